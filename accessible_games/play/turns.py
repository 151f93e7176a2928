"""The turns of a game: whose it is, what robots do and when, what is kept, what is taken back.

Nothing here waits, speaks or reads a clock.  Whoever runs a game calls `Turns.advance` with the time;
it does what is due and says when there is something to do again.  What players type comes in by their
`Party`: those who share a keyboard (`hot_seat`), or one at a device of their own (`own_device`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final, Literal, Protocol

from accessible_games.engine import (
    CHANCE,
    Action,
    Fact,
    IllegalActionError,
    NotationError,
    OpenGame,
    OutcomeNotPossible,
    Refused,
    Seat,
)
from accessible_games.engine.dealing import Part
from accessible_games.engine.table import UndoRefusedError
from accessible_games.engine.timing import Plan

from .facts import (
    ConnectionBack,
    ConnectionLost,
    RobotGaveBack,
    RobotNotWanted,
    RobotPlays,
    SeatLeft,
    SeatTaken,
    UndoNotGranted,
    UndoNotPossible,
)
from .hintfacts import HintNoTime
from .hints import Hints
from .journalfile import JournalLostError
from .lesson import TeachingTable
from .live import LiveHost
from .match import Match, TakenBack, Thought
from .ports import Saves
from .race import Pressed, Races, Referee
from .tone import Followed, Tones
from .typeddeal import TypedDeal
from .wholefile import obstacle_of

THINKING: Final = 0.6
"""Seconds that a robot seems to think, however many moves it has, so that time tells nothing."""

_NOT_YET: Final = 0.02
"""Seconds until a robot is asked again that has thought for longer than it seems to, or an adviser."""

_SELDOM: Final = 0.2
"""The same for one that thinks for long: many tables may wait for robots that search."""

FAIR_START: Final = 2.0
"""Seconds after it was told what a moment is about, before which no robot's time begins where people
answer by lines or lists: they hear a line to its end, and type a word where others press one key."""
PATIENCE: Final = 60.0
"""Seconds that a device may be out of reach before the others are asked whether a robot shall play on."""
_ASKED_AGAIN: Final = (180.0, 900.0)
"""Seconds after which they are asked once more, each time; then never again."""

UNDO_WAITS: Final = 30.0
"""Seconds in which everybody may say that nothing is to be taken back; who says nothing agrees to nothing."""


class Party(Protocol):
    """Players who are told and asked at one place.  What takes time there, it does between two calls."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Whose place it is."""
        ...

    @property
    def busy(self) -> bool:
        """Whether something is being told there that robots wait for."""
        ...

    @property
    def heard(self) -> bool:
        """Whether what was asked last has been told: its sound has begun, or it is shown."""
        ...

    @property
    def due(self) -> float | None:
        """The time at which it wants to be woken; None: no time by itself."""
        ...

    def wake(self, now: float) -> None:
        """Go on with what has waited until now, and begin what waits behind it."""
        ...

    def take(self, line: str, question: int | None = None) -> None:
        """Follow a line.

        Args:
            line: what was typed.
            question: the number of the question that it answers, where questions have numbers.
        """
        ...

    def tell(self, actor: Seat | None) -> None:
        """Tell what was heard since the last call.

        Args:
            actor: who did it, a robot and chance included.
        """
        ...

    def settle(self) -> None:
        """Let what was told last have its time: a robot acts next."""
        ...

    def ask(self, seats: Sequence[Seat], *, several: bool) -> None:
        """Ask players of this place: one whose turn it is, or those who may act before others do."""
        ...

    def close(self) -> None:
        """What was asked is over."""
        ...

    def let_type(self) -> None:
        """Let people type what is left for this place of the outcome that is awaited (`Turns.to_type`).

        Whoever types already goes on with it.
        """
        ...

    def ask_to_keep(self, cause: str) -> None:
        """Ask whether to try again or to go on unkept; the cause is a variant of `NotKept`."""
        ...

    def ask_to_undo(self, seat: Seat) -> None:
        """Ask everybody here whether a player may take the last decision back (`Turns.agree`)."""
        ...

    def ask_for_robot(self, seat: Seat) -> None:
        """Ask whether a robot shall play on for a player who has gone (`Turns.agree`)."""
        ...

    def say(self, seat: Seat | None, fact: Fact) -> None:
        """Say something about the course of the game, to one player of this place, or to all."""
        ...

    def advise(self, seat: Seat, hint: Sequence[Fact]) -> None:
        """Tell a player what that player alone asked for; nothing where the keyboard has gone on."""
        ...

    def went_back(self, taken_back: TakenBack) -> None:
        """A decision was taken back."""
        ...


