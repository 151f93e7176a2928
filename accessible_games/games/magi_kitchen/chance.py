"""Magi Kitchen's outcomes of chance, and what the host decides by its clock.

    deal DECK | DECK | ...  (each from its top)      starter 2      close      timeout

`close` and `timeout` may come while players act: the host ends a duel, or a floor.  A `Due` says
which outcome the rules wait for, and draws one with the source it is given.
"""

from __future__ import annotations

from random import Random
from typing import Final

from accessible_games.engine import Action, NotationError, Seat, Value

from .cards import BY_ID, Card


class Deal(Action):
    """A deck for each seat, the card that is turned over first in front."""

    decks: tuple[tuple[Card, ...], ...]

    def __str__(self) -> str:
        return "deal " + " | ".join(" ".join(card.id for card in deck) for deck in self.decks)


class Starter(Action):
    """The greatest food lover (MGK-09)."""

    seat: Seat

    def __str__(self) -> str:
        return f"starter {self.seat}"


class Close(Action):
    """The host closes the duel (R32)."""

    def __str__(self) -> str:
        return "close"


class Timeout(Action):
    """Whoever has the floor has named nothing in time (MGK-A04)."""

    def __str__(self) -> str:
        return "timeout"


CLOSE: Final = Close()
TIMEOUT: Final = Timeout()
CHANCE_VERBS: Final = frozenset({"deal", "starter", "close", "timeout"})


def parse_chance(line: str) -> Action:
    """The outcome of a notation that begins with one of `CHANCE_VERBS`.

    Raises:
        NotationError: what cannot be read.
    """
    verb, _, rest = line.partition(" ")
    if verb == "deal":
        return Deal(tuple(tuple(_card(word) for word in part.split()) for part in rest.split("|")))
    if verb == "starter":
        if rest not in tuple("01234567"):
            raise NotationError(f"{line[:40]!r}: a starter is a seat from 0 to 7")
        return Starter(Seat(int(rest)))
    if rest:
        raise NotationError(f"{line[:40]!r}: nothing follows the word {verb}")
    return CLOSE if verb == "close" else TIMEOUT


def _card(word: str) -> Card:
    if word not in BY_ID:
        raise NotationError(f"{word[:40]!r} is no card of magi_kitchen; {', '.join(BY_ID)} are")
    return BY_ID[word]


class DealDue(Value):
    """The decks are to be dealt from the whole shuffled box.

    Attributes:
        seats: number of players.
        cards: all cards of the box.
    """

    seats: int
    cards: tuple[Card, ...]

    def sample(self, rng: Random) -> Deal:
        """Equal decks in shuffled order; what is left over stays in the box (MGK-06)."""
        draw = rng.random
        # A shuffle by random keys: as fair as Random.shuffle, in a third of its time.
        shuffled = sorted(self.cards, key=lambda _: draw())
        size = len(shuffled) // self.seats
        return Deal(tuple([tuple(shuffled[i : i + size]) for i in range(0, size * self.seats, size)]))


class StarterDue(Value):
    """Somebody is to start."""

    seats: int

    def sample(self, rng: Random) -> Starter:
        """Each seat is equally likely."""
        return Starter(Seat(rng.randrange(self.seats)))


class HostDue(Value):
    """What the host may decide now: the end of a duel, or of a floor."""

    outcome: Close | Timeout

    def sample(self, rng: Random) -> Close | Timeout:
        """The only outcome there is."""
        return self.outcome


CLOSE_DUE: Final = HostDue(CLOSE)
TIMEOUT_DUE: Final = HostDue(TIMEOUT)

Due = DealDue | StarterDue | HostDue
