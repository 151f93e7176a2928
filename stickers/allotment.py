"""What a deck of one's own leaves open: a number that its names say, and signs where nothing says one.

No number is ever made up.  "Red 3" says 3 by itself; where "Blue 3" is there too, red and blue get a
sign each; "Fox" says no number, so it gets a sign of its own.  Signs are given in the order of the
file, so that cards added at its end change none before them.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement
from types import MappingProxyType
from typing import Any, Final

from accessible_games.games.deck import CardSpec

from .marks import HUNDRED, LEAST, MINUS, MOST, ZERO, Mark, feel, mark_of
from .refusal import DeckError

BY_NAME: Final = "name"
BY_US: Final = "sign"
"""What `told` of a card says: its number stands in its name; its sign was chosen here."""

_SIGNS: Final = ("triangle", "drop", "block", "star", "wave", "moon", "cross", "bar", "question", "window")
"""What is given, simplest to feel first."""

_LONGEST: Final = 3
"""So many signs in a row at most."""

_NUMBER: Final = r"[-−–]?[0-9]{1,3}"  # noqa: RUF001 - people write all three as a minus
_APART: Final = r"\s\u3040-\u30ff\u4e00-\u9fff"
"""What a number may touch: blanks, and Japanese, which has none."""

_PLAIN: Final = re.compile(
    rf"(?P<before>\D*?)(?<![^{_APART}])(?P<number>{_NUMBER})(?![^{_APART}])(?P<after>\D*)"
)


def number_in(name: str) -> tuple[int, str] | None:
    """The number that a name says plainly, and the rest of the name.

    Args:
        name: "Red 3", "3 of hearts", "-2"; "+2", "R2D2" and "the 3 wishes" say none, nor do two numbers.
    """
    found = _PLAIN.fullmatch(unicodedata.normalize("NFKC", name).strip())
    if not found or (found["before"] and found["after"]):
        return None
    number = int(re.sub("[−–]", "-", found["number"]))  # noqa: RUF001 - as above
    return (number, " ".join((found["before"] + found["after"]).split())) if LEAST <= number <= MOST else None


def with_marks(cards: Sequence[CardSpec]) -> tuple[CardSpec, ...]:
    """The cards, each with a mark.

    Args:
        cards: as the file has them.

    Raises:
        DeckError: there are more kinds without a number than signs.
    """
    named = [_named(card) for card in cards]
    families = _families(named)
    signs = _Signs(named, families)
    given: dict[str, Mark] = {}
    done = []
    for card in named:
        family = families.get(card.id, "" if mark_of(card) else card.id)
        if family:
            if family not in given:
                given[family] = signs.next(
                    [other for other in named if families.get(other.id) == family], card
                )
            card = _with(card, sign=given[family], told=BY_US)
        done.append(card)
    return tuple(done)


def _named(card: CardSpec) -> CardSpec:
    """The card with the number that its names say, if nothing else marks it."""
    extra = card.extra
    if {"mark", "number", "letter"} & set(extra):
        return card
    said = {number_in(name) for name in _names(card)}
    numbers = {found[0] for found in said if found}
    return _with(card, number=numbers.pop(), told=BY_NAME) if len(numbers) == 1 and None not in said else card


def _families(cards: Sequence[CardSpec]) -> dict[str, str]:
    """Card id -> the words that tell it from cards with the same number; none if no two share one."""
    bare = [card for card in cards if not {"mark", "sign"} & set(card.extra) and mark_of(card)]
    counts = Counter(feel(mark_of(card)) for card in bare)
    if max(counts.values(), default=0) < 2:
        return {}
    rests = {}
    for card in bare:
        name = next(_names(card), card.id)
        found = number_in(name)
        rests[card.id] = (found[1] if found else name).casefold()
    # Words that all share tell nothing apart.
    return rests if len(set(rests.values())) > 1 else {}


class _Signs:
    """Signs that are free in a deck, given one after the other."""

    def __init__(self, cards: Sequence[CardSpec], families: Mapping[str, str]) -> None:
        numbers = [card.extra["number"] for card in cards if "number" in card.extra]
        barred = {ZERO} if 0 in numbers else set()
        barred |= {MINUS} if min(numbers, default=0) < 0 else set()
        barred |= {HUNDRED} if max(numbers, default=0) > 99 else set()
        # Four panes feel like forty.
        barred |= {"window"} if max(numbers, default=0) >= 40 else set()
        barred |= {name for card in cards for name in card.extra.get("sign", ())}
        self._free = _rows([name for name in _SIGNS if name not in barred])
        self._felt = {feel(mark_of(card)) for card in cards if mark_of(card) and card.id not in families}

    def next(self, cards: Sequence[CardSpec], first: CardSpec) -> Mark:
        """The next sign with which all these cards feel like no other card."""
        for sign in self._free:
            felt = {feel((*sign, *mark_of(card))) for card in cards} or {feel(sign)}
            if not felt & self._felt:
                self._felt |= felt
                return sign
        raise DeckError("deck-signs-out", id=first.id)


def _rows(names: Sequence[str]) -> Iterator[Mark]:
    """One sign, two side by side, three; each row once, as it is read from either end."""
    for length in range(1, _LONGEST + 1):
        yield from combinations_with_replacement(names, length)


def _names(card: CardSpec) -> Iterator[str]:
    name = card.extra.get("name", "")
    yield from name.values() if isinstance(name, Mapping) else (name,) if name else ()


def _with(card: CardSpec, **more: Any) -> CardSpec:
    return CardSpec(card.id, card.copies, MappingProxyType({**card.extra, **more}))
