"""A first game that teaches: a journal with remarks, played with somebody who says why before each step.

A lesson is data: `lesson.toml` in the folder of its game, and its words in `locale/<language>/lesson.ftl`.
Its parts are the sounds, then tables, each of them a journal (`Step`: seat, action, remarks), then free play
with advice.  A table of a lesson is a table like any other: it takes no move but the one that is taught,
and it tells remarks as events.  So whatever runs games runs lessons, in the terminal and in the window.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final, Literal, Protocol

from accessible_games.bots.counsel import Adviser
from accessible_games.engine import (
    CHANCE,
    Action,
    Answer,
    Bot,
    Event,
    Fact,
    Game,
    GameError,
    IllegalActionError,
    LiveGame,
    MemoryGame,
    OptionError,
    Refused,
    Seat,
)
from accessible_games.engine.core import Due
from accessible_games.engine.facts import Quote
from accessible_games.engine.refusals import OutcomeNotPossible
from accessible_games.engine.table import Ear, RandomChance, Table
from accessible_games.games import home_of
from accessible_games.narration.catalogue import LANGUAGES, Catalogue, catalogue, nearest_locale
from accessible_games.narration.names import PlayerName

from .advising import adviser_of

FILE: Final = "lesson.toml"
LEARNER: Final = Seat(0)
"""Whoever learns sits here; everybody else is played by the lesson."""

TEACHER: Final = PlayerName("Mika", "みか", "ミカ")
OTHERS: Final = (PlayerName("Tom", "とむ", "トム"), PlayerName("Emma", "えま", "エマ"))
"""Who else sits there, in the order of the seats."""

KEYS: Final = "keys"
"""The attribute of a message that is said otherwise where keys are pressed than where lines are typed."""

SOUNDS: Final = "sounds"
FREE: Final = "free"
"""The parts that are no journal: the first and the last one."""

_LEVEL: Final = "hard"
"""The robot whose moves are advised, where a game has it."""
_TIMED: Final = re.compile(r" at \d+$")
_PAUSE_MS: Final = 600
"""What a scripted player takes in a moment for several."""

Asked = Literal["hand", "turn", "table", "counts", "scores"]
"""Commands that a lesson asks for."""


# -- what a lesson tells ------------------------------------------------------------------


class PressKey(Answer):
    """How a command is asked for where keys are read."""

    cap: str


class TypeLetter(Answer):
    """How a command is asked for where lines are typed."""

    letter: str


class LessonSays(Event):
    """A remark."""

    words: Quote


class LessonAsksKey(Event):
    """A command is to be tried."""

    words: Quote
    how: PressKey | TypeLetter


class HowToChoose(Event, variant="keys"):
    """How an entry of a list is chosen."""

    keys: bool


class LessonAdvises(Event):
    """What a good player would do now, and why."""

    choices: tuple[Fact, ...]
    why: Quote | Fact


class LessonLeft(Answer):
    """A part was left before its end."""


class KeyFirst(Refused, rule="LESSON", kind="now"):
    """A move came before the command that was asked for."""

    asked: LessonAsksKey


class AnotherMove(Refused, rule="LESSON", kind="now"):
    """A move that the rules allow is not the one that is taught."""

    words: Quote


class NothingMoreHere(Refused, rule="LESSON", kind="now"):
    """A move that the rules allow comes where the lesson only lets the moment end."""


# -- what a lesson is ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SoundGroup:
    """Sounds that are heard together.

    Attributes:
        say: the message before them.
        cues: their ids.
    """

    say: str
    cues: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a journal with its remarks.

    Attributes:
        seat: who acts; -1 is chance.
        action: what is done, as a journal writes it; a time behind it counts as any time.
        say: messages before it.
        keys: commands that the learner tries before it, one after the other.
        do: what the learner is asked to do here, with the reason.
        wrong: what the learner is told who does something else; by default `do`.
        after: messages when it is done.
        rules: ids of the ledger that make the reasons true.
        moves: kinds of moves that the messages name, beside that of the action.
    """

    seat: Seat
    action: str
    say: tuple[str, ...] = ()
    keys: tuple[Asked, ...] = ()
    do: str = ""
    wrong: str = ""
    after: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()

    @property
    def messages(self) -> tuple[str, ...]:
        """All that it says."""
        return (*self.say, *filter(None, (self.do, self.wrong)), *self.after)


