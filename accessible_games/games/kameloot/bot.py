"""Kameloot's own bots: `easy`, random with manners, `medium`, greedy, and `hard`, which also remembers.

All go by their view and by what they hear, as people do; none looks at a clock.  What was discarded
they may not look up either: `medium` guesses it from the cards that lie nowhere else, `hard`
remembers the last `HARD_REMEMBERS` discards and guesses the rest.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from accessible_games.engine import Action, Bot, Event, Seat

from .actions import Choose, Play, UseCloak, UsePotion, UseRing, UseScroll, UseWand
from .cards import FIELD, KINDS, Card, Tavern, count_of
from .events import CloakUsed, GloveUsed, PotionUsed, PowerWasted, RingUsed, ScrollUsed, WandUsed
from .view import KamelootView

HARD_REMEMBERS: Final = 20
"""Discards that `hard` has in mind."""

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


class EasyBot:
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


class MediumBot:
    """Greedy on its own share: weighs what an action sells at once, and what it brings closer."""

    # Weights found by playing whole series against `easy`; the unit is a coin.
    ENVY = 0.3
    """What a coin of the one who gets most besides costs."""
    PROMISE = 0.4
    """What is incomplete, against what is sold."""
    KEPT_HORN = 0.3
    """A unicorn horn that stays in hand."""

    def hear(self, event: Event) -> None:
        """Take no notice: it guesses what was discarded."""

    def choose(self, view: KamelootView, legal: Sequence[Action], rng: Random) -> Action:
        """The action of the highest weight; equals are drawn."""
        if isinstance(legal[0], Choose):
            return rng.choice(legal)
        back = self.expected_back(view)
        weights = [self._weigh(view, action, back) for action in legal]
        best = max(weights)
        return rng.choice([action for action, weight in zip(legal, weights, strict=True) if weight == best])

    def expected_back(self, view: KamelootView) -> list[float]:
        """Per kind, the cards that a ring is likely to bring back."""
        return guess(view, [0.0] * len(KINDS), known=0)

    def _weigh(self, view: KamelootView, action: Action, back: Sequence[float]) -> float:
        outlook = Outlook(view, action, back)
        own, other = outlook.sales()
        weight = own - self.ENVY * other + self.PROMISE * outlook.promise()
        if isinstance(action, (Play, UseWand)):
            weight -= self.KEPT_HORN * bool(action.horns)
        return weight


class HardBot(MediumBot):
    """As `medium`, with a memory for the last discards."""

    def __init__(self) -> None:
        self._seen: deque[Card] = deque(maxlen=HARD_REMEMBERS)

    def hear(self, event: Event) -> None:
        """Remember each card that is discarded, until a ring takes its kind away."""
        if isinstance(event, RingUsed):
            self._seen.append(Card.RING)
            if event.taken:
                kept = [card for card in self._seen if card is not event.card]
                self._seen = deque(kept, maxlen=HARD_REMEMBERS)
        elif isinstance(event, PowerWasted):
            self._seen.append(event.card)
        elif type(event) in _DISCARDED:
            self._seen.append(_DISCARDED[type(event)])

    def expected_back(self, view: KamelootView) -> list[float]:
        """What it remembers, and a guess for what lies beneath."""
        remembered = [float(self._seen.count(card)) for card in KINDS]
        return guess(view, remembered, known=len(self._seen))


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


BOTS: Final[Mapping[str, Callable[[Seat, int], Bot]]] = MappingProxyType(
    {
        "easy": lambda seat, seats: EasyBot(),
        "medium": lambda seat, seats: MediumBot(),
        "hard": lambda seat, seats: HardBot(),
    }
)
"""Level -> a bot for a seat at a table of so many."""
