"""Which keys a keyboard loses, or invents, when several are held: what was asked against what came."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .ports import Edge


@dataclass(frozen=True, slots=True)
class Heard:
    """What came of keys that were to be held together.

    Attributes:
        lost: places that were asked and never arrived, in the order of asking.
        ghosts: places that arrived though nobody was to press them, in the order of arrival.
    """

    lost: tuple[str, ...]
    ghosts: tuple[str, ...]


class Probe:
    """Listens while some keys are pressed together and held.

    Args:
        asked: the places of these keys.
        besides: places that mean something else, and are no ghosts.
    """

    def __init__(self, asked: Iterable[str], besides: Iterable[str] = ()) -> None:
        self._asked = tuple(asked)
        self._besides = frozenset(besides)
        self._came: list[str] = []

    def hear(self, edge: Edge) -> None:
        """Note an edge."""
        if edge.down and edge.place not in self._came and edge.place not in self._besides:
            self._came.append(edge.place)

    @property
    def complete(self) -> bool:
        """Whether every key that was asked has arrived."""
        return set(self._asked) <= set(self._came)

    @property
    def silent(self) -> bool:
        """Whether nothing has arrived at all."""
        return not self._came

    def result(self) -> Heard:
        """What was lost and what was invented."""
        return Heard(
            tuple(place for place in self._asked if place not in self._came),
            tuple(place for place in self._came if place not in self._asked),
        )


def groups(places_of: Iterable[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Keys to be tried together: everybody's first, then everybody's second, and so on.

    Args:
        places_of: by seat, the places of its keys.
    """
    return list(zip(*places_of, strict=True))
