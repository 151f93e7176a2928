"""The outcome of a check, told in plain lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from accessible_games.games.deck import Deck

from ..manifest import Manifest
from ..marks import SECRET, describe, mark_of
from ..texts import texts
from .faults import STEM, Fault, Value
from .placement import Placement


@dataclass(slots=True)
class Report:
    """What a check found.

    Attributes:
        file: the name of what was checked.
        dpi: the resolution that it was read at.
        manifest: what the file tells about itself.
        sheets: pages that were read.
        signs: labels or cards that were read.
        faults: everything that is wrong; empty if the check passed.
        notes: (message id, variables): what else is worth knowing.
        calibration: what takes a scanned print back to where it belongs, if it could be measured.
        names: card id -> what the card is called.
    """

    file: str
    dpi: int
    manifest: Manifest
    sheets: int = 0
    signs: int = 0
    faults: list[Fault] = field(default_factory=list)
    notes: list[tuple[str, Mapping[str, Value]]] = field(default_factory=list)
    calibration: Placement | None = None
    names: Mapping[str, str] = field(default_factory=dict)

    @property
    def passed(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults

    def lines(self, language: str) -> list[str]:
        """The report: one line per fault, then notes, then the outcome."""
        words = texts(language, STEM)
        lines = [fault.tell(language, self.names) for fault in self.faults]
        lines += [words.text(key, **variables) for key, variables in self.notes]
        outcome = "check-passed" if self.passed else "check-failed"
        counts = {"sheets": self.sheets, "signs": self.signs, "faults": len(self.faults)}
        kind = self.manifest.kind
        return [*lines, words.text(outcome, file=self.file, dpi=self.dpi, kind=kind, **counts)]


# -- how the list of a file differs from the box: not a fault, but worth knowing --------------

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
