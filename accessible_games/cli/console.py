"""Questions outside of a game: one line each, numbered answers, the same words spoken."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any, Final, Protocol

from accessible_games.engine import OptionError
from accessible_games.narration.catalogue import (
    KANA,
    Catalogue,
    MessageError,
    catalogue,
    is_stem,
    nearest_locale,
)
from accessible_games.narration.japanese import counted, read_number, read_text
from accessible_games.narration.names import PlayerName
from accessible_games.narration.narrator import Line
from accessible_games.narration.rulespage import aim_of, sentences
from accessible_games.narration.spoken import spoken_form
from accessible_games.narration.text import join_list, join_sentences
from accessible_games.narration.words import normalise
from accessible_games.play.board import MADE_AHEAD, Board, Item, Listing, placed_text
from accessible_games.play.entries import Entry, read_out
from accessible_games.play.nearest import corrected
from accessible_games.play.ports import Cues, SpeechKind, Voice
from accessible_games.play.questions import is_question
from accessible_games.play.typed import EndOfInput

from .answers import (
    Back,
    Sought,
    as_number,
    asks_for_aim,
    asks_for_help,
    counted_of,
    fitting,
    leads_back,
    words_of,
)

Message = tuple[str, dict[str, Any]]
"""A message and its variables."""


@dataclass(frozen=True, slots=True)
class Said:
    """A part of a message that is written one way and read aloud another.

    Attributes:
        text: as it is written.
        kana: its reading, for voices that read nothing else.
        read: as any other voice is given it; "" for as it is written.
    """

    text: str
    kana: str
    read: str = ""

    def by(self, locale: str) -> str:
        """The words for a locale."""
        return self.kana if locale == KANA else self.read or self.text


def hour_read(hour: int) -> str:
    """An hour as it is read, 4 and 9 in their own way."""
    tens, ones = divmod(hour, 10)
    irregular = {4: "よ", 7: "しち", 9: "く"}.get(ones)
    if irregular is None:
        return f"{read_number(hour)}じ"
    return f"{read_number(tens * 10) if tens else ''}{irregular}じ"


def formatted(words: Catalogue, key: str, variables: Mapping[str, Any]) -> str:
    """A message in the words of a locale."""
    parts = {
        name: value.by(words.locale) if isinstance(value, Said) else value
        for name, value in variables.items()
    }
    return words.text(key, **parts)


_BACK_ONE: Final = "cli-back-one"
_BACKS: Final = ("cli-back", _BACK_ONE, "cli-back-lessons", "cli-leave-lesson", "cli-stay")
"""Entries that lead back: to the menu, to the list before, or to where one was."""
NEWER: Final = "cli-newer"
OLDER: Final = "cli-older"
"""Entries that turn to another page of the same list."""
_OUT: Final = "0"
"""The line that leads out of a list in which no entry does."""
_SEEK: Final = "/"
"""What stands before a letter whose key was pressed."""
SAID: Final = "cli-said"
"""The message that is a text of another catalogue: what it is does not tell which entry it is."""
_LISTED: Final = 12
"""So many numbers are a list on a board; more are typed."""
_LONG_LIST: Final = 12
"""Entries from which on a list that was told before is not told whole by itself."""
_GLANCE_SECONDS: Final = 0.05
"""How often it is looked whether something was typed."""


class Lines(Protocol):
    """Where typed lines come from, and printed ones go."""

    @property
    def interactive(self) -> bool:
        """Whether somebody types now; a script does not, and is never waited for."""
        ...

    def show(self, text: str) -> None:
        """Print a line below all others."""
        ...

    def next(self, seconds: float | None = None) -> str | None:
        """The next typed line; None if none came in so many seconds.

        Raises:
            EndOfInput: nothing more will be typed.
        """
        ...


class Console:
    """Tells and asks in one language.

    Args:
        lines: the terminal.
        language: one of the player's languages.
        voice: what speaks, or None.
        cues: what sounds, or None.
    """

    def __init__(self, lines: Lines, language: str, voice: Voice | None, cues: Cues | None = None) -> None:
        self._cues = cues
        self._lines = lines
        self.language = language
        self.voice = voice
        self._known: dict[str, list[str]] = {}
        """The long lists that were told, by their questions: of the same one only what is new is told."""
        self.about = ""
        """The game that the questions are about; "" while none has been chosen."""

    def text(self, key: str, **variables: Any) -> str:
        """A message, to be shown."""
        return formatted(self._words(), key, variables)

    def tell(self, key: str, **variables: Any) -> None:
        """Show and speak a message that answers what was typed or pressed last."""
        self._lines.show(self.text(key, **variables))
        self._say([(key, variables)], "answer")

    def announce(self, key: str, **variables: Any) -> None:
        """Show and speak a message that nobody asked for: no key drops it."""
        self._lines.show(self.text(key, **variables))
        self._say([(key, variables)], "event")

    def speak(self, key: str, **variables: Any) -> None:
        """Speak a message that is shown elsewhere."""
        self._say([(key, variables)], "answer")

    def speak_now(self, key: str, variables: Mapping[str, Any]) -> None:
        """Speak a message as an answer to a key: the next one cuts it."""
        self._say([(key, dict(variables))], "focus")

    def announce_rule(self, game: str, number: int) -> None:
        """The same of a paragraph of a game's rules page; a sentence that is cut begins again alone."""
        stem, key = f"{game}-rules", f"{game}-rules-{number}".replace("_", "-")
        language = nearest_locale(self.language, stem)
        self._lines.show(catalogue(language, stem).text(key))
        for text, kana in sentences(language, game, key):
            said = Said(text, kana if kana != text else read_text(text) or text)
            self._say([("cli-first-rule", {"text": said})], "event")

    def tell_line(self, line: Line) -> None:
        """Show and speak what is in words already, after what is being said."""
        self._lines.show(line.text)
        if self.voice is not None:
            text = line.heard(kana=self.voice.needs_kana(line.language))
            self.voice.say(text, kind="event", language=line.language)

    def recite(self, stem: str, key: str) -> None:
        """Show and speak a message of another catalogue, behind what answers the same key."""
        self._lines.show(catalogue(self.language, stem).text(key))
        locale = self._spoken_words().locale
        self._speak(catalogue(locale, "cli"), [catalogue(locale, stem).text(key)], "answer")

    def read_out(self, line: Said) -> None:
        """Show and speak a line of a page, behind what answers the same key."""
        self._lines.show(line.text)
        self.speak_rows(lambda locale: [line.by(locale)], "answer")

    def ask(self, key: str, *, help_key: str = "cli-help-line", **variables: Any) -> str:
        """Ask for a line; an empty one is an answer too.

        Args:
            key: the question.
            help_key: what "?" is answered with.
            variables: those of both.

        Raises:
            Back: the way back was typed instead.
            EndOfInput: nothing more will be typed.
        """
        while True:
            self._put(key, variables)
            typed = self._read()
            if asks_for_help(typed, self.language):
                way = "cli-help-back-key" if isinstance(self._lines, Board) else "cli-help-back"
                self._ask_again()
                self._tell_all((help_key, variables), (way, {}))
            elif asks_for_aim(typed, self.language):
                self._ask_again()
                self._tell_all(self._aim())
            elif leads_back(typed, self.language):
                raise Back
            else:
                return typed

    def choose(
        self,
        key: str,
        answers: Sequence[Message],
        *,
        back: bool = True,
        hear: Callable[[int], None] | None = None,
        picture: bytes = b"",
        above: bool = False,
        paged: bool = False,
        first: int | None = None,
        at: int | None = None,
        languages: Sequence[str] = (),
        **variables: Any,
    ) -> int:
        """Ask with numbered answers; returns the index of the chosen one.

        Args:
            key: the question.
            answers: message and variables of each answer.
            back: whether there is a way back; an entry for it is added if none of the answers is one.
            hear: lets an answer be heard as the focus of a board comes to it, in place of its words.
            picture: a PNG that a board draws beside the answers; its words are told before.
            above: whether a way back leads out of the list though no entry does.
            paged: whether there are other pages, on which something may be sought.
            first: on which answer the focus of a board begins, where nobody was in the list before.
            at: on which answer the focus of a board is put in any case.
            languages: of each answer, where each is told in its own.
            variables: those of the question.

        Raises:
            Back: the way back was taken that is none of the answers.
            Sought: something was typed that fits no answer, where there are other pages.
            EndOfInput: nothing more will be typed.
        """
        rows = list(answers)
        way = next((place for place, (answer, _) in enumerate(rows) if answer in _BACKS), None)
        if (back or above) and way is None:
            way = len(rows)
            if back:
                rows.append((_BACK_ONE, {}))
        put = _Put(key, rows, variables, way, hear, picture, paged, first, at, languages)
        chosen = None
        told = self._known.get(key, [])
        while chosen is None:
            self._put_choices(put, told)
            chosen, told = self._take_entry(rows, way, paged=paged), []
        if chosen == len(answers):
            raise Back
        return chosen

    def offer(self, key: str, answers: Sequence[Message], *, picture: bytes = b"", **variables: Any) -> None:
        """Put a question with its answers, and wait for none: whoever asks takes the lines.

        Args:
            key: the question.
            answers: message and variables of each answer.
            picture: a PNG that a board draws beside the answers.
            variables: those of the question.
        """
        self._put_choices(_Put(key, list(answers), variables, None, None, picture, False, None, None, ()))

    def browse(self, board: Board, title: Said, rows: Sequence[Said]) -> Iterator[int]:
        """Let rows be walked through on a board, with a way back behind them.

        Yields:
            The index of each one that is chosen, until it is the way back.

        Raises:
            EndOfInput: nothing more will be typed.
        """
        entries = [*rows, self.said(_BACK_ONE, {})]
        typed = [str(number) for number, _ in enumerate(entries, 1)]
        titled = True
        while True:
            walked = _Walked(
                console=self,
                board=board,
                question=title,
                rows=entries,
                typed=typed,
                back=len(rows),
                numbered=False,
            )
            self._offer(walked, titled=titled)
            chosen = as_number(self._read(), self.language)
            if chosen is None or not 1 <= chosen <= len(entries):
                continue
            if chosen == len(entries):
                return
            yield chosen - 1
            titled = False

    def number(
        self,
        key: str,
        least: int,
        most: int,
        *,
        now: int | None = None,
        kept: int | None = None,
        first: int | None = None,
        beside: Callable[[str], bool] = lambda words: False,
        **variables: Any,
    ) -> int:
        """Ask for a whole number between these; the message names both.

        Args:
            key: the question.
            least: the smallest.
            most: the largest.
            now: the present value, which Enter alone keeps; None: there is none.
            kept: what is then returned, if not the value itself.
            first: where the focus of a board begins, if there is no present value; None: at the smallest.
            beside: takes what was said behind the number and answers more than was asked; whether it does.
            variables: those of the question, besides `least` and `most`.

        Raises:
            Back: the way back was typed instead; 0 is one where it is no answer.
            EndOfInput: nothing more will be typed.
        """
        bounds = {"least": least, "most": most}
        told = False
        if now is not None and not self._lists(least, most):
            self.tell("cli-now", n=now)
        while True:
            if not told or isinstance(self._lines, Board):
                self._put_number(key, least, most, variables, first if now is None else now)
            typed = self._read()
            told = bool(typed)
            if asks_for_help(typed, self.language):
                way = "cli-help-back-key" if isinstance(self._lines, Board) else "cli-help-back-word"
                self._ask_again()
                self._tell_all(("cli-help-number", bounds), (way, {}))
            elif asks_for_aim(typed, self.language):
                self._ask_again()
                self._tell_all(self._aim())
            elif leads_back(typed, self.language) and not (least == as_number(typed, self.language) == 0):
                raise Back
            elif not typed and now is not None:
                self.tell("cli-kept", n=now)
                return now if kept is None else kept
            else:
                counted = counted_of(typed, self.text(key, **bounds, **variables), self.language, beside)
                chosen = self.chosen_number(typed if counted is None else str(counted), least, most)
                if chosen is not None:
                    return chosen

    def chosen_number(self, typed: str, least: int, most: int) -> int | None:
        """A number that was typed; None, and it is said, if it is none of these."""
        number = as_number(typed, self.language)
        if number is not None and least <= number <= most:
            return number
        if typed:
            self._ask_again()
            self.tell(self._by_keys("cli-not-a-choice"), least=least, most=most)
        return None

    def hear_out(self, patience: float | None = None, question: str = "") -> bool:
        """Let what is being said come to its end; a typed line ends it at once, and means nothing else.

        Args:
            patience: seconds after which it counts as heard; None: none.
            question: what a board shows meanwhile: how to end it; "" for nothing.

        Returns:
            False if somebody ended it.

        Raises:
            EndOfInput: a board was closed.
        """
        voice, lines = self.voice, self._lines
        if voice is None:
            return True
        if not lines.interactive:
            voice.wait(patience)
            return True
        if isinstance(lines, Board) and question:
            again = partial(self._say, [(question, {})], "answer")
            lines.ask(self.text(question), again, typed=False, back=self._back_word(), hurries=True)
        end = None if patience is None else time.monotonic() + patience
        try:
            while voice.is_speaking() and (end is None or time.monotonic() < end):
                if lines.next(_GLANCE_SECONDS) is not None:
                    voice.silence()
                    return False
        except EndOfInput:
            if isinstance(lines, Board):
                raise
            voice.wait(patience)  # nobody can end it any more
        finally:
            if isinstance(lines, Board):
                lines.withdraw()
        return True

    # -- questions as they are put, and answers as they are taken ----------------------------

    def _put(self, key: str, variables: dict[str, Any]) -> None:
        """Ask for a line."""
        if isinstance(self._lines, Board):
            again = partial(self._say, [(key, variables)], "answer")
            self._lines.ask(self.text(key, **variables), again, typed=True, back=self._back_word())
        else:
            self._lines.show(self.text(key, **variables))
        self._say([(key, variables)], "question")

    def _lists(self, least: int, most: int) -> bool:
        """Whether numbers are walked through, not typed."""
        return isinstance(self._lines, Board) and most - least < _LISTED

    def _put_number(
        self, key: str, least: int, most: int, variables: dict[str, Any], first: int | None
    ) -> None:
        bounds = {"least": least, "most": most, **variables}
        if not (isinstance(self._lines, Board) and most - least < _LISTED):
            self._put(key, bounds)
            return
        numbers = range(least, most + 1)
        rows = [*(Said(str(number), read_number(number)) for number in numbers), self.said(_BACK_ONE, {})]
        typed = [*map(str, numbers), self._back_word()]
        listed = f"{key}-listed"  # the numbers are heard one by one: the question need not name them
        question = self.said(listed if self._words().has(listed) else key, bounds)
        walked = _Walked(
            console=self,
            board=self._lines,
            question=question,
            rows=rows,
            typed=typed,
            back=len(numbers),
            numbered=False,
            counted=False,
            first=None if first is None else numbers.index(first),
        )
        self._offer(walked)

    def _by_keys(self, key: str) -> str:
        """The message for whoever has keys in place of typed lines."""
        return f"{key}-keys" if isinstance(self._lines, Board) else key

    def _back_word(self) -> str:
        """A word for the way back: 0 may be a number like any other."""
        return min(words_of("cli-word-back", self.language))

    def _put_choices(self, put: _Put, known: Sequence[str] = ()) -> None:
        """Ask with numbered answers.

        Args:
            put: the question and its answers.
            known: the answers as they were told before: only what is new is told of a long list.
        """
        if isinstance(self._lines, Board):
            self._offer(self._walked(self._lines, put))
            return
        rows = [self.text(row[0], **row[1]) for row in put.rows]
        news = _news(known, rows)
        self._known[put.key] = rows if len(rows) >= _LONG_LIST else []
        self._lines.show(self.text(put.key, **put.variables))
        if len(news) < len(rows):
            self._lines.show(self.text("cli-list-news" if news else "cli-list-same"))
        for number in news:
            self._lines.show(self._row(self._words(), number, *put.rows[number - 1]))
        self._lines.show(self.text("cli-type-number"))
        self._say_choices(put, news)

    def _walked(self, board: Board, put: _Put) -> _Walked:
        """A question as it is walked through on a board."""
        names = [told["text"].text if name == SAID else name for name, told in put.rows]
        typed = [str(number) for number, _ in enumerate(put.rows, 1)]
        pages = tuple(typed[names.index(name)] if name in names else "" for name in (NEWER, OLDER))
        return _Walked(
            console=self,
            board=board,
            question=self.said(put.key, put.variables),
            rows=[self._in(language).said(*row) for row, language in put.told()],
            typed=typed,
            back=put.way,
            keys=[(name, names[:place].count(name)) for place, name in enumerate(names)],
            hear=put.hear,
            picture=put.picture,
            pages=pages if put.paged else None,
            first=put.first,
            at=put.at,
            languages=put.languages,
        )

    def _in(self, language: str) -> Console:
        """What tells in a language that a voice reads; this one for its own, or where none does."""
        if language in ("", self.language) or (self.voice is not None and not self.voice.voices(language)):
            return self
        return Console(self._lines, language, self.voice, self._cues)

    def _take_entry(self, rows: Sequence[Message], way: int | None, *, paged: bool = False) -> int | None:
        """The index of the entry that is meant; None if the list is to be told again."""
        guessed: int | None = None
        while True:
            typed = self._read()
            if not typed:
                return None
            if guessed is not None and normalise(typed) == normalise(self.text("cli-yes")):
                return guessed
            if paged and isinstance(self._lines, Board) and typed.startswith(_SEEK):
                raise Sought(typed.removeprefix(_SEEK), self._lines.focus)
            if asks_for_help(typed, self.language):
                self._ask_again()
                self._tell_all(*self._help_at(way))
                return None
            number = as_number(typed, self.language)
            if number is not None and 1 <= number <= len(rows):
                return number - 1
            if way is not None and leads_back(typed, self.language):
                return way
            found = [] if number is not None else self.meant(typed, rows)
            if len(found) == 1:
                return found[0]
            if asks_for_aim(typed, self.language):
                self._ask_again()
                self._tell_all(self._aim())
                continue
            if paged and number is None and not found and not self._asks_for_more(typed):
                raise Sought(typed, len(rows) - 1)
            self._ask_again()
            if found:
                fit = [self.said(*rows[place]) for place in found]
                names = self.listed([PlayerName(one.text, one.kana) for one in fit])
                self.tell("cli-several-entries", entries=names)
            elif self._asks_for_more(typed):
                self._tell_all(*self._help_at(way))
                return None
            elif is_question(typed, self.language):
                self._tell_all(("cli-question-unknown", {}), *self._help_at(way))
            elif (near := self._nearest(typed, rows)) is not None:
                word, guessed = near
                self.tell("cli-did-you-mean", word=word)
            else:
                self.tell(self._by_keys("cli-not-an-entry"), least=1, most=len(rows))
            if isinstance(self._lines, Board):
                return None

    def _asks_for_more(self, typed: str) -> bool:
        return normalise(typed) in words_of("cli-word-more", self.language)

    def _aim(self) -> Message:
        """How the game that is asked about is won, or where that is told of each."""
        aim = self.aim_words(self.about) if self.about else None
        return ("cli-aim-of-each", {}) if aim is None else ("cli-aim-asked", {"text": aim})

    def _help_at(self, way: int | None) -> list[Message]:
        """What can be typed at a list, with its way back if it has one."""
        last = "cli-help-back-entry" if isinstance(self._lines, Board) else "cli-help-back"
        return [("cli-help-choose", {}), *([] if way is None else [(last, {})])]

    def meant(self, typed: str, rows: Sequence[Message]) -> list[int]:
        """The indexes of the entries that words may mean: as they are read, or by words that they go by."""
        said = [self.said(*row) for row in rows]
        entries = [
            Entry(number, tuple((self.language, form) for form in {one.text, one.kana, one.read} if form))
            for number, one in enumerate(said, 1)
        ]
        read = [number - 1 for number in read_out(typed, entries)]
        return read or fitting(typed, [self._names(*row) for row in rows])

    def _nearest(self, typed: str, rows: Sequence[Message]) -> tuple[str, int] | None:
        """What was meant by a line that is mistyped, and the index of the only entry that it names."""
        known: dict[str, str] = {}
        for row in rows:
            for name in self._names(*row):
                known.setdefault(name, name)
            for word in self.said(*row).text.split():
                known[normalise(word)] = word.strip(".,:;!?()、。")
        meant = corrected(typed, {name: word for name, word in known.items() if name})
        found = [] if meant is None else self.meant(meant, rows)
        return (meant, found[0]) if meant is not None and len(found) == 1 else None

    def _names(self, key: str, variables: dict[str, Any]) -> frozenset[str]:
        """By what words an entry goes: its own, what it is about, and synonyms that it has."""
        forms = [self.said(key, variables), *(one for one in variables.values() if isinstance(one, Said))]
        names = {normalise(word) for form in forms for word in (form.text, form.kana)}
        return frozenset(names - {""}) | words_of(f"{key}-synonyms", self.language)

    def _tell_all(self, *messages: Message) -> None:
        """Several messages as one utterance, a line each."""
        for key, variables in messages:
            self._lines.show(self.text(key, **variables))
        self._say(messages, "answer")

    def titled(self, game: str) -> Said:
        """A game's name as a part of a message."""
        try:
            return self.menu_words(game, "title")
        except (OptionError, MessageError, OSError):  # its package is damaged: whoever plays it is told
            return Said(game, read_text(game) or game)

    def menu_words(self, game: str, what: str, **variables: Any) -> Said:
        """What a game's `menu.ftl` says, as a part of a message; `what` is an id without the game's name.

        A game that is not told in the language of the menu keeps the words that it has.
        """
        return self._of_game(game, "menu", what, variables)

    def _of_game(self, game: str, file: str, what: str, variables: Mapping[str, Any]) -> Said:
        stem, key = f"{game}-{file}", f"{game}-{what}".replace("_", "-")
        text = catalogue(nearest_locale(self.language, stem), stem).text(key, **variables)
        if is_stem(KANA, stem):
            return Said(text, catalogue(KANA, stem).text(key, **variables))
        return Said(text, read_text(text) or text)

    def aim_words(self, game: str) -> Said | None:
        """What the game is about, in a sentence of its rules page; None if that has none."""
        if aim_of(game, self.language) is None:
            return None
        return self._of_game(game, "rules", "rules-aim", {})

    def quoted(self, stem: str, key: str) -> Said:
        """A message of another catalogue as a part of one."""
        text = catalogue(self.language, stem).text(key)
        return Said(text, catalogue(KANA, stem).text(key) if self.language == "ja" else text)

    def listed(self, names: Sequence[PlayerName]) -> Said:
        """Names as a part of a message."""
        kana = [read_text(name.kana or name.text) or name.text for name in names]
        return Said(
            join_list(self.language, [name.written(self.language) for name in names]), join_list(KANA, kana)
        )

    def joined(self, said: Sequence[Said]) -> Said:
        """Parts of a message as one part: a list of them."""
        return Said(
            join_list(self.language, [one.text for one in said]), join_list(KANA, [one.kana for one in said])
        )

    def dated(self, moment: datetime) -> Said:
        """A day and a time as a part of a message."""
        time = Said(f"{moment:%H:%M}", f"{hour_read(moment.hour)}{counted(moment.minute, 'ふん')}")
        parts = {"month": moment.month, "day": moment.day, "time": time}
        return Said(self.text("cli-date", **parts), formatted(catalogue(KANA, "cli"), "cli-date", parts))

    def _offer(self, walked: _Walked, *, titled: bool = True) -> None:
        """Let rows be walked through; the question and the one in focus are one utterance.

        Args:
            walked: the question and its rows.
            titled: whether the question is said, too.
        """
        walked.board.offer(walked.listing())
        walked.ask(titled=titled, kind="entry")

    def speak_rows(self, sentences: Callable[[str], Sequence[str]], kind: SpeechKind) -> None:
        """Speak sentences, given the locale in which they are read."""
        words = self._spoken_words()
        self._speak(words, sentences(words.locale), kind)

    def make_rows_ahead(self, sentence: Callable[[str, int], str], order: Sequence[int]) -> None:
        """Have rows made ready to be spoken, given the locale in which they are read and their index."""
        if self.voice is not None:
            locale = self._spoken_words().locale
            texts = [_uttered(locale, [sentence(locale, index)]) for index in order]
            self.voice.make_ahead("list", [(text, self.language) for text in texts])

    def play_edge(self) -> None:
        """Sound the end of a list."""
        if self._cues is not None:
            self._cues.play("edge")

    def said(self, key: str, variables: Mapping[str, Any]) -> Said:
        """A message as it is written and as it is read."""
        text = formatted(self._words(), key, variables)
        kana = formatted(catalogue(KANA, "cli"), key, variables) if self.language == "ja" else text
        return Said(text, kana)

    def _row(self, words: Catalogue, number: int, key: str, variables: dict[str, Any]) -> str:
        return words.text("cli-row", n=number, text=formatted(words, key, variables))

    def _words(self) -> Catalogue:
        return catalogue(self.language, "cli")

    def _spoken_words(self) -> Catalogue:
        kana = self.voice is not None and self.voice.needs_kana(self.language)
        return catalogue(KANA, "cli") if kana else self._words()

    def _say(self, messages: Sequence[Message], kind: Any) -> None:
        if self.voice is not None:
            words = self._spoken_words()
            self._speak(words, [formatted(words, key, variables) for key, variables in messages], kind)

    def _say_choices(self, put: _Put, news: Sequence[int]) -> None:
        """The question and its answers as one utterance, or one for each language of theirs."""
        if self.voice is None:
            return
        words = self._spoken_words()
        telling, said = self, [formatted(words, put.key, put.variables)]
        if len(news) < len(put.rows):
            said.append(formatted(words, "cli-list-news" if news else "cli-list-same", {}))
        for number, (row, language) in enumerate(put.told(), 1):
            if number not in news:
                continue
            own = self._in(language)
            if own.language != telling.language:
                telling._speak(words, said, "question")
                telling, words, said = own, own._spoken_words(), []
            said.append(own._row(words, number, *row))
        telling._speak(words, said, "question")

    def _speak(self, words: Catalogue, sentences: Sequence[str], kind: Any) -> None:
        if self.voice is not None:
            self.voice.say(_uttered(words.locale, sentences), kind=kind, language=self.language)

    def _read(self) -> str:
        try:
            return (self._lines.next() or "").strip()
        finally:
            if self.voice is not None:
                self.voice.answered()
                if not isinstance(self._lines, Board):  # which says so at each key
                    self.voice.key_pressed()

    def _ask_again(self) -> None:
        """What was typed is no answer: the question stands, and is asked again behind what is told now."""
        if self.voice is not None:
            self.voice.asks_again()


