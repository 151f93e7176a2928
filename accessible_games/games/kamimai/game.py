"""KamiMaï as the toolkit sees it: what its parts are, by the names that every game uses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from accessible_games.engine import Seat
from accessible_games.games.base import RulesGame

from . import answers, choices, events, reasons, refusals, rows, view
from .actions import GRAMMAR, UNLISTED
from .balance import SPEEDS
from .position import LAYOUT, UNORDERED
from .rules import OPTIONS, SEATS, make_rules, most_players
from .state import KamimaiState


class Kamimai(RulesGame, facts=(events, refusals, rows, answers, choices, reasons), robots="robots"):
    """The game KamiMaï, 1 to 5 invokers together."""

    name = "kamimai"
    seats = SEATS
    options = OPTIONS
    rules = staticmethod(make_rules)
    state = KamimaiState
    grammar, layout = GRAMMAR, LAYOUT
    queries, unordered = answers.QUERIES, UNORDERED
    answer = staticmethod(answers.answer)
    imagine = staticmethod(view.determinise)
    counted = staticmethod(view.counted)
    score = staticmethod(view.score)
    cards, plays = staticmethod(choices.cards), staticmethod(choices.plays)
    attempt = staticmethod(choices.attempt)
    open_table: Final = True
    unlisted = UNLISTED

    def seats_with(self, options: Mapping[str, Any], data: Mapping[str, Any]) -> range:
        """The box is for five; option `max_players` lets more sit down."""
        return range(SEATS[0], most_players(options, data) + 1)

    def live(self, seen: view.KamimaiView) -> bool:
        """The tone of the skill mode, where it is chosen."""
        return seen.rules.skill != SPEEDS[0]

    @property
    def companion(self) -> Mapping[str, Any]:
        """The options with which the real Grimoire is drawn from."""
        return {"companion": True}

    def people_only(self, options: Mapping[str, Any], data: Mapping[str, Any]) -> str:
        """In companion mode nobody can draw for a bot without choosing for it."""
        companion = make_rules(self.seats[0], options, data).companion
        return "companion: a bot cannot draw from the real Grimoire" if companion else ""

    def sides(self, seats: int) -> Sequence[Sequence[Seat]]:
        """All play together."""
        return [[Seat(seat) for seat in range(seats)]]
