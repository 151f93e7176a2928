"""How a card looks, on paper and on the screen: the colour of its band and the pattern of its edge.

`deck.toml` says both for each card of a box (`band`, `edge`), so that the printed card and what the
window draws are one family.  Three colours carry black text at 7:1 or better and stay apart in every
kind of colour blindness (Okabe and Ito's yellow, orange and sky blue); everything else is white.
Colour is never alone: the word, the corner index, the signs of the mark and the edge tell the card too.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from accessible_games.engine import Value

from .deck import CardSpec

Colour = tuple[int, int, int]
"""Red, green and blue, 0 to 255."""


class Look(Value):
    """Colour of the band and pattern of the edge, by name."""

    colour: str
    pattern: str = "plain"


COLOURS: Final[Mapping[str, Colour]] = MappingProxyType(
    {
        "white": (255, 255, 255),
        "yellow": (240, 228, 66),
        "orange": (230, 159, 0),
        "sky": (86, 180, 233),
    }
)
"""The colours of bands; black text stands on all of them."""

PATTERNS: Final = ("plain", "bars", "dots", "slants", "blocks")
"""The patterns of edges."""

BACK: Final = Look("white", "lattice")
COIN: Final = Look("yellow", "dots")
"""Backs: of most cards, and of those whose back is a coin; the lattice is no card's."""

_BY_COLOUR_WORD: Final = {
    "blue": Look("sky"),
    "yellow": Look("yellow"),
    "orange": Look("orange"),
    "white": Look("white"),
    "red": Look("orange", "bars"),
    "green": Look("white", "slants"),
    "grey": Look("white", "dots"),
    "pink": Look("white", "blocks"),
    "purple": Look("sky", "blocks"),
    "brown": Look("orange", "dots"),
    "black": Look("white", "bars"),
}
"""Looks for the colours that a deck file may name; no ink on white but black reaches 7:1."""


def look_of(card: CardSpec, place: int) -> Look:
    """The look of a card: what its deck says, else what the colour that it names stands for.

    Args:
        card: the card.
        place: its place in the deck, from 0; cards that say nothing take turns through all looks.
    """
    if "band" in card.extra:
        return Look(card.extra["band"], card.extra.get("edge", PATTERNS[0]))
    named = _BY_COLOUR_WORD.get(str(card.extra.get("colour", "")).lower())
    colours = tuple(COLOURS)
    return named or Look(colours[place % len(colours)], PATTERNS[place // len(colours) % len(PATTERNS)])
