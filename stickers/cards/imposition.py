"""How cards lie on a sheet: as many as fit, backs mirrored so that each lands on its front.

Pages stay upright even where the cards lie on their side, so that "flip on the long edge" is right
for every sheet.  Cards stand 6 mm apart, with 3 mm of bleed on every side, wherever that costs no
card; else they share their cuts and bleed only at the outer edges.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..refusal import CardError
from ..stock import PAPERS, Rect
from .sizes import BLEED, CardSize

UNPRINTABLE: Final = 4.0
MARK_OFFSET: Final = 3.2
MARK_LEAST: Final = 1.8
MARK_MOST: Final = 6.0
"""Millimetres: what home printers leave blank; from the cut to its mark; length of a mark."""

_BORDER: Final = UNPRINTABLE + MARK_OFFSET + MARK_LEAST

Segment = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Imposition:
    """A grid of cards in the middle of an upright sheet; all lengths in mm from its top-left.

    Attributes:
        paper: "a4" or "letter".
        size: the card's format.
        turned: the cards lie on their side.
        cols: boxes side by side.
        rows: boxes one above the other.
        gap_x: between neighbours, side by side: 2 x bleed, or 0 for a shared cut.
        gap_y: the same, one above the other.
    """

    paper: str
    size: CardSize
    turned: bool
    cols: int
    rows: int
    gap_x: float
    gap_y: float

    @property
    def cells(self) -> int:
        """Cards on one sheet."""
        return self.cols * self.rows

    @property
    def box(self) -> tuple[float, float]:
        """Width and height of a card as it lies on the sheet."""
        width, height = self.size.width, self.size.height
        return (height, width) if self.turned else (width, height)

    def front(self, cell: int) -> Rect:
        """Where the cell's front lies; `cell` counts from 0 along the rows."""
        row, column = divmod(cell, self.cols)
        return self._rect(column, row)

    def back(self, cell: int) -> Rect:
        """Where its back lies on the next page: mirrored along the row."""
        row, column = divmod(cell, self.cols)
        return self._rect(self.cols - 1 - column, row)

    def bleed(self, cell_rect: Rect) -> tuple[float, float, float, float]:
        """Ink beyond the cut at the left, top, right and bottom of a box, in mm."""
        left, top = self._origin()
        width, height = self._extent()
        return (
            BLEED if self.gap_x or cell_rect.x < left + 0.01 else 0.0,
            BLEED if self.gap_y or cell_rect.y < top + 0.01 else 0.0,
            BLEED if self.gap_x or cell_rect.x + cell_rect.width > left + width - 0.01 else 0.0,
            BLEED if self.gap_y or cell_rect.y + cell_rect.height > top + height - 0.01 else 0.0,
        )

    def crop_marks(self) -> tuple[Segment, ...]:
        """Marks at both ends of every cut, outside all boxes and their bleed: (x1, y1, x2, y2)."""
        left, top = self._origin()
        width, height = self._extent()
        right, bottom = left + width, top + height
        length_y = min(MARK_MOST, top - UNPRINTABLE - MARK_OFFSET)
        length_x = min(MARK_MOST, left - UNPRINTABLE - MARK_OFFSET)
        marks: list[Segment] = []
        for x in self._cuts(left, self.cols, self.box[0], self.gap_x):
            marks.append((x, top - MARK_OFFSET - length_y, x, top - MARK_OFFSET))
            marks.append((x, bottom + MARK_OFFSET, x, bottom + MARK_OFFSET + length_y))
        for y in self._cuts(top, self.rows, self.box[1], self.gap_y):
            marks.append((left - MARK_OFFSET - length_x, y, left - MARK_OFFSET, y))
            marks.append((right + MARK_OFFSET, y, right + MARK_OFFSET + length_x, y))
        return tuple(marks)

    def _rect(self, column: int, row: int) -> Rect:
        left, top = self._origin()
        width, height = self.box
        return Rect(left + column * (width + self.gap_x), top + row * (height + self.gap_y), width, height)

    def _extent(self) -> tuple[float, float]:
        width, height = self.box
        return (
            self.cols * width + (self.cols - 1) * self.gap_x,
            self.rows * height + (self.rows - 1) * self.gap_y,
        )

    def _origin(self) -> tuple[float, float]:
        paper, extent = PAPERS[self.paper], self._extent()
        return (paper[0] - extent[0]) / 2, (paper[1] - extent[1]) / 2

    @staticmethod
    def _cuts(start: float, count: int, size: float, gap: float) -> list[float]:
        edges = [start + index * (size + gap) + end for index in range(count) for end in (0.0, size)]
        return edges if gap else [*edges[::2], edges[-1]]


def impose(size: CardSize, paper: str) -> Imposition:
    """The imposition that brings the most cards of a format on a sheet of the paper.

    Raises:
        CardError: the sheet does not hold a single card with its crop marks.
    """
    candidates = [_grid(size, paper, turned) for turned in (False, True)]
    best = max(candidates, key=lambda grid: grid.cells)
    if best.cells == 0:
        raise CardError("cards-paper-too-small", size=size.name, paper=paper)
    return best


def _grid(size: CardSize, paper: str, turned: bool) -> Imposition:
    box = (size.height, size.width) if turned else (size.width, size.height)
    counts, gaps = [], []
    for room, length in zip(PAPERS[paper], box, strict=True):
        free = room - 2 * _BORDER
        count = int(free / length + 1e-9)
        spread = count * length + (count - 1) * 2 * BLEED
        counts.append(count)
        gaps.append(2 * BLEED if spread <= free + 1e-9 else 0.0)
    return Imposition(paper, size, turned, counts[0], counts[1], gaps[0], gaps[1])
