"""Lines that fit a terminal: wrapped without padding, in letters that it can print."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from accessible_games.narration.phrases import Depth, fitting_pieces, pieces
from accessible_games.narration.typography import GLUE

WIDEST: Final = 80
NARROWEST: Final = 20
_SHORTEST: Final = 3
"""Screen readers pass over new lines of one or two characters."""

_WIDE: Final = "\u2e80-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6"
_BLANK: Final = f"[^\\S{GLUE}]"
_BLANKS: Final = re.compile(f"{_BLANK}+")
_COMMAND: Final = re.compile(
    r"(.*[:：])(?<![\s\":：][A-Za-z]:) *"  # not the colon of a drive of Windows
    r"((?:(?:\"[^\"]+\"|\S+) -m )?(?:\"[^\"]*accessible[-_]games[^\"]*\"|\S*accessible[-_]games\S*)"
    r" (?:(?!\. |。).)+)"
)
"""A command of this program that ends a text, to be typed or copied as it stands."""
_PLAIN: Final = str.maketrans(
    {
        "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ß": "ss", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L",
        "«": '"', "»": '"', "“": '"', "”": '"', "’": "'", "‘": "'",
        "–": "-", "—": "-", "…": "...", "\u00a0": " ", "\u202f": " ",
    }
)  # fmt: skip


def width(text: str) -> int:
    """Columns that a text takes: two for a wide letter, none for a combining mark."""
    if text.isascii():
        return len(text)
    return sum(
        2 if unicodedata.east_asian_width(c) in "WF" else 0 if unicodedata.combining(c) else 1 for c in text
    )


def wrap(text: str, columns: int) -> list[str]:
    """The text in lines of at most so many columns, none of them shorter than three characters.

    Japanese is broken between phrases.  Only a text that is shorter itself makes a shorter line.
    Control and format characters, typed or in a name, become blanks.  A command that is to be typed,
    at the end, is not broken: where it is too long it has a line of its own.
    """
    return list(_wrapped(text, columns))


@lru_cache(maxsize=1024)  # lists and questions are told again and again
def _wrapped(text: str, columns: int) -> Sequence[str]:
    text = "".join(letter if letter.isprintable() or letter == GLUE else " " for letter in text)
    limit = max(NARROWEST, min(columns, WIDEST))
    command = _COMMAND.fullmatch(text.strip()) if width(text) > limit else None
    if command is not None:
        return [*wrap(command[1], columns), command[2]]
    lines = [""]
    for atom in _atoms(_BLANKS.sub(" ", text).strip(), limit):
        candidate = lines[-1] + atom if lines[-1] else atom.strip()
        if width(candidate) <= limit:
            lines[-1] = candidate
        elif len(lines[-1]) < _SHORTEST:
            head, tail = _split(candidate, limit)
            lines[-1:] = [head, tail]
        else:
            lines.append(atom.strip())
    return _without_orphan(lines)


def _atoms(text: str, limit: int) -> Iterator[str]:
    """What must not be broken, each with the space before it; longer ones in pieces."""
    for piece in fitting_pieces(text, lambda part: width(part) <= limit):
        yield f" {piece.text}" if piece.spaced else piece.text


def _split(text: str, limit: int) -> tuple[str, str]:
    """A text in two, the first as wide as possible."""
    end = len(text)
    while width(text[:end]) > limit:
        end -= 1
    return text[:end].rstrip(), text[end:].lstrip()


def _without_orphan(lines: list[str]) -> list[str]:
    """A last line of one or two characters takes the end of the line before it along."""
    if len(lines) < 2 or len(lines[-1]) >= _SHORTEST:
        return lines
    *before, last = pieces(lines[-2], Depth.WORD)
    head = "".join(f" {piece.text}" if piece.spaced else piece.text for piece in before)
    if len(head) < _SHORTEST:
        whole = lines[-2] + lines[-1]
        return [*lines[:-2], whole[:-_SHORTEST], whole[-_SHORTEST:]]
    joint = "" if re.match(rf"[{_WIDE}]", lines[-1]) else " "
    return [*lines[:-2], head, last.text + joint + lines[-1]]


def fitting(text: str, encoding: str) -> str:
    """The text in letters that the encoding has: accents may be lost, letters not; else "?"."""
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return "".join(_fitting_letter(letter, encoding) for letter in text)
    return text


def fits(text: str, encoding: str) -> bool:
    """Whether nothing but accents would be lost."""
    return "?" not in fitting(text.replace("?", ""), encoding)


def _fitting_letter(letter: str, encoding: str) -> str:
    bare = "".join(c for c in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(c))
    for candidate in (letter, letter.translate(_PLAIN), bare):
        try:
            candidate.encode(encoding)
        except UnicodeEncodeError:
            continue
        return candidate
    return "?"
