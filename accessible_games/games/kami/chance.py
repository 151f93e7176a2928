"""Kami's outcomes of chance: who starts, the draw for the start, the deal.

    starter 2        draw gold tower - warrior        deal HAND | HAND | ...

Two players: a third part with the stacks, `top/hidden` each; three: a fourth with the cards set
aside.  A `Due` says which outcome the rules wait for, and draws one with the source it is given.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from accessible_games.engine import Action, NotationError, Seat

from .cards import BY_ID, HAND_SIZES, Card, list_cards
from .hands import KIND, counts_of, pack


class Starter(Action):
    """Who starts the first round."""

    seat: Seat

    def __str__(self) -> str:
        return f"starter {self.seat}"


class Draw(Action):
    """One card per seat for the start; None for a seat that does not draw again (KAMI-N01)."""

    cards: tuple[Card | None, ...]

    def __str__(self) -> str:
        return "draw " + " ".join("-" if card is None else card.id for card in self.cards)


class Deal(Action):
    """The cards of a round.

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


def parse_chance(text: str) -> Starter | Draw | Deal:
    """The outcome of a notation.

    Raises:
        NotationError: what cannot be read.
    """
    verb, _, rest = text.partition(" ")
    if verb == "starter":
        if rest not in ("0", "1", "2", "3"):
            raise NotationError(f"'{text}': a starter is a seat from 0 to 3")
        return Starter(Seat(int(rest)))
    if verb == "draw":
        return Draw(tuple(None if word == "-" else _card(word) for word in rest.split()))
    parts = [part.split() for part in rest.split("|")]
    stacks: tuple[tuple[Card, Card], ...] = ()
    aside: tuple[Card, ...] = ()
    if any("/" in word for word in parts[-1]):
        stacks = tuple(_stack(word) for word in parts.pop())
    elif len(parts) == 4 and len(parts[-1]) == 2:
        aside = tuple(_card(word) for word in parts.pop())
    return Deal(tuple(pack(_card(word) for word in part) for part in parts), stacks, aside)


def _card(word: str) -> Card:
    if word not in BY_ID:
        raise NotationError(f"'{word[:40]}' is no card of kami; {', '.join(BY_ID)} are")
    return BY_ID[word]


def _stack(word: str) -> tuple[Card, Card]:
    top, _, hidden = word.partition("/")
    return _card(top), _card(hidden)


@dataclass(frozen=True, slots=True)
class StarterDue:
    """Somebody is to start the first round."""

    seats: int

    def sample(self, rng: Random) -> Starter:
        """Each seat is equally likely."""
        return Starter(Seat(rng.randrange(self.seats)))


@dataclass(frozen=True, slots=True)
class DrawDue:
    """These seats draw a card each from the whole shuffled deck."""

    seats: int
    among: tuple[Seat, ...]
    copies: tuple[int, ...]

    def sample(self, rng: Random) -> Draw:
        """Cards without replacement."""
        cards = rng.sample(list_cards(self.copies), len(self.among))
        drawn = dict(zip(self.among, cards, strict=True))
        return Draw(tuple(drawn.get(Seat(seat)) for seat in range(self.seats)))


@dataclass(frozen=True, slots=True)
class DealDue:
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


Due = StarterDue | DrawDue | DealDue
