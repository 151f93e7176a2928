"""Real time in the window: raw keys for the players, everything else for the window as ever."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import pygame

from accessible_games.play.ports import Clock
from accessible_games.realtime.ports import COMMAND, Edge

from .edges import SCANCODES, PygameEdges, TimedCues
from .front import Window

Result = TypeVar("Result")

_FOREIGN: Final = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
"""With one of these a key is none of the players'."""


class RawTable:
    """The window as real time needs it: `Keys` and `Surroundings` of `realtime.ports`.

    Letters, digits, Space and Enter are edges.  The other keys, the menu and whatever is open in it
    stay the window's own; a command that comes of them is an edge of `COMMAND`.

    Args:
        window: the open window.
        cues: the cues of the table.
        clock: read at each edge.
    """

    def __init__(self, window: Window, cues: TimedCues, clock: Clock = time) -> None:
        self._window = window
        self._cues = cues
        self._clock = clock
        self._edges = PygameEdges(self._take, window.redraw, clock, self._bounce_ms)
        self._resting = False

    # -- keys ---------------------------------------------------------------------------

    def edges(self, seconds: float | None) -> Sequence[Edge]:
        """What moved, and what was asked for in the menu; see `realtime.ports.Keys`."""
        return self._edges.edges(seconds)

    def meanwhile(self, work: Callable[[], Result]) -> Result:
        """Do some work while keys go on being read."""
        return self._edges.meanwhile(work)

    def name_of(self, place: str) -> str:
        """What is written on a key."""
        return self._edges.name_of(place)

    def _bounce_ms(self) -> int:
        """Within a duel every press counts, unless the player wants it otherwise."""
        choice = self._window.host.choice
        return choice.bounce_ms if choice.bounce_in_duels else 0

    def _take(self, event: pygame.event.Event) -> Edge | bool:
        """Whether an event is none of the players'; the command that comes of it, if one does."""
        if self._cues.hear(event):
            return True
        if event.type in (pygame.KEYUP, pygame.QUIT):
            return False
        if event.type == pygame.KEYDOWN and self._is_ours(event):
            return False
        line = self._window.serve(event)
        return Edge(COMMAND, True, self._clock.monotonic(), line) if line else True

    def _is_ours(self, event: pygame.event.Event) -> bool:
        stage = self._window.stage
        if stage.overlays or stage.field is not None:
            return False
        place = SCANCODES.get(event.scancode)
        if place == "Escape":
            return self._resting
        return place is not None and not event.mod & _FOREIGN

    # -- surroundings -------------------------------------------------------------------

    def rest(self, resting: bool, *, dark: bool = False) -> None:
        """Let the menu rest, or serve it again; see `realtime.ports.Surroundings`."""
        self._resting = resting
        self._edges.steady(resting)
        self._window.darken(dark)
