"""Which characters a TrueType file has: its character map, read directly.

pygame does not tell: for a character that a face lacks it gives the size of the empty box.
See "cmap - Character to Glyph Index Mapping Table" in the OpenType specification; the two forms
that are read here, 4 and 12, are those of all common faces.
"""

from __future__ import annotations

import struct
from typing import Final

_UNICODE: Final = ((3, 10), (0, 4), (0, 6), (3, 1), (0, 3), (0, 2), (0, 1), (0, 0))
"""Platform and encoding of Unicode maps, the fullest first."""


def characters_of(face: bytes) -> frozenset[int]:
    """The code points for which a face has a glyph.

    Raises:
        ValueError: the file is none, is damaged, or has no such map.
    """
    try:
        start = _table(face, b"cmap")
        (count,) = struct.unpack_from(">H", face, start + 2)
        maps = {
            (platform, encoding): start + offset
            for platform, encoding, offset in struct.iter_unpack(
                ">HHL", face[start + 4 : start + 4 + 8 * count]
            )
        }
        at = next(maps[key] for key in _UNICODE if key in maps)
        (form,) = struct.unpack_from(">H", face, at)
        return frozenset({4: _form_4, 12: _form_12}[form](face, at))
    except (struct.error, StopIteration, KeyError) as problem:
        raise ValueError("no character map that can be read") from problem


def _table(face: bytes, name: bytes) -> int:
    (count,) = struct.unpack_from(">H", face, 4)
    for number in range(count):
        tag, _, offset, _ = struct.unpack_from(">4sLLL", face, 12 + 16 * number)
        if tag == name:
            return int(offset)
    raise KeyError(name)


def _form_4(face: bytes, at: int) -> list[int]:
    """Stretches of the first 65,536 code points."""
    (doubled,) = struct.unpack_from(">H", face, at + 6)
    count = doubled // 2
    ends = struct.unpack_from(f">{count}H", face, at + 14)
    starts = struct.unpack_from(f">{count}H", face, at + 16 + doubled)
    deltas = struct.unpack_from(f">{count}H", face, at + 16 + 2 * doubled)
    ranges_at = at + 16 + 3 * doubled
    ranges = struct.unpack_from(f">{count}H", face, ranges_at)
    found = []
    for number in range(count):
        for code in range(starts[number], ends[number] + 1):
            if not ranges[number]:
                glyph = code + deltas[number]
            else:
                place = ranges_at + 2 * number + ranges[number] + 2 * (code - starts[number])
                (glyph,) = struct.unpack_from(">H", face, place)
            if glyph & 0xFFFF and code != 0xFFFF:
                found.append(code)
    return found


def _form_12(face: bytes, at: int) -> list[int]:
    """Stretches of all code points."""
    (count,) = struct.unpack_from(">L", face, at + 12)
    groups = struct.iter_unpack(">LLL", face[at + 16 : at + 16 + 12 * count])
    return [code for start, end, glyph in groups for code in range(start, end + 1) if glyph or code > start]
