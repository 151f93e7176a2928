"""A scan or a photo of a printed sheet, laid straight by its four corner marks.

The corner marks are filled discs of 3 mm.  Four of them give the perspective of a photo; on a flat
scan they also tell how the printer moved, scaled and turned the drawing.

This module alone needs OpenCV (the extra [scan]), so it is imported only when a scan is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import dist
from pathlib import Path
from typing import Any, Final

import cv2
import numpy
from PIL import Image, ImageOps, UnidentifiedImageError

from .faults import Unreadable
from .placement import Placement, Point, fit
from .raster import LOWEST_DPI, MM_PER_INCH

MARK: Final = 3.0
"""Diameter of a corner mark, mm."""

HIGHEST_DPI: Final = 300
"""More than this is not needed to read, and would only cost time."""

_FLAT: Final = 0.4
"""Corners of a flat scan fit a placement to this many mm; those of a photo at an angle do not."""

_SLACK: Final = 2.0
"""An image shows the whole sheet and nothing else if its sides are the paper's, to this many mm."""

_SMOOTH: Final = 0.07
"""Standard deviation of the smoothing against noise, mm; it keeps area and centre as they are."""

Pixels = Any
"""An array of OpenCV: rows, columns and (for colour) red, green, blue."""


@dataclass(frozen=True, slots=True)
class Scan:
    """A scanned sheet, laid straight.

    Attributes:
        image: the sheet as the drawing is, in colour, the paper white.
        scale: pixels per mm.
        placement: how the print lies on the paper; None where the image cannot tell.
        turned: by how many degrees the image had to be turned, a multiple of 90.
    """

    image: Image.Image
    scale: float
    placement: Placement | None
    turned: int


def read_scan(path: Path, paper: Point, marks: Sequence[Point]) -> list[Scan]:
    """The sheet as it may lie in the image: the marks often fit upright and upside down.

    Args:
        path: the image file.
        paper: width and height of the paper, mm.
        marks: centres of the four corner marks on the drawing, mm.

    Raises:
        Unreadable: no image, no sheet in it, or too coarse.
    """
    image, dpi = _load(path)
    pixels = numpy.asarray(image)
    corners = _sheet_corners(pixels)
    flat = _flattened(pixels)
    readings = []
    for quarter in range(4):
        frame = _frame(corners, pixels, paper, dpi, quarter)
        expected = _mapped(_perspective(_outline(paper), frame), marks)
        scale = dist(frame[0], frame[1]) / paper[0]
        found = _nearest(_round_marks(flat, scale), expected, limit=20 * scale)
        if found is not None and _is_upright(frame, paper):
            known = corners is not None or _shows_whole_sheet(image, dpi, paper)
            placement = _placement(_perspective(frame, _outline(paper)), marks, found) if known else None
            readings.append(_laid_straight(flat, path, paper, marks, found, placement, quarter * 90))
    if not readings:
        raise Unreadable("check-no-corners", file=path.name)
    return readings


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


def _frame(
    corners: list[Point] | None, pixels: Pixels, paper: Point, dpi: float, quarter: int
) -> list[Point]:
    """Where the paper's corners are in the image, if the sheet was laid with so many quarter turns."""
    if corners is None:
        height, width = pixels.shape[:2]
        corners = [(0, 0), (width, 0), (width, height), (0, height)]
    return corners[quarter:] + corners[:quarter]


def _is_upright(frame: list[Point], paper: Point) -> bool:
    """Whether the long side of the frame is the long side of the paper."""
    across, down = dist(frame[0], frame[1]), dist(frame[1], frame[2])
    return (down > across) == (paper[1] > paper[0])


def _perspective(source: Sequence[Point], target: Sequence[Point]) -> Pixels:
    return cv2.getPerspectiveTransform(numpy.float32(source), numpy.float32(target))


def _mapped(perspective: Pixels, points: Sequence[Point]) -> list[Point]:
    moved = cv2.perspectiveTransform(numpy.float64([points]), perspective)[0]
    return [(float(x), float(y)) for x, y in moved]


def _round_marks(flat: Pixels, scale: float) -> list[Point]:
    """Centres in pixels of all round marks of about 3 mm, whatever their colour."""
    ink = 255 - flat.min(axis=2)
    smooth = cv2.GaussianBlur(ink, (0, 0), max(0.5, 0.1 * scale))
    _, mask = cv2.threshold(smooth, 100, 255, cv2.THRESH_BINARY)
    count, _, boxes, _ = cv2.connectedComponentsWithStats(mask, connectivity=8)
    size = MARK * scale
    found = []
    for left, top, width, height, area in boxes[1:count].tolist():
        if (
            max(width, height) > 1.25 * min(width, height)
            or not 0.7 * size < (width + height) / 2 < 1.4 * size
        ):
            continue
        if 0.68 < area / (width * height) < 0.9:
            pad = 3
            patch = ink[max(0, top - pad) : top + height + pad, max(0, left - pad) : left + width + pad]
            moments = cv2.moments(numpy.where(patch > 40, patch, 0).astype(numpy.float32))
            x, y = moments["m10"] / moments["m00"], moments["m01"] / moments["m00"]
            found.append((max(0, left - pad) + x + 0.5, max(0, top - pad) + y + 0.5))
    return found


def _nearest(found: list[Point], expected: list[Point], limit: float) -> list[Point] | None:
    """For each expected point the found one nearest to it, if there is one within the limit."""
    chosen = [min(found, key=lambda point: dist(point, place), default=None) for place in expected]
    near = [one for one, place in zip(chosen, expected, strict=True) if one and dist(one, place) <= limit]
    return near if len(set(near)) == len(expected) else None


def _shows_whole_sheet(image: Image.Image, dpi: float, paper: Point) -> bool:
    sides = sorted(side / dpi * MM_PER_INCH for side in image.size) if dpi > 0 else [0, 0]
    return all(abs(side - mm) <= _SLACK for side, mm in zip(sides, sorted(paper), strict=True))


def _placement(to_paper: Pixels, marks: Sequence[Point], found: list[Point]) -> Placement | None:
    placement, rest = fit(marks, _mapped(to_paper, found))
    return placement if rest <= _FLAT else None


def _laid_straight(
    flat: Pixels,
    path: Path,
    paper: Point,
    marks: Sequence[Point],
    found: list[Point],
    placement: Placement | None,
    turned: int,
) -> Scan:
    scale = min(
        dist(found[0], other) / dist(marks[0], mark) for other, mark in zip(found[1:], marks[1:], strict=True)
    )
    if scale * MM_PER_INCH < LOWEST_DPI * 0.98:
        raise Unreadable("check-too-coarse", file=path.name, dpi=round(scale * MM_PER_INCH), least=LOWEST_DPI)
    smooth = cv2.GaussianBlur(flat, (0, 0), max(0.6, _SMOOTH * scale))
    target = min(scale, HIGHEST_DPI / MM_PER_INCH)
    size = (round(paper[0] * target), round(paper[1] * target))
    # Pixel centres lie half a pixel inside: both sides of the map count from corners.
    half = numpy.float64([[1, 0, -0.5], [0, 1, -0.5], [0, 0, 1]])
    to_mm = numpy.float64([[1 / target, 0, 0.5 / target], [0, 1 / target, 0.5 / target], [0, 0, 1]])
    lookup = half @ _perspective(marks, found) @ to_mm
    straight = cv2.warpPerspective(
        smooth, lookup, size, flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderValue=(255, 255, 255)
    )
    return Scan(Image.fromarray(straight), target, placement, turned)
