"""Players' names: how they are written, how they are read, and how equal ones are told apart."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlayerName:
    """A player's name.

    Attributes:
        text: as the player writes it.
        kana: its reading, where the name is written in kanji; "" if there is none.
    """

    text: str
    kana: str = ""


def distinct(names: Sequence[PlayerName]) -> tuple[PlayerName, ...]:
    """The names with a number behind each that looks or sounds like an earlier one: Ana, Ana 2."""
    taken = {_heard(name.text) for name in names}
    told: set[str] = set()
    result = []
    for name in names:
        number = 1
        candidate = name
        while _clashes(candidate, told, taken if number > 1 else frozenset()):
            number += 1
            candidate = PlayerName(f"{name.text} {number}", f"{name.kana} {number}" if name.kana else "")
        told |= {_heard(candidate.text), _heard(candidate.kana or candidate.text)}
        result.append(candidate)
    return tuple(result)


def _clashes(name: PlayerName, told: set[str], reserved: set[str] | frozenset[str]) -> bool:
    """Whether a name is told already, or is one that somebody else at the table goes by."""
    return _heard(name.text) in told | reserved or _heard(name.kana or name.text) in told


def _heard(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold().strip()
