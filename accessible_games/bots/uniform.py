"""A bot that takes any legal action with the same chance: the yardstick of all others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from accessible_games.engine import Action, Event


class UniformBot:
    """Chooses uniformly among the legal actions; remembers nothing."""

    def hear(self, event: Event) -> None:
        """Take no notice."""

    def choose(self, view: Any, legal: Sequence[Action], rng: Random) -> Action:
        """Any of `legal`."""
        return legal[int(rng.random() * len(legal))]
