"""All legal actions of Kameloot, as lists.

What may be done follows from one's own hand and from what lies open.  The same hands and the same
kinds in front of players come again, so parts of lists are remembered by them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Final

from accessible_games.engine import Action, Seat

from .actions import (
    CHOICES,
    CLOAK,
    GLOVE,
    PASS,
    POTIONS,
    RINGS,
    UNICORN,
    WASTE_SCROLL,
    WASTE_WAND,
    Laid,
    Play,
    UseScroll,
    UseWand,
    in_order,
)
from .cards import KINDS, Card
from .counts import FIELD, count_of

if TYPE_CHECKING:
    from .state import KamelootState

_SCROLLS: Final = FIELD[Card.SCROLL]
_HORNS: Final = FIELD[UNICORN]
SPECIAL: Final = _SCROLLS | _HORNS
"""Cards whose use depends on what lies in front of players."""

BY_ID_ORDER: Final = tuple(sorted(KINDS, key=lambda card: card.id))


class _FromHand(dict[int, tuple[Action, ...]]):
    """What a hand allows by itself, at one seat; made when a hand first comes."""

    def __init__(self, seat: int, seats: int, idle_wand: bool) -> None:
        super().__init__()
        self._potions = tuple(potion for potion in POTIONS[:seats] if potion.target != seat)
        self._idle_wand = idle_wand

    def __missing__(self, hand: int) -> tuple[Action, ...]:
        moves: list[Action] = list(_plays(hand))
        if hand & FIELD[Card.RING]:
            moves += RINGS
        if hand & FIELD[Card.WAND]:
            moves += _wands(hand) or ([WASTE_WAND] if self._idle_wand and not hand & _HORNS else [])
        if hand & FIELD[Card.GLOVE]:
            moves.append(GLOVE)
        if hand & FIELD[Card.POTION]:
            moves += self._potions
        if hand & FIELD[Card.CLOAK]:
            moves.append(CLOAK)
        if not moves and not hand & SPECIAL:
            moves.append(PASS)
        found = self[hand] = tuple(moves)
        return found


class _OfHorns(dict[int, tuple[Action, ...]]):
    """What the horns of one hand add, by the bits of the kinds in front of their holder (R11, R12)."""

    def __init__(self, hand: int, idle_wand: bool) -> None:
        super().__init__()
        self._horns = range(1, count_of(hand, UNICORN) + 1)
        self._wand = bool(hand & FIELD[Card.WAND])
        self._beside = _beside_wand(hand) if self._wand else ()
        self._idle_wand = idle_wand and self._wand and len(self._beside) < 2

    def __missing__(self, own: int) -> tuple[Action, ...]:
        kinds = _kinds_of(own)
        moves: list[Action] = [joining(card, n) for card in kinds for n in self._horns]
        pairs = [_horn_pair(card, kind) for card in self._beside for kind in kinds if kind is not card]
        moves += pairs
        if self._idle_wand and not pairs:
            moves.append(WASTE_WAND)
        found = self[own] = tuple(moves)
        return found


class _FromHorns(dict[int, _OfHorns]):
    """What horns add to a hand; made when such a hand first comes."""

    def __init__(self, idle_wand: bool) -> None:
        super().__init__()
        self._idle_wand = idle_wand

    def __missing__(self, hand: int) -> _OfHorns:
        found = self[hand] = _OfHorns(hand, self._idle_wand)
        return found


_Swaps = tuple[tuple[Action, ...], ...]
"""Swaps of one own kind with one partner, by the bits of the kinds in front of the partner."""


@cache
def _swaps(own: Card, partner: Seat) -> _Swaps:
    """Few and small tables: they stay in the processor's cache, whatever lies on the table."""
    return tuple(
        tuple(swap_of(own, other, partner) for other in _kinds_of(bits) if other is not own)
        for bits in range(1 << len(KINDS))
    )


class _Partners(dict[int, tuple[tuple[Seat, _Swaps], ...]]):
    """By the bits of a seat's own kinds: each other with the swaps of each of these kinds."""

    def __init__(self, others: Sequence[Seat]) -> None:
        super().__init__()
        self._others = others

    def __missing__(self, own: int) -> tuple[tuple[Seat, _Swaps], ...]:
        mine = _kinds_of(own)
        found = self[own] = tuple((other, _swaps(kind, other)) for other in self._others for kind in mine)
        return found


