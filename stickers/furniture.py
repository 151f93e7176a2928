"""What stands on a sheet beside its labels: corner marks, a ruler, the head, cut marks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .folio import Folio
from .methods import FIDUCIAL, HAIRLINE, MM, Method
from .paths import circle, pdf_path
from .stock import Rect, Stock, cell_rect
from .tags import Tag

FIDUCIAL_SIZE = 3.0
"""Diameter of a corner mark, mm."""

_FIDUCIAL_PLACE = 6.0
"""Wished distance of a corner mark's centre from both edges, mm."""

_NEAREST = 4.0
"""Where printers begin to print; nothing stands nearer to the edge, mm."""

RULER = 100.0
_STRIP = 8.0
"""Least height of a free strip below the labels that can hold a ruler, mm."""

_HEAD = 10.0
"""Least height of a free strip above the labels that can hold two lines, mm."""

_TICK = 3.0


def fiducials(stock: Stock) -> tuple[tuple[float, float], ...]:
    """Centres of the corner marks, mm from the top-left: top-left, top-right, bottom-left, bottom-right.

    They stand 6 mm from both edges, or as near to that as the labels leave room.  Sheets whose
    labels reach all edges have none.
    """
    width, height = stock.paper_size
    last = cell_rect(stock, stock.cells)
    left, top = stock.x0, stock.y0
    right, bottom = width - last.x - last.width, height - last.y - last.height
    places = []
    for across, down, x_side, y_side in (
        (left, top, 0, 0),
        (right, top, 1, 0),
        (left, bottom, 0, 1),
        (right, bottom, 1, 1),
    ):
        place = _corner_place(across, down)
        if place is None:
            return ()
        x, y = place
        places.append((width - x if x_side else x, height - y if y_side else y))
    return tuple(places)


def _corner_place(across: float, down: float) -> tuple[float, float] | None:
    """Distances of a mark from both edges, given how far the labels stay away from them."""
    half = FIDUCIAL_SIZE / 2
    if max(across, down) >= _FIDUCIAL_PLACE + half + 0.5:
        return (_FIDUCIAL_PLACE, _FIDUCIAL_PLACE)
    nearer = max(across, down) - half - 0.5
    if nearer < _NEAREST + half:
        return None
    return (_FIDUCIAL_PLACE, nearer) if down >= across else (nearer, _FIDUCIAL_PLACE)


def draw_fiducials(folio: Folio, places: Iterable[tuple[float, float]], method: Method) -> None:
    """The four discs; coloured where black would be raised."""
    paths = pdf_path([circle(x, y, FIDUCIAL_SIZE) for x, y in places], MM)
    if paths:
        colour = f"{FIDUCIAL} rg" if method.name == "swell" else "0 g"
        folio.decorate(f"q 1 0 0 1 0 {folio.height * MM:.4f} cm {colour} {paths} f Q")


def draw_head(folio: Folio, stock: Stock, lines: Sequence[str], heading: str = "H1") -> None:
    """What the sheet is, as a heading, and how it is made, above the labels, if they leave room."""
    if stock.y0 < _HEAD:
        return
    largest = 10.0 if stock.y0 >= 12 else 8.0
    y = min(stock.y0 - 1.2, 13.0) - (len(lines) - 1) * largest * 1.15 / MM
    for place, line in enumerate(lines):
        size = _size(folio, line, folio.width - 20, largest)
        tag = Tag("P" if place else heading, text=line, size=size)
        folio.add(tag, folio.text(10, y, line, size))
        y += largest * 1.15 / MM


def has_ruler(stock: Stock) -> bool:
    """Whether the labels leave room for a ruler below them."""
    last = cell_rect(stock, stock.cells)
    return stock.paper_size[1] - last.y - last.height >= _STRIP


def draw_ruler(folio: Folio, stock: Stock, text: str) -> None:
    """A line of 100 mm below the labels with its meaning beside it, if they leave room."""
    last = cell_rect(stock, stock.cells)
    below = folio.height - last.y - last.height
    if has_ruler(stock):
        y = folio.height - min(below - 2, 8)
        ruler(folio, 10, y)
        folio.ruled(10, y, RULER)
        size = _size(folio, text, folio.width - 20 - RULER - 3)
        folio.add(Tag("P", text=text, size=size), folio.text(10 + RULER + 3, y + 1.5, text, size))


def ruler(folio: Folio, x: float, y: float, length: float = RULER) -> None:
    """A level line with a tick every 10 mm, longer ones at its ends and its middle."""
    parts = [f"{folio.point(x, y)} m {folio.point(x + length, y)} l"]
    for mm in range(0, int(length) + 1, 10):
        up = _TICK if mm in (0, length / 2, length) else _TICK / 2
        parts.append(f"{folio.point(x + mm, y)} m {folio.point(x + mm, y + up)} l")
    folio.decorate(f"{folio.words} RG {HAIRLINE * MM:.2f} w {' '.join(parts)} S")


def _size(folio: Folio, text: str, width: float, largest: float = 10.0) -> float:
    """At most `largest` points, or what makes the line fit; the key pages say the same in large print."""
    needed = folio.lettering.typeface.width(text, largest, "head") / MM
    return round(min(largest, largest * width / needed), 2) if needed else largest


def cut_marks(rect: Rect) -> list[tuple[float, float, float, float]]:
    """Short lines at the four corners of a label that must be cut out: x, y, x, y in mm."""
    x, y, width, height = rect
    lines = []
    for cx, sx in ((x, 1), (x + width, -1)):
        for cy, sy in ((y, 1), (y + height, -1)):
            lines += [(cx, cy, cx + sx * _TICK, cy), (cx, cy, cx, cy + sy * _TICK)]
    return lines
