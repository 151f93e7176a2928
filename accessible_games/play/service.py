"""Commands that change nothing of the game: answers, history, settings, saves."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Final

from accessible_games.engine import CountOf, Fact, OpenGame, Seat
from accessible_games.engine.table import Table
from accessible_games.narration.catalogue import catalogue
from accessible_games.narration.wording import Verbosity, stem_of
from accessible_games.narration.words import normalise, typed_number

from . import facts
from .commands import ALL, LEVELS, PACES, SPEAKERS, Command, CommandWords
from .explaining import Explaining
from .hintfacts import HintsOff
from .history import Entry, Place
from .interpret import shortened
from .lesson import TeachingTable
from .output import Output
from .players import CHANNELS, Player
from .ports import Loudness, Pages, Preferences, Saves
from .profiles import ORDERS, PITCHES, RATES
from .wholefile import obstacle_of

_JOIN: Final = "\n"
_SECONDS: Final = range(1, 61)
_PER_CENT: Final = range(101)
_LATELY: Final = 10
"""Events that the history reads, if nobody asks for more."""
_LAST_WORDS: Final = 3.0
"""Seconds for a voice to say that it falls silent."""


class Service:
    """Serves one player at a time; nobody (None) while a player is waited for.

    Args:
        table: what queries are about.
        output: where answers are told.
        saves: where the game is kept.
        preferences: where choices are kept.
        pages: where text is taken along to.
        without: commands that are of no use here, which the help does not name.
    """

    def __init__(
        self,
        table: Table,
        output: Output,
        saves: Saves,
        preferences: Preferences,
        pages: Pages,
        without: Collection[str] = (),
    ) -> None:
        self._without = without
        self._table = table
        self._output = output
        self._saves = saves
        self._words = {language: CommandWords(table.game, language) for language in output.languages}
        self._settings = SettingCommands(output, preferences, self.words)
        self.explaining = Explaining(table, output)
        self.hint: Callable[[Seat], Sequence[Fact]] = lambda seat: [HintsOff()]
        """Asks what to do: what is told at once, or nothing where an adviser thinks about it."""
        self.helped: set[Seat] = set()
        """Who has heard once in this game what helps on whoever is not understood."""
        self.meant: dict[Seat, str] = {}
        """What a line of a seat may have meant, which a Yes does while the same is asked."""
        self.several_act = False
        """Whether whoever comes first is first now; the help says how that goes."""
        self._own: Mapping[str, Callable[[Seat, str], None]] = {
            "status": self._status,
            "details": self._details,
            "sort": self._sort,
            "more": self._more,
            "hint": self._hint,
            **HistoryCommands(output, pages, self.words).commands,
            **self._settings.commands,
            **self.explaining.commands,
        }

    def words(self, seat: Seat | None) -> CommandWords:
        """The command words of a player, or of the table's first language."""
        narrator = self._output.common_words() if seat is None else self._output.own_words(seat)
        return self._words[narrator.language]

    def find(self, line: str) -> tuple[Command, str] | None:
        """The command that a line names in any language of the table, and the rest of the line."""
        return next((found for words in self._words.values() if (found := words.find(line))), None)

    def serve(self, seat: Seat, command: str, rest: str) -> None:
        """Serve the player who has the keyboard: a query of the game, or one of the rest."""
        if command in self._own:
            self._own[command](seat, rest)
        elif command in self._table.game.queries:
            self._output.whisper(seat, *self.answers(seat, command))
        else:
            self.serve_anybody(seat, command, rest)
        self.follow(seat, command)

    def follow(self, seat: Seat, command: str) -> None:
        """Tell what follows from a command that was served: arrows walk an answer, or a lesson goes on."""
        if isinstance(self._table, TeachingTable) and (more := self._table.follow(seat, command)):
            self._output.whisper(seat, *more)  # which says what to press now: the arrows are for that
        elif command in self._table.game.queries and command != "hand":
            self._output.walk(command)

    def serve_anybody(self, seat: Seat | None, command: str, rest: str) -> None:
        """Serve what is there while a player is waited for, too."""
        if command == "help":
            self._help(seat)
        elif command == "repeat":
            if not self._output.repeat():
                self._say(seat, facts.NothingToldYet())
        elif command == "silence":
            self._output.silence()
            self._output.prompt(facts.SpeechSilenced(), seat)
        elif command == "save":
            self._save(seat, rest)

    def settle_drawn_hand(self, seat: Seat, *, drawn: bool) -> None:
        """Draw a player's hand in that player's turns from now on, or never; kept in the profile."""
        self._settings.change(seat, drawn_hand="yes" if drawn else "no")

    def answers(self, seat: Seat, query: str) -> list[Fact]:
        """What the game answers, a hand in the order that its player likes."""
        order = self._output.player(seat).order
        told = self._table.game.answer(self._table.view(seat), query)
        return [self._sorted(fact, order, seat) for fact in told]

    def ordered(self, seat: Seat, cards: Sequence[Fact]) -> Sequence[Fact]:
        """Single cards in the order that their player likes."""
        order = self._output.player(seat).order
        if order == "named":
            words = self._output.own_words(seat)
            return sorted(cards, key=lambda card: normalise(words.tell(card, seat).text))
        return cards if order == ORDERS[0] else cards[::-1]

    def _say(self, seat: Seat | None, fact: Fact) -> None:
        if seat is None:
            self._output.tell(fact)
        else:
            self._output.whisper(seat, fact)

    def _help(self, seat: Seat | None) -> None:
        several = facts.HelpSeveral(self._output.only is not None) if self.several_act else None
        if seat is None:
            waiting = several or facts.HelpWaiting()
            self._output.list_in_each_language(
                lambda language: (waiting, *self._words[language].help_lines(waiting=True))
            )
        else:
            intro = several or facts.HelpIntro()
            self._output.list_choices(seat, (intro, *self._helps(seat)), kind="answer")

    def _more(self, seat: Seat, _: str) -> None:
        """The commands that the help does not name at once."""
        self._output.list_choices(seat, self._helps(seat, more=True), kind="answer")

    def _helps(self, seat: Seat, *, more: bool = False) -> list[facts.CommandHelp]:
        """What can be typed here, a line each."""
        lines = self.words(seat).help_lines(waiting=False, more=more)
        return [line for line in lines if line.command not in {*self._without, *self._useless()}]

    def _useless(self) -> Iterator[str]:
        """Commands that would only say here that there is nothing for them to do."""
        game = self._table.game
        if not (self._table.hints or isinstance(self._table, TeachingTable)):
            yield "hint"
        if "hand" not in game.queries:
            yield "sort"
        if isinstance(game, OpenGame) and game.open_table:
            yield from ("phone", "private")

    def _hint(self, seat: Seat, _: str) -> None:
        told = self.hint(seat)
        if told:
            self._output.whisper(seat, *told)

    def _status(self, seat: Seat, _: str) -> None:
        known = [query for query in ("turn", "scores") if query in self._table.game.queries]
        self._output.whisper(seat, *(fact for query in known for fact in self.answers(seat, query)))

    def _details(self, seat: Seat, _: str) -> None:
        self._output.whisper(seat, *self.answers(seat, "scores"), verbosity=Verbosity.FULL)

    # -- the order of a hand ---------------------------------------------------------------

    def _sort(self, seat: Seat, _: str) -> None:
        order = ORDERS[(ORDERS.index(self._output.player(seat).order) + 1) % len(ORDERS)]
        self._settings.change(seat, order=order)
        hand = self.answers(seat, "hand") if "hand" in self._table.game.queries else []
        self._output.whisper(seat, facts.HandSorted(order), *hand)

    def _sorted(self, fact: Fact, order: str, seat: Seat) -> Fact:
        """A fact with its counted cards in another order; any other fact as it is."""
        if order == ORDERS[0]:
            return fact
        values = {}
        for name in fact.field_types:
            value = getattr(fact, name)
            if isinstance(value, tuple) and value and all(isinstance(one, CountOf) for one in value):
                value = value[::-1] if order == "falling" else self._by_name(value, seat)
            values[name] = value
        return type(fact)(**values)

    def _by_name(self, cards: tuple[CountOf, ...], seat: Seat) -> tuple[CountOf, ...]:
        language = self._output.own_words(seat).language

        def name(one: CountOf) -> str:
            return normalise(catalogue(language, f"{stem_of(type(one.item))}-names").text(one.item.message))

        return tuple(sorted(cards, key=name))

    def _save(self, seat: Seat | None, name: str) -> None:
        if not name:
            self._say(seat, facts.SaveNeedsName())
            return
        try:
            command = self._saves.keep_as(name)
        except (ValueError, OSError) as problem:
            reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
            self._say(seat, facts.NotSaved(reason))
            return
        self._say(seat, facts.SavedAs(name, command, self._output.keyed))


