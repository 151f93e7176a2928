"""The journal on disk: readable by its owner only, and each action kept before it is announced."""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Literal

from accessible_games.engine import Action, GameError, Seat
from accessible_games.engine.journal import (
    Header,
    Journal,
    JournalError,
    Line,
    Place,
    before_line,
    header_line,
    read_journal,
)
from accessible_games.files import check_ordinary
from accessible_games.files import read_file as read_ordinary_file

from .wholefile import BINARY, create_file, lock, write_all

_FLAGS = os.O_RDWR | BINARY | getattr(os, "O_NONBLOCK", 0)


Obstacle = Literal["in-use", "taken", "missing", "forbidden", "folder", "special", "large", "full", ""]
"""Why a file cannot be used as a journal; "": for a reason that the system alone knows."""

_OBSTACLES: Mapping[int, Obstacle] = {
    errno.EEXIST: "taken",
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.EISDIR: "folder",
    errno.EINVAL: "special",
    errno.EFBIG: "large",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
}


class JournalFileError(GameError):
    """A file that cannot be used as a journal: one sentence with its name.

    Args:
        path: the file.
        problem: what cannot be done, in a few words.
        obstacle: why.
        reason: the same in the system's own words, "" if it has none.
    """

    def __init__(self, path: Path, problem: str, obstacle: Obstacle, reason: str = "") -> None:
        super().__init__(f"journal {path}: {problem}{f', {reason}' if reason else ''}")
        self.path = path
        self.obstacle: Obstacle = obstacle
        self.reason = reason

    @classmethod
    def of(cls, path: Path, problem: str, cause: OSError) -> JournalFileError:
        """What the system said."""
        obstacle = _OBSTACLES.get(cause.errno or 0, "")
        return cls(path, problem, obstacle, cause.strerror or "")


class JournalInUseError(JournalFileError):
    """Another process plays this journal now."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "another window is playing it now", "in-use")


class JournalLostError(OSError):
    """The file of a game that is played is no longer what was written.

    Attributes:
        how: "gone" if it was deleted, moved or replaced, "changed" if another program wrote into it.
    """

    def __init__(self, how: Literal["gone", "changed"], path: Path) -> None:
        super().__init__(f"journal {path}: it is {how}")
        self.how: Literal["gone", "changed"] = how


class JournalFile:
    """An open journal: a `Log` whose lines are on disk when `write` and `undo` return.

    It is locked against a second process until it is closed or the process ends, however it ends.
    Make one with `create` or `reopen`, or with `unkept` where nothing can be written: its lines wait in
    memory until it is moved to a place where they can.
    """

    def __init__(self, path: Path, handle: int, content: bytes, place: Place) -> None:
        self.path = path
        self._handle = handle
        self._content = bytearray(content)
        """All that is kept, so that it can be written anew where the file is lost."""
        self._place = place
        self._whole = True
        self._lost = False

    @classmethod
    def create(cls, path: Path, header: Header) -> JournalFile:
        """A new file with its header.

        Raises:
            GameError: it exists already, or cannot be written; one sentence.
        """
        line = header_line(header)
        content = line.text.encode("utf-8")
        return cls(path, _begin(path, content), content, line.place)

    @classmethod
    def unkept(cls, path: Path, header: Header) -> JournalFile:
        """A journal that has no file, and would have been kept there."""
        line = header_line(header)
        return cls(path, -1, line.text.encode("utf-8"), line.place)

    @classmethod
    def reopen(cls, path: Path) -> tuple[JournalFile, Journal]:
        """Go on with a journal; a torn last line is cut off.

        Raises:
            JournalInUseError: another process plays it.
            JournalError: it is damaged, foreign or newer; the file is as it was.
            GameError: it cannot be opened.
        """
        handle, content = _open(path)
        try:
            journal = _read(path, content)
            if journal.torn:
                os.ftruncate(handle, journal.good)
                os.fsync(handle)
        except OSError as problem:
            os.close(handle)
            raise JournalFileError.of(path, "cannot be used", problem) from None
        except GameError:
            os.close(handle)
            raise
        return cls(path, handle, content[: journal.good], journal.place), journal

    def write(self, seat: Seat, action: Action) -> None:
        """Keep one action.

        Raises:
            OSError: it could not be kept; the file ends with the action before it.
            JournalLostError: another program took or changed the file; the next call keeps the whole
                game in a new one.
        """
        self._append(self._place.action(seat, action))

    def undo(self, kept: int) -> None:
        """Keep that only the first `kept` actions count.

        Raises:
            OSError: as `write`.
        """
        self._append(self._place.undo(kept))

    def take_back(self, kept: int) -> None:
        """Keep the same, although something was revealed since.

        Raises:
            OSError: as `write`.
        """
        self._append(self._place.undo(kept, revealed=True))

    def advise(self, seat: Seat) -> None:
        """Keep that somebody was told what to do.

        Raises:
            OSError: as `write`.
        """
        self._append(self._place.advise(seat))

    @property
    def there(self) -> bool:
        """Whether there is a file, and it is what was written."""
        return self._handle >= 0 and not self._lost and self._how_lost() is None

    def move(self, path: Path) -> None:
        """Go on under another name; what was kept so far goes along.

        Raises:
            GameError: the name is taken, or cannot be written; the journal is as it was.
        """
        # A copy, because an open file cannot be renamed on Windows.
        handle = _begin(path, bytes(self._content))
        mine = self.there
        self.close()
        if mine:
            with contextlib.suppress(OSError):
                self.path.unlink()
        self.path, self._handle, self._whole, self._lost = path, handle, True, False

    def close(self) -> None:
        """Let go of the file and its lock; what is written from then on waits in memory."""
        if self._handle >= 0:
            os.close(self._handle)
        self._handle = -1

    def _append(self, line: Line) -> None:
        content = line.text.encode("utf-8")
        if self._handle >= 0:
            if self._lost:
                self._keep_anew()
            how = self._how_lost()
            if how is not None:
                self._lost = True
                raise JournalLostError(how, self.path)
            self._write(content)
        self._content += content
        self._place = line.place

    def _write(self, content: bytes) -> None:
        good = len(self._content)
        if not self._whole:
            os.ftruncate(self._handle, good)
        self._whole = False
        try:
            os.lseek(self._handle, good, os.SEEK_SET)
            write_all(self._handle, content)
        except OSError:
            # If even this fails, the next line tries again before it writes.
            with contextlib.suppress(OSError):
                os.ftruncate(self._handle, good)
                self._whole = True
            raise
        self._whole = True

    def _how_lost(self) -> Literal["gone", "changed"] | None:
        """What has become of the file meanwhile; None: by its name and its length it is as it was."""
        mine = os.fstat(self._handle)
        try:
            named = os.stat(self.path)
        except (FileNotFoundError, NotADirectoryError):
            return "gone"
        if (named.st_ino, named.st_dev) != (mine.st_ino, mine.st_dev):
            return "gone"
        return "changed" if self._whole and mine.st_size != len(self._content) else None

    def _keep_anew(self) -> None:
        """Keep the whole game in a new file: under its name if that is free, else one beside it."""
        names = (self.path.with_name(f"{self.path.stem}-{n}{self.path.suffix}") for n in range(2, 1000))
        for path in (self.path, *names):
            with contextlib.suppress(FileExistsError):
                handle = create_file(path, bytes(self._content))
                break
        else:
            raise FileExistsError(self.path)
        self.close()
        self.path, self._handle, self._whole, self._lost = path, handle, True, False


def _begin(path: Path, content: bytes) -> int:
    """The handle of a new file with this content; GameError if there is one, or it cannot be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        # That a folder's name is taken by a file is nothing that another name of the journal would mend.
        obstacle = "" if problem.errno == errno.EEXIST else _OBSTACLES.get(problem.errno or 0, "")
        what = f"its folder {path.parent} cannot be made"
        raise JournalFileError(path, what, obstacle, problem.strerror or "") from None
    try:
        return create_file(path, content)
    except FileExistsError:
        raise JournalFileError(path, "exists already; choose another name, or resume it", "taken") from None
    except OSError as problem:
        raise JournalFileError.of(path, "cannot be written", problem) from None


