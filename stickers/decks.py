"""Decks to print: those of the games, what a data file changes in them, and decks of one's own.

    deck = open_deck("kameloot")
    deck = open_deck("family", Path("family.toml"))     # or .csv

A file lists cards: TOML with `[[card]]` tables, or a table with a heading line.  Each card of one's own
has `id`, `copies` and `name`, and may have `text`, `number`, `letter`, `sign`, `mark`, `place`, `size`
and `kind`; names and texts may be given per language.  What says neither number nor mark is seen to by
`stickers.allotment`.  With the id of a box's card only what differs need be given.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from accessible_games.decks.standard import CUTS
from accessible_games.games import GAMES, STANDARD
from accessible_games.games.deck import CardSpec, Deck, load_deck, read_data, standard_deck

from .allotment import with_marks
from .code import CodeError
from .fields import Place, Row, check_size, check_text, read_row
from .marks import Mark, code_of, describe, feel, mark_of
from .refusal import DeckError
from .tables import ENDINGS, SPREADSHEETS, read_csv
from .texts import short

STANDARD_DECKS: Final = MappingProxyType(
    {f"{STANDARD}-{cut * packs}": (cut, packs) for cut in CUTS for packs in (1, 2) if packs == 1 or cut > 40}
)
"""Standard decks by the names under which they are printed -> cards of a pack, packs: "standard-52"."""

_ALIKE: Final = 0.75
"""How like an id of a box another one is that is taken for a slip; 1 is the same."""

_LONGEST: Final = 40
"""Letters of an id that are compared."""

FORMAT: Final = 1
"""The version of deck files that this program reads."""

_TOP: Final = ("format", "game", "title", "size", "card")


def open_deck(game: str, data: Path | None = None) -> Deck:
    """The deck of a box, or of one's own, ready to be printed.

    Args:
        game: one of `GAMES` or of `STANDARD_DECKS`; with `data` also any other name.
        data: a .toml or .csv file.

    Raises:
        OptionError: one line that names file, card, key and what is allowed; most of them are
            `DeckError`, which can be told in each language.
    """
    if data is None:
        if game in STANDARD_DECKS:
            return standard_deck(game, *STANDARD_DECKS[game])
        if game not in GAMES:
            raise DeckError("deck-unknown", game=short(game), games=", ".join((*GAMES, *STANDARD_DECKS)))
        return load_deck(game)
    table, rows = _read(data)
    _check_head(game, table, Place(str(data)))
    box = load_deck(game) if game in GAMES else Deck(game, (), MappingProxyType({}))
    if game in GAMES:
        _check_known(box, rows)
    deck = Deck(box.game, _merge(box, rows), MappingProxyType({**box.extra, **table}), box.names)
    _check_marks(deck, str(data))
    _check_needs(deck, str(data))
    return deck


def _read(path: Path) -> tuple[dict[str, Any], list[Row]]:
    """The keys at the top of a file, and its cards with the place where each stands."""
    # `Path.exists` itself fails for a name that no file system takes.
    if not os.path.exists(path):
        raise DeckError("deck-no-file", file=str(path))
    if path.suffix.lower() in (*ENDINGS, *SPREADSHEETS):
        return {}, read_csv(path)
    table = read_data(path)
    cards = table.pop("card", None)
    if not cards or not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        raise DeckError("deck-no-cards", file=str(path))
    return table, [Row(Place(str(path), card=n), card) for n, card in enumerate(cards, 1)]


def _check_head(game: str, table: Mapping[str, Any], file: Place) -> None:
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
    if "size" in table:
        check_size(file, table["size"])


def _check_known(box: Deck, rows: Iterable[Row]) -> None:
    """A file for a box changes its cards; one that is not in it would silently get stickers of its own.

    Whoever adds a card to a box gives it a name and how many there are, as in a deck of one's own.
    """
    known = [card.id for card in box.cards]
    for row in rows:
        wrong = row.fields.get("id")
        if not isinstance(wrong, str) or wrong in known:
            continue
        near = get_close_matches(wrong[:_LONGEST], known, 1, _ALIKE)
        # In a table one of each is meant where no count is told.
        needed = {"name"} if row.columns else {"name", "copies"}
        if near or not row.fields.keys() >= needed:
            told = {"id": short(wrong), "game": box.game, "near": near[0] if near else "none"}
            raise DeckError("deck-not-in-box", where=row.where, ids=", ".join(known), **told)


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
    return with_marks(tuple(cards.values()))


def _check_marks(deck: Deck, file: str) -> None:
    """No two cards feel alike, and a circle or a square says the number that stands on the card."""
    felt: dict[object, CardSpec] = {}
    for card in deck.cards:
        mark = mark_of(card)
        first = felt.setdefault(feel(mark), card)
        if first is not card:
            raise DeckError("deck-alike", where=file, first=first.id, second=card.id)
        try:
            number = code_of(mark)
        except CodeError as problem:
            raise DeckError("deck-mark", where=file, problem=problem) from None
        if number is not None and number not in _printed(card):
            told = _Described(mark)
            raise DeckError("deck-mark-code", where=file, id=card.id, number=number, mark=told)


def _printed(card: CardSpec) -> set[int]:
    """The numbers that a card may mean by its signs: those printed on it, and the place of its letter."""
    numbers = {value for value in card.extra.values() if type(value) is int}
    # A hundred and a minus have signs of their own before the code.
    numbers |= {abs(number) % 100 for number in numbers}
    return numbers | ({ord(card.extra["letter"]) - ord("A") + 1} if "letter" in card.extra else set())


@dataclass(frozen=True, slots=True)
class _Described:
    """A mark in the words of the reader."""

    mark: Mark

    def sentence(self, language: str) -> str:
        return describe(self.mark, language)


def _check_needs(deck: Deck, file: str) -> None:
    """What a character wants (Tamashii) must be so many of other components of the box."""
    ids = [card.id for card in deck.cards if card.extra.get("kind") == "gem"]
    for card in deck.cards:
        for gem, count in card.extra.get("need", {}).items():
            if gem not in ids or not isinstance(count, int) or count < 1:
                raise DeckError("deck-need", where=file, id=card.id, gems=", ".join(ids))
