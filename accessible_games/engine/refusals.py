"""The refusals that every game shares."""

from __future__ import annotations

from typing import Final

from .facts import Refused, facts_of
from .secrets import Seat


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
