"""Values that only some seats may know."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Final, Generic, NewType, NoReturn, TypeVar

Seat = NewType("Seat", int)
"""A place at the table, 0..n-1 clockwise; names live with the host, not with the rules."""

CHANCE: Final = Seat(-1)
"""The seat of deals, shuffles and draws: actions like any other, by nobody."""

T = TypeVar("T")


class SecretSpokenError(TypeError):
    """A sealed value reached text, a comparison or a file without being opened for somebody."""


class Hidden(Enum):
    """The type of `HIDDEN`, what a listener gets in place of a value that is not for that ear.

    It is not None, because None can mean "no card".
    """

    HIDDEN = "hidden"

    def __repr__(self) -> str:
        return "HIDDEN"


HIDDEN: Final = Hidden.HIDDEN


class Sealed(Generic[T]):
    """A value that some seats know.

    It has no text, no equality, no hash and no pickle, so that a secret cannot slip out by
    accident: `open_for` is the only way in.

    Args:
        value: what is hidden.
        knowers: the seats that may have it; the spectator (None) never is one.
    """

    __slots__ = ("_knowers", "_value")

    def __init__(self, value: T, knowers: Iterable[Seat]) -> None:
        self._value = value
        self._knowers = frozenset(knowers)

    def open_for(self, seat: Seat | None) -> T | Hidden:
        """The value if `seat` knows it, else `HIDDEN`."""
        return self._value if seat in self._knowers else HIDDEN

    def _refuse(self, *_: object) -> NoReturn:
        raise SecretSpokenError("a sealed value must be opened for a seat first: open_for(seat)")

    __str__ = __format__ = __eq__ = __hash__ = __bool__ = __reduce_ex__ = _refuse

    def __repr__(self) -> str:  # tracebacks and debuggers print it, so it must not raise
        return "Sealed(...)"
