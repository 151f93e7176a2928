"""Piles: so many of each of a few things, as one small whole number that costs little to copy and compare."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Generic, TypeVar

from .facts import CountOf

T = TypeVar("T")


class Piles(Generic[T]):
    """How a game's piles are packed; adding and taking away are + and - of the numbers.

    Args:
        things: what they hold; each is its own place in this order (an `IntEnum`, say).
        bits: of each thing's number; the highest may be kept free, so that one addition compares all.
        most: of one thing that a pile can hold.

    Attributes:
        unit: by thing, one of it.
    """

    def __init__(self, things: Sequence[T], bits: int, most: int) -> None:
        self.things = tuple(things)
        self.bits = bits
        self.most = most
        self.unit = tuple(1 << bits * n for n in range(len(self.things)))
        self.size_of = lru_cache(maxsize=1 << 13)(self._size_of)
        self.group = lru_cache(maxsize=1 << 13)(self._group)

    def pack(self, counts: Iterable[int]) -> int:
        """A pile from its numbers, in the order of the things."""
        return sum(n * unit for n, unit in zip(counts, self.unit, strict=True))

    def counts_of(self, pile: int) -> tuple[int, ...]:
        """How many of each thing."""
        bits, most = self.bits, self.most
        return tuple([pile >> bits * n & most for n in range(len(self.things))])

    def count_of(self, pile: int, thing: int) -> int:
        """How many of one thing."""
        return pile >> self.bits * thing & self.most

    def _size_of(self, pile: int) -> int:
        """How many in all."""
        return sum(self.counts_of(pile))

    def _group(self, pile: int) -> tuple[CountOf, ...]:
        """As it is read aloud: "2 blue gems and 1 red gem"."""
        pairs: Iterable[tuple[Any, int]] = zip(self.things, self.counts_of(pile), strict=True)
        return tuple(CountOf(thing, n) for thing, n in pairs if n)
