"""A scan or a photo of a printed sheet, laid straight by its four corner marks.

The corner marks are filled discs of 3 mm.  Four of them give the perspective of a photo.  What the
printer did to the drawing is told by where they lie on the paper: the edges of the sheet on a darker
ground say so, or the picture's own edges if it is exactly as large as the paper; the resolution
alone still tells the size.

This module alone needs OpenCV (the extra [scan]), so it is imported only when a scan is read.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from math import atan2, degrees, dist
from pathlib import Path
from typing import Any, Final, Literal

import cv2
import numpy

from ..stock import Rect
from .edges import sheet_corners
from .faults import Unreadable
from .light import evened, shadow_edges
from .picture import load
from .placement import Point, fit
from .raster import LOWEST_DPI, MM_PER_INCH, SHARP_DPI, Raster
from .scan_ink import Pixels, darkest, ink_of, lightest, lines_of

MARK: Final = 3.0
"""Diameter of a corner mark, mm."""

_SLACK: Final = 2.0
"""An image shows the whole sheet and nothing else if its sides are the paper's, to this many mm."""

_NEAR: Final = 20.0
"""A corner mark lies within this many mm of where it was drawn, where the sheet's edges are seen."""

_SKEWED: Final = 0.06
"""Perspective moves a corner mark by at most this part of the sheet's diagonal."""

_SAME: Final = 0.5
"""Corner marks that fit a flat sheet to this many mm are the sheet's."""

_BENT: Final = 4.0
"""No sheet is bent so far that its corner marks lie this many mm beside where a flat one has them."""

_PLAUSIBLE: Final = (0.8, 1.25)
"""A resolution by which the print would be smaller or larger than this was not measured on paper:
cameras write 72 into every file."""

_SHRUNK: Final = 0.88
"""Drivers shrink no further than this to fit a page."""

_UNKNOWN: Final = 0.95
"""A print whose size nothing tells may have been shrunk so far by "Fit to page": it is read all the same."""

_OUTERMOST: Final = 24
"""So many round marks at the rim of a sheet are tried as its corners."""

_SMOOTH: Final = 0.07
"""Standard deviation of the smoothing against noise, mm; it keeps area and centre as they are."""

_BLACK: Final = 160
"""What is darker is no guide but black print, of 255."""

_MEAN: Final = numpy.full((1, 3), 1 / 3, numpy.float32)
"""Takes the mean of the channels."""

Frame = Literal["sheet", "picture", "none"]
"""What shows where the paper ends: its edges, those of the picture, or nothing."""


@dataclass(frozen=True, slots=True)
class Scan:
    """A scanned sheet, laid as the page was drawn.

    Attributes:
        raster: its black and grey ink.
        corners: where the corner marks are on the paper, mm from its top-left corner; None where
            the image does not show where the paper ends.
        frame: what they were measured from.
        sized: where the corner marks are by the image's resolution alone, mm from any point, as the
            sheet lay; None where it tells no resolution that can be meant.
        turned: by how many degrees the sheet lay turned, a multiple of 90.
        dpi: of the image.
        coloured: whether it was scanned in colour.
        shadows: light falls off there, a byte each mm, row after row; not 0 at the edge of a shadow.
        grey: how light it is, of 255, evenly lit.
    """

    raster: Raster
    corners: tuple[Point, ...] | None
    frame: Frame
    sized: tuple[Point, ...] | None
    turned: int
    dpi: int
    coloured: bool
    shadows: Pixels
    grey: Pixels

    def is_shaded(self, rect: Rect) -> bool:
        """Whether the edge of a shadow crosses a rectangle of the drawing, mm."""
        rows = slice(max(0, int(rect.y)), int(rect.y + rect.height) + 1)
        columns = slice(max(0, int(rect.x)), int(rect.x + rect.width) + 1)
        return bool(self.shadows[rows, columns].any())


@dataclass(frozen=True, slots=True)
class _Lie:
    """A way in which the sheet may lie: its corner marks in pixels, in the order they were drawn."""

    marks: list[Point]
    corners: tuple[Point, ...] | None
    frame: Frame
    turned: int


