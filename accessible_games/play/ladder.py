"""How strong somebody is: a number with an interval, from games against robots of known strength.

The usual scale (Elo): 400 points more win ten times as often against one equal opponent.  With more players
whoever is as strong as the others wins their fair share, and a difference shifts the odds as it does
between two.  Before any game everybody stands at the robots' middle, with much doubt.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from .records import PlayedGame

_SCALE: Final = 400 / log(10)
_START: Final = 1000.0
_DOUBT: Final = 350.0
"""How far most players stand from the middle, before anything is known."""
_STEPS: Final = 50
_NINETY_FIVE: Final = 1.96


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


def strength(games: Iterable[PlayedGame], ratings: Mapping[str, float]) -> Strength:
    """Where somebody stands who has played these games.

    Games with people among the others, with robots of unknown strength, that do not count, or that all
    play together are left out.

    Args:
        games: of one kind of game.
        ratings: the strength of the robots, by level.
    """
    rated = [
        (sum(ratings[level] for level in one.levels) / len(one.levels), one.share, one.won)
        for one in games
        if one.counts
        and one.share < 1
        and one.won
        and len(one.levels) == one.seats - 1
        and all(level in ratings for level in one.levels)
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


def fair_level(stands: Strength, ratings: Mapping[str, float]) -> str:
    """The level of robots that is nearest to somebody's own strength; the stronger one of two."""
    return min(ratings, key=lambda level: (abs(ratings[level] - stands.rating), -ratings[level]))
