"""How much of this computer has nothing to do: whoever judges by time whether something hangs has to know.

Where no core was free, what stands still may only be waiting for its turn.  A core that waits for a disk
is not counted as free: then a device that writes to one waits, too.
"""

from __future__ import annotations

import ctypes
import os
import sys
from typing import Final

_IDLE: Final = 4
"""Place of the idle time in the first line of Linux' table of times, its title included."""

_WINDOWS_TICKS: Final = 10_000_000
"""A second, as Windows counts it."""


class _Ticks(ctypes.Structure):
    """FILETIME of Windows."""

    _fields_ = (("low", ctypes.c_uint32), ("high", ctypes.c_uint32))


def idle_seconds() -> float | None:
    """Seconds for which cores had nothing to do, all of them added up, since some moment; None: unknown."""
    try:
        return _of_windows() if sys.platform == "win32" else _of_linux()
    except (OSError, ValueError, IndexError, AttributeError):
        return None


def _of_linux() -> float:
    with open("/proc/stat", encoding="ascii") as times:
        return int(times.readline().split()[_IDLE]) / os.sysconf("SC_CLK_TCK")


def _of_windows() -> float:
    idle = _Ticks()
    if not ctypes.WinDLL("kernel32").GetSystemTimes(ctypes.byref(idle), None, None):  # type: ignore[attr-defined]
        raise OSError("Windows does not tell its times")
    return float((idle.high << 32 | idle.low) / _WINDOWS_TICKS)
