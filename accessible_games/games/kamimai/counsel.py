"""Advice in KamiMaï: what the expert would do, with its reason in the spells that are open and the risk."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from accessible_games.bots.counsel import Adviser
from accessible_games.engine import Action, CountOf, Fact, Seat

from . import actions as act
from . import reasons
from .cards import ELEMENTS, SPELLS, Spell, count_of, size_of
from .payments import PRICE
from .robots import BOTS, Reckoner, Wants
from .view import KamimaiView

_COMPARED: Final = frozenset({act.Keep, act.Discard, act.Target, act.Take})
CHEAP: Final = 0.5
"""Wanted cards that are not worth a word afterwards."""
_WANTED: Final = 0.9
"""What a card is worth that an open spell of this zone asks for."""


class Counsel(Adviser):
    """Sees what the team needs.

    Args:
        seat: whom it advises.
        seats: number of players.
    """

    advised = reasons.Advised
    kinds: ClassVar[Mapping[type[Action], str]] = {
        act.Target: "target",
        act.ChooseGuardian: "guardian",
        act.Draw: "draw",
        act.SteadyDraw: "draw",
        act.Hold: "hold",
        act.Drew: "drew",
        act.Collapse: "collapse",
        act.Discard: "discard",
        act.Cast: "cast",
        act.UseSprite: "sprite",
        act.UseDragonflies: "dragonflies",
        act.UseMouse: "mouse",
        act.NameGiver: "giver",
        act.Give: "give",
        act.Take: "take",
        act.Done: "done",
        act.Keep: "keep",
    }

    def __init__(self, seat: Seat, seats: int) -> None:
        super().__init__(BOTS["expert"](seat, seats))
        self._reckoner = Reckoner()

    def weigh(self, view: KamimaiView, legal: Sequence[Action]) -> Sequence[float] | None:
        """What a card or a pile is worth, among moves of one sort; or what drawing on and stopping are."""
        sorts = {type(action) for action in legal}
        judge = self._reckoner
        if sorts == {act.Draw, act.Hold}:
            wants = Wants(view)
            draws = [judge.net(view, wants, a.right) for a in legal if isinstance(a, act.Draw)]
            # Whether to stop is a question up to the third card; from then on the expert does not draw.
            hold = max(draws) if judge.stops(view, wants) else -judge.DIG
            weights = iter(draws)
            return [next(weights) if isinstance(action, act.Draw) else hold for action in legal]
        if len(sorts) == 1 and sorts <= _COMPARED:
            return judge.weigh(view, legal)
        return None

    def price(self, cost: float) -> Fact | None:
        """So many cards that were wanted."""
        return reasons.CostCards(round(cost)) if cost >= CHEAP else None

    def why(self, view: KamimaiView, legal: Sequence[Action], action: Action | None) -> Fact | None:
        """The reason."""
        if isinstance(action, act.Draw | act.SteadyDraw):
            return self._why_draw(view, action.right)
        if isinstance(action, act.Hold):
            halves = {one.right for one in legal if isinstance(one, act.Draw)}
            risks = [risk for right in halves if (risk := view.risks[right]) is not None]
            return reasons.HoldNow(size_of(view.drawn), min(risks)) if risks else reasons.HoldEmpty()
        if isinstance(action, act.Cast):
            return reasons.SpellsStay(max(0, SPELLS.size_of(view.open[view.targeted]) - 1))
        if isinstance(action, act.Keep):
            return self._why_keep(view, action)
        if isinstance(action, act.Target):
            return self._why_target(view, action)
        if isinstance(action, act.Give) and action.card in ELEMENTS:
            held = count_of(view.hand(action.to), action.card)
            if held:
                return reasons.CardFor(action.to, CountOf(action.card, held))
        return None if action is None else reasons.Judged(self.kinds[type(action)])

    def _why_draw(self, view: KamimaiView, right: bool) -> Fact:
        card, risk = view.outer[right], view.risks[right] or 0
        if card is not None and Wants(view).card(card) >= _WANTED:
            return reasons.DrawWanted(card, risk) if card in ELEMENTS else reasons.DrawHelper(card, risk)
        more = view.sizes[right] - view.sizes[not right]
        return reasons.DrawBalances(more, risk) if more > 0 else reasons.DrawRisk(risk)

    def _why_keep(self, view: KamimaiView, action: act.Keep) -> Fact:
        needs = Wants(view)
        asked = [colour for colour in ELEMENTS if needs.here[colour] + needs.later[colour]]
        wanted = tuple(CountOf(one, n) for one in asked if (n := count_of(action.cards, one)))
        return reasons.ServesSpells(wanted) if wanted else reasons.Judged("keep")

    def _why_target(self, view: KamimaiView, action: act.Target) -> Fact:
        needs, number = Wants(view), view.sheet.number_of(action.zone)
        still = view.open[number]
        near = 0
        for spell in Spell:
            colours = ELEMENTS if spell is Spell.TEAM else (ELEMENTS[int(spell)],)
            worth = max(sum(needs.held[colour]) for colour in colours)
            near += min(SPELLS.count_of(still, spell), worth // PRICE)
        return reasons.ZoneWants(action.zone, SPELLS.size_of(still), near)


COUNSEL: Final = Counsel
"""An adviser for a seat at a table of so many."""
