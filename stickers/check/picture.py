"""A scan or a photo as it lies on the disk: in colour, upright, on white, not finer than can be used."""

from __future__ import annotations

import math
import warnings
from pathlib import Path
from typing import Any, Final

from PIL import Image, ImageOps, UnidentifiedImageError

from accessible_games.files import open_file

from .faults import Unreadable

_MOST: Final = 178
"""Millions of pixels: A4 at 1200 dots per inch has 139, and takes half a gigabyte."""

_ENOUGH: Final = 40_000_000
"""Pixels: A4 at 600 dots per inch has 35 millions.  What is finer is halved until it is not."""

_DEEP: Final = ("I", "I;16", "I;16B", "I;16L", "I;16N")
"""Modes of grey pictures with 16 bits: a plain conversion makes all white that is above the lowest eight."""


def load(path: Path) -> tuple[Image.Image, float]:
    """The image, and its resolution in dots per inch (0 if it does not tell).

    Raises:
        Unreadable: no file, no image, damaged, or larger than any scan of a sheet.
    """
    try:
        with warnings.catch_warnings(), open_file(path) as file:
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)
            with Image.open(file) as opened:
                if opened.width * opened.height > _MOST * 1_000_000:
                    raise _too_large(path)
                return _plain(opened)
    except UnidentifiedImageError:
        raise Unreadable("check-no-image", file=path.name) from None
    except (Image.DecompressionBombError, MemoryError):
        raise _too_large(path) from None
    except OSError as problem:
        if problem.errno is not None:
            name = path.name or str(path)
            raise Unreadable("check-no-file", file=name, why=problem.strerror or str(problem)) from None
        raise Unreadable("check-image-damaged", file=path.name) from None
    except (SyntaxError, ValueError, TypeError, ZeroDivisionError):
        raise Unreadable("check-image-damaged", file=path.name) from None


def _too_large(path: Path) -> Unreadable:
    return Unreadable("check-image-large", file=path.name, most=_MOST)


def _plain(opened: Image.Image) -> tuple[Image.Image, float]:
    dpi = float(min(opened.info.get("dpi", (0, 0))))
    coarser = max(1, math.ceil(math.sqrt(opened.width * opened.height / _ENOUGH)))
    upright = ImageOps.exif_transpose(opened)
    coloured = _coloured(upright)
    return (coloured.reduce(coarser) if coarser > 1 else coloured), dpi / coarser


def _coloured(image: Image.Image) -> Image.Image:
    """The image as RGB; what is transparent lets white paper through."""
    if image.mode in _DEEP:
        extrema: Any = image.getextrema()
        step = 257 if extrema[1] > 255 else 1
        return image.point(lambda level: level / step).convert("L").convert("RGB")
    if image.mode in ("RGBA", "LA", "PA") or "transparency" in image.info:
        clear = image.convert("RGBA")
        return Image.alpha_composite(Image.new("RGBA", clear.size, "white"), clear).convert("RGB")
    return image.convert("RGB")
