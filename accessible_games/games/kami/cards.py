"""Kami's eight kinds of cards, and the deck that a game is played with."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

from accessible_games.engine import CountOf


class Card(IntEnum):
    """A kind of card, in the order in which a hand is read: by points, then by kind."""

    WARRIOR = 0
    HORSEMAN = 1
    LANCER = 2
    SILVER = 3
    GOLD = 4
    MADMAN = 5
    TOWER = 6
    EMPRESS = 7

    __hash__ = int.__hash__  # the enum's own is written in Python, and moves are looked up by kind

    @property
    def id(self) -> str:
        """The card id of the notation, e.g. "silver"."""
        return IDS[self]

    @property
    def message(self) -> str:
        """The id of the message with its name."""
        return f"kami-card-{IDS[self]}"


KINDS: Final = len(Card)
CARDS: Final = tuple(Card)
IDS: Final = tuple(card.name.lower() for card in Card)
BY_ID: Final = {card_id: card for card, card_id in zip(Card, IDS, strict=True)}
HAND_SIZES: Final = {2: 8, 3: 10, 4: 8}
"""Cards dealt to each player, by the number of players (KAMI-06, KAMI-60, KAMI-71)."""


def count_cards(cards: Iterable[Card]) -> list[int]:
    """Cards as a count per kind, the form in which hands are kept."""
    counts = [0] * KINDS
    for card in cards:
        counts[card] += 1
    return counts


def list_cards(counts: Iterable[int]) -> list[Card]:
    """Counts per kind as a sorted list of cards."""
    return [card for card, n in zip(CARDS, counts, strict=True) for _ in range(n)]


_COUNTS: Final = tuple(tuple(CountOf(card, n) for n in range(33)) for card in CARDS)
"""Every count of every kind in a deck, made once."""


def group_cards(counts: Iterable[int]) -> tuple[CountOf, ...]:
    """Counts per kind as what is read aloud: "3 warriors, 1 lancer" (KAMI-A04)."""
    return tuple([row[n] for row, n in zip(_COUNTS, counts, strict=True) if n])
