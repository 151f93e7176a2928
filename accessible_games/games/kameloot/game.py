"""Kameloot as the toolkit sees it: what its parts are, by the names that every game uses."""

from __future__ import annotations

from collections.abc import Mapping

from accessible_games.engine import Named
from accessible_games.games.base import RulesGame

from . import answers, choices, dealing, events, reasons, refusals, view
from .actions import GRAMMAR
from .cards import BY_ID, TAVERNS
from .position import LAYOUT, UNORDERED
from .rules import OPTIONS, SEATS, make_rules
from .state import KamelootState
from .view import KamelootView, Worlds


class Kameloot(RulesGame, facts=(events, refusals, answers, dealing, choices, reasons), robots="robots"):
    """The game Kameloot, 3 to 6 players."""

    name = "kameloot"
    seats = SEATS
    options = OPTIONS
    rules = staticmethod(make_rules)
    state = KamelootState
    grammar, layout = GRAMMAR, LAYOUT
    queries, unordered = answers.QUERIES, UNORDERED
    answer = staticmethod(answers.answer)
    imagine = staticmethod(view.determinise)
    counted = staticmethod(view.counted)
    score = staticmethod(view.score)
    cards, plays = staticmethod(choices.cards), staticmethod(choices.plays)
    attempt = staticmethod(choices.attempt)
    parts, outcome = staticmethod(dealing.parts), staticmethod(dealing.outcome)

    def dealt(self) -> Mapping[str, Named]:
        """What people deal by hand, by the words of the notation."""
        return {**TAVERNS, **BY_ID}

    def worlds(self, view: KamelootView) -> Worlds[KamelootState]:
        """All states that fit what one seat knows."""
        return Worlds(KamelootState(view.rules), view)