@dataclass(frozen=True, slots=True)
class _Put:
    """A question with numbered answers, as `Console.choose` has them.

    Attributes:
        way: the index of the way back, which may be none of the rows; None: there is none.
    """

    key: str
    rows: Sequence[Message]
    variables: dict[str, Any]
    way: int | None
    hear: Callable[[int], None] | None
    picture: bytes
    paged: bool
    first: int | None
    at: int | None
    languages: Sequence[str]

    def told(self) -> Iterator[tuple[Message, str]]:
        """Each row with the language of its own; "" for that of the question."""
        for number, row in enumerate(self.rows):
            yield row, self.languages[number] if number < len(self.languages) else ""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Walked:
    """A question whose answers are walked through on a board.

    Attributes:
        console: speaks.
        board: where.
        question: what is asked.
        rows: the answers.
        typed: what stands for each of them.
        back: the index of the one that leads back; behind the last one if none of them does.
        numbered: whether what is typed for them is drawn.
        counted: whether the place of each may be said; numbers are places by themselves.
        keys: what each of them is, whatever its words; None: its place.
        hear: lets one be heard in place of its words; not the one that leads back.
        picture: a PNG that is drawn beside them.
        pages: what stands for the page before and the next one, "" for none; None: it is the only page.
        first: where the focus begins.
        at: where the focus is put, wherever it was.
        languages: of each row, where it is told in its own.
    """

    console: Console
    board: Board
    question: Said
    rows: Sequence[Said]
    typed: Sequence[str]
    back: int | None
    numbered: bool = True
    counted: bool = True
    keys: Sequence[Hashable] | None = None
    hear: Callable[[int], None] | None = None
    picture: bytes = b""
    pages: tuple[str, ...] | None = None
    first: int | None = None
    at: int | None = None
    languages: Sequence[str] = ()

    def listing(self) -> Listing:
        """The list as a board takes it."""
        items = tuple(
            Item(key, line, row.text, reading=row.kana if row.kana != row.text else "")
            for key, line, row in zip(self.keys or range(len(self.rows)), self.typed, self.rows, strict=True)
        )
        return Listing(
            items,
            self._read,
            back="" if self.back is None else (*self.typed, _OUT)[self.back],
            title=self.question.text,
            numbered=self.numbered,
            again=self.ask,
            make_ahead=self._make_ahead,
            picture=self.picture,
            first=self.first,
            at=self.at,
            pages=None if self.pages is None else (self.pages[0], self.pages[1]),
            seek=None if self.pages is None else (lambda letter: f"{_SEEK}{letter}"),
        )

    def ask(self, *, titled: bool = True, kind: SpeechKind = "focus") -> None:
        """Speak the question and the row in focus, or that one alone."""
        entry = partial(self._told, index=self.board.focus, placed=self.board.places)
        own = self._telling(self.board.focus)
        if titled and own.language != self.console.language:
            self.console.speak_rows(lambda locale: [self.question.by(locale)], kind)
            titled = False
        own.speak_rows(
            lambda locale: [self.question.by(locale), entry(locale)] if titled else [entry(locale)], kind
        )

    def _telling(self, index: int) -> Console:
        """What tells a row."""
        return self.console._in(self.languages[index]) if index < len(self.languages) else self.console

    def _read(
        self,
        index: int,
        line: int = 0,
        *,
        edge: bool = False,
        placed: bool = True,
        kind: SpeechKind = "focus",
    ) -> None:
        if edge:
            self.console.play_edge()
        if self.hear is not None and index != self.back:
            self.hear(index)
        else:
            own = self._telling(index)
            own.speak_rows(lambda locale: [self._told(locale, index, placed=placed)], kind)

    def _make_ahead(self, index: int, placed: bool) -> None:
        if self.languages:
            return  # few entries, of which each is read by another voice
        nearest = sorted(range(len(self.rows)), key=lambda one: abs(one - index))[:MADE_AHEAD]
        self.console.make_rows_ahead(partial(self._told, placed=placed), nearest)

    def _told(self, locale: str, index: int, *, placed: bool) -> str:
        place = index + 1 if placed and self.counted else 0
        return placed_text(locale, self.rows[index].by(locale), "", place, len(self.rows))


def _news(known: Sequence[str], rows: Sequence[str]) -> Sequence[int]:
    """The numbers of the entries that were not told under their number before; of another list all."""
    everything = range(1, len(rows) + 1)
    if len(known) != len(rows) or any(row in known and known[n] != row for n, row in enumerate(rows)):
        return everything
    return [n for n in everything if known[n - 1] != rows[n - 1]]


def _uttered(locale: str, sentences: Sequence[str]) -> str:
    """Sentences as the voice is given them."""
    return spoken_form(locale, join_sentences(locale, sentences))
