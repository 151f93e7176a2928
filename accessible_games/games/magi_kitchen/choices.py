"""An action of Magi Kitchen as the choice that leads to it; every list has one level."""

from __future__ import annotations

from collections.abc import Sequence

from accessible_games.engine import Choice, Seat

from .actions import Buzz, Cover, Finish, Flip, Give, Pass, Pose, Slap
from .cards import Tap, Tile, taps_of
from .view import MagiView


class FlipChoice(Choice, of=Flip):
    """Turn over the next card."""


class SlapChoice(Choice, of=Slap):
    """Slap this tile."""

    tile: Tile


class CoverChoice(Choice, of=Cover):
    """Cover the pile of this player."""

    seat: Seat
    bare: bool = False
    """Whether all know without memory that no ingredient lies there: it is empty, or the trash's own."""

    @classmethod
    def levels(cls, view: MagiView, action: Cover) -> Sequence[CoverChoice]:
        """Whose pile it is."""
        bare = not view.piles[action.owner] or action.owner == view.flipper
        return (cls(action.owner, view.rules.calm and bare),)

    @property
    def unlisted(self) -> bool:
        """Calm mode: to cover it is a sure misfire (MGK-25), which may still be said (MGK-A06)."""
        return self.bare


class PoseChoice(Choice, of=Pose):
    """Take the posture of these taps."""

    taps: tuple[Tap, ...]

    @classmethod
    def levels(cls, view: MagiView, action: Pose) -> Sequence[PoseChoice]:
        """Its taps, one by one."""
        return (cls(taps_of(action.pattern)),)


class GiveChoice(Choice, of=Give):
    """Give the card to this player."""

    seat: Seat

    @classmethod
    def levels(cls, view: MagiView, action: Give) -> Sequence[GiveChoice]:
        """Who gets it."""
        return (cls(action.receiver),)


class BuzzChoice(Choice, of=Buzz):
    """Buzz."""


class FinishChoice(Choice, of=Finish, passes=True):
    """Give the floor up."""


class PassChoice(Choice, of=Pass, passes=True):
    """Claim nothing more."""
