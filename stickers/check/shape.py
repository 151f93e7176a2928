"""Sizes and form of one piece of ink, from the moments of its antialiased coverage.

Moments use how much of each pixel is covered, so a dot of nineteen pixels is measured to a few
hundredths of a pixel, where counting whole pixels is wrong by one in ten.  All lengths are in mm.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import pi, sqrt
from operator import mul
from typing import Final

from .components import Component
from .raster import Raster

_PIXEL_VARIANCE: Final = 1 / 12
"""What spreading a point over its own pixel adds to a variance along one axis, in pixels squared."""

_FULL: Final = 255


@dataclass(frozen=True, slots=True)
class Annulus:
    """What area and moments say of a piece, if it has the form asked for.

    Attributes:
        outer: outer diameter of a ring, or outer side of a frame, in mm.
        inner: the same of what is left free inside; 0 if the piece is full.
    """

    outer: float
    inner: float

    @property
    def line(self) -> float:
        """Width of the line."""
        return (self.outer - self.inner) / 2


class Shape:
    """What can be measured on one piece of ink.

    Attributes:
        piece: the piece itself, in pixels.
        area: inked area in square mm.
        x: centre of the ink in mm from the left of the page; `y` from its top.
        y: see `x`.
        xx: variance of the ink across, in square mm; `yy` down; `xy` the covariance.
        yy: see `xx`.
        xy: see `xx`.
    """

    def __init__(self, raster: Raster, piece: Component) -> None:
        self.piece = piece
        self._raster = raster
        total, sums = 0, [0.0] * 5
        positions = range(max(raster.width, raster.height))
        squares = [position * position for position in range(piece.right - piece.left)]
        for start, end in piece.runs:
            row = start // raster.width
            first = start - row * raster.width - piece.left
            last, down = first + end - start, row - piece.top
            levels = raster.ink[start:end]
            weight = sum(levels)
            across = sum(map(mul, levels, positions[first:last]))
            total += weight
            sums[0] += across
            sums[1] += down * weight
            sums[2] += sum(map(mul, levels, squares[first:last]))
            sums[3] += down * down * weight
            sums[4] += down * across
        self._set(total, [value / total for value in sums])

    def _set(self, total: int, means: list[float]) -> None:
        sx, sy = self._raster.sx, self._raster.sy
        x, y, xx, yy, xy = means
        self.area = total / _FULL / (sx * sy)
        self.x = (self.piece.left + x + 0.5) / sx
        self.y = (self.piece.top + y + 0.5) / sy
        self.xx = (xx - x * x - _PIXEL_VARIANCE) / sx**2
        self.yy = (yy - y * y - _PIXEL_VARIANCE) / sy**2
        self.xy = (xy - x * y) / (sx * sy)

    @property
    def left(self) -> float:
        """Left edge of the bounding box, in mm from the left of the page."""
        return self.piece.left / self._raster.sx

    @property
    def right(self) -> float:
        """Right edge of the bounding box, in mm from the left of the page."""
        return self.piece.right / self._raster.sx

    @property
    def top(self) -> float:
        """Top edge of the bounding box, in mm from the top of the page."""
        return self.piece.top / self._raster.sy

    @property
    def bottom(self) -> float:
        """Bottom edge of the bounding box, in mm from the top of the page."""
        return self.piece.bottom / self._raster.sy

    @property
    def width(self) -> float:
        """Width of the bounding box."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """Height of the bounding box."""
        return self.bottom - self.top

    @cached_property
    def ring(self) -> Annulus:
        """The ring (or disc) that has this area and spread."""
        spread, offset = 4 * (self.xx + self.yy), 2 * self.area / pi
        return Annulus(sqrt(max(spread + offset, 0)), sqrt(max(spread - offset, 0)))

    @property
    def disc(self) -> Annulus:
        """The disc that has this area; blur changes it less than the ring."""
        return Annulus(2 * sqrt(self.area / pi), 0.0)

    @cached_property
    def frame(self) -> Annulus:
        """The square outline (or square) that has this area and spread."""
        spread, offset = 3 * (self.xx + self.yy), self.area / 2
        return Annulus(sqrt(max(spread + offset, 0)), sqrt(max(spread - offset, 0)))
