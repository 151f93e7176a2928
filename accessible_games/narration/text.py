"""Spaces, stops and lists: the one place that owns them, so that no message has to."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from .catalogue import KANA, catalogue
from .japanese import read_number
from .typography import GLUE

STOPS: Final = ".!?。！？"
_OPENERS: Final = ":："
"""What ends a line that the next one goes on with: no stop behind it."""

_PARTED: Final = re.compile("[,:;、。]")
"""What parts a row within itself."""

_UNSPACED: Final = ("ja",)
"""Locales that put no space between sentences."""

_BLANKS: Final = re.compile(f"[^\\S{GLUE}]+")
_STOPS: Final = re.compile(rf"([{STOPS}])[.。]+")
_MARKS: Final = re.compile("[\u200e\u200f\u2066-\u2069\u202a-\u202e\ufeff]")


def tidy(text: str) -> str:
    """One line of plain text: no doubled stop after a name that ends in one, no direction marks."""
    text = _BLANKS.sub(" ", _MARKS.sub("", text)).strip()
    return _STOPS.sub(r"\1", text)


def join_list(locale: str, items: Sequence[str | int], *, rows: bool = False) -> str:
    """A list as it is said: "a, b and c".

    Args:
        locale: whose habits to follow.
        items: what to list.
        rows: each item says something of its own ("Ana 4 points"): no "and" is needed, and where one
            has a comma or a colon of its own, a stronger stop than a comma parts it from the next.
    """
    shared = catalogue(locale, "shared")
    kind = "list"
    if rows:
        kind = "clauses" if any(_PARTED.search(str(item)) for item in items) else "rows"
    if not items:
        return shared.text("shared-list-empty")
    said = items[0]
    for item in items[1:-1]:
        said = shared.text(f"shared-{kind}-middle", head=said, tail=item)
    if len(items) > 1:
        said = shared.text(f"shared-{kind}-last", head=said, tail=items[-1])
    return read_number(said) if isinstance(said, int) and locale == KANA else str(said)


def join_sentences(locale: str, sentences: Sequence[str]) -> str:
    """Whole sentences one after the other, each with a stop at its end, or a colon that opens the next."""
    stop = "。" if locale.startswith("ja") else "."
    ended = [text if text.endswith(tuple(STOPS + _OPENERS)) else text + stop for text in sentences if text]
    return ("" if locale in _UNSPACED else " ").join(ended)
