"""Cache of synthesised speech: public phrases may be kept, private ones are forgotten on demand.

Only what the program prepared (`keep=True`) goes to the disk; a private phrase never does, neither
its sound nor its name.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import struct
import tempfile
import threading
from array import array
from collections import OrderedDict
from pathlib import Path
from typing import Generic, TypeVar

from .pcm import Pcm
from .protocol import Job

MEMORY_BYTES = 10 * 1024 * 1024
"""About 230 seconds of speech: what is repeated, the open list and the latest lines."""
DISK_BYTES = 64 * 1024 * 1024

_MAGIC = b"AGS1"
_SUFFIX = ".speech"


K = TypeVar("K")
V = TypeVar("V")


class Latest(Generic[K, V]):
    """What was used last, so much and no more; several threads may use it.

    Args:
        most: How many are kept; the least used go first.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[K, V] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: K) -> V | None:
        """What is kept under a key, which counts as a use; None if nothing is."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
            return self._kept.get(key)

    def __contains__(self, key: K) -> bool:
        return key in self._kept

    def __setitem__(self, key: K, value: V) -> None:
        with self._lock:
            self._kept[key] = value
            self._kept.move_to_end(key)
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)

    def clear(self) -> None:
        """Forget all of them."""
        with self._lock:
            self._kept.clear()


class PhraseCache:
    """Sounds by job (text, voice, rate, volume and pitch); safe to use from any thread."""

    def __init__(
        self, directory: Path | None = None, *, memory_bytes: int = MEMORY_BYTES, disk_bytes: int = DISK_BYTES
    ) -> None:
        """Open the cache.

        Args:
            directory: Where prepared phrases outlive the program; made with access for the user
                alone.  None, or a folder that cannot be written, keeps them in memory only.
            memory_bytes: Bound of the public phrases in memory; the least used go first.
            disk_bytes: Bound of the directory; the oldest go first, when it is opened.
        """
        self._lock = threading.Lock()
        self._memory_bytes = memory_bytes
        self._used = 0
        self._public: OrderedDict[Job, Pcm] = OrderedDict()
        self._private: dict[Job, Pcm] = {}
        self._epoch = 0
        self._directory = directory
        if directory is not None:
            try:
                directory.mkdir(parents=True, exist_ok=True, mode=0o700)
                directory.chmod(0o700)
                _shrink(directory, disk_bytes)
            except OSError:
                self._directory = None

    @property
    def epoch(self) -> int:
        """Grows at each `forget_private`; a private sound made before it is not taken in after it."""
        return self._epoch

    def find(self, job: Job, *, private: bool = False) -> Pcm | None:
        """Return the sound of a job, or None if it has to be made.

        A private line may use what is publicly known (the name of a card), but leaves no trace
        there: neither in the order of use nor in an access to the directory.
        """
        with self._lock:
            sound = self._public.get(job)
            if private:
                return sound or self._private.get(job)
            if sound is not None:
                self._public.move_to_end(job)
        if sound is None and self._directory is not None:
            sound = _load(self._directory / _name(job))
            if sound is not None:
                self._remember(job, sound)
        return sound

    def add(self, job: Job, sound: Pcm, *, keep: bool = False) -> None:
        """Take in a public sound; `keep` also writes it to the directory, if there is one."""
        self._remember(job, sound)
        if keep and self._directory is not None:
            with contextlib.suppress(OSError):  # a full disk costs speed, nothing else
                _store(self._directory / _name(job), sound)

    def add_private(self, job: Job, sound: Pcm, epoch: int) -> None:
        """Take in a private sound, unless the private ones were forgotten since `epoch`."""
        with self._lock:
            if epoch == self._epoch:
                self._private[job] = sound

    def forget_private(self) -> None:
        """Forget every private sound, and those still being made."""
        with self._lock:
            self._epoch += 1
            self._private.clear()

    def _remember(self, job: Job, sound: Pcm) -> None:
        with self._lock:
            earlier = self._public.pop(job, None)
            self._used += _size(sound) - (_size(earlier) if earlier else 0)
            self._public[job] = sound
            while self._used > self._memory_bytes and len(self._public) > 1:
                self._used -= _size(self._public.popitem(last=False)[1])


def _size(sound: Pcm) -> int:
    return 2 * len(sound.samples)


def _name(job: Job) -> str:
    key = "\0".join((job.text, job.engine, job.voice, str(job.rate), f"{job.volume:.3f}", str(job.pitch)))
    return hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()[:40] + _SUFFIX


def _store(path: Path, sound: Pcm) -> None:
    body = struct.pack("<I", sound.rate) + sound.samples.tobytes()
    descriptor, name = tempfile.mkstemp(dir=path.parent, suffix=".part")  # made with mode 0600
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(_MAGIC + hashlib.sha256(body).digest() + body)
        os.replace(name, path)
    except OSError:
        os.unlink(name)
        raise


def _load(path: Path) -> Pcm | None:
    """Read an entry; None if there is none or it was damaged."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    body = data[36:]
    if data[:4] != _MAGIC or len(body) < 6 or hashlib.sha256(body).digest() != data[4:36]:
        return None
    return Pcm(struct.unpack_from("<I", body)[0], array("h", body[4:]))


def _shrink(directory: Path, limit: int) -> None:
    """Delete what an interrupted write left, and the oldest entries over `limit` bytes."""
    entries = []
    for path in directory.iterdir():
        if path.suffix == ".part":
            path.unlink(missing_ok=True)
        elif path.suffix == _SUFFIX:
            status = path.stat()
            entries.append((status.st_mtime, status.st_size, path))
    total = sum(size for _, size, _ in entries)
    for _, size, path in sorted(entries):
        if total <= limit:
            break
        path.unlink(missing_ok=True)
        total -= size
