"""An outcome that people bring about with real cards, typed part by part, each where it may be known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from accessible_games.engine import Action, NotationError, Seat
from accessible_games.engine.dealing import DealtGame, Part
from accessible_games.engine.table import Table


class Place(Protocol):
    """Where something can be typed."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Whose place it is; none: somebody is there who does not play."""
        ...


class TypedDeal:
    """What was typed so far of the outcome that is awaited.

    What one player alone may know is typed at that player's place; what nobody may know, and the hand of
    a robot, by a dealer at the first place, which is the keyboard where there is one; what all may know
    wherever it is typed first.

    Args:
        table: the table.
        is_person: whether a person plays a seat now.
    """

    def __init__(self, table: Table, is_person: Callable[[Seat], bool]) -> None:
        self._table = table
        self._is_person = is_person
        self._found: dict[int, Sequence[str]] = {}
        self._count = -1
        """At how many actions that was: when one more was done, or taken back, nothing of it counts."""

    def _parts(self) -> Sequence[Part]:
        game, due = self._table.game, self._table.awaited
        if due is None or not isinstance(game, DealtGame):
            return ()
        if self._count != self._table.count:
            self.clear()
            self._count = self._table.count
        return game.parts(due)

    def left_for(self, place: Place, places: Sequence[Place]) -> list[tuple[int, Part]]:
        """What is to be typed at a place still, with the numbers of the parts, in their order.

        Args:
            place: which.
            places: all at which something can be typed, the first one that of a dealer.
        """
        return [
            (index, part)
            for index, part in enumerate(self._parts())
            if index not in self._found and self._is_typed_at(place, part, places)
        ]

    def _is_typed_at(self, place: Place, part: Part, places: Sequence[Place]) -> bool:
        dealers = bool(places) and place is places[0]
        if part.owner is not None and self._is_person(part.owner):
            return part.owner in place.seats
        return dealers or (part.owner is None and not part.secret and bool(place.seats))

    def put(self, index: int, words: Sequence[str]) -> None:
        """Take a part as it was typed, in words of the notation."""
        self._found[index] = words

    def outcome(self) -> Action | None:
        """The outcome, once all of it has been typed; None before.

        Raises:
            NotationError: these words make no outcome.
        """
        parts, game, due = self._parts(), self._table.game, self._table.awaited
        if len(self._found) < len(parts) or due is None:
            return None
        if not isinstance(game, DealtGame):
            raise NotationError(type(game).__name__)
        return game.outcome(due, [self._found[index] for index in range(len(parts))])

    def clear(self) -> None:
        """All of it is to be typed again."""
        self._found.clear()
