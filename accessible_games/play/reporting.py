"""What happened, told at a keyboard: in public at the table's pace, in private when its seat holds it."""

from __future__ import annotations

from accessible_games.engine import Event, Seat

from .facts import ConfirmPrompt, OnlyNow
from .match import Ears, NewsFilter
from .prompter import Flow, Prompter


class Reporter:
    """Tells events, and keeps private ones until their seat has the keyboard.

    Args:
        ears: where events come from.
        prompter: where they are told.
    """

    def __init__(self, ears: Ears, prompter: Prompter) -> None:
        self._ears = ears
        self._prompter = prompter
        self._output = prompter.output
        self._waiting: dict[Seat, list[Event]] = {seat: [] for seat in self._output.people}
        self._news = NewsFilter()
        self._unread = False
        """Whether the event that was told last has not been waited for."""

    def tell(self, actor: Seat | None, holder: Seat | None) -> Flow[None]:
        """Tell what has just happened: in public what all heard, in private what is one seat's own.

        Args:
            actor: who did it and still has the keyboard; hears their own form of an event at once.
                Everything else that is private waits for the next private part of its seat.
            holder: whose pace counts.
        """
        common: Event | None = None
        for heard in self._ears.take():
            listener, event = heard.listener, heard.event
            if listener is not None and event.fleeting and event.whispered and holder == listener:
                yield from self._tell_once(listener, event)
            elif listener is None or self._output.only is not None:
                common = event
                if not self._news.is_news(event):
                    continue
                yield from self.wait(holder)
                self._unread = self._output.tell_event(event)
            elif event != common:
                self._output.history.file(event, listener)
                if listener == actor and not event.whispered:
                    self._output.whisper(listener, event, kind="event")
                else:
                    self._put_by(listener, event)

    def _tell_once(self, seat: Seat, event: Event) -> Flow[None]:
        """Tell a player what no log keeps: again as often as wanted, until Enter, then never more."""
        self._output.whisper(seat, event, OnlyNow(keys=self._prompter.is_board), kind="event")
        self._unread = False

        def other(line: str) -> bool:
            self._prompter.meanwhile(line)
            return False

        yield from self._prompter.confirm(ConfirmPrompt(seat), seat, other)
        self._output.forget()

    def wait(self, holder: Seat | None) -> Flow[None]:
        """Wait for the event that was told last, as whoever has the keyboard likes it."""
        if self._unread and self._output.people:
            seat = holder if holder is not None else self._output.people[0]
            yield from self._prompter.wait_for(self._output.player(seat).pace, seat)
        self._unread = False

    def hurry(self) -> None:
        """Do not wait for the event that was told last: a question follows it."""
        self._unread = False

    def take_waiting(self, seat: Seat) -> list[Event]:
        """What a seat has not been told yet; it is told now."""
        waited = self._waiting[seat]
        self._waiting[seat] = []
        return waited

    def forget(self) -> None:
        """Drop what waits: the game went back."""
        for waited in self._waiting.values():
            waited.clear()

    def _put_by(self, seat: Seat, event: Event) -> None:
        """Keep a private line for later; a new hand takes the place of one that was not heard."""
        if event.whispered:
            self._waiting[seat] = [old for old in self._waiting[seat] if type(old) is not type(event)]
        self._waiting[seat].append(event)