def read_scan(
    path: Path,
    paper: Point,
    marks: Sequence[Point],
    dpi: int | None = None,
    faintest: float = 255.0,
    pale: bool = False,
) -> Iterator[Scan]:
    """The sheet as it may lie in the image: the marks often fit upright and upside down.

    Args:
        path: the image file.
        paper: width and height of the paper, mm.
        marks: centres of the four corner marks as they were drawn, mm.
        dpi: the image's resolution, in place of what its file says.
        faintest: the least ink that counts, of 255: the image is smoothed until noise stays well below.
        pale: marks are pale guides, not black print.

    Yields:
        One to four ways to lay the sheet, upright first.

    Raises:
        Unreadable: no image, no sheet in it, or too coarse.
    """
    image, told = load(path)
    resolution = float(dpi or told)
    pixels = numpy.asarray(image)
    flat, light = evened(pixels, paper)
    grey = cv2.transform(pixels, _MEAN) if pale else None
    fitting = 0
    order = _around(marks)
    for found in _lies(pixels, flat, paper, [marks[index] for index in order], resolution):
        lie = _as_given(found, order)
        sized = _sized(lie.marks, marks, resolution, trusted=dpi is not None)
        yield _laid_straight((flat, light, grey), path.name, paper, marks, (lie, sized), faintest)
        fitting += 1
    if not fitting:
        raise Unreadable("check-no-corners", file=path.name)


def _lies(
    pixels: Pixels, flat: Pixels, paper: Point, marks: Sequence[Point], resolution: float
) -> Iterator[_Lie]:
    """All ways to lay the sheet: by its edges, by those of the picture, by its round marks alone."""
    outline = _outline((float(pixels.shape[1]), float(pixels.shape[0])))
    frames: list[tuple[list[Point], Frame]] = [(edges, "sheet") for edges in sheet_corners(pixels)]
    whole = _shows_whole_sheet((pixels.shape[1], pixels.shape[0]), resolution, paper)
    frames.append((outline, "picture" if whole else "none"))
    best: list[_Lie] = []
    for frame, kind in frames:
        found = list(_by_frame(flat, frame, kind, paper, marks))
        # A frame whose corner lies in a shadow, or a letter taken for a mark, does not fit.
        if found and (not best or _bent(found[0], marks) < _bent(best[0], marks) - _SAME):
            best = found
        if best and _bent(best[0], marks) <= _SAME:
            break
    if best and _bent(best[0], marks) <= _BENT:
        yield from best
        return
    yield from _by_marks(flat, paper, marks, frames[0], resolution)


def _bent(lie: _Lie, marks: Sequence[Point]) -> float:
    """How far the marks lie from those of a flat print, mm; 0 where nothing shows the paper."""
    return 0.0 if lie.corners is None else fit(marks, lie.corners)[1]


def _around(marks: Sequence[Point]) -> list[int]:
    """The indexes of the marks, clockwise from the first: a turn of the sheet takes each to the next."""
    x, y = sum(mark[0] for mark in marks) / len(marks), sum(mark[1] for mark in marks) / len(marks)
    first = atan2(marks[0][1] - y, marks[0][0] - x)

    def turned(index: int) -> float:
        return (atan2(marks[index][1] - y, marks[index][0] - x) - first) % math.tau

    return sorted(range(len(marks)), key=turned)


def _as_given(lie: _Lie, order: Sequence[int]) -> _Lie:
    """A way to lie whose marks are in the order that is asked for, not clockwise."""
    back = [order.index(index) for index in range(len(order))]
    corners = None if lie.corners is None else tuple(lie.corners[place] for place in back)
    return replace(lie, marks=[lie.marks[place] for place in back], corners=corners)


def _by_frame(
    flat: Pixels, frame: list[Point], kind: Frame, paper: Point, marks: Sequence[Point]
) -> Iterator[_Lie]:
    """Ways in which the marks lie near the places that the frame gives them."""
    scale = _scale_of(frame, paper)
    found = _round_marks(flat, scale)
    for quarter in range(4):
        turned = frame[quarter:] + frame[:quarter]
        if not _is_upright(turned, paper):
            continue
        expected = _mapped(_perspective(_outline(paper), turned), marks)
        nearest = _nearest(found, expected, _NEAR * scale)
        if nearest is not None:
            yield _Lie(nearest, _on_paper(turned, kind, paper, nearest), kind, quarter * 90)


def _by_marks(
    flat: Pixels,
    paper: Point,
    marks: Sequence[Point],
    frame: tuple[list[Point], Frame],
    resolution: float,
) -> Iterator[_Lie]:
    """Ways in which four round marks stand to each other as the corner marks do, however they lie.

    Of all that fit the largest is the sheet: corner marks are its outermost round marks.
    """
    corners, kind = frame
    guesses = {_scale_of(corners, paper), resolution / MM_PER_INCH}
    best: tuple[float, list[Point]] | None = None
    for scale in filter(None, guesses):
        for four in _like_corners(_round_marks(flat, scale), marks, scale):
            size = dist(four[0], four[2])
            if best is None or size > best[0] * 1.02:
                best = (size, four)
    if best is None:
        return
    for quarter in range(4):
        four = best[1][quarter:] + best[1][:quarter]
        if not _is_upright(four, paper):
            continue
        turned = _turned_to(corners, four)
        across = (four[1][0] - four[0][0], four[1][1] - four[0][1])
        turn = round(degrees(atan2(across[1], across[0])) / 90) % 4 * 90
        yield _Lie(four, _on_paper(turned, kind, paper, four), kind, turn)


