"""What lies in the Magi Kitchen box: kinds of cards, the five tiles, the taps of a posture."""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import Final


class Card(IntEnum):
    """A kind of card: ingredients, then their potions in the same order, then the others.

    A blank is a card of the players' own: `BLANK_2` is the second entry of option `custom`.
    """

    TOMATO = 0
    EGGPLANT = 1
    MUSHROOM = 2
    CORN = 3
    BROCCOLI = 4
    POTION_TOMATO = 5
    POTION_EGGPLANT = 6
    POTION_MUSHROOM = 7
    POTION_CORN = 8
    POTION_BROCCOLI = 9
    RAINBOW = 10
    TRASH = 11
    POSTURE_CAULDRON = 12
    POSTURE_WAND = 13
    POSTURE_BROOM = 14
    POSTURE_HAT = 15
    POSTURE_OWL = 16
    POSTURE_CAT = 17
    POSTURE_TOAD = 18
    POSTURE_BAT = 19
    POSTURE_MOON = 20
    BLANK_1 = 21
    BLANK_2 = 22
    BLANK_3 = 23
    BLANK_4 = 24
    BLANK_5 = 25
    BLANK_6 = 26
    BLANK_7 = 27
    BLANK_8 = 28
    BLANK_9 = 29
    BLANK_10 = 30

    __hash__ = int.__hash__  # the enum's own is written in Python

    @property
    def id(self) -> str:
        """The card id of the notation, e.g. "potion_corn"."""
        return IDS[self]

    @property
    def message(self) -> str:
        """The id of the message with its name; the blanks share one."""
        return "magi-kitchen-card-" + ("blank" if self >= Card.BLANK_1 else IDS[self].replace("_", "-"))


class Tile(IntEnum):
    """An ingredient tile in the middle of the table, in the order of the ingredients."""

    TOMATO = 0
    EGGPLANT = 1
    MUSHROOM = 2
    CORN = 3
    BROCCOLI = 4

    __hash__ = int.__hash__

    @property
    def id(self) -> str:
        """The ingredient of the notation, e.g. "corn"."""
        return IDS[self]

    @property
    def message(self) -> str:
        """The id of the message with its name."""
        return f"magi-kitchen-card-tile-{IDS[self]}"


class Tap(Enum):
    """A press of one's key in a posture."""

    SHORT = "S"
    LONG = "L"

    @property
    def in_a_row(self) -> bool:
        """Taps are told one after the other, as they are made, with no "and" before the last."""
        return True

    @property
    def message(self) -> str:
        """The id of the message with its name."""
        return f"magi-kitchen-tap-{self.name.lower()}"


CARDS: Final = tuple(Card)
TILES: Final = tuple(Tile)
IDS: Final = tuple(card.name.lower() for card in Card)
BY_ID: Final = {card_id: card for card, card_id in zip(Card, IDS, strict=True)}
INGREDIENTS: Final = IDS[:5]
FIRST_POSTURE: Final = Card.POSTURE_CAULDRON
FIRST_BLANK: Final = Card.BLANK_1
POSTURES: Final = CARDS[FIRST_POSTURE:FIRST_BLANK]
BLANKS: Final = CARDS[FIRST_BLANK:]


def taps_of(pattern: str) -> tuple[Tap, ...]:
    """A pattern of the notation, e.g. "SSL", as taps."""
    return tuple(Tap(letter) for letter in pattern)
