"""Tamashii as the toolkit sees it: what its parts are, by the names that every game uses."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from accessible_games.engine import Action, Answer, Bot, Event, Fact, Named, Option, Position, Refused, Seat
from accessible_games.engine.dealing import Part

from . import dealing
from .actions import GRAMMAR
from .answers import ANSWERS, QUERIES, answer
from .cards import CHARACTER_BY_ID, GEM_BY_ID
from .chance import Due
from .choices import CHOICES, steps
from .events import EVENTS
from .position import LAYOUT, UNORDERED
from .refusals import REFUSALS
from .rules import OPTIONS, SEATS, make_rules
from .state import TamashiiState
from .view import TamashiiView, counted, determinise


class Tamashii:
    """The game Tamashii, 2 to 6 players together."""

    name: Final = "tamashii"
    seats: Final = SEATS
    options: Mapping[str, Option] = OPTIONS
    events: tuple[type[Event], ...] = EVENTS
    refusals: tuple[type[Refused], ...] = REFUSALS
    answers: tuple[type[Answer], ...] = (*ANSWERS, *dealing.QUESTIONS)
    choices: tuple[type[Fact], ...] = CHOICES
    queries: tuple[str, ...] = QUERIES
    unordered = UNORDERED
    grammar: Final = GRAMMAR
    layout: Final = LAYOUT

    @property
    def bots(self) -> Mapping[str, Callable[[Seat, int], Bot]]:
        """Its bots by level; imported when somebody wants one."""
        from .bot import BOTS

        return BOTS

    def new_state(self, seats: int, options: Mapping[str, Any], data: Mapping[str, Any]) -> TamashiiState:
        """A new game."""
        return TamashiiState(make_rules(seats, options, data))

    def load(
        self, seats: int, given: Position, options: Mapping[str, Any], data: Mapping[str, Any]
    ) -> TamashiiState:
        """A game at a position."""
        return TamashiiState.at(make_rules(seats, options, data), given)

    def parse_action(self, text: str) -> Action:
        """The action of a notation."""
        action: Action = GRAMMAR.parse(text)
        return action

    def determinise(self, seen: TamashiiView, rng: Random) -> TamashiiState:
        """A state that fits what one seat knows."""
        return determinise(TamashiiState(seen.rules), seen, rng)

    def answer(self, seen: TamashiiView, query: str) -> Sequence[Answer]:
        """What a query key tells."""
        return answer(seen, query)

    def steps(self, seen: TamashiiView, action: Action) -> Sequence[Fact]:
        """An action as levels of a menu."""
        return steps(seen, action)

    def counted(self, seen: TamashiiView) -> Mapping[str, tuple[int, int]]:
        """How many cards of each kind there are, and how many of them the view's owner can place."""
        return counted(seen)

    def words(self) -> Mapping[str, str]:
        """Message ids of typed words -> notation; no character is named in a move."""
        return GRAMMAR.words()

    def parts(self, due: Due) -> Sequence[Part]:
        """What people type of an outcome that they dealt."""
        return dealing.parts(due)

    def outcome(self, due: Due, typed: Sequence[Sequence[str]]) -> Action:
        """The outcome of what they typed."""
        return dealing.outcome(due, typed)

    def dealt(self) -> Mapping[str, Named]:
        """What they deal, by the words of the notation."""
        return {**CHARACTER_BY_ID, **GEM_BY_ID}
