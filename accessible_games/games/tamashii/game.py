"""Tamashii as the toolkit sees it: what its parts are, by the names that every game uses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from accessible_games.engine import Named, Seat
from accessible_games.games.base import RulesGame

from . import answers, choices, dealing, events, reasons, refusals, view
from .actions import GRAMMAR
from .cards import CHARACTER_BY_ID, GEM_BY_ID
from .position import LAYOUT, UNORDERED
from .rules import OPTIONS, SEATS, make_rules
from .state import TamashiiState


class Tamashii(RulesGame, facts=(events, refusals, answers, dealing, choices, reasons), robots="bot"):
    """The game Tamashii, 2 to 6 players together."""

    name = "tamashii"
    seats = SEATS
    options = OPTIONS
    rules = staticmethod(make_rules)
    state = TamashiiState
    grammar, layout = GRAMMAR, LAYOUT
    queries, unordered = answers.QUERIES, UNORDERED
    answer = staticmethod(answers.answer)
    imagine = staticmethod(view.determinise)
    counted = staticmethod(view.counted)
    score = staticmethod(view.score)
    parts, outcome = staticmethod(dealing.parts), staticmethod(dealing.outcome)

    def askable(self, seen: view.TamashiiView) -> Any:
        """All but what was seen last: that is told once, and remembered (TAM-A02, TAM-A03)."""
        return seen if seen.glimpse is None or seen.rules.shared else view.without_glimpse(seen)

    def dealt(self) -> Mapping[str, Named]:
        """What people deal by hand, by the words of the notation."""
        return {**CHARACTER_BY_ID, **GEM_BY_ID}

    def sides(self, seats: int) -> Sequence[Sequence[Seat]]:
        """All play together."""
        return [[Seat(seat) for seat in range(seats)]]
