"""The embedded fonts: where they are, what they cover, how wide a text is.

Atkinson Hyperlegible sets Latin text, BIZ UDPGothic sets Japanese; each stands in for characters
that the other lacks, so a family's deck may mix scripts.  What neither covers is an error that
names the character: a box or a gap on a printed card would be found too late.

    type = Typeface("fr")
    for face, text in type.runs("Cœur 龍", where="card heart"):
        canvas.setFont(face.name, 18); canvas.drawString(x, y, text); x += face.width(text, 18)

A face is loaded, and registered with reportlab under its `name`, when it is first needed.
"""

from __future__ import annotations

import struct
import unicodedata
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from itertools import groupby
from typing import Any, Final

from accessible_games.engine import GameError
from accessible_games.narration.catalogue import Catalogue

LATIN: Final = "Atkinson-Regular"
LATIN_BOLD: Final = "Atkinson-Bold"
JAPANESE: Final = "BIZUDPGothic-Bold"
JAPANESE_OWN: Final = "BIZUDPGothicOwn-Bold"
"""Of the same face the characters that the program itself says: all that most sheets need."""

_SOURCES: Final = {
    LATIN: ("fontpkg_atkinson_hyperlegible", "files", "AtkinsonHyperlegible-Regular.ttf"),
    LATIN_BOLD: ("fontpkg_atkinson_hyperlegible", "files", "AtkinsonHyperlegible-Bold.ttf"),
    JAPANESE: ("stickers", "fonts", "BIZUDPGothic-Bold-JIS.ttf"),
    JAPANESE_OWN: ("stickers", "fonts", "BIZUDPGothic-Bold-Own.ttf"),
}


class GlyphError(GameError):
    """A character that no embedded font can print.

    Attributes:
        character: the character.
        where: what holds it, as given by the caller, e.g. "card silver".
    """

    def __init__(self, character: str, where: str, sentence: str) -> None:
        super().__init__(sentence)
        self.character = character
        self.where = where


@dataclass(frozen=True)
class Face:
    """One font file, registered with reportlab as `name`.

    Attributes:
        name: the name for `canvas.setFont`.
        ascent: height of the tallest letters (Å apart) above the baseline, per point of size.
        descent: depth below the baseline, per point of size, positive.
        cap_height: height of a capital or a kanji above the baseline, per point of size.
        widths: advance of each covered code point, per point of size.
        font: reportlab's own font object, for those who write text operators themselves.
    """

    name: str
    ascent: float
    descent: float
    cap_height: float
    widths: dict[int, float]
    font: Any

    def covers(self, character: str) -> bool:
        """Whether the font has a glyph for it."""
        return ord(character) in self.widths

    def width(self, text: str, size: float) -> float:
        """Advance width in points; KeyError for a character that is not covered."""
        widths = self.widths
        return size * sum(map(widths.__getitem__, map(ord, text)))

    def reach(self, character: str) -> tuple[float, float]:
        """How far its ink goes above and below the baseline, per point of size; KeyError as for `width`."""
        _, low, high = self._bounds(character)
        return high, -low

    def overhang(self, character: str) -> float:
        """How far its ink goes to the left of where it stands, per point of size; KeyError as for `width`."""
        left, _, _ = self._bounds(character)
        return max(0.0, -left)

    def _bounds(self, character: str) -> tuple[float, float, float]:
        """The left, lower and upper bound of its ink, per point of size.

        See "glyf - Glyph Data" in the OpenType specification: each outline begins with its bounds.
        """
        metrics = self.font.face
        place = metrics.charToGlyph[ord(character)]
        if metrics.glyphPos[place] == metrics.glyphPos[place + 1]:
            return 0.0, 0.0, 0.0
        start = metrics.get_table_pos("glyf")[0] + metrics.glyphPos[place]
        _, left, low, _, high = struct.unpack_from(">5h", metrics._ttf_data, start)
        em = metrics.unitsPerEm
        return left / em, low / em, high / em


