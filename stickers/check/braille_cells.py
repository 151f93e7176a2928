"""Braille read back: dots sorted into cells by the measures of ISO 17049, not by the drawing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .signs import Sign

_PITCH: Final = 2.5
_CELL: Final = 6.0
_LINE: Final = 10.0
"""Middle to middle of dots, cells and lines that a file of ours promises, mm."""

_OFF: Final = 0.4
"""A dot may stand so far from its place, mm."""

UNREADABLE: Final = "?"


def read_braille(dots: Sequence[Sign], first: tuple[float, float]) -> str:
    """The cells as characters of Unicode, lines parted by line feeds; "?" for what is no dot of a cell.

    Args:
        dots: what lies where the braille belongs.
        first: where the middle of dot 1 of the first cell belongs, mm.
    """
    cells: dict[tuple[int, int], int] = {}
    for dot in dots:
        place = _place(dot.x - first[0], dot.y - first[1])
        if dot.name != "dot" or place is None:
            return UNREADABLE
        line, cell, bit = place
        cells[line, cell] = cells.get((line, cell), 0) | 1 << bit
    lines = []
    for line in range(max((line for line, _ in cells), default=-1) + 1):
        last = max((cell for row, cell in cells if row == line), default=-1)
        lines.append("".join(chr(0x2800 + cells.get((line, cell), 0)) for cell in range(last + 1)))
    return "\n".join(lines)


def _place(x: float, y: float) -> tuple[int, int, int] | None:
    """Line, cell and bit of a dot; None if it stands between the places."""
    cell, line = round((x - _PITCH / 2) / _CELL), round((y - _PITCH) / _LINE)
    column, row = round((x - cell * _CELL) / _PITCH), round((y - line * _LINE) / _PITCH)
    off = max(abs(x - cell * _CELL - column * _PITCH), abs(y - line * _LINE - row * _PITCH))
    if off > _OFF or not (0 <= column <= 1 and 0 <= row <= 2 and cell >= 0 and line >= 0):
        return None
    return line, cell, column * 3 + row
