"""The key as large-print pages: each mark as it is felt, its meaning beside it, then the notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from .folio import Folio
from .geometry import draw, extent
from .key import key_lines, key_notes
from .layout import Layout
from .lettering import spaced, wrap
from .marks import Mark
from .methods import METHODS, MM
from .names import count_of, title_of
from .refusal import SheetError
from .sheets import Job
from .stock import Rect
from .tags import Tag
from .texts import texts
from .twin import making_notes, sticking_notes

SIZE: Final = 18.0
"""Large print, points."""

TITLE: Final = 24.0
_LEADING: Final = 1.25
_MARGIN: Final = 18.0
_GAP: Final = 8.0
"""Between the mark and its meaning, and between paragraphs, mm."""


class KeyPages:
    """Lays paragraphs on pages, and begins a new page when one is full."""

    def __init__(self, folio: Folio) -> None:
        self._folio = folio
        self._y = _MARGIN
        self._used = False

    def paragraph(self, kind: str, text: str, *, size: float = SIZE, left: float = _MARGIN) -> None:
        """Words from `left` mm to the right margin."""
        lines = self._lines(text, size, left)
        self._begin(len(lines) * size * _LEADING / MM)
        self._y = self._write(kind, lines, size, left, self._y) + _GAP * 0.6

    def entry(
        self, mark: Mark, operators: str, alt: str, size: tuple[float, float], left: float, text: str
    ) -> None:
        """A mark of that size in mm at the margin, and its meaning beside it from `left`."""
        lines = self._lines(text, SIZE, left)
        height = max(len(lines) * SIZE * _LEADING / MM, size[1])
        self._begin(height)
        place = self._folio.point(_MARGIN, self._y + 1)
        figure = Tag("Figure", alt, box=Rect(_MARGIN, self._y + 1, *size), mark=mark)
        self._folio.add(figure, f"q 1 0 0 1 {place} cm {operators} Q")
        self._write("P", lines, SIZE, left, self._y)
        self._y += height + _GAP

    def end(self) -> None:
        """Finish the last page."""
        if self._used:
            self._folio.end_page(plain=True)
        self._y, self._used = _MARGIN, False

    def _begin(self, height: float) -> None:
        if self._used and self._y + height > self._folio.height - _MARGIN:
            self.end()
        self._used = True

    def _lines(self, text: str, size: float, left: float) -> list[str]:
        width = self._folio.width - left - _MARGIN
        lines = wrap(self._folio.lettering.typeface, text, size, width * MM, text[:40])
        if lines is None:
            raise SheetError("key-wide", text=text[:60], room=f"{width:.0f}")
        return lines

    def _write(self, kind: str, lines: Sequence[str], size: float, left: float, y: float) -> float:
        """Lines from y downwards; gives the y below them."""
        folio, parts = self._folio, []
        rows = spaced(lines)
        for line in rows:
            y += size * _LEADING / MM
            place = folio.point(left, y - 0.3 * size / MM)
            parts.append(f"1 0 0 1 {place} Tm {folio.lettering.show(line, size, line[:40])}")
        folio.add(Tag(kind, text="".join(rows), size=size), f"BT {' '.join(parts)} ET")
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
    with folio.within("L"):
        for line in lines:
            with folio.within("LI"), folio.within("LBody"):
                if not line.mark:
                    pages.paragraph("P", line.line(job.language))
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
