"""Pages of running text in large print: headings, paragraphs, numbered steps, a ruler.

Text is set at the preset's size and never shrunk; it runs on to as many pages as it needs.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from itertools import groupby, pairwise

from accessible_games.narration.phrases import Depth

from ..folio import Folio
from ..lettering import spaced
from ..pagination import Passage, breaks
from ..stock import Rect
from ..tags import HEADINGS, Tag
from .autofit import Block, Metrics, Room, fit
from .composition import metrics_of
from .linebreak import Paragraph
from .paint import Writer, line
from .sizes import MM, Preset

MARGIN = 18 * MM
H1 = 1.5
H2 = 1.2
"""Sizes of headings as multiples of the text's."""

RULER = 18 * MM
"""Room that a ruler takes, with the space around it."""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and its paragraphs, or the entries of a list."""

    heading: str
    paragraphs: tuple[str, ...]
    listed: bool = False


@dataclass(frozen=True, slots=True)
class _Text:
    """A paragraph or a heading, in lines; without any it is a ruler, of which `text` is said.

    Attributes:
        kind: its structure type.
        text: what it says.
        rows: its lines.
        size: of its letters, points.
        before: distance to what stands above it, points.
        listed: it is an entry of a list.
        tied: it stays on the page of what follows, as a heading does.
    """

    kind: str
    text: str
    rows: Sequence[str]
    size: float
    before: float
    listed: bool = False
    tied: bool = False


class Flow:
    """Sets running text on the pages of a document, so that none holds a line or two alone.

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
        self._texts: list[_Text] = []

    def title(self, text: str) -> None:
        """The title of a sheet, at the top of a page."""
        self._paragraph("H1", text, self._preset.size * H1, 0.0)

    def section(self, section: Section) -> None:
        """A heading, kept on one page with the lines that follow, and its paragraphs."""
        size = self._preset.size
        self._paragraph("H2", section.heading, size * H2, size * 0.8)
        for text in section.paragraphs:
            self._paragraph("P", text, size, size * 0.4, listed=section.listed)

    def ruler(self, alt: str, words: str) -> None:
        """A line of exactly 100 mm with a tick every 10 mm, under the words that speak of it."""
        self._paragraph("P", words, self._preset.size, self._preset.size * 0.4)
        self._texts[-1] = replace(self._texts[-1], tied=True)
        self._texts.append(_Text("Figure", alt, (), 0.0, 0.0))

    def end(self) -> None:
        """Write it all, and finish the last page."""
        begins, y = breaks(self._passages(), self._top - MARGIN), self._top
        for listed, texts in groupby(enumerate(self._texts), key=lambda each: each[1].listed):
            with self._folio.within("L") if listed else nullcontext():
                for number, text in texts:
                    with self._folio.within("LI") if listed else nullcontext():
                        y = self._written(text, [row for passage, row in begins if passage == number], y)
        self._folio.end_page(plain=True)
        self._texts = []

    def _passages(self) -> list[Passage]:
        return [
            Passage(
                len(text.rows),
                text.size * self._preset.leading,
                text.before,
                0.0,
                text.tied or text.kind in HEADINGS,
            )
            if text.rows
            else Passage(0, 0.0, 0.0, RULER)
            for text in self._texts
        ]

    def _paragraph(self, kind: str, text: str, size: float, before: float, *, listed: bool = False) -> None:
        rows = spaced(self._lines(text, self._width / size))
        self._texts.append(_Text("LBody" if listed else kind, text, rows, size, before, listed))

    def _written(self, text: _Text, begins: Sequence[int], y: float) -> float:
        """A paragraph, from y or on new pages from the rows at which they begin; gives the y below it.

        It stays one paragraph if it goes over to the next page.
        """
        ends = sorted({0, *begins, max(1, len(text.rows))})
        torn = len(ends) > 2
        with self._folio.within(text.kind) if torn else nullcontext():
            for first, last in pairwise(ends):
                if first in begins:
                    self._folio.end_page(plain=True)
                    y = self._top
                elif y < self._top:
                    y -= text.before
                if not text.rows:
                    return self._ruler(text.text, y)
                rows = text.rows[first:last]
                tag = Tag("Span" if torn else text.kind, text="".join(rows), size=text.size)
                y = self._rows(tag, rows, y)
        return y

    def _ruler(self, alt: str, y: float) -> float:
        y -= 14 * MM
        ticks = [line(MARGIN + i * 10 * MM, y, MARGIN + i * 10 * MM, y + 6 * MM, 1) for i in range(11)]
        ruler = line(MARGIN, y, MARGIN + 100 * MM, y, 1)
        box = Rect(MARGIN / MM, (self._top + MARGIN - y) / MM - 6, 100, 6)
        self._folio.add(Tag("Figure", alt, box=box), " ".join([ruler, *ticks]))
        return y - 4 * MM

    def _rows(self, tag: Tag, rows: Sequence[str], y: float) -> float:
        """Lines that stay on this page."""
        operators, rise = [], self._metrics.ascent * tag.size
        for row in rows:
            operators.append(self._writer.text(MARGIN, y - rise, tag.size, row, self._where))
            y -= tag.size * self._preset.leading
        self._folio.add(tag, " ".join(operators))
        return y

    def _lines(self, text: str, limit: float) -> list[str]:
        whole = Paragraph(text, self._metrics.measure)
        if whole.widest > limit:
            whole = Paragraph(text, self._metrics.measure, Depth.LETTER)
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
