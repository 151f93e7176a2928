"""Real time in the window: raw keys for the players, everything else for the window as ever."""

from __future__ import annotations

import gc
import sys
import threading
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeVar

import pygame

from accessible_games.play.ports import Clock, Cues
from accessible_games.play.typed import EndOfInput
from accessible_games.realtime.ports import AWAY, BACK, COMMAND, Edge, Sounded

from .front import Window
from .sdl import layout_name, sleep_until_event

Result = TypeVar("Result")

SCANCODES: Final = {
    **{4 + number: f"Key{letter}" for number, letter in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZ")},
    **{30 + number: f"Digit{digit}" for number, digit in enumerate("1234567890")},
    **{40: "Enter", 41: "Escape", 44: "Space", 51: "Semicolon", 54: "Comma", 55: "Period", 56: "Slash"},
}
"""Places by the USB numbers that SDL gives them."""
PLACES: Final = {place: scancode for scancode, place in SCANCODES.items()}

_FOREIGN: Final = pygame.KMOD_ALT | pygame.KMOD_META
"""Modifiers of screen readers and the system: what is pressed with them is none of ours."""
_QUIET_MS: Final = 20
"""Milliseconds without a key after which there is time to draw."""
_LOOK_UP_MS: Final = 500
"""Milliseconds after which a sleep without an end looks up, so that Ctrl-C counts."""
_SWITCH: Final = 0.0005
"""Seconds after which work lets the thread of the keys run; Python's own 5 ms would be seen in the times."""

OUTPUT_SECONDS: Final = 0.006
"""Seconds from playing a cue to its being heard where the device adds nothing of its own, as bench/fairness
measured it: the mixer fills 256 frames (5.8 ms) at a time, so that a cue waits for half of that in the
mean, and the rest is the way through the sound server."""
MEAN_WAIT: Final = 0.003
"""Seconds of these that a cue waits in the mean until the mixer takes it."""


class PygameEdges:
    """The keyboard of a pygame window; made and used in the thread that opened the window.

    Args:
        take: is asked about each event first: whether it is none of the players', such as a change of
            size, or the edge that it comes to.
        draw: called when no key has moved for a moment; it may take a few milliseconds.
        clock: read at each edge.
        bounce_ms: milliseconds after which a key that came up may go down again; 0: at once.
    """

    def __init__(
        self,
        take: Callable[[pygame.event.Event], Edge | bool] = lambda event: False,
        draw: Callable[[], None] = lambda: None,
        clock: Clock = time,
        bounce_ms: Callable[[], int] = lambda: 0,
    ) -> None:
        self._take = take
        self._bounce_ms = bounce_ms
        self._up: dict[str, float] = {}
        self._draw = draw
        self._clock = clock
        self._edges: list[Edge] = []
        self._down: set[str] = set()
        self._done = pygame.event.custom_type()
        """Wakes the thread of the keys when work is done."""

    def edges(self, seconds: float | None) -> Sequence[Edge]:
        """What moved since the last call, in order; see `realtime.ports.Keys`.

        Raises:
            EndOfInput: the window was closed.
        """
        end = None if seconds is None else self._clock.monotonic() + seconds
        self._collect(self._waited(_QUIET_MS if end is None else min(_QUIET_MS, self._left(end))))
        drawn = False
        while not self._edges and (end is None or self._clock.monotonic() < end):
            if not drawn:
                self._draw()
                drawn = True
            self._collect(self._waited(None if end is None else self._left(end)))
        edges, self._edges = self._edges, []
        return edges

    def meanwhile(self, work: Callable[[], Result]) -> Result:
        """Do some work in a thread of its own while keys go on being read; see `realtime.ports.Keys`.

        Raises:
            Exception: whatever the work raises.
            EndOfInput: the window was closed; the work is finished first.
        """
        outcome: list[Result] = []
        fault: list[BaseException] = []

        def run() -> None:
            try:
                outcome.append(work())
            except BaseException as problem:
                fault.append(problem)
            finally:
                pygame.event.post(pygame.event.Event(self._done))

        worker = threading.Thread(target=run, daemon=True, name="real time")
        with _quick_switching():
            worker.start()
            try:
                while not self._collect(self._waited(None)):
                    pass
            finally:
                worker.join()
        if fault:
            raise fault[0]
        return outcome[0]

    def steady(self, steady: bool) -> None:
        """Let Python collect no garbage from now on, or again: that takes 20 ms, which keys would lose."""
        if steady:
            gc.collect()
            gc.freeze()  # what lives now is not looked at again: the next time is quick
            gc.disable()
        else:
            gc.enable()

    def name_of(self, place: str) -> str:
        """What is written on the key of a place; "" if the layout does not tell."""
        return layout_name(PLACES[place])

    def release(self, event: pygame.event.Event) -> None:
        """A key has come up while somebody else took the events: it may go down again."""
        self._down.discard(SCANCODES.get(event.scancode, ""))

    def _left(self, end: float) -> int:
        return max(0, round((end - self._clock.monotonic()) * 1000))

    def _waited(self, ms: int | None) -> pygame.event.Event:
        """The next event; NOEVENT if none came in time, or for a while."""
        if ms != 0:
            sleep_until_event(_LOOK_UP_MS if ms is None else ms)
        return pygame.event.poll()

    def _collect(self, event: pygame.event.Event) -> bool:
        """Take an event and all that are there besides; True if work was done."""
        at = self._clock.monotonic()
        done = False
        while event.type != pygame.NOEVENT:
            taken = event.type == self._done or self._take(event)
            done = done or event.type == self._done
            if isinstance(taken, Edge):
                self._edges.append(taken)
            elif event.type == pygame.QUIT:
                raise EndOfInput
            elif not taken and event.type in (pygame.KEYDOWN, pygame.KEYUP):
                self._note(event, at)
            event = pygame.event.poll()
            at = self._clock.monotonic()
        return done

    def _note(self, event: pygame.event.Event, at: float) -> None:
        down = event.type == pygame.KEYDOWN
        place = SCANCODES.get(event.scancode)
        if place is None or (down and (place in self._down or event.mod & _FOREIGN)):
            return
        if down:
            if (at - self._up.get(place, -1.0e3)) * 1000 < self._bounce_ms():
                return
            self._down.add(place)
        elif place not in self._down:
            return
        else:
            self._down.remove(place)
            self._up[place] = at
        text = event.unicode.lower() if down and event.unicode.isprintable() else ""
        self._edges.append(Edge(place, down, at, text))


class TimedCues:
    """Cues that know when they are heard.

    With each cue a moment of silence is played on a channel of its own.  The mixer says when that has
    gone to the device, which is when the cue went, too: the time that it had to wait is then known.

    Args:
        cues: what sounds them; may be changed.
        delay_ms: of the sound device, as its players found; None: that of a wired one.
        clock: the clock of the edges.
        mark: plays a moment of silence and lets an event of pygame's be posted when that has gone to the
            device, or returns False; without it the onset is guessed.
    """

    def __init__(
        self,
        cues: Cues,
        delay_ms: int | None = None,
        clock: Clock = time,
        mark: Callable[[int], bool] = lambda event: False,
    ) -> None:
        self.cues = cues
        self.delay_ms = delay_ms
        self._clock = clock
        self._sounded = Sounded(0.0)
        self._mark = mark
        self._gone = pygame.event.custom_type()
        self._waits = False

    def play(self, cue: str, pan: float = 0.0) -> None:
        """Sound a cue, and note when."""
        self.cues.play(cue, pan)
        self._waits = self._mark(self._gone)
        self._sounded = Sounded(self._clock.monotonic() + self._delay())

    def last(self) -> Sounded:
        """The cue that was played last."""
        return self._sounded

    def hear(self, event: pygame.event.Event) -> bool:
        """Correct the onset if the event says that the last cue has gone to the device; whether it does."""
        if event.type != self._gone:
            return False
        if self._waits:
            self._waits = False
            self._sounded.at = self._clock.monotonic() - MEAN_WAIT + self._delay()
        return True

    def _delay(self) -> float:
        return OUTPUT_SECONDS if self.delay_ms is None else self.delay_ms / 1000


@contextmanager
def _quick_switching() -> Iterator[None]:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(_SWITCH)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)


