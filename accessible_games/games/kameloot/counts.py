"""Counts per kind as one whole number, so that copying a game and looking up its moves cost little.

Six bits a kind, in the order of `Card`; above them, from bit 42 on, the number of cards where the
number is a hand.  The sixth bit of a kind is never reached by a count: adding what is missing to 32
raises it for every kind that is complete, all kinds at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

_WIDTH: Final = 6
MOST: Final = 31
"""Copies of a kind that fit, jokers included."""

_MASK: Final = 63
SIZE_SHIFT: Final = 42
ONE_CARD: Final = 1 << SIZE_SHIFT
"""What a card adds to the size of a hand."""

BIT: Final = tuple(1 << _WIDTH * kind for kind in range(7))
"""One card of each kind."""

FIELD: Final = tuple(_MASK << _WIDTH * kind for kind in range(7))
"""All bits of each kind."""

UNIT: Final = tuple(bit | ONE_CARD for bit in BIT)
"""What one card of each kind adds to a hand."""

KIND_OF: Final = {unit: kind for kind, unit in enumerate(UNIT)}
"""The kind of a unit."""

GUARD: Final = tuple(bit << 5 for bit in BIT[:6])
"""The sixth bit of each kind that makes collections."""

GUARDS: Final = sum(GUARD)
TO_COMPLETE: Final = sum((32 - needed) * BIT[kind] for kind, needed in enumerate(range(2, 8)))
"""Added to a tavern's counts it raises the guard of every complete kind (KLT-03, KLT-20)."""


def count_of(counts: int, kind: int) -> int:
    """Copies of one kind."""
    return counts >> _WIDTH * kind & _MASK


def size_of(hand: int) -> int:
    """Cards in a hand."""
    return hand >> SIZE_SHIFT


def pack(kinds: Iterable[int]) -> int:
    """Cards as a hand."""
    return sum(UNIT[kind] for kind in kinds)


def kinds_in(counts: int) -> int:
    """The kinds of which there is a card, of the six that make collections, as one bit each."""
    return sum(1 << kind for kind in range(6) if counts & FIELD[kind])
