"""What lies in the box of Tamashii: six characters, gems of four colours, and five levels."""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import Final, NamedTuple

from accessible_games.engine.pile import Piles


class Gem(IntEnum):
    """A colour of gem, in the order in which gems are read aloud."""

    BLUE = 0
    PINK = 1
    GREEN = 2
    RED = 3

    __hash__ = int.__hash__  # the enum's own is written in Python, and outcomes are looked up by gem

    @property
    def id(self) -> str:
        """The word of the notation, e.g. "blue"."""
        return GEM_IDS[self]

    @property
    def message(self) -> str:
        """The id of the message with its name."""
        return f"tamashii-card-{GEM_IDS[self]}"


class Character(IntEnum):
    """A character, in the order of the deck file."""

    TROLLS = 0
    OLAF = 1
    ANNA = 2
    ELSA = 3
    KRISTOFF = 4
    SVEN = 5

    __hash__ = int.__hash__

    @property
    def id(self) -> str:
        """The card id of the notation, e.g. "elsa"."""
        return CHARACTER_IDS[self]

    @property
    def message(self) -> str:
        """The id of the message with its name; what it is called stands there and nowhere else."""
        return f"tamashii-card-{CHARACTER_IDS[self]}"


class Level(Enum):
    """A level of difficulty (TAM-06)."""

    BEGINNER = "beginner"
    EASY = "easy"
    STANDARD = "standard"
    DIFFICULT = "difficult"
    EXPERT = "expert"

    @property
    def message(self) -> str:
        """The id of the message with its name."""
        return f"tamashii-level-{self.value}"


class EffectKind(Enum):
    """What a character can do once it is face up (TAM-30 to TAM-33)."""

    REMOVE_RED = "remove_red"
    RETURN_ALL = "return_all"
    LOOK = "look"
    RETURN_GEMS = "return_gems"


class Effect(NamedTuple):
    """A character's effect: for two kinds also how many gems, and of which colour."""

    kind: EffectKind
    gem: Gem = Gem.RED
    n: int = 0


PLACES: Final = 6
"""Positions, 1 (left) to 6 (right); the program's lists count them from 0."""

GEMS: Final = tuple(Gem)
CHARACTERS: Final = tuple(Character)
GEM_IDS: Final = tuple(gem.name.lower() for gem in Gem)
CHARACTER_IDS: Final = tuple(character.name.lower() for character in Character)
GEM_BY_ID: Final = dict(zip(GEM_IDS, GEMS, strict=True))
CHARACTER_BY_ID: Final = dict(zip(CHARACTER_IDS, CHARACTERS, strict=True))
LEVEL_BY_ID: Final = {level.value: level for level in Level}

LEFT_OUT: Final = {
    Level.BEGINNER: (0, 0, 0, 0),
    Level.EASY: (0, 0, 0, 1),
    Level.STANDARD: (1, 1, 1, 1),
    Level.DIFFICULT: (1, 1, 1, 0),
    Level.EXPERT: (2, 2, 2, 0),
}
"""Gems of each colour that stay out of the bag, by level (TAM-06, R01, R02)."""


# -- heaps of gems ----------------------------------------------------------------------------

HEAPS: Final = Piles(GEMS, bits=7, most=63)
"""A heap is a pile with the seventh bit of each colour free, so that one addition compares three."""
UNIT: Final = HEAPS.unit
pack, counts_of, count_of, size_of, group = (
    HEAPS.pack,
    HEAPS.counts_of,
    HEAPS.count_of,
    HEAPS.size_of,
    HEAPS.group,
)

RED_SHIFT: Final = HEAPS.bits * Gem.RED
"""`heap >> RED_SHIFT` is the number of red gems."""

COLOURED: Final = (1 << RED_SHIFT) - 1
"""The bits of blue, pink and green."""

EVERY: Final = (1 << HEAPS.bits * len(GEMS)) - 1
"""The bits of all four colours."""

_FREE: Final = sum((HEAPS.most + 1) * UNIT[gem] for gem in (Gem.BLUE, Gem.PINK, Gem.GREEN))
"""The free bit of each of those colours."""


def slack(need: int) -> int:
    """What `meets` adds for a wish: the free bits less the wish."""
    return _FREE - need


def meets(heap: int, slack_of_need: int) -> bool:
    """Whether a heap holds at least so many of each colour; red gems count for nothing."""
    return (heap + slack_of_need) & _FREE == _FREE


def shortage(heap: int, need: int) -> int:
    """Gems that are missing for a wish, over all colours."""
    return sum(max(0, wanted - n) for n, wanted in zip(counts_of(heap), counts_of(need), strict=True))
