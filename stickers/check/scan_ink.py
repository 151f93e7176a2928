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

_BROAD: Final = 1.2
"""No line of a guide is as wide as this, mm."""

_GAP: Final = numpy.ones((3, 3), numpy.uint8)
"""Noise breaks a thin line for a pixel or two; the two edges of a line are further apart."""


_LITTLE: Final = 0.002
"""So small a part of a sheet may be too dark to be smoothed enough: its rim, and broad black print."""

_RIM: Final = 0.7
"""So far from its edge a sheet shows what it lies on, mm."""


def lines_of(grey: Pixels, black: Pixels, colour: Pixels, faintest: float) -> Pixels:
    """The ink of pale guides: what is darker than the paper on both of its sides.

    A guide takes no more light than uneven light does, or the edge of a shadow; but it is thin, and the
    edge of a shadow is dark on one side alone.  In the dark noise is a larger part of the light, so there
    more is smoothed.

    Args:
        grey: the sheet laid straight with `SHARP_DPI`, as light or dark as it was taken.
        black: its black print, which is no guide and is left as it is; elsewhere 0.
        colour: what is to be taken off where there is colour, as `ink_of` gives it.
        faintest: the least ink that counts, of 255: it is smoothed until noise stays well below.
    """
    paper = _paper_of(grey)
    found = _darker(grey, paper)
    for width in _SMOOTHER:
        dark = 4 * 255 / faintest * _noise_of(grey)
        noisy = cv2.threshold(paper, dark, 255, cv2.THRESH_BINARY_INV)[1]
        if cv2.countNonZero(noisy) < _LITTLE * noisy.size:
            break
        grey = cv2.GaussianBlur(grey, (0, 0), width)
        cv2.copyTo(_darker(grey, _paper_of(grey)), noisy, found)
    found = cv2.morphologyEx(cv2.subtract(found, colour), cv2.MORPH_CLOSE, _GAP)
    rim = round(_RIM * SHARP_DPI / MM_PER_INCH)
    bare = numpy.zeros_like(found)
    bare[rim:-rim, rim:-rim] = found[rim:-rim, rim:-rim]
    return cv2.max(bare, black)


def _paper_of(grey: Pixels) -> Pixels:
    """How light the paper is, under what is drawn on it with thin lines."""
    reach = numpy.ones((round(_BROAD * SHARP_DPI / MM_PER_INCH),) * 2, numpy.uint8)
    return cv2.morphologyEx(grey, cv2.MORPH_CLOSE, reach)


def _darker(grey: Pixels, paper: Pixels) -> Pixels:
    """By what part of the paper's light each pixel is darker than noise makes it, of 255."""
    missing = cv2.subtract(paper, grey)
    missing = cv2.subtract(missing, numpy.array([_middle_of(missing)]))
    return cv2.divide(missing, numpy.maximum(paper, 40), scale=255)


def ink_of(straight: Pixels, faintest: float) -> tuple[Pixels, Pixels, bool]:
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
    cleared = cv2.convertScaleAbs(colour, alpha=_CLEARED)
    return cv2.subtract(ink, cleared), cleared, coloured


def _middle_of(values: Pixels) -> float:
    """The median of a part of the pixels."""
    counts = numpy.bincount(values[::4, ::4].ravel(), minlength=256).cumsum()
    return float(numpy.searchsorted(counts, counts[-1] / 2))


def _noise_of(ink: Pixels) -> float:
    """Standard deviation of what changes from pixel to pixel on bare paper, of 255."""
    bare = ink[::5, ::3].astype(numpy.float32)
    return float(numpy.median(numpy.abs(bare - cv2.blur(bare, (9, 9))))) * 1.48


def lightest(image: Pixels) -> Pixels:
    """The brightest channel of each pixel."""
    red, green, blue = cv2.split(image)
    return cv2.max(cv2.max(red, green), blue)


def darkest(image: Pixels) -> Pixels:
    """The darkest channel of each pixel."""
    red, green, blue = cv2.split(image)
    return cv2.min(cv2.min(red, green), blue)
