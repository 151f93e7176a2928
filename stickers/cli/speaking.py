"""Plain lines for a terminal and its screen reader, and the country that the system names."""

from __future__ import annotations

import locale
import os
import unicodedata

from ..cards.linebreak import pieces

WIDTH = 80
"""Columns of a line; a braille display pans over longer ones."""


def say(text: str) -> None:
    """Print a sentence in lines of at most 80 columns, broken where its script allows."""
    line, used = "", 0
    for piece in pieces(text, phrases=False):
        needed = _columns(piece.text) + piece.spaced
        if line and used + needed > WIDTH:
            print(line)
            line, used = piece.text, _columns(piece.text)
        else:
            line, used = f"{line}{' ' if piece.spaced else ''}{piece.text}", used + needed
    print(line)


def _columns(text: str) -> int:
    return sum([2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text])


def system_region() -> str | None:
    """The country of the system's locale, as two letters; None if it names none."""
    variables = [os.environ.get(name, "") for name in ("LC_ALL", "LC_PAPER", "LANG")]
    name = next((value for value in variables if value), locale.getlocale()[0] or "")
    name = name.replace("-", "_").split(".")[0].split("@")[0]
    region = name.partition("_")[2].upper()
    # Windows spells countries out.
    region = {"UNITED STATES": "US", "CANADA": "CA"}.get(region, region)
    return region if len(region) == 2 else None
