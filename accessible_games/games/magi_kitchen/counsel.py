"""Advice in Magi Kitchen: what goes together, as long as the piles may be looked at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from accessible_games.bots.counsel import Adviser
from accessible_games.engine import Action, Fact, Seat

from . import actions as act
from . import reasons
from .bot import BOTS
from .cards import TILES, Card
from .contest import Kind, claimable
from .view import DuelView, MagiView, worth


class Counsel(Adviser):
    """Looks at what lies open.

    Args:
        seat: whom it advises.
        seats: number of players.
    """

    advised = reasons.Advised
    kinds: ClassVar[Mapping[type[Action], str]] = {
        act.Flip: "flip",
        act.Buzz: "buzz",
        act.Slap: "slap",
        act.Cover: "cover",
        act.Finish: "finish",
        act.Pose: "pose",
        act.Give: "give",
        act.Pass: "pass",
    }

    def __init__(self, seat: Seat, seats: int) -> None:
        super().__init__(BOTS["expert"](seat, seats))
        self._seat = seat

    def weigh(self, view: MagiView, legal: Sequence[Action]) -> Sequence[float] | None:
        """The cards that a claim wins, less the one that a misfire costs."""
        duel = view.duel
        if duel is None or duel.kind is Kind.POSTURE:
            return None
        won = {target: worth(view, duel, target) for target in self._targets(view, duel)}
        best = float(max(won.values(), default=-1))
        free: tuple[type[Action], ...] = (act.Pass, act.Give, act.Flip)
        weights = []
        for action in legal:
            if isinstance(action, act.Buzz):
                weights.append(best)
            elif isinstance(action, free):
                weights.append(0.0)
            elif isinstance(action, act.Slap) and duel.kind is not Kind.TRASH:
                weights.append(float(won.get(int(action.tile), -1)))
            else:
                owner = action.owner if isinstance(action, act.Cover) and duel.kind is Kind.TRASH else -1
                weights.append(float(won.get(owner, -1)))
        return weights

    def price(self, cost: float) -> Fact | None:
        """So many cards."""
        return reasons.CostCards(round(cost)) if cost >= 1 else None

    def seen(self, view: MagiView) -> MagiView:
        """No card of a pile, but for a posture that is asked for: the question names it."""
        posture = view.flipper if view.phase == "posture" else None
        return view.but(piles=tuple(pile[-1:] if n == posture else () for n, pile in enumerate(view.piles)))

    def choose(self, view: MagiView, legal: Sequence[Action], rng: Random, *, several: bool) -> Action | None:
        """What matches and wins the most cards; in a duel of several nothing, if nothing does."""
        duel = view.duel
        if duel is None or duel.kind is Kind.POSTURE or self._by_heart(view):
            return next(iter(legal)) if self._by_heart(view) else self.bot.choose(view, legal, rng)
        targets = self._targets(view, duel)
        fitting = [action for action in legal if self._fits(action, duel, targets)]
        if fitting:
            weights = self.weigh(view, fitting)
            assert weights is not None  # a duel is open
            return fitting[max(range(len(fitting)), key=weights.__getitem__)]
        presses = next((action for action in legal if isinstance(action, act.Buzz)), None)
        if targets and presses is not None:
            return presses
        passes = next((action for action in legal if isinstance(action, act.Pass)), None)
        has_floor = view.rules.buzz and presses is None
        return passes if passes is not None or not has_floor else self.bot.choose(view, legal, rng)

    def _by_heart(self, view: MagiView) -> bool:
        return view.rules.by_heart and view.duel is not None and view.duel.kind is not Kind.POSTURE

    def _targets(self, view: MagiView, duel: DuelView) -> list[int]:
        """What can still be claimed."""
        bits = claimable(duel.kind, view.piles) if view.rules.calm else duel.left
        gone = {target for _, target in duel.claims}
        return [one for one in range(bits.bit_length()) if bits >> one & 1 and one not in gone]

    def _fits(self, action: Action, duel: DuelView, targets: Sequence[int]) -> bool:
        if duel.kind is Kind.TRASH:
            return isinstance(action, act.Cover) and action.owner in targets
        return isinstance(action, act.Slap) and int(action.tile) in targets

    def tells_all(self, view: MagiView, action: Action | None) -> bool:
        """Where the piles are to be remembered, the move goes by them."""
        return not self._by_heart(view)

    def kind(self, view: MagiView, action: Action | None) -> Fact | None:
        """Which kind of move it is."""
        if self._by_heart(view):
            return reasons.Advised("heart")
        return reasons.Advised("wait") if action is None else super().kind(view, action)

    def why(self, view: MagiView, legal: Sequence[Action], action: Action | None) -> Fact | None:
        """The reason."""
        if self._by_heart(view):
            return reasons.ByHeart()
        if isinstance(action, act.Give):
            return reasons.FewestCards(action.receiver, view.deck_sizes[action.receiver])
        if isinstance(action, act.Flip):
            return reasons.CardDecides()
        duel = view.duel
        if isinstance(action, act.Pose):
            return reasons.ItsTaps(view.piles[view.flipper][-1])
        targets = [] if duel is None else self._targets(view, duel)
        if duel is None or not targets or isinstance(action, act.Pass | act.Finish) or action is None:
            named = isinstance(action, act.Slap | act.Cover)
            return reasons.SomethingNamed() if named else reasons.NothingMatches()
        target = targets[0]
        if isinstance(action, act.Slap):
            target = int(action.tile)
        elif isinstance(action, act.Cover):
            target = int(action.owner)
        return self._why_target(view, duel, target)

    def _why_target(self, view: MagiView, duel: DuelView, target: int) -> Fact:
        if duel.kind is Kind.TRASH:
            return reasons.LiesAt(view.piles[target][-1], Seat(target))
        ingredient = Card(TILES[target])
        if duel.kind is Kind.RAINBOW:
            return reasons.LiesOpen(ingredient)
        return reasons.LieTogether(ingredient, Card(ingredient + Card.POTION_TOMATO))


COUNSEL: Final = Counsel
"""An adviser for a seat at a table of so many."""
