"""The clock of a device beside the clock of the table, compared over a connection: how far apart, how sure.

A question goes out and its answer comes back with the device's time.  Of the time that both took nobody
knows how much the way out was; so the device's clock is known within half of it, best by the quickest
answer.  Nothing here reads a clock; all times are seconds.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Final

_KEPT: Final = 24
"""Answers that count: by and by clocks run apart, so older ones are forgotten."""
_ENOUGH: Final = 3
"""Answers from which on a clock counts as known."""
_SCREEN: Final = 0.05
"""Seconds that a device may need to notice a press, and the server to be told of it."""
_SOUND: Final = 0.15
"""Seconds that a device needs to get a sound ready; what comes later than that before it is due, is late."""


@dataclass(frozen=True, slots=True)
class _Answer:
    offset: float
    took: float


@dataclass(frozen=True, slots=True)
class OpenRace:
    """The race that was announced last.

    Attributes:
        number: of the race.
        opens: when it opens, in seconds of the table's clock.
        lead: how many seconds before that it was announced.
    """

    number: int
    opens: float
    lead: float


class Comparison:
    """What is known of one connection's clock and its delays."""

    def __init__(self) -> None:
        self._answers: deque[_Answer] = deque(maxlen=_KEPT)

    def add(self, sent: float, device: float, received: float) -> None:
        """An answer.

        Args:
            sent: when it was asked for, by the table's clock.
            device: the device's time.
            received: when it came.
        """
        self._answers.append(_Answer(device - (sent + received) / 2, received - sent))

    @property
    def known(self) -> bool:
        """Whether the clock is known."""
        return len(self._answers) >= _ENOUGH

    @property
    def _best(self) -> _Answer:
        return min(self._answers, key=lambda answer: answer.took)

    @property
    def error(self) -> float:
        """Within how much the device's clock is known."""
        return self._best.took / 2

    @property
    def slowest(self) -> float:
        """How long something was on its way, at most: the longest there and back, less the best way back."""
        if not self._answers:
            return 0.0
        return max(answer.took for answer in self._answers) - self._best.took / 2

    def on_device(self, time: float) -> float:
        """A moment of the table's clock by the device's."""
        return time + self._best.offset

    def fits(self, race: OpenRace, ms: float, at: float, arrived: float) -> bool:
        """Whether a press can have been when its device says.

        Args:
            race: that it was pressed in.
            ms: milliseconds from its opening, as it was heard there, to the press.
            at: the press by the device's clock.
            arrived: when the report came.
        """
        if not self.known:
            return True
        pressed = at - self._best.offset
        way = arrived - pressed
        if not -self.error - 0.001 <= way <= 2 * self.slowest + self.error + _SCREEN:
            return False
        heard_late = pressed - race.opens - ms / 1000
        may_be = self.error + 0.03 + max(0.0, self.slowest + _SOUND - race.lead)
        return -self.error - 0.03 <= heard_late <= may_be
