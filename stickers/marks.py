"""Tactile marks: the signs there are, what they are called, and which marks feel alike.

A mark is a tuple of glyph names, left to right; dots that stand side by side are one group that is
felt as a number.  Everything here is abstract: the drawing and the readback have sizes of their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from types import MappingProxyType
from typing import Final

from accessible_games.games.deck import CardSpec

from .code import LARGEST, CodeError, decode, encode
from .refusal import DeckError
from .texts import short, texts

Mark = tuple[str, ...]

SECRET: Final = "secret"
"""The key of a component that must not be told by touch; it gets a sticker only if somebody asks for it."""

LONGEST: Final = 6
"""The most groups of one mark: a longer row does not fit a label and is not remembered."""


@dataclass(frozen=True, slots=True)
class Glyph:
    """One sign of the vocabulary; upright as drawn on a card.

    Attributes:
        name: its name in deck files.
        filled: a solid face, not an outline or a line.
        unit: the profile's size that width and height are multiples of: "dot", "circle", "square".
        width: nominal width.
        height: nominal height.
        feels: the sign that a finger may take it for; its own name for most.
        points: dots inside an outline, each of which may get lost.
    """

    name: str
    filled: bool
    unit: str
    width: float
    height: float
    feels: str
    points: int = 0


def _vocabulary() -> Mapping[str, Glyph]:
    square = [Glyph(f"square{n}", False, "square", 1, 1, f"square{n}", n) for n in range(1, 10)]
    shapes = [
        Glyph("dot", True, "dot", 1, 1, "dot"),
        Glyph("circle1", False, "circle", 1, 1, "circle1", 1),
        *square,
        Glyph("cross", True, "square", 0.9, 0.9, "cross"),
        Glyph("star", True, "square", 0.95, 0.9, "star"),
        # Four panes and four points in a square: nobody should have to tell them apart.
        Glyph("window", False, "square", 1, 1, "square4"),
        Glyph("question", True, "square", 0.6, 0.95, "question"),
        Glyph("moon", True, "square", 0.5, 0.95, "moon"),
        Glyph("bar", True, "square", 0.15, 0.95, "bar"),
        Glyph("triangle", False, "square", 1, 0.9, "triangle"),
        Glyph("wave", True, "square", 1, 0.4, "wave"),
        Glyph("drop", True, "square", 0.65, 0.95, "drop"),
        Glyph("block", True, "square", 0.75, 0.75, "block"),
    ]
    return MappingProxyType({glyph.name: glyph for glyph in shapes})


GLYPHS: Final[Mapping[str, Glyph]] = _vocabulary()
"""The whole vocabulary by name; no diamond, which fingers take for a circle."""


class MarkError(DeckError):
    """A mark that is not made of the vocabulary, or cannot be told by touch."""


ZERO: Final = "cross"
MINUS: Final = "bar"
HUNDRED: Final = "block"
"""Signs of this toolkit for what the dot code leaves out."""

LEAST: Final = -99
MOST: Final = 199
"""The numbers that have signs."""


def signs_of(number: int) -> Mark:
    """The signs of a whole number: the dot code, a cross for 0, a bar before what is below 0.

    A solid square before the code adds 100.

    Args:
        number: `LEAST` to `MOST`.
    """
    if number <= 0:
        return (MINUS, *signs_of(-number)) if number else (ZERO,)
    if number > LARGEST:
        return (HUNDRED, *(signs_of(number - 100) if number > 100 else ()))
    return encode(number, allow_large=True)


def mark_of(card: CardSpec) -> Mark:
    """The mark of a component, else none: ().

    It is the card's `mark`, else its `sign` and then the signs of its `number`, or of the place of its
    `letter` in the alphabet.
    """
    extra = card.extra
    if "mark" in extra:
        return tuple(extra["mark"])
    sign = tuple(extra.get("sign", ()))
    if "number" in extra:
        return (*sign, *signs_of(extra["number"]))
    return (*sign, *encode(ord(extra["letter"]) - ord("A") + 1)) if "letter" in extra else sign


def code_of(mark: Sequence[str]) -> int | None:
    """The number that fingers read in a mark that holds a circle or a square; None if it holds neither.

    Raises:
        CodeError: they are no code: two circles, or signs in the wrong order.
    """
    runs = [tuple(run) for is_code, run in groupby(mark, key=_is_code) if is_code]
    shaped = [run for run in runs if any(name != "dot" for name in run)]
    if not shaped:
        return None
    # Two numbers in one mark are read as one.
    return decode([name for run in shaped for name in run] if len(shaped) > 1 else shaped[0])


def _is_code(name: str) -> bool:
    return name == "dot" or name.startswith(("circle", "square"))


def groups(mark: Sequence[str]) -> list[tuple[str, int]]:
    """The mark as it is read: (glyph name, 1), and each run of dots as ("dot", how many)."""
    parts: list[tuple[str, int]] = []
    for name, run in groupby(mark):
        count = len(list(run))
        parts.extend([("dot", count)] if name == "dot" else [(name, 1)] * count)
    return parts


def check_mark(mark: Sequence[str]) -> Mark:
    """The mark, once it is sure that it can be drawn and read.

    Raises:
        MarkError: no sign at all, a sign that does not exist, too many, or five loose dots.
    """
    for name in mark:
        if name not in GLYPHS:
            raise MarkError("fault-mark-sign", sign=short(name), signs=", ".join(GLYPHS))
    parts = groups(mark)
    if not parts:
        raise MarkError("fault-mark-empty")
    if len(parts) > LONGEST:
        raise MarkError("fault-mark-long", count=len(parts), most=LONGEST)
    most = max((count for name, count in parts if name == "dot"), default=0)
    if most > 4:
        raise MarkError("fault-loose-dots", count=most)
    return tuple(mark)


def number_of(mark: Sequence[str]) -> int | None:
    """The number that a mark says in the dot code, or None if it is no code."""
    try:
        return decode(mark)
    except CodeError:
        return None


def alike(first: Sequence[str], second: Sequence[str]) -> bool:
    """Whether fingers may take one mark for the other, however the cards are turned.

    They may if they meet the same signs in the same order from either end.  How a sign itself is
    turned counts for nothing, so marks that are equal after a quarter or half turn, or in a
    mirror, are always alike.
    """
    return feel(first) == feel(second)


def feel(mark: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """What fingers make of a mark: equal for marks that are `alike`, and for no others."""
    felt = tuple((GLYPHS[name].feels, count) for name, count in groups(mark))
    return min(felt, felt[::-1])


def after_lost_dot(mark: Sequence[str]) -> frozenset[Mark]:
    """What a mark may become when one dot comes off: loose, or a point in a square.

    A circle or square that loses its only point is like no mark, so it is left out; so is the
    mark that loses its only sign.
    """
    worn: set[Mark] = set()
    for place, name in enumerate(mark):
        before, after = tuple(mark[:place]), tuple(mark[place + 1 :])
        if name == "dot":
            worn.add(before + after)
        elif name.startswith("square") and GLYPHS[name].points > 1:
            worn.add((*before, f"square{GLYPHS[name].points - 1}", *after))
    return frozenset(worn - {()})


def describe(mark: Iterable[str], language: str) -> str:
    """The mark in words: "a square with one dot, a circle with a dot, two dots"."""
    words = texts(language, "marks")
    said: list[str] = []
    for name, run in groupby(mark):
        count = len(list(run))
        if name.startswith("square"):
            said += [words.text("mark-square", points=GLYPHS[name].points)] * count
        else:
            said.append(words.text(f"mark-{name}", n=count))
    return words.text("mark-separator").join(said) if said else words.text("mark-none")
