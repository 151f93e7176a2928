"""The terminal front end: lines in, lines out, and nothing else.

Append-only: no escape codes (but the clearing that the table asked for), no redrawing, no padding.
"""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Callable
from typing import Final, TextIO

from .layout import WIDEST, fitting, wrap
from .slate import Slate
from .typed import Echo, TypedLines


class Terminal:
    """Lines typed and lines printed.  Make one per process: it reads ahead of what it gives.

    Args:
        stdin, stdout: the streams of the process.
    """

    def __init__(self, stdin: TextIO, stdout: TextIO) -> None:
        self._typed = TypedLines(stdin)
        self._echo = Echo(stdin)
        self._stdout = stdout
        self._broken = False
        self.interactive: Final = stdin.isatty()
        self.herald: Callable[[], None] = lambda: None
        """Tells what cannot wait for the next line; called again and again while none is typed."""
        self._slate = Slate(stdout, self._write)
        self.clears: Final = self._slate.is_there

    @property
    def encoding(self) -> str:
        """What lines are written in."""
        return self._stdout.encoding or "ascii"

    def show(self, text: str) -> None:
        """Print a line, wrapped; a closed pipe is no reason to stop."""
        for line in wrap(fitting(text, self.encoding), self._columns()):
            self._write(line + "\n")

    def next(self, seconds: float | None = None) -> str | None:
        """The next typed line; None if none came in so many seconds.

        Raises:
            EndOfInput: nothing more will be typed.
        """
        return self._typed.next(seconds, self.herald)

    def forget_typed(self) -> None:
        """Drop what was typed ahead; a script's lines stay."""
        if self.interactive:
            self._typed.forget(self._echo.forget)

    def hide_typing(self, hidden: bool) -> None:
        """Hide or show what is typed from now on."""
        self._echo.hide(hidden)

    def clear(self) -> bool:
        """Clear the screen and the scrollback, where it is a screen; False if lines can be read back."""
        return self._slate.wipe()

    def end_line(self) -> None:
        """Begin a new line behind what an interruption left on this one."""
        if self.interactive:
            self._write("\n")

    def end(self) -> None:
        """Let no more lines come."""
        self._typed.end()

    def close(self) -> None:
        """A terminal stays open."""

    def _columns(self) -> int:
        return shutil.get_terminal_size((WIDEST, 24)).columns

    def _write(self, text: str) -> None:
        if self._broken:
            return
        try:
            self._stdout.write(text)
            self._stdout.flush()
        except (OSError, ValueError):
            self._broken = True
            with contextlib.suppress(OSError, ValueError):  # what is left in the buffer goes nowhere
                os.dup2(os.open(os.devnull, os.O_WRONLY), self._stdout.fileno())
