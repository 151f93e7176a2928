"""How each production method draws a mark, as far as reading it back is concerned.

The numbers repeat what the methods promise to their users; they are not taken from the drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from .components import Component
from .measure import Nominal
from .parts import Part, filled_parts, traced_parts
from .pricked import pricked_parts
from .raster import Raster

Parts = Callable[[Raster, Sequence[Component]], list[Part]]


@dataclass(frozen=True, slots=True)
class Way:
    """One way of drawing.

    Attributes:
        parts: takes a mark apart.
        ink: level of its ink, of 255; less for grey guides.
        dot_factor: drawn diameter of a dot over the one that is to be felt.
        more: how much wider dots and lines are drawn, mm.
        line_factor: drawn width of a line over the one that is to be felt.
        middle: outlines are measured along the middle of their line.
        hairline: width of the lines along the edges, half of which stands over.
        slack: how far what is drawn may begin inside the room of its mark, mm.
    """

    parts: Parts
    ink: int = 255
    dot_factor: float = 1.0
    line_factor: float = 1.0
    more: float = 0.0
    middle: bool = False
    hairline: float = 0.0
    slack: float = 0.75

    def drawn(self, felt: Nominal) -> Nominal:
        """The sizes on paper of a mark with these sizes to be felt."""
        line = 0.0 if self.middle else felt.line * self.line_factor + self.more
        wider = line - felt.line
        return replace(
            felt,
            dot=felt.dot * self.dot_factor + self.more,
            line=line,
            square=felt.square + wider,
            circle=felt.circle + wider,
            gap=felt.gap - self.hairline,
            margin=felt.margin - self.hairline / 2,
        )


WAYS: Final[Mapping[str, Way]] = MappingProxyType(
    {
        "swell": Way(filled_parts, dot_factor=0.83),
        "dots": Way(traced_parts, more=0.4, hairline=0.2),
        "paint": Way(traced_parts, ink=127, dot_factor=0.8, line_factor=0.8, hairline=0.3),
        "punch": Way(pricked_parts, middle=True, slack=1.5),
        "clear": Way(traced_parts, ink=127, hairline=0.3),
    }
)
"""The ways by the name of their method."""
