"""Which glyph a piece of ink is: by its form, never by comparing it with a drawing of ours.

Each glyph has ranges of measures that follow from what the word means - a star reaches out five
times in a turn, a bar is long and full, a crescent is hollowed out on one side - and the ranges
exclude each other.  What falls into none of them has no name, and the readback says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import inf
from types import MappingProxyType
from typing import Final

from .form import Form

Range = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Signature:
    """Ranges of the measures of a form; see `Form`.  What is not given may have any value."""

    compactness: Range = (0, inf)
    elongation: Range = (0, inf)
    solidity: Range = (0, inf)
    fill: Range = (0, inf)
    lobes3: Range = (0, inf)
    lobes4: Range = (0, inf)
    lobes5: Range = (0, inf)
    tail: Range = (0, inf)
    tail_x: Range = (-inf, inf)
    tail_y: Range = (-inf, inf)

    def fits(self, form: Form) -> bool:
        """Whether every measure lies in its range."""
        return all(low <= getattr(form, name) <= high for name, (low, high) in self._ranges())

    def _ranges(self) -> list[tuple[str, Range]]:
        return [(name, getattr(self, name)) for name in self.__slots__]


_ROUND: Final = Signature(
    compactness=(0.97, 1.05), elongation=(1, 1.12), lobes3=(0, 0.25), lobes4=(0, 0.25), lobes5=(0, 0.25)
)
_SQUARE: Final = Signature(
    compactness=(0.93, 0.975),
    elongation=(1, 1.1),
    solidity=(0.93, 1.02),
    fill=(0.9, 1),
    lobes3=(0, 0.15),
    lobes4=(0.45, 0.75),
)
_TRIANGLE: Final = Signature(
    compactness=(0.79, 0.89), elongation=(1, 1.3), solidity=(0.93, 1.02), lobes3=(0.55, 1), lobes5=(0, 0.3)
)

OUTLINES: Final[Mapping[str, Signature]] = MappingProxyType(
    {"circle": _ROUND, "square": _SQUARE, "triangle": _TRIANGLE}
)
"""Forms of what an outline encloses."""

SOLIDS: Final[Mapping[str, Signature]] = MappingProxyType(
    {
        "disc": _ROUND,
        "block": _SQUARE,
        "bar": Signature(compactness=(0.92, 1.0), elongation=(2.2, 12), fill=(0.85, 1), tail=(0, 0.05)),
        "star": Signature(
            elongation=(1, 1.12), solidity=(0.4, 0.8), lobes3=(0, 0.3), lobes4=(0, 0.3), lobes5=(1, 3)
        ),
        "cross": Signature(
            elongation=(1, 1.12),
            solidity=(0.33, 0.85),
            lobes3=(0, 0.3),
            lobes4=(0.65, 2),
            lobes5=(0, 0.3),
        ),
        "drop": Signature(
            compactness=(0.88, 1.0),
            elongation=(1.12, 2),
            solidity=(0.9, 1.02),
            tail_x=(-0.04, 0.04),
            tail_y=(-0.6, -0.04),
        ),
        "moon": Signature(elongation=(1.65, 4), solidity=(0.3, 0.8), tail=(0.12, 0.8), tail_y=(-0.06, 0.06)),
        "wave": Signature(compactness=(0, 0.8), elongation=(1.8, 8), solidity=(0.3, 0.85), tail=(0, 0.08)),
        "hook": Signature(compactness=(0, 0.78), elongation=(1, 1.55), solidity=(0.3, 0.8), tail=(0.1, 0.8)),
    }
)
"""Forms of full pieces; a disc is a dot, a hook with a dot below is a question mark."""


def name_of(form: Form, among: Mapping[str, Signature]) -> str:
    """The one name that fits, or "" where none does or more than one."""
    fitting = [name for name, signature in among.items() if signature.fits(form)]
    return fitting[0] if len(fitting) == 1 else ""
