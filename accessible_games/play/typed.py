"""Typed lines: read by a thread, handed out by a queue, so that the main thread alone prints."""

from __future__ import annotations

import codecs
import contextlib
import queue
import select
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, Final, TextIO

_POLL_SECONDS: Final = 0.1
"""How often a blocked wait looks up; Windows cannot interrupt one that never does."""

_CHUNK: Final = 4096

_CAN_LOOK: Final = sys.platform != "win32"
"""Whether it can be seen that a line is there before it is read; Windows tells of sockets alone."""
_TAKING_SECONDS: Final = 0.5
"""Seconds for a line that was read to be handed on."""
_HANDED_ON_SECONDS: Final = 0.02
"""Seconds after which a line that was read is handed on, where that cannot be seen."""

LONGEST: Final = 2000
"""Letters of a line; nobody types more, and what a stray paste holds beyond it is dropped."""

_MARK: Final = "\ufeff"
"""The mark of the byte order, which some shells write before what they pipe."""


class EndOfInput(Exception):
    """Nothing more will be typed."""


class TypedLines:
    """Lines of a stream as they come.

    Args:
        stream: the standard input.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._ended = False
        self._thread: threading.Thread | None = None
        self._taking = threading.Lock()
        """Held from the moment when something is there to be read until it is handed on."""

    def next(self, seconds: float | None = None, meanwhile: Callable[[], None] = lambda: None) -> str | None:
        """The next line, without its end; None if none came in so many seconds.

        Args:
            seconds: how long is waited; None: until one comes.
            meanwhile: is called again and again while nothing comes.

        Raises:
            EndOfInput: the stream has ended and everything before was handed out.
        """
        if self._ended:
            raise EndOfInput
        if self._thread is None:
            self._thread = threading.Thread(target=self._read, daemon=True, name="typed lines")
            self._thread.start()
        try:
            line = self._wait(None if seconds is None else time.monotonic() + seconds, meanwhile)
        except queue.Empty:
            return None
        if line is None:
            self._ended = True
            raise EndOfInput
        return line

    def end(self) -> None:
        """Hand out nothing more."""
        self._ended = True

    def forget(self, drop_unread: Callable[[], None] = lambda: None) -> None:
        """Drop what was typed ahead, wherever it has got to: not read, just read, or waiting to be taken.

        Args:
            drop_unread: drops what the system still keeps.
        """
        with self._nothing_on_its_way():
            drop_unread()
            with contextlib.suppress(queue.Empty):
                while self._lines.get_nowait() is not None:
                    pass
                self._lines.put(None)

    @contextlib.contextmanager
    def _nothing_on_its_way(self) -> Iterator[None]:
        """Let the thread hand on what it has read, and read nothing meanwhile.

        It cannot be waited for without a limit: what was there when it began to read may be gone since,
        by Ctrl-C for one, and then it waits for the next line with the lock in its hand.
        """
        if not _CAN_LOOK:
            time.sleep(_HANDED_ON_SECONDS)
            yield
            return
        taken = self._taking.acquire(timeout=_TAKING_SECONDS)
        try:
            yield
        finally:
            if taken:
                self._taking.release()

    def _wait(self, end: float | None, meanwhile: Callable[[], None]) -> str | None:
        while True:
            left = _POLL_SECONDS if end is None else max(0.0, end - time.monotonic())
            try:
                return self._lines.get(timeout=min(left, _POLL_SECONDS))
            except queue.Empty:
                if left <= _POLL_SECONDS and end is not None:
                    raise
            meanwhile()

    def _read(self) -> None:
        with contextlib.suppress(OSError, ValueError):  # closed under the reader: the end, too
            # The raw stream beneath: a reader that holds a buffer's lock blocks the exit.
            raw: Any = getattr(getattr(self._stream, "buffer", None), "raw", None)
            if raw is None:
                for line in self._stream:
                    self._lines.put(_plain(line.rstrip("\n")))
            else:
                self._read_raw(raw)
        self._lines.put(None)

    def _read_raw(self, raw: Any) -> None:
        decode = codecs.getincrementaldecoder(self._stream.encoding or "utf-8")(errors="replace").decode
        rest, ended = "", False
        while not ended:
            if not self._comes(raw):
                continue
            with self._taking if _CAN_LOOK else contextlib.nullcontext():
                if not self._comes(raw, 0):  # it was forgotten meanwhile
                    continue
                data = raw.read(_CHUNK)
                *lines, rest = (rest + decode(data or b"")).split("\n")
                for line in lines:
                    self._lines.put(_plain(line))
            rest = rest[: LONGEST + 1]  # the one is a mark that may stand before it
            ended = not data
        if rest.strip(_MARK):
            self._lines.put(_plain(rest))

    @staticmethod
    def _comes(raw: Any, seconds: float | None = None) -> bool:
        """Whether something is there to be read, or the end, within so many seconds; None: wait for it."""
        return not _CAN_LOOK or bool(select.select([raw], [], [], seconds)[0])


def _plain(line: str) -> str:
    """A line as it was meant: without marks at its ends, and not longer than anybody types."""
    return line.lstrip(_MARK).rstrip("\r")[:LONGEST]


class Echo:
    """Whether a terminal shows what is typed; does nothing where the stream is none.

    Args:
        stream: the standard input.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._hidden = False

    def hide(self, hidden: bool) -> None:
        """Hide or show what is typed from now on."""
        if hidden != self._hidden and self._stream.isatty():
            _set_echo(self._stream.fileno(), shown=not hidden)
            self._hidden = hidden

    def forget(self) -> None:
        """Drop what was typed and not read yet, half a line included."""
        if self._stream.isatty():
            _flush_input(self._stream.fileno())


if sys.platform == "win32":
    import ctypes
    import msvcrt

    _ENABLE_ECHO_INPUT: Final = 0x0004

    def _set_echo(descriptor: int, *, shown: bool) -> None:
        handle = msvcrt.get_osfhandle(descriptor)
        mode = ctypes.c_uint32()
        if ctypes.windll.kernel32.GetConsoleMode(handle, ctypes.byref(mode)):
            wanted = mode.value | _ENABLE_ECHO_INPUT if shown else mode.value & ~_ENABLE_ECHO_INPUT
            ctypes.windll.kernel32.SetConsoleMode(handle, wanted)

    def _flush_input(descriptor: int) -> None:
        ctypes.windll.kernel32.FlushConsoleInputBuffer(msvcrt.get_osfhandle(descriptor))

else:
    import termios

    _LOCAL_FLAGS: Final = 3

    def _set_echo(descriptor: int, *, shown: bool) -> None:
        with contextlib.suppress(termios.error):
            modes = termios.tcgetattr(descriptor)
            flags = modes[_LOCAL_FLAGS]
            modes[_LOCAL_FLAGS] = flags | termios.ECHO if shown else flags & ~termios.ECHO
            termios.tcsetattr(descriptor, termios.TCSADRAIN, modes)

    def _flush_input(descriptor: int) -> None:
        with contextlib.suppress(termios.error):
            termios.tcflush(descriptor, termios.TCIFLUSH)
