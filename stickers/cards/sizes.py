"""Card formats and large-print presets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

FLOOR: Final = 16.0
"""Points; nothing on a card or a sheet is ever smaller (large print begins here)."""

STEP: Final = 0.5
"""Points by which auto-fit shrinks."""

BLEED: Final = 3.0
CORNER_RADIUS: Final = 3.0
CUT_CORNER: Final = 6.0
"""Millimetres: ink beyond the cut; radius of the corner guide; legs of the orientation cut."""

MM: Final = 72 / 25.4
"""Points per millimetre."""


@dataclass(frozen=True, slots=True)
class CardSize:
    """A card format, in millimetres; `index` is the corner index in points."""

    name: str
    width: float
    height: float
    index: float


@dataclass(frozen=True, slots=True)
class Preset:
    """A large-print preset: wished size in points, and leading as a multiple of the size."""

    name: str
    size: float
    leading: float


SIZES: Final = {
    size.name: size
    for size in (
        CardSize("poker", 63.5, 88.9, 28),
        CardSize("bridge", 57.15, 88.9, 28),
        CardSize("tarot", 70.0, 120.0, 34),
        CardSize("a6", 105.0, 148.0, 44),
    )
}

PRESETS: Final = {
    preset.name: preset
    for preset in (Preset("large", 18, 1.25), Preset("xlarge", 22, 1.2), Preset("giant", 28, 1.2))
}
