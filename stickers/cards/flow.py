"""Pages of running text in large print: headings, paragraphs, numbered steps, a ruler.

Text is set at the preset's size and never shrunk; it runs on to as many pages as it needs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from ..tagging import Tag
from .autofit import Block, Metrics, Room, fit
from .document import Document
from .faces import metrics_of
from .linebreak import Paragraph
from .paint import line
from .sizes import MM, Preset

MARGIN = 18 * MM
H1 = 1.5
H2 = 1.2
"""Sizes of headings as multiples of the text's."""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and its paragraphs."""

    heading: str
    paragraphs: tuple[str, ...]


class Flow:
    """Sets running text on the pages of a document."""

    def __init__(self, document: Document, preset: Preset, where: str) -> None:
        self._document = document
        self._preset = preset
        self._where = where
        self._metrics: Metrics = metrics_of(document.writer.typeface)
        self._width = document.width - 2 * MARGIN
        self._y = document.height - MARGIN

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
        self._document.tagged(Tag("Figure", alt), " ".join([ruler, *ticks]))
        self._y = y - 4 * MM

    def new_page(self) -> None:
        """Go on at the top of the next page."""
        self._document.end_page()
        self._y = self._document.height - MARGIN

    def _paragraph(self, kind: str, text: str, size: float, before: float) -> None:
        """Lines of one paragraph; what goes over to the next page is tagged there as its own."""
        step = size * self._preset.leading
        rise = self._metrics.ascent * size
        lines = Paragraph(text, self._metrics.measure).lines(self._width / size)
        self._y -= before if self._y < self._document.height - MARGIN else 0.0
        pending: list[str] = []
        for row in lines:
            if self._y - step < MARGIN:
                self._flush(kind, pending)
                pending = []
                self.new_page()
            pending.append(self._document.writer.text(MARGIN, self._y - rise, size, row, self._where))
            self._y -= step
        self._flush(kind, pending)

    def _flush(self, kind: str, operators: Sequence[str]) -> None:
        if operators:
            self._document.tagged(Tag(kind), " ".join(operators))


def turn_page(document: Document, heading: str, steps: Sequence[str], largest: Preset, where: str) -> None:
    """One page with the steps of a turn, as large as the page allows; the page is finished.

    Raises:
        FitError: they do not fit one page at 16 points.
    """
    metrics = metrics_of(document.writer.typeface)
    room = Room(document.width - 2 * MARGIN, document.height - 2 * MARGIN, largest, metrics)
    numbered = [f"{number}. {step}" for number, step in enumerate(steps, 1)]
    block: Block = fit(where, heading, numbered, room)
    ends = _paragraph_ends(block, [heading, *numbered])
    for start, end in pairwise([0, *ends]):
        rows = [
            document.writer.text(MARGIN, document.height - MARGIN - row.baseline, row.size, row.text, where)
            for row in block.lines[start:end]
        ]
        document.tagged(Tag("P" if start else "H1"), " ".join(rows))
    document.end_page()


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
