"""The ink of a page sorted into the cells of its stock, and the signs read in each cell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import hypot, inf

from ..stock import Rect, Stock, cell_rect
from .components import Component
from .methods import Parts
from .parts import Box
from .raster import Raster
from .signs import Sign, read_signs


@dataclass(slots=True)
class Cell:
    """What lies in one cell.

    Attributes:
        number: from 1, along the rows.
        rect: the label, mm.
        pieces: the ink that is to be raised.
        signs: the mark as it was read, left to right.
        dirt: ink that is too small for a sign: it is passed over if the mark is right without it.
    """

    number: int
    rect: Rect
    pieces: list[Component] = field(default_factory=list)
    signs: list[Sign] = field(default_factory=list)
    dirt: list[Component] = field(default_factory=list)


def read_cells(
    raster: Raster,
    pieces: Sequence[Component],
    stock: Stock,
    parts: Parts,
    speck: float = 0.0,
    limit: tuple[float, float] = (inf, inf),
    *,
    least: float = 0.0,
    stacked: bool = False,
) -> list[Cell]:
    """Every cell of a page with the signs in it.

    Args:
        raster: the ink of the page that is to be raised, and no other.
        pieces: all its pieces.
        stock: where the cells are.
        parts: how a mark is taken apart.
        speck: pieces smaller than this in both directions are dirt, mm; 0 counts everything.
        limit: pieces with their middle further to the right or lower in their cell are words, mm.
        least: pieces smaller than this in both directions, or thinner than `speck`, may be dirt, mm.
        stacked: signs stand one below the other.
    """
    cells = [Cell(number, cell_rect(stock, number)) for number in range(1, stock.cells + 1)]
    for piece in pieces:
        box = box_of(raster, piece)
        cell = _cell_at(cells, stock, box)
        if cell is None or max(box.right - box.left, box.bottom - box.top) < speck:
            continue
        across, down = (box.left + box.right) / 2 - cell.rect.x, (box.top + box.bottom) / 2 - cell.rect.y
        if across < limit[0] and down < limit[1]:
            sides = sorted((box.right - box.left, box.bottom - box.top))
            (cell.dirt if sides[1] < least or sides[0] < min(speck, least) else cell.pieces).append(piece)
    for cell in cells:
        cell.signs = read_signs(parts(raster, cell.pieces), stacked=stacked)
    return cells


def box_of(raster: Raster, piece: Component) -> Box:
    """The bounding box of a piece, mm from the top-left corner of the page."""
    return Box(
        piece.left / raster.sx, piece.top / raster.sy, piece.right / raster.sx, piece.bottom / raster.sy
    )


def clear_edge(raster: Raster, cell: Cell, rect: Rect, round_label: bool) -> float:
    """The least distance from the mark's ink to the edge of its sticker, mm; negative beyond it.

    Args:
        raster: the page.
        cell: whose mark.
        rect: the sticker on the page: the label, or what is cut out of it.
        round_label: whether it is a round label.
    """
    if not round_label:
        box = Box.around(box_of(raster, piece) for piece in cell.pieces)
        right, bottom = rect.x + rect.width, rect.y + rect.height
        return min(box.left - rect.x, box.top - rect.y, right - box.right, bottom - box.bottom)
    middle_x, middle_y = rect.x + rect.width / 2, rect.y + rect.height / 2
    farthest = 0.0
    for piece in cell.pieces:
        for start, end in piece.runs:
            row, column = divmod(start, raster.width)
            y = (row + 0.5) / raster.sy - middle_y
            left, right = column / raster.sx - middle_x, (column + end - start) / raster.sx - middle_x
            farthest = max(farthest, hypot(left, y), hypot(right, y))
    return rect.width / 2 - farthest


def _cell_at(cells: list[Cell], stock: Stock, box: Box) -> Cell | None:
    """The cell that holds the middle of a box."""
    x, y = (box.left + box.right) / 2, (box.top + box.bottom) / 2
    column, row = int((x - stock.x0) // stock.px), int((y - stock.y0) // stock.py)
    if not (0 <= column < stock.cols and 0 <= row < stock.rows):
        return None
    cell = cells[row * stock.cols + column]
    inside = x < cell.rect.x + stock.width and y < cell.rect.y + stock.height
    return cell if inside else None
