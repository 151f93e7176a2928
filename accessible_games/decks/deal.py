"""The deal of a shuffled standard deck, which is the one outcome of chance in most games of cards.

A game names `Deal` among the chance of its grammar, and waits for a `DealDue(cards(52))`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Annotated

from accessible_games.engine import Action, Value
from accessible_games.engine.layout import Called, ListOf
from accessible_games.engine.notation import Many, OneOf

from .standard import ALL, BY_ID, Card, Suit

AnyCard = Annotated[Card, OneOf("CARD", ALL)]
"""A field of an action that is a card."""

AnySuit = Annotated[Suit, OneOf("SUIT", Suit)]
"""A field of an action that is a suit."""

CARDS = ListOf(Called(BY_ID, "card"), tuple)
"""A key of a position that holds cards, a tuple on the board."""


class Deal(Action, written="deal {order}"):
    """The whole deck in the order in which it is dealt; who gets which card, the rules say."""

    order: Annotated[tuple[Card, ...], Many(OneOf("CARD", ALL))]


class DealDue(Value):
    """The deal that is waited for.

    Attributes:
        deck: all cards of the game.
    """

    deck: tuple[Card, ...]

    def sample(self, rng: Random) -> Deal:
        """A shuffled deck."""
        order = list(self.deck)
        rng.shuffle(order)
        return Deal(tuple(order))

    def fits(self, action: Action) -> bool:
        """Whether an action deals this deck, each card once; people can type one."""
        return isinstance(action, Deal) and sorted(action.order) == sorted(self.deck)


def hands_of(order: Sequence[Card], seats: int, size: int) -> list[tuple[Card, ...]]:
    """The first cards of a deal as hands, one for each seat."""
    return [tuple(order[seat * size : (seat + 1) * size]) for seat in range(seats)]
