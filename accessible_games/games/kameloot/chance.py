"""Kameloot's outcomes of chance: the tokens, the deal, the draw pile, who begins.

    flip owl cat ...     deal HAND | HAND | ...     shuffle CARD ... (top first)     first 2

A `Due` says which outcome the rules wait for, and draws one with the source it is given.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Final

from accessible_games.engine import Action, NotationError, Seat

from .cards import BY_ID, CARDS, HAND_SIZE, TAVERNS, Card, Tavern, list_cards
from .counts import KIND_OF, pack


class Flip(Action):
    """The token of each player, thrown like a coin (KLT-07)."""

    taverns: tuple[Tavern, ...]

    def __str__(self) -> str:
        return "flip " + " ".join(tavern.id for tavern in self.taverns)


class Deal(Action):
    """A packed hand per seat (see counts.py): the order of the cards in it means nothing."""

    hands: tuple[int, ...]

    def __str__(self) -> str:
        return "deal " + " | ".join(" ".join(card.id for card in list_cards(hand)) for hand in self.hands)


class Shuffle(Action):
    """The draw pile.

    Attributes:
        units: as units of a hand (see counts.py), bottom first, so that drawing cuts the end off.
    """

    units: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(("shuffle", *(CARDS[KIND_OF[unit]].id for unit in reversed(self.units))))


class First(Action):
    """Who begins (R01)."""

    seat: Seat

    def __str__(self) -> str:
        return f"first {self.seat}"


ChanceAction = Flip | Deal | Shuffle | First


def parse_chance(text: str) -> ChanceAction:
    """The outcome of a notation.

    Raises:
        NotationError: what cannot be read.
    """
    verb, _, rest = text.partition(" ")
    words = rest.split()
    if verb == "first":
        if rest not in ("0", "1", "2", "3", "4", "5"):
            raise NotationError(f"{text[:40]!r}: the first player is a seat from 0 to 5")
        return First(Seat(int(rest)))
    if verb == "flip":
        unknown = [word for word in words if word not in TAVERNS]
        if unknown:
            raise NotationError(f"{unknown[0][:40]!r} is no tavern; owl and cat are")
        return Flip(tuple(TAVERNS[word] for word in words))
    if verb == "deal":
        return Deal(tuple(pack(map(_card, part.split())) for part in rest.split("|")))
    return Shuffle(tuple(pack([_card(word)]) for word in reversed(words)))


def _card(word: str) -> Card:
    if word not in BY_ID:
        raise NotationError(f"{word[:40]!r} is no card of kameloot; {', '.join(BY_ID)} are")
    return BY_ID[word]


_FIRST: Final = tuple(First(Seat(seat)) for seat in range(6))


@cache
def _flip(seats: int, bits: int) -> Flip:
    """The token of each player as one bit, the lowest that of seat 0."""
    return Flip(tuple(Tavern(bits >> seat & 1) for seat in range(seats)))


@dataclass(frozen=True, slots=True)
class FlipDue:
    """Each player throws the token."""

    seats: int

    def sample(self, rng: Random) -> Flip:
        """Both faces are equally likely."""
        return _flip(self.seats, rng.getrandbits(self.seats))


@dataclass(frozen=True, slots=True)
class DealDue:
    """Hands are to be dealt from the whole shuffled deck.

    Attributes:
        seats: number of players.
        units: the deck, as units of a hand.
    """

    seats: int
    units: tuple[int, ...]

    def sample(self, rng: Random) -> Deal:
        """Four cards to each player (KLT-09)."""
        draw = rng.random
        cards = list(self.units)
        size = len(cards)
        first = size - self.seats * HAND_SIZE
        for last in range(size - 1, first - 1, -1):  # as in a shuffle, which stops when enough is dealt
            place = int(draw() * (last + 1))
            cards[place], cards[last] = cards[last], cards[place]
        return Deal(tuple([sum(cards[start : start + HAND_SIZE]) for start in range(first, size, HAND_SIZE)]))


@dataclass(frozen=True, slots=True)
class ShuffleDue:
    """The draw pile is to be shuffled.

    Attributes:
        count: cards in it.
        left: what it is drawn from: what lies nowhere else.  For the source of chance alone.
    """

    count: int
    left: tuple[int, ...] = field(repr=False)

    def sample(self, rng: Random) -> Shuffle:
        """`count` of the cards that are left, in random order."""
        draw = rng.random
        # A shuffle by random keys: as fair as Random.shuffle, in a third of its time.
        units = sorted(self.left, key=lambda _: draw())
        return Shuffle(tuple(units[: self.count]))


@dataclass(frozen=True, slots=True)
class FirstDue:
    """Somebody is to begin."""

    seats: int

    def sample(self, rng: Random) -> First:
        """Each seat is equally likely."""
        return _FIRST[int(rng.random() * self.seats)]


Due = FlipDue | DealDue | ShuffleDue | FirstDue
