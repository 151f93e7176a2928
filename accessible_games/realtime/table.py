"""What a table chose about real time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from accessible_games.engine.table import Table
from accessible_games.games.kamimai.steady import SPEEDS
from accessible_games.games.kamimai.view import KamimaiView
from accessible_games.games.magi_kitchen.duel import Fairness
from accessible_games.games.magi_kitchen.view import MagiView


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


def skill_of(table: Table) -> str:
    """How fast the tone of KamiMaï's skill mode is, by its option; "" without it."""
    view = table.view(None)
    return view.rules.skill if isinstance(view, KamimaiView) and view.rules.skill != SPEEDS[0] else ""


def is_real_time(table: Table) -> bool:
    """Whether a game has moments that are run in real time: Magi Kitchen, but for calm mode."""
    view = table.view(None)
    return isinstance(view, MagiView) and not view.rules.calm
