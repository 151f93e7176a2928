"""What Kameloot's weaker robots go by: sales by chance, and what people would tell you to look at.

All go by their view and by what they hear, as people do; none looks at a clock.  What was discarded
they may not look up either: the weaker ones guess it from the cards that lie nowhere else, `Discards`
is what a good player has heard.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from accessible_games.engine import Action, Event

from .actions import Choose, Play, UseCloak, UsePotion, UseRing, UseScroll, UseWand
from .cards import FIELD, KINDS, Card, Tavern, count_of
from .events import CloakUsed, GloveUsed, PotionUsed, PowerWasted, RingUsed, ScrollUsed, WandUsed
from .view import KamelootView

_DISCARDED: Final[Mapping[type[Event], Card]] = MappingProxyType(
    {
        WandUsed: Card.WAND,
        GloveUsed: Card.GLOVE,
        PotionUsed: Card.POTION,
        CloakUsed: Card.CLOAK,
        ScrollUsed: Card.SCROLL,
    }
)


class Outlook:
    """What lies on the table after an action, as far as its owner can tell.

    Args:
        view: what is known before it.
        action: what is done.
        back: per kind, cards expected to come back with a ring.
    """

    def __init__(self, view: KamelootView, action: Action, back: Sequence[float]) -> None:
        assert view.seat is not None
        self.seat = view.seat
        self.fronts = list(view.fronts)
        self.taverns = [tavern if tavern is not None else Tavern.OWL for tavern in view.taverns]
        self.extra = [0.0] * len(KINDS)
        """Cards that come in front of the owner with some chance."""
        if isinstance(action, (Play, UseWand)):
            self.fronts[self.seat] += action.gain
        elif isinstance(action, UseRing):
            self.extra[action.card] = back[action.card]
        elif isinstance(action, UsePotion):
            self.taverns[action.target] = self.taverns[action.target].other
        elif isinstance(action, UseCloak):
            self.taverns[self.seat] = self.taverns[self.seat].other
        elif isinstance(action, UseScroll):
            change = (self.fronts[action.partner] & action.their_field) - (
                self.fronts[self.seat] & action.own_field
            )
            self.fronts[self.seat] += change
            self.fronts[action.partner] -= change

    def members(self) -> list[int]:
        """The owner and the others of the same tavern, in the order of handing out."""
        seats = len(self.taverns)
        around = ((self.seat + step) % seats for step in range(seats))
        return [seat for seat in around if self.taverns[seat] is self.taverns[self.seat]]

    def sales(self) -> tuple[float, float]:
        """Coins of the owner, and the most that any other gets, at once (KLT-22)."""
        members = self.members()
        coins = [0.0] * len(self.taverns)
        for card in KINDS:
            n = self._total(members, card)
            if n < card.number:
                continue
            for place, member in enumerate(members):
                coins[member] += (n - place + len(members) - 1) // len(members)
            for member in members:
                self.fronts[member] &= ~FIELD[card]
            self.extra[card] = 0.0
        own = coins[self.seat]
        coins[self.seat] = 0.0
        return own, max(coins)

    def promise(self) -> float:
        """Coins that the owner can hope for from what is incomplete in its own tavern."""
        members = self.members()
        hope = 0.0
        for card in KINDS:
            part = self._total(members, card) / card.number
            hope += part * part * card.number / len(members)
        return hope

    def _total(self, members: Sequence[int], card: Card) -> float:
        return sum(count_of(self.fronts[member], card) for member in members) + self.extra[card]


class SellerAtRandom:
    """Plays at random, but sells when it can."""

    def hear(self, event: Event) -> None:
        """Take no notice: it remembers nothing."""

    def choose(self, view: KamelootView, legal: Sequence[Action], rng: Random) -> Action:
        """One of `legal`."""
        if isinstance(legal[0], Choose):
            return rng.choice(legal)
        nothing = [0.0] * len(KINDS)
        selling = [action for action in legal if Outlook(view, action, nothing).sales()[0]]
        if selling:
            return rng.choice(selling)
        kinds = list(dict.fromkeys(type(action) for action in legal))
        kind = rng.choice(kinds)  # a swap has many forms, and is no likelier for it
        return rng.choice([action for action in legal if type(action) is kind])


class Greedy:
    """Weighs what an action sells at once, and what it brings closer (a `bots.Judge`)."""

    # Weights found by playing whole series against those who sell at random; the unit is a coin.
    ENVY = 0.3
    """What a coin of the one who gets most besides costs."""
    PROMISE = 0.4
    """What is incomplete, against what is sold."""
    KEPT_HORN = 0.3
    """A unicorn horn that stays in hand."""

    def hear(self, event: Event) -> None:
        """Take no notice: it guesses what was discarded."""

    def weigh(self, view: KamelootView, legal: Sequence[Action]) -> list[float]:
        """How good each action is."""
        if isinstance(legal[0], Choose):
            return [0.0] * len(legal)
        back = guess(view, [0.0] * len(KINDS), known=0)
        return [self._weigh(view, action, back) for action in legal]

    def _weigh(self, view: KamelootView, action: Action, back: Sequence[float]) -> float:
        outlook = Outlook(view, action, back)
        own, other = outlook.sales()
        weight = own - self.ENVY * other + self.PROMISE * outlook.promise()
        if isinstance(action, (Play, UseWand)):
            weight -= self.KEPT_HORN * bool(action.horns)
        return weight


class Discards:
    """What was heard to be discarded: all of it, which no view tells (KLT-14)."""

    def __init__(self) -> None:
        self._heard = [0] * len(KINDS)

    def hear(self, event: Event) -> None:
        """Remember each card that is discarded, until a ring takes its kind away."""
        heard = self._heard
        if isinstance(event, RingUsed):
            if event.card is Card.RING:
                # Where a ring may take itself it is among those that were taken (R07).
                heard[Card.RING] = 0 if event.taken > heard[Card.RING] else 1
            else:
                heard[event.card] = 0
                heard[Card.RING] += 1
        elif isinstance(event, PowerWasted):
            heard[event.card] += 1
        elif type(event) in _DISCARDED:
            heard[_DISCARDED[type(event)]] += 1

    def counts(self, view: KamelootView) -> list[int]:
        """Per kind, the cards in the discard pile; what was not heard, of a position say, is guessed."""
        if view.discard is not None:
            return [count_of(view.discard, card) for card in KINDS]
        deeper = view.discard_size - sum(self._heard)
        if not deeper:
            return list(self._heard)
        known = [float(n) for n in self._heard] if deeper > 0 else [0.0] * len(KINDS)
        return [round(n) for n in guess(view, known, known=int(sum(known)))]


def guess(view: KamelootView, remembered: Sequence[float], known: int) -> list[float]:
    """Per kind, cards in the discard pile: those remembered, and a share of what lies nowhere open.

    Args:
        view: what is known.
        remembered: per kind, cards that are surely there.
        known: how many cards these are.
    """
    unseen = [float(n) for n in view.rules.copies]
    for counts in (*view.fronts, view.sold_cards, view.hand or 0):
        for card in KINDS:
            unseen[card] -= count_of(counts, card)
    for card in KINDS:
        unseen[card] = max(0.0, unseen[card] - remembered[card])
    all_unseen = sum(unseen[: len(KINDS)]) or 1.0
    deeper = max(0, view.discard_size - known)
    found = [remembered[card] + deeper * unseen[card] / all_unseen for card in KINDS]
    if view.discard_top is not None:
        found[view.discard_top] = max(found[view.discard_top], 1.0)
    return found
