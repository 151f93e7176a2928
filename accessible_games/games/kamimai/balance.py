"""The balance of the digital Grimoire: what each Guardian does to a draw, and the risk of a card.

In the skill mode (KMI-A04) a tone moves, and a press near its centre makes a draw a little safer.  How
near it came is part of the action; when keys moved is the business of whoever runs the tone.  A press
far from the centre is worth as much as none, so that the mode is a gift and never a demand, and a risk
is never pressed away: 1 per cent stays, which keeps the balance of the halves what counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from accessible_games.engine import Value, derived

from .cards import COLOURS

LARGEST: Final = 130
"""More cards than any Grimoire has."""


class Force(Value):
    """What a Guardian in force does to a draw (KMI-62, KMI-N03).

    Attributes:
        risk: per cent added to every card.
        blind: whether the outer cards are not told.
        max_cards: cards that may be drawn in the turn; 0: as many as one likes.
        half: "left" or "right" if only that half may be drawn from while it has a card, else "".
    """

    risk: int = 0
    blind: bool = False
    max_cards: int = 0
    half: str = ""


UNCHOSEN: Final = -1
"""No Guardian has been chosen, or none is there to be: in place of the number of a colour."""

FREE: Final = Force()
"""Nothing is in force."""


def read_forces(given: Any) -> tuple[Force, ...] | None:
    """Forces by colour, in the order of `COLOURS`, from the option `guardian`; None if it is wrong."""
    if not isinstance(given, Mapping) or set(given) - set(COLOURS):
        return None
    forces = []
    for colour in COLOURS:
        row = given.get(colour, {})
        if not isinstance(row, Mapping) or not all(_CHECKS.get(key, _never)(row[key]) for key in row):
            return None
        forces.append(Force(**row))
    return tuple(forces)


def _never(_: Any) -> bool:
    return False


_CHECKS: Final[dict[str, Any]] = {
    "risk": lambda value: type(value) is int and 0 <= value <= 95,
    "blind": lambda value: type(value) is bool,
    "max_cards": lambda value: type(value) is int and 1 <= value <= 99,
    "half": lambda value: value in ("left", "right"),
}


class Balance(Value):
    """The formula of the risk, as tables.

    Attributes:
        card_risk: per cent of the first, second, ... card of a turn; further cards: the last.
        lean_step: per cent for each card of lean beyond one.
        thin_below, thin_step: per cent for every four cards (or part) that the Grimoire is below.
        max_risk: per cent that no risk exceeds.
        by_card, by_lean, by_size: the three parts of the sum, by their number.
    """

    card_risk: tuple[int, ...]
    lean_step: int
    thin_below: int
    thin_step: int
    max_risk: int
    by_card: tuple[int, ...] = derived(
        lambda self: (0, *(self.card_risk[min(n, len(self.card_risk) - 1)] for n in range(LARGEST)))
    )
    by_lean: tuple[int, ...] = derived(
        lambda self: tuple(self.lean_step * max(0, lean - 1) for lean in range(LARGEST))
    )
    by_size: tuple[int, ...] = derived(
        lambda self: tuple(self.thin_step * -(-max(0, self.thin_below - n) // 4) for n in range(LARGEST))
    )

    def risk(self, card: int, left: int, right: int, extra: int) -> int:
        """Per cent that the Grimoire collapses with this card.

        Args:
            card: which card of the turn it is, from 1.
            left: cards of the left half after it was taken.
            right: the same of the right half.
            extra: per cent that the Guardian in force adds.
        """
        risk = self.by_card[card] + extra + self.by_lean[abs(left - right)] + self.by_size[left + right]
        return min(risk, self.max_risk)


# -- the skill mode ----------------------------------------------------------------------

SPEEDS: Final = ("off", "slow", "normal", "fast")
"""Values of the option `skill`; whoever runs the tone knows how fast each is."""

FARTHEST: Final = 4
"""Pulses from the centre of the tone to either end of its way."""

TAKEN_OFF: Final = (2, 1)
"""Per cent that are taken off the risk of a card, by pulses from the centre; farther off: none."""

_LEAST: Final = 1
"""Per cent that no press takes off."""

WAITING: Final = ("centre", "beside", "card")
"""Which roll is due after a draw, by pulses from the centre; the last one, an ordinary draw's, for more."""

NEAR: Final = {waiting: near for near, waiting in enumerate(WAITING)}
"""The other way round."""


def steadied(risk: int, near: int) -> int:
    """Per cent of risk that are left after a press.

    Args:
        risk: per cent by the formula.
        near: pulses from the centre.
    """
    return max(risk - TAKEN_OFF[near], min(risk, _LEAST)) if near < len(TAKEN_OFF) else risk


def waiting_for(near: int) -> str:
    """Which roll is due after a draw with a press so many pulses from the centre."""
    return WAITING[min(near, len(TAKEN_OFF))]
