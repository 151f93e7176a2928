"""Kameloot's outcomes of chance that are due: each draws one with the source it is given."""

from __future__ import annotations

from functools import cache, lru_cache
from random import Random
from typing import Final

from accessible_games.engine import Seat, Value

from .actions import Deal, First, Flip, Shuffle
from .cards import HAND_SIZE, UNIT, Tavern, count_of

_FIRST: Final = tuple(First(Seat(seat)) for seat in range(6))
_SAME: Final = tuple(tuple((unit,) * n for n in range(32)) for unit in UNIT)
"""So many cards of each kind, as units of a hand."""


@cache
def _flip(seats: int, bits: int) -> Flip:
    """The token of each player as one bit, the lowest that of seat 0."""
    return Flip(tuple(Tavern(bits >> seat & 1) for seat in range(seats)))


def left_of(copies: tuple[int, ...], taken: int) -> tuple[int, ...]:
    """The cards of a deck, as units, that are not among `taken` (counts), in order."""
    left: list[int] = []
    for kind, n in enumerate(copies):
        left += _SAME[kind][n - count_of(taken, kind)]
    return tuple(left)


class FlipDue(Value):
    """Each player throws the token."""

    seats: int

    def sample(self, rng: Random) -> Flip:
        """Both faces are equally likely."""
        return _flip(self.seats, rng.getrandbits(self.seats))


class DealDue(Value):
    """Hands are to be dealt from the whole shuffled deck.

    Attributes:
        seats: number of players.
        units: the deck, as units of a hand.
    """

    seats: int
    units: tuple[int, ...]

    def sample(self, rng: Random) -> Deal:
        """Four cards to each player (KLT-09)."""
        draw = rng.random
        cards = list(self.units)
        size = len(cards)
        first = size - self.seats * HAND_SIZE
        for last in range(size - 1, first - 1, -1):  # as in a shuffle, which stops when enough is dealt
            place = int(draw() * (last + 1))
            cards[place], cards[last] = cards[last], cards[place]
        return Deal(tuple([sum(cards[start : start + HAND_SIZE]) for start in range(first, size, HAND_SIZE)]))


@lru_cache(maxsize=8)
def deal_due(seats: int, copies: tuple[int, ...]) -> DealDue:
    """The deal of a whole deck; found, not made, since every game begins with it."""
    return DealDue(seats, left_of(copies, 0))


class ShuffleDue(Value):
    """The draw pile is to be shuffled.

    Attributes:
        count: cards in it.
        left: what it is drawn from: what lies nowhere else.  For the source of chance alone.
    """

    count: int
    left: tuple[int, ...]

    def __repr__(self) -> str:
        return f"ShuffleDue({self.count})"

    def sample(self, rng: Random) -> Shuffle:
        """`count` of the cards that are left, in random order."""
        draw = rng.random
        # A shuffle by random keys: as fair as Random.shuffle, in a third of its time.
        units = sorted(self.left, key=lambda _: draw())
        return Shuffle(tuple(units[: self.count]))


class FirstDue(Value):
    """Somebody is to begin."""

    seats: int

    def sample(self, rng: Random) -> First:
        """Each seat is equally likely."""
        return _FIRST[int(rng.random() * self.seats)]


Due = FlipDue | DealDue | ShuffleDue | FirstDue
