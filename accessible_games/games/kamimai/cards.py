"""KamiMaï's sixteen kinds of cards, its spells and the effects of its zones."""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import Final

from accessible_games.engine.pile import Piles


class Card(IntEnum):
    """A kind of card, in the order in which a Reserve is read: Elements, Guardians, Creatures."""

    WATER = 0
    FIRE = 1
    EARTH = 2
    AIR = 3
    GUARDIAN_BLUE = 4
    GUARDIAN_GREY = 5
    GUARDIAN_RED = 6
    GUARDIAN_GREEN = 7
    FAIRY_WATER = 8
    FAIRY_FIRE = 9
    FAIRY_EARTH = 10
    FAIRY_AIR = 11
    WOLF = 12
    SPRITE = 13
    DRAGONFLIES = 14
    MOUSE = 15

    __hash__ = int.__hash__  # the enum's own is written in Python, and cards are looked up often

    @property
    def id(self) -> str:
        """The card id of the notation, e.g. "fairy_water"."""
        return IDS[self]

    @property
    def message(self) -> str:
        """The id of the message with its name."""
        return _MESSAGES[self]


CARDS: Final = tuple(Card)
IDS: Final = tuple(card.name.lower() for card in Card)
BY_ID: Final = {card_id: card for card, card_id in zip(Card, IDS, strict=True)}
_MESSAGES: Final = tuple(f"kamimai-card-{card_id.replace('_', '-')}" for card_id in IDS)

ELEMENTS: Final = CARDS[:4]
GUARDIANS: Final = CARDS[4:8]
CREATURES: Final = CARDS[8:]
FAIRY: Final = CARDS[8:12]
"""By Element."""

COLOURS: Final = tuple(card.id.removeprefix("guardian_") for card in GUARDIANS)
"""The words of the Guardians' colours, in their order."""

ELEMENT_OF: Final = {
    Card.GUARDIAN_BLUE: Card.WATER,
    Card.GUARDIAN_GREY: Card.AIR,
    Card.GUARDIAN_RED: Card.FIRE,
    Card.GUARDIAN_GREEN: Card.EARTH,
}
"""The Element of a Guardian's colour (KMI-56)."""

MOST_WORTH: Final = {**dict.fromkeys(FAIRY, 3), Card.WOLF: 2}
"""The most Element cards that a Fairy or the Wolf counts as; one is the least (KMI-71, KMI-72)."""


class Spell(IntEnum):
    """What a zone asks for: four cards of an Element, or of one that the team agrees on."""

    WATER = 0
    FIRE = 1
    EARTH = 2
    AIR = 3
    TEAM = 4

    __hash__ = int.__hash__

    @property
    def id(self) -> str:
        """The word of the notation."""
        return SPELL_IDS[self]

    @property
    def message(self) -> str:
        """The id of the message with its name."""
        return f"kamimai-spell-{SPELL_IDS[self]}"


SPELL_IDS: Final = tuple(spell.name.lower() for spell in Spell)
SPELL_BY_ID: Final = {spell.id: spell for spell in Spell}


class Effect(Enum):
    """What a zone does when the activator draws a Guardian (KMI-50)."""

    NONE = "none"
    BLESSING = "blessing"
    CURSE_DISCARD = "curse_discard"
    CURSE_COLOUR = "curse_colour"
    CURSE_ENERGY = "curse_energy"

    @property
    def id(self) -> str:
        """The word of the data file."""
        return self.value

    @property
    def message(self) -> str:
        """The id of the message with its name."""
        return f"kamimai-effect-{self.value.replace('_', '-')}"


EFFECT_BY_ID: Final = {effect.id: effect for effect in Effect}

# -- piles: cards whose order means nothing, as one number ------------------------------------

PILES: Final = Piles(CARDS, bits=4, most=15)
"""Reserves, drawn cards and the discard pile: copying a game, and comparing what is held, then costs
next to nothing."""

SPELLS: Final = Piles(tuple(Spell), bits=4, most=15)
"""What a zone asks for."""

UNIT: Final = PILES.unit
FIELD: Final = PILES.field
pack, count_of, size_of, group = PILES.pile_of, PILES.count_of, PILES.size_of, PILES.group
cards_of, kinds_of, holds, common = PILES.list_of, PILES.kinds_of, PILES.holds, PILES.common

GUARDIAN_BITS: Final = sum(FIELD[card] for card in GUARDIANS)
LOOSE_BITS: Final = ~GUARDIAN_BITS
"""Element and Creature cards: what a curse or the Mouse may move."""
