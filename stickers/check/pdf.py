"""The check of a PDF: each sheet rendered, read by image and compared with the list it carries."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, Protocol

import pikepdf
import pypdfium2 as pdfium

from ..manifest import Entry, Manifest
from .card_judge import CardJudge
from .faults import Fault, Unreadable
from .listing import read_listing
from .raster import LOWEST_DPI
from .render import opened
from .report import Report
from .sheet_judge import SheetJudge
from .tagged.document import ua_faults
from .vector import swell_faults

HIGHEST_DPI: Final = 1200
"""A page of A4 would take more than half a gigabyte beyond this."""

Progress = Callable[[int, int], None]
"""Told after each sheet: how many are done, of how many."""


class Judge(Protocol):
    """Judges one page after the other."""

    def faults(
        self, page: pdfium.PdfPage, dpi: float, entries: Sequence[Entry], number: int
    ) -> Iterator[Fault]:
        """Everything that is wrong on a page.

        Args:
            page: of the PDF.
            dpi: at which to render it.
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
        judge = _judge(manifest, path.name, language or manifest.language)
        for done, (number, entries) in enumerate(zip(manifest.sheet_pages, manifest.pages, strict=True), 1):
            page = document[number - 1]
            report.faults += judge.faults(page, dpi, entries, number)
            page.close()
            report.signs += len(entries)
            report.sheets = done
            if progress is not None:
                progress(done, len(manifest.pages))
    if manifest.method == "swell":
        report.faults += swell_faults(path, manifest.sheet_pages)
    report.faults += _structure_faults(path)
    return report


def _structure_faults(path: Path) -> list[Fault]:
    try:
        with pikepdf.open(path) as document:
            return ua_faults(document)
    except (pikepdf.PdfError, AttributeError, IndexError, KeyError, TypeError, ValueError):
        raise Unreadable("check-damaged", file=path.name) from None


def _judge(manifest: Manifest, name: str, language: str) -> Judge:
    return CardJudge(manifest, name) if manifest.kind == "cards" else SheetJudge(manifest, name, language)
