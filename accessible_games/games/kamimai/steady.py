"""The skill mode (KMI-A04): a tone moves, and a press near its centre makes a draw a little safer.

How near a press came is part of the action; when keys moved is the business of whoever runs the tone.
A press far from the centre is worth as much as none, so that the mode is a gift and never a demand, and
a risk is never pressed away: 1 per cent stays, which keeps the balance of the halves what counts.
"""

from __future__ import annotations

from typing import Final

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
