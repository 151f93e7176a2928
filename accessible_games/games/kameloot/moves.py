"""What a hand and the table allow in Kameloot, and why anything else is refused.

What may be done follows from one's own hand and from the kinds that lie in front of players; nothing
else.  A list of moves is all that `why_not` lets pass, kept by what it depends on: to ask it for
every move at every turn takes sixty times as long (4,900 actions a second in `bench/engine`, not 290,000).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache, partial
from itertools import combinations
from typing import Final, TypeVar

from accessible_games.engine import Action, Refused, Seat

from . import actions as act
from . import refusals as no
from .actions import (
    CLOAK,
    GLOVE,
    PASS,
    POTIONS,
    RINGS,
    UNICORN,
    WASTE_WAND,
    Laid,
    Play,
    UseScroll,
    UseWand,
    in_order,
)  # fmt: skip
from .cards import CARDS, FIELD, HANDS, KINDS, UNIT, Card, count_of, size_of
from .rules import SEATS

K = TypeVar("K")
V = TypeVar("V")

SCROLLS: Final = FIELD[Card.SCROLL]
HORNS: Final = FIELD[UNICORN]
SPECIAL: Final = SCROLLS | HORNS
"""Cards whose use depends on what lies in front of players."""

IDLE: Final = (PASS, WASTE_WAND, act.WASTE_SCROLL)
"""What may be done only where nothing else can, with any card or with that one."""

_POWERS: Final[dict[type[Action], Card]] = {
    act.UseRing: Card.RING,
    act.UseWand: Card.WAND,
    act.UseGlove: Card.GLOVE,
    act.UsePotion: Card.POTION,
    act.UseCloak: Card.CLOAK,
    act.UseScroll: Card.SCROLL,
    act.WasteScroll: Card.SCROLL,
    act.UseUnicorn: UNICORN,
}
"""The card that each power is discarded from."""

_FREE: Final = sum((HANDS.most + 1) << HANDS.bits * card for card in CARDS)
"""The highest bit of each kind, which no number of cards reaches."""


# -- one move ----------------------------------------------------------------------------


def why_not(hand: int, kinds: Sequence[int], seat: int, action: Action) -> Refused | None:
    """The reason against a move of a seat in step 1; those of `IDLE` are never more than a way out.

    Args:
        hand: its hand.
        kinds: per seat, the kinds that lie in front, as one bit each.
        seat: who plays.
        action: what is meant.
    """
    if isinstance(action, Play):
        return _play(hand, kinds[seat], action)
    if isinstance(action, act.Pass):
        return no.MustAct()
    card = _POWERS[type(action)]
    if isinstance(action, UseWand):
        laid = [card, *(one.card for one in action.laid)]
        return _held(hand, laid, action.cost) or _wand(kinds[seat], action)
    refused = _held(hand, (card,), UNIT[card])
    if refused is not None:
        return refused
    if isinstance(action, act.UsePotion):
        return _other(action.target, seat, len(kinds), no.PotionOnOneself)
    if isinstance(action, UseScroll):
        return _other(action.partner, seat, len(kinds), no.ScrollWithOneself) or _scroll(kinds, seat, action)
    if isinstance(action, act.WasteScroll):
        return no.ScrollNeedsTwo()
    return no.UnicornHasNoPower() if isinstance(action, act.UseUnicorn) else None


def _held(hand: int, cards: Sequence[Card], cost: int) -> Refused | None:
    """Whether a hand has all these cards; `cost` is the same as a pile."""
    if len(cards) <= size_of(hand) and (hand + _FREE - cost) & _FREE == _FREE:
        return None
    return next(no.CardNotHeld(card) for card in CARDS if cards.count(card) > count_of(hand, card))


def _play(hand: int, own: int, action: Play) -> Refused | None:
    refused = _held(hand, action.cards, action.cost)
    if refused is not None:
        return refused
    printed = {card for card in action.cards if card is not UNICORN}
    if len(printed) > 1:
        return no.NotIdentical()
    return None if printed or _lies(own, action.onto) else no.UnicornNeedsKind()


def _wand(own: int, action: UseWand) -> Refused | None:
    """Two objects that differ as printed, and as what they become (R26)."""
    if len(action.laid) != 2:
        return no.WandNeedsTwo()
    one, other = action.laid
    if one.card is other.card or one.kind is other.kind or other.kind is UNICORN:
        return no.WandNeedsTwo()
    return no.UnicornNeedsKind() if other.card is UNICORN and not _lies(own, other.onto) else None


def _other(partner: Seat, seat: int, seats: int, oneself: Callable[[], Refused]) -> Refused | None:
    """Whether somebody else sits there."""
    if partner >= seats:
        return no.NoSuchPlayer(tuple(Seat(n) for n in range(seats)))
    return oneself() if partner == seat else None


def _scroll(kinds: Sequence[int], seat: int, action: UseScroll) -> Refused | None:
    if action.own is action.theirs:
        return no.ScrollSameKind(action.own)
    if not _lies(kinds[seat], action.own):
        return no.ScrollNothingOwn(action.own)
    if not _lies(kinds[action.partner], action.theirs):
        return no.ScrollNothingTheirs(action.theirs, action.partner)
    return None


def _lies(kinds: int, card: Card | None) -> bool:
    """Whether there is a collection of that kind among these."""
    return card is not None and kinds >> card & 1 == 1


# -- all moves ---------------------------------------------------------------------------


class _Kept(dict[K, V]):
    """What a function makes of something, made when that first comes."""

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> V:
        found = self[key] = self._make(key)
        return found


_Swaps = tuple[tuple[Action, ...], ...]
"""Swaps of one own kind with one partner, by the bits of the kinds in front of the partner."""


class Lists:
    """What all tables with so many players and the same options share.

    Attributes:
        order: per seat, all seats clockwise from it on.
        members: per seat, by the taverns of all: who gets coins of a sale, in that order.
        from_hand: per seat, what a hand allows by itself.
        from_horns: by a hand with horns and by the kinds in front of its holder, what these add.
        partners: per seat, by the kinds in front of it: (other seat, swaps of one own kind with it).
    """

    __slots__ = ("_idle_wand", "from_hand", "from_horns", "members", "order", "partners")

    def __init__(self, seats: int, idle_wand: bool) -> None:
        around = [Seat(seat) for seat in range(seats)]
        self._idle_wand = idle_wand
        self.order = tuple((*around[seat:], *around[:seat]) for seat in around)
        self.members = tuple(_Kept(partial(_members, order)) for order in self.order)
        self.from_hand = tuple(_Kept(partial(self._by_itself, seat)) for seat in around)
        self.from_horns = _Kept(self._by_horns)
        self.partners = tuple(_Kept(partial(_partners, order[1:])) for order in self.order)

    def _by_itself(self, seat: Seat, hand: int) -> tuple[Action, ...]:
        """What a hand allows at a seat whatever lies on the table."""
        if seat and not hand & FIELD[Card.POTION]:
            return self.from_hand[0][hand]  # all other powers are the same everywhere
        bare = (0,) * len(self.order)
        moves = [move for move in _by_cards(hand) if why_not(hand, bare, seat, move) is None]
        if self._idle_wand and not hand & HORNS:
            self._add_idle_wand(hand, moves, moves)
        if not moves and not hand & SPECIAL:
            moves.append(PASS)
        return tuple(moves)

    def _by_horns(self, hand: int) -> _Kept[int, tuple[Action, ...]]:
        """What its horns add if everything lies in front of its holder, then by what does (R11, R12)."""
        fine = [move for move in _by_horns(hand) if why_not(hand, (_EVERY_KIND,), 0, move) is None]
        return _Kept(partial(self._by_front, hand, fine))

    def _by_front(self, hand: int, fine: Sequence[Play | UseWand], own: int) -> tuple[Action, ...]:
        there = sum(FIELD[card] for card in KINDS if own >> card & 1)
        moves: list[Action] = [move for move in fine if move.horns & there]
        if self._idle_wand:
            self._add_idle_wand(hand, moves, (*moves, *self.from_hand[0][hand]))
        return tuple(moves)

    @staticmethod
    def _add_idle_wand(hand: int, moves: list[Action], every: Iterable[Action]) -> None:
        """A wand may be used in vain where there are no two objects for it (R10)."""
        if hand & FIELD[Card.WAND] and not any(isinstance(move, UseWand) for move in every):
            moves.append(WASTE_WAND)


@lru_cache(maxsize=8)
def lists_for(seats: int, idle_wand: bool) -> Lists:
    """The lists that all games with these settings share."""
    return Lists(seats, idle_wand)


def _members(order: tuple[Seat, ...], taverns: tuple[int, ...]) -> tuple[Seat, ...]:
    """The players of the first seat's tavern, in this order."""
    return tuple(seat for seat in order if taverns[seat] == taverns[order[0]])


