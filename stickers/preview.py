"""A picture of a finished page, for those who look before they print."""

from __future__ import annotations

import io
from typing import Final

DPI: Final = 150


def picture(pdf: bytes, page: int) -> bytes:
    """One page of a PDF as PNG, `DPI` dots per inch.

    Args:
        pdf: the file.
        page: from 1.
    """
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    try:
        image = document[page - 1].render(scale=DPI / 72).to_pil()
    finally:
        document.close()
    file = io.BytesIO()
    image.save(file, "PNG")
    return file.getvalue()
