"""Processes of their own for robots that ponder, so that those who search hold up nobody's table."""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final

from accessible_games.play.match import Thinker, Thought

_GIVES_WAY: Final = 5
"""By how much less a worker is served than the tables, where both want the same core."""


class Workers:
    """So many processes in which robots think (an `Aside`).

    What a robot does depends on what it is given, its own dice included, so it does the same here as in
    the process of its table, and a journal is the same.  What cannot be sent to another process (a robot of
    somebody else's package may hold anything) is thought in a thread beside the tables.

    Args:
        cores: how many.
    """

    def __init__(self, cores: int) -> None:
        self._cores = cores
        self._pool = self._make()
        self._beside = Thinker()

    def _make(self) -> ProcessPoolExecutor:
        # Begun anew and not split off: this process has threads, and sockets that a copy would keep open.
        return ProcessPoolExecutor(self._cores, get_context("spawn"), _begin)

    def __call__(self, think: Callable[[], Any]) -> Thought:
        """Begin to think."""
        try:
            written = pickle.dumps(think)
        except (pickle.PicklingError, TypeError, AttributeError):
            return self._beside(think)
        try:
            future = self._pool.submit(_think, written)
        except BrokenProcessPool:
            self._pool = self._make()
            future = self._pool.submit(_think, written)
        return _Elsewhere(future, think)

    def close(self) -> None:
        """Think no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._beside.close()


class _Elsewhere:
    """A thought that is had in another process; where that has been ended, it is had here.

    Args:
        future: comes from there.
        think: the same thought, with the same dice.
    """

    def __init__(self, future: Future[Any], think: Callable[[], Any]) -> None:
        self._future = future
        self._think = think

    def done(self) -> bool:
        """Whether it is known."""
        return self._future.done()

    def result(self) -> Any:
        """What it came to; waits for it."""
        try:
            return self._future.result()
        except (BrokenProcessPool, pickle.PicklingError):
            return self._think()


def _begin() -> None:
    """A worker begins: whoever ends the program ends its tables first, and those end the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(_GIVES_WAY)


def _think(written: bytes) -> Any:
    return pickle.loads(written)()  # it comes from the tables' own process alone
