"""The ink on a scanned sheet: what is black or grey, and how much noise lies over it.

Needs OpenCV, as `stickers.check.scan` does.
"""

from __future__ import annotations

from typing import Any, Final

import cv2
import numpy

from .raster import MM_PER_INCH, SHARP_DPI

Pixels = Any
"""An array of OpenCV: rows, columns and (for colour) red, green, blue."""

_COLOURED: Final = 60
"""Difference of a pixel's channels from which it is coloured, of 255."""

_WARM: Final = 2e-5
"""Part of a sheet that is coloured, at least, if it was scanned in colour."""

_HUE: Final = 0.15
"""Standard deviation of the smoothing before colour is looked at, mm."""

_TINGE: Final = 8
"""So little colour beyond what the whole sheet has is none, of 255."""

_CLEARED: Final = 3.0
"""How much darkness a difference of the channels takes away: blue that was printed thin is all gone."""

_SMOOTHER: Final = (0.8, 1.0, 1.2)
"""Standard deviations of further smoothing, pixels of `SHARP_DPI`, until noise is low enough."""


def ink_of(straight: Pixels, faintest: float) -> tuple[Pixels, bool]:
    """How dark each pixel is, of 255, and whether there is colour; what is coloured counts as bare.

    Colour is looked at in a wider neighbourhood: noise in single pixels has none, and the fringes
    that a scanner draws along black lines cancel out.

    Args:
        straight: a sheet, evenly lit and laid straight, with `SHARP_DPI`.
        faintest: the least ink that counts, of 255: it is smoothed until noise stays well below.
    """
    ink = cv2.bitwise_not(cv2.transform(straight, numpy.full((1, 3), 1 / 3, numpy.float32)))
    wide = cv2.GaussianBlur(straight, (0, 0), _HUE * SHARP_DPI / MM_PER_INCH)
    colour = cv2.subtract(lightest(wide), darkest(wide))
    coloured = float((colour > _COLOURED).mean()) > _WARM
    for width in _SMOOTHER:
        if 4 * _noise_of(ink) <= faintest:
            break
        ink = cv2.GaussianBlur(ink, (0, 0), width)
    # Of noise there is as much everywhere, of print on little of a sheet: the middle level is bare paper's.
    ink = cv2.subtract(ink, numpy.array([_middle_of(ink)]))
    colour = cv2.subtract(colour, numpy.array([_middle_of(colour) + _TINGE]))
    return cv2.subtract(ink, cv2.convertScaleAbs(colour, alpha=_CLEARED)), coloured


def _middle_of(values: Pixels) -> float:
    return float(numpy.median(values[::4, ::4]))


def _noise_of(ink: Pixels) -> float:
    """Standard deviation of what changes from pixel to pixel on bare paper, of 255."""
    bare = ink[:, ::3].astype(numpy.float32)
    return float(numpy.median(numpy.abs(bare - cv2.blur(bare, (9, 9))))) * 1.48


def lightest(image: Pixels) -> Pixels:
    """The brightest channel of each pixel."""
    red, green, blue = cv2.split(image)
    return cv2.max(cv2.max(red, green), blue)


def darkest(image: Pixels) -> Pixels:
    """The darkest channel of each pixel."""
    red, green, blue = cv2.split(image)
    return cv2.min(cv2.min(red, green), blue)
