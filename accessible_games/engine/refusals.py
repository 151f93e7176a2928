"""The refusals that every game shares."""

from __future__ import annotations

from typing import ClassVar, Final

from .facts import RefusalKind, Refused, fact
from .secrets import Seat


@fact
class NotYourTurn(Refused):
    """Somebody else is asked now."""

    rule: ClassVar[str] = "TURN"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW

    seat: Seat
    """The seat that is asked (the first one, if several are)."""


@fact
class OutcomeAwaited(Refused):
    """A deal or another outcome of chance is due; nobody may act before it."""

    rule: ClassVar[str] = "TURN"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


@fact
class OutcomeNotPossible(Refused):
    """An entered deal or draw is not the one that is due, or has cards that do not exist."""

    rule: ClassVar[str] = "NOTATION"
    kind: ClassVar[RefusalKind] = RefusalKind.NOTATION


@fact
class GameIsOver(Refused):
    """Nothing can be done any more."""

    rule: ClassVar[str] = "TURN"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


@fact
class NotReadable(Refused):
    """The words are no command and no action of this game."""

    rule: ClassVar[str] = "NOTATION"
    kind: ClassVar[RefusalKind] = RefusalKind.NOTATION

    text: str
    """What was typed, shortened."""


SHARED_REFUSALS: Final = (NotYourTurn, OutcomeAwaited, OutcomeNotPossible, GameIsOver, NotReadable)
