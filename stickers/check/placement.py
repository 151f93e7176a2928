"""How a printer laid the drawing on the paper: moved, scaled and turned a little.

A point (x, y), in mm from the top-left corner of the paper, comes to lie at

    (dx, dy) + (sx x, sy y) turned by rotation

clockwise as one sees the sheet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from math import atan2, cos, degrees, dist, hypot, radians, sin
from typing import Final

Point = tuple[float, float]
Affine = tuple[float, float, float, float, float, float]
"""(a, b, c, d, e, f): x' = a x + b y + c, y' = d x + e y + f."""

IDENTITY: Final[Affine] = (1, 0, 0, 0, 1, 0)

KEYS: Final = ("dx", "dy", "sx", "sy", "rotation")


@dataclass(frozen=True, slots=True)
class Placement:
    """Offset, scale and rotation of a print.

    Attributes:
        dx: how far the drawing sits to the right, mm.
        dy: how far it sits too low, mm.
        sx: how much too wide it is printed; 1 is right.
        sy: how much too high.
        rotation: by how many degrees it is turned clockwise.
    """

    dx: float = 0.0
    dy: float = 0.0
    sx: float = 1.0
    sy: float = 1.0
    rotation: float = 0.0

    @staticmethod
    def of(table: Mapping[str, float]) -> Placement:
        """From the keys of a calibration; what is not there has no effect."""
        return Placement(**{key: float(table[key]) for key in KEYS if key in table})

    def table(self) -> dict[str, float]:
        """The keys of a calibration."""
        return asdict(self)

    @property
    def affine(self) -> Affine:
        """From the drawing to the page."""
        turn = radians(self.rotation)
        return (
            self.sx * cos(turn), -self.sy * sin(turn), self.dx,
            self.sx * sin(turn), self.sy * cos(turn), self.dy,
        )  # fmt: skip


def mirror(paper: Point) -> Affine:
    """Left and right exchanged."""
    return -1, 0, paper[0], 0, 1, 0


def apply(affine: Affine, point: Point) -> Point:
    """Where a point comes to lie."""
    a, b, c, d, e, f = affine
    x, y = point
    return a * x + b * y + c, d * x + e * y + f


def combined(first: Affine, then: Affine) -> Affine:
    """One map, then another."""
    a, b, c, d, e, f = then
    p, q, r, s, t, u = first
    return (
        a * p + b * s, a * q + b * t, a * r + b * u + c,
        d * p + e * s, d * q + e * t, d * r + e * u + f,
    )  # fmt: skip


def inverse(affine: Affine) -> Affine:
    """The way back."""
    a, b, c, d, e, f = affine
    size = a * e - b * d
    return e / size, -b / size, (b * f - c * e) / size, -d / size, a / size, (c * d - a * f) / size


def fit(source: Sequence[Point], target: Sequence[Point]) -> tuple[Placement, float]:
    """The placement that moves one set of points onto another, by least squares.

    Args:
        source: at least three points, not on one line, mm.
        target: where each of them belongs, mm.

    Returns:
        The placement, and the largest distance that remains, in mm.
    """
    count = len(source)
    mx, my = sum(x for x, _ in source) / count, sum(y for _, y in source) / count
    u, v = sum(x for x, _ in target) / count, sum(y for _, y in target) / count
    rows = [(x - mx, y - my, p - u, q - v) for (x, y), (p, q) in zip(source, target, strict=True)]
    xx, xy, yy = (sum(row[i] * row[j] for row in rows) for i, j in ((0, 0), (0, 1), (1, 1)))
    a, b, d, e = (
        sum(row[goal] * (row[0] * first + row[1] * second) for row in rows) / (xx * yy - xy * xy)
        for goal, first, second in ((2, yy, -xy), (2, -xy, xx), (3, yy, -xy), (3, -xy, xx))
    )
    free = Placement(0, 0, hypot(a, d), hypot(b, e), degrees(atan2(d - b, a + e)))
    x, y = apply(free.affine, (mx, my))
    placement = replace(free, dx=u - x, dy=v - y)
    moved = [apply(placement.affine, point) for point in source]
    return placement, max(dist(one, other) for one, other in zip(moved, target, strict=True))
