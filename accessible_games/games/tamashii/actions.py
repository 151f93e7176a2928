"""Tamashii's actions and outcomes of chance, as they are written."""

from __future__ import annotations

from typing import Annotated, Final

from accessible_games.engine import Action, Seat, derived
from accessible_games.engine.notation import Grammar, Many, Number, OneOf

from .cards import CHARACTERS, GEMS, PLACES, UNIT, Character, Gem

Position = Annotated[int, Number("POSITION", 1, PLACES)]
Player = Annotated[Seat, Number("SEAT", 0, 5)]


class Look(Action, written="look {position}"):
    """Look at the card at a position (TAM-11; Anna's effect, TAM-32)."""

    position: Position


class Draw(Action, written="draw"):
    """Draw a gem, the first one or another (TAM-12)."""


class Give(Action, written="give {position}"):
    """Stop, and give all gems of this turn to the character at a position (TAM-13)."""

    position: Position


class Flip(Action, written="flip"):
    """Turn the character over that has just received gems (TAM-20)."""


class Leave(Action, written="leave"):
    """Leave it face down."""


class UseEffect(Action, written="effect"):
    """Use the effect of the character that was turned over (TAM-21)."""


class WaiveEffect(Action, written="no effect"):
    """Leave its effect unused (R12)."""


class Layout(Action, written="layout {characters}"):
    """The characters at positions 1 to 6, all face down (TAM-05)."""

    characters: Annotated[
        tuple[Character, ...], Many(OneOf("CHARACTER", CHARACTERS), n=PLACES, different=True)
    ]


class Starter(Action, written="starter {seat}"):
    """Who takes the first turn (TAM-07, R19)."""

    seat: Player


class Drawn(Action, written="gem {gem}"):
    """The gem that comes out of the bag after `draw`.

    Attributes:
        gem: its colour.
        unit: what it adds to a heap.
    """

    gem: Gem
    unit: int = derived(lambda self: UNIT[self.gem])


class Removed(Action, written="remove {gem}"):
    """The gem that comes out of the bag at the end of a turn; a red one goes back (TAM-35).

    Attributes: as in `Drawn`.
    """

    gem: Gem
    unit: int = derived(lambda self: UNIT[self.gem])


POSITIONS: Final = range(1, PLACES + 1)
LOOKS: Final = tuple(Look(position) for position in POSITIONS)
GIVES: Final = tuple(Give(position) for position in POSITIONS)
DRAW, FLIP, LEAVE, EFFECT, NO_EFFECT = Draw(), Flip(), Leave(), UseEffect(), WaiveEffect()
DRAWN: Final = tuple(Drawn(gem) for gem in GEMS)
REMOVED: Final = tuple(Removed(gem) for gem in GEMS)
Outcome = Layout | Starter | Drawn | Removed

GRAMMAR: Final = Grammar(
    "tamashii",
    (Look, Draw, Give, Flip, Leave, UseEffect, WaiveEffect),
    (Layout, Starter, Drawn, Removed),
    shared=(DRAW, *LOOKS, *GIVES, FLIP, LEAVE, EFFECT, NO_EFFECT, *DRAWN, *REMOVED),
)
