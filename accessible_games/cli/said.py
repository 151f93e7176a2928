"""Parts of messages that are written one way and read aloud another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from accessible_games.narration.catalogue import KANA, Catalogue
from accessible_games.narration.japanese import read_number

Message = tuple[str, dict[str, Any]]
"""A message and its variables."""


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
