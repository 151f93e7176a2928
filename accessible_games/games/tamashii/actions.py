"""Tamashii's actions and their notation; `str(action)` and `parse_action` are inverses.

look 5      draw      give 4      flip      leave      effect      no effect
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from accessible_games.engine import Action, NotationError
from accessible_games.games.options import shown

from .cards import PLACES
from .chance import parse_chance


@dataclass(frozen=True, slots=True)
class Look(Action):
    """Look at the card at a position, 1 to 6 (TAM-11; Anna's effect, TAM-32)."""

    position: int

    def __str__(self) -> str:
        return f"look {self.position}"


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw a gem, the first one or another (TAM-12)."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Give(Action):
    """Stop, and give all gems of this turn to the character at a position (TAM-13)."""

    position: int

    def __str__(self) -> str:
        return f"give {self.position}"


@dataclass(frozen=True, slots=True)
class Flip(Action):
    """Turn the character over that has just received gems (TAM-20)."""

    def __str__(self) -> str:
        return "flip"


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """Leave it face down."""

    def __str__(self) -> str:
        return "leave"


@dataclass(frozen=True, slots=True)
class UseEffect(Action):
    """Use the effect of the character that was turned over (TAM-21)."""

    def __str__(self) -> str:
        return "effect"


@dataclass(frozen=True, slots=True)
class WaiveEffect(Action):
    """Leave its effect unused (R12)."""

    def __str__(self) -> str:
        return "no effect"


POSITIONS: Final = range(1, PLACES + 1)
LOOKS: Final = tuple(Look(position) for position in POSITIONS)
GIVES: Final = tuple(Give(position) for position in POSITIONS)
DRAW, FLIP, LEAVE, EFFECT, NO_EFFECT = Draw(), Flip(), Leave(), UseEffect(), WaiveEffect()
_WORDS: Final[dict[str, Action]] = {
    str(action): action for action in (DRAW, *LOOKS, *GIVES, FLIP, LEAVE, EFFECT, NO_EFFECT)
}
_PLACED: Final = ("look", "give")
_CHANCE: Final = ("layout", "starter", "gem", "remove")


def parse_action(text: str) -> Action:
    """The action of a notation, chance outcomes included.

    Raises:
        NotationError: which word cannot be read, and what would be.
    """
    words = text.split()
    line = " ".join(words)
    if line in _WORDS:
        return _WORDS[line]
    verb = words[0] if words else ""
    if verb in _CHANCE:
        return parse_chance(verb, words[1:])
    if verb in _PLACED:
        raise NotationError(f"{shown(line)!r}: {verb} goes with one position, 1 to {PLACES}")
    raise NotationError(
        f"{shown(line)!r} is no action of tamashii; look POSITION, draw, give POSITION, flip, leave, "
        "effect and no effect are"
    )
