"""Which of the moves that are possible now a line means that says one in its own order, or a part of it.

"Defend gold, madman attacks" has a verb before its card and another one behind: the words are those of one
move, and it is that one, wherever the verbs stand.  A card without the number of a stack may be one of a
stack, if none in the hand is meant.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final

from accessible_games.engine import Action

_AT: Final = "@"
_SIGNS: Final = re.compile("[:,=]")
"""What joins words of the notation that are said one by one: who gives what, and what it counts as."""


def fitting(words: Sequence[str], actions: Sequence[Action], verbs: Collection[str]) -> list[Action]:
    """The actions that a line may mean: those of which it says all or a part, and which it says best.

    Args:
        words: of the notation, in the order in which they were said.
        actions: what is possible.
        verbs: words of the notation that are what is done, not what it is done with.
    """
    words = _once(words, verbs)
    if not words or (len(words) > 1 and all(word in verbs for word in words)):
        return []
    rows = [(action, _SIGNS.sub(" ", str(action)).split()) for action in actions]
    held = [(action, row, near) for action, row in rows if (near := _nearness(row, words, verbs)) is not None]
    nearest = max((near for _, _, near in held), default=0)
    return _surest([(action, row) for action, row, near in held if near == nearest], words)


def without_stacks(refused: Action, actions: Sequence[Action]) -> list[Action]:
    """The actions that are a refused one, but for stacks that it does not say, or that end with it."""
    words = str(refused).split()
    rows = [(action, str(action).split()) for action in actions]
    whole = [(action, row) for action, row in rows if len(row) == len(words) and _ends(row, words)]
    return _surest(whole or [(action, row) for action, row in rows if _ends(row, words)], words)


def says_all(action: Action, words: Sequence[str], verbs: Collection[str]) -> bool:
    """Whether a line says each thing of an action, if maybe not its stack; its verb, where it has none."""
    row = _SIGNS.sub(" ", str(action)).split()
    things = [word for word in row if word not in verbs] or row
    return not Counter(map(_thing, things)) - Counter(map(_thing, words))


def _thing(word: str) -> str:
    return word.partition(_AT)[0]


def _once(words: Sequence[str], verbs: Collection[str]) -> list[str]:
    """Words in which no verb is said twice of the same thing: "lays gold face down"."""
    kept: list[str] = []
    verb = ""
    for word in words:
        if word not in verbs or word != verb or kept[-1] == verb:
            kept.append(word)
        verb = word if word in verbs else verb
    return kept


def _ends(row: Sequence[str], words: Sequence[str]) -> bool:
    """Whether an action ends with some words, if maybe those of a stack."""
    tail = row[-len(words) :]
    return len(tail) == len(words) and all(
        word in (said, _thing(said)) for word, said in zip(words, tail, strict=True)
    )


def _surest(rows: Sequence[tuple[Action, list[str]]], words: Sequence[str]) -> list[Action]:
    """The actions with the fewest stacks to guess of cards that were said, the first ones before all."""
    guessed = [_guessed(row, words) for _, row in rows]
    fewest = min(guessed, default=[])
    return [action for (action, _), one in zip(rows, guessed, strict=True) if one == fewest]


def _guessed(row: Sequence[str], words: Sequence[str]) -> list[bool]:
    """Of each card that was said without a stack, whether it is one of a stack, in their order."""
    left = list(words)
    guessed = []
    for word in row:
        said = next((one for one in (word, _thing(word)) if one in left), None)
        if said is not None:
            left.remove(said)
            guessed.append(said != word)
    return guessed


def _nearness(row: Sequence[str], words: Sequence[str], verbs: Collection[str]) -> int | None:
    """How many words stand beside their verb; None if an action is not said by them.

    Each word has to be there as often as it was said, and no other verb between a thing and its own.
    """
    stacks = [word for word in words if _AT in word]
    if Counter(map(_thing, words)) - Counter(map(_thing, row)) or Counter(stacks) - Counter(row):
        return None
    near, verb, left = 0, "", list(enumerate(words))
    for word in row:
        if word in verbs:
            verb = word
            continue
        gaps = [
            (_gap(words, place, verb, verbs), place) for place, said in left if said in (word, _thing(word))
        ]
        if not gaps:
            continue
        gap, place = min(gaps, key=lambda one: (one[0] is None, one[0]))
        if gap is None:
            return None
        near += gap == 1
        left = [one for one in left if one[0] != place]
    return near


def _gap(words: Sequence[str], place: int, verb: str, verbs: Collection[str]) -> int | None:
    """How far a word stands from its verb; None if another verb stands between; 0 if it was not said."""
    if verb not in words:
        return 0
    gaps = []
    for at, word in enumerate(words):
        low, high = sorted((at, place))
        if word == verb and not any(between in verbs for between in words[low + 1 : high]):
            gaps.append(high - low)
    return min(gaps, default=None)
