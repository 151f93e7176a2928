"""The server that players' browsers talk to: a page, a way in, and what each device is sent.

It serves one table, or many (`Tables`); a request says which by `?table=`, where there are more than one.

It knows no game.  What a seat may not know never comes here: a device's records are finished words.  It
runs in a thread of its own, and what comes in is handed to the table's thread (`Hosted.post`).

    GET  /                 the page, and its parts
    GET  /here             whether this browser has a seat already
    GET  /words/<language> the page's own words
    GET  /cue/<name>       a sound
    POST /join             name, code, language; gives the token, as a cookie
    POST /open             where tables can be opened: the club's code, a game and its players; gives a code
    WS   /table            records out, lines in
    GET  /records          the same by long polling, where a proxy lets no socket through
    POST /line
    POST /photo            a photo of a sticker: the name of its card
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import hashlib
import json
import time
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from importlib.resources import files
from typing import Any, Final, Protocol

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from accessible_games.engine import Seat
from accessible_games.narration.catalogue import LANGUAGES

from .connection import Connection
from .device import Device
from .doorkeeper import Doorkeeper, sealed
from .hosted import Hosted
from .messages import chat_in, cursor_of, pressed_in, read, read_body, read_content, typed_in, untimed
from .pagewords import page_words
from .places import Newcomer, Place, Seated, Unwelcome
from .records import Record

LONGEST_NAME: Final = 40
_OPENING_SECONDS: Final = 4.0
"""In which a socket has to say up to where its device has everything."""
_ANSWER_SECONDS: Final = 45.0
"""For so long a second device waits until its player has answered at the first."""
_PHOTOS: Final = 2
"""Photos that are read at a time; each takes a part of a second."""
LARGEST_PHOTO: Final = 2_000_000
"""Bytes of a photo of 1,600 pixels."""
_GRACE: Final = 8.0
"""Seconds after which a device counts as out of reach: most come back sooner."""
_SEND_SECONDS: Final = 20.0
"""A device that takes nothing for so long is cut off; its seat stays, and it may come again."""
_POLL_SECONDS: Final = 20.0
"""For how long a poll waits for something to tell."""
_STATUS: Final = {"code": 403, "wait": 429, "closed": 423, "full": 503, "players": 400}
_AT_A_TIME: Final = 200
"""Records in one message, at most."""

_PAGE: Final = {
    "": ("index.html", "text/html"),
    "table.js": ("table.js", "text/javascript"),
    "link.js": ("link.js", "text/javascript"),
    "speech.js": ("speech.js", "text/javascript"),
    "sounds.js": ("sounds.js", "text/javascript"),
    "race.js": ("race.js", "text/javascript"),
    "photo.js": ("photo.js", "text/javascript"),
    "style.css": ("style.css", "text/css"),
    "favicon.svg": ("favicon.svg", "image/svg+xml"),
}
_FONTS: Final = {
    "atkinson.ttf": "AtkinsonHyperlegible-Regular.ttf",
    "atkinson-bold.ttf": "AtkinsonHyperlegible-Bold.ttf",
}
"""The letters that are printed and drawn elsewhere, too."""
_HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


@dataclass(frozen=True, slots=True)
class _Part:
    """A part of the page, as it is sent."""

    content: bytes
    packed: bytes
    kind: str
    tag: str


def _part(content: bytes, kind: str) -> _Part:
    tag = hashlib.sha256(content).hexdigest()[:16]
    text = "" if kind.startswith("font/") else "; charset=utf-8"
    return _Part(content, gzip.compress(content, 9, mtime=0), f"{kind}{text}", f'"{tag}"')


@lru_cache(maxsize=16)
def _page_part(name: str) -> _Part:
    if name in _FONTS:
        font = files("fontpkg_atkinson_hyperlegible").joinpath("files", _FONTS[name])
        return _part(font.read_bytes(), "font/ttf")
    file, kind = _PAGE[name]
    return _part(files(__package__).joinpath("page", file).read_bytes(), kind)


@lru_cache(maxsize=8)
def _words(language: str) -> _Part:
    words = page_words(language)
    return _part(json.dumps(words, ensure_ascii=False).encode(), "application/json")


@dataclass(frozen=True, slots=True)
class ServedTable:
    """A table as the server knows it.

    Attributes:
        id: what its cookies are called, so that two programs on one computer do not take each other's.
        game: what is played, as the page names it in its title.
        hosted: the table.
        titles: language -> what the game is called there; where one is missing, `game` is its name.
        queries: what the game answers, for which the page has buttons; None: nobody knows.
        cues: sounds that have to be at hand when they are wanted.
    """

    id: str
    game: str
    hosted: Hosted
    titles: Mapping[str, str] = field(default_factory=dict)
    queries: Sequence[str] | None = None
    cues: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why somebody cannot come in.

    Attributes:
        why: "code", "wait", "closed", "full", or "players" where no such table can be opened.
        seconds: until they may try again; 0 where that is not the matter.
    """

    why: str
    seconds: int = 0


