"""The value of what lies after a move, as a sum of features times learned weights.

The weights come from least squares over games that the robots played against themselves
(`bench/robots/train.py`).  They are a text file in the game's folder, one line for each kind of
position: its name, a colon, and one number for each feature.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from operator import mul
from random import Random
from typing import Any, Final, Protocol

from accessible_games.engine import Action, Event, GameError
from accessible_games.games import home_of

Weights = Mapping[str, Sequence[float]]
"""Kind of position -> one weight for each feature."""

Reading = tuple[str, Sequence[float]]
"""The kind of position that a move leads to, and its features."""

_HEAD: Final = "# Learned by self-play; see bench/robots/train.py. kind: one weight for each feature."

_UNKNOWN: Final = (-100.0,)
"""The weights of a kind that was not learned, since nobody who can do otherwise comes to it: the first
feature of each kind is 1."""


class Reader(Protocol):
    """What a game sees in what lies after a move, in numbers."""

    def hear(self, event: Event) -> None:
        """Remember what was just heard."""
        ...

    def read(self, view: Any, legal: Sequence[Action]) -> Sequence[Reading | float]:
        """For each move its kind and its features; or its value, where that is certain."""
        ...


class School(Protocol):
    """How a game is learned at one number of players: `School(seats)` in the game's `robots`."""

    def lesson(self, rng: Random, weights: Weights | None, chance: float) -> Iterator[tuple[Reading, float]]:
        """What each move of a game against oneself led to, and what came of it.

        Args:
            rng: the only source of chance.
            weights: what was learned so far; None: nothing yet.
            chance: the share of moves that are drawn.
        """
        ...

    def trial(self, deal: int, weights: Weights) -> float:
        """How well one who goes by the weights does on a deal, among those who know nothing of them."""
        ...


class Learned:
    """Weighs moves by what was learned (a `Judge`).

    Args:
        reader: what it sees in a position.
        weights: what was learned; a kind that is not among them weighs nothing.
    """

    def __init__(self, reader: Reader, weights: Weights) -> None:
        self._reader = reader
        self._weights = weights

    def hear(self, event: Event) -> None:
        """Remember what was just heard."""
        self._reader.hear(event)

    def weigh(self, view: Any, legal: Sequence[Action]) -> list[float]:
        """The value of each move."""
        return values(self._weights, self._reader.read(view, legal))


def values(weights: Weights, readings: Sequence[Reading | float]) -> list[float]:
    """What moves are worth by what was read of them."""
    return [one if isinstance(one, float) else value(weights, *one) for one in readings]


def value(weights: Weights, kind: str, features: Sequence[float]) -> float:
    """What a position of a kind is worth."""
    worth: float = sum(map(mul, weights.get(kind, _UNKNOWN), features))
    return worth


def read_weights(game: str, name: str = "weights.txt") -> dict[str, tuple[float, ...]]:
    """The weights in a game's folder.

    Raises:
        GameError: a line is not a kind and its numbers.
    """
    found = {}
    text = home_of(game).joinpath(name).read_text(encoding="utf-8")
    for number, line in enumerate(text.splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        kind, colon, rest = line.partition(":")
        try:
            found[kind] = tuple(map(float, rest.split()))
        except ValueError:
            colon = ""
        if not colon:
            raise GameError(f"{game}: {name}, line {number}: a kind, a colon and numbers are wanted")
    return found


@lru_cache(maxsize=8)
def learned(game: str) -> Weights:
    """The weights in a game's folder, read once for all its robots."""
    return read_weights(game)


def write_weights(weights: Weights) -> str:
    """The text of a file of weights."""
    rows = (f"{kind}: {' '.join(format(one, '.4g') for one in row)}" for kind, row in sorted(weights.items()))
    return "\n".join((_HEAD, *rows, ""))
