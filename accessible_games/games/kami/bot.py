"""What Kami's weaker robots go by: manners, and what people would tell you to look at.

Both go by their view and by what they hear, as people do; neither looks at a clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from accessible_games.engine import Action, Event, Seat

from .actions import Attack, Claim, Defend, Keep, Lead, Pass, Place, Redeal, Waive
from .cards import Card
from .events import Attacked, Passed, RoundDealt
from .view import KamiView

CLAIM_WITH: Final = 6
"""Warriors with which a bot asks for a redeal."""


def goes_out(view: KamiView, action: Action) -> bool:
    """Whether the action empties the hand."""
    assert view.hand is not None
    return sum(view.hand) == sum(1 for place in cards_of(action) if not place.stack)


def cards_of(action: Action) -> tuple[Place, ...]:
    """The cards that an action lays down."""
    if isinstance(action, Defend):
        return (action.defence, action.attack) if action.attack else (action.defence,)
    if isinstance(action, Lead):
        return tuple(place for place in (action.hidden, action.attack) if place)
    return (action.attack,) if isinstance(action, Attack) else ()


def attacks_partner(view: KamiView) -> bool:
    """Whether the attack to be answered is the partner's."""
    if view.attack is None or view.seat is None:
        return False
    return view.attack[0] == view.rules.partner(view.seat) != view.seat


class RandomWithManners:
    """Plays at random, but goes out when it can and leaves the partner's attacks alone."""

    def hear(self, event: Event) -> None:
        """Take no notice: it remembers nothing."""

    def choose(self, view: KamiView, legal: Sequence[Action], rng: Random) -> Action:
        """One of `legal`."""
        out = [action for action in legal if goes_out(view, action)]
        if out:
            return rng.choice(out)
        if attacks_partner(view):
            return next(action for action in legal if isinstance(action, Pass))
        return rng.choice(legal)


class Heuristic:
    """Weighs each move: will the attack be answered, and how good is the hand that is left?

    It counts the cards that lie open, and remembers which attacks a player let pass (a `bots.Judge`).

    Args:
        remembers: whether it remembers passes.
    """

    # Weights found by playing whole series against `easy`; the unit is a point of the game.
    UNANSWERED = 6.0
    """An attack that nobody answers: the lead, and two cards more to lay down."""
    KEPT_POINTS = 0.2
    """Per printed point of the cards that stay: one of them will be the last attack."""
    PASSED_HOLDS = 0.6
    """How likely one who let an attack pass holds its kind all the same, against one who did not."""
    PASS = -3.0
    """To lay down nothing, where the attack could be answered."""

    def __init__(self, remembers: bool = True) -> None:
        self._remembers = remembers
        self._attack: Card | None = None
        self._let_pass: set[tuple[Seat, Card]] = set()

    def hear(self, event: Event) -> None:
        """Remember who let which attack pass in this round."""
        if isinstance(event, RoundDealt):
            self._let_pass.clear()
        elif isinstance(event, Attacked):
            self._attack = event.card
        elif isinstance(event, Passed) and self._attack is not None and self._remembers:
            self._let_pass.add((event.seat, self._attack))

    def weigh(self, view: KamiView, legal: Sequence[Action]) -> list[float]:
        """How good each move is."""
        return [self._weigh(view, action) for action in legal]

    def _weigh(self, view: KamiView, action: Action) -> float:
        assert view.hand is not None
        if isinstance(action, (Waive, Claim)):
            eager = view.hand[Card.WARRIOR] >= CLAIM_WITH
            return float(isinstance(action, Claim) == eager)
        if isinstance(action, (Redeal, Keep)):
            weak = sum(n * points for n, points in zip(view.hand, view.points, strict=True)) < _average(view)
            return float(isinstance(action, Redeal) == weak)
        if isinstance(action, Pass):
            return 50.0 if attacks_partner(view) else self.PASS
        places = cards_of(action)
        if not places:
            return 0.0  # a look at a card set aside: one is as good as the other
        if goes_out(view, action):
            return 100.0 + _last_points(view, action)
        return self._weigh_move(view, action, places)

    def _weigh_move(self, view: KamiView, action: Action, places: tuple[Place, ...]) -> float:
        assert view.hand is not None
        left = list(view.hand)
        for place in places:
            if not place.stack:
                left[place.card] -= 1
        kept = self.KEPT_POINTS * sum(n * points for n, points in zip(left, view.points, strict=True))
        if isinstance(action, (Defend, Lead)) and action.attack is None:
            return kept  # a covered stack: the attack is chosen later
        return self.UNANSWERED * self._unanswered(view, places[-1].card, _unseen(view), places) + kept

    def _unanswered(
        self, view: KamiView, card: Card, unseen: Sequence[int], places: tuple[Place, ...]
    ) -> float:
        """The chance that no opponent answers an attack, as far as can be told."""
        answering = {card} if card in (Card.WARRIOR, Card.LANCER) else {card, Card.EMPRESS}
        used = {place.stack for place in places if place.stack}
        for number, (top, _) in enumerate(view.tops, 1):
            if number not in used and top in answering:
                return 0.0  # the mercenary is there for everybody
        hidden = sum(unseen)
        if not hidden or view.seat is None:
            return 1.0
        partner = view.rules.partner(view.seat)
        chance = 1.0
        for seat, size in enumerate(view.hand_sizes):
            if seat in (view.seat, partner):
                continue
            share = min(1.0, size / hidden)
            for kind in answering:
                likely = self.PASSED_HOLDS if (Seat(seat), card) in self._let_pass else 1.0
                chance *= (1.0 - share * likely) ** unseen[kind]
        return chance


def _average(view: KamiView) -> float:
    """Points of an average hand."""
    deck = sum(n * points for n, points in zip(view.rules.copies, view.points, strict=True))
    return deck * sum(view.hand or ()) / sum(view.rules.copies)


def _last_points(view: KamiView, action: Action) -> float:
    """Points of a round that the action would win."""
    places = cards_of(action)
    points = view.points[places[-1].card]
    strike = isinstance(action, Lead) and len(places) == 2 and places[0].card == places[1].card
    return float(points * 2 if strike else points)


def _unseen(view: KamiView) -> list[int]:
    """Copies per kind that this seat sees nowhere."""
    assert view.hand is not None
    left = [copies - held for copies, held in zip(view.rules.copies, view.hand, strict=True)]
    seen = [one.card for one in view.laid] + [top for top, _ in view.tops] + list(view.set_aside)
    for card in seen:
        if isinstance(card, Card):
            left[card] -= 1
    return [max(0, n) for n in left]
