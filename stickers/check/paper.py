"""A page as an image, apart from its cells: what may be seen on it, and what else there is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from math import ceil, hypot
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from ..stock import Rect
from .components import components
from .parts import filled_parts
from .placement import Point
from .printed import Letter
from .raster import bands, black_ink
from .signs import read_signs

Line = tuple[float, float, float, float]
"""x, y, x, y in mm."""

Box = tuple[int, int, int, int]
"""Left, top, right and bottom in pixels."""

_PAD: Final = 0.7
"""Around a letter or a mark ink may stand over its box, mm."""

_NEAR: Final = 0.35
"""A line lies this near to its place, mm."""

_INKED: Final = 60
"""From this much ink of 255 a pixel belongs to a hairline; less is its soft edge."""

_RULE: Final = 0.4
"""Width of the rule around a card's panel, mm."""

_BLACK: Final = 150
"""From this much black of 255 a pixel belongs to a black rule."""

_END: Final = 3.0
"""So much of a ruler is looked at closely at either end, mm."""

_BARE: Final = 40
"""Up to this much ink of 255 paper counts as bare."""

_WHOLE: Final = 0.9
"""So much of a line must be there."""

_STEP: Final = 0.4
"""Lines are looked at in steps of so many mm."""

_AROUND: Final = 0.3
"""A dash fills its own box: this much of its ground is looked at too, mm."""

_LEAST: Final = 16
"""The least ink of a pixel that counts when a mark is read, of 255."""

_LINEAR: Final = [
    round(255 * (level / 255 / 12.92 if level < 11 else ((level / 255 + 0.055) / 1.055) ** 2.4))
    for level in range(256)
]
"""Luminance of each level of a screen's red, green or blue (sRGB)."""


class Paper:
    """One rendered page.

    Args:
        image: in colour.
        size: of the paper, mm.
    """

    def __init__(self, image: Image.Image, size: Point) -> None:
        self._colour = image
        self._sx, self._sy = image.width / size[0], image.height / size[1]
        red, green, blue = bands(image)
        self._ink = ImageChops.invert(ImageChops.darker(ImageChops.darker(red, green), blue))
        self._black = ImageChops.invert(ImageChops.lighter(ImageChops.lighter(red, green), blue))
        linear = [band.point(_LINEAR) for band in (red, green, blue)]
        self._light = Image.merge("RGB", linear).convert("L", (0.2126, 0.7152, 0.0722, 0))

    def contrast(self, letter: Letter) -> float:
        """Between the lightest and the darkest in and around a letter's box."""
        box, more = letter.box, 2 * _AROUND
        around = Rect(box.left - _AROUND, box.top - _AROUND, letter.width + more, letter.height + more)
        darkest, lightest = self._light.crop(self._pixels(around)).getextrema()
        return (float(lightest) / 255 + 0.05) / (float(darkest) / 255 + 0.05)  # type: ignore[arg-type]

    def missing(self, line: Line, *, black: bool = False) -> bool:
        """Whether less of a line is there than must be; if it must be black, colours do not count."""
        x, y, u, v = line
        length = hypot(u - x, v - y)
        steps = max(2, ceil(length / _STEP))
        points = [(x + (u - x) * step / steps, y + (v - y) * step / steps) for step in range(1, steps)]
        boxes = [self._pixels(Rect(a - _NEAR, b - _NEAR, 2 * _NEAR, 2 * _NEAR)) for a, b in points]
        ink, least = (self._black, _BLACK) if black else (self._ink, _INKED)
        inked = sum(most >= least for most in _most_in(ink, boxes))
        return inked < _WHOLE * (steps - 1)

    def _ink_in(self, rect: Rect) -> int:
        return int(self._ink.crop(self._pixels(rect)).getextrema()[1])  # type: ignore[arg-type]

    def ruler_is_right(self, x: float, y: float, length: float) -> bool:
        """Whether a level line of that length begins there, with nothing before and after it."""
        ends = [(x - 2.5, x - 0.5), (x + length + 0.5, x + length + 2.2)]
        bare = all(self._ink_in(Rect(a, y - 1, b - a, 2)) < _INKED for a, b in ends)
        parts = [(x, x + _END), (x, x + length), (x + length - _END, x + length)]
        return bare and not any(self.missing((a, y, b, y)) for a, b in parts)

    def read(self, rect: Rect, scale: float = 1.0, angle: float = 0.0) -> tuple[str, ...]:
        """The mark in a rectangle: glyph names, "" for what cannot be read.

        Args:
            rect: where it is, mm.
            scale: how much larger it is than as it is to be felt.
            angle: by how much it is turned anticlockwise, degrees.
        """
        around = Rect(rect.x - _PAD, rect.y - _PAD, rect.width + 2 * _PAD, rect.height + 2 * _PAD)
        image = self._colour.crop(self._pixels(around))
        if angle:
            image = image.rotate(-angle, expand=True)
        # Shapes are told by whole pixels, so a small picture is looked at through a glass.
        glass = max(1, ceil(1 / scale))
        image = image.resize((image.width * glass, image.height * glass), Image.Resampling.BICUBIC)
        raster = black_ink(image, self._sx * scale * glass, self._sy * scale * glass)
        # Cards have coloured bands: what the first row shows is taken for the ground.
        ground = min(max(raster.ink[: raster.width], default=0), 254)
        table = bytes(max(0, round(255 * (level - ground) / (255 - ground))) for level in range(256))
        raster = replace(raster, ink=raster.ink.translate(table))
        return tuple(sign.name for sign in read_signs(filled_parts(raster, components(raster, _LEAST))))

    def framed(self, panel: Rect) -> bool:
        """Whether a black rule runs around a panel, and paper begins within it."""
        half = _RULE / 2
        left, top = panel.x - half, panel.y - half
        right, bottom = panel.x + panel.width + half, panel.y + panel.height + half
        sides = [(left, top, right, top), (left, bottom, right, bottom), (left, top, left, bottom)]
        inner = Rect(panel.x + 0.3, panel.y + 0.3, panel.width - 0.6, panel.height - 0.6)
        edges = [
            Rect(inner.x, inner.y, inner.width, 0.3),
            Rect(inner.x, inner.y + inner.height - 0.3, inner.width, 0.3),
        ]
        sides.append((right, top, right, bottom))
        return not any(self.missing(side, black=True) for side in sides) and all(
            self._ink_in(edge) < _INKED for edge in edges
        )

    def beside(
        self,
        letters: Iterable[Letter],
        rects: Iterable[Rect],
        lines: Iterable[Line],
        within: Rect | None = None,
    ) -> Point | None:
        """Where ink stands that is none of these, mm; None if there is none.

        Args:
            letters: of the page.
            rects: where other ink belongs, mm.
            lines: along which ink belongs.
            within: where to look; the whole page if not given.
        """
        rest = self._ink.copy()
        pen = ImageDraw.Draw(rest)
        for rect in (*_boxes(letters), *rects, *_along(lines)):
            left, top, right, bottom = self._pixels(
                Rect(rect.x - _PAD, rect.y - _PAD, rect.width + 2 * _PAD, rect.height + 2 * _PAD)
            )
            pen.rectangle((left, top, right - 1, bottom - 1), fill=0)
        frame = (0, 0, *rest.size) if within is None else self._pixels(within)
        found = rest.crop(frame).point([255 * (level > _BARE) for level in range(256)]).getbbox()
        if found is None:
            return None
        return (frame[0] + found[0]) / self._sx, (frame[1] + found[1]) / self._sy

    def _pixels(self, rect: Rect) -> Box:
        """Left, top, right and bottom of a rectangle in mm; at least one pixel, on the page."""
        width, height = self._ink.size
        left = min(max(round(rect.x * self._sx), 0), width - 1)
        top = min(max(round(rect.y * self._sy), 0), height - 1)
        right, bottom = round((rect.x + rect.width) * self._sx), round((rect.y + rect.height) * self._sy)
        return left, top, max(right, left + 1), max(bottom, top + 1)


