"""What an invoker holds, card by card: what each is good for, and what trying it means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from accessible_games.engine import Action, Fact, Seat

from .actions import GIVE
from .cards import Card
from .choices import DiscardChoice, DragonfliesChoice, GiveChoice, KeepChoice, MouseChoice, SpriteChoice
from .piles import cards_of

if TYPE_CHECKING:
    from .view import KamimaiView

_CREATURES = {
    SpriteChoice: Card.SPRITE,
    DragonfliesChoice: Card.DRAGONFLIES,
    MouseChoice: Card.MOUSE,
}


class HeldChoice(Fact):
    """One card of one's own Reserve, or of those that were drawn this turn."""

    card: Card


def cards(view: KamimaiView) -> Sequence[Fact]:
    """What the view's owner holds, in reading order."""
    return [] if view.seat is None else [HeldChoice(card) for card in cards_of(view.hand(view.seat))]


def plays(card: Fact, choice: Fact) -> bool:
    """Whether an entry of the menu uses this card."""
    if not isinstance(card, HeldChoice):
        return False
    if isinstance(choice, DiscardChoice | KeepChoice):
        return choice.cards.item is card.card and choice.cards.n > 0
    if isinstance(choice, GiveChoice):
        return choice.card is card.card
    return _CREATURES.get(type(choice)) is card.card


def attempt(view: KamimaiView, card: Fact) -> Action:
    """What is meant by playing a card for itself: to give it to the next invoker."""
    assert isinstance(card, HeldChoice) and view.seat is not None
    return GIVE[card.card][Seat((view.seat + 1) % view.rules.seats)]
