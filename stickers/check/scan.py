"""A scan or a photo of a printed sheet, laid straight by its four corner marks.

The corner marks are filled discs of 3 mm.  Four of them give the perspective of a photo; on a flat
scan they also tell how the printer moved, scaled and turned the drawing.

This module alone needs OpenCV (the extra [scan]), so it is imported only when a scan is read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import dist
from pathlib import Path
from typing import Any, Final

import cv2
import numpy
from PIL import Image, ImageOps, UnidentifiedImageError

from .faults import Unreadable
from .placement import Point
from .raster import LOWEST_DPI, MM_PER_INCH, SHARP_DPI, Raster

MARK: Final = 3.0
"""Diameter of a corner mark, mm."""

_SLACK: Final = 2.0
"""An image shows the whole sheet and nothing else if its sides are the paper's, to this many mm."""

_NEAR: Final = 20.0
"""A corner mark lies within this many mm of where it was drawn."""

_SMOOTH: Final = 0.07
"""Standard deviation of the smoothing against noise, mm; it keeps area and centre as they are."""

_COLOURED: Final = 60
"""Difference of a pixel's channels from which it is coloured, of 255."""

_WARM: Final = 2e-5
"""Part of a sheet that is coloured, at least, if it was scanned in colour."""

Pixels = Any
"""An array of OpenCV: rows, columns and (for colour) red, green, blue."""


@dataclass(frozen=True, slots=True)
class Scan:
    """A scanned sheet, laid as the page was drawn.

    Attributes:
        raster: its black and grey ink.
        corners: where the corner marks are on the paper, mm from its top-left corner; None where
            the image does not show where the paper ends.
        turned: by how many degrees the sheet lay turned, a multiple of 90.
        dpi: of the image.
        coloured: whether it was scanned in colour.
    """

    raster: Raster
    corners: tuple[Point, ...] | None
    turned: int
    dpi: int
    coloured: bool


def read_scan(path: Path, paper: Point, marks: Sequence[Point]) -> Iterator[Scan]:
    """The sheet as it may lie in the image: the marks often fit upright and upside down.

    Args:
        path: the image file.
        paper: width and height of the paper, mm.
        marks: centres of the four corner marks as they were drawn, mm.

    Yields:
        One to four ways to lay the sheet, upright first.

    Raises:
        Unreadable: no image, no sheet in it, or too coarse.
    """
    image, dpi = _load(path)
    pixels = numpy.asarray(image)
    edges = _sheet_corners(pixels)
    whole = edges is not None or _shows_whole_sheet(image.size, dpi, paper)
    frame = edges or _outline((float(image.width), float(image.height)))
    scale = (cv2.contourArea(_array(frame, numpy.float32)) / (paper[0] * paper[1])) ** 0.5
    flat = _flattened(pixels)
    found = _round_marks(flat, scale)
    fitting = 0
    for quarter in range(4):
        turned = frame[quarter:] + frame[:quarter]
        expected = _mapped(_perspective(_outline(paper), turned), marks)
        nearest = _nearest(found, expected, _NEAR * scale) if _is_upright(turned, paper) else None
        if nearest is not None:
            corners = tuple(_mapped(_perspective(turned, _outline(paper)), nearest)) if whole else None
            yield _laid_straight(flat, path.name, paper, (marks, nearest), corners, quarter * 90)
            fitting += 1
    if not fitting:
        raise Unreadable("check-no-corners", file=path.name)


def _load(path: Path) -> tuple[Image.Image, float]:
    """The image in colour, turned as its camera says, and its resolution (0 if it does not tell)."""
    try:
        with Image.open(path) as opened:
            dpi = float(min(opened.info.get("dpi", (0, 0))))
            return ImageOps.exif_transpose(opened).convert("RGB"), dpi
    except FileNotFoundError:
        raise Unreadable("check-no-file", file=path.name, why="No such file or directory") from None
    except UnidentifiedImageError:
        raise Unreadable("check-no-image", file=path.name) from None
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError):
        raise Unreadable("check-image-damaged", file=path.name) from None


