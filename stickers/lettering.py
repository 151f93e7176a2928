"""Words as PDF text operators, in the embedded fonts.

reportlab's own text calls are most of the cost of a sheet of labels, so operators are written
here: a character's code in the subset font is asked for once, and then a text is one translation.
"""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise
from typing import Any

from accessible_games.narration.phrases import Depth, pieces

from .fonts import Face, Typeface


class Lettering:
    """Writes text for one reportlab canvas.

    Args:
        canvas: the canvas whose document gets the fonts.
        language: "en", "fr" or "ja".
        bold: the bold weight of Latin letters.
    """

    def __init__(self, canvas: Any, language: str, *, bold: bool = True) -> None:
        self.typeface = Typeface(language, bold=bold)
        self._document = canvas._doc
        self._codes: dict[str, dict[int, tuple[str, str]]] = {}
        self._tables: defaultdict[str, dict[int, str]] = defaultdict(dict)

    def show(self, text: str, size: float, where: str) -> str:
        """Operators that show one line; to be put between BT and ET, after a Tm or Td.

        Args:
            text: without line breaks.
            size: in points.
            where: what holds the text, for the error if a character cannot be printed.
        """
        main = self.typeface.main
        table = self._tables[main.name]
        if text and set(map(ord, text)) <= table.keys():
            return f"{self._codes[main.name][ord(text[0])][0]} {size:g} Tf ({text.translate(table)}) Tj"
        return " ".join([self._run(face, run, size) for face, run in self.typeface.runs(text, where)])

    def _run(self, face: Face, text: str, size: float) -> str:
        codes = self._codes.setdefault(face.name, {})
        letters = set(map(ord, text))
        if not letters <= codes.keys():
            self._learn(face, letters - codes.keys(), codes)
        runs = groupby([codes[ord(letter)] for letter in text], key=lambda code: code[0])
        return " ".join([f"{font} {size:g} Tf ({''.join([c for _, c in run])}) Tj" for font, run in runs])

    def _learn(self, face: Face, letters: Iterable[int], codes: dict[int, tuple[str, str]]) -> None:
        """Remember for each letter its subset font, as "/F2+0", and its byte there."""
        for letter in sorted(letters):
            ((subset, code),) = face.font.splitString(chr(letter), self._document)
            name = face.font.getSubsetInternalName(subset, self._document)
            shown = _shown(code[0])
            codes[letter] = (name, shown)
            if subset == 0:
                self._tables[face.name][letter] = shown


def _shown(byte: int) -> str:
    """One byte inside a PDF string: as it is if it is plain ASCII, else in octal."""
    plain = 32 <= byte < 127 and byte not in b"()\\"
    return chr(byte) if plain else f"\\{byte:03o}"


def spaced(lines: Sequence[str]) -> list[str]:
    """Lines of a paragraph as a reader of the file meets them: a space where words were parted."""
    return [f"{text} " if _parted(text, after) else text for text, after in pairwise([*lines, ""])]


def _parted(text: str, after: str) -> bool:
    return bool(after) and ord(text[-1]) < 0x3000 and ord(after[0]) < 0x3000


def wrap(typeface: Typeface, text: str, size: float, width: float, where: str) -> list[str] | None:
    """The text in lines of at most `width` points, or None if a word is wider than that.

    No word is cut in two, in katakana either: it is rather printed smaller, or on the key page.
    """
    text = unicodedata.normalize("NFC", text)
    if _width(typeface, text, size, where) <= width:
        return [text]
    for deepest in (Depth.PHRASE, Depth.WORD):
        lines = _filled(typeface, text, size, width, where, deepest)
        if lines is not None:
            return lines
    return None


def _width(typeface: Typeface, text: str, size: float, where: str) -> float:
    try:
        return typeface.main.width(text, size)
    except KeyError:
        return typeface.width(text, size, where)


def _filled(
    typeface: Typeface, text: str, size: float, width: float, where: str, deepest: Depth
) -> list[str] | None:
    lines: list[str] = []
    for piece in pieces(text, deepest):
        longer = f"{lines[-1]}{' ' if piece.spaced else ''}{piece.text}" if lines else piece.text
        if lines and typeface.width(longer, size, where) <= width:
            lines[-1] = longer
        elif typeface.width(piece.text, size, where) <= width:
            lines.append(piece.text)
        else:
            return None
    return lines
