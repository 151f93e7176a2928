"""The key as large-print pages: each mark as it is felt, its meaning beside it, then the notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack, nullcontext
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Final

from .folio import Folio
from .geometry import draw, extent
from .key import key_lines, key_notes
from .layout import Layout
from .lettering import spaced, wrap
from .marks import Mark
from .methods import METHODS, MM
from .names import count_of, title_of
from .pagination import Passage, breaks
from .refusal import SheetError
from .sheets import Job
from .stock import Rect
from .tags import HEADINGS, Tag
from .texts import texts
from .twin import making_notes, sticking_notes

SIZE: Final = 18.0
"""Large print, points."""

TITLE: Final = 24.0
_LEADING: Final = 1.25
_MARGIN: Final = 18.0
_GAP: Final = 8.0
"""Between the mark and its meaning, and between paragraphs, mm."""


@dataclass(frozen=True, slots=True)
class _Row:
    """A paragraph, or a mark with its meaning beside it.

    Attributes:
        kind: its structure type.
        lines: of its words.
        size: of them, points.
        left: where they begin, mm from the edge of the paper.
        gap: to what follows, mm.
        listed: it is an entry of a list.
        mark: the mark at the margin.
        operators: that draw it.
    """

    kind: str
    lines: Sequence[str]
    size: float
    left: float
    gap: float
    listed: bool
    mark: Tag | None = None
    operators: str = ""


class KeyPages:
    """Lays paragraphs on pages, so that none holds a line or two alone."""

    def __init__(self, folio: Folio) -> None:
        self._folio = folio
        self._rows: list[_Row] = []

    def paragraph(self, kind: str, text: str, *, size: float = SIZE, listed: bool = False) -> None:
        """Words from margin to margin; those that are `listed` one after the other make a list."""
        lines = self._lines(text, size, _MARGIN)
        self._rows.append(_Row(kind, lines, size, _MARGIN, _GAP * 0.6, listed))

    def entry(
        self, mark: Mark, operators: str, alt: str, size: tuple[float, float], left: float, text: str
    ) -> None:
        """A mark of that size in mm at the margin, and its meaning beside it from `left`: one of a list."""
        figure = Tag("Figure", alt, box=Rect(_MARGIN, 0, *size), mark=mark)
        self._rows.append(_Row("P", self._lines(text, SIZE, left), SIZE, left, _GAP, True, figure, operators))

    def end(self) -> None:
        """Write it all, and finish the last page."""
        begins, y = breaks(self._passages(), self._folio.height - 2 * _MARGIN), _MARGIN
        for listed, rows in groupby(enumerate(self._rows), key=lambda each: each[1].listed):
            with self._folio.within("L") if listed else nullcontext():
                for number, row in rows:
                    item = ("LI", "LBody") if listed else ()
                    y = self._written(row, [at for passage, at in begins if passage == number], item, y)
        if self._rows:
            self._folio.end_page(plain=True)
        self._rows = []

    def _passages(self) -> list[Passage]:
        gaps = [0.0, *[row.gap for row in self._rows]]
        return [
            Passage(
                len(row.lines),
                row.size * _LEADING / MM,
                gap,
                row.mark.box.height if row.mark and row.mark.box else 0.0,
                row.kind in HEADINGS,
            )
            for row, gap in zip(self._rows, gaps, strict=False)
        ]

    def _written(self, row: _Row, begins: Sequence[int], item: Sequence[str], y: float) -> float:
        """A row, from y or on new pages from the lines at which they begin; gives the y below it."""
        ends = sorted({0, *begins, len(row.lines)})
        with ExitStack() as inside:
            for kind in (*item, *([row.kind] if len(ends) > 2 else [])):
                inside.enter_context(self._folio.within(kind))
            for first, last in pairwise(ends):
                if first in begins:
                    self._folio.end_page(plain=True)
                    y = _MARGIN
                bottom = y
                if row.mark and row.mark.box:
                    box = row.mark.box._replace(y=y + 1)
                    place = self._folio.point(_MARGIN, box.y)
                    self._folio.add(row.mark._replace(box=box), f"q 1 0 0 1 {place} cm {row.operators} Q")
                    bottom = y + box.height
                kind = row.kind if len(ends) == 2 else "Span"
                y = max(bottom, self._write(kind, row, spaced(row.lines)[first:last], y))
        return y + row.gap

    def _lines(self, text: str, size: float, left: float) -> list[str]:
        width = self._folio.width - left - _MARGIN
        lines = wrap(self._folio.lettering.typeface, text, size, width * MM, text[:40])
        if lines is None:
            raise SheetError("key-wide", text=text[:60], room=round(width))
        return lines

    def _write(self, kind: str, row: _Row, lines: Sequence[str], y: float) -> float:
        """Lines from y downwards; gives the y below them."""
        folio, parts = self._folio, []
        for line in lines:
            y += row.size * _LEADING / MM
            place = folio.point(row.left, y - 0.3 * row.size / MM)
            parts.append(f"1 0 0 1 {place} Tm {folio.lettering.show(line, row.size, line[:40])}")
        folio.add(Tag(kind, text="".join(lines), size=row.size), f"BT {' '.join(parts)} ET")
        return y


def draw_key(job: Job, folio: Folio, layout: Layout) -> None:
    """Add the key of the job's deck to the folio."""
    words = texts(job.language, "sheets")
    folio.turn(False)
    pages = KeyPages(folio)
    pages.paragraph("H1", words.text("key-title", title=title_of(job.deck, job.language)), size=TITLE)
    lines = key_lines(job.deck, job.language)
    widest = max((extent(line.mark, job.profile)[0] for line in lines if line.mark), default=0.0)
    left = _MARGIN + widest + _GAP
    for line in lines:
        if not line.mark:
            pages.paragraph("P", line.line(job.language), listed=True)
            continue
        operators, size = _mark(job, line.mark)
        alt = words.text("key-alt", mark=line.words)
        pages.entry(line.mark, operators, alt, size, left, line.line(job.language))
    for note in key_notes(job.deck, job.language):
        pages.paragraph("P", note)
    pages.paragraph("H2", words.text("twin-place-head"), size=TITLE)
    for note in sticking_notes(job, layout):
        pages.paragraph("P", note)
    pages.paragraph("H2", words.text("twin-make-head"), size=TITLE)
    for note in making_notes(job):
        pages.paragraph("P", note)
    pages.end()


