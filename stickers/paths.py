"""Closed outlines in millimetres: the only thing that is ever drawn, whether filled, traced or cut.

A contour starts at a point and goes on by lines (x, y) and cubic curves (x1, y1, x2, y2, x, y),
and closes by itself.  y grows downwards, as on the sheet.  Contours of one shape are filled by
the even-odd rule, so a ring is two circles.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

Point = tuple[float, float]
Polyline = tuple[Point, ...]
Contour = tuple[tuple[float, ...], ...]
"""The start point, then one tuple of 2 or 6 numbers per segment."""

_KAPPA: Final = 0.5522847498
"""Length of a control arm that makes four cubic curves a circle, per radius."""


def circle(x: float, y: float, diameter: float) -> Contour:
    """A circle around (x, y)."""
    r = diameter / 2
    k = r * _KAPPA
    return (
        (x - r, y),
        (x - r, y - k, x - k, y - r, x, y - r),
        (x + k, y - r, x + r, y - k, x + r, y),
        (x + r, y + k, x + k, y + r, x, y + r),
        (x - k, y + r, x - r, y + k, x - r, y),
    )


def rectangle(x: float, y: float, width: float, height: float) -> Contour:
    """A rectangle by its top-left corner."""
    return ((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def stroke(line: Sequence[Point], width: float) -> Contour:
    """The outline of a smooth open line drawn with a round pen.

    Args:
        line: at least two points.
        width: of the pen; where the line bends tighter than half of it, the inner edge has a corner.
    """
    half = width / 2
    normals = []
    for i in range(len(line)):
        (ax, ay), (bx, by) = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
        length = math.hypot(bx - ax, by - ay)
        normals.append(((by - ay) / length * half, (ax - bx) / length * half))
    there = _edge([(x + nx, y + ny) for (x, y), (nx, ny) in zip(line, normals, strict=True)], line, half)
    back = _edge([(x - nx, y - ny) for (x, y), (nx, ny) in zip(line, normals, strict=True)], line, half)
    back.reverse()
    return (there[0], *there[1:], *_cap(line[-1], there[-1]), *back[1:], *_cap(line[0], back[-1]))


def _edge(points: Sequence[Point], line: Sequence[Point], half: float) -> list[Point]:
    """The points that the pen does not cover; in a tight bend the others would make the edge cross itself."""
    reach = (half * 0.995) ** 2
    pieces = [
        (ax, ay, bx - ax, by - ay, (bx - ax) ** 2 + (by - ay) ** 2)
        for (ax, ay), (bx, by) in zip(line, line[1:], strict=False)
    ]
    kept, near = [], half + max(math.sqrt(square) for *_, square in pieces)
    for x, y in points:
        for ax, ay, dx, dy, square in pieces:
            if abs(x - ax) > near or abs(y - ay) > near:
                continue
            t = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / square))
            if (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2 <= reach:
                break
        else:
            kept.append((x, y))
    return kept


def _cap(centre: Point, start: Point) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """A half circle around `centre` from `start` to the point opposite, as two curves."""
    (cx, cy), (dx, dy) = centre, (start[0] - centre[0], start[1] - centre[1])
    px, py = -dy, dx
    k = _KAPPA
    tip = (cx + px, cy + py)
    first = (start[0] + k * px, start[1] + k * py, tip[0] + k * dx, tip[1] + k * dy, *tip)
    end = (cx - dx, cy - dy)
    second = (tip[0] - k * dx, tip[1] - k * dy, end[0] + k * px, end[1] + k * py, *end)
    return first, second


def moved(contour: Contour, dx: float, dy: float) -> Contour:
    """The contour, shifted."""
    return tuple([tuple([v + (dx, dy)[i % 2] for i, v in enumerate(segment)]) for segment in contour])


def flattened(contour: Contour, steps: int = 12) -> Polyline:
    """The contour as a closed row of points (first repeated at the end), for a punch to follow."""
    points: list[Point] = [(contour[0][0], contour[0][1])]
    for segment in contour[1:]:
        if len(segment) == 2:
            points.append((segment[0], segment[1]))
            continue
        (x0, y0), (x1, y1, x2, y2, x3, y3) = points[-1], segment
        for i in range(1, steps + 1):
            t = i / steps
            a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
            points.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
    return (*points, points[0])


def spaced(line: Sequence[Point], most: float) -> list[Point]:
    """Points along a line, evenly spaced by at most `most`, both ends and all corners included."""
    found: list[Point] = []
    for run in _straightened(line):
        lengths = [math.dist(a, b) for a, b in zip(run, run[1:], strict=False)]
        total = sum(lengths)
        count = max(1, math.ceil(total / most - 1e-9))
        found.extend(_at(run, lengths, total * i / count) for i in range(count))
    found.append(line[-1])
    unique: list[Point] = []
    for point in found:
        if all(math.dist(point, other) > most / 4 for other in unique):
            unique.append(point)
    return unique


def _straightened(line: Sequence[Point]) -> Iterable[list[Point]]:
    """The line cut at its corners (bends of more than 30 degrees)."""
    run = [line[0]]
    for before, here, after in zip(line, line[1:], line[2:], strict=False):
        run.append(here)
        turn = math.atan2(after[1] - here[1], after[0] - here[0]) - math.atan2(
            here[1] - before[1], here[0] - before[0]
        )
        if abs(math.remainder(turn, 2 * math.pi)) > math.pi / 6:
            yield run
            run = [here]
    run.append(line[-1])
    yield run


def _at(run: Sequence[Point], lengths: Sequence[float], distance: float) -> Point:
    for (a, b), length in zip(zip(run, run[1:], strict=False), lengths, strict=True):
        if distance <= length and length > 0:
            t = distance / length
            return (a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1]))
        distance -= length
    return run[-1]


def number(value: float) -> str:
    """A number as PDF and SVG take it: hundredths, no exponent, no needless zero."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def pdf_path(contours: Iterable[Contour], scale: float) -> str:
    """Path operators, each contour closed; y turns upwards, as a PDF has it.

    Args:
        contours: in mm.
        scale: points per mm.
    """
    parts = []
    for contour in contours:
        for place, segment in enumerate(contour):
            letter = "m" if place == 0 else "l" if len(segment) == 2 else "c"
            values = [number(value * (-scale if i % 2 else scale)) for i, value in enumerate(segment)]
            parts.append(" ".join(values) + " " + letter)
        parts.append("h")
    return " ".join(parts)


def svg_path(contours: Iterable[Contour]) -> str:
    """The `d` of an SVG path, in mm."""
    parts = []
    for contour in contours:
        for place, segment in enumerate(contour):
            letter = "M" if place == 0 else "L" if len(segment) == 2 else "C"
            parts.append(letter + " ".join([_fine(value) for value in segment]))
        parts.append("Z")
    return "".join(parts)


def _fine(value: float) -> str:
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
