"""What Magi Kitchen waits for: each due outcome draws itself with the source it is given.

The end of a duel, or of a floor, may come while players act: the host decides it by its clock.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from accessible_games.engine import Action, Seat, Value

from .actions import CLOSE, TIMEOUT, Close, Deal, Starter, Timeout
from .cards import Card


class DealDue(Value):
    """The decks are to be dealt from the whole shuffled box.

    Attributes:
        seats: number of players.
        cards: all cards of the box.
    """

    seats: int
    cards: tuple[Card, ...]

    def sample(self, rng: Random) -> Deal:
        """Equal decks in shuffled order; what is left over stays in the box (MGK-06)."""
        draw = rng.random
        # A shuffle by random keys: as fair as Random.shuffle, in a third of its time.
        shuffled = sorted(self.cards, key=lambda _: draw())
        size = len(shuffled) // self.seats
        return Deal(tuple([tuple(shuffled[i : i + size]) for i in range(0, size * self.seats, size)]))

    def fits(self, action: Action) -> bool:
        """Whether it deals equal decks of cards that exist; people can type one."""
        size = len(self.cards) // self.seats
        if not isinstance(action, Deal) or [len(deck) for deck in action.decks] != [size] * self.seats:
            return False
        left = list(self.cards)
        for card in (card for deck in action.decks for card in deck):
            if card not in left:
                return False
            left.remove(card)
        return True


class StarterDue(Value):
    """Somebody is to start."""

    seats: int

    def sample(self, rng: Random) -> Starter:
        """Each seat is equally likely."""
        return Starter(Seat(rng.randrange(self.seats)))

    def fits(self, action: Action) -> bool:
        """Whether it names a seat of this table."""
        return isinstance(action, Starter) and action.seat < self.seats


class HostDue(Value):
    """What the host may decide now: the end of a duel, or of a floor."""

    outcome: Close | Timeout

    def sample(self, rng: Random) -> Close | Timeout:
        """The only outcome there is."""
        return self.outcome

    def fits(self, action: Action) -> bool:
        """Whether it is that one."""
        return action == self.outcome


Due = DealDue | StarterDue | HostDue
CLOSE_DUE: Final = HostDue(CLOSE)
TIMEOUT_DUE: Final = HostDue(TIMEOUT)
deal_due = lru_cache(maxsize=16)(DealDue)
