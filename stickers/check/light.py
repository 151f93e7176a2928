"""The light on a scanned sheet: made even, and where the edges of shadows are.

Needs OpenCV, as `stickers.check.scan` does.
"""

from __future__ import annotations

from typing import Final

import cv2
import numpy

from .placement import Point
from .scan_ink import Pixels

_LIT_STEP: Final = 6.0
"""Pixels per mm at which the light on the sheet is looked at."""

_WIDEST: Final = 20.0
"""Nothing that we print black is wider than this, mm; what is, is a shadow."""

_SHADOW: Final = 0.72
"""Light that changes by more than this factor from one mm to the next is the edge of a shadow."""


def evened(pixels: Pixels, paper: Point) -> tuple[Pixels, Pixels]:
    """The same light everywhere, and the light that there was, of 255, as large as the image.

    The light is what remains when everything dark that is narrower than `_WIDEST` is filled.  It is
    not smoothed across the edge of a shadow: there it would be too bright on one side, and the
    shadow would read as ink.
    """
    height, width = pixels.shape[:2]
    per_mm = (width * height / (paper[0] * paper[1])) ** 0.5
    step = max(1.0, per_mm / _LIT_STEP)
    size = (round(width / step), round(height / step))
    small = cv2.medianBlur(cv2.resize(pixels, size, interpolation=cv2.INTER_AREA), 3)
    reach = round(_WIDEST * per_mm / step) | 1
    closed = cv2.morphologyEx(small, cv2.MORPH_CLOSE, numpy.ones((reach, reach), numpy.uint8))
    even = cv2.medianBlur(closed, 5)
    light = cv2.resize(even, (width, height), interpolation=cv2.INTER_LINEAR)
    return cv2.divide(pixels, numpy.maximum(light, 40), scale=255), light


def shadow_edges(lit: Pixels) -> Pixels:
    """Not 0 where light changes quickly from one mm to the next."""
    around = numpy.ones((3, 3), numpy.uint8)
    low = cv2.erode(lit, around).astype(float)
    high = cv2.dilate(lit, around).astype(float)
    return (low < _SHADOW * numpy.maximum(high, 1)).astype(numpy.uint8)
