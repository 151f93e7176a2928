"""What may be done now, and why anything else is refused.

Both follow from what lies open: which character a card is decides neither (R24).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from accessible_games.engine import CHANCE, Action, OutcomeNotPossible, Refused, Seat, out_of_turn

from . import actions as act
from . import refusals as no
from .board import TamashiiBoard
from .cards import count_of

MOVES: Final = (
    act.DRAW, *act.LOOKS, *act.GIVES, act.FLIP, act.LEAVE, act.EFFECT, act.NO_EFFECT,
)  # fmt: skip
"""All actions of players, in the order of a list."""


def legal_actions(state: TamashiiBoard, seat: Seat) -> Sequence[Action]:
    """Every action of a seat now."""
    if seat not in state.acting:
        return ()
    return _legal(state.phase, state.face_up, not state.bag)


@lru_cache(maxsize=1 << 10)
def _legal(phase: str, face_up: int, bag_empty: bool) -> tuple[Action, ...]:
    """Kept, since every turn asks for one of them."""
    return tuple(move for move in MOVES if _decision(phase, face_up, bag_empty, 0, move) is None)


def check(state: TamashiiBoard, seat: Seat, action: Action) -> Refused | None:
    """The reason against `action`, or None if it is legal."""
    refused = out_of_turn(state.acting, seat, action, act.Outcome)
    if refused:
        return refused
    if isinstance(action, act.Outcome):
        return None if seat == CHANCE and _is_due(state, action) else OutcomeNotPossible()
    return _decision(state.phase, state.face_up, not state.bag, state.place + 1, action)


def _is_due(state: TamashiiBoard, action: act.Outcome) -> bool:
    """Whether an outcome is the one that is waited for, and exists; people can enter one."""
    if isinstance(action, act.Layout):
        return state.phase == "layout"
    if isinstance(action, act.Starter):
        return state.phase == "starter" and action.seat < state.rules.seats
    awaited = "gem" if isinstance(action, act.Drawn) else "removal"
    return state.phase == awaited and count_of(state.bag, action.gem) > 0


def _decision(phase: str, face_up: int, bag_empty: bool, given: int, action: Action) -> Refused | None:
    """The reason against an action of the seat that is asked.

    Args:
        phase: the phase.
        face_up: places whose card is face up, as bits.
        bag_empty: whether no gem is left to be drawn.
        given: the position that has just received gems.
        action: the action.
    """
    if isinstance(action, (act.Flip, act.Leave)):
        return None if phase == "flip" else no.NothingToFlip()
    if isinstance(action, (act.UseEffect, act.WaiveEffect)):
        return None if phase == "effect" else no.NoEffectNow()
    if phase == "flip":
        return no.FlipFirst(given)
    if phase == "effect":
        return no.EffectFirst()
    if isinstance(action, act.Look):
        if phase == "draw":
            return no.LookAfterDraw()
        return no.LookAtFaceUp(action.position) if face_up & 1 << action.position - 1 else None
    if phase == "look":
        return no.LookFirst()
    if isinstance(action, act.Give):
        if phase == "turn":
            return no.GiveBeforeDraw()
        return no.GiveToFaceUp(action.position) if face_up & 1 << action.position - 1 else None
    return no.BagIsEmpty() if bag_empty else None
