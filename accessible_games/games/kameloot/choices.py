"""An action of Kameloot as the choices that lead to it, one level of a menu each; a hand, card by card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessible_games.engine import Action, CountOf, Fact, Seat, facts_of

from . import actions as act
from .cards import Card, Tavern, count_of, group_cards, list_cards
from .events import LaidCard
from .view import KamelootView


class PlaceChoice(Fact):
    """Put these cards in front of oneself; how far the tavern is with their kind then.

    One choice for each number of cards, not two levels: the number of questions must not tell
    anybody how many a hand holds.
    """

    cards: tuple[CountOf, ...]
    card: Card
    total: int
    needed: int
    missing: int


class OntoChoice(Fact):
    """Put unicorn horns alone onto a collection; how far the tavern is with its kind then."""

    horns: CountOf
    card: Card
    total: int
    needed: int
    missing: int


class PowerChoice(Fact, variant="idle"):
    """Discard this card for its power."""

    card: Card
    idle: bool
    """Whether it would have no effect (option `illegal_if_no_effect`)."""


class NumberChoice(Fact):
    """The kind that a ring calls back, by its number."""

    number: int
    card: Card


class PairChoice(Fact):
    """The two objects that a wand puts down."""

    cards: tuple[LaidCard, ...]


class TargetChoice(Fact):
    """The player whose token a potion turns over, and the tavern it is in now."""

    partner: Seat
    tavern: Tavern


class GiveChoice(Fact):
    """The own collection that a scroll gives away."""

    cards: CountOf


class TakeChoice(Fact):
    """The collection that a scroll takes, and from whom."""

    partner: Seat
    cards: CountOf


class PassChoice(Fact):
    """Do nothing: nothing can be done."""


class TavernChoice(Fact):
    """The tavern to start in."""

    tavern: Tavern


class HeldChoice(Fact):
    """One card of one's own hand, with the number that completes its collection."""

    card: Card
    number: int
    """0 for the unicorn horn, which has none."""


CHOICES: Final = facts_of(__name__, Fact)

_POWERS: Final[dict[type[Action], Fact]] = {
    act.UseGlove: PowerChoice(Card.GLOVE, False),
    act.UseCloak: PowerChoice(Card.CLOAK, False),
    act.WasteScroll: PowerChoice(Card.SCROLL, True),
    act.Pass: PassChoice(),
}


def steps(view: KamelootView, action: Action) -> Sequence[Fact]:
    """The levels of the menu that lead to an action.

    Raises:
        TypeError: it is no action of a player.
    """
    if type(action) in _POWERS:
        return (_POWERS[type(action)],)
    if isinstance(action, act.Play):
        return _play(view, action)
    if isinstance(action, act.Choose):
        return (TavernChoice(action.tavern),)
    if isinstance(action, act.UseRing):
        return (PowerChoice(Card.RING, False), NumberChoice(action.card.number, action.card))
    if isinstance(action, act.UseWand):
        if not action.laid:
            return (PowerChoice(Card.WAND, True),)
        laid = tuple(LaidCard(one.kind, one.card is act.UNICORN) for one in action.laid)
        return (PowerChoice(Card.WAND, False), PairChoice(laid))
    if isinstance(action, act.UsePotion):
        tavern = view.taverns[action.target]
        assert tavern is not None
        return (PowerChoice(Card.POTION, False), TargetChoice(action.target, tavern))
    if isinstance(action, act.UseScroll):
        return _scroll(view, action)
    raise TypeError(f"{action} is no action of a player")


def _play(view: KamelootView, action: act.Play) -> tuple[Fact, ...]:
    card = action.kind
    total = _total(view, card) + len(action.cards)
    missing = max(0, card.number - total)
    if action.onto is not None:
        return (OntoChoice(CountOf(act.UNICORN, len(action.cards)), card, total, card.number, missing),)
    return (PlaceChoice(group_cards(action.cost), card, total, card.number, missing),)


def _total(view: KamelootView, card: Card) -> int:
    """Cards of a kind in the whole tavern of the view's owner."""
    assert view.seat is not None
    tavern = view.taverns[view.seat]
    return 0 if tavern is None else count_of(view.totals(tavern), card)


def _scroll(view: KamelootView, action: act.UseScroll) -> tuple[Fact, ...]:
    assert view.seat is not None
    own = CountOf(action.own, count_of(view.fronts[view.seat], action.own))
    theirs = CountOf(action.theirs, count_of(view.fronts[action.partner], action.theirs))
    return (PowerChoice(Card.SCROLL, False), GiveChoice(own), TakeChoice(action.partner, theirs))


# -- a hand, card by card ------------------------------------------------------------------


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
