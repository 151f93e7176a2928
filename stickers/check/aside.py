"""Words and cut lines on a scan, taken off by their places: grey or blurred, they look like marks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw

from ..manifest import Entry
from ..stock import Rect
from .placement import Placement, apply, inverse
from .printed import letters_of
from .raster import Raster
from .render import opened
from .sheet_judge import SheetJudge

_AROUND: Final = 0.6
"""So far from its place print may lie on a scan, mm."""

_RULER: Final = 3.5
"""Height of the ruler's ticks with what may lie beside them, mm."""


class Aside:
    """What is printed on the sheets of a PDF besides marks.

    Args:
        path: the PDF.
        judge: of its sheets.
    """

    def __init__(self, path: Path, judge: SheetJudge) -> None:
        self._path, self._judge = path, judge
        self._words: dict[int, list[Rect]] = {}

    def without_cuts(self, raster: Raster, entries: Sequence[Entry]) -> Raster:
        """A sheet as it was scanned, laid as its page was drawn, bare where it is to be cut."""
        image = Image.frombytes("L", (raster.width, raster.height), raster.ink)
        pen, width = ImageDraw.Draw(image), round(2 * _AROUND * raster.sx)
        for entry in entries:
            for x, y, u, v in self._judge.cuts(entry):
                ends = [apply(self._judge.mirroring, point) for point in ((x, y), (u, v))]
                pen.line([(x * raster.sx, y * raster.sy) for x, y in ends], fill=0, width=width)
        return replace(raster, ink=image.tobytes())

    def without_words(self, raster: Raster, page: int) -> Raster:
        """The same, bare where words stand and where the ruler lies.

        Args:
            raster: the sheet.
            page: of the PDF.
        """
        if page not in self._words:
            self._words[page] = list(self._on_page(page))
        image = Image.frombytes("L", (raster.width, raster.height), raster.ink)
        pen = ImageDraw.Draw(image)
        for x, y, width, height in self._words[page]:
            left, top = (x - _AROUND) * raster.sx, (y - _AROUND) * raster.sy
            right, bottom = (x + width + _AROUND) * raster.sx, (y + height + _AROUND) * raster.sy
            pen.rectangle((left, top, right, bottom), fill=0)
        return replace(raster, ink=image.tobytes())

    def _on_page(self, page: int) -> list[Rect]:
        manifest = self._judge.manifest
        back = inverse(Placement.of(manifest.calibration).affine)
        with opened(self._path) as document:
            letters = letters_of(document[page - 1], back)
        boxes = [Rect(letter.box.left, letter.box.top, letter.width, letter.height) for letter in letters]
        if str(page) in manifest.rulers:
            x, y, length = manifest.rulers[str(page)]
            (left, one), (right, other) = (
                apply(self._judge.mirroring, point)
                for point in ((x, y - _RULER / 2), (x + length, y + _RULER))
            )
            boxes.append(Rect(min(left, right), min(one, other), abs(right - left), abs(other - one)))
        return boxes
