"""Tables to begin a deck of one's own with: well-known families of cards, marked and ready to be printed.

Suits and colours are shapes that a finger tells apart at once, before the number in the dot code, as
on the cards of families that mark their own: spade triangle, heart drop, diamond solid square, club
cross.  What is no number (skip, wild) has signs of its own.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from string import ascii_uppercase
from types import MappingProxyType
from typing import Final

from accessible_games.decks.standard import FEELS

from . import headings
from .texts import texts

_COLUMNS: Final = ("id", "copies", "name", "index", "number", "letter", "sign", "mark", "colour", "size")
"""The columns of a template, if any of its cards fills them."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One row.

    Attributes:
        id: of the card.
        name: message of its name, in `template.ftl`.
        copies: how many.
        number: on the card, or None.
        letter: on the card, or "".
        sign: before the number.
        mark: instead of both.
        colour: of its band.
        size: of the card, if it is not the usual one.
        index: message of its corner, in `template.ftl`; "" for its number or letter.
        values: variables of the message.
    """

    id: str
    name: str
    copies: int = 1
    number: int | None = None
    letter: str = ""
    sign: tuple[str, ...] = ()
    mark: tuple[str, ...] = ()
    colour: str = ""
    size: str = ""
    index: str = ""
    values: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))


_SUITS: Final = {suit.id: feels for suit, feels in FEELS.items()}
"""Shapes and bands of the standard deck: four colours, as in the packs that are made for low vision."""
_RANKS: Final = {1: "ace", 11: "jack", 12: "queen", 13: "king"}
_TAROT: Final = {11: "jack", 12: "knight", 13: "queen", 14: "king"}


def _suited(ranks: Sequence[int], named: Mapping[int, str], size: str = "") -> Iterator[Entry]:
    for suit, (sign, colour) in _SUITS.items():
        for rank in ranks:
            name = f"rank-{named[rank]}" if rank in named else "rank-number"
            yield Entry(
                f"{suit}_{rank}",
                name,
                number=rank,
                sign=(sign,),
                colour=colour,
                size=size,
                index=name,
                values={"suit": suit, "rank": str(rank)},
            )


def _cards_52() -> Iterator[Entry]:
    yield from _suited(range(1, 14), _RANKS)
    yield Entry("joker", "joker", 2, mark=("star",), colour="grey", index="joker")


def _cards_54() -> Iterator[Entry]:
    yield from _suited(range(1, 14), _RANKS)
    yield Entry("joker_red", "joker-red", mark=("star",), colour="red", index="joker")
    yield Entry("joker_black", "joker-black", mark=("star", "star"), colour="black", index="joker")


def _cards_32() -> Iterator[Entry]:
    yield from _suited((1, *range(7, 14)), _RANKS)


def _tarot() -> Iterator[Entry]:
    yield from _suited(range(1, 15), {1: "ace", **_TAROT}, "tarot")
    for number in range(1, 22):
        values = {"rank": str(number)}
        yield Entry(f"trump_{number}", "trump", number=number, colour="white", size="tarot", values=values)
    yield Entry("excuse", "excuse", mark=("star",), colour="grey", size="tarot", index="excuse")


_UNO: Final = {"red": "triangle", "yellow": "star", "green": "block", "blue": "drop"}
_ACTIONS: Final = {"skip": "bar", "reverse": "wave", "draw_two": "window"}


def _uno() -> Iterator[Entry]:
    for colour, sign in _UNO.items():
        values = {"colour": colour}
        for number in range(10):
            named = {**values, "rank": str(number)}
            copies = 2 if number else 1
            yield Entry(
                f"{colour}_{number}",
                "colour-number",
                copies,
                number,
                sign=(sign,),
                colour=colour,
                values=named,
            )
        for action, own in _ACTIONS.items():
            name = f"colour-{action}".replace("_", "-")
            yield Entry(
                f"{colour}_{action}", name, 2, mark=(sign, own), colour=colour, index=action, values=values
            )
    yield Entry("wild", "wild", 4, mark=("moon",), colour="black", index="wild")
    yield Entry(
        "wild_draw_four", "wild-draw-four", 4, mark=("moon", "window"), colour="black", index="wild_draw_four"
    )


def _skyjo() -> Iterator[Entry]:
    for number in range(-2, 13):
        copies = {-2: 5, 0: 15}.get(number, 10)
        colour = "blue" if number < 0 else "white" if number == 0 else _warmer(number)
        name = f"minus_{-number}" if number < 0 else str(number)
        yield Entry(f"card_{name}", "number", copies, number, colour=colour, values={"rank": str(number)})


def _warmer(number: int) -> str:
    return "green" if number < 5 else "yellow" if number < 9 else "red"


def _numbers() -> Iterator[Entry]:
    for number in range(1, 105):
        yield Entry(f"card_{number}", "number", number=number, values={"rank": str(number)})


def _letters() -> Iterator[Entry]:
    for letter in ascii_uppercase:
        yield Entry(f"letter_{letter.lower()}", "letter", letter=letter, values={"letter": letter})


TEMPLATES: Final[Mapping[str, Callable[[], Iterator[Entry]]]] = MappingProxyType(
    {
        "52": _cards_52,
        "54": _cards_54,
        "32": _cards_32,
        "tarot": _tarot,
        "uno": _uno,
        "skyjo": _skyjo,
        "numbers": _numbers,
        "letters": _letters,
    }
)
"""Every template by the name that is given on the command line."""

LARGE: Final = frozenset({"numbers"})
"""Those with numbers above 59, which are printed if they are asked for (`--allow-large`)."""


def template_csv(template: str, language: str) -> bytes:
    """A template as a table that any spreadsheet opens, with headings and names in a language.

    Args:
        template: one of `TEMPLATES`.
        language: "en", "fr" or "ja"; French spreadsheets part columns by semicolons.
    """
    entries = list(TEMPLATES[template]())
    words = texts(language, "template")
    columns = [column for column in _COLUMNS if any(_cell(entry, column) for entry in entries)]
    table = io.StringIO()
    writer = csv.writer(table, delimiter=";" if language == "fr" else ",", lineterminator="\r\n")
    writer.writerow([headings.COLUMNS.word(column, language) for column in columns])
    for entry in entries:
        name = words.text(f"template-{entry.name}", **entry.values)
        cells = {column: _cell(entry, column) for column in columns}
        if entry.index:
            cells["index"] = words.text(f"template-index-{entry.index}".replace("_", "-"), **entry.values)
        cells |= {"name": name, "colour": _said(headings.COLOURS, (entry.colour,), language)}
        cells |= {key: _said(headings.SIGNS, getattr(entry, key), language) for key in ("sign", "mark")}
        writer.writerow([cells[column] for column in columns])
    # The mark at the head tells Excel that the file is UTF-8.
    return table.getvalue().encode("utf-8-sig")


def _cell(entry: Entry, column: str) -> str:
    value = getattr(entry, column)
    return "" if value in (None, ()) else str(value)


def _said(words: headings.Vocabulary, names: Sequence[str], language: str) -> str:
    return " ".join([words.word(name, language) for name in names if name])