@dataclass(frozen=True, slots=True)
class Setting:
    """A table of a lesson as it begins.

    Attributes:
        seats: number of players.
        options, data: as the game takes them.
        seed: of what is dealt in free play.
    """

    seats: int
    options: Mapping[str, Any]
    data: Mapping[str, Any]
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Part:
    """A part that is played at a table.

    Attributes:
        id: its name; the message `part-<id>` is its title.
        setting: the table.
        steps: the journal; none: free play.
    """

    id: str
    setting: Setting
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson.

    Attributes:
        game: the game's id.
        teacher: the seat of whoever explains.
        sounds: the first part.
        parts: all others, the last of them free play.
    """

    game: str
    teacher: Seat
    sounds: tuple[SoundGroup, ...]
    parts: tuple[Part, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The ids of all parts, in order."""
        return (SOUNDS, *(part.id for part in self.parts))

    def company(self, seats: int) -> tuple[PlayerName, ...]:
        """Who sits behind the learner, by seat."""
        others = iter(OTHERS)
        return tuple(TEACHER if seat == self.teacher else next(others) for seat in range(1, seats))

    @property
    def stem(self) -> str:
        """The stem of its catalogue."""
        return f"{self.game}-lesson"

    def quote(self, message: str, *, keyed: bool = False) -> Quote:
        """One of its messages; where keys are pressed, as its attribute `.keys` says it, if it has one."""
        key = self.key(message)
        return Quote(self.stem, key, KEYS if keyed and self._words.has(key, KEYS) else "")

    @property
    def _words(self) -> Catalogue:
        """Its messages, in whatever language: they are the same ones in each."""
        return catalogue(nearest_locale(LANGUAGES[0], self.stem), self.stem)

    def about_key(self, command: Asked) -> Quote:
        """What a command tells: in the game's own words where it has any (`key-counts`)."""
        own = self.quote(f"key-{command}")
        return own if self._words.has(own.key) else Quote("play", f"play-lesson-key-{command}")

    def key(self, message: str) -> str:
        """The whole id of one of its messages."""
        return f"{self.game}-lesson-{message}".replace("_", "-").replace(" ", "-")


@cache
def lesson_of(name: str) -> Lesson | None:
    """The lesson of a game; None: it brings none.

    Raises:
        OptionError: its file is damaged; the message names the place, and what is allowed there.
    """
    source = home_of(name).joinpath(FILE)
    if not source.is_file():
        return None
    try:
        return _read(name, tomllib.loads(source.read_text(encoding="utf-8")))
    except (ValueError, TypeError) as problem:
        raise OptionError(f"game {name}: {FILE}: {problem}") from None


def _read(name: str, table: Mapping[str, Any]) -> Lesson:
    _only(table, "the file", ("teacher", "sounds", "part", FREE))
    groups = tuple(
        SoundGroup(_text(row, "say", f"sounds {n}"), _texts(row, "cues", f"sounds {n}"))
        for n, row in enumerate(table.get("sounds", ()), 1)
    )
    parts = [_part(row, f"part {n}") for n, row in enumerate(table.get("part", ()), 1)]
    free = table.get(FREE, {})
    _only(free, FREE, ("seats", "options", "data", "seed"))
    teacher = Seat(table.get("teacher", 1))
    return Lesson(name, teacher, groups, (*parts, Part(FREE, _setting(free, FREE), ())))


def _part(row: Mapping[str, Any], where: str) -> Part:
    _only(row, where, ("id", "seats", "options", "data", "steps"))
    steps = tuple(_step(step, f"{where}, step {n}") for n, step in enumerate(row.get("steps", ()), 1))
    if not steps or steps[0].seat == LEARNER:
        raise ValueError(f"{where}: it begins with a step of chance or of somebody else")
    return Part(_text(row, "id", where), _setting(row, where), steps)


def _setting(row: Mapping[str, Any], where: str) -> Setting:
    if type(row.get("seats")) is not int:
        raise ValueError(f"{where}: seats is a whole number")
    return Setting(row["seats"], row.get("options", {}), row.get("data", {}), row.get("seed", 0))


