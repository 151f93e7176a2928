"""The list that a PDF of ours carries: what should be in which cell.

It says what was meant.  What is printed is read from the image alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import MISSING, fields
from typing import Any

import pypdfium2 as pdfium

from ..manifest import ATTACHMENT, FORMAT, Entry, Manifest, Picture
from ..stock import PAPERS
from .faults import Unreadable


def read_listing(document: pdfium.PdfDocument, name: str) -> Manifest:
    """The manifest in the attachment of an open PDF.

    Args:
        document: the PDF.
        name: its file name, for the refusals.

    Raises:
        Unreadable: there is none, it is damaged, or a newer program made it.
    """
    table = _attached(document, name)
    if table.get("format") != FORMAT:
        raise Unreadable("check-newer", file=name, format=str(table.get("format")), known=FORMAT)
    with damage_told(name):
        manifest = _manifest(table)
    if any(page > len(document) for page in manifest.sheet_pages):
        raise Unreadable("check-pages-missing", file=name, has=len(document), needs=max(manifest.sheet_pages))
    return manifest


@contextmanager
def damage_told(name: str) -> Iterator[None]:
    """Turn what a damaged list makes go wrong into a refusal that names the file.

    Raises:
        Unreadable: a key is missing, of the wrong kind, or impossible.
    """
    try:
        yield
    except (KeyError, TypeError, ValueError, AttributeError) as problem:
        if isinstance(problem, Unreadable):
            raise
        raise Unreadable("check-list-damaged", file=name, what=str(problem)[:60]) from None


def check_cells(manifest: Manifest, cells: int) -> None:
    """Refuse a list that names a cell twice, or one that the sheet does not have.

    Raises:
        ValueError: the number of the page and the cell.
    """
    for number, page in enumerate(manifest.pages, 1):
        taken = [entry.cell for entry in page]
        if len(set(taken)) < len(taken) or not all(1 <= cell <= cells for cell in taken):
            raise ValueError(f"pages {number}: cell")


def _attached(document: pdfium.PdfDocument, name: str) -> dict[str, Any]:
    for index in range(document.count_attachments()):
        attachment = document.get_attachment(index)
        if attachment.get_name() == ATTACHMENT:
            try:
                table = json.loads(bytes(attachment.get_data()))
            except (ValueError, pdfium.PdfiumError):
                raise Unreadable("check-list-damaged", file=name, what=ATTACHMENT) from None
            if isinstance(table, dict):
                return table
    raise Unreadable("check-not-ours", file=name)


def _manifest(table: Mapping[str, Any]) -> Manifest:
    known = {key.name: key for key in fields(Manifest)}
    for name, key in known.items():
        if name not in table and key.default is MISSING and key.default_factory is MISSING:
            raise KeyError(name)
    values = {name: table[name] for name in known if name in table}
    values["fiducials"] = tuple((float(x), float(y)) for x, y in values["fiducials"])
    for name, length in (("places", 4), ("outlines", 4), ("braille", 2)):
        values[name] = {
            str(card): tuple(float(n) for n in rect) for card, rect in values.get(name, {}).items()
        }
        if any(len(rect) != length for rect in values[name].values()):
            raise ValueError(name)
    values["corners"] = {str(card): float(leg) for card, leg in values.get("corners", {}).items()}
    values["said"] = tuple(
        (tuple(_said_line(*line) for line in lines), str(alt)) for lines, alt in values.get("said", ())
    )
    values["panels"] = {
        str(page): tuple(
            (_numbers(box, 4), tuple(_picture(*picture) for picture in pictures)) for box, pictures in panels
        )
        for page, panels in values.get("panels", {}).items()
    }
    values["reading"] = tuple(tuple(int(n) for n in page) for page in values.get("reading", ()))
    if any(not 0 <= row < len(values["said"]) for page in values["reading"] for row in page):
        raise ValueError("reading")
    values["figures"] = {
        str(page): tuple((_numbers(box, 4), tuple(str(sign) for sign in mark)) for box, mark in boxes)
        for page, boxes in values.get("figures", {}).items()
    }
    values["rulers"] = {str(page): _numbers(line, 3) for page, line in values.get("rulers", {}).items()}
    values["crops"] = tuple(_numbers(line, 4) for line in values.get("crops", ()))
    values["pages"] = tuple(tuple(_entry(row) for row in page) for page in values["pages"])
    values["sheet_pages"] = tuple(values.get("sheet_pages") or range(1, len(values["pages"]) + 1))
    whole = all(type(page) is int and page >= 1 for page in values["sheet_pages"])
    if values["paper"] not in PAPERS or len(values["sheet_pages"]) != len(values["pages"]) or not whole:
        raise ValueError("sheet_pages")
    return Manifest(**values)


def _said_line(text: Any, size: Any, angle: Any) -> tuple[str, float, float | None]:
    return str(text), float(size), None if angle is None else float(angle)


def _picture(box: Any, mark: Any, scale: Any, angle: Any) -> Picture:
    if not float(scale) > 0:
        raise ValueError("panels")
    return _numbers(box, 4), tuple(str(sign) for sign in mark), float(scale), float(angle)


def _numbers(row: Sequence[Any], length: int) -> tuple[float, ...]:
    if len(row) != length:
        raise ValueError(str(row)[:40])
    return tuple(float(number) for number in row)


def _entry(row: Mapping[str, Any]) -> Entry:
    return Entry(
        cell=int(row["cell"]),
        card=str(row["card"]),
        copy=int(row["copy"]),
        set=int(row["set"]),
        mark=tuple(str(glyph) for glyph in row["mark"]),
        text=str(row["text"]),
        braille=str(row.get("braille", "")),
    )