class _Members(dict[tuple[int, ...], tuple[Seat, ...]]):
    """The players of one seat's tavern, clockwise from that seat, by the taverns of all."""

    def __init__(self, order: tuple[Seat, ...]) -> None:
        super().__init__()
        self._order = order

    def __missing__(self, taverns: tuple[int, ...]) -> tuple[Seat, ...]:
        mine = taverns[self._order[0]]
        found = self[taverns] = tuple(seat for seat in self._order if taverns[seat] == mine)
        return found


class Lists:
    """The lists of all tables with so many players and the same options.

    Attributes:
        members: per seat, by the taverns of all: who gets coins of a sale, in that order.
        from_hand: per seat, what a hand allows by itself.
        from_horns: by a hand with horns and by what lies in front of its holder, what they add.
        partners: per seat, by what lies in front of it: (other seat, swaps of one own kind with it).
        order: per seat, all seats clockwise from it on.
    """

    __slots__ = ("from_hand", "from_horns", "members", "order", "partners")

    def __init__(self, seats: int, idle_wand: bool) -> None:
        self.from_hand = tuple(_FromHand(seat, seats, idle_wand) for seat in range(seats))
        self.from_horns = _FromHorns(idle_wand)
        around = [Seat(seat) for seat in range(seats)] * 2
        self.order = tuple(tuple(around[seat : seat + seats]) for seat in range(seats))
        self.members = tuple(_Members(order) for order in self.order)
        self.partners = tuple(_Partners(order[1:]) for order in self.order)


@lru_cache(maxsize=8)
def lists_for(seats: int, idle_wand: bool) -> Lists:
    """The lists that all games with these settings share."""
    return Lists(seats, idle_wand)


def legal_actions(state: KamelootState, seat: Seat) -> Sequence[Action]:
    """Every action of a seat now, each in its one spelling."""
    if seat not in state.acting or state.stage != "play":
        return CHOICES if state.stage == "choose" and seat in state.acting else ()
    hand = state.hands[seat]
    moves = state.lists.from_hand[seat][hand]
    if not hand & SPECIAL:
        return moves
    kinds = state.kinds
    own = kinds[seat]
    if hand & _HORNS:
        moves += state.lists.from_horns[hand][own]
    if not hand & _SCROLLS:
        return moves or (PASS,)
    if not own:
        return (*moves, WASTE_SCROLL) if state.rules.idle_scroll else moves
    longer = [*moves]
    for other, swaps in state.lists.partners[seat][own]:
        longer += swaps[kinds[other]]
    if len(longer) == len(moves):
        return (*moves, WASTE_SCROLL) if state.rules.idle_scroll else moves
    return longer


@cache
def _kinds_of(bits: int) -> tuple[Card, ...]:
    """The kinds of a set of bits."""
    return tuple(card for card in KINDS if bits >> card & 1)


def _plays(hand: int) -> Iterator[Play]:
    """Identical cards, with horns or without (KLT-12, KLT-50)."""
    horns = count_of(hand, UNICORN)
    for card in KINDS:
        for n in range(1, count_of(hand, card) + 1):
            for more in range(horns + 1):
                yield play_of(card, n, more)


@cache
def _swaps_of(own: Card, bits: int, partner: Seat) -> tuple[Action, ...]:
    """Swaps of one own kind with one partner, by the bits of the kinds in front of it."""
    return tuple(swap_of(own, other, partner) for other in _kinds_of(bits) if other is not own)


@cache
def swap_of(own: Card, theirs: Card, partner: Seat) -> UseScroll:
    """One object for each swap, however many lists it stands in."""
    return UseScroll(own, theirs, partner)


@cache
def play_of(card: Card, n: int, horns: int) -> Play:
    """The play of so many cards of a kind and so many horns."""
    return Play((card,) * n + (UNICORN,) * horns)


@cache
def joining(card: Card, horns: int) -> Play:
    """The play of horns alone onto one's own collection."""
    return Play((UNICORN,) * horns, card)


def _beside_wand(hand: int) -> tuple[Card, ...]:
    """Kinds in hand besides the wand that is used, in the order of their ids."""
    return tuple(card for card in BY_ID_ORDER if count_of(hand, card) > (card is Card.WAND))


def _wands(hand: int) -> list[UseWand]:
    return [_pair(Laid(one), Laid(other)) for one, other in combinations(_beside_wand(hand), 2)]


@cache
def _horn_pair(card: Card, kind: Card) -> UseWand:
    """A wand that lays a card and a horn, which counts as the other kind."""
    return _pair(Laid(card), Laid(UNICORN, kind))


@cache
def _pair(*laid: Laid) -> UseWand:
    return UseWand(in_order(laid))
