"""The fonts: embedded, with a glyph and a character for each code that is shown."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from typing import Any, Final

from .content import Content, Finding, characters_of

_SYMBOLIC: Final = 4
"""The flag of a font with an encoding of its own."""

_OFF: Final = 1.0
"""So much may a width in the PDF differ from that of the glyph, thousandths of the size."""


class Program:
    """A TrueType program, as far as its glyphs can be looked up.

    Raises:
        ValueError: it is damaged.
    """

    def __init__(self, data: bytes) -> None:
        try:
            count = struct.unpack_from(">H", data, 4)[0]
            rows = [struct.unpack_from(">4sLLL", data, 12 + 16 * row) for row in range(count)]
            self.tables = {tag.decode("latin-1"): data[at : at + size] for tag, _, at, size in rows}
            self._units: int = struct.unpack_from(">H", self.tables["head"], 18)[0]
            self.glyphs = struct.unpack_from(">H", self.tables["maxp"], 4)[0]
            self._metrics = struct.unpack_from(">H", self.tables["hhea"], 34)[0]
            self.maps = dict(self._maps())
        except (struct.error, KeyError, IndexError) as problem:
            raise ValueError(str(problem)) from None

    def _maps(self) -> Iterator[tuple[tuple[int, int], Mapping[int, int]]]:
        """Each table of characters by platform and encoding."""
        table = self.tables.get("cmap", b"\0\0\0\0")
        for row in range(struct.unpack_from(">H", table, 2)[0]):
            platform, encoding, at = struct.unpack_from(">HHL", table, 4 + 8 * row)
            yield (platform, encoding), dict(_characters(table, at))

    def glyph(self, code: int) -> int:
        """The glyph that a code of a symbolic font means; 0 for none."""
        symbol, roman = self.maps.get((3, 0), {}), self.maps.get((1, 0), {})
        return symbol.get(code) or symbol.get(0xF000 + code) or roman.get(code) or 0

    def width(self, glyph: int) -> float:
        """In thousandths of the size."""
        place = min(glyph, self._metrics - 1)
        (width,) = struct.unpack_from(">H", self.tables["hmtx"], 4 * place)
        return float(width) * 1000 / self._units


def _characters(table: bytes, at: int) -> Iterator[tuple[int, int]]:
    form = struct.unpack_from(">H", table, at)[0]
    if form == 0:
        yield from enumerate(table[at + 6 : at + 262])
    elif form == 6:
        first, count = struct.unpack_from(">HH", table, at + 6)
        yield from enumerate(struct.unpack_from(f">{count}H", table, at + 10), first)
    elif form == 4:
        count = struct.unpack_from(">H", table, at + 6)[0] // 2
        parts = [struct.unpack_from(f">{count}H", table, at + 14 + 2 * count * row) for row in range(4)]
        ends, starts = parts[0], struct.unpack_from(f">{count}H", table, at + 16 + 2 * count)
        deltas = struct.unpack_from(f">{count}H", table, at + 16 + 4 * count)
        base = at + 16 + 6 * count
        offsets = struct.unpack_from(f">{count}H", table, base)
        for place, (start, end, delta, offset) in enumerate(zip(starts, ends, deltas, offsets, strict=True)):
            for code in range(start, min(end, 0xFFFE) + 1):
                if not offset:
                    yield code, (code + delta) & 0xFFFF
                    continue
                (glyph,) = struct.unpack_from(">H", table, base + 2 * place + offset + 2 * (code - start))
                yield code, (glyph + delta) & 0xFFFF if glyph else 0


def font_findings(content: Content) -> Iterator[Finding]:
    """What is wrong with the fonts that words are shown in."""
    for key, font in content.fonts.items():
        name = str(font.get("/BaseFont", "")).lstrip("/")
        for kind, condition in dict.fromkeys(_font(font, content.codes[key])):
            yield Finding(kind, condition, what=name)


def _font(font: Any, codes: set[int]) -> Iterator[tuple[str, str]]:
    yield from _unicode(font, codes)
    if str(font.get("/Subtype")) != "/TrueType":
        yield "font-kind", "31-001"
        return
    descriptor = font.get("/FontDescriptor")
    if descriptor is None or "/FontFile2" not in descriptor:
        yield "font", "31-009"
        return
    if not int(descriptor.get("/Flags", 0)) & _SYMBOLIC:
        yield "font-kind", "31-017"
        return
    if "/Encoding" in font:
        yield "font", "31-024"
    try:
        program = Program(descriptor.FontFile2.read_bytes())
    except ValueError:
        yield "font", "31-011"
        return
    if not program.maps:
        yield "font", "31-025"
        return
    if len(program.maps) > 1 and (3, 0) not in program.maps:
        yield "font", "31-026"
    yield from _glyphs(font, program, codes)


def _unicode(font: Any, codes: set[int]) -> Iterator[tuple[str, str]]:
    if "/ToUnicode" not in font:
        yield "unicode", "31-027"
        return
    told = characters_of(font.ToUnicode.read_bytes())
    if not codes <= told.keys():
        yield "unicode", "10-001"
    units = {text[at : at + 2] for text in told.values() for at in range(0, len(text), 2)}
    if b"\0\0" in units:
        yield "unicode", "31-028"
    if units & {b"\xfe\xff", b"\xff\xfe"}:
        yield "unicode", "31-029"


def _glyphs(font: Any, program: Program, codes: set[int]) -> Iterator[tuple[str, str]]:
    first, widths = int(font.FirstChar), [float(width) for width in font.Widths]
    for code in sorted(codes):
        glyph = program.glyph(code)
        if not glyph:
            yield "font", "31-030"
        elif glyph >= program.glyphs:
            yield "font", "31-011"
        elif not 0 <= code - first < len(widths) or abs(widths[code - first] - program.width(glyph)) > _OFF:
            yield "font", "31-016"
