"""A table whose players sit at devices of their own: who comes, what they type, and the turns.

One thread has it, with the game's table, its journal and all outputs; nothing else touches them.
Others hand in what is to be done there (`Hosted.post`), and read the records of the devices, which only
grow.
"""

from __future__ import annotations

import contextlib
import hmac
import queue
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Literal

from accessible_games.engine import Fact, GameError, Seat
from accessible_games.engine.table import Table
from accessible_games.narration.catalogue import catalogue
from accessible_games.narration.names import PlayerName
from accessible_games.play.match import Aside, MakeBot, Match, TakenBack
from accessible_games.play.output import Output
from accessible_games.play.own_device import OwnDevice
from accessible_games.play.players import Player
from accessible_games.play.ports import Cues, Loudness, Reading, Saves, Speaker, Voice
from accessible_games.play.race import Pressed, Referee
from accessible_games.play.service import Service
from accessible_games.play.settings import VoiceChoice
from accessible_games.play.tone import Followed, Tones
from accessible_games.play.turns import Turns

from .device import Device
from .doorkeeper import new_token, sealed
from .racing import DeviceLane

Unwelcome = Literal["name", "taken", "full", "over"]
"""Why somebody cannot sit down: no name, somebody else's name, no place, or the game is over."""

_LOOKS_IN: Final = 0.02
"""Seconds after which turns that a keyboard runs look again what has come from devices."""
_MOST_WAITING: Final = 1000
"""Things that wait to be done at the table; whoever sends more is refused."""


@dataclass(frozen=True, slots=True)
class Newcomer:
    """Who comes in.

    Attributes:
        name: what they are called.
        language: in which they are told.
    """

    name: str
    language: str


@dataclass(frozen=True, slots=True)
class Seated:
    """Who has sat down.

    Attributes:
        seat: where.
        token: what their device shows from now on.
    """

    seat: Seat
    token: str


@dataclass(frozen=True, slots=True)
class Opened:
    """A game that can begin.

    Attributes:
        table: its table, at which nothing is dealt yet, or which comes from a journal.
        players: by seat.
        saves: where it is kept.
        make_bot: a bot of a level for a seat.
        rng: the source of the bots' choices.
        aside: lets bots think that take their time.
        make_referee: judges races of this game at devices apart; None: it has none.
        make_tones: has some of its actions wait for a tone; None: none do.
    """

    table: Table
    players: Sequence[Player]
    saves: Saves
    make_bot: MakeBot
    rng: Random
    aside: Aside | None = None
    make_referee: Callable[[Match], Referee] | None = None
    make_tones: Callable[[Match], Tones] | None = None


@dataclass(slots=True)
class Place:
    """A seat for somebody with a device.

    Attributes:
        seat: which.
        language: that it was laid for; whoever sits down may choose another.
        name: of whoever sits there; "" for nobody.
        seal: of their token.
        device: what they are sent.
        party: their part in the turns; None before the game.
        lines: how many lines of the device were followed.
    """

    seat: Seat
    language: str
    name: str = ""
    seal: str = ""
    device: Device = field(default_factory=lambda: Device(""))
    party: OwnDevice | None = None
    lines: int = 0
    output: Output | None = None

    @property
    def free(self) -> bool:
        """Whether nobody sits there."""
        return not self.seal


class DevicePreferences:
    """What is chosen on a device stays there: voice, speed and loudness are its own."""

    clear: bool | None = False
    reader = False
    playable_cue = False
    speaker: Speaker = "nobody"

    def can_speak(self, speaker: Speaker) -> bool:
        """Who speaks is chosen on the page."""
        return False

    def speak_by(self, speaker: Speaker) -> tuple[Voice | None, Cues | None]:
        """Never called: nobody else can speak."""
        raise NotImplementedError

    def reading(self, language: str) -> Reading:
        """As it comes."""
        return VoiceChoice()

    def set_reading(self, language: str, **changes: Any) -> None:
        """The page has its own."""

    def loudness(self, what: Loudness) -> int:
        """The device has its own."""
        return 100

    def set_loudness(self, what: Loudness, per_cent: int) -> None:
        """The device has its own."""

    def remember(self) -> None:
        """There is nothing to be kept."""

    def keep_player(self, player: Player, changed: Collection[str]) -> None:
        """What a guest likes is not kept on somebody else's computer."""


