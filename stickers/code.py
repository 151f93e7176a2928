"""The dot code of AccessiJeux: a whole number as dots, a circle and a square, and back.

n dots are n; a circle with a point is 5; a square with n points is 10 times n.  The parts add up,
always in the order square, circle, dots: 17 is a square with one point, a circle, two dots.  So
a code has the same value upside down and in a mirror.  A code is a tuple of glyph names
(`stickers.marks.GLYPHS`), left to right: ("square1", "circle1", "dot", "dot").
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Final

from .refusal import DeckError
from .texts import short

SMALLEST: Final = 1
PRINTED: Final = 59
"""The largest number printed unless asked: more than five points crowd a square."""

LARGEST: Final = 99
DOTS: Final = 4
"""The most dots that stand loose; five are a circle."""

_ORDER: Final = ("square", "circle", "dot")
_GLYPH: Final = re.compile(r"(dot)|(circle|square)(\d+)")


class CodeError(DeckError):
    """A number without a code, or signs that are no code; `key` names the mistake."""


def encode(number: int, *, allow_large: bool = False) -> tuple[str, ...]:
    """The code of a number, as glyph names from left to right.

    Args:
        number: 1 to 59, or to 99 with `allow_large`.
        allow_large: permit squares with six to nine points.

    Raises:
        CodeError: zero, negative, or beyond the range.
    """
    if number == 0:
        raise CodeError("fault-zero")
    if not SMALLEST <= number <= LARGEST:
        raise CodeError("fault-range", number=short(number))
    if number > PRINTED and not allow_large:
        raise CodeError("fault-large", number=number)
    tens, units = divmod(number, 10)
    fives, dots = divmod(units, 5)
    return (f"square{tens}",) * (tens > 0) + ("circle1",) * fives + ("dot",) * dots


def decode(glyphs: Sequence[str]) -> int:
    """The number of a code.

    Args:
        glyphs: names from left to right; "circle0" and "square0" are shapes without a point.

    Raises:
        CodeError: anything outside the grammar, named by its first fault.
    """
    parts = [_part(glyph) for glyph in glyphs]
    if not parts:
        raise CodeError("fault-empty")
    for shape, points in parts:
        _check_shape(shape, points)
    kinds = [shape for shape, _ in parts]
    for shape in ("square", "circle"):
        if kinds.count(shape) > 1:
            raise CodeError(f"fault-two-{shape}s", count=kinds.count(shape))
    if kinds.count("dot") > DOTS:
        raise CodeError("fault-loose-dots", count=kinds.count("dot"))
    if [kind for kind, _ in groupby(kinds)] != [kind for kind in _ORDER if kind in kinds]:
        raise CodeError("fault-order")
    worth = {"square": 10, "circle": 5, "dot": 1}
    return sum(worth[shape] * points for shape, points in parts)


def _part(glyph: str) -> tuple[str, int]:
    found = _GLYPH.fullmatch(glyph)
    if not found:
        raise CodeError("fault-sign", sign=short(glyph))
    return ("dot", 1) if found[1] else (found[2], int(found[3]))


def _check_shape(shape: str, points: int) -> None:
    if points == 0:
        raise CodeError(f"fault-bare-{shape}")
    if shape == "circle" and points > 1:
        raise CodeError("fault-circle-points", count=points)
    if points > LARGEST // 10:
        raise CodeError("fault-square-points", count=points)
