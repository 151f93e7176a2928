"""Commands that change nothing of the game: answers, history, settings, saves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from accessible_games.engine import CountOf, Fact, Seat
from accessible_games.engine.table import Table
from accessible_games.narration.catalogue import catalogue
from accessible_games.narration.wording import Verbosity, stem_of
from accessible_games.narration.words import normalise

from .commands import Command, CommandWords
from .facts import (
    HandSorted,
    HelpIntro,
    HelpSeveral,
    HelpWaiting,
    NothingToldYet,
    NotSaved,
    SavedAs,
    SaveNeedsName,
    SpeechSilenced,
)
from .lesson import TeachingTable
from .outlet import Outlet
from .ports import Pages, Preferences, Saves
from .profiles import ORDERS
from .review import Review
from .tuning import Tuning


class Service:
    """Serves one player at a time; nobody (None) while a player is waited for.

    Args:
        table: what queries are about.
        outlet: where answers are told.
        saves: where the game is kept.
        preferences: where choices are kept.
        pages: where text is taken along to.
    """

    def __init__(
        self,
        table: Table,
        outlet: Outlet,
        saves: Saves,
        preferences: Preferences,
        pages: Pages,
    ) -> None:
        self._table = table
        self._outlet = outlet
        self._saves = saves
        self._words = {language: CommandWords(table.game, language) for language in outlet.languages}
        self._tuning = Tuning(outlet, preferences, self.words)
        self.several_act = False
        """Whether whoever comes first is first now; the help says how that goes."""
        self._own: Mapping[str, Callable[[Seat, str], None]] = {
            "status": self._status,
            "details": self._details,
            "sort": self._sort,
            **Review(outlet, pages).commands,
            **self._tuning.commands,
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
        self.follow(seat, command)

    def follow(self, seat: Seat, command: str) -> None:
        """Tell what follows from a command that was served: a lesson goes on."""
        if isinstance(self._table, TeachingTable) and (more := self._table.follow(seat, command)):
            self._outlet.whisper(seat, *more)

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
        order = self._outlet.player(seat).order
        facts = self._table.game.answer(self._table.view(seat), query)
        return [self._sorted(fact, order, seat) for fact in facts]

    def ordered(self, seat: Seat, cards: Sequence[Fact]) -> Sequence[Fact]:
        """Single cards in the order that their player likes."""
        order = self._outlet.player(seat).order
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
        several = HelpSeveral(self._outlet.only is not None) if self.several_act else None
        if seat is None:
            waiting = several or HelpWaiting()
            self._outlet.list_in_each_language(
                lambda language: (waiting, *self._words[language].help_lines(waiting=True))
            )
        else:
            intro = several or HelpIntro()
            self._outlet.list_choices(
                seat, (intro, *self.words(seat).help_lines(waiting=False)), kind="answer"
            )

    def _status(self, seat: Seat, _: str) -> None:
        known = [query for query in ("turn", "scores") if query in self._table.game.queries]
        self._outlet.whisper(seat, *(fact for query in known for fact in self.answers(seat, query)))

    def _details(self, seat: Seat, _: str) -> None:
        self._outlet.whisper(seat, *self.answers(seat, "scores"), verbosity=Verbosity.FULL)

    # -- the order of a hand ---------------------------------------------------------------

    def _sort(self, seat: Seat, _: str) -> None:
        order = ORDERS[(ORDERS.index(self._outlet.player(seat).order) + 1) % len(ORDERS)]
        self._tuning.change(seat, order=order)
        hand = self.answers(seat, "hand") if "hand" in self._table.game.queries else []
        self._outlet.whisper(seat, HandSorted(order), *hand)

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
        language = self._outlet.own_words(seat).language

        def name(one: CountOf) -> str:
            return normalise(catalogue(language, f"{stem_of(type(one.item))}-names").text(one.item.message))

        return tuple(sorted(cards, key=name))

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
        self._say(seat, SavedAs(name, command, self._outlet.keyed))