class _GuestSaves:
    """A guest names no file on somebody else's computer.

    Args:
        saves: the table's.
        language: the guest's.
    """

    command = ""

    def __init__(self, saves: Saves, language: str) -> None:
        self._saves = saves
        self._language = language

    def keep_as(self, name: str) -> str:
        """Refused: the game is kept anyway, and whoever hosts it names it."""
        raise GameError(catalogue(self._language, "host").text("host-saves-itself"))

    def stop_keeping(self) -> None:
        """What the turns ask of their own saves."""
        self._saves.stop_keeping()


class Inbox:
    """What other threads have handed in to the one that has the tables."""

    def __init__(self, most: int = _MOST_WAITING) -> None:
        self._queue: queue.Queue[tuple[Hosted, Callable[[], None]]] = queue.Queue(most)

    def put(self, hosted: Hosted, act: Callable[[], None]) -> bool:
        """Have something done at a table; False if too much waits."""
        try:
            self._queue.put_nowait((hosted, act))
        except queue.Full:
            return False
        return True

    def empty(self, seconds: float | None) -> list[Hosted]:
        """Do what was handed in; returns the tables that it was for.

        Args:
            seconds: how long to wait for the first of it; 0: not at all; None: until there is something.
        """
        served: dict[Hosted, None] = {}
        try:
            hosted, act = self._queue.get(seconds != 0, seconds)
            while True:
                act()
                served[hosted] = None
                hosted, act = self._queue.get_nowait()
        except queue.Empty:
            return list(served)


