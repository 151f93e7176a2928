"""Before the first turn: tokens, hands, the draw pile, who begins, and the choice of taverns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessible_games.engine import Action, Record, Sealed, Seat

from . import events as told
from .actions import Choose
from .cards import HAND_SIZE, Tavern, group_cards
from .chance import Deal, First, Flip, Shuffle
from .outcomes import left_of

if TYPE_CHECKING:
    from .state import KamelootState


def before_the_first_turn(state: KamelootState, seat: Seat, action: Action, record: Record | None) -> None:
    """Do a choice of a tavern, or an outcome of chance."""
    if isinstance(action, Flip):
        _flip(state, action, record)
    elif isinstance(action, Deal):
        _deal(state, action, record)
    elif isinstance(action, Shuffle):
        _shuffle(state, action, record)
    elif isinstance(action, First):
        if record:
            record(told.FirstChosen(action.seat))
        _begin(state, action.seat)
    elif isinstance(action, Choose):
        _choose(state, seat, action.tavern, record)
    else:
        raise TypeError(f"{action!r} is no action of kameloot")


def _flip(state: KamelootState, flip: Flip, record: Record | None) -> None:
    state.taverns = [int(tavern) for tavern in flip.taverns]
    state.unset = ()
    state.stage = "deal"
    if record:
        owners = enumerate(flip.taverns)
        record(told.TokensFlipped(tuple(told.SeatTavern(Seat(seat), tavern) for seat, tavern in owners)))


def _deal(state: KamelootState, deal: Deal, record: Record | None) -> None:
    state.hands = list(deal.hands)
    state.pile = left_of(state.rules.copies, sum(deal.hands))
    state.left = len(state.pile)
    state.stage = "shuffle"
    if record:
        record(told.HandsDealt(HAND_SIZE))
        for seat, hand in enumerate(deal.hands):
            record(told.HandDealt(Seat(seat), Sealed(group_cards(hand), (Seat(seat),))))


def _shuffle(state: KamelootState, shuffle: Shuffle, record: Record | None) -> None:
    state.pile = shuffle.units
    if record:
        record(told.PileMade(state.left))
    first = state.rules.first_player
    if state.turn_after is not None:
        state.ask(state.turn_after)
        state.turn_after = None
    elif isinstance(first, int):
        _begin(state, Seat(first))
    else:
        state.stage = "first"


def _begin(state: KamelootState, first: Seat) -> None:
    """Everything is laid out: the first player is asked, for a tavern or for a turn."""
    state.first_player = first
    if state.unset:
        state.unset = state.lists.order[first]
    state.ask(first)


def _choose(state: KamelootState, seat: Seat, tavern: Tavern, record: Record | None) -> None:
    """A tavern to start in, in turn order from the first player on (R29)."""
    state.taverns[seat] = int(tavern)
    state.unset = state.unset[1:]
    if record:
        record(told.TavernChosen(seat, tavern))
    state.ask(state.unset[0] if state.unset else state.first_player)
