"""The check of a print: a scan or photo of one sheet, read and compared with the list of its PDF."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from statistics import mean

from ..manifest import Manifest
from .cells import Cell
from .faults import Fault, Unreadable, Value
from .listing import read_listing
from .measure import all_dots
from .placement import Placement, apply, fit
from .render import opened
from .report import Report
from .sheet_judge import SheetJudge

_FLAT = 0.4
"""Corner marks of a flat scan fit a placement to this many mm; those of a bent sheet do not."""

_POOR = 0.3
"""If more than this part of the marks cannot be read, the scan is to blame, not the sheet."""


def check_scan(path: Path, scan: Path, language: str | None = None) -> Report:
    """Read a print of one of the sheets of a PDF.

    Which sheet it is, and whether it lay upside down in the scanner, is told by what is read.

    Args:
        path: the PDF that was printed.
        scan: the image.
        language: of the words in faults; the PDF's own if not given.

    Raises:
        Unreadable: the PDF is not ours, the image is no sheet or too coarse, or OpenCV is missing.
    """
    with opened(path) as document:
        manifest = read_listing(document, path.name)
    if manifest.kind != "stickers":
        raise Unreadable("check-scan-cards", file=path.name)
    if not manifest.fiducials:
        raise Unreadable("check-scan-stock", stock=str(manifest.stock["name"]))
    judge = SheetJudge(manifest, path.name, language or manifest.language)
    reading = _best_reading(judge, manifest, scan)
    report = Report(scan.name, reading.dpi, manifest, 1, reading.signs, reading.faults)
    report.notes.append(("check-scan-page", {"page": reading.page, "turned": reading.turned}))
    dots = [dot.size.outer for cell in reading.cells for dot in all_dots(cell.signs) if dot.size]
    if dots:
        wanted = judge.rules(scanned=True).nominal.dot
        report.notes.append(("check-scan-dots", {"found": f"{mean(dots):.2f}", "wanted": f"{wanted:.2f}"}))
    _measure(report, judge, reading)
    return report


@dataclass(frozen=True, slots=True)
class _Reading:
    """A scan taken as one page of the PDF."""

    page: int
    signs: int
    faults: list[Fault]
    cells: list[Cell]
    corners: tuple[tuple[float, float], ...] | None
    turned: int
    dpi: int


def _best_reading(judge: SheetJudge, manifest: Manifest, path: Path) -> _Reading:
    """The page and the way to lay the sheet that fit best."""
    try:
        from .scan import read_scan
    except ImportError:
        raise Unreadable("check-needs-scan") from None
    marks = [apply(judge.mirroring, mark) for mark in manifest.fiducials]
    best: _Reading | None = None
    for scan in read_scan(path, judge.paper, marks):
        if not scan.coloured:
            raise Unreadable("check-scan-grey", file=path.name)
        raster, cells = judge.scan_cells(scan.raster)
        for page, entries in zip(manifest.sheet_pages, manifest.pages, strict=True):
            faults = judge.scan_faults(raster, cells, entries, page)
            if best is None or len(faults) < len(best.faults):
                best = _Reading(page, len(entries), faults, cells, scan.corners, scan.turned, scan.dpi)
        if best is not None and not best.faults:
            break
    assert best is not None, "read_scan gives at least one way, a listing at least one page"
    unread = {fault.cell for fault in best.faults if fault.kind.startswith("unread")}
    if len(unread) > _POOR * best.signs:
        raise Unreadable("check-scan-poor", file=path.name, unread=len(unread), signs=best.signs)
    return best


def _measure(report: Report, judge: SheetJudge, reading: _Reading) -> None:
    """How the print lies on its paper, and the calibration that takes it back."""
    if reading.corners is None:
        report.notes.append(("check-scan-no-edges", {}))
        return
    drawn = [apply(judge.to_page, mark) for mark in judge.manifest.fiducials]
    placement, rest = fit(drawn, reading.corners)
    if rest > _FLAT:
        report.notes.append(("check-scan-bent", {"rest": f"{rest:.1f}"}))
        return
    report.calibration, _ = fit(reading.corners, drawn)
    report.notes.append(("check-scan-placement", _numbers(placement)))


def _numbers(placement: Placement) -> dict[str, Value]:
    return {
        "dx": f"{placement.dx:.2f}",
        "dy": f"{placement.dy:.2f}",
        "sx": f"{placement.sx * 100:.2f}",
        "sy": f"{placement.sy * 100:.2f}",
        "rotation": f"{placement.rotation:.2f}",
    }
