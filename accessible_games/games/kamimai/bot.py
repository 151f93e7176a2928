"""KamiMaï's own bots: `easy`, careless, and `medium`, which weighs each card against the balance.

They go by their view and by what they are told, as people do; none looks at a clock.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf
from random import Random
from types import MappingProxyType
from typing import Final

from accessible_games.engine import Action, Bot, Event, Seat

from . import actions as act
from .needs import POINT, Needs
from .piles import GUARDIAN_BITS, size_of
from .view import KamimaiView

TRUSTED: Final = (2, 1, 0, 3)
"""Guardians in the order in which a bot lets them apply: red, grey, blue, green."""


class EasyBot:
    """Draws two cards wherever, casts when it can, and keeps and discards at random."""

    def hear(self, event: Event) -> None:
        """Take no notice: it remembers nothing."""

    def choose(self, view: KamimaiView, legal: Sequence[Action], rng: Random) -> Action:
        """One of `legal`."""
        real = [action for action in legal if not isinstance(action, act.Collapse)]
        casts = [action for action in real if isinstance(action, act.Cast)]
        if casts:
            return casts[0]
        if any(isinstance(action, act.Done) for action in real):
            return next(action for action in real if isinstance(action, act.Done))
        stop = [action for action in real if isinstance(action, act.Hold)]
        if stop and size_of(view.drawn) >= 2:
            return stop[0]
        return rng.choice([action for action in real if not isinstance(action, act.Hold)] or real)


class MediumBot:
    """Weighs each card against the balance, and holds what the team needs.

    A draw is worth the card, less the risk times what a collapse costs: an Energy Point and the
    spells of this turn; the fuller half is liked, since every lean is paid for by the cards after it.
    """

    # Weights found by playing whole series; the unit is an Element card that is wanted.
    CARDS = 3
    """Cards after which it stops."""
    BALANCE = 1.2
    """For each card that a half has more than the other."""
    UNKNOWN = 0.5
    """What a card is worth that is not told."""

    def hear(self, event: Event) -> None:
        """Take no notice: all that counts is in the view."""

    def choose(self, view: KamimaiView, legal: Sequence[Action], rng: Random) -> Action:
        """The action of the highest weight; equals are drawn."""
        needs = Needs(view)
        weights = [self._weigh(view, needs, action) for action in legal]
        best = max(weights)
        return rng.choice([action for action, weight in zip(legal, weights, strict=True) if weight == best])

    def _weigh(self, view: KamimaiView, needs: Needs, action: Action) -> float:
        if isinstance(action, act.Collapse):
            return -inf  # it sees no real Grimoire that could have fallen
        if isinstance(action, act.Draw):
            return self._draw(view, needs, action)
        if isinstance(action, act.Hold):
            return 0.0 if size_of(view.drawn) < self.CARDS else 100.0
        if isinstance(action, act.Cast):
            return 50.0 + self._cast(view, needs, action)
        if isinstance(action, act.Keep):
            return needs.pile(action.cards)
        if isinstance(action, act.Discard):
            assert view.to_act
            return -needs.pile(action.cards)
        if isinstance(action, act.Target):
            return needs.zone(view.sheet.number_of(action.zone))
        if isinstance(action, act.ChooseGuardian):
            return -float(TRUSTED.index(action.colour))
        if isinstance(action, act.Take):
            return 0.0 if action.card is None else needs.card(action.card)
        return self._power(view, needs, action)

    def _draw(self, view: KamimaiView, needs: Needs, action: act.Draw) -> float:
        card, risk = view.outer[action.right], view.risks[action.right] or 0
        more = view.sizes[action.right] - view.sizes[not action.right]
        worth = self.UNKNOWN if card is None else needs.card(card)
        return worth + self.BALANCE * more - risk / 100 * self._collapse(view, needs) + self._eager(view)

    def _collapse(self, view: KamimaiView, needs: Needs) -> float:
        """What a collapse costs now: the point, and the spells that this turn would have cast."""
        return POINT + 0.5 * sum(
            min(4, sum(row)) for row, n in zip(needs.held, needs.here[:4], strict=True) if n
        )

    def _eager(self, view: KamimaiView) -> float:
        """The will to draw on; Phase 2 is the only source of cards."""
        return 3.0 - 0.4 * size_of(view.drawn)

    def _cast(self, view: KamimaiView, needs: Needs, action: act.Cast) -> float:
        """Spells of one colour before the team's; Creatures and other invokers' cards are spared."""
        creatures = sum(1 for gift in action.gifts for card, _ in gift.cards if card > 3)
        own = sum(gift.worth for gift in action.gifts if gift.seat == view.activator)
        return (0.0 if action.team else 5.0) - 2.0 * creatures + 0.1 * own

    def _power(self, view: KamimaiView, needs: Needs, action: Action) -> float:
        if isinstance(action, act.UseSprite):
            guardians = sum(size_of(hand & GUARDIAN_BITS) for hand in needs.hands())
            return 60.0 if guardians >= 2 else -1.0
        if isinstance(action, act.UseMouse):
            everybody = len(action.takers) == view.rules.seats and action.takers[0] == view.activator
            return 10.0 if everybody and size_of(view.discard) >= 4 else -1.0
        if isinstance(action, act.Give):
            return -needs.card(action.card) if action.to != view.activator else 0.0
        return 0.0 if isinstance(action, act.Done) else -5.0


BOTS: Final[Mapping[str, Callable[[Seat, int], Bot]]] = MappingProxyType(
    {"easy": lambda seat, seats: EasyBot(), "medium": lambda seat, seats: MediumBot()}
)
"""Level -> a bot for a seat at a table of so many."""
