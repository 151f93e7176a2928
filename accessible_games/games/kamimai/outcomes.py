"""Whether an outcome of chance fits what is due; people can enter one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessible_games.engine import OutcomeNotPossible, Refused

from .chance import Rebuild, RebuildDue, Roll, RollDue, Starter, StarterDue, halves_of
from .piles import MOST_COPIES, pack

if TYPE_CHECKING:
    from .state import KamimaiState

OUTCOMES: Final = (Roll, Rebuild, Starter)


def check_outcome(state: KamimaiState, action: Roll | Rebuild | Starter) -> Refused | None:
    """The reason against an outcome, or None."""
    waited = state.due()
    if isinstance(waited, RollDue):
        fits = isinstance(action, Roll)
    elif isinstance(waited, StarterDue):
        fits = isinstance(action, Starter) and action.seat < waited.seats
    else:
        fits = isinstance(action, Rebuild) and _is_built_of(action, waited)
    return None if fits else OutcomeNotPossible()


def _is_built_of(action: Rebuild, waited: RebuildDue) -> bool:
    """Whether the halves hold just the cards that are due, the left one the odd card."""
    cards = action.left + action.right
    if any(cards.count(card) > MOST_COPIES for card in set(cards)):
        return False
    return pack(cards) == waited.cards and (action.left, action.right) == halves_of(cards)
