"""The moves of a two-player game while mercenaries are left: so many that each is made when it is asked for.

A place is a small number here, its card times 16 and its stack; a first card with what may attack behind it
is one row.  So a list of a hundred moves costs a dozen rows, and the same move is made once in a program.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, Final, overload

from accessible_games.engine import Action

from .actions import PASS, Place
from .cards import CARDS, Card
from .hands import FIELD, ONE_CARD, SIZE_SHIFT, UNIT

NONE: Final = -1
"""No place: nothing attacks behind the first card, or (as a first one) the move is a pass."""
ALONE: Final = (NONE,)
_EMPRESS: Final = int(Card.EMPRESS)

Row = tuple[int, tuple[int, ...], int, int]
"""A first place, those that may attack behind it, how many they are, and where the first place itself stands
among them, which is passed over; `NOWHERE` if it does not."""
NOWHERE: Final = 1 << 10
Stacks = Sequence[tuple[Card | None, Card | None]]
"""(top, hidden) of each stack."""

_made: dict[tuple[type[Action], int, int], Action] = {}


@cache
def _place(number: int) -> Place:
    return Place(CARDS[number >> 4], number & 15)


def _make(kind: type[Action], first: int, attack: int) -> Action:
    """A move by its places."""
    found = _made.get((kind, first, attack))
    if found is None:
        make: Any = kind
        found = PASS if first == NONE else make(_place(first), None if attack == NONE else _place(attack))
        _made[kind, first, attack] = found
    return found


class Moves(Sequence[Action]):
    """Moves of one kind, in the order of their rows.

    Args:
        kind: `Lead` or `Defend`.
        rows: what they begin with, and what may attack behind it.
        size: how many they are.
    """

    __slots__ = ("_kind", "_rows", "_size")

    def __init__(self, kind: type[Action], rows: list[Row], size: int) -> None:
        self._kind = kind
        self._rows = rows
        self._size = size

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return list(self)[index]
        left = index + self._size if index < 0 else index
        if not 0 <= left < self._size:
            raise IndexError(index)
        for first, attacks, size, itself in self._rows:
            if left < size:
                return _make(self._kind, first, attacks[left if left < itself else left + 1])
            left -= size
        raise AssertionError  # the rows hold so many

    def __iter__(self) -> Iterator[Action]:
        kind = self._kind
        for first, attacks, size, itself in self._rows:
            for n in range(size):
                yield _make(kind, first, attacks[n if n < itself else n + 1])


@lru_cache(maxsize=1 << 14)
def _from_hand(hand: int, free: bool) -> tuple[int, ...]:
    """Places of a hand that may attack; `free`: an empress may, while it is not the last card."""
    last = hand >> SIZE_SHIFT == 1
    return tuple(card << 4 for card in CARDS if hand & FIELD[card] and (card != _EMPRESS or free or last))


@lru_cache(maxsize=1 << 14)
def _firsts(
    hand: int, kinds: int, free: bool, empress_frees: bool
) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The cards of a hand that may come first, and those of the hand that may attack behind each.

    Args:
        hand: the hand.
        kinds: the bits of the kinds that may come first.
        free: whether an empress may attack.
        empress_frees: whether it may behind an empress that comes first.
    """
    return tuple(
        (card << 4, _from_hand(hand - UNIT[card], free or (empress_frees and card == _EMPRESS)))
        for card in CARDS
        if hand & kinds & FIELD[card]
    )


def moves(
    kind: type[Action], hand: int, stacks: Stacks, kinds: int, free: bool, empress_frees: bool, *,
    passes: bool = False, beneath: bool = True,
) -> Moves:  # fmt: skip
    """All moves of a kind with a first card and an attack, from the hand and from stacks.

    Args:
        kind: `Lead` or `Defend`.
        hand: the hand.
        stacks: the stacks.
        kinds: the bits of the kinds that may come first.
        free: whether an empress may attack.
        empress_frees: whether it may behind an empress that comes first (KAMI-33).
        passes: whether a pass comes before them.
        beneath: whether a mercenary may come first.
    """
    rows: list[Row] = [(NONE, ALONE, 1, NOWHERE)] if passes else []
    size = len(rows)
    tops = [(top << 4 | n, top, hidden) for n, (top, hidden) in enumerate(stacks, 1) if top is not None]
    every = tuple([place for place, _, _ in tops])
    some = every if free else tuple([place for place in every if place >> 4 != _EMPRESS])
    # The attack that empties the hand must come from the hand (KAMI-75).
    more = hand >= 2 * ONE_CARD
    for first, attacks in _firsts(hand, kinds, free, empress_frees):
        if more:
            attacks += every if empress_frees and first >> 4 == _EMPRESS else some
        if attacks:
            size += len(attacks)
            rows.append((first, attacks, len(attacks), NOWHERE))
    if not beneath or hand < ONE_CARD:
        return Moves(kind, rows, size)
    behind = _from_hand(hand, free)
    at = len(behind)
    behind += some
    for place, top, hidden in tops:
        attacks, itself, n = behind, at, len(behind) - 1
        if free or top != _EMPRESS:
            at += 1
        elif empress_frees:
            attacks = _from_hand(hand, True) + every
            itself, n = attacks.index(place), len(attacks) - 1
        else:
            itself, n = NOWHERE, n + 1
        if n and kinds & FIELD[top]:
            row = (place, attacks, n, itself) if hidden is None else (place, ALONE, 1, NOWHERE)
            rows.append(row)
            size += row[2]
    return Moves(kind, rows, size)
