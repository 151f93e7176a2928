"""What a page is made of: boxes with texts, cards and signs, and text in lines of a width in pixels."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from struct import unpack
from typing import Final, Literal

from accessible_games.narration.cardfaces import CardFace
from accessible_games.narration.phrases import fitting_pieces
from accessible_games.narration.typography import GLUE

_BLANKS: Final = re.compile(f"[^\\S{GLUE}]+")

Role = Literal["text", "panel-text", "good", "faint", "ink"]
ShapeKind = Literal["playable", "turn", "above", "below"]


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in pixels."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """One past its last column."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """One past its last line."""
        return self.y + self.height

    def inner(self, by: int) -> Box:
        """The box without a margin."""
        return Box(self.x + by, self.y + by, max(0, self.width - 2 * by), max(0, self.height - 2 * by))


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text; the box is as wide as its letters."""

    box: Box
    text: str
    size: int
    role: Role


@dataclass(frozen=True, slots=True)
class Shape:
    """A sign beside words that say the same."""

    box: Box
    kind: ShapeKind
    role: Role


@dataclass(frozen=True, slots=True)
class Face:
    """The corner of a card, as it is printed: its band with the index and the mark.

    Attributes:
        box: the whole card, the words beside its corner included.
        corner: the band.
        face: what is printed; None: a card that lies face down.
        size: of the index, pixels.
        lit: whether the band has its colour; without, only its outline is drawn.
    """

    box: Box
    corner: Box
    face: CardFace | None
    size: int
    lit: bool


@dataclass(frozen=True, slots=True)
class Beam:
    """Two numbers as a beam that leans to the greater one."""

    box: Box
    left: int
    right: int


@dataclass(slots=True)
class Page:
    """What to draw, in this order.

    Attributes:
        panels: grounds other than that of the page.
        rules: thin lines between parts, as boxes.
        faces: cards.
        rings: boxes with a ring inside their edge, of `ring` pixels for each of its two colours.
        picture: where the picture of the scene goes; None if there is none.
    """

    ring: int
    panels: list[Box] = field(default_factory=list)
    rules: list[Box] = field(default_factory=list)
    faces: list[Face] = field(default_factory=list)
    beams: list[Beam] = field(default_factory=list)
    rings: list[Box] = field(default_factory=list)
    shapes: list[Shape] = field(default_factory=list)
    texts: list[Text] = field(default_factory=list)
    picture: Box | None = None

    def add(self, other: Page) -> None:
        """Draw what another page has, too."""
        for name in ("panels", "rules", "faces", "beams", "rings", "shapes", "texts"):
            getattr(self, name).extend(getattr(other, name))


def picture_size(png: bytes) -> tuple[int, int]:
    """Width and height of a PNG, pixels: the first two numbers of its head."""
    width, height = unpack(">II", png[16:24])
    return width, height


def shift(page: Page, x: int, y: int) -> None:
    """Move everything on a page."""

    def moved(box: Box) -> Box:
        return Box(box.x + x, box.y + y, box.width, box.height)

    for name in ("panels", "rules", "rings"):
        setattr(page, name, [moved(box) for box in getattr(page, name)])
    page.faces = [Face(moved(one.box), moved(one.corner), one.face, one.size, one.lit) for one in page.faces]
    page.beams = [Beam(moved(one.box), one.left, one.right) for one in page.beams]
    page.shapes = [Shape(moved(one.box), one.kind, one.role) for one in page.shapes]
    page.texts = [Text(moved(one.box), one.text, one.size, one.role) for one in page.texts]


Measure = Callable[[str, int], int]
"""Width in pixels of a text at a size in pixels."""


def fold(text: str, width: int, size: int, measure: Measure) -> list[str]:
    """The text in lines of at most so many pixels; a phrase or a word that is wider alone is broken."""
    return list(_folded(text, width, size, measure))


@lru_cache(maxsize=4096)  # most of a page stays the same from key to key
def _folded(text: str, width: int, size: int, measure: Measure) -> Sequence[str]:
    lines = [""]
    for piece in fitting_pieces(_BLANKS.sub(" ", text).strip(), lambda part: measure(part, size) <= width):
        candidate = f"{lines[-1]} {piece.text}" if piece.spaced and lines[-1] else lines[-1] + piece.text
        if lines[-1] and measure(candidate, size) > width:
            lines.append(piece.text)
        else:
            lines[-1] = candidate
    return lines
