"""One sticker: its mark, a line of braille and its words, side by side or one below the other.

The code comes first.  Words are as large as what is left allows, from 16 points down to 9; they
stand below the mark, beside it, or, at the edge of a card, along it as on the spine of a book.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from .fonts import Typeface
from .lettering import wrap
from .marks import Mark
from .methods import MM
from .pieces import Piece
from .stock import Rect

LARGE: Final = 16
SMALLEST: Final = 9
"""Sizes of printed words in points: large print, and the least that is printed unasked."""

LEADING: Final = 1.2
"""Distance of lines per size of letters."""

ASCENT: Final = 0.77
"""From the top of the letters to their baseline, per size; below it they take the rest."""

AIR: Final = 1.0
"""Between the mark and words below it, mm."""

BESIDE: Final = 2.0
"""Between the mark and words beside it, mm: a finger that reads the mark does not lie on them."""

_MOST_LINES: Final = 4
_SHARES: Final = (1.0, 0.85, 0.7, 0.6, 0.5, 0.42, 0.35, 0.28)
"""Widths that words are tried in, as parts of their length in one line: lines end where words do."""

Room = tuple[float, float]
"""Width and height in mm."""


@dataclass(frozen=True, slots=True)
class Item:
    """What one sticker has to hold.

    Attributes:
        card: id of its card.
        mark: what is felt.
        texts: its words; with several sets one text for each.
        piece: what it is glued on.
        braille: what may stand below the mark in braille, the best first; () for nothing.
    """

    card: str
    mark: Mark
    texts: tuple[str, ...]
    piece: Piece
    braille: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Block:
    """Words in lines.

    Attributes:
        size: in points.
        lines: of the widest of the texts.
        width: mm.
        height: mm.
    """

    size: float
    lines: tuple[str, ...]
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A mark and its words, in mm from the top-left corner of what they take together.

    Attributes:
        width: of both.
        height: of both.
        mark: what the mark takes.
        words: the room of the words; None for none.
        block: the words; None for none.
        along: they run downwards, along the mark.
    """

    width: float
    height: float
    mark: Rect
    words: Rect | None = None
    block: Block | None = None
    along: bool = False


def arrangements(core: Room, blocks: Sequence[Block], *, edge: bool) -> Iterator[Arrangement]:
    """Every way to lay the words by a mark.

    Args:
        core: what the mark takes, with its braille if it has any.
        blocks: the words in one line, in two, ...
        edge: the mark is a column at the edge of a card, and nothing stands below it.
    """
    width, height = core
    mark = Rect(0, 0, width, height)
    for block in blocks:
        if not edge:
            below = Rect(0, height + AIR, block.width, block.height)
            yield Arrangement(max(width, block.width), below.y + block.height, mark, below, block)
        tall = max(height, block.height)
        beside = Rect(width + BESIDE, (tall - block.height) / 2, block.width, block.height)
        middle = Rect(0, (tall - height) / 2, width, height)
        yield Arrangement(beside.x + block.width, tall, middle, beside, block)
        if edge:
            along = Rect(width + AIR, 0, block.height, block.width)
            yield Arrangement(along.x + block.height, max(height, block.width), mark, along, block, True)


def height_of(lines: int, size: float) -> float:
    """What lines take from the top of their letters to the foot of them, mm."""
    return (1 + (lines - 1) * LEADING) * size / MM


def longest_of(item: Item, typeface: Typeface) -> str:
    """The widest of the texts of an item: they differ by the number of the set alone."""
    if len(item.texts) == 1:
        return item.texts[0]
    return max(item.texts, key=lambda text: typeface.width(text, 1.0, f"card {item.card}"))


def blocks_of(text: str, where: str, typeface: Typeface, size: float, widest: float) -> list[Block]:
    """A text in one to four lines, none wider than `widest` mm; [] if a word is.

    Args:
        text: the words.
        where: what holds them, for the error.
        typeface: their letters.
        size: in points.
        widest: mm.
    """
    whole = typeface.width(text, size, where) / MM
    found: dict[int, Block] = {}
    for room in sorted({min(widest, whole * share) for share in _SHARES}, reverse=True):
        lines = wrap(typeface, text, size, room * MM + 0.001, where)
        if lines is not None and len(lines) <= _MOST_LINES:
            width = max(typeface.width(line, size, where) for line in lines) / MM
            # The narrowest room that takes so many lines makes them equally long.
            found[len(lines)] = Block(size, tuple(lines), width, height_of(len(lines), size))
    return [found[count] for count in sorted(found)]
