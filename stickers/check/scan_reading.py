"""Which page of a PDF a scan shows, which way up it lay, and what is read in each of its cells.

What a first look does not read is looked at again: words and cut lines are passed over by their places,
and hairlines that noise broke are followed by the way they run.  Such a look confirms a mark or leaves it
unread; it accuses no card, and where two looks differ nothing was read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..manifest import Entry
from ..stock import Rect
from .aside import Aside
from .cells import Cell
from .faults import Fault, Unreadable
from .placement import apply
from .sheet_judge import SCANNED, SheetJudge

if TYPE_CHECKING:
    from .ridges import Ridges, Way
    from .scan import Scan

_POOR: Final = 0.3
"""If more than this part of the marks cannot be read, the scan is to blame, not the sheet."""

_STRANGE: Final = 0.5
"""If more than this part of the marks that are there is read well and wrong, it is another sheet."""

_FEWEST: Final = 3
"""So many wrong marks are no slip of whoever stuck or printed one."""

_BARE: Final = 0.9
"""If more than this part of the cells is empty, nothing of this sheet was printed on that side."""

_ACCUSING: Final = ("mark", "loose-dots", "reversed")
"""Faults that say that a card has another mark than its own."""

_UNREAD: Final = ("unread", "empty")
"""How the kinds of faults begin that say that nothing was read."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A scan taken as one page of the PDF.

    Attributes:
        page: which.
        signs: how many marks it has.
        faults: what is wrong.
        cells: what was read.
        scan: the sheet as it is laid.
    """

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
    def unread(self) -> set[int]:
        """The cells in which nothing was read."""
        return {fault.cell for fault in self.faults if fault.kind.startswith(_UNREAD)}

    @property
    def strangers(self) -> int:
        """How many marks are read well and are none of this sheet's; 0 where that may be chance."""
        empty = sum(fault.kind == "empty" for fault in self.faults)
        wrong = len({fault.cell for fault in self.faults if fault.kind in _ACCUSING})
        others = wrong > _STRANGE * (self.signs - empty) and self.rank[0] < wrong
        return wrong if others and wrong >= _FEWEST else 0

    @property
    def is_bare(self) -> bool:
        """Whether hardly a mark is there, read or not."""
        return sum(fault.kind == "empty" for fault in self.faults) > _BARE * self.signs

    @property
    def is_poor(self) -> bool:
        """Whether so much was not read that it cannot be told which page it is."""
        return len(self.unread) > _POOR * self.signs


def best_reading(judge: SheetJudge, pdf: Path, path: Path, dpi: int | None) -> Reading:
    """The page and the way to lay the sheet that fit best.

    Args:
        judge: of the sheets of the PDF.
        pdf: that was printed.
        path: the image.
        dpi: its resolution, in place of what its file says.

    Raises:
        Unreadable: the image is no sheet, too coarse or too poor, or OpenCV is missing.
    """
    try:
        from .scan import read_scan
    except ImportError:
        raise Unreadable("check-needs-scan") from None
    marks = [apply(judge.mirroring, mark) for mark in judge.manifest.fiducials]
    aside = Aside(pdf, judge)
    readings: list[Reading] = []
    for scan in read_scan(path, judge.paper, marks, dpi, SCANNED * judge.way.ink / 255, judge.is_pale):
        readings += _as_pages(judge, aside, scan)
        if not _best(readings).faults:
            break
    best = _best(readings)
    # Told by the first look: the later ones hold back what is doubtful on the right sheet.
    strangers = best.strangers
    if best.faults and best.scan.coloured:
        best = _without_print(judge, aside, best)
    if best.faults and judge.is_traced:
        best = _by_lines(judge, aside, readings, best)
    best = replace(best, faults=[_unless_shaded(fault, judge, best) for fault in best.faults])
    if strangers and (best.is_poor or best.strangers):
        if best.is_poor:
            raise Unreadable("check-scan-other", file=path.name, read=strangers, signs=best.signs)
        best = replace(best, faults=[Fault("other-sheet", best.page), *best.faults])
    if best.is_poor:
        if best.is_bare:
            raise Unreadable("check-scan-bare", file=path.name, signs=best.signs)
        if not best.scan.coloured:
            raise Unreadable("check-scan-grey", file=path.name)
        raise Unreadable("check-scan-poor", file=path.name, unread=len(best.unread), signs=best.signs)
    return best


def _best(readings: Sequence[Reading]) -> Reading:
    """The first of those that fit best; `read_scan` gives at least one way, a listing at least one page."""
    return max(readings, key=lambda reading: reading.rank)


def _as_pages(judge: SheetJudge, aside: Aside, scan: Scan) -> Iterator[Reading]:
    """The scan taken as each page; without colour, words are known from marks by their places alone."""
    manifest = judge.manifest
    read = judge.scan_cells(scan.raster) if scan.coloured else None
    for page, entries in zip(manifest.sheet_pages, manifest.pages, strict=True):
        if read is None:
            bare = aside.without_cuts(aside.without_words(scan.raster, page), entries)
            raster, cells = judge.scan_cells(bare)
        else:
            raster, cells = read
        reading = Reading(page, len(entries), judge.scan_faults(raster, cells, entries, page), cells, scan)
        yield reading
        if not reading.faults:
            return


