"""What each listener has been told: one log in parts, of which nobody can open another's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from accessible_games.engine import Event, Seat


@dataclass(frozen=True, slots=True)
class Entry:
    """One event as it was told.

    Attributes:
        event: the event, opened for whoever heard it.
        listener: in whose perspective; None: the table's.
    """

    event: Event
    listener: Seat | None


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody reads.

    Attributes:
        entry: what stands there.
        number: 1 for the oldest.
        count: how many there are.
        edge: whether there was nothing further in that direction, so that it is read again.
    """

    entry: Entry
    number: int
    count: int
    edge: bool


class History:
    """The log of the game so far, in one part per listener (None: what everybody heard).

    Filed at the single exit of lines; menus never come here, nor of an event more than is `lasting`.

    Args:
        seats: whose parts there are besides the public one.
    """

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self._parts: dict[Seat | None, list[Entry]] = {None: [], **{seat: [] for seat in seats}}
        self._reading: dict[Seat | None, int] = {}

    def file(self, event: Event, listener: Seat | None = None) -> None:
        """Add an event: to every part if the whole table heard it, else to the listener's own."""
        kept = event.lasting()
        if kept is None:
            return
        for part in self._parts if listener is None else (listener,):
            self._parts[part].append(Entry(kept, listener))

    def clear(self) -> None:
        """Forget everything, to be filed anew (undo, resume)."""
        for part in self._parts.values():
            part.clear()
        self._reading.clear()

    def entries(self, listener: Seat | None) -> tuple[Entry, ...]:
        """Everything that one listener has been told, oldest first."""
        return tuple(self._parts[listener])

    def step(self, listener: Seat | None, by: int) -> Place | None:
        """Move the reading position by so many entries; None if there is nothing at all.

        Before the first step it stands on the newest entry.  New events do not move it.
        """
        newest = len(self._parts[listener]) - 1
        return self._read(listener, self._reading.get(listener, newest) + by)

    def jump(self, listener: Seat | None, *, newest: bool) -> Place | None:
        """Move the reading position to one end; None if there is nothing at all."""
        return self._read(listener, len(self._parts[listener]) - 1 if newest else 0)

    def here(self, listener: Seat | None) -> Place | None:
        """Where a listener reads: the newest entry before the first step; None if there is nothing at all."""
        newest = len(self._parts[listener]) - 1
        return self._place(listener, self._reading.get(listener, newest))

    def find(self, listener: Seat | None, fits: Callable[[Entry], bool]) -> Place | None:
        """Move the reading position to the next older entry that fits; None, and it stays, if there is none.

        Before the first step the newest entry counts as an older one.
        """
        part = self._parts[listener]
        start = self._reading.get(listener, len(part)) - 1
        index = next((index for index in range(start, -1, -1) if fits(part[index])), None)
        return None if index is None else self._read(listener, index)

    def _read(self, listener: Seat | None, wanted: int) -> Place | None:
        place = self._place(listener, wanted)
        if place is not None:
            self._reading[listener] = place.number - 1
        return place

    def _place(self, listener: Seat | None, wanted: int) -> Place | None:
        part = self._parts[listener]
        if not part:
            return None
        index = max(0, min(wanted, len(part) - 1))
        return Place(part[index], index + 1, len(part), edge=index != wanted)

    def refill(self, seat: Seat | None, entries: Sequence[Entry]) -> None:
        """Put one part in order again."""
        lasting = ((entry.event.lasting(), entry.listener) for entry in entries)
        part = self._parts.setdefault(seat, [])
        part[:] = [Entry(event, listener) for event, listener in lasting if event is not None]


def told_to(seat: Seat, public: Sequence[Event], own: Sequence[Event]) -> list[Entry]:
    """What a seat was told, from what the table and what that seat heard of the same game.

    A public event that the seat heard in the same form was told once; of any other the seat was
    told the public form and then its own.
    """
    entries = []
    rest = iter(public)
    for event in own:
        if not event.whispered:
            common = next(rest)
            entries.append(Entry(common, None))
            if common == event:
                continue
        entries.append(Entry(event, seat))
    return entries