def _flattened(pixels: Pixels) -> Pixels:
    """The same light everywhere: each pixel divided by the paper's brightness around it."""
    height, width = pixels.shape[:2]
    step = max(1, min(height, width) // 200)
    small = cv2.resize(pixels, (width // step, height // step), interpolation=cv2.INTER_AREA)
    reach = max(3, min(small.shape[:2]) // 10) | 1
    closed = cv2.morphologyEx(small, cv2.MORPH_CLOSE, numpy.ones((reach, reach), numpy.uint8))
    paper = cv2.resize(cv2.blur(closed, (reach, reach)), (width, height), interpolation=cv2.INTER_LINEAR)
    return cv2.divide(pixels, numpy.maximum(paper, 64), scale=255)


def _sheet_corners(pixels: Pixels) -> list[Point] | None:
    """The corners of a light sheet on a dark ground, clockwise from the top-left; None without one."""
    grey = cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY)
    step = max(1, min(grey.shape) // 800)
    small = cv2.resize(grey, None, fx=1 / step, fy=1 / step, interpolation=cv2.INTER_AREA)
    level, light = cv2.threshold(small, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
    border = numpy.concatenate([light[0], light[-1], light[:, 0], light[:, -1]])
    if border.mean() > 64:
        return None
    outlines, _ = cv2.findContours(light, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    sheet = cv2.convexHull(max(outlines, key=cv2.contourArea))
    corners = cv2.approxPolyDP(sheet, 0.02 * cv2.arcLength(sheet, True), True).reshape(-1, 2)
    if len(corners) != 4 or cv2.contourArea(sheet) < 0.25 * light.size:
        return None
    points = [((float(x) + 0.5) * step, (float(y) + 0.5) * step) for x, y in corners]
    middle_x, middle_y = sum(x for x, _ in points) / 4, sum(y for _, y in points) / 4
    points.sort(key=lambda point: numpy.arctan2(point[1] - middle_y, point[0] - middle_x))
    first = min(range(4), key=lambda index: sum(points[index]))
    return points[first:] + points[:first]


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
    ink = 255 - flat.min(axis=2)
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
    flat: Pixels,
    name: str,
    paper: Point,
    pairs: tuple[Sequence[Point], list[Point]],
    corners: tuple[Point, ...] | None,
    turned: int,
) -> Scan:
    """The sheet with its marks where they were drawn; `pairs` are the marks drawn and found."""
    marks, found = pairs
    scale = min(
        dist(found[0], there) / dist(marks[0], here) for here, there in zip(marks[1:], found[1:], strict=True)
    )
    dpi = round(scale * MM_PER_INCH)
    if dpi < LOWEST_DPI * 0.98:
        raise Unreadable("check-too-coarse", file=name, dpi=dpi, least=LOWEST_DPI)
    smooth = cv2.GaussianBlur(flat, (0, 0), max(0.6, _SMOOTH * scale))
    target = SHARP_DPI / MM_PER_INCH
    size = (round(paper[0] * target), round(paper[1] * target))
    # Marks are measured from the corners of pixels, OpenCV counts from their middles.
    to_middle = _array([[1, 0, -0.5], [0, 1, -0.5], [0, 0, 1]])
    to_mm = _array([[1 / target, 0, 0.5 / target], [0, 1 / target, 0.5 / target], [0, 0, 1]])
    lookup = to_middle @ _perspective(marks, found) @ to_mm
    straight = cv2.warpPerspective(
        smooth, lookup, size, flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderValue=(255, 255, 255)
    )
    lightest, darkest = straight.max(axis=2).astype(int), straight.min(axis=2).astype(int)
    # Printed blue and magenta are dull: what their channels differ by is taken off the black.
    black = numpy.clip(255 - lightest - (lightest - darkest), 0, 255).astype(numpy.uint8)
    coloured = float(((lightest - darkest) > _COLOURED).mean()) > _WARM
    raster = Raster(*size, target, target, black.tobytes())
    return Scan(raster, corners, turned, dpi, coloured)
