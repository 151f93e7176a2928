"""Lines of JSON, each with a checksum of itself and of all lines before it.

    {"n": 2, "seat": 0, "action": "pass", "crc": "8f1d02aa"}

The checksum is CRC-32 as zlib has it (ISO 3309), in eight hexadecimal digits, of the line up to the
comma before it.  It runs on from line to line, so that it holds a line in its place, too: one that is
changed, lost, repeated, moved or of another file does not fit.  A single flipped bit, and any damage
that is no longer than four bytes, always shows; other damage stays unseen once in 2**32 times.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final, NoReturn
from zlib import crc32

BEGINNING: Final = 0
"""The checksum before the first line."""

KEY: Final = "crc"

_TAIL: Final = re.compile(rb', "crc": "([0-9a-f]{8})"\}\Z')


def checked_line(table: Mapping[str, Any], before: int) -> tuple[str, int]:
    """A line, with its line feed.

    Args:
        table: what it says; at least one key.
        before: the checksum of the line before it.

    Returns:
        The line and its checksum.
    """
    body = json.dumps(table, ensure_ascii=False)[:-1]
    check = crc32(body.encode("utf-8"), before)
    return f'{body}, "{KEY}": "{check:08x}"}}\n', check


def check_line(line: bytes, before: int) -> tuple[bool | None, int]:
    """Whether a line is as it was written.

    Args:
        line: without its line feed.
        before: the checksum of the line before it.

    Returns:
        Whether its checksum fits, None where it carries none; and the checksum with which it goes on.
    """
    found = _TAIL.search(line)
    if found is None:
        return None, crc32(line + b"\n", before)
    check = crc32(line[: found.start()], before)
    return found[1] == b"%08x" % check, check


def read_table(line: bytes) -> dict[str, Any] | None:
    """What a line says; None if it is no table in JSON, or says something twice."""
    try:
        table = _DECODER.decode(line.decode("utf-8"))
    except (ValueError, RecursionError):
        return None
    return table if isinstance(table, dict) else None


def is_torn(tail: bytes) -> bool:
    """Whether bytes behind the last line feed are a line whose writing was cut off.

    Then they are the beginning of a line, or all of it but its line feed; where the power failed, a
    file system may have put zeros in the place of what was not written.  Anything behind a whole line
    is damage: its line feed has become something else.
    """
    text = tail.rstrip(b"\0")
    if text[:2] != b'{"'[: len(text)]:
        return False
    letters = text.decode("utf-8", "replace")
    try:
        _, end = _DECODER.raw_decode(letters)
    except (ValueError, RecursionError):
        return True
    return end == len(letters)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) < len(pairs):
        raise ValueError("a key stands there twice")
    return table


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is no number in JSON")


_DECODER: Final = json.JSONDecoder(object_pairs_hook=_once, parse_constant=_no_number)
