"""KamiMaï's outcomes of chance: rolls, a Grimoire built from shuffled cards, who starts.

    roll 57        rebuild CARD CARD ... | CARD ...        starter 2

The halves are written left | right, the outer card first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from accessible_games.engine import Action, NotationError, Seat

from .cards import BY_ID, Card
from .piles import cards_of


class Roll(Action):
    """A number from 1 to 100; the Grimoire collapses if it is not above the risk."""

    number: int

    def __str__(self) -> str:
        return f"roll {self.number}"


class Rebuild(Action):
    """The cards of both halves, each with its outer card first."""

    left: tuple[Card, ...]
    right: tuple[Card, ...]

    def __str__(self) -> str:
        halves = (" ".join(card.id for card in half) for half in (self.left, self.right))
        return " ".join(f"rebuild {' | '.join(halves)}".split())


class Starter(Action):
    """Who is the first activator."""

    seat: Seat

    def __str__(self) -> str:
        return f"starter {self.seat}"


ROLLS: Final = tuple(Roll(number) for number in range(101))
"""By their number; 0 never comes up."""


def halves_of(cards: Sequence[Card]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Shuffled cards as the two halves of a new Grimoire (KMI-N03)."""
    middle = (len(cards) + 1) // 2
    return tuple(cards[:middle]), tuple(cards[middle:])


def parse_chance(text: str) -> Roll | Rebuild | Starter:
    """The outcome of a notation.

    Raises:
        NotationError: what cannot be read.
    """
    verb, _, rest = text.partition(" ")
    if verb == "roll":
        if not (rest.isascii() and rest.isdecimal() and len(rest) < 4 and 1 <= int(rest) <= 100):
            raise NotationError(f"{text[:40]!r}: a roll is a number from 1 to 100")
        return ROLLS[int(rest)]
    if verb == "starter":
        if len(rest) != 1 or rest not in "01234567":
            raise NotationError(f"{text[:40]!r}: a starter is a seat, numbered from 0")
        return Starter(Seat(int(rest)))
    left, bar, right = rest.partition("|")
    if not bar:
        raise NotationError("a new Grimoire is written: rebuild CARDS | CARDS, the left half first")
    return Rebuild(tuple(map(_card, left.split())), tuple(map(_card, right.split())))


def _card(word: str) -> Card:
    if word not in BY_ID:
        raise NotationError(f"'{word[:40]}' is no card of kamimai; {', '.join(BY_ID)} are")
    return BY_ID[word]


class RollDue:
    """The Grimoire is tried."""

    def sample(self, rng: Random) -> Roll:
        """1 to 100, each equally likely."""
        return ROLLS[int(rng.random() * 100) + 1]


ROLL_DUE: Final = RollDue()


@dataclass(frozen=True, slots=True)
class RebuildDue:
    """A Grimoire is to be built from all these cards, a pile."""

    cards: int

    def sample(self, rng: Random) -> Rebuild:
        """The cards in shuffled order."""
        draw = rng.random
        # A shuffle by random keys: as fair as Random.shuffle, in a third of its time.
        return Rebuild(*halves_of(sorted(cards_of(self.cards), key=lambda _: draw())))


@dataclass(frozen=True, slots=True)
class StarterDue:
    """Somebody is to be the first activator."""

    seats: int

    def sample(self, rng: Random) -> Starter:
        """Each seat is equally likely (KMI-10)."""
        return Starter(Seat(rng.randrange(self.seats)))


Due = RollDue | RebuildDue | StarterDue
