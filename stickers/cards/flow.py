"""Pages of running text in large print: headings, paragraphs, numbered steps, a ruler.

Text is set at the preset's size and never shrunk; it runs on to as many pages as it needs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from ..folio import Folio
from ..tagging import Tag
from .autofit import Block, Metrics, Room, fit
from .faces import metrics_of
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
    """A heading and its paragraphs."""

    heading: str
    paragraphs: tuple[str, ...]


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
        for text in section.paragraphs:
            self._paragraph("P", text, size, size * 0.4)

    def ruler(self, alt: str) -> None:
        """A line of exactly 100 mm with a tick every 10 mm."""
        if self._y - 30 * MM < MARGIN:
            self.new_page()
        y = self._y - 14 * MM
        ticks = [line(MARGIN + i * 10 * MM, y, MARGIN + i * 10 * MM, y + 6 * MM, 1) for i in range(11)]
        ruler = line(MARGIN, y, MARGIN + 100 * MM, y, 1)
        self._folio.add(Tag("Figure", alt), " ".join([ruler, *ticks]))
        self._y = y - 4 * MM

    def new_page(self) -> None:
        """Go on at the top of the next page."""
        self._folio.end_page(plain=True)
        self._y = self._top

    def _paragraph(self, kind: str, text: str, size: float, before: float) -> None:
        """Lines of one paragraph; what goes over to the next page is tagged there as its own."""
        step = size * self._preset.leading
        rise = self._metrics.ascent * size
        lines = self._lines(text, self._width / size)
        self._y -= before if self._y < self._top else 0.0
        if len(lines) <= SHORT and self._y - len(lines) * step < MARGIN:
            self.new_page()
        pending: list[str] = []
        for row in spaced(lines):
            if self._y - step < MARGIN:
                self._flush(kind, pending)
                pending = []
                self.new_page()
            pending.append(self._writer.text(MARGIN, self._y - rise, size, row, self._where))
            self._y -= step
        self._flush(kind, pending)

    def _lines(self, text: str, limit: float) -> list[str]:
        whole = Paragraph(text, self._metrics.measure)
        if whole.widest > limit:
            whole = Paragraph(text, self._metrics.measure, phrases=False)
        return whole.lines(limit)

    def _flush(self, kind: str, operators: Sequence[str]) -> None:
        if operators:
            self._folio.add(Tag(kind), " ".join(operators))


def spaced(lines: Sequence[str]) -> list[str]:
    """Lines of a paragraph as a reader of the file meets them: a space where words were parted."""
    return [f"{text} " if _parted(text, after) else text for text, after in pairwise([*lines, ""])]


def _parted(text: str, after: str) -> bool:
    return bool(after) and ord(text[-1]) < 0x3000 and ord(after[0]) < 0x3000


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
    ends = _paragraph_ends(block, [heading, *numbered])
    for start, end in pairwise([0, *ends]):
        rows = block.lines[start:end]
        operators = [
            writer.text(MARGIN, top - row.baseline, row.size, text, where)
            for row, text in zip(rows, spaced([row.text for row in rows]), strict=True)
        ]
        folio.add(Tag("P" if start else "H1"), " ".join(operators))
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