class Tables(Protocol):
    """The tables that a server serves."""

    def table(self, table_id: str) -> ServedTable | None:
        """The table of an id; of "" the only one."""
        ...

    def admit(self, code: str, address: str, now: float) -> ServedTable | Refusal:
        """The table of a code, for somebody who comes from an address."""
        ...


class OneTable:
    """The one table of a host.

    Args:
        table: it.
        doorkeeper: who may come in.
    """

    def __init__(self, table: ServedTable, doorkeeper: Doorkeeper) -> None:
        self._table = table
        self._doorkeeper = doorkeeper

    def table(self, table_id: str) -> ServedTable | None:
        """It, if it is meant."""
        return self._table if table_id in ("", self._table.id) else None

    def admit(self, code: str, address: str, now: float) -> ServedTable | Refusal:
        """It, for who knows its code."""
        keeper = self._doorkeeper
        if keeper.closed:
            return Refusal("closed")
        if waits := keeper.waits(address, now):
            return Refusal("wait", int(waits) + 1)
        return self._table if keeper.admits(code, address, now) else Refusal("code")


_Sitting = tuple[str, Seat]
"""A seat of a table."""


Opening = Callable[[str, str, str, str], Awaitable[str | Refusal]]
"""Opens a table: the club's code, a game, its players, from which address; gives the table's code."""


