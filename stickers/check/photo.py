"""A photo of one sticker on a darker ground: which card's it is, or that it cannot be read.

The corner that is cut off says which way is up, and how large the sticker is: so no list of the print is
needed, and nothing is read turned or reversed.  The whole of what is printed black has to be a mark of the
deck; whatever is not understood is refused.  A wrong card is worse than none.

Needs OpenCV, as `stickers.check.scan` does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import dist
from typing import Final

import cv2
import numpy
from PIL import Image

from accessible_games.games.deck import CardSpec, Deck

from ..marks import feel, mark_of
from .components import Component, components
from .faults import Unreadable
from .methods import WAYS
from .placement import Point
from .raster import MM_PER_INCH, SHARP_DPI, Raster, deepened, full_level
from .scan_ink import Pixels, ink_of
from .sheet_judge import SCANNED, SPECK
from .signs import read_signs

CORNER: Final = 4.0
"""Leg of the corner that is cut off every sticker, mm."""
_LOOKED_AT: Final = 1600
"""Pixels of the longer side of what is looked at."""
_COARSEST: Final = 5.5
"""Pixels to the mm, at least: 140 dots per inch."""
_RIM: Final = 1.0
"""So far from its edge nothing is printed, and the ground may show, mm."""
_SHORT: Final = (0.1, 0.82)
"""The corner that is cut off, as a part of the shortest other side."""
_EVEN: Final = 1.45
"""Its legs differ by no more than this factor: else it is no such corner, or was taken too much aslant."""
_LARGEST: Final = 110.0
"""Millimetres of the longest sticker."""
_CLEAR: Final = 0.45
"""Ink of this size is no dirt, mm: if it is no sign either, the sticker is not read."""
_METHODS: Final = ("swell", "dots")
"""How marks are printed black: full, and as lines."""


@dataclass(frozen=True, slots=True)
class _Label:
    """A sticker in a picture.

    Attributes:
        corners: its corners in pixels, clockwise from the one at the top left, as if none was cut off.
        width: of the sticker, mm.
        height: of the sticker, mm.
        scale: pixels to the mm, at least.
    """

    corners: Sequence[Point]
    width: float
    height: float
    scale: float


def read_label(image: Image.Image, deck: Deck, name: str = "") -> CardSpec:
    """The card whose sticker a photo shows.

    Args:
        image: the photo, in colour.
        deck: whose stickers they are.
        name: of the file, for what is told.

    Raises:
        Unreadable: there is no sticker, or more than one, or its mark is none of the deck's.
    """
    image.thumbnail((_LOOKED_AT, _LOOKED_AT))
    pixels = numpy.asarray(image.convert("RGB"))
    label = _label_in(pixels)
    if label is None:
        raise Unreadable("check-photo-no-label", file=name)
    if label.scale < _COARSEST:
        raise Unreadable("check-photo-small", file=name)
    raster = _laid_straight(pixels, label)
    found = {mark for method in _METHODS if (mark := _mark_on(raster, method)) is not None}
    fitting = [card for card in deck.cards if feel(mark_of(card)) in {feel(mark) for mark in found}]
    if len(found) != 1 or len(fitting) != 1:
        raise Unreadable("check-photo-unread", file=name)
    return fitting[0]


def _mark_on(raster: Raster, method: str) -> tuple[str, ...] | None:
    """The mark, with all that is printed black in it; None if any of it is no sign."""
    way = WAYS[method]
    pieces = [piece for piece in components(raster, SCANNED) if _size(raster, piece)[1] >= SPECK]
    if not pieces:
        return None
    signs = read_signs(way.parts(raster, [one for one in pieces if _size(raster, one)[1] >= _CLEAR]))
    if any(_CLEAR > _size(raster, piece)[1] > SPECK * 1.4 for piece in pieces):
        return None
    names = tuple(sign.name for sign in signs)
    return names if names and all(names) else None


def _size(raster: Raster, piece: Component) -> tuple[float, float]:
    """Its shorter and its longer side, mm."""
    width = (piece.right - piece.left) / raster.sx
    height = (piece.bottom - piece.top) / raster.sy
    return min(width, height), max(width, height)


# -- where the sticker lies ----------------------------------------------------------------------------


def _label_in(pixels: Pixels) -> _Label | None:
    """The one light thing on the ground with four sides and one corner cut off."""
    grey = cv2.GaussianBlur(cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY), (0, 0), 1.5)
    level, _ = cv2.threshold(grey, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
    for part in (1.0, 0.8, 0.65):
        _, light = cv2.threshold(grey, level * part, 255, cv2.THRESH_BINARY)
        border = numpy.concatenate([light[0], light[-1], light[:, 0], light[:, -1]])
        outlines, _ = cv2.findContours(light, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
        if border.any() or not outlines:
            continue
        outlines = sorted(outlines, key=cv2.contourArea, reverse=True)
        if len(outlines) > 1 and cv2.contourArea(outlines[1]) > 0.2 * cv2.contourArea(outlines[0]):
            continue  # two stickers
        label = _shaped(cv2.convexHull(outlines[0]).reshape(-1, 2), cv2.contourArea(outlines[0]))
        if label is not None:
            return label
    return None


def _shaped(hull: Pixels, area: float) -> _Label | None:
    """An outline as a sticker; None if it has not its shape."""
    around = cv2.arcLength(hull, True)
    five = next(
        (
            corners
            for part in (0.008, 0.012, 0.016, 0.02, 0.03)
            if len(corners := cv2.approxPolyDP(hull, part * around, True).reshape(-1, 2)) == 5
        ),
        None,
    )
    if (
        five is None
        or cv2.contourArea(five) < 0.96 * cv2.contourArea(hull)
        or area < 0.95 * cv2.contourArea(hull)
    ):
        return None
    points = [(float(x), float(y)) for x, y in five]
    if cv2.contourArea(five, True) < 0:  # as a picture counts, down: clockwise
        points.reverse()
    sides = [dist(points[at], points[(at + 1) % 5]) for at in range(5)]
    cut = sides.index(min(sides))
    others = [side for at, side in enumerate(sides) if at != cut]
    if not _SHORT[0] < sides[cut] / min(others) < _SHORT[1]:
        return None
    # Clockwise: along the top, down the corner that is cut off, along the right side.
    end_of_top, start_of_right = points[cut], points[(cut + 1) % 5]
    bottom_right, bottom_left, top_left = (points[(cut + more) % 5] for more in (2, 3, 4))
    top_right = _crossing(top_left, end_of_top, bottom_right, start_of_right)
    legs = dist(end_of_top, top_right), dist(start_of_right, top_right)
    if min(legs) <= 0 or max(legs) > _EVEN * min(legs):
        return None
    across = (dist(top_left, top_right) + dist(bottom_left, bottom_right)) / 2
    down = (dist(top_left, bottom_left) + dist(top_right, bottom_right)) / 2
    scale = sum(legs) / 2 / CORNER
    width, height = across / legs[0] * CORNER, down / legs[1] * CORNER
    if not min(width, height) > CORNER * 2 or max(width, height) > _LARGEST:
        return None
    return _Label((top_left, top_right, bottom_right, bottom_left), width, height, scale)


def _crossing(a: Point, b: Point, c: Point, d: Point) -> Point:
    """Where the line through two points meets that through two others."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = a, b, c, d
    across = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    part = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / (across or 1e-9)
    return ax + part * (bx - ax), ay + part * (by - ay)