def draw_covers(job: Job, folio: Folio) -> None:
    """Add a page for each set: what is in it, where its stickers are, and room for whose it is."""
    words, names = texts(job.language, "sheets"), texts(job.language, "marks")
    title = title_of(job.deck, job.language)
    places: dict[int, list[tuple[int, int]]] = {}
    counts: dict[int, Counter[str]] = {}
    for number, sheet in enumerate(job.sheets, 1):
        for cell, sticker in sheet:
            places.setdefault(sticker.set, []).append((number, cell))
            counts.setdefault(sticker.set, Counter())[sticker.card.id] += 1
    folio.turn(False)
    pages = KeyPages(folio)
    for number, cells in places.items():
        first, last = cells[0], cells[-1]
        where = {"sheet": first[0], "cell": first[1], "last_sheet": last[0], "last_cell": last[1]}
        pages.paragraph("H1", words.text("cover-title", title=title, set=number, sets=job.sets), size=TITLE)
        pages.paragraph("P", words.text("cover-where", stickers=len(cells), **where))
        cards = [
            count_of(job.deck, card, counts[number][card.id], job.language)
            for card in job.deck.cards
            if counts[number][card.id]
        ]
        pages.paragraph("P", words.text("cover-cards", cards=names.text("mark-separator").join(cards)))
        pages.paragraph("P", words.text("cover-owner"))
        pages.end()


def _mark(job: Job, mark: Mark) -> tuple[str, tuple[float, float]]:
    """Operators and size of a mark: filled for every method, because pale guides are not seen by all."""
    drawing = draw(mark, job.profile)
    return METHODS["swell"].operators(drawing), (drawing.width, drawing.height)
