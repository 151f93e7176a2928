"""The way from the devices into turns that a keyboard runs."""

from __future__ import annotations

from typing import Final

from accessible_games.play.turns import Seatless

from .hosted import Hosted

_LOOKS_IN: Final = 0.02
"""Seconds after which turns that a keyboard runs look again what has come from devices."""


class Doorway(Seatless):
    """The way from the devices into turns that a keyboard runs: a `Party` without a seat.

    Args:
        hosted: the table.
    """

    def __init__(self, hosted: Hosted) -> None:
        self._hosted = hosted
        self.due: float | None = 0.0

    def wake(self, now: float) -> None:
        """Do what has come from devices, and send them what is asked there."""
        self._hosted.look_in(now)
        self.due = now + _LOOKS_IN
