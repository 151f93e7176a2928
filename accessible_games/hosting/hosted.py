"""A table whose players sit at devices of their own: who comes, what they send, and the turns.

One thread has it, with the game's table, its journal and all outputs; nothing else touches them.
Others hand in what is to be done there (`Hosted.post`), and read the records of the devices, which only
grow.
"""

from __future__ import annotations

import contextlib
import hmac
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from random import Random
from typing import Final, Literal

from accessible_games.engine import Seat
from accessible_games.engine.table import Table
from accessible_games.narration.catalogue import catalogue
from accessible_games.narration.names import PlayerName
from accessible_games.narration.narrator import Narrator
from accessible_games.narration.wording import Verbosity
from accessible_games.play.commands import CommandWords
from accessible_games.play.facts import (
    AgainNotWanted,
    ChatLine,
    DeviceChanged,
    PhoneGone,
    PhoneTaken,
    WatcherCame,
)
from accessible_games.play.match import Aside, MakeBot, Match
from accessible_games.play.output import Output
from accessible_games.play.own_device import OwnDevice
from accessible_games.play.players import Player
from accessible_games.play.ports import Saves
from accessible_games.play.race import Pressed, Referee
from accessible_games.play.service import Service
from accessible_games.play.tone import Followed, Tones
from accessible_games.play.turns import Turns
from accessible_games.play.watching import Watcher

from .device import Device
from .doorkeeper import new_token, sealed
from .inbox import Inbox
from .places import USELESS, DevicePreferences, GuestSaves, Newcomer, Place, Seated, Unwelcome
from .racing import DeviceLane

_MOST_WATCHERS: Final = 12
_FIRST_WATCHER: Final = -2
"""Their numbers go down from here: none of them is a seat, and none is chance."""
_CHATS: Final = 5
_CHAT_WITHIN: Final = 10.0
"""So many lines of one person within so many seconds: whoever writes more would drown the game."""


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


