"""The check of a print: a scan or photo of one sheet, read and compared with the list of its PDF."""

from __future__ import annotations

from pathlib import Path
from statistics import mean

from ..texts import directed
from .faults import Fault, Unreadable, Value
from .lie import misprints, uneven
from .listing import read_listing
from .measure import all_dots
from .placement import Placement, Point, apply, fit
from .render import opened
from .report import Report
from .scan_reading import Reading, best_reading
from .sheet_judge import SheetJudge

_FLAT = 0.6
"""Corner marks of a flat scan fit a placement to this many mm; those of a bent sheet do not."""


def check_scan(path: Path, scan: Path, language: str | None = None, dpi: int | None = None) -> Report:
    """Read a print of one of the sheets of a PDF, and judge the size and place that it came out at.

    Which sheet it is, and whether it lay upside down in the scanner, is told by what is read.

    Args:
        path: the PDF that was printed.
        scan: the image.
        language: of the words in faults; the PDF's own if not given.
        dpi: the image's resolution, in place of what its file says.

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
    reading = best_reading(judge, path, scan, dpi)
    report = Report(scan.name, reading.scan.dpi, manifest, 1, reading.signs, reading.faults)
    report.notes.append(("check-scan-page", {"page": reading.page, "turned": reading.scan.turned}))
    dots = [dot.size.outer for cell in reading.cells for dot in all_dots(cell.signs) if dot.size]
    if dots:
        wanted = judge.rules(scanned=True).nominal.dot
        report.notes.append(("check-scan-dots", {"found": round(mean(dots), 2), "wanted": round(wanted, 2)}))
    _measure(report, judge, reading)
    return report


def _measure(report: Report, judge: SheetJudge, reading: Reading) -> None:
    """How the print lies on its paper, what of that is a fault, and the calibration that takes it back.

    What the image does not show is a fault, too: a print is right only if its place was seen.
    """
    wanted = [apply(judge.mirroring, mark) for mark in judge.manifest.fiducials]
    scan, room = reading.scan, judge.rules(scanned=True).nominal.margin
    rects = [cell.rect for cell in reading.cells]
    seen = scan.corners or scan.sized
    if seen is not None and (lies := fit(wanted, seen))[1] > _FLAT:
        # Where corner marks are not where they can be, marks were sought in the wrong places: none is judged.
        report.faults[:] = [uneven(*lies, reading.page)]
        return
    if scan.corners is None:
        if scan.sized is not None:
            report.faults += misprints(wanted, scan.sized, rects, room, reading.page, "none")
        kind = "print-no-edges" if scan.sized is not None else "print-no-size"
        report.faults.append(Fault(kind, reading.page))
        return
    faults: list[Fault] = []
    if scan.sized is not None and fit(wanted, scan.sized)[1] <= _FLAT:
        faults = list(misprints(wanted, scan.sized, rects, room, reading.page, "none"))
    report.faults += faults or misprints(wanted, scan.corners, rects, room, reading.page, scan.frame)
    drawn = [apply(judge.to_page, mark) for mark in judge.manifest.fiducials]
    report.calibration = _calibration(drawn, scan.corners)
    placement, _ = fit(drawn, scan.corners)
    report.notes.append(("check-scan-placement", _numbers(placement)))


def _calibration(drawn: list[Point], found: tuple[Point, ...]) -> Placement:
    """What takes a print back to where it was drawn."""
    placement, _ = fit(found, drawn)
    return placement


def _numbers(placement: Placement) -> dict[str, Value]:
    return {
        "dx": round(placement.dx, 2),
        "dy": round(placement.dy, 2),
        "sx": round(placement.sx * 100, 2),
        "sy": round(placement.sy * 100, 2),
        "rotation": round(placement.rotation, 2),
        **directed(placement.dx, placement.dy, placement.rotation),
    }
