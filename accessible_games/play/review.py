"""Reading what happened: the last event, any other, one with a word in it; and taking it along as text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from accessible_games.engine import Seat
from accessible_games.narration.words import normalise

from . import facts
from .history import Entry, Place
from .interpret import shortened
from .outlet import Outlet
from .ports import Pages

_JOIN: Final = "\n"


class Review:
    """Serves the history of whoever has the keyboard.

    Args:
        outlet: where entries are told.
        pages: where text is taken along to.
    """

    def __init__(self, outlet: Outlet, pages: Pages) -> None:
        history = outlet.history
        self._outlet = outlet
        self._history = history
        self._pages = pages
        self._sought: dict[Seat, str] = {}
        self.commands: Mapping[str, Callable[[Seat, str], None]] = {
            "last": self._last,
            "history": self._all,
            "older": lambda seat, _: self._read(seat, history.step(seat, -1)),
            "newer": lambda seat, _: self._read(seat, history.step(seat, 1)),
            "oldest": lambda seat, _: self._read(seat, history.jump(seat, newest=False)),
            "newest": lambda seat, _: self._read(seat, history.jump(seat, newest=True)),
            "find": self._find,
            "copy": self._copy,
            "transcript": self._write,
        }

    def _last(self, seat: Seat, _: str) -> None:
        entries = self._history.entries(seat)
        if entries:
            self._outlet.reread(seat, entries[-1], *self._unheard())
        else:
            self._outlet.whisper(seat, facts.NothingToldYet())

    def _all(self, seat: Seat, _: str) -> None:
        entries = self._history.entries(seat)
        for entry in entries[:-1]:
            self._outlet.reread(seat, entry)
        for entry in entries[-1:]:
            self._outlet.reread(seat, entry, *self._unheard())
        if not entries:
            self._outlet.whisper(seat, facts.NothingToldYet())

    def _read(self, seat: Seat, place: Place | None) -> None:
        if place is None:
            self._outlet.whisper(seat, facts.NothingToldYet())
        else:
            where = facts.HistoryPlace(place.number, place.count, place.edge)
            self._outlet.reread(seat, place.entry, where, *self._unheard())

    def _unheard(self) -> tuple[facts.NotHeard, ...]:
        """How many lines were skipped since somebody read here last, if any were."""
        n = self._outlet.unheard()
        return (facts.NotHeard(n),) if n else ()

    def _find(self, seat: Seat, word: str) -> None:
        """Read the next older entry that holds a word, or the word before if none is given."""
        word = word or self._sought.get(seat, "")
        if not word:
            self._outlet.whisper(seat, facts.FindNeedsWord())
            return
        self._sought[seat] = word
        plain = normalise(word)
        place = self._history.find(seat, lambda entry: plain in self._searched(seat, entry))
        if place is None:
            self._outlet.whisper(seat, facts.NotInHistory(shortened(word)))
        else:
            self._read(seat, place)

    def _searched(self, seat: Seat, entry: Entry) -> str:
        line = self._outlet.own_words(seat).tell(entry.event, entry.listener)
        return f"{normalise(line.text)}{_JOIN}{normalise(line.spoken)}"

    # -- taking it along: at a table with several people only what all of them have heard ----------

    def _copy(self, seat: Seat, _: str) -> None:
        place = self._history.here(seat)
        if place is None:
            self._outlet.whisper(seat, facts.NothingToldYet())
        elif self._is_secret(place.entry):
            self._outlet.whisper(seat, facts.OwnLinesStay())
        else:
            try:
                path = self._pages.copy(self._text(seat, place.entry))
            except OSError as problem:
                self._outlet.whisper(seat, facts.NotWritten(problem.strerror or ""))
            else:
                self._outlet.whisper(seat, facts.Copied(path))

    def _write(self, seat: Seat, _: str) -> None:
        entries = [entry for entry in self._history.entries(seat) if not self._is_secret(entry)]
        if not entries:
            self._outlet.whisper(seat, facts.NothingToldYet())
            return
        try:
            path = self._pages.write(_JOIN.join(self._text(seat, entry) for entry in entries))
        except OSError as problem:
            self._outlet.whisper(seat, facts.NotWritten(problem.strerror or ""))
        else:
            self._outlet.whisper(seat, facts.HistoryWritten(path))

    def _is_secret(self, entry: Entry) -> bool:
        return entry.listener is not None and self._outlet.only is None

    def _text(self, seat: Seat, entry: Entry) -> str:
        return self._outlet.own_words(seat).tell(entry.event, entry.listener).text
