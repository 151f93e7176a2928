"""KamiMaï's outcomes of chance that are due: each draws one with the source it is given."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from accessible_games.engine import Seat, Value

from .actions import ROLLS, Rebuild, Roll, Starter
from .cards import Card, cards_of


def halves_of(cards: Sequence[Card]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Shuffled cards as the two halves of a new Grimoire (KMI-N03)."""
    middle = (len(cards) + 1) // 2
    return tuple(cards[:middle]), tuple(cards[middle:])


class RollDue:
    """The Grimoire is tried."""

    def sample(self, rng: Random) -> Roll:
        """1 to 100, each equally likely."""
        return ROLLS[int(rng.random() * 100) + 1]


ROLL_DUE: Final = RollDue()


class RebuildDue(Value):
    """A Grimoire is to be built from all these cards, a pile."""

    cards: int

    def sample(self, rng: Random) -> Rebuild:
        """The cards in shuffled order."""
        draw = rng.random
        # A shuffle by random keys: as fair as Random.shuffle, in a third of its time.
        return Rebuild(*halves_of(sorted(cards_of(self.cards), key=lambda _: draw())))


class StarterDue(Value):
    """Somebody is to be the first activator."""

    seats: int

    def sample(self, rng: Random) -> Starter:
        """Each seat is equally likely (KMI-10)."""
        return Starter(Seat(rng.randrange(self.seats)))


Due = RollDue | RebuildDue | StarterDue
