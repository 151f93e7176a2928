"""A move of Kami as the choices that lead to it, the first card, then the attack; a hand, card by card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from accessible_games.engine import Action, Choice, Fact

from .actions import PLACES, Attack, Claim, Defend, Keep, Lead, Pass, Peek, Place, Redeal, Waive
from .cards import Card, list_cards
from .view import KamiView


class StackChoice(Fact):
    """The mercenary on a stack, as it is told among those of other stacks."""

    card: Card
    stack: int


class _FromHandOrStack(Choice):
    """A card and where it comes from."""

    __slots__ = ()

    @property
    def card(self) -> Card:
        """The card."""
        raise NotImplementedError

    @property
    def stack(self) -> int:
        """The stack, 0 for the hand."""
        raise NotImplementedError

    @property
    def covered(self) -> bool:
        """Whether another card lies beneath."""
        raise NotImplementedError

    @property
    def binding(self) -> bool:
        """Whether a card is turned up before the turn is over, so that there is no way back (R22)."""
        return self.covered and not isinstance(self, AttackChoice)

    @property
    def shortly(self) -> Fact | None:
        """A mercenary by its card and stack alone."""
        return StackChoice(self.card, self.stack) if self.stack else None

    def variant(self) -> Literal["", "mercenary", "covered"]:
        """Hand, mercenary, or the mercenary of a covered stack."""
        if not self.stack:
            return ""
        return "covered" if self.covered else "mercenary"


def _covered(view: KamiView, place: Place) -> bool:
    return place.stack > 0 and view.tops[place.stack - 1][1]


class PassChoice(Choice, of=Pass, passes=True):
    """Do not answer."""


class DefendChoice(_FromHandOrStack, of=Defend):
    """Answer the attack with this card."""

    card: Card
    stack: int
    covered: bool

    @classmethod
    def levels(cls, view: KamiView, action: Defend) -> Sequence[Fact]:
        """The card that answers."""
        place = action.defence
        return (cls(place.card, place.stack, _covered(view, place)),)


class HideChoice(_FromHandOrStack, of=Lead):
    """Lay this card face down."""

    card: Card
    stack: int
    covered: bool

    @classmethod
    def levels(cls, view: KamiView, action: Lead) -> Sequence[Fact]:
        """The card that is laid face down; there is none where a lone card leads (R14)."""
        place = action.hidden
        if place is None:
            return (HideNothingChoice(),)
        return (cls(place.card, place.stack, _covered(view, place)),)


class AttackChoice(_FromHandOrStack, of=(Defend, Lead, Attack)):
    """Attack with this card."""

    card: Card
    points: int
    stack: int
    covered: bool

    @classmethod
    def levels(cls, view: KamiView, action: Defend | Lead | Attack) -> Sequence[Fact]:
        """The attack, if the action has one already."""
        place = action.attack
        if place is None:
            return ()
        return (cls(place.card, view.points[place.card], place.stack, _covered(view, place)),)


class HideNothingChoice(Choice):
    """A lone card leads without a face-down card (R14)."""


class ReadyChoice(Choice, of=Waive):
    """Be ready for the opening."""


class ClaimChoice(Choice, of=Claim):
    """Show five warriors and ask the partner for a redeal."""


class RedealChoice(Choice, of=Redeal):
    """Have the round dealt again."""


class KeepChoice(Choice, of=Keep):
    """Keep the hands as dealt."""


class PeekChoice(Choice, of=Peek):
    """Look at one of the cards set aside."""

    pile: int


# -- a hand, card by card ------------------------------------------------------------------


class HeldChoice(Choice):
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
