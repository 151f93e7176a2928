"""Positions: a game says once what its keys hold, and they are written, read and refused by that.

    LAYOUT = Layout(
        "tamashii",
        phase=Key(OneWord(PHASES), "what is asked", default="turn"),
        bag=Key(HEAP, "the gems in the bag"),
    )

A position may be partial: a key that is not there takes its neutral value.  The table of
docs/notation.md is made from the same keys.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from .core import Position
from .errors import PositionError, shown
from .pile import Piles
from .values import Value

_ABSENT: Final = object()


class Kind(Protocol):
    """What a key holds."""

    def read(self, value: Any, where: str, seats: int) -> Any:
        """The value as a board has it.

        Args:
            value: as TOML or JSON gave it.
            where: the key, for the sentence.
            seats: number of players.

        Raises:
            PositionError: one sentence that says what is allowed.
        """
        ...

    def write(self, value: Any) -> Any:
        """The value as TOML or JSON would hold it."""
        ...


def wrong(where: str, what: str) -> PositionError:
    """What is wrong with a key."""
    return PositionError(f"position.{where}: {what}")


class OneWord(Value):
    """One of some words.

    Attributes:
        of: word -> its value; or the words alone.
    """

    of: Mapping[str, Any] | Sequence[str]

    def read(self, value: Any, where: str, seats: int) -> Any:
        """Its value, or the word."""
        if not isinstance(value, str) or value not in self.of:
            raise wrong(where, f"{shown(value)} is not allowed; {', '.join(self.of)} are")
        return self.of[value] if isinstance(self.of, Mapping) else value

    def write(self, value: Any) -> Any:
        """The word."""
        return getattr(value, "value", value)


class Whole(Value):
    """A whole number.

    Attributes:
        low, high: both allowed.
        what: what such a number is, e.g. "position"; "" for a mere number.
        first: what the lowest one is on the board, which may count from 0.
    """

    low: int
    high: int
    what: str = ""
    first: int | None = None

    def read(self, value: Any, where: str, seats: int) -> int:
        """The number as the board counts."""
        if type(value) is not int or not self.low <= value <= self.high:
            if self.what:
                raise wrong(where, f"{shown(value)} is no {self.what}; {self.low} to {self.high} are")
            needed = f"a whole number from {self.low} to {self.high} is needed"
            raise PositionError(f"position.{where}: {shown(value)}; {needed}")
        return value - self._shift

    def write(self, value: int) -> int:
        """The number as people count."""
        return value + self._shift

    @property
    def _shift(self) -> int:
        return 0 if self.first is None else self.low - self.first


class SeatAsked:
    """A seat, or a list that holds one."""

    def read(self, value: Any, where: str, seats: int) -> int:
        """The seat."""
        if isinstance(value, list) and len(value) == 1:
            value = value[0]
        if type(value) is not int or not 0 <= value < seats:
            raise wrong(where, f"{shown(value)} is no seat; 0 to {seats - 1} are")
        return value

    def write(self, value: Any) -> list[int]:
        """The seats that are asked; none where an outcome of chance is due."""
        return [int(seat) for seat in value if seat >= 0]


class Marks(Value):
    """A list of places, kept as bits.

    Attributes:
        place: what a place is.
        called: what they are, in the plural.
    """

    place: Whole
    called: str

    def read(self, value: Any, where: str, seats: int) -> int:
        """The bits."""
        if not isinstance(value, list):
            raise wrong(where, f"a list of {self.called} is needed")
        return sum(1 << place for place in {self.place.read(one, where, seats) for one in value})

    def write(self, value: int) -> list[int]:
        """The places."""
        return [self.place.write(place) for place in range(value.bit_length()) if value & 1 << place]


class Counts(Value):
    """A table of how many of each, kept as a pile; what it does not name is 0.

    Attributes:
        ids: what can be counted, in the order of the pile.
        called: one of them, and what they are: ("colour", "colours").
        most: of each.
        pack, counts_of: to a pile and back.
        sparse: whether what there is none of is left out when it is written.
    """

    ids: Sequence[str]
    called: tuple[str, str]
    most: int
    pack: Callable[[Any], int]
    counts_of: Callable[[int], Sequence[int]]
    sparse: bool = False

    def read(self, value: Any, where: str, seats: int) -> int:
        """The pile."""
        one, several = self.called
        if not isinstance(value, Mapping):
            raise wrong(where, f"a table of {several} is needed, such as {{ {self.ids[0]} = 2 }}")
        counts = dict.fromkeys(self.ids, 0)
        for key, n in value.items():
            if key not in counts:
                raise wrong(where, f"{shown(key)} is no {one}; {', '.join(self.ids)} are")
            counts[key] = Whole(0, self.most).read(n, f"{where}.{key}", seats)
        return self.pack(counts.values())

    def write(self, value: int) -> dict[str, int]:
        """The table."""
        counts = zip(self.ids, self.counts_of(value), strict=True)
        return {name: n for name, n in counts if n or not self.sparse}


class ByPlace(Value):
    """A table with a value for each place, by its number as text; a place that is not there has none.

    Attributes:
        place: what a place is.
        of: what each holds.
        empty: what a place holds that is not there.
        example: such a table, for the sentence.
    """

    place: Whole
    of: Kind
    empty: Any
    example: str

    def read(self, value: Any, where: str, seats: int) -> list[Any]:
        """A list by place."""
        if not isinstance(value, Mapping):
            raise wrong(where, f"a table is needed, such as {self.example}")
        found = [self.empty] * (self.place.high - self.place.low + 1)
        numbers = {str(number): number for number in range(self.place.low, self.place.high + 1)}
        for key, one in value.items():
            place = self.place.read(numbers.get(key, key), where, seats)
            found[place] = self.of.read(one, f"{where}.{key}", seats)
        return found

    def write(self, value: Sequence[Any]) -> dict[str, Any]:
        """The table, every place in it."""
        return {str(self.place.write(place)): self.of.write(one) for place, one in enumerate(value)}


class EachOnce(Value):
    """All of some things, in any order.

    Attributes:
        by_id: their ids.
    """

    by_id: Mapping[str, Any]

    def read(self, value: Any, where: str, seats: int) -> tuple[Any, ...]:
        """The things in that order."""
        if not isinstance(value, list) or sorted(map(str, value)) != sorted(self.by_id):
            raise wrong(where, f"each once, in any order: {', '.join(self.by_id)}")
        return tuple(self.by_id[name] for name in value)

    def write(self, value: Sequence[Any]) -> list[str]:
        """Their ids."""
        return [one.id for one in value]


class Plain:
    """Whatever stands there; the game reads it itself."""

    def read(self, value: Any, where: str, seats: int) -> Any:
        """The same."""
        return value

    def write(self, value: Any) -> Any:
        """The same."""
        return value


class Switch:
    """True or false."""

    def read(self, value: Any, where: str, seats: int) -> bool:
        """The same."""
        if not isinstance(value, bool):
            raise wrong(where, "true or false")
        return value

    def write(self, value: bool) -> bool:
        """The same."""
        return value


class OneSeat:
    """A seat."""

    def read(self, value: Any, where: str, seats: int) -> int:
        """The seat."""
        if type(value) is not int or not 0 <= value < seats:
            raise wrong(where, f"{shown(value)} is no seat; 0 to {seats - 1} are")
        return value

    def write(self, value: int) -> int:
        """The seat."""
        return int(value)


class Called(Value):
    """A thing by its id.

    Attributes:
        by_id: all of them.
        called: what they are, e.g. "card".
    """

    by_id: Mapping[str, Any]
    called: str

    def read(self, value: Any, where: str, seats: int) -> Any:
        """The thing."""
        if not isinstance(value, str) or value not in self.by_id:
            raise wrong(where, f"{shown(value)!r} is no {self.called}; {', '.join(self.by_id)} are")
        return self.by_id[value]

    def write(self, value: Any) -> str:
        """Its id."""
        return str(value.id)


class ListOf(Value):
    """A list.

    Attributes:
        of: what it holds.
        into: what the board keeps it as.
        n: how many there are; 0: as many as one likes.
    """

    of: Kind
    into: Callable[[list[Any]], Any] = list
    n: int = 0

    def read(self, value: Any, where: str, seats: int) -> Any:
        """The values."""
        if not isinstance(value, list):
            raise wrong(where, "a list is needed")
        if self.n and len(value) != self.n:
            raise wrong(where, f"{len(value)} are given; {self.n} are needed")
        return self.into([self.of.read(one, where, seats) for one in value])

    def write(self, value: Sequence[Any]) -> list[Any]:
        """As they are written."""
        return [self.of.write(one) for one in value]


_EMPTY: Final[Sequence[Any]] = []


class PileOf:
    """A list of things in any order, kept as a pile.

    Args:
        piles: how.
        called: what they are, e.g. "card".
    """

    def __init__(self, piles: Piles[Any], called: str) -> None:
        self.piles = piles
        self._list = ListOf(Called({thing.id: thing for thing in piles.things}, called))

    def read(self, value: Any, where: str, seats: int) -> int:
        """The pile."""
        things = self._list.read(value, where, seats)
        for thing in self.piles.things:
            if things.count(thing) > self.piles.most:
                raise wrong(where, f"{things.count(thing)} times {thing.id}; {self.piles.most} at most")
        return self.piles.pile_of(things)

    def write(self, value: int) -> list[str]:
        """The things, in order."""
        return self._list.write(self.piles.list_of(value))


class PerSeat(Value):
    """A list with one row for each seat.

    Attributes:
        of: what a row is.
        empty: what a row is where nothing is said, as a position would have it.
        called: what the rows are.
    """

    of: Kind
    empty: Any = _EMPTY
    called: str = "lists"

    def read(self, value: Any, where: str, seats: int) -> list[Any]:
        """The rows."""
        rows = [self.empty] * seats if value is None else value
        if not isinstance(rows, list):
            raise wrong(where, "a list is needed")
        if len(rows) != seats:
            raise wrong(where, f"{len(rows)} {self.called}; one per seat, {seats}, are needed")
        return [self.of.read(row, f"{where}[{seat}]", seats) for seat, row in enumerate(rows)]

    def write(self, value: Sequence[Any]) -> list[Any]:
        """The rows as they are written."""
        return [self.of.write(row) for row in value]


class Key(Value):
    """A key of a position.

    Attributes:
        kind: what it holds.
        meaning: what it says, for docs/notation.md.
        default: what holds where it is not there, as the position would have it; by default whatever
            a new game has.
        of: the board's field, if it is called otherwise; dots lead on.
        get: what the board has for it, if that is no field.
        when: whether the board's position has it at all.
        loads: whether it is put on the board as it is; else the game does with it what it must.
    """

    kind: Kind
    meaning: str
    default: Any = _ABSENT
    of: str = ""
    get: Callable[[Any], Any] | None = None
    when: Callable[[Any], bool] = lambda board: True
    loads: bool = True


class Layout:
    """All keys of a game's positions.

    Args:
        game: its id.
        keys: the keys, in the order in which they are written.
    """

    def __init__(self, game: str, **keys: Key) -> None:
        self.game = game
        self.keys = keys

    def export(self, board: Any) -> dict[str, Any]:
        """The position of a board, in the keys that are read back."""
        return {
            name: key.kind.write(key.get(board) if key.get else _found(board, key.of or name))
            for name, key in self.keys.items()
            if key.when(board)
        }

    def read(self, position: Position, name: str, seats: int) -> Any:
        """What a position says of one key; None if that is nothing, and there is no neutral value.

        Raises:
            PositionError: it is not allowed.
        """
        key = self.keys[name]
        value = position.get(name, key.default)
        return None if value is _ABSENT else key.kind.read(value, name, seats)

    def check_keys(self, position: Position) -> None:
        """Refuse a key that is not known.

        Raises:
            PositionError: it names the key, and all that there are.
        """
        for key in position:
            if key not in self.keys:
                raise wrong(shown(key), f"not known; {self.game} has {', '.join(self.keys)}")

    def fill(self, board: Any, position: Position, seats: int) -> None:
        """Put on a board what a position says.

        Raises:
            PositionError: something is not allowed.
        """
        for name, key in self.keys.items():
            if key.loads:
                value = self.read(position, name, seats)
                if value is not None:
                    setattr(board, key.of or name, value)


def _found(board: Any, path: str) -> Any:
    for name in path.split("."):
        board = getattr(board, name)
    return board
