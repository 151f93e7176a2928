"""Moments that are run in real time, where a front end reads keys directly; else they go by lines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from accessible_games.engine import Action, Seat

from .interpret import Asked
from .match import Ears, Match
from .output import Output
from .service import Service


@dataclass(frozen=True, slots=True)
class LivePlace:
    """What is there for a game in real time.

    Attributes:
        match: the game.
        ears: what the players hear; it is told by whoever takes it from there.
        output: where it is told.
        service: the command words, and what commands answer.
        keep: does something that is kept before it is told; raises what it raises but OSError.
        obey: follows a command of a player; True if the turn must be opened anew.
    """

    match: Match
    ears: Ears
    output: Output
    service: Service
    keep: Callable[[Callable[[], None]], None]
    obey: Callable[[Seat, Asked], bool]


class LiveHost(Protocol):
    """Runs some of a game's moments by keys and their times."""

    def takes(self) -> bool:
        """Whether what comes now is one of these moments."""
        ...

    def go_on(self) -> None:
        """Run it; afterwards whoever called looks at the table anew."""
        ...

    def timed(self, seat: Seat, action: Action) -> Action:
        """What is done in place of an action that a person chose: the same with its moment, if it has one."""
        ...


MakeLive = Callable[[LivePlace], LiveHost]
"""Makes the host of one game."""
