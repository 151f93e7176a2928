"""Deck files as a spreadsheet writes them: CSV with a heading line.

Excel writes its own CSV in the code page of the country, with semicolons where a comma parts
decimals; "Unicode text" is UTF-16 with tabs; LibreOffice asks.  All of them are read.
"""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from accessible_games.files import read_file

from . import headings
from .fields import Place, Row
from .headings import Allowed, Vocabulary, column_of
from .refusal import DeckError
from .texts import short

ENDINGS: Final = (".csv", ".tsv", ".txt", ".tab")
"""How the name of a table ends."""

SPREADSHEETS: Final = (".xlsx", ".xls", ".ods", ".numbers")
"""Files of a spreadsheet program itself, which only it can read."""

_NUMBERS: Final = ("copies", "number")
_SHORT_NUMBER: Final = re.compile(r"-?[0-9]{1,9}(?:[.,]0+)?")
_COUNT: Final = re.compile(r"[1-9][0-9]{0,2}(?:[.,]0+)?")
_VOCABULARIES: Final[Mapping[str, Vocabulary]] = {"colour": headings.COLOURS, "place": headings.PLACES}
_KANA: Final = re.compile("[\u3041-\u30ff]")
_MOST_LETTERS: Final = 40


def read_csv(path: Path) -> list[Row]:
    """The cards of a table; commas, semicolons or tabs between the columns.

    A card without an `id` gets one from its name.

    Raises:
        DeckError: the file cannot be read, or its heading or a line is wrong.
    """
    content = _text(path)
    reader = csv.reader(io.StringIO(content, newline=""), delimiter=_delimiter(content), strict=True)
    try:
        lines = [(reader.line_num, cells) for cells in reader if any(cell.strip() for cell in cells)]
    except csv.Error as problem:
        raise DeckError(
            "deck-csv", where=Place(str(path), reader.line_num or 1), problem=str(problem)
        ) from None
    if lines and lines[0][1][0].strip().lower().startswith("sep="):
        del lines[0]
    if len(lines) < 2:
        raise DeckError("deck-no-rows", file=str(path))
    number, names = lines[0]
    names = _without_doubt([name.strip() for name in names], [cells for _, cells in lines[1:]])
    heading = _heading(names, Place(str(path), number))
    rows = [_row(heading, cells, Place(str(path), number)) for number, cells in lines[1:]]
    return _identified(rows)


def _text(path: Path) -> str:
    """What the file says, whatever program wrote it.

    Raises:
        DeckError: there is no such file, or it is no text; how to save it is said.
    """
    if path.suffix.lower() in SPREADSHEETS:
        raise DeckError("deck-spreadsheet", file=str(path))
    try:
        content = read_file(path)
    except OSError as problem:
        raise DeckError("deck-file", file=str(path), reason=problem.strerror or str(problem)) from None
    for mark, encoding in ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16")):
        if content.startswith(mark):
            return _decoded(content, (encoding,), path)
    return _decoded(content, ("utf-8", *_code_pages(content)), path)


def _decoded(content: bytes, encodings: Sequence[str], path: Path) -> str:
    for encoding in encodings:
        try:
            text = content.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in text:
            return text
    raise DeckError("deck-encoding", file=str(path))


def _code_pages(content: bytes) -> tuple[str, str]:
    """The code pages that Excel may have used: Japanese text is full of kana, and no other is."""
    kana = len(_KANA.findall(content.decode("cp932", errors="replace")))
    high = sum(byte >= 0x80 for byte in content)
    return ("cp932", "cp1252") if kana * 6 > high else ("cp1252", "cp932")


def _delimiter(content: str) -> str:
    """What stands between the columns of the heading; spreadsheets differ by country."""
    heading = content.lstrip().partition("\n")[0]
    if heading.lower().startswith("sep=") and len(heading.strip()) > 4:
        return heading[4]
    return max(",;\t", key=heading.count)


