"""A list on a page: entries below each other, as many as there is room for, among them the one in focus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from .column import NOTHING, Block
from .drawn import Box, Page, Role, Shape
from .paragraphs import falling
from .pen import Pen
from .scene import Row, Scene


@dataclass(slots=True)
class _Band:
    index: int
    row: Row
    lines: list[str]
    size: int
    height: int


class Bands:
    """Lays the list of a scene.

    Args:
        pen: writes it.
        page: where to.
        scene: with its entries.
    """

    def __init__(self, pen: Pen, page: Page, scene: Scene) -> None:
        self._pen = pen
        self._page = page
        self._scene = scene

    @property
    def _gutter(self) -> int:
        """Room at the side of a list for the signs that say that it goes on."""
        return self._pen.body // 2 + self._pen.pad // 2

    def block(self, width: int, share: float) -> Block:
        """All entries.

        Args:
            width: pixels.
            share: of the height that the one in focus takes at most, or its letters become smaller.
        """
        if not self._scene.rows:
            return NOTHING
        bands = self._bands(width, share)
        steps = _steps([band.height for band in bands], self._current(bands), self._pen.whole.height)
        return Block(steps, lambda box: self._place(bands, box), self._pen.pad)

    def _current(self, bands: Sequence[_Band]) -> int:
        """Where among some bands the one in focus stands; the first one if none has it."""
        return (self._scene.row or 0) - bands[0].index

    def _bands(self, width: int, share: float) -> list[_Band]:
        """Entries; the one in focus leaves room for others, if in smaller letters."""
        scene, pen = self._scene, self._pen
        body, inner = pen.body, width - self._gutter - pen.edge
        bands = []
        far = pen.whole.height // pen.leading(body) + 1  # entries that can be seen beside the one in focus
        start = max(0, (scene.row or 0) - far)
        for index, row in enumerate(scene.rows[start : (scene.row or 0) + far + 1], start):
            room = inner - (body if row.state == "playable" else 0)
            focused = index == scene.row
            for size in falling(body) if focused else [body]:
                lines = pen.fold(row.text, room, size)
                lines += pen.fold(scene.note, room, size) if focused and scene.note else []
                if len(lines) * pen.leading(size) <= pen.whole.height * share:
                    break
            bands.append(_Band(index, row, lines, size, len(lines) * pen.leading(size) + 2 * pen.edge))
        return bands

    def _place(self, bands: Sequence[_Band], area: Box) -> None:
        page, pen = self._page, self._pen
        first, end = _visible([band.height for band in bands], self._current(bands), area.height)
        if first == end:
            return
        y = area.y
        for band in bands[first:end]:
            box = Box(area.x - pen.edge, y, area.width - self._gutter + pen.edge, band.height)
            self._lay(band, box, focused=band.index == self._scene.row)
            y += band.height
        sign = pen.body // 2
        if bands[first].index:
            page.shapes.append(Shape(Box(area.right - sign, area.y, sign, sign), "above", "text"))
        if bands[end - 1].index + 1 < len(self._scene.rows):
            page.shapes.append(Shape(Box(area.right - sign, y - sign, sign, sign), "below", "text"))

    def _lay(self, band: _Band, box: Box, *, focused: bool) -> None:
        pen = self._pen
        if focused:
            self._page.panels.append(box)
            self._page.rings.append(box)
        x, y = box.x + pen.edge, box.y + pen.edge
        role: Role = "panel-text" if focused else "text"
        if band.row.state == "playable":
            x = pen.sign(self._page, "playable", x, y, band.size)
        elif band.row.state:
            role = "faint"
        pen.write(self._page, band.lines, x, y, band.size, role)


def _steps(heights: Sequence[int], current: int, most: int) -> tuple[int, ...]:
    """How high the list is with one entry more and more of them seen, up to a height."""
    first, end = current, current + 1
    steps = [heights[current]]
    while (first or end < len(heights)) and steps[-1] < most:
        below = end < len(heights) and (
            not first or sum(heights[first:current]) >= sum(heights[current + 1 : end])
        )
        steps.append(steps[-1] + heights[end if below else first - 1])
        first, end = (first, end + 1) if below else (first - 1, end)
    return tuple(steps)


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
