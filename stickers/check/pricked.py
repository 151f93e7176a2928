"""Parts of a mark that is to be pricked with a pin, from behind.

A dot is a point in a hairline ring; every other line is a row of points.  The points of a row are
joined, and the result is read like any drawing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from math import dist
from typing import Final

from PIL import Image, ImageDraw

from .components import Component, components, filled, holes
from .form import Form, form_of
from .parts import Box, Part, traced_parts
from .raster import Raster, all_ink
from .shape import Annulus, Shape

_STEP: Final = 1.75
"""Points this near to each other belong to one line, mm; they are pricked every 1.6 at most."""

_POINT: Final = 0.7
"""A piece smaller than this in both directions is a point, mm."""

_PEN: Final = 1.6
_THIN: Final = 0.4
"""Widths of the line that joins points, mm."""

_SCALE: Final = 12
"""Pixels per mm in which it is drawn."""

_INKED: Final = 128

_PANE: Final = 1.0
"""Less than this many square mm between points is no pane, but points that stand close."""

Point = tuple[float, float]


def pricked_parts(raster: Raster, pieces: Sequence[Component]) -> list[Part]:
    """The parts of a mark that is drawn as points and rings."""
    small = [piece for piece in pieces if _is_point(raster, piece)]
    rings = [piece for piece in pieces if not _is_point(raster, piece)]
    dots: list[Part] = []
    for part in traced_parts(raster, rings):
        points = [piece for piece in small if _middle_in(raster, piece, part.box)]
        small = [piece for piece in small if not any(piece is point for point in points)]
        dots.append(replace(part, outlined=False if len(points) == 1 else None, inside=()))
    shapes = [Shape(raster, piece) for piece in small]
    lines = list(_lines([(shape.x, shape.y) for shape in shapes]))
    return _with_inside(lines, dots)


def _is_point(raster: Raster, piece: Component) -> bool:
    width, height = (piece.right - piece.left) / raster.sx, (piece.bottom - piece.top) / raster.sy
    return max(width, height) < _POINT


def _middle_in(raster: Raster, piece: Component, box: Box) -> bool:
    x, y = (piece.left + piece.right) / 2 / raster.sx, (piece.top + piece.bottom) / 2 / raster.sy
    return box.left < x < box.right and box.top < y < box.bottom


def _with_inside(lines: list[Part], dots: list[Part]) -> list[Part]:
    """Each dot put into the line that runs around it, if one does."""
    free = dots
    parts = []
    for line in lines:
        inside = [dot for dot in free if _surrounds(line.box, dot)]
        free = [dot for dot in free if not any(dot is other for other in inside)]
        parts.append(replace(line, inside=tuple(inside)))
    return parts + free


def _surrounds(box: Box, dot: Part) -> bool:
    return Box.around((box, dot.box)) == box


def _lines(points: list[Point]) -> Iterator[Part]:
    """The figures that rows of points make: thin where they close, else as wide as drawn lines."""
    if not points:
        return
    corner = min(x for x, _ in points) - _PEN, min(y for _, y in points) - _PEN
    thin = _joined(points, corner, _THIN)
    for piece in components(thin, _INKED):
        own = [point for point in points if _holds(piece, point, corner, thin.width)]
        enclosed = (sum(end - start for start, end in hole) for hole in holes(piece, thin.width))
        panes = tuple(pixels / _SCALE**2 for pixels in enclosed if pixels > _PANE * _SCALE**2)
        if panes:
            yield _figure(form_of(filled(piece, thin.width), thin.width), panes, own)
        else:
            wide = _joined(own, corner, _PEN)
            yield from (_figure(form_of(line, wide.width), (), own) for line in components(wide, _INKED))


def _joined(points: list[Point], corner: Point, pen: float) -> Raster:
    """The points with a line between each two neighbours of a row."""
    at = [((x - corner[0]) * _SCALE, (y - corner[1]) * _SCALE) for x, y in points]
    width, height = (round(max(values) + _PEN * _SCALE) for values in zip(*at, strict=True))
    sheet = Image.new("L", (width, height), 255)
    draw = ImageDraw.Draw(sheet)
    radius = pen / 2 * _SCALE
    for x, y in at:
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=0)
    for one, other in combinations(at, 2):
        if dist(one, other) < _STEP * _SCALE:
            draw.line((*one, *other), fill=0, width=round(2 * radius))
    return all_ink(sheet, _SCALE, _SCALE)


def _holds(piece: Component, point: Point, corner: Point, width: int) -> bool:
    column, row = (int((value - low) * _SCALE) for value, low in zip(point, corner, strict=True))
    return any(start <= row * width + column < end for start, end in piece.runs)


def _figure(form: Form, panes: tuple[float, ...], points: list[Point]) -> Part:
    box = Box.around(Box(x, y, x, y) for x, y in points)
    middle = ((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    across = 2 * (sum(dist(point, middle) ** 2 for point in points) / len(points)) ** 0.5
    side = (box.right - box.left + box.bottom - box.top) / 2
    outlined = None if panes else False
    return Part(box, *middle, form, panes, outlined, Annulus(across, across), Annulus(side, side), ())
