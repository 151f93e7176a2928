"""A told line taken apart: which of its words stand for a thing that lies on the table.

A screen draws such a thing as a card, and the words around it as words; so what is seen is the line
that is heard, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from accessible_games.engine import CountOf, Fact, Seat


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of a line.

    Attributes:
        text: its words, as the line has them.
        value: what they stand for: a named thing, so many of one, or a fact of its own; None for the
            words between.
        field: the field of the fact that it comes from; "" for the words between.
    """

    text: str
    value: Any = None
    field: str = ""


SaidField = tuple[str, str, Sequence[tuple[str, Any]]]
"""A field of a fact: its name, its words as a whole, and each of its values with its own words."""


def take_apart(text: str, fields: Sequence[SaidField]) -> tuple[Part, ...]:
    """The parts of a line, in its order; together they are the line.

    Args:
        text: the line.
        fields: those that name things.  One that the line says otherwise is left among the words.
    """
    found: list[tuple[int, int, Any, str]] = []
    lower = text.lower()
    for name, whole, values in fields:
        start = _free(lower, whole.lower(), found)
        if start < 0:
            continue
        at = start
        for said, value in values:
            place = lower.find(said.lower(), at)
            if not said or place < 0 or place + len(said) > start + len(whole):
                break
            found.append((place, place + len(said), value, name))
            at = place + len(said)
    return tuple(_parts(text, sorted(found, key=lambda one: one[0])))


def _free(text: str, whole: str, found: Sequence[tuple[int, int, Any, str]]) -> int:
    """Where some words begin that no other field has taken; -1 if nowhere."""
    at = text.find(whole) if whole else -1
    while at >= 0 and any(start < at + len(whole) and at < end for start, end, *_ in found):
        at = text.find(whole, at + 1)
    return at


def _parts(text: str, found: Sequence[tuple[int, int, Any, str]]) -> Iterator[Part]:
    at = 0
    for start, end, value, field in found:
        if text[at:start]:
            yield Part(text[at:start])
        yield Part(text[start:end], value, field)
        at = end
    if text[at:]:
        yield Part(text[at:])


def is_thing(value: Any) -> bool:
    """Whether a value is a named thing, so many of one, or a fact."""
    return isinstance(value, Fact | CountOf) or hasattr(value, "message")


def seats_in(fact: Fact) -> tuple[Seat, ...]:
    """The players that a fact names: its seats and its single ones, each once."""
    seats: list[Seat] = []
    for name, hint in fact.field_types.items():
        value = getattr(fact, name)
        if "Seat" in hint:
            seats += value if isinstance(value, tuple) else [value]
    return tuple(dict.fromkeys(seats))
