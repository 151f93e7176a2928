"""The keyboard of a table: typed lines, questions with a list, pauses, none of which holds anything up.

What takes its time is a flow: a generator that gives how long it waits and is sent the line that came
meanwhile.  So whoever runs the table may serve others while a player thinks, and a test needs no sleep.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Generator, Sequence
from typing import Final, Protocol, TypeVar

from accessible_games.engine import Fact, Seat

from .board import Board
from .entries import NAMED, named_in_part, read_out
from .facts import (
    GoOnFirst,
    GoOnPrompt,
    NoSuchChoice,
    Numbered,
    NumberPrompt,
    OutcomePrompt,
    PickHelp,
    SeveralChoices,
)
from .output import Output, Screen
from .players import GROUPS, KEY, SPEECH, Pace
from .ports import Clock

PATIENCE: Final = 15.0
"""Seconds after which an event is told although the one before still sounds; the same for all."""
_GLANCE: Final = 0.02
"""Seconds after which it is looked whether something still sounds."""
_MOMENT: Final = 1e-6
"""Seconds that are no pause: what is left of one by the rounding of times."""

Result = TypeVar("Result")

Flow = Generator[float | None, str | None, Result]
"""What takes its time at a keyboard.

It gives the seconds that it waits, None for as long as no line comes; it is sent the line that came,
or None once the time is over.
"""


class FrontEnd(Screen, Protocol):
    """Where lines are shown and typed."""

    @property
    def interactive(self) -> bool:
        """Whether somebody types now; a script does not, and is never waited for."""
        ...

    @property
    def clears(self) -> bool:
        """Whether `clear` takes anything away: paper, a pipe or a plain terminal keeps all lines."""
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

    def clear(self) -> bool:
        """Clear what was shown before; False if it can be read back all the same."""
        ...


class StandingClock:
    """The clock of a script: nothing takes time there."""

    def monotonic(self) -> float:
        """Always the same."""
        return 0.0


class Prompter:
    """Takes lines and waits, so that speech and typing do not get in each other's way.

    Args:
        front: where lines are typed.
        output: where lines are told.
        clock: for pauses.
    """

    def __init__(self, front: FrontEnd, output: Output, clock: Clock = time) -> None:
        self.front = front
        self.output = output
        self.clock = clock
        self.is_board = isinstance(front, Board)
        """Whether lists are walked through, and questions shown, where a terminal has lines alone."""
        self.cut = False
        """Whether something still sounded when the last line came, which stopped it."""
        self.asks_help: Callable[[str], bool] = lambda line: False
        """Whether a line asks what can be typed."""
        self.meanwhile: Callable[[str], Flow[bool]] = _ignored
        """Serves a line that comes while events are told; True: what is told has been taken back by it."""
        self.teaches = False
        """Whether somebody is taught, who is never to wait in silence."""
        self._said_pace = False
        """Whether it was said how somebody who waits for Enter changes that."""

    def line(self, seconds: float | None = None) -> Flow[str | None]:
        """The next line, blanks at its ends dropped; what only answered a key stops sounding.

        Args:
            seconds: how long one is waited for, then it is None; None: until it comes.
        """
        typed = yield seconds
        if typed is None:
            return None
        self.cut = self.output.is_speaking()
        self.output.line_taken()
        return typed.strip()

    def confirm(self, prompt: Fact, seat: Seat | None, other: Callable[[str], Flow[bool]]) -> Flow[bool]:
        """Wait until somebody presses Enter; False if something else has made that needless.

        Args:
            prompt: what is shown.
            seat: who is asked; None: the table.
            other: what to do with any other line; True: nothing is to be confirmed any more.
        """
        while True:
            self.output.prompt(prompt, seat)
            line = yield from self.line()
            if line:
                if (yield from other(line)):
                    return False
            elif not (self.front.interactive and self.hushed()):
                return True

    def outcome(self, asked: Fact, seat: Seat | None) -> Flow[str]:
        """The next line that may say what came; what is asked for was told."""
        self.output.prompt(OutcomePrompt(), seat)
        return (yield from self.line()) or ""

    def read_back(self, typed: Fact, seat: Seat | None, *, dealer: bool) -> None:
        """Tell what was typed; what a dealer types is shown and never spoken."""
        if dealer:
            self.front.show(self.output.common_words().tell(typed, None).text)
        elif seat is None:
            self.output.tell(typed)
        else:
            self.output.whisper(seat, typed)

    def hushed(self) -> bool:
        """Whether an empty line only stopped what was being said.

        A board has a key of its own for that: there Enter does at once what it is for.
        """
        return not self.is_board and self.output.silence()

    def forget_typed(self) -> None:
        """Drop what was typed ahead."""
        self.front.forget_typed()

    def pick(
        self, seat: Seat | None, question: Fact, choices: Sequence[Fact], other: Callable[[str], object]
    ) -> Flow[int]:
        """Let somebody choose from a list; gives the number, 1-based.

        Args:
            seat: who is asked; None: the table.
            question: what is asked.
            choices: the entries.
            other: what to do with a line that answers nothing here.
        """
        entries = numbered(choices)
        self.output.ask_choices(seat, question, entries)
        while True:
            self.output.prompt(NumberPrompt(), seat)
            line = (yield from self.line()) or ""
            fit = [] if self.asks_help(line) else picked(self.output, line, choices, seat)
            if len(fit) == 1:
                self.output.answered()
                return fit[0]
            if fit:
                self.output.tell(several(choices, fit))
            elif line.isdecimal():
                self.output.tell(NoSuchChoice(len(choices)))
            elif self.asks_help(line):
                self.output.tell(PickHelp(len(choices)))
            elif line:
                other(line)
            elif not self.hushed():
                self.output.ask_choices(seat, question, entries)

    def pause(self, seconds: float) -> Flow[None]:
        """Let some time go by; Enter ends it and silences.  Scripts do not wait."""
        end = self.clock.monotonic() + seconds
        while self.front.interactive and (left := end - self.clock.monotonic()) > _MOMENT:
            if (yield from self.take_meanwhile((yield left))):
                return

    def wait_for(self, pace: Pace, seat: Seat | None) -> Flow[None]:
        """Wait before the next event as a player likes it."""
        if not self.front.interactive:
            return
        if pace in (KEY, GROUPS):
            if not self._said_pace and not self.is_board:
                self.output.prompt(GoOnFirst(), seat)
            elif self.is_board or self.teaches or pace == GROUPS:
                self.output.prompt(GoOnPrompt(), seat)  # in a terminal it would be read at each event
            self._said_pace = True
            while not (yield from self.take_meanwhile((yield None))):
                self.output.prompt(GoOnPrompt(), seat)
        elif pace == SPEECH:
            end = self.clock.monotonic() + PATIENCE
            while self.output.is_speaking() and self.clock.monotonic() < end:
                if (yield from self.take_meanwhile((yield _GLANCE))):
                    return
        else:
            yield from self.pause(float(pace))

    def take_meanwhile(self, line: str | None) -> Flow[bool]:
        """Take what was typed while nothing is asked; True if nothing is to be waited for any more.

        Enter hurries on, and what was taken back need not be told.
        """
        if line is None:
            return False
        if line.strip():
            return (yield from self.meanwhile(line.strip()))
        self.output.silence()
        return True


def _ignored(line: str) -> Flow[bool]:
    """Nobody serves lines while events are told."""
    yield from ()
    return False


def picked(output: Output, line: str, choices: Sequence[Fact], seat: Seat | None) -> list[int]:
    """The numbers of the choices that a line may mean, by number, as they are read, or by some words.

    Args:
        output: where the choices were told.
        line: what was typed.
        choices: what there was to choose from.
        seat: who was asked; None: the table.
    """
    entries = output.as_read(seat, numbered(choices))
    read = read_out(line, entries)
    if read:
        return read
    number = int(line) if line.isdecimal() and len(line) < 5 else output.number(line)
    if number is not None or line.isdecimal():
        return [number] if number is not None and 1 <= number <= len(choices) else []
    return named_in_part(line, entries, begun=True)


def numbered(choices: Sequence[Fact]) -> list[Numbered]:
    """Choices as a list."""
    return [Numbered(number, choice) for number, choice in enumerate(choices, 1)]


def several(choices: Sequence[Fact], fit: Sequence[int]) -> SeveralChoices:
    """Which choices a line may mean."""
    return SeveralChoices(
        tuple(Numbered(number, choices[number - 1]) for number in fit[:NAMED]), len(fit[NAMED:])
    )


class Flows:
    """What goes on at a keyboard, one flow after the other.

    Args:
        clock: says from when a flow waits.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._queue: deque[tuple[Flow[None], bool]] = deque()
        """The one that goes on and those behind it, each with whether it asks what may be over."""
        self._begun = False
        """Whether the first one has begun."""
        self._runs = False
        """Whether it goes on right now, and does not wait."""
        self.seconds: float | None = None
        """How long it waits; None: until a line comes."""
        self.due: float | None = None
        """When its time is over."""

    @property
    def idle(self) -> bool:
        """Whether nothing goes on."""
        return not self._queue

    @property
    def busy(self) -> bool:
        """Whether something is told, and not only asked."""
        return any(not asks for _, asks in self._queue)

    def start(self, flow: Flow[None], *, asks: bool = False) -> None:
        """Let a flow begin as soon as those before it are over.

        Args:
            flow: what is to go on.
            asks: whether it asks for what may be over before it is answered.
        """
        self._queue.append((flow, asks))

    def wake(self, now: float) -> None:
        """Go on where time is over by now, and begin what comes next."""
        while self._queue and (not self._begun or (self.due is not None and now >= self.due)):
            self._resume(None)

    def take(self, line: str) -> None:
        """Give the flow that goes on the line that it waits for."""
        self._resume(line)

    def close(self) -> None:
        """Drop what asks: it is over.  What goes on right now, and has made it so, ends by itself."""
        running = [self._queue.popleft()] if self._runs else []
        if not running and self._begun and self._queue[0][1]:
            self._end().close()
        self._queue = deque([*running, *((flow, asks) for flow, asks in self._queue if not asks)])

    def _resume(self, line: str | None) -> None:
        flow, _ = self._queue[0]
        try:
            self._runs = True
            self.seconds = flow.send(line if self._begun else None)
        except StopIteration:
            self._end()
        else:
            self._begun = True
            self.due = None if self.seconds is None else self._clock.monotonic() + self.seconds
        finally:
            self._runs = False

    def _end(self) -> Flow[None]:
        self._begun = False
        self.seconds = self.due = None
        return self._queue.popleft()[0]
