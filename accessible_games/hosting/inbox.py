"""What is handed in to the thread that has the tables."""

from __future__ import annotations

import queue
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .hosted import Hosted

_MOST_WAITING: Final = 1000
"""Things that wait to be done at the table; whoever sends more is refused."""


class Inbox:
    """What other threads have handed in to the one that has the tables."""

    def __init__(self, most: int = _MOST_WAITING) -> None:
        self._queue: queue.Queue[tuple[Hosted, Callable[[], None]]] = queue.Queue(most)

    def put(self, hosted: Hosted, act: Callable[[], None]) -> bool:
        """Have something done at a table; False if too much waits."""
        try:
            self._queue.put_nowait((hosted, act))
        except queue.Full:
            return False
        return True

    def empty(self, seconds: float | None) -> list[Hosted]:
        """Do what was handed in; returns the tables that it was for.

        Args:
            seconds: how long to wait for the first of it; 0: not at all; None: until there is something.
        """
        served: dict[Hosted, None] = {}
        try:
            hosted, act = self._queue.get(seconds != 0, seconds)
            while True:
                act()
                served[hosted] = None
                hosted, act = self._queue.get_nowait()
        except queue.Empty:
            return list(served)
