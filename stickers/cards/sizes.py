"""Card formats and large-print presets."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from accessible_games.games.deck import Deck

from ..pieces import DEFAULT, pieces_of

FLOOR: Final = 16.0
"""Points; nothing on a card or a sheet is ever smaller (large print begins here)."""

STEP: Final = 0.5
"""Points by which auto-fit shrinks and grows."""

BLEED: Final = 3.0
CORNER_RADIUS: Final = 3.0
CUT_CORNER: Final = 6.0
"""Millimetres: ink beyond the cut; radius of the corner guide; legs of the orientation cut."""

JUMBO: Final = 15.0
NAME: Final = 31.0
"""Millimetres of an index and points of a name that are read at 6/60 from 50 and from 25 cm: a hand of cards,
and a card held near (docs/print-measures.md works them out)."""

MM: Final = 72 / 25.4
"""Points per millimetre."""


@dataclass(frozen=True, slots=True)
class CardSize:
    """A card format.

    Attributes:
        name: of the format.
        width: in millimetres.
        height: in millimetres.
        index: the least size of the corner index in points.
        scale: how much larger than on a poker card everything can be.
    """

    name: str
    width: float
    height: float
    index: float
    scale: float

    @property
    def jumbo(self) -> float:
        """Height of the letters in the corner that the preset `index` promises, in millimetres."""
        return JUMBO * self.scale


@dataclass(frozen=True, slots=True)
class Preset:
    """A large-print preset.

    Attributes:
        name: on the command line.
        size: the least size in points that it promises for names and texts.
        leading: distance of lines as a multiple of their size.
        jumbo: it promises the height of the corner index instead.
    """

    name: str
    size: float
    leading: float
    jumbo: bool = False


SIZES: Final = {
    size.name: size
    for size in (
        CardSize("poker", 63.5, 88.9, 28, 1.0),
        CardSize("bridge", 57.15, 88.9, 28, 1.0),
        CardSize("tarot", 70.0, 120.0, 34, 1.2),
        CardSize("a6", 105.0, 148.0, 44, 1.6),
    )
}

PRESETS: Final = {
    preset.name: preset
    for preset in (
        Preset("index", 18, 1.2, jumbo=True),
        Preset("large", 18, 1.25),
        Preset("xlarge", 22, 1.2),
        Preset("giant", 28, 1.2),
    )
}


def size_for(deck: Deck) -> CardSize:
    """The format that most cards of a deck have, as it tells; poker where that is none of these."""
    named = Counter(piece.name for piece in pieces_of(deck, None).values())
    known = [name for name, _ in named.most_common() if name in SIZES]
    return SIZES[known[0] if known else DEFAULT]
