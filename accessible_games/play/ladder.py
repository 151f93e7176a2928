"""How strong somebody is: a number with an interval, from games against robots of known strength.

The usual scale (Elo): 400 points more win ten times as often against one equal opponent.  With more players
whoever is as strong as the others wins their fair share, and a difference shifts the odds as it does
between two.  Before any game everybody stands at the robots' middle, with much doubt.

A game that has a ladder says how strong its robots are in `strength.toml` of its folder:

    [elo]           # by level
    medium = 1000
    hard = 1316
    [seats.4]       # where that differs with so many players
    hard = 1212
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from math import exp, log, sqrt
from typing import Any, Final

from accessible_games.engine import Game, OptionError
from accessible_games.engine.toml import TomlError, parse_toml
from accessible_games.games import GAMES, home_of

from .records import PlayedGame

_SCALE: Final = 400 / log(10)
_START: Final = 1000.0
_DOUBT: Final = 350.0
"""How far most players stand from the middle, before anything is known."""
_STEPS: Final = 50
_NINETY_FIVE: Final = 1.96
FILE: Final = "strength.toml"
_MOST: Final = 4000
ENOUGH: Final = 3
"""So many games tell enough to offer robots of some level for them."""


@dataclass(frozen=True, slots=True)
class Ratings:
    """How strong a game's robots are.

    Attributes:
        common: by level.
        by_seats: number of players -> what differs from that.
    """

    common: Mapping[str, float]
    by_seats: Mapping[int, Mapping[str, float]] = field(default_factory=dict)

    def at(self, seats: int) -> Mapping[str, float]:
        """By level, with so many players."""
        return {**self.common, **self.by_seats.get(seats, {})}


@cache
def ratings_of(game: str) -> Ratings | None:
    """How strong a game's robots are; None where it does not say so, and has no ladder."""
    try:
        source = home_of(game).joinpath(FILE) if game in GAMES else None
        table = parse_toml(source.read_bytes()) if source is not None and source.is_file() else {}
    except (OptionError, TomlError, OSError):
        return None
    seats = table.get("seats", {})
    differing = seats.items() if isinstance(seats, dict) else ()
    found = Ratings(
        _numbers(table.get("elo")),
        {int(n): _numbers(levels) for n, levels in differing if n.isascii() and n.isdecimal()},
    )
    return found if len(found.common) > 1 else None


def _numbers(table: Any) -> dict[str, float]:
    if not isinstance(table, dict):
        return {}
    return {level: float(n) for level, n in table.items() if type(n) in (int, float) and 0 <= n <= _MOST}


@dataclass(frozen=True, slots=True)
class Strength:
    """Where somebody stands.

    Attributes:
        rating: the most likely number.
        within: by so much it may be off, in 95 of 100 cases.
        games: from how many games.
    """

    rating: int
    within: int
    games: int


def chance(rating: float, opponents: float, share: float) -> float:
    """How likely somebody wins.

    Args:
        rating: their strength.
        opponents: the mean strength of the robots at the table.
        share: the part of the players that wins.
    """
    share = min(max(share, 0.05), 0.95)
    return 1 / (1 + exp(-(log(share / (1 - share)) + (rating - opponents) / _SCALE)))


def strength(games: Iterable[PlayedGame], ratings: Mapping[str, float] | Ratings) -> Strength:
    """Where somebody stands who has played these games.

    Games with people among the others, with robots of unknown strength, that do not count, or that all
    play together are left out.

    Args:
        games: of one kind of game.
        ratings: the strength of the robots, by level.
    """
    known = ratings if isinstance(ratings, Ratings) else Ratings(ratings)
    rated = [
        (sum(known.at(one.seats)[level] for level in one.levels) / len(one.levels), one.share, one.won)
        for one in games
        if one.counts
        and one.share < 1
        and one.won
        and len(one.levels) == one.seats - 1
        and one.levels
        and all(level in known.at(one.seats) for level in one.levels)
    ]
    rating = _START
    information = 0.0
    for _ in range(_STEPS):  # Newton's steps to the most likely number, with the doubt as a prior
        slope = -(rating - _START) / _DOUBT**2
        information = 1 / _DOUBT**2
        for opponents, share, won in rated:
            likely = chance(rating, opponents, share)
            slope += ((won > 0) - likely) / _SCALE
            information += likely * (1 - likely) / _SCALE**2
        step = max(-200.0, min(200.0, slope / information))
        rating += step
        if abs(step) < 0.01:
            break
    return Strength(round(rating), round(_NINETY_FIVE / sqrt(information)), len(rated))


def fair_opponent(games: Iterable[PlayedGame], game: Game, seats: int) -> str:
    """The level of robots to be offered to somebody for the next game; "" where too little is known.

    Args:
        games: all that they have played, of any game.
        game: which one is to be played.
        seats: by how many.
    """
    ratings = ratings_of(game.name)
    if ratings is None:
        return ""
    stands = strength((one for one in games if one.game == game.name), ratings)
    known = {level: rating for level, rating in ratings.at(seats).items() if level in game.bots}
    return fair_level(stands, known) if known and stands.games >= ENOUGH else ""


def fair_level(stands: Strength, ratings: Mapping[str, float]) -> str:
    """The level of robots that is nearest to somebody's own strength; the stronger one of two."""
    return min(ratings, key=lambda level: (abs(ratings[level] - stands.rating), -ratings[level]))
