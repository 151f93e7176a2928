"""The flow of a game at one keyboard: hand over, tell in private, ask, act, tell everybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from accessible_games.engine import CHANCE, Action, Event, Fact, IllegalActionError, OpenGame, Refused, Seat
from accessible_games.engine.table import UndoRefusedError
from accessible_games.narration.wording import Verbosity

from .asking import (
    CannotBeTakenBack,
    NoChoice,
    TakePrompt,
    ThenWhat,
    TurnPrompt,
    YesChoice,
)
from .attending import Attending
from .board import Board
from .course import Course
from .dealer import Dealer
from .desk import Desk
from .facts import (
    AnswerFirst,
    ClearQuestion,
    ClearSettled,
    DecisionUndone,
    HandOver,
    LinesStay,
    ListenAway,
    NoChannel,
    NoVoice,
    PlayerSeated,
    PrivatePrinted,
    ReaderWarning,
    TableSeated,
    TooSoon,
    UndoNotPossible,
    WaitingFor,
)
from .heard import Heard
from .interpret import Asked, Moved, interpret
from .keeping import keep
from .live import LiveHost, MakeLive
from .menu import Menu
from .openly import Openly
from .players import SPEECH
from .ports import Preferences, Saves, SpeechKind
from .service import Service
from .telling import Telling

THINKING: Final = 0.6
"""Seconds that a bot seems to think, however many moves it has, so that time tells nothing."""

FAREWELL: Final = 60.0
"""Seconds within which what a script left unspoken may be spoken at the end."""


class Leave(Exception):
    """Somebody leaves the table."""


class Session:
    """Plays one game to its end.

    Args:
        course: the game.
        desk: where lines are typed and told.
        service: commands beside the game.
        saves: where the game is kept.
        preferences: what the table was asked once.
        make_live: makes what runs moments in real time; None: they go by lines.
    """

    def __init__(
        self,
        course: Course,
        desk: Desk,
        service: Service,
        saves: Saves,
        preferences: Preferences,
        make_live: MakeLive | None = None,
    ) -> None:
        self._course = course
        self._table = course.table
        self._desk = desk
        self._outlet = desk.outlet
        self._service = service
        self._saves = saves
        self._preferences = preferences
        self._several = len(self._outlet.people) > 1
        self._holder: Seat | None = None if self._several else self._outlet.only
        self._board = desk.front if isinstance(desk.front, Board) else None
        self._telling = Telling(course, desk)
        desk.meanwhile = self._serve_meanwhile
        desk.asks_help = self._asks_help
        self._said_lines_stay = False
        self._heard = Heard()
        self._live: LiveHost | None = None
        if make_live is not None:
            self._live = make_live(course, self._outlet, service, self._keep, self._obey)
        self._openly: Openly | None = None
        game = self._table.game
        if isinstance(game, OpenGame) and game.open_table:
            self._openly = Openly(
                course, desk, service, self._telling, self._keep, self._obey, self._between_turns, self._live
            )
        self._dealer = Dealer(
            course, desk, service, self._take_to_type, self._lay_down, self._keep, self._between_turns
        )

    def run(self) -> None:
        """Play until the game is over.

        Raises:
            Leave: somebody left.
            EndOfInput: nothing more will be typed.
        """
        self._attend(self._holder)
        self._begin()
        while actors := self._table.actors():
            seat = actors[0]
            if seat == CHANCE:
                self._keep(self._course.deal)
                self._telling.tell_heard(None, self._holder)
                if self._table.awaited is not None:
                    self._dealer.let_type()
                    self._telling.tell_heard(None, self._holder)
            elif self._live is not None and self._live.takes():
                self._live.go_on()
            elif self._openly is not None and len(actors) > 1:
                self._openly.let_several_act(actors)
            elif not self._outlet.player(seat).person:
                self._let_bot_act(seat)
            elif self._openly is not None:
                self._openly.let_act(seat)
            else:
                self._let_person_act(seat)
        if self._desk.front.interactive:
            self._desk.wait_for(SPEECH, self._holder)
        else:
            self._outlet.spoken(FAREWELL)

    # -- beginning ------------------------------------------------------------------------

    def _begin(self) -> None:
        seated = tuple(PlayerSeated(Seat(seat)) for seat in range(self._table.seats))
        self._outlet.tell(TableSeated(seated, keys=self._board is not None), kind="event")
        if self._table.count:
            self._course.refill(self._outlet.history)
        self._get_ready()
        self._ask_about_clearing()

    def _get_ready(self) -> None:
        """Read the words of moves and make phrases while the first line is spoken, not when needed."""
        for seat in self._outlet.people:
            self._outlet.own_words(seat).vocabulary(self._table.game)
        if self._several:
            self._outlet.prepare(*(HandOver(seat) for seat in self._outlet.people))

    def _ask_about_clearing(self) -> None:
        printed = any(self._outlet.prints(seat) for seat in self._outlet.people)
        needed = self._several and printed and self._desk.front.interactive
        if self._board is not None or self._openly is not None or self._preferences.clear is not None:
            return
        if not needed:
            return
        chosen = self._desk.pick(None, ClearQuestion(), (YesChoice(), NoChoice()), self._between)
        self._preferences.clear = chosen == 1
        self._preferences.remember()
        self._outlet.tell(ClearSettled(self._preferences.clear))

    # -- bots -----------------------------------------------------------------------------

    def _let_bot_act(self, seat: Seat) -> None:
        self._telling.wait(self._holder)
        action = self._course.let_bot_act(seat)
        self._desk.pause(THINKING)
        self._keep(lambda: self._course.submit(seat, action))
        self._telling.tell_heard(None, self._holder)

    # -- people ---------------------------------------------------------------------------

    def _let_person_act(self, seat: Seat) -> None:
        """Ask a person until an action is done, or the table went back."""
        self._telling.hurry()
        fresh = self._holder != seat
        if fresh and not self._hand_over(seat):
            return
        self._open(seat, fresh)
        menu = Menu(self._table.game, self._table.view(seat), self._table.legal_actions(seat))
        self._ask(seat, menu, "question")
        while True:
            self._outlet.prompt(TurnPrompt(seat), seat)
            line = self._desk.line()
            self._heard.settle(cut=self._desk.cut)
            if not line:
                if not self._desk.hushed():
                    self._ask(seat, menu, "answer", whole=True)
                continue
            if self._understand(seat, menu, line):
                return

    def _hand_over(self, seat: Seat) -> bool:
        """Let the keyboard go round; False if the game went back meanwhile.

        Nothing private of another seat can be heard or read any more when this returns.
        """
        self._cover()
        self._holder = None
        self._attend(None, awaited=True)
        told: list[Fact] = [HandOver(seat)]
        if self._preferences.reader and self._several:
            told.append(ReaderWarning())
        player = self._outlet.player(seat)
        if player.away and "ear" in player.private and self._several:
            told.append(ListenAway(self._outlet.prints(seat)))
        self._outlet.tell(*told, kind="alert")
        while True:
            self._outlet.prompt(TakePrompt(seat), seat)
            line = self._desk.line()
            if line:
                if self._between(line, seat):
                    return False
            elif not (self._desk.front.interactive and self._desk.hushed()):
                break
        self._outlet.forget()
        self._desk.forget_typed()
        self._heard.forget()
        self._holder = seat
        self._attend(seat)
        return True

    def _cover(self, *, dealt: bool = False) -> None:
        """Clear what was printed in private, if the table wants it; else say that it stays.

        Args:
            dealt: whether a dealer has just typed it, so that no player may see it.
        """
        self._desk.front.hide_typing(False)
        if self._board is not None:
            self._board.cover()
            return
        if not (dealt or (self._several and self._outlet.printed_private)):
            return
        self._outlet.printed_private = False
        if self._preferences.clear:
            self._desk.front.clear()
        elif not self._said_lines_stay:
            self._said_lines_stay = True
            self._outlet.tell(LinesStay(), kind="event")

    def _take_to_type(self, seat: Seat) -> bool:
        """Let a player type what nobody else may know; False if the game went back meanwhile."""
        if self._holder != seat and not self._hand_over(seat):
            return False
        if self._several:
            self._find_channel(seat)
        self._hide_typing(seat)
        return True

    def _lay_down(self, dealt: bool) -> None:
        """Nobody has the keyboard, and nothing that was printed or typed in private stays in sight."""
        self._cover(dealt=dealt)
        self._holder = None if self._several else self._outlet.only
        self._attend(self._holder)

    def _attend(self, seat: Seat | None, *, awaited: bool = False) -> None:
        """Let a board serve whoever has the keyboard."""
        if self._board is not None:
            self._board.attend(
                Attending(self._table, self._outlet, self._service, self._preferences, seat, awaited=awaited)
            )

    def _open(self, seat: Seat, fresh: bool) -> None:
        """Tell what waited for this seat, and the hand if the keyboard has just come."""
        if self._several:
            self._find_channel(seat)
        self._hide_typing(seat)
        waited = self._telling.take_waiting(seat)
        for event in waited:
            self._outlet.whisper(seat, event, kind="alert")
        if fresh and "hand" in self._table.game.queries:
            answers = self._service.answers(seat, "hand")
            news = [answer for answer in answers if not _is_told(answer, waited)]
            if news:
                self._outlet.whisper(seat, *news, kind="entry")  # the next key ends it: H reads it again

    def _find_channel(self, seat: Seat) -> None:
        """Make sure that private lines reach the player at all."""
        while not self._outlet.prints(seat) and not self._outlet.can_whisper(seat):
            if self._desk.pick(None, NoVoice(seat), (YesChoice(), NoChoice()), self._between) == 1:
                self._outlet.print_private(seat)
                self._outlet.tell(PrivatePrinted(seat))
            else:
                self._outlet.tell(NoChannel(seat), kind="alert")

    def _ask(self, seat: Seat, menu: Menu, kind: SpeechKind, *, whole: bool = False) -> None:
        """Whose turn it is, or what was chosen so far; and of the list what is new, or all."""
        question, entries = self._service.answers(seat, "turn"), menu.entries()
        whole = whole or menu.confirming
        news = self._heard.news((*question, *menu.path), entries)
        if menu.confirming:
            self._outlet.whisper(seat, CannotBeTakenBack(), kind="question")
        elif menu.chosen is None:
            self._outlet.call(seat, TurnPrompt(seat))
            self._outlet.whisper(seat, *question, kind=kind)
        else:
            # It has just been heard in the list: here it only says which one was meant.
            self._outlet.whisper(seat, ThenWhat(menu.chosen), kind=kind, verbosity=Verbosity.BRIEF)
        self._outlet.list_choices(seat, entries, news=entries if whole else news)

    def _understand(self, seat: Seat, menu: Menu, line: str) -> bool:
        """Follow a typed line; True once somebody else, or nobody, is to be asked."""
        vocabulary = self._outlet.own_words(seat).vocabulary(self._table.game)
        depth = menu.depth
        meaning = interpret(line, menu, self._table.game, self._service.words(seat), vocabulary)
        if isinstance(meaning, Asked):
            if meaning.command.id == "help" and not self._outlet.keyed:
                self._outlet.list_choices(seat, menu.entries())
            return self._obey(seat, meaning)
        if isinstance(meaning, Moved):
            self._ask(seat, menu, "answer", whole=menu.depth < depth)
        elif isinstance(meaning, Refused):
            self._outlet.whisper(seat, meaning)
        elif isinstance(meaning, Action):
            return self._act(seat, meaning)
        return False

    def _act(self, seat: Seat, action: Action) -> bool:
        try:
            self._keep(lambda: self._course.submit(seat, action))
        except IllegalActionError as problem:
            self._outlet.whisper(seat, problem.refused)
            return False
        self._outlet.answered()
        leaves = self._several and seat not in self._table.actors()
        if leaves and self._board is None and self._preferences.clear:
            self._cover()
        self._telling.tell_heard(seat, self._holder)
        return True

    # -- commands -------------------------------------------------------------------------

    def _obey(self, seat: Seat, asked: Asked) -> bool:
        """Do what the player who has the keyboard asks; True if the turn must be opened anew."""
        if asked.command.id == "quit":
            raise Leave
        if asked.command.id == "undo":
            return self._undo(seat)
        if asked.command.id == "away":
            self._holder = None
            return True
        self._service.serve(seat, asked.command.id, asked.rest)
        self._hide_typing(seat)
        return asked.command.id == "speaker"  # a player who hears nothing now is asked what to do

    def _hide_typing(self, seat: Seat) -> None:
        """What a player types tells as much as what is told: it is shown where private lines are."""
        self._desk.front.hide_typing(self._several and not self._outlet.prints(seat))

    def _asks_help(self, line: str) -> bool:
        found = self._service.find(line)
        return found is not None and found[0].id == "help"

    def _serve_meanwhile(self, line: str) -> bool:
        """Serve the player who still has the keyboard while events are told; False: it can wait.

        A move can not: what it would mean by then nobody knows.
        """
        words = self._service.find if self._holder is None else self._service.words(self._holder).find
        found = words(line)
        if found is None or (self._holder is None and not found[0].waiting):
            self._outlet.tell(TooSoon())
            return True
        if self._holder is None:
            self._between(line)
            return True
        if found[0].id == "quit":
            raise Leave
        if found[0].id in ("undo", "away"):
            return False
        self._service.serve(self._holder, found[0].id, found[1])
        return True

    def _between(self, line: str, awaited: Seat | None = None) -> bool:
        """Follow a line that is typed while nobody has the keyboard; nothing private is told.

        Returns:
            Whether the game went back, so that somebody else may be asked now.
        """
        found = self._service.find(line)
        if found is not None and found[0].id == "quit":
            raise Leave
        if found is not None and found[0].id == "undo" and awaited is not None:
            return self._undo(None)
        if found is not None and found[0].waiting:
            self._service.serve_anybody(None, found[0].id, found[1])
        else:
            self._outlet.tell(AnswerFirst() if awaited is None else WaitingFor(awaited))
        return False

    def _between_turns(self, line: str) -> bool:
        """Follow a line of nobody in particular at an open table."""
        found = self._service.words(None).find(line)
        return self._undo(None) if found is not None and found[0].id == "undo" else self._between(line)

    def _undo(self, seat: Seat | None) -> bool:
        undone: list[Seat] = []
        try:
            self._keep(lambda: undone.append(self._course.undo()))
        except UndoRefusedError as problem:
            if seat is None:
                self._outlet.tell(UndoNotPossible(problem.revealed))
            else:
                self._outlet.whisper(seat, UndoNotPossible(problem.revealed))
            return False
        self._course.refill(self._outlet.history)
        self._telling.forget()
        self._outlet.answered()
        self._outlet.tell(DecisionUndone(undone[0]), kind="event")
        return True

    def _keep(self, act: Callable[[], None]) -> None:
        keep(act, self._course, self._desk, self._saves, self._between)


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
