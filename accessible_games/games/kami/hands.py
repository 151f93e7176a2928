"""A hand as one whole number, so that copying a game and looking up its moves cost little.

Kind k has the four bits from 4k, the number of cards lies above all kinds: bits from 32.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from .cards import KINDS, Card

UNIT: Final = tuple((1 << 4 * kind) | (1 << 32) for kind in range(KINDS))
"""What one card of a kind adds to a hand."""

FIELD: Final = tuple(15 << 4 * kind for kind in range(KINDS))
"""The bits of one kind."""

_EMPRESS = FIELD[Card.EMPRESS]

ANSWERING: Final = tuple(
    FIELD[kind] if kind in (Card.WARRIOR, Card.LANCER) else FIELD[kind] | _EMPRESS for kind in range(KINDS)
)
"""Per attack, the bits of the kinds that answer it (KAMI-17, KAMI-30)."""

TWO_EMPRESSES: Final = 2 * UNIT[Card.EMPRESS] & _EMPRESS


EACH: Final = sum(1 << 4 * kind for kind in range(KINDS))
"""The lowest bit of every kind."""

BIT: Final = tuple(1 << 4 * kind for kind in range(KINDS))
"""The lowest bit of one kind: a set of kinds is a sum of these."""


def kinds_of(hand: int) -> int:
    """The set of kinds in a hand, as a sum of `BIT`."""
    return (hand | hand >> 1 | hand >> 2 | hand >> 3) & EACH


def pack(cards: Iterable[Card]) -> int:
    """Cards as a hand."""
    return sum(map(UNIT.__getitem__, cards))


def counts_of(hand: int) -> Sequence[int]:
    """Copies per kind."""
    return [(hand >> 4 * kind) & 15 for kind in range(KINDS)]


def size_of(hand: int) -> int:
    """Cards in the hand."""
    return hand >> 32


def holds_both_empresses(hand: int) -> bool:
    """Two empresses or more (an edited deck may have more)."""
    return hand & _EMPRESS >= TWO_EMPRESSES