class Hosted:
    """A table, from the first who comes to the end of the game.

    Args:
        places: the seats for devices, with the language each is laid for.
        others: what the rest are called: robots, and who sits at the keyboard.
        open_game: makes the game once every place is taken; it is given the newcomers by seat.
        records_of: called when a seat's device has further records; from the table's thread.
        welcome: called when somebody has come, with how many are still awaited.
        inbox: of the thread that has the table; None: it has one of its own.
        kept_for: further places, for those at the keyboard: by their names they may take hand and
            questions to a device; what all may hear, they hear from the keyboard.
    """

    def __init__(
        self,
        places: Mapping[Seat, str],
        open_game: Callable[[Mapping[Seat, Newcomer]], Opened],
        records_of: Callable[[Seat], None] = lambda seat: None,
        welcome: Callable[[Newcomer, int], None] = lambda newcomer, awaited: None,
        others: Sequence[PlayerName] = (),
        inbox: Inbox | None = None,
        kept_for: Mapping[Seat, str] | None = None,
    ) -> None:
        self.races = False
        """Whether its game may have races: then clocks are compared."""
        self.epoch = secrets.token_hex(8)
        """Of this run of the program: numbers of records are of it."""
        self.places = {seat: Place(seat, language) for seat, language in places.items()}
        for seat, name in (kept_for or {}).items():
            self.places[seat] = Place(seat, "", kept_for=name)
        self.watchers: dict[Seat, Place] = {}
        """Those who watch, by numbers that are no seats."""
        self.connected: Callable[[Seat], bool] = lambda seat: True
        """Whether a device of a seat is there now; asked from the table's thread."""
        self.plays_again = False
        """Whether those at devices are asked, at the end, whether they play once more."""
        self._wants_again: set[Seat] | None = None
        """Who has not answered that; None: nobody was asked."""
        self.turns: Turns | None = None
        self.records_of = records_of
        self.taken: Callable[[Seat], None] = lambda seat: None
        """Called when somebody of the keyboard takes hand and questions to a device, while a game runs."""
        self.returned: Callable[[Seat], None] | None = None
        """Called when they are back at the keyboard; None: there is no way back."""
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

    def place_of(self, seal: str) -> Place | None:
        """Whose token it is, sealed; None: nobody's any more."""
        for place in list(self.everybody()):
            if any(hmac.compare_digest(known, seal) for known in list(place.seals)):
                return place
        return None

    def everybody(self) -> Iterator[Place]:
        """Those who have a seat, and those who watch."""
        return chain(self.places.values(), list(self.watchers.values()))

    # -- time ----------------------------------------------------------------------------------------

    def serve(self, timeout: float | None = 0.0) -> bool:
        """Do what was handed in; False if there was nothing.

        Args:
            timeout: seconds to wait for the first of it; None: until there is something.
        """
        return bool(self._inbox.empty(timeout))

    def advance(self, now: float) -> float | None:
        """Do all that is due; returns when something is due next, as `Turns.advance` does."""
        self._now = max(self._now, now)
        if self.turns is None and not self.awaited:
            self.begin()
        if self.turns is None:
            return None
        due = self.turns.advance(now)
        self.put()
        return due

    def put(self) -> None:
        """Send to each device what is asked there now."""
        for place in self.everybody():
            if place.party is not None:
                party = place.party
                place.device.put(party.question, passes=party.passes, types=party.types)
                if self.over:
                    place.device.end()
        if self.over and self._wants_again is None:
            self._ask_again()
            self.put()

    @property
    def questions(self) -> list[int]:
        """The number of what each device is asked, by place."""
        return [0 if place.party is None else place.party.question for place in self.everybody()]

    def look_in(self, now: float) -> None:
        """Do what was handed in, for turns that somebody else advances."""
        self._now = max(self._now, now)
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
        if newcomer.watches:
            return self._watch(Newcomer(name, newcomer.language))
        taken = [place.name for place in self.places.values() if not place.free]
        taken += [other.text for other in self._others]
        if name.casefold() in map(str.casefold, taken):
            return "taken"
        own = [one for one in self.places.values() if one.kept_for.casefold() == name.casefold()]
        free = own or [one for one in self.places.values() if one.free and not one.kept_for]
        # A place that was laid for a language is for those who speak it, where there is another one.
        free.sort(key=lambda place: place.language not in ("", newcomer.language))
        if not free:
            return "full"
        return self._give(free[0], Newcomer(name, newcomer.language))

    def sit_beside(self, newcomer: Newcomer, answered: Callable[[Seated | Unwelcome], None]) -> None:
        """Somebody comes under the name of a player who sits already: it may be a second device.

        The player is asked, at the device that is there.  Where none can be reached, the new one takes
        the seat.  All are told in either case.

        Args:
            newcomer: who comes.
            answered: told what became of it, now or once the player has answered.
        """
        name = " ".join(newcomer.name.split()).casefold()
        place = next((one for one in self.places.values() if one.name.casefold() == name), None)
        if place is None or place.free or self.turns is None or not isinstance(place.party, OwnDevice):
            answered("taken")
            return
        known = place

        def follow(answer: Literal["both", "new", "no"]) -> None:
            if answer == "no":
                answered("taken")
                return
            token = new_token()
            known.seals = [*(known.seals if answer == "both" else ()), sealed(token)]
            if self.turns is not None:
                self.turns.tell_all(DeviceChanged(known.seat))
            self.seats_changed()
            self.records_of(known.seat)
            answered(Seated(known.seat, token))

        if self.connected(place.seat):
            place.party.ask_about_device(follow)
        else:
            follow("new")

    def _watch(self, newcomer: Newcomer) -> Seated | Unwelcome:
        """Let somebody watch."""
        if len(self.watchers) >= _MOST_WATCHERS:
            return "full"
        token, seat = new_token(), Seat(min(self.watchers, default=_FIRST_WATCHER + 1) - 1)
        device = Device(newcomer.language, lambda: self.records_of(seat))
        place = Place(seat, newcomer.language, newcomer.name, [sealed(token)], device)
        self.watchers[seat] = place
        if self.turns is None:
            words = catalogue(newcomer.language, "host")
            self._say(place, words.text("host-waiting", awaited=self.awaited))
        else:
            self.turns.tell_all(WatcherCame(newcomer.name))
            self._let_watch(place)
        return Seated(seat, token)

    def _give(self, place: Place, newcomer: Newcomer) -> Seated:
        token = new_token()
        place.name, place.seals, place.language = newcomer.name, [sealed(token)], newcomer.language
        place.lines = {}
        seat = place.seat
        place.device = Device(newcomer.language, lambda: self.records_of(seat))
        if self.turns is None:
            self._tell_coming(newcomer)
        else:
            if place.kept_for:
                self.taken(seat)
            self._seat_at_table(place)
            if place.kept_for:
                self.turns.tell_all(PhoneTaken(seat))
        self.seats_changed()
        return Seated(seat, token)

    def keep_for(self, seat: Seat, name: str) -> None:
        """Let a player at the keyboard take hand and questions to a device, by that name."""
        if seat not in self.places:  # another thread may look through them: they never change
            self.places = {**self.places, seat: Place(seat, "", kept_for=name)}

    def bring_back(self, seat: Seat) -> bool:
        """Let a player be at the keyboard again, whose device is of no use any more; False: there is none."""
        place = self.places.get(seat)
        if place is None or place.free or not place.kept_for or self.returned is None or self.turns is None:
            return False
        if place.party is not None:
            self.turns.unjoin(place.party)
        self._give_back(place)
        self.returned(seat)
        self.turns.tell_all(PhoneGone(seat))
        return True

    def lay(self, seat: Seat, name: str, language: str, seals: Sequence[str]) -> None:
        """Let somebody who sat there, in an earlier run of the program, come back to their seat."""
        place = self.places[seat]
        place.name, place.language, place.seals = name, language, list(seals)
        place.played.add(name)
        place.device = Device(language, lambda: self.records_of(seat))

    @property
    def awaited(self) -> int:
        """How many are still awaited."""
        return sum(place.free and not place.kept_for for place in self.places.values())

    def leave_at_keyboard(self) -> None:
        """Whoever has not taken hand and questions to a device by now plays at the keyboard."""
        self.places = {
            seat: place for seat, place in self.places.items() if not (place.free and place.kept_for)
        }

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
            {
                place.seat: Newcomer(place.name, place.language)
                for place in self.places.values()
                if not place.free
            }
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
        turns.bring_back = self.bring_back
        if opened.make_referee is not None:
            turns.race_by(opened.make_referee(turns.match))
        if opened.make_tones is not None:
            turns.tones = opened.make_tones(turns.match)
        self.seats_changed()
        for place in self.places.values():
            if not place.free:
                self._seat_at_table(place)
        for place in self.watchers.values():
            self._let_watch(place)

    def _let_watch(self, place: Place) -> None:
        """Let somebody who watches hear the turns, in their own language."""
        assert self.turns is not None
        told = [replace(player, language=place.language) for player in self._opened.players]
        output = Output(told, place.device, place.device, place.device, here=())
        place.device.events = lambda: len(output.history.entries(None))
        place.output = output
        place.party = Watcher(self.turns, output, place.language)

    def _seat_at_table(self, place: Place) -> None:
        opened, turns, seat = self._opened, self.turns, place.seat
        assert turns is not None
        device, players = place.device, list(opened.players)
        if place.kept_for and place.language:  # a device may be told in another language than the keyboard
            players[seat] = replace(players[seat], language=place.language)
        output = Output(players, device, device, device, here=(seat,))
        saves = GuestSaves(opened.saves, place.language)
        service = Service(opened.table, output, saves, DevicePreferences(), device, USELESS)
        device.events = lambda: len(output.history.entries(seat))
        place.output = output
        if turns.races is not None:
            turns.races.lanes[seat] = DeviceLane(device, output.tell, lambda: self._now)
        place.party = OwnDevice(turns, output, service, new=place.name not in place.played)
        place.played.add(place.name)
        if place.kept_for:
            place.party.hear_aloud(device)
            if self.returned is not None:
                place.party.leave = lambda: self.bring_back(seat)
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
        of: str = "",
    ) -> None:
        """Follow a line of a device.

        Args:
            seat: whose it is.
            count: which line of that device it is: one that came before is not followed again.
            line: what was typed or chosen.
            question: the number of the question that it answers; None: it is a command.
            pressed: when it was pressed in a race, or while a tone went along, by the device.
            now: when it came; None: as the table had it last.
            of: which device of the seat it is: its token, sealed.
        """
        place = self._counted(seat, count, now, of)
        if place is None:
            return
        if self.turns is None or place.party is None:
            self._say(place, catalogue(place.language, "host").text("host-waiting", awaited=self.awaited))
            return
        if isinstance(place.party, Watcher):
            self._take_watcher(place, place.party, line)
            return
        self.turns.take(seat, line, question, self._now, pressed)
        if seat in self.turns.left:
            self._give_back(place)

    def _counted(self, seat: Seat, count: int, now: float | None, of: str) -> Place | None:
        """The place of a device that sends something for the first time; None: it has come before."""
        self._now = max(self._now, self._now if now is None else now)
        place = self.places.get(seat) or self.watchers.get(seat)
        if place is None or place.free or count <= place.lines.get(of, 0):
            return None
        place.lines[of] = count
        return place

    def _take_watcher(self, place: Place, party: Watcher, line: str) -> None:
        found = CommandWords(self._opened.table.game, place.language).find(line)
        if found is not None and found[0].id == "quit" and self.turns is not None:
            self.turns.unjoin(party)
            place.device.leave()
            del self.watchers[place.seat]
        else:
            party.take(line)

    def chat(self, seat: Seat, count: int, text: str, now: float, of: str = "") -> None:
        """Somebody writes something to all: a line of text, never more than that."""
        place = self._counted(seat, count, now, of)
        if place is None:
            return
        place.chats = [at for at in place.chats if now - at < _CHAT_WITHIN]
        if len(place.chats) >= _CHATS:
            self._say(place, catalogue(place.language, "host").text("host-chat-too-often"))
            return
        place.chats.append(now)
        devices = [one.device for one in self.everybody() if not one.free]
        for device in devices:
            device.chatting = True
        if self.turns is not None:
            self.turns.tell_all(ChatLine(place.name, text))
        else:
            for one in self.everybody():
                if not one.free:
                    words = Narrator((), one.language, Verbosity.NORMAL)
                    self._say(one, words.tell(ChatLine(place.name, text), None).text)
        for device in devices:
            device.chatting = False

    def lost(self, seat: Seat, now: float) -> None:
        """No device of a seat can be reached any more."""
        place = self.places.get(seat)
        if self.turns is not None and place is not None and not place.free and not self.connected(seat):
            self.turns.lost(seat, now)

    def found(self, seat: Seat) -> None:
        """A device of a seat is there again."""
        if self.turns is not None and seat in self.places:
            self.turns.found(seat)

    # -- once more -------------------------------------------------------------------------------------

    def clear_away(self) -> None:
        """The game is over, and the same people play once more: each keeps seat and device."""
        self.turns = None
        self._wants_again = None
        for place in self.everybody():
            place.party = place.output = None
            place.device.begin_anew()

    def _ask_again(self) -> None:
        """Let everybody with a seat look back, and ask whether they play once more, where that is asked.

        They do if nobody says no.
        """
        parties = [one.party for one in self.places.values() if isinstance(one.party, OwnDevice)]
        self._wants_again = {party.seat for party in parties}
        for party in parties:
            if not self.plays_again:
                party.offer_to_look_back()
                continue
            party.ask_once_more(lambda yes, seat=party.seat: self._answer_again(seat, yes=yes))  # type: ignore[misc]

    def _answer_again(self, seat: Seat, *, yes: bool) -> None:
        waiting = self._wants_again
        if not waiting or self.turns is None:
            return
        if not yes:
            self._wants_again = set()
            self.turns.tell_all(AgainNotWanted())
            return
        waiting.discard(seat)
        if not waiting:
            self.clear_away()
            self.begin()

    def let_go(self) -> None:
        """Nobody comes back here: what was told is not kept any longer.

        What refers to each other in a circle is found by Python much later, and this is most of it.
        """
        for place in self.everybody():
            place.device.records.clear()
            if place.output is not None:
                place.output.history.clear()
            place.party = place.output = None
        self.turns = None

    def known(self, seat: Seat, race: int, ms: int) -> None:
        """A device says that nothing else was pressed there up to a moment of a race."""
        if self.turns is not None and self.turns.races is not None:
            self.turns.races.known(seat, race, ms)

    def _give_back(self, place: Place) -> None:
        """The player has left: the seat is free for whoever comes, and the token is nobody's."""
        place.device.leave()
        place.seals, place.name = [], ""
        place.party = place.output = None
        if self.turns is not None and self.turns.races is not None:
            self.turns.races.lanes.pop(place.seat, None)
        self.seats_changed()

    def missed(self, seat: Seat, events: int) -> list[str]:
        """What a seat was told since so many lasting events, in its own words.

        A device that was there before the program was started anew has heard the ones before.
        """
        place = self.places.get(seat)
        output = None if place is None else place.output
        if output is None:
            return []
        words = output.own_words(seat)
        with contextlib.suppress(IndexError):
            return [
                words.tell(entry.event, entry.listener).text
                for entry in output.history.entries(seat)[max(0, events) :]
            ]
        return []
