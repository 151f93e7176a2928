"""Magi Kitchen as the toolkit sees it: what its parts are, by the names that every game uses."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType
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

from .actions import GRAMMAR, parse_action
from .answers import ANSWERS, QUERIES, answer
from .choices import CHOICES, steps
from .events import EVENTS
from .position import LAYOUT, UNORDERED, mode_of
from .refusals import REFUSALS
from .rules import OPTIONS, make_rules
from .state import MagiState
from .view import MagiView, determinise


class MagiKitchen:
    """The game Magi Kitchen, 2 to 8 players."""

    name: Final = "magi_kitchen"
    seats: Final = range(2, 9)
    good_from: Final = 4
    """With fewer players there are few piles, and matches are rare (MGK-N01)."""
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
    """Everything is public (MGK-A01)."""
    scenario_options: Mapping[str, Any] = MappingProxyType({"mode": "cluster"})
    """In a scenario file tiles are slapped without a buzz, for any number of seats."""

    @property
    def bots(self) -> Mapping[str, Callable[[Seat, int], Bot]]:
        """Its bots by level; imported when somebody wants one."""
        from .bot import BOTS

        return BOTS

    def seats_with(self, options: Mapping[str, Any], data: Mapping[str, Any]) -> range:
        """Keyboards tell apart the keys of two clusters, and not of three (MGK-A03)."""
        cluster = make_rules(self.seats[-1], options, data).mode == "cluster"
        return range(2, 3) if cluster else self.seats

    def live(self, seen: MagiView) -> bool:
        """Duels, but for calm mode."""
        return not seen.rules.calm

    def new_state(self, seats: int, options: Mapping[str, Any], data: Mapping[str, Any]) -> MagiState:
        """A new game."""
        return MagiState(make_rules(seats, options, data))

    def load(
        self, seats: int, given: Position, options: Mapping[str, Any], data: Mapping[str, Any]
    ) -> MagiState:
        """A game at a position."""
        return MagiState.at(make_rules(seats, options, data, mode_of(given)), given)

    def parse_action(self, text: str) -> Action:
        """The action of a notation."""
        return parse_action(text)

    def determinise(self, seen: MagiView, rng: Random) -> MagiState:
        """A state that fits what one seat sees."""
        return determinise(MagiState(seen.rules), seen, rng)

    def answer(self, seen: MagiView, query: str) -> Sequence[Answer]:
        """What a query key tells."""
        return answer(seen, query)

    def steps(self, seen: MagiView, action: Action) -> Sequence[Fact]:
        """An action as levels of a menu."""
        return steps(seen, action)

    def words(self) -> Mapping[str, str]:
        """Message ids of typed words -> notation."""
        return GRAMMAR.words()
