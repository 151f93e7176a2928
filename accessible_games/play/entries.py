"""What a typed line means among the entries of a list: each is typed as it is read, or by a part of it.

One grammar for every list, of a game, of a table and of the menu outside: an entry is meant by its own
words, in any language in which it was told, with or without its number, whatever the capitals, accents
and stops, its numbers in digits or in words.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from accessible_games.engine import Seat
from accessible_games.narration.narrator import Narrator
from accessible_games.narration.words import digits_for_words, normalise

from .facts import Numbered

NAMED: Final = 3
"""Entries that a line may mean which are named; nobody keeps more of them in mind."""

_CLAUSES: Final = re.compile(r"(?<=\w)\s*(?:[:;；：、。]|,(?!\d)|\s[-–—]\s|\()")
"""Where the first words of an entry end, which are enough for it."""
_PIECES: Final = re.compile(r"[\s、,，。]+")
_CJK: Final = re.compile("[\u3040-\u30ff\u3400-\u9fff]")
_NUMBER: Final = re.compile(r"(\d+)(?!\d)[\s.:、。]*(?=\S)(.*)", re.DOTALL)
"""A number as it stands before an entry, and what stands behind it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry as it is read.

    Attributes:
        number: its number; 0 is the way back.
        forms: its words without the number as they are written or read aloud, each behind its language.
    """

    number: int
    forms: tuple[tuple[str, str], ...]


def as_read(words: Sequence[Narrator], listener: Seat | None, entries: Sequence[Numbered]) -> list[Entry]:
    """A list as it is read.

    Args:
        words: of each language in which it was told.
        listener: who is told; None: the table.
        entries: the list.
    """
    told = {own.language: own for own in words}.values()
    return [
        Entry(
            one.number,
            tuple(
                (own.language, form)
                for own in told
                for line in (own.tell(one.choice, listener),)
                for form in dict.fromkeys((line.text, line.spoken))
            ),
        )
        for one in entries
    ]


def read_out(line: str, entries: Sequence[Entry]) -> list[int]:
    """Numbers of the entries that a line says as they are read, or up to where their first words end.

    Args:
        line: what was typed.
        entries: the list that is open.

    Returns:
        One: that entry is meant; several: nobody knows which; none: it is no entry.
    """
    whole = [one.number for one in entries if _says(line, one)]
    if whole:
        return whole
    headed = [one.number for one in entries if _begins(line, one)]
    if headed:
        return headed
    found = _NUMBER.fullmatch(unicodedata.normalize("NFKC", line).strip())
    if found is None:
        return []
    number, rest = int(found[1]), found[2]
    numbers = [one.number for one in entries if _says(rest, one)]
    numbers = numbers or [one.number for one in entries if _begins(rest, one)]
    if not numbers or number in numbers:
        return [number] if numbers else []
    # The number is one entry's and the words are another's.
    known = any(one.number == number for one in entries)
    return sorted({*numbers, number}) if known else []


def named_in_part(
    line: str, entries: Sequence[Entry], fillers: Collection[str] = (), *, begun: bool = False
) -> list[int]:
    """Numbers of the entries of whose words a line says some; those that it fits best.

    Args:
        line: what was typed.
        entries: the list that is open.
        fillers: words that say nothing.
        begun: whether the beginning of a word is enough, as of Yes and No.
    """

    def told(text: str, language: str) -> _Told:
        return _told(text, language, fillers)

    for fits in (_in_a_row, _in_any_order, *((_at_its_head,) if begun else ())):
        found = [
            one.number
            for one in entries
            if one.number
            and any(fits(told(line, language), told(text, language)) for language, text in one.forms)
        ]
        if found:
            return found
    return []


def _says(line: str, entry: Entry) -> bool:
    """Whether a line is all that is read of an entry."""
    return any(_is(line, text, language) for language, text in entry.forms)


def _begins(line: str, entry: Entry) -> bool:
    """Whether a line is an entry up to the end of one of its clauses."""
    return any(
        _is(line, text[: clause.start()], language)
        for language, text in entry.forms
        for clause in _CLAUSES.finditer(text)
    )


def _is(line: str, text: str, language: str) -> bool:
    plain = _plain(line, language)
    return bool(plain) and plain == _plain(text, language)


def _plain(text: str, language: str) -> str:
    """Words as they are compared: without what `normalise` drops, numbers as digits."""
    return digits_for_words(normalise(text), language)


@dataclass(frozen=True, slots=True)
class _Told:
    """Words as parts of them are compared."""

    words: tuple[str, ...]
    joined: str
    """All of them in a row, with the blanks that the language writes."""


def _told(text: str, language: str, fillers: Collection[str]) -> _Told:
    plain = _plain(text, language)
    if _CJK.search(plain):  # no blanks between words: those that somebody typed part the pieces
        pieces = tuple(piece for one in _PIECES.split(text) if (piece := _plain(one, language)))
        return _Told(pieces, plain.replace(" ", ""))
    words = tuple(word for word in plain.split() if word not in fillers)
    return _Told(words, " ".join(words))


def _in_a_row(line: _Told, entry: _Told) -> bool:
    """Whether the words of a line stand in an entry side by side."""
    if not line.joined:
        return False
    if _CJK.search(line.joined):
        return line.joined in entry.joined
    return f" {line.joined} " in f" {entry.joined} "


def _in_any_order(line: _Told, entry: _Told) -> bool:
    """Whether each word of a line stands in an entry, as often as it was said."""
    if not line.words:
        return False
    if _CJK.search(line.joined):
        return all(piece.replace(" ", "") in entry.joined for piece in line.words)
    return not Counter(line.words) - Counter(entry.words)


def _at_its_head(line: _Told, entry: _Told) -> bool:
    """Whether an entry begins so."""
    return bool(line.joined) and entry.joined.startswith(line.joined)
