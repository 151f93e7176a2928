"""What a device sends, read: whatever is none of it is None, and never an error."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from starlette.requests import Request

from accessible_games.play.race import Pressed
from accessible_games.play.tone import Followed

from .clocks import Comparison, OpenRace
from .records import Record

_LONGEST_LINE: Final = 500
"""Letters of what may be typed."""
_LONGEST_CHAT: Final = 200
_LONGEST_BODY: Final = 2048
"""Bytes of a request."""
_MOST_LATE: Final = 400
"""Milliseconds that a device's sound, and what it takes to notice a press, are late at most."""


async def read_body(request: Request) -> dict[str, Any] | None:
    """A small JSON object; None if it is none."""
    content = await read_content(request, _LONGEST_BODY)
    return None if content is None else read(content)


async def read_content(request: Request, most: int) -> bytes | None:
    """What a request brings; None if it is more than so many bytes."""
    content = bytearray()
    async for piece in request.stream():
        content += piece
        if len(content) > most:
            return None
    return bytes(content)


def read(text: str | bytes) -> dict[str, Any] | None:
    """A JSON object."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


def whole(value: Any) -> int:
    """A number of a record, a line or an event; 0 if it is none.

    Lines are counted by a clock, in milliseconds.
    """
    if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < 14:
        return int(value)
    return value if type(value) is int and 0 <= value < 10**13 else 0


def chat_in(message: Mapping[str, Any]) -> tuple[int, str] | None:
    """What somebody writes to all: its number and its text; None if it is none."""
    count, text = whole(message.get("c")), message.get("chat")
    if not count or not isinstance(text, str) or not 0 < len(text.strip()) <= _LONGEST_CHAT:
        return None
    return count, " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def number_of(value: Any) -> float | None:
    """A time or a span in milliseconds; None if it is none."""
    good = isinstance(value, int | float) and not isinstance(value, bool) and -1e15 < value < 1e15
    return float(value) if good else None


def pressed_in(
    message: Mapping[str, Any], race: OpenRace | None, clock: Comparison | None, now: float
) -> Pressed | Followed | None:
    """When a line was pressed in the race that is open, or a tone; None: its device says nothing of it."""
    if "tone" in message:
        followed = number_of(message["tone"])
        return Followed(None if followed is None else round(followed))
    ms, at = number_of(message.get("ms")), number_of(message.get("at"))
    if race is None or whole(message.get("race")) != race.number or ms is None or at is None:
        return None
    late = number_of(message.get("late")) or 0.0
    fits = clock is None or clock.fits(race, ms, at / 1000, now)
    return Pressed(race.number, round(ms - min(_MOST_LATE, max(0.0, late))), fits)


def untimed(record: Record) -> Record:
    """A record for a device whose clock nobody knows: its moment is when it comes."""
    return {name: value for name, value in record.items() if name != "at"} if "at" in record else record


def cursor_of(opening: Mapping[str, Any]) -> tuple[str, int, int]:
    """Up to where a device has everything: the run of the program, the record, the event."""
    epoch = opening.get("epoch", "")
    return epoch if isinstance(epoch, str) else "", whole(opening.get("after")), whole(opening.get("event"))


def typed_in(message: Mapping[str, Any]) -> tuple[int, int | None, str] | None:
    """A line of a device: its number, the question that it answers, and its text; None if it is none."""
    count, question, line = whole(message.get("c")), message.get("q"), message.get("line")
    if not count or not isinstance(line, str) or len(line) > _LONGEST_LINE:
        return None
    if question is not None and not whole(question):
        return None
    return count, None if question is None else whole(question), line.replace("\n", " ").replace("\r", " ")
