"""Whether an outcome of chance fits what is due; people who deal by hand can enter one."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from accessible_games.engine import OutcomeNotPossible, Refused

from .cards import HAND_SIZE
from .chance import ChanceAction, Deal, DealDue, Due, FirstDue, Flip, FlipDue, Shuffle, ShuffleDue
from .counts import MOST, UNIT, count_of, size_of

if TYPE_CHECKING:
    from .state import KamelootState


def due(state: KamelootState) -> Due:
    """The outcome that the rules wait for."""
    rules = state.rules
    if state.stage == "flip":
        return FlipDue(rules.seats)
    if state.stage == "deal":
        return DealDue(rules.seats, _deck(rules.copies))
    if state.stage == "shuffle":
        return ShuffleDue(state.left, state.pile)
    return FirstDue(rules.seats)


_SAME: Final = tuple(tuple((unit,) * n for n in range(MOST + 1)) for unit in UNIT)
"""So many cards of each kind, as units."""


@lru_cache(maxsize=8)
def _deck(copies: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(UNIT[kind] for kind, n in enumerate(copies) for _ in range(n))


def left_of(copies: tuple[int, ...], taken: int) -> tuple[int, ...]:
    """The cards of a deck, as units, that are not among `taken` (packed counts), in order."""
    left: list[int] = []
    for kind, n in enumerate(copies):
        left += _SAME[kind][n - count_of(taken, kind)]
    return tuple(left)


def check_outcome(state: KamelootState, action: ChanceAction) -> Refused | None:
    """The reason against an outcome, or None."""
    seats = state.rules.seats
    stage = state.stage
    if isinstance(action, Flip):
        fits = stage == "flip" and len(action.taverns) == seats
    elif isinstance(action, Deal):
        fits = stage == "deal" and _deal_fits(state, action)
    elif isinstance(action, Shuffle):
        fits = stage == "shuffle" and _pile_fits(state, action)
    else:
        fits = stage == "first" and action.seat < seats
    return None if fits else OutcomeNotPossible()


def _deal_fits(state: KamelootState, deal: Deal) -> bool:
    if [size_of(hand) for hand in deal.hands] != [HAND_SIZE] * state.rules.seats:
        return False
    dealt = sum(deal.hands)  # four cards a hand: no count runs over
    return all(count_of(dealt, kind) <= n for kind, n in enumerate(state.rules.copies))


def _pile_fits(state: KamelootState, shuffle: Shuffle) -> bool:
    return len(shuffle.units) == state.left and Counter(shuffle.units) <= Counter(state.pile)
