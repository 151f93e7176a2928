"""A robot that weighs each move and does the one that weighs most."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from accessible_games.engine import Action, Event


class Judge(Protocol):
    """What a level thinks of moves; it hears what its seat hears."""

    def hear(self, event: Event) -> None:
        """Remember what was just heard."""
        ...

    def weigh(self, view: Any, legal: Sequence[Action]) -> Sequence[float]:
        """How good each move is; the unit is the game's own, a point or a coin."""
        ...


class JudgingBot:
    """Does the move of the highest weight; equals are drawn.

    Args:
        judge: what it thinks of moves.
    """

    def __init__(self, judge: Judge) -> None:
        self._judge = judge

    def hear(self, event: Event) -> None:
        """Remember what was just heard."""
        self._judge.hear(event)

    def choose(self, view: Any, legal: Sequence[Action], rng: Random) -> Action:
        """The best of `legal`."""
        return heaviest(legal, self._judge.weigh(view, legal), rng)


class Wanderer:
    """Chooses as its judge would, but for an error in each weight: a little worse, and never absurd.

    Args:
        judge: what it thinks of moves.
        error: standard deviation of the error, in the judge's unit.
    """

    def __init__(self, judge: Judge, error: float) -> None:
        self._judge = judge
        self._error = error

    def hear(self, event: Event) -> None:
        """Remember what was just heard."""
        self._judge.hear(event)

    def choose(self, view: Any, legal: Sequence[Action], rng: Random) -> Action:
        """One of `legal`."""
        weights = self._judge.weigh(view, legal)
        return heaviest(legal, [weight + rng.gauss(0.0, self._error) for weight in weights], rng)


def heaviest(legal: Sequence[Action], weights: Sequence[float], rng: Random) -> Action:
    """The move of the highest weight; equals are drawn."""
    best = max(weights)
    equal = [action for action, weight in zip(legal, weights, strict=True) if weight == best]
    return rng.choice(equal)
