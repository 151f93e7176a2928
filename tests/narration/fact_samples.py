"""Samples of every fact class, made from its annotations: the gate speaks all of them."""

from __future__ import annotations

import importlib
import pkgutil

from accessible_games.engine import SHARED_REFUSALS, Fact
from accessible_games.games import GAMES, get_game
from accessible_games.testing.samples import few_samples, field_hints, samples

__all__ = ["HOSTS", "all_facts", "few_samples", "field_hints", "samples"]


def game_facts(name: str) -> tuple[type[Fact], ...]:
    """All fact classes that a registered game declares."""
    game = get_game(name)
    return (*game.events, *game.refusals, *game.answers, *game.choices)


HOSTS = ("play", "realtime")
"""Packages that run games: they declare their facts in no one place, so their modules are read."""


def host_facts(name: str) -> tuple[type[Fact], ...]:
    """All fact classes of one of `HOSTS`."""
    package = importlib.import_module(f"accessible_games.{name}")
    for module in pkgutil.iter_modules(package.__path__):
        importlib.import_module(f"{package.__name__}.{module.name}")
    found = [cls for cls in _descendants(Fact) if cls.__module__.startswith(f"{package.__name__}.")]
    # In one order in each process, for runners that share the tests out.
    return tuple(sorted((cls for cls in found if cls.key), key=lambda cls: (cls.__module__, cls.key)))


def all_facts() -> dict[str, tuple[type[Fact], ...]]:
    """Stem -> its fact classes, for the engine, each registered game, and the hosts."""
    found = {"shared": SHARED_REFUSALS} | {name: game_facts(name) for name in GAMES}
    return found | {name: host_facts(name) for name in HOSTS}


def _descendants(cls: type) -> set[type]:
    return {cls}.union(*(_descendants(sub) for sub in cls.__subclasses__()))
