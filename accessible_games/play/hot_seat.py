"""The hot seat: several players at one keyboard, which goes round, and nothing private goes with it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from typing import Any, Final

from accessible_games.engine import Action, Event, Fact, MemoryGame, RemindingGame, Seat
from accessible_games.narration.wording import Verbosity

from . import facts
from .board import Board
from .commands import Command
from .dealer import Dealer
from .hintfacts import HintsAllowed
from .hints import uncounted
from .holder import KeyboardHolder
from .interpret import Asked
from .lesson import TeachingTable
from .live import LivePlace, MakeLive
from .match import Ears, TakenBack
from .players import SPEECH
from .ports import Phones, Preferences
from .prompter import Flow, Flows, Prompter
from .reporting import Reporter
from .service import Service
from .sitting import KnownLists, Sitting
from .turns import Turns
from .typed import EndOfInput

FAREWELL: Final = 60.0
"""Seconds within which what a script left unspoken may be spoken at the end."""

_LAST_EVENTS: Final = 3
"""Events at the end of a game that have just been heard."""
_ADVICE: Final = 3.0
"""Seconds after which somebody who has asked for a hint is asked again, though it is not known yet."""
_MOMENT: Final = 0.05
"""Seconds between two looks whether it is."""
_GLANCE: Final = 0.5
"""Seconds after which it is looked whether a question is still being said, before it is told again."""
_REMINDED_AGAIN: Final = 12.0
"""Seconds after which a question is told once more to those who chose to hear everything."""
_ASKED_IN_WORDS: Final = 3
"""So many times is whoever types asked the same in a moment of several: then the line that asks does."""
_WARNED: Final = 2
"""So many times are those with a screen reader told how to keep its speech from the others."""
_NUMBERED: Final = re.compile(r"\s*(\d)\b[\s,.:]*(.*)")


class Leave(Exception):
    """Somebody leaves the table."""


class HotSeat:
    """The `Party` of those who share a keyboard.

    Where nothing is hidden, the keyboard is nobody's: everything is told to all, and where several
    may act, a line begins with the player's number; the first line that comes is the first that
    counts, and Enter alone says that nobody wants more.

    Args:
        turns: of the game; this joins them.
        prompter: where lines are typed and told.
        service: commands beside the game.
        preferences: what the table was asked once.
        make_live: makes what runs moments in real time; None: they go by lines.
        phones: let players here take hand and questions to phones; None: nothing serves them.
        shared: whether others of the room have done so, so that one alone here is not alone.
    """

    def __init__(
        self,
        turns: Turns,
        prompter: Prompter,
        service: Service,
        preferences: Preferences,
        make_live: MakeLive | None = None,
        phones: Phones | None = None,
        *,
        shared: bool = False,
    ) -> None:
        self._turns = turns
        self._table = turns.table
        self._prompter = prompter
        self._front = prompter.front
        self._output = prompter.output
        self._service = service
        self._preferences = preferences
        self.seats = self._output.people
        self._phones = phones
        self._holder: Seat | None = None if self._several else self._output.only
        self._board = prompter.front if isinstance(prompter.front, Board) else None
        self._ears = Ears(self._table, self.seats, shared=shared)
        self._reporter = Reporter(self._ears, prompter, lambda: self._holder)
        self._paced = self._holder
        """Who had the keyboard last: their pace counts."""
        self._awaits_advice = False
        """Whether a hint is waited for, and a line is asked for behind it."""
        self._known = KnownLists()
        turns.table.listen(self._output.only, self._known)
        self._dealer = Dealer(self, self, turns, prompter)
        self._types = False
        """Whether somebody types what came."""
        self._flows = Flows(prompter.clock)
        self._reached = 0.0
        """The time up to which nothing was typed."""
        self._told_question: tuple[int, Sequence[Fact]] = (0, ())
        self._times_asked: Counter[Sequence[Fact]] = Counter()
        self._warned = 0
        """What was asked last of several who may act, and in which moment."""
        self._said_lines_stay = False
        prompter.meanwhile = self._serve_meanwhile
        prompter.asks_help = self._asks_help
        prompter.teaches = isinstance(turns.table, TeachingTable)
        service.hint = turns.hint
        turns.timed = self._front.interactive
        turns.join(self)
        if phones is not None:
            phones.bind(turns, self.give_up, self.take_up)
        if make_live is not None:
            turns.live = make_live(
                LivePlace(turns.match, self._ears, self._output, service, self._keep, self._obey_live)
            )

    @property
    def _several(self) -> bool:
        """Whether what is private has to be kept from others in the room."""
        return self._output.only is None and bool(self.seats)

    # -- a player goes to a phone, and comes back -----------------------------------------------

    def give_up(self, seat: Seat) -> None:
        """A player has hand and questions on a phone: nothing of that is told here any more."""
        if seat == self._holder:
            self._put_keyboard_down()
            self._output.forget()
            self._known.forget()
        if seat == self._paced:
            self._paced = None
        self.seats = tuple(one for one in self.seats if one != seat)
        self._output.tell_here(self.seats)
        self._ears.part_with(seat)
        self._reporter.part_with(seat)
        self._turns.live = None  # its keys are those of the one keyboard
        self._turns.moved(seat)

    def take_up(self, seat: Seat) -> None:
        """A player is at the keyboard again, and is asked here, once the keyboard was taken."""
        self.seats = tuple(sorted({*self.seats, seat}))
        self._output.tell_here(self.seats)
        self._ears.welcome(seat, self._output.history)
        self._reporter.welcome(seat)
        self._turns.moved(seat)

    def _offer_phone(self, seat: Seat | None) -> None:
        """Tell how a player's phone comes in; or bring those back whose phones are gone."""
        if self._phones is not None and self._phones.bring_back():
            return
        told = self._phone_way(seat)
        if seat is None:
            self._output.tell(told)
        else:
            self._output.whisper(seat, told)

    def _phone_way(self, seat: Seat | None) -> Fact:
        if self._turns.open:
            return facts.PhoneNotHere("open")
        if not self._several:
            return facts.PhoneNotHere("alone")
        if self._phones is None:
            return facts.PhoneNotHere("network")
        if seat is None:
            return facts.PhoneNotHere("who")
        player = self._output.player(seat)
        way = self._phones.way_in(seat, player.name.text, player.language)
        if isinstance(way, str):
            return facts.PhoneNotHere(way)
        return facts.PhoneOffered(way.address, way.spelt, " ".join(way.code), player.name.text)

    def run(self) -> None:
        """Play until the game is over.

        Raises:
            Leave: somebody left.
            EndOfInput: nothing more will be typed.
        """
        try:
            self._play()
        except (Leave, EndOfInput, KeyboardInterrupt):
            self._put_away()
            raise

    def _play(self) -> None:
        self._attend(self._holder)
        self._flows.start(self._begin())
        while True:
            due = self._turns.advance(self._time())
            if self._turns.over and self._flows.idle:
                break
            self._take_line(due)
        if self._front.interactive:
            self._flows.start(self._prompter.wait_for(SPEECH, self._holder))
            self._finish(lambda: self._flows.idle)
        else:
            self._output.spoken(FAREWELL)

    def _put_away(self) -> None:
        """Leave nothing behind that the next one at this computer may not read."""
        if self._board is None and self._output.printed_once and self._clears():
            self._front.clear()
        self._cover()

    def _time(self) -> float:
        return max(self._prompter.clock.monotonic(), self._reached)

    def _take_line(self, due: float | None) -> None:
        """Wait for a line, or until something is due; for a script, which takes no time, at once."""
        now, seconds = self._time(), self._flows.seconds
        if due is not None and due != self._flows.due:
            if self._front.interactive:
                seconds = max(0.0, due - now)
            elif self._flows.idle:
                self._reached = due
                return
        line = self._front.next(seconds)
        if line is not None:
            self.take(line)
        elif seconds is not None:
            self._reached = now + seconds if due is None else due

    def take(self, line: str, question: int | None = None) -> None:
        """Follow a line: it answers what was asked last."""
        if self._flows.idle:
            self._flows.start(self._take_between(line))
        else:
            self._flows.take(line)

    def _take_between(self, line: str) -> Flow[None]:
        """Follow a line while a robot thinks, and nothing goes on."""
        if (yield from self._prompter.take_meanwhile(line)):
            self._turns.hurry()

    def _finish(self, done: Callable[[], bool]) -> None:
        """Let only this keyboard go on until something is done."""
        self._flows.wake(self._time())
        while not done():
            self._take_line(self._flows.due)
            self._flows.wake(self._time())

    # -- as the turns want it: a `Party` ------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether something is being told."""
        return self._flows.busy

    @property
    def heard(self) -> bool:
        """Whether what was asked last has been told, to whoever sits there."""
        return not self._front.interactive or self._output.question_heard()

    @property
    def due(self) -> float | None:
        """When time is over that was to go by."""
        return self._flows.due

    def wake(self, now: float) -> None:
        """Go on with what has waited until now."""
        self._flows.wake(now)

    def tell(self, actor: Seat | None) -> None:
        """Tell what was heard."""
        leaves = False
        hides = self._several and not self._turns.open
        anew = hides and self._reporter.deals_anew()
        if actor in self.seats:
            self._output.answered()
            leaves = hides and (anew or actor not in self._table.actors())
        self._flows.start(self._report(actor, leaves=leaves, anew=anew))

    def _report(self, actor: Seat | None, *, leaves: bool, anew: bool) -> Flow[None]:
        """Tell what has happened.

        Args:
            actor: who did it.
            leaves: whether that player's turn is over; where a terminal is cleared then, nothing private
                is told behind that.
            anew: whether new cards were dealt: how the deal before went, all want to hear and read, so
                whoever begins takes up the new hand behind an Enter of their own.
        """
        if leaves and actor is not None and self._board is None and self._clears():
            yield from self._reporter.tell_own(actor)
            self._put_keyboard_down()
        yield from self._await_opening()
        if self._output.printed_once and self._clears():
            self._front.clear()
        self._output.printed_once = False
        yield from self._reporter.tell(actor, self._paced)
        if anew and self._holder is not None:
            self._put_keyboard_down()
        if self._turns.over:
            self._tell_scores()
        if self._turns.over:
            for fact in uncounted(self._table):
                self._output.tell(fact, kind="event")

    def _clears(self) -> bool:
        """Whether lines that others may not read are taken away here."""
        return bool(self._preferences.clear) and self._front.clears

    def _await_opening(self) -> Flow[None]:
        """Tell a card when it sounds at all devices, and not before."""
        end = self._prompter.clock.monotonic() + self._turns.opens_in()
        while self._front.interactive and (left := end - self._prompter.clock.monotonic()) > 0:
            if (yield left) is not None:
                self._output.tell(facts.TooSoon())

    def _tell_scores(self) -> None:
        """How the game stands in the end, as the scores tell it; not what its last events have just said."""
        game, only = self._table.game, self._output.only
        if "scores" not in game.queries or isinstance(self._table, TeachingTable):
            return
        entries = self._output.history.entries(only)
        told = [entry.event for entry in entries[-_LAST_EVENTS:]]
        said = [value for event in told for value in _values(event)]
        for fact in game.answer(self._table.view(only), "scores"):
            if not _is_said(fact, said):
                self._output.tell(fact, kind="event")

    def settle(self) -> None:
        """Wait as whoever has the keyboard likes it."""
        self._flows.start(self._reporter.wait(self._paced))

    def ask(self, seats: Sequence[Seat], *, several: bool) -> None:
        """Ask one player, or several."""
        asking = self._let_several_act(seats) if several else self._let_act(seats[0])
        self._flows.start(self._until_changed(asking), asks=True)

    def _until_changed(self, asking: Flow[None]) -> Flow[None]:
        """Ask; if nothing came of it, the turn is to be opened anew."""
        version = self._turns.version
        yield from asking
        if self._turns.version == version and not self._turns.unkept:
            self._turns.reopen()

    def close(self) -> None:
        """What was asked is over."""
        self._types = False
        self._flows.close()

    def let_type(self) -> None:
        """Let the dealer, or players, type what came."""
        if not self._types:
            self._types = True
            self._flows.start(self._type(), asks=True)

    def _type(self) -> Flow[None]:
        version = self._turns.version
        yield from self._dealer.let_type()
        self._types = False
        left = self._turns.to_type(self)
        if left and self._turns.version == version and not self._turns.unkept:
            self._turns.reopen()

    def ask_to_keep(self, cause: str) -> None:
        """Ask what to do about a disk that refuses."""
        self._flows.start(self._ask_to_keep(cause))

    def _ask_to_keep(self, cause: str) -> Flow[None]:
        choices = (facts.RetryChoice(), facts.UnkeptChoice())
        chosen = yield from self._prompter.pick(None, facts.NotKept(cause), choices, self._between_lists)
        kept = chosen != len(choices)
        if not kept:
            self._turns.keep_no_more()
            self._output.tell(facts.KeepingStopped(), kind="alert")
        self._turns.try_again()

    def ask_to_undo(self, seat: Seat) -> None:
        """Ask those at the keyboard; what they were asked before comes again after that."""
        self._flows.close()
        self._flows.start(self._ask_to_undo(seat), asks=True)

    def _ask_to_undo(self, seat: Seat) -> Flow[None]:
        agreed = yield from self._all_agree(seat)
        self._turns.agree(self, agreed=agreed)

    def ask_for_robot(self, seat: Seat) -> None:
        """Ask whoever is at the keyboard; what was asked before comes again after that."""
        self._flows.close()
        self._flows.start(self._ask_for_robot(seat), asks=True)

    def _ask_for_robot(self, seat: Seat) -> Flow[None]:
        choices = (facts.YesChoice(), facts.NoChoice())
        if self._several and not self._turns.open:
            self._put_keyboard_down()
        chosen = yield from self._prompter.pick(None, facts.RobotWished(seat), choices, self._between_lists)
        self._turns.agree(self, agreed=chosen == 1)

    def _all_agree(self, wisher: Seat) -> Flow[bool]:
        """Ask everybody else here, one after the other, whatever is to be taken back; one No ends it."""
        others = [seat for seat in self.seats if seat != wisher]
        if self._several and not self._turns.open:
            self._put_keyboard_down()
            self._forget()
        choices = (facts.YesChoice(), facts.NoChoice())
        for other in others:
            alone = len(self.seats) == 1
            question: Fact = facts.UndoWished(wisher) if alone else facts.UndoAsked(other, wisher)
            chosen = yield from self._prompter.pick(None, question, choices, self._between_lists)
            if chosen != 1:
                return False
        return True

    def say(self, seat: Seat | None, fact: Fact) -> None:
        """Say something about the course of the game; to all where that player has no keyboard."""
        if seat is None or seat != self._holder:
            self._output.tell(fact)
        else:
            self._output.whisper(seat, fact)

    def advise(self, seat: Seat, hint: Sequence[Fact]) -> None:
        """Tell a hint to whoever has the keyboard still, and to nobody else."""
        if self._turns.open:
            self._output.tell(*hint)
        elif seat == self._holder:
            self._output.whisper(seat, *hint)
        here = self._turns.open or seat == self._holder
        if self._board is None and here and not self._awaits_advice:
            # It came behind the line that asks, and what is read last is to be what is waited for.
            only = self._output.only
            asks_all = self._service.several_act and only is None
            self._output.prompt(facts.OpenPrompt() if asks_all else facts.TurnPrompt(seat), only)

    def went_back(self, taken_back: TakenBack) -> None:
        """Begin anew with what everybody was told, and say so."""
        self._ears.refill(self._output.history)
        self._reporter.forget()
        self._output.answered()
        self._output.tell(facts.DecisionUndone(taken_back.seat, taken_back.revealed), kind="event")

    # -- beginning ------------------------------------------------------------------------

    def _begin(self) -> Flow[None]:
        seated = tuple(facts.PlayerSeated(Seat(seat)) for seat in range(self._table.seats))
        self._output.tell(facts.TableSeated(seated, keys=self._board is not None), kind="event")
        if self._table.take_back:
            self._output.tell(facts.TakingBackOffered(), kind="event")
        if self._several and self._table.hints and not isinstance(self._table, TeachingTable):
            self._output.tell(HintsAllowed(), kind="event")
        if self._table.count:
            self._ears.refill(self._output.history)
            self._tell_where_it_stands()
        self._get_ready()
        yield from self._ask_about_clearing()

    def _tell_where_it_stands(self) -> None:
        """A game goes on that was left: what nobody can be expected to remember, before what is asked."""
        if self._turns.over or isinstance(self._table, TeachingTable):
            return
        game, only = self._table.game, self._output.only
        for query in ("scores", "hand") if only is not None else ("scores",):
            if query in game.queries:
                self._output.tell(*game.answer(self._table.view(only), query), kind="event")

    def _get_ready(self) -> None:
        """Read the words of moves and make phrases while the first line is spoken, not when needed."""
        for seat in self.seats:
            self._output.own_words(seat).vocabulary(self._table.game)
        if self._several:
            self._output.prepare(*(facts.HandOver(seat) for seat in self.seats))

    def _ask_about_clearing(self) -> Flow[None]:
        if self._board is None and self._is_memory():
            yield from self._ask_about_memory()
            return
        printed = any(self._output.prints(seat) for seat in self.seats)
        if self._board is not None or self._turns.open or self._preferences.clear is not None:
            return
        if not (self._several and printed and self._front.interactive and self._front.clears):
            return
        choices = (facts.YesChoice(), facts.NoChoice())
        chosen = yield from self._prompter.pick(None, facts.ClearQuestion(), choices, self._between_lists)
        self._preferences.clear = chosen == 1
        self._preferences.remember()
        self._output.tell(facts.ClearSettled(self._preferences.clear))

    def _is_memory(self) -> bool:
        """Whether what lies open is to be remembered at this table."""
        game, seen = self._table.game, self._table.view(None)
        return isinstance(game, MemoryGame) and game.askable(seen) is not seen

    def _ask_about_memory(self) -> Flow[None]:
        """Say that what is to be remembered can be read back here, and offer to clear it."""
        preferences = self._preferences
        if preferences.clear is None and self._front.interactive and self._front.clears:
            choices = (facts.YesChoice(), facts.NoChoice())
            question = facts.ClearMemoryQuestion()
            chosen = yield from self._prompter.pick(None, question, choices, self._between_lists)
            preferences.clear = chosen == 1
            preferences.remember()
            self._output.tell(facts.ClearSettled(preferences.clear, memory=True))
        elif self._clears():
            self._output.tell(facts.ClearSettled(True, memory=True), kind="event")
        else:
            self._output.tell(facts.MemoryStays(), kind="event")

    # -- one player's turn ----------------------------------------------------------------

    def _sit(self, seat: Seat) -> Sitting:
        sitting = Sitting(
            self._table, self._output, self._service, seat, self._known, openly=self._turns.open
        )
        sitting.open()
        return sitting

    def _let_act(self, seat: Seat) -> Flow[None]:
        """Ask one person until an action is done, or the table went back."""
        self._service.several_act = False
        self._service.meant.clear()
        yield from self._reporter.settle(seat)
        if not self._turns.open:
            fresh = self._holder != seat
            if fresh and not (yield from self._hand_over(seat)):
                return
            yield from self._open(seat, fresh)
        sitting = self._sit(seat)
        sitting.ask()
        while True:
            line = yield from self._line_before_advice()
            if line is None:
                self._output.prompt(sitting.prompt(), seat)
                line = yield from self._line_after_reminders(sitting)
            self._known.settle(cut=self._prompter.cut)
            if not line:
                if not self._prompter.hushed() and self._take_enter(sitting):
                    return
            elif (yield from self._understand(sitting, line)):
                return

    def _take_enter(self, sitting: Sitting) -> bool:
        """Do the only thing that can be done, or tell again what can be; True once something was done."""
        if sitting.takes_enter:
            action = sitting.choose_only()
            return action is not None and self._act(sitting, action)
        self._remind(sitting.seat)
        sitting.ask("answer", whole=True)
        return False

    def _remind(self, seat: Seat) -> None:
        """In a lesson: what is to be done now, once more."""
        if isinstance(self._table, TeachingTable) and (task := self._table.task()):
            self._output.whisper(seat, *task)

    def _line_before_advice(self) -> Flow[str | None]:
        """A line that comes while a hint is thought about; None: it has been told, so that it is asked again.

        What asks for a line would else stand before the hint, and once more behind it.
        """
        end, line = self._time() + _ADVICE, None
        self._awaits_advice = self._front.interactive and self._board is None
        try:
            while line is None and self._awaits_advice and self._turns.advises and self._time() < end:
                line = yield from self._prompter.line(_MOMENT)
        finally:  # also where the question is over before it was answered
            self._awaits_advice = False
        return line

    def _line_after_reminders(self, sitting: Sitting) -> Flow[str]:
        """The next line; in a game of quick moments what is asked is told again to who waits at a list."""
        game, board = self._table.game, self._board
        if board is None or not isinstance(game, RemindingGame):
            return (yield from self._prompter.line()) or ""
        left, patience = game.reminds_after, game.reminds_after
        often = self._output.player(sitting.seat).verbosity is Verbosity.FULL
        while True:
            line = yield from self._prompter.line(min(left, _GLANCE))
            if line is not None:
                return line
            left -= _GLANCE
            if self._output.is_speaking() or board.occupied:
                left = patience
            elif left <= 0:
                self._output.remind(*sitting.question(), facts.ArrowsChoose())
                left = patience = _REMINDED_AGAIN
                if not often:
                    break
        return (yield from self._prompter.line()) or ""

    def _understand(self, sitting: Sitting, line: str) -> Flow[bool]:
        """Follow a line of one player; True once something was done, or the turn is to be opened anew."""
        begun = sitting.begun(line) if self._service.several_act else None
        if begun is not None:  # what comes behind it is done at once: nobody has to wait for a question
            action, line = begun
            if not self._act(sitting, action) or self._turns.unkept:
                return False
            sitting.open()
        meaning = sitting.take(line)
        if isinstance(meaning, Asked):
            return (yield from self._obey(sitting.seat, meaning)) or begun is not None
        return (meaning is not None and self._act(sitting, meaning)) or begun is not None

    def _act(self, sitting: Sitting, action: Action) -> bool:
        if self._turns.live is not None:
            action = self._turns.live.timed(sitting.seat, action)
        version = self._turns.version
        refused = self._turns.act(sitting.seat, action)
        if refused is not None:
            sitting.refuse(action, refused)
        # A press in a race is held back until it is known who was first: nothing has been done yet.
        return refused is None and (self._turns.version != version or self._turns.unkept)

    # -- several who may act ----------------------------------------------------------------

    def _let_several_act(self, people: Sequence[Seat]) -> Flow[None]:
        """Let whoever comes first act, until something is done."""
        version = self._turns.version
        self._service.several_act = True
        self._service.meant.clear()
        self._ask_all(people)
        only, asked_once = self._output.only, False
        while self._turns.version == version and not self._turns.unkept:
            sitting = self._sit(people[0])
            self._output.prompt(facts.OpenPrompt() if only is None else sitting.prompt(), only)
            line = yield from self._line_after_reminders(sitting)
            self._known.settle(cut=self._prompter.cut)
            if line:
                asked_once = False
                if (yield from self._follow(people, line)):
                    return
            elif self._front.interactive and self._prompter.hushed():
                continue
            elif asked_once or not self._loses_by_silence(people):
                self._turns.enough(self)
            else:  # it may be meant for hearing again what can be done
                self._remind(people[0])
                self._list_for(self._with_a_choice(people))
                self._output.tell(facts.EnterOnceMore())
                asked_once = True

    def _ask_all(self, people: Sequence[Seat]) -> None:
        """What is asked, once as long as it is the same, and what of the answers nobody has heard yet."""
        self._reporter.hurry()
        sitting = self._sit(people[0])
        question = tuple(sitting.question())
        asked = (self._turns.moments, question)
        fresh = asked != self._told_question
        if fresh:
            self._told_question = asked
            self._times_asked[question] += 1
            always = self._board is not None or isinstance(self._table, TeachingTable)
            if always or self._times_asked[question] <= _ASKED_IN_WORDS:
                self._output.tell(*question, kind="question")
        if self._output.only == people[0] and self._board is not None:
            sitting.list_again()
        elif fresh and self._board is None:
            self._sit(self._with_a_choice(people)).list_news()

    def _loses_by_silence(self, people: Sequence[Seat]) -> bool:
        """Whether one of them would give something up by saying nothing."""
        return any(self._sit(seat).loses_by_silence for seat in people)

    def _with_a_choice(self, people: Sequence[Seat]) -> Seat:
        """The person who has most to choose from."""
        return max(people, key=lambda seat: len(self._table.legal_actions(seat)))

    def _list_for(self, seat: Seat) -> None:
        """What one of several can do now, each entry with the player's number before it."""
        self._sit(seat).list_again("" if self._output.only is not None else f"{seat + 1} ")

    def _follow(self, people: Sequence[Seat], line: str) -> Flow[bool]:
        """Follow a line that begins with the number of its player, or is that of the only one."""
        self._turns.stamp(self._time())
        if self._output.only is not None:
            return (yield from self._understand(self._sit(self._output.only), line))
        found = _NUMBERED.fullmatch(line)
        seat = Seat(int(found[1]) - 1) if found else None
        if found is None or seat not in self.seats:
            return (yield from self._follow_nobody(line))
        assert seat is not None
        sitting = self._sit(seat)
        if found[2]:
            return (yield from self._understand(sitting, found[2]))
        legal = self._table.legal_actions(seat)
        if len(legal) == 1:
            return self._act(sitting, legal[0])
        if seat in people:
            self._list_for(seat)
        else:
            self._output.tell(facts.WhoFirst(self._table.seats))
        return False

    def _follow_nobody(self, line: str) -> Flow[bool]:
        """Follow a line of several that does not say whose it is."""
        asked = self._service.words(None).find(line)
        if asked is None:
            self._output.tell(facts.WhoFirst(self._table.seats))
        elif asked[0].query:
            self._answer_all(asked[0])
        else:
            return (yield from self.between(line))
        return False

    def _answer_all(self, query: Command) -> None:
        """Tell everybody what the game answers, of what everybody may know."""
        self._output.tell(*self._table.game.answer(self._table.view(self._output.only), query.needs))

    # -- the keyboard goes round ------------------------------------------------------------

    def _hand_over(self, seat: Seat) -> Flow[bool]:
        """Let the keyboard go round; False if the game went back meanwhile.

        Nothing private of another seat can be heard or read any more when this returns.
        """
        self._put_keyboard_down(awaited=True)
        told: list[Fact] = [facts.HandOver(seat)]
        if self._preferences.reader and self._several and self._warned < _WARNED:
            self._warned += 1
            told.append(facts.ReaderWarning())
        player = self._output.player(seat)
        if player.away and "ear" in player.private and self._several:
            told.append(facts.ListenAway(self._output.prints(seat)))
        self._output.tell(*told, kind="alert")

        def other(line: str) -> Flow[bool]:
            return self._between(line, seat)

        if not (yield from self._prompter.confirm(facts.TakePrompt(seat), seat, other)):
            return False
        self._forget()
        self._prompter.forget_typed()
        self._known.forget()
        self._holder = self._paced = seat
        self._attend(seat)
        return True

    def _put_keyboard_down(self, *, dealt: bool = False, awaited: bool = False) -> None:
        """Nobody has the keyboard, and nothing private stays in sight.

        Args:
            dealt: whether a dealer may just have typed.
            awaited: whether a player is waited for.
        """
        self._cover(dealt=dealt)
        self._holder = None
        self._attend(None, awaited=awaited)

    def _cover(self, *, dealt: bool = False) -> None:
        """Clear what was printed in private, if the table wants it; if it stays, say so once.

        Args:
            dealt: whether a dealer has just typed it, so that no player may see it.
        """
        self._front.hide_typing(False)
        if self._board is not None:
            self._board.cover()
            return
        if not (dealt or (self._several and self._output.printed_private)):
            return
        self._output.printed_private = False
        cleared = bool(self._preferences.clear and self._front.clear())
        self._output.show_again(cleared=cleared)
        if not cleared and not self._said_lines_stay:
            self._said_lines_stay = True
            self._output.tell(facts.LinesStay(), kind="event")

    def take_to_type(self, seat: Seat) -> Flow[bool]:
        """Let a player type what nobody else may know; False if the game went back meanwhile."""
        if self._holder != seat and not (yield from self._hand_over(seat)):
            return False
        if self._several:
            yield from self._find_channel(seat)
        self._hide_typing(seat)
        return True

    def serves(self, line: str) -> bool:
        """Whether a line is a command that may come while somebody types."""
        found = self._service.find(line)
        return found is not None and (found[0].waiting or found[0].id in ("quit", "undo"))

    def lay_down(self, *, dealt: bool) -> None:
        """Nobody has the keyboard, and nothing that was printed or typed in private stays in sight."""
        self._cover(dealt=dealt)
        self._holder = None if self._several else self._output.only
        self._attend(self._holder)

    def _attend(self, seat: Seat | None, *, awaited: bool = False) -> None:
        """Let a board serve whoever has the keyboard."""
        if self._board is not None:
            self._board.attend(
                KeyboardHolder(
                    self._table, self._output, self._service, self._preferences, seat, awaited=awaited
                )
            )

    def _open(self, seat: Seat, fresh: bool) -> Flow[None]:
        """Tell what waited for this seat, and the hand if the keyboard has just come."""
        if self._several:
            yield from self._find_channel(seat)
            yield from self._settle_drawn_hand(seat)
        self._hide_typing(seat)
        waited = self._reporter.take_waiting(seat)
        for event in waited:
            self._output.whisper(seat, event, kind="alert")
        if fresh and "hand" in self._table.game.queries:
            answers = self._service.answers(seat, "hand")
            news = [answer for answer in answers if not _is_told(answer, waited)]
            if news:
                self._output.whisper(seat, *news, kind="entry")  # the next key ends it: H reads it again

    def _settle_drawn_hand(self, seat: Seat) -> Flow[None]:
        """Ask a player once whether the window shall draw the hand, which others could look at."""
        settled = self._output.player(seat).drawn_hand or self._output.prints(seat)
        if settled or self._board is None or "hand" not in self._table.game.queries:
            return
        choices = (facts.NoChoice(), facts.YesChoice())
        question = facts.DrawnHandQuestion(seat)
        chosen = yield from self._prompter.pick(None, question, choices, self._between_lists)
        self._service.settle_drawn_hand(seat, drawn=chosen == 2)
        self._output.tell(facts.DrawnHandSettled(seat, chosen == 2))

    def _find_channel(self, seat: Seat) -> Flow[None]:
        """Make sure that private lines reach the player at all."""
        while not self._output.prints(seat) and not self._output.can_whisper(seat):
            choices = (facts.YesChoice(), facts.NoChoice())
            chosen = yield from self._prompter.pick(None, facts.NoVoice(seat), choices, self._between_lists)
            if chosen == 1:
                self._output.print_private(seat)
                self._output.tell(facts.PrivatePrinted(seat))
            else:
                self._output.tell(facts.NoChannel(seat), kind="alert")

    # -- commands -------------------------------------------------------------------------

    def _obey(self, seat: Seat, asked: Asked) -> Flow[bool]:
        """Do what a player asks; True if the turn must be opened anew."""
        if asked.command.id == "undo":
            return (yield from self._undo(seat))
        return self._obey_at_once(seat, asked)

    def _obey_live(self, seat: Seat, asked: Asked) -> bool:
        """The same for a moment in real time: what takes its time begins once that is over."""
        if asked.command.id != "undo":
            return self._obey_at_once(seat, asked)
        if not self._several:
            return self._turns.wish_undo(self, seat)
        self._flows.start(self._undo_between())
        return True

    def _undo_between(self) -> Flow[None]:
        """Take back what somebody wished of whom nobody knows: all keys are on one keyboard there."""
        yield from self._undo(None)

    def _obey_at_once(self, seat: Seat, asked: Asked) -> bool:
        if asked.command.id == "quit":
            raise Leave
        if asked.command.id == "away":
            return self._hide_own_part(seat)
        if asked.command.id == "phone":
            self._offer_phone(seat)
            return False
        self._service.serve(seat, asked.command.id, asked.rest)
        self._hide_typing(seat)
        return asked.command.id == "speaker"  # a player who hears nothing now is asked what to do

    def _undo(self, seat: Seat | None, *, dealt: bool = False) -> Flow[bool]:
        """Take the last decision back, if all others here agree; True if the turn must be opened anew.

        Args:
            seat: who wishes it; None: whoever stands around the keyboard, which is taken for the player
                whose decision it was.
            dealt: whether a dealer may just have typed.
        """
        wisher = self._turns.match.last_to_decide() if seat is None else seat
        none_yet = self._turns.match.last_to_decide() is None
        if none_yet or wisher is None or not self._several:
            return self._turns.wish_undo(self, seat)
        if dealt:
            self._put_keyboard_down(dealt=True)
        if (yield from self._all_agree(wisher)):
            self._turns.wish_undo(self, wisher)
        else:
            self._output.tell(facts.UndoNotGranted("no"))
        return True

    def _forget(self) -> None:
        """Keep nothing that is private of anybody here."""
        self._output.forget()
        self._turns.forget_hints(self.seats)

    def _hide_own_part(self, seat: Seat) -> bool:
        """Hide what is private until the player takes the keyboard; True if the turn must be opened anew."""
        if not self._several:
            self._output.whisper(seat, facts.NobodyLooks())
            return False
        self._put_keyboard_down()
        self._forget()
        return True

    def _hide_typing(self, seat: Seat) -> None:
        """What a player types tells as much as what is told: it is shown where private lines are."""
        self._front.hide_typing(self._several and not self._output.prints(seat))

    def _asks_help(self, line: str) -> bool:
        found = self._service.find(line)
        return found is not None and found[0].id == "help"

    def _serve_meanwhile(self, line: str) -> Flow[bool]:
        """Serve the player who still has the keyboard while events are told; True if the game went back.

        A move is not kept for later: what it would mean by then nobody knows.
        """
        holder, version = self._holder, self._turns.version
        find = self._service.find if holder is None else self._service.words(holder).find
        found = find(line)
        if found is not None and holder is None and found[0].query and self._turns.open:
            with self._output.behind_events() if self._reporter.catch_up() else nullcontext():
                self._answer_all(found[0])
        elif found is None or (holder is None and not found[0].waiting):
            self._output.tell(facts.TooSoon())
        elif found[0].id == "undo":
            yield from self._undo(holder)
        elif holder is None:
            self._serve_waiting(line)
        elif found[0].id == "quit":
            raise Leave
        elif found[0].id == "away":
            self._hide_own_part(holder)
        elif found[0].id == "phone":
            self._offer_phone(holder)
        elif found[0].tells_state and self._reporter.catch_up():
            with self._output.behind_events():
                self._service.serve(holder, found[0].id, found[1])
            return not self._output.holds_once  # else it is still waited for that
        else:
            with self._service.explaining.while_events_wait(self._reporter.tells):
                self._service.serve(holder, found[0].id, found[1])
        return self._turns.version != version

    def _serve_waiting(self, line: str, awaited: Seat | None = None) -> None:
        """Follow a line that is typed while nobody has the keyboard; nothing private is told."""
        found = self._service.find(line)
        if found is not None and found[0].id == "quit":
            raise Leave
        if found is not None and found[0].id == "phone":
            self._offer_phone(None)
        elif found is not None and found[0].waiting and found[0].id != "undo":
            self._service.serve_anybody(None, found[0].id, found[1])
        else:
            self._output.tell(facts.AnswerFirst() if awaited is None else facts.WaitingFor(awaited))

    def _between(self, line: str, awaited: Seat) -> Flow[bool]:
        """Follow a line while a player is waited for; True if it may be somebody else now."""
        found = self._service.find(line)
        if found is not None and found[0].id == "undo":
            return (yield from self._undo(None))
        self._serve_waiting(line, awaited)
        return False

    def between(self, line: str) -> Flow[bool]:
        """Follow a line of nobody in particular, where a decision may be taken back."""
        found = self._service.words(None).find(line)
        if found is not None and found[0].id == "undo":
            return (yield from self._undo(None, dealt=not self._turns.open))
        self._serve_waiting(line)
        return False

    def _between_lists(self, line: str) -> None:
        """Follow a line that answers no entry of a list that the table is asked."""
        self._serve_waiting(line)

    def _keep(self, act: Callable[[], None]) -> None:
        """Do something that is kept before it is told; where it cannot be, ask, and wait for the answer."""
        self._turns.keep(act)
        self._finish(lambda: not self._turns.unkept)


def _is_told(answer: Fact, told: list[Event]) -> bool:
    """Whether an answer only says again what one of these events has just said, field by field.

    The count `n` of a list says nothing that the list has not said.
    """
    lists = any(isinstance(getattr(answer, name), tuple) for name in answer.field_types)
    said = answer.field_types.keys() - ({"n"} if lists else set())
    return bool(said) and any(
        said <= event.field_types.keys()
        and all(getattr(event, name) == getattr(answer, name) for name in said)
        for event in told
    )


def _values(fact: Fact) -> list[Any]:
    return [getattr(fact, name) for name in fact.field_types]


def _is_said(fact: Fact, said: Sequence[Any]) -> bool:
    """Whether events have just told what an answer holds: its list, how long that is, or all its numbers."""
    lists = [value for value in _values(fact) if isinstance(value, tuple)]
    numbers = [value for value in _values(fact) if type(value) is int]
    if any(value in said for value in lists if value):
        return True
    if lists:
        return any(len(value) in numbers and len(value) in said for value in lists)
    return bool(numbers) and all(number in said for number in numbers)
