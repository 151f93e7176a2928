"""Why an action of Kameloot is refused: the rule that forbids it, the first that applies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from accessible_games.engine import CHANCE, Action, GameIsOver, NotYourTurn, OutcomeAwaited, Refused, Seat

from . import actions as act
from . import refusals as no
from .cards import CARDS, Card
from .chance import Deal, First, Flip, Shuffle
from .counts import count_of
from .legal import legal_actions
from .outcomes import check_outcome

if TYPE_CHECKING:
    from .state import KamelootState

_POWERS = {
    act.UseRing: Card.RING,
    act.UseWand: Card.WAND,
    act.UseGlove: Card.GLOVE,
    act.UsePotion: Card.POTION,
    act.UseCloak: Card.CLOAK,
    act.UseScroll: Card.SCROLL,
    act.WasteScroll: Card.SCROLL,
    act.UseUnicorn: act.UNICORN,
}
"""The card that each power is discarded from."""


def check(state: KamelootState, seat: Seat, action: Action) -> Refused | None:
    """The reason against `action`, or None if it is legal."""
    actors = state.acting
    if not actors:
        return GameIsOver()
    if actors[0] == CHANCE:
        if seat != CHANCE or not isinstance(action, (Flip, Deal, Shuffle, First)):
            return OutcomeAwaited()
        return check_outcome(state, action)
    if seat != actors[0]:
        return NotYourTurn(actors[0])
    if isinstance(action, (Flip, Deal, Shuffle, First)):
        return NotYourTurn(seat)
    if state.stage == "choose":
        return None if isinstance(action, act.Choose) else no.ChooseFirst()
    if isinstance(action, act.Choose):
        return no.TavernIsChosen()
    if isinstance(action, act.Pass):
        return None if action in legal_actions(state, seat) else no.MustAct()
    if isinstance(action, act.Play):
        return _play(state, seat, action)
    return _use(state, seat, action)


def _play(state: KamelootState, seat: Seat, action: act.Play) -> Refused | None:
    refused = _held(state, seat, action.cards)
    if refused is not None:
        return refused
    printed = {card for card in action.cards if card is not act.UNICORN}
    if len(printed) > 1:
        return no.NotIdentical()
    if not printed and not _lies_there(state, seat, action.onto):
        return no.UnicornNeedsKind()
    return None


def _use(state: KamelootState, seat: Seat, action: Action) -> Refused | None:
    power = _POWERS[type(action)]
    if isinstance(action, act.UseWand):
        return _held(state, seat, [power, *(one.card for one in action.laid)]) or _wand(state, seat, action)
    refused = _held(state, seat, [power])
    if refused is not None:
        return refused
    if isinstance(action, act.UsePotion):
        if action.target >= state.rules.seats:
            return no.NoSuchPlayer(tuple(Seat(n) for n in range(state.rules.seats)))
        return no.PotionOnOneself() if action.target == seat else None
    if isinstance(action, act.UseScroll):
        return _scroll(state, seat, action)
    if isinstance(action, act.WasteScroll):
        return None if action in legal_actions(state, seat) else no.ScrollNeedsTwo()
    return no.UnicornHasNoPower() if isinstance(action, act.UseUnicorn) else None


def _wand(state: KamelootState, seat: Seat, action: act.UseWand) -> Refused | None:
    """Two objects that differ as printed, and as what they become (R26)."""
    if not action.laid and action in legal_actions(state, seat):
        return None
    if len(action.laid) != 2:
        return no.WandNeedsTwo()
    one, other = action.laid
    if one.card is other.card or one.kind is other.kind or other.kind is act.UNICORN:
        return no.WandNeedsTwo()
    if other.card is act.UNICORN and not _lies_there(state, seat, other.onto):
        return no.UnicornNeedsKind()
    return None


def _scroll(state: KamelootState, seat: Seat, action: act.UseScroll) -> Refused | None:
    partner = action.partner
    if partner >= state.rules.seats:
        return no.NoSuchPlayer(tuple(Seat(n) for n in range(state.rules.seats)))
    if partner == seat:
        return no.ScrollWithOneself()
    if action.own is action.theirs:
        return no.ScrollSameKind(action.own)
    if not _lies_there(state, seat, action.own):
        return no.ScrollNothingOwn(action.own)
    if not _lies_there(state, partner, action.theirs):
        return no.ScrollNothingTheirs(action.theirs, partner)
    return None


def _lies_there(state: KamelootState, seat: Seat, card: Card | None) -> bool:
    """Whether a collection of that kind lies in front of a player."""
    return card is not None and count_of(state.fronts[seat], card) > 0


def _held(state: KamelootState, seat: Seat, cards: Iterable[Card]) -> Refused | None:
    hand = state.hands[seat]
    wanted = Counter(cards)
    for card in CARDS:
        if wanted[card] > count_of(hand, card):
            return no.CardNotHeld(card)
    return None
