"""The facts that each step of KamiMaï leaves to be told; only called while somebody records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from accessible_games.engine import Record

from . import events
from .cards import Card, Effect
from .outer import outer_cards, risk_now, risk_of
from .piles import GUARDIAN_BITS, pack, size_of
from .rows import OuterCard, ZoneRow, force_of
from .sheets import spells_of
from .steady import steadied as risk_after

if TYPE_CHECKING:
    from .state import KamimaiState

CREAKS: Final = (5, 12, 25)
"""Per cent of the safer half from which the paper creaks louder."""
_FELL: Final = events.GrimoireFell()


def sheet_begun(state: KamimaiState, record: Record) -> None:
    """A sheet lies before the invokers."""
    zones = tuple(ZoneRow(zone.id, zone.effect, zone.spells) for zone in state.sheet.zones)
    record(events.SheetBegun(state.level, state.energy, zones))


def targeted(state: KamimaiState, record: Record) -> None:
    """A zone was chosen."""
    zone = state.sheet.zones[state.targeted]
    spells = tuple(spells_of(state.open[state.targeted]))
    record(events.ZoneTargeted(state.activator, zone.id, zone.effect, spells))


def draw_opened(state: KamimaiState, colours: Sequence[int], record: Record) -> None:
    """Phase 2: the Guardians first, since they decide whether outer cards are told (R35)."""
    if len(colours) > 1:
        rules = state.rules
        rows = tuple(force_of(colour, rules.forces[colour], rules.companion) for colour in colours)
        record(events.GuardiansCompete(state.activator, rows))
    elif colours:
        _applied(state, record)
    outer(state, record)


def guardian_applied(state: KamimaiState, record: Record) -> None:
    """A Guardian was chosen."""
    _applied(state, record)
    outer(state, record)


def _applied(state: KamimaiState, record: Record) -> None:
    force = force_of(state.guardian, state.force(), state.rules.companion)
    record(events.GuardianApplied(state.activator, force))


def outer(state: KamimaiState, record: Record) -> None:
    """The outer cards, where there is something to tell."""
    left, right = outer_cards(state)
    cards = [OuterCard("left", left)] if left is not None else []
    cards += [OuterCard("right", right)] if right is not None else []
    if cards:
        record(events.OuterTold(tuple(cards)))


def drawn(state: KamimaiState, card: Card, right: bool, record: Record) -> None:
    """A card was taken from a half."""
    number = size_of(state.drawn)
    record(events.CardDrawn(state.activator, "right" if right else "left", card, number))
    if size_of(state.drawn & GUARDIAN_BITS) == 1:
        blessing(state, pack([card]), record)


def steadied(state: KamimaiState, near: int, record: Record) -> None:
    """A press in the skill mode, and the risk of the card that was just taken."""
    risk = risk_now(state)
    record(events.DrawSteadied(near, risk, risk_after(risk, near)))


def blessing(state: KamimaiState, cards: int, record: Record) -> None:
    """The first Guardian of the turn in a blessed zone."""
    if cards & GUARDIAN_BITS and state.zone_effect() is Effect.BLESSING and state.rules.needs_guardian:
        record(events.BlessingWoke(state.activator))


def card_held(state: KamimaiState, record: Record) -> None:
    """The Grimoire stood; the paper creaks by the lesser of the two next risks."""
    left, right = len(state.left), len(state.right)
    risk = min(risk for risk in (risk_of(state, False), risk_of(state, True)) if risk is not None)
    creak = sum(1 for limit in CREAKS if risk >= limit)
    record(events.CardHeld(left, right, abs(left - right), creak))
    outer(state, record)


def collapsed_in_draw(state: KamimaiState, blessed: bool, record: Record) -> None:
    """A collapse in Phase 2."""
    if not state.rules.companion:
        record(_FELL)
    record(events.CollapsedInDraw(state.activator, blessed, state.energy))


def collapsed_between(state: KamimaiState, hard: bool, record: Record) -> None:
    """A collapse between two turns."""
    if not state.rules.companion:
        record(_FELL)
    record(events.CollapsedBetween(hard, state.energy))


def sealed(state: KamimaiState, zone: int, record: Record) -> None:
    """A heart was scratched."""
    left = len(state.sheet.zones) - len(state.sealed)
    record(events.ZoneSealed(state.sheet.zones[zone].id, left))