def _open(path: Path) -> tuple[int, bytes]:
    """The handle of a file that is now locked, and all that it holds; GameError if that is not possible."""
    try:
        handle = os.open(path, _FLAGS)
    except OSError as problem:
        raise JournalFileError.of(path, "cannot be opened", problem) from None
    try:
        try:
            lock(handle)
        except OSError:
            raise JournalInUseError(path) from None
        check_ordinary(handle, path)
        return handle, _read_all(handle)
    except OSError as problem:
        os.close(handle)
        raise JournalFileError.of(path, "cannot be used", problem) from None
    except GameError:
        os.close(handle)
        raise


def keep_whole_part(path: Path, line: int) -> Path:
    """Let a damaged journal hold only what stands before a line; the damaged one is kept beside it.

    Args:
        path: the journal.
        line: where it is damaged (`JournalError.line`), from 2.

    Returns:
        Where the damaged file is kept.

    Raises:
        GameError: it is played elsewhere, or cannot be written; the journal is as it was.
    """
    handle, content = _open(path)
    try:
        for n in range(1, 1000):
            aside = path.with_name(f"{path.name}.damaged-{n}")
            if not aside.exists():
                break
        os.close(_begin(aside, content))
        os.ftruncate(handle, len(before_line(content, line)))
        os.fsync(handle)
    except OSError as problem:
        raise JournalFileError.of(path, "cannot be written", problem) from None
    finally:
        os.close(handle)
    return aside


def read_file(path: Path) -> Journal:
    """A journal that is only looked at.

    Raises:
        JournalError: it is damaged, foreign or newer.
        GameError: it cannot be read.
    """
    try:
        content = read_ordinary_file(path)
    except OSError as problem:
        raise JournalFileError.of(path, "cannot be read", problem) from None
    return _read(path, content)


def is_in_use(path: Path) -> bool:
    """Whether another process plays a journal now; not where it cannot be opened."""
    try:
        handle = os.open(path, _FLAGS)
    except OSError:
        return False
    try:
        lock(handle)
    except OSError:
        return True
    finally:
        os.close(handle)
    return False


@contextlib.contextmanager
def naming(path: Path) -> Iterator[None]:
    """Let what is wrong inside of a journal be said with the name of its file.

    Raises:
        JournalError: what was raised inside, with the name before it.
    """
    try:
        yield
    except JournalError as problem:
        raise problem.within(f"journal {path}") from None


def _read(path: Path, content: bytes) -> Journal:
    with naming(path):
        return read_journal(content)


def _read_all(handle: int) -> bytes:
    os.lseek(handle, 0, os.SEEK_SET)
    parts = []
    while part := os.read(handle, 1 << 20):
        parts.append(part)
    return b"".join(parts)
