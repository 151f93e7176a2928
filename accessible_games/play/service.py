"""Commands that change nothing of the game: answers, history, settings, saves."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from accessible_games.engine import CountOf, Fact, Seat
from accessible_games.engine.table import Table
from accessible_games.narration.catalogue import catalogue
from accessible_games.narration.wording import Verbosity
from accessible_games.narration.words import normalise

from .commands import LEVELS, PACES, Command, CommandWords
from .facts import NoChannel, NotSaved, SavedAs, SaveNeedsName
from .history import Place
from .outlet import Outlet
from .players import CHANNELS, KEY, SPEECH
from .ports import Saves
from .serving import (
    HandSorted,
    HelpIntro,
    HelpWaiting,
    HistoryPlace,
    NothingToldYet,
    PaceSet,
    PaceUnknown,
    PrivateChannel,
    PrivateSet,
    PrivateUnknown,
    SpeechSilenced,
    VerbositySet,
    VerbosityUnknown,
)

ORDERS: Final = ("rising", "falling", "named")
_SECONDS: Final = range(1, 61)


class Service:
    """Serves one player at a time; nobody (None) while a player is waited for.

    Args:
        table: what queries are about.
        outlet: where answers are told.
        saves: where the game is kept.
        words: the command words of each language that is used.
    """

    def __init__(self, table: Table, outlet: Outlet, saves: Saves, words: Mapping[str, CommandWords]) -> None:
        self._table = table
        self._outlet = outlet
        self._saves = saves
        self._words = words
        self._orders: dict[Seat, str] = {}
        self._own: Mapping[str, Callable[[Seat, str], None]] = {
            "status": self._status,
            "details": self._details,
            "last": self._last,
            "history": self._history,
            "older": lambda seat, _: self._read(seat, outlet.history.step(seat, -1)),
            "newer": lambda seat, _: self._read(seat, outlet.history.step(seat, 1)),
            "oldest": lambda seat, _: self._read(seat, outlet.history.jump(seat, newest=False)),
            "newest": lambda seat, _: self._read(seat, outlet.history.jump(seat, newest=True)),
            "sort": self._sort,
            "verbosity": self._verbosity,
            "pace": self._pace,
            "private": self._private,
        }

    def words(self, seat: Seat | None) -> CommandWords:
        """The command words of a player, or of the table's first language."""
        narrator = self._outlet.common_words() if seat is None else self._outlet.own_words(seat)
        return self._words[narrator.language]

    def find(self, line: str) -> tuple[Command, str] | None:
        """The command that a line names in any language of the table, and the rest of the line."""
        return next((found for words in self._words.values() if (found := words.find(line))), None)

    def serve(self, seat: Seat, command: str, rest: str) -> None:
        """Serve the player who has the keyboard: a query of the game, or one of the rest."""
        if command in self._own:
            self._own[command](seat, rest)
        elif command in self._table.game.queries:
            self._outlet.whisper(seat, *self.answers(seat, command))
        else:
            self.serve_anybody(seat, command, rest)

    def serve_anybody(self, seat: Seat | None, command: str, rest: str) -> None:
        """Serve what is there while a player is waited for, too."""
        if command == "help":
            self._help(seat)
        elif command == "repeat":
            if not self._outlet.repeat():
                self._say(seat, NothingToldYet())
        elif command == "silence":
            self._outlet.silence()
            self._outlet.prompt(SpeechSilenced(), seat)
        elif command == "save":
            self._save(seat, rest)

    def answers(self, seat: Seat, query: str) -> list[Fact]:
        """What the game answers, a hand in the order that its player likes."""
        order = self._orders.get(seat, ORDERS[0])
        facts = self._table.game.answer(self._table.view(seat), query)
        return [self._sorted(fact, order, seat) for fact in facts]

    def ordered(self, seat: Seat, cards: Sequence[Fact]) -> Sequence[Fact]:
        """Single cards in the order that their player likes."""
        order = self._orders.get(seat, ORDERS[0])
        if order == "named":
            words = self._outlet.own_words(seat)
            return sorted(cards, key=lambda card: normalise(words.tell(card, seat).text))
        return cards if order == ORDERS[0] else cards[::-1]

    def _say(self, seat: Seat | None, fact: Fact) -> None:
        if seat is None:
            self._outlet.tell(fact)
        else:
            self._outlet.whisper(seat, fact)

    def _help(self, seat: Seat | None) -> None:
        if seat is None:
            self._outlet.list_in_each_language(
                lambda language: (HelpWaiting(), *self._words[language].help_lines(waiting=True))
            )
        else:
            self._outlet.list_choices(seat, (HelpIntro(), *self.words(seat).help_lines(waiting=False)))

    # -- what happened --------------------------------------------------------------------

    def _status(self, seat: Seat, _: str) -> None:
        known = [query for query in ("turn", "scores") if query in self._table.game.queries]
        self._outlet.whisper(seat, *(fact for query in known for fact in self.answers(seat, query)))

    def _details(self, seat: Seat, _: str) -> None:
        self._outlet.whisper(seat, *self.answers(seat, "scores"), verbosity=Verbosity.FULL)

    def _last(self, seat: Seat, _: str) -> None:
        entries = self._outlet.history.entries(seat)
        if entries:
            self._outlet.reread(seat, entries[-1])
        else:
            self._outlet.whisper(seat, NothingToldYet())

    def _history(self, seat: Seat, _: str) -> None:
        entries = self._outlet.history.entries(seat)
        for entry in entries:
            self._outlet.reread(seat, entry)
        if not entries:
            self._outlet.whisper(seat, NothingToldYet())

    def _read(self, seat: Seat, place: Place | None) -> None:
        if place is None:
            self._outlet.whisper(seat, NothingToldYet())
        else:
            self._outlet.reread(seat, place.entry, HistoryPlace(place.number, place.count, place.edge))

    # -- settings -------------------------------------------------------------------------

    def _sort(self, seat: Seat, _: str) -> None:
        order = ORDERS[(ORDERS.index(self._orders.get(seat, ORDERS[0])) + 1) % len(ORDERS)]
        self._orders[seat] = order
        hand = self.answers(seat, "hand") if "hand" in self._table.game.queries else []
        self._outlet.whisper(seat, HandSorted(order), *hand)

    def _sorted(self, fact: Fact, order: str, seat: Seat) -> Fact:
        """A fact with its counted cards in another order; any other fact as it is."""
        if order == ORDERS[0]:
            return fact
        changes = {}
        for name in fact.field_types:
            value = getattr(fact, name)
            if isinstance(value, tuple) and value and all(isinstance(one, CountOf) for one in value):
                changes[name] = value[::-1] if order == "falling" else self._by_name(value, seat)
        made: Fact = dataclasses.replace(fact, **changes) if changes else fact  # type: ignore[type-var]
        return made

    def _by_name(self, cards: tuple[CountOf, ...], seat: Seat) -> tuple[CountOf, ...]:
        language = self._outlet.own_words(seat).language
        names = catalogue(language, f"{self._table.game.name}-names")
        return tuple(sorted(cards, key=lambda one: normalise(names.text(one.item.message))))

    def _verbosity(self, seat: Seat, rest: str) -> None:
        player = self._outlet.player(seat)
        following = LEVELS[(LEVELS.index(player.verbosity.value) + 1) % len(LEVELS)]
        level = self.words(seat).term(rest) if rest else following
        if level not in LEVELS:
            self._outlet.whisper(seat, VerbosityUnknown(), kind="alert")
            return
        self._outlet.change(seat, dataclasses.replace(player, verbosity=Verbosity(level)))
        self._outlet.whisper(seat, VerbositySet(level))

    def _pace(self, seat: Seat, rest: str) -> None:
        player = self._outlet.player(seat)
        if not rest:
            pace = player.pace
            if isinstance(pace, str):
                self._outlet.whisper(seat, PaceSet(pace, 0))
            else:
                self._outlet.whisper(seat, PaceSet("seconds", round(pace)))
            return
        plain = normalise(rest)
        term = self.words(seat).term(rest)
        if term in PACES:
            self._outlet.change(seat, dataclasses.replace(player, pace=KEY if term == KEY else SPEECH))
            self._outlet.whisper(seat, PaceSet(term, 0))
        elif plain.isdecimal() and len(plain) < 5 and int(plain) in _SECONDS:
            self._outlet.change(seat, dataclasses.replace(player, pace=float(plain)))
            self._outlet.whisper(seat, PaceSet("seconds", int(plain)))
        else:
            self._outlet.whisper(seat, PaceUnknown(), kind="alert")

    def _private(self, seat: Seat, rest: str) -> None:
        player = self._outlet.player(seat)
        terms = {self.words(seat).term(word) for word in rest.split()}
        wanted = [channel for channel in CHANNELS if channel in terms]
        if len(wanted) < len(terms):
            self._outlet.whisper(seat, PrivateUnknown(), kind="alert")
            return
        if wanted == ["ear"] and not self._outlet.can_whisper(seat):
            self._outlet.whisper(seat, NoChannel(seat), kind="alert")
            return
        if wanted:
            player = dataclasses.replace(player, private=frozenset(wanted))
            self._outlet.change(seat, player)
        told = tuple(PrivateChannel(channel) for channel in CHANNELS if channel in player.private)
        self._outlet.whisper(seat, PrivateSet(told))

    def _save(self, seat: Seat | None, name: str) -> None:
        if not name:
            self._say(seat, SaveNeedsName())
            return
        try:
            command = self._saves.keep_as(name)
        except (ValueError, OSError) as problem:
            reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
            self._say(seat, NotSaved(reason))
            return
        self._say(seat, SavedAs(name, command))
