"""How the list of a file differs from the box: not a fault, but worth knowing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from accessible_games.games.deck import Deck

from ..manifest import Manifest
from ..marks import SECRET, describe, mark_of
from .faults import Value

Note = tuple[str, Mapping[str, Value]]
"""A message's id and its variables."""


def deck_notes(manifest: Manifest, deck: Deck, names: Mapping[str, str], language: str) -> Iterator[Note]:
    """What a list has otherwise than the deck of its game.

    Args:
        manifest: what the file tells about itself.
        deck: the deck of the box.
        names: card id -> what the card is called.
        language: of the words of marks.
    """
    cards = {card.id: card for card in deck.cards}
    entries = [entry for page in manifest.pages for entry in page]
    listed = {entry.card: entry.mark for entry in entries}
    for card, mark in listed.items():
        if card in cards and mark != mark_of(cards[card]):
            wanted = describe(mark_of(cards[card]), language)
            found = describe(mark, language)
            yield "check-note-mark", {"card": names.get(card, card), "found": found, "wanted": wanted}
    if manifest.kind != "stickers":
        # Not every component of a box is a card to be printed large.
        return
    sets = max((entry.set for entry in entries), default=1)
    counts = Counter(entry.card for entry in entries)
    whole = {
        card.id: card.copies * sets
        for card in deck.cards
        if card.id in counts or (mark_of(card) and not card.extra.get(SECRET))
    }
    if counts != whole:
        yield "check-note-count", {"found": len(entries), "wanted": sum(whole.values())}
