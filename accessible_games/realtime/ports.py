"""What real time needs of the outside: keys, and cues whose onset is known.

All times are seconds of one monotonic clock, that of `Clock`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

Result = TypeVar("Result")

COMMAND: Final = "Command"
"""The place of an edge that is no key: the front end has taken a command."""
AWAY: Final = "Away"
"""The place of an edge that is no key: the front end has opened something of its own, to which keys go."""
BACK: Final = "Back"
"""The place of an edge that is no key: what the front end had open is closed, and keys come here again."""


@dataclass(frozen=True, slots=True)
class Edge:
    """A key went down or came up.

    Attributes:
        place: where the key lies, by the W3C's `code` names: "KeyA" is left of "KeyS" on any layout.
        down: whether it went down; auto-repeat is no edge.
        at: when, in seconds of the clock.
        text: the letter or sign that is on it, in lower case; "" if it writes none; of a `COMMAND`
            what was chosen in the menu or asked for by another key.
    """

    place: str
    down: bool
    at: float
    text: str = ""


class Keys(Protocol):
    """The keyboard, read directly: no lines, no repeats."""

    def edges(self, seconds: float | None) -> Sequence[Edge]:
        """What moved since the last call, in order; waits so long for it (None: until something moves).

        Raises:
            EndOfInput: the window was closed.
        """
        ...

    def meanwhile(self, work: Callable[[], Result]) -> Result:
        """Do some work while keys go on being read, so that none gets its time late.

        Raises:
            Exception: whatever the work raises.
        """
        ...

    def name_of(self, place: str) -> str:
        """What is written on the key of a place in the layout that is in use, e.g. "ö"; "" if unknown."""
        ...


@dataclass(slots=True, eq=False)
class Sounded:
    """A cue that was played.

    Attributes:
        at: when it can first be heard on the device in use, in seconds of the clock; whoever plays it
            may know that better a hundredth of a second later, and corrects it.
    """

    at: float


class Onsets(Protocol):
    """Cues, and when they are heard."""

    def play(self, cue: str, pan: float = 0.0) -> object:
        """Sound a cue by its id; see `play.ports.Cues`."""
        ...

    def last(self) -> Sounded:
        """The cue that was played last."""
        ...


class Surroundings(Protocol):
    """The front end around the game."""

    def rest(self, resting: bool, *, dark: bool = False) -> None:
        """Let commands rest, the menu too, or serve them again as edges of `COMMAND`.

        Args:
            resting: whether no command leads anywhere from now on.
            dark: whether the screen is dark meanwhile, for all alike.
        """
        ...

    def own(self, places: Collection[str]) -> None:
        """Say which keys are read from now on; all others are those of the front end, as ever.

        Args:
            places: where they lie, by the W3C's `code` names; while commands rest, all are read.
        """
        ...

    @property
    def occupied(self) -> bool:
        """Whether something of the front end's own is open, so that keys go there: an edge `BACK` follows."""
        ...

    def open_menu(self) -> None:
        """Open the menu, as Escape does elsewhere."""
        ...


class Keeper(Protocol):
    """Where what was found out about this keyboard and this device is kept."""

    def keep(self, **changes: object) -> None:
        """Remember choices of the game's own: fields of its `Choices`."""
        ...

    def keep_delay(self, ms: int) -> None:
        """Remember the delay of the sound device in use, in milliseconds."""
        ...


@dataclass(frozen=True, slots=True)
class Equipment:
    """All that the `live` part of a game is given at one table.

    Attributes:
        keys: the keyboard.
        onsets: the cues as the output plays them.
        around: the front end.
        keeper: where something is kept.
        choices: what is remembered for this game: its `Choices`, or None where it has none.
    """

    keys: Keys
    onsets: Onsets
    around: Surroundings
    keeper: Keeper
    choices: Any = None