def _turned_to(frame: list[Point], four: Sequence[Point]) -> list[Point]:
    """A frame from the corner that is nearest to the first of four marks on."""
    ways = [frame[quarter:] + frame[:quarter] for quarter in range(4)]
    return min(ways, key=lambda way: sum(map(dist, way, four)))


def _like_corners(found: list[Point], marks: Sequence[Point], scale: float) -> Iterator[list[Point]]:
    """Fours of round marks, clockwise, that stand as the corner marks do but for some perspective."""
    if len(found) < 4:
        return
    middle = (sum(x for x, _ in found) / len(found), sum(y for _, y in found) / len(found))
    rim = sorted(found, key=lambda point: -dist(point, middle))[:_OUTERMOST]
    diagonal = dist(marks[0], marks[2])
    origin, far = complex(*marks[0]), complex(*marks[2])
    for first, third in permutations(rim, 2):
        size = dist(first, third) / diagonal
        if not 0.75 * scale < size < 1.3 * scale:
            continue
        turn = (complex(*third) - complex(*first)) / (far - origin)
        others = [complex(*first) + turn * (complex(*marks[place]) - origin) for place in (1, 3)]
        near = _nearest(rim, [(one.real, one.imag) for one in others], _SKEWED * diagonal * size)
        if near is not None:
            yield [first, near[0], third, near[1]]


def _on_paper(frame: list[Point], kind: Frame, paper: Point, marks: list[Point]) -> tuple[Point, ...] | None:
    """Where marks lie on the paper, mm, if the frame is that of the paper."""
    return None if kind == "none" else tuple(_mapped(_perspective(frame, _outline(paper)), marks))


def _sized(
    found: list[Point], marks: Sequence[Point], resolution: float, trusted: bool
) -> tuple[Point, ...] | None:
    """The marks in mm by the resolution alone; None if that is not what the sheet was read at."""
    if resolution <= 0:
        return None
    by_resolution = tuple((x / resolution * MM_PER_INCH, y / resolution * MM_PER_INCH) for x, y in found)
    ratio = dist(by_resolution[0], by_resolution[2]) / dist(marks[0], marks[2])
    return by_resolution if trusted or _PLAUSIBLE[0] < ratio < _PLAUSIBLE[1] else None


def _size_of(sized: Sequence[Point], marks: Sequence[Point]) -> float:
    """How large a print is, as a part of what was drawn."""
    return dist(sized[0], sized[3]) / dist(marks[0], marks[3])


def _scale_of(frame: list[Point], paper: Point) -> float:
    """Pixels per mm of a sheet that fills a frame."""
    area = float(cv2.contourArea(_array(frame, numpy.float32)))
    return math.sqrt(area / (paper[0] * paper[1]))


def _outline(paper: Point) -> list[Point]:
    width, height = paper
    return [(0, 0), (width, 0), (width, height), (0, height)]


def _is_upright(frame: list[Point], paper: Point) -> bool:
    """Whether the long side of the frame is the long side of the paper."""
    across, down = dist(frame[0], frame[1]), dist(frame[1], frame[2])
    return (down > across) == (paper[1] > paper[0])


def _perspective(source: Sequence[Point], target: Sequence[Point]) -> Pixels:
    return cv2.getPerspectiveTransform(_array(source, numpy.float32), _array(target, numpy.float32))


def _array(values: Any, kind: Any = numpy.float64) -> Pixels:
    return numpy.array(values, dtype=kind)


def _mapped(perspective: Pixels, points: Sequence[Point]) -> list[Point]:
    moved = cv2.perspectiveTransform(_array([points]), perspective)[0]
    return [(float(x), float(y)) for x, y in moved]


