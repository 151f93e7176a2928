"""Whether the hot seat keeps secrets: the real session, a piped terminal, recorded speech and sound.

Twin games (see `secrecy`) are played in full through `play.terminal`; what one seat can read and
hear in the room must be the same to the byte, whatever it types meanwhile.  Three ways to sit:

- channels: the listener reads and hears its own lines, all others have theirs in another ear;
- alone: the same with bots in all other seats;
- one screen: everybody's private lines are printed, and nobody looks while others hold the keyboard.
"""

from __future__ import annotations

import io
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Literal

from accessible_games.engine import CHANCE, Action, Due, Event, Fact, OpenGame, Seat
from accessible_games.engine.table import Table
from accessible_games.narration.catalogue import languages_of
from accessible_games.narration.cues import cue_for
from accessible_games.play.facts import HandOver
from accessible_games.play.menu import Menu
from accessible_games.play.players import Channel, Ear, Player
from accessible_games.play.playing import TableSetup, play_game
from accessible_games.play.ports import (
    Cues,
    Loudness,
    NamedVoice,
    NoticeText,
    Speaker,
    SpeechKind,
    Voice,
)
from accessible_games.play.settings import VoiceChoice
from accessible_games.play.terminal import Terminal
from accessible_games.play.typed import EndOfInput

from .cases import Case, Steps, failure
from .listeners import NAMES, heard_by
from .secrecy import twin_games
from .universe import Universe

QUESTIONS: Final = (
    "r", "l", "h", "t", "s", "c", "e", "y", "p", "p", "n", "f", "z", "find a", "find a", "copy",
    "transcript", "xyzzy 12",
)  # fmt: skip
"""What the listener types in a turn: repeat, last event, the queries, the history, and nonsense."""

OTHERS_QUESTIONS: Final = ("h", "c", "p")
"""What the others type, so that there is something to be overheard."""

WHILE_WAITING: Final = ("r", "?", "h")
"""What the listener types before the keyboard is taken, and what was last told may still sound."""

OWN: Final[Ear] = "left"
OTHERS: Final[Ear] = "right"
TRIES: Final = 12

BUDGET: Final = 80
"""Steps of all games of one case together, shared out among those who listen: each game is played six
times over, with all that one can ask in every turn."""

FEWEST: Final = 16
"""Steps of a game, however many listen: enough to go round the largest table and to begin anew."""


Way = Literal["channels", "alone", "one screen"]


@dataclass(frozen=True)
class _OnlyVoice:
    """The voice of a room."""

    id: str = "voice"
    name: str = "Voice"


@dataclass
class Room:
    """What can be heard of a game besides what stands on the screen.

    It is the voice and the cues of the table.  Private speech and sound are told apart by their
    ear: the listener's is the left one.

    Attributes:
        seats: who takes the keyboard, in order.
        heard: what can be heard.
        holder: who has the keyboard; None: nobody, it goes round.
    """

    seats: Iterator[Seat]
    heard: list[tuple[Any, ...]] = field(default_factory=list)
    holder: Seat | None = None

    def say(
        self,
        text: str,
        *,
        kind: SpeechKind,
        language: str,
        private: bool = False,
        ear: Ear = "both",
        device: str = "",
        rate: int | None = None,
        volume: float | None = None,
        voice: str | None = None,
        pitch: int | None = None,
        beside: tuple[str, str] = ("", ""),
    ) -> None:
        """Note a line unless it is another player's own."""
        if not (private and ear == OTHERS):
            self.heard.append(("speech", text, kind, language, private, ear, device, rate, volume, voice))

    def parts_ears(self) -> bool:
        """One line is heard after the other."""
        return False

    def reaches(self, device: str) -> bool:
        """Nobody has a device of their own."""
        return False

    def lost_output(self) -> bool:
        """All devices stay."""
        return False

    def has_braille(self) -> bool:
        """There is no display."""
        return False

    def braille(self, text: str) -> None:
        """There is no display."""

    def play(self, cue: str, pan: float = 0.0) -> None:
        """Note a sound unless it sounds in the other players' ear alone."""
        if cue == cue_for(HandOver(Seat(0))):
            self.holder = None
        if pan < 1.0:
            self.heard.append(("cue", cue, pan))

    def wait(self, timeout: float | None = None) -> bool:
        """All is spoken at once."""
        return True

    def is_speaking(self) -> bool:
        """Never."""
        return False

    def silence(self) -> None:
        """Nothing sounds."""

    def unsilence(self) -> None:
        """Nothing was silenced."""

    def key_pressed(self) -> None:
        """Nothing sounds."""

    def answered(self) -> None:
        """Nothing waits."""

    def has_put(self, *what: Literal["question", "entry"]) -> bool:
        """All is spoken at once."""
        return True

    def take_skipped(self) -> Collection[int]:
        """Nothing is skipped."""
        return ()

    def make_ahead(
        self,
        topic: str,
        texts: Sequence[tuple[str, str]],
        *,
        private: bool = False,
        rate: int | None = None,
        volume: float | None = None,
        voice: str | None = None,
        pitch: int | None = None,
    ) -> None:
        """Note what is made for all: it tells as much as what is said."""
        if not private:
            self.heard.append(("ahead", topic, tuple(texts), rate, volume, voice))

    def purge(self) -> None:
        """Note that everything private was to be forgotten: somebody takes the keyboard."""
        self.heard.append(("purge",))
        if self.holder is None:
            self.holder = next(self.seats, None)

    def prepare(self, texts: Sequence[tuple[str, str]]) -> None:
        """Note what is made ahead: it could be timed."""
        self.heard.append(("prepare", *texts))

    def needs_kana(self, language: str, voice: str | None = None) -> bool:
        """As an engine that reads kana only."""
        return True

    def voices(self, language: str) -> Sequence[NamedVoice]:
        """One for every language."""
        return (_OnlyVoice(),)

    def notices(self) -> Sequence[NoticeText]:
        """Nothing is missing."""
        return ()


