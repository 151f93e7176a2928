"""Advice in Kami: what the expert would do, with its reason in what the player has seen and heard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from accessible_games.bots.counsel import Adviser
from accessible_games.engine import Action, CountOf, Event, Fact, Seat

from . import reasons
from .actions import Attack, Claim, Defend, Keep, Lead, Pass, Peek, Redeal, Waive
from .bot import attacks_partner, cards_of, goes_out
from .cards import Card
from .robots import BOTS, Passes, Scene, hard_judge, scene_of
from .view import KamiView

_ALONE: Final = (Card.WARRIOR, Card.LANCER)
"""Attacks that no empress answers (KAMI-30)."""
CHEAP: Final = 0.4
"""Points of a round that are not worth a word afterwards."""
_LIKELY: Final = 0.35
"""From this chance on that nobody answers it, an attack is a good one."""


class Counsel(Adviser):
    """Knows who let which attack pass, and what lies open.

    Args:
        seat: whom it advises.
        seats: number of players.
    """

    advised = reasons.Advised
    kinds: ClassVar[Mapping[type[Action], str]] = {
        Pass: "pass",
        Defend: "defend",
        Lead: "lead",
        Attack: "attack",
        Waive: "waive",
        Claim: "claim",
        Redeal: "redeal",
        Keep: "keep",
        Peek: "peek",
    }

    def __init__(self, seat: Seat, seats: int) -> None:
        super().__init__(BOTS["expert"](seat, seats), hard_judge(seats))
        self._passes = Passes(seats)

    def hear(self, event: Event) -> None:
        """Remember it."""
        super().hear(event)
        self._passes.hear(event)

    def price(self, cost: float) -> Fact | None:
        """So many points of a round."""
        return reasons.CostPoints(round(cost)) if cost >= CHEAP else None

    def why(self, view: KamiView, legal: Sequence[Action], action: Action | None) -> Fact | None:
        """The reason."""
        assert view.hand is not None and action is not None
        if isinstance(action, Pass):
            return self._why_pass(view, legal)
        if isinstance(action, Waive | Claim):
            held = CountOf(Card.WARRIOR, view.hand[Card.WARRIOR])
            return reasons.WarriorsHeld(held, isinstance(action, Claim))
        if isinstance(action, Redeal | Keep):
            return self._worth(view, better=isinstance(action, Keep))
        if isinstance(action, Peek):
            return reasons.EitherCard()
        return self._why_attack(view, action)

    def _why_pass(self, view: KamiView, legal: Sequence[Action]) -> Fact | None:
        assert view.attack is not None
        attacker = view.attack[0]
        if attacks_partner(view):
            return reasons.PartnerAttacks(attacker)
        answers = [action for action in legal if isinstance(action, Defend)]
        weights = self.weigh(view, answers) if answers else None
        if weights is None:
            return None
        best = answers[max(range(len(answers)), key=weights.__getitem__)]
        return reasons.PassKeeps(best.defence.card, attacker, view.hand_sizes[attacker])

    def _worth(self, view: KamiView, *, better: bool) -> Fact:
        assert view.hand is not None
        points = sum(n * points for n, points in zip(view.hand, view.points, strict=True))
        deck = sum(n * points for n, points in zip(view.rules.copies, view.points, strict=True))
        average = round(deck * sum(view.hand) / sum(view.rules.copies))
        return reasons.HandWorth(points, average, better)

    def _why_attack(self, view: KamiView, action: Action) -> Fact:
        places = cards_of(action)
        attack = getattr(action, "attack", None)
        if attack is None:
            return reasons.StackTurnsUp()
        if goes_out(view, action):
            strike = isinstance(action, Lead) and len(places) == 2 and places[0].card == places[1].card
            return reasons.GoesOut(view.points[attack.card] * (2 if strike else 1), strike)
        scene = scene_of(view, self._passes.seen)
        left = list(scene.hand)
        for place in places:
            if not place.stack:
                left[place.card] -= 1
        told = None
        if not self._open_to_all(view, attack.card, {place.stack for place in places}):
            told = self._answers(view, scene, attack.card)
        return told or self._what_stays(view, attack.card, left)

    def _what_stays(self, view: KamiView, attack: Card, left: Sequence[int]) -> Fact:
        """What the hand is worth behind it, though it may be answered."""
        best = max((card for card in Card if left[card]), key=lambda card: view.points[card], default=attack)
        if view.points[best] > view.points[attack]:
            return reasons.KeptForLater(best, view.points[best])
        assert view.seat is not None
        own = {view.seat, view.rules.partner(view.seat)}
        fewest = min(n for seat, n in enumerate(view.hand_sizes) if seat not in own)
        return reasons.MoreGone(sum(left), fewest)

    def _open_to_all(self, view: KamiView, card: Card, used: set[int]) -> bool:
        """Whether a mercenary answers, which is there for everybody."""
        answering = {card} if card in _ALONE else {card, Card.EMPRESS}
        return any(n not in used and top in answering for n, (top, _) in enumerate(view.tops, 1))

    def _answers(self, view: KamiView, scene: Scene, card: Card) -> Fact | None:
        """What speaks for it that nobody answers; None where too much speaks against it."""
        empresses = 0 if card in _ALONE or card is Card.EMPRESS else scene.unseen[Card.EMPRESS]
        if not scene.unseen[card]:
            return reasons.OnlyEmpress(empresses) if empresses else reasons.NobodyAnswers(card)
        if scene.quiet[card] < _LIKELY:
            return None
        copies = view.rules.copies[card]
        partner = view.rules.partner(scene.seat)
        passed = sorted(
            Seat(who) for who, kind in self._passes.seen if kind == card and who not in (scene.seat, partner)
        )
        kinds, placed = CountOf(card, copies), copies - scene.unseen[card]
        if passed:
            return reasons.FewAnswerPassed(kinds, placed, tuple(passed))
        if empresses:
            return reasons.FewAnswerEmpress(kinds, placed, empresses)
        return reasons.FewAnswer(kinds, placed)


COUNSEL: Final = Counsel
"""An adviser for a seat at a table of so many."""
