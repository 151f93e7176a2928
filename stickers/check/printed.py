"""The words of a page, taken from the PDF's own text and sorted into the cells of its stock."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final
from unicodedata import normalize

import pypdfium2 as pdfium
import pypdfium2.raw as pdfium_c

from ..stock import Rect
from .parts import Box
from .placement import Affine, apply
from .raster import MM_PER_INCH
from .render import POINTS_PER_INCH

SHOWN: Final = 60
"""So many characters of wrong words are told."""


@dataclass(frozen=True, slots=True)
class Letter:
    """One printed character.

    Attributes:
        character: itself.
        x: its middle on the drawing, mm from the left.
        y: its middle, mm from the top.
        width: of its box, mm.
        height: of its box, mm.
    """

    character: str
    x: float
    y: float
    width: float
    height: float

    @property
    def box(self) -> Box:
        """Its box on the drawing."""
        across, down = self.width / 2, self.height / 2
        return Box(self.x - across, self.y - down, self.x + across, self.y + down)


def letters_of(page: pdfium.PdfPage, to_drawing: Affine) -> list[Letter]:
    """The characters of a page in reading order, without spaces.

    Args:
        page: the page.
        to_drawing: from mm on the printed page to mm on the drawing.
    """
    return list(_letters(page, to_drawing))


def _letters(page: pdfium.PdfPage, to_drawing: Affine) -> Iterator[Letter]:
    mm = MM_PER_INCH / POINTS_PER_INCH
    top = page.get_height() * mm
    text = page.get_textpage()
    try:
        for index in range(text.count_chars()):
            character = chr(pdfium_c.FPDFText_GetUnicode(text.raw, index))
            if character.isspace() or character == "\0":
                continue
            left, low, right, high = text.get_charbox(index)
            x, y = apply(to_drawing, ((left + right) / 2 * mm, top - (low + high) / 2 * mm))
            yield Letter(character, x, y, (right - left) * mm, (high - low) * mm)
    finally:
        text.close()


def words_in(letters: list[Letter], rect: Rect) -> list[Letter]:
    """The characters whose middle lies in a cell."""
    return [
        letter
        for letter in letters
        if 0 <= letter.x - rect.x < rect.width and 0 <= letter.y - rect.y < rect.height
    ]


def readings_of(letters: list[Letter]) -> Iterator[str]:
    """What the characters of a cell can be read as: as the PDF gives them, line by line, and on their side.

    PDFium takes the lines of words that run upwards from the wrong end where a page is printed in a mirror.

    Args:
        letters: those of one cell, placed on the drawing.
    """
    yield "".join(letter.character for letter in letters)
    upright = [(letter.y, letter.x, letter.height, letter.character) for letter in letters]
    upwards = [(letter.x, -letter.y, letter.width, letter.character) for letter in letters]
    for placed in (upright, upwards):
        yield "".join(character for line in _lines(placed) for _, _, _, character in line)


def _lines(placed: list[tuple[float, float, float, str]]) -> Iterator[list[tuple[float, float, float, str]]]:
    """Characters line by line: (how far down, how far along, how tall, which) each.

    The middles of one line lie closer to each other than two thirds of its tallest character.
    """
    line: list[tuple[float, float, float, str]] = []
    apart = max((tall for _, _, tall, _ in placed), default=0.0) * 2 / 3
    for one in sorted(placed):
        if line and one[0] - line[-1][0] > apart:
            yield sorted(line, key=lambda it: it[1])
            line = []
        line.append(one)
    yield sorted(line, key=lambda it: it[1])


def plain(text: str) -> str:
    """A text without spaces, with accents and apostrophes in one form, to compare it with another."""
    return "".join(normalize("NFC", text).replace("’", "'").split())


def is_mirrored(page: pdfium.PdfPage, to_drawing: Affine) -> bool:
    """Whether the words of a page are seen as in a mirror, whichever way they run.

    Args:
        page: the page.
        to_drawing: from mm on the printed page to mm on the drawing.
    """
    text, matrix = page.get_textpage(), pdfium_c.FS_MATRIX()
    try:
        turns = 0
        for index in range(text.count_chars()):
            if pdfium_c.FPDFText_GetMatrix(text.raw, index, matrix):
                area = matrix.a * matrix.d - matrix.b * matrix.c
                turns += (area > 0) - (area < 0)
    finally:
        text.close()
    a, b, _, d, e, _ = to_drawing
    return turns * (a * e - b * d) < 0
