"""KamiMaï as the toolkit sees it: what its parts are, by the names that every game uses."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from accessible_games.engine import (
    Action,
    Answer,
    Bot,
    Event,
    Fact,
    Option,
    Position,
    Refused,
    Seat,
)

from . import choices
from .actions import GRAMMAR, UNLISTED
from .answers import ANSWERS, QUERIES, answer
from .balance import SPEEDS
from .choices import CHOICES, steps
from .events import EVENTS
from .position import LAYOUT, UNORDERED
from .refusals import REFUSALS
from .rules import OPTIONS, SEATS, make_rules, most_players
from .state import KamimaiState
from .view import KamimaiView, counted, determinise


class Kamimai:
    """The game KamiMaï, 1 to 5 invokers together."""

    name: Final = "kamimai"
    seats: Final = SEATS
    options: Mapping[str, Option] = OPTIONS
    events: tuple[type[Event], ...] = EVENTS
    refusals: tuple[type[Refused], ...] = REFUSALS
    answers: tuple[type[Answer], ...] = ANSWERS
    choices: tuple[type[Fact], ...] = CHOICES
    queries: tuple[str, ...] = QUERIES
    unordered = UNORDERED
    grammar: Final = GRAMMAR
    layout: Final = LAYOUT
    open_table: Final = True
    unlisted: tuple[Action, ...] = UNLISTED

    @property
    def bots(self) -> Mapping[str, Callable[[Seat, int], Bot]]:
        """Its bots by level; imported when somebody wants one."""
        from .bot import BOTS

        return BOTS

    def seats_with(self, options: Mapping[str, Any], data: Mapping[str, Any]) -> range:
        """The box is for five; option `max_players` lets more sit down."""
        return range(SEATS[0], most_players(options, data) + 1)

    def live(self, seen: KamimaiView) -> bool:
        """The tone of the skill mode, where it is chosen."""
        return seen.rules.skill != SPEEDS[0]

    def new_state(self, seats: int, options: Mapping[str, Any], data: Mapping[str, Any]) -> KamimaiState:
        """A new game."""
        return KamimaiState(make_rules(seats, options, data))

    def load(
        self, seats: int, given: Position, options: Mapping[str, Any], data: Mapping[str, Any]
    ) -> KamimaiState:
        """A game at a position."""
        return KamimaiState.at(make_rules(seats, options, data), given)

    def parse_action(self, text: str) -> Action:
        """The action of a notation."""
        action: Action = GRAMMAR.parse(text)
        return action

    def determinise(self, seen: KamimaiView, rng: Random) -> KamimaiState:
        """A state that fits what one seat knows."""
        return determinise(KamimaiState(seen.rules), seen, rng)

    def answer(self, seen: KamimaiView, query: str) -> Sequence[Answer]:
        """What a query key tells."""
        return answer(seen, query)

    def steps(self, seen: KamimaiView, action: Action) -> Sequence[Fact]:
        """An action as levels of a menu."""
        return steps(seen, action)

    def cards(self, seen: KamimaiView) -> Sequence[Fact]:
        """What is held, card by card."""
        return choices.cards(seen)

    def plays(self, card: Fact, choice: Fact) -> bool:
        """Whether an entry of the menu uses a card that is held."""
        return choices.plays(card, choice)

    def attempt(self, seen: KamimaiView, card: Fact) -> Action:
        """What somebody who tries to play a card means."""
        return choices.attempt(seen, card)

    def counted(self, seen: KamimaiView) -> Mapping[str, tuple[int, int]]:
        """How many cards of each kind there are, and how many of them the view's owner can place."""
        return counted(seen)

    def words(self) -> Mapping[str, str]:
        """Message ids of typed words -> notation."""
        return GRAMMAR.words()

    def people_only(self, options: Mapping[str, Any], data: Mapping[str, Any]) -> str:
        """In companion mode nobody can draw for a bot without choosing for it."""
        companion = make_rules(self.seats[0], options, data).companion
        return "companion: a bot cannot draw from the real Grimoire" if companion else ""
