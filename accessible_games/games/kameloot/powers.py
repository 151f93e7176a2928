"""What step 1 of a turn does: powers (KLT-40 to KLT-45), and what is told of cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from accessible_games.engine import Action, CountOf, Record, Sealed, Seat

from . import actions as act
from . import events as told
from .cards import CARDS, KINDS, ONE, TAVERN_OF, Card, group_cards
from .counts import UNIT, count_of

if TYPE_CHECKING:
    from .state import KamelootState

LOW: Final = 10
"""Cards left in the draw pile with which it is called low."""

GLOVE_DRAWS: Final = 2

RING, WAND, GLOVE, POTION, CLOAK, SCROLL = KINDS
_RINGS, _WANDS, _GLOVES, _POTIONS, _CLOAKS, _SCROLLS = ONE
_RING_UNIT, _, _GLOVE_UNIT, _POTION_UNIT, _CLOAK_UNIT, _SCROLL_UNIT, _ = UNIT
# Names of the module, since an enum's member takes longer to look up.


def _pass(state: KamelootState, seat: Seat, action: Action, record: Record | None) -> None:
    if record:
        record(told.Passed(seat))


def _ring(state: KamelootState, seat: Seat, action: act.UseRing, record: Record | None) -> None:
    """The ring is discarded before its power is applied, so it may take itself (R07)."""
    card = action.card
    state.hands[seat] -= _RING_UNIT
    pile = state.discard
    itself = state.rules.ring_can_take_itself
    if itself:
        pile += _RINGS
    n = pile.count(action.byte)
    if n:
        pile = pile.replace(action.byte, b"")
        gain = n * action.gain
        state.fronts[seat] += gain
        state.kinds[seat] |= action.bits
        state.totals[state.taverns[seat]] += gain
    if not itself:
        pile += _RINGS
    state.discard = pile
    if record:
        record(told.RingUsed(seat, card.number, card, n, state.rules.discard_review))
        if not pile:
            record(told.DiscardEmptied())
        elif pile[-1] != RING:
            record(told.DiscardTopShown(CARDS[pile[-1]]))


def _wand(state: KamelootState, seat: Seat, action: act.UseWand, record: Record | None) -> None:
    if not action.laid:
        _waste(state, seat, WAND, record)
        return
    gain = action.gain
    state.hands[seat] -= action.cost
    state.discard += _WANDS
    state.fronts[seat] += gain
    state.kinds[seat] |= action.bits
    state.horns[seat] += action.horns
    state.totals[state.taverns[seat]] += gain
    if record:
        laid = tuple(told.LaidCard(one.kind, one.card is act.UNICORN) for one in action.laid)
        record(told.WandUsed(seat, laid, state.rules.discard_review))


def _glove(state: KamelootState, seat: Seat, action: Action, record: Record | None) -> None:
    """Draw what is there, two at most (R16)."""
    before = state.left
    left = state.left = max(0, before - GLOVE_DRAWS)
    state.hands[seat] += sum(state.pile[left:before]) - _GLOVE_UNIT
    state.discard += _GLOVES
    if record:
        record(told.GloveUsed(seat, state.rules.discard_review))
        tell_drawn(state, seat, before, record)


def _potion(state: KamelootState, seat: Seat, action: act.UsePotion, record: Record | None) -> None:
    state.hands[seat] -= _POTION_UNIT
    state.discard += _POTIONS
    target = action.target
    tavern = _turn_over(state, target)
    if record:
        record(told.PotionUsed(seat, target, TAVERN_OF[tavern], state.rules.discard_review))


def _cloak(state: KamelootState, seat: Seat, action: Action, record: Record | None) -> None:
    state.hands[seat] -= _CLOAK_UNIT
    state.discard += _CLOAKS
    tavern = _turn_over(state, seat)
    if record:
        record(told.CloakUsed(seat, TAVERN_OF[tavern], state.rules.discard_review))


def _turn_over(state: KamelootState, seat: Seat) -> int:
    """Turn a token over: all that lies in front of its owner counts for the other tavern now."""
    totals, taverns = state.totals, state.taverns
    tavern = taverns[seat] = 1 - taverns[seat]
    front = state.fronts[seat]
    if front:
        totals[tavern] += front
        totals[1 - tavern] -= front
    return tavern


def _scroll(state: KamelootState, seat: Seat, action: act.UseScroll, record: Record | None) -> None:
    state.hands[seat] -= _SCROLL_UNIT
    state.discard += _SCROLLS
    other = action.partner
    fronts, kinds, taverns, horns = state.fronts, state.kinds, state.taverns, state.horns
    front, front_there = fronts[seat], fronts[other]
    change = (front_there & action.their_field) - (front & action.own_field)
    fronts[seat] = front + change
    fronts[other] = front_there - change
    own, theirs = action.own_bit, action.their_bit
    kinds[seat] = kinds[seat] ^ own | theirs
    kinds[other] = kinds[other] ^ theirs | own
    here, there = taverns[seat], taverns[other]
    if here != there:
        state.totals[here] += change
        state.totals[there] -= change
    if horns[seat] or horns[other]:
        swapped = (horns[other] & action.their_field) - (horns[seat] & action.own_field)
        horns[seat] += swapped
        horns[other] -= swapped
    if record:
        gave = CountOf(action.own, count_of(front, action.own))
        took = CountOf(action.theirs, count_of(front_there, action.theirs))
        record(told.ScrollUsed(seat, other, gave, took, state.rules.discard_review))


def _waste_scroll(state: KamelootState, seat: Seat, action: Action, record: Record | None) -> None:
    _waste(state, seat, SCROLL, record)


def _waste(state: KamelootState, seat: Seat, card: Card, record: Record | None) -> None:
    """Discard a card without effect (option `illegal_if_no_effect`)."""
    state.hands[seat] -= UNIT[card]
    state.discard += ONE[card]
    if record:
        record(told.PowerWasted(seat, card, state.rules.discard_review))


_POWERS: Final[dict[type[Action], Callable[[KamelootState, Seat, Any, Record | None], None]]] = {
    act.UseRing: _ring,
    act.UseWand: _wand,
    act.UseGlove: _glove,
    act.UsePotion: _potion,
    act.UseCloak: _cloak,
    act.UseScroll: _scroll,
    act.WasteScroll: _waste_scroll,
    act.Pass: _pass,
}

power_of: Final = _POWERS.get
"""What step 1 does for a kind of action, but `Play`; None before the first turn."""


def tell_placed(state: KamelootState, seat: Seat, action: act.Play, record: Record) -> None:
    """Tell what went in front of a player, and how far the tavern is with it now (KLT-12 A)."""
    kind, tavern = action.kind, TAVERN_OF[state.taverns[seat]]
    total = count_of(state.totals[tavern], kind)
    missing = max(0, kind.number - total)
    cards = group_cards(action.cost)
    joined, horned = action.onto is not None, action.horns > 0
    record(told.CardsPlaced(seat, cards, kind, joined, horned, tavern, total, kind.number, missing))


def tell_drawn(state: KamelootState, seat: Seat, before: int, record: Record) -> None:
    """Tell that a player drew from a pile that held so many cards before."""
    left = state.left
    if left == before:
        record(told.NothingDrawn(seat, state.rules.discard_review))
        return
    cards = Sealed(group_cards(sum(state.pile[left:before])), (seat,))
    record(told.CardsDrawn(seat, before - left, left, cards, state.rules.discard_review))
    if before > LOW >= left > 0:
        record(told.PileLow(left))
