"""The game of the day: one deal a day for each game, the same for everyone, from the date alone."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from datetime import date
from random import Random
from typing import Any, Final

from accessible_games.engine import Action, Due, Game
from accessible_games.engine.journal import Header
from accessible_games.engine.table import RandomChance, Table

LEVEL: Final = "medium"
"""The robots of the game of the day; every game of the toolkit has such."""
DAY: Final = "daily"
AGAIN: Final = "daily_again"
"""What a journal keeps with the person's seat: the day, and whether it is a try that does not count."""


def seed_of(game: str, day: date) -> str:
    """What all outcomes of one day follow from, on any computer and in any release of Python."""
    return hashlib.sha256(f"accessible-games {game} {day.isoformat()}".encode()).hexdigest()


def seats_of_day(game: Game, seats: range) -> int:
    """How many play: the fewest with whom there is somebody else, and with whom the game is good."""
    return min(seats[-1], max(seats[0], 2, getattr(game, "good_from", 0)))


def level_of_day(game: Game) -> str:
    """The level of the robots; of a game from outside without that one the middle of those it has."""
    levels = tuple(game.bots)
    return LEVEL if LEVEL in levels else levels[len(levels) // 2]


class DatedChance(RandomChance):
    """Outcomes that follow from a day and from how many there were before, and from nothing else.

    So they are the same after a restart, and once more where one could not be kept.

    Args:
        seed: of the day.
    """

    def __init__(self, seed: str) -> None:
        super().__init__(Random(seed))
        self._seed = seed
        self._before: Callable[[], int] = lambda: 0

    def follow(self, table: Table) -> None:
        """Give the outcomes of this table."""
        self._before = lambda: table.outcomes

    def outcome(self, due: Due) -> Action | None:
        """The next outcome."""
        return due.sample(Random(f"{self._seed} {self._before()}"))

    def state(self) -> object:
        """Nothing: where outcomes go on from, the table tells."""
        return None


def robots_of(seed: str, table: Table) -> Random:
    """What robots choose by, from where the table stands."""
    return Random(f"{seed} robots {table.count}")


def day_of(header: Header) -> date | None:
    """The day whose game of the day a journal holds; None for another game."""
    found = next((row[DAY] for row in header.players if row.get(DAY)), None)
    try:
        return date.fromisoformat(found) if isinstance(found, str) else None
    except ValueError:
        return None


def is_again(header: Header) -> bool:
    """Whether it is a try that does not count."""
    return any(bool(row.get(AGAIN)) for row in header.players)


def marked(row: Mapping[str, Any], day: date, *, again: bool) -> dict[str, Any]:
    """What a journal keeps about the person who plays the game of a day."""
    return {**row, DAY: day.isoformat(), **({AGAIN: True} if again else {})}
