"""Kami's outcomes of chance: who starts, the draw for the start, the deal.

    starter 2        draw gold tower - warrior        deal HAND | HAND | ...

Two players: a third part with the stacks, `top/hidden` each; three: a fourth with the cards set
aside.  A `Due` says which outcome the rules wait for, and draws one with the source it is given.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Annotated, Final

from accessible_games.engine import Action, Seat, Value
from accessible_games.engine.notation import Many, Number, OneOf, OrNone

from .cards import HAND_SIZES, Card, list_cards
from .hands import KIND, counts_of, pack

_CARD: Final[OneOf[Card]] = OneOf("CARD", Card)


class Starter(Action, written="starter {seat}"):
    """Who starts the first round."""

    seat: Annotated[Seat, Number("SEAT", 0, 3)]


class Draw(Action, written="draw {cards}"):
    """One card per seat for the start, `-` for a seat that does not draw again (KAMI-N01)."""

    cards: Annotated[tuple[Card | None, ...], Many(OrNone("-", _CARD))]


class Deal(Action, begins="deal", usage="HAND | HAND | ..."):
    """The cards of a round; two players: a last part of mercenaries, `top/hidden`; three: the cards aside.

    Attributes:
        hands: a packed hand per seat (see hands.py): the order of the cards in it means nothing.
        stacks: two players: (top, hidden) of each stack of mercenaries.
        aside: three players: the two cards set aside.
    """

    hands: tuple[int, ...]
    stacks: tuple[tuple[Card, Card], ...] = ()
    aside: tuple[Card, ...] = ()

    def __str__(self) -> str:
        parts = [" ".join(card.id for card in list_cards(counts_of(hand))) for hand in self.hands]
        if self.stacks:
            parts.append(" ".join(f"{top.id}/{hidden.id}" for top, hidden in self.stacks))
        if self.aside:
            parts.append(" ".join(card.id for card in self.aside))
        return "deal " + " | ".join(parts)

    @classmethod
    def read(cls, words: Sequence[str]) -> Deal:
        """The deal of the words behind its verb; NotationError says which is no card."""
        parts = [part.split() for part in " ".join(words).split("|")]
        stacks: tuple[tuple[Card, Card], ...] = ()
        aside: tuple[Card, ...] = ()
        if any("/" in word for word in parts[-1]):
            stacks = tuple(_stack(word) for word in parts.pop())
        elif len(parts) == 4 and len(parts[-1]) == 2:
            aside = tuple(map(_CARD.read, parts.pop()))
        return cls(tuple(pack(map(_CARD.read, part)) for part in parts), stacks, aside)


def _stack(word: str) -> tuple[Card, Card]:
    top, _, hidden = word.partition("/")
    return _CARD.read(top), _CARD.read(hidden)


class StarterDue(Value):
    """Somebody is to start the first round."""

    seats: int

    def sample(self, rng: Random) -> Starter:
        """Each seat is equally likely."""
        return Starter(Seat(rng.randrange(self.seats)))


class DrawDue(Value):
    """These seats draw a card each from the whole shuffled deck."""

    seats: int
    among: tuple[Seat, ...]
    copies: tuple[int, ...]

    def sample(self, rng: Random) -> Draw:
        """Cards without replacement."""
        cards = rng.sample(list_cards(self.copies), len(self.among))
        drawn = dict(zip(self.among, cards, strict=True))
        return Draw(tuple(drawn.get(Seat(seat)) for seat in range(self.seats)))


class DealDue(Value):
    """A round is to be dealt from the whole shuffled deck.

    Attributes:
        seats: number of players.
        units: the deck, as units of a hand (see hands.py).
    """

    seats: int
    units: tuple[int, ...]

    def sample(self, rng: Random) -> Deal:
        """All cards of the deck, in shuffled order (KAMI-05)."""
        draw = rng.random
        # A shuffle by random keys: as fair as Random.shuffle, in a third of its time.
        units = sorted(self.units, key=lambda _: draw())
        if self.seats == 4:  # the whole deck goes to the hands; the way most simulated games are dealt
            return Deal((sum(units[:8]), sum(units[8:16]), sum(units[16:24]), sum(units[24:])))
        size = HAND_SIZES[self.seats]
        end = size * self.seats
        hands = tuple([sum(units[i : i + size]) for i in range(0, end, size)])
        rest = [KIND[unit] for unit in units[end:]]
        if self.seats == 2:
            return Deal(hands, stacks=tuple(zip(rest[::2], rest[1::2], strict=True)))
        return Deal(hands, aside=tuple(rest))


Outcome = Starter | Draw | Deal
Due = StarterDue | DrawDue | DealDue
