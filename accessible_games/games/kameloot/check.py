"""Why an action of Kameloot is refused: the rule that forbids it, the first that applies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from accessible_games.engine import CHANCE, Action, GameIsOver, NotYourTurn, OutcomeAwaited, Refused, Seat

from .actions import (
    UNICORN,
    Choose,
    Pass,
    Play,
    UseCloak,
    UseGlove,
    UsePotion,
    UseRing,
    UseScroll,
    UseUnicorn,
    UseWand,
    WasteScroll,
)
from .cards import CARDS, Card
from .chance import Deal, First, Flip, Shuffle
from .counts import count_of
from .legal import legal_actions
from .outcomes import check_outcome
from .refusals import (
    CardNotHeld,
    ChooseFirst,
    MustAct,
    NoSuchPlayer,
    NotIdentical,
    PotionOnOneself,
    ScrollNeedsTwo,
    ScrollNothingOwn,
    ScrollNothingTheirs,
    ScrollSameKind,
    ScrollWithOneself,
    TavernIsChosen,
    UnicornHasNoPower,
    UnicornNeedsKind,
    WandNeedsTwo,
)

if TYPE_CHECKING:
    from .state import KamelootState

_POWERS = {
    UseRing: Card.RING,
    UseWand: Card.WAND,
    UseGlove: Card.GLOVE,
    UsePotion: Card.POTION,
    UseCloak: Card.CLOAK,
    UseScroll: Card.SCROLL,
    WasteScroll: Card.SCROLL,
    UseUnicorn: UNICORN,
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
        return None if isinstance(action, Choose) else ChooseFirst()
    if isinstance(action, Choose):
        return TavernIsChosen()
    if isinstance(action, Pass):
        return None if action in legal_actions(state, seat) else MustAct()
    if isinstance(action, Play):
        return _play(state, seat, action)
    return _use(state, seat, action)


def _play(state: KamelootState, seat: Seat, action: Play) -> Refused | None:
    refused = _held(state, seat, action.cards)
    if refused is not None:
        return refused
    printed = {card for card in action.cards if card is not UNICORN}
    if len(printed) > 1:
        return NotIdentical()
    if not printed and not _lies_there(state, seat, action.onto):
        return UnicornNeedsKind()
    return None


def _use(state: KamelootState, seat: Seat, action: Action) -> Refused | None:
    power = _POWERS[type(action)]
    if isinstance(action, UseWand):
        return _held(state, seat, [power, *(one.card for one in action.laid)]) or _wand(state, seat, action)
    refused = _held(state, seat, [power])
    if refused is not None:
        return refused
    if isinstance(action, UsePotion):
        if action.target >= state.rules.seats:
            return NoSuchPlayer(tuple(Seat(n) for n in range(state.rules.seats)))
        return PotionOnOneself() if action.target == seat else None
    if isinstance(action, UseScroll):
        return _scroll(state, seat, action)
    if isinstance(action, WasteScroll):
        return None if action in legal_actions(state, seat) else ScrollNeedsTwo()
    return UnicornHasNoPower() if isinstance(action, UseUnicorn) else None


def _wand(state: KamelootState, seat: Seat, action: UseWand) -> Refused | None:
    """Two objects that differ as printed, and as what they become (R26)."""
    if not action.laid and action in legal_actions(state, seat):
        return None
    if len(action.laid) != 2:
        return WandNeedsTwo()
    one, other = action.laid
    if one.card is other.card or one.kind is other.kind or other.kind is UNICORN:
        return WandNeedsTwo()
    if other.card is UNICORN and not _lies_there(state, seat, other.onto):
        return UnicornNeedsKind()
    return None


def _scroll(state: KamelootState, seat: Seat, action: UseScroll) -> Refused | None:
    partner = action.partner
    if partner >= state.rules.seats:
        return NoSuchPlayer(tuple(Seat(n) for n in range(state.rules.seats)))
    if partner == seat:
        return ScrollWithOneself()
    if action.own is action.theirs:
        return ScrollSameKind(action.own)
    if not _lies_there(state, seat, action.own):
        return ScrollNothingOwn(action.own)
    if not _lies_there(state, partner, action.theirs):
        return ScrollNothingTheirs(action.theirs, partner)
    return None


def _lies_there(state: KamelootState, seat: Seat, card: Card | None) -> bool:
    """Whether a collection of that kind lies in front of a player."""
    return card is not None and count_of(state.fronts[seat], card) > 0


def _held(state: KamelootState, seat: Seat, cards: Iterable[Card]) -> Refused | None:
    hand = state.hands[seat]
    wanted = Counter(cards)
    for card in CARDS:
        if wanted[card] > count_of(hand, card):
            return CardNotHeld(card)
    return None
