"""Tamashii's outcomes of chance: the layout, who starts, a gem drawn, a gem removed.

    layout elsa olaf anna trolls sven kristoff      starter 2      gem blue      remove green

A `Due` says which outcome the rules wait for, and draws one with the source it is given.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Final

from accessible_games.engine import Action, NotationError, Seat
from accessible_games.games.options import shown

from .cards import CHARACTER_BY_ID, CHARACTERS, GEM_BY_ID, GEMS, PLACES, Character, Gem
from .heaps import UNIT, counts_of


@dataclass(frozen=True, slots=True)
class Layout(Action):
    """The characters at positions 1 to 6, all face down (TAM-05)."""

    characters: tuple[Character, ...]

    def __str__(self) -> str:
        return "layout " + " ".join(character.id for character in self.characters)


@dataclass(frozen=True, slots=True)
class Starter(Action):
    """Who takes the first turn (TAM-07, R19)."""

    seat: Seat

    def __str__(self) -> str:
        return f"starter {self.seat}"


@dataclass(frozen=True, slots=True)
class Drawn(Action):
    """The gem that comes out of the bag after `draw`; `unit` is what it adds to a heap."""

    gem: Gem
    unit: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "unit", UNIT[self.gem])

    def __str__(self) -> str:
        return f"gem {self.gem.id}"


@dataclass(frozen=True, slots=True)
class Removed(Action):
    """The gem that comes out of the bag at the end of a turn; a red one goes back (TAM-35)."""

    gem: Gem
    unit: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "unit", UNIT[self.gem])

    def __str__(self) -> str:
        return f"remove {self.gem.id}"


DRAWN: Final = tuple(Drawn(gem) for gem in GEMS)
REMOVED: Final = tuple(Removed(gem) for gem in GEMS)
Outcome = Layout | Starter | Drawn | Removed


def parse_chance(verb: str, words: list[str]) -> Outcome:
    """The outcome of a notation.

    Raises:
        NotationError: what cannot be read.
    """
    if verb == "layout":
        for word in words:
            if word not in CHARACTER_BY_ID:
                allowed = ", ".join(CHARACTER_BY_ID)
                raise NotationError(f"{shown(word)!r} is no character of tamashii; {allowed} are")
        if len(set(words)) != PLACES or len(words) != PLACES:
            raise NotationError(f"a layout names all {PLACES} characters, each once")
        return Layout(tuple(CHARACTER_BY_ID[word] for word in words))
    line = shown(" ".join((verb, *words)))
    word = words[0] if len(words) == 1 else ""
    if verb == "starter":
        if word not in ("0", "1", "2", "3", "4", "5"):
            raise NotationError(f"{line!r}: a starter is a seat from 0 to 5")
        return Starter(Seat(int(word)))
    if word not in GEM_BY_ID:
        allowed = ", ".join(GEM_BY_ID)
        raise NotationError(f"{line!r}: one gem is needed; {allowed}")
    return (DRAWN if verb == "gem" else REMOVED)[GEM_BY_ID[word]]


@dataclass(frozen=True, slots=True)
class LayoutDue:
    """The characters are to be laid out."""

    def sample(self, rng: Random) -> Layout:
        """Any order is equally likely."""
        return Layout(tuple(rng.sample(CHARACTERS, PLACES)))


@dataclass(frozen=True, slots=True)
class StarterDue:
    """Somebody is to take the first turn."""

    seats: int

    def sample(self, rng: Random) -> Starter:
        """Each seat is equally likely."""
        return Starter(Seat(rng.randrange(self.seats)))


class GemDue:
    """A gem is to come out of the bag, drawn or removed.

    Attributes:
        outcomes: one for each gem in the bag.
    """

    __slots__ = ("outcomes",)

    def __init__(self, outcomes: tuple[Drawn, ...] | tuple[Removed, ...]) -> None:
        self.outcomes = outcomes

    def sample(self, rng: Random) -> Drawn | Removed:
        """Each gem in the bag is equally likely."""
        outcomes = self.outcomes
        return outcomes[int(rng.random() * len(outcomes))]


@lru_cache(maxsize=1 << 13)
def drawn_due(bag: int) -> GemDue:
    """What `draw` makes due; found, not made, since the same bags come again."""
    return GemDue(tuple(DRAWN[gem] for gem, n in zip(GEMS, counts_of(bag), strict=True) for _ in range(n)))


@lru_cache(maxsize=1 << 13)
def removed_due(bag: int) -> GemDue:
    """What the end of a turn makes due."""
    return GemDue(tuple(REMOVED[gem] for gem, n in zip(GEMS, counts_of(bag), strict=True) for _ in range(n)))


Due = LayoutDue | StarterDue | GemDue
