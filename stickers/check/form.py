"""The form of a piece of ink, in numbers that do not change when it is scaled or turned."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, pi, sqrt

from .components import Component, Runs


@dataclass(frozen=True, slots=True)
class Form:
    """Measures of form; each is a pure number.

    Attributes:
        compactness: area over that of the ellipse of equal spread: 1 for a disc or an ellipse, 0.955
            for a square or a bar, 0.83 for a triangle, less where ink lies far from the middle.
        elongation: longest over shortest spread: 1 for a disc, a square, a star.
        solidity: area over the area of the convex hull: 1 where nothing is hollowed out.
        fill: area over that of the upright bounding box: 1 for an upright square, 0.5 for one that
            stands on a corner.
        lobes3: how strongly the form repeats three times in a turn (triangle); 0 for a disc.
        lobes4: four times in a turn (square, cross).
        lobes5: five times in a turn (star).
        tail: how much farther the form reaches out on one side than on the other.
        tail_x: the part of it to the right; negative: to the left.
        tail_y: the part of it downwards; negative: upwards.
    """

    compactness: float
    elongation: float
    solidity: float
    fill: float
    lobes3: float
    lobes4: float
    lobes5: float
    tail: float
    tail_x: float
    tail_y: float


def form_of(piece: Component, width: int) -> Form:
    """Measure a piece of ink.

    Args:
        piece: the piece, at least a few pixels in both directions.
        width: pixels in a row of its raster.
    """
    spans = [(start % width, start // width + 0.5, end - start) for start, end in piece.runs]
    area = sum(length for _, _, length in spans)
    across = sum((x + length / 2) * length for x, _, length in spans) / area
    down = sum(y * length for _, y, length in spans) / area
    ends = [(complex(x - across, y - down), complex(x + length - across, y - down)) for x, y, length in spans]
    spread = sum(_second(b) - _second(a) for a, b in ends) / area
    slant = abs(_power(ends, 2)) / area
    lobes3, lobes4, lobes5 = (abs(_power(ends, order)) / area / spread ** (order / 2) for order in (3, 4, 5))
    tail = sum(_third(b) - _third(a) for a, b in ends) / area / spread**1.5
    longest, shortest = (spread + slant) / 2, max((spread - slant) / 2, 1e-9)
    return Form(
        area / (4 * pi * sqrt(longest * shortest)),
        sqrt(longest / shortest),
        area / _hull_area(piece.runs, width),
        area / ((piece.right - piece.left) * (piece.bottom - piece.top)),
        lobes3,
        lobes4,
        lobes5,
        hypot(tail.real, tail.imag),
        tail.real,
        tail.imag,
    )


def _power(ends: list[tuple[complex, complex]], order: int) -> complex:
    """Sum over the rows of the integral of z ** order, z counted from the middle."""
    return sum(b ** (order + 1) - a ** (order + 1) for a, b in ends) / (order + 1)


def _second(end: complex) -> float:
    """Integral along a row of the squared distance from the middle."""
    return end.real**3 / 3 + end.real * end.imag**2


def _third(end: complex) -> complex:
    """Integral along a row of z times its squared distance from the middle."""
    x, y = end.real, end.imag
    return complex(x**4 / 4 + x * x * y * y / 2, y * x**3 / 3 + x * y**3)


def _hull_area(runs: Runs, width: int) -> float:
    """Area of the convex hull of the pixels, by the monotone chain and the shoelace rule."""
    corners = set()
    for start, end in runs:
        row = start // width
        first, last = start - row * width, end - row * width
        corners |= {(first, row), (last, row), (first, row + 1), (last, row + 1)}
    points = sorted(corners)
    hull = _chain(points) + _chain(points[::-1])
    return abs(sum(x * v - u * y for (x, y), (u, v) in zip(hull, hull[1:] + hull[:1], strict=True))) / 2


def _chain(points: list[tuple[int, int]]) -> list[tuple[int, int]]:
    chain: list[tuple[int, int]] = []
    for point in points:
        while len(chain) > 1 and _turn(chain[-2], chain[-1], point) <= 0:
            chain.pop()
        chain.append(point)
    return chain[:-1]


def _turn(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