def _round_marks(flat: Pixels, scale: float) -> list[Point]:
    """Centres in pixels of all round marks of about 3 mm, whatever their colour."""
    ink = cv2.bitwise_not(darkest(flat))
    smooth = cv2.GaussianBlur(ink, (0, 0), max(0.5, 0.1 * scale))
    _, mask = cv2.threshold(smooth, 100, 255, cv2.THRESH_BINARY)
    count, _, boxes, _ = cv2.connectedComponentsWithStats(mask, connectivity=8)
    size, pad = MARK * scale, 3
    found = []
    for left, top, width, height, area in boxes[1:count].tolist():
        is_round = max(width, height) < 1.25 * min(width, height) and 0.68 < area / (width * height) < 0.9
        if is_round and 0.7 * size < (width + height) / 2 < 1.4 * size:
            x, y = max(0, left - pad), max(0, top - pad)
            patch = ink[y : top + height + pad, x : left + width + pad]
            moments = cv2.moments(numpy.where(patch > 40, patch, 0).astype(numpy.float32))
            weight = moments["m00"]
            found.append((x + moments["m10"] / weight + 0.5, y + moments["m01"] / weight + 0.5))
    return found


def _nearest(found: list[Point], expected: list[Point], limit: float) -> list[Point] | None:
    """For each expected point the found one nearest to it, if there is one within the limit."""
    chosen = [min(found, key=lambda point: dist(point, place), default=None) for place in expected]
    near = [one for one, place in zip(chosen, expected, strict=True) if one and dist(one, place) <= limit]
    return near if len(set(near)) == len(expected) else None


def _shows_whole_sheet(size: tuple[int, int], dpi: float, paper: Point) -> bool:
    sides = sorted(side / dpi * MM_PER_INCH for side in size) if dpi > 0 else [0.0, 0.0]
    return all(abs(side - mm) <= _SLACK for side, mm in zip(sides, sorted(paper), strict=True))


def _laid_straight(
    image: tuple[Pixels, Pixels, Pixels | None],
    name: str,
    paper: Point,
    marks: Sequence[Point],
    lying: tuple[_Lie, tuple[Point, ...] | None],
    faintest: float,
) -> Scan:
    """The sheet with its marks where they were drawn; the image comes evenly lit and with its light."""
    (flat, light, grey), (lie, sized) = image, lying
    found = lie.marks
    scale = min(
        dist(found[0], there) / dist(marks[0], here) for here, there in zip(marks[1:], found[1:], strict=True)
    )
    dpi = round(scale * MM_PER_INCH)
    # A print that the driver shrank has fewer pixels to its mm, and dots as much smaller: it is to be read.
    seen = sized or lie.corners
    printed = _UNKNOWN if seen is None else min(1.0, max(_SHRUNK, _size_of(seen, marks)))
    least = LOWEST_DPI * 0.98 * printed
    if dpi < least:
        raise Unreadable("check-too-coarse", file=name, dpi=dpi, least=LOWEST_DPI)
    smooth = cv2.GaussianBlur(flat, (0, 0), max(0.6, _SMOOTH * scale))
    target = SHARP_DPI / MM_PER_INCH
    size = (round(paper[0] * target), round(paper[1] * target))
    lookup = _lookup(marks, found, target)
    how = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    straight = cv2.warpPerspective(smooth, lookup, size, flags=how, borderValue=(255, 255, 255))
    lit = cv2.warpPerspective(light, _lookup(marks, found, 1.0), (int(paper[0]), int(paper[1])), flags=how)
    shadows = shadow_edges(lightest(lit))
    ink, colour, coloured = ink_of(straight, faintest)
    if grey is not None:
        shaded = cv2.GaussianBlur(grey, (0, 0), max(0.6, _SMOOTH * scale))
        shaded = cv2.warpPerspective(shaded, lookup, size, flags=how, borderValue=255)
        dark = cv2.threshold(ink, _BLACK, 255, cv2.THRESH_TOZERO)[1]
        unclear = cv2.resize(shadows, size, interpolation=cv2.INTER_NEAREST)
        black = cv2.copyTo(dark, 1 - unclear)
        ink = lines_of(shaded, black, colour, faintest)
    raster = Raster(*size, target, target, ink.tobytes())
    plain = cv2.transform(straight, _MEAN)
    return Scan(raster, lie.corners, lie.frame, sized, lie.turned, dpi, coloured, shadows, plain)


def _lookup(marks: Sequence[Point], found: list[Point], target: float) -> Pixels:
    """From pixels of the drawing, `target` to the mm, to those of the image."""
    # Marks are measured from the corners of pixels, OpenCV counts from their middles.
    to_middle = _array([[1, 0, -0.5], [0, 1, -0.5], [0, 0, 1]])
    to_mm = _array([[1 / target, 0, 0.5 / target], [0, 1 / target, 0.5 / target], [0, 0, 1]])
    return to_middle @ _perspective(marks, found) @ to_mm
