"""Magi Kitchen as the toolkit sees it: what its parts are, by the names that every game uses."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from accessible_games.engine import Position
from accessible_games.games.base import RulesGame

from . import answers, choices, events, reasons, refusals, view
from .actions import GRAMMAR, parse_action
from .position import LAYOUT, UNORDERED, mode_of
from .rules import OPTIONS, SEATS, make_rules
from .state import MagiState


class MagiKitchen(RulesGame, facts=(events, refusals, answers, choices, reasons), robots="bot"):
    """The game Magi Kitchen, 2 to 8 players."""

    name = "magi_kitchen"
    seats = SEATS
    good_from: Final = 4
    """With fewer players there are few piles, and matches are rare (MGK-N01)."""
    options = OPTIONS
    rules = staticmethod(make_rules)
    state = MagiState
    grammar, layout = GRAMMAR, LAYOUT
    parse_action = staticmethod(parse_action)  # taps alone are a posture
    queries, unordered = answers.QUERIES, UNORDERED
    answer = staticmethod(answers.answer)
    imagine = staticmethod(view.determinise)
    score = staticmethod(view.score)
    open_table: Final = True
    """Everything is public (MGK-A01)."""
    reminds_after: Final = 4.0
    """Who waits is told once more what is asked, in calm mode as in the others."""
    scenario_options: Mapping[str, Any] = MappingProxyType({"mode": "cluster"})
    """In a scenario file tiles are slapped without a buzz, for any number of seats."""

    def seats_with(self, options: Mapping[str, Any], data: Mapping[str, Any]) -> range:
        """Keyboards tell apart the keys of two clusters, and not of three (MGK-A03)."""
        cluster = make_rules(self.seats[-1], options, data).mode == "cluster"
        return range(2, 3) if cluster else self.seats

    def askable(self, seen: view.MagiView) -> Any:
        """All but the cards of the piles, where memory replaces speed (MGK-A06)."""
        return view.without_cards(seen) if seen.rules.by_heart else seen

    def live(self, seen: view.MagiView) -> bool:
        """Duels, but for calm mode."""
        return not seen.rules.calm

    def load(
        self, seats: int, given: Position, options: Mapping[str, Any], data: Mapping[str, Any]
    ) -> MagiState:
        """A game at a position, whose mode outranks the option."""
        return MagiState.at(make_rules(seats, options, data, mode_of(given)), given)
