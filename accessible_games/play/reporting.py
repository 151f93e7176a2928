"""What happened, told at a keyboard: in public at the table's pace, in private when its seat holds it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from accessible_games.engine import Event, Seat

from .facts import ClearPrompt, ConfirmPrompt, OnlyNow
from .match import Ears, Heard, NewsFilter
from .players import GROUPS, KEY, SPEECH
from .prompter import Flow, Prompter

MUCH: Final = 280
"""Letters of events after which whoever reads in groups is waited for: about a quarter of a minute."""

SEEN: Final = 160
"""The same where nobody speaks, and a window draws what was told since: what has room there, drawn large."""


class Reporter:
    """Tells events, and keeps private ones until their seat has the keyboard.

    Args:
        ears: where events come from.
        prompter: where they are told.
        holder: who has the keyboard now; None: nobody, or everybody at an open table.
    """

    def __init__(self, ears: Ears, prompter: Prompter, holder: Callable[[], Seat | None]) -> None:
        self._ears = ears
        self._prompter = prompter
        self._holder = holder
        self._output = prompter.output
        self._waiting: dict[Seat, list[Event]] = {seat: [] for seat in self._output.people}
        self._news = NewsFilter()
        self._unread = False
        """Whether the event that was told last has not been waited for."""
        self._first: list[Heard] = []
        """What has happened of which `tell_own` has told what is private; `tell` tells the rest."""
        self._first_told: list[Event] = []
        """What of it was told."""
        self._rest: deque[Heard] = deque()
        """What has happened and has not been told."""
        self._next: Event | None = None
        """What is told once what was told before has been waited for."""
        self._actor: Seat | None = None
        """Who did it."""
        self._own_told: list[Event] = []
        """What of it was told to whoever did it."""
        self._common: Event | None = None
        """What all heard last of it."""
        self._taken_in = 0
        """Letters of the events up to which somebody has pressed Enter, or was asked."""
        self._told_since: list[Seat | None] = []
        """By whom what was told since was done."""
        self._times = 0
        """How often the game went back."""

    def tell_own(self, actor: Seat) -> Flow[None]:
        """Tell whoever acted what of it is theirs alone, before all else: then nothing private follows.

        Where it was printed, it is waited for until it was taken in.
        """
        self._first = self._ears.take()
        printed = False
        for event in self._own(self._first, actor):
            if self._holder() != actor:  # it was put down while one of them was told
                return
            self._first_told.append(event)
            if event.fleeting and event.whispered:
                yield from self._tell_once(actor, event)
            else:
                self._output.whisper(actor, event, kind="event")
                printed = self._output.prints(actor)
        if printed and self._prompter.front.interactive:
            player = self._output.player(actor)
            if player.pace != KEY and "ear" in player.private and self._output.can_whisper(actor):
                yield from self._prompter.wait_for(player.pace, actor)
            else:
                yield from self._prompter.confirm(ClearPrompt(actor), actor, self._prompter.meanwhile)

    @staticmethod
    def _own(happened: Sequence[Heard], actor: Seat) -> list[Event]:
        """What whoever acted heard otherwise than all did, and does not wait for their next turn."""
        own: list[Event] = []
        common: Event | None = None
        for heard in happened:
            if heard.listener is None:
                common = heard.event
            elif heard.listener == actor and heard.event != common:
                waits = heard.event.whispered and not heard.event.fleeting
                own += [] if waits else [heard.event]
        return own

    def deals_anew(self) -> bool:
        """Whether what waits to be told holds the beginning of a deal."""
        return any(heard.event.begins for heard in self._ears.waiting())

    def tell(self, actor: Seat | None, paced: Seat | None) -> Flow[None]:
        """Tell what has just happened: in public what all heard, in private what is one seat's own.

        Args:
            actor: who did it; while they have the keyboard, they hear their own form of an event at
                once.  Everything else that is private waits for the next private part of its seat.
            paced: whose pace counts.
        """
        told, self._first = self._first, []
        self._own_told, self._first_told = self._first_told, []
        times = self._times
        self._rest, self._actor, self._common = deque(told or self._ears.take()), actor, None
        while self._rest and times == self._times:  # else it was taken back while it was told
            heard = self._rest.popleft()
            listener = heard.listener
            if listener is not None and self._is_once(heard):
                yield from self._tell_once(listener, heard.event)
            elif self._is_next(heard):
                self._next = heard.event
                yield from self.wait(paced)
                self._tell_next()

    @property
    def tells(self) -> bool:
        """Whether something has happened that is still to be told."""
        return self._next is not None or bool(self._rest)

    def catch_up(self) -> bool:
        """Tell at once what waits to be told: an answer that comes now knows of it.  Whether anything did."""
        waited = self.tells
        self._tell_next()
        while self._rest and not self._is_once(self._rest[0]):
            heard = self._rest.popleft()
            if self._is_next(heard):
                self._next = heard.event
                self._tell_next()
        return waited

    def _is_once(self, heard: Heard) -> bool:
        """Whether it is told once to whoever has the keyboard, and nothing follows before Enter."""
        event = heard.event
        once = event.fleeting and event.whispered and not self._is_told(heard)
        return once and heard.listener is not None and self._holder() == heard.listener

    def _is_told(self, heard: Heard) -> bool:
        """Whether `tell_own` has told it to whoever acted."""
        mine = heard.listener is not None and heard.listener == self._actor
        return mine and any(heard.event is one for one in self._own_told)

    def _is_next(self, heard: Heard) -> bool:
        """Whether an event is to be told to all; what is one player's own is told, or put by."""
        listener, event = heard.listener, heard.event
        if listener is None or self._output.only is not None:
            self._common = event
            return self._news.is_news(event)
        told = self._is_told(heard)
        if event == self._common or (told and event.fleeting and event.whispered):
            return False
        self._output.history.file(event, listener)
        if listener == self._actor and not event.whispered and not told and self._holder() == self._actor:
            self._output.whisper(listener, event, kind="event")
        elif not told:
            self._put_by(listener, event)
        return False

    def _tell_next(self) -> None:
        """Tell the event that has waited for the one before it."""
        event, self._next = self._next, None
        if event is not None:
            self._unread = self._output.tell_event(event)
            self._told_since += [self._actor] if self._unread else []

    def _tell_once(self, seat: Seat, event: Event) -> Flow[None]:
        """Tell a player what no log keeps: again as often as wanted, until Enter, then never more."""
        self._output.whisper_once(seat, event, OnlyNow(keys=self._prompter.is_board))
        self._unread = False
        yield from self._prompter.confirm(ConfirmPrompt(seat), seat, self._prompter.meanwhile)
        self._output.forget()

    def wait(self, holder: Seat | None) -> Flow[None]:
        """Wait for the event that was told last, as whoever has the keyboard likes it."""
        if self._unread and self._output.people:
            seat = holder if holder is not None else self._output.people[0]
            seen = self._only_seen(seat)
            pace = GROUPS if seen else self._output.player(seat).pace
            if pace != GROUPS or self._output.letters - self._taken_in > (SEEN if seen else MUCH):
                yield from self._prompter.wait_for(pace, seat)
                self._take_in()
        self._unread = False

    def _only_seen(self, seat: Seat) -> bool:
        """Whether a window draws what is told and nobody says it: then only a key tells that it was read.

        Where several share it, nothing of whoever had it last is to stand there until somebody presses one.
        """
        alone = self._output.only is not None
        silent = alone and self._prompter.is_board and not self._output.can_whisper(seat)
        return silent and self._prompter.front.interactive and self._output.player(seat).pace == SPEECH

    def settle(self, seat: Seat) -> Flow[None]:
        """Before a question, which takes the room of what was told: wait where more of it is only seen.

        The last event stays in sight beside the question, and what one has done oneself is known.
        """
        if any(actor != seat for actor in self._told_since[:-1]) and self._only_seen(seat):
            yield from self._prompter.wait_for(GROUPS, seat)
        self.hurry()

    def _take_in(self) -> None:
        self._taken_in = self._output.letters
        self._told_since.clear()

    def part_with(self, seat: Seat) -> None:
        """Nothing of a player is told here any more."""
        self._waiting.pop(seat, None)
        self._first = [heard for heard in self._first if heard.listener != seat]
        self._rest = deque(heard for heard in self._rest if heard.listener != seat)

    def welcome(self, seat: Seat) -> None:
        """A player is told here from now on."""
        self._waiting.setdefault(seat, [])

    def hurry(self) -> None:
        """Do not wait for the event that was told last: a question follows it."""
        self._unread = False
        self._take_in()

    def take_waiting(self, seat: Seat) -> list[Event]:
        """What a seat has not been told yet; it is told now."""
        waited = self._waiting[seat]
        self._waiting[seat] = []
        return waited

    def forget(self) -> None:
        """Drop what waits, and what is being told: the game went back."""
        self._times += 1
        self._first, self._first_told = [], []
        self._rest.clear()
        self._next = None
        self._unread = False
        for waited in self._waiting.values():
            waited.clear()

    def _put_by(self, seat: Seat, event: Event) -> None:
        """Keep a private line for later; a new hand takes the place of one that was not heard."""
        if event.whispered:
            self._waiting[seat] = [old for old in self._waiting[seat] if type(old) is not type(event)]
        self._waiting[seat].append(event)
