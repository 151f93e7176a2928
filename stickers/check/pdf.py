"""The check of a PDF: each sheet rendered, each cell decoded by image and compared with the list."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Final
from unicodedata import normalize

from PIL import Image

from ..manifest import Entry, Manifest
from ..stock import PAPERS, Stock, cell_rect
from .cells import read_cells
from .compare import Rules, compare
from .components import components
from .faults import Fault, Unreadable
from .listing import read_listing
from .measure import Nominal
from .methods import WAYS
from .placement import Affine, Placement, combined, inverse, mirror
from .printed import Letter, is_mirrored, letters_of, words_in
from .raster import LOWEST_DPI, black_ink, deepened
from .render import image_of, opened
from .report import Report
from .sheet import corner_faults, enlarged, straightened
from .vector import swell_faults

HIGHEST_DPI: Final = 1200
"""A page of A4 would take more than half a gigabyte beyond this."""

FAINTEST: Final = 16
"""The least ink of a rendered pixel that counts, of 255."""

Progress = Callable[[int, int], None]
"""Told after each sheet: how many are done, of how many."""


def check_pdf(path: Path, dpi: int, language: str | None = None, progress: Progress | None = None) -> Report:
    """Render a PDF of ours, read every cell, and compare it with the list it carries.

    Args:
        path: the PDF.
        dpi: at which to read it, from 150.
        language: of the words in faults; the PDF's own if not given.
        progress: told after each sheet.

    Raises:
        Unreadable: it is not ours, damaged, or `dpi` is too low to be sure.
    """
    if not LOWEST_DPI <= dpi <= HIGHEST_DPI:
        raise Unreadable("check-dpi", dpi=dpi, least=LOWEST_DPI, most=HIGHEST_DPI)
    with opened(path) as document:
        manifest = read_listing(document, path.name)
        report = Report(path.name, dpi)
        judge = SheetJudge(manifest, language or manifest.language)
        for done, (number, entries) in enumerate(zip(manifest.sheet_pages, manifest.pages, strict=True), 1):
            page = document[number - 1]
            report.faults += judge.image_faults(enlarged(image_of(page, dpi), dpi), entries, number)
            report.faults += judge.word_faults(letters_of(page, judge.to_drawing), entries, number)
            page.close()
            report.signs += len(entries)
            report.sheets = done
            if progress is not None:
                progress(done, len(manifest.pages))
    if manifest.method == "swell":
        report.faults += swell_faults(path, manifest.sheet_pages)
    return report


class SheetJudge:
    """Judges the sheets of one file.

    Args:
        manifest: what the file tells about itself.
        language: of the words in faults.
    """

    def __init__(self, manifest: Manifest, language: str) -> None:
        self.manifest = manifest
        self.stock = Stock(**manifest.stock)
        self.paper = PAPERS[manifest.paper]
        self.way = WAYS[manifest.method]
        self.language = language
        moved = Placement.of(manifest.calibration).affine
        self.to_page: Affine = combined(mirror(self.paper), moved) if manifest.mirrored else moved
        self.to_drawing = inverse(self.to_page)
        sizes = {key.name: manifest.profile[key.name] for key in fields(Nominal) if key.name != "felt"}
        self._felt = Nominal(felt=sizes["dot"], **sizes)
        self._owners = {entry.mark: entry.card for page in manifest.pages for entry in page}

    def rules(self, scanned: bool) -> Rules:
        """How its pages are judged, as a rendering or as a print."""
        return Rules(
            self.way.drawn(self._felt),
            scanned,
            self.way.slack,
            self.stock.round,
            self.manifest.split,
            self.language,
            self._owners,
        )

    def image_faults(self, page: Image.Image, entries: Sequence[Entry], number: int) -> Iterator[Fault]:
        """What the image of a rendered page shows.

        Args:
            page: the image of the page as it is printed.
            entries: what should be in its cells.
            number: of the page, for the faults.
        """
        scale = (page.width / self.paper[0], page.height / self.paper[1])
        drawing = straightened(page, scale, self.to_page)
        yield from corner_faults(drawing, scale, self.manifest.fiducials, number)
        raster = deepened(black_ink(drawing, *scale), self.way.ink)
        cells = read_cells(raster, components(raster, FAINTEST), self.stock, self.way.parts, 0.0)
        yield from compare(raster, cells, entries, number, self.rules(scanned=False))

    def word_faults(self, letters: list[Letter], entries: Sequence[Entry], number: int) -> Iterator[Fault]:
        """What the words of a page say.

        Args:
            letters: the characters of the page, placed on the drawing.
            entries: what should be in its cells.
            number: of the page, for the faults.
        """
        if is_mirrored(letters):
            yield Fault("mirrored", number)
        for entry in entries:
            cell = words_in(letters, cell_rect(self.stock, entry.cell))
            found = "".join(letter.character for letter in cell)
            if _bare(found) != _bare(entry.text):
                yield Fault("words", number, entry.cell, entry.card, {"found": found, "wanted": entry.text})


def _bare(text: str) -> str:
    """Without spaces, and accents in one form."""
    return "".join(normalize("NFC", text).split())
