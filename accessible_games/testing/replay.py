"""Whether a game that is kept, loaded and played again is the same game, at every prefix."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import accumulate
from random import Random
from typing import Any

from accessible_games.engine import CHANCE, Action, Event, Seat
from accessible_games.engine.journal import (
    Header,
    journal_lines,
    open_table,
    read_journal,
)
from accessible_games.engine.table import Table, TypedChance, UndoRefusedError

from .cases import Case, Steps, failure, random_game
from .listeners import events_of, heard_by

_EACH = 24
"""So many prefixes are looked at one by one."""


@dataclass
class Hearer:
    """An ear that remembers."""

    heard: list[Event] = field(default_factory=list)

    def hear(self, event: Event) -> None:
        """Remember an event."""
        self.heard.append(event)


@dataclass(frozen=True)
class _Moment:
    """What a game looks like after a number of steps.

    Attributes:
        views: per listener.
        heard: per listener, everything since the beginning.
        reveals: whether the last step revealed something.
    """

    views: tuple[Any, ...]
    heard: tuple[list[Event], ...]
    reveals: bool


def journal_of(case: Case, steps: Steps) -> list[bytes]:
    """The lines of a journal: its header, then one per step."""
    lines = journal_lines(Header(case.game.name, case.seats, case.options), steps)
    return [line.encode("utf-8") for line in lines]


def check_replay(case: Case, rng: Random, steps: int = 150) -> None:
    """At the prefixes of a random game a journal gives the same views and events, torn or not.

    Raises:
        SuiteError: it does not.
    """
    done, moments = _played(case, rng, steps)
    lines = journal_of(case, done)
    for n, content in _prefixes(lines, rng):
        torn = lines[n + 1][: rng.randrange(1, len(lines[n + 1]))] if n < len(done) else b""
        journal = read_journal(content + torn)
        if journal.torn != bool(torn) or len(journal.entries) != n:
            what = f"of a journal of {n} actions and a torn line {len(journal.entries)} are read"
            raise failure(case, done[:n], what)
        _check_moment(case, done[:n], open_table(case.game, journal, TypedChance()), moments[n], "resumed")


def check_undo(case: Case, rng: Random, steps: int = 150) -> None:
    """At the prefixes of a random game what was decided last can be undone, if nothing was revealed.

    The journal with its undo line gives the same game.

    Raises:
        SuiteError: it does not hold.
    """
    done, moments = _played(case, rng, steps)
    lines = journal_of(case, done)
    for n, content in _prefixes(lines, rng):
        kept = read_journal(content)
        table = open_table(case.game, kept, TypedChance())
        last = max((k for k in range(n) if done[k][0] != CHANCE), default=None)
        allowed = last is not None and not any(moment.reveals for moment in moments[last + 1 : n + 1])
        try:
            whose = table.undo()
        except UndoRefusedError:
            if allowed:
                raise failure(case, done[:n], "undo is refused, and nothing was revealed") from None
            _check_moment(case, done[:n], table, moments[n], "refused an undo")
            continue
        if not allowed or last is None:
            raise failure(case, done[:n], "undo is possible, and something was revealed")
        if whose != done[last][0]:
            raise failure(case, done[:n], f"undo names seat {whose}")
        _check_moment(case, done[:last], table, moments[last], "undone")
        back = open_table(
            case.game, read_journal(content + kept.place.undo(last).text.encode()), TypedChance()
        )
        _check_moment(case, done[:last], back, moments[last], "undone and resumed")
        for seat, action in done[last:n]:
            table.submit(seat, action)
        _check_moment(case, done[:n], table, moments[n], "undone and done again")


def _prefixes(lines: list[bytes], rng: Random) -> Iterator[tuple[int, bytes]]:
    """How many steps, and the journal of them: each at the beginning, then one in three, and the whole.

    To look at a prefix is to play it again, so the later ones take by far the longest.
    """
    for n, content in enumerate(accumulate(lines)):
        if n <= _EACH or n == len(lines) - 1 or rng.random() < 1 / 3:
            yield n, content


def _played(case: Case, rng: Random, steps: int) -> tuple[list[tuple[Seat, Action]], list[_Moment]]:
    """A random game, and what it looked like after each of its steps."""
    done: list[tuple[Seat, Action]] = []
    heard: tuple[list[Event], ...] = tuple([] for _ in case.listeners)
    moments = [_Moment(tuple(case.begin().view(who) for who in case.listeners), heard, False)]
    for state, seat, action in random_game(case, rng, steps):
        after, events = events_of(state, seat, action)
        heard = tuple(
            [*before, *heard_by(events, who)] for before, who in zip(heard, case.listeners, strict=True)
        )
        views = tuple(after.view(who) for who in case.listeners)
        moments.append(_Moment(views, heard, any(event.reveals for event in events)))
        done.append((seat, action))
    return done, moments


def _check_moment(case: Case, done: Steps, table: Table, moment: _Moment, how: str) -> None:
    for who, view, heard in zip(case.listeners, moment.views, moment.heard, strict=True):
        name = "the spectator" if who is None else f"seat {who}"
        if table.view(who) != view:
            raise failure(case, done, f"{how}, the game gives {name} another view")
        ear = Hearer()
        table.retell(who, ear)
        if ear.heard != heard:
            raise failure(case, done, f"{how}, the game tells {name} other events than it heard")
