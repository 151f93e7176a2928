"""A move of Tamashii as the choices that lead to it, one level of a menu each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from accessible_games.engine import Action, Fact, fact

from .actions import Draw, Flip, Give, Leave, Look, UseEffect, WaiveEffect
from .answers import EffectIs, PlaceIs, effect_is, place_is
from .cards import PLACES

if TYPE_CHECKING:
    from .view import TamashiiView


@fact
class LookChoice(Fact):
    """Look at a card; that is the whole turn."""


@fact
class DrawChoice(Fact):
    """Draw a gem, the first one or another."""

    draws: ClassVar[bool] = True
    variants: ClassVar[tuple[str, ...]] = ("", "again")

    again: bool

    def variant(self) -> str:
        """Whether gems of this turn are held already."""
        return "again" if self.again else ""


@fact
class GiveChoice(Fact):
    """Give all gems of this turn to one character."""


@fact
class PlaceChoice(Fact):
    """One of the positions, with what lies there."""

    row: ClassVar[int] = PLACES

    position: int
    place: PlaceIs


@fact
class FlipChoice(Fact):
    """Turn over the character that was given to."""

    position: int


@fact
class LeaveChoice(Fact):
    """Leave it face down."""


@fact
class EffectChoice(Fact):
    """Use the effect."""

    effect: EffectIs


@fact
class NoEffectChoice(Fact):
    """Leave the effect unused."""


CHOICES: Final = (
    LookChoice,
    DrawChoice,
    GiveChoice,
    PlaceChoice,
    FlipChoice,
    LeaveChoice,
    EffectChoice,
    NoEffectChoice,
)


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
