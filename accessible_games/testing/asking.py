"""The ways in which somebody can ask at a table: at its keyboard, gone on with, at a device, watching.

Each leads a game through the same steps, lets the listener type the same lines, and gives what is read
and heard behind each of them.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

from accessible_games.engine import Event, Seat, State
from accessible_games.engine.table import Table
from accessible_games.hosting.device import Device
from accessible_games.play.match import Match
from accessible_games.play.menu import Menu
from accessible_games.play.output import Output
from accessible_games.play.own_device import OwnDevice
from accessible_games.play.playing import TableSetup, play_game
from accessible_games.play.service import Service
from accessible_games.play.terminal import Terminal
from accessible_games.play.turns import Turns
from accessible_games.play.typed import EndOfInput
from accessible_games.play.watching import Watcher

from .cases import Case, Steps
from .listeners import events_of, heard_by
from .session import Kept, Paper, Room, ScriptedBot, ScriptedChance, numbers_to, player_of

Answer = tuple[bytes, list[Any]]
"""What can be read, and what can be heard."""

Way = Callable[[Case, State, Steps, Seat, str, Sequence[str]], list[Answer]]
"""What is played, where it begins, what is done, who asks, in which language, and what is typed then."""


def at_the_keyboard(
    case: Case, begin: State, steps: Steps, listener: Seat, language: str, typed: Sequence[str]
) -> list[Answer]:
    """The listener plays with robots, and asks behind the last step."""
    table = _table(case, begin, steps)
    lines = _lines(case, begin, steps, listener, table)
    return _at_a_keyboard(case, table, steps, listener, language, lines, typed)


def gone_on_with(
    case: Case, begin: State, steps: Steps, listener: Seat, language: str, typed: Sequence[str]
) -> list[Answer]:
    """The game was left behind the last step, and is gone on with; the first answer is what comes unasked."""
    table = _table(case, begin, ())
    table.restore(steps)
    return _at_a_keyboard(case, table, steps, listener, language, iter(()), typed, unasked=True)


def at_a_device(
    case: Case, begin: State, steps: Steps, listener: Seat, language: str, typed: Sequence[str]
) -> list[Answer]:
    """The listener has a device; the last answer is what a page shows that is loaded anew behind them."""
    turns, party, device = _device(case, begin, steps, listener, language)
    _lead(turns, party, steps, _lines(case, begin, steps, listener, turns.table), device)
    return _ask(turns, party, device, typed)


def watching(
    case: Case, begin: State, steps: Steps, listener: Seat, language: str, typed: Sequence[str]
) -> list[Answer]:
    """Somebody watches at a device, while the listener plays at another one; the last answer as there."""
    turns, party, mine = _device(case, begin, steps, listener, language)
    device = Device(language)
    output = Output(_players(case, listener, language), device, device, device, here=())
    watcher = Watcher(turns, output, language)
    _lead(turns, party, steps, _lines(case, begin, steps, listener, turns.table), mine, device)
    return _ask(turns, watcher, device, typed)


WAYS: Final[Mapping[str, Way]] = {
    "asked at the keyboard": at_the_keyboard,
    "asked in a game that is gone on with": gone_on_with,
    "asked at a device of one's own": at_a_device,
    "asked by somebody who watches": watching,
}


_PATIENCE: Final = 2000
_GLANCES: Final = 20


# -- a table, and who sits there ----------------------------------------------------------------------


def _table(case: Case, begin: State, steps: Steps) -> Table:
    return Table(
        case.game, case.seats, options=case.options, data={}, chance=ScriptedChance(steps),
        position=begin.position(), hints=True,
    )  # fmt: skip


def _players(case: Case, listener: Seat, language: str) -> list[Any]:
    return [player_of(seat, listener, language, "alone") for seat in case.players]


def _device(
    case: Case, begin: State, steps: Steps, listener: Seat, language: str
) -> tuple[Turns, OwnDevice, Device]:
    """The turns of a table, and the listener at a device of their own."""
    table, players = _table(case, begin, steps), _players(case, listener, language)
    kept, device = Kept(Room(iter(()))), Device(language)
    match = Match(table, players, lambda level, seat: ScriptedBot(table, steps, seat), Random(0))
    turns = Turns(match, kept)
    output = Output(players, device, device, device, here=(listener,))
    return turns, OwnDevice(turns, output, Service(table, output, kept, kept, device)), device


def _lines(case: Case, begin: State, steps: Steps, listener: Seat, table: Table) -> Iterator[str]:
    """What leads through the steps; an Enter where something is told until it is confirmed."""
    state = begin.copy()
    heard: list[Event] = []
    for done, (seat, action) in enumerate(steps):
        while table.count < done:
            yield ""
        if seat == listener:
            menu = Menu(case.game, state.view(seat), state.legal_actions(seat))
            yield from numbers_to(menu, case.game.steps(state.view(seat), action))
        state, events = events_of(state, seat, action)
        heard = heard_by(events, listener)
    while table.count < len(steps):
        yield ""
    yield from ("" for event in heard if event.fleeting and event.whispered)


# -- at a keyboard ------------------------------------------------------------------------------------


def _at_a_keyboard(
    case: Case,
    table: Table,
    steps: Steps,
    listener: Seat,
    language: str,
    lines: Iterator[str],
    typed: Sequence[str],
    *,
    unasked: bool = False,
) -> list[Answer]:
    room = Room(iter((listener,)))
    front = _Asking(Paper(room, listener, looks_away=False), room, lines, typed, unasked=unasked)
    kept = Kept(room)
    play_game(
        table,
        _players(case, listener, language),
        TableSetup(
            front=front,
            saves=kept,
            preferences=kept,
            pages=kept,
            voice=room,
            cues=room,
            make_bot=lambda level, seat: ScriptedBot(table, steps, seat),
            rng=Random(0),
        ),
    )
    return front.answers


class _Asking(Terminal):
    """A terminal at which somebody asks, and what comes of each line is put down by itself."""

    def __init__(
        self, out: io.StringIO, room: Room, lines: Iterator[str], typed: Sequence[str], *, unasked: bool
    ) -> None:
        super().__init__(io.StringIO(), out)
        self._out, self._room = out, room
        self._lines, self._questions = lines, iter(typed)
        self._asked = unasked
        self._read = self._heard = 0
        self.answers: list[Answer] = []

    def next(self, seconds: float | None = None) -> str | None:
        """The next line; at the end of input what came of the last one is put down, too."""
        for line in self._lines:
            return line
        if self._asked:
            read, heard = self._out.getvalue()[self._read :], self._room.heard[self._heard :]
            self.answers.append((read.encode("utf-8"), heard))
        self._read, self._heard = len(self._out.getvalue()), len(self._room.heard)
        self._asked = True
        for line in self._questions:
            return line
        raise EndOfInput


# -- at a device --------------------------------------------------------------------------------------


def _lead(turns: Turns, party: OwnDevice, steps: Steps, lines: Iterator[str], *devices: Device) -> None:
    """Play the steps, as somebody does who follows what the device asks."""
    now = 0.0
    for _ in range(_PATIENCE):
        due = turns.advance(now)
        for device in devices:
            device.fetched = len(device.records)
        if turns.table.count == len(steps) and not party.question and due is None:
            return
        if party.question:
            line = next(lines, None)
            if line is None:
                return
            party.take(line, party.question)
        now = max(now, due or 0.0) + 0.1
    raise EndOfInput


def _ask(turns: Turns, party: OwnDevice | Watcher, device: Device, typed: Sequence[str]) -> list[Answer]:
    answers = []
    for line in typed:
        before = len(device.records)
        party.take(line, None)
        now = 1e6
        while turns.advance(now) is not None and turns.racing is None and now < 1e6 + _GLANCES:
            now += 1
        device.fetched = len(device.records)
        answers.append(_read(device.records[before:]))
    device.pass_on()
    device.fetched = len(device.records)
    device.show("")
    return [*answers, _read(device.records)]


def _read(records: Iterable[dict[str, Any]]) -> Answer:
    """What a page shows, and what it says and plays."""
    whole = [dict(record) for record in records]
    shown = [str(record["text"]) for record in whole if record.get("text")]
    return "\n".join(shown).encode("utf-8"), whole
