"""Kami as the toolkit sees it: what its parts are, by the names that every game uses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from accessible_games.engine import Named, Seat
from accessible_games.games.base import RulesGame

from . import answers, choices, dealing, events, reasons, refusals, view
from .actions import GRAMMAR
from .cards import BY_ID
from .position import LAYOUT, UNORDERED
from .rules import OPTIONS, make_rules
from .state import KamiState
from .view import KamiView, Worlds


class Kami(RulesGame, facts=(events, refusals, answers, dealing, choices, reasons), robots="robots"):
    """The game Kami, 2 to 4 players."""

    name = "kami"
    seats = range(2, 5)
    options = OPTIONS
    rules = staticmethod(make_rules)
    state = KamiState
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
        return dict(BY_ID)

    def sides(self, seats: int) -> Sequence[Sequence[Seat]]:
        """Those who sit opposite each other, where four play."""
        return [[Seat(0), Seat(2)], [Seat(1), Seat(3)]] if seats == 4 else super().sides(seats)

    def worlds(self, view: KamiView) -> Worlds[KamiState]:
        """All states that fit what one seat knows."""
        return Worlds(KamiState(view.rules), view)
