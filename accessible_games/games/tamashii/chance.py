"""Tamashii's outcomes of chance that are due: each draws one with the source it is given."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from accessible_games.engine import Seat, Value

from .actions import DRAWN, REMOVED, Drawn, Layout, Removed, Starter
from .cards import CHARACTERS, GEMS, PLACES, counts_of


class LayoutDue(Value):
    """The characters are to be laid out."""

    def sample(self, rng: Random) -> Layout:
        """Any order is equally likely."""
        return Layout(tuple(rng.sample(CHARACTERS, PLACES)))


class StarterDue(Value):
    """Somebody is to take the first turn."""

    seats: int

    def sample(self, rng: Random) -> Starter:
        """Each seat is equally likely."""
        return Starter(Seat(rng.randrange(self.seats)))


class GemDue:
    """A gem is to come out of the bag, drawn or removed.

    Attributes:
        outcomes: one for each gem in the bag.
    """

    __slots__ = ("outcomes",)

    def __init__(self, outcomes: tuple[Drawn, ...] | tuple[Removed, ...]) -> None:
        self.outcomes = outcomes

    def sample(self, rng: Random) -> Drawn | Removed:
        """Each gem in the bag is equally likely."""
        outcomes = self.outcomes
        return outcomes[int(rng.random() * len(outcomes))]


@lru_cache(maxsize=1 << 13)
def drawn_due(bag: int) -> GemDue:
    """What `draw` makes due; found, not made, since the same bags come again."""
    return GemDue(tuple(DRAWN[gem] for gem, n in zip(GEMS, counts_of(bag), strict=True) for _ in range(n)))


@lru_cache(maxsize=1 << 13)
def removed_due(bag: int) -> GemDue:
    """What the end of a turn makes due."""
    return GemDue(tuple(REMOVED[gem] for gem, n in zip(GEMS, counts_of(bag), strict=True) for _ in range(n)))


Due = LayoutDue | StarterDue | GemDue
