"""By which letters of a keyboard an entry is found."""

from __future__ import annotations

import unicodedata
from typing import Final

from accessible_games.play.board import Item

_OTHER: Final = {"TI": "C", "HU": "F", "ZI": "J", "DI": "J"}
"""Kana, by their names in Unicode, that many people write with another letter than their row has."""


def initials(item: Item) -> frozenset[str]:
    """The Latin capitals with which an entry begins: of its words, and of how they are read.

    Signs and blanks before the first letter or digit do not count, nor do accents.
    """
    return _begun(item.text) | _begun(item.reading)


def _begun(words: str) -> frozenset[str]:
    first = next((letter for letter in unicodedata.normalize("NFKC", words) if letter.isalnum()), "")
    if not first:
        return frozenset()
    name = unicodedata.name(first, "")
    if name.startswith(("HIRAGANA", "KATAKANA")):
        syllable = name.split()[-1]
        return frozenset((syllable[0], _OTHER.get(syllable, syllable[0])))
    return frozenset(unicodedata.normalize("NFKD", first)[0].upper())
