"""A heap of gems as one small whole number, so that copying and comparing heaps costs little.

Seven bits a colour, blue lowest: six for the number, the seventh free, so that one addition
compares three colours at once (see `meets`).  28 bits in all, one digit of Python's.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from accessible_games.engine import CountOf

from .cards import GEMS, Gem

MOST: Final = 63
"""Gems of one colour that a heap can hold."""

_LANE: Final = 7
RED_SHIFT: Final = _LANE * Gem.RED
"""`heap >> RED_SHIFT` is the number of red gems."""

UNIT: Final = tuple(1 << _LANE * gem for gem in GEMS)
"""One gem of each colour."""

COLOURED: Final = (1 << RED_SHIFT) - 1
"""The bits of blue, pink and green."""

EVERY: Final = (1 << _LANE * len(GEMS)) - 1
"""The bits of all four colours."""

_FREE: Final = sum((MOST + 1) * UNIT[gem] for gem in (Gem.BLUE, Gem.PINK, Gem.GREEN))
"""The free bit of each of those colours."""


def pack(counts: Iterable[int]) -> int:
    """A heap from its numbers of blue, pink, green and red gems."""
    return sum(n * unit for n, unit in zip(counts, UNIT, strict=True))


def counts_of(heap: int) -> tuple[int, ...]:
    """Gems per colour."""
    return tuple([heap >> _LANE * gem & MOST for gem in GEMS])


def count_of(heap: int, gem: Gem) -> int:
    """Gems of one colour."""
    return heap >> _LANE * gem & MOST


@lru_cache(maxsize=1 << 13)
def size_of(heap: int) -> int:
    """Gems in all."""
    return sum(counts_of(heap))


@lru_cache(maxsize=1 << 13)
def group(heap: int) -> tuple[CountOf, ...]:
    """A heap as what is read aloud: "2 blue gems and 1 red gem"."""
    return tuple(CountOf(gem, n) for gem, n in zip(GEMS, counts_of(heap), strict=True) if n)


def slack(need: int) -> int:
    """What `meets` adds for a wish: the free bits less the wish."""
    return _FREE - need


def meets(heap: int, slack_of_need: int) -> bool:
    """Whether a heap holds at least so many of each colour; red gems count for nothing."""
    return (heap + slack_of_need) & _FREE == _FREE


def shortage(heap: int, need: int) -> int:
    """Gems that are missing for a wish, over all colours."""
    return sum(max(0, wanted - n) for n, wanted in zip(counts_of(heap), counts_of(need), strict=True))
