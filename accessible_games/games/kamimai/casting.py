"""Phase 3: the curse, spells, seals and the Creatures' powers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessible_games.engine import Record, Seat

from . import events, tell, turns
from .actions import Cast, Discard, Give, NameGiver, Take, UseDragonflies, UseMouse, UseSprite
from .balance import UNCHOSEN
from .cards import CARDS, ELEMENT_OF, Card, Effect
from .piles import GUARDIAN_BITS, LOOSE_BITS, UNIT, cards_of, group, kinds_of, size_of
from .rows import gift_rows, loss_rows
from .rules import LEVEL_GIFT
from .sheets import NOWHERE

if TYPE_CHECKING:
    from .state import KamimaiState


def enter_casting(state: KamimaiState, record: Record | None) -> None:
    """The curse, if a Guardian was drawn (R05, R19), then spells."""
    state.guardian = UNCHOSEN
    state.ask("cast", state.activator)
    drawn = state.drawn & GUARDIAN_BITS
    if not drawn:
        return
    effect = state.zone_effect()
    count = size_of(drawn)
    if effect is Effect.CURSE_ENERGY:
        state.energy = max(0, state.energy - count)
        if record:
            record(events.EnergyCursed(state.activator, count, state.energy))
        if not state.energy:
            state.lose(record)
    elif effect is Effect.CURSE_COLOUR:
        curse_colours(state, drawn, record)
    elif effect is Effect.CURSE_DISCARD:
        state.owing = state.owers()
        if record:
            record(events.DiscardCursed(count, state.owing))
        if state.owing:
            state.ask("curse", state.owing[0])


def curse_colours(state: KamimaiState, guardians: int, record: Record | None) -> None:
    """Element cards of the Guardians' colours go (KMI-55)."""
    elements = sorted(ELEMENT_OF[card] for card in kinds_of(guardians))
    field = sum(15 << 4 * element for element in elements)
    losses = [state.hand(Seat(seat)) & field for seat in range(state.rules.seats)]
    state.drawn &= ~field
    state.reserves = [reserve & ~field for reserve in state.reserves]
    state.discard += sum(losses)
    if record:
        record(events.ColourCursed(tuple(CARDS[element] for element in elements), loss_rows(losses)))


def obey(state: KamimaiState, seat: Seat, action: Discard, record: Record | None) -> None:
    """Give up cards to the curse (KMI-54)."""
    state.spend(seat, action.cards)
    state.discard += action.cards
    state.owing = state.owing[1:]
    if record:
        record(events.CurseObeyed(seat, group(action.cards)))
    if state.owing:
        state.ask("curse", state.owing[0])
    else:
        state.ask("cast", state.activator)


def cast(state: KamimaiState, seat: Seat, action: Cast, record: Record | None) -> None:
    """Cast a spell: its cards go, it is scratched (KMI-26)."""
    for gift in action.gifts:
        pile = gift.pile
        state.spend(gift.seat, pile)
        state.discard += pile
    state.open[state.targeted] -= 1 << 4 * action.spell
    if record:
        record(events.SpellCast(seat, action.colour, action.team, gift_rows(action)))
    if not state.open[state.targeted]:
        seal(state, record)


def seal(state: KamimaiState, record: Record | None) -> None:
    """All spells of the zone are done (KMI-31)."""
    zone = state.targeted
    state.sealed = (*state.sealed, zone)
    state.targeted = NOWHERE
    if record:
        tell.sealed(state, zone, record)
    if len(state.sealed) < len(state.sheet.zones):
        state.ask("store", state.activator)
    elif state.rules.adventure and state.level < len(state.rules.sheets):
        next_sheet(state, record)
    else:
        state.won = True
        state.end()
        if record:
            record(events.GameWon(state.energy))


def next_sheet(state: KamimaiState, record: Record | None) -> None:
    """Adventure: all cards are shuffled anew, the next invoker starts (R23, R34)."""
    state.energy += LEVEL_GIFT
    if record:
        record(events.SheetWon(state.level, state.energy))
    state.set_sheet(state.level + 1, state.rules.sheets[state.level])
    state.clear_turn()
    state.reserves = [0] * state.rules.seats
    state.discard = 0
    state.left, state.right = [], []
    state.phase = "setup"
    if record:
        tell.sheet_begun(state, record)
    if state.rules.companion:
        state.left = cards_of(state.rules.deck)
        if record:
            record(events.GrimoireToBuild("whole"))
        turns.next_turn(state, record)
    else:
        state.await_chance("sheet")


def use_sprite(state: KamimaiState, seat: Seat, action: UseSprite, record: Record | None) -> None:
    """All Guardians go (KMI-74)."""
    state.spend(seat, UNIT[Card.SPRITE])
    losses = [state.hand(Seat(one)) & GUARDIAN_BITS for one in range(state.rules.seats)]
    state.drawn &= LOOSE_BITS
    state.reserves = [reserve & LOOSE_BITS for reserve in state.reserves]
    state.discard += sum(losses) + UNIT[Card.SPRITE]
    if record:
        record(events.GuardiansFreed(seat, loss_rows(losses)))


def use_dragonflies(state: KamimaiState, seat: Seat, action: UseDragonflies, record: Record | None) -> None:
    """Two cards change hands (KMI-75)."""
    state.spend(seat, UNIT[Card.DRAGONFLIES])
    state.discard += UNIT[Card.DRAGONFLIES]
    idle = not any(state.hand(Seat(one)) for one in range(state.rules.seats))
    if record:
        record(events.DragonfliesIdle(seat) if idle else events.DragonfliesUsed(seat))
    if not idle:
        state.transfers = 2
        name_giver(state, seat, NameGiver(action.giver), record)


def name_giver(state: KamimaiState, seat: Seat, action: NameGiver, record: Record | None) -> None:
    """Somebody is to give a card."""
    state.naming = False
    state.ask("give", action.giver)
    if record:
        record(events.GiverNamed(seat, action.giver))


def give(state: KamimaiState, seat: Seat, action: Give, record: Record | None) -> None:
    """A card changes hands (R17)."""
    state.spend(seat, UNIT[action.card])
    state.reserves[action.to] += UNIT[action.card]
    state.transfers -= 1
    if record:
        record(events.CardGiven(seat, action.to, action.card))
    if state.transfers:
        state.naming = True
        state.ask("give", state.activator)
    else:
        state.ask("cast", state.activator)


def use_mouse(state: KamimaiState, seat: Seat, action: UseMouse, record: Record | None) -> None:
    """Some may take a card from the discard pile (KMI-77)."""
    state.spend(seat, UNIT[Card.MOUSE])
    state.takers = action.takers
    if record:
        record(events.MouseUsed(seat, action.takers))
    state.ask("take", state.takers[0])


def take(state: KamimaiState, seat: Seat, action: Take, record: Record | None) -> None:
    """Take a card, or leave it (R18)."""
    if action.card is not None:
        state.discard -= UNIT[action.card]
        state.reserves[seat] += UNIT[action.card]
    if record:
        record(events.TakeDeclined(seat) if action.card is None else events.CardTaken(seat, action.card))
    state.takers = state.takers[1:]
    if state.takers:
        state.ask("take", state.takers[0])
    else:
        state.discard += UNIT[Card.MOUSE]  # it lay aside until now (R18)
        state.ask("cast", state.activator)