def _most_in(ink: Image.Image, boxes: Sequence[Box]) -> list[int]:
    """The most ink in each of some boxes along a line.

    Along a level or an upright line all are as high or as wide: the rows of the strip that they make up
    are laid over one another once, and each box is a stretch of what comes of it.
    """
    left, top, right, bottom = boxes[0]
    if all((box[1], box[3]) == (top, bottom) for box in boxes):
        ends = [(box[0], box[2]) for box in boxes]
        turned = False
    elif all((box[0], box[2]) == (left, right) for box in boxes):
        ends = [(box[1], box[3]) for box in boxes]
        turned = True
    else:
        return [int(ink.crop(box).getextrema()[1]) for box in boxes]  # type: ignore[arg-type]
    first, last = min(start for start, _ in ends), max(end for _, end in ends)
    strip = ink.crop((left, first, right, last) if turned else (first, top, last, bottom))
    strip = strip.transpose(Image.Transpose.TRANSPOSE) if turned else strip
    most = strip.crop((0, 0, strip.width, 1))
    for row in range(1, strip.height):
        most = ImageChops.lighter(most, strip.crop((0, row, strip.width, row + 1)))
    along = most.tobytes()
    return [max(along[start - first : end - first]) for start, end in ends]


def _boxes(letters: Iterable[Letter]) -> Iterator[Rect]:
    for letter in letters:
        yield Rect(letter.box.left, letter.box.top, letter.width, letter.height)


def _along(lines: Iterable[Line]) -> Iterator[Rect]:
    """Small rectangles along lines."""
    for x, y, u, v in lines:
        steps = max(1, ceil(hypot(u - x, v - y)))
        for step in range(steps):
            a, b = x + (u - x) * step / steps, y + (v - y) * step / steps
            c, d = x + (u - x) * (step + 1) / steps, y + (v - y) * (step + 1) / steps
            yield Rect(min(a, c), min(b, d), abs(c - a), abs(d - b))


def outline_of(rect: Rect, corner: float) -> list[Line]:
    """The lines along which a sticker is cut out, its top-right corner cut off."""
    right, bottom = rect.x + rect.width, rect.y + rect.height
    lines: Sequence[Line] = [
        (rect.x, rect.y, right - corner, rect.y),
        (right, rect.y + corner, right, bottom),
        (rect.x, bottom, right, bottom),
        (rect.x, rect.y, rect.x, bottom),
    ]
    return [*lines, *corner_of(rect, corner)]


def corner_of(rect: Rect, corner: float) -> list[Line]:
    """The line along which the top-right corner of a label is cut off."""
    right = rect.x + rect.width
    return [(right - corner, rect.y, right, rect.y + corner)] if corner else []