class Hosted:
    """A table, from the first who comes to the end of the game.

    Args:
        places: the seats for devices, with the language each is laid for.
        others: what the rest are called: robots, and who sits at the keyboard.
        open_game: makes the game once every place is taken; it is given the newcomers by seat.
        records_of: called when a seat's device has further records; from the table's thread.
        welcome: called when somebody has come, with how many are still awaited.
    """

    def __init__(
        self,
        places: Mapping[Seat, str],
        open_game: Callable[[Mapping[Seat, Newcomer]], Opened],
        records_of: Callable[[Seat], None] = lambda seat: None,
        welcome: Callable[[Newcomer, int], None] = lambda newcomer, awaited: None,
        others: Sequence[PlayerName] = (),
        inbox: Inbox | None = None,
    ) -> None:
        self.races = False
        """Whether its game may have races: then clocks are compared."""
        self.epoch = secrets.token_hex(8)
        """Of this run of the program: numbers of records are of it."""
        self.places = {seat: Place(seat, language) for seat, language in places.items()}
        self.turns: Turns | None = None
        self.records_of = records_of
        self.seats_changed: Callable[[], None] = lambda: None
        """Called when somebody has got, or given back, a token: what is kept of them is to be written."""
        self._open_game = open_game
        self.welcome = welcome
        self._others = others
        self._inbox = inbox or Inbox()
        self._now = 0.0

    # -- from other threads ------------------------------------------------------------------------

    def post(self, act: Callable[[], None]) -> bool:
        """Have something done at the table; False if too much waits there."""
        return self._inbox.put(self, act)

    def seat_of(self, token: str) -> Seat | None:
        """Whose token it is; None: nobody's any more."""
        seal = sealed(token)
        for place in self.places.values():
            if place.seal and hmac.compare_digest(place.seal, seal):
                return place.seat
        return None

    # -- time ----------------------------------------------------------------------------------------

    def serve(self, timeout: float | None = 0.0) -> bool:
        """Do what was handed in; False if there was nothing.

        Args:
            timeout: seconds to wait for the first of it; None: until there is something.
        """
        return bool(self._inbox.empty(timeout))

    def advance(self, now: float) -> float | None:
        """Do all that is due; returns when something is due next, as `Turns.advance` does."""
        self._now = now
        if self.turns is None and not self.awaited:
            self.begin()
        if self.turns is None:
            return None
        due = self.turns.advance(now)
        self.put()
        return due

    def put(self) -> None:
        """Send to each device what is asked there now."""
        for place in self.places.values():
            if place.party is not None:
                place.device.put(place.party.question, passes=place.party.passes)
                if self.over:
                    place.device.end()

    def look_in(self, now: float) -> None:
        """Do what was handed in, for turns that somebody else advances."""
        self._now = now
        self.serve()
        self.put()

    @property
    def over(self) -> bool:
        """Whether the game is at its end."""
        return self.turns is not None and self.turns.over

    # -- who sits --------------------------------------------------------------------------------------

    def sit_down(self, newcomer: Newcomer) -> Seated | Unwelcome:
        """Give a seat to somebody who knows the code."""
        if self.over:
            return "over"
        name = " ".join(newcomer.name.split())
        taken = [place.name for place in self.places.values() if not place.free]
        taken += [other.text for other in self._others]
        if name.casefold() in map(str.casefold, taken):
            return "taken"
        free = [place for place in self.places.values() if place.free]
        # A place that was laid for a language is for those who speak it, where there is another one.
        free.sort(key=lambda place: place.language not in ("", newcomer.language))
        if not free:
            return "full"
        return self._give(free[0], Newcomer(name, newcomer.language))

    def _give(self, place: Place, newcomer: Newcomer) -> Seated:
        token = new_token()
        place.name, place.seal, place.language = newcomer.name, sealed(token), newcomer.language
        place.lines = 0
        seat = place.seat
        place.device = Device(newcomer.language, lambda: self.records_of(seat))
        if self.turns is None:
            self._tell_coming(newcomer)
        else:
            self._seat_at_table(place)
        self.seats_changed()
        return Seated(seat, token)

    def lay(self, seat: Seat, name: str, language: str, seal: str) -> None:
        """Let somebody who sat there, in an earlier run of the program, come back to their seat."""
        place = self.places[seat]
        place.name, place.language, place.seal = name, language, seal
        place.device = Device(language, lambda: self.records_of(seat))

    @property
    def awaited(self) -> int:
        """How many are still awaited."""
        return sum(place.free for place in self.places.values())

    def _tell_coming(self, newcomer: Newcomer) -> None:
        self.welcome(newcomer, self.awaited)
        for place in self.places.values():
            if not place.free:
                words = catalogue(place.language, "host")
                own = place.name == newcomer.name
                key = "host-you-sit" if own else "host-has-come"
                self._say(place, words.text(key, name=newcomer.name, awaited=self.awaited))

    @staticmethod
    def _say(place: Place, text: str) -> None:
        """Tell somebody something before there is a game that tells them."""
        place.device.say(text, kind="event", language=place.language)
        place.device.show(text)

    # -- the game ----------------------------------------------------------------------------------------

    def open_game(self) -> Opened:
        """The game of those who have come; everybody is there."""
        return self._open_game(
            {place.seat: Newcomer(place.name, place.language) for place in self.places.values()}
        )

    def begin(self, opened: Opened | None = None) -> None:
        """Let the game begin, or go on, with nobody but those at devices.

        Args:
            opened: the game; None: a new one.
        """
        opened = opened or self.open_game()
        match = Match(opened.table, opened.players, opened.make_bot, opened.rng, opened.aside)
        self.go_on(opened, Turns(match, opened.saves))

    def go_on(self, opened: Opened, turns: Turns) -> None:
        """Let those at devices take part in the turns of a game."""
        self._opened, self.turns = opened, turns
        if opened.make_referee is not None:
            turns.race_by(opened.make_referee(turns.match))
        if opened.make_tones is not None:
            turns.tones = opened.make_tones(turns.match)
        self.seats_changed()
        for place in self.places.values():
            if not place.free:
                self._seat_at_table(place)

    def _seat_at_table(self, place: Place) -> None:
        opened, turns, seat = self._opened, self.turns, place.seat
        assert turns is not None
        device = place.device
        output = Output(opened.players, device, device, device, here=(seat,))
        saves = _GuestSaves(opened.saves, place.language)
        service = Service(opened.table, output, saves, DevicePreferences(), device)
        device.events = lambda: len(output.history.entries(seat))
        place.output = output
        if turns.races is not None:
            turns.races.lanes[seat] = DeviceLane(device, output.tell, lambda: self._now)
        place.party = OwnDevice(turns, output, service)
        place.party.play_tone = device.play_tone

    # -- what comes from a device ----------------------------------------------------------------------

    def take(
        self,
        seat: Seat,
        count: int,
        line: str,
        question: int | None,
        pressed: Pressed | Followed | None = None,
        now: float | None = None,
    ) -> None:
        """Follow a line of a device.

        Args:
            seat: whose it is.
            count: which line of that device it is: one that came before is not followed again.
            line: what was typed or chosen.
            question: the number of the question that it answers; None: it is a command.
            pressed: when it was pressed in a race, or while a tone went along, by the device.
            now: when it came; None: as the table had it last.
        """
        self._now = max(self._now, self._now if now is None else now)
        place = self.places[seat]
        if count <= place.lines or place.free:
            return
        place.lines = count
        if self.turns is None or place.party is None:
            self._say(place, catalogue(place.language, "host").text("host-waiting", awaited=self.awaited))
            return
        self.turns.take(seat, line, question, self._now, pressed)
        if seat in self.turns.left:
            self._give_back(place)

    def known(self, seat: Seat, race: int, ms: int) -> None:
        """A device says that nothing else was pressed there up to a moment of a race."""
        if self.turns is not None and self.turns.races is not None:
            self.turns.races.known(seat, race, ms)

    def _give_back(self, place: Place) -> None:
        """The player has left: the seat is free for whoever comes, and the token is nobody's."""
        place.device.leave()
        place.seal = place.name = ""
        place.party = place.output = None
        if self.turns is not None and self.turns.races is not None:
            self.turns.races.lanes.pop(place.seat, None)
        self.seats_changed()

    def missed(self, seat: Seat, events: int) -> list[str]:
        """What a seat was told since so many lasting events, in its own words.

        A device that was there before the program was started anew has heard the ones before.
        """
        output = self.places[seat].output
        if output is None:
            return []
        words = output.own_words(seat)
        with contextlib.suppress(IndexError):
            return [
                words.tell(entry.event, entry.listener).text
                for entry in output.history.entries(seat)[max(0, events) :]
            ]
        return []


