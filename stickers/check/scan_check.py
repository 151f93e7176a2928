"""The check of a print: a scan or photo of one sheet, read and compared with the list of its PDF."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import mean
from typing import TYPE_CHECKING

from ..stock import Rect
from .aside import Aside
from .cells import Cell
from .faults import Fault, Unreadable, Value
from .lie import misprints, uneven
from .listing import read_listing
from .measure import all_dots
from .placement import Placement, Point, apply, fit
from .raster import Raster
from .render import opened
from .report import Report
from .sheet_judge import SCANNED, SheetJudge

if TYPE_CHECKING:
    from .scan import Scan

_FLAT = 0.6
"""Corner marks of a flat scan fit a placement to this many mm; those of a bent sheet do not."""

_POOR = 0.3
"""If more than this part of the marks cannot be read, the scan is to blame, not the sheet."""


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
    reading = _best_reading(judge, path, scan, dpi)
    report = Report(scan.name, reading.dpi, manifest, 1, reading.signs, reading.faults)
    report.notes.append(("check-scan-page", {"page": reading.page, "turned": reading.turned}))
    dots = [dot.size.outer for cell in reading.cells for dot in all_dots(cell.signs) if dot.size]
    if dots:
        wanted = judge.rules(scanned=True).nominal.dot
        report.notes.append(("check-scan-dots", {"found": round(mean(dots), 2), "wanted": round(wanted, 2)}))
    _measure(report, judge, reading)
    return report


@dataclass(frozen=True, slots=True)
class _Reading:
    """A scan taken as one page of the PDF."""

    page: int
    signs: int
    faults: list[Fault]
    cells: list[Cell]
    scan: Scan

    @property
    def rank(self) -> tuple[int, int]:
        """How well it fits: marks that are right, then few faults."""
        wrong = {fault.cell for fault in self.faults}
        return self.signs - len(wrong), -len(self.faults)

    @property
    def turned(self) -> int:
        """By how many degrees the sheet lay turned."""
        return self.scan.turned

    @property
    def dpi(self) -> int:
        """Resolution on the sheet."""
        return self.scan.dpi


def _best_reading(judge: SheetJudge, pdf: Path, path: Path, dpi: int | None) -> _Reading:
    """The page and the way to lay the sheet that fit best."""
    try:
        from .scan import read_scan
    except ImportError:
        raise Unreadable("check-needs-scan") from None
    marks = [apply(judge.mirroring, mark) for mark in judge.manifest.fiducials]
    best: _Reading | None = None
    aside = Aside(pdf, judge)
    for scan in read_scan(path, judge.paper, marks, dpi, SCANNED * judge.way.ink / 255, judge.is_pale):
        for reading in _readings(judge, aside, scan):
            if best is None or reading.rank > best.rank:
                best = reading
            if not best.faults:
                break
        if best is not None and not best.faults:
            break
    assert best is not None, "read_scan gives at least one way, a listing at least one page"
    if best.faults and best.scan.coloured:
        best = _second_look(judge, aside, best)
    best = replace(best, faults=[_unless_shaded(fault, judge, best) for fault in best.faults])
    unread = {fault.cell for fault in best.faults if fault.kind.startswith(("unread", "empty"))}
    if len(unread) > _POOR * best.signs:
        if not best.scan.coloured:
            raise Unreadable("check-scan-grey", file=path.name)
        raise Unreadable("check-scan-poor", file=path.name, unread=len(unread), signs=best.signs)
    return best


def _readings(judge: SheetJudge, aside: Aside, scan: Scan) -> Iterator[_Reading]:
    """The scan taken as each page; without colour, words are known from marks by their places alone."""
    manifest = judge.manifest
    read = judge.scan_cells(scan.raster) if scan.coloured else None
    for page, entries in zip(manifest.sheet_pages, manifest.pages, strict=True):
        if read is None:
            bare = aside.without_cuts(aside.without_words(scan.raster, page), entries)
            raster, cells = judge.scan_cells(bare)
        else:
            raster, cells = read
        yield _Reading(page, len(entries), judge.scan_faults(raster, cells, entries, page), cells, scan)


def _second_look(judge: SheetJudge, aside: Aside, best: _Reading) -> _Reading:
    """The same page, but that cut lines are passed over, where they are: a JPEG takes their colour away.

    What is left of words is as dark as pale guides, so beside those they are passed over, too.
    """
    entries = judge.manifest.pages[judge.manifest.sheet_pages.index(best.page)]
    bare = aside.without_cuts(best.scan.raster, entries)
    if judge.is_pale:
        bare = aside.without_words(bare, best.page)
    best = _better(judge, best, *judge.scan_cells(bare))
    return _mended(judge, best, bare) if judge.is_pale and best.faults else best


def _mended(judge: SheetJudge, best: _Reading, bare: Raster) -> _Reading:
    """The same page, but that guides which were not read are mended where noise or a shadow broke them.

    Boldly first, then gently: a sign with narrow panes runs together where another one is still broken.
    """
    from .scan_ink import MENDS, mended

    for mend in MENDS:
        unread = {fault.cell for fault in best.faults if fault.kind.startswith("unread")}
        if unread:
            raster, cells = judge.scan_cells(mended(bare, mend))
            both = zip(best.cells, cells, strict=True)
            best = _better(judge, best, raster, [new if old.number in unread else old for old, new in both])
    return best


def _better(judge: SheetJudge, best: _Reading, raster: Raster, cells: list[Cell]) -> _Reading:
    """Another reading of the same scan as the same page, if it fits better."""
    entries = judge.manifest.pages[judge.manifest.sheet_pages.index(best.page)]
    again = replace(best, faults=judge.scan_faults(raster, cells, entries, best.page), cells=cells)
    return again if again.rank > best.rank else best


def _unless_shaded(fault: Fault, judge: SheetJudge, reading: _Reading) -> Fault:
    """A fault, or that the edge of a shadow lies over the cell: a mark is not guessed there."""
    if not fault.cell:
        return fault
    rect = reading.cells[fault.cell - 1].rect
    if judge.manifest.mirrored:
        rect = Rect(judge.paper[0] - rect.x - rect.width, rect.y, rect.width, rect.height)
    shaded = reading.scan.is_shaded(rect)
    return replace(fault, kind="unread-shadow", details={}) if shaded else fault


def _measure(report: Report, judge: SheetJudge, reading: _Reading) -> None:
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
    }
