"""The table: each player's place and what lies between them, as large as there is room for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from accessible_games.play.tableau import Place, Strip

from .drawn import Box, Page, Role, shift
from .pen import Pen
from .scene import Scene
from .strips import Strips

SIZES: Final = (1.3, 1.2, 1.1, 1.0, 0.9, 0.8)
"""Sizes that are tried, by that of the usual text, until all has room."""

_NAME: Final = 1.1
"""The size of a player's name, by that of what lies before them."""


class Tabletop:
    """Lays the table of a scene.

    Args:
        pen: writes it.
        strips: lays what lies there.
        scene: with its table.
    """

    def __init__(self, pen: Pen, strips: Strips, scene: Scene) -> None:
        assert scene.tableau is not None
        self._pen = pen
        self._strips = strips
        self._tableau = scene.tableau
        self._below = {strip.label for strip in scene.own} | ({scene.label} if scene.hand else set())
        self._below |= {held.piece.text for held in scene.hand if held.piece.face is None}
        """Labels and words of what is drawn with the hand, and so not here."""
        self._room = 0
        """The height below which nothing is laid: what would not stand whole is left out, C tells it."""
        self._column = 0
        self._left_out: list[Strip | Place] = []
        """What had no room."""

    # -- all of it ------------------------------------------------------------------------

    def place(self, page: Page, box: Box, *, heads: bool) -> None:
        """Lay it into a box: as much of it as has room in small letters, in the largest that leave it that.

        Args:
            page: where to.
            box: where there is room.
            heads: whether each place has its name and numbers.
        """
        self._laid(box.width, box.height, SIZES[-1], heads=heads)
        least = self._left_out
        for scale in SIZES:
            laid, _ = self._laid(box.width, box.height, scale, heads=heads)
            if all(one in least for one in self._left_out):
                break
        shift(laid, box.x, box.y)
        page.add(laid)

    def heights(self, width: int, *, heads: bool) -> tuple[int, ...]:
        """Heights at which there is more of it to see, rising; the last one is that of all, at its largest.

        Without a word there is none.
        """
        most = 1 << 20
        smallest, _ = self._laid(width, most, SIZES[-1], heads=heads)
        if not smallest.texts:
            return ()
        ends = sorted({box.bottom for box in _boxes(smallest)})
        first = next((end for end in ends if self._shows(width, end, heads=heads)), ends[-1])
        _, largest = self._laid(width, most, SIZES[0], heads=heads)
        return first, max(first, largest)

    def _shows(self, width: int, height: int, *, heads: bool) -> bool:
        """Whether anything can be read in a height."""
        page, _ = self._laid(width, height, SIZES[-1], heads=heads)
        return bool(page.texts)

    def _laid(self, width: int, room: int, scale: float, *, heads: bool) -> tuple[Page, int]:
        """The table at a scale, from (0, 0), as far as it has room, and the height at which it ends."""
        pen, page, size = self._pen, self._pen.page(), round(self._pen.body * scale)
        self._room, self._left_out = room, []
        if heads:
            y = self._places(page, 0, width, size)
            return page, self._middle(page, y, width, size)
        y = self._middle(page, 0, width, size, heads=False)
        there = [strip for place in self._tableau.places for strip in self._laid_here(place)]
        self._column = self._strips.label_column(there, size, width)
        for strip in there:
            y = self._strip(page, strip, 0, y, width, size, pen.pad // 2)
        return page, y

    def _strip(self, page: Page, strip: Strip, x: int, y: int, width: int, size: int, gap: int = 0) -> int:
        """A strip, if it stands whole; returns the height at which the next one begins."""
        made = self._pen.page()
        end = self._strips.lay(made, strip, x, y, width, size, self._column)
        if end > self._room:
            self._left_out.append(strip)
            return y
        page.add(made)
        return end + gap

    # -- players --------------------------------------------------------------------------

    def seats(self, page: Page, width: int) -> int:
        """All players in a few lines: whose turn it is, the numbers of each; what they are, at the first."""
        pen, size = self._pen, self._pen.small
        x = y = 0
        high = pen.leading(size)
        gap = pen.measure(" ", size) + pen.pad // 2
        for index, place in enumerate(self._tableau.places):
            parts: list[tuple[str, Role]] = [(place.name, "text")]
            for figure in place.figures:
                parts += [(figure.label, "faint")] if figure.label and not index else []
                parts += [(figure.value, "good")]
            wide = sum(pen.measure(text, size) + gap for text, _ in parts) - gap
            wide += size if place.turn else 0
            if index == 0 and wide > width:  # the numbers of the others follow in the same order
                parts = [part for part in parts if part[1] != "faint"]
            if x and x + wide > width:
                x, y = 0, y + high
            if place.turn:
                x = pen.sign(page, "turn", x, y, size)
            for text, role in parts:
                if x + pen.measure(text, size) <= width:
                    pen.write(page, [text], x, y, size, role)
                x += pen.measure(text, size) + gap
            x += 2 * pen.pad
        for strip in self._tableau.middle:
            if strip.heads:
                words = " ".join(strip.texts())
                if x and x + pen.measure(words, size) > width:
                    x, y = 0, y + high
                lines = pen.fold(words, width - x, size)
                y = pen.write(page, lines, x, y, size, "good") - high
                x += pen.measure(lines[-1], size) + 2 * pen.pad
        return y + high

    def _places(self, page: Page, y: int, width: int, size: int) -> int:
        """Every player's place, with a line below them; returns the height at which they end."""
        places, pad = self._tableau.places, self._pen.pad
        columns = 1
        if places and not any(place.strips for place in places):
            widest = max(self._head_width(place, size) for place in places) + pad
            columns = max(1, min(len(places), (width + pad) // widest))
        wide = (width - (columns - 1) * pad) // columns
        there = [strip for place in places for strip in self._laid_here(place)]
        self._column = self._strips.label_column(there, size, wide)
        for first in range(0, len(places), columns):
            ends = [
                self._place(page, place, number * (wide + pad), y, wide, size)
                for number, place in enumerate(places[first : first + columns])
            ]
            y = max(ends) + pad
        if self._tableau.middle and y + pad <= self._room:
            page.rules.append(Box(0, y - pad // 2, width, 2))
            y += pad // 2
        return y

    def _head_width(self, place: Place, size: int) -> int:
        """How wide a place must be for its name, and for each of its numbers with its label."""
        pen, small, name = self._pen, self._pen.label_size(size), round(size * _NAME)
        figures = [
            pen.measure(one.label, small) + pen.pad + pen.measure(one.value, size) for one in place.figures
        ]
        return max(pen.measure(place.name, name) + name, *figures, 0)

    def _place(self, page: Page, place: Place, x: int, y: int, width: int, size: int) -> int:
        """A player's place; returns the height at which it ends."""
        made = self._pen.page()
        end = self._head(made, place, x, y, width, size)
        if end > self._room:
            self._left_out.append(place)
            return y
        page.add(made)
        for strip in self._laid_here(place):
            end = self._strip(page, strip, x, end, width, size)
        return end

    def _head(self, page: Page, place: Place, x: int, y: int, width: int, size: int) -> int:
        """A player's name and numbers; returns the height at which they end."""
        pen, name = self._pen, round(size * _NAME)
        high, left = pen.leading(name), x
        if place.turn:
            left = pen.sign(page, "turn", left, y, name)
        lines = pen.fold(place.name, width - (left - x), name)
        end = pen.write(page, lines, left, y, name, "text")
        small = pen.label_size(size)
        at, line = left + pen.measure(lines[-1], name) + 2 * pen.pad, end - high
        for figure in place.figures:
            wide = pen.measure(figure.label, small) + pen.pad + pen.measure(figure.value, size)
            if at + wide > x + width:
                at, line = x, end
                end += pen.leading(size)
            drop = round((high - pen.leading(size)) * 0.8) if line == end - high else 0
            base = line + drop + round((pen.leading(size) - pen.leading(small)) * 0.8)
            pen.write(page, [figure.label] if figure.label else [], at, base, small, "faint")
            at += pen.measure(figure.label, small) + pen.pad if figure.label else 0
            pen.write(page, [figure.value], at, line + drop, size, "good")
            at += pen.measure(figure.value, size) + 2 * pen.pad
        return end

    def _laid_here(self, place: Place) -> list[Strip]:
        """What lies before a player and is not drawn with the hand below already."""
        return [strip for strip in place.strips if "".join([*strip.texts()][:1]) not in self._below]

    # -- the middle -----------------------------------------------------------------------

    def _middle(self, page: Page, y: int, width: int, size: int, *, heads: bool = True) -> int:
        """What lies between the players; returns the height at which it ends."""
        gap = self._pen.pad // 2
        strips = [strip for strip in self._tableau.middle if heads or not strip.heads]
        self._column = self._strips.label_column(strips, size, width)
        row: list[Strip] = []
        for strip in (*strips, None):
            if row and (strip is None or not strip.under):
                y = self._strip(page, _together(row), 0, y, width, size, gap)
                row = []
            if strip is not None and strip.under:
                row.append(strip)
            elif strip is not None:
                y = self._strip(page, strip, 0, y, width, size, gap)
        return y


def _together(strips: Sequence[Strip]) -> Strip:
    """Strips that go on with one before them, as one row."""
    return Strip("", tuple(piece for strip in strips for piece in strip.pieces))


def _boxes(page: Page) -> Iterator[Box]:
    """The boxes of all that is on a page."""
    for name in ("faces", "beams", "texts"):
        yield from (one.box for one in getattr(page, name))