def _laid_straight(pixels: Pixels, label: _Label) -> Raster:
    """The black ink of a sticker, upright and evenly lit."""
    target = SHARP_DPI / MM_PER_INCH
    width, height = round(label.width * target), round(label.height * target)
    source = numpy.array(label.corners, numpy.float32)
    corners = numpy.array([[0, 0], [width, 0], [width, height], [0, height]], numpy.float32)
    straight = cv2.warpPerspective(
        pixels, cv2.getPerspectiveTransform(source, corners), (width, height), flags=cv2.INTER_CUBIC,
        borderMode=cv2.BORDER_REPLICATE,
    )  # fmt: skip
    bare = _bare(width, height, target)
    paper = numpy.array([int(numpy.percentile(straight[..., band][bare == 0], 80)) for band in range(3)])
    straight[bare > 0] = paper.astype(numpy.uint8)
    ink, _, _ = ink_of(_evenly_lit(straight, target), SCANNED)
    ink[bare > 0] = 0
    raster = Raster(width, height, target, target, numpy.ascontiguousarray(ink).tobytes())
    return deepened(raster, round(full_level(raster)))


def _bare(width: int, height: int, target: float) -> Pixels:
    """Not 0 where the ground may show: a rim, and the corner that is cut off."""
    bare = numpy.full((height, width), 255, numpy.uint8)
    rim = round(_RIM * target)
    bare[rim:-rim, rim:-rim] = 0
    leg = round((CORNER + 1.5 * _RIM) * target)
    corner = numpy.array([[width - leg, 0], [width, 0], [width, leg]], numpy.int32)
    return cv2.fillConvexPoly(bare, corner, 255)


def _evenly_lit(straight: Pixels, target: float) -> Pixels:
    """The same light everywhere: what is dark and narrower than a sign is filled to know it."""
    reach = round(16 * target / 4) | 1
    small = cv2.resize(straight, None, fx=0.25, fy=0.25, interpolation=cv2.INTER_AREA)
    light = cv2.morphologyEx(small, cv2.MORPH_CLOSE, numpy.ones((reach, reach), numpy.uint8))
    light = cv2.resize(cv2.blur(light, (9, 9)), straight.shape[1::-1], interpolation=cv2.INTER_LINEAR)
    return cv2.divide(straight, numpy.maximum(light, 40), scale=255)
