"""What a table chose about real time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from accessible_games.engine import LiveGame, LiveKind
from accessible_games.engine.table import Table
from accessible_games.games.magi_kitchen.duel import Fairness


@dataclass(frozen=True, slots=True)
class TableChoices:
    """Choices of the people at one table; all times in milliseconds.

    Attributes:
        tolerance: presses this close to each other count as equal.
        dark: whether the screen is dark for all while a duel is open (MGK-A07).
        moves: keys that were moved on this keyboard.
        practised: whether practice was offered before.
    """

    tolerance: int = 0
    dark: bool = False
    moves: Mapping[str, str] = field(default_factory=dict)
    practised: bool = False


def fairness_of(taken_off: Sequence[int], tolerance: int) -> Fairness:
    """What the duel host needs of the players' handicaps.

    What is taken off one player's times is added to everybody else's: the order is the same, and
    nobody's press is announced before the press that may still come before it.  The delay of the
    sound device is no affair of the duel's: it is in the onset.

    Args:
        taken_off: by seat, the milliseconds that a player's times are counted shorter.
        tolerance: presses this close count as equal, in milliseconds.
    """
    most = max(taken_off)
    return Fairness(tuple(most - own for own in taken_off), tolerance)


def live_kind(table: Table) -> LiveKind:
    """What is played in real time at a table, by what its game says."""
    game = table.game
    return game.live(table.view(None)) if isinstance(game, LiveGame) else ""


def speed_of(table: Table) -> str:
    """How fast the tone is at a table that has one."""
    speed: str = table.view(None).rules.skill
    return speed
