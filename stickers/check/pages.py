"""The judge of whole pages: their words, what a screen reader says, and all that lies beside the cells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import pikepdf
import pypdfium2 as pdfium

from ..manifest import Manifest
from ..stock import PAPERS, Rect
from .card_judge import CONTRAST
from .faults import Fault, Value
from .paper import Line, Paper
from .placement import IDENTITY, Affine, apply
from .printed import SHOWN, Letter, letters_of, plain
from .sheet_judge import SheetJudge
from .tagged.content import Content, Run
from .tagged.structure import Tree

_SMALLER: Final = 0.15
"""Words may be smaller by so many points than the list says: numbers in the file are rounded."""

_SIDE: Final = 1.0
"""A page may be so many points larger or smaller than its paper."""

_TICK: Final = 3.0
"""The longest ticks of a ruler, mm."""

_DISC: Final = 3.0
"""Diameter of a corner mark, mm."""


def file_faults(document: pikepdf.Pdf, manifest: Manifest) -> Iterator[Fault]:
    """What is wrong with a file and the form of its pages."""
    viewer = document.Root.get("/ViewerPreferences", pikepdf.Dictionary())
    if viewer.get("/PrintScaling") != pikepdf.Name("/None"):
        yield Fault("print-scaling")
    if not manifest.reading:
        yield Fault("older")
    elif len(document.pages) != len(manifest.reading):
        yield Fault("page-count", details={"found": len(document.pages), "wanted": len(manifest.reading)})
    # Printed on both sides, each odd page has the next one behind it.
    fronts = [page - 1 if manifest.mirrored else page for page in manifest.sheet_pages]
    if manifest.mirrored or manifest.kind == "cards":
        yield from (
            Fault("back-apart", front, details={"back": front + 1}) for front in fronts if front % 2 == 0
        )
    width, height = (side * 72 / 25.4 for side in PAPERS[manifest.paper])
    for number, page in enumerate(document.pages, 1):
        if float(page.obj.get("/UserUnit", 1)) != 1:
            yield Fault("user-unit", number, details={"found": float(page.obj.UserUnit)})
        turned = int(page.obj.get("/Rotate", 0))
        if turned % 360:
            yield Fault("page-turned", number, details={"found": turned})
        boxes = [page.mediabox, page.cropbox]
        wrong = [box for box in boxes if not _is_paper([float(side) for side in box], width, height)]
        if wrong:
            found = [float(side) * 25.4 / 72 for side in wrong[0]]
            size = {"x": round(found[2] - found[0], 1), "y": round(found[3] - found[1], 1)}
            wanted = {"wanted_x": round(width * 25.4 / 72, 1), "wanted_y": round(height * 25.4 / 72, 1)}
            yield Fault("page-size", number, details={**size, **wanted})


def _is_paper(box: Sequence[float], width: float, height: float) -> bool:
    wanted = (0.0, 0.0, width, height)
    return all(abs(side - other) <= _SIDE for side, other in zip(box, wanted, strict=True))


def said_faults(manifest: Manifest, tree: Tree, content: Content) -> Iterator[Fault]:
    """Words and alternative texts of all pages against the list, in reading order."""
    alts = {
        mark: " ".join(str(node.item.get("/Alt", "")).split()) for node in tree.nodes for mark in node.marks
    }
    sheets = set(manifest.sheet_pages) if manifest.kind == "stickers" else set()
    for number, rows in enumerate(manifest.reading, 1):
        marks = sorted(mark for mark in content.marks if mark[0] == number - 1)
        if len(marks) != len(rows):
            yield Fault("page-parts", number, details={"found": len(marks), "wanted": len(rows)})
            continue
        for mark, row in zip(marks, rows, strict=True):
            lines, alt = manifest.said[row]
            runs = content.runs.get(mark, [])
            # What stands on a sticker is told with its cell.
            told = not (number in sheets and alt)
            yield from _words(runs, lines, number, told=told)
            if alts.get(mark, "") != " ".join(alt.split()):
                details = {"found": alts.get(mark, "")[:SHOWN], "wanted": alt[:SHOWN]}
                yield Fault("page-alt", number, details=details)


def _words(
    runs: Sequence[Run], lines: Sequence[tuple[str, float, float | None]], number: int, *, told: bool
) -> Iterator[Fault]:
    """The words of one piece of content, line by line."""
    text, found = "".join(line for line, _, _ in lines), "".join(run.text for run in runs)
    if any(not run.seen for run in runs):
        yield Fault("page-invisible", number, details={"text": found[:SHOWN]})
    if plain(found) != plain(text):
        if told:
            yield Fault("page-words", number, details={"found": found[:SHOWN], "wanted": text[:SHOWN]})
        return
    rest = list(runs)
    for line, size, angle in lines:
        own = list(_taken(rest, line))
        least = min((run.size for run in own), default=size)
        if least < size - _SMALLER:
            details: dict[str, Value] = {"found": round(least, 1), "wanted": size, "text": line[:SHOWN]}
            yield Fault("page-points", number, details=details)
        if angle is not None and any(abs((run.angle - angle + 180) % 360 - 180) > 1 for run in own):
            yield Fault("page-upright", number, details={"text": line[:SHOWN]})


def _taken(rest: list[Run], line: str) -> Iterator[Run]:
    """The runs that make up a line, taken from the beginning of what is left."""
    length = len(plain(line))
    while rest and length > 0:
        length -= len(plain(rest[0].text))
        yield rest.pop(0)


def _place(x: float, y: float) -> dict[str, str | int | float]:
    return {"x": round(x), "y": round(y)}


class PageJudge:
    """Judges what the image of a page shows beside its cells.

    Args:
        manifest: what the file tells about itself.
        sheets: the judge of its sheets, None for cards.
        language: in which marks are named.
    """

    def __init__(self, manifest: Manifest, sheets: SheetJudge | None, language: str) -> None:
        self._manifest, self._sheets, self._language = manifest, sheets, language
        self._paper = PAPERS[manifest.paper]
        self._entries = dict(zip(manifest.sheet_pages, manifest.pages, strict=True))
        self._fronts: dict[int, int] = {}
        if sheets is not None and manifest.mirrored:
            # The readable front of a sheet that is pricked from behind comes before it.
            self._fronts = {page - 1: page for page in manifest.sheet_pages}

    def faults(self, page: pdfium.PdfPage, image: Any, number: int) -> Iterator[Fault]:
        """Everything that is wrong.

        Args:
            page: of the PDF.
            image: of the page, in colour, with 300 dots per inch or more.
            number: of the page, from 1.
        """
        paper, letters = Paper(image, self._paper), letters_of(page, IDENTITY)
        faint = min((paper.contrast(letter) for letter in letters), default=CONTRAST)
        if faint < CONTRAST:
            details = {"found": round(faint, 1), "wanted": round(CONTRAST)}
            yield Fault("contrast", number, details=details)
        if self._sheets is not None and (number in self._entries or number in self._fronts):
            yield from self._sheet(paper, letters, number, self._sheets)
        elif self._sheets is None and self._cards(number):
            if any(paper.missing(line) for line in self._manifest.crops):
                yield Fault("crop-marks", number)
            yield from self._card_side(paper, letters, number)
        else:
            yield from self._plain(paper, letters, number)

    def _cards(self, number: int) -> bool:
        """Whether a page holds fronts or backs of cards."""
        return number in self._entries or number - 1 in self._entries

    def _card_side(self, paper: Paper, letters: Sequence[Letter], number: int) -> Iterator[Fault]:
        """Fronts or backs of cards: the frame of each, its pictures, and nothing else in it."""
        for box, pictures in self._manifest.panels.get(str(number), ()):
            panel = Rect(*box)
            inner = Rect(panel.x + 0.5, panel.y + 0.5, panel.width - 1, panel.height - 1)
            if not paper.framed(panel):
                yield Fault("frame", number, details=_place(panel.x, panel.y))
                continue
            for at, mark, scale, angle in pictures:
                if mark and (found := paper.read(Rect(*at), scale, angle)) != mark:
                    yield Fault("key-mark", number, details=self._marks(found, mark))
            stray = paper.beside(letters, [Rect(*at) for at, *_ in pictures], [], inner)
            yield from self._stray(stray, number)

    def _plain(self, paper: Paper, letters: Sequence[Letter], number: int) -> Iterator[Fault]:
        """A page of words, with marks between them."""
        figures = [(Rect(*box), mark) for box, mark in self._manifest.figures.get(str(number), ())]
        for rect, mark in figures:
            if mark and (found := paper.read(rect)) != mark:
                yield Fault("key-mark", number, details=self._marks(found, mark))
        stray = paper.beside(letters, [rect for rect, _ in figures], [])
        yield from self._stray(stray, number)

    def _marks(self, found: Sequence[str], wanted: Sequence[str]) -> dict[str, str | int | float]:
        from ..marks import describe

        read = describe(tuple(found), self._language) if found and all(found) else "?"
        return {"found": read, "wanted": describe(tuple(wanted), self._language)}

    def _sheet(
        self, paper: Paper, letters: Sequence[Letter], number: int, judge: SheetJudge
    ) -> Iterator[Fault]:
        """A sheet of stickers: its cut lines, its ruler, and nothing beside."""
        manifest, front = self._manifest, number in self._fronts
        to_page = judge.front_to_page if front else judge.to_page
        cuts: list[Line] = []
        rects = [Rect(x - _DISC / 2, y - _DISC / 2, _DISC, _DISC) for x, y in manifest.fiducials]
        for entry in self._entries[self._fronts.get(number, number)]:
            cell, label = judge.cell(entry.cell), judge.label(entry)
            lines = [_moved(line, to_page) for line in judge.cuts(entry)]
            if any(paper.missing(line) for line in lines):
                yield Fault("cut", number, entry.cell, entry.card)
            cuts += lines
            if not front:
                rects += self._felt(entry.card, cell, label)
        ruler = manifest.rulers.get(str(number))
        if ruler is not None:
            yield from self._ruler(paper, ruler, to_page, number)
            rects.append(Rect(ruler[0], ruler[1] - 1, ruler[2], _TICK + 1))
        stray = paper.beside(letters, [_moved_box(rect, to_page) for rect in rects], cuts)
        yield from self._stray(stray, number)

    def _felt(self, card: str, cell: Rect, label: Rect) -> Iterator[Rect]:
        """Where ink is that is judged with its cell."""
        place = self._manifest.places.get(card)
        if place is not None:
            yield Rect(cell.x + place[0], cell.y + place[1], place[2], place[3])
        if card in self._manifest.braille:
            x, y = self._manifest.braille[card]
            bottom, right = label.y + label.height, label.x + label.width
            yield Rect(cell.x + x - 1, cell.y + y - 1, right - cell.x - x, bottom - cell.y - y)

    def _ruler(
        self, paper: Paper, ruler: tuple[float, float, float], to_page: Affine, number: int
    ) -> Iterator[Fault]:
        x, y, length = ruler
        a, b, u, v = _moved((x, y, x + length, y), to_page)
        level = abs(b - v) < 0.3 and abs(abs(u - a) - length) < 0.3
        right = paper.ruler_is_right(min(a, u), b, length) if level else not paper.missing((a, b, u, v))
        if not right:
            yield Fault("ruler", number, details={"wanted": length})

    def _stray(self, place: tuple[float, float] | None, number: int) -> Iterator[Fault]:
        if place is not None:
            yield Fault("stray", number, details=_place(*place))


def _moved(line: Line, to_page: Affine) -> Line:
    (x, y), (u, v) = apply(to_page, line[:2]), apply(to_page, line[2:])
    return x, y, u, v


def _moved_box(rect: Rect, to_page: Affine) -> Rect:
    corners = [
        apply(to_page, (x, y)) for x in (rect.x, rect.x + rect.width) for y in (rect.y, rect.y + rect.height)
    ]
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    return Rect(left, top, max(x for x, _ in corners) - left, max(y for _, y in corners) - top)
