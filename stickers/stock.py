"""Label stock: where the labels of a sheet lie, in millimetres from the paper's top-left corner.

Public lists of label sizes disagree by up to 1.3 mm, and some are plainly wrong, so a stock is
checked before it is used (`check_stock`), a user's own sheet can be measured and described in a
`[stock]` table, and every printed code keeps 2 mm clear of the label's edge.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from accessible_games.games.deck import read_data

from .refusal import SheetError

PAPERS: Final[Mapping[str, tuple[float, float]]] = MappingProxyType(
    {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
)
"""Width and height of each paper in mm, upright."""

DEFAULT_STOCKS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"a4": ("L7160", "L7165"), "letter": ("5160", "5163")}
)
"""The stocks that are tried in turn when none is named: the usual one, then one with more room."""

_LETTER_REGIONS: Final = frozenset(["US", "CA", "MX", "PH", "CL", "CO", "VE", "GT", "CR", "PA", "PR"])


class Rect(NamedTuple):
    """A rectangle in mm; x and y are its top-left corner, y grows downwards."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Stock:
    """One kind of label sheet.

    Attributes:
        name: what the box of labels calls it.
        paper: "a4" or "letter".
        cols: labels side by side.
        rows: labels one above the other.
        width: of one label, mm (the diameter of a round one).
        height: of one label, mm.
        x0: left edge of the first label, mm from the left edge of the paper.
        y0: top edge of the first label, mm from the top edge of the paper.
        px: horizontal pitch, left edge to left edge, mm.
        py: vertical pitch, top edge to top edge, mm.
        round: whether the labels are round.
    """

    name: str
    paper: str
    cols: int
    rows: int
    width: float
    height: float
    x0: float
    y0: float
    px: float
    py: float
    round: bool = False

    @property
    def cells(self) -> int:
        """Labels on one sheet."""
        return self.cols * self.rows


def _stocks() -> dict[str, Stock]:
    rows = (
        Stock("L7160", "a4", 3, 7, 63.5, 38.1, 7.2, 15.1, 66.0, 38.1),
        Stock("L7159", "a4", 3, 8, 63.5, 33.9, 7.2, 12.9, 66.0, 33.9),
        Stock("L7651", "a4", 5, 13, 38.1, 21.2, 4.75, 10.7, 40.6, 21.2),
        Stock("L4732", "a4", 5, 16, 35.6, 16.9, 11.0, 13.0, 38.1, 16.9),
        Stock("L4731", "a4", 7, 27, 25.4, 10.0, 9.0, 13.5, 27.9, 10.0),
        Stock("L7163", "a4", 2, 7, 99.1, 38.1, 4.65, 15.1, 101.6, 38.1),
        Stock("L7165", "a4", 2, 4, 99.06, 67.73, 4.67, 13.04, 101.64, 67.73),
        Stock("3474", "a4", 3, 8, 70.0, 37.0, 0.0, 0.5, 70.0, 37.0),
        Stock("3475", "a4", 3, 8, 70.0, 36.0, 0.0, 4.43, 70.0, 36.03),
        Stock("5160", "letter", 3, 10, 66.675, 25.4, 4.76, 12.7, 69.85, 25.4),
        Stock("5161", "letter", 2, 10, 101.6, 25.4, 3.97, 12.7, 106.36, 25.4),
        Stock("5163", "letter", 2, 5, 101.6, 50.8, 4.13, 12.7, 106.36, 50.8),
        Stock("5167", "letter", 4, 20, 44.45, 12.7, 7.14, 12.7, 52.39, 12.7),
        # One list starts this sheet at 12.7 mm, which would leave 11.1 mm at the right: centred here.
        Stock("6570", "letter", 4, 8, 44.45, 31.75, 11.88, 12.7, 49.23, 31.75),
        Stock("8293", "letter", 4, 5, 38.1, 38.1, 12.7, 19.05, 50.8, 50.8, round=True),
        Stock("5293", "letter", 4, 6, 41.3, 41.3, 10.56, 13.94, 51.17, 42.05, round=True),
        Stock("5371", "letter", 2, 5, 88.9, 50.8, 19.05, 12.7, 88.9, 50.8),
    )
    return {stock.name: stock for stock in rows}


STOCKS: Final[Mapping[str, Stock]] = MappingProxyType(_stocks())
"""Every stock that ships with the program, by name."""

