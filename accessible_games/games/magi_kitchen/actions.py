"""Magi Kitchen's actions and outcomes of chance, as they are written.

A posture may also be typed by its taps alone, in any case and spelt out: "ssl", "short short long"; and
a tile by its name: "tomato".  An action may carry its moment: milliseconds since the duel opened, as the
host measured them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Annotated, Final

from accessible_games.engine import Action, Named, NotationError, Seat, shown
from accessible_games.engine.notation import Grammar, OneOf, Phrase, Words

from .cards import CARDS, TILES, Card, Tile

MOST_SEATS: Final = 8
_SPELT: Final = {"short": "S", "long": "L"}


class _Moment:
    """A moment of a duel."""

    usage = "MILLISECONDS"
    allowed = "0 to 9999999"

    def read(self, word: str) -> int:
        """The number."""
        if word.isascii() and word.isdecimal() and len(word) < 8:
            return int(word)
        raise NotationError(f"{shown(word)!r} is no moment; whole milliseconds, {self.allowed}, are")

    def write(self, value: int) -> str:
        """Its digits."""
        return str(value)

    def names(self) -> Mapping[str, Named]:
        """None."""
        return {}


def _pattern(words: Sequence[str]) -> str:
    """Taps in one word or in several, as the notation writes them."""
    pattern = "".join(_SPELT.get(word, word) for word in words).upper()
    if re.fullmatch("[CL]{2,}", pattern):  # French: court, long
        pattern = pattern.replace("C", "S")
    if not re.fullmatch("[SL]{1,8}", pattern):
        raise NotationError(f"{shown(' '.join(words))!r} is no pattern; up to 8 taps, each S or L, are")
    return pattern


At = Annotated[int | None, _Moment()]
Ingredient = Annotated[Tile, OneOf("INGREDIENT", TILES)]
Taps = Annotated[str, Phrase("TAPS", Words("TAP", {"S": "S", "L": "L"}), _pattern)]
CARD: Final = OneOf("CARD", CARDS)


class Flip(Action, written=("flip at {at}", "flip")):
    """Turn over the top card of one's own deck (MGK-10)."""

    at: At = None


class Slap(Action, written=("slap {tile} at {at}", "slap {tile}")):
    """Slap a tile (MGK-13)."""

    tile: Ingredient
    at: At = None


class Cover(Action, written=("cover {owner} at {at}", "cover {owner}")):
    """Cover the pile of a seat (MGK-25)."""

    owner: Seat
    at: At = None


class Pose(Action, written=("pose {pattern} at {at}", "pose {pattern}")):
    """Take a posture: its pattern of short and long taps (MGK-30)."""

    pattern: Taps
    at: At = None


class Give(Action, written=("give {receiver} at {at}", "give {receiver}")):
    """Pay for a misfire: the top card of one's own deck goes to a seat (MGK-35)."""

    receiver: Seat
    at: At = None


class Buzz(Action, written=("buzz at {at}", "buzz")):
    """Take the floor, or queue for it; without a moment 1 ms after the latest counted one (MGK-A04)."""

    at: At = None


class Finish(Action, written=("finish at {at}", "finish")):
    """Give the floor up and name nothing (MGK-A04)."""

    at: At = None


class Pass(Action, written=("pass at {at}", "pass")):
    """End one's own watch, or claim nothing, in calm mode (MGK-A06)."""

    at: At = None


# -- outcomes of chance, and what the host decides by its clock --------------------------


class Deal(Action, begins="deal", usage="CARD ... | CARD ...", of=CARD):
    """A deck for each seat, the card that is turned over first in front."""

    decks: tuple[tuple[Card, ...], ...]

    def __str__(self) -> str:
        return "deal " + " | ".join(" ".join(card.id for card in deck) for deck in self.decks)

    @classmethod
    def read(cls, words: Sequence[str]) -> Deal:
        """The deal of the words behind its verb; NotationError says which is no card."""
        return cls(tuple(tuple(map(CARD.read, part.split())) for part in " ".join(words).split("|")))


class Starter(Action, written="starter {seat}"):
    """The greatest food lover, who turns over the first card (MGK-09)."""

    seat: Seat


class Close(Action, written="close"):
    """The host closes the duel, while players may act (R32)."""


class Timeout(Action, written="timeout"):
    """Whoever has the floor has named nothing in time (MGK-A04)."""


Outcome = Deal | Starter | Close | Timeout

FLIP, BUZZ, FINISH, PASS = Flip(), Buzz(), Finish(), Pass()
CLOSE, TIMEOUT = Close(), Timeout()
SLAPS: Final = tuple(Slap(tile) for tile in TILES)
COVERS: Final = tuple(Cover(Seat(seat)) for seat in range(MOST_SEATS))
GIVES: Final = tuple(Give(Seat(seat)) for seat in range(MOST_SEATS))
POSES: Final = tuple(Pose("".join(taps)) for length in (2, 3) for taps in product("SL", repeat=length))

GRAMMAR: Final = Grammar(
    "magi_kitchen",
    (Flip, Slap, Cover, Pose, Give, Buzz, Finish, Pass),
    (Deal, Starter, Close, Timeout),
    shared=(FLIP, BUZZ, FINISH, PASS, *SLAPS, *COVERS, *GIVES, *POSES),
    also={tile.id: f"slap {tile.id}" for tile in TILES},
    words=tuple(_SPELT),
)

_WORD: Final = f"(?:[SsLl]+|[CcLl]{{2,}}|{'|'.join(_SPELT)})"
_TAPS: Final = re.compile(rf"{_WORD}(?: {_WORD})*(?: at \S+)?")
"""A line that holds taps alone: short and long, or court and long."""


def parse_action(text: str) -> Action:
    """The action of a notation.

    Raises:
        NotationError: which word cannot be read, and what would be.
    """
    line = " ".join(text.split())
    action: Action = GRAMMAR.parse(f"pose {line}" if _TAPS.fullmatch(line) else line)
    return action
