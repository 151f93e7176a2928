"""Writes on pages, at the sizes of one window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from .drawn import Box, Measure, Page, Role, Shape, ShapeKind, Text, fold

Aspect = Callable[[tuple[str, ...]], float]
"""How wide the signs of a mark are by their height."""

_LABEL: Final = 0.78
"""The size of labels and of past events, by that of the usual text."""

_LEAST: Final = 2 / 3
"""No text that stands there for good is smaller than this, by the usual one: 24 pixels of 1080."""

_MOST_EVEN: Final = 4
"""Sentences of so many lines have them equally long; longer ones are read as paragraphs."""

_NARROWEST: Final = 0.55
"""Even lines are not shorter than this, by the room that they have."""

_ORPHAN: Final = 0.2
"""A last line that is shorter than this, by the room that it has, takes words of the one before along."""


class Pen:
    """Sizes and hands for all that is laid on a page.

    Args:
        width: of the window.
        height: of the window.
        body: size of the usual text.
        measure: width of a text at a size.
        leading: height of a line at a size.
        aspect: proportions of the signs of a mark.
        names: words that stay together, such as "Robot 2".
    """

    def __init__(
        self,
        width: int,
        height: int,
        body: int,
        measure: Measure,
        leading: Callable[[int], int],
        aspect: Aspect,
        names: Sequence[str] = (),
    ) -> None:
        self.whole = Box(0, 0, width, height)
        self.body = body
        self.small = round(body * _LABEL)
        self.least = round(body * _LEAST)
        self.pad = max(8, body // 3)
        self.ring = max(4, body // 10)
        self.edge = 2 * self.ring + 4
        """Room around words for the ring of the focus; it hangs out, so that all words begin in one line."""
        self.measure = measure
        self.leading = leading
        self.aspect = aspect
        self._glued = {name: name.replace(" ", "\N{NO-BREAK SPACE}") for name in names if " " in name}

    def page(self) -> Page:
        """An empty page."""
        return Page(self.ring)

    def label_size(self, size: int) -> int:
        """The size of a label beside text of a size."""
        return max(self.least, round(size * _LABEL))

    def fold(self, text: str, width: int, size: int) -> list[str]:
        """A text in lines, as few as there can be, with no short word alone on the last one."""
        text = self._glue(text)
        lines = fold(text, width, size, self.measure)
        short = round(width * _ORPHAN)
        if len(lines) < 2 or self.measure(lines[-1], size) >= short:
            return lines
        for narrower in range(width - size, round(width * _NARROWEST), -size):
            tried = fold(text, narrower, size, self.measure)
            if len(tried) > len(lines):
                break
            if self.measure(tried[-1], size) >= short:
                return tried
        return lines

    def even(self, text: str, width: int, size: int) -> list[str]:
        """A text in lines, as few as there can be, all about as long as each other."""
        text = self._glue(text)
        lines = fold(text, width, size, self.measure)
        if not 1 < len(lines) <= _MOST_EVEN:
            return self.fold(text, width, size)
        low, high = round(width * _NARROWEST), width
        while high - low > size // 2:
            middle = (low + high) // 2
            tried = fold(text, middle, size, self.measure)
            if len(tried) == len(lines):
                lines, high = tried, middle
            else:
                low = middle
        return lines

    def _glue(self, text: str) -> str:
        for name, glued in self._glued.items():
            text = text.replace(name, glued)
        return text

    def write(self, page: Page, lines: Sequence[str], x: int, y: int, size: int, role: Role) -> int:
        """Lines one below the other; returns the height at which they end."""
        high = self.leading(size)
        for number, line in enumerate(lines):
            for name, glued in self._glued.items():
                line = line.replace(glued, name)
            if line:
                box = Box(x, y + number * high, self.measure(line, size), high)
                page.texts.append(Text(box, line, size, role))
        return y + len(lines) * high

    def sign(self, page: Page, kind: ShapeKind, x: int, y: int, size: int) -> int:
        """A sign before words of a size; returns where they begin."""
        side = round(size * 0.6)
        page.shapes.append(Shape(Box(x, y + (self.leading(size) - side) // 2, side, side), kind, "good"))
        return x + size
