"""What goes to stdout and stderr, whatever characters the terminal can show."""

from __future__ import annotations

import codecs
import io
import sys
import textwrap
import unicodedata
from typing import Final

from .failure import tell_error

COLUMNS: Final = 80

_PLAIN: Final = str.maketrans(
    {
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
        "«": '"',
        "»": '"',
        "…": "...",
        "–": "-",
        "—": "-",
        "\u00a0": " ",
    }
    | {"œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ß": "ss", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L"}
)
_HANDLER: Final = "accessible-games-plain"


def plain_letters(text: str) -> str:
    """Letters without what ASCII lacks: accents go, letters stay; what has no letter becomes "?"."""
    bare = unicodedata.normalize("NFKD", text.translate(_PLAIN))
    kept = "".join(char for char in bare if not unicodedata.combining(char))
    return kept.encode("ascii", "replace").decode("ascii")


def prepare_streams() -> None:
    """Let no character stop the output: what stdout and stderr cannot show loses its accent."""
    codecs.register_error(_HANDLER, _replace)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_HANDLER)


def shown_language(language: str) -> str:
    """The language in which stdout can be written: English, said in one line, where it is not Japanese."""
    if language != "ja":
        return language
    try:
        "あア漢。".encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        tell_error(
            "This terminal cannot show Japanese, so English is used. "
            "Set the environment variable PYTHONUTF8=1, or use a UTF-8 terminal, and start again"
        )
        return "en"
    return language


def wrapped(text: str, columns: int = COLUMNS) -> list[str]:
    """Rows of at most so many columns; Japanese, which has no spaces, is cut between characters."""
    if all(_width(char) == 1 for char in text):
        return textwrap.wrap(text, columns, break_long_words=True, break_on_hyphens=False) or [""]
    rows, used = [""], 0
    for char in text:
        if used + _width(char) > columns - 2 and char not in "、。：）」":
            rows.append("")
            used = 0
        rows[-1] += char
        used += _width(char)
    return [row.strip() for row in rows]


def _width(char: str) -> int:
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def _replace(problem: UnicodeError) -> tuple[str, int]:
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    return plain_letters(problem.object[problem.start : problem.end]), problem.end
