"""A move of Tamashii as the choices that lead to it: what to do, then with which position."""

from __future__ import annotations

from collections.abc import Sequence

from accessible_games.engine import Choice

from .actions import Draw, Flip, Give, Leave, Look, UseEffect, WaiveEffect
from .answers import EffectIs, PlaceIs, effect_is, place_is
from .cards import PLACES
from .view import TamashiiView


class LookChoice(Choice, of=Look):
    """Look at a card; that is the whole turn."""

    @classmethod
    def levels(cls, view: TamashiiView, action: Look) -> Sequence[LookChoice]:
        """Nothing where an effect lets look, since nothing else can be done then."""
        return () if view.phase == "look" else (cls(),)


class DrawChoice(Choice, of=Draw, draws=True, variant="again"):
    """Draw a gem, the first one or another."""

    again: bool

    @classmethod
    def levels(cls, view: TamashiiView, action: Draw) -> Sequence[DrawChoice]:
        """Another, once there are some."""
        return (cls(view.phase == "draw"),)


class GiveChoice(Choice, of=Give):
    """Give all gems of this turn to one character."""


class PlaceChoice(Choice, of=(Look, Give), row=PLACES):
    """One of the positions, with what lies there."""

    position: int
    place: PlaceIs

    @classmethod
    def levels(cls, view: TamashiiView, action: Look | Give) -> Sequence[PlaceChoice]:
        """The position of the action."""
        return (cls(action.position, place_is(view, action.position - 1)),)


class FlipChoice(Choice, of=Flip):
    """Turn over the character that was given to."""

    position: int

    @classmethod
    def levels(cls, view: TamashiiView, action: Flip) -> Sequence[FlipChoice]:
        """The position that was given to."""
        return (cls(view.place + 1),)


class LeaveChoice(Choice, of=Leave, passes=True):
    """Leave it face down."""


class EffectChoice(Choice, of=UseEffect):
    """Use the effect."""

    effect: EffectIs

    @classmethod
    def levels(cls, view: TamashiiView, action: UseEffect) -> Sequence[EffectChoice]:
        """What it does now."""
        return (cls(effect_is(view)),)


class NoEffectChoice(Choice, of=WaiveEffect, passes=True):
    """Leave the effect unused."""
