"""The judge of label sheets: every cell decoded by image, its words compared with the list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from math import inf
from typing import Final

import pypdfium2 as pdfium
from PIL import Image

from ..manifest import Entry, Manifest
from ..stock import PAPERS, Rect, Stock, cell_rect, check_stock
from .cells import Cell, read_cells
from .compare import Rules, compare
from .components import components
from .faults import Fault
from .listing import check_cells, damage_told
from .measure import Nominal
from .methods import WAYS
from .paper import Line, corner_of, outline_of
from .placement import IDENTITY, Affine, Placement, combined, inverse, mirror
from .printed import SHOWN, Letter, is_mirrored, letters_of, plain, readings_of, words_in
from .raster import Raster, black_ink, deepened, flipped, full_level, on_its_side
from .sheet import corner_faults, straightened

FAINTEST = 16
"""The least ink of a rendered pixel that counts, of 255."""

SCANNED = 56
"""The least ink of a scanned pixel that counts: four times what noise leaves after smoothing."""

SPECK = 0.25
"""Smaller than this is dirt on a scan, mm; the smallest thing that we print are points of 0.4."""

_SIGN: Final = 0.6
"""No sign is smaller than this part of a dot, however poorly it is printed."""

_FULL: Final = 255
"""The ink of a mark that is printed black; what is less is a guide."""

_BEYOND: Final = 0.5
"""What lies so much further out than any mark is words, mm."""


class SheetJudge:
    """Judges the sheets of one file.

    Args:
        manifest: what the file tells about itself.
        name: of the file.
        language: of the words in faults.

    Raises:
        Unreadable: the list is damaged.
    """

    def __init__(self, manifest: Manifest, name: str, language: str) -> None:
        self.manifest = manifest
        self.language = language
        with damage_told(name):
            self._read_list(manifest)

    def _read_list(self, manifest: Manifest) -> None:
        self.stock = check_stock(Stock(**manifest.stock))
        check_cells(manifest, self.stock.cells)
        self.paper = PAPERS[manifest.paper]
        self.way = WAYS[manifest.method]
        # A sheet on its side is read from the right edge of the paper.
        turning: Affine = (0, 1, 0, -1, 0, self.paper[1]) if self.stock.turned else IDENTITY
        self.mirroring = combined(turning, mirror(self.paper)) if manifest.mirrored else turning
        self.to_page = combined(self.mirroring, Placement.of(manifest.calibration).affine)
        self.to_drawing = inverse(self.to_page)
        self.front_to_page = combined(turning, Placement.of(manifest.calibration).affine)
        derived = ("felt", "grid_offset")
        sizes = {key.name: manifest.profile[key.name] for key in fields(Nominal) if key.name not in derived}
        # Three in a row share what is inside the square with four equal gaps.
        grid_offset = (sizes["square"] - 2 * sizes["line"] + sizes["dot"]) / 4
        self._felt = Nominal(felt=sizes["dot"], grid_offset=grid_offset, **sizes)
        self._owners = {entry.mark: entry.card for page in manifest.pages for entry in page}

    @property
    def is_pale(self) -> bool:
        """Whether marks are pale guides, not black."""
        return self.way.ink < _FULL

    @property
    def is_traced(self) -> bool:
        """Whether marks are drawn as hairlines along their edges."""
        return self.way.hairline > 0

    def cell(self, number: int) -> Rect:
        """Where a label lies on the drawing."""
        return cell_rect(self.stock, number)

    def label(self, entry: Entry) -> Rect:
        """Where a sticker lies on the drawing: its label, or what is cut out of it."""
        cell, own = self.cell(entry.cell), self.manifest.outlines.get(entry.card)
        return Rect(cell.x + own[0], cell.y + own[1], own[2], own[3]) if own else cell

    def cuts(self, entry: Entry) -> list[Line]:
        """Along which lines of the drawing a sticker is cut."""
        corner = self.manifest.corners.get(entry.card, self.manifest.corner)
        around = outline_of if entry.card in self.manifest.outlines else corner_of
        return around(self.label(entry), corner)

    def rules(self, scanned: bool) -> Rules:
        """How its pages are judged, as a rendering or as a print."""
        return Rules(
            self.way.drawn(self._felt),
            scanned,
            self.way.slack,
            self.stock.round,
            self.manifest.places,
            self.manifest.outlines,
            self.manifest.braille,
            self.way.parts,
            self.manifest.stacked,
            self.language,
            self._owners,
        )

    def faults(
        self, page: pdfium.PdfPage, image: Image.Image, entries: Sequence[Entry], number: int
    ) -> Iterator[Fault]:
        """Everything that is wrong on a page of the PDF, what concerns the whole page first."""
        if is_mirrored(page, self.to_drawing):
            yield Fault("mirrored", number)
            return
        letters = letters_of(page, self.to_drawing)
        yield from self.image_faults(image, entries, number)
        yield from self.word_faults(letters, entries, number)

    def image_faults(self, page: Image.Image, entries: Sequence[Entry], number: int) -> Iterator[Fault]:
        """What the image of a rendered page shows.

        Args:
            page: the image of the page as it is printed.
            entries: what should be in its cells.
            number: of the page, for the faults.
        """
        scale = (page.width / self.paper[0], page.height / self.paper[1])
        drawing = straightened(page, scale, self.to_page, turned=self.stock.turned)
        scale = scale[::-1] if self.stock.turned else scale
        yield from corner_faults(drawing, scale, self.manifest.fiducials, number)
        raster = deepened(black_ink(drawing, *scale), self.way.ink)
        pieces = components(raster, FAINTEST)
        cells = read_cells(raster, pieces, self.stock, self.way.parts, stacked=self.manifest.stacked)
        yield from compare(raster, cells, entries, number, self.rules(scanned=False))

    def scan_cells(self, scan: Raster) -> tuple[Raster, list[Cell]]:
        """What is read on a scan that was laid as the page was drawn, and the ink that was read."""
        raster = flipped(scan) if self.manifest.mirrored else scan
        raster = on_its_side(raster) if self.stock.turned else raster
        raster = deepened(raster, round(full_level(raster) * self.way.ink / 255))
        pieces = components(raster, SCANNED)
        limit = (self.manifest.reach + _BEYOND, self.manifest.split + _BEYOND)
        if not self.is_pale or self.manifest.braille:
            limit = (inf, inf)
        else:
            # Guides are so pale that the edges of coloured words are as dark: one sign further is read.
            limit = (limit[0] + self._felt.pitch, limit[1])
        stacked, least = self.manifest.stacked, self._least()
        cells = read_cells(
            raster, pieces, self.stock, self.way.parts, SPECK, limit, least=least, stacked=stacked
        )
        return raster, cells

    def _least(self) -> float:
        """What is smaller than this on a scan may be dirt, mm: a part of the smallest sign.

        Pricked points and braille are as small as dirt.
        """
        if self.manifest.method == "punch" or self.manifest.braille:
            return 0.0
        return _SIGN * self.rules(scanned=True).nominal.dot

    def scan_faults(
        self, raster: Raster, cells: Sequence[Cell], entries: Sequence[Entry], number: int
    ) -> list[Fault]:
        """What is wrong on a scanned page, as `scan_cells` gives it."""
        return list(compare(raster, cells, entries, number, self.rules(scanned=True)))

    def word_faults(self, letters: list[Letter], entries: Sequence[Entry], number: int) -> Iterator[Fault]:
        """What the words of a page say.

        Args:
            letters: the characters of the page, placed on the drawing.
            entries: what should be in its cells.
            number: of the page, for the faults.
        """
        for entry in entries:
            cell = words_in(letters, cell_rect(self.stock, entry.cell))
            found, *others = readings_of(cell)
            if plain(entry.text) not in map(plain, (found, *others)):
                yield Fault(
                    "words", number, entry.cell, entry.card, {"found": found[:SHOWN], "wanted": entry.text}
                )
