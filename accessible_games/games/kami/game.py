"""Kami as the toolkit sees it: what its parts are, by the names that every game uses."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from accessible_games.engine import Action, Answer, Bot, Event, Fact, Named, Option, Position, Refused, Seat
from accessible_games.engine.dealing import Part

from . import dealing, held
from .actions import GRAMMAR
from .answers import ANSWERS, QUERIES, answer
from .cards import BY_ID
from .chance import Due
from .choices import CHOICES, steps
from .events import EVENTS
from .position import LAYOUT, UNORDERED
from .refusals import REFUSALS
from .rules import OPTIONS, make_rules
from .state import KamiState
from .view import KamiView, counted, determinise


class Kami:
    """The game Kami, 2 to 4 players."""

    name: Final = "kami"
    seats: Final = range(2, 5)
    options: Mapping[str, Option] = OPTIONS
    events: tuple[type[Event], ...] = EVENTS
    refusals: tuple[type[Refused], ...] = REFUSALS
    answers: tuple[type[Answer], ...] = (*ANSWERS, *dealing.QUESTIONS)
    choices: tuple[type[Fact], ...] = (*CHOICES, held.HeldChoice)
    queries: tuple[str, ...] = QUERIES
    unordered = UNORDERED
    grammar: Final = GRAMMAR
    layout: Final = LAYOUT

    @property
    def bots(self) -> Mapping[str, Callable[[Seat, int], Bot]]:
        """Its bots by level; imported when somebody wants one."""
        from .bot import BOTS

        return BOTS

    def new_state(self, seats: int, options: Mapping[str, Any], data: Mapping[str, Any]) -> KamiState:
        """A new game."""
        return KamiState(make_rules(seats, options, data))

    def load(
        self, seats: int, given: Position, options: Mapping[str, Any], data: Mapping[str, Any]
    ) -> KamiState:
        """A game at a position."""
        return KamiState.at(make_rules(seats, options, data), given)

    def parse_action(self, text: str) -> Action:
        """The action of a notation."""
        action: Action = GRAMMAR.parse(text)
        return action

    def determinise(self, seen: KamiView, rng: Random) -> KamiState:
        """A state that fits what one seat knows."""
        return determinise(KamiState(seen.rules), seen, rng)

    def answer(self, seen: KamiView, query: str) -> Sequence[Answer]:
        """What a query key tells."""
        return answer(seen, query)

    def steps(self, seen: KamiView, action: Action) -> Sequence[Fact]:
        """An action as levels of a menu."""
        return steps(seen, action)

    def cards(self, seen: KamiView) -> Sequence[Fact]:
        """The hand, card by card."""
        return held.cards(seen)

    def plays(self, card: Fact, choice: Fact) -> bool:
        """Whether an entry of the menu uses a card of the hand."""
        return held.plays(card, choice)

    def attempt(self, seen: KamiView, card: Fact) -> Action:
        """What somebody who tries to play a card means."""
        return held.attempt(seen, card)

    def counted(self, seen: KamiView) -> Mapping[str, tuple[int, int]]:
        """How many cards of each kind there are, and how many of them the view's owner can place."""
        return counted(seen)

    def words(self) -> Mapping[str, str]:
        """Message ids of typed words -> notation."""
        return GRAMMAR.words()

    def parts(self, due: Due) -> Sequence[Part]:
        """What people type of an outcome that they dealt."""
        return dealing.parts(due)

    def outcome(self, due: Due, typed: Sequence[Sequence[str]]) -> Action:
        """The outcome of what they typed."""
        return dealing.outcome(due, typed)

    def dealt(self) -> Mapping[str, Named]:
        """What they deal, by the words of the notation."""
        return dict(BY_ID)