def _partners(others: tuple[Seat, ...], own: int) -> tuple[tuple[Seat, _Swaps], ...]:
    """Each other with the swaps of each own kind."""
    return tuple((other, _swaps(card, other)) for other in others for card in KINDS if own >> card & 1)


@cache
def _swaps(own: Card, partner: Seat) -> _Swaps:
    """Few and small tables: they stay in the processor's cache, whatever lies on the table."""
    seat = 0 if partner else 1
    kinds = [_EVERY_KIND] * SEATS[-1]
    swaps = [swap_of(own, theirs, partner) for theirs in KINDS]
    fine = [swap for swap in swaps if why_not(UNIT[Card.SCROLL], kinds, seat, swap) is None]
    return tuple(tuple(swap for swap in fine if there & swap.their_bit) for there in range(_EVERY_KIND + 1))


def _by_cards(hand: int) -> Iterator[Action]:
    """What the cards of a hand are good for, whatever lies on the table."""
    horns = range(count_of(hand, UNICORN) + 1)
    for card in KINDS:
        for n in range(1, count_of(hand, card) + 1):
            yield from (play_of(card, n, more) for more in horns)
    if hand & FIELD[Card.RING]:
        yield from RINGS
    if hand & FIELD[Card.WAND]:
        yield from (_pair(Laid(one), Laid(other)) for one, other in combinations(_in_hand(hand), 2))
    yield GLOVE
    if hand & FIELD[Card.POTION]:
        yield from POTIONS
    yield CLOAK


def _by_horns(hand: int) -> Iterator[Play | UseWand]:
    """What its horns are good for besides."""
    for card in KINDS:
        yield from (joining(card, n) for n in range(1, count_of(hand, UNICORN) + 1))
    if hand & FIELD[Card.WAND]:
        yield from (_pair(Laid(card), Laid(UNICORN, kind)) for card in _in_hand(hand) for kind in KINDS)


def _in_hand(hand: int) -> list[Card]:
    """The kinds in a hand, but for horns, by their ids."""
    return [card for card in _BY_ID_ORDER if hand & FIELD[card]]


_EVERY_KIND: Final = (1 << len(KINDS)) - 1
_BY_ID_ORDER: Final = tuple(sorted(KINDS, key=lambda card: card.id))


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


@cache
def _pair(*laid: Laid) -> UseWand:
    return UseWand(in_order(laid))
