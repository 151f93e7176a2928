"""How the server listens: limits for requests and connections, and its thread."""

from __future__ import annotations

import asyncio
import logging
import socket
import threading
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from .server import TableServer

_LONGEST_MESSAGE: Final = 4096
"""Bytes of a message of a socket."""
_REQUEST_SECONDS: Final = 4.0
"""In which a request has to be there; uvicorn has no limit of its own."""
_BODY_SECONDS: Final = 20.0
"""In which the rest of it has to be there, once it has begun as it should."""
_CONNECTIONS: Final = 64
"""Connections of one address at a time, at most."""


class PatientProtocol(H11Protocol):
    """HTTP with a limit for requests that are begun and never finished, and for one address's connections."""

    open_by_address: dict[str, int] = {}
    most = _CONNECTIONS
    """Connections of one address at a time."""
    _timer: asyncio.TimerHandle | None = None
    _counted = ""

    def connection_made(self, transport: Any) -> None:
        """Somebody has connected."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self._counted = address
        count = self.open_by_address[address] = self.open_by_address.get(address, 0) + 1
        if count > self.most:
            transport.close()
            return
        self._timer = self.loop.call_later(_REQUEST_SECONDS, self._too_late)

    def _too_late(self) -> None:
        self._timer = None
        if self.transport.is_closing():
            return
        if self.cycle is None:
            self.transport.close()
        elif self.cycle.more_body:  # a photo takes longer than words
            self._timer = self.loop.call_later(_BODY_SECONDS, self._too_late_again)

    def _stop_timer(self) -> None:
        timer, self._timer = self._timer, None
        if timer is not None:
            timer.cancel()

    def data_received(self, data: bytes) -> None:
        """A piece of a request; once one is whole, it takes as long as it takes."""
        if self._timer is None and self.cycle is not None and self.cycle.response_complete:
            self._timer = self.loop.call_later(_REQUEST_SECONDS, self._too_late_again)
        super().data_received(data)
        if self.cycle is not None and not self.cycle.more_body:
            self._stop_timer()

    def _too_late_again(self) -> None:
        self._timer = None
        if self.cycle is not None and (self.cycle.more_body or self.cycle.response_complete):
            self.transport.close()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """A socket from now on: it has limits of its own."""
        self._stop_timer()
        self._leave()  # `connection_lost` is not called here any more
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._stop_timer()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        address, self._counted = self._counted, ""
        left = self.open_by_address.get(address, 0) - 1
        if left > 0:
            self.open_by_address[address] = left
        else:
            self.open_by_address.pop(address, None)


class ProxiedProtocol(PatientProtocol):
    """The same behind a web server, which has all connections, and limits of its own."""

    most = 100_000


class RunningServer:
    """The server in its thread.

    Args:
        server: what it serves.
        address: where it listens.
        port: where it listens; 0: any that is free.
        certificate: files of a certificate and its key; None: plain http.
        proxied: whether a web server on this computer stands before it, and says who comes from where.

    Raises:
        OSError: nobody may listen there.
    """

    def __init__(
        self,
        server: TableServer,
        address: str,
        port: int,
        certificate: tuple[str, str] | None = None,
        *,
        proxied: bool = False,
    ) -> None:
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        self._socket = socket.socket(family, socket.SOCK_STREAM)
        if hasattr(socket, "SO_REUSEADDR") and not hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            self._socket.bind((address, port))
        except OSError:
            self._socket.close()
            raise
        self.port: int = self._socket.getsockname()[1]
        # Whoever sends what is no request would write a line to the host's terminal each time.
        logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
        certificate_file, key_file = certificate or (None, None)
        config = uvicorn.Config(
            _opening(server.app, server.opened),
            http=ProxiedProtocol if proxied else PatientProtocol,
            proxy_headers=proxied,
            forwarded_allow_ips="127.0.0.1,::1",
            loop="asyncio",
            ws="websockets-sansio",
            ws_max_size=_LONGEST_MESSAGE,
            ws_per_message_deflate=False,
            h11_max_incomplete_event_size=8192,
            server_header=False,
            access_log=False,
            log_config=None,
            lifespan="on",
            timeout_graceful_shutdown=2,
            timeout_keep_alive=30,
            ssl_certfile=certificate_file,
            ssl_keyfile=key_file,
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(
            target=self._server.run, args=([self._socket],), name="server", daemon=True
        )

    def start(self, seconds: float = 10.0) -> None:
        """Listen from now on."""
        self._thread.start()
        until = time.monotonic() + seconds
        while not self._server.started and self._thread.is_alive() and time.monotonic() < until:
            time.sleep(0.005)

    def stop(self, seconds: float = 5.0) -> None:
        """Listen no more; what is being sent has its time."""
        self._server.should_exit = True
        self._thread.join(seconds)
        self._socket.close()


def _opening(app: ASGIApp, opened: Callable[[], Awaitable[None]]) -> ASGIApp:
    """An app that says when its loop runs."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await app(scope, receive, send)
            return
        while True:
            message = await receive()
            if message["type"] == "lifespan.startup":
                await opened()
                await send({"type": "lifespan.startup.complete"})
            else:
                await send({"type": "lifespan.shutdown.complete"})
                return

    return wrapped
