"""The check of a PDF: each sheet rendered, read by image and compared with the list it carries."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, Protocol

import pikepdf
import pypdfium2 as pdfium
from PIL import Image

from ..manifest import Entry, Manifest
from ..refusal import Measure
from .card_judge import CardJudge
from .faults import Fault, Unreadable
from .listing import read_listing
from .pages import PageJudge, file_faults, said_faults
from .raster import LOWEST_DPI, MM_PER_INCH
from .render import POINTS_PER_INCH, image_of, opened
from .report import Report
from .sheet import enlarged
from .sheet_judge import SheetJudge
from .tagged.content import Content
from .tagged.document import ua_faults
from .tagged.structure import Tree
from .vector import swell_faults

HIGHEST_DPI: Final = 1200
"""A page of A4 would take more than half a gigabyte beyond this."""

_VAST: Final = 3000.0
"""Points: longer than a sheet of A0, and no paper of ours is larger than A4."""

Progress = Callable[[int, int], None]
"""Told after each sheet: how many are done, of how many."""


class Judge(Protocol):
    """Judges one page after the other."""

    def faults(
        self, page: pdfium.PdfPage, image: Image.Image, entries: Sequence[Entry], number: int
    ) -> Iterator[Fault]:
        """Everything that is wrong on a page.

        Args:
            page: of the PDF.
            image: of it, in colour, with 300 dots per inch or more.
            entries: what should be in its cells.
            number: of the page, for the faults.
        """
        ...


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
        raise Unreadable("check-dpi", dpi=str(dpi), least=LOWEST_DPI, most=str(HIGHEST_DPI))
    with opened(path) as document:
        manifest = read_listing(document, path.name)
        report = Report(path.name, dpi, manifest)
        spoken = language or manifest.language
        judge = _judge(manifest, path.name, spoken)
        pages = PageJudge(manifest, judge if isinstance(judge, SheetJudge) else None, spoken)
        sheets = dict(zip(manifest.sheet_pages, manifest.pages, strict=True))
        for number in range(1, len(document) + 1):
            page = document[number - 1]
            _check_size(page, path.name, number)
            image = enlarged(image_of(page, dpi), dpi)
            found = list(judge.faults(page, image, sheets[number], number)) if number in sheets else []
            report.faults += found
            report.faults += _more(found, pages.faults(page, image, number))
            page.close()
            if number in sheets:
                report.signs += len(sheets[number])
                report.sheets += 1
                if progress is not None:
                    progress(report.sheets, len(manifest.pages))
    if manifest.method == "swell":
        report.faults += swell_faults(path, manifest.sheet_pages)
    report.faults += _structure_faults(path, manifest)
    return report


def _check_size(page: pdfium.PdfPage, name: str, number: int) -> None:
    """Refuse a page that would not fit into memory; one of another size than its paper is a fault."""
    if max(page.get_size()) > _VAST:
        width, height = (side / POINTS_PER_INCH * MM_PER_INCH for side in page.get_size())
        raise Unreadable("check-page-large", file=name, page=number, size=Measure(width, height))


def _more(found: Sequence[Fault], others: Iterator[Fault]) -> Iterator[Fault]:
    """What is to be told of a page besides what is wrong in its cells."""
    if not {"corner-off", "mirrored"} & {fault.kind for fault in found}:
        # A page that was moved has all else in wrong places; ink in a cell is told with the cell.
        yield from (fault for fault in others if fault.kind != "stray" or not found)


def _structure_faults(path: Path, manifest: Manifest) -> list[Fault]:
    """What the objects of a file show: what is said on its pages, and what PDF/UA-1 asks for."""
    try:
        with pikepdf.open(path) as document:
            tree, content = Tree(document), Content(document)
            found = [*file_faults(document, manifest), *said_faults(manifest, tree, content)]
            return found + ua_faults(document, tree, content)
    except (pikepdf.PdfError, AttributeError, IndexError, KeyError, TypeError, ValueError):
        raise Unreadable("check-damaged", file=path.name) from None


def _judge(manifest: Manifest, name: str, language: str) -> Judge:
    return CardJudge(manifest, name) if manifest.kind == "cards" else SheetJudge(manifest, name, language)
