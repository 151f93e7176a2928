"""What the content of a PDF is called by whoever draws it: tags, the structure that they make, its facts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from .stock import Rect

HEADINGS: Final = ("H1", "H2", "H3")
"""Structure types that get a bookmark; the place in the list is its depth."""


class Tag(NamedTuple):
    """What one piece of marked content is.

    Attributes:
        kind: a standard structure type: "H1", "H2", "P", "Lbl", "LBody", "Figure".
        alt: what is said in its place, or "" if it is text that speaks for itself.
        text: the words that are printed; a heading's are its bookmark.
        size: of the words, points; the least of them.
        box: where it lies, mm from the top-left corner of the paper as it is drawn; a figure has one.
        mark: the tactile mark that it shows, if it is no sticker: glyph names from left to right.
        lines: (words, points, degrees anticlockwise) of each line, where sizes differ; else `text` is one.
    """

    kind: str
    alt: str = ""
    text: str = ""
    size: float = 0.0
    box: Rect | None = None
    mark: tuple[str, ...] = ()
    lines: tuple[tuple[str, float, float | None], ...] = ()


@dataclass(slots=True, eq=False)
class Element:
    """One element of the structure tree: it holds others, or the marked content of a page.

    Attributes:
        kind: a standard structure type.
        alt: its alternative text, "" for none.
        text: the words that are printed.
        box: of a figure: left, bottom, right, top in points on the page.
        page: from 0, of its content; -1 if it holds elements.
        mcid: the number of its content on that page.
        ordered: of a list: its labels are numbers.
        kids: what it holds.
    """

    kind: str
    alt: str = ""
    text: str = ""
    box: tuple[float, float, float, float] | None = None
    page: int = -1
    mcid: int = 0
    ordered: bool = False
    kids: list[Element] = field(default_factory=list)


class Facts(NamedTuple):
    """What the metadata say: the document's title and its language."""

    title: str
    language: str
