"""Who sits at a session that is overheard: a room with its voice, a paper, robots that follow a script."""

from __future__ import annotations

import io
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Literal

from accessible_games.engine import CHANCE, Action, Due, Event, Fact, Seat
from accessible_games.engine.table import Table
from accessible_games.narration.cues import cue_for
from accessible_games.play.facts import HandOver
from accessible_games.play.menu import Menu
from accessible_games.play.players import Channel, Ear, Player
from accessible_games.play.ports import (
    Cues,
    Loudness,
    NamedVoice,
    SilentVoice,
    Speaker,
    SpeechKind,
    Voice,
)
from accessible_games.play.settings import VoiceChoice
from accessible_games.play.typed import EndOfInput

from .cases import Steps
from .listeners import NAMES

OWN: Final[Ear] = "left"
OTHERS: Final[Ear] = "right"

Way = Literal["channels", "alone", "one screen"]


@dataclass(frozen=True)
class _OnlyVoice:
    """The voice of a room."""

    id: str = "voice"
    name: str = "Voice"


@dataclass
class Room(SilentVoice):
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

    def play(self, cue: str, pan: float = 0.0) -> None:
        """Note a sound unless it sounds in the other players' ear alone."""
        if cue == cue_for(HandOver(Seat(0))):
            self.holder = None
        if pan < 1.0:
            self.heard.append(("cue", cue, pan))

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


class Paper(io.StringIO):
    """A terminal that keeps what its reader could read: nothing while others hold the keyboard."""

    encoding = "utf-8"

    def __init__(self, room: Room, reader: Seat | None, *, looks_away: bool) -> None:
        super().__init__(newline="\n")
        self._room = room
        self._reader = reader
        self._looks_away = looks_away

    def write(self, text: str) -> int:
        """Take in what its reader can read."""
        if self._looks_away and self._room.holder not in (None, self._reader):
            return len(text)
        return super().write(text)


class Kept:
    """Where the game is kept, and what was asked once: nowhere, and nothing."""

    command = ""
    clear: bool | None = False
    reader = False
    playable_cue = True
    speaker: Speaker = "program"

    def __init__(self, room: Room) -> None:
        self._room = room

    def keep_as(self, name: str) -> str:
        """Nothing is kept here."""
        raise ValueError(f"{name}: this game is not kept")

    def stop_keeping(self) -> None:
        """Nothing is kept here."""

    def remember(self) -> None:
        """Nothing is remembered."""

    def keep_player(self, player: Player, changed: Collection[str]) -> None:
        """Nothing is kept here."""

    def can_speak(self, speaker: Speaker) -> bool:
        """Everybody can."""
        return True

    def speak_by(self, speaker: Speaker) -> tuple[Voice | None, Cues | None]:
        """The voice of the room goes on."""
        return None, None

    def reading(self, language: str) -> VoiceChoice:
        """As it is at first."""
        return VoiceChoice()

    def set_reading(self, language: str, **changes: Any) -> None:
        """Nothing changes."""

    def loudness(self, what: Loudness) -> int:
        """All of it."""
        return 100

    def set_loudness(self, what: Loudness, per_cent: int) -> None:
        """Nothing changes."""

    def copy(self, text: str) -> str:
        """Note what is taken along."""
        self._room.heard.append(("copied", text))
        return ""

    def write(self, text: str) -> str:
        """Note what is taken along."""
        self._room.heard.append(("written", text))
        return ""


class ScriptedChance:
    """The chance of a game that has been played before."""

    def __init__(self, steps: Steps) -> None:
        self._outcomes = iter([action for seat, action in steps if seat == CHANCE])

    def outcome(self, due: Due) -> Action | None:
        """The next one."""
        for action in self._outcomes:
            return action
        raise EndOfInput


class ScriptedBot:
    """A bot that does what its seat did in a game that has been played before."""

    def __init__(self, table: Table, steps: Steps, seat: Seat) -> None:
        self._table = table
        self._steps = steps
        self._seat = seat

    def hear(self, event: Event) -> None:
        """It knows the game."""

    def choose(self, view: Any, legal: Sequence[Action], rng: Random) -> Action:
        """The next action of the game."""
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


def player_of(seat: Seat, listener: Seat | None, language: str, way: Way) -> Player:
    """A player of a game that is overheard: the listener has an ear and a screen of their own."""
    own = seat == listener
    channels: frozenset[Channel] = frozenset({"screen", "ear"} if own else {"ear"})
    return Player(
        NAMES[seat],
        level="scripted" if way == "alone" and not own else "",
        language=language if own else "en",
        private=frozenset({"screen"}) if way == "one screen" else channels,
        ear=OWN if own else OTHERS,
    )


def numbers_to(menu: Menu, path: Sequence[Fact]) -> Iterator[str]:
    """The numbers that lead to an action, with the "yes" that a binding one asks for."""
    for step in path:
        number = next(number for number, choice in menu.numbered().items() if choice == step)
        yield str(number)
        menu.choose(number)
    if menu.confirming:
        yield "1"


def difference(mine: tuple[bytes, list[Any]], theirs: tuple[bytes, list[Any]]) -> str:
    """The first thing that is read or heard in one of two worlds and not in the other, in words."""
    pairs = [
        ("reads", mine[0].decode().splitlines(), theirs[0].decode().splitlines()),
        ("hears", mine[1], theirs[1]),
    ]
    for how, one, other in pairs:
        for here, there in zip(one, other, strict=False):
            if here != there:
                return f"{how} {here!r} in one world, and in another that it must not tell apart {there!r}"
    return "reads or hears more in one world than in another"
