"""Cards and words side by side: a card is its printed corner and its words, a strip is a label and cards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from accessible_games.play.tableau import Piece, Strip

from .drawn import Beam, Box, Face, Page, Role
from .pen import Pen

_COUNT: Final = re.compile(r"(?:^(?=\d+ )|(?=\d+[枚個]))(\d+)")
"""How many cards of a kind there are, before their name or, in Japanese, behind it."""

_SIGN: Final = 0.7
"""How high the signs of a mark are beside the index of a card, by its letters."""

_MOST_LABEL: Final = 0.3
"""A label that takes more of the width than this stands above its cards, not in the column before others."""


@dataclass(slots=True)
class Chip:
    """A card, or words, measured before it has its place."""

    piece: Piece
    lines: list[str]
    size: int
    state: str
    width: int
    height: int
    corner: int
    sign: int
    edge: int
    ringed: bool


class Strips:
    """Lays strips.

    Args:
        pen: writes them.
    """

    def __init__(self, pen: Pen) -> None:
        self._pen = pen

    def label_column(self, strips: Sequence[Strip], size: int, width: int) -> int:
        """How wide the column of labels is before the cards of some strips; 0 if there is none."""
        pen = self._pen
        small = pen.label_size(size)
        labels = [strip.label for strip in strips if strip.label and strip.pieces and not strip.cells]
        wide = [pen.measure(label, small) + pen.pad for label in labels]
        return max((one for one in wide if one <= width * _MOST_LABEL), default=0)

    def lay(self, page: Page, strip: Strip, x: int, y: int, width: int, size: int, column: int = 0) -> int:
        """A label and what stands behind it; returns the height at which it ends.

        Args:
            page: where it is laid.
            strip: what.
            x: its left edge.
            y: its upper edge.
            width: how much room there is.
            size: of its words.
            column: how wide the labels of it and of others are together; 0: as wide as its own.
        """
        pen = self._pen
        small, gap = pen.label_size(size), pen.pad // 2
        if strip.balance:
            y = self._beam(page, strip, x, y, width, size)
        large = size if strip.leads else small
        level = bool(strip.label) or any(piece.face is not None or piece.closed for piece in strip.pieces)
        beside = bool(column) and pen.measure(strip.label, small) + pen.pad <= column
        if strip.label and strip.pieces and not strip.cells and beside:
            chips = [self.chip(piece, large, width - column, level=level) for piece in strip.pieces]
            top = (chips[0].height - pen.leading(small)) // 2 if len(chips[0].lines) == 1 else chips[0].edge
            pen.write(page, [strip.label], x, y + top, small, "faint")
            return self.flow(page, chips, x + column, y, width - column, gap)
        chips = [self.chip(piece, large, width, level=level) for piece in strip.pieces]
        if strip.label and not strip.cells and chips and not column:
            label = self.chip(Piece(strip.label), small, width, "label", level=True)
            if label.width + gap + chips[0].width <= width:
                return self.flow(page, [label, *chips], x, y, width, gap)
        if strip.label:
            y = pen.write(page, pen.fold(strip.label, width, small), x, y, small, "faint")
        if strip.cells:
            return self._cells(page, strip, x, y, width, size)
        return self.flow(page, chips, x, y, width, gap)

    def _beam(self, page: Page, strip: Strip, x: int, y: int, width: int, size: int) -> int:
        high = self._pen.leading(size)
        page.beams.append(Beam(Box(x, y, min(width, 12 * size), 2 * high), *strip.balance[:2]))
        return y + 2 * high

    def _cells(self, page: Page, strip: Strip, x: int, y: int, width: int, size: int) -> int:
        """Places side by side, or in as many rows as their words want."""
        pen = self._pen
        small, gap = pen.label_size(size), pen.pad // 2
        columns = next(
            (n for n in (strip.cells, (strip.cells + 1) // 2, 2) if (width - gap * n) // n > 8 * small), 1
        )
        if columns == 1 or not any(piece.text for piece in strip.pieces):
            columns = strip.cells
        wide = (width - gap * (columns - 1)) // columns
        folded = [pen.fold(piece.text, wide - 2 * gap, small) for piece in strip.pieces]
        for first in range(0, strip.cells, columns):
            inner = max(1, *(len(lines) for lines in folded[first : first + columns]))
            high = inner * pen.leading(small) + 2 * gap
            for number, lines in enumerate(folded[first : first + columns]):
                left = x + number * (wide + gap)
                piece = strip.pieces[first + number]
                corner = Box(left, y, max(6, gap), high)
                page.faces.append(Face(Box(left, y, wide, high), corner, piece.face, 0, lit=bool(piece.text)))
                words, role = (lines, "text") if piece.text else ([str(first + number + 1)], "faint")
                pen.write(page, words, left + max(6, gap) + gap // 2, y + gap, small, role)  # type: ignore[arg-type]
            y += high + gap
        return y

    # -- cards ----------------------------------------------------------------------------

    def chip(
        self,
        piece: Piece,
        size: int,
        width: int,
        state: str = "",
        *,
        named: bool = True,
        ringed: bool = False,
        level: bool = False,
    ) -> Chip:
        """A card as its corner and its words, or words alone, `level` with those of cards beside them."""
        pen = self._pen
        edge = pen.edge if ringed else max(3, size // 8)
        card = piece.face is not None or piece.closed
        high = pen.leading(size)
        corner = 0
        if piece.face is not None:
            sign = min(3.0, pen.aspect(piece.face.mark)) if piece.face.mark else 0.0
            corner = pen.measure(piece.face.index, size) + round(size * (_SIGN * sign + 0.7))
        elif piece.closed:
            corner = high
        before = size if state == "playable" else 0
        text = piece.text if named or not card else ""
        if not named and (count := _COUNT.search(piece.text)) and count[1] != "1":
            text = count[1]
        taken = corner + before + (2 * edge if card or ringed else 0)
        taken += 2 * (size // 3) if card and text else size // 3 if card and before else 0
        lines = pen.fold(text, max(size, width - taken), size) if text else [""]
        wide = max(pen.measure(line, size) for line in lines) + taken
        wide += size // 3 if state == "label" else 0
        if not (card or level or ringed):
            edge = 0
        height = len(lines) * high + 2 * edge
        return Chip(piece, lines, size, state, min(wide, width), height, corner, before, edge, ringed)

    def flow(
        self,
        page: Page,
        chips: Sequence[Chip],
        x: int,
        y: int,
        width: int,
        gap: int,
        focus: int | None = None,
    ) -> int:
        """Cards side by side as far as they go; returns the height at which they end."""
        at, high = x, 0
        for index, chip in enumerate(chips):
            if at > x and at + chip.width > x + width:
                at, y, high = x, y + high + gap, 0
            self._lay_chip(page, chip, at, y, focused=index == focus)
            at += chip.width + gap
            high = max(high, chip.height)
        return y + high

    def _lay_chip(self, page: Page, chip: Chip, x: int, y: int, *, focused: bool) -> None:
        box = Box(x, y, chip.width, chip.height)
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
            at = self._pen.sign(page, "playable", at, y + chip.edge, chip.size)
        role: Role = "faint" if chip.state in ("blocked", "label") else "panel-text" if focused else "text"
        self._pen.write(page, chip.lines, at, y + chip.edge, chip.size, role)
