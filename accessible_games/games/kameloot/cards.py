"""Kameloot's seven kinds of cards and its two taverns."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from accessible_games.engine.pile import Piles


class Card(IntEnum):
    """A kind of card, in the order in which a hand is read: by number, the joker last (KLT-03)."""

    RING = 0
    WAND = 1
    GLOVE = 2
    POTION = 3
    CLOAK = 4
    SCROLL = 5
    UNICORN = 6

    __hash__ = int.__hash__  # the enum's own is written in Python, and moves are looked up by kind

    @property
    def id(self) -> str:
        """The card id of the notation, e.g. "glove"."""
        return IDS[self]

    @property
    def message(self) -> str:
        """The id of the message with its name."""
        return f"kameloot-card-{IDS[self]}"

    @property
    def number(self) -> int:
        """The printed number: how many complete a collection; 0 for the unicorn horn."""
        return self + 2 if self < Card.UNICORN else 0


class Tavern(IntEnum):
    """The two faces of a tavern token (KLT-05)."""

    OWL = 0
    CAT = 1

    __hash__ = int.__hash__

    @property
    def id(self) -> str:
        """The word of the notation: "owl" or "cat"."""
        return TAVERN_IDS[self]

    @property
    def message(self) -> str:
        """The id of the message with its name."""
        return f"kameloot-tavern-{TAVERN_IDS[self]}"

    @property
    def other(self) -> Tavern:
        """What a token shows once it is turned over."""
        return Tavern.CAT if self is Tavern.OWL else Tavern.OWL


CARDS: Final = tuple(Card)
KINDS: Final = CARDS[:6]
"""The kinds that make collections."""

ONE: Final = tuple(bytes([card]) for card in KINDS)
"""A card of each kind as it lies in the discard pile."""

IDS: Final = tuple(card.name.lower() for card in Card)
TAVERN_IDS: Final = tuple(tavern.name.lower() for tavern in Tavern)
TAVERN_OF: Final[tuple[Tavern, ...]] = tuple(Tavern)
BY_ID: Final = {card.name.lower(): card for card in Card}
BY_NUMBER: Final = {str(card.number): card for card in KINDS}
TAVERNS: Final = {tavern.name.lower(): tavern for tavern in Tavern}
HAND_SIZE: Final = 4
"""Cards dealt to each player, and held at the end of a turn (KLT-09, KLT-30)."""

COUNTS: Final = Piles(CARDS, bits=6, most=31)
"""What lies open.  The sixth bit of a kind is never reached by a number of cards: adding what is
missing to 32 raises it for every kind that is complete, all kinds at once."""

HANDS: Final = Piles(CARDS, bits=6, most=31, sized=True)
"""Hands: the same, and above it the number of cards."""

BIT: Final = COUNTS.unit
UNIT: Final = HANDS.unit
FIELD: Final = COUNTS.field
count_of, list_cards, group_cards = COUNTS.count_of, COUNTS.list_of, COUNTS.group
size_of, pack = HANDS.size_of, HANDS.pile_of


def kinds_in(counts: int) -> int:
    """The kinds of which there is a card, of the six that make collections, as one bit each."""
    return sum(1 << kind for kind in KINDS if counts & FIELD[kind])