def _entries(judge: SheetJudge, page: int) -> Sequence[Entry]:
    """What should be on a page."""
    return judge.manifest.pages[judge.manifest.sheet_pages.index(page)]


def _without_print(judge: SheetJudge, aside: Aside, best: Reading) -> Reading:
    """The same page, but that cut lines are passed over, where they are: a JPEG takes their colour away.

    What is left of words is as dark as pale guides, so beside those they are passed over, too.
    """
    entries = _entries(judge, best.page)
    bare = aside.without_cuts(best.scan.raster, entries)
    if judge.is_pale:
        bare = aside.without_words(bare, best.page)
    raster, cells = judge.scan_cells(bare)
    again = replace(best, faults=judge.scan_faults(raster, cells, entries, best.page), cells=cells)
    return again if again.rank > best.rank else best


def _by_lines(judge: SheetJudge, aside: Aside, readings: Sequence[Reading], best: Reading) -> Reading:
    """The same page, or another where hardly anything was read, but that lines are followed under noise."""
    from .ridges import WAYS, Ridges

    lines = _Lines(judge, aside, Ridges)
    if best.is_poor:
        best = lines.likeliest(readings, best, WAYS[0])
    seen: list[list[Fault]] = []
    for way in WAYS:
        look = lines.read(best, way)
        seen.append(look.faults)
        right = best.unread - {fault.cell for fault in look.faults}
        both = zip(best.cells, look.cells, strict=True)
        best = replace(
            best,
            cells=[new if old.number in right else old for old, new in both],
            faults=[fault for fault in best.faults if fault.cell not in right],
        )
        if not best.faults:
            break
    return replace(best, faults=[_unless_doubtful(fault, seen, best) for fault in best.faults])


class _Lines:
    """Pages read by their lines alone.

    Args:
        judge: of the sheets.
        aside: what is passed over on them.
        of_scan: finds the lines of a sheet; it needs OpenCV.
    """

    def __init__(self, judge: SheetJudge, aside: Aside, of_scan: type[Ridges]) -> None:
        self._judge, self._aside, self._of_scan = judge, aside, of_scan
        self._found: dict[int, Ridges] = {}

    def read(self, reading: Reading, way: Way) -> Reading:
        """The same page of the same scan, looked at in this way."""
        scan, entries = reading.scan, _entries(self._judge, reading.page)
        if id(scan) not in self._found:
            self._found[id(scan)] = self._of_scan(scan.grey, scan.raster.sx)
        everywhere = replace(scan.raster, ink=b"\xff" * len(scan.raster.ink))
        room = self._aside.without_words(self._aside.without_cuts(everywhere, entries), reading.page)
        least = SCANNED * self._judge.way.ink / 255
        lines = self._found[id(scan)].drawn(room, _rects(self._judge, entries), way, least)
        raster, cells = self._judge.scan_cells(lines)
        return replace(
            reading, faults=self._judge.scan_faults(raster, cells, entries, reading.page), cells=cells
        )

    def likeliest(self, readings: Sequence[Reading], best: Reading, way: Way) -> Reading:
        """The page and the way up of which most is read so; `best` where nothing is."""
        told = [(best.rank, best)]
        for reading in readings:
            look = self.read(reading, way)
            told.append((look.rank, reading))
            if not look.is_poor:
                break
        return max(told, key=lambda one: one[0])[1]


def _rects(judge: SheetJudge, entries: Sequence[Entry]) -> list[Rect]:
    """Where the labels lie on the sheet as it was scanned, mm."""
    rects = []
    for number in sorted({entry.cell for entry in entries}):
        cell = judge.cell(number)
        (x, y), (u, v) = (
            apply(judge.mirroring, point)
            for point in ((cell.x, cell.y), (cell.x + cell.width, cell.y + cell.height))
        )
        rects.append(Rect(min(x, u), min(y, v), abs(u - x), abs(v - y)))
    return rects


def _unless_doubtful(fault: Fault, seen: Sequence[Sequence[Fault]], best: Reading) -> Fault:
    """A fault, or that nothing was read: no card is accused on a poor scan by one look alone."""
    if fault.kind not in _ACCUSING:
        return fault
    again = [[other for other in look if other.cell == fault.cell] for look in seen]
    agreed = any(
        other.kind == fault.kind and other.details == fault.details for look in again for other in look
    )
    doubtful = not all(again) or best.unread
    return replace(fault, kind="unread-shape", details={}) if doubtful and not agreed else fault


def _unless_shaded(fault: Fault, judge: SheetJudge, reading: Reading) -> Fault:
    """A fault, or that the edge of a shadow lies over the cell: a mark is not guessed there."""
    if not fault.cell:
        return fault
    rect = reading.cells[fault.cell - 1].rect
    if judge.manifest.mirrored:
        rect = Rect(judge.paper[0] - rect.x - rect.width, rect.y, rect.width, rect.height)
    shaded = reading.scan.is_shaded(rect)
    return replace(fault, kind="unread-shadow", details={}) if shaded else fault
