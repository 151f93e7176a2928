"""The way from the devices into turns that a keyboard runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessible_games.engine import Fact, Seat
from accessible_games.play.match import TakenBack

from .hosted import Hosted

_LOOKS_IN: Final = 0.02
"""Seconds after which turns that a keyboard runs look again what has come from devices."""


class Doorway:
    """The way from the devices into turns that a keyboard runs: a `Party` without a seat.

    Args:
        hosted: the table.
    """

    seats: tuple[Seat, ...] = ()
    busy = False
    heard = True

    def __init__(self, hosted: Hosted) -> None:
        self._hosted = hosted
        self.due: float | None = 0.0

    def wake(self, now: float) -> None:
        """Do what has come from devices, and send them what is asked there."""
        self._hosted.look_in(now)
        self.due = now + _LOOKS_IN

    def take(self, line: str, question: int | None = None) -> None:
        """Nobody types here."""

    def tell(self, actor: Seat | None) -> None:
        """Nobody listens here."""

    def settle(self) -> None:
        """Nobody waits here."""

    def ask(self, seats: Sequence[Seat], *, several: bool) -> None:
        """Nobody sits here."""

    def close(self) -> None:
        """Nothing is asked here."""

    def let_type(self) -> None:
        """Nobody types here."""
        raise NotImplementedError

    def ask_to_keep(self, cause: str) -> None:
        """The turns ask whoever joined first, and that is never this one."""
        raise NotImplementedError

    def ask_to_undo(self, seat: Seat) -> None:
        """Nobody sits here; `Turns` asks those alone who have a seat."""

    def ask_for_robot(self, seat: Seat) -> None:
        """Nobody sits here."""

    def say(self, seat: Seat | None, fact: Fact) -> None:
        """Nobody listens here."""

    def advise(self, seat: Seat, hint: Sequence[Fact]) -> None:
        """Nobody asks here."""

    def went_back(self, taken_back: TakenBack) -> None:
        """Nobody listens here."""
