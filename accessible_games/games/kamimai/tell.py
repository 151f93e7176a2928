"""The facts that each step of KamiMaï leaves to be told; only called while somebody records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from accessible_games.engine import Record, Seat

from .actions import Cast
from .cards import CARDS, Card, Effect
from .events import (
    BlessingWoke,
    CardDrawn,
    CardHeld,
    CardsEntered,
    CollapsedBetween,
    CollapsedInDraw,
    CollapsedLate,
    DrawingEnded,
    DrawingSkipped,
    DrawSteadied,
    GameLost,
    GameWon,
    GrimoireBuilt,
    GrimoireFell,
    GrimoireHeld,
    GrimoireToBuild,
    GuardianApplied,
    GuardiansCompete,
    OuterTold,
    SheetBegun,
    SheetWon,
    StarterChosen,
    StoodBetween,
    TurnBegan,
    ZoneTargeted,
)
from .late_events import (
    CardGiven,
    CardsKept,
    CardTaken,
    CastingEnded,
    ColourCursed,
    CurseObeyed,
    DiscardCursed,
    DragonfliesIdle,
    DragonfliesUsed,
    EnergyCursed,
    GiverNamed,
    GuardiansFreed,
    MouseUsed,
    SpellCast,
    TakeDeclined,
    ZoneSealed,
)
from .outer import outer_cards, risk_now, risk_of
from .piles import GUARDIAN_BITS, group, pack, size_of
from .rows import OuterCard, ZoneRow, force_of, gift_rows, loss_rows
from .sheets import spells_of
from .steady import steadied as risk_after

if TYPE_CHECKING:
    from .state import KamimaiState

CREAKS: Final = (5, 12, 25)
"""Per cent of the safer half from which the paper creaks louder."""
_CAUSES: Final = {"sheet": "whole", "turn": "discard", "late": "fallen"}
_FELL: Final = GrimoireFell()


def sheet_begun(state: KamimaiState, record: Record) -> None:
    """A sheet lies before the invokers."""
    zones = tuple(ZoneRow(zone.id, zone.effect, zone.spells) for zone in state.sheet.zones)
    record(SheetBegun(state.level, state.energy, zones))


def built(state: KamimaiState, waiting: str, record: Record) -> None:
    """The Grimoire stands again."""
    record(GrimoireBuilt(_CAUSES.get(waiting, waiting), len(state.left), len(state.right)))


def to_build(cause: str, record: Record) -> None:
    """People are to build the real Grimoire."""
    record(GrimoireToBuild(cause))


def starter(seat: Seat, record: Record) -> None:
    """Who starts."""
    record(StarterChosen(seat))


def turn_began(seat: Seat, stood: bool, record: Record) -> None:
    """Another activator, and that nothing fell between the two turns, if that was tried."""
    record(StoodBetween(seat) if stood else TurnBegan(seat))


def targeted(state: KamimaiState, record: Record) -> None:
    """A zone was chosen."""
    zone = state.sheet.zones[state.targeted]
    spells = tuple(spells_of(state.open[state.targeted]))
    record(ZoneTargeted(state.activator, zone.id, zone.effect, spells))


def draw_opened(state: KamimaiState, colours: Sequence[int], record: Record) -> None:
    """Phase 2: the Guardians first, since they decide whether outer cards are told (R35)."""
    if len(colours) > 1:
        rules = state.rules
        rows = tuple(force_of(colour, rules.forces[colour], rules.companion) for colour in colours)
        record(GuardiansCompete(state.activator, rows))
    elif colours:
        _applied(state, record)
    outer(state, record)


def guardian_applied(state: KamimaiState, record: Record) -> None:
    """A Guardian was chosen."""
    _applied(state, record)
    outer(state, record)


def _applied(state: KamimaiState, record: Record) -> None:
    force = force_of(state.guardian, state.force(), state.rules.companion)
    record(GuardianApplied(state.activator, force))


def outer(state: KamimaiState, record: Record) -> None:
    """The outer cards, where there is something to tell."""
    left, right = outer_cards(state)
    cards = [OuterCard("left", left)] if left is not None else []
    cards += [OuterCard("right", right)] if right is not None else []
    if cards:
        record(OuterTold(tuple(cards)))


def drawn(state: KamimaiState, card: Card, right: bool, record: Record) -> None:
    """A card was taken from a half."""
    number = size_of(state.drawn)
    record(CardDrawn(state.activator, "right" if right else "left", card, number))
    if size_of(state.drawn & GUARDIAN_BITS) == 1:
        blessing(state, pack([card]), record)


def steadied(state: KamimaiState, near: int, record: Record) -> None:
    """A press in the skill mode, and the risk of the card that was just taken."""
    risk = risk_now(state)
    record(DrawSteadied(near, risk, risk_after(risk, near)))


def blessing(state: KamimaiState, cards: int, record: Record) -> None:
    """The first Guardian of the turn in a blessed zone."""
    if cards & GUARDIAN_BITS and state.zone_effect() is Effect.BLESSING and state.rules.needs_guardian:
        record(BlessingWoke(state.activator))


def card_held(state: KamimaiState, record: Record) -> None:
    """The Grimoire stood; the paper creaks by the lesser of the two next risks."""
    left, right = len(state.left), len(state.right)
    risk = min(risk for risk in (risk_of(state, False), risk_of(state, True)) if risk is not None)
    creak = sum(1 for limit in CREAKS if risk >= limit)
    record(CardHeld(left, right, abs(left - right), creak))
    outer(state, record)


def entered(state: KamimaiState, cards: int, record: Record) -> None:
    """Cards of the real Grimoire."""
    record(CardsEntered(state.activator, group(cards)))


def grimoire_held(state: KamimaiState, record: Record) -> None:
    """The three seconds are over."""
    record(GrimoireHeld(state.activator))


def drawing_ended(state: KamimaiState, record: Record) -> None:
    """No more cards this turn."""
    record(DrawingEnded(state.activator))


def drawing_skipped(state: KamimaiState, record: Record) -> None:
    """Too few cards to draw."""
    record(DrawingSkipped(state.activator))


def collapsed_in_draw(state: KamimaiState, blessed: bool, record: Record) -> None:
    """A collapse in Phase 2."""
    if not state.rules.companion:
        record(_FELL)
    record(CollapsedInDraw(state.activator, blessed, state.energy))


def collapsed_between(state: KamimaiState, hard: bool, record: Record) -> None:
    """A collapse between two turns."""
    if not state.rules.companion:
        record(_FELL)
    record(CollapsedBetween(hard, state.energy))


def collapsed_late(state: KamimaiState, record: Record) -> None:
    """A collapse in Phase 3 or 4."""
    record(CollapsedLate(state.activator))


def energy_cursed(state: KamimaiState, count: int, record: Record) -> None:
    """The curse took energy."""
    record(EnergyCursed(state.activator, count, state.energy))


def colour_cursed(elements: Sequence[Card], losses: Sequence[int], record: Record) -> None:
    """The curse took colours."""
    record(ColourCursed(tuple(CARDS[element] for element in elements), loss_rows(losses)))


def discard_cursed(state: KamimaiState, count: int, record: Record) -> None:
    """The curse wants cards."""
    record(DiscardCursed(count, state.owing))


def obeyed(seat: Seat, cards: int, record: Record) -> None:
    """Somebody gave them."""
    record(CurseObeyed(seat, group(cards)))


def cast(seat: Seat, action: Cast, record: Record) -> None:
    """A spell."""
    record(SpellCast(seat, action.colour, action.team, gift_rows(action)))


def sealed(state: KamimaiState, zone: int, record: Record) -> None:
    """A heart was scratched."""
    left = len(state.sheet.zones) - len(state.sealed)
    record(ZoneSealed(state.sheet.zones[zone].id, left))


def freed(seat: Seat, losses: Sequence[int], record: Record) -> None:
    """The Sprite."""
    record(GuardiansFreed(seat, loss_rows(losses)))


def dragonflies(seat: Seat, idle: bool, record: Record) -> None:
    """The Dragonflies."""
    record(DragonfliesIdle(seat) if idle else DragonfliesUsed(seat))


def giver_named(seat: Seat, giver: Seat, record: Record) -> None:
    """Who gives."""
    record(GiverNamed(seat, giver))


def given(seat: Seat, to: Seat, card: Card, record: Record) -> None:
    """A card changed hands."""
    record(CardGiven(seat, to, card))


def mouse(seat: Seat, takers: tuple[Seat, ...], record: Record) -> None:
    """The Mouse."""
    record(MouseUsed(seat, takers))


def taken(seat: Seat, card: Card | None, record: Record) -> None:
    """A card from the discard pile, or none."""
    record(TakeDeclined(seat) if card is None else CardTaken(seat, card))


def casting_ended(state: KamimaiState, record: Record) -> None:
    """Phase 3 is over."""
    record(CastingEnded(state.activator))


def kept(seat: Seat, cards: int, rest: int, record: Record) -> None:
    """Phase 4 is over."""
    record(CardsKept(seat, group(cards), group(rest)))


def sheet_won(state: KamimaiState, record: Record) -> None:
    """Adventure: on to the next level."""
    record(SheetWon(state.level, state.energy))


def won(state: KamimaiState, record: Record) -> None:
    """Victory."""
    record(GameWon(state.energy))


def lost(state: KamimaiState, record: Record) -> None:
    """Defeat."""
    record(GameLost(len(state.sheet.zones) - len(state.sealed)))
