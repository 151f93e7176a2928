"""How a good file is harmed: in one to three of its values, or in its bytes; and how it is written again."""

from __future__ import annotations

import datetime
import json
import math
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

_DEEP: Any = 1
for _ in range(60):
    _DEEP = [_DEEP]

WRONG: tuple[Any, ...] = (
    -1, 0, 1, 2, 7, 8, 9, 64, 99, 100, 255, 1000, 2**31, 2**63, 10**30, -(10**30), -2, -5,
    0.5, -0.0, 1e308, math.nan, math.inf, -math.inf, True, False, "", " ", "x", "x" * 10_000, "\x00",
    "\x1b[2J", "\u202e", "é" * 50, "大輔", "0", "-1", "nan", "None", [], {}, [[]], [{}], {"": ""},
    [0] * 500, ["x"] * 500,
    {str(n): n for n in range(200)}, _DEEP, datetime.date(1979, 5, 27), datetime.time(7, 32),
    datetime.datetime(1979, 5, 27, 7, 32),
)  # fmt: skip


# -- what is wrong with a file --------------------------------------------------------------


def _places(value: Any, where: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to each value in a table, from its top."""
    items: Any = ()
    if isinstance(value, dict):
        items = value.items()
    elif isinstance(value, list):
        items = enumerate(value)
    for key, inside in items:
        yield (*where, key)
        yield from _places(inside, (*where, key))


def _at(value: Any, way: tuple[Any, ...]) -> Any:
    for key in way:
        value = value[key]
    return value


def mutated(good: dict[str, Any], rng: Random) -> dict[str, Any]:
    """A table with something wrong in it."""
    table = deepcopy(good)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        ways = list(_places(table))
        if not ways:
            break
        way = rng.choice(ways)
        _harm(_at(table, way[:-1]), way[-1], _at(table, rng.choice(ways)), rng)
    return table


def _harm(holder: Any, key: Any, other: Any, rng: Random) -> None:
    """Change one value of a table or a list; `other` is what the file holds elsewhere."""
    value = holder[key]
    how = rng.randrange(8)
    if how == 0:
        del holder[key]
    elif how == 1 and isinstance(holder, list):
        holder.insert(key, deepcopy(rng.choice((value, other))))
    elif how == 1:
        holder[rng.choice(("x", "", "seat", "id", "a b", "k" * 5000, str(key) * 2))] = deepcopy(other)
    elif how == 2:
        holder[key] = deepcopy(other)
    elif how == 3 and type(value) in (int, float):
        holder[key] = value + rng.choice((-1, 1, 2, 10, -100))
    elif how == 3 and isinstance(value, str) and value:
        holder[key] = _harmed_text(value, rng)
    elif how == 4 and isinstance(value, list):
        holder[key] = rng.choice((value * 3, value[::-1], value[:-1], [value]))
    else:
        holder[key] = deepcopy(rng.choice(WRONG))


def _harmed_text(text: str, rng: Random) -> str:
    """A text with a word changed, as a player, an editor or a disk would change it."""
    words = text.split(" ")
    place = rng.randrange(len(words))
    how = rng.randrange(5)
    if how == 0:
        del words[place]
    elif how == 1:
        words.insert(place, rng.choice(words))
    elif how == 2:
        words[place] = rng.choice(("-1", "0", "8", "99", "9" * 5000, "nan", "x", "", "٣", "²", "1.5", "+1"))
    elif how == 3:
        other = rng.randrange(len(words))
        words[place], words[other] = words[other], words[place]
    else:
        letter = rng.randrange(len(text))
        return text[:letter] + chr(ord(text[letter]) ^ 1 << rng.randrange(7)) + text[letter + 1 :]
    return " ".join(words)


def harmed_bytes(content: bytes, rng: Random) -> bytes:
    """A file of which a disk or an editor has made another one."""
    changed = bytearray(content)
    place = rng.randrange(len(changed))
    how = rng.randrange(7)
    if how == 0:
        changed[place] ^= 1 << rng.randrange(8)
    elif how == 1:
        del changed[place:]
    elif how == 2:
        del changed[place : place + rng.randrange(1, 64)]
    elif how == 3:
        changed[place:place] = rng.randbytes(rng.randrange(1, 64))
    elif how == 4:
        changed[place : place + 512] = bytes(512)
    elif how == 5:
        changed[place:place] = rng.choice((b"[" * 100_000, b"{" * 100_000, b"9" * 10_000, b'{"a":' * 30_000))
    else:
        changed = bytearray(changed.replace(b"\n", b"\r\n"))
    return bytes(changed)


def toml_text(table: dict[str, Any]) -> str:
    """A table as TOML, each value on one line."""
    return "".join(f"{_quoted(key)} = {_toml(value)}\n" for key, value in table.items())


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return (
            "{" + ", ".join(f"{_quoted(str(key))} = {_toml(inside)}" for key, inside in value.items()) + "}"
        )
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return _quoted(value) if isinstance(value, str) else str(value)


def _quoted(text: str) -> str:
    return json.dumps(text).replace("\x7f", "\\u007f")
