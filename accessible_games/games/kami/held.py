"""A hand of Kami, card by card: what each is, what it is good for, and what trying it means."""

from __future__ import annotations

from collections.abc import Sequence

from accessible_games.engine import Action, Fact

from .actions import PLACES, Attack, Defend, Lead
from .cards import Card, list_cards
from .choices import AttackChoice, DefendChoice, HideChoice
from .view import KamiView


class HeldChoice(Fact):
    """One card of one's own hand, with its points."""

    card: Card
    points: int


def cards(view: KamiView) -> Sequence[Fact]:
    """The hand of the view's owner in reading order."""
    return [HeldChoice(card, view.points[card]) for card in _hand(view)]


def plays(card: Fact, choice: Fact) -> bool:
    """Whether an entry of the menu uses this card from the hand."""
    if not isinstance(card, HeldChoice) or not isinstance(choice, DefendChoice | HideChoice | AttackChoice):
        return False
    return choice.card is card.card and not choice.stack


def _hand(view: KamiView) -> list[Card]:
    return [] if view.hand is None else list_cards(view.hand)


def attempt(view: KamiView, card: Fact) -> Action:
    """What is meant by playing a card: to answer with it, to lead with it, or to attack.

    The attack that goes with it is another card of the hand, so that the refusal is about this one.
    """
    assert isinstance(card, HeldChoice)
    place = PLACES[card.card]
    others = _hand(view)
    others.remove(card.card)
    follow = next((PLACES[other] for other in others if other is not Card.EMPRESS), place)
    if view.phase == "attack":
        return Attack(place)
    if view.phase == "lead":
        return Lead(place, follow)
    return Defend(place, follow)
