"""A heap of gems: a pile with the seventh bit of each colour free, so that one addition compares three."""

from __future__ import annotations

from typing import Final

from accessible_games.engine.pile import Piles

from .cards import GEMS, Gem

HEAPS: Final = Piles(GEMS, bits=7, most=63)
UNIT: Final = HEAPS.unit
pack, counts_of, count_of, size_of, group = (
    HEAPS.pack,
    HEAPS.counts_of,
    HEAPS.count_of,
    HEAPS.size_of,
    HEAPS.group,
)

RED_SHIFT: Final = HEAPS.bits * Gem.RED
"""`heap >> RED_SHIFT` is the number of red gems."""

COLOURED: Final = (1 << RED_SHIFT) - 1
"""The bits of blue, pink and green."""

EVERY: Final = (1 << HEAPS.bits * len(GEMS)) - 1
"""The bits of all four colours."""

_FREE: Final = sum((HEAPS.most + 1) * UNIT[gem] for gem in (Gem.BLUE, Gem.PINK, Gem.GREEN))
"""The free bit of each of those colours."""


def slack(need: int) -> int:
    """What `meets` adds for a wish: the free bits less the wish."""
    return _FREE - need


def meets(heap: int, slack_of_need: int) -> bool:
    """Whether a heap holds at least so many of each colour; red gems count for nothing."""
    return (heap + slack_of_need) & _FREE == _FREE


def shortage(heap: int, need: int) -> int:
    """Gems that are missing for a wish, over all colours."""
    return sum(max(0, wanted - n) for n, wanted in zip(counts_of(heap), counts_of(need), strict=True))
