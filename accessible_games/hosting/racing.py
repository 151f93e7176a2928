"""A device in races: told of each one, asked what was pressed, and told how it is measured."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from accessible_games.play.facts import RaceMeasured
from accessible_games.play.race import WAITS, Race

from .clocks import Comparison, OpenRace
from .device import Device


class DeviceLane:
    """One player's device as races see it (`Lane`).

    Args:
        device: what it is sent.
        tell: tells its player something about the races.
        now: the time in seconds, as it was when anything was last done at the table.
    """

    def __init__(
        self, device: Device, tell: Callable[[RaceMeasured], None], now: Callable[[], float]
    ) -> None:
        self._device = device
        self._tell = tell
        self._now = now
        self._told = False

    @property
    def there(self) -> bool:
        """Whether a connection is open that can answer at once."""
        return self._device.clock is not None

    @property
    def delay(self) -> float:
        """Seconds that what is sent may be on its way."""
        clock = self._device.clock
        return 0.0 if clock is None else clock.slowest

    def open(self, number: int, opens: float, race: Race) -> None:
        """Announce a race; before the first one, how it is measured."""
        if not self._told:
            self._told = True
            self._tell(_measured(self._device.clock))
        self._device.race = OpenRace(number, opens, opens - self._now())
        self._device.open_race(number, opens, race)

    def ask(self, number: int) -> None:
        """Let it say up to when nothing was pressed there."""
        self._device.ask_until(number)

    def close(self) -> None:
        """The race is over."""
        self._device.close_race()


def _measured(clock: Comparison | None) -> RaceMeasured:
    waits = round(WAITS * 1000)
    if clock is None or not clock.known:
        return RaceMeasured(-1, waits, unknown=True)
    return RaceMeasured(max(1, ceil(clock.error * 1000)), waits, unknown=False)
