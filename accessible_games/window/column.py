"""One column: blocks below each other, each as high as it is useful and as there is room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from .drawn import Box, Page

ALL: Final = 1 << 20
"""As many steps as a block has."""

_LINE: Final = 2
"""Pixels of a line between two blocks."""


@dataclass(slots=True)
class Block:
    """Something in a column.

    Attributes:
        steps: heights at which there is more of it to see, rising; () where there is nothing at all.
        lay: puts it into a box, which is as high as one of its steps, or between two if it is `loose`.
        gap: below it, where anything follows.
        loose: whether it has a use for any height from the first step to the last.
        parted: whether a line stands between it and what is above.
    """

    steps: tuple[int, ...]
    lay: Callable[[Box], None]
    gap: int
    loose: bool = False
    parted: bool = False

    @property
    def least(self) -> int:
        """What it needs to be there, with its gap; 0 if there is nothing."""
        return self.steps[0] + self.gap if self.steps else 0


NOTHING: Final = Block((), lambda box: None, 0)


def shares(height: int, blocks: Sequence[Block], wishes: Sequence[tuple[int, int]]) -> list[int]:
    """How high each block becomes, without its gap; 0 for one that has no room.

    Args:
        height: of the column.
        blocks: from its top to its bottom.
        wishes: indices, each with how many steps it is given now if there is room, the most urgent first.
    """
    given = [0] * len(blocks)
    left = height + min(
        (block.gap for block in blocks if block.steps), default=0
    )  # nothing is below the last
    for index, steps in wishes:
        block, had = blocks[index], given[index]
        if not block.steps or (not had and block.least > left):
            continue
        most = left + had - (0 if had else block.gap)
        new = max((step for step in block.steps[:steps] if step <= most), default=had)
        if block.loose and steps >= len(block.steps):
            new = min(block.steps[-1], most)
        if new > had:
            left -= new - had + (0 if had else block.gap)
            given[index] = new
    return given


def lay_column(page: Page, area: Box, blocks: Sequence[Block], given: Sequence[int]) -> None:
    """Put blocks below each other, with lines between parts."""
    y, gap = area.y, 0
    for block, height in zip(blocks, given, strict=True):
        if not height:
            continue
        if block.parted and y > area.y:
            page.rules.append(Box(area.x, y - gap // 2 - _LINE // 2, area.width, _LINE))
        block.lay(Box(area.x, y, area.width, height))
        gap = block.gap
        y += height + gap