def _is_count(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 5


class HistoryCommands:
    """Serves the history of whoever has the keyboard.

    Args:
        output: where entries are told.
        pages: where text is taken along to.
        words: the command words of a player.
    """

    def __init__(self, output: Output, pages: Pages, words: Callable[[Seat], CommandWords]) -> None:
        history = output.history
        self._words = words
        self._output = output
        self._history = history
        self._pages = pages
        self._sought: dict[Seat, str] = {}
        self.commands: Mapping[str, Callable[[Seat, str], None]] = {
            "last": self._last,
            "history": self._lately,
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
            self._output.reread(seat, entries[-1], *self._unheard())
        else:
            self._output.whisper(seat, facts.NothingToldYet())

    def _lately(self, seat: Seat, rest: str) -> None:
        """Read the last events; so many as are asked for, or all of them."""
        heard = self._history.entries(seat)
        number = typed_number(rest, self._words(seat).language) or (int(rest) if _is_count(rest) else 0)
        everything = self._words(seat).term(rest) == ALL
        entries = heard if everything else heard[-(number or _LATELY) :]
        if len(entries) < len(heard):
            self._output.whisper(seat, facts.HistoryLately(len(entries), len(heard), self._output.keyed))
        for entry in entries[:-1]:
            self._output.reread(seat, entry)
        for entry in entries[-1:]:
            self._output.reread(seat, entry, *self._unheard())
        if not entries:
            self._output.whisper(seat, facts.NothingToldYet())

    def _read(self, seat: Seat, place: Place | None) -> None:
        if place is None:
            self._output.whisper(seat, facts.NothingToldYet())
        else:
            where = facts.HistoryPlace(place.number, place.count, place.edge)
            self._output.reread(seat, place.entry, where, *self._unheard())

    def _unheard(self) -> tuple[facts.NotHeard, ...]:
        """How many lines were skipped since somebody read here last, if any were."""
        n = self._output.unheard()
        return (facts.NotHeard(n),) if n else ()

    def _find(self, seat: Seat, word: str) -> None:
        """Read the next older entry that holds a word, or the word before if none is given."""
        word = word or self._sought.get(seat, "")
        if not word:
            self._output.whisper(seat, facts.FindNeedsWord())
            return
        self._sought[seat] = word
        plain = normalise(word)
        place = self._history.find(seat, lambda entry: plain in self._searched(seat, entry))
        if place is None:
            self._output.whisper(seat, facts.NotInHistory(shortened(word)))
        else:
            self._read(seat, place)

    def _searched(self, seat: Seat, entry: Entry) -> str:
        line = self._output.own_words(seat).tell(entry.event, entry.listener)
        return f"{normalise(line.text)}{_JOIN}{normalise(line.spoken)}"

    # -- taking it along: at a table with several people only what all of them have heard ----------

    def _copy(self, seat: Seat, _: str) -> None:
        place = self._history.here(seat)
        if place is None:
            self._output.whisper(seat, facts.NothingToldYet())
        elif self._is_secret(place.entry):
            self._output.whisper(seat, facts.OwnLinesStay())
        else:
            try:
                path = self._pages.copy(self._text(seat, place.entry))
            except OSError as problem:
                self._output.whisper(seat, facts.NotWritten(obstacle_of(problem)))
            else:
                self._output.whisper(seat, facts.Copied(path))

    def _write(self, seat: Seat, _: str) -> None:
        entries = [entry for entry in self._history.entries(seat) if not self._is_secret(entry)]
        if not entries:
            self._output.whisper(seat, facts.NothingToldYet())
            return
        try:
            path = self._pages.write(_JOIN.join(self._text(seat, entry) for entry in entries))
        except OSError as problem:
            self._output.whisper(seat, facts.NotWritten(obstacle_of(problem)))
        else:
            self._output.whisper(seat, facts.HistoryWritten(path))

    def _is_secret(self, entry: Entry) -> bool:
        return entry.listener is not None and self._output.only is None

    def _text(self, seat: Seat, entry: Entry) -> str:
        return self._output.own_words(seat).tell(entry.event, entry.listener).text


class SettingCommands:
    """Serves the choices of whoever has the keyboard.

    Args:
        output: where they are told, and count.
        preferences: where they are kept.
        words: the command words of a player.
    """

    def __init__(
        self, output: Output, preferences: Preferences, words: Callable[[Seat], CommandWords]
    ) -> None:
        self._output = output
        self._preferences = preferences
        self._words = words
        self.commands: Mapping[str, Callable[[Seat, str], None]] = {
            "verbosity": self._verbosity,
            "pace": self._pace,
            "private": self._private,
            "rate": self._rate,
            "pitch": self._pitch,
            "voice": self._voice,
            "volume": lambda seat, rest: self._loudness(seat, "speech", rest),
            "sounds": lambda seat, rest: self._loudness(seat, "sounds", rest),
            "speaker": self._speaker,
        }

    def change(self, seat: Seat, **changes: Any) -> Player:
        """Let a choice count, and keep it; returns the player as it is now."""
        player = dataclasses.replace(self._output.player(seat), **changes)
        self._output.change(seat, player)
        self._preferences.keep_player(player, changes.keys())
        return player

    def _verbosity(self, seat: Seat, rest: str) -> None:
        level = self._words(seat).term(rest) if rest else self._following_level(seat)
        if level not in LEVELS:
            self._output.whisper(seat, facts.VerbosityUnknown())
            return
        self.change(seat, verbosity=Verbosity(level))
        self._output.whisper(seat, facts.VerbositySet(level))

    def _following_level(self, seat: Seat) -> str:
        level = self._output.player(seat).verbosity.value
        return LEVELS[(LEVELS.index(level) + 1) % len(LEVELS)]

    def _pace(self, seat: Seat, rest: str) -> None:
        plain = normalise(rest)
        term = self._words(seat).term(rest)
        if term in PACES:
            self.change(seat, pace=term)
        elif plain.isdecimal() and len(plain) < 5 and int(plain) in _SECONDS:
            self.change(seat, pace=float(plain))
        elif rest:
            self._output.whisper(seat, facts.PaceUnknown())
            return
        pace = self._output.player(seat).pace
        told = facts.PaceSet(pace, 0) if isinstance(pace, str) else facts.PaceSet("seconds", round(pace))
        self._output.whisper(seat, told)

    def _private(self, seat: Seat, rest: str) -> None:
        terms = {self._words(seat).term(word) for word in rest.split()}
        wanted = [channel for channel in CHANNELS if channel in terms]
        if len(wanted) < len(terms):
            self._output.whisper(seat, facts.PrivateUnknown())
            return
        if wanted == ["ear"] and not self._output.can_whisper(seat):
            self._output.whisper(seat, facts.NoChannel(seat))
            return
        player = self.change(seat, private=frozenset(wanted)) if wanted else self._output.player(seat)
        told = tuple(facts.PrivateChannel(channel) for channel in CHANNELS if channel in player.private)
        self._output.whisper(seat, facts.PrivateSet(told))

    # -- speech and sound -----------------------------------------------------------------

    def _rate(self, seat: Seat, rest: str) -> None:
        if rest:
            rate = self._number(seat, rest, RATES)
            if rate is None:
                return
            self._read(seat, "rate", rate)
        self._output.whisper(seat, facts.RateSet(self._reading(seat, "rate")))

    def _pitch(self, seat: Seat, rest: str) -> None:
        if rest:
            pitch = self._number(seat, rest, PITCHES)
            if pitch is None:
                return
            self._read(seat, "pitch", pitch)
        self._output.whisper(seat, facts.PitchSet(self._reading(seat, "pitch")))

    def _voice(self, seat: Seat, rest: str) -> None:
        """Read by the voice with a word in its name, or by the next one; the new one says so."""
        known = self._output.voices(self._output.player(seat).language)
        if not known:
            self._output.whisper(seat, facts.VoicesNone(), kind="alert")
            return
        now = next((n for n, voice in enumerate(known) if voice.id == self._reading(seat, "voice")), 0)
        voice = known[(now + 1) % len(known)]
        if rest:
            named = [one for one in known if normalise(rest) in normalise(one.name)]
            if not named:
                self._output.whisper(seat, facts.VoiceUnknown(), kind="alert")
                return
            voice = named[0]
        self._read(seat, "voice", voice.id)
        self._output.whisper(seat, facts.VoiceSet(voice.name))

    def _read(self, seat: Seat, what: str, value: Any) -> None:
        """Read otherwise: the language, to somebody who plays alone, else this player's own lines."""
        player = self._output.player(seat)
        if getattr(player, what) is None and self._output.only is not None:
            self._preferences.set_reading(player.language, **{what: value})
        else:
            self.change(seat, **{what: value})

    def _reading(self, seat: Seat, what: str) -> Any:
        """How this player is read to: in a way of the own, or as the language."""
        player = self._output.player(seat)
        own = getattr(player, what)
        return getattr(self._preferences.reading(player.language), what) if own is None else own

    def _loudness(self, seat: Seat, what: Loudness, rest: str) -> None:
        if rest:
            per_cent = self._number(seat, rest, _PER_CENT)
            if per_cent is None:
                return
            self._preferences.set_loudness(what, per_cent)
        self._output.whisper(seat, facts.LoudnessSet(what, self._preferences.loudness(what)))

    def _number(self, seat: Seat, typed: str, allowed: range) -> int | None:
        """A typed number; None, and it is said, if it is none of these."""
        plain = normalise(typed)
        if plain.isdecimal() and len(plain) < 5 and int(plain) in allowed:
            return int(plain)
        self._output.whisper(seat, facts.NumberUnknown(allowed[0], allowed[-1]))
        return None

    def _speaker(self, seat: Seat, rest: str) -> None:
        """Let another speak: this program, the player's screen reader, or nobody."""
        now = self._preferences.speaker
        term = self._words(seat).term(rest) if rest else ("reader" if now == "program" else "program")
        who = next((speaker for speaker in SPEAKERS if speaker == term), None)
        if who is None:
            self._output.whisper(seat, facts.SpeakerUnknown())
            return
        if not self._preferences.can_speak(who):
            self._output.whisper(seat, facts.SpeakerUnreachable())
            return
        falls_silent = now == "program" and who != now
        if falls_silent:
            self._output.tell(facts.SpeakerSet(who))
            self._output.spoken(_LAST_WORDS)
        self._output.speak_by(*self._preferences.speak_by(who))
        if not falls_silent:
            self._output.tell(facts.SpeakerSet(who))