def _step(row: Mapping[str, Any], where: str) -> Step:
    lists = ("say", "keys", "after", "rules", "moves")
    _only(row, where, ("seat", "action", "do", "wrong", *lists))
    if type(row.get("seat")) is not int:
        raise ValueError(f"{where}: seat is a whole number, -1 for chance")
    given: dict[str, Any] = {key: _texts(row, key, where) for key in lists}
    _only(given["keys"], f"{where}, keys", ("hand", "turn", "table", "counts", "scores"))
    step = Step(
        Seat(row["seat"]),
        _text(row, "action", where),
        do=row.get("do", ""),
        wrong=row.get("wrong", ""),
        **given,
    )
    if (step.seat == LEARNER) != bool(step.do) or (step.keys and step.seat != LEARNER):
        raise ValueError(f"{where}: do, and keys, stand with steps of seat {LEARNER}, and there do must")
    return step


def _only(given: Collection[str], where: str, allowed: Sequence[str]) -> None:
    unknown = sorted(set(given) - set(allowed))
    if unknown:
        raise ValueError(f"{where}: {unknown[0]} is unknown; {', '.join(allowed)} are allowed")


def _text(row: Mapping[str, Any], key: str, where: str) -> str:
    if not isinstance(row.get(key), str):
        raise ValueError(f"{where}: {key} is a text")
    return str(row[key])


def _texts(row: Mapping[str, Any], key: str, where: str) -> tuple[str, ...]:
    found = row.get(key, [])
    if not isinstance(found, list) or not all(isinstance(one, str) for one in found):
        raise ValueError(f"{where}: {key} is a list of texts")
    return tuple(found)


# -- its tables ---------------------------------------------------------------------------


Reason = Quote | Fact
"""Why a move is advised: the lesson's words for its kind, or a fact of the game about this one."""


class Advisor(Protocol):
    """Knows what a good player would do."""

    def hear(self, event: Event) -> None:
        """Remember what the learner has heard."""
        ...

    def advise(self, view: Any, legal: Sequence[Action], *, several: bool) -> tuple[Action, Reason] | None:
        """One of `legal`, and why; None: nothing now.

        Args:
            view: what the learner knows.
            legal: what the learner may do.
            several: whether others may act as well, so that to wait is possible, too.
        """
        ...


class RobotAdvisor:
    """Advises what a strong robot would do, and why.

    The reason is the one that a hint gives; where the game gives none, or a good memory is half of it, it
    is that of the kind of move.

    Args:
        game: the game.
        lesson: has a message `why-<kind of move>` for each.
        seats: number of players.
    """

    def __init__(self, game: Game, lesson: Lesson, seats: int) -> None:
        bots = game.bots
        self._game = game
        self._robot = Adviser(bots.get(_LEVEL, bots[next(reversed(list(bots)))])(LEARNER, seats))
        self._reasons = None if isinstance(game, MemoryGame) else adviser_of(game, LEARNER, seats)
        self._lesson = lesson
        self._rng = Random(0)

    def hear(self, event: Event) -> None:
        """Let the robot hear it."""
        self._robot.hear(event)
        if self._reasons is not None:
            self._reasons.hear(event)

    def advise(self, view: Any, legal: Sequence[Action], *, several: bool) -> tuple[Action, Reason] | None:
        """What the robot would do; where the first counts, without the slips of a hand in a hurry."""
        action = self._robot.choose(view, legal, self._rng, several=several)
        if action is None:
            return None
        why = None if self._reasons is None else self._reasons.why(view, legal, action)
        return action, why or self._lesson.quote(f"why-{kind_of(self._game, action)}")


def kind_of(game: Game, action: Action | str) -> str:
    """The kind of a move: the words with which it is written first, such as "pass" or "no effect"."""
    text = str(action)
    grammar = getattr(game, "grammar", None)
    verbs: Sequence[str] = () if grammar is None else grammar.verbs()
    fitting = [verb for verb in verbs if f"{text} ".startswith(f"{verb} ")]
    return max(fitting, key=len, default=text.split()[0])


class TeachingTable(Table):
    """A table that tells remarks to the learner."""

    _listeners: list[Ear]

    def listen(self, seat: Seat | None, ear: Ear) -> None:
        """Let somebody hear what happens; remarks are for whoever learns."""
        super().listen(seat, ear)
        if seat == LEARNER:
            self._listeners.append(ear)

    def _remark(self, event: Event) -> None:
        for ear in self._listeners:
            ear.hear(event)

    def follow(self, seat: Seat, command: str) -> Sequence[Fact]:
        """What is told when the learner has asked for something."""
        return self.pending() if command == "turn" else ()

    def pending(self) -> Sequence[Fact]:
        """What the learner is to do now, or is advised to, once more; nothing while others act."""
        return ()

    def task(self) -> Sequence[Fact]:
        """What of that comes with the question, too, each time it is put again: a task, no advice."""
        return self.pending()


