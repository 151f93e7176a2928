"""A PDF page as the printer would see it, rendered with pdfium."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pypdfium2 as pdfium
from PIL import Image

from accessible_games.files import read_file

from .faults import Unreadable

POINTS_PER_INCH = 72
"""PDF units in an inch."""


@contextmanager
def opened(path: Path) -> Iterator[pdfium.PdfDocument]:
    """An open PDF, closed afterwards.

    Raises:
        Unreadable: no such file, no PDF, damaged, cut short, or locked by a password.
    """
    try:
        content = read_file(path)
    except OSError as problem:
        raise Unreadable(
            "check-no-file", file=path.name or str(path), why=problem.strerror or str(problem)
        ) from None
    if not content.startswith(b"%PDF-"):
        raise Unreadable("check-no-pdf", file=path.name)
    if b"%%EOF" not in content[-1024:]:
        raise Unreadable("check-cut-short", file=path.name)
    try:
        document = pdfium.PdfDocument(content)
    except pdfium.PdfiumError as problem:
        locked = "password" in str(problem).lower()
        raise Unreadable("check-locked" if locked else "check-damaged", file=path.name) from None
    try:
        yield document
    except pdfium.PdfiumError:
        raise Unreadable("check-damaged", file=path.name) from None
    finally:
        document.close()


def image_of(page: pdfium.PdfPage, dpi: float) -> Image.Image:
    """The page in colour, as RGBX, at `dpi` dots per inch."""
    image: Image.Image = page.render(
        scale=dpi / POINTS_PER_INCH, prefer_bgrx=True, rev_byteorder=True
    ).to_pil()
    return image
