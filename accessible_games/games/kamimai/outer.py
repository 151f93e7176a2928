"""What of the Grimoire is open to everybody: the outer cards (R35) and the exact risk of each half."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .cards import Card
from .piles import EVEN, size_of
from .steady import WAITING

if TYPE_CHECKING:
    from .state import KamimaiState

Outer = tuple[Card | None, Card | None]
UNTOLD: Final[Outer] = (None, None)
_HIDDEN_WHILE: Final = frozenset({*WAITING, "whole", "starter", "sheet", "turn", "late", "fallen", "discard"})
"""Outcomes that are due while nobody knows the outer cards: a card just taken, a fallen Grimoire, the
first activator, whose turn begins with them."""


def outer_cards(state: KamimaiState) -> Outer:
    """The outer cards of both halves, None for an empty half and for one that is not told."""
    if state.rules.companion or state.phase == "over" or state.collapsed or state.collapsed_late:
        return UNTOLD
    if state.waiting in _HIDDEN_WHILE or (state.phase in ("target", "draw") and _is_blind(state)):
        return UNTOLD
    left, right = state.left, state.right
    return (left[-1] if left else None, right[-1] if right else None)


def _is_blind(state: KamimaiState) -> bool:
    """Whether the activator's Guardian in force draws blind, or one that may still be chosen."""
    if state.guardian >= 0:
        return state.rules.forces[state.guardian].blind
    return any(state.rules.forces[colour].blind for colour in state.guardian_colours())


def risk_of(state: KamimaiState, right: bool) -> int | None:
    """Per cent that the Grimoire collapses if one card were drawn now; None for an empty half."""
    left, rest = len(state.left), len(state.right)
    if not (rest if right else left):
        return None
    after = (left, rest - 1) if right else (left - 1, rest)
    return state.rules.balance.risk(size_of(state.drawn) + 1, *after, state.force().risk)


def risk_now(state: KamimaiState) -> int:
    """Per cent that the card just taken brings the Grimoire down."""
    rules = state.rules
    balance = rules.balance
    left, right = len(state.left), len(state.right)
    lean = left - right if left > right else right - left
    # The sum of `Balance.risk`, in place: it is asked for after every card.
    drawn = state.drawn
    card = ((drawn & EVEN) + (drawn >> 4 & EVEN)) % 255  # as `size_of` says
    risk = balance.by_card[card] + balance.by_lean[lean] + balance.by_size[left + right]
    if state.guardian >= 0:
        risk += rules.forces[state.guardian].risk
    return risk if risk < balance.max_risk else balance.max_risk
