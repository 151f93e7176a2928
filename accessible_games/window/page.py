"""A scene as things to draw, each with its place; arithmetic only.

One grid.  A wide page has the table at the left and what goes on at the right, the hand below both; a
narrow one (a small window, large letters) has one column, in which the list and the hand have their room
first.  Sizes: what has just happened is largest, then names and cards, then lines, then labels; past
events are the smallest.  What does not fit is left out as a whole, never cut: the entry in focus, the
newest line and the kinds of cards in the hand are always there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from struct import unpack
from typing import Final, Literal

from accessible_games.narration.cardfaces import CardFace
from accessible_games.play.layout import atoms
from accessible_games.play.tableau import Piece, Place, Strip

from .scene import Row, Scene

BODY_AT_1080: Final = 36
"""Pixels of the usual text where the shorter side of the window has 1080; others in proportion."""

SMALLEST_BODY: Final = 24
_NEWS: Final = 1.3
_NAME: Final = 1.1
_LABEL: Final = 0.78
"""Sizes of the last event, of names, and of labels and past events, by that of the usual text."""

_WIDE: Final = 40
"""A page of so many body sizes is wide enough for two columns."""

_TABLE_SHARE: Final = 0.56
"""How much of a wide page the table takes."""

_FEW_LINES: Final = 9
"""Where there is room for fewer lines, what is asked comes before the places of the players."""

_BESIDE_PICTURE: Final = 14
"""So many body sizes are left for words beside a picture, or it is not drawn."""

_SHARE_OF_NEWS: Final = 0.3
_SHARE_OF_FOCUS: Final = 0.7
_SHARE_OF_ROW: Final = 0.3
_SHARE_OF_HAND: Final = 0.4
"""Shares of the height: of the last event, while its letters are larger than others; of a question alone;
of an entry in focus above a hand; of the hand, before its letters get smaller and at last its names go."""

_COUNT: Final = re.compile(r"(?:^(?=\d+ )|(?=\d+[枚個]))(\d+)")
"""How many cards of a kind there are, before their name or, in Japanese, behind it."""

_SIGN: Final = 0.7
"""How high the signs of a mark are beside the index of a card, by its letters."""

Aspect = Callable[[tuple[str, ...]], float]
"""How wide the signs of a mark are by their height."""

_HAND_SIZES: Final = (1.1, 1.0, 0.9, 0.8, 0.7)
_BARE_HAND_SIZES: Final = (1.0, 0.85, 0.7, 0.55)
_TABLE_SIZES: Final = (1.2, 1.1, 1.0, 0.9, 0.8)
"""Sizes that are tried, by that of the usual text, until all has room."""

_LEAST: Final = 2 / 3
"""No text that stands there for good is smaller than this, by the usual one: 24 pixels of 1080."""

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
    aspect: Aspect = lambda mark: 0.0,
) -> Page:
    """Lay a scene out.

    Args:
        scene: what to draw.
        width: of the window.
        height: of the window.
        per_cent: of the usual size of text.
        measure: width of a text at a size.
        leading: height of a line at a size.
        aspect: proportions of the signs of a mark.
    """
    body = body_size(min(width, height), per_cent)
    composer = _Composer(scene, width, height, body, measure, leading, aspect)
    composer.lay_out()
    return composer.page


def picture_size(png: bytes) -> tuple[int, int]:
    """Width and height of a PNG, pixels: the first two numbers of its head."""
    width, height = unpack(">II", png[16:24])
    return width, height


@dataclass(slots=True)
class _Block:
    """Something in a column: the height that it must have to be there, that it would like, how it is laid."""

    least: int
    want: int
    lay: Callable[[Box], None]
    gap: int = 0
    """Below it, where anything follows."""


class _Composer:
    def __init__(
        self,
        scene: Scene,
        width: int,
        height: int,
        body: int,
        measure: Measure,
        leading: Callable[[int], int],
        aspect: Aspect,
    ) -> None:
        self._scene = scene
        self._whole = Box(0, 0, width, height)
        self._body = body
        self._small = round(body * _LABEL)
        self._least = round(body * _LEAST)
        self._measure = measure
        self._leading = leading
        self._aspect = aspect
        self._units: list[tuple[int, int]] = []
        """Where each strip of the table begins and ends, from its top."""
        self._pad = max(8, body // 3)
        ring = max(4, body // 10)
        self._edge = 2 * ring + 4
        self.page = Page(ring)

    def lay_out(self) -> None:
        whole, pad = self._whole, self._pad
        area = whole.inner(max(pad, self._edge + 2))
        if self._scene.tableau is None:
            area = self._lay_picture(area)
            blocks = [self._said(area), self._title(area), self._list(area), self._focus(area)]
            self._give_room(area, blocks, 0, (1, 2, 3))
            self._column(area, blocks)
        elif whole.width >= _WIDE * self._body:
            self._lay_wide(area)
        else:
            self._lay_narrow(area)

    # -- the grid -------------------------------------------------------------------------

    def _lay_wide(self, area: Box) -> None:
        pad, page = self._pad, self.page
        hand = self._hand(area)
        below = min(hand.want, area.height // 2)
        if below:
            hand.lay(Box(area.x, area.bottom - below, area.width, below))
            page.rules.append(Box(area.x, area.bottom - below - pad, area.width, 2))
            below += 2 * pad
        left = Box(area.x, area.y, round(area.width * _TABLE_SHARE) - pad, area.height - below)
        right = Box(left.right + 2 * pad, area.y, area.right - left.right - 2 * pad, left.height)
        page.rules.append(Box(left.right + pad - 1, area.y, 2, left.height))
        self._table(left).lay(left)
        blocks = [
            self._news(right), self._said(right), self._title(right), self._focus(right), self._list(right),
            self._log(right),
        ]  # fmt: skip
        self._give_room(right, blocks, 1, (3, 4, 2))
        self._column(right, blocks, first=(3, 4, 2, 1, 0, 5))

    def _lay_narrow(self, area: Box) -> None:
        blocks = [
            self._seats(area), self._news(area), self._said(area), self._title(area), self._focus(area),
            self._list(area), self._hand(area), self._table(area, heads=False),
        ]  # fmt: skip
        few = area.height < _FEW_LINES * self._leading(self._body)
        most = (4, 5, 6) if self._scene.row is not None else (4, 6, 5)
        kept = most if few else (*most, 0)
        # What was answered just now comes before all that can be asked for again.
        first = (*kept, 3, 2) if self._room(area, blocks, (*kept, 3, 2)) >= 0 else (*kept, 2, 3)
        self._give_room(area, blocks, 2, first[: first.index(2)])
        rest = (1, 0, 7) if few else (1, 7)
        self._column(area, blocks, (*first, *rest))

    @staticmethod
    def _room(area: Box, blocks: Sequence[_Block], some: Sequence[int]) -> int:
        """What is left of the height when some blocks have what they need; below 0 if they have it not."""
        return area.height - sum(min(blocks[one].least, blocks[one].want) + blocks[one].gap for one in some)

    def _give_room(self, area: Box, blocks: Sequence[_Block], said: int, kept: Sequence[int]) -> None:
        """Let an answer have all the room that some blocks leave it: its end alone says nothing."""
        block = blocks[said]
        block.least = min(block.want, max(0, self._room(area, blocks, kept) - block.gap))

    def _column(self, area: Box, blocks: Sequence[_Block], first: Sequence[int] = ()) -> None:
        """Blocks one below the other: each its least height, those named first before others; then more."""
        order = first or range(len(blocks) - 1, -1, -1)
        given = [0] * len(blocks)
        left = area.height
        for index in order:
            block = blocks[index]
            needed = min(block.least, block.want) + block.gap
            if block.want and needed <= left:
                given[index] = needed
                left -= needed
        for index in order:
            if given[index]:
                more = min(blocks[index].want + blocks[index].gap - given[index], left)
                given[index] += more
                left -= more
        y = area.y
        for block, height in zip(blocks, given, strict=True):
            if height:
                block.lay(Box(area.x, y, area.width, height - block.gap))
                y += height

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
        self.page.picture = Box(area.right - width, area.y + (area.height - height) // 2, width, height)
        return Box(area.x, area.y, area.width - width - 2 * self._pad, area.height)

    # -- lines ----------------------------------------------------------------------------

    def _news(self, area: Box) -> _Block:
        crowded = area.width == self._whole.width - 2 * area.x and bool(self._scene.rows)
        return self._sentence(self._scene.news, area, 1.0 if crowded else _NEWS, _SHARE_OF_NEWS, "text")

    def _title(self, area: Box) -> _Block:
        scene = self._scene
        asked = scene.tableau.turn if scene.tableau is not None and not scene.title else ()
        text = scene.title or " ".join(asked)
        large = _NEWS if scene.tableau is None else 1.0
        return self._sentence(text, area, large, _SHARE_OF_NEWS, "text")

    def _focus(self, area: Box) -> _Block:
        """What Enter answers, or what is typed, on a ground of its own; nothing while a list is open."""
        text, pad = self._scene.focus, self._pad
        block = self._sentence(
            text, Box(area.x, area.y, area.width - 2 * pad, area.height), _NAME, _SHARE_OF_FOCUS, "panel-text"
        )
        if not text:
            return block

        def lay(box: Box) -> None:
            self.page.panels.append(box)
            block.lay(Box(box.x + pad, box.y + pad, box.width - 2 * pad, box.height - 2 * pad))

        return _Block(block.least + 2 * pad, block.want + 2 * pad, lay, self._pad)

    def _sentence(self, text: str, area: Box, scale: float, share: float, role: Role) -> _Block:
        """One text as a whole: larger than others where it has room, smaller where it would have none."""
        if not text:
            return _Block(0, 0, lambda box: None)
        largest = max(self._body, min(round(self._body * scale), self._whole.width // 14))
        room = round(self._whole.height * share)
        size, lines = fit(
            text, area.width, room, range(largest, self._body - 1, -1), self._measure, self._leading
        )
        if len(lines) * self._leading(size) > room:
            most = round(self._whole.height * max(share, 0.5))
            size, lines = fit(text, area.width, most, _falling(self._body), self._measure, self._leading)
        height = len(lines) * self._leading(size)

        def lay(box: Box) -> None:
            self._write(self.page, lines, box.x, box.y, size, role)

        return _Block(height, height, lay, self._pad)

    def _said(self, area: Box) -> _Block:
        """What was answered, from its beginning: in smaller letters where it has no room, then not all."""
        said = self._scene.said
        if not said:
            return _Block(0, 0, lambda box: None)
        gap = self._pad // 2

        def folded(size: int) -> tuple[list[list[str]], list[int]]:
            lines = [fold(text, area.width, size, self._measure) for text in said]
            return lines, [len(one) * self._leading(size) + gap for one in lines]

        def lay(box: Box) -> None:
            for size in range(self._body, self._least - 1, -1):
                lines, heights = folded(size)
                if sum(heights) - gap <= box.height:
                    break
            if heights[0] - gap > box.height:  # its first words, however small: they are the answer
                size, newest = fit(
                    said[0], box.width, box.height, _falling(self._least), self._measure, self._leading
                )
                lines, heights = [newest], [len(newest) * self._leading(size) + gap]
            y = box.y
            for one, height in zip(lines, heights, strict=True):
                if y + height - gap > box.bottom:
                    break
                self._write(self.page, one, box.x, y, size, "text")
                y += height

        return _Block(sum(folded(self._least)[1]) - gap, sum(folded(self._body)[1]) - gap, lay, self._pad)

    def _log(self, area: Box) -> _Block:
        """Past events, the newest at the top, below the last one."""
        return self._lines(self._scene.log, area, self._small, "faint", falling=True)

    def _lines(
        self, lines: Sequence[str], area: Box, usual: int, role: Role, *, falling: bool = False
    ) -> _Block:
        """Lines, oldest first or newest first; where there is no room for all, the newest ones."""
        if not lines:
            return _Block(0, 0, lambda box: None)
        room = round(self._whole.height * _SHARE_OF_FOCUS)
        size, newest = fit(lines[-1], area.width, room, _falling(usual), self._measure, self._leading)
        folded = [fold(text, area.width, size, self._measure) for text in lines[:-1]] + [newest]
        gap = self._pad // 2
        heights = [len(one) * self._leading(size) + gap for one in folded]

        def lay(box: Box) -> None:
            shown, left = len(folded), box.height + gap
            while shown and heights[shown - 1] <= left:
                shown -= 1
                left -= heights[shown]
            y = box.y
            for index in range(len(folded) - 1, shown - 1, -1) if falling else range(shown, len(folded)):
                self._write(self.page, folded[index], box.x, y, size, role)
                y += heights[index]

        return _Block(heights[-1] - gap, sum(heights) - gap, lay, self._pad)

    # -- the list -------------------------------------------------------------------------

    def _list(self, area: Box) -> _Block:
        scene = self._scene
        if not scene.rows:
            return _Block(0, 0, lambda box: None)
        bands = self._bands(scene.rows, area)
        least = bands[scene.row or 0].height
        return _Block(
            least, sum(band.height for band in bands), lambda box: self._place(bands, box, scene.row)
        )

    def _bands(self, rows: Sequence[Row], area: Box) -> list[_Band]:
        """Entries one below the other; the one in focus leaves room for others, if in smaller letters."""
        scene, body = self._scene, self._body
        width = area.width - self._gutter - 2 * self._edge
        share = _SHARE_OF_ROW if scene.hand else _SHARE_OF_FOCUS
        bands = []
        for index, row in enumerate(rows):
            room = width - (body if row.state == "playable" else 0)
            focused = index == scene.row
            for size in _falling(body) if focused else [body]:
                lines = fold(row.text, room, size, self._measure)
                lines += fold(scene.note, room, size, self._measure) if focused and scene.note else []
                if len(lines) * self._leading(size) <= self._whole.height * share:
                    break
            bands.append(_Band(index, row, lines, size, len(lines) * self._leading(size) + 2 * self._edge))
        return bands

    @property
    def _gutter(self) -> int:
        """Room at the side of a list for the signs that say that it goes on."""
        return self._body // 2 + self._pad // 2

    def _place(self, bands: Sequence[_Band], area: Box, focus: int | None) -> None:
        """Lay as many bands as there is room for, among them the one in focus."""
        if not bands:
            return
        page = self.page
        first, end = _visible([band.height for band in bands], focus or 0, area.height)
        y = area.y
        for band in bands[first:end]:
            box = Box(area.x, y, area.width - self._gutter, band.height)
            self._lay_band(band, box, focused=band.index == focus)
            y += band.height
        sign = self._body // 2
        if first:
            page.shapes.append(Shape(Box(area.right - sign, area.y, sign, sign), "above", "text"))
        if first < end < len(bands):
            page.shapes.append(Shape(Box(area.right - sign, y - sign, sign, sign), "below", "text"))

    def _lay_band(self, band: _Band, box: Box, *, focused: bool) -> None:
        if focused:
            self.page.panels.append(box)
            self.page.rings.append(box)
        x, y = box.x + self._edge, box.y + self._edge
        role: Role = "panel-text" if focused else "text"
        if band.row.state == "playable":
            x = self._sign(self.page, "playable", x, y, band.size)
        elif band.row.state:
            role = "faint"
        self._write(self.page, band.lines, x, y, band.size, role)

    # -- the hand -------------------------------------------------------------------------

    def _hand(self, area: Box) -> _Block:
        """All kinds of cards that are held, and what else only their owner may know."""
        scene, room = self._scene, round(self._whole.height * _SHARE_OF_HAND)
        if not (scene.hand or scene.own or scene.label):
            return _Block(0, 0, lambda box: None)
        tries = [(scale, True) for scale in _HAND_SIZES] + [(scale, False) for scale in _BARE_HAND_SIZES]
        for scale, named in tries:
            page, height = self._held(area, max(self._least, round(self._body * scale)), named=named)
            if height <= room:
                break
        own, with_own = self._owned(area, height)

        def lay(box: Box) -> None:
            _shift(page, box.x, box.y)
            self.page.add(page)
            if box.height >= with_own:
                _shift(own, box.x, box.y)
                self.page.add(own)

        return _Block(height, with_own, lay, self._pad)

    def _held(self, area: Box, size: int, *, named: bool) -> tuple[Page, int]:
        """The hand at a size, from (0, 0), and its height; without their names cards are narrow."""
        scene, page, y = self._scene, Page(self.page.ring), 0
        if scene.label and named:
            y = self._write(page, [scene.label], 0, 0, self._small, "faint")
        chips = [
            self._chip(held.piece, size, area.width, held.state, named=named, ringed=True)
            for held in scene.hand
        ]
        y = self._flow(page, chips, -self._edge, y, area.width + 2 * self._edge, 0, scene.card)
        note = scene.note if scene.card is not None else ""
        if not named and scene.card is not None and not note:
            note = scene.hand[scene.card].piece.text
        if note:
            lines = fold(note, area.width, self._body, self._measure)
            y = self._write(page, lines, 0, y + self._pad // 2, self._body, "text")
        return page, y

    def _owned(self, area: Box, y: int) -> tuple[Page, int]:
        """What else only the owner of the hand may know, from a height on."""
        page = Page(self.page.ring)
        for strip in self._scene.own:
            y = self._strip(page, strip, 0, y + self._pad // 2, area.width, self._small)
        return page, y

    # -- the table ------------------------------------------------------------------------

    def _seats(self, area: Box) -> _Block:
        """All players in a few lines: whose turn it is, the numbers of each; what they are, at the first."""
        assert self._scene.tableau is not None
        page, size = Page(self.page.ring), self._small
        x = y = 0
        high = self._leading(size)
        gap = self._measure(" ", size) + self._pad // 2
        for index, place in enumerate(self._scene.tableau.places):
            parts: list[tuple[str, Role]] = [(place.name, "text")]
            for figure in place.figures:
                parts += [(figure.label, "faint")] if figure.label and not index else []
                parts += [(figure.value, "good")]
            wide = sum(self._measure(text, size) + gap for text, _ in parts) - gap
            wide += size if place.turn else 0
            if index == 0 and wide > area.width:  # the numbers of the others follow in the same order
                parts = [part for part in parts if part[1] != "faint"]
            if x and x + wide > area.width:
                x, y = 0, y + high
            if place.turn:
                x = self._sign(page, "turn", x, y, size)
            for text, role in parts:
                if x + self._measure(text, size) <= area.width:
                    self._write(page, [text], x, y, size, role)
                x += self._measure(text, size) + gap
            x += 2 * self._pad

        def lay(box: Box) -> None:
            _shift(page, box.x, box.y)
            self.page.add(page)

        height = y + high
        return _Block(height, height, lay, self._pad)

    def _table(self, area: Box, *, heads: bool = True) -> _Block:
        """Every place and the middle, as large as there is room for.

        Args:
            area: where there is room.
            heads: whether each place has its name and numbers; else the middle comes first.
        """

        def lay(box: Box) -> None:
            for scale in _TABLE_SIZES:
                page, height = self._laid(box, round(self._body * scale), heads=heads)
                if height <= box.height:
                    break
            self._leave_out(page, box.height)
            _shift(page, box.x, box.y)
            self.page.add(page)

        self._laid(area, round(self._body * _TABLE_SIZES[-1]), heads=heads)
        least = self._units[0][1] if self._units else self._leading(self._body)  # less would stay empty
        page, height = self._laid(area, self._body, heads=heads)
        return _Block(least, height, lay) if page.texts else _Block(0, 0, lay)

    def _laid(self, area: Box, size: int, *, heads: bool) -> tuple[Page, int]:
        """The table at a size, from (0, 0), and its height."""
        assert self._scene.tableau is not None
        page = Page(self.page.ring)
        self._units = []
        if heads:
            return page, self._lay_middle(page, self._lay_places(page, 0, area, size), area, size)
        y = self._lay_middle(page, 0, area, size)
        for place in self._scene.tableau.places:
            for strip in self._laid_here(place):
                y = self._strip(page, strip, 0, y, area.width, size) + self._pad // 2
        return page, y

    def _lay_places(self, page: Page, y: int, area: Box, size: int) -> int:
        """Every player's place, with a line below them; returns the height at which they end."""
        tableau, pad = self._scene.tableau, self._pad
        assert tableau is not None
        columns = 1
        if tableau.places and not any(place.strips for place in tableau.places):
            widest = max(self._head_width(place, size) for place in tableau.places) + pad
            columns = max(1, min(len(tableau.places), (area.width + pad) // widest))
        width = (area.width - (columns - 1) * pad) // columns
        for first in range(0, len(tableau.places), columns):
            ends = [
                self._lay_place(page, place, number * (width + pad), y, width, size)
                for number, place in enumerate(tableau.places[first : first + columns])
            ]
            y = max(ends) + pad
        if tableau.middle:
            page.rules.append(Box(0, y, area.width, 2))
            y += pad
        return y

    def _lay_middle(self, page: Page, y: int, area: Box, size: int) -> int:
        """What lies between the players; returns the height at which it ends."""
        assert self._scene.tableau is not None
        row: list[Strip] = []
        for strip in (*self._scene.tableau.middle, None):
            if row and (strip is None or not strip.under):
                y = self._strip(page, _together(row), 0, y, area.width, size) + self._pad // 2
                row = []
            if strip is not None and strip.under:
                row.append(strip)
            elif strip is not None:
                y = self._strip(page, strip, 0, y, area.width, size) + self._pad // 2
        return y

    def _head_width(self, place: Place, size: int) -> int:
        """How wide a place must be for its name, and for each of its numbers with its label."""
        small, name = self._label_size(size), round(size * _NAME)
        figures = [
            self._measure(one.label, small) + self._pad + self._measure(one.value, size)
            for one in place.figures
        ]
        return max(self._measure(place.name, name) + name, *figures, 0)

    def _lay_place(self, page: Page, place: Place, x: int, y: int, width: int, size: int) -> int:
        """A player's place; returns the height at which it ends."""
        name = round(size * _NAME)
        high = self._leading(name)
        left = x
        if place.turn:
            left = self._sign(page, "turn", left, y, name)
        lines = fold(place.name, width - (left - x), name, self._measure)
        end = self._write(page, lines, left, y, name, "text")
        small = self._label_size(size)
        at, line = left + self._measure(lines[-1], name) + 2 * self._pad, end - high
        for figure in place.figures:
            wide = self._measure(figure.label, small) + self._pad // 2 + self._measure(figure.value, size)
            if at + wide > x + width:
                at, line = x, end
                end += self._leading(size)
            drop = max(0, (self._leading(name) if line == end - high else self._leading(size)) - high)
            base = line + drop + round((self._leading(size) - self._leading(small)) * 0.8)
            self._write(page, [figure.label] if figure.label else [], at, base, small, "faint")
            at += self._measure(figure.label, small) + self._pad // 2 if figure.label else 0
            self._write(page, [figure.value], at, line, size, "good")
            at += self._measure(figure.value, size) + 2 * self._pad
        for strip in self._laid_here(place):
            end = self._strip(page, strip, x, end, width, size)
        return end

    def _laid_here(self, place: Place) -> list[Strip]:
        """What lies before a player and is not drawn with the hand below already."""
        scene = self._scene
        below = {strip.label for strip in scene.own} | ({scene.label} if scene.hand else set())
        return [strip for strip in place.strips if not strip.label or strip.label not in below]

    def _strip(self, page: Page, strip: Strip, x: int, y: int, width: int, size: int) -> int:
        """A label and what stands behind it; returns the height at which it ends."""
        end = self._lay_strip(page, strip, x, y, width, size)
        self._units.append((y, end))
        return end

    def _label_size(self, size: int) -> int:
        """The size of a label beside text of a size."""
        return max(self._least, round(size * _LABEL))

    def _lay_strip(self, page: Page, strip: Strip, x: int, y: int, width: int, size: int) -> int:
        small, gap = self._label_size(size), self._pad // 2
        if strip.balance:
            y = self._beam(page, strip, x, y, width, size)
        large = size if strip.leads else small
        level = bool(strip.label) or any(piece.face is not None or piece.closed for piece in strip.pieces)
        chips = [self._chip(piece, large, width, "", named=True, level=level) for piece in strip.pieces]
        if strip.label and not strip.cells and chips:
            label = self._chip(Piece(strip.label), small, width, "label", named=True, level=True)
            if label.box.width + gap + chips[0].box.width <= width:
                return self._flow(page, [label, *chips], x, y, width, gap)
        if strip.label:
            lines = fold(strip.label, width, small, self._measure)
            y = self._write(page, lines, x, y, small, "faint")
        if strip.cells:
            return self._cells(page, strip, x, y, width, size)
        return self._flow(page, chips, x, y, width, gap)

    def _leave_out(self, page: Page, height: int) -> None:
        """Take away each strip that would not stand whole above a height, and all below; C tells them."""
        cut = min((start for start, end in self._units if end > height), default=height)
        page.rules = [box for box in page.rules if box.y < cut]
        for name in ("faces", "beams", "shapes", "texts"):
            whole = [one for one in getattr(page, name) if one.box.y < cut and one.box.bottom <= height]
            setattr(page, name, whole)

    def _beam(self, page: Page, strip: Strip, x: int, y: int, width: int, size: int) -> int:
        high = self._leading(size)
        page.beams.append(Beam(Box(x, y, min(width, 12 * size), 2 * high), *strip.balance[:2]))
        return y + 2 * high

    def _cells(self, page: Page, strip: Strip, x: int, y: int, width: int, size: int) -> int:
        """Places side by side, or in as many rows as their words want."""
        small, gap = self._label_size(size), self._pad // 2
        columns = next(
            (n for n in (strip.cells, (strip.cells + 1) // 2, 2) if (width - gap * n) // n > 8 * small), 1
        )
        if columns == 1 or not any(piece.text for piece in strip.pieces):
            columns = strip.cells
        wide = (width - gap * (columns - 1)) // columns
        folded = [fold(piece.text, wide - 2 * gap, small, self._measure) for piece in strip.pieces]
        for first in range(0, strip.cells, columns):
            inner = max(1, *(len(lines) for lines in folded[first : first + columns]))
            high = inner * self._leading(small) + 2 * gap
            for number, lines in enumerate(folded[first : first + columns]):
                left = x + number * (wide + gap)
                piece = strip.pieces[first + number]
                corner = Box(left, y, max(6, gap), high)
                page.faces.append(Face(Box(left, y, wide, high), corner, piece.face, 0, lit=bool(piece.text)))
                words, role = (lines, "text") if piece.text else ([str(first + number + 1)], "faint")
                self._write(page, words, left + max(6, gap) + gap // 2, y + gap, small, role)  # type: ignore[arg-type]
            y += high + gap
        return y

    # -- cards ----------------------------------------------------------------------------

    def _chip(
        self,
        piece: Piece,
        size: int,
        width: int,
        state: str,
        *,
        named: bool,
        ringed: bool = False,
        level: bool = False,
    ) -> _Chip:
        """A card as its corner and its words, or words alone, `level` with those of cards beside them."""
        edge = self._edge if ringed else max(3, size // 8)
        card = piece.face is not None or piece.closed
        high = self._leading(size)
        corner = 0
        if piece.face is not None:
            sign = min(3.0, self._aspect(piece.face.mark)) if piece.face.mark else 0.0
            corner = self._measure(piece.face.index, size) + round(size * (_SIGN * sign + 0.7))
        elif piece.closed:
            corner = high
        before = size if state == "playable" else 0
        text = piece.text if named or not card else ""
        if not named and (count := _COUNT.search(piece.text)) and count[1] != "1":
            text = count[1]
        taken = corner + before + (2 * edge if card or ringed else 0)
        taken += 2 * (size // 3) if card and text else size // 3 if card and before else 0
        lines = fold(text, max(size, width - taken), size, self._measure) if text else [""]
        wide = max(self._measure(line, size) for line in lines) + taken
        wide += size // 3 if state == "label" else 0
        if not (card or level or ringed):
            edge = 0
        height = len(lines) * high + 2 * edge
        return _Chip(
            piece, lines, size, state, Box(0, 0, min(wide, width), height), corner, before, edge, ringed
        )

    def _flow(
        self,
        page: Page,
        chips: Sequence[_Chip],
        x: int,
        y: int,
        width: int,
        gap: int,
        focus: int | None = None,
    ) -> int:
        """Cards side by side as far as they go; returns the height at which they end."""
        at, high = x, 0
        for index, chip in enumerate(chips):
            if at > x and at + chip.box.width > x + width:
                at, y, high = x, y + high + gap, 0
            self._lay_chip(page, chip, at, y, focused=index == focus)
            at += chip.box.width + gap
            high = max(high, chip.box.height)
        return y + high

    def _lay_chip(self, page: Page, chip: _Chip, x: int, y: int, *, focused: bool) -> None:
        box = Box(x, y, chip.box.width, chip.box.height)
        inset = chip.edge if chip.ringed else 0
        at = x + inset
        if chip.corner:
            corner = Box(x + inset, y + inset, chip.corner, box.height - 2 * inset)
            lit = chip.state != "blocked"
            page.faces.append(Face(box.inner(inset), corner, chip.piece.face, chip.size, lit))
            at = corner.right + chip.size // 3
        if focused:
            page.panels.append(box)
            page.rings.append(box)
        if chip.sign:
            at = self._sign(page, "playable", at, y + chip.edge, chip.size)
        role: Role = (
            "faint" if chip.state in ("blocked", "label") else "panel-text" if focused else "text"
        )
        self._write(page, chip.lines, at, y + chip.edge, chip.size, role)

    # -- words and signs ------------------------------------------------------------------

    def _sign(self, page: Page, kind: ShapeKind, x: int, y: int, size: int) -> int:
        """A sign before words of a size; returns where they begin."""
        side = round(size * 0.6)
        page.shapes.append(Shape(Box(x, y + (self._leading(size) - side) // 2, side, side), kind, "good"))
        return x + size

    def _write(self, page: Page, lines: Sequence[str], x: int, y: int, size: int, role: Role) -> int:
        """Lines one below the other; returns the height at which they end."""
        high = self._leading(size)
        for number, line in enumerate(lines):
            if line:
                box = Box(x, y + number * high, self._measure(line, size), high)
                page.texts.append(Text(box, line, size, role))
        return y + len(lines) * high


@dataclass(slots=True)
class _Band:
    index: int
    row: Row
    lines: list[str]
    size: int
    height: int


@dataclass(slots=True)
class _Chip:
    piece: Piece
    lines: list[str]
    size: int
    state: str
    box: Box
    corner: int
    sign: int
    edge: int
    ringed: bool


def _together(strips: Sequence[Strip]) -> Strip:
    """Strips that go on with one before them, as one row."""
    return Strip("", tuple(piece for strip in strips for piece in strip.pieces))


def _shift(page: Page, x: int, y: int) -> None:
    """Move everything on a page."""

    def moved(box: Box) -> Box:
        return Box(box.x + x, box.y + y, box.width, box.height)

    for name in ("panels", "rules", "rings"):
        setattr(page, name, [moved(box) for box in getattr(page, name)])
    page.faces = [Face(moved(one.box), moved(one.corner), one.face, one.size, one.lit) for one in page.faces]
    page.beams = [Beam(moved(one.box), one.left, one.right) for one in page.beams]
    page.shapes = [Shape(moved(one.box), one.kind, one.role) for one in page.shapes]
    page.texts = [Text(moved(one.box), one.text, one.size, one.role) for one in page.texts]


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


# -- text in lines of a width in pixels -------------------------------------------------------

Measure = Callable[[str, int], int]
"""Width in pixels of a text at a size in pixels."""


def fold(text: str, width: int, size: int, measure: Measure) -> list[str]:
    """The text in lines of at most so many pixels; a word that is wider alone is broken."""
    lines = [""]
    for atom in atoms(text):
        candidate = lines[-1] + atom if lines[-1] else atom.strip()
        if measure(candidate, size) <= width:
            lines[-1] = candidate
            continue
        if lines[-1]:
            lines.append("")
        *whole, lines[-1] = _pieces(atom.strip(), width, size, measure)
        lines[-1:-1] = whole
    return lines


def _pieces(word: str, width: int, size: int, measure: Measure) -> list[str]:
    pieces = [""]
    for letter in word:
        if pieces[-1] and measure(pieces[-1] + letter, size) > width:
            pieces.append("")
        pieces[-1] += letter
    return pieces


def fit(
    text: str, width: int, height: int, sizes: Sequence[int], measure: Measure, leading: Callable[[int], int]
) -> tuple[int, list[str]]:
    """The largest of some sizes, falling, at which a text stands whole in a box; and its lines.

    At the last of them it is not asked any more whether it does.
    """
    for size in sizes:
        lines = fold(text, width, size, measure)
        if len(lines) * leading(size) <= height:
            break
    return size, lines
