"""What a typed line answers: a number, an entry by its words, the way back, or a call for help."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import Any, Final

from accessible_games.narration.catalogue import KANA, catalogue
from accessible_games.narration.words import normalise, typed_number

_HELP_SIGN: Final = "?"
_NUMBER_FIRST: Final = re.compile(r"([0-9]+(?=\D)|[^\W\d]+(?=\s))\s*([^\d\W][^\d]*)")
"""A number, in digits or in a word, and words behind it."""
_CJK: Final = re.compile("[\u3040-\u30ff\u3400-\u9fff]")


class Back(Exception):
    """Whoever was asked goes back instead: nothing is changed."""


class Sought(Exception):
    """What is meant is on none of the entries of this page, and may be on another one.

    Attributes:
        words: what was typed, or the letter whose key was pressed.
        index: the entry from which it is sought.
    """

    def __init__(self, words: str, index: int) -> None:
        super().__init__(words)
        self.words = words
        self.index = index


def in_turn(*questions: Callable[[list[Any]], Any]) -> list[Any]:
    """Answers to questions of which each is a level below the one before: the way back leads up by one.

    Args:
        questions: each is given the answers so far.

    Raises:
        Back: it was taken from the first one.
    """
    answers: list[Any] = []
    while len(answers) < len(questions):
        try:
            answers.append(questions[len(answers)](answers))
        except Back:
            if not answers:
                raise
            answers.pop()
    return answers


_GROUPED: Final = {
    language: re.compile(rf"[0-9]{{1,3}}({sign}[0-9]{{3}})+")
    for language, sign in (("en", ","), ("fr", " "), ("ja", ","))
}
"""Numbers with a sign between thousands; a narrow blank is a plain one by then."""


def plain(typed: str) -> str:
    """A line as a keyboard without an input method types it, blanks at its ends dropped."""
    return unicodedata.normalize("NFKC", typed).strip()


def as_number(typed: str, language: str) -> int | None:
    """The whole number that a line is, in digits or in a word of the language; None if it is none.

    Thousands may be parted as the language parts them, and no otherwise: "1,5" and "1 9" are no numbers.
    """
    digits = plain(typed).rstrip(".:")
    if _GROUPED.get(language, _GROUPED["en"]).fullmatch(digits):
        digits = "".join(digit for digit in digits if digit.isdecimal())
    if digits.isascii() and digits.isdecimal():
        return int(digits) if len(digits) < 5 else None
    return typed_number(digits, language)


def counted_of(
    typed: str, question: str, language: str, beside: Callable[[str], bool] = lambda words: False
) -> int | None:
    """The number of a line that says of what: "2 robots", where the question is how many robots.

    Args:
        typed: the line.
        question: what was asked, whose words may stand behind the number.
        language: of both.
        beside: whether other words may.

    Returns:
        None if it has no number in front, or something else behind it.
    """
    said = _NUMBER_FIRST.fullmatch(plain(typed))
    if said is None:
        return None
    number, behind = as_number(said[1], language), normalise(said[2])
    asked = normalise(question)
    known = behind in asked if _CJK.search(behind) else all(_is_of(word, asked) for word in behind.split())
    return number if number is not None and behind and (known or beside(said[2].strip())) else None


def _is_of(word: str, asked: str) -> bool:
    """Whether a question has a word, in whatever number: "robot", "robots"."""
    return any(one.rstrip("s") == word.rstrip("s") for one in asked.split())


def asks_for_help(typed: str, language: str) -> bool:
    """Whether a line asks what can be typed, in words that a game understands as well."""
    return (
        plain(typed) == _HELP_SIGN
        or normalise(typed) in words_of("cli-word-help", language)
        or normalise(typed) in words_of("play-word-help", language)
    )


def asks_for_aim(typed: str, language: str) -> bool:
    """Whether a line asks how a game is won, or for the rules, where no entry is called so."""
    asked = words_of("play-word-aim", language) | words_of("play-word-rules", language)
    return normalise(typed) in asked


def leads_back(typed: str, language: str) -> bool:
    """Whether a line is the way back in words, or 0."""
    return as_number(typed, language) == 0 or normalise(typed) in words_of("cli-word-back", language)


def words_of(key: str, language: str) -> frozenset[str]:
    """The synonyms of a message, normalised, in a language and its kana; none if there is no such message.

    What the message is called begins with the catalogue that it stands in.
    """
    locales = (language, KANA) if language == "ja" else (language,)
    known = [catalogue(locale, "play" if key.startswith("play-") else "cli") for locale in locales]
    texts = [words.text(key) for words in known if words.has(key)]
    return frozenset(word for text in texts for one in re.split("[,、]", text) if (word := normalise(one)))


def fitting(typed: str, entries: Sequence[frozenset[str]]) -> list[int]:
    """The indexes of the entries that a line means.

    Args:
        typed: the line.
        entries: for each its normalised names; the first is nothing special.

    Returns:
        Those that fit best: whole names before whole words, those before beginnings.
    """
    line = normalise(typed)
    if not line:
        return []
    for fits in _FITS:
        found = [index for index, names in enumerate(entries) if any(fits(line, name) for name in names)]
        if found:
            return found
    return []


def _has_begun_word(line: str, name: str) -> bool:
    """Whether a word of a name begins so; Japanese writes no blanks between words."""
    return line in name if _CJK.search(line) else f" {line}" in f" {name}"


_FITS: Final[Sequence[Callable[[str, str], bool]]] = (
    lambda line, name: line == name,
    lambda line, name: f" {line} " in f" {name} ",
    lambda line, name: name.startswith(line),
    _has_begun_word,
)
