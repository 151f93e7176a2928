"""The refusals that every game shares, and the first question of every check: who may do anything now."""

from __future__ import annotations

from collections.abc import Sequence
from types import UnionType
from typing import Final

from .facts import Refused, facts_of
from .secrets import CHANCE, Seat


class NotYourTurn(Refused, rule="TURN", kind="now"):
    """Somebody else is asked now."""

    seat: Seat
    """The seat that is asked (the first one, if several are)."""


class OutcomeAwaited(Refused, rule="TURN", kind="now"):
    """A deal or another outcome of chance is due; nobody may act before it."""


class OutcomeNotPossible(Refused, rule="NOTATION", kind="notation"):
    """An entered deal or draw is not the one that is due, or has cards that do not exist."""


class GameIsOver(Refused, rule="TURN", kind="now"):
    """Nothing can be done any more."""


class NotReadable(Refused, rule="NOTATION", kind="notation"):
    """The words are no command and no action of this game."""

    text: str
    """What was typed, shortened."""


SHARED_REFUSALS: Final = facts_of(__name__, Refused)


def out_of_turn(
    actors: Sequence[Seat], seat: Seat, action: object, outcomes: type | UnionType
) -> Refused | None:
    """Why nothing at all may be done now, in a game that asks one seat at a time; None if it may.

    Args:
        actors: who may act.
        seat: who wants to.
        action: what.
        outcomes: the actions that are outcomes of chance.
    """
    if not actors:
        return GameIsOver()
    if actors[0] == CHANCE:
        return None if seat == CHANCE and isinstance(action, outcomes) else OutcomeAwaited()
    return None if seat == actors[0] else NotYourTurn(actors[0])
