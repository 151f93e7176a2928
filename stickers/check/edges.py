"""Where in a picture a sheet ends: the sides of the one light thing on a darker ground.

Needs OpenCV, as `stickers.check.scan` does.
"""

from __future__ import annotations

import cv2
import numpy

from .placement import Point
from .scan_ink import Pixels


def sheet_corners(pixels: Pixels) -> list[list[Point]]:
    """The corners of a light sheet on a darker ground, clockwise from the top-left.

    Several, the best first, where part of the sheet lies in a shadow; none where no ground is seen.
    """
    grey = cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY)
    step = max(1, min(grey.shape) // 1200)
    small = cv2.resize(grey, None, fx=1 / step, fy=1 / step, interpolation=cv2.INTER_AREA)
    level, _ = cv2.threshold(small, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
    found = [_light_quadrangle(small, level * part, step) for part in (1.0, 0.8, 0.65, 0.5)]
    return [corners for corners in found if corners is not None]


def _light_quadrangle(small: Pixels, level: float, step: int) -> list[Point] | None:
    """The corners of the one light thing of four sides that is most of a picture."""
    _, light = cv2.threshold(small, level, 255, cv2.THRESH_BINARY)
    border = numpy.concatenate([light[0], light[-1], light[:, 0], light[:, -1]])
    if border.mean() > 64:
        return None
    outlines, _ = cv2.findContours(light, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    if not outlines:
        return None
    sheet = cv2.convexHull(max(outlines, key=cv2.contourArea))
    corners = cv2.approxPolyDP(sheet, 0.02 * cv2.arcLength(sheet, True), True).reshape(-1, 2)
    if len(corners) != 4 or cv2.contourArea(sheet) < 0.25 * light.size:
        return None
    points = [(float(x) + 0.5, float(y) + 0.5) for x, y in _sharpened(sheet.reshape(-1, 2), corners)]
    middle_x, middle_y = sum(x for x, _ in points) / 4, sum(y for _, y in points) / 4
    points.sort(key=lambda point: numpy.arctan2(point[1] - middle_y, point[0] - middle_x))
    first = min(range(4), key=lambda index: sum(points[index]))
    return [(x * step, y * step) for x, y in points[first:] + points[:first]]


def _sharpened(hull: Pixels, corners: Pixels) -> Pixels:
    """Corners as the crossings of lines laid through the sides: a corner pixel alone may be off."""
    lines = []
    for index in range(4):
        start, end = corners[index].astype(float), corners[(index + 1) % 4].astype(float)
        length = numpy.linalg.norm(end - start)
        along = (end - start) / length
        part = (hull - start) @ along / length
        aside = abs((hull - start) @ numpy.array([-along[1], along[0]])) / length
        near = (aside < 0.01) & (part > 0) & (part < 1)
        points = numpy.vstack([hull[near].astype(float), start, end])
        lines.append((start, end) if len(points) < 4 else _through(points, along))
    return numpy.array([_crossing(lines[index - 1], lines[index]) for index in range(4)])


def _through(points: Pixels, along: Pixels) -> tuple[Pixels, Pixels]:
    """A line laid through points that are nearly on one."""
    middle = points.mean(axis=0)
    _, _, axes = numpy.linalg.svd(points - middle)
    way = axes[0] if axes[0] @ along > 0 else -axes[0]
    return middle, middle + way * 100


def _crossing(one: tuple[Pixels, Pixels], other: tuple[Pixels, Pixels]) -> Pixels:
    (p, q), (r, s) = one, other
    sides = numpy.stack([q - p, r - s], axis=1)
    return p + (q - p) * numpy.linalg.solve(sides, r - p)[0]
