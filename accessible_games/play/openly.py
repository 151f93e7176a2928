"""Turns of a game in which nothing is hidden: the keyboard is nobody's, and everything is told to all.

Where several may act, a line begins with the player's number; the first line that comes is the
first that counts.  Enter alone says that nobody wants more: bots do what they plan, then the host
brings the outcome that may come.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from accessible_games.engine import CHANCE, Action, Fact, IllegalActionError, Refused, Seat

from .asking import EnterOnceMore, Numbered, OpenPrompt, ThenWhat, TurnPrompt, WhoFirst
from .board import Board
from .heard import Heard
from .interpret import Asked, Moved, interpret
from .menu import Menu

if TYPE_CHECKING:
    from .course import Course
    from .desk import Desk
    from .live import LiveHost
    from .service import Service
    from .telling import Telling

_NUMBERED: Final = re.compile(r"\s*(\d)\b[\s,.:]*(.*)")


class Openly:
    """Lets people and bots act at an open table.

    Args:
        course: the game.
        desk: where lines are typed and told.
        service: commands beside the game.
        telling: tells what happened.
        keep: does something that is kept before it is told.
        obey: follows a command of a player; True if the turn must be opened anew.
        between: follows a line that is nobody's; True if the game went back.
        live: what runs moments in real time, and times what people choose; None: there is none.
    """

    def __init__(
        self,
        course: Course,
        desk: Desk,
        service: Service,
        telling: Telling,
        keep: Callable[[Callable[[], None]], None],
        obey: Callable[[Seat, Asked], bool],
        between: Callable[[str], bool],
        live: LiveHost | None = None,
    ) -> None:
        self._course = course
        self._table = course.table
        self._desk = desk
        self._outlet = desk.outlet
        self._service = service
        self._telling = telling
        self._keep = keep
        self._obey = obey
        self._between = between
        self._live = live
        self._only = desk.outlet.only
        self._heard = Heard()
        self._opened = 0.0
        self._moment = 0
        """Milliseconds from the opening of this moment to what was done last."""
        self._count = -1
        """Actions done when this moment was last looked at; -1: none is open."""
        self._asked: Sequence[Fact] = ()

    def close(self) -> None:
        """One player alone is asked now: the next moment for several begins anew."""
        self._count = -1
        self._asked = ()
        self._service.several_act = False

    # -- one player's turn --------------------------------------------------------------

    def let_act(self, seat: Seat) -> None:
        """Ask one player in the hearing of all, until an action is done or the table went back."""
        self.close()
        self._telling.hurry()
        menu = self._menu(seat)
        self._ask(seat, menu)
        while True:
            self._outlet.prompt(TurnPrompt(seat), seat)
            line = self._desk.line()
            self._heard.settle(cut=self._desk.cut)
            if not line:
                if not self._desk.hushed():
                    self._ask(seat, menu, whole=True)
            elif self._understand(seat, menu, line):
                return

    def _menu(self, seat: Seat) -> Menu:
        return Menu(self._table.game, self._table.view(seat), self._table.legal_actions(seat))

    def _ask(self, seat: Seat, menu: Menu, *, whole: bool = False) -> None:
        """What is asked, or was chosen so far; and of the list what has not been heard, or all."""
        question, entries = self._question(seat), menu.entries()
        news = self._heard.news((*question, *menu.path), entries)
        if menu.chosen is None:
            self._outlet.call(seat, TurnPrompt(seat))
            self._outlet.tell(*question, kind="question")
        elif whole or self._outlet.keyed or not news:
            self._outlet.tell(ThenWhat(menu.chosen))
        self._outlet.list_choices(self._only, entries, news=entries if whole else news)

    def _question(self, seat: Seat) -> Sequence[Fact]:
        return self._table.game.answer(self._table.view(seat), "turn")

    def _understand(self, seat: Seat, menu: Menu, line: str) -> bool:
        """Follow a line of one player; True once something was done or the table went back."""
        vocabulary = self._outlet.own_words(seat).vocabulary(self._table.game)
        depth = menu.depth
        meaning = interpret(line, menu, self._table.game, self._service.words(seat), vocabulary)
        if isinstance(meaning, Asked):
            if meaning.command.id == "help" and not self._outlet.keyed:
                self._outlet.list_choices(self._only, menu.entries())
            return self._obey(seat, meaning)
        if isinstance(meaning, Moved):
            self._ask(seat, menu, whole=menu.depth < depth)
        elif isinstance(meaning, Refused):
            self._outlet.tell(meaning)
        elif isinstance(meaning, Action):
            return self._act(seat, meaning)
        return False

    def _act(self, seat: Seat, action: Action) -> bool:
        done = action if self._live is None else self._live.timed(seat, action)
        try:
            self._keep(lambda: self._course.submit(seat, done))
        except IllegalActionError as problem:
            self._outlet.tell(problem.refused)
            return False
        self._outlet.answered()
        self._telling.tell_heard(seat, self._only)
        return True

    # -- a moment for several -----------------------------------------------------------

    def let_several_act(self, actors: Sequence[Seat]) -> None:
        """Let whoever comes first act; CHANCE among the actors: the host may end the moment."""
        self._begin()
        people = [seat for seat in actors if seat != CHANCE and self._outlet.player(seat).person]
        plan = self._course.plan(self._moment)
        if not people:
            if plan is not None:
                self._telling.wait(self._only)
                self._desk.pause((plan.at - self._now()) / 1000)
            self._go_on()
            return
        self._ask_all(people[0])
        awaited = self._awaited(people)
        while True:
            self._outlet.prompt(TurnPrompt(people[0]) if self._only is not None else OpenPrompt(), self._only)
            left = None if plan is None else max(0.0, (plan.at - self._now()) / 1000)
            line = self._desk.line_within(left)
            if line:
                if self._follow(people, line):
                    return
            elif line is not None and self._desk.front.interactive and self._desk.hushed():
                continue
            elif line is not None and awaited is not None:
                self._list_for(awaited)
                self._outlet.tell(EnterOnceMore())
                awaited = None
            else:
                self._go_on()
                return

    def _awaited(self, people: Sequence[Seat]) -> Seat | None:
        """The person who has something to choose, so that Enter may be meant for hearing it again."""
        return next((seat for seat in people if len(self._table.legal_actions(seat)) > 1), None)

    def _list_for(self, seat: Seat) -> None:
        """What one of several can do now, each entry with the player's number before it."""
        entries = [Numbered(number, choice) for number, choice in self._menu(seat).numbered().items()]
        first = "" if self._only is not None else f"{seat + 1} "
        self._outlet.list_choices(self._only, entries, first)

    def _begin(self) -> None:
        """Start counting the time, if the moment is new."""
        self._service.several_act = True
        if self._count < 0:
            self._opened = time.monotonic()
            self._moment = 0
        self._count = self._table.count

    def _now(self) -> int:
        """Milliseconds since the moment opened; for a script time stands still between actions."""
        if not self._desk.front.interactive:
            return self._moment
        return max(self._moment, int((time.monotonic() - self._opened) * 1000))

    def _ask_all(self, seat: Seat) -> None:
        """What is asked, once as long as it is the same."""
        self._telling.hurry()
        question = self._question(seat)
        if question != self._asked:
            self._asked = question
            self._outlet.tell(*question, kind="question")
        if self._only == seat and isinstance(self._desk.front, Board):
            entries = [Numbered(number, choice) for number, choice in self._menu(seat).numbered().items()]
            self._outlet.list_choices(seat, entries)

    def _go_on(self) -> None:
        """Nobody wants more: the next bot, or the outcome that may come."""
        plan = self._course.plan(self._moment)
        if plan is not None:
            self._moment = plan.at
            self._keep(lambda: self._course.submit(plan.seat, plan.action))
        elif CHANCE in self._table.actors():
            self._keep(self._course.bring)
        self._telling.tell_heard(None, self._only)

    def _follow(self, people: Sequence[Seat], line: str) -> bool:
        """Follow a line that begins with the number of its player, or is that of the only one."""
        self._moment = self._now()
        if self._only is not None:
            return self._understand(self._only, self._menu(self._only), line)
        found = _NUMBERED.fullmatch(line)
        seat = Seat(int(found[1]) - 1) if found else None
        if found is None or seat not in self._outlet.people:
            asked = self._service.words(None).find(line)
            if asked is not None and asked[0].query:
                self._outlet.tell(*self._table.game.answer(self._table.view(self._only), asked[0].needs))
                return False
            if asked is not None:
                return self._between(line)
            self._outlet.tell(WhoFirst(self._table.seats))
            return False
        assert seat is not None
        if found[2]:
            return self._understand(seat, self._menu(seat), found[2])
        legal = self._table.legal_actions(seat)
        if len(legal) == 1:
            return self._act(seat, legal[0])
        if seat in people:
            self._list_for(seat)
        else:
            self._outlet.tell(WhoFirst(self._table.seats))
        return False
