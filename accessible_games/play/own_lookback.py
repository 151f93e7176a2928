"""Behind a game that is over, at a device of one's own: its story, and a look back at what cost most.

Everything is a list of a few entries, so that a thumb or a key leads through it: which of the two, which
decision, and then moment by moment.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from accessible_games.engine import Fact, Seat
from accessible_games.engine.table import Table

from . import facts
from .lookback import Costly, Course, around, costly_decisions, story
from .output import Output
from .storyfacts import NothingCostMuch, NothingWeighed

Pick = Callable[[Fact, Sequence[Fact], Callable[[int], None]], None]
"""Lets the player choose: the question, the entries, and what is called with the number, from 1."""

CHOICES = (facts.StoryChoice(), facts.LookBackChoice())
"""What can be wished for."""


class LookingBack:
    """Tells one player of a game that is over.

    Args:
        table: where it was played; nobody acts there any more.
        seat: the player's.
        output: the player's.
        pick: lets the player choose.
        done: what is asked when it has been told.
    """

    def __init__(
        self, table: Table, seat: Seat, output: Output, pick: Pick, done: Callable[[], None]
    ) -> None:
        begin, actions = table.course()
        self._course = Course(table.game, begin, table.seats, actions)
        self._seat = seat
        self._output = output
        self._pick = pick
        self._done = done

    def tell(self, number: int) -> None:
        """Do what was wished for, by its number among `CHOICES`, from 1."""
        if number == 1:
            self._output.whisper(self._seat, *story(self._course))
            self._done()
            return
        costly = costly_decisions(self._course, self._seat)
        if costly:
            self._ask_which(costly)
            return
        self._output.whisper(self._seat, NothingWeighed() if costly is None else NothingCostMuch())
        self._done()

    def _ask_which(self, costly: Sequence[Costly]) -> None:
        entries = (*(one.told for one in costly), facts.EnoughChoice())

        def chosen(number: int) -> None:
            if number > len(costly):
                self._done()
                return
            steps = around(self._course, self._seat, costly[number - 1])
            self._walk(steps, lambda: self._ask_which(costly))

        self._pick(facts.CostlyWished(), entries, chosen)

    def _walk(self, steps: Sequence[Sequence[Fact]], then: Callable[[], None]) -> None:
        """Tell the first of the moments, and ask whether the next one is wanted."""
        self._output.whisper(self._seat, *steps[0])
        if len(steps) == 1:
            then()
            return

        def chosen(number: int) -> None:
            if number == 1:
                self._walk(steps[1:], then)
            else:
                then()

        self._pick(
            facts.MomentsLeft(len(steps) - 1), (facts.NextMomentChoice(), facts.EnoughChoice()), chosen
        )
