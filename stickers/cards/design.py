"""How a card looks: a colour band under black text, and a pattern that says the same without colour.

Three colours carry black text at 7:1 or better and stay apart in every kind of colour blindness
(Okabe and Ito's yellow, orange and sky blue); everything else is white.  Colour is never alone: the
word, the corner index, the mark's shape and the pattern of the edge all tell the card as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from accessible_games.games.deck import CardSpec

RGB = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Look:
    """Colour of the band and pattern of the edge, by name."""

    colour: str
    pattern: str = "plain"


COLOURS: Final[Mapping[str, RGB]] = MappingProxyType(
    {
        "white": (1.0, 1.0, 1.0),
        "yellow": (240 / 255, 228 / 255, 66 / 255),
        "orange": (230 / 255, 159 / 255, 0.0),
        "sky": (86 / 255, 180 / 255, 233 / 255),
    }
)

PATTERNS: Final = ("plain", "bars", "dots", "slants", "blocks")

BACK: Final = Look("white", "lattice")
COIN: Final = Look("yellow", "dots")

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

_OWN: Final[Mapping[str, Mapping[str, Look]]] = MappingProxyType(
    {
        # Kami: colour says the points, the pattern tells the two kinds of equal points apart.
        "kami": {
            "warrior": Look("white"),
            "horseman": Look("sky"),
            "lancer": Look("sky", "slants"),
            "silver": Look("yellow"),
            "gold": Look("yellow", "blocks"),
            "madman": Look("orange"),
            "tower": Look("orange", "bars"),
            "empress": Look("white", "blocks"),
        },
        "kameloot": {
            "ring": Look("yellow"),
            "wand": Look("orange"),
            "glove": Look("sky"),
            "potion": Look("yellow", "bars"),
            "cloak": Look("orange", "slants"),
            "scroll": Look("sky", "blocks"),
            "unicorn": Look("white"),
            "tavern_token": Look("white", "dots"),
        },
        # KamiMaï: what belongs to an Element has its colour; the pattern says Guardian or Fairy.
        "kamimai": {
            "water": Look("sky"),
            "fire": Look("orange"),
            "earth": Look("yellow"),
            "air": Look("white"),
            "guardian_blue": Look("sky", "bars"),
            "guardian_red": Look("orange", "bars"),
            "guardian_green": Look("yellow", "bars"),
            "guardian_grey": Look("white", "bars"),
            "fairy_water": Look("sky", "dots"),
            "fairy_fire": Look("orange", "dots"),
            "fairy_earth": Look("yellow", "dots"),
            "fairy_air": Look("white", "dots"),
            "wolf": Look("white", "blocks"),
            "sprite": Look("white", "slants"),
            "dragonflies": Look("sky", "slants"),
            "mouse": Look("yellow", "slants"),
        },
        "tamashii": {
            "trolls": Look("orange", "blocks"),
            "olaf": Look("white"),
            "anna": Look("yellow", "dots"),
            "elsa": Look("sky"),
            "kristoff": Look("white", "slants"),
            "sven": Look("yellow", "blocks"),
            "blue": Look("sky", "bars"),
            "pink": Look("white", "blocks"),
            "green": Look("yellow", "slants"),
            "red": Look("orange", "bars"),
        },
        # Magi Kitchen: bleached ingredients are white, potions coloured, tiles have blocks.
        "magi_kitchen": {
            "rainbow": Look("sky", "dots"),
            "trash": Look("white", "slants"),
            "blank": Look("white"),
        },
    }
)

_BY_KIND: Final = {
    "ingredient": Look("white"),
    "posture": Look("yellow", "dots"),
    "tile": Look("orange", "blocks"),
}


def look_of(game: str, card: CardSpec, place: int) -> Look:
    """The look of a card.

    Args:
        game: the deck's game.
        card: one of its cards.
        place: its place in the deck, from 0; cards of one's own take turns through all looks.
    """
    own = _OWN.get(game, {}).get(card.id)
    if own is not None:
        return own
    named = _BY_COLOUR_WORD.get(str(card.extra.get("colour", "")).lower())
    by_kind = _BY_KIND.get(str(card.extra.get("kind", ""))) if game in _OWN else None
    if named is not None or by_kind is not None:
        return named or by_kind or BACK
    colours = tuple(COLOURS)
    return Look(colours[place % len(colours)], PATTERNS[place // len(colours) % len(PATTERNS)])


def contrast(colour: RGB) -> float:
    """WCAG contrast ratio of black text on the colour, 1 to 21."""
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in colour]
    luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return (luminance + 0.05) / 0.05