class Seatless:
    """A `Party` at which nobody sits, so that nothing is asked there and no player told anything.

    Whoever derives from it says what happens at `wake`, and what is told to whoever listens all the same.
    """

    seats: tuple[Seat, ...] = ()
    busy = False
    heard = True
    due: float | None = None

    def wake(self, now: float) -> None:
        """Nothing takes time here."""

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

    def ask_to_keep(self, cause: str) -> None:
        """The turns ask whoever joined first, and that is somebody who has a seat."""
        raise NotImplementedError

    def ask_to_undo(self, seat: Seat) -> None:
        """Whoever has a seat is asked."""

    def ask_for_robot(self, seat: Seat) -> None:
        """Whoever has a seat is asked."""

    def say(self, seat: Seat | None, fact: Fact) -> None:
        """Nobody listens here."""

    def advise(self, seat: Seat, hint: Sequence[Fact]) -> None:
        """Whoever has a seat may ask for advice."""

    def went_back(self, taken_back: TakenBack) -> None:
        """Nobody listens here."""


@dataclass(slots=True)
class _Unkept:
    """What could not be kept.

    Attributes:
        act: does it, once more.
        then: what follows once it is done.
    """

    act: Callable[[], None]
    then: Callable[[], None]


@dataclass(slots=True)
class _Wish:
    """Something that all others are asked.

    Attributes:
        party: from where it is wished; None: from nowhere, the table itself asks.
        until: when it is over.
        asked: who has not answered.
        grant: does it once all have agreed; whether that has changed what is asked.
        refused: what is said if it is not done.
    """

    party: Party | None
    until: float
    asked: list[Party]
    grant: Callable[[], bool]
    refused: Callable[[Literal["no", "late", "over"]], Fact]


