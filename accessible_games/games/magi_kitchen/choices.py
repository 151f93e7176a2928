"""An action of Magi Kitchen as the choice that leads to it; every list has one level."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessible_games.engine import Action, Fact, Seat, facts_of

from .actions import Buzz, Cover, Finish, Flip, Give, Pass, Pose, Slap
from .cards import Tap, Tile, taps_of
from .view import MagiView


class FlipChoice(Fact):
    """Turn over the next card."""


class SlapChoice(Fact):
    """Slap this tile."""

    tile: Tile


class CoverChoice(Fact):
    """Cover the pile of this player."""

    seat: Seat


class PoseChoice(Fact):
    """Take the posture of these taps."""

    taps: tuple[Tap, ...]


class GiveChoice(Fact):
    """Give the card to this player."""

    seat: Seat


class BuzzChoice(Fact):
    """Buzz."""


class FinishChoice(Fact):
    """Give the floor up."""


class PassChoice(Fact):
    """Claim nothing more."""


CHOICES: Final = facts_of(__name__, Fact)

_SIMPLE: Final[dict[type[Action], Fact]] = {
    Flip: FlipChoice(),
    Buzz: BuzzChoice(),
    Finish: FinishChoice(),
    Pass: PassChoice(),
}


def steps(view: MagiView, action: Action) -> Sequence[Fact]:
    """The one level of the menu that leads to an action.

    Raises:
        TypeError: it is no action of a player.
    """
    if type(action) in _SIMPLE:
        return (_SIMPLE[type(action)],)
    if isinstance(action, Slap):
        return (SlapChoice(action.tile),)
    if isinstance(action, Cover):
        return (CoverChoice(action.owner),)
    if isinstance(action, Give):
        return (GiveChoice(action.receiver),)
    if isinstance(action, Pose):
        return (PoseChoice(taps_of(action.pattern)),)
    raise TypeError(f"{action} is no action of a player")
