"""Typed lines as the table takes them: questions with a list, waiting, and pacing."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from accessible_games.engine import Fact, Seat

from .asking import GoOnFirst, GoOnPrompt, NoSuchChoice, Numbered, NumberPrompt, PickHelp
from .board import Board
from .outlet import Outlet, Screen
from .players import KEY, SPEECH, Pace
from .ports import Clock

PATIENCE: Final = 15.0
"""Seconds after which an event is told although the one before still sounds; the same for all."""


class FrontEnd(Screen, Protocol):
    """Where lines are shown and typed."""

    @property
    def interactive(self) -> bool:
        """Whether somebody types now; a script does not, and is never waited for."""
        ...

    def next(self, seconds: float | None = None) -> str | None:
        """The next typed line; None if none came in so many seconds.

        Raises:
            EndOfInput: nothing more will be typed.
        """
        ...

    def end(self) -> None:
        """Let no more lines come: whoever asks for one gets the end of the input."""
        ...

    @property
    def encoding(self) -> str:
        """What lines are written in: letters that it has not cannot be shown."""
        ...

    def end_line(self) -> None:
        """Begin a new line behind what an interruption left on this one."""
        ...

    def forget_typed(self) -> None:
        """Drop what was typed ahead; a script's lines stay."""
        ...

    def hide_typing(self, hidden: bool) -> None:
        """Hide or show what is typed from now on."""
        ...

    def clear(self) -> None:
        """Clear what was shown before."""
        ...


class Desk:
    """Reads lines and waits, so that speech and typing do not get in each other's way.

    Args:
        front: where lines are typed.
        outlet: where lines are told.
        clock: for pacing.
    """

    def __init__(self, front: FrontEnd, outlet: Outlet, clock: Clock = time) -> None:
        self.front = front
        self.outlet = outlet
        self._clock = clock
        self._ahead: deque[str] = deque()
        self.cut = False
        """Whether something still sounded when the last line came, which stopped it."""
        self._said_pace = False
        """Whether it was said how somebody who waits for Enter changes that."""
        self.asks_help: Callable[[str], bool] = lambda line: False
        """Whether a line asks what can be typed."""
        self.meanwhile: Callable[[str], bool] = lambda line: False
        """What to do with a line that comes while events are told; False: it waits for the next question."""

    def line(self) -> str:
        """The next line, blanks at its ends dropped; what only answered a key stops sounding."""
        if self._ahead:
            self.cut = True
            return self._ahead.popleft()
        line = self.front.next()
        self.cut = self.outlet.is_speaking()
        self.outlet.line_taken()
        return (line or "").strip()

    def line_within(self, seconds: float | None) -> str | None:
        """The next line if one comes in so many seconds, else None; a script is always waited for."""
        if seconds is None or self._ahead or not self.front.interactive:
            return self.line()
        line = self.front.next(seconds)
        return None if line is None else line.strip()

    def hushed(self) -> bool:
        """Whether an empty line only stopped what was being said.

        A board has a key of its own for that: there Enter does at once what it is for.
        """
        return not isinstance(self.front, Board) and self.outlet.silence()

    def forget_typed(self) -> None:
        """Drop what was typed ahead."""
        self._ahead.clear()
        self.front.forget_typed()

    def pick(
        self, seat: Seat | None, question: Fact, choices: Sequence[Fact], other: Callable[[str], object]
    ) -> int:
        """Let somebody choose from a list; returns the number, 1-based.

        Args:
            seat: who is asked; None: the table.
            question: what is asked.
            choices: the entries.
            other: what to do with a line that answers nothing here.
        """
        entries = [Numbered(number, choice) for number, choice in enumerate(choices, 1)]
        self.outlet.ask_choices(seat, question, entries)
        while True:
            self.outlet.prompt(NumberPrompt(), seat)
            line = self.line()
            if line.isdecimal() and len(line) < 5 and 1 <= int(line) <= len(choices):
                self.outlet.answered()
                return int(line)
            if line.isdecimal():
                self.outlet.tell(NoSuchChoice(len(choices)))
            elif self.asks_help(line):
                self.outlet.tell(PickHelp(len(choices)))
            elif line:
                meant = [
                    number for number, one in enumerate(choices, 1) if self.outlet.means(line, one, seat)
                ]
                if len(meant) == 1:
                    self.outlet.answered()
                    return meant[0]
                other(line)
            elif not self.hushed():
                self.outlet.ask_choices(seat, question, entries)

    def pause(self, seconds: float) -> None:
        """Let some time go by; Enter ends it and silences.  Scripts do not wait."""
        end = self._clock.monotonic() + seconds
        while self.front.interactive and (left := end - self._clock.monotonic()) > 0:
            if self._take(left):
                return

    def wait_for(self, pace: Pace, seat: Seat | None) -> None:
        """Wait before the next event as a player likes it."""
        if not self.front.interactive:
            return
        if pace == KEY:
            if not self._said_pace:
                self.outlet.prompt(GoOnFirst(), seat)
            elif isinstance(self.front, Board):
                self.outlet.prompt(GoOnPrompt(), seat)  # in a terminal the line would be read each time
            self._said_pace = True
            while not self._take(None):
                self.outlet.prompt(GoOnPrompt(), seat)
        elif pace == SPEECH:
            end = self._clock.monotonic() + PATIENCE
            while self.outlet.is_speaking() and self._clock.monotonic() < end:
                if self._take(0.02):
                    return
        else:
            self.pause(float(pace))

    def _take(self, seconds: float | None) -> bool:
        """Take a line that is typed meanwhile; True if it was Enter, which hurries on."""
        line = self.front.next(seconds)
        if line is None:
            return False
        if line.strip():
            if not self.meanwhile(line.strip()):
                self._ahead.append(line.strip())
            return False
        self.outlet.silence()
        return True
