"""An action of Kameloot as the choices that lead to it, one level of a menu each; a hand, card by card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessible_games.engine import Action, Choice, CountOf, Fact, Seat

from . import actions as act
from .cards import Card, Tavern, count_of, group_cards, list_cards
from .events import LaidCard
from .view import KamelootView


class PlaceChoice(Choice, of=act.Play):
    """Put these cards in front of oneself; how far the tavern is with their kind then.

    One choice for each number of cards, not two levels: the number of questions must not tell
    anybody how many a hand holds.
    """

    cards: tuple[CountOf, ...]
    card: Card
    total: int
    needed: int
    missing: int

    @classmethod
    def levels(cls, view: KamelootView, action: act.Play) -> Sequence[Fact]:
        """The cards, or the horns that are put onto a collection."""
        card = action.kind
        total = _total(view, card) + len(action.cards)
        missing = max(0, card.number - total)
        if action.onto is not None:
            return (OntoChoice(CountOf(act.UNICORN, len(action.cards)), card, total, card.number, missing),)
        return (cls(group_cards(action.cost), card, total, card.number, missing),)


class OntoChoice(Choice):
    """Put unicorn horns alone onto a collection; how far the tavern is with its kind then."""

    horns: CountOf
    card: Card
    total: int
    needed: int
    missing: int


_POWERS: Final[dict[type[Action], Card]] = {
    act.UseGlove: Card.GLOVE,
    act.UseCloak: Card.CLOAK,
    act.WasteScroll: Card.SCROLL,
    act.UseScroll: Card.SCROLL,
    act.UseRing: Card.RING,
    act.UseWand: Card.WAND,
    act.UsePotion: Card.POTION,
}


class PowerChoice(Choice, of=tuple(_POWERS), variant="idle"):
    """Discard this card for its power."""

    card: Card
    idle: bool
    """Whether it would have no effect (option `illegal_if_no_effect`)."""

    @classmethod
    def levels(cls, view: KamelootView, action: Action) -> Sequence[Fact]:
        """The card whose power it is."""
        idle = isinstance(action, act.WasteScroll) or isinstance(action, act.UseWand) and not action.laid
        return (cls(_POWERS[type(action)], idle),)


class NumberChoice(Choice, of=act.UseRing):
    """The kind that a ring calls back, by its number."""

    number: int
    card: Card

    @classmethod
    def levels(cls, view: KamelootView, action: act.UseRing) -> Sequence[Fact]:
        """The number on the card."""
        return (cls(action.card.number, action.card),)


class PairChoice(Choice, of=act.UseWand):
    """The two objects that a wand puts down."""

    cards: tuple[LaidCard, ...]

    @classmethod
    def levels(cls, view: KamelootView, action: act.UseWand) -> Sequence[Fact]:
        """The objects, if there are any."""
        laid = tuple(LaidCard(one.kind, one.card is act.UNICORN) for one in action.laid)
        return (cls(laid),) if laid else ()


class TargetChoice(Choice, of=act.UsePotion):
    """The player whose token a potion turns over, and the tavern it is in now."""

    partner: Seat
    tavern: Tavern

    @classmethod
    def levels(cls, view: KamelootView, action: act.UsePotion) -> Sequence[Fact]:
        """The player, with the tavern."""
        tavern = view.taverns[action.target]
        assert tavern is not None
        return (cls(action.target, tavern),)


class GiveChoice(Choice, of=act.UseScroll):
    """The own collection that a scroll gives away."""

    cards: CountOf

    @classmethod
    def levels(cls, view: KamelootView, action: act.UseScroll) -> Sequence[Fact]:
        """The collection, as large as it is now."""
        assert view.seat is not None
        return (cls(CountOf(action.own, count_of(view.fronts[view.seat], action.own))),)


class TakeChoice(Choice, of=act.UseScroll):
    """The collection that a scroll takes, and from whom."""

    partner: Seat
    cards: CountOf

    @classmethod
    def levels(cls, view: KamelootView, action: act.UseScroll) -> Sequence[Fact]:
        """The collection, as large as it is now."""
        theirs = count_of(view.fronts[action.partner], action.theirs)
        return (cls(action.partner, CountOf(action.theirs, theirs)),)


class PassChoice(Choice, of=act.Pass, passes=True):
    """Do nothing: nothing can be done."""


class TavernChoice(Choice, of=act.Choose):
    """The tavern to start in."""

    tavern: Tavern


def _total(view: KamelootView, card: Card) -> int:
    """Cards of a kind in the whole tavern of the view's owner."""
    assert view.seat is not None
    tavern = view.taverns[view.seat]
    return 0 if tavern is None else count_of(view.totals(tavern), card)


# -- a hand, card by card ------------------------------------------------------------------


class HeldChoice(Choice):
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
    return act.Play((card.card,)) if card.number else act.UseUnicorn()
