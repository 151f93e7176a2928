"""A page as a grid of ink: the only thing that the readback looks at."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PIL import Image, ImageChops

MM_PER_INCH: Final = 25.4
LOWEST_DPI: Final = 150
"""Below this two small dots run together and a wrong value could be read."""

SHARP_DPI: Final = 300
"""At which a page is read, whatever it was rendered or scanned at: whole pixels show a dot's form."""

_FULL: Final = 255


@dataclass(frozen=True, slots=True)
class Raster:
    """Ink of one page.

    Attributes:
        width: pixels in a row.
        height: rows.
        sx: pixels per mm across; `sy` pixels per mm down.  A renderer may stretch a page by a
            fraction of a pixel to fill its bitmap, so they need not be equal.
        sy: see `sx`.
        ink: one byte per pixel, row after row from the top left: 0 is bare paper, 255 full ink, and
            between them the part of the pixel that is covered.
    """

    width: int
    height: int
    sx: float
    sy: float
    ink: bytes

    @property
    def dpi(self) -> float:
        """The lower of the two resolutions, in dots per inch."""
        return min(self.sx, self.sy) * MM_PER_INCH


def bands(image: Image.Image) -> tuple[Image.Image, Image.Image, Image.Image]:
    """The red, green and blue of an image; a rendered page has them, and is not copied for it."""
    red, green, blue, *_ = (image if image.mode in ("RGB", "RGBX") else image.convert("RGB")).split()
    return red, green, blue


def all_ink(image: Image.Image, sx: float, sy: float) -> Raster:
    """Ink of any colour: a pixel is as inked as the darkest of red, green and blue."""
    red, green, blue = bands(image)
    darkest = ImageChops.darker(ImageChops.darker(red, green), blue)
    return Raster(image.width, image.height, sx, sy, ImageChops.invert(darkest).tobytes())


def black_ink(image: Image.Image, sx: float, sy: float) -> Raster:
    """Black and grey ink alone: what the brightest of red, green and blue lacks, less the colour.

    What red, green and blue differ by is taken off: so blue and magenta, which stand for all that
    is not to be felt, vanish if they are brighter than a half, and black and grey stay as they are.
    """
    red, green, blue = bands(image)
    lightest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    colour = ImageChops.subtract(lightest, ImageChops.darker(ImageChops.darker(red, green), blue))
    black = ImageChops.subtract(ImageChops.invert(lightest), colour)
    return Raster(image.width, image.height, sx, sy, black.tobytes())


def deepened(raster: Raster, level: int) -> Raster:
    """The same page with its ink scaled so that `level` counts as full ink."""
    if level == _FULL:
        return raster
    table = bytes(min(_FULL, round(ink * _FULL / level)) for ink in range(256))
    return replace(raster, ink=raster.ink.translate(table))


def flipped(raster: Raster) -> Raster:
    """The same page with left and right exchanged."""
    width = raster.width
    rows = range(0, width * raster.height, width)
    return replace(raster, ink=b"".join([raster.ink[start : start + width][::-1] for start in rows]))


def on_its_side(raster: Raster) -> Raster:
    """The same page turned clockwise by a quarter: what was at the left is at the top."""
    width, height = raster.width, raster.height
    last = (height - 1) * width
    rows = [raster.ink[last + column :: -width] for column in range(width)]
    return Raster(height, width, raster.sy, raster.sx, b"".join(rows))


def full_level(raster: Raster) -> int:
    """The level of full ink on a scan: the middle one of all pixels that are more than half inked."""
    counts = Image.frombytes("L", (raster.width, raster.height), raster.ink).histogram()
    left = sum(counts[_FULL // 2 :]) / 2
    for level in range(_FULL, _FULL // 2, -1):
        left -= counts[level]
        if left < 0:
            return level
    return _FULL
