"""Questions outside of a game: one line each, numbered answers, the same words spoken."""

from __future__ import annotations

import unicodedata
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any, Final, Protocol

from accessible_games.narration.catalogue import KANA, Catalogue, catalogue
from accessible_games.narration.japanese import counted, read_number, read_text
from accessible_games.narration.names import PlayerName
from accessible_games.narration.narrator import Line
from accessible_games.narration.text import join_list, join_sentences
from accessible_games.play.board import Board, Item, Listing, placed_text
from accessible_games.play.ports import Cues, Voice

_BACK: Final = "cli-back"
"""The answer that leads back, wherever it stands."""
_BACKS: Final = (_BACK, "cli-back-one")
"""Entries that lead back: to the menu, or to the list before."""
_LISTED: Final = 12
"""So many numbers are a list on a board; more are typed."""


class Lines(Protocol):
    """Where typed lines come from, and printed ones go."""

    def show(self, text: str) -> None:
        """Print a line below all others."""
        ...

    def next(self, seconds: float | None = None) -> str | None:
        """The next typed line; None if none came in so many seconds.

        Raises:
            EndOfInput: nothing more will be typed.
        """
        ...


@dataclass(frozen=True, slots=True)
class Said:
    """A part of a message that is written one way and read aloud another.

    Attributes:
        text: as it is written.
        kana: its reading, for voices that read nothing else.
    """

    text: str
    kana: str

    def by(self, locale: str) -> str:
        """The words for a locale."""
        return self.kana if locale == KANA else self.text


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

    def text(self, key: str, **variables: Any) -> str:
        """A message, to be shown."""
        return _formatted(self._words(), key, variables)

    def tell(self, key: str, **variables: Any) -> None:
        """Show and speak a message, after what is being said."""
        self._lines.show(self.text(key, **variables))
        self._say([(key, variables)], "event")

    def speak(self, key: str, **variables: Any) -> None:
        """Speak a message that is shown elsewhere, after what is being said."""
        self._say([(key, variables)], "event")

    def tell_line(self, line: Line) -> None:
        """Show and speak what is in words already, after what is being said."""
        self._lines.show(line.text)
        if self.voice is not None:
            kana = self.voice.needs_kana(line.language)
            self.voice.say(line.spoken if kana else line.text, kind="event", language=line.language)

    def recite(self, stem: str, key: str) -> None:
        """Show and speak a message of another catalogue, behind what is being said."""
        self._lines.show(catalogue(self.language, stem).text(key))
        locale = self._spoken_words().locale
        self._speak(catalogue(locale, "cli"), [catalogue(locale, stem).text(key)], "event")

    def ask(self, key: str, **variables: Any) -> str:
        """Ask for a line; an empty one is an answer too.

        Raises:
            EndOfInput: nothing more will be typed.
        """
        if isinstance(self._lines, Board):
            again = partial(self._say, [(key, variables)], "focus")
            self._lines.ask(self.text(key, **variables), again, typed=True)
        else:
            self._lines.show(self.text(key, **variables))
        self._say([(key, variables)], "focus")
        return self._read()

    def choose(self, key: str, answers: Sequence[tuple[str, dict[str, Any]]], **variables: Any) -> int:
        """Ask with numbered answers; returns the index of the chosen one.

        Args:
            key: the question.
            answers: message and variables of each answer.
            variables: those of the question.

        Raises:
            EndOfInput: nothing more will be typed.
        """
        while True:
            if isinstance(self._lines, Board):
                rows = [self.said(answer, own) for answer, own in answers]
                back = next((n for n, (answer, _) in enumerate(answers) if answer in _BACKS), None)
                names = [answer for answer, _ in answers]
                keys = [(name, names[:place].count(name)) for place, name in enumerate(names)]
                self._offer(self._lines, self.said(key, variables), rows, back=back, keys=keys)
            else:
                self._lines.show(self.text(key, **variables))
                for number, answer in enumerate(answers, 1):
                    self._lines.show(self._row(self._words(), number, *answer))
                self._lines.show(self.text("cli-type-number"))
                self._say_choices(key, answers, variables)
            chosen = self.chosen_number(self._read(), 1, len(answers))
            if chosen is not None:
                return chosen - 1

    def browse(self, board: Board, title: Said, rows: Sequence[Said]) -> int | None:
        """Let rows be walked through on a board, with a way back behind them.

        Returns:
            The index of the one that was chosen; None for the way back.

        Raises:
            EndOfInput: nothing more will be typed.
        """
        while True:
            self._offer(board, title, [*rows, self.said(_BACK, {})], back=len(rows), numbered=False)
            chosen = self.chosen_number(self._read(), 1, len(rows) + 1)
            if chosen is not None:
                return chosen - 1 if chosen <= len(rows) else None

    def number(self, key: str, least: int, most: int) -> int:
        """Ask for a whole number between these; the message names both.

        Raises:
            EndOfInput: nothing more will be typed.
        """
        while True:
            if isinstance(self._lines, Board) and most - least < _LISTED:
                rows = [Said(str(number), read_number(number)) for number in range(least, most + 1)]
                question = self.said(key, {"least": least, "most": most})
                self._offer(self._lines, question, rows, first=least, numbered=False)
                chosen = self.chosen_number(self._read(), least, most)
                if chosen is not None:
                    return chosen
                continue
            chosen = self.chosen_number(self.ask(key, least=least, most=most), least, most)
            if chosen is not None:
                return chosen

    def chosen_number(self, typed: str, least: int, most: int) -> int | None:
        """A number that was typed; None, and it is said, if it is none of these."""
        plain = unicodedata.normalize("NFKC", typed).strip().rstrip(".:")
        if plain.isascii() and plain.isdecimal() and len(plain) < 5 and least <= int(plain) <= most:
            return int(plain)
        if plain not in ("", "?"):
            self.tell("cli-not-a-choice", least=least, most=most)
        return None

    def titled(self, game: str) -> Said:
        """A game's name as a part of a message."""
        key = f"cli-game-{game.replace('_', '-')}"
        return Said(self.text(key), catalogue(KANA, "cli").text(key))

    def listed(self, names: Sequence[PlayerName]) -> Said:
        """Names as a part of a message."""
        kana = [read_text(name.kana or name.text) or name.text for name in names]
        return Said(join_list(self.language, [name.text for name in names]), join_list(KANA, kana))

    def dated(self, moment: datetime) -> Said:
        """A day and a time as a part of a message."""
        time = Said(f"{moment:%H:%M}", f"{_hour(moment.hour)}{counted(moment.minute, 'ふん')}")
        parts = {"month": moment.month, "day": moment.day, "time": time}
        return Said(self.text("cli-date", **parts), _formatted(catalogue(KANA, "cli"), "cli-date", parts))

    def _offer(
        self,
        board: Board,
        question: Said,
        rows: Sequence[Said],
        *,
        back: int | None = None,
        first: int = 1,
        numbered: bool = True,
        keys: Sequence[Hashable] | None = None,
    ) -> None:
        """Let rows be walked through; the question and the one in focus are one utterance.

        Args:
            board: where.
            question: what is asked.
            rows: the answers.
            back: the index of the one that leads back.
            first: what is typed for the first one; for the others the numbers that follow.
            numbered: whether those numbers are drawn.
            keys: what each of them is, whatever its words; by default its place.
        """

        def told(index: int, *, placed: bool) -> str:
            locale = self._spoken_words().locale
            return placed_text(locale, rows[index].by(locale), "", index + 1 if placed else 0, len(rows))

        def read(index: int, line: int = 0, *, edge: bool = False, placed: bool = True) -> None:
            if edge and self._cues is not None:
                self._cues.play("edge")
            self._speak(self._spoken_words(), [told(index, placed=placed)], "focus")

        def ask() -> None:
            words = self._spoken_words()
            entry = told(board.focus, placed=board.places)
            self._speak(words, [question.by(words.locale), entry], "focus")

        items = tuple(
            Item(key, str(number), row.text)
            for number, (key, row) in enumerate(zip(keys or range(len(rows)), rows, strict=True), first)
        )
        typed = "" if back is None else str(back + first)
        board.offer(Listing(items, read, back=typed, title=question.text, numbered=numbered, again=ask))
        ask()

    def said(self, key: str, variables: Mapping[str, Any]) -> Said:
        """A message as it is written and as it is read."""
        text = _formatted(self._words(), key, variables)
        kana = _formatted(catalogue(KANA, "cli"), key, variables) if self.language == "ja" else text
        return Said(text, kana)

    def _row(self, words: Catalogue, number: int, key: str, variables: dict[str, Any]) -> str:
        return words.text("cli-row", n=number, text=_formatted(words, key, variables))

    def _words(self) -> Catalogue:
        return catalogue(self.language, "cli")

    def _spoken_words(self) -> Catalogue:
        kana = self.voice is not None and self.voice.needs_kana(self.language)
        return catalogue(KANA, "cli") if kana else self._words()

    def _say(self, messages: Sequence[tuple[str, dict[str, Any]]], kind: Any) -> None:
        if self.voice is not None:
            words = self._spoken_words()
            self._speak(words, [_formatted(words, key, variables) for key, variables in messages], kind)

    def _say_choices(
        self, key: str, answers: Sequence[tuple[str, dict[str, Any]]], variables: dict[str, Any]
    ) -> None:
        """The question and its answers as one utterance, so that no part cuts another."""
        if self.voice is not None:
            words = self._spoken_words()
            rows = [self._row(words, number, *answer) for number, answer in enumerate(answers, 1)]
            self._speak(words, [_formatted(words, key, variables), *rows], "focus")

    def _speak(self, words: Catalogue, sentences: Sequence[str], kind: Any) -> None:
        if self.voice is not None:
            self.voice.say(join_sentences(words.locale, sentences), kind=kind, language=self.language)

    def _read(self) -> str:
        try:
            return (self._lines.next() or "").strip()
        finally:
            if self.voice is not None:
                self.voice.cut_focus()


def _hour(hour: int) -> str:
    """An hour as it is read, 4 and 9 in their own way."""
    tens, ones = divmod(hour, 10)
    irregular = {4: "よ", 7: "しち", 9: "く"}.get(ones)
    if irregular is None:
        return f"{read_number(hour)}じ"
    return f"{read_number(tens * 10) if tens else ''}{irregular}じ"


def _formatted(words: Catalogue, key: str, variables: Mapping[str, Any]) -> str:
    parts = {
        name: value.by(words.locale) if isinstance(value, Said) else value
        for name, value in variables.items()
    }
    return words.text(key, **parts)
