"""Outcomes that people bring about with the real cards, and type part by part.

The program referees; the cards lie on the table.  What one player alone may know is typed by that
player, what nobody at the table may know by a dealer who does not play, the rest by anybody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from .core import Action
from .facts import Fact, Named
from .secrets import Seat
from .values import Value


class Part(Value):
    """What is typed of an outcome in one go.

    Attributes:
        question: what is asked for.
        items: how many things are to be typed; 0: a player is to be named.
        owner: the seat that alone may know it.
        secret: whether nobody at the table may know it.
    """

    question: Fact
    items: int
    owner: Seat | None = None
    secret: bool = False


@runtime_checkable
class PeopleOnly(Protocol):
    """A game at which bots cannot sit with some options, since they have no hands for real cards."""

    def people_only(self, options: Mapping[str, Any], data: Mapping[str, Any]) -> str:
        """Why bots cannot play with these, in one sentence without its stop; "" if they can."""
        ...


@runtime_checkable
class CompanionGame(Protocol):
    """A game that is played with real things by an option, in any front end."""

    @property
    def companion(self) -> Mapping[str, Any]:
        """The options with which it is."""
        ...


@runtime_checkable
class DealtGame(Protocol):
    """A game whose cards people may deal and draw by hand."""

    def parts(self, due: Any) -> Sequence[Part]:
        """What is typed of an outcome that is due, in order."""
        ...

    def outcome(self, due: Any, typed: Sequence[Sequence[str]]) -> Action:
        """The outcome of what was typed.

        Args:
            due: the outcome that is due.
            typed: for each part its words of the notation, as many as were asked for; for a player
                who was named the number of the seat.

        Raises:
            NotationError: these words make no outcome.
        """
        ...

    def dealt(self) -> Mapping[str, Named]:
        """Words of the notation -> what is dealt under them."""
        ...
