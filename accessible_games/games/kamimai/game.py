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

from . import actions, held, loading, position, view
from .actions import UNLISTED
from .answers import ANSWERS, QUERIES, answer
from .cards import COLOURS, IDS
from .choices import CHOICES, steps
from .events import EVENTS
from .refusals import REFUSALS
from .rules import OPTIONS, SEATS, make_rules, most_players
from .state import KamimaiState
from .steady import SPEEDS
from .view import KamimaiView, counted

VERBS: Final = (
    "target",
    "guardian",
    "draw",
    "hold",
    "discard",
    "cast",
    "use",
    "giver",
    "give",
    "take",
    "done",
    "keep",
    "drew",
    "collapse",
)
THINGS: Final = ("left", "right", "team", "none", *COLOURS)
"""Words of the notation that are neither a verb nor a card; a player's language has its own for each."""


class Kamimai:
    """The game KamiMaï, 1 to 5 invokers together."""

    name: Final = "kamimai"
    seats: Final = SEATS
    options: Mapping[str, Option] = OPTIONS
    events: tuple[type[Event], ...] = EVENTS
    refusals: tuple[type[Refused], ...] = REFUSALS
    answers: tuple[type[Answer], ...] = ANSWERS
    choices: tuple[type[Fact], ...] = (*CHOICES, held.HeldChoice)
    queries: tuple[str, ...] = QUERIES
    unordered = position.UNORDERED
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
        self, seats: int, position_: Position, options: Mapping[str, Any], data: Mapping[str, Any]
    ) -> KamimaiState:
        """A game at a position."""
        return loading.load(make_rules(seats, options, data), position_)

    def parse_action(self, text: str) -> Action:
        """The action of a notation."""
        return actions.parse_action(text)

    def determinise(self, seen: KamimaiView, rng: Random) -> KamimaiState:
        """A state that fits what one seat knows."""
        return view.determinise(seen, rng)

    def answer(self, seen: KamimaiView, query: str) -> Sequence[Answer]:
        """What a query key tells."""
        return answer(seen, query)

    def steps(self, seen: KamimaiView, action: Action) -> Sequence[Fact]:
        """An action as levels of a menu."""
        return steps(seen, action)

    def cards(self, seen: KamimaiView) -> Sequence[Fact]:
        """What is held, card by card."""
        return held.cards(seen)

    def plays(self, card: Fact, choice: Fact) -> bool:
        """Whether an entry of the menu uses a card that is held."""
        return held.plays(card, choice)

    def attempt(self, seen: KamimaiView, card: Fact) -> Action:
        """What somebody who tries to play a card means."""
        return held.attempt(seen, card)

    def counted(self, seen: KamimaiView) -> Mapping[str, tuple[int, int]]:
        """How many cards of each kind there are, and how many of them the view's owner can place."""
        return counted(seen)

    def words(self) -> Mapping[str, str]:
        """Message ids of typed words -> notation."""
        verbs = {f"kamimai-word-{verb}": verb for verb in VERBS}
        things = {f"kamimai-thing-{thing}": thing for thing in THINGS}
        return verbs | things | {f"kamimai-card-{name.replace('_', '-')}": name for name in IDS}

    def people_only(self, options: Mapping[str, Any], data: Mapping[str, Any]) -> str:
        """In companion mode nobody can draw for a bot without choosing for it."""
        companion = make_rules(self.seats[0], options, data).companion
        return "companion: a bot cannot draw from the real Grimoire" if companion else ""
