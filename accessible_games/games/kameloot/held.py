"""A hand of Kameloot, card by card: what each is, what it is good for, and what trying it means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from accessible_games.engine import Action, Fact

from .actions import Play, UseUnicorn
from .cards import Card, list_cards
from .choices import OntoChoice, PlaceChoice, PowerChoice

if TYPE_CHECKING:
    from .view import KamelootView


class HeldChoice(Fact):
    """One card of one's own hand, with the number that completes its collection."""

    card: Card
    number: int
    """0 for the unicorn horn, which has none."""


def cards(view: KamelootView) -> Sequence[Fact]:
    """The hand of the view's owner in reading order."""
    return [HeldChoice(card, card.number) for card in list_cards(view.hand or 0)]


def plays(card: Fact, choice: Fact) -> bool:
    """Whether an entry of the menu uses this card from the hand."""
    if not isinstance(card, HeldChoice):
        return False
    if isinstance(choice, PlaceChoice):
        return any(one.item is card.card for one in choice.cards)
    if isinstance(choice, OntoChoice):
        return choice.horns.item is card.card
    return isinstance(choice, PowerChoice) and choice.card is card.card


def attempt(view: KamelootView, card: Fact) -> Action:
    """What is meant by playing a card: to put it down; for a unicorn horn, to use it."""
    assert isinstance(card, HeldChoice)
    return Play((card.card,)) if card.number else UseUnicorn()