_WITH_THE_WINDOW: Final = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
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
        window.released = self._edges.release
        self._resting = False
        self._own: frozenset[str] | None = None
        """Where the keys lie that are read; None: all letters and digits, Space and Enter."""

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
        before = self.occupied
        line = self._window.serve(event)
        if line:
            return Edge(COMMAND, True, self._clock.monotonic(), line)
        if self.occupied != before:
            return Edge(BACK if before else AWAY, True, self._clock.monotonic())
        return True

    def _is_ours(self, event: pygame.event.Event) -> bool:
        if self.occupied:
            return False
        place = SCANCODES.get(event.scancode)
        if place == "Escape":
            return self._resting
        if self._own is not None and not self._resting and place not in self._own:
            return False
        return place is not None and not event.mod & _WITH_THE_WINDOW

    # -- surroundings -------------------------------------------------------------------

    def rest(self, resting: bool, *, dark: bool = False) -> None:
        """Let the menu rest, or serve it again; see `realtime.ports.Surroundings`."""
        self._resting = resting
        self._edges.steady(resting)
        self._window.darken(dark)

    def own(self, places: Collection[str]) -> None:
        """Take these keys alone; see `realtime.ports.Surroundings`."""
        self._own = frozenset(places)
        self._window.state.own_keys = frozenset(self.name_of(place).upper() for place in places)

    @property
    def occupied(self) -> bool:
        """Whether a list or a field of the window's own is open; see `realtime.ports.Surroundings`."""
        return self._window.occupied

    def open_menu(self) -> None:
        """Open the menu; see `realtime.ports.Surroundings`."""
        self._window.open_menu()