class LessonTable(TeachingTable):
    """A part with a journal: it goes as it is written there, and at its end nobody acts any more.

    Args:
        game: the game.
        lesson: the lesson.
        part: the part.
        how: how a command is asked for at this front end.
    """

    def __init__(
        self, game: Game, lesson: Lesson, part: Part, how: Callable[[str], PressKey | TypeLetter]
    ) -> None:
        self._lesson = lesson
        self._steps = part.steps
        self._how = how
        self._keyed = isinstance(how("turn"), PressKey)
        self._tried = (0, 0)
        """The step whose commands were tried last, and how many of them."""
        self._told_how = False
        self._listeners = []
        self._script = _Script(game, part.steps, lambda: self.count)
        setting = part.setting
        super().__init__(game, setting.seats, options=setting.options, data=setting.data, chance=self._script)

    def make_bot(self, level: str, seat: Seat) -> Bot:
        """Whoever sits there does what is written."""
        return _ScriptedBot(self._script, seat)

    @property
    def over(self) -> bool:
        """Whether the part is played to its end."""
        return self.count >= len(self._steps)

    def actors(self) -> tuple[Seat, ...]:
        """Who may act; nobody once all is done."""
        return () if self.over else super().actors()

    def submit(self, seat: Seat, action: Action) -> None:
        """Do what is written.

        Raises:
            IllegalActionError: the rules are against it, or it is not what is taught.
        """
        refused = self.refusal(seat, action) or self._out_of_step(seat, action)
        if refused is not None:
            raise IllegalActionError(refused)
        super().submit(seat, action)

    def bring(self) -> None:
        """Let an outcome come where it is written; before that the learner hears what is to be done first."""
        if not self.over and self._steps[self.count].seat == LEARNER:
            self._say([self._steps[self.count].do])
        elif not self.over and self._steps[self.count].seat == CHANCE:
            super().bring()

    def follow(self, seat: Seat, command: str) -> Sequence[Fact]:
        """The next command to be tried, or what is to be done after the last one."""
        wanted = self.wanted_keys()
        if seat != LEARNER or command not in wanted[:1]:
            return super().follow(seat, command)
        self._tried = (self.count, self._tried[1] + 1 if self._tried[0] == self.count else 1)
        return self._requests()

    def pending(self) -> Sequence[Fact]:
        """The command that is to be tried next, or what is to be done."""
        if self.over or self._steps[self.count].seat != LEARNER:
            return ()
        keys = self.wanted_keys()
        step = self._steps[self.count]
        return [self._ask_key(keys[0]) if keys else LessonSays(self._quote(step.do))]

    def wanted_keys(self) -> Sequence[Asked]:
        """The commands that are still to be tried before the next step."""
        if self.over:
            return ()
        tried = self._tried[1] if self._tried[0] == self.count else 0
        return self._steps[self.count].keys[tried:]

    def wanted_move(self) -> Action | None:
        """What the learner is to do next; None while others act."""
        return self._script.action(LEARNER)

    def _out_of_step(self, seat: Seat, action: Action) -> Refused | None:
        step = self._steps[self.count]
        keys = self.wanted_keys()
        if seat != LEARNER or step.seat != LEARNER:
            if seat == LEARNER:  # the rules let the learner act, but nothing more is to be shown here
                return NothingMoreHere()
            return None if seat == step.seat else OutcomeNotPossible()
        if keys:
            return KeyFirst(self._ask_key(keys[0]))
        if _plain(str(action)) != _plain(str(self.game.parse_action(step.action))):
            return AnotherMove(self._quote(step.wrong or step.do))
        return None

    def _do(self, seat: Seat, action: Action) -> None:
        at = self.count
        step = self._steps[at]
        if step.seat != LEARNER:
            self._say(step.say)
        super()._do(seat, action)
        self._say(step.after)
        if not self.over and self._steps[self.count].seat == LEARNER:
            self._say(self._steps[self.count].say)
            for request in self._requests():
                self._remark(request)

    def _requests(self) -> list[Event]:
        """What the learner is to do now."""
        keys = self.wanted_keys()
        if keys:
            return [self._ask_key(keys[0])]
        asked: list[Event] = [LessonSays(self._quote(self._steps[self.count].do))]
        if not self._told_how and not self._goes_by_keys():
            self._told_how = True
            asked.append(HowToChoose(self._keyed))
        return asked

    def _goes_by_keys(self) -> bool:
        """Whether there is no list to choose from: moments in real time have keys of their own."""
        return self._keyed and isinstance(self.game, LiveGame) and bool(self.game.live(self.view(None)))

    def _quote(self, message: str) -> Quote:
        return self._lesson.quote(message, keyed=self._keyed)

    def _ask_key(self, command: Asked) -> LessonAsksKey:
        return LessonAsksKey(self._lesson.about_key(command), self._how(command))

    def _say(self, messages: Sequence[str]) -> None:
        for message in messages:
            self._remark(LessonSays(self._quote(message)))