class _Paper(io.StringIO):
    """A terminal that keeps what its reader could read: nothing while others hold the keyboard."""

    encoding = "utf-8"

    def __init__(self, room: Room, reader: Seat | None, *, looks_away: bool) -> None:
        super().__init__(newline="\n")
        self._room = room
        self._reader = reader
        self._looks_away = looks_away

    def write(self, text: str) -> int:
        if self._looks_away and self._room.holder not in (None, self._reader):
            return len(text)
        return super().write(text)


class _Kept:
    """Where the game is kept, and what was asked once: nowhere, and nothing."""

    command = ""
    clear: bool | None = False
    reader = False
    playable_cue = True
    speaker: Speaker = "program"

    def __init__(self, room: Room) -> None:
        self._room = room

    def keep_as(self, name: str) -> str:
        raise ValueError(f"{name}: this game is not kept")

    def stop_keeping(self) -> None:
        pass

    def remember(self) -> None:
        pass

    def keep_player(self, player: Player, changed: Collection[str]) -> None:
        pass

    def can_speak(self, speaker: Speaker) -> bool:
        return True

    def speak_by(self, speaker: Speaker) -> tuple[Voice | None, Cues | None]:
        return None, None

    def reading(self, language: str) -> VoiceChoice:
        return VoiceChoice()

    def set_reading(self, language: str, **changes: Any) -> None:
        pass

    def loudness(self, what: Loudness) -> int:
        return 100

    def set_loudness(self, what: Loudness, per_cent: int) -> None:
        pass

    def copy(self, text: str) -> str:
        self._room.heard.append(("copied", text))
        return ""

    def write(self, text: str) -> str:
        self._room.heard.append(("written", text))
        return ""


class _ScriptedChance:
    """The chance of a game that has been played before."""

    def __init__(self, steps: Steps) -> None:
        self._outcomes = iter([action for seat, action in steps if seat == CHANCE])

    def outcome(self, due: Due) -> Action | None:
        for action in self._outcomes:
            return action
        raise EndOfInput


class _ScriptedBot:
    """A bot that does what its seat did in a game that has been played before."""

    def __init__(self, table: Table, steps: Steps, seat: Seat) -> None:
        self._table = table
        self._steps = steps
        self._seat = seat

    def hear(self, event: Event) -> None:
        pass

    def choose(self, view: Any, legal: Sequence[Action], rng: Random) -> Action:
        planned = self.plan(view, legal, 0, rng)
        if planned is None:
            raise EndOfInput
        return planned[1]

    def plan(self, view: Any, legal: Sequence[Action], now: int, rng: Random) -> tuple[int, Action] | None:
        """The next action of the game, if it is this seat's."""
        done = self._table.count
        if done == len(self._steps) or self._steps[done][0] != self._seat:
            return None
        return now, self._steps[done][1]