class Turns:
    """Lets people and robots act, one after the other or whoever comes first.

    Args:
        match: the game.
        saves: what may stop keeping it.
        thinking: seconds that a robot seems to think.
    """

    def __init__(self, match: Match, saves: Saves, thinking: float = THINKING) -> None:
        self.match = match
        self.table = match.table
        game = self.table.game
        self.open = isinstance(game, OpenGame) and game.open_table
        """Whether nothing is hidden, and several may act at once."""
        self.version = 0
        """How often something was done or taken back: what was asked at another number is over."""
        self.live: LiveHost | None = None
        """What runs moments in real time, at the one keyboard of the table; it blocks while it does."""
        self.races: Races | None = None
        """What runs races between devices apart, where the table has some and its game such moments."""
        self.tones: Tones | None = None
        """Has some actions of players at devices of their own wait for a tone."""
        self.timed = True
        """Whether time goes by while people are asked; a script takes none."""
        self._saves = saves
        self._thinking = thinking
        self._parties: list[Party] = []
        self._now = 0.0
        self._asked = False
        """Whether people have been asked, and nothing was done since."""
        self._settled = False
        """Whether what was told last has had its time."""
        self._thinks_until: float | None = None
        self._thought: Thought | None = None
        """What the robot does that seems to think; the two come and go together."""
        self.bring_back: Callable[[Seat], bool] = lambda seat: False
        """Brings a player back to the keyboard whose phone is gone; False where there is no way back."""
        self._thinks_since = 0.0
        self._unkept: _Unkept | None = None
        self._wish: _Wish | None = None
        self._hints = Hints(match.table, match.aside)
        self._typed = TypedDeal(match.table, match.is_person)
        self._left: set[Seat] = set()
        """Seats whose players have gone."""
        self._out_of_reach: set[Seat] = set()
        """Seats whose devices cannot be reached."""
        self._substitutes: set[Seat] = set()
        """Seats at which a robot plays on."""
        self._robot_asked: dict[Seat, float] = {}
        """When it is asked whether a robot shall play on, by the seat of who has gone."""
        self._times_asked: dict[Seat, int] = {}
        """How often it was."""
        # A moment in which whoever comes first acts.
        self.moments = 0
        """How many there were."""
        self._open_now = False
        self._opened: float | None = None
        """Since when times count in it; None: what it is about has not been told yet."""
        self._moment = 0
        """Milliseconds from its opening to what was done last."""
        self._plan: Plan | None = None
        self._done_with: list[Party] = []
        """Those who want nothing more in it."""
        self.pressed: Pressed | Followed | None = None
        """When the line was pressed that is being followed, where its device has measured it."""

    def race_by(self, referee: Referee) -> Races:
        """Let races be run between devices apart."""
        self.races = Races(referee, self._do_raced)
        return self.races

    @property
    def racing(self) -> Races | None:
        """The races, while one is open or about to open."""
        return self.races if self.races is not None and self.races.runs else None

    def opens_in(self) -> float:
        """Seconds until the race opens that has just begun: what is told of it waits until then."""
        opens = None if self.races is None else self.races.opens
        return 0.0 if opens is None else max(0.0, opens - self._now)

    def join(self, party: Party) -> None:
        """Let players be told and asked at a place; at once, if it is their turn."""
        for seat in self._left.intersection(party.seats):
            self._say(SeatTaken(seat))
        self._left.difference_update(party.seats)
        self._parties.append(party)
        for seat in party.seats:
            self._is_back(seat)
        if self._asked:
            self._ask_at(party)

    def leave(self, seat: Seat) -> None:
        """The place of a seat is given up: whoever has it is waited for until somebody joins for them."""
        party = self._party(seat)
        self._parties.remove(party)
        self._left.update(party.seats)
        self._let_others_type()
        wish, self._wish = self._wish, None
        for left in party.seats:
            self._out_of_reach.discard(left)
            self._say(SeatLeft(left))
            if self._is_person(left):
                self._robot_asked[left] = self._now
        if wish is not None and wish.party is not party:
            self._wish = wish
            if party in wish.asked:
                self._end_wish("no")

    def lost(self, seat: Seat, now: float) -> None:
        """The device of a seat cannot be reached any more; the others are told, once."""
        if seat in self._left or seat in self._out_of_reach or self.over:
            return
        self._now = max(self._now, now)
        self._out_of_reach.add(seat)
        self._robot_asked[seat] = self._now + PATIENCE
        self._say(ConnectionLost(seat), besides=seat)
        self._let_others_type()

    def found(self, seat: Seat) -> None:
        """The device of a seat is there again."""
        if seat in self._out_of_reach:
            self._out_of_reach.discard(seat)
            self._say(ConnectionBack(seat), besides=seat)
        self._is_back(seat)

    def _is_back(self, seat: Seat) -> None:
        """Whoever has gone is back: no robot is needed, and one that plays gives the seat back."""
        self._robot_asked.pop(seat, None)
        self._times_asked.pop(seat, None)
        if seat in self._substitutes:
            self._substitutes.discard(seat)
            self.match.give_back(seat)
            self._say(RobotGaveBack(seat))
            self._changed()

    def _wish_robots(self) -> None:
        """Ask whether a robot shall play on, for who has gone for long enough."""
        due = [seat for seat, at in self._robot_asked.items() if at <= self._now]
        if self.over or self._wish is not None or not due or not self.table.game.bots:
            return
        seat = due[0]
        if self.bring_back(seat):
            return
        times = self._times_asked[seat] = self._times_asked.get(seat, 0) + 1
        del self._robot_asked[seat]
        if times <= len(_ASKED_AGAIN):
            self._robot_asked[seat] = self._now + _ASKED_AGAIN[times - 1]
        gone = self._left | self._out_of_reach
        others = [party for party in self._parties if set(party.seats) - gone]
        if not others:
            return

        def grant() -> bool:
            self._robot_asked.pop(seat, None)
            self._substitutes.add(seat)
            self.match.substitute(seat)
            self._say(RobotPlays(seat))
            self._changed()
            return True

        self._wish = _Wish(None, self._now + UNDO_WAITS, others, grant, lambda why: RobotNotWanted(seat))
        for party in others:
            party.ask_for_robot(seat)

    @property
    def left(self) -> frozenset[Seat]:
        """Seats whose players have gone, and are waited for."""
        return frozenset(self._left)

    def _party(self, seat: Seat) -> Party:
        return next(party for party in self._parties if seat in party.seats)

    @property
    def _first(self) -> Party:
        """Those who are asked what concerns the whole table."""
        return next((party for party in self._parties if party.seats), self._parties[0])

    def tell_all(self, fact: Fact) -> None:
        """Tell everybody something that is no part of the game."""
        self._say(fact)

    def moved(self, seat: Seat) -> None:
        """A player is somewhere else than before: what was asked there is asked here."""
        if self._asked and (seat in self.table.actors() or self.table.awaited is not None):
            self._changed()

    @property
    def out_of_reach(self) -> frozenset[Seat]:
        """Seats whose devices cannot be reached."""
        return frozenset(self._out_of_reach)

    def unjoin(self, party: Party) -> None:
        """Somebody goes who has no seat, or whose seat is had elsewhere in the same moment."""
        self._parties.remove(party)
        for seat in party.seats:
            self._out_of_reach.discard(seat)
            self._robot_asked.pop(seat, None)

    def _say(self, fact: Fact, besides: Seat | None = None) -> None:
        """Tell all; none of it whoever has the seat besides."""
        for party in self._parties:
            if besides not in party.seats:
                party.say(None, fact)

    def take(
        self,
        seat: Seat,
        line: str,
        question: int | None = None,
        now: float | None = None,
        pressed: Pressed | Followed | None = None,
    ) -> None:
        """Let a player's line count.

        Args:
            seat: whose it is.
            line: what was typed or chosen.
            question: the number of the question that it answers; None: it is a command.
            now: the time, as `advance` has it; None: as it was there last.
            pressed: when it was pressed in a race, or while a tone went along, as the player's device has
                measured it.
        """
        if now is not None:
            self._now = max(self._now, now)
        if self._open_now:
            self.stamp(self._now)
        self.pressed = pressed
        try:
            self._party(seat).take(line, question)
        finally:
            self.pressed = None

    @property
    def over(self) -> bool:
        """Whether nobody may act any more."""
        return self._unkept is None and not self.table.actors()

    # -- time ---------------------------------------------------------------------------

    def advance(self, now: float) -> float | None:
        """Do all that is due.

        Args:
            now: the time in seconds, from any beginning.

        Returns:
            When something is due next; None: nothing is before somebody types.
        """
        self._now = now
        while True:
            for party in self._parties:
                party.wake(now)
            if self._wish is not None and now >= self._wish.until:
                self._end_wish("late")
            self._wish_robots()
            self._tell_hints()
            if not self._step():
                break
        return min((due for due in self._dues() if due is not None), default=None)

    def _dues(self) -> list[float | None]:
        dues = [party.due for party in self._parties]
        if self._hints.waiting:
            dues.append(self._now + _NOT_YET)
        if self._wish is not None:
            dues.append(self._wish.until)
        elif not self.over:
            dues.extend(self._robot_asked.values())
        if self._unkept is None and not any(party.busy for party in self._parties):
            dues.append(self._thinks_until)
            races = self.racing
            dues.append(self._plan_due() if races is None else races.due if self._asked else None)
            if races is None and self._open_now and self._opened is None and self.timed:
                dues.append(self._now + _NOT_YET)
        return dues

    def hint(self, seat: Seat) -> Sequence[Fact]:
        """A player asks what to do: what is told at once, or nothing where it is thought about.

        Then the player's party is told as soon as it is known (`Party.advise`).
        """
        return [HintNoTime()] if self._runs_live() else self._hints.ask(seat)

    @property
    def advises(self) -> bool:
        """Whether a hint is being thought about."""
        return self._hints.waiting

    def forget_hints(self, seats: Collection[Seat]) -> None:
        """Keep nothing of what these players were advised about; somebody else is at their keyboard."""
        self._hints.forget(seats)

    def _tell_hints(self) -> None:
        for seat, hint in self._hints.take():
            for party in self._parties:
                if seat in party.seats:
                    party.advise(seat, hint)

    def hurry(self) -> None:
        """Let the robot that thinks be done with it; or act, where a moment waits for robots alone."""
        if self._thinks_until is not None:
            self._thinks_until = self._now
        elif self._asked and self._open_now and self._plan is not None and not self._asks_people():
            self.go_on()

    def _step(self) -> bool:
        """Do one thing that is due; False if nothing is."""
        actors = self.table.actors()
        if self._unkept is not None or not actors:
            return False
        races = self.racing
        if self._asked:
            return self._end_moment() if races is None else races.step(self._now)
        several = self.open and (len(actors) > 1 or races is not None)
        self._open_now &= several
        if not several and self._is_person(actors[0]) and not self._runs_live():
            self._ask()
            return True
        if any(party.busy for party in self._parties):
            return False
        if actors[0] == CHANCE:
            self._deal()
        elif self.live is not None and self.live.takes():
            self.live.go_on()
        elif several:
            return self._open_moment()
        else:
            return self._let_robot_act(actors[0])
        return True

    def _is_person(self, seat: Seat) -> bool:
        return seat != CHANCE and self.match.is_person(seat)

    def _asks_people(self) -> bool:
        """Whether any of those who may act now is a person."""
        return any(map(self._is_person, self.table.actors()))

    def _runs_live(self) -> bool:
        return self.live is not None and self.live.takes()

    def _deal(self) -> None:
        self._attempt(self.match.deal, lambda: self._happened(None))
        if self.table.awaited is not None and self._unkept is None:
            self._asked = True
            self._let_type()

    # -- real cards, which people deal and type ------------------------------------------------

    def _let_others_type(self) -> None:
        """Somebody has gone: what a dealer types is typed elsewhere."""
        if self._asked and self.table.awaited is not None:
            self._let_type()

    def _typists(self) -> list[Party]:
        """Where what came can be typed, those first who are there; somebody who does not play may be."""
        places = [party for party in self._parties if not isinstance(party, Seatless)]

        def has_gone(party: Party) -> bool:
            return bool(party.seats) and self._out_of_reach.issuperset(party.seats)

        return sorted(places, key=has_gone)

    def _let_type(self) -> None:
        """Let everybody type what is left for them."""
        for party in self._typists():
            if self.to_type(party):
                party.let_type()

    def to_type(self, party: Party) -> Sequence[tuple[int, Part]]:
        """What is left to be typed at a place of the outcome that is awaited, each with its number."""
        return self._typed.left_for(party, self._typists())

    @property
    def awaits_typed(self) -> bool:
        """Whether something is left to be typed anywhere."""
        return any(map(self.to_type, self._typists()))

    def type_part(self, party: Party, index: int, words: Sequence[str]) -> None:
        """Take a part that was typed at a place; with the last one the outcome comes, or all is typed anew.

        Args:
            party: where it was typed.
            index: the number of the part.
            words: words of the notation.
        """
        others = [one for one in self._typists() if one is not party]
        beside = [one for one in others if index in dict(self.to_type(one))]
        self._typed.put(index, words)
        for other in beside:  # whoever was first has typed it for all
            other.close()
            if self.to_type(other):
                other.let_type()
        try:
            action = self._typed.outcome()
            refused = None if action is None else self.act(CHANCE, action)
        except NotationError:
            refused = OutcomeNotPossible()
        if refused is not None:
            self._typed.clear()
            self._say(refused)
            self._changed()

    def _let_robot_act(self, seat: Seat) -> bool:
        """Let a robot act once what was told has had its time, and it has thought; False: not yet."""
        if not self._has_settled():
            return False
        if self._thinks_until is None or self._thought is None:
            self._thinks_since = self._now
            self._thinks_until = self._now + self._thinking
            self._thought = self.match.think(seat)
        if self._now < self._thinks_until:
            return False
        if not self._thought.done():
            waited = self._now - self._thinks_since
            self._thinks_until = self._now + min(_SELDOM, max(_NOT_YET, waited / 4))
            return False
        action = self._thought.result()
        self._attempt(lambda: self.match.submit(seat, action), lambda: self._happened(seat))
        return True

    def _has_settled(self) -> bool:
        if not self._settled:
            self._settled = True
            for party in self._parties:
                party.settle()
                party.wake(self._now)
        return not any(party.busy for party in self._parties)

    # -- asking ---------------------------------------------------------------------------

    def _ask(self) -> None:
        self._asked = True
        for party in self._parties:
            self._ask_at(party)

    def ask_again(self, party: Party) -> None:
        """Ask at a place what is asked there, which something else had come before."""
        if self._asked:
            self._ask_at(party)

    def _ask_at(self, party: Party) -> None:
        """Ask those of a place who may act now, or let them type what came."""
        if self.table.awaited is not None:
            self._let_type()
            return
        actors = self.table.actors()
        several = self.open and (len(actors) > 1 or self.racing is not None)
        may = actors if several else actors[:1]
        asked = [seat for seat in may if seat in party.seats and self._is_person(seat)]
        if asked:
            party.ask(asked, several=several)

    # -- a moment in which whoever comes first acts ---------------------------------------

    def _open_moment(self) -> bool:
        """Let whoever comes first act; CHANCE among the actors: the host may end the moment."""
        if self.racing is not None:
            self.racing.follow(self._now)  # one that a journal left open
            self._open_now, self._opened, self._moment = True, self.racing.opens, 0
            self._ask()
            return True
        if not self._open_now:
            self._open_now, self._opened, self._moment = True, None, 0
            self.moments += 1
        if self._plan is None:
            self._plan = self.match.plan(self._moment)
        if self._asks_people():
            self._done_with = []
            self._ask()
            return True
        if self._plan is not None and not self._has_settled():
            return False
        self._start_clock()
        self._asked = True
        if self._plan is None:
            self.go_on()
        return True

    def _start_clock(self) -> None:
        """Let times count from now on, if all have been told what this moment is about."""
        if self._opened is None and all(party.heard for party in self._parties):
            self._opened = self._now + (FAIR_START if self._asks_people() else 0.0)

    def _end_moment(self) -> bool:
        """Let a robot act whose time has come; False if none has."""
        if self._open_now:
            self._start_clock()
        due = self._plan_due()
        if due is None or self._now < due:
            return False
        self.go_on()
        return True

    def _plan_due(self) -> float | None:
        """When the robot acts that is first if nobody else is."""
        if not self._asked or self._plan is None or self._opened is None:
            return None
        if not self.timed and self._asks_people():
            return None
        return self._opened + self._plan.at / 1000

    def moment(self) -> int:
        """Milliseconds since this moment opened."""
        since = 0.0 if self._opened is None else max(0.0, self._now - self._opened)
        return max(self._moment, int(since * 1000))

    def stamp(self, now: float) -> None:
        """What comes next is done at this time."""
        self._now = max(self._now, now)
        self._moment = self.moment()

    def enough(self, party: Party) -> None:
        """Those of a place want nothing more in this moment; once nobody does, it goes on."""
        if self.racing is not None:
            for seat in party.seats:
                told = self.racing.go_on(seat, self._now)
                if told is not None:
                    party.say(seat, told)
            return
        if party not in self._done_with:
            self._done_with.append(party)
        asked = set(filter(self._is_person, self.table.actors()))
        if all(other in self._done_with for other in self._parties if asked.intersection(other.seats)):
            self.go_on()

    def go_on(self) -> None:
        """Nobody wants more: the next robot acts, or the outcome comes that may come."""
        plan = self.match.plan(self._moment)
        if plan is not None:
            self._moment = plan.at
            self._attempt(
                lambda: self.match.submit(plan.seat, plan.action), lambda: self._happened(plan.seat)
            )
        elif CHANCE in self.table.actors():
            self._attempt(self.match.bring, lambda: self._happened(None))
        else:
            for task in self.table.pending() if isinstance(self.table, TeachingTable) else ():
                self._say(task)  # nothing goes on before the learner has done it
            self._changed()

    # -- doing ------------------------------------------------------------------------------

    def act(self, seat: Seat, action: Action) -> Refused | None:
        """Do a player's action, or bring an outcome that was typed; the reason if it is refused."""
        if self.racing is not None and self._asked:
            refused = self.table.refusal(seat, action)
            pressed = self.pressed if isinstance(self.pressed, Pressed) else None
            raced = refused or self.racing.press(seat, action, pressed, self._now)
            if raced is None or isinstance(raced, Refused):
                return raced
            action = raced
        try:
            self._attempt(lambda: self.match.submit(seat, action), lambda: self._happened(seat))
        except IllegalActionError as problem:
            return problem.refused
        return None

    def _do_raced(self, seat: Seat, action: Action) -> None:
        """Do what a race has brought; what comes to nothing by now, its player is told."""

        def act() -> None:
            if seat == CHANCE:
                self.match.bring()
            else:
                self.match.submit(seat, action)

        try:
            self._attempt(act, lambda: self._happened(None if seat == CHANCE else seat))
        except IllegalActionError as problem:
            if self._is_person(seat):
                self._party(seat).say(seat, problem.refused)

    def keep(self, act: Callable[[], None]) -> None:
        """Do something that is kept before it is told; raises what it raises, but no OSError."""
        self._attempt(act, self._changed)

    def reopen(self) -> None:
        """Ask anew what is asked now: somebody is to be told otherwise than before."""
        self._changed()

    @property
    def unkept(self) -> bool:
        """Whether something could not be kept, and waits for an answer."""
        return self._unkept is not None

    def keep_no_more(self) -> None:
        """From now on nothing is kept any more."""
        self._saves.stop_keeping()

    def try_again(self) -> None:
        """Do what could not be kept."""
        unkept, self._unkept = self._unkept, None
        if unkept is not None:
            self._attempt(unkept.act, unkept.then)

    def _attempt(self, act: Callable[[], None], then: Callable[[], None]) -> None:
        count = self.table.count
        try:
            act()
        except OSError as problem:
            # It may have been done, and only the deal that follows was not.
            self._unkept = _Unkept(self.match.deal if self.table.count > count else act, then)
            for party in self._parties:
                party.close()
            self._first.ask_to_keep(_cause(problem))
        else:
            then()

    def _happened(self, actor: Seat | None) -> None:
        if self.races is not None:
            self.races.follow(self._now)
        self._changed()
        for party in self._parties:
            party.tell(actor)

    def _changed(self) -> None:
        """What was asked before is over."""
        self.version += 1
        self._asked = self._settled = False
        self._plan = self._thinks_until = self._thought = None
        for party in self._parties:
            party.close()
        if self._wish is not None:
            self._end_wish("over")

    # -- taking back ------------------------------------------------------------------------

    def undo(self, seat: Seat) -> bool:
        """A player wishes to take the last decision back; see `wish_undo`."""
        return self.wish_undo(self._party(seat), seat)

    def wish_undo(self, party: Party, seat: Seat | None) -> bool:
        """Wish that the last decision of a person is taken back; all at other places are asked.

        They are asked whatever was decided, and in the same words: whether it can be taken back is
        looked at once all have agreed, so that being asked tells nobody anything.

        Args:
            party: from where it is wished; those who share that place have agreed already.
            seat: by whom; None: by whoever stands around that keyboard.

        Returns:
            Whether it was done, or will be as soon as it can be kept; else there are others who
            have to agree, or it is not possible, and the party was told.
        """
        if self.match.last_to_decide() is None:
            party.say(seat, UndoNotPossible(revealed=False))
            return False
        others = [other for other in self._parties if other is not party and other.seats]
        if not others:
            return self._go_back(lambda refused: party.say(seat, refused))
        if self._wish is None:
            wished = party.seats[0] if seat is None else seat
            until = self._now + UNDO_WAITS
            self._wish = _Wish(party, until, others, lambda: self._go_back(self._say), UndoNotGranted)
            for other in others:
                other.ask_to_undo(wished)
        return False

    def agree(self, party: Party, *, agreed: bool) -> None:
        """Say whether what is wished may be done; one No ends it."""
        wish = self._wish
        if wish is None or party not in wish.asked:
            return
        if not agreed:
            self._end_wish("no")
            return
        wish.asked = [other for other in wish.asked if other is not party]
        if not wish.asked:
            self._wish = None
            if wish.grant():
                return
        if self._asked:
            self._ask_at(party)

    def _end_wish(self, why: Literal["no", "late", "over"]) -> None:
        """It is not done; whoever was asked about it is asked again what was asked before."""
        wish, self._wish = self._wish, None
        if wish is not None:
            self._say(wish.refused(why))
        if wish is not None and self._asked:
            for party in wish.asked:
                party.close()
                self._ask_at(party)

    def _go_back(self, refuse: Callable[[Refused], None]) -> bool:
        """Take a decision back, or refuse it; whether it was done, or will be once it can be kept."""
        done: list[TakenBack] = []

        def then() -> None:
            if self.races is not None:
                self.races.follow(self._now, anew=True)
            self._changed()
            for party in self._parties:
                party.went_back(done[0])

        try:
            self._attempt(lambda: done.append(self.match.undo()), then)
        except UndoRefusedError as problem:
            refuse(UndoNotPossible(problem.revealed))
            return False
        return True


def _cause(problem: OSError) -> str:
    """A variant of `NotKept`."""
    if isinstance(problem, JournalLostError):
        return problem.how
    return obstacle_of(problem)
