"""A scene as things to draw, each with its place; arithmetic only.

From the top: what was told, the open list, the hand; below, always in the same place, the line in
focus.  On a wide page what was told stands to the left of the rest; a picture, if there is room beside
what it belongs to, at the right.  What does not fit is scrolled out as a whole, never cut: the entry in
focus and the newest line are always there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from struct import unpack
from typing import Final, Literal

from .scene import Row, Scene
from .typeset import Measure, fit, fold

BODY_AT_1080: Final = 36
"""Pixels of the usual text where the shorter side of the window has 1080; others in proportion."""

SMALLEST_BODY: Final = 24
_FOCUS_SCALE: Final = 1.35
_WIDE: Final = 40
"""A page of so many body sizes is wide enough for two columns."""

_BESIDE_PICTURE: Final = 14
"""So many body sizes are left for words beside a picture, or it is not drawn."""

_SHARE_IN_FOCUS: Final = 0.65
"""How much of the room of both goes to the list or the hand that has the focus."""

_FOCUS_USUALLY: Final = 0.45
_FOCUS_AT_MOST: Final = 0.7
"""Shares of the height that the line in focus may take: with letters that are larger than others, and
before they get smaller than others."""


Role = Literal["text", "panel-text", "good", "bad"]
ShapeKind = Literal["playable", "blocked", "above", "below"]


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
class Page:
    """What to draw, in this order.

    Attributes:
        panels: grounds other than that of the page.
        rings: boxes with a ring inside their edge, of `ring` pixels for each of its two colours.
        picture: where the picture of the scene goes; None if there is none.
    """

    panels: tuple[Box, ...]
    rings: tuple[Box, ...]
    ring: int
    shapes: tuple[Shape, ...]
    texts: tuple[Text, ...]
    picture: Box | None = None


def body_size(side: int, per_cent: int) -> int:
    """Pixels of the usual text in a window whose shorter side has so many."""
    usual = max(SMALLEST_BODY, round(side * BODY_AT_1080 / 1080))
    return round(usual * per_cent / 100)


def compose(
    scene: Scene,
    width: int,
    height: int,
    per_cent: int,
    measure: Measure,
    leading: Callable[[int], int],
) -> Page:
    """Lay a scene out.

    Args:
        scene: what to draw.
        width: of the window.
        height: of the window.
        per_cent: of the usual size of text.
        measure: width of a text at a size.
        leading: height of a line at a size.
    """
    composer = _Composer(scene, width, height, body_size(min(width, height), per_cent), measure, leading)
    composer.lay_out()
    return composer.page()


def picture_size(png: bytes) -> tuple[int, int]:
    """Width and height of a PNG, pixels: the first two numbers of its head."""
    width, height = unpack(">II", png[16:24])
    return width, height


class _Composer:
    def __init__(
        self,
        scene: Scene,
        width: int,
        height: int,
        body: int,
        measure: Measure,
        leading: Callable[[int], int],
    ) -> None:
        self._scene = scene
        self._whole = Box(0, 0, width, height)
        self._body = body
        self._measure = measure
        self._leading = leading
        self._pad = max(8, body // 3)
        self._ring = max(4, body // 10)
        self._edge = 2 * self._ring + 4
        self._panels: list[Box] = []
        self._rings: list[Box] = []
        self._shapes: list[Shape] = []
        self._texts: list[Text] = []
        self._picture: Box | None = None

    def page(self) -> Page:
        return Page(
            tuple(self._panels),
            tuple(self._rings),
            self._ring,
            tuple(self._shapes),
            tuple(self._texts),
            self._picture,
        )

    def lay_out(self) -> None:
        scene, whole, pad = self._scene, self._whole, self._pad
        panel = self._lay_focus()
        area = self._lay_picture(Box(pad, pad, whole.width - 2 * pad, panel.y - 2 * pad))
        if self._picture is not None:
            self._stack(area)
        elif not (scene.rows or scene.cards):
            self._lay_told(area)
        elif len(scene.lines) > 1 and whole.width >= _WIDE * self._body:
            half = (area.width - 2 * pad) // 2
            self._lay_told(Box(area.x, area.y, half, area.height))
            self._lay_lists(Box(area.right - half, area.y, half, area.height))
        else:
            self._stack(area)

    def _stack(self, area: Box) -> None:
        """One column: the newest line first gets its room, then the lists, then older lines."""
        newest = self._told_height(self._scene.lines[-1:], area.width) + self._pad
        lists = min(self._lists_height(area.width), max(0, area.height - newest))
        all_told = self._told_height(self._scene.lines, area.width) + self._pad
        told = min(all_told, area.height - lists)
        self._lay_told(Box(area.x, area.y, area.width, max(0, told - self._pad)))
        self._lay_lists(Box(area.x, area.y + told, area.width, area.height - told))

    def _lay_picture(self, area: Box) -> Box:
        """Put the picture at the right, as large as it fits; returns what is left of the area."""
        if not self._scene.picture:
            return area
        wide, high = picture_size(self._scene.picture)
        room = min(area.width // 2, area.width - _BESIDE_PICTURE * self._body - 2 * self._pad)
        scale = min(room / wide, area.height / high)
        if scale <= 0:
            return area
        width, height = int(wide * scale), int(high * scale)
        if not (width and height):
            return area
        self._picture = Box(area.right - width, area.y + (area.height - height) // 2, width, height)
        return Box(area.x, area.y, area.width - width - 2 * self._pad, area.height)

    # -- the line in focus ------------------------------------------------------------------

    def _lay_focus(self) -> Box:
        whole, pad = self._whole, self._pad
        largest = max(self._body, min(round(self._body * _FOCUS_SCALE), whole.width // 16))
        text = self._scene.focus
        width = whole.width - 4 * pad
        size, lines = self._fit(text, width, _FOCUS_USUALLY, range(largest, self._body - 1, -1))
        if len(lines) * self._leading(size) > self._room(_FOCUS_USUALLY):
            size, lines = self._fit(text, width, _FOCUS_AT_MOST, _falling(self._body))
        height = max(2 if largest * 8 < whole.height else 1, len(lines)) * self._leading(size) + 2 * pad
        panel = Box(0, whole.height - height, whole.width, height)
        self._panels.append(panel)
        self._write(lines, panel.x + 2 * pad, panel.y + pad, size, "panel-text")
        return panel

    def _fit(self, text: str, width: int, share: float, sizes: Sequence[int]) -> tuple[int, list[str]]:
        return fit(text, width, self._room(share), sizes, self._measure, self._leading)

    def _room(self, share: float) -> int:
        """Pixels of a share of the height that are there for lines."""
        return round(self._whole.height * share) - 2 * self._pad

    # -- what was told ----------------------------------------------------------------------

    def _lay_told(self, area: Box) -> None:
        lines, size = self._scene.lines, self._body
        if not lines or area.height < self._leading(size):
            return
        shown: list[list[str]] = []
        left = area.height
        for text in reversed(lines):
            if not shown:
                sizes = _falling(self._body)
                size, folded = fit(text, area.width, left, sizes, self._measure, self._leading)
            else:
                folded = fold(text, area.width, size, self._measure)
            left -= len(folded) * self._leading(size) + (self._pad // 2 if shown else 0)
            if left < 0:
                break
            shown.append(folded)
        y = area.y
        for folded in reversed(shown):
            self._write(folded, area.x, y, size, "text")
            y += len(folded) * self._leading(size) + self._pad // 2

    def _told_height(self, lines: Sequence[str], width: int) -> int:
        """What lines take at the usual size, one below the other."""
        high = self._leading(self._body)
        gaps = self._pad // 2 * max(0, len(lines) - 1)
        return sum(len(fold(text, width, self._body, self._measure)) for text in lines) * high + gaps

    # -- the list and the hand ----------------------------------------------------------------

    def _lay_lists(self, area: Box) -> None:
        scene = self._scene
        rows = self._rows(scene.rows, area.width, flowing=False)
        cards = self._rows(scene.cards, area.width, flowing=True)
        rows_wanted, cards_wanted = _height(rows), _height(cards)
        gap = self._pad if rows and cards else 0
        room = area.height - gap
        if rows_wanted + cards_wanted > room:
            if scene.card is not None:  # where the focus is, there is the room
                cards_wanted = _share(cards, scene.card, room, rows_wanted)
                rows_wanted = room - cards_wanted
            else:
                rows_wanted = _share(rows, scene.row, room, cards_wanted)
                cards_wanted = room - rows_wanted
        self._place(rows, Box(area.x, area.y, area.width, rows_wanted), scene.row)
        below = Box(area.x, area.y + rows_wanted + gap, area.width, cards_wanted)
        self._place(cards, below, scene.card)

    def _lists_height(self, width: int) -> int:
        rows = self._rows(self._scene.rows, width, flowing=False)
        cards = self._rows(self._scene.cards, width, flowing=True)
        return _height(rows) + _height(cards) + (self._pad if rows and cards else 0)

    def _rows(self, rows: Sequence[Row], width: int, *, flowing: bool) -> list[_Band]:
        """Entries in bands: one below the other, or side by side as far as they go."""
        width -= self._gutter
        bands: list[_Band] = []
        for index, row in enumerate(rows):
            sign = self._body if row.state else 0
            lines = fold(row.text, width - 2 * self._edge - sign, self._body, self._measure)
            wide = max(self._measure(line, self._body) for line in lines) + 2 * self._edge + sign
            cell = _Cell(index, row, lines, min(width, wide) if flowing else width)
            high = len(lines) * self._leading(self._body) + 2 * self._edge
            if flowing and bands and bands[-1].width + self._pad // 2 + cell.width <= width:
                bands[-1].add(cell, high, self._pad // 2)
            else:
                bands.append(_Band([cell], cell.width, high))
        return bands

    @property
    def _gutter(self) -> int:
        """Room at the side of a list for the signs that say that it goes on."""
        return self._body // 2 + self._pad // 2

    def _place(self, bands: Sequence[_Band], area: Box, focus: int | None) -> None:
        """Lay as many bands as there is room for, among them the one in focus."""
        if not bands:
            return
        current = next((n for n, band in enumerate(bands) if band.holds(focus)), 0)
        first, end = _visible([band.height for band in bands], current, area.height)
        if first == end:
            return
        y = area.y
        for band in bands[first:end]:
            x = area.x
            for cell in band.cells:
                self._lay_cell(cell, Box(x, y, cell.width, band.height), focused=cell.index == focus)
                x += cell.width + self._pad // 2
            y += band.height
        sign = self._body // 2
        if first:
            self._shapes.append(Shape(Box(area.right - sign, area.y, sign, sign), "above", "text"))
        if end < len(bands):
            self._shapes.append(Shape(Box(area.right - sign, y - sign, sign, sign), "below", "text"))

    def _lay_cell(self, cell: _Cell, box: Box, *, focused: bool) -> None:
        if focused:
            self._panels.append(box)
            self._rings.append(box)
        x, y = box.x + self._edge, box.y + self._edge
        role: Role = "panel-text" if focused else "text"
        if cell.row.state:
            role = "good" if cell.row.state == "playable" else "bad"
            sign = round(self._body * 0.6)
            top = y + (self._leading(self._body) - sign) // 2
            self._shapes.append(Shape(Box(x, top, sign, sign), cell.row.state, role))
            x += self._body
        self._write(cell.lines, x, y, self._body, role)

    def _write(self, lines: Sequence[str], x: int, y: int, size: int, role: Role) -> None:
        high = self._leading(size)
        for number, line in enumerate(lines):
            if line:
                box = Box(x, y + number * high, self._measure(line, size), high)
                self._texts.append(Text(box, line, size, role))


@dataclass(slots=True)
class _Cell:
    index: int
    row: Row
    lines: list[str]
    width: int


@dataclass(slots=True)
class _Band:
    cells: list[_Cell]
    width: int
    height: int

    def add(self, cell: _Cell, height: int, gap: int) -> None:
        self.cells.append(cell)
        self.width += gap + cell.width
        self.height = max(self.height, height)

    def holds(self, index: int | None) -> bool:
        return any(cell.index == index for cell in self.cells)


def _height(bands: Sequence[_Band]) -> int:
    return sum(band.height for band in bands)


def _share(bands: Sequence[_Band], focus: int | None, room: int, other: int) -> int:
    """Pixels for the list in focus: most of the room, what the other leaves, or at least its own entry."""
    current = next((band.height for band in bands if band.holds(focus)), 0)
    least = max(round(room * _SHARE_IN_FOCUS), room - other, current)
    return min(_height(bands), least, room)


def _falling(largest: int) -> list[int]:
    return list(range(largest, 9, -1)) or [largest]


def _visible(heights: Sequence[int], current: int, room: int) -> tuple[int, int]:
    """The stretch of bands that fits, with the current one as near to its middle as can be."""
    if heights[current] > room:
        return current, current
    first, end = current, current + 1
    left = room - heights[current]
    ends = list(accumulate(heights, initial=0))
    while True:
        below = end < len(heights) and heights[end] <= left
        above = first > 0 and heights[first - 1] <= left
        if not (below or above):
            return first, end
        over = ends[current] - ends[first] < ends[end] - ends[current + 1]
        if above and (over or not below):
            first -= 1
            left -= heights[first]
        else:
            left -= heights[end]
            end += 1
