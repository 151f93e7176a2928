"""Parts of a mark, whether it was drawn filled or as hairlines along its edges.

Filled, a piece of ink is what it looks like, and an outline is a piece with a hole.  Traced, a full
shape is one loop, an outline is a loop within a loop, and what lies in the outline are loops again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import dist
from typing import Final

from .components import Component, Runs, filled, holes
from .form import Form, form_of
from .raster import Raster
from .shape import Annulus, Shape

_PANE: Final = 0.3
"""Less than this many square mm is no pane but a pore of the print."""

_HOLLOW: Final = 0.3
"""Part of its silhouette that an outline leaves free, at least."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in mm from the top-left corner of the page."""

    left: float
    top: float
    right: float
    bottom: float

    def gap_to(self, other: Box) -> float:
        """Clear distance between two boxes, 0 where they touch."""
        across = max(other.left - self.right, self.left - other.right, 0)
        down = max(other.top - self.bottom, self.top - other.bottom, 0)
        return dist((0, 0), (across, down))

    @staticmethod
    def of(shape: Shape) -> Box:
        """The bounding box of a shape."""
        return Box(shape.left, shape.top, shape.right, shape.bottom)

    @staticmethod
    def around(boxes: Iterable[Box]) -> Box:
        """The box around several; at least one."""
        every = list(boxes)
        return Box(
            min(box.left for box in every),
            min(box.top for box in every),
            max(box.right for box in every),
            max(box.bottom for box in every),
        )


@dataclass(frozen=True, slots=True)
class Part:
    """One shape of a mark.

    Attributes:
        box: around its ink.
        x: its middle, mm from the left of the page.
        y: its middle, mm from the top.
        form: of its silhouette: an outline counts with all that it closes in.
        panes: areas that it leaves free, square mm; () for a full shape.
        outlined: whether what it leaves free makes it an outline; None where the way of drawing
            does not tell.
        ring: its size if it is round.
        frame: its size if it is square.
        inside: the parts that it closes in.
        line: width of the line that a square is traced with, mm; 0 where shapes are drawn full.
    """

    box: Box
    x: float
    y: float
    form: Form
    panes: tuple[float, ...]
    outlined: bool | None
    ring: Annulus
    frame: Annulus
    inside: tuple[Part, ...]
    line: float = 0.0


def filled_parts(raster: Raster, pieces: Sequence[Component]) -> list[Part]:
    """The parts of a mark that is drawn as it is to be felt."""
    parts = []
    for piece, within in _nested(pieces):
        shape = Shape(raster, piece)
        panes = _areas(raster, holes(piece, raster.width))
        outlined = sum(panes) >= _HOLLOW * (shape.area + sum(panes))
        form = form_of(filled(piece, raster.width) if outlined else piece, raster.width)
        inside = tuple(filled_parts(raster, within))
        box = Box.of(shape)
        ring = shape.ring if outlined else shape.disc
        parts.append(Part(box, shape.x, shape.y, form, panes, outlined, ring, shape.frame, inside))
    return parts


def traced_parts(raster: Raster, pieces: Sequence[Component]) -> list[Part]:
    """The parts of a mark of which the edges are drawn as hairlines."""
    parts = []
    for edge, within in _nested(pieces):
        outer = Shape(raster, edge)
        loops = list(_nested(within))
        inner = [Shape(raster, loop) for loop, _ in loops]
        panes = _areas(raster, [filled(loop, raster.width).runs for loop, _ in loops])
        hole = inner[0] if len(inner) == 1 else None
        inside = traced_parts(raster, [piece for _, deeper in loops for piece in deeper])
        parts.append(
            Part(
                Box.of(outer),
                outer.x,
                outer.y,
                form_of(filled(edge, raster.width), raster.width),
                panes,
                bool(loops),
                Annulus(_middle(outer.ring), _middle(hole.ring) if hole else 0.0),
                Annulus(_middle(outer.frame), _middle(hole.frame) if hole else 0.0),
                tuple(inside),
                outer.frame.line,
            )
        )
    return parts


def _middle(hairline: Annulus) -> float:
    """Where the edge is that a hairline was drawn along."""
    return (hairline.outer + hairline.inner) / 2


def _nested(pieces: Sequence[Component]) -> Iterator[tuple[Component, list[Component]]]:
    """The outermost pieces, each with all those that lie within its bounding box."""
    rest = sorted(pieces, key=lambda piece: (piece.left - piece.right) * (piece.bottom - piece.top))
    while rest:
        outermost = rest.pop(0)
        within = [piece for piece in rest if outermost.encloses(piece)]
        rest = [piece for piece in rest if not outermost.encloses(piece)]
        yield outermost, within


def _areas(raster: Raster, regions: Iterable[Runs]) -> tuple[float, ...]:
    """Square mm of each region that is more than a pore."""
    size = raster.sx * raster.sy
    areas = (sum(end - start for start, end in runs) / size for runs in regions)
    return tuple(area for area in areas if area > _PANE)
