"""Samples of every fact class, made from its annotations, so that all of them can be told."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any, Final, Literal, get_args, get_origin

import accessible_games.engine
from accessible_games.decks.standard import BY_ID, Card
from accessible_games.engine import HIDDEN, CountOf, Fact, GameIsOver, Hidden, Sealed, Seat
from accessible_games.engine.facts import Quote
from accessible_games.narration.boxcards import BoxCard

NUMBERS: Final = (0, 1, 3)
COUNTED: Final = (5, 1)
_PLAYING_CARDS: Final = tuple(BY_ID[card] for card in ("qh", "as", "10d", "7c"))

TYPED: Final = "Zoo 12"
"""What a player wrote: it ends in a number."""


def field_hints(cls: type[Fact]) -> Mapping[str, Any]:
    """Field name -> its type, resolved (`Seat` stays a NewType, so it can be told from int)."""
    scope = vars(sys.modules[cls.__module__]) | vars(accessible_games.engine)
    return {name: eval(hint, scope) for name, hint in cls.field_types.items()}


def samples(
    cls: type[Fact], numbers: Sequence[int] = NUMBERS, counted: Sequence[int] = COUNTED
) -> list[Fact]:
    """Facts of a class that reach all its variants, alike in nothing but what they must be.

    Args:
        cls: the class.
        numbers: values of its fields that are whole numbers.
        counted: how many there are of what it counts.
    """
    make = _Maker(tuple(numbers), tuple(counted))
    choices = [make.values(hint, cls.variants) for hint in field_hints(cls).values()]
    build: Any = cls
    # A slice keeps a class with many fields from exploding.
    return [build(*fields) for fields in itertools.islice(itertools.product(*choices), 10_000)]


def few_samples(
    cls: type[Fact], numbers: Sequence[int] = NUMBERS, counted: Sequence[int] = COUNTED
) -> list[Fact]:
    """At most three samples for each variant, spread over the whole range."""
    by_variant: dict[str, list[Fact]] = {}
    for sample in samples(cls, numbers, counted):
        by_variant.setdefault(sample.variant(), []).append(sample)
    return [
        found[index]
        for found in by_variant.values()
        for index in sorted({0, len(found) // 2, len(found) - 1})
    ]


class _Maker:
    """Makes values of one type."""

    def __init__(self, numbers: Sequence[int], counted: Sequence[int]) -> None:
        self._numbers = numbers
        self._counted = counted

    def values(self, hint: Any, words: tuple[str, ...] = ("",)) -> list[Any]:
        """Values of a type; `words` are the variants, which a field of text may decide."""
        simple: dict[Any, list[Any]] = {
            Seat: [Seat(1), Seat(0)],
            bool: [False, True],
            int: [*self._numbers],
            str: [*words] if words != ("",) else [TYPED],
            Hidden: [HIDDEN],
            type(None): [None],
            Fact: [GameIsOver()],
            Quote: [Quote("shared", "shared-you")],
            BoxCard: [BoxCard("standard", card.id) for card in _PLAYING_CARDS],
        }
        if hint in simple:
            return simple[hint]
        if hint is CountOf:
            return [CountOf(_PLAYING_CARDS[0], n) for n in self._counted]
        if get_origin(hint) is Sealed:
            return []  # events are opened before they are told
        if get_origin(hint) is tuple:
            (item, *_) = get_args(hint)
            found = self.values(item)
            several = tuple((*found, *found)[:3])
            return [tuple(found), several] if item is Seat else [(), (found[0],), several]
        if get_origin(hint) is Literal:
            return [*get_args(hint)]
        if get_args(hint):  # a union
            return [value for option in get_args(hint) for value in self.values(option)]
        if hint is Card:
            return [*_PLAYING_CARDS]
        if isinstance(hint, type) and issubclass(hint, Enum):
            return [*hint][-1:0:-3] or [*hint]
        if isinstance(hint, type) and issubclass(hint, Fact):
            return list(few_samples(hint, self._numbers, self._counted)[:4])
        raise TypeError(f"{hint}: the gate needs a sample of this type")
