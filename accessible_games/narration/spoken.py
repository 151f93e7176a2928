"""The spoken form of a line: what a voice is given where print and speech part ways.

French numbers agree: "1 carte" is written, "une carte" said; which nouns are feminine stands in
`locale/fr/nouns.toml`, here and with each game, and the suite asks for any that is missing.  A sign that
stands as a word, as the ? of "? for help", is called by its name, since no voice makes a sound of it.
Kana in an English or French line are read as Latin letters.  Japanese has its own form, in kana, for
voices that read nothing else (see `voice`).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from accessible_games.games import tables_of

from .catalogue import catalogue
from .romaji import FOREIGN, latin_of_kana
from .typography import plain_blanks

_SIGN: Final = re.compile(r"(?<![^ «“\"(])\?(?=[ ]?[,.;:)»”\"]| [a-zà-ÿ])")
"""A question mark that ends no question: with a plain blank, a quote or nothing before it."""
_QUESTION_MARK: Final = {"en": "question mark", "fr": "point d'interrogation"}

_NUMBER_AND_WORD: Final = re.compile(r"(?:([^\W\d_]+) )?(?<![\w.,])(\d{1,6}) ([^\W\d_][\w'’-]*)")
"""A number, the word before it and the one behind it."""


def spoken_form(locale: str, text: str) -> str:
    """A line as a voice is given it; what has been through here comes back as it is.

    Args:
        locale: of the text; only English and French have a form of their own.
        text: the line as it is written.
    """
    form = _FORMS.get(locale)
    return form(text) if form else text


def gender(word: str) -> str:
    """What `nouns.toml` says of a French word behind a number: "feminine", "masculine", "none" or ""."""
    small = word.casefold()
    stem = re.split("['’]", small)[0]
    return next((found for form in (small, stem, stem[:-1]) if (found := _genders().get(form))), "")


def counted_words(text: str) -> Iterator[str]:
    """The words of a French text that stand behind a number which may count them."""
    for before, _, word in _NUMBER_AND_WORD.findall(text):
        if not _is_numbered(before):
            yield word


@cache
def _genders() -> Mapping[str, str]:
    """Word -> what it is, in the singular; with " n" behind it: that it has a number of its own.

    The narrator's own nouns come before those of the games.
    """
    source = files("accessible_games.narration").joinpath("locale", "fr", "nouns.toml")
    tables = tables_of("fr", "nouns")
    found: dict[str, str] = {}
    for table in (*tables, tomllib.loads(source.read_text(encoding="utf-8"))):
        for kind, words in table.items():
            found |= {f"{word} n" if kind == "numbered" else word: kind for word in words}
    return found


def latin_form(locale: str, text: str) -> str:
    """What a player wrote in letters that a voice of English or French can read.

    Args:
        locale: "en" or "fr".
        text: in any letters; those for which there is no reading are called so, not spelt.
    """
    if not FOREIGN.search(text):
        return text
    return FOREIGN.sub(catalogue(locale, "shared").text("shared-unreadable"), latin_of_kana(text))


def _english(text: str) -> str:
    return _SIGN.sub(_QUESTION_MARK["en"], latin_form("en", text))


def _french(text: str) -> str:
    text = plain_blanks(_SIGN.sub(_QUESTION_MARK["fr"], latin_form("fr", text)))
    said = _NUMBER_AND_WORD.sub(_agreed, text)
    opens = text[:1].isdigit() and text.endswith((".", "!", "?"))  # a sentence that begins with a number
    return said[:1].upper() + said[1:] if opens else said


def _agreed(found: re.Match[str]) -> str:
    before, number, word = found.groups()
    if gender(word) == "feminine" and not _is_numbered(before):
        number = feminine(int(number))
    return f"{before} {number} {word}" if before else f"{number} {word}"


def _is_numbered(before: str | None) -> bool:
    """Whether a number behind this word is the thing's own: in "pile 1" it counts nothing."""
    return before is not None and _genders().get(f"{before.casefold()} n") == "numbered"


_FORMS: Final[Mapping[str, Callable[[str], str]]] = {"en": _english, "fr": _french}


# -- French numbers in words ------------------------------------------------------------------

_SMALL: Final = (
    *("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"),
    *("treize", "quatorze", "quinze", "seize"),
)
_TENS: Final = {2: "vingt", 3: "trente", 4: "quarante", 5: "cinquante", 6: "soixante", 8: "quatre-vingt"}


def feminine(n: int) -> str:
    """A number before a feminine noun: in words where it agrees (1, 21, 101), else in digits.

    Args:
        n: 0 to 999,999.
    """
    return _words(n)[:-2] + "une" if _ends_in_one(n) else str(n)


def _ends_in_one(n: int) -> bool:
    """Whether the last word is "un": not of 11, 71 and 91."""
    return n % 10 == 1 and n % 100 not in (11, 71, 91)


def _words(n: int) -> str:
    """A whole number in words, masculine, under a million."""
    if n >= 1000:
        head = "mille" if n < 2000 else f"{_words(n // 1000)} mille"
        return f"{head} {_words(n % 1000)}" if n % 1000 else head
    if n >= 100:
        head = "cent" if n < 200 else f"{_SMALL[n // 100]} cent"
        return f"{head} {_words(n % 100)}" if n % 100 else head
    if n < len(_SMALL):
        return _SMALL[n]
    if n < 20:
        return f"dix-{_SMALL[n - 10]}"
    tens, ones = divmod(n, 10)
    if tens in (7, 9):
        tens, ones = tens - 1, ones + 10
    if ones == 0:
        return _TENS[tens]
    joint = " et " if ones in (1, 11) and tens < 8 else "-"
    return f"{_TENS[tens]}{joint}{_words(ones)}"
