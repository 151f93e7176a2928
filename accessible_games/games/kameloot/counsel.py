"""Advice in Kameloot: what the expert would do, with its reason in what lies on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from accessible_games.bots.counsel import Adviser
from accessible_games.engine import Action, CountOf, Fact, Seat

from . import actions as act
from . import reasons
from .bot import Outlook
from .cards import KINDS, TAVERN_OF, Card, count_of
from .robots import BOTS, hard_judge
from .view import KamelootView

CHEAP: Final = 0.6
"""Coins that are not worth a word afterwards."""


class Counsel(Adviser):
    """Sees what a move sells, and what it brings nearer to that.

    Args:
        seat: whom it advises.
        seats: number of players.
    """

    advised = reasons.Advised
    kinds: ClassVar[Mapping[type[Action], str]] = {
        act.Play: "play",
        act.UseRing: "ring",
        act.UseWand: "wand",
        act.UseGlove: "glove",
        act.UsePotion: "potion",
        act.UseCloak: "cloak",
        act.UseScroll: "scroll",
        act.WasteScroll: "waste",
        act.Pass: "pass",
        act.Choose: "choose",
    }

    def __init__(self, seat: Seat, seats: int) -> None:
        super().__init__(BOTS["expert"](seat, seats), hard_judge())

    def price(self, cost: float) -> Fact | None:
        """So many coins."""
        return reasons.CostCoins(round(cost)) if cost >= CHEAP else None

    def why(self, view: KamelootView, legal: Sequence[Action], action: Action | None) -> Fact | None:
        """The reason."""
        assert action is not None
        if isinstance(action, act.Choose):
            return reasons.EitherTavern()
        if isinstance(action, act.UseGlove):
            return reasons.DrawsTwo()
        table = _After(view, action)
        if isinstance(action, act.UseRing):
            return reasons.RingFetches(
                CountOf(action.card, max(1, action.card.number - table.totals[action.card]))
            )
        sold = [card for card in KINDS if table.totals[card] >= card.number]
        if sold:
            told = tuple(CountOf(card, table.totals[card]) for card in sold)
            return reasons.SellsNow(told, table.coins(), sum(one.n for one in told))
        if isinstance(action, act.UsePotion):
            return _change_of_sides(view, action.target, table)
        return table.nearest(_kinds_of(action)) or reasons.NothingBetter()


class _After:
    """What lies in the own tavern after a move, before anything is sold.

    Attributes:
        totals: per kind, cards in front of all its members.
    """

    def __init__(self, view: KamelootView, action: Action) -> None:
        assert view.seat is not None
        self._outlook = Outlook(view, action, [0.0] * len(KINDS))
        members = self._outlook.members()
        fronts = self._outlook.fronts
        self.members = len(members)
        self.tavern = TAVERN_OF[self._outlook.taverns[view.seat]]
        self.totals = [sum(count_of(fronts[one], card) for one in members) for card in KINDS]

    def coins(self) -> int:
        """Coins of whoever moves."""
        return round(self._outlook.sales()[0])

    def nearest(self, kinds: Sequence[Card]) -> Fact | None:
        """Of some kinds that of which least is missing; None where none of them lies there."""
        there = [card for card in kinds if self.totals[card]]
        if not there:
            return None
        card = min(there, key=lambda one: (one.number - self.totals[one], -one.number))
        return reasons.ComesNear(
            CountOf(card, self.totals[card]), self.tavern, card.number - self.totals[card]
        )


def _kinds_of(action: Action) -> Sequence[Card]:
    """The kinds that come to the own tavern by a move; of a change of sides all."""
    if isinstance(action, act.Play):
        return [action.kind]
    if isinstance(action, act.UseWand):
        return [one.kind for one in action.laid]
    return [action.theirs] if isinstance(action, act.UseScroll) else KINDS


def _change_of_sides(view: KamelootView, target: Seat, table: _After) -> Fact:
    """What it means that another player's token is turned over."""
    assert view.seat is not None
    if view.taverns[target] is view.taverns[view.seat]:
        return reasons.LeavesSharing(target, table.members)
    brought = [CountOf(card, n) for card in KINDS if (n := count_of(view.fronts[target], card))]
    if not brought:
        return reasons.NothingBetter()
    return reasons.ComesOver(target, max(brought, key=lambda one: one.n))


COUNSEL: Final = Counsel
"""An adviser for a seat at a table of so many."""
