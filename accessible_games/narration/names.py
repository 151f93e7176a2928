"""Players' names: how they are written, how they are read, and how equal ones are told apart."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from .japanese import with_honorific

_LETTERS: Final = 26


@dataclass(frozen=True, slots=True)
class PlayerName:
    """A player's name.

    Attributes:
        text: as the player writes it.
        kana: its reading, where the name is written in kanji; "" if there is none.
        japanese: how it is written in Japanese, where that is not as the player writes it; else "".
    """

    text: str
    kana: str = ""
    japanese: str = ""

    def written(self, locale: str) -> str:
        """The name in the letters of a language."""
        return self.japanese or self.text if locale == "ja" else self.text

    def numbered(self, number: int) -> PlayerName:
        """The name with a number behind it; with a letter, B for 2, where it ends in a number already."""
        ends_in_one = unicodedata.normalize("NFKC", self.text).strip()[-1:].isdecimal()
        mark = chr(ord("A") + number - 1) if ends_in_one and number <= _LETTERS else str(number)
        return PlayerName(
            *(f"{form} {mark}" if form else "" for form in (self.text, self.kana, self.japanese))
        )


def distinct(names: Sequence[PlayerName]) -> tuple[PlayerName, ...]:
    """The names, with a mark behind each that is like an earlier one: Ana, Ana 2, Jo 1, Jo 1 B."""
    taken = {_heard(name.text) for name in names}
    told: set[str] = set()
    result = []
    for name in names:
        number = 1
        candidate = name
        while _clashes(candidate, told, taken if number > 1 else frozenset()):
            number += 1
            candidate = name.numbered(number)
        told |= {_heard(candidate.text), _heard(candidate.kana or candidate.text)}
        result.append(candidate)
    return tuple(result)


def read_names(text: str, names: Sequence[PlayerName]) -> str:
    """A Japanese line in kanji with the readings that players gave in place of their names.

    A name is known by its honorific: a player may be called like a card.
    """
    for name in sorted(names, key=lambda one: -len(one.written("ja"))):
        if name.kana:
            text = text.replace(with_honorific(name.written("ja")), with_honorific(name.kana))
    return text


def _clashes(name: PlayerName, told: set[str], reserved: set[str] | frozenset[str]) -> bool:
    """Whether a name is told already, or is one that somebody else at the table goes by."""
    return _heard(name.text) in told | reserved or _heard(name.kana or name.text) in told


def _heard(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold().strip()
