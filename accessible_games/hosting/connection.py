"""One socket of a player's device: what it sends, and how its clock runs."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from .clocks import Comparison
from .hosted import Hosted
from .messages import chat_in, number_of, pressed_in, read, typed_in, untimed, whole
from .places import Place
from .records import Record

_REPORTS: Final = frozenset(("pong", "until", "shown"))
"""By what a message is known that the page sends by itself."""
_LINES: Final = 12
"""Lines of one device that are taken within a second, at most."""
_FIRST_QUESTIONS: Final = 8
_SOON: Final = 0.15
_LATER: Final = 4.0
"""Seconds between two questions for a device's time: the first few, and the others."""


class Lines:
    """How many lines a device may still send."""

    def __init__(self) -> None:
        self._left = float(_LINES)
        self._at = time.monotonic()

    def allows(self) -> bool:
        """Whether one more is taken now."""
        now = time.monotonic()
        self._left = min(float(_LINES), self._left + (now - self._at) * _LINES)
        self._at = now
        self._left -= 1
        return self._left >= 0


class Connection:
    """One socket of a player's device.

    Args:
        websocket: it.
        hosted: the table.
        place: whose it is.
        seal: of the token that the device has shown.
        old: up to which record all was told before: what is told once is not told again.
    """

    def __init__(self, websocket: WebSocket, hosted: Hosted, place: Place, seal: str, old: int) -> None:
        self.websocket = websocket
        self.place = place
        self.seal = seal
        self._old = old
        self.clock = Comparison()
        self._hosted = hosted
        self._asked: dict[int, float] = {}
        """By number: when the device was asked for its time."""

    async def listen(self) -> None:
        """Take what the device sends, until it sends what is none of that, or too much."""
        lines, reports = Lines(), Lines()
        while True:
            message = read(await self.websocket.receive_text())
            now = time.monotonic()
            if message is not None and not _REPORTS.isdisjoint(message):
                taken = reports.allows() and self._take_report(message, now)
            elif message is not None and "chat" in message:
                taken = lines.allows() and self._take_chat(message, now)
            else:
                taken = message is not None and lines.allows() and self._take_line(message, now)
            if not taken:
                await self.websocket.close(1008)
                return

    def _take_chat(self, message: Mapping[str, Any], now: float) -> bool:
        written = chat_in(message)
        if written is None:
            return False
        count, text = written
        hosted = self._hosted
        hosted.post(partial(hosted.chat, self.place.seat, count, text, now, self.seal))
        return True

    def _take_line(self, message: Mapping[str, Any], now: float) -> bool:
        typed = typed_in(message)
        if typed is None:
            return False
        count, question, line = typed
        pressed = pressed_in(message, self.place.device.race, self.clock, now)
        hosted = self._hosted
        hosted.post(partial(hosted.take, self.place.seat, count, line, question, pressed, now, self.seal))
        return True

    def _take_report(self, message: Mapping[str, Any], now: float) -> bool:
        """What the page says by itself: its time, what it has shown, or up to when nothing was pressed."""
        if "pong" in message:
            sent, at = self._asked.pop(whole(message["pong"]), None), number_of(message.get("at"))
            if sent is not None and at is not None:
                self.clock.add(sent, at / 1000, now)
            return at is not None
        if "shown" in message:
            device = self.place.device
            device.fetched = max(device.fetched, min(whole(message["shown"]), len(device.records)))
            return True
        ms = number_of(message.get("ms"))
        race, hosted = whole(message["until"]), self._hosted
        if ms is not None:
            hosted.post(partial(hosted.known, self.place.seat, race, round(ms)))
        return ms is not None

    async def compare(self) -> None:
        """Ask the device for its time: soon as often as it takes to know it, and later now and then."""
        number = 0
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                number += 1
                self._asked.pop(number - _FIRST_QUESTIONS, None)
                self._asked[number] = time.monotonic()
                await self.websocket.send_text(json.dumps({"is": "ping", "ping": number}))
                await asyncio.sleep(_SOON if number < _FIRST_QUESTIONS else _LATER)

    def timed(self, record: Record) -> Record:
        """A record with its moment by the device's clock, where it has one."""
        if "once" in record and record["n"] <= self._old:
            record = record | {"text": "", "said": ""}
        if "at" not in record or not self.clock.known:
            return untimed(record)
        return record | {"at": round(self.clock.on_device(record["at"]) * 1000, 1)}
