"""Connected pieces of ink, found row by row as runs; no array library is needed.

A page at 300 dpi has nine million pixels but only some ten thousand runs of ink, and the search
for runs is done by the regular-expression engine, in C.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from .raster import Raster

_RUN: Final = re.compile(b"\x01+")
Runs = list[tuple[int, int]]
"""Runs as (start, end) offsets into the ink of a raster, end excluded, in reading order."""


@dataclass(slots=True)
class Component:
    """One piece of ink: pixels that touch along an edge or at a corner.

    What is free, on the other hand, touches along edges alone: so a line one pixel wide closes in
    what it goes around, however it leans, and the last pixel of a slanting tip is no piece of its own.

    Attributes:
        runs: its runs of ink.
        left: first column; `right` is the first column after it (pixels).
        right: see `left`.
        top: first row; `bottom` is the first row after it.
        bottom: see `top`.
    """

    runs: Runs = field(default_factory=list)
    left: int = 0
    right: int = 0
    top: int = 0
    bottom: int = 0

    def encloses(self, other: Component) -> bool:
        """Whether the other's bounding box lies within this one's."""
        return (
            self.left <= other.left
            and other.right <= self.right
            and self.top <= other.top
            and other.bottom <= self.bottom
        )


def components(raster: Raster, threshold: int) -> list[Component]:
    """The pieces of ink of a page, in the order of their first pixel.

    Args:
        raster: the page.
        threshold: the least ink level (1..255) that counts.
    """
    runs = list(_ink_runs(raster, threshold))
    groups = _labelled(runs, raster.width)
    found = [_boxed(group, raster.width) for group in groups]
    found.sort(key=lambda piece: piece.runs[0])
    return found


def holes(piece: Component, width: int) -> list[Runs]:
    """The regions that a piece of ink closes in, each as runs, in reading order.

    Other ink inside such a region counts as part of it: a point in a square does not fill it.

    Args:
        piece: the piece of ink.
        width: pixels in a row of its raster.
    """
    gaps: Runs = []
    outside: list[int] = []
    for row, inked in _rows(piece, width).items():
        left, right = row * width + piece.left, row * width + piece.right
        at_end = row in (piece.top, piece.bottom - 1)
        position = left
        for begin, stop in [*inked, (right, right)]:
            if begin > position:
                if at_end or position == left or begin == right:
                    outside.append(len(gaps))
                gaps.append((position, begin))
            position = stop
    parents = _union(gaps, width)
    open_roots = {_root(parents, index) for index in outside}
    closed: dict[int, Runs] = {}
    for index, gap in enumerate(gaps):
        root = _root(parents, index)
        if root not in open_roots:
            closed.setdefault(root, []).append(gap)
    return list(closed.values())


def filled(piece: Component, width: int) -> Component:
    """The piece with all that it closes in."""
    runs = sorted([*piece.runs, *(run for hole in holes(piece, width) for run in hole)])
    return Component(runs, piece.left, piece.right, piece.top, piece.bottom)


def _ink_runs(raster: Raster, threshold: int) -> Iterator[tuple[int, int]]:
    mask = raster.ink.translate(bytes(level >= threshold for level in range(256)))
    width = raster.width
    position = mask.find(1)
    while position >= 0:
        row_end = (position // width + 1) * width
        for match in _RUN.finditer(mask, position, row_end):
            yield match.span()
        position = mask.find(1, row_end)


def _union(runs: Runs, width: int, corners: int = 0) -> list[int]:
    """Join runs that touch a run of the row above; returns a forest of parents.

    Args:
        runs: in reading order.
        width: pixels in a row of their raster.
        corners: 1 if runs that share no more than a corner touch, 0 if they must share an edge.
    """
    parents = list(range(len(runs)))
    above = 0
    for index, (start, end) in enumerate(runs):
        # Over either end of the row there is no pixel, but the end of another row.
        first = start - corners if start % width else start
        last = end + corners if end % width else end
        while runs[above][1] + width <= first:
            above += 1
        over = above
        while runs[over][0] + width < last:
            one, other = _root(parents, over), _root(parents, index)
            if one != other:
                parents[max(one, other)] = min(one, other)
            over += 1
    return parents


def _root(parents: list[int], index: int) -> int:
    while parents[index] != index:
        parents[index] = parents[parents[index]]
        index = parents[index]
    return index


def _labelled(runs: Runs, width: int) -> list[Runs]:
    parents = _union(runs, width, corners=1)
    groups: dict[int, Runs] = {}
    for index, run in enumerate(runs):
        groups.setdefault(_root(parents, index), []).append(run)
    return list(groups.values())


def _boxed(runs: Runs, width: int) -> Component:
    starts = [start % width for start, _ in runs]
    ends = [(end - 1) % width + 1 for _, end in runs]
    return Component(runs, min(starts), max(ends), runs[0][0] // width, runs[-1][0] // width + 1)


def _rows(piece: Component, width: int) -> dict[int, Runs]:
    rows: dict[int, Runs] = {}
    for run in piece.runs:
        rows.setdefault(run[0] // width, []).append(run)
    return rows
