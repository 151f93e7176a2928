"""Scratch files: where an engine writes speech that nobody else may read, and none stays.

On Linux the file is one in memory without a name, so there is nothing to delete, even after a
kill.  Elsewhere it lies in a directory of its own, readable by the user alone, for the few
milliseconds of one job; what a killed process left is deleted at the next start.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

_PREFIX = "accessible-audio-"
_STALE_SECONDS = 10

_in_use: set[Path] = set()


@contextmanager
def scratch_file(suffix: str, *, in_memory: bool = True) -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Give the path of an empty private file and a function that reads what is in it.

    Args:
        suffix: End of the name, for example ".wav".
        in_memory: False to use the file system even where a nameless file is possible.
    """
    if in_memory and sys.platform == "linux" and os.path.isdir("/proc/self/fd"):
        descriptor = os.memfd_create("speech")
        try:
            yield f"/proc/self/fd/{descriptor}", lambda: os.pread(descriptor, os.fstat(descriptor).st_size, 0)
        finally:
            os.close(descriptor)
        return
    directory = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=_base()))  # made with mode 0700
    _in_use.add(directory)
    path = directory / f"speech{suffix}"
    try:
        yield str(path), lambda: path.read_bytes() if path.exists() else b""
    finally:
        shutil.rmtree(directory, ignore_errors=True)
        _in_use.discard(directory)


def remove_in_use() -> None:
    """Delete this process's scratch files although a job is still busy; call it before an exit."""
    for directory in tuple(_in_use):
        shutil.rmtree(directory, ignore_errors=True)


def remove_leftovers() -> None:
    """Delete the directories of processes that were killed; a job never lasts `_STALE_SECONDS`."""
    for directory in _base().glob(f"{_PREFIX}*"):
        with contextlib.suppress(OSError):
            if time.time() - directory.stat().st_mtime >= _STALE_SECONDS:
                shutil.rmtree(directory, ignore_errors=True)


def _base() -> Path:
    memory = Path("/dev/shm")  # in memory, so that the text never reaches a disk
    return memory if memory.is_dir() and os.access(memory, os.W_OK) else Path(tempfile.gettempdir())
