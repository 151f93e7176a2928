"""Samples of every fact class, made from its annotations: the gate speaks all of them."""

from __future__ import annotations

from accessible_games.engine import SHARED_REFUSALS, Fact
from accessible_games.games import GAMES, get_game
from accessible_games.testing.gate import facts_in, live_facts
from accessible_games.testing.samples import few_samples, field_hints, samples

__all__ = ["all_facts", "facts_in", "few_samples", "field_hints", "samples"]


def game_facts(name: str) -> tuple[type[Fact], ...]:
    """All fact classes that a registered game declares."""
    game = get_game(name)
    return (*game.events, *game.refusals, *game.answers, *game.choices)


def all_facts() -> dict[str, tuple[type[Fact], ...]]:
    """Stem -> its fact classes, for the engine, each registered game and its real-time part, and the host."""
    found = {"shared": SHARED_REFUSALS} | {name: game_facts(name) for name in GAMES}
    found |= {f"{name}-live": facts for name in GAMES if (facts := live_facts(get_game(name)))}
    return found | {"play": facts_in("accessible_games.play")}
