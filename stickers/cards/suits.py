"""The four suits as outlines, for packs whose corner says one ("10♥").

A typeface's suits are as high as its kanji and higher than its digits; drawn here, they stand beside
the index at its own height, as on the cards that people know.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ..paths import Contour, circle

_STEM: Final[Contour] = (
    (0.47, 0.5),
    (0.47, 0.8, 0.4, 0.94, 0.29, 1.0),
    (0.71, 1.0),
    (0.6, 0.94, 0.53, 0.8, 0.53, 0.5),
)

SUITS: Final[Mapping[str, tuple[Contour, ...]]] = MappingProxyType(
    {
        "♠": (
            (
                (0.5, 0.0),
                (0.64, 0.24, 1.0, 0.38, 1.0, 0.64),
                (1.0, 0.92, 0.6, 0.92, 0.5, 0.68),
                (0.4, 0.92, 0.0, 0.92, 0.0, 0.64),
                (0.0, 0.38, 0.36, 0.24, 0.5, 0.0),
            ),
            _STEM,
        ),
        "♥": (
            (
                (0.5, 0.26),
                (0.4, -0.02, 0.0, -0.02, 0.0, 0.32),
                (0.0, 0.6, 0.36, 0.74, 0.5, 1.0),
                (0.64, 0.74, 1.0, 0.6, 1.0, 0.32),
                (1.0, -0.02, 0.6, -0.02, 0.5, 0.26),
            ),
        ),
        "♦": (((0.5, 0.0), (0.88, 0.5), (0.5, 1.0), (0.12, 0.5)),),
        "♣": (circle(0.5, 0.25, 0.48), circle(0.25, 0.6, 0.48), circle(0.75, 0.6, 0.48), _STEM),
    }
)
"""Suit -> outlines in a square of side 1, y downwards, each filled by itself."""


def parted(index: str) -> tuple[str, str]:
    """An index and the suit at its end; "" for none."""
    return (index[:-1].rstrip(), index[-1]) if len(index) > 1 and index[-1] in SUITS else (index, "")
