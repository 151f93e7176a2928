"""Edges one by one, with what is waited for besides: the keyboard as the host of real time uses it."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Final

from accessible_games.engine import Fact
from accessible_games.play.output import Output
from accessible_games.play.ports import Clock

from .ports import Edge, Keys

_GLANCE: Final = 0.02
"""Seconds between two looks at whether speech is over."""

PATIENCE: Final = 15.0
"""Seconds after which speech that does not end is waited for no more."""


class KeyDesk:
    """Hands edges out one at a time, and lets time go by.

    Args:
        keys: the keyboard.
        output: where it is told that a press came too early.
        clock: the clock of the edges.
        too_early: what is told then; None: nothing, as where no press can be.
    """

    def __init__(
        self, keys: Keys, output: Output, clock: Clock = time, too_early: Fact | None = None
    ) -> None:
        self.keys = keys
        self._too_early = too_early
        self._output = output
        self.clock = clock
        self._waiting: deque[Edge] = deque()
        self._knocked = False
        self._owed = False
        """Whether a knock was heard whose words are still to be told."""

    def next(self, seconds: float | None) -> Edge | None:
        """The next edge; None if none came in so many seconds."""
        if not self._waiting:
            self._waiting += self.keys.edges(seconds)
        return self._waiting.popleft() if self._waiting else None

    def holds(self, place: str) -> bool:
        """Whether an edge of a place waits to be handed out."""
        return any(edge.place == place for edge in self._waiting)

    def gather(self, seconds: float) -> None:
        """Let some time go by and keep what comes for later."""
        end = self.clock.monotonic() + seconds
        while (left := end - self.clock.monotonic()) > 0:
            self._waiting += self.keys.edges(left)

    def give_back(self, edge: Edge) -> None:
        """Let an edge come again: whoever took it has no use for it."""
        self._waiting.append(edge)

    def knock(self, *, hushed: bool = False) -> None:
        """A press came too early: nothing happens, and it costs nothing.

        Each is heard; one line stands for all until something else happens.

        Args:
            hushed: whether a cue is about to sound that no word may cover: `tell_knock` brings them.
        """
        if self._too_early is not None:
            self._output.sound(self._too_early)
            self._owed = self._owed or not self._knocked
            if not hushed:
                self.tell_knock()
        self._knocked = True

    def tell_knock(self) -> None:
        """Tell in words what was only heard as a knock, if something was."""
        if self._owed and self._too_early is not None:
            self._output.remark(self._too_early)
        self._owed = False

    @property
    def owes_words(self) -> bool:
        """Whether `tell_knock` has something to tell."""
        return self._owed

    def go_on(self) -> None:
        """Something has happened: the next knock is told again."""
        self._knocked = False

    def let_pass(self, seconds: float, is_press: Callable[[Edge], bool]) -> None:
        """Let some time go by, in which presses come too early.

        Args:
            seconds: how long.
            is_press: which edges are presses of players.
        """
        end = self.clock.monotonic() + seconds
        while (left := end - self.clock.monotonic()) > 0:
            edge = self.next(left)
            if edge is not None and is_press(edge):
                self.knock(hushed=True)

    def hear_out(self, is_press: Callable[[Edge], bool], hurries: Callable[[Edge], bool]) -> None:
        """Wait until what was told has been spoken, or a key hurries on, which silences it.

        Args:
            is_press: which edges are presses of players; they come too early.
            hurries: which edges hurry on.
        """
        end = self.clock.monotonic() + PATIENCE
        while self._output.is_speaking() and self.clock.monotonic() < end:
            edge = self.next(_GLANCE)
            if edge is not None and hurries(edge):
                self._output.silence()
                return
            if edge is not None and is_press(edge):
                self.knock(hushed=True)
