"""A move of Tamashii as the choices that lead to it, one level of a menu each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessible_games.engine import Action, Fact, facts_of

from .actions import Draw, Flip, Give, Leave, Look, UseEffect, WaiveEffect
from .answers import EffectIs, PlaceIs, effect_is, place_is
from .cards import PLACES
from .view import TamashiiView


class LookChoice(Fact):
    """Look at a card; that is the whole turn."""


class DrawChoice(Fact, draws=True, variant="again"):
    """Draw a gem, the first one or another."""

    again: bool


class GiveChoice(Fact):
    """Give all gems of this turn to one character."""


class PlaceChoice(Fact, row=PLACES):
    """One of the positions, with what lies there."""

    position: int
    place: PlaceIs


class FlipChoice(Fact):
    """Turn over the character that was given to."""

    position: int


class LeaveChoice(Fact):
    """Leave it face down."""


class EffectChoice(Fact):
    """Use the effect."""

    effect: EffectIs


class NoEffectChoice(Fact):
    """Leave the effect unused."""


CHOICES: Final = facts_of(__name__, Fact)


def steps(view: TamashiiView, action: Action) -> Sequence[Fact]:
    """The levels of the menu that lead to an action: what to do, then with which position.

    Raises:
        TypeError: it is no action of a player.
    """
    if isinstance(action, Look):
        place = _place(view, action.position)
        return (place,) if view.phase == "look" else (LookChoice(), place)
    if isinstance(action, Draw):
        return (DrawChoice(view.phase == "draw"),)
    if isinstance(action, Give):
        return (GiveChoice(), _place(view, action.position))
    if isinstance(action, Flip):
        return (FlipChoice(view.place + 1),)
    if isinstance(action, Leave):
        return (LeaveChoice(),)
    if isinstance(action, UseEffect):
        return (EffectChoice(effect_is(view)),)
    if isinstance(action, WaiveEffect):
        return (NoEffectChoice(),)
    raise TypeError(f"{action} is no action of a player")


def _place(view: TamashiiView, position: int) -> PlaceChoice:
    return PlaceChoice(position, place_is(view, position - 1))
