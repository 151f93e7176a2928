"""Pages of running text in large print: headings, paragraphs, numbered steps, a ruler.

Text is set at the preset's size and never shrunk; it runs on to as many pages as it needs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..folio import Folio
from ..lettering import spaced
from ..stock import Rect
from ..tags import Tag
from .autofit import Block, Metrics, Room, fit
from .composition import metrics_of
from .linebreak import Paragraph
from .paint import Writer, line
from .sizes import MM, Preset

MARGIN = 18 * MM
H1 = 1.5
H2 = 1.2
"""Sizes of headings as multiples of the text's."""

SHORT = 4
"""Paragraphs of so many lines are not torn apart at the foot of a page."""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and its paragraphs, or the entries of a list."""

    heading: str
    paragraphs: tuple[str, ...]
    listed: bool = False


class Flow:
    """Sets running text on the pages of a document.

    Args:
        folio: the document.
        preset: size and leading of the text.
        where: what an error calls the text.
    """

    def __init__(self, folio: Folio, preset: Preset, where: str) -> None:
        self._folio = folio
        self._writer = Writer(folio.lettering)
        self._preset = preset
        self._where = where
        self._metrics: Metrics = metrics_of(folio.lettering.typeface)
        self._width = folio.width * MM - 2 * MARGIN
        self._top = folio.height * MM - MARGIN
        self._y = self._top

    def title(self, text: str) -> None:
        """The title of a sheet, at the top of a page."""
        self._paragraph("H1", text, self._preset.size * H1, 0.0)

    def section(self, section: Section) -> None:
        """A heading, kept on one page with the lines that follow, and its paragraphs."""
        size = self._preset.size
        if self._y - 4.5 * size * self._preset.leading < MARGIN:
            self.new_page()
        self._paragraph("H2", section.heading, size * H2, size * 0.8)
        if section.listed:
            with self._folio.within("L"):
                for text in section.paragraphs:
                    with self._folio.within("LI"):
                        self._paragraph("LBody", text, size, size * 0.4)
            return
        for text in section.paragraphs:
            self._paragraph("P", text, size, size * 0.4)

    def ruler(self, alt: str) -> None:
        """A line of exactly 100 mm with a tick every 10 mm."""
        if self._y - 30 * MM < MARGIN:
            self.new_page()
        y = self._y - 14 * MM
        ticks = [line(MARGIN + i * 10 * MM, y, MARGIN + i * 10 * MM, y + 6 * MM, 1) for i in range(11)]
        ruler = line(MARGIN, y, MARGIN + 100 * MM, y, 1)
        box = Rect(MARGIN / MM, (self._top + MARGIN - y) / MM - 6, 100, 6)
        self._folio.add(Tag("Figure", alt, box=box), " ".join([ruler, *ticks]))
        self._y = y - 4 * MM

    def new_page(self) -> None:
        """Go on at the top of the next page."""
        self._folio.end_page(plain=True)
        self._y = self._top

    def _paragraph(self, kind: str, text: str, size: float, before: float) -> None:
        """Lines of one paragraph; it stays one if it goes over to the next page."""
        step = size * self._preset.leading
        rise = self._metrics.ascent * size
        lines = self._lines(text, self._width / size)
        self._y -= before if self._y < self._top else 0.0
        if len(lines) <= SHORT and self._y - len(lines) * step < MARGIN:
            self.new_page()
        rows = spaced(lines)
        room = int((self._y - MARGIN) / step + 1e-6)
        if len(rows) <= room:
            self._rows(Tag(kind, text="".join(rows), size=size), rows, step, rise)
            return
        with self._folio.within(kind):
            while rows:
                part, rows = rows[: max(room, 1)], rows[max(room, 1) :]
                self._rows(Tag("Span", text="".join(part), size=size), part, step, rise)
                if rows:
                    self.new_page()
                    room = int((self._y - MARGIN) / step + 1e-6)

    def _rows(self, tag: Tag, rows: Sequence[str], step: float, rise: float) -> None:
        """Lines that stay on this page."""
        operators = []
        for row in rows:
            operators.append(self._writer.text(MARGIN, self._y - rise, tag.size, row, self._where))
            self._y -= step
        self._folio.add(tag, " ".join(operators))

    def _lines(self, text: str, limit: float) -> list[str]:
        whole = Paragraph(text, self._metrics.measure)
        if whole.widest > limit:
            whole = Paragraph(text, self._metrics.measure, phrases=False)
        return whole.lines(limit)


def turn_page(folio: Folio, heading: str, steps: Sequence[str], largest: Preset, where: str) -> None:
    """One page with the steps of a turn, as large as the page allows; the page is finished.

    Raises:
        FitError: they do not fit one page at 16 points.
    """
    metrics = metrics_of(folio.lettering.typeface)
    writer, top = Writer(folio.lettering), folio.height * MM - MARGIN
    room = Room(folio.width * MM - 2 * MARGIN, top - MARGIN, largest, metrics)
    numbered = [f"{number}. {step}" for number, step in enumerate(steps, 1)]
    block: Block = fit(where, heading, numbered, room)
    ends = [0, *_paragraph_ends(block, [heading, *numbered])]

    def show(kind: str, place: int, after: int = 0) -> None:
        """A paragraph of the block, without its first letters."""
        lines = block.lines[ends[place] : ends[place + 1]]
        rows = spaced([row.text for row in lines])
        x = MARGIN + metrics.measure(rows[0][:after]) * lines[0].size
        operators = [writer.text(x, top - lines[0].baseline, lines[0].size, rows[0][after:], where)]
        operators += [
            writer.text(MARGIN, top - line.baseline, line.size, row, where)
            for line, row in zip(lines[1:], rows[1:], strict=True)
        ]
        text = "".join(rows)[after:]
        folio.add(Tag(kind, text=text, size=lines[0].size), " ".join(operators))

    show("H1", 0)
    with folio.within("L", ordered=True):
        for place, step in enumerate(numbered, 1):
            label = step.partition(" ")[0] + " "
            row = block.lines[ends[place]]
            with folio.within("LI"):
                shown = writer.text(MARGIN, top - row.baseline, row.size, label, where)
                folio.add(Tag("Lbl", text=label, size=row.size), shown)
                show("LBody", place, len(label))
    folio.end_page(plain=True)


def _paragraph_ends(block: Block, texts: Sequence[str]) -> list[int]:
    """After which line each paragraph ends: when all its characters but spaces are spent."""
    ends, at = [], 0
    for text in texts:
        left = len("".join(text.split()))
        while left > 0:
            left -= len("".join(block.lines[at].text.split()))
            at += 1
        ends.append(at)
    return ends
