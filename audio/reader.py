"""The player's own screen reader, for public lines and braille; needs the extra `[screenreader]`.

It would read a private hand to the whole room and cannot be sent to one ear, so private lines never
come here.  The library may take seconds to connect: it does so in a thread of its own.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Protocol

from .clauses import speakable
from .notices import NoticeBoard

_REMEDY = "Start your screen reader first, or let this program speak by itself."

# These speak too, but nobody reads the screen by them; and their speech would be a second voice.
_NO_READERS = frozenset(
    {"SAPI", "ONE_CORE", "AV_SPEECH", "SPEECH_DISPATCHER", "SPIEL", "WEB_SPEECH", "ANDROID_TTS", "INVALID"}
)


class ScreenReader(Protocol):
    """What a connection to a running screen reader offers."""

    @property
    def name(self) -> str:
        """Its name, for example "NVDA"."""
        ...

    @property
    def features(self) -> Any:
        """What it supports, as yes-or-no attributes."""
        ...

    def speak(self, text: str, interrupt: bool) -> None:
        """Read a text aloud."""
        ...

    def braille(self, text: str) -> None:
        """Show a text on the braille display."""
        ...

    def stop(self) -> None:
        """Stop reading."""
        ...


def connect() -> ScreenReader | None:
    """Return the running screen reader, or None; may take seconds.

    Raises:
        ImportError: The package prismatoid is not installed.
    """
    import prism

    context = prism.Context()
    ids = [context.id_of(index) for index in range(context.backends_count)]
    ids = [id for id in ids if id.name not in _NO_READERS]
    for id in sorted(ids, key=context.priority_of, reverse=True):
        try:
            reader: ScreenReader = context.acquire(id)
        except (ValueError, prism.PrismError):
            continue
        return _Kept(context, reader)
    return None


def answers(timeout: float = 3.0, *, find: Callable[[], ScreenReader | None] = connect) -> bool:
    """True if a screen reader can be reached.

    Args:
        timeout: Seconds within which it must have answered; it is not waited for any longer.
        find: How to connect.
    """
    found: list[ScreenReader] = []

    def look() -> None:
        with contextlib.suppress(Exception):  # a foreign library that talks to other programs, or none
            reader = find()
            if reader is not None:
                found.append(reader)

    looking = threading.Thread(target=look, daemon=True, name="screen reader")
    looking.start()
    looking.join(timeout)
    return bool(found)


class _Kept:
    """A connection that keeps the library's context alive as long as itself."""

    def __init__(self, context: object, reader: ScreenReader) -> None:
        self._context = context
        self.name = reader.name
        self.features = reader.features
        self.speak = reader.speak
        self.braille = reader.braille
        self.stop = reader.stop


Otherwise = Callable[[], object]
"""What to do with a line that no reader has read after all."""


class Reader:
    """Sends public lines to the screen reader; every method returns at once."""

    def __init__(
        self,
        notices: NoticeBoard,
        *,
        timeout: float = 5.0,
        find: Callable[[], ScreenReader | None] = connect,
    ) -> None:
        """Begin to connect.

        Args:
            notices: Where a missing reader is told.
            timeout: Seconds after which one that has not answered counts as missing.
            find: How to connect.
        """
        self._notices = notices
        self._find = find
        self._connected = threading.Event()
        self._missing = False
        self._has_braille = False
        self._lock = threading.Lock()
        self._lines: SimpleQueue[tuple[str, str, Otherwise] | None] = SimpleQueue()
        self._patience = threading.Timer(timeout, self._give_up)
        self._patience.daemon = True
        self._patience.start()
        threading.Thread(target=self._work, daemon=True, name="screen reader").start()

    def speak_public(
        self, text: str, *, interrupt: bool = False, otherwise: Otherwise = lambda: None
    ) -> bool:
        """Let the reader read a public line; False if there is none: say it another way.

        Args:
            text: The line.
            interrupt: True to cut what it reads.
            otherwise: Called, from any thread, if the reader turns out to be missing before the line
                is read.
        """
        return self._send("interrupt" if interrupt else "speak", text, otherwise)

    def braille(self, text: str) -> bool:
        """Show a line in braille; False if there is no reader."""
        return self._send("braille", text, lambda: None)

    def stop(self) -> bool:
        """Cut what is read, and forget what waits to be; False if there is no reader."""
        with self._lock:
            while not self._lines.empty():
                self._lines.get()
        return self._send("stop", "stop", lambda: None)

    def has_braille(self) -> bool:
        """True if a reader is there and shows braille."""
        return self._has_braille and not self._missing

    def close(self) -> None:
        """Let the reader go once the lines before have been sent."""
        self._patience.cancel()
        self._lines.put(None)

    def _send(self, what: str, text: str, otherwise: Otherwise) -> bool:
        with self._lock:
            if self._missing:
                return False
            line = speakable(text)
            if line:
                self._lines.put((what, line, otherwise))
            return True

    def _give_up(self) -> None:
        if not self._connected.is_set():
            self._report("reader-slow", f"Your screen reader did not answer in time. {_REMEDY}")

    def _report(self, id: str, text: str) -> None:
        """Count the reader as missing, and give back the lines that it has not read."""
        with self._lock:
            if self._missing:
                return
            self._missing = True
            waiting = []
            while not self._lines.empty():
                waiting.append(self._lines.get())
        self._notices.post(id, text)
        for item in waiting:
            if item is None:
                self._lines.put(None)
            else:
                item[2]()

    def _work(self) -> None:
        try:
            reader = self._find()
        except ImportError:
            self._report(
                "reader-package-missing",
                "The screen reader cannot be reached: a package is missing. "
                "Install it with: pip install prismatoid",
            )
            return
        except Exception as error:  # a foreign library that talks to other programs
            self._report("reader-missing", f"The screen reader cannot be reached ({error}). {_REMEDY}")
            return
        if reader is None:
            self._report("reader-missing", f"No screen reader answered. {_REMEDY}")
            return
        self._has_braille = bool(reader.features.supports_braille)
        self._connected.set()
        self._patience.cancel()
        while (item := self._lines.get()) is not None:
            self._pass_on(reader, *item)

    def _pass_on(self, reader: ScreenReader, what: str, line: str, otherwise: Otherwise) -> None:
        try:
            if what in ("speak", "interrupt"):
                reader.speak(line, what == "interrupt")
            elif what == "stop":
                reader.stop()
            elif self._has_braille:
                reader.braille(line)
        except Exception as error:  # the reader was closed meanwhile, for example
            self._report("reader-lost", f"The screen reader stopped answering ({error}). {_REMEDY}")
            otherwise()
