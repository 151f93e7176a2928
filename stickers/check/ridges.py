"""Hairlines on a noisy scan, found by the way they run: along a line there is more to see than in a pixel.

Each place is compared with thin strips through it, in twelve directions: darker along the strip than on
both sides of it is a line.  Two lines that blur into one grey band are told apart by it as well, for
between them it is lighter than on them.

Needs OpenCV, as `stickers.check.scan` does.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Final, NamedTuple

import cv2
import numpy

from ..stock import Rect
from .raster import Raster
from .scan_ink import Pixels

_DIRECTIONS: Final = 12
_ACROSS: Final = 0.2
"""From the middle of a line to where the paper beside it begins, mm."""

_ALONG: Final = 0.35
"""Standard deviation of the strip lengthwise, mm: the smallest ring is as straight as that."""

_AROUND: Final = 0.2
"""Standard deviation of the smoothing within which there must be ink, too, mm: strips reach beyond ends."""

_INKED: Final = 0.5
"""So much ink there must be within that, as a part of what lies on the middle of lines."""

_CLEAR: Final = 4.0
"""A line is so many times as strong as what noise gives in the middle."""

_USUAL: Final = 70
"""The strength of the lines of a mark: that of its places of this rank, in per cent."""

_BARELY: Final = 0.6
"""In a mark that hardly shows, from which part of what is clear."""

_MOST: Final = 127
"""The ink of a line, at most: what is darker is taken for black print, which tells how dark that is."""


class Way(NamedTuple):
    """How lines are followed.

    Attributes:
        part: from which part of the usual strength of a line a place is on it: less leaves no gaps, more
            lets no two lines run together.
        rounded: standard deviation of the smoothing before that, mm: small rings get rounder.
    """

    part: float
    rounded: float


WAYS: Final = (Way(0.75, 0.08), Way(0.75, 0.14), Way(0.62, 0.08), Way(0.5, 0.08))
"""The ways in which it is tried, one after the other."""


class Ridges:
    """The lines of one sheet.

    Args:
        grey: how light it is, evenly lit and laid straight.
        scale: pixels per mm.
    """

    def __init__(self, grey: Pixels, scale: float) -> None:
        half = cv2.resize(cv2.bitwise_not(grey), None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
        dark = half.astype(numpy.float32)
        self._scale = scale / 2
        self._found: Pixels = numpy.zeros_like(dark)
        for strip in _strips(self._scale):
            along = cv2.filter2D(dark, -1, strip, borderType=cv2.BORDER_REPLICATE)
            self._found = cv2.max(self._found, along)
        soft = cv2.GaussianBlur(dark, (0, 0), _AROUND * self._scale)
        self._soft = soft - numpy.median(soft[::2, ::2])

    def drawn(self, room: Raster, rects: Sequence[Rect], way: Way, faintest: float) -> Raster:
        """The lines as ink.

        Args:
            room: of the sheet: where its ink is 0 nothing is to be read, words for instance.
            rects: in which lines are looked for, mm; how strong they are is told in each by itself.
            way: how they are followed.
            faintest: the least ink that will count, of 255.
        """
        height, width = self._found.shape
        free: Pixels = numpy.frombuffer(room.ink, numpy.uint8).reshape(room.height, room.width)
        free = cv2.resize(free, (width, height), interpolation=cv2.INTER_NEAREST) > 0
        found = cv2.GaussianBlur(self._found, (0, 0), way.rounded * self._scale)
        lines = numpy.zeros_like(found)
        for rect in rects:
            rows = slice(int(rect.y * self._scale), int((rect.y + rect.height) * self._scale))
            columns = slice(int(rect.x * self._scale), int((rect.x + rect.width) * self._scale))
            place = rows, columns
            lines[place] = _lines_in(numpy.where(free[place], found[place], 0), self._soft[place], way.part)
        whole = cv2.resize(lines, (room.width, room.height), interpolation=cv2.INTER_LINEAR)
        ink = numpy.clip(whole * (faintest + 1), 0, _MOST).astype(numpy.uint8)
        return replace(room, ink=ink.tobytes())


def _lines_in(found: Pixels, soft: Pixels, part: float) -> Pixels:
    """How surely each place lies on a line: 1 and more where it does."""
    some = found[found > 0]
    if not some.size:
        return found
    least = _CLEAR * float(numpy.median(some))
    strong = some[some > least]
    usual = float(numpy.percentile(strong, _USUAL)) if strong.size else least
    on = soft[found > usual]
    inked = float(numpy.median(on)) if on.size else 255.0
    return numpy.minimum(found / max(part * usual, _BARELY * least), soft / (_INKED * max(inked, 1.0)))


@cache
def _strips(scale: float) -> tuple[Pixels, ...]:
    """A filter for each direction: dark in the middle of a strip, light on both sides."""
    reach = math.ceil(3 * max(_ACROSS, _ALONG) * scale)
    y, x = numpy.mgrid[-reach : reach + 1, -reach : reach + 1].astype(numpy.float32) / scale
    strips = []
    for turn in range(_DIRECTIONS):
        angle = math.pi * turn / _DIRECTIONS
        along = (x * math.cos(angle) + y * math.sin(angle)) / _ALONG
        across = (y * math.cos(angle) - x * math.sin(angle)) / _ACROSS
        strip = numpy.exp(-(along**2 + across**2) / 2) * (1 - across**2)
        strip -= strip.mean()
        strips.append(2 * strip / numpy.abs(strip).sum())
    return tuple(strips)