def font_file(name: str) -> Traversable:
    """The TrueType file of a face; `name` is one of the constants of this module."""
    package, *path = _SOURCES[name]
    return files(package).joinpath(*path)


@cache
def face(name: str) -> Face:
    """The face of that name, loaded and registered on the first call."""
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont

    with as_file(font_file(name)) as path:
        # Else every file would hold all of ASCII, used or not.
        font = TTFont(name, str(path), asciiReadable=0)
    pdfmetrics.registerFont(font)
    metrics = font.face
    glyphs = metrics.charToGlyph
    widths = {code: width / 1000 for code, width in metrics.charWidths.items() if glyphs.get(code)}
    return Face(name, metrics.ascent / 1000, -metrics.descent / 1000, metrics.capHeight / 1000, widths, font)


class Typeface:
    """The faces of one language, in the order in which they are asked for a character.

    Args:
        language: "en", "fr" or "ja".
        bold: the bold weight of Latin letters; Japanese has one weight, bold.
    """

    def __init__(self, language: str, *, bold: bool = True) -> None:
        latin = LATIN_BOLD if bold else LATIN
        self.language = language
        japanese = (JAPANESE_OWN, JAPANESE)
        self._names = (*japanese, latin) if language == "ja" else (latin, *japanese)

    @property
    def main(self) -> Face:
        """The face that sets what the language itself needs; give its name to a new canvas."""
        return face(self._names[0])

    def runs(self, text: str, where: str) -> list[tuple[Face, str]]:
        """The text cut into runs of one face each, in order; composed first (NFC).

        English and French are set with the apostrophe of print, ’; on a screen and in braille the
        typed one stays.

        Args:
            text: any text without line breaks.
            where: what holds the text, for the error: "card silver".

        Raises:
            GlyphError: a character that neither face covers.
        """
        text = unicodedata.normalize("NFC", text)
        if self.language != "ja":
            text = text.replace("'", "’")
        widths = self.main.widths
        if widths.keys() >= {*map(ord, text)}:
            return [(self.main, text)] if text else []
        faces = [self._face_of(character, where) for character in text]
        pairs = groupby(zip(faces, text, strict=True), key=lambda pair: pair[0].name)
        return [(face(name), "".join(pair[1] for pair in run)) for name, run in pairs]

    def width(self, text: str, size: float, where: str) -> float:
        """Advance width of the text in points; GlyphError as for `runs`."""
        return sum(part.width(run, size) for part, run in self.runs(text, where))

    def reach(self, text: str, where: str) -> tuple[float, float]:
        """How far the ink of a text goes above and below its baseline, per point of size.

        Raises:
            GlyphError: as for `runs`.
        """
        found = [part.reach(character) for part, run in self.runs(text, where) for character in run]
        return max([up for up, _ in found], default=0.0), max([low for _, low in found], default=0.0)

    def overhang(self, text: str, where: str) -> float:
        """How far its ink goes to the left of its place, per point of size; GlyphError as for `runs`."""
        first = self.runs(text[:1], where)
        return max([part.overhang(character) for part, character in first], default=0.0)

    def check(self, text: str, where: str) -> None:
        """GlyphError if a character of the text cannot be printed."""
        self.runs(text, where)

    def _face_of(self, character: str, where: str) -> Face:
        for name in self._names:
            if face(name).covers(character):
                return face(name)
        raise GlyphError(character, where, self._sentence(character, where))

    def _sentence(self, character: str, where: str) -> str:
        words = Catalogue(self.language, ("fonts",), root=files("stickers").joinpath("locale"))
        name = unicodedata.name(character, "")
        code = f"U+{ord(character):04X}" + (f" {name}" if name else "")
        key = "font-no-glyph" if character.isprintable() else "font-no-glyph-hidden"
        return words.text(key, where=where, character=character, code=code)
