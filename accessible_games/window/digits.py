"""Digits that are pressed one after the other: one number, as long as the list may have it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

TOGETHER: Final = 1.5
"""Seconds within which a digit goes on with the one before; the number can be typed in a field instead."""


class Digits:
    """Puts digits together.

    Args:
        clock: seconds that only go on.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._begun = ""
        self._at = 0.0
        self._of: object = None

    def forget(self) -> None:
        """Another key was pressed: the next digit begins a number."""
        self._begun = ""

    def add(self, digit: str, numbers: Sequence[str], of: object) -> str:
        """The number that is meant with one digit more.

        Args:
            digit: the one that was pressed.
            numbers: those of the list.
            of: the list itself; in another one a number begins anew.
        """
        now = self._clock()
        goes_on = of is self._of and now - self._at <= TOGETHER
        number = self._begun + digit if goes_on else digit
        longer = any(one != number and one.startswith(number) for one in numbers)
        self._begun = number if longer else ""
        self._at, self._of = now, of
        return number