class Doorway:
    """The way from the devices into turns that a keyboard runs: a `Party` without a seat.

    Args:
        hosted: the table.
    """

    seats: tuple[Seat, ...] = ()
    busy = False
    heard = True

    def __init__(self, hosted: Hosted) -> None:
        self._hosted = hosted
        self.due: float | None = 0.0

    def wake(self, now: float) -> None:
        """Do what has come from devices, and send them what is asked there."""
        self._hosted.look_in(now)
        self.due = now + _LOOKS_IN

    def take(self, line: str, question: int | None = None) -> None:
        """Nobody types here."""

    def tell(self, actor: Seat | None) -> None:
        """Nobody listens here."""

    def settle(self) -> None:
        """Nobody waits here."""

    def ask(self, seats: Sequence[Seat], *, several: bool) -> None:
        """Nobody sits here."""

    def close(self) -> None:
        """Nothing is asked here."""

    def let_type(self) -> None:
        """Nobody types here."""
        raise NotImplementedError

    def ask_to_keep(self, cause: str) -> None:
        """The turns ask whoever joined first, and that is never this one."""
        raise NotImplementedError

    def ask_to_undo(self, seat: Seat) -> None:
        """Nobody sits here; `Turns` asks those alone who have a seat."""

    def ask_for_robot(self, seat: Seat) -> None:
        """Nobody sits here."""

    def say(self, seat: Seat | None, fact: Fact) -> None:
        """Nobody listens here."""

    def advise(self, seat: Seat, hint: Sequence[Fact]) -> None:
        """Nobody asks here."""

    def went_back(self, taken_back: TakenBack) -> None:
        """Nobody listens here."""
