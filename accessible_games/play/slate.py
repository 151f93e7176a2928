"""What a terminal shows and can be scrolled back to, taken away: by the one escape sequence of the program.

A console of Windows obeys the sequence only while it is asked to, and one that is older than Windows 10 not
at all; there its lines are overwritten in the buffer in which it keeps them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Final, TextIO

_CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and the scrollback."""


class Slate:
    """All lines of a terminal.

    Args:
        stdout: what it shows.
        write: writes a text there at once.
    """

    def __init__(self, stdout: TextIO, write: Callable[[str], None]) -> None:
        self._stdout = stdout
        self._write = write
        self.is_there: Final = stdout.isatty() and os.environ.get("TERM") != "dumb"
        """Whether there is anything that can be taken away."""
        self._keeps_scrollback = bool(os.environ.get("STY"))
        """GNU screen, which sets this, knows no way to clear it."""

    def wipe(self) -> bool:
        """Take all lines away, where it is a terminal; False if they can be read back."""
        if not self.is_there:
            return False
        wiped = _wipe(self._stdout.fileno(), lambda: self._write(_CLEAR))
        return wiped and not self._keeps_scrollback


if sys.platform == "win32":
    import ctypes
    import msvcrt
    from ctypes import wintypes

    _OBEYS_SEQUENCES: Final = 0x0004

    class _Buffer(ctypes.Structure):
        """CONSOLE_SCREEN_BUFFER_INFO."""

        _fields_ = (
            ("size", wintypes._COORD),
            ("cursor", wintypes._COORD),
            ("attributes", wintypes.WORD),
            ("window", wintypes.SMALL_RECT),
            ("largest", wintypes._COORD),
        )

    def _wipe(descriptor: int, write_sequence: Callable[[], None]) -> bool:
        """Write the sequence if it is obeyed, then overwrite the buffer; False if neither can be done."""
        kernel = ctypes.WinDLL("kernel32")
        handle = wintypes.HANDLE(msvcrt.get_osfhandle(descriptor))
        mode = wintypes.DWORD()
        if not kernel.GetConsoleMode(handle, ctypes.byref(mode)):
            return False
        obeyed = bool(kernel.SetConsoleMode(handle, mode.value | _OBEYS_SEQUENCES))
        if obeyed:
            write_sequence()
            kernel.SetConsoleMode(handle, mode)
        # A terminal that shows a console keeps lines of its own, which the sequence alone can reach.
        return _overwrite(kernel, handle) or obeyed

    def _overwrite(kernel: ctypes.WinDLL, handle: wintypes.HANDLE) -> bool:
        buffer, done, start = _Buffer(), wintypes.DWORD(), wintypes._COORD(0, 0)
        if not kernel.GetConsoleScreenBufferInfo(handle, ctypes.byref(buffer)):
            return False
        cells = wintypes.DWORD(buffer.size.X * buffer.size.Y)
        blank, colour = wintypes.WCHAR(" "), wintypes.WORD(buffer.attributes)
        filled = kernel.FillConsoleOutputCharacterW(handle, blank, cells, start, ctypes.byref(done))
        kernel.FillConsoleOutputAttribute(handle, colour, cells, start, ctypes.byref(done))
        kernel.SetConsoleCursorPosition(handle, start)
        return bool(filled)

else:

    def _wipe(_descriptor: int, write_sequence: Callable[[], None]) -> bool:
        """A terminal obeys the sequence."""
        write_sequence()
        return True
