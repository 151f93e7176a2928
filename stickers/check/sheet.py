"""One sheet as an image: laid as it was drawn, its corner marks measured, its signs read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, dist
from typing import Final

from PIL import Image

from .components import components
from .faults import Fault
from .form import form_of
from .glyphs import SOLIDS, name_of
from .placement import IDENTITY, Affine, Point
from .raster import SHARP_DPI, all_ink
from .shape import Shape

_MARK: Final = 3.0
"""Diameter of a corner mark, mm."""

_AROUND: Final = 4.0
"""How far around its place a corner mark is looked for, mm."""

_OFF: Final = 0.15
"""A corner mark of a rendered page lies this near to its place, mm."""


def straightened(
    image: Image.Image, scale: tuple[float, float], to_page: Affine, *, turned: bool = False
) -> Image.Image:
    """The image as it would be without mirroring, turning and calibration.

    Args:
        image: the page.
        scale: pixels per mm across and down.
        to_page: where a point of the drawing comes to lie on the page, in mm.
        turned: the drawing lies on its side on the page.
    """
    if max(abs(one - other) for one, other in zip(to_page, IDENTITY, strict=True)) < 1e-9:
        return image
    sx, sy = scale
    across, down = scale[::-1] if turned else scale
    a, b, c, d, e, f = to_page
    # Pillow asks where in the source each pixel of the result is found, counted from corners.
    return image.transform(
        image.size[::-1] if turned else image.size,
        Image.Transform.AFFINE,
        (a * sx / across, b * sx / down, c * sx, d * sy / across, e * sy / down, f * sy),
        resample=Image.Resampling.BILINEAR,
        fillcolor="white",
    )


def enlarged(image: Image.Image, dpi: float) -> Image.Image:
    """The image with at least `SHARP_DPI`."""
    factor = ceil(SHARP_DPI / dpi - 0.05)
    if factor <= 1:
        return image
    return image.resize((image.width * factor, image.height * factor), Image.Resampling.BICUBIC)


def corner_faults(
    image: Image.Image, scale: tuple[float, float], marks: Sequence[Point], page: int
) -> Iterator[Fault]:
    """Corner marks that are missing or lie elsewhere: the whole page was moved or scaled."""
    for number, mark in enumerate(marks, 1):
        found = list(_round_marks(image, scale, mark))
        nearest = min(found, key=lambda point: dist(point, mark), default=None)
        if nearest is None:
            yield Fault("corner-missing", page, details={"number": number})
        elif dist(nearest, mark) > _OFF:
            x, y = round(nearest[0] - mark[0], 2), round(nearest[1] - mark[1], 2)
            yield Fault("corner-off", page, details={"number": number, "x": x, "y": y})


def _round_marks(image: Image.Image, scale: tuple[float, float], mark: Point) -> Iterator[Point]:
    sx, sy = scale
    left, top = max(0, round((mark[0] - _AROUND) * sx)), max(0, round((mark[1] - _AROUND) * sy))
    patch = image.crop((left, top, round((mark[0] + _AROUND) * sx), round((mark[1] + _AROUND) * sy)))
    raster = all_ink(patch, sx, sy)
    for piece in components(raster, 16):
        shape = Shape(raster, piece)
        is_disc = name_of(form_of(piece, raster.width), SOLIDS) == "disc"
        if is_disc and abs(shape.disc.outer - _MARK) < 0.3:
            yield (left / sx + shape.x, top / sy + shape.y)
