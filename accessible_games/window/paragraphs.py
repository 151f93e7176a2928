"""Words on a page: one sentence, answers from their beginning, past lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .column import NOTHING, Block
from .drawn import Box, Page, Role, Shape
from .pen import Pen

SHARE_OF_FOCUS: Final = 0.7
"""Share of the height that one text takes at most, or its letters become smaller."""


def falling(largest: int) -> list[int]:
    """Sizes from the largest down to the smallest that can be drawn."""
    return list(range(largest, 9, -1)) or [largest]


class Paragraphs:
    """Lays words on a page.

    Args:
        pen: writes them.
        page: where to.
    """

    def __init__(self, pen: Pen, page: Page) -> None:
        self._pen = pen
        self._page = page

    def sentence(self, text: str, width: int, scale: float, share: float, role: Role) -> Block:
        """One text as a whole: larger than others where it has room, smaller where it would have none.

        Args:
            text: its words; "" gives nothing.
            width: pixels.
            scale: of its letters, by the usual ones.
            share: of the height that it may take with larger letters.
            role: its colour.
        """
        if not text:
            return NOTHING
        pen = self._pen
        largest = max(pen.body, min(round(pen.body * scale), pen.whole.width // 14))
        room = round(pen.whole.height * share)
        size, high = self._fitting(text, width, room, range(largest, pen.body - 1, -1))
        if high > room:
            most = round(pen.whole.height * max(share, 0.5))
            size, _ = self._fitting(text, width, most, falling(pen.body))
        lines = pen.even(text, width, size)

        def lay(box: Box) -> None:
            pen.write(self._page, lines, box.x, box.y, size, role)

        return Block((len(lines) * pen.leading(size),), lay, pen.pad)

    def _fitting(self, text: str, width: int, room: int, sizes: Sequence[int]) -> tuple[int, int]:
        """The largest of some falling sizes at which a text has room, else the last; its height there."""
        for size in sizes:
            high = len(self._pen.fold(text, width, size)) * self._pen.leading(size)
            if high <= room:
                break
        return size, high

    # -- answers --------------------------------------------------------------------------

    def height(self, said: Sequence[str], width: int, size: int) -> int:
        """How high some answers are at a size."""
        pen = self._pen
        lines = sum(len(pen.fold(text, width, size)) for text in said)
        return lines * pen.leading(size) + (len(said) - 1) * (pen.pad // 2)

    def answers(self, said: Sequence[str], width: int, scale: float, turned: int) -> Block:
        """What was answered, from its beginning; where even its smallest letters have no room, a page of it.

        Args:
            said: the answers.
            width: pixels.
            scale: of the smallest letters, by the usual ones.
            turned: how many pages were turned.
        """
        if not said:
            return NOTHING
        pen = self._pen
        least = max(1, round(pen.body * scale))

        def lay(box: Box) -> None:
            for size in range(pen.body, least - 1, -1):
                if self.height(said, width, size) <= box.height:
                    self._lay_whole(said, box, size)
                    return
            self._lay_page(said, box, least, turned)

        steps = (self.height(said, width, least), self.height(said, width, pen.body))
        return Block(tuple(sorted(set(steps))), lay, pen.pad, loose=True)

    def _lay_whole(self, said: Sequence[str], box: Box, size: int) -> None:
        pen, y = self._pen, box.y
        for text in said:
            y = pen.write(self._page, pen.fold(text, box.width, size), box.x, y, size, "text") + pen.pad // 2

    def _lay_page(self, said: Sequence[str], box: Box, size: int, turned: int) -> None:
        """As many lines as there is room for; signs at the side say that others come before or behind."""
        pen = self._pen
        side = pen.body // 2
        width, high = box.width - side - pen.pad, pen.leading(size)
        lines = [line for text in said for line in pen.fold(text, width, size)]
        each = max(1, box.height // high)
        first = each * (turned % -(-len(lines) // each))
        pen.write(self._page, lines[first : first + each], box.x, box.y, size, "text")
        x = box.right - side
        if first:
            self._page.shapes.append(Shape(Box(x, box.y, side, side), "above", "text"))
        if first + each < len(lines):
            y = box.y + min(each, len(lines)) * high - side
            self._page.shapes.append(Shape(Box(x, y, side, side), "below", "text"))

    # -- past lines -----------------------------------------------------------------------

    def past(self, lines: Sequence[str], width: int) -> Block:
        """Past events, the newest at the top, as many as there is room for."""
        if not lines:
            return NOTHING
        pen = self._pen
        room = round(pen.whole.height * SHARE_OF_FOCUS)
        size, _ = self._fitting(lines[-1], width, room, falling(pen.small))
        folded = [pen.fold(text, width, size) for text in reversed(lines)]
        gap, high = pen.pad // 2, pen.leading(size)
        steps, end = [], 0
        for one in folded:
            end += len(one) * high
            steps.append(end)
            end += gap
            if end > pen.whole.height:
                break

        def lay(box: Box) -> None:
            y = box.y
            for one, step in zip(folded, steps, strict=False):
                if step > box.height:
                    break
                y = pen.write(self._page, one, box.x, y, size, "faint") + gap

        return Block(tuple(steps), lay, pen.pad, parted=True)
