"""What a player may smile at after a game: found from what that player heard, and from nothing else.

A game that has such feats keeps them in `feats.py` of its folder:

    FEATS: Final[Feats] = {"clean": lambda story: story.won and not story.some(Attacked, seat=other), ...}

in the order of telling, and says in `feats.ftl` what each is called and, in `.asks`, what it asks for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from .facts import Event
from .secrets import Seat
from .values import Value

E = TypeVar("E", bound=Event)


class Story(Value):
    """A game that is over, as one player perceived it.

    Attributes:
        seat: whose it is.
        seats: how many played.
        events: all that this player heard, in order, each opened for that ear.
        view: what this player knows at the end.
        result: 1 won, -1 lost, 0 even.
    """

    seat: Seat
    seats: int
    events: tuple[Event, ...]
    view: Any
    result: float

    @property
    def won(self) -> bool:
        """Whether this player has won, alone or with others."""
        return self.result > 0

    def all(self, kind: type[E], **fields: Any) -> list[E]:
        """The events of a kind whose fields are these, in order."""
        return [
            event
            for event in self.events
            if isinstance(event, kind) and all(getattr(event, name) == fields[name] for name in fields)
        ]

    def some(self, kind: type[Event], **fields: Any) -> bool:
        """Whether there was one."""
        return bool(self.all(kind, **fields))

    def own(self, kind: type[E], **fields: Any) -> list[E]:
        """Those of them that tell what this player did."""
        return self.all(kind, seat=self.seat, **fields)


Feats = Mapping[str, Callable[[Story], bool]]
"""Id -> whether a game that is over shows it."""


def longest_row(marks: list[bool]) -> int:
    """How many in a row are true at most."""
    longest = row = 0
    for mark in marks:
        row = row + 1 if mark else 0
        longest = max(longest, row)
    return longest
