"""Files that are whole or not there: written under another name, and named once they are on disk.

A kill leaves nothing behind but the file with the other name, and `sweep` takes that away at the next
start.  It is locked while it is written, so that a sweep of another process leaves it alone.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import sys
from pathlib import Path
from typing import Final, Literal

if sys.platform == "win32":
    import msvcrt

    # A lock on Windows keeps others from reading what it covers, so it covers a byte beyond the end.
    _LOCKED_BYTE = 0x7FFF_0000

    def lock(handle: int) -> None:
        """Keep other processes from locking an open file; OSError if one has."""
        os.lseek(handle, _LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock(handle: int) -> None:
        """Keep other processes from locking an open file; OSError if one has."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


BINARY: Final = getattr(os, "O_BINARY", 0)
PRIVATE: Final = 0o600
"""Rights of a file that its owner alone may read."""

_UNFINISHED: Final = re.compile(r".+\.\d+\.new")


def replace_file(path: Path, content: bytes, rights: int = 0o666) -> None:
    """Let a file hold this, in the place of what it held before.

    Args:
        path: the file; its folder is made.
        content: all that it is to hold.
        rights: of a new file, less those that the user's mask takes.

    Raises:
        OSError: it cannot be written; the old file is as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary, handle = _write_beside(path, content, rights)
    os.close(handle)
    try:
        os.replace(temporary, path)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise


def create_file(path: Path, content: bytes, rights: int = PRIVATE) -> int:
    """A new file that holds this from the moment that it has its name.

    Returns:
        Its handle, open for reading and writing, and locked.

    Raises:
        FileExistsError: the name is taken.
        OSError: it cannot be written; there is no file of that name.
    """
    temporary, handle = _write_beside(path, content, rights)
    try:
        if sys.platform == "win32":  # where an open file cannot be renamed, and none is replaced by that
            os.close(handle)
            os.rename(temporary, path)
            handle = os.open(path, os.O_RDWR | BINARY)
            lock(handle)
        else:
            _name(temporary, path)
            sync_folder(path.parent)
    except OSError:
        with contextlib.suppress(OSError):
            os.close(handle)
        temporary.unlink(missing_ok=True)
        raise
    return handle


def sweep(folder: Path) -> None:
    """Take away what a process that was killed had not finished; what cannot be is left."""
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if _UNFINISHED.fullmatch(entry.name):
                with contextlib.suppress(OSError):
                    _take_away(Path(entry.path))


def sync_folder(folder: Path) -> None:
    """Make the names in it as lasting as their files; Windows has no such call."""
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def write_all(handle: int, content: bytes) -> None:
    """Write all of it, and wait until it is on disk.

    Raises:
        OSError: not all of it could be written.
    """
    left = content
    while left:
        left = left[os.write(handle, left) :]
    os.fsync(handle)


def _write_beside(path: Path, content: bytes, rights: int) -> tuple[Path, int]:
    temporary = path.with_name(f"{path.name}.{os.getpid()}.new")
    handle = os.open(temporary, os.O_RDWR | os.O_CREAT | os.O_TRUNC | BINARY, rights)
    try:
        lock(handle)
        os.lseek(handle, 0, os.SEEK_SET)
        write_all(handle, content)
    except OSError:
        os.close(handle)
        temporary.unlink(missing_ok=True)
        raise
    return temporary, handle


def _name(temporary: Path, path: Path) -> None:
    """Give a file its name, if that is free."""
    try:
        os.link(temporary, path)
    except FileExistsError:
        raise
    except OSError:  # a file system on which a file has one name alone, such as that of a memory stick
        if path.exists():
            raise FileExistsError(path) from None
        os.rename(temporary, path)
    else:
        os.unlink(temporary)


def _take_away(path: Path) -> None:
    if not path.is_file() or path.is_symlink():
        return
    handle = os.open(path, os.O_RDWR | BINARY)
    try:
        lock(handle)
    finally:
        os.close(handle)
    path.unlink()


def obstacle_of(problem: OSError) -> Literal["full", "forbidden", ""]:
    """Why something cannot be written, for which we have words; "": the system alone knows."""
    if problem.errno in (errno.ENOSPC, errno.EDQUOT):
        return "full"
    return "forbidden" if problem.errno in (errno.EROFS, errno.EACCES, errno.EPERM) else ""
