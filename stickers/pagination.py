"""Where the pages of running text end: no page holds only a line or two of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

LEAST: Final = 3
"""Lines that stand on a page of a text, if another page comes before it."""

SHORT: Final = 4
"""Paragraphs of so many lines are not torn apart; of longer ones two lines or more stay together."""

Place = tuple[int, int]
"""A passage and a line of it, both from 0."""


class Passage(NamedTuple):
    """A paragraph, a heading, or a picture with what stands beside it; lengths in one unit of the caller's.

    Attributes:
        rows: lines of text.
        step: height of a line.
        before: distance to what stands above it; none at the top of a page.
        height: of a picture; what has one is not torn apart.
        tied: it stays on the page of what follows: a heading.
    """

    rows: int
    step: float
    before: float = 0.0
    height: float = 0.0
    tied: bool = False

    @property
    def whole(self) -> float:
        """Height of all of it."""
        return max(self.rows * self.step, self.height)


class _Piece(NamedTuple):
    """What is moved to another page as one."""

    place: Place
    rows: int
    before: float
    height: float


def breaks(passages: Sequence[Passage], room: float) -> set[Place]:
    """Where a page begins, but for the first one.

    Args:
        passages: the text.
        room: height of a page.
    """
    pages: list[list[_Piece]] = []
    left = 0.0
    for piece in _pieces(passages):
        left -= piece.before + piece.height
        if not pages or left < -1e-6:
            pages.append([])
            left = room - piece.height
        pages[-1].append(piece)
    for page, after in zip(pages[-2::-1], pages[:0:-1], strict=True):
        while _rows(after) < LEAST and _rows(page[:-1]) >= LEAST:
            after.insert(0, page.pop())
    return {page[0].place for page in pages[1:]}


def _rows(page: Sequence[_Piece]) -> int:
    return sum(piece.rows for piece in page)


def _pieces(passages: Sequence[Passage]) -> Iterator[_Piece]:
    """The text in pieces that stay whole: short passages, lines of long ones, headings with what follows."""
    head: _Piece | None = None
    for number, passage in enumerate(passages):
        for row, count in _torn(passage):
            height = passage.whole if count == passage.rows else count * passage.step
            piece = _Piece((number, row), count, 0.0 if row else passage.before, height)
            if head is not None:
                together = head.height + piece.before + piece.height
                piece = _Piece(head.place, head.rows + piece.rows, head.before, together)
            head = piece if passage.tied else None
            if head is None:
                yield piece
    if head is not None:
        yield head


def _torn(passage: Passage) -> Iterator[Place]:
    """First line and number of lines of each piece of a passage."""
    if passage.rows <= SHORT or passage.height or passage.tied:
        yield 0, passage.rows
        return
    yield 0, 2
    yield from ((row, 1) for row in range(2, passage.rows - 2))
    yield passage.rows - 2, 2