class FreeTable(TeachingTable):
    """Free play: always the same deal, robots, and advice before each decision of the learner.

    Args:
        game: the game.
        lesson: the lesson.
        part: its last part.
        advisor: who advises.
    """

    def __init__(self, game: Game, lesson: Lesson, part: Part, advisor: Advisor | None = None) -> None:
        setting = part.setting
        self._advisor = advisor or RobotAdvisor(game, lesson, setting.seats)
        self._advised: tuple[Action, Reason] | None = None
        self._listeners = []
        chance = RandomChance(Random(setting.seed))
        super().__init__(game, setting.seats, options=setting.options, data=setting.data, chance=chance)
        Table.listen(self, LEARNER, self._advisor)

    def make_bot(self, level: str, seat: Seat) -> Bot:
        """A robot of a level."""
        return self.game.bots[level](seat, self.seats)

    def pending(self) -> Sequence[Fact]:
        """The advice."""
        return [] if self._advised is None else [self._as_told(*self._advised)]

    def task(self) -> Sequence[Fact]:
        """None: the advice was told, and whoever wants it again asks for it."""
        return ()

    def _as_told(self, action: Action, why: Reason) -> LessonAdvises:
        return LessonAdvises(tuple(self.game.steps(self.view(LEARNER), action)), why)

    def _do(self, seat: Seat, action: Action) -> None:
        super()._do(seat, action)
        if seat == LEARNER:
            self._advised = None
        actors = self.actors()
        if LEARNER in actors and actors != (CHANCE,):
            self._advise(several=len(actors) > 1)

    def _advise(self, *, several: bool) -> None:
        """Say what a good player would do, once as long as it is the same."""
        legal = self.legal_actions(LEARNER)
        if len(legal) < 2 and not several:
            return
        view = self.view(LEARNER)
        found = self._advisor.advise(view, legal, several=several)
        if found is not None and found != self._advised:
            self._advised = found
            self.advised += 1
            self._remark(self._as_told(*found))


class _Script:
    """What comes next, as it is written.

    Args:
        game: the game.
        steps: the journal.
        at: how many of them are done.
    """

    def __init__(self, game: Game, steps: Sequence[Step], at: Callable[[], int]) -> None:
        self._game = game
        self._steps = steps
        self._at = at

    def outcome(self, due: Due) -> Action | None:
        """The outcome that is written; None where somebody acts before."""
        return self.action(CHANCE)

    def action(self, seat: Seat, now: int = 0) -> Action | None:
        """What a seat does now, timed as it can be; None: somebody else is first."""
        at = self._at()
        if at >= len(self._steps) or self._steps[at].seat != seat:
            return None
        text = self._steps[at].action
        if _TIMED.search(text):
            text = f"{_plain(text)} at {now}"
        try:
            return self._game.parse_action(text)
        except GameError as problem:
            raise OptionError(f"game {self._game.name}: {FILE}: {text}: {problem}") from None


class _ScriptedBot:
    """Does what is written for its seat."""

    def __init__(self, script: _Script, seat: Seat) -> None:
        self._script = script
        self._seat = seat

    def hear(self, event: Event) -> None:
        """What happens is written already."""

    def choose(self, view: Any, legal: Sequence[Action], rng: Random) -> Action:
        """The action that is written; where it is not this seat's turn, any."""
        return self._script.action(self._seat) or legal[0]

    def plan(self, view: Any, legal: Sequence[Action], now: int, rng: Random) -> tuple[int, Action] | None:
        """The action that is written, a moment from now."""
        action = self._script.action(self._seat, now + _PAUSE_MS)
        return None if action is None else (now + _PAUSE_MS, action)


def _plain(text: str) -> str:
    """An action without its time."""
    return _TIMED.sub("", text)
