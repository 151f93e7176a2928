"""Moments that are run in real time, where a front end reads keys directly; else they go by lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from accessible_games.engine import Action, Seat

from .course import Course
from .interpret import Asked
from .outlet import Outlet
from .service import Service


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


Keep = Callable[[Callable[[], None]], None]
"""Does something that is kept before it is told."""

Obey = Callable[[Seat, Asked], bool]
"""Follows a command of a player; True if the turn must be opened anew."""

MakeLive = Callable[[Course, Outlet, Service, Keep, Obey], LiveHost]
"""Makes the host of one game."""
