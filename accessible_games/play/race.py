"""Races at devices apart: where whoever presses first counts, and a network carries the presses.

Every device is told one moment at which a race opens, measures its player's press from there by its own
clock, and reports it.  A press is held back until each other device has said that nothing was pressed
there by then, or until `WAITS` is over: so how long a report is on its way is worth nothing.

Nothing here reads a clock, and nothing knows a network.  Moments are milliseconds since the opening.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from accessible_games.engine import Action, Fact, Refused, Seat

from .facts import PressNotBelieved, PressTooFast

WAITS: Final = 1.5
"""Seconds that the slowest report is waited for."""
FASTEST: Final = 120
"""Milliseconds in which nobody has heard something and pressed; what comes sooner was pressed before."""
_LEADS: Final = (0.3, 1.2)
"""Seconds from a card to the opening, at least and at most."""
_MARGIN: Final = 0.2
"""Seconds that a device has at least to get its sound ready."""


@dataclass(frozen=True, slots=True)
class Race:
    """What is pressed while a race is open.

    Attributes:
        press: the line that one press stands for; "" where it is chosen from a list.
        taps: how many short and long presses make one line instead; 0: none do.
        long_ms: milliseconds from which on a press is a long one.
    """

    press: str = ""
    taps: int = 0
    long_ms: int = 0


@dataclass(frozen=True, slots=True)
class Pressed:
    """When a line was pressed, by the device that it came from.

    Attributes:
        race: the number of the race.
        ms: since its opening, as it was heard there.
        fits: whether the connection can have brought it as late as it came.
    """

    race: int
    ms: int
    fits: bool = True


class Lane(Protocol):
    """One player's device in a race."""

    @property
    def there(self) -> bool:
        """Whether it can answer now."""
        ...

    @property
    def delay(self) -> float:
        """Seconds that what is sent to it may be on its way."""
        ...

    def open(self, number: int, opens: float, race: Race) -> None:
        """A race opens; what is told from now on belongs to that moment.

        Args:
            number: of the race.
            opens: when, in seconds of the table's clock.
            race: what is pressed.
        """
        ...

    def ask(self, number: int) -> None:
        """Let it say up to when nothing else was pressed there."""
        ...

    def close(self) -> None:
        """The race is over."""
        ...


class Referee(Protocol):
    """What a game makes of presses and their moments; it reads no clock."""

    def race(self) -> Race | None:
        """What is pressed now; None: it is no race."""
        ...

    def open(self) -> None:
        """A race opens."""
        ...

    def is_press(self, action: Action) -> bool:
        """Whether an action is a press, for which it matters who was first."""
        ...

    def press(self, seat: Seat, action: Action, ms: int) -> None:
        """Hold a press back until it is its turn."""
        ...

    def timed(self, action: Action, ms: int) -> Action:
        """What is done in place of an action that is no press: the same with its moment."""
        ...

    def go_on(self, seat: Seat, ms: int) -> Fact | None:
        """A player wants what comes next; what is said if that is not to be had now."""
        ...

    def next(self) -> int | None:
        """The moment at which something has to be done next; None: at none by itself."""
        ...

    def take(self, settled: int, now: int) -> Sequence[tuple[Seat, Action]]:
        """What is done, in order; seat CHANCE brings the outcome that may come.

        Args:
            settled: the moment up to which all presses are known.
            now: the moment that it is now.
        """
        ...


class Races:
    """Runs the races of one table.

    Args:
        referee: the game's.
        do: does an action; CHANCE brings what may come.
    """

    def __init__(self, referee: Referee, do: Callable[[Seat, Action], object]) -> None:
        self._referee = referee
        self._do = do
        self.lanes: dict[Seat, Lane] = {}
        self.opens: float | None = None
        """When the race that is open opens, or has opened; None: none is open."""
        self.due: float | None = None
        """When something has to be done next."""
        self._number = 0
        self._known: dict[Seat, int] = {}
        """By seat: up to when what was pressed there is known."""
        self._settled = -1
        self._asked = -1
        """Up to which moment the devices were asked last."""
        self._until = 0.0
        """When they are waited for no more."""

    @property
    def runs(self) -> bool:
        """Whether what comes now is a race."""
        return self._referee.race() is not None

    def follow(self, now: float, *, anew: bool = False) -> None:
        """Open a race that has begun, and close one that is over.

        Args:
            now: the time in seconds.
            anew: whether the game went back: then it begins anew, for all alike.
        """
        race = self._referee.race()
        if self.opens is not None and (race is None or anew):
            self.opens = self.due = None
            for lane in self.lanes.values():
                lane.close()
        if race is None or self.opens is not None:
            return
        self._number += 1
        self.opens = now + self._lead()
        self._known, self._settled, self._asked = {}, -1, -1
        self._referee.open()
        for lane in self.lanes.values():
            lane.open(self._number, self.opens, race)

    def _lead(self) -> float:
        """Seconds until the opening: all devices that are there have heard of it by then."""
        slowest = max((lane.delay for lane in self.lanes.values() if lane.there), default=0.0)
        least, most = _LEADS
        return min(most, max(least, slowest + _MARGIN))

    def _ms(self, now: float) -> int:
        assert self.opens is not None
        return round((now - self.opens) * 1000)

    # -- what is pressed --------------------------------------------------------------------------

    def press(
        self, seat: Seat, action: Action, pressed: Pressed | None, now: float
    ) -> Action | Refused | None:
        """Take what a player does in a race.

        Args:
            seat: whose it is.
            action: what was pressed or chosen; it is legal.
            pressed: when, by the player's device; None: now.
            now: the time in seconds.

        Returns:
            None: it is held back; a refusal: it does not count; else the action, which is done at once.
        """
        ms = self._ms(now)
        if pressed is not None and pressed.race == self._number:
            ms = min(ms, pressed.ms)
            self.known(seat, self._number, ms)
        if not self._referee.is_press(action):
            return self._referee.timed(action, max(0, ms))
        if ms < FASTEST:
            return PressTooFast()
        if pressed is not None and not pressed.fits:
            return PressNotBelieved()
        self._referee.press(seat, action, max(ms, self._settled + 1))
        return None

    def known(self, seat: Seat, number: int, ms: int) -> None:
        """A device says that nothing else was pressed there up to a moment."""
        if number == self._number:
            self._known[seat] = max(self._known.get(seat, -1), ms)

    def go_on(self, seat: Seat, now: float) -> Fact | None:
        """A player wants what comes next; what is said if that is not to be had now."""
        return self._referee.go_on(seat, self._ms(now))

    # -- what comes of it -------------------------------------------------------------------------

    def step(self, now: float) -> bool:
        """Do what counts by now; False if nothing does yet."""
        assert self.opens is not None
        wanted = self._referee.next()
        self.due = None if wanted is None else self.opens + wanted / 1000
        if wanted is None or self._ms(now) < wanted or not self._is_known(wanted, now):
            return False
        self._settled = max(self._settled, wanted)
        done = self._referee.take(wanted, self._ms(now))
        for seat, action in done:
            self._do(seat, action)
        return True

    def _is_known(self, moment: int, now: float) -> bool:
        """Whether it is known what everybody had pressed up to a moment, or is waited for no more."""
        unknown = [
            lane for seat, lane in self.lanes.items() if lane.there and self._known.get(seat, -1) < moment
        ]
        if not unknown:
            return True
        if self._asked < moment:
            self._asked, self._until = moment, now + WAITS
            for lane in unknown:
                lane.ask(self._number)
        self.due = self._until
        return now >= self._until