class TableServer:
    """Serves tables.

    Args:
        tables: them.
        cue: the sound of a name, as WAV; None: there is none.
        secure: whether it is reached by https, at least by those who come through a proxy.
        opening: opens a table for who knows the club's code; None: nobody can.
        names: names of the server that a request may ask for, beside the address that it has reached.
        games: what tables can be opened for: id -> language -> title.
        read_photo: reads a photo of a sticker: a game, a language and the photo; gives the card's name, or
            why there is none; None: photos are not read here.
    """

    def __init__(
        self,
        tables: Tables,
        cue: Callable[[str], bytes | None] = lambda name: None,
        *,
        secure: bool = False,
        opening: Opening | None = None,
        names: Collection[str] = (),
        games: Mapping[str, Mapping[str, str]] | None = None,
        read_photo: Callable[[str, str, bytes], tuple[str, str]] | None = None,
    ) -> None:
        self._read_photo = read_photo
        self._photos = asyncio.Semaphore(_PHOTOS)
        self._tables = tables
        self._games = games or {}
        self._opening = opening
        self._cue = lru_cache(maxsize=256)(cue)
        self._scheme = "https" if secure else "http"
        self._loop: asyncio.AbstractEventLoop | None = None
        self._fresh: dict[_Sitting, asyncio.Event] = {}
        self._connected: dict[_Sitting, int] = {}
        routes = [
            *(Route(f"/{name}", self._send_page_part) for name in (*_PAGE, *_FONTS)),
            Route("/here", self._tell_seat),
            Route("/words/{language}", self._send_words),
            Route("/cue/{name}", self._send_cue),
            Route("/join", self._join, methods=["POST"]),
            *([Route("/open", self._open, methods=["POST"])] if opening is not None else []),
            Route("/records", self._poll),
            Route("/line", self._take_line, methods=["POST"]),
            *([Route("/photo", self._take_photo, methods=["POST"])] if read_photo is not None else []),
            WebSocketRoute("/table", self._talk),
        ]
        self.app: ASGIApp = _OwnHostOnly(Starlette(routes=routes), self._scheme, names)

    @property
    def connected(self) -> bool:
        """Whether any device is there now."""
        return any(self._connected.values())

    # -- between the two threads ---------------------------------------------------------------------

    def serve(self, table: ServedTable) -> None:
        """Serve a table from now on: its devices are told at once what they are sent."""
        table.hosted.records_of = lambda seat: self._wake_from_table((table.id, seat))
        table.hosted.connected = lambda seat: (table.id, seat) in self._connected

    def _wake_from_table(self, sitting: _Sitting) -> None:
        loop = self._loop
        if loop is not None and sitting in self._fresh:
            with contextlib.suppress(RuntimeError):  # the server has just ended
                loop.call_soon_threadsafe(self._wake, sitting)

    def _wake(self, sitting: _Sitting) -> None:
        fresh = self._fresh.pop(sitting, None)
        if fresh is not None:
            fresh.set()

    async def _wait(self, sitting: _Sitting, device: Device, known: int, seconds: float) -> None:
        """Wait until a seat's device has more records than are known."""
        fresh = self._fresh.setdefault(sitting, asyncio.Event())
        if len(device.records) > known:  # it came before anybody listened for it
            return
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(fresh.wait(), seconds)

    async def _at_table(self, hosted: Hosted, act: Callable[[], Any]) -> Any:
        """Have something done at the table; what it gives, or None if too much waits there."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()

        def settle(result: Any) -> None:
            if not done.done():
                done.set_result(result)

        def run() -> None:
            result = act()
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(settle, result)

        return await done if hosted.post(run) else None

    async def opened(self) -> None:
        """The server runs now."""
        self._loop = asyncio.get_running_loop()

    # -- the page --------------------------------------------------------------------------------------

    def _answer(self, request: Request, part: _Part, *, keeps: str = "no-cache") -> Response:
        host = request.headers.get("host", "")
        sockets = "wss" if self._scheme == "https" else "ws"
        headers = {
            **_HEADERS,
            "Cache-Control": keeps,
            "ETag": part.tag,
            "Vary": "Accept-Encoding",
            "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
            f"img-src 'self'; font-src 'self'; media-src 'self'; connect-src 'self' {sockets}://{host}; "
            "form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
        }
        if request.headers.get("if-none-match") == part.tag:
            return Response(status_code=304, headers=headers)
        packs = "gzip" in request.headers.get("accept-encoding", "")
        content = part.packed if packs else part.content
        if packs:
            headers["Content-Encoding"] = "gzip"
        return Response(content, media_type=part.kind, headers=headers)

    async def _send_page_part(self, request: Request) -> Response:
        return self._answer(request, _page_part(request.url.path.removeprefix("/")))

    async def _tell_seat(self, request: Request) -> Response:
        sits = self._sits(request)
        language = "" if sits is None else sits[1].language
        answer = {"seated": sits is not None, "language": language, "games": self._games}
        return JSONResponse(answer, headers={**_HEADERS, "Cache-Control": "no-store"})

    async def _send_words(self, request: Request) -> Response:
        language = request.path_params["language"]
        if language not in LANGUAGES:
            return _nothing()
        return self._answer(request, _words(language))

    async def _send_cue(self, request: Request) -> Response:
        if self._sits(request) is None:
            return _refused("seat", 403)
        wav = await asyncio.to_thread(self._cue, request.path_params["name"])
        if wav is None:
            return _nothing()
        headers = {**_HEADERS, "Cache-Control": "private, max-age=86400"}
        return Response(wav, media_type="audio/wav", headers=headers)

    # -- coming in ----------------------------------------------------------------------------------------

    async def _join(self, request: Request) -> Response:
        asked = await read_body(request)
        if not self._from_here(request) or asked is None:
            return _refused("request", 400)
        address = request.client.host if request.client else ""
        name, code, language = (asked.get(key) for key in ("name", "code", "language"))
        if not isinstance(code, str):
            return _refused("code", 403)
        table = self._tables.admit(code, address, time.monotonic())
        if isinstance(table, Refusal):
            more = {"seconds": table.seconds} if table.seconds else {}
            return _refused(table.why, _STATUS[table.why], **more)
        if not isinstance(name, str) or not 0 < len(name.strip()) <= LONGEST_NAME or not name.isprintable():
            return _refused("name", 400)
        if language not in LANGUAGES:
            return _refused("request", 400)
        newcomer = Newcomer(name.strip(), language, asked.get("watches") is True)
        hosted = table.hosted
        result: Seated | Unwelcome | None = await self._at_table(hosted, lambda: hosted.sit_down(newcomer))
        if result == "taken":
            result = await self._sit_beside(hosted, newcomer)
        if not isinstance(result, Seated):
            return _refused(result or "busy", 409)
        response = JSONResponse({"seat": result.seat, "table": table.id}, headers=_HEADERS)
        secure = self._scheme == "https"
        response.set_cookie(
            f"table-{table.id}", result.token, httponly=True, samesite="strict", secure=secure
        )
        return response

    async def _sit_beside(self, hosted: Hosted, newcomer: Newcomer) -> Seated | Unwelcome:
        """Let a player who sits already be asked whether the newcomer is a second device."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Seated | Unwelcome] = loop.create_future()

        def settle(result: Seated | Unwelcome) -> None:
            if not answer.done():
                answer.set_result(result)

        def answered(result: Seated | Unwelcome) -> None:
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(settle, result)

        hosted.post(partial(hosted.sit_beside, newcomer, answered))
        try:
            return await asyncio.wait_for(answer, _ANSWER_SECONDS)
        except TimeoutError:
            return "taken"

    async def _open(self, request: Request) -> Response:
        """Open a table of a club."""
        asked = await read_body(request)
        if self._opening is None or not self._from_here(request) or asked is None:
            return _refused("request", 400)
        code, game, players = (asked.get(key) for key in ("code", "game", "players"))
        if not (isinstance(code, str) and isinstance(game, str) and isinstance(players, str)):
            return _refused("request", 400)
        address = request.client.host if request.client else ""
        opened = await self._opening(code, game, players, address)
        if isinstance(opened, Refusal):
            more = {"seconds": opened.seconds} if opened.seconds else {}
            return _refused(opened.why, _STATUS[opened.why], **more)
        return JSONResponse({"code": opened}, headers=_HEADERS)

    def _sits(self, connection: Request | WebSocket) -> tuple[ServedTable, Place, str] | None:
        """Where somebody sits, with the sealed token; None: nowhere, or no more."""
        table = self._tables.table(connection.query_params.get("table", ""))
        token = "" if table is None else connection.cookies.get(f"table-{table.id}", "")
        if table is None or not token:
            return None
        seal = sealed(token)
        place = table.hosted.place_of(seal)
        return None if place is None else (table, place, seal)

    def _from_here(self, connection: Request | WebSocket) -> bool:
        """Whether what asks is this page, and no other that a browser has open."""
        origin, host = connection.headers.get("origin"), connection.headers.get("host", "")
        return origin == f"{self._scheme}://{host}"

    # -- talking --------------------------------------------------------------------------------------------

    async def _hello(self, table: ServedTable, place: Place, seal: str, epoch: str, event: int) -> Record:
        """What a device is told when it comes, before any record."""
        hosted = table.hosted
        missed: list[str] = []
        if epoch and epoch != hosted.epoch:  # it was there before the program was started anew
            missed = await self._at_table(hosted, lambda: hosted.missed(place.seat, event)) or []
        return {
            "is": "hello",
            "epoch": hosted.epoch,
            "seat": place.seat,
            "name": place.name,
            "language": place.language,
            "game": table.titles.get(place.language, table.game),
            "queries": table.queries,
            "races": hosted.races,
            "cues": table.cues,
            "photos": self._read_photo is not None,
            "records": len(place.device.records),
            "lines": place.lines.get(seal, 0),
            "watches": place.seat < 0,
            "missed": missed,
        }

    async def _talk(self, websocket: WebSocket) -> None:
        sits = self._sits(websocket) if self._from_here(websocket) else None
        if sits is None:
            await websocket.close(4403)
            return
        await websocket.accept()
        table, place, seal = sits
        sitting = table.id, place.seat
        self._connect(table, sitting)
        tasks: list[asyncio.Task[None]] = []
        line: Connection | None = None
        try:
            opening = read(await asyncio.wait_for(websocket.receive_text(), _OPENING_SECONDS))
            if opening is None:
                await websocket.close(1008)
                return
            epoch, after, event = cursor_of(opening)
            hello = await self._hello(table, place, seal, epoch, event)
            await websocket.send_text(json.dumps(hello, ensure_ascii=False))
            after = min(after, len(place.device.records)) if epoch == table.hosted.epoch else 0
            old = 0 if after else hello["records"]
            line = Connection(websocket, table.hosted, place, seal, old)
            tasks = [asyncio.create_task(self._send(line, sitting, after))]
            if table.hosted.races:
                place.device.clock = line.clock
                tasks.append(asyncio.create_task(line.compare()))
            await line.listen()
        except (WebSocketDisconnect, TimeoutError, RuntimeError, KeyError):
            pass
        finally:
            self._disconnect(table, sitting)
            if line is not None and place.device.clock is line.clock:
                place.device.clock = None
            for task in tasks:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await task

    def _connect(self, table: ServedTable, sitting: _Sitting) -> None:
        self._connected[sitting] = self._connected.get(sitting, 0) + 1
        if self._connected[sitting] == 1:
            table.hosted.post(partial(table.hosted.found, sitting[1]))

    def _disconnect(self, table: ServedTable, sitting: _Sitting) -> None:
        self._connected[sitting] -= 1
        if not self._connected[sitting]:
            del self._connected[sitting]
            asyncio.get_running_loop().call_later(_GRACE, self._tell_lost, table, sitting)

    def _tell_lost(self, table: ServedTable, sitting: _Sitting) -> None:
        """A device has not come back: the others are told."""
        if sitting not in self._connected:
            table.hosted.post(partial(table.hosted.lost, sitting[1], time.monotonic()))

    async def _send(self, line: Connection, sitting: _Sitting, after: int) -> None:
        """Send what there is, and what comes, to one connection."""
        websocket, place, device = line.websocket, line.place, line.place.device
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                records = device.records[after : after + _AT_A_TIME]
                if records:
                    after = records[-1]["n"]
                    records = [line.timed(record) for record in records]
                    text = json.dumps({"is": "records", "records": records}, ensure_ascii=False)
                    try:
                        await asyncio.wait_for(websocket.send_text(text), _SEND_SECONDS)
                    except TimeoutError:
                        await websocket.close(1013)
                        return
                elif place.device is not device or line.seal not in place.seals:
                    await websocket.close(4410)
                    return
                else:
                    await self._wait(sitting, device, after, _POLL_SECONDS)

    async def _poll(self, request: Request) -> Response:
        sits = self._sits(request)
        if sits is None:
            return _refused("seat", 403)
        table, place, seal = sits
        sitting = table.id, place.seat
        epoch, after, event = cursor_of(request.query_params)
        device = place.device
        answer: dict[str, Any] = {}
        if epoch != table.hosted.epoch:
            answer["hello"] = await self._hello(table, place, seal, epoch, event)
            after = 0
        device.fetched = max(device.fetched, min(after, len(device.records)))
        self._connect(table, sitting)
        try:
            until = time.monotonic() + _POLL_SECONDS
            while not answer and len(device.records) <= after and time.monotonic() < until:
                await self._wait(sitting, device, after, until - time.monotonic())
        finally:
            self._disconnect(table, sitting)
        answer["records"] = [untimed(record) for record in device.records[after : after + _AT_A_TIME]]
        return JSONResponse(answer, headers={**_HEADERS, "Cache-Control": "no-store"})

    async def _take_line(self, request: Request) -> Response:
        sits = self._sits(request)
        message = await read_body(request)
        typed = None if message is None else typed_in(message)
        written = None if message is None else chat_in(message)
        if sits is None or not self._from_here(request):
            return _refused("seat", 403)
        hosted, place, seal, now = sits[0].hosted, sits[1], sits[2], time.monotonic()
        if written is not None:
            done = hosted.post(partial(hosted.chat, place.seat, *written, now, seal))
        elif typed is not None:
            count, question, line = typed
            pressed = pressed_in(message or {}, place.device.race, None, now)
            done = hosted.post(partial(hosted.take, place.seat, count, line, question, pressed, now, seal))
        else:
            return _refused("request", 400)
        return JSONResponse({}, 200 if done else 503, headers=_HEADERS)

    async def _take_photo(self, request: Request) -> Response:
        """Read a photo of a sticker, for who sits at a table; one at a time, so that games go on."""
        sits = self._sits(request)
        if sits is None or self._read_photo is None or not self._from_here(request):
            return _refused("seat", 403)
        if self._photos.locked():
            return _refused("busy", 503)
        async with self._photos:
            content = await read_content(request, LARGEST_PHOTO)
            if content is None:
                return _refused("request", 413)
            game, language = sits[0].game, sits[1].language
            name, told = await asyncio.to_thread(self._read_photo, game, language, content)
        return JSONResponse({"name": name, "told": told}, headers={**_HEADERS, "Cache-Control": "no-store"})


class _OwnHostOnly:
    """Answers only those who ask for the address that they have reached: no name that points here.

    Args:
        app: what answers.
        scheme: http or https.
        names: further names, with a port where it is not the usual one, such as a proxy asks for.
    """

    def __init__(self, app: ASGIApp, scheme: str, names: Collection[str] = ()) -> None:
        self._app = app
        self._scheme = scheme
        self._names = frozenset(map(str.lower, names))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and not self._is_own(scope):
            if scope["type"] == "http":
                await Response(status_code=421, headers=_HEADERS)(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 4421})
            return
        await self._app(scope, receive, send)

    def _is_own(self, scope: Scope) -> bool:
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        address, port = scope["server"]
        usual = 443 if self._scheme == "https" else 80
        named = [f"[{address}]" if ":" in address else address, "localhost"]
        own = {f"{name}:{port}" for name in named} | (set(named) if port == usual else set()) | self._names
        return len(hosts) == 1 and hosts[0].lower() in own


def _refused(why: str, status: int, **more: Any) -> Response:
    return JSONResponse({"why": why, **more}, status, headers={**_HEADERS, "Cache-Control": "no-store"})


def _nothing() -> Response:
    return Response(status_code=404, headers=_HEADERS)