ALIASES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "J8160": "L7160",
        "J8159": "L7159",
        "LP65/38": "L7651",
        "3490": "3475",
        "8160": "5160",
        "5260": "5160",
        "8167": "5167",
        "8371": "5371",
    }
)
"""Other makers' and printers' names of the same sheets."""


def cell_rect(stock: Stock, k: int) -> Rect:
    """The k-th label, counted from 1 along the rows from the top-left."""
    if not 1 <= k <= stock.cells:
        raise ValueError(f"cell {k} of {stock.cells}")
    row, column = divmod(k - 1, stock.cols)
    return Rect(stock.x0 + column * stock.px, stock.y0 + row * stock.py, stock.width, stock.height)


def check_stock(stock: Stock) -> Stock:
    """The stock itself, if its labels lie on its paper and not on each other.

    Raises:
        SheetError: one sentence with the measured numbers.
    """
    if stock.paper not in PAPERS:
        raise SheetError("stock-paper", stock=stock.name, paper=stock.paper, known=", ".join(PAPERS))
    sizes = (stock.width, stock.height, stock.x0, stock.y0, stock.px, stock.py)
    least = (min(stock.cols, stock.rows) >= 1, min(sizes) >= 0, min(stock.width, stock.height) > 0)
    if not all(least) or not all(math.isfinite(size) for size in sizes):
        raise SheetError("stock-sizes", stock=stock.name)
    width, height = PAPERS[stock.paper]
    for axis, first, count, pitch, size, room in (
        ("wide", stock.x0, stock.cols, stock.px, stock.width, width),
        ("high", stock.y0, stock.rows, stock.py, stock.height, height),
    ):
        if count > 1 and pitch < size - 0.001:
            raise SheetError(
                "stock-overlap", stock=stock.name, axis=axis, size=f"{size:g}", pitch=f"{pitch:g}"
            )
        needed = first + (count - 1) * pitch + size
        if needed > room + 0.001:
            raise SheetError(
                "stock-too-big",
                stock=stock.name,
                axis=axis,
                needed=f"{needed:.1f}",
                paper=stock.paper,
                room=f"{room:g}",
            )
    return stock


def find_stock(name: str) -> Stock:
    """The stock of that name: one that ships, or the `[stock]` table of a TOML file.

    Raises:
        SheetError: no such stock; the sentence lists what there is.
    """
    key = name.upper()
    key = ALIASES.get(key, key)
    if key in STOCKS:
        return STOCKS[key]
    if name.lower().endswith(".toml"):
        return read_stock(read_data(Path(name)), where=name)
    raise SheetError("stock-unknown", stock=name, known=", ".join(STOCKS))


def read_stock(table: Mapping[str, Any], where: str) -> Stock:
    """A user's own stock from the `[stock]` table of a file; sizes in mm.

    Args:
        table: the whole file: only its key "stock" is read.
        where: the file's name, for the error.

    Raises:
        SheetError: a key is missing, unknown or of the wrong kind, or the sheet is impossible.
    """
    row = table.get("stock")
    if not isinstance(row, Mapping):
        raise SheetError("table-missing", where=where, table="stock")
    kinds = {field.name: str(field.type) for field in fields(Stock)}
    needed = [name for name in kinds if name not in ("name", "round")]
    unknown = sorted(set(row) - set(kinds))
    missing = [name for name in needed if name not in row]
    if unknown or missing:
        key = "key-unknown" if unknown else "key-missing"
        known = ", ".join([*needed, "name", "round"])
        raise SheetError(key, where=where, table="stock", name=(unknown or missing)[0], known=known)
    for name, value in row.items():
        if not _is_kind(value, kinds[name]):
            raise SheetError("key-kind", where=where, table="stock", name=name, kind=kinds[name])
    return check_stock(Stock(**{"name": Path(where).stem, **row, "paper": row["paper"].lower()}))


def paper_of(language: str, region: str | None) -> str:
    """The paper that people of a language and a region buy: "a4" or "letter".

    Args:
        language: "en", "fr" or "ja"; English without a region gets A4 as most of the world does.
        region: a country of two letters as in the system's locale, or None if it is not known.
    """
    if region is not None and region.upper() in _LETTER_REGIONS and language in ("en", "fr"):
        return "letter"
    return "a4"


def _is_kind(value: object, kind: str) -> bool:
    if isinstance(value, bool):
        return kind == "bool"
    wanted: Mapping[str, tuple[type, ...]] = {"str": (str,), "int": (int,), "float": (int, float)}
    return isinstance(value, wanted.get(kind, ()))
