"""The judge of large-print cards: the right words on each front, clear of the cut, dark on light."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import dist

import pypdfium2 as pdfium
from PIL import Image

from ..manifest import Entry, Manifest
from ..stock import PAPERS, Rect
from .faults import Fault, Value
from .listing import check_cells, damage_told
from .placement import IDENTITY
from .printed import SHOWN, Letter, letters_of, plain, words_in

MARGIN = 1.5
"""Words keep this far from the cut, mm; nobody cuts more exactly by hand."""

CONTRAST = 7.0
"""Least contrast of words to what they stand on (WCAG AAA)."""

_CLOSE = 0.25
"""Middles of two characters this near, as a part of their height, lie on each other."""

_AROUND = 0.3
"""A dash fills its own box: this much of its ground is looked at too, mm."""

_WHITE = 250
"""Grey level from which paper counts as bare."""

Told = tuple[str, dict[str, Value]]


class CardJudge:
    """Judges the fronts of large-print cards; backs hold nothing that could be wrong.

    Args:
        manifest: what the file tells about itself.
        name: of the file.

    Raises:
        Unreadable: the list is damaged.
    """

    def __init__(self, manifest: Manifest, name: str) -> None:
        with damage_told(name):
            self._read_list(manifest)

    def _read_list(self, manifest: Manifest) -> None:
        self._paper = PAPERS[manifest.paper]
        stock = manifest.stock
        width, height = float(stock["width"]), float(stock["height"])
        if stock["turned"]:
            width, height = height, width
        check_cells(manifest, stock["cols"] * stock["rows"])
        self._rects = [
            Rect(stock["x0"] + column * stock["px"], stock["y0"] + row * stock["py"], width, height)
            for row in range(stock["rows"])
            for column in range(stock["cols"])
        ]

    def faults(
        self, page: pdfium.PdfPage, image: Image.Image, entries: Sequence[Entry], number: int
    ) -> Iterator[Fault]:
        """Everything that is wrong on a page of fronts."""
        letters, image = letters_of(page, IDENTITY), image.convert("L")
        wanted = {entry.cell: entry for entry in entries}
        for cell, rect in enumerate(self._rects, 1):
            entry, own = wanted.get(cell), words_in(letters, rect)
            if entry is not None:
                for kind, details in self._card(image, own, rect, entry.text):
                    yield Fault(kind, number, cell, entry.card, details)
            elif own or self._extremes(image, _inner(rect))[0] < _WHITE:
                yield Fault("skipped-card", number, cell)

    def _card(self, image: Image.Image, letters: list[Letter], rect: Rect, name: str) -> Iterator[Told]:
        found = "".join(letter.character for letter in letters)
        if plain(name).casefold() not in plain(found).casefold():
            yield "words", {"found": found[:SHOWN], "wanted": name}
        edge = min((_clear(letter, rect) for letter in letters), default=MARGIN)
        if edge < MARGIN - 0.05:
            yield "words-margin", {"found": round(edge, 1), "wanted": round(MARGIN, 1)}
        faint = min((self._contrast(image, letter) for letter in letters), default=CONTRAST)
        if faint < CONTRAST:
            yield "contrast", {"found": round(faint, 1), "wanted": round(CONTRAST)}
        if any(_on_each_other(one, other) for one, other in combinations(letters, 2)):
            yield "overlap", {}

    def _contrast(self, image: Image.Image, letter: Letter) -> float:
        """Between the lightest and the darkest of a character's box."""
        box = letter.box
        rect = Rect(
            box.left - _AROUND, box.top - _AROUND, letter.width + 2 * _AROUND, letter.height + 2 * _AROUND
        )
        dark, light = (((level / 255) ** 2.2) + 0.05 for level in self._extremes(image, rect))
        return float(light / dark)

    def _extremes(self, image: Image.Image, rect: Rect) -> tuple[int, int]:
        """The darkest and the lightest grey in a rectangle in mm."""
        sx, sy = image.width / self._paper[0], image.height / self._paper[1]
        left, top = round(rect.x * sx), round(rect.y * sy)
        right, bottom = round((rect.x + rect.width) * sx), round((rect.y + rect.height) * sy)
        dark, light = image.crop((left, top, max(right, left + 1), max(bottom, top + 1))).getextrema()
        return int(dark), int(light)  # type: ignore[arg-type]


def _inner(rect: Rect) -> Rect:
    """The rectangle without its edge, where cut lines of neighbours may lie."""
    return Rect(rect.x + MARGIN, rect.y + MARGIN, rect.width - 2 * MARGIN, rect.height - 2 * MARGIN)


def _clear(letter: Letter, rect: Rect) -> float:
    """From a character to the nearest cut."""
    box = letter.box
    right, bottom = rect.x + rect.width, rect.y + rect.height
    return min(box.left - rect.x, box.top - rect.y, right - box.right, bottom - box.bottom)


def _on_each_other(one: Letter, other: Letter) -> bool:
    return dist((one.x, one.y), (other.x, other.y)) < _CLOSE * max(one.height, other.height, 1.0)
