"""Files that people name: read whole, and never anything that is no ordinary file.

A pipe would be waited for without end, and a device such as /dev/zero read without end.
"""

from __future__ import annotations

import errno
import os
import stat
from typing import TYPE_CHECKING, BinaryIO, Final

if TYPE_CHECKING:
    from pathlib import Path

LARGEST: Final = 64 << 20
"""Bytes; nothing that this program reads comes near it."""

_FLAGS: Final = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)


_DEVICES: Final = frozenset(
    {"con", "prn", "aux", "nul"} | {f"{port}{n}" for port in ("com", "lpt") for n in range(10)}
)


def is_device(name: str) -> bool:
    """Whether Windows keeps this name for a device, whatever stands behind its first dot."""
    return name.partition(".")[0].strip().casefold() in _DEVICES


def open_file(path: Path) -> BinaryIO:
    """An ordinary file, open for reading.

    Raises:
        OSError: there is none, it is something else, it is larger than `LARGEST`, or it cannot be
            opened.
    """
    try:
        handle = os.open(path, _FLAGS)
    except ValueError:  # a name with a zero in it
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path)) from None
    try:
        check_ordinary(handle, path)
        return os.fdopen(handle, "rb")
    except BaseException:
        os.close(handle)
        raise


def check_ordinary(handle: int, path: Path) -> None:
    """Let an open file pass if it is one that can be read whole.

    Raises:
        OSError: it is something else, or larger than `LARGEST`.
    """
    about = os.fstat(handle)
    if stat.S_ISDIR(about.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(about.st_mode):
        raise OSError(errno.EINVAL, "it is no ordinary file", str(path))
    if about.st_size > LARGEST:
        raise OSError(errno.EFBIG, f"it is larger than {LARGEST >> 20} megabytes", str(path))


def read_file(path: Path) -> bytes:
    """The content of an ordinary file.

    Raises:
        OSError: as `open_file`, or it cannot be read.
    """
    with open_file(path) as file:
        return file.read()
