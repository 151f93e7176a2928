"""What a PDF says about itself, so that it can be read back: a JSON attachment.

Format 1, all lengths in mm from the top-left corner of the paper:

    format       1
    game         "kami"
    kind         "stickers" or "cards"
    stock        the fields of `stickers.stock.Stock` (stickers), or the card's size
    paper        "a4" or "letter"
    method       "swell", "dots", "paint", "punch" or "clear" (see `stickers.methods` for the inks)
    profile      the fields of `stickers.profile.Profile`
    mirrored     whether the sheets are printed mirrored, left to right
    language     of the words on the sheet
    calibration  {dx, dy, sx, sy, rotation} of `stickers.calibration.Calibration`: what every point of
                 the drawing (mirrored first, if it is) was moved by for one printer
    fiducials    centres of the filled discs of 3 mm near the corners, before calibration and
                 mirroring; the same on every sheet
    corner       leg of the triangle at the top-right of each label that is cut off
    corners      card id -> that of its sticker, where it is another
    split        height inside each label, from its top: no mark reaches further down
    reach        width inside each label, from its left: no mark reaches further to the right
    stacked      whether the signs of a mark stand one below the other
    places       card id -> [x, y, width, height] of its mark on its label
    braille      card id -> [x, y] on its label of the middle of dot 1 of its first cell of braille
    outlines     card id -> [x, y, width, height] of the sticker on its label, where it is cut out
    said         [lines, alternative text] of each piece of content, each that occurs once; a line is
                 [words, size in points, degrees anticlockwise or null for any]
    reading      per PDF page, from the first: places in `said` of its tagged content, in reading order
    figures      PDF page number -> [[x, y, width, height], mark] of its pictures, mm from the top-left of
                 the drawing; pages that are in `sheet_pages` have their pictures in `pages`
    rulers       PDF page number -> [x, y, length] of a ruler, mm
    panels       PDF page number -> per card the white panel in its frame, and what is pictured there and
                 beside its index: [[x, y, width, height], [[x, y, width, height], mark, scale, degrees]]
    crops        [x, y, x, y] of each crop mark of cards, mm; the same on each page of cards
    sheet_pages  PDF page numbers, from 1, of the lists in `pages`; other pages hold no labels
    pages        per sheet a list of what is in its cells: {cell, card, copy, set, mark, text, braille}
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from .stock import Rect

ATTACHMENT: Final = "accessible-games.json"
"""The name of the attachment in the PDF."""

FORMAT: Final = 1

Point = tuple[float, float]

Figure = tuple[tuple[float, ...], tuple[str, ...]]
"""A picture: x, y, width, height in mm, and the mark that it shows, () for none."""


Said = tuple[tuple[tuple[str, float, float | None], ...], str]
"""Lines of (words, points, degrees), and an alternative text."""

Picture = tuple[tuple[float, ...], tuple[str, ...], float, float]
"""x, y, width, height in mm; the mark, () for another picture; its scale; degrees anticlockwise."""

Panel = tuple[tuple[float, ...], tuple[Picture, ...]]
"""x, y, width, height of a card's panel in mm, and the pictures of the card."""


class Written(NamedTuple):
    """What stands on the pages of a file: see the keys of those names above."""

    said: tuple[Said, ...]
    reading: tuple[tuple[int, ...], ...]
    figures: Mapping[str, Sequence[tuple[Rect, tuple[str, ...]]]]
    rulers: Mapping[str, tuple[float, float, float]]
    panels: Mapping[str, Sequence[Panel]]


@dataclass(frozen=True, slots=True)
class Entry:
    """One cell that holds something.

    Attributes:
        cell: from 1, along the rows.
        card: the card's id.
        copy: which of its copies in the box, from 1.
        set: which set, from 1.
        mark: glyph names, left to right.
        text: the words printed on it; "" for none.
        braille: its cells of braille (U+2800 and on), lines parted by line feeds; "" for none.
    """

    cell: int
    card: str
    copy: int
    set: int
    mark: tuple[str, ...]
    text: str
    braille: str = ""


@dataclass(frozen=True, slots=True)
class Manifest:
    """Everything that the readback may know of a file; the attributes are the keys above."""

    game: str
    kind: str
    stock: Mapping[str, Any]
    paper: str
    method: str
    profile: Mapping[str, Any]
    mirrored: bool
    language: str
    calibration: Mapping[str, float]
    fiducials: tuple[Point, ...]
    pages: tuple[tuple[Entry, ...], ...]
    corner: float = 0.0
    corners: Mapping[str, float] = field(default_factory=dict)
    split: float = 0.0
    reach: float = 0.0
    stacked: bool = False
    places: Mapping[str, tuple[float, ...]] = field(default_factory=dict)
    outlines: Mapping[str, tuple[float, ...]] = field(default_factory=dict)
    braille: Mapping[str, tuple[float, ...]] = field(default_factory=dict)
    sheet_pages: tuple[int, ...] = field(default=())
    said: tuple[Said, ...] = ()
    reading: tuple[tuple[int, ...], ...] = ()
    figures: Mapping[str, Sequence[Figure]] = field(default_factory=dict)
    rulers: Mapping[str, tuple[float, float, float]] = field(default_factory=dict)
    panels: Mapping[str, Sequence[Panel]] = field(default_factory=dict)
    crops: tuple[tuple[float, float, float, float], ...] = ()

    def telling(self, written: Written) -> Manifest:
        """The same, and what stands on all pages."""
        sheets = {str(page) for page in self.sheet_pages} if self.kind == "stickers" else set()
        figures = {
            page: [(_rounded(box), mark) for box, mark in boxes]
            for page, boxes in written.figures.items()
            if page not in sheets
        }
        return replace(
            self,
            said=written.said,
            reading=written.reading,
            figures=figures,
            rulers=dict(written.rulers),
            panels=dict(written.panels),
        )

    def to_json(self) -> bytes:
        """The attachment: UTF-8, keys in a fixed order, the same bytes for the same content."""
        table: dict[str, Any] = {"format": FORMAT}
        table.update({name: getattr(self, name) for name in self.__dataclass_fields__ if name != "pages"})
        # Page by page: ten thousand entries as dictionaries would take more memory than the file.
        pages = ",".join([_written([_plain(entry) for entry in page]) for page in self.pages])
        return f'{_written(table)[:-1]},"pages":[{pages}]}}'.encode()


def _written(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _rounded(rect: Rect) -> tuple[float, ...]:
    return tuple([round(value, 3) for value in rect])


def _plain(entry: Entry) -> dict[str, Any]:
    """The entry as JSON has it; `asdict` would take most of the time of a long file."""
    told = {"braille": entry.braille} if entry.braille else {}
    return {
        "cell": entry.cell,
        "card": entry.card,
        "copy": entry.copy,
        "set": entry.set,
        "mark": entry.mark,
        "text": entry.text,
        **told,
    }