def _heading(names: Sequence[str], where: Place) -> list[tuple[str, str]]:
    """Each column's key, and what it is called for the errors: its letter and its heading.

    Raises:
        DeckError: a column that means nothing, or two that mean the same.
    """
    while names and not names[-1]:
        names = names[:-1]
    found: list[tuple[str, str]] = []
    for place, name in enumerate(names):
        key = column_of(name, names)
        called = f"{_letters(place)}, {short(name)}"
        if key is None:
            columns = Allowed(headings.COLUMNS)
            raise DeckError("deck-column", where=where, column=short(name), columns=columns)
        if key in [other for other, _ in found]:
            raise DeckError("deck-column-twice", where=where, column=short(name))
        found.append((key, called))
    return found


def _without_doubt(names: list[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """French "nombre" is how many there are, unless a cell of that column cannot be that: 0, -2, none."""
    for place, name in enumerate(names):
        if headings.is_either(name):
            cells = [row[place].strip() if place < len(row) else "" for row in rows]
            if not all(_COUNT.fullmatch(cell) for cell in cells):
                return [*names[:place], headings.NUMBER, *names[place + 1 :]]
    return names


def _letters(place: int) -> str:
    """What a spreadsheet calls its column: A, B, ... Z, AA."""
    letters = ""
    while place >= 0:
        letters = chr(ord("A") + place % 26) + letters
        place = place // 26 - 1
    return letters


def _row(heading: Sequence[tuple[str, str]], cells: Sequence[str], where: Place) -> Row:
    while len(cells) > len(heading) and not cells[-1].strip():
        cells = cells[:-1]
    if len(cells) > len(heading):
        raise DeckError("deck-cells", where=where, count=len(cells), columns=len(heading))
    columns = dict(heading)
    fields: dict[str, Any] = {}
    for (name, _), cell in zip(heading, (cell.strip() for cell in cells), strict=False):
        if not cell:
            continue
        key, _, language = name.partition("_")
        if language:
            _put_translation(fields, key, language, cell)
        else:
            fields[name] = _value(name, cell)
    return Row(where, fields, columns)


def _value(key: str, cell: str) -> Any:
    """What a cell says; what it should not say is left for the check of the fields."""
    if key in _NUMBERS:
        plain = re.sub("[−–]", "-", unicodedata.normalize("NFKC", cell))  # noqa: RUF001 - both are typed
        return int(re.split("[.,]", plain)[0]) if _SHORT_NUMBER.fullmatch(plain) else cell
    if key in ("mark", "sign"):
        words = [word for word in re.split(r"[\s,;+、・]+", cell) if word]
        return [headings.SIGNS.find(word) or word for word in words]
    if key == "letter":
        return unicodedata.normalize("NFKC", cell).upper()
    return _VOCABULARIES[key].find(cell) or cell if key in _VOCABULARIES else cell


def _put_translation(fields: dict[str, Any], key: str, language: str, cell: str) -> None:
    """Add one language to a name or text; a plain column beside it counts as English."""
    given = fields.get(key, {})
    table = {"en": given} if isinstance(given, str) else given
    fields[key] = {**table, language: cell}


def _identified(rows: Sequence[Row]) -> list[Row]:
    """The rows, each with an id; one that is made up comes from the name and differs from all others."""
    taken = {str(row.fields["id"]) for row in rows if "id" in row.fields}
    done = []
    for place, row in enumerate(rows, 1):
        fields = dict(row.fields)
        if "id" not in fields and "name" in fields:
            base = _slug(fields["name"]) or f"card_{place}"
            identity, count = base, 1
            while identity in taken:
                count += 1
                identity = f"{base}_{count}"
            taken.add(identity)
            fields["id"] = identity
        done.append(Row(row.where, fields, row.columns))
    return done


def _slug(name: Any) -> str:
    """A name in small letters, digits and _, a letter first; "" if nothing of it is left."""
    text = next(iter(name.values())) if isinstance(name, Mapping) else str(name)
    plain = unicodedata.normalize("NFKD", text.casefold().replace("−", "-"))  # noqa: RUF001 - a minus
    words = re.sub(r"-(?=[0-9])", " minus ", plain).replace("+", " plus ")
    words = words.replace("œ", "oe").replace("æ", "ae")
    slug = re.sub("[^a-z0-9]+", "_", re.sub("[\u0300-\u036f]", "", words)).strip("_")[:_MOST_LETTERS]
    return slug if slug[:1].isalpha() else f"card_{slug}" if slug else ""
