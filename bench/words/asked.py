"""What is asked: words of all questions, lists and prompts of games played at the real terminal.

One person sits with bots, as at a first evening (calm Magi Kitchen: three people), and they answer as
bots of the game would, one number of a list at a time, so that every list is heard as it comes.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from sounds import beats

from accessible_games.engine import Action, Bot, Event, Fact, Game, Seat
from accessible_games.engine.table import RandomChance, Table
from accessible_games.engine.timing import earliest
from accessible_games.games import get_game
from accessible_games.narration.names import PlayerName
from accessible_games.narration.narrator import Line, Narrator
from accessible_games.narration.wording import Verbosity
from accessible_games.play.menu import Menu
from accessible_games.play.players import Player
from accessible_games.play.playing import TableSetup, play_game
from accessible_games.play.typed import EndOfInput
from accessible_games.testing.hotseat import Room

NAMES: Final = ("Ana", "Ben", "Cleo", "Dan")
LEVEL: Final = "medium"
FLIPS: Final = ("card-turned", "custom-turned")
REMINDERS: Final = ("enter-once-more",)


@dataclass(frozen=True)
class Set:
    """A game to be played.

    Attributes:
        game: its id.
        seats: players, bots among them.
        options: what differs from the defaults.
        moves: answers after which the table is left; 0: none, it is played to its end.
        people: how many of the players are people, at one keyboard.
    """

    game: str
    seats: int
    options: Mapping[str, Any]
    moves: int = 0
    people: int = 1


SETS: Final = {
    "kami": Set("kami", 3, {}),
    "kameloot": Set("kameloot", 3, {}),
    "kamimai": Set("kamimai", 3, {}),
    "tamashii": Set("tamashii", 3, {}),
    "calm magi_kitchen": Set("magi_kitchen", 3, {"mode": "calm"}, 300, 3),
}


@dataclass
class Asked:
    """What was told in one game.

    Attributes:
        questions: lines that the person had to type.
        flips: cards turned over.
        words: words on the screen of questions and their choices.
        events: words of what happened.
        reminders: words of prompts that only say how to answer.
        beats: syllables or morae of all that was spoken but events.
        happened, prompts: the lines of events and of prompts so far.
    """

    questions: int = 0
    flips: int = 0
    words: int = 0
    events: int = 0
    reminders: int = 0
    beats: int = 0
    happened: set[str] = field(default_factory=set)
    prompts: set[str] = field(default_factory=set)

    def hear(self, event: Event) -> None:
        """Count a card that is turned over; the table's ear."""
        self.flips += event.key in FLIPS

    def show(self, text: str) -> None:
        """Count a line on the screen."""
        if text in self.happened:
            self.events += words_in(text)
        elif text in self.prompts:
            self.reminders += words_in(text)
        else:
            self.words += words_in(text)


class People:
    """Those at the keyboard: a front end that counts its lines, and answers as bots would.

    Args:
        table: the table, which has not dealt yet.
        brains: what answers, by seat.
        rng: the source of their choices.
        moves: answers after which they leave; 0: they stay.
        asked: where it counts.
    """

    interactive = False
    clears = False
    encoding = "utf-8"

    def __init__(
        self, table: Table, brains: Mapping[Seat, Bot], rng: Random, moves: int, asked: Asked
    ) -> None:
        self._table = table
        self._brains = brains
        self._rng = rng
        self._moves = moves
        self._asked = asked
        self._lines: list[str] = []
        for seat, brain in brains.items():
            table.listen(seat, brain)

    def next(self, seconds: float | None = None) -> str:
        """The next number, or Enter where there is nothing to choose."""
        if self._moves and self._asked.questions >= self._moves:
            raise EndOfInput
        if not self._lines:
            plan = self._plan()
            if plan is None:
                return ""
            self._lines = list(self._typed(*plan))
        self._asked.questions += 1
        return self._lines.pop(0)

    def _plan(self) -> tuple[Seat, Action] | None:
        """Who does what next; None: Enter."""
        actors = self._table.actors()
        asked = [seat for seat in actors if seat in self._brains]
        if len(actors) == 1 and asked:
            view, legal = self._table.view(asked[0]), self._table.legal_actions(asked[0])
            return asked[0], self._brains[asked[0]].choose(view, legal, self._rng)
        plan = earliest(asked, self._brains.get, self._table.view, self._table.legal_actions, 0, self._rng)
        return None if plan is None else (plan.seat, plan.action)

    def _typed(self, seat: Seat, action: Action) -> Iterator[str]:
        """The numbers that lead to an action, one a line; several a line where several may act."""
        view, legal = self._table.view(seat), self._table.legal_actions(seat)
        game = self._table.game
        numbers = _numbers(game, Menu(game, view, legal), view, action)
        if len(self._table.actors()) > 1 and len(self._brains) > 1:
            yield f"{seat + 1} {' '.join(numbers)}"
        else:
            yield from numbers

    def show(self, text: str) -> None:
        """Count a line."""
        self._asked.show(text)

    def forget_typed(self) -> None:
        """Nothing is typed ahead."""

    def hide_typing(self, hidden: bool) -> None:
        """Nobody looks."""

    def clear(self) -> None:
        """There is no screen."""

    def end_line(self) -> None:
        """There is no screen."""

    def close(self) -> None:
        """There is no screen."""


