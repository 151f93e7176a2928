"""Step 2 of a turn: complete collections are sold, and the coins handed out (KLT-20 to KLT-26)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from accessible_games.engine import CountOf, Record, Seat

from .cards import KINDS, TAVERN_OF, Card
from .counts import BIT, FIELD, GUARD, MOST, count_of
from .events import CollectionSold, Share

if TYPE_CHECKING:
    from .state import KamelootState


Sale = tuple[Card, int, tuple[Seat, ...]]
"""A collection that was sold: its kind, its cards, and who got coins, in the order of handing out."""

_SPLITS: Final = tuple(
    tuple(tuple(n // members + (place < n % members) for place in range(members)) for n in range(MOST + 1))
    for members in range(1, 7)
)
"""By the number of members less one, and by the coins of a sale: what each gets (KLT-22)."""


def shares_of(sale: Sale) -> list[tuple[Seat, int]]:
    """What each member gets when the coins are handed out one by one (KLT-22)."""
    _, n, members = sale
    return list(zip(members, _SPLITS[len(members) - 1][n], strict=True))


class _Complete(NamedTuple):
    """A kind that is complete, with what a sale of it reckons with.

    Attributes:
        card: the kind.
        field: its bits in counts.
        others: all other bits in counts.
        bits: all other kinds, as one bit each.
    """

    card: Card
    field: int
    others: int
    bits: int


class _ByGuards(dict[int, tuple[_Complete, ...]]):
    """The kinds of raised guards, in ascending order (R05)."""

    def __missing__(self, guards: int) -> tuple[_Complete, ...]:
        found = self[guards] = tuple(
            _Complete(card, FIELD[card], ~FIELD[card], ~(1 << card)) for card in KINDS if guards & GUARD[card]
        )
        return found


_complete: Final = _ByGuards()


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
    members = state.lists.members[seat][tuple(taverns)]
    split = _SPLITS[len(members) - 1]
    fronts, kinds, coins = state.fronts, state.kinds, state.coins
    for card, field, others, bits in _complete[complete]:
        sold = totals[tavern] & field
        totals[tavern] -= sold
        n = count_of(sold, card)
        for member, share in zip(members, split[n], strict=True):
            fronts[member] &= others
            kinds[member] &= bits
            coins[member] += share
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
