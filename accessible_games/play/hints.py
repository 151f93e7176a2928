"""Hints: what a strong player would do, in three steps: which kind of move, which move, and why.

An adviser thinks beside the keys, as robots do.  It is made anew for each hint, and is given what the player
sees and could hear once more, nothing else (`bots.counsel`).
"""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from accessible_games.bots.counsel import Advice
from accessible_games.engine import CHANCE, Fact, Seat
from accessible_games.engine.table import Table

from . import hintfacts as facts
from .advising import Question, question_of
from .facts import PlayedTakingBack
from .lesson import TeachingTable
from .match import Aside, Thought


def uncounted(table: Table) -> Sequence[Fact]:
    """Said at the end: why a game counts for no ladder and no streak."""
    told: list[Fact] = []
    if isinstance(table, TeachingTable):
        return told
    if table.taken_back:
        told.append(PlayedTakingBack(table.taken_back))
    if table.advised:
        told.append(facts.PlayedWithHints(table.advised))
    return told


@dataclass(slots=True)
class _Hint:
    """A decision about which somebody asked.

    Attributes:
        count: actions before it.
        asked: what was asked, and what becomes an advice; None once it is forgotten.
        steps: how many were told, or asked for.
    """

    count: int
    asked: tuple[Question, Thought] | None = None
    steps: int = 0


class Hints:
    """The hints of one table.

    Args:
        table: the table.
        aside: lets an adviser think beside the keys.
    """

    def __init__(self, table: Table, aside: Aside) -> None:
        self._table = table
        self._aside = aside
        self._hints: dict[Seat, _Hint] = {}
        self._waiting: list[Seat] = []
        self._told_how: set[Seat] = set()
        """Who has heard that there are three steps."""

    def ask(self, seat: Seat) -> Sequence[Fact]:
        """What is told at once to somebody who asks; nothing where it is thought about."""
        table = self._table
        if isinstance(table, TeachingTable):
            may_act = seat in table.actors()  # others do what is shown next
            return table.pending() or [facts.HintWaits() if may_act else facts.HintNotAsked()]
        if not table.hints:
            return [facts.HintsOff()]
        actors = table.actors()
        if seat not in actors or seat == CHANCE:
            return [facts.HintNotAsked()]
        legal = table.legal_actions(seat)
        if len(legal) == 1 and len(actors) == 1:
            return [facts.HintOnly(tuple(table.game.steps(table.view(seat), legal[0])))]
        hint = self._hints.get(seat)
        if hint is None or hint.count != table.count:
            hint = self._hints[seat] = _Hint(table.count)
            with contextlib.suppress(OSError):  # whoever decides next is asked about a disk that refuses
                table.advise(seat)
        if hint.asked is None:
            question = question_of(table, seat)
            hint.asked = question, self._aside(question.think)
        if seat not in self._waiting:
            hint.steps += 1
            self._waiting.append(seat)
        return []

    @property
    def waiting(self) -> bool:
        """Whether somebody waits for a hint."""
        return bool(self._waiting)

    def forget(self, seats: Collection[Seat]) -> None:
        """Forget what these seats see and would be told; that they asked, and how often, is still known."""
        for seat in seats:
            if seat in self._hints:
                self._hints[seat].asked = None
        self._waiting = [seat for seat in self._waiting if seat not in seats]

    def take(self) -> Sequence[tuple[Seat, Sequence[Fact]]]:
        """The hints that are known by now; what was asked about a decision that is over is forgotten."""
        for seat in [seat for seat, hint in self._hints.items() if hint.count != self._table.count]:
            self.forget((seat,))
            del self._hints[seat]
        told = []
        for seat in list(self._waiting):
            hint = self._hints[seat]
            if hint.asked is not None and hint.asked[1].done():
                self._waiting.remove(seat)
                question, thought = hint.asked
                told.append((seat, self._step(seat, hint.steps, question, thought.result())))
        return told

    def _step(self, seat: Seat, step: int, question: Question, advice: Advice) -> Sequence[Fact]:
        action = advice.action
        told: list[Fact] = []
        if action is None:
            told = [advice.kind or facts.HintWaits()]
            return [*told, *([advice.why] if step > 1 and advice.why is not None else [])]
        choices = tuple(self._table.game.steps(question.view, action))
        if step == 1:
            told.append(advice.kind or facts.HintBegins(choices[0]))
            if seat not in self._told_how:
                self._told_how.add(seat)
                told.append(facts.HintGoesOn())
            return told
        if advice.whole:
            told.append(facts.HintMove(choices))
        else:
            told += [*([advice.kind] if advice.kind is not None else []), facts.HintByHeart()]
        return told if step == 2 else [*told, advice.why or facts.HintJudged()]
