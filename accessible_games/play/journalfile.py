"""The journal on disk: readable by its owner only, and each action kept before it is announced."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from accessible_games.engine import Action, GameError, Seat
from accessible_games.engine.journal import (
    Header,
    Journal,
    JournalError,
    action_line,
    header_line,
    read_journal,
    undo_line,
)
from accessible_games.files import read_file as read_ordinary_file

if sys.platform == "win32":
    import msvcrt

    # A lock on Windows keeps others from reading what it covers, so it covers a byte beyond the end.
    _LOCKED_BYTE = 0x7FFF_0000

    def _lock(handle: int) -> None:
        os.lseek(handle, _LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


_BINARY = getattr(os, "O_BINARY", 0)


class JournalInUseError(GameError):
    """Another process plays this journal now."""


class JournalFile:
    """An open journal: a `Log` whose lines are on disk when `write` and `undo` return.

    It is locked against a second process until it is closed or the process ends, however it ends.
    Make one with `create` or `reopen`.
    """

    def __init__(self, path: Path, handle: int, good: int, count: int) -> None:
        self.path = path
        self._handle = handle
        self._good = good
        self._count = count
        self._whole = True

    @classmethod
    def create(cls, path: Path, header: Header) -> JournalFile:
        """A new file with its header.

        Raises:
            GameError: it exists already, or cannot be written; one sentence.
        """
        return cls._begin(path, header_line(header).encode("utf-8"), 0)

    @classmethod
    def _begin(cls, path: Path, content: bytes, count: int) -> JournalFile:
        """A new file with this content; GameError if there is one, or it cannot be written."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise GameError(f"folder {path.parent}: cannot be made, {problem.strerror}") from None
        try:
            handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | _BINARY, 0o600)
        except FileExistsError:
            raise GameError(f"journal {path}: exists already; choose another name, or resume it") from None
        except OSError as problem:
            raise GameError(f"journal {path}: cannot be written, {problem.strerror}") from None
        journal = cls(path, handle, 0, count)
        try:
            _lock(handle)
            journal._append_bytes(content)
            _sync_folder(path.parent)
        except OSError as problem:
            journal.close()
            path.unlink(missing_ok=True)
            raise GameError(f"journal {path}: cannot be written, {problem.strerror}") from None
        return journal

    @classmethod
    def reopen(cls, path: Path) -> tuple[JournalFile, Journal]:
        """Go on with a journal; a torn last line is cut off.

        Raises:
            JournalInUseError: another process plays it.
            JournalError: it is damaged, foreign or newer; the file is as it was.
            GameError: it cannot be opened.
        """
        try:
            handle = os.open(path, os.O_RDWR | _BINARY)
        except OSError as problem:
            raise GameError(f"journal {path}: cannot be opened, {problem.strerror}") from None
        try:
            try:
                _lock(handle)
            except OSError:
                raise JournalInUseError(f"journal {path}: another window is playing it now") from None
            content = _read_all(handle)
            journal = _read(path, content)
            if journal.torn:
                os.ftruncate(handle, journal.good)
                os.fsync(handle)
        except OSError as problem:
            os.close(handle)
            raise GameError(f"journal {path}: cannot be used, {problem.strerror}") from None
        except GameError:
            os.close(handle)
            raise
        return cls(path, handle, journal.good, len(journal.entries)), journal

    def write(self, seat: Seat, action: Action) -> None:
        """Keep one action.

        Raises:
            OSError: it could not be kept; the file ends with the action before it.
        """
        self._append(action_line(self._count + 1, seat, action))
        self._count += 1

    def undo(self, kept: int) -> None:
        """Keep that only the first `kept` actions count.

        Raises:
            OSError: it could not be kept; the file is as it was.
        """
        self._append(undo_line(kept))
        self._count = kept

    def take_back(self, kept: int) -> None:
        """Keep the same, although something was revealed since.

        Raises:
            OSError: it could not be kept; the file is as it was.
        """
        self._append(undo_line(kept, revealed=True))
        self._count = kept

    def move(self, path: Path) -> None:
        """Go on under another name; what was kept so far goes along.

        Raises:
            GameError: the name is taken, or cannot be written; the journal is as it was.
        """
        # A copy, because an open file cannot be renamed on Windows.
        try:
            content = _read_all(self._handle)[: self._good]
        except OSError as problem:
            raise GameError(f"journal {self.path}: cannot be read, {problem.strerror}") from None
        twin = self._begin(path, content, self._count)
        self.close()
        with contextlib.suppress(OSError):
            self.path.unlink()
        self.path, self._handle, self._whole = path, twin._handle, True

    def close(self) -> None:
        """Let go of the file and its lock; a second call does nothing."""
        if self._handle >= 0:
            os.close(self._handle)
        self._handle = -1

    def _append(self, line: str) -> None:
        self._append_bytes(line.encode("utf-8"))

    def _append_bytes(self, content: bytes) -> None:
        if not self._whole:
            os.ftruncate(self._handle, self._good)
        self._whole = False
        try:
            os.lseek(self._handle, self._good, os.SEEK_SET)
            left = content
            while left:
                left = left[os.write(self._handle, left) :]
            os.fsync(self._handle)
        except OSError:
            # If even this fails, the next line tries again before it writes.
            with contextlib.suppress(OSError):
                os.ftruncate(self._handle, self._good)
                self._whole = True
            raise
        self._good += len(content)
        self._whole = True


def read_file(path: Path) -> Journal:
    """A journal that is only looked at.

    Raises:
        JournalError: it is damaged, foreign or newer.
        GameError: it cannot be read.
    """
    try:
        content = read_ordinary_file(path)
    except OSError as problem:
        raise GameError(f"journal {path}: cannot be read, {problem.strerror}") from None
    return _read(path, content)


@contextlib.contextmanager
def naming(path: Path) -> Iterator[None]:
    """Let what is wrong inside of a journal be said with the name of its file.

    Raises:
        JournalError: what was raised inside, with the name before it.
    """
    try:
        yield
    except JournalError as problem:
        raise JournalError(f"journal {path}: {problem}") from None


def _read(path: Path, content: bytes) -> Journal:
    with naming(path):
        return read_journal(content)


def _read_all(handle: int) -> bytes:
    os.lseek(handle, 0, os.SEEK_SET)
    parts = []
    while part := os.read(handle, 1 << 20):
        parts.append(part)
    return b"".join(parts)


def _sync_folder(folder: Path) -> None:
    """Make the file's name as lasting as its content; Windows has no such call."""
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
