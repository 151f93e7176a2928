"""What may be done now in Kameloot, and why anything else is refused: the first rule that forbids it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from accessible_games.engine import (
    CHANCE,
    Action,
    NotYourTurn,
    OutcomeNotPossible,
    Refused,
    Seat,
    out_of_turn,
)

from . import actions as act
from . import refusals as no
from .board import KamelootBoard
from .cards import HAND_SIZE, count_of, size_of
from .moves import HORNS, IDLE, SCROLLS, SPECIAL, why_not


def legal_actions(state: KamelootBoard, seat: Seat) -> Sequence[Action]:
    """Every action of a seat now, each in its one spelling."""
    if seat not in state.acting or state.stage != "play":
        return act.CHOICES if state.stage == "choose" and seat in state.acting else ()
    hand = state.hands[seat]
    lists = state.lists
    moves = lists.from_hand[seat][hand]
    if not hand & SPECIAL:
        return moves
    kinds = state.kinds
    own = kinds[seat]
    if hand & HORNS:
        moves += lists.from_horns[hand][own]
    if not hand & SCROLLS:
        return moves or (act.PASS,)
    longer = [*moves]
    for other, swaps in lists.partners[seat][own]:
        longer += swaps[kinds[other]]
    if len(longer) > len(moves):
        return longer
    return (*moves, act.WASTE_SCROLL) if state.rules.idle_scroll else moves


def check(state: KamelootBoard, seat: Seat, action: Action) -> Refused | None:
    """The reason against `action`, or None if it is legal."""
    refused = out_of_turn(state.acting, seat, action, act.Outcome)
    if refused:
        return refused
    if isinstance(action, act.Outcome):
        if seat != CHANCE:
            return NotYourTurn(seat)
        return None if _is_due(state, action) else OutcomeNotPossible()
    if state.stage == "choose":
        return None if isinstance(action, act.Choose) else no.ChooseFirst()
    if isinstance(action, act.Choose):
        return no.TavernIsChosen()
    if action in IDLE and action in legal_actions(state, seat):
        return None
    return why_not(state.hands[seat], state.kinds, seat, action)


def _is_due(state: KamelootBoard, action: act.Outcome) -> bool:
    """Whether an outcome is the one that is waited for, and exists; people can enter one."""
    seats, stage = state.rules.seats, state.stage
    if isinstance(action, act.Flip):
        return stage == "flip" and len(action.taverns) == seats
    if isinstance(action, act.Deal):
        return stage == "deal" and _deal_exists(state, action)
    if isinstance(action, act.Shuffle):
        units = action.units
        return stage == "shuffle" and len(units) == state.left and Counter(units) <= Counter(state.pile)
    return stage == "first" and action.seat < seats


def _deal_exists(state: KamelootBoard, deal: act.Deal) -> bool:
    if [size_of(hand) for hand in deal.hands] != [HAND_SIZE] * state.rules.seats:
        return False
    dealt = sum(deal.hands)  # four cards a hand: no count runs over
    return all(count_of(dealt, kind) <= n for kind, n in enumerate(state.rules.copies))
