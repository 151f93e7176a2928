"""Step 2 of a turn: complete collections are sold, and the coins handed out (KLT-20 to KLT-26)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from accessible_games.engine import CountOf, Record, Seat

from .cards import KINDS, TAVERN_OF, Card
from .counts import BIT, FIELD, GUARD, count_of
from .events import CollectionSold, Share

if TYPE_CHECKING:
    from .state import KamelootState


Sale = tuple[Card, int, tuple[Seat, ...]]
"""A collection that was sold: its kind, its cards, and who got coins, in the order of handing out."""


def shares_of(sale: Sale) -> list[tuple[Seat, int]]:
    """What each member gets when the coins are handed out one by one (KLT-22)."""
    _, n, members = sale
    each, more = divmod(n, len(members))
    return [(member, each + (place < more)) for place, member in enumerate(members)]


@cache
def _kinds_of(guards: int) -> tuple[tuple[Card, int, int, int], ...]:
    """The kinds of raised guards, in ascending order (R05): kind, field, all other bits of both sorts."""
    return tuple((card, FIELD[card], ~FIELD[card], ~(1 << card)) for card in KINDS if guards & GUARD[card])


def sell(state: KamelootState, seat: Seat, complete: int, record: Record | None) -> None:
    """Sell every complete kind of the active player's tavern (R03).

    Args:
        state: the game.
        seat: the active player, who gets the first coin of every sale (R06).
        complete: the guards of the kinds that are complete.
        record: gets the events.
    """
    taverns, totals = state.taverns, state.totals
    tavern = taverns[seat]
    members = tuple([one for one in state.lists.order[seat] if taverns[one] == tavern])
    fronts, kinds, coins = state.fronts, state.kinds, state.coins
    for card, field, rest, other_kinds in _kinds_of(complete):
        sold = totals[tavern] & field
        totals[tavern] &= rest
        n = count_of(sold, card)
        each, more = divmod(n, len(members))  # as `shares_of` says
        for member in members:
            fronts[member] &= rest
            kinds[member] &= other_kinds
            coins[member] += each
        for member in members[:more]:
            coins[member] += 1
        if any(state.horns):
            horns = _take_horns(state, members, card)
            sold += horns * (BIT[Card.UNICORN] - BIT[card])
        state.sold_cards += sold
        sale = (card, n, members)
        state.sold += (sale,)
        if record:
            shares = tuple(Share(member, share) for member, share in shares_of(sale) if share)
            record(CollectionSold(seat, TAVERN_OF[tavern], CountOf(card, n), n, shares))


def _take_horns(state: KamelootState, members: Sequence[Seat], card: Card) -> int:
    """Take the horns of a kind that is sold from its owners; returns how many there were."""
    horns = 0
    for member in members:
        horns += count_of(state.horns[member], card)
        state.horns[member] &= ~FIELD[card]
    return horns
