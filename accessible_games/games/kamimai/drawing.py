"""Phase 2: Guardians, rolls, and what a collapse brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessible_games.engine import Record, Seat

from . import casting, events, tell, turns
from .actions import ChooseGuardian, Collapse, Drew, SteadyDraw
from .balance import UNCHOSEN
from .cards import Effect
from .chance import Roll
from .outer import risk_now
from .piles import GUARDIAN_BITS, UNIT, cards_of, group
from .steady import NEAR, steadied, waiting_for

if TYPE_CHECKING:
    from .state import KamimaiState


def choose_guardian(state: KamimaiState, seat: Seat, action: ChooseGuardian, record: Record | None) -> None:
    """Say which Guardian applies (KMI-63)."""
    state.guardian = action.colour
    if record:
        tell.guardian_applied(state, record)


def steady_draw(state: KamimaiState, seat: Seat, action: SteadyDraw, record: Record | None) -> None:
    """Skill mode: a card was taken in time with the tone (KMI-A04)."""
    card = (state.right if action.right else state.left).pop()
    state.drawn += UNIT[card]
    state.await_chance(waiting_for(action.near))
    if record:
        tell.drawn(state, card, action.right, record)
        tell.steadied(state, action.near, record)


def roll(state: KamimaiState, seat: Seat, action: Roll, record: Record | None) -> None:
    """The Grimoire was tried with a card, by holding, or between two turns (KMI-N03)."""
    waiting, number = state.waiting, action.number
    if waiting == "hold":
        if number <= state.rules.hold_risk:
            collapse_in_draw(state, record)
            return
        blind = record is not None and state.force().blind
        if record:
            record(events.GrimoireHeld(state.activator))
        casting.enter_casting(state, record)
        if record and blind:
            tell.outer(state, record)
    elif waiting in NEAR:
        if number <= steadied(risk_now(state), NEAR[waiting]):
            collapse_in_draw(state, record)
            return
        state.ask("draw", state.activator)
        if record:
            tell.card_held(state, record)
    elif number <= state.rules.between_risk[state.rules.mode]:
        turns.collapse_between(state, record)
    else:
        turns.next_turn(state, record, stood=True)


def collapse_in_draw(state: KamimaiState, record: Record | None) -> None:
    """KMI-90: a point unless blessed, no Phase 3, a new Grimoire after Phase 4."""
    drawn_guardian = bool(state.drawn & GUARDIAN_BITS)
    blessed = state.zone_effect() is Effect.BLESSING and (drawn_guardian or not state.rules.needs_guardian)
    state.collapsed = True
    state.guardian = UNCHOSEN
    if not blessed:
        state.energy -= 1
    state.ask("store", state.activator)
    if record:
        tell.collapsed_in_draw(state, blessed, record)
    if not state.energy:
        state.lose(record)


def drew(state: KamimaiState, seat: Seat, action: Drew, record: Record | None) -> None:
    """Companion mode: cards of the real Grimoire were taken."""
    first = not state.drawn & GUARDIAN_BITS
    for card in cards_of(action.cards):
        state.left.remove(card)
    state.drawn += action.cards
    if record:
        record(events.CardsEntered(state.activator, group(action.cards)))
        if first:
            tell.blessing(state, action.cards, record)


def collapse(state: KamimaiState, seat: Seat, action: Collapse, record: Record | None) -> None:
    """Companion mode: a collapse of the real Grimoire, by the phase that it happened in."""
    if state.phase == "target" or (state.phase == "draw" and not state.drawn):
        turns.collapse_between(state, record)
    elif state.phase == "draw":
        collapse_in_draw(state, record)
    else:
        state.collapsed_late = True
        if record:
            record(events.CollapsedLate(state.activator))
