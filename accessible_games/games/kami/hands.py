"""A hand as one small whole number, so that copying a game and looking up its moves cost little.

Three bits a kind from the horseman on, four for the warriors (ten in a deck), five for the number
of cards: 30 bits in all, which Python keeps in one digit and reckons with fastest.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .cards import CARDS, KINDS, Card

_SHIFT: Final = (21, 0, 3, 6, 9, 12, 15, 18)
MOST_COPIES: Final = (15, 7, 7, 7, 7, 7, 7, 7)
"""Copies per kind that a hand can hold."""

SIZE_SHIFT: Final = 25
"""Bits from here on: the number of cards."""

ONE_CARD: Final = 1 << SIZE_SHIFT
"""A hand with a card in it is not below this."""

BIT: Final = tuple(1 << shift for shift in _SHIFT)
"""The lowest bit of each kind; a set of kinds is a sum of these."""

EACH: Final = sum(BIT)
"""The lowest bit of every kind."""

UNIT: Final = tuple(bit | ONE_CARD for bit in BIT)
"""What one card of each kind adds to a hand."""

KIND: Final = {unit: Card(kind) for kind, unit in enumerate(UNIT)}
"""The kind of a unit."""

FIELD: Final = tuple(most << shift for most, shift in zip(MOST_COPIES, _SHIFT, strict=True))
"""All bits of each kind."""

EIGHT_WARRIORS: Final = BIT[Card.WARRIOR]
"""Where `hand >> 3` shows the fourth bit that only the warriors have."""

ANSWERING: Final = tuple(
    FIELD[card] if card in (Card.WARRIOR, Card.LANCER) else FIELD[card] | FIELD[Card.EMPRESS]
    for card in CARDS
)
"""Per attack, the bits of the kinds that answer it (KAMI-17, KAMI-30)."""

_unit = UNIT.__getitem__


def pack(cards: Iterable[Card]) -> int:
    """Cards as a hand; no more of a kind than `MOST_COPIES`."""
    return sum(map(_unit, cards))


def count_of(hand: int, card: Card) -> int:
    """Copies of one kind."""
    return (hand & FIELD[card]) >> _SHIFT[card]


def counts_of(hand: int) -> list[int]:
    """Copies per kind."""
    return [(hand >> _SHIFT[kind]) & MOST_COPIES[kind] for kind in range(KINDS)]


def size_of(hand: int) -> int:
    """Cards in the hand."""
    return hand >> SIZE_SHIFT


def holds_both_empresses(hand: int) -> bool:
    """Two empresses or more (an edited deck may have more)."""
    return count_of(hand, Card.EMPRESS) >= 2
