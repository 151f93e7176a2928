"""Deck files as a spreadsheet writes them: CSV with a heading line."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path
from typing import Any, Final

from accessible_games.engine import OptionError
from accessible_games.narration.catalogue import LANGUAGES

from .fields import KEYS, Row
from .refusal import DeckError
from .texts import short

_NUMBERS: Final = ("copies", "number")
_SHORT_NUMBER: Final = re.compile(r"[0-9]{1,9}")
_PER_LANGUAGE: Final = tuple(f"{key}_{language}" for key in ("name", "text") for language in LANGUAGES)
COLUMNS: Final = (*KEYS, *_PER_LANGUAGE)
"""The columns that a CSV deck may have; `mark` holds sign names with spaces between them."""


def read_csv(path: Path) -> list[Row]:
    """The cards of a CSV file; commas, semicolons or tabs between the columns.

    Raises:
        OptionError: the file cannot be read, or its heading or a line is wrong.
    """
    content = _content(path)
    reader = csv.reader(io.StringIO(content, newline=""), delimiter=_delimiter(content), strict=True)
    try:
        lines = [(reader.line_num, cells) for cells in reader if any(cell.strip() for cell in cells)]
    except csv.Error as problem:
        raise DeckError("deck-csv", where=f"{path}, line {reader.line_num}", problem=str(problem)) from None
    if len(lines) < 2:
        raise DeckError("deck-no-rows", file=str(path))
    heading = [name.strip().lower() for name in lines[0][1]]
    _check_heading(heading, f"{path}, line {lines[0][0]}")
    return [_row(heading, cells, f"{path}, line {number}") for number, cells in lines[1:]]


def _content(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as problem:
        reason = getattr(problem, "strerror", None) or "it is not UTF-8 text"
        raise OptionError(f"data file {path}: {reason}") from None


def _delimiter(content: str) -> str:
    """What stands between the columns of the heading; spreadsheets differ by country."""
    heading = content.lstrip().partition("\n")[0]
    return max(",;\t", key=heading.count)


def _check_heading(heading: list[str], where: str) -> None:
    for place, name in enumerate(heading):
        if name not in COLUMNS:
            raise DeckError("deck-column", where=where, column=short(name), columns=", ".join(COLUMNS))
        if name in heading[:place]:
            raise DeckError("deck-column-twice", where=where, column=name)


def _row(heading: list[str], cells: list[str], where: str) -> Row:
    if len(cells) > len(heading):
        raise DeckError("deck-cells", where=where, count=len(cells), columns=len(heading))
    fields: dict[str, Any] = {}
    for name, cell in zip(heading, (cell.strip() for cell in cells), strict=False):
        if not cell:
            continue
        key, _, language = name.partition("_")
        if language:
            _put_translation(fields, key, language, cell)
        elif name in _NUMBERS:
            fields[name] = int(cell) if _SHORT_NUMBER.fullmatch(cell) else cell
        elif name == "mark":
            fields[name] = cell.split()
        else:
            fields[name] = cell
    return Row(where, fields)


def _put_translation(fields: dict[str, Any], key: str, language: str, cell: str) -> None:
    """Add one language to a name or text; a plain column beside it counts as English."""
    given = fields.get(key, {})
    table = {"en": given} if isinstance(given, str) else given
    fields[key] = {**table, language: cell}