def _numbers(game: Game, menu: Menu, view: Any, action: Action) -> Iterator[str]:
    """The numbers that lead to an action, with the "yes" that a binding one asks for."""
    for step in game.steps(view, action):
        number = next(number for number, choice in menu.numbered().items() if choice == step)
        yield str(number)
        menu.choose(number)
    if menu.confirming:
        yield "1"


class _Nowhere:
    """Where the game is kept, and what was asked once: nowhere, and nothing."""

    command = ""
    clear: bool | None = False
    reader = False
    speaker = "program"

    def keep_as(self, name: str) -> str:
        raise ValueError(f"{name}: this game is not kept")

    def stop_keeping(self) -> None:
        pass

    def remember(self) -> None:
        pass

    def keep_player(self, player: Player, changed: Collection[str]) -> None:
        pass


@contextmanager
def _classified(asked: Asked) -> Iterator[None]:
    """Note the words of every event and prompt that a narrator tells, so that a line can be told apart.

    A line may be told more than once, to be made ready for a voice; it is counted where it is shown.
    """
    tell = Narrator.tell

    def noted(self: Narrator, fact: Fact, listener: Seat | None) -> Line:
        line = tell(self, fact, listener)
        if isinstance(fact, Event):
            asked.happened.add(line.text)
        elif fact.key.endswith("-prompt") or fact.key in REMINDERS:
            asked.prompts.add(line.text)
        return line

    Narrator.tell = noted  # type: ignore[method-assign]
    try:
        yield
    finally:
        Narrator.tell = tell  # type: ignore[method-assign]


def words_in(text: str) -> int:
    """Words of a line: runs of letters and digits; an apostrophe parts none."""
    return len(re.findall(r"[\w'’-]+", text))


def asked(one: Set, language: str, seed: int, verbosity: Verbosity = Verbosity.NORMAL) -> Asked:
    """Play a game, and count.

    Args:
        one: what to play.
        language: the person's.
        seed: of cards and bots.
        verbosity: the person's.
    """
    found = Asked()
    game = get_game(one.game)
    table = Table(game, one.seats, options=one.options, data={}, chance=RandomChance(Random(seed)))
    players: Sequence[Player] = [
        Player(
            PlayerName(NAMES[seat]),
            level="" if seat < one.people else LEVEL,
            language=language,
            verbosity=verbosity,
        )
        for seat in range(one.seats)
    ]
    table.listen(None, found)
    make = game.bots[LEVEL]
    brains = {Seat(seat): make(Seat(seat), one.seats) for seat in range(one.people)}
    people = People(table, brains, Random(seed + 1), one.moves, found)
    nowhere: Any = _Nowhere()
    room = Room(iter(()))
    with _classified(found):
        play_game(
            table,
            players,
            TableSetup(
                front=people,
                saves=nowhere,
                preferences=nowhere,
                pages=nowhere,
                voice=room,
                make_bot=lambda level, seat: make(seat, one.seats),
                rng=Random(seed + 2),
            ),
        )
    found.beats += sum(
        beats(language, one[1]) for one in room.heard if one[0] == "speech" and one[2] != "event"
    )
    return found