def check_hot_seat(case: Case, universe: Universe, rng: Random, budget: int = BUDGET) -> None:
    """Play twin games at one keyboard, for those seats that `Case.ears` names, and the spectator.

    Args:
        case: what to play.
        universe: what the seat could type.
        rng: the only source of chance.
        budget: the most steps of all games together, `FEWEST` for each at least.

    Raises:
        SuiteError: what the seat reads or hears depends on what it must not know.
    """
    ears = case.ears(rng)
    steps = max(FEWEST, budget // len(ears))
    for listener in ears:
        left, right = twin_games(case, listener, rng, steps)
        language = rng.choice(languages_of(case.game))
        typed = [str(action) for action in universe.typed(rng, TRIES)]
        ways: tuple[Way, ...] = ("channels",) if listener is None else ("channels", "alone", "one screen")
        for way in ways:
            mine = overhear(case, left.steps, listener, language, typed, way)
            theirs = overhear(case, right.steps, listener, language, typed, way)
            if mine != theirs:
                name = "the spectator" if listener is None else f"seat {listener}"
                raise failure(case, left.steps, f"at one keyboard ({way}) {name} {_difference(mine, theirs)}")


def overhear(
    case: Case, steps: Steps, listener: Seat | None, language: str, typed: Sequence[str], way: Way
) -> tuple[bytes, list[tuple[Any, ...]]]:
    """Play a game at one keyboard.

    Args:
        case: what is played.
        steps: what is done, chance included.
        listener: whose reading and hearing is noted.
        language: the listener's.
        typed: moves that the listener tries where they are not legal.
        way: how the players sit.

    Returns:
        The bytes that the listener can read, and what it can hear.
    """
    chance = _ScriptedChance(steps)
    table = Table(case.game, case.seats, options=case.options, data={}, chance=chance)
    players = [_player(seat, listener, language, way) for seat in case.players]
    lines = _lines(case, steps, listener, typed, alone=way == "alone")
    room = Room(_holders(steps))
    kept = _Kept(room)
    out = _Paper(room, listener, looks_away=way == "one screen")

    play_game(
        table,
        players,
        TableSetup(
            front=Terminal(io.StringIO("".join(f"{line}\n" for line in lines)), out),
            saves=kept,
            preferences=kept,
            pages=kept,
            voice=room,
            cues=room,
            make_bot=lambda level, seat: _ScriptedBot(table, steps, seat),
            rng=Random(0),
        ),
    )
    return out.getvalue().encode("utf-8"), room.heard


def _holders(steps: Steps) -> Iterator[Seat]:
    """Who takes the keyboard, in order."""
    holder = CHANCE
    for seat, _ in steps:
        if seat not in (CHANCE, holder):
            holder = seat
            yield seat


def _player(seat: Seat, listener: Seat | None, language: str, way: Way) -> Player:
    own = seat == listener
    channels: frozenset[Channel] = frozenset({"screen", "ear"} if own else {"ear"})
    return Player(
        NAMES[seat],
        level="scripted" if way == "alone" and not own else "",
        language=language if own else "en",
        private=frozenset({"screen"}) if way == "one screen" else channels,
        ear=OWN if own else OTHERS,
    )


def _lines(
    case: Case, steps: Steps, listener: Seat | None, typed: Sequence[str], *, alone: bool
) -> Iterator[str]:
    """What is typed: moves by their numbers, and in every turn all that one can ask."""
    game = case.game
    if isinstance(game, OpenGame) and game.open_table:
        yield from _open_lines(case, steps, listener, typed, alone=alone)
        return
    state = case.begin()
    holder = listener if alone else None
    for seat, action in steps:
        if seat != CHANCE and (seat == listener or not alone):
            own = seat == listener
            if holder != seat:
                yield from (*WHILE_WAITING, "") if own else ("",)
            holder = seat
            yield from QUESTIONS if own else OTHERS_QUESTIONS
            if own:
                tried = ((text, case.game.parse_action(text)) for text in typed)
                yield from (text for text, move in tried if state.check(seat, move) is not None)
            yield from ("0", "0", "0")  # out of whatever list the tries have opened
            menu = Menu(case.game, state.view(seat), state.legal_actions(seat))
            yield from _numbers(menu, case.game.steps(state.view(seat), action))
        events: list[Event] = []
        state.apply(seat, action, events.append)
        if seat != CHANCE and (seat == listener or not alone):
            # What no log keeps is confirmed by Enter.
            yield from ("" for event in heard_by(events, seat) if event.fleeting and event.whispered)


def _open_lines(
    case: Case, steps: Steps, listener: Seat | None, typed: Sequence[str], *, alone: bool
) -> Iterator[str]:
    """The same where nothing is hidden: the keyboard is nobody's, and Enter lets bots and the host act."""
    state = case.begin()
    for seat, action in steps:
        actors = state.actors()
        people = (listener,) if alone else case.players
        if seat in people:
            if seat == listener:
                yield from WHILE_WAITING
                tried = ((text, case.game.parse_action(text)) for text in typed)
                yield from (text for text, move in tried if state.check(seat, move) is not None)
            menu = Menu(case.game, state.view(seat), state.legal_actions(seat))
            numbers = " ".join(_numbers(menu, case.game.steps(state.view(seat), action)))
            yield numbers if alone or len(actors) == 1 else f"{seat + 1} {numbers}"
        elif len(actors) > 1 and (asked := [other for other in actors if other in people]):
            # Whoever has a choice is told it again before Enter goes on.
            yield from [""] * (1 + any(len(state.legal_actions(other)) > 1 for other in asked))
        state.apply(seat, action)


def _numbers(menu: Menu, path: Sequence[Fact]) -> Iterator[str]:
    """The numbers that lead to an action, with the "yes" that a binding one asks for."""
    for step in path:
        number = next(number for number, choice in menu.numbered().items() if choice == step)
        yield str(number)
        menu.choose(number)
    if menu.confirming:
        yield "1"


def _difference(mine: tuple[bytes, list[Any]], theirs: tuple[bytes, list[Any]]) -> str:
    pairs = [
        ("reads", mine[0].decode().splitlines(), theirs[0].decode().splitlines()),
        ("hears", mine[1], theirs[1]),
    ]
    for how, one, other in pairs:
        for here, there in zip(one, other, strict=False):
            if here != there:
                return f"{how} {here!r} in one world, and in another that it must not tell apart {there!r}"
    return "reads or hears more in one world than in another"
