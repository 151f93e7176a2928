"""Boards: the data of a game in progress, whose copy follows from its fields.

    class TamashiiBoard(Board):
        gems: list[int]
        held: int

What may be done, what somebody sees and what is due are functions of a board; the game's state puts
them together above it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, TypeVar

from .values import annotations_of

B = TypeVar("B", bound="Board")


def _copier(cls: type, fields: dict[str, str]) -> Callable[[Any], Any]:
    """Write `copy` for one class: a loop over the fields at each call was four times slower."""
    lines = ["def copy(self):", "    twin = new(cls)"]
    known = vars(sys.modules[cls.__module__])
    for field, hint in fields.items():
        value = f"self.{field}"
        if hint.startswith("list[list["):
            value = f"[row[:] for row in {value}]"
        elif hint.startswith("list["):
            value += "[:]"
        elif isinstance(known.get(hint), BoardType):
            value += ".copy()"
        lines.append(f"    twin.{field} = {value}")
    scope: dict[str, Any] = {"cls": cls, "new": object.__new__}
    exec("\n".join([*lines, "    return twin"]), scope)  # field names only: nothing here comes from outside
    made: Callable[[Any], Any] = scope["copy"]
    return made


def _written(hint: Any) -> str:
    """An annotation as its file has it, postponed or not."""
    return hint.__name__ if isinstance(hint, BoardType) else str(hint)


class BoardType(type):
    """Makes a class with a slot for each annotation, and generates its `copy`."""

    fields: dict[str, str]
    """Field -> its annotation as written."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> BoardType:
        """Make a class."""
        written = {field: _written(hint) for field, hint in annotations_of(namespace).items()}
        hints = {field: hint for field, hint in written.items() if "ClassVar" not in hint}
        namespace["__slots__"] = tuple(hints)
        made: Any = super().__new__(mcs, name, bases, namespace)
        made.fields = {**next((base.fields for base in bases if isinstance(base, BoardType)), {}), **hints}
        if made.fields:
            made.copy = _copier(made, made.fields)
        board: BoardType = made
        return board


class Board(metaclass=BoardType):
    """Base of what stands on the table.

    Lists are copied with it, lists of lists too, and a board that is a part of it; all else is never
    changed in place.
    """

    def copy(self: B) -> B:
        """An independent twin."""
        raise NotImplementedError  # generated for each class
