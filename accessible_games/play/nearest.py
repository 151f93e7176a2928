"""Which word somebody meant who mistyped one: the nearest among those that would be understood now.

A letter too many, too few, another one, or two that changed places is a slip; two of them only in a long
word.  Accents, capitals and the marks of kana count as `normalise` reads them, each mark as a letter of its
own.  Of two words that are equally near, nobody knows which was meant, and none is named, unless one is
the beginning of the other ("score", "scores") or both mean the same.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Mapping
from typing import Final

from accessible_games.narration.words import normalise

_SHORTEST: Final = 3
"""Letters of a word of which one may be wrong; a shorter one is near to too many others."""
_LONG: Final = 7
"""Letters from which two may be wrong."""


Same = Callable[[str], object]
"""Gives what a word means: of two that are equally near and mean the same, either one was meant."""


def corrected(line: str, known: Mapping[str, str], same: Same = str) -> str | None:
    """A line with each word that is not known as the nearest one that is; None if there is none.

    Args:
        line: what was typed.
        known: words and phrases that are understood, normalised, with how they are written.
        same: what they mean.
    """
    plain = normalise(line)
    whole = nearest(plain, known, same)
    if whole is not None:
        return known[whole]
    words = dict(known)
    for phrase, written in known.items():
        parts = written.split()
        if len(parts) == len(phrase.split()):
            words.update(zip(phrase.split(), parts, strict=True))
    said = plain.split()
    fixed = [word if word in words or word.isdigit() else nearest(word, words, same) for word in said]
    if len(said) < 2 or None in fixed or fixed == said:
        return None
    return " ".join(words.get(word, word) for word in fixed if word is not None)


def nearest(word: str, known: Collection[str], same: Same = str) -> str | None:
    """The one word that is nearest to a mistyped one; None if none is near, or two are.

    Args:
        word: normalised.
        known: normalised words.
        same: what they mean.
    """
    letters = _letters(word)
    if len(word) == 2 and word[0] == word[1] and word[0] in known:  # a key that was pressed twice
        return word[0]
    most = 0 if len(letters) < _SHORTEST else 1 if len(letters) < _LONG else 2
    found: dict[str, int] = {}
    for one in known:
        other = _letters(one)
        if len(other) >= _SHORTEST and abs(len(other) - len(letters)) <= most and one != word:
            away = _slips(letters, other)
            if away <= most:
                found[one] = away
    closest = sorted((one for one, away in found.items() if away == min(found.values())), key=len)
    first = closest[0] if closest else None
    alike = all(one.startswith(closest[0]) or same(one) == same(closest[0]) for one in closest)
    return first if alike else None


def _letters(word: str) -> str:
    return unicodedata.normalize("NFD", word)


def _slips(one: str, other: str) -> int:
    """How many letters are too many, too few, wrong, or have changed places with their neighbour."""
    before, row = [0] * (len(other) + 1), list(range(len(other) + 1))
    for i, mine in enumerate(one, 1):
        older, before, row = before, row, [i]
        for j, theirs in enumerate(other, 1):
            row.append(min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (mine != theirs)))
            if i > 1 and j > 1 and mine == other[j - 2] and one[i - 2] == theirs:
                row[j] = min(row[j], older[j - 2] + 1)
    return row[-1]
