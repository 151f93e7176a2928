"""Label stock: where the labels of a sheet lie, in millimetres from the paper's top-left corner.

Public lists of label sizes disagree by up to 1.3 mm, and some are plainly wrong, so a stock is
checked before it is used (`check_stock`), a user's own sheet can be measured and described in a
`[stock]` table, and every printed code keeps 2 mm clear of the label's edge.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from difflib import get_close_matches
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from accessible_games.games.deck import read_data

from .refusal import SheetError, named_key

PAPERS: Final[Mapping[str, tuple[float, float]]] = MappingProxyType(
    {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
)
"""Width and height of each paper in mm, upright."""

DEFAULT_STOCKS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"a4": ("L7651", "L4736", "28388", "L7160", "L7165"), "letter": ("5167", "8195", "6570", "5160", "5163")}
)
"""The stocks that are tried in turn when none is named: small ones first, then such as are cut smaller."""

_LONGEST: Final = 40
"""Letters of a name that are compared with those of sheets."""

_HUGE: Final = 10_000
"""No paper has so many labels or millimetres."""

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
        turned: the sheet lies on its side: everything is counted and measured on the paper as it lies.
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
    turned: bool = False

    @property
    def paper_size(self) -> tuple[float, float]:
        """Width and height of the paper as it lies, mm."""
        width, height = PAPERS[self.paper]
        return (height, width) if self.turned else (width, height)

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
        # Sides as far from the paper as each other; one list has 10 and 8.1 mm.
        Stock("L4736", "a4", 4, 12, 45.7, 21.2, 9.7, 21.3, 48.3, 21.2),
        Stock("L7654", "a4", 4, 10, 45.7, 25.4, 9.7, 21.5, 48.3, 25.4),
        # Sixty-five and forty-four labels without gaps between them, as Japanese and some German makers cut.
        Stock("72265", "a4", 5, 13, 38.1, 21.2, 9.75, 10.7, 38.1, 21.2),
        Stock("28388", "a4", 4, 11, 48.3, 25.4, 8.4, 8.8, 48.3, 25.4),
        Stock("3657", "a4", 4, 10, 48.5, 25.4, 8.0, 21.5, 48.5, 25.4),
        Stock("L4731", "a4", 7, 27, 25.4, 10.0, 9.0, 13.5, 27.9, 10.0),
        Stock("L7163", "a4", 2, 7, 99.1, 38.1, 4.65, 15.1, 101.6, 38.1),
        Stock("L7165", "a4", 2, 4, 99.06, 67.73, 4.67, 13.04, 101.64, 67.73),
        Stock("3474", "a4", 3, 8, 70.0, 37.0, 0.0, 0.5, 70.0, 37.0),
        Stock("3475", "a4", 3, 8, 70.0, 36.0, 0.0, 4.43, 70.0, 36.03),
        Stock("5160", "letter", 3, 10, 66.675, 25.4, 4.76, 12.7, 69.85, 25.4),
        Stock("5161", "letter", 2, 10, 101.6, 25.4, 3.97, 12.7, 106.36, 25.4),
        Stock("5163", "letter", 2, 5, 101.6, 50.8, 4.13, 12.7, 106.36, 50.8),
        Stock("5167", "letter", 4, 20, 44.45, 12.7, 7.14, 12.7, 52.39, 12.7),
        # Two lists have 7.54 and 7.14 mm at the left; this one lies between and leaves equal margins.
        Stock("8195", "letter", 4, 15, 44.45, 16.92, 7.81, 12.83, 51.94, 16.92),
        # One list starts this sheet at 12.7 mm, which would leave 11.1 mm at the right: centred here.
        Stock("6570", "letter", 4, 8, 44.45, 31.75, 11.88, 12.7, 49.23, 31.75),
        Stock("8293", "letter", 4, 5, 38.1, 38.1, 12.7, 19.05, 50.8, 50.8, round=True),
        Stock("5293", "letter", 4, 6, 41.3, 41.3, 10.56, 13.94, 51.17, 42.05, round=True),
        Stock("5371", "letter", 2, 5, 88.9, 50.8, 19.05, 12.7, 88.9, 50.8),
    )
    return {stock.name: stock for stock in rows}


STOCKS: Final[Mapping[str, Stock]] = MappingProxyType(_stocks())
"""Every stock that ships with the program, by name."""

_SAME: Final[Mapping[str, str]] = MappingProxyType(
    {
        "L7160": "J8160 L7060 L7260 7160 4103 4677 10007 10301 9600 8632 4904",
        "L7159": "J8159 L7059 J8559",
        "L7651": "J8651 L7551 J8551 L8651 8651 LP65/38 ELM023 OP3011",
        "L4732": "4732 LR4732",
        "L4731": "4731 LR4731 10001 10000",
        "L4736": "4736 L6009 4346 4097 10004 4366 4367 4368 4369 2645",
        "L7654": "J8654 L4770 L6140 L6145",
        "72265": "LR3666 3666 4270 4606 0102",
        "28388": "28368 72244 31516 4608 4102 4272 4680 4690 10801 ELM022 GB901 0203",
        "3657": "4780 0203N",
        "L7163": "J8163 L7263",
        "L7165": "J8165 L7065",
        "3475": "3490",
        "5160": "8160 5260 5960 8460 18160 18660",
        "5161": "8161 5261",
        "5163": "8163 5263",
        "5167": "8167 5267 5667 6467 8667 8927 15167 15267 18167 18667",
        "8195": "5195 18195 6521",
        "5371": "8371",
    }
)
"""Other names of each sheet: other makers, inkjet and laser, clear and white; all from public lists."""

SOLD_AS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "72265": "Herma 4606",
        "28388": "Herma 4608",
        "3657": "Zweckform 3657",
        "3474": "Zweckform 3474",
        "3475": "Zweckform 3475",
    }
)
"""What stands on the box outside of Japan, where the number that we use would not be found."""

ALIASES: Final[Mapping[str, str]] = MappingProxyType(
    {alias: name for name, line in _SAME.items() for alias in line.split()}
)
"""Every other name -> the name of the stock."""

_BRANDS: Final = re.compile(
    r"AVERY|ZWECKFORM|HERMA|A-?ONE|エーワン|HISAGO|ヒサゴ|RAYFILM|ETIKETTEN|LABELS?|ラベル|面|N[°O]\.?(?=\s*\d)"
)
"""Words around a number on the box of labels."""


def cell_rect(stock: Stock, k: int) -> Rect:
    """The k-th label, counted from 1 along the rows from the top-left."""
    if not 1 <= k <= stock.cells:
        raise ValueError(f"cell {k} of {stock.cells}")
    row, column = divmod(k - 1, stock.cols)
    return Rect(stock.x0 + column * stock.px, stock.y0 + row * stock.py, stock.width, stock.height)


def on_its_side(stock: Stock) -> Stock:
    """The same sheet, turned clockwise: its labels stand upright if they lay before."""
    left = PAPERS[stock.paper][1] - stock.y0 - (stock.rows - 1) * stock.py - stock.height
    return replace(
        stock,
        cols=stock.rows,
        rows=stock.cols,
        width=stock.height,
        height=stock.width,
        x0=left,
        y0=stock.x0,
        px=stock.py,
        py=stock.px,
        turned=True,
    )


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
    width, height = stock.paper_size
    for axis, first, count, pitch, size, room in (
        ("wide", stock.x0, stock.cols, stock.px, stock.width, width),
        ("high", stock.y0, stock.rows, stock.py, stock.height, height),
    ):
        if count > 1 and pitch < size - 0.001:
            raise SheetError("stock-overlap", stock=stock.name, axis=axis, size=size, pitch=pitch)
        needed = first + (count - 1) * pitch + size
        if needed > room + 0.001:
            raise SheetError(
                "stock-too-big",
                stock=stock.name,
                axis=axis,
                needed=round(needed, 1),
                paper=stock.paper,
                room=room,
            )
    return stock


def find_stock(name: str) -> Stock:
    """The stock of that name: one that ships, or the `[stock]` table of a TOML file.

    Raises:
        SheetError: no such stock; the sentence lists what there is.
    """
    key = _as_named(name)
    if key in STOCKS:
        return replace(STOCKS[key], name=_as_sold(name, key))
    if name.lower().endswith(".toml"):
        return read_stock(read_data(Path(name)), where=name)
    near = get_close_matches(key[:_LONGEST], [*STOCKS, *ALIASES], 1, 0.8)
    raise SheetError("stock-unknown", stock=name, near=near[0] if near else "none", known=", ".join(STOCKS))


def _as_sold(name: str, key: str) -> str:
    """How an answer calls a sheet: as its owner does, if that is another number than ours."""
    asked = " ".join(unicodedata.normalize("NFKC", name).split())
    return key if key in asked.upper() and (key not in SOLD_AS or key == asked) else asked


def _as_named(name: str) -> str:
    """The table's name of a sheet: "Avery Zweckform L7160-40", "herma 4677" and "エーワン 28368" have one."""
    bare = "".join(_BRANDS.sub(" ", unicodedata.normalize("NFKC", name).upper()).split())
    # The makers add how many sheets are in the box.
    for key in (bare, bare.partition("-")[0]):
        if (found := ALIASES.get(key, key)) in STOCKS:
            return found
    return bare


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
    del kinds["turned"]
    needed = [name for name in kinds if name not in ("name", "round")]
    unknown = sorted(set(row) - set(kinds))
    missing = [name for name in needed if name not in row]
    if unknown or missing:
        key = "key-unknown" if unknown else "key-missing"
        name, known = named_key((unknown or missing)[0]), ", ".join([*needed, "name", "round"])
        raise SheetError(key, where=where, table="stock", name=name, known=known)
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
    if kind == "str":
        return isinstance(value, str)
    return is_number(value) and (kind == "float" or isinstance(value, int))


def is_number(value: object) -> bool:
    """Whether it is a number, of labels or of millimetres, that may stand in a file about paper."""
    return isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) < _HUGE
