"""Samples of every fact class, made from its annotations: the gate speaks all of them."""

from __future__ import annotations

import importlib
import itertools
import pkgutil
import sys
from enum import Enum
from typing import get_args, get_origin

import accessible_games.engine
from accessible_games.engine import HIDDEN, SHARED_REFUSALS, CountOf, Fact, GameIsOver, Hidden, Sealed, Seat
from accessible_games.games import GAMES, get_game

SEATS = (Seat(0), Seat(1), Seat(2), Seat(3))
COUNTS = (0, 1, 2, 5, 21, 1_000_000)


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


def field_hints(cls: type[Fact]) -> dict[str, object]:
    """Field name -> its type, resolved (`Seat` stays a NewType, so it can be told from int)."""
    scope = vars(sys.modules[cls.__module__]) | vars(accessible_games.engine)
    return {name: eval(hint, scope) for name, hint in cls.field_types.items()}


def samples(cls: type[Fact]) -> list[Fact]:
    """Facts of a class that reach all its variants, alike in nothing but what they must be."""
    choices = [values(hint, cls.variants) for hint in field_hints(cls).values()]
    # A slice keeps a class with many fields from exploding.
    return [cls(*fields) for fields in itertools.islice(itertools.product(*choices), 10_000)]


def few_samples(cls: type[Fact]) -> list[Fact]:
    """At most three samples for each variant, spread over the whole range."""
    by_variant: dict[str, list[Fact]] = {}
    for sample in samples(cls):
        by_variant.setdefault(sample.variant(), []).append(sample)
    return [
        found[index]
        for found in by_variant.values()
        for index in sorted({0, len(found) // 2, len(found) - 1})
    ]


def values(hint: object, words: tuple[str, ...] = ()) -> list[object]:
    """Values of one type; `words` are the variants, which a field of text may decide."""
    if hint is Seat:
        return [Seat(1), Seat(0)]
    if hint is bool:
        return [False, True]
    if hint is int:
        return [0, 1, 3]
    if hint is str:
        return [*words] if words != ("",) else ["zzz 12"]
    if hint is Hidden:
        return [HIDDEN]
    if hint is type(None):
        return [None]
    if hint is CountOf:
        return [CountOf(_any_card(), n) for n in (5, 1)]
    if get_origin(hint) is Sealed:
        return []  # events are opened before they are told
    if get_origin(hint) is tuple:
        (item, *_) = get_args(hint)
        found = values(item)
        several = tuple((*found, *found)[:3])
        return [tuple(found), several] if item is Seat else [(), (found[0],), several]
    if get_args(hint):  # a union
        return [value for option in get_args(hint) for value in values(option)]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return [*hint][-1:0:-3]
    if hint is Fact:
        return [GameIsOver()]
    if isinstance(hint, type) and issubclass(hint, Fact):
        return few_samples(hint)[:4]
    raise TypeError(f"{hint}: the gate needs a sample of this type")


def _any_card():
    from accessible_games.games.kami.cards import Card

    return Card.LANCER
