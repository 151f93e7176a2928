"""What was read on a page against what its list says should be there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from ..manifest import Entry
from ..marks import describe
from ..stock import Rect
from .cells import Cell, box_of, clear_edge
from .faults import Fault, Value
from .measure import EDGE_TOLERANCE, Nominal, deviations, swollen
from .methods import Parts
from .parts import Box
from .raster import Raster
from .signs import Sign, read_signs

_FACING: Final = {"moon": 1.0, "question": -1.0}
"""Signs that look otherwise in a mirror, and to which side each reaches out: the horns of the moon
point right; the bow of a question mark bulges to the right, so its end reaches out to the left."""

_ABOVE: Final = 2.5
"""Whatever begins this far above the first dot of the braille is part of the mark, mm."""

_MOST_DOTS: Final = 4
"""Loose dots in one group; five are a circle."""

Told = tuple[str, dict[str, Value]]
"""A kind of fault and the details of its message."""


@dataclass(frozen=True, slots=True)
class Rules:
    """How a page is judged.

    Attributes:
        nominal: the sizes that it was drawn in.
        scanned: a print: sizes are not held to the hundredth, only to what can be trusted.
        slack: how far from its place a mark may hang, mm.
        round: whether labels are round.
        places: card id -> where its mark belongs on its label: x, y, width, height in mm.
        outlines: card id -> the sticker on its label, where it is cut out.
        braille: card id -> where on its label dot 1 of its first cell of braille belongs.
        parts: how a mark is taken apart.
        stacked: signs stand one below the other.
        language: for the words of marks in faults.
        owners: card ids by mark, for all cards of the list.
    """

    nominal: Nominal
    scanned: bool
    slack: float
    round: bool
    places: Mapping[str, Sequence[float]]
    outlines: Mapping[str, Sequence[float]]
    braille: Mapping[str, Sequence[float]]
    parts: Parts
    stacked: bool
    language: str
    owners: Mapping[tuple[str, ...], str]


def compare(
    raster: Raster, cells: Sequence[Cell], entries: Sequence[Entry], page: int, rules: Rules
) -> Iterator[Fault]:
    """The faults of one page, cell by cell.

    Args:
        raster: the page as it was read.
        cells: all its cells.
        entries: what should be in them; a cell without an entry must be bare.
        page: its number, for the faults.
        rules: how to judge.
    """
    wanted = {entry.cell: entry for entry in entries}
    for cell in cells:
        entry = wanted.get(cell.number)
        if entry is not None:
            if entry.card in rules.braille:
                yield from _braille_faults(raster, cell, entry, page, rules)
            for kind, details in _cell_faults(raster, cell, entry, rules):
                yield Fault(kind, page, cell.number, entry.card, details)
        elif cell.pieces:
            box = box_of(raster, cell.pieces[0])
            x, y = round(box.left - cell.rect.x, 1), round(box.top - cell.rect.y, 1)
            yield Fault("skipped-ink", page, cell.number, details={"x": x, "y": y})


def _braille_faults(raster: Raster, cell: Cell, entry: Entry, page: int, rules: Rules) -> Iterator[Fault]:
    """Take the braille of a label from its mark, and say if it is not as it should be."""
    x, y = rules.braille[entry.card]
    first = (cell.rect.x + x, cell.rect.y + y)
    dots = [piece for piece in cell.pieces if box_of(raster, piece).top >= first[1] - _ABOVE]
    if dots:
        cell.pieces = [piece for piece in cell.pieces if box_of(raster, piece).top < first[1] - _ABOVE]
        cell.signs = read_signs(rules.parts(raster, cell.pieces), stacked=rules.stacked)
    told = read_braille(read_signs(rules.parts(raster, dots)), first)
    if told != entry.braille:
        details: dict[str, Value] = {"found": _on_a_line(told), "wanted": _on_a_line(entry.braille)}
        yield Fault("braille", page, cell.number, entry.card, details)


def _on_a_line(braille: str) -> str:
    return braille.replace("\n", " ")


def _cell_faults(raster: Raster, cell: Cell, entry: Entry, rules: Rules) -> Iterator[Told]:
    if cell.dirt and tuple(sign.name for sign in cell.signs) != entry.mark:
        yield "unread-shape", {}  # what seems to be dirt may be what is left of a sign
        return
    if not cell.signs:
        if entry.mark:
            yield "empty", {"wanted": describe(entry.mark, rules.language)}
        return
    wrong = list(_mark_faults(cell, entry, rules))
    if wrong:
        yield from wrong
        return
    if any(_FACING[sign.name] * sign.reach < 0 for sign in cell.signs if sign.name in _FACING):
        yield "reversed", {}
    judge = swollen if rules.scanned else deviations
    for kind, offs in groupby(judge(cell.signs, rules.nominal), key=lambda off: off.kind):
        worst = max(offs, key=lambda off: abs(off.found - off.wanted))
        yield f"size-{kind}", {"found": round(worst.found, 2), "wanted": round(worst.wanted, 2)}
    if not rules.scanned:
        yield from _place_faults(raster, cell, entry, rules)


def _mark_faults(cell: Cell, entry: Entry, rules: Rules) -> Iterator[Told]:
    """Signs that are none, and marks that are another card's."""
    unread = dict.fromkeys(sign.problem for sign in cell.signs if not sign.name)
    names = tuple(sign.name for sign in cell.signs)
    loose = max((len(list(run)) for name, run in groupby(names) if name == "dot"), default=0)
    if unread:
        yield from ((f"unread-{problem}", {}) for problem in unread)
    elif loose > _MOST_DOTS:
        yield "loose-dots", {"found": loose, "most": _MOST_DOTS}
    elif names != entry.mark:
        yield (
            "mark",
            {
                "found": describe(names, rules.language),
                "wanted": describe(entry.mark, rules.language),
                "owner": rules.owners.get(names, "none"),
            },
        )


def _place_faults(raster: Raster, cell: Cell, entry: Entry, rules: Rules) -> Iterator[Told]:
    """A mark too near to the edge of its sticker, or away from its place."""
    outline = rules.outlines.get(entry.card)
    rect = cell.rect
    if outline is not None:
        rect = Rect(rect.x + outline[0], rect.y + outline[1], outline[2], outline[3])
    least = rules.nominal.margin
    edge = clear_edge(raster, cell, rect, rules.round and outline is None)
    if edge < least - EDGE_TOLERANCE:
        yield "margin", {"found": round(edge, 1), "wanted": round(least, 1)}
    box = Box.around(sign.box for sign in cell.signs)
    place = (box.left - cell.rect.x, box.top - cell.rect.y)
    wanted = rules.places.get(entry.card, place)
    if max(abs(place[0] - wanted[0]), abs(place[1] - wanted[1])) > rules.slack:
        yield (
            "place",
            {
                "x": round(place[0], 1),
                "y": round(place[1], 1),
                "wanted_x": round(wanted[0], 1),
                "wanted_y": round(wanted[1], 1),
            },
        )


# -- braille read back: dots sorted into cells by the measures of ISO 17049, not by the drawing ---

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
