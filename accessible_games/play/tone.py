"""A tone to be followed at a device of one's own: the device plays it, and says when was pressed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from accessible_games.engine import Action, Fact, Seat


@dataclass(frozen=True, slots=True)
class Tone:
    """A row of pulses.

    Attributes:
        cues: each pulse by its cue and where it sounds, from -1.0 (left) to 1.0 (right).
        pulse: seconds from one to the next.
        intro: what is told before it; None: that was told before.
    """

    cues: tuple[tuple[str, float], ...]
    pulse: float
    intro: Fact | None = None


@dataclass(frozen=True, slots=True)
class Followed:
    """What a device says of a tone.

    Attributes:
        ms: milliseconds from its first pulse, as it was heard, to the press; None: nothing was pressed.
    """

    ms: int | None


class Tones(Protocol):
    """What a game makes of tones; it reads no clock."""

    def tone(self, seat: Seat, action: Action) -> Tone | None:
        """The tone that an action waits for; None: it waits for none."""
        ...

    def followed(self, action: Action, ms: int | None) -> tuple[Action, Fact | None]:
        """What is done in its place.

        Args:
            action: what waited.
            ms: as `Followed` has it.

        Returns:
            The action, and what its player is told before it is done.
        """
        ...
