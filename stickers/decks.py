"""Decks to print: the five boxes, what a data file changes in them, and decks of one's own.

    deck = open_deck("kameloot")
    deck = open_deck("family", Path("family.toml"))     # or .csv

A file lists cards: TOML with `[[card]]` tables, or CSV with a heading line.  Each card of one's own
has `id`, `copies` and `name`, and may have `text`, `number`, `mark`, `place` and `kind`; names and
texts may be given per language.  A card with neither number nor mark gets the next free number.
With the id of a box's card only what differs need be given.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from accessible_games.games.deck import CardSpec, Deck, load_deck, read_data

from .code import LARGEST
from .fields import Row, check_text, read_row
from .marks import feel, mark_of, number_of
from .refusal import DeckError
from .tables import read_csv
from .texts import short

GAMES: Final = ("kami", "kameloot", "kamimai", "tamashii", "magi_kitchen")
"""The five boxes, by id."""

FORMAT: Final = 1
"""The version of deck files that this program reads."""

_TOP: Final = ("format", "game", "title", "card")


def open_deck(game: str, data: Path | None = None) -> Deck:
    """The deck of a box, or of one's own, ready to be printed.

    Args:
        game: one of `GAMES`; with `data` also any other name.
        data: a .toml or .csv file.

    Raises:
        OptionError: one line that names file, card, key and what is allowed; most of them are
            `DeckError`, which can be told in each language.
    """
    if data is None:
        if game not in GAMES:
            raise DeckError("deck-unknown", game=short(game), games=", ".join(GAMES))
        return load_deck(game)
    table, rows = _read(data)
    _check_head(game, table, str(data))
    box = load_deck(game) if game in GAMES else Deck(game, (), MappingProxyType({}))
    deck = Deck(box.game, _merge(box, rows), MappingProxyType({**box.extra, **table}))
    _check_marks(deck, str(data))
    _check_needs(deck, str(data))
    return deck


def _read(path: Path) -> tuple[dict[str, Any], list[Row]]:
    """The keys at the top of a file, and its cards with the place where each stands."""
    if path.suffix.lower() == ".csv":
        return {}, read_csv(path)
    table = read_data(path)
    cards = table.pop("card", None)
    if not cards or not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        raise DeckError("deck-no-cards", file=str(path))
    return table, [Row(f"{path}, [[card]] {n}", card) for n, card in enumerate(cards, 1)]


def _check_head(game: str, table: Mapping[str, Any], file: str) -> None:
    for key in table:
        # A box's data file may also serve at play, where it sets rules under the game's name.
        if key not in _TOP and not (key == game and game in GAMES):
            raise DeckError("deck-key", where=file, key=short(key), keys=", ".join(_TOP))
    if table.get("format", FORMAT) != FORMAT:
        raise DeckError("deck-format", where=file, value=short(table["format"]), format=FORMAT)
    if table.get("game", game) != game:
        raise DeckError("deck-game", where=file, value=short(table["game"]), game=short(game))
    if "title" in table:
        check_text(file, "title", table["title"])


def _merge(box: Deck, rows: Iterable[Row]) -> tuple[CardSpec, ...]:
    """The box's cards with what the file changes, then the file's own, in its order."""
    cards = {card.id: card for card in box.cards}
    printed = frozenset(key for card in box.cards for key in card.extra)
    seen: set[str] = set()
    for row in rows:
        card = read_row(row, cards, printed)
        if card.id in seen:
            raise DeckError("deck-twice", where=row.where, id=card.id)
        seen.add(card.id)
        cards[card.id] = card
    return _number(tuple(cards.values()))


def _number(cards: tuple[CardSpec, ...]) -> tuple[CardSpec, ...]:
    """The cards, those without a number or a mark of their own given the next free number."""
    taken = {number_of(mark_of(card)) for card in cards}
    free = (number for number in range(1, LARGEST + 1) if number not in taken)
    numbered = []
    for card in cards:
        if not mark_of(card):
            number = next(free, None)
            if number is None:
                raise DeckError("deck-numbers-out", id=card.id, most=LARGEST)
            card = CardSpec(card.id, card.copies, MappingProxyType({**card.extra, "number": number}))
        numbered.append(card)
    return tuple(numbered)


def _check_marks(deck: Deck, file: str) -> None:
    felt: dict[object, CardSpec] = {}
    for card in deck.cards:
        first = felt.setdefault(feel(mark_of(card)), card)
        if first is not card:
            raise DeckError("deck-alike", where=file, first=first.id, second=card.id)


def _check_needs(deck: Deck, file: str) -> None:
    """What a character wants (Tamashii) must be so many of other components of the box."""
    ids = [card.id for card in deck.cards if card.extra.get("kind") == "gem"]
    for card in deck.cards:
        for gem, count in card.extra.get("need", {}).items():
            if gem not in ids or not isinstance(count, int) or count < 1:
                raise DeckError("deck-need", where=file, id=card.id, gems=", ".join(ids))
