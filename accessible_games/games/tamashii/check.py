"""What may be done now, and why anything else is refused.

Both follow from what lies open: which character a card is decides neither (R24).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from accessible_games.engine import (
    CHANCE,
    Action,
    GameIsOver,
    NotYourTurn,
    OutcomeAwaited,
    OutcomeNotPossible,
    Refused,
    Seat,
)

from .actions import (
    DRAW,
    EFFECT,
    FLIP,
    GIVES,
    LEAVE,
    LOOKS,
    NO_EFFECT,
    Draw,
    Flip,
    Give,
    Leave,
    Look,
    UseEffect,
    WaiveEffect,
)
from .cards import PLACES
from .chance import Drawn, Layout, Outcome, Starter
from .heaps import count_of
from .refusals import (
    BagIsEmpty,
    EffectFirst,
    FlipFirst,
    GiveBeforeDraw,
    GiveToFaceUp,
    LookAfterDraw,
    LookAtFaceUp,
    LookFirst,
    NoEffectNow,
    NothingToFlip,
)

if TYPE_CHECKING:
    from .state import TamashiiState

Actions = tuple[Action, ...]


def _face_down(actions: Sequence[Action], face_up: int) -> Actions:
    """Of one action per position, those at positions that are face down."""
    return tuple(action for place, action in enumerate(actions) if not face_up & 1 << place)


_EVERY: Final = range(1 << PLACES)
"""Every set of face-up positions, as bits."""

_LOOKS: Final = tuple(_face_down(LOOKS, face_up) for face_up in _EVERY)
_GIVES: Final = tuple(_face_down(GIVES, face_up) for face_up in _EVERY)
_LISTS: Final[dict[str, tuple[Actions, ...]]] = {
    "turn": tuple((DRAW, *looks) for looks in _LOOKS),
    "draw": tuple((DRAW, *gives) for gives in _GIVES),
    "flip": tuple((FLIP, LEAVE) for _ in _EVERY),
    "effect": tuple((EFFECT, NO_EFFECT) for _ in _EVERY),
    "look": _LOOKS,
}
"""By phase and face-up positions; made once, since every turn asks for one of them."""


def legal_actions(state: TamashiiState, seat: Seat) -> Sequence[Action]:
    """Every action of a seat now."""
    if seat not in state.acting:
        return ()
    if state.phase == "draw" and not state.bag:
        return _GIVES[state.face_up]
    return _LISTS[state.phase][state.face_up]


def check(state: TamashiiState, seat: Seat, action: Action) -> Refused | None:
    """The reason against `action`, or None if it is legal."""
    actors = state.actors()
    if not actors:
        return GameIsOver()
    if actors[0] == CHANCE:
        if seat != CHANCE or not isinstance(action, Outcome):
            return OutcomeAwaited()
        return None if _is_due(state, action) else OutcomeNotPossible()
    if seat != actors[0]:
        return NotYourTurn(actors[0])
    if isinstance(action, Outcome):
        return OutcomeNotPossible()
    return _decision(state, action)


def _is_due(state: TamashiiState, action: Outcome) -> bool:
    """Whether an outcome is the one that is waited for, and exists; people can enter one."""
    if isinstance(action, Layout):
        return state.phase == "layout"
    if isinstance(action, Starter):
        return state.phase == "starter" and action.seat < state.rules.seats
    awaited = "gem" if isinstance(action, Drawn) else "removal"
    return state.phase == awaited and count_of(state.bag, action.gem) > 0


def _decision(state: TamashiiState, action: Action) -> Refused | None:
    """An action of the seat that is asked."""
    phase = state.phase
    if isinstance(action, (Flip, Leave)):
        return None if phase == "flip" else NothingToFlip()
    if isinstance(action, (UseEffect, WaiveEffect)):
        return None if phase == "effect" else NoEffectNow()
    if phase == "flip":
        return FlipFirst(state.place + 1)
    if phase == "effect":
        return EffectFirst()
    if isinstance(action, Look):
        if phase == "draw":
            return LookAfterDraw()
        return LookAtFaceUp(action.position) if _is_face_up(state, action.position) else None
    if phase == "look":
        return LookFirst()
    if isinstance(action, Give):
        if phase == "turn":
            return GiveBeforeDraw()
        return GiveToFaceUp(action.position) if _is_face_up(state, action.position) else None
    return BagIsEmpty() if isinstance(action, Draw) and not state.bag else None


def _is_face_up(state: TamashiiState, position: int) -> bool:
    return bool(state.face_up & 1 << position - 1)
