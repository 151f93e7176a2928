"""A pile of cards whose order means nothing, as one number: four bits for each kind.

Reserves, drawn cards and the discard pile are kept so; copying a game and comparing what is held
then costs next to nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from accessible_games.engine import CountOf

from .cards import CARDS, Card

MOST_COPIES: Final = 15
"""Copies of one kind that a pile can hold."""

UNIT: Final = tuple(1 << 4 * card for card in CARDS)
"""What one card of each kind adds to a pile."""

ELEMENT_BITS: Final = 0xFFFF
GUARDIAN_BITS: Final = 0xFFFF << 16
LOOSE_BITS: Final = ~GUARDIAN_BITS
"""Element and Creature cards: what a curse or the Mouse may move."""

FIELD: Final = tuple(15 << 4 * card for card in CARDS)
EVEN: Final = 0x0F0F0F0F0F0F0F0F
"""The bits of every second kind."""


def pack(cards: Iterable[Card]) -> int:
    """Cards as a pile."""
    return sum([UNIT[card] for card in cards])


def count_of(pile: int, card: int) -> int:
    """Copies of one kind."""
    return pile >> 4 * card & 15


def size_of(pile: int) -> int:
    """Cards in the pile."""
    return ((pile & EVEN) + (pile >> 4 & EVEN)) % 255


def kinds_of(pile: int) -> list[Card]:
    """The kinds that the pile has, in order."""
    return [card for card in CARDS if pile >> 4 * card & 15]


def cards_of(pile: int) -> list[Card]:
    """All cards, sorted by kind."""
    found: list[Card] = []
    while pile:
        shift = (pile & -pile).bit_length() - 1 & ~3  # of the lowest kind that is left
        n = pile >> shift & 15
        found += _ROWS[shift >> 2][n]
        pile -= n << shift
    return found


class _Split(dict[int, tuple[tuple[int, ...], tuple[int, ...]]]):
    """The counts of the kinds in a pile, and what one card of each adds; made when first wanted."""

    def __missing__(self, pile: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        kinds = kinds_of(pile)
        found = tuple([count_of(pile, card) for card in kinds]), tuple([UNIT[card] for card in kinds])
        self[pile] = found
        return found


_split: Final = _Split()


def split(pile: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The counts of the kinds that the pile has, and what one card of each adds to a pile."""
    counts, units = _split[pile & ELEMENT_BITS]  # in two halves, each of which comes again
    more = pile & ~ELEMENT_BITS
    if not more:
        return counts, units
    counts_more, units_more = _split[more]
    return counts + counts_more, units + units_more


def group(pile: int) -> tuple[CountOf, ...]:
    """The pile as what is read aloud: "2 Fire cards, 1 Sacred Wolf"."""
    return tuple([_COUNTS[card][n] for card in CARDS if (n := pile >> 4 * card & 15)])


def holds(pile: int, part: int) -> bool:
    """Whether the pile has all cards of `part`."""
    return common(pile, part) == part


def common(pile: int, part: int) -> int:
    """The cards of `part` that the pile has."""
    found = 0
    while part:
        shift = (part & -part).bit_length() - 1 & ~3  # of the lowest kind that is left
        wanted, there = part >> shift & 15, pile >> shift & 15
        found += (wanted if wanted < there else there) << shift
        part &= ~(15 << shift)
    return found


_ROWS: Final = tuple(tuple((card,) * n for n in range(MOST_COPIES + 1)) for card in CARDS)
"""So many cards of a kind, made once."""

_COUNTS: Final = tuple(tuple(CountOf(card, n) for n in range(MOST_COPIES + 1)) for card in CARDS)
"""Every count of every kind, made once."""
