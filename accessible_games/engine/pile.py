"""Piles: so many of each of a few things, as one small whole number that costs little to copy and compare."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
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
        sized: whether the number of all stands above the others, where `>> top` finds it at once.

    Attributes:
        unit: by thing, one of it.
        field: by thing, all bits of its number.
        top: how many bits all these numbers take.
    """

    def __init__(self, things: Sequence[T], bits: int, most: int, *, sized: bool = False) -> None:
        self.things = tuple(things)
        self.bits = bits
        self.most = most
        self.top = bits * len(self.things)
        one = 1 << self.top if sized else 0
        self.unit = tuple(1 << bits * n | one for n in range(len(self.things)))
        self.field = tuple(most << bits * n for n in range(len(self.things)))
        self.size_of: Callable[[int], int] = (
            self._size_above if sized else lru_cache(maxsize=1 << 13)(self._size_of)
        )
        self.group = lru_cache(maxsize=1 << 13)(self._group)

    def pack(self, counts: Iterable[int]) -> int:
        """A pile from its numbers, in the order of the things."""
        return sum(n * unit for n, unit in zip(counts, self.unit, strict=True))

    def pile_of(self, things: Iterable[int]) -> int:
        """A pile from its things, each by its place."""
        unit = self.unit
        return sum([unit[thing] for thing in things])

    def list_of(self, pile: int) -> list[T]:
        """Its things, each as often as it is there, in order."""
        return [thing for thing, n in zip(self.things, self.counts_of(pile), strict=True) for _ in range(n)]

    def counts_of(self, pile: int) -> tuple[int, ...]:
        """How many of each thing."""
        bits, most = self.bits, self.most
        return tuple([pile >> bits * n & most for n in range(len(self.things))])

    def count_of(self, pile: int, thing: int) -> int:
        """How many of one thing."""
        return pile >> self.bits * thing & self.most

    def _size_above(self, pile: int) -> int:
        return pile >> self.top

    def _size_of(self, pile: int) -> int:
        """How many in all."""
        return sum(self.counts_of(pile))

    def _group(self, pile: int) -> tuple[CountOf, ...]:
        """As it is read aloud: "2 blue gems and 1 red gem"."""
        pairs: Iterable[tuple[Any, int]] = zip(self.things, self.counts_of(pile), strict=True)
        return tuple(CountOf(thing, n) for thing, n in pairs if n)
