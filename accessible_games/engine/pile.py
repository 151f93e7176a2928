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
        things: what they hold; each is its own place in this order (an `IntEnum`, say).  No more of them
            than `bits` can count.
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
        self._every_second = sum(self.field[::2])
        self.size_of: Callable[[int], int] = self._size_above if sized else self._size_of
        self.group = lru_cache(maxsize=1 << 13)(self._group)
        self.kinds_of = lru_cache(maxsize=1 << 13)(self._kinds_of)

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
        """How many in all: neighbours added give numbers of twice as many bits, which casting out adds up."""
        every_second, bits = self._every_second, self.bits
        return ((pile & every_second) + (pile >> bits & every_second)) % ((1 << 2 * bits) - 1)

    def _kinds_of(self, pile: int) -> tuple[T, ...]:
        """The things of which there is one, in order."""
        return tuple([thing for thing, n in zip(self.things, self.counts_of(pile), strict=True) if n])

    def common(self, pile: int, part: int) -> int:
        """What a pile has of another one."""
        found, bits, most = 0, self.bits, self.most
        while part:
            place = (part & -part).bit_length() - 1
            place -= place % bits  # where the first thing that is left in `part` stands
            wanted, there = part >> place & most, pile >> place & most
            found += (wanted if wanted < there else there) << place
            part &= ~(most << place)
        return found

    def holds(self, pile: int, part: int) -> bool:
        """Whether a pile has all of another one."""
        return self.common(pile, part) == part

    def _group(self, pile: int) -> tuple[CountOf, ...]:
        """As it is read aloud: "2 blue gems and 1 red gem"."""
        pairs: Iterable[tuple[Any, int]] = zip(self.things, self.counts_of(pile), strict=True)
        return tuple(CountOf(thing, n) for thing, n in pairs if n)
