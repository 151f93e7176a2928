"""How each sign of a mark is drawn, in the sizes of a tactile profile.

The readback has sizes of its own and never looks here.  Widths and heights of the signs are those
of `stickers.marks.GLYPHS`; what is free is the form between them, chosen so that a finger meets
blunt ends of at least 1 mm and gaps that it can feel.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from .braille import places_of, size_of
from .marks import GLYPHS, groups
from .paths import Contour, Point, Polyline, circle, flattened, moved, rectangle, stroke
from .profile import Profile

_PEN: Final = 1.2
"""Least width of a drawn line that is no outline (question mark, wave), mm."""

_QUESTION_GAP: Final = 2.0
"""Between the hook of the question mark and its dot, mm, or a sixth of its height if that is less."""


@dataclass(frozen=True, slots=True)
class Shape:
    """One piece of ink.

    Attributes:
        contours: closed, filled by the even-odd rule.
        lines: what a punch follows from hole to hole; () for a dot, which is one hole.
        dot: the centre of a dot, or None for anything else.
    """

    contours: tuple[Contour, ...]
    lines: tuple[Polyline, ...] = ()
    dot: Point | None = None

    def moved(self, dx: float, dy: float) -> Shape:
        """The same shape elsewhere."""
        lines = tuple([tuple([(x + dx, y + dy) for x, y in line]) for line in self.lines])
        dot = None if self.dot is None else (self.dot[0] + dx, self.dot[1] + dy)
        return Shape(tuple([moved(contour, dx, dy) for contour in self.contours]), lines, dot)


@dataclass(frozen=True, slots=True)
class Drawing:
    """A mark as shapes; its top-left corner is (0, 0), y grows downwards, in mm."""

    width: float
    height: float
    shapes: tuple[Shape, ...]


@lru_cache(maxsize=512)
def draw(mark: tuple[str, ...], profile: Profile, stacked: bool = False) -> Drawing:
    """The mark in the sizes of a profile: symbols side by side, centred on one line.

    Args:
        mark: names of glyphs.
        profile: of the sizes.
        stacked: one symbol below the other instead, for the edge of a card that is held in a fan.
    """
    parts = [
        _dots(count, profile) if name == "dot" else _glyph(name, profile) for name, count in groups(mark)
    ]
    if stacked:
        return _stack(parts, profile)
    height = max((part.height for part in parts), default=0.0)
    shapes: list[Shape] = []
    x = 0.0
    for part in parts:
        y = (height - part.height) / 2
        shapes.extend(shape.moved(x, y) for shape in part.shapes)
        x += part.width + profile.gap
    return Drawing(max(x - profile.gap, 0.0), height, tuple(shapes))


def draw_braille(lines: Sequence[Sequence[int]], diameter: float) -> Drawing:
    """Lines of braille; the top-left dot of the first cell has its middle half a nominal dot inside.

    Args:
        lines: cells as `stickers.braille` has them.
        diameter: of the dots as they are drawn, mm.
    """
    width, height = size_of(lines)
    dots = [Shape((circle(x, y, diameter),), dot=(x, y)) for x, y in places_of(lines)]
    return Drawing(width, height, tuple(dots))


def extent(mark: tuple[str, ...], profile: Profile, stacked: bool = False) -> tuple[float, float]:
    """Width and height of what `draw` draws, without drawing it."""
    sizes = [_extent(name, count, profile) for name, count in groups(mark)]
    widths, heights = [width for width, _ in sizes], [height for _, height in sizes]
    gaps = max(len(sizes) - 1, 0) * profile.gap
    if stacked:
        return max(widths, default=0.0), sum(heights) + gaps
    return sum(widths) + gaps, max(heights, default=0.0)


def _extent(name: str, count: int, profile: Profile) -> tuple[float, float]:
    if name == "dot":
        across, down = profile.pitch if count > 1 else 0, profile.pitch if count > 2 else 0
        return profile.dot + across, profile.dot + down
    glyph = GLYPHS[name]
    unit = {"dot": profile.dot, "circle": profile.circle, "square": profile.square}[glyph.unit]
    return glyph.width * unit, glyph.height * unit


def _stack(parts: Sequence[Drawing], profile: Profile) -> Drawing:
    width = max((part.width for part in parts), default=0.0)
    shapes: list[Shape] = []
    y = 0.0
    for part in parts:
        x = (width - part.width) / 2
        shapes.extend(shape.moved(x, y) for shape in part.shapes)
        y += part.height + profile.gap
    return Drawing(width, max(y - profile.gap, 0.0), tuple(shapes))


_DOMINO: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0, 0),),
    2: ((-0.5, 0), (0.5, 0)),
    3: ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5)),
    4: ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)),
}
"""Places of one to four dots around their middle, in units of the pitch."""

_QUINCUNX: Final[tuple[Point, ...]] = ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1))
_GRID: Final[dict[int, tuple[Point, ...]]] = {
    5: _QUINCUNX,
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    7: (*_QUINCUNX, (-1, 0), (1, 0)),
    8: (*_QUINCUNX[:2], *_QUINCUNX[3:], (-1, 0), (1, 0), (0, -1), (0, 1)),
    9: (*_QUINCUNX, (-1, 0), (1, 0), (0, -1), (0, 1)),
}
"""Places of five and more points in a square, in units of their distance from its middle."""


def _dot(x: float, y: float, profile: Profile) -> Shape:
    return Shape((circle(x, y, profile.dot),), dot=(x, y))


def _dots(count: int, profile: Profile) -> Drawing:
    places = [(x * profile.pitch, y * profile.pitch) for x, y in _DOMINO[count]]
    width, height = _extent("dot", count, profile)
    return Drawing(width, height, tuple([_dot(x + width / 2, y + height / 2, profile) for x, y in places]))


def _glyph(name: str, profile: Profile) -> Drawing:
    glyph = GLYPHS[name]
    width, height = _extent(name, 1, profile)
    if glyph.points and name != "circle1":
        return Drawing(width, height, _pointed_square(glyph.points, profile))
    return Drawing(width, height, _FORMS[name](width, height, profile))


def _circle(width: float, height: float, profile: Profile) -> tuple[Shape, ...]:
    x, y = width / 2, height / 2
    middle = circle(x, y, width - profile.line)
    ring = Shape((circle(x, y, width), circle(x, y, width - 2 * profile.line)), (flattened(middle),))
    return (ring, _dot(x, y, profile))


def _pointed_square(points: int, profile: Profile) -> tuple[Shape, ...]:
    side, line = profile.square, profile.line
    wall = Shape(
        (rectangle(0, 0, side, side), _inner(side, side, line)), (flattened(_mid(side, side, line)),)
    )
    if points <= 4:
        places = [(x * profile.point_pitch, y * profile.point_pitch) for x, y in _DOMINO[points]]
    else:
        offset = profile.five_offset if points == 5 else profile.grid_offset
        places = [(x * offset, y * offset) for x, y in _GRID[points]]
    return (wall, *[_dot(side / 2 + x, side / 2 + y, profile) for x, y in places])


def _inner(width: float, height: float, line: float) -> Contour:
    return rectangle(line, line, width - 2 * line, height - 2 * line)


def _mid(width: float, height: float, line: float) -> Contour:
    return rectangle(line / 2, line / 2, width - line, height - line)


def _window(width: float, height: float, profile: Profile) -> tuple[Shape, ...]:
    line = profile.line
    pane = ((width - 3 * line) / 2, (height - 3 * line) / 2)
    places = [(line + i * (pane[0] + line), line + j * (pane[1] + line)) for j in (0, 1) for i in (0, 1)]
    panes = [rectangle(x, y, *pane) for x, y in places]
    across = (line / 2, width / 2, width - line / 2)
    down = (line / 2, height / 2, height - line / 2)
    # Every meeting of two lines is the end of one, so that a punch makes a hole there.
    lines = [((x, y), (x2, y)) for y in down for x, x2 in zip(across, across[1:], strict=False)]
    lines += [((x, y), (x, y2)) for x in across for y, y2 in zip(down, down[1:], strict=False)]
    return (Shape((rectangle(0, 0, width, height), *panes), tuple(lines)),)


def _cross(width: float, height: float, profile: Profile) -> tuple[Shape, ...]:
    arm = max(2 * profile.line, 1.6)
    x0, x1 = (width - arm) / 2, (width + arm) / 2
    y0, y1 = (height - arm) / 2, (height + arm) / 2
    outline: Contour = (
        (x0, 0), (x1, 0), (x1, y0), (width, y0), (width, y1), (x1, y1),
        (x1, height), (x0, height), (x0, y1), (0, y1), (0, y0), (x0, y0),
    )  # fmt: skip
    lines = (((width / 2, 0.0), (width / 2, height)), ((0.0, height / 2), (width, height / 2)))
    return (Shape((outline,), lines),)


def _star(width: float, height: float, profile: Profile) -> tuple[Shape, ...]:
    outer = height / (1 + math.cos(math.pi / 5))
    points = []
    for i in range(10):
        r = outer if i % 2 == 0 else outer * 0.45
        angle = math.pi / 5 * i
        points.append((width / 2 + r * math.sin(angle), outer - r * math.cos(angle)))
    return _solid(tuple(points))


def _question(width: float, height: float, profile: Profile) -> tuple[Shape, ...]:
    pen = max(_PEN, 1.2 * profile.line)
    end = height - profile.dot - min(_QUESTION_GAP, height / 6) - pen / 2
    rx = (width - pen) / 2
    ry = min(rx, (end - pen / 2) * 0.34)
    cx, cy = width / 2, pen / 2 + ry
    turn = math.radians(15)
    arc = [_around(cx, cy, rx, ry, math.pi + (math.pi + turn) * i / 60) for i in range(61)]
    (x0, y0), reach = arc[-1], (end - arc[-1][1]) * 0.6
    tangent = (-rx * math.sin(turn), ry * math.cos(turn))
    length = math.hypot(*tangent)
    bend: Contour = (
        (x0, y0),
        (x0 + tangent[0] / length * reach, y0 + tangent[1] / length * reach, cx, end - reach, cx, end),
    )
    line = (*arc, *flattened(bend, 40)[1:-1])
    return (Shape((stroke(line, pen),), (line,)), _dot(cx, height - profile.dot / 2, profile))


def _around(cx: float, cy: float, rx: float, ry: float, angle: float) -> Point:
    return (cx + rx * math.cos(angle), cy + ry * math.sin(angle))


def _moon(width: float, height: float, profile: Profile) -> tuple[Shape, ...]:
    """Filled, open to the right; the horns end bluntly, 1 mm or more wide."""
    r, waist = height / 2, width * 0.55
    horn = max(1.0, profile.line)
    # The inner edge is the circle through both horns' inner ends and the waist.
    cx = (width**2 + (r - horn) ** 2 - waist**2) / (2 * (width - waist))
    inner = cx - waist
    tip = math.atan2(r - horn, width - cx)
    outer = [_around(width, r, width, r, -math.pi / 2 - math.pi * i / 32) for i in range(33)]
    back = [_around(cx, r, inner, inner, tip + (2 * math.pi - 2 * tip) * i / 32) for i in range(33)]
    return _solid((*outer, *back))


def _bar(width: float, height: float, profile: Profile) -> tuple[Shape, ...]:
    line = ((width / 2, width / 2), (width / 2, height - width / 2))
    return (Shape((rectangle(0, 0, width, height),), (line,)),)


def _triangle(width: float, height: float, profile: Profile) -> tuple[Shape, ...]:
    corners = ((width / 2, 0.0), (width, height), (0.0, height))
    side = math.hypot(width / 2, height)
    inradius = width * height / (width + 2 * side)
    centre = (width / 2, height - inradius)

    def inset(by: float) -> Contour:
        k = 1 - by / inradius
        return tuple([(centre[0] + k * (x - centre[0]), centre[1] + k * (y - centre[1])) for x, y in corners])

    return (Shape((corners, inset(profile.line)), (flattened(inset(profile.line / 2)),)),)


def _wave(width: float, height: float, profile: Profile) -> tuple[Shape, ...]:
    pen = max(_PEN, 1.2 * profile.line)
    span, swing = width - pen, (height - pen) / 2
    line = tuple(
        [(pen / 2 + span * i / 40, height / 2 - swing * math.sin(2 * math.pi * i / 40)) for i in range(41)]
    )
    return (Shape((stroke(line, pen),), (line,)),)


def _drop(width: float, height: float, profile: Profile) -> tuple[Shape, ...]:
    """Filled: a disc below, and its two tangents that meet in a point above."""
    r = width / 2
    cy = height - r
    lean = math.asin(r / cy)
    body = [_around(r, cy, r, r, -lean + (math.pi + 2 * lean) * i / 40) for i in range(41)]
    return _solid(((r, 0.0), *body))


def _block(width: float, height: float, profile: Profile) -> tuple[Shape, ...]:
    return _solid(rectangle(0, 0, width, height))


def _solid(outline: Contour) -> tuple[Shape, ...]:
    return (Shape((outline,), (flattened(outline),)),)


_FORMS: Final[dict[str, Callable[[float, float, Profile], tuple[Shape, ...]]]] = {
    "circle1": _circle,
    "window": _window,
    "cross": _cross,
    "star": _star,
    "question": _question,
    "moon": _moon,
    "bar": _bar,
    "triangle": _triangle,
    "wave": _wave,
    "drop": _drop,
    "block": _block,
}
