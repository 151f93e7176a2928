"""The folder of kept games: journals that are played on, named saves, and games that are over."""

from __future__ import annotations

import contextlib
import os
import re
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from accessible_games.engine import Action, GameError, Seat
from accessible_games.engine.journal import Header, JournalError, read_header
from accessible_games.files import is_device, open_file
from accessible_games.narration.catalogue import catalogue
from accessible_games.play.journalfile import (
    JournalFile,
    JournalFileError,
    JournalInUseError,
    is_in_use,
    naming,
)
from accessible_games.play.wholefile import sweep

from .console import Message
from .folders import Folders
from .invocation import as_typed
from .parser import shortened
from .playorder import PlayOrder

ENDING: Final = ".jsonl"
_OVER: Final = "over"
_NAMED: Final = "named"
_HOSTED: Final = "hosted"
_PLAYED: Final = "played"
LONGEST_NAME: Final = 60
_LONGEST_LINE: Final = 1 << 20
"""Bytes of a first line; no header comes near it."""

_STAMP: Final = "%Y-%m-%d-%H%M%S"
_OWN_NAME: Final = re.compile(r"(\d{4}-\d\d-\d\d-\d{6})-([a-z][a-z0-9_]*)(?:-\d+)?")
"""How the program names a journal: when it was begun, and of which game it is."""

_NOT_IN_NAMES: Final = frozenset('\\/:*?"<>|')


@dataclass(frozen=True, slots=True)
class Kept:
    """A game in the folder.

    Attributes:
        path: its journal.
        name: what it was saved as; "" if the program named it.
        header: who plays what.
        changed: when it was last played.
    """

    path: Path
    name: str
    header: Header
    changed: datetime


@dataclass(frozen=True, slots=True)
class Found:
    """A journal as its folder tells of it: nothing in it was read.

    Attributes:
        path: where it is.
        name: what it was saved as; "" if the program named it.
        changed: when it was written to.
    """

    path: Path
    name: str
    changed: datetime

    @property
    def game(self) -> str:
        """The id of its game, by the name that the program gave the file; "" if that does not tell."""
        named = _OWN_NAME.fullmatch(self.path.stem)
        return named[2] if named else ""

    @property
    def begun(self) -> datetime | None:
        """When it was begun, by that name; None if that does not tell."""
        named = _OWN_NAME.fullmatch(self.path.stem)
        try:
            return datetime.strptime(named[1], _STAMP) if named else None
        except ValueError:
            return None


class GameFolder:
    """The kept games of one user.

    Args:
        folder: where they are.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder
        self._folder = folder
        self._order = PlayOrder(folder)

    @classmethod
    def of_user(cls) -> GameFolder:
        """The folder of whoever runs the program."""
        return cls(Folders.of_user().journals)

    def create(self, header: Header) -> JournalFile:
        """A journal for a new game, named by the program.

        Raises:
            GameError: it cannot be written.
        """
        return JournalFile.create(self._new_path(header.game), header)

    def create_unkept(self, header: Header) -> JournalFile:
        """The journal of a new game that waits in memory, since it cannot be written."""
        return JournalFile.unkept(self._new_path(header.game), header)

    def beside(self, journal: Path) -> Path:
        """Where it is kept who sits at the table of a journal with devices of their own."""
        return self._folder / _HOSTED / f"{journal.stem}.json"

    def hosted(self) -> list[Path]:
        """All such files, the latest first."""
        found: list[tuple[float, Path]] = []
        with contextlib.suppress(OSError):
            found = [(path.stat().st_mtime, path) for path in (self._folder / _HOSTED).glob("*.json")]
        return [path for _, path in sorted(found, reverse=True)]

    def _new_path(self, game: str) -> Path:
        stem = f"{datetime.now():{_STAMP}}-{game}"
        for number in range(1, 1000):
            path = self._folder / f"{stem}{f'-{number}' if number > 1 else ''}{ENDING}"
            if not path.exists():
                return path
        raise GameError(f"journal {stem}: there are too many games of this second")

    def path_named(self, name: str) -> Path:
        """Where a save of that name is, or would be.

        Raises:
            GameError: the name will not do.
        """
        plain = name.strip()
        fits = plain and len(plain) <= LONGEST_NAME and plain.isprintable() and not plain.startswith(".")
        try:
            os.fsencode(plain)  # a system of few letters has no file of this name
        except UnicodeEncodeError:
            fits = False
        if not fits or _NOT_IN_NAMES & set(plain) or is_device(plain):
            raise GameError(
                f"{shortened(name)} is no name for a game; 1 to {LONGEST_NAME} letters and digits are allowed"
            )
        return self._folder / _NAMED / f"{plain.rstrip('.')}{ENDING}"

    def argument_for(self, path: Path) -> str:
        """What `resume` takes for a journal: nothing where the program named it, else a name or a path."""
        if path.parent == self._folder:
            return ""
        return path.stem if path.parent == self._folder / _NAMED else str(path)

    def find(self, text: str) -> Path:
        """The journal that a command means: a file, or the name of a save.

        Raises:
            GameError: there is none.
        """
        path = Path(text)
        with contextlib.suppress(GameError, OSError):  # no name, or one that no system takes
            if path.is_file():
                return path
            named = self.path_named(text)
            if named.is_file():
                return named
        games = self.open_games()
        names = ", ".join(game.name for game in games if game.name)
        saved = f"saved under a name are {names}" if names else "none is saved under a name"
        if games:
            saved += f"; {len(games)} can be gone on with, and resume alone takes the last"
        raise GameError(f"journal {shortened(text)}: no such file and no such saved game; {saved}")

    def open_games(self) -> list[Kept]:
        """Games that can be gone on with, the last played first; what cannot be read is passed by."""
        return list(self._readable(self.found()))

    def finished_games(self) -> list[Kept]:
        """Games that are over, the last played first."""
        return list(self._readable(self.found(over=True)))

    def found(self, *, over: bool = False) -> list[Found]:
        """The journals, the last played first; none of them is read.

        Args:
            over: whether those of games that are over.
        """
        folders = [(self._folder / _OVER, False)] if over else _of_open_games(self._folder)
        games = [found for folder, named in folders for found in _found(folder, named=named)]
        places = self._order.places()
        # What was played before the order was noted, or lies here as a copy, goes by the clock.
        return sorted(games, key=lambda game: (places.get(game.path, -1), game.changed), reverse=True)

    def read(self, found: Found) -> Kept:
        """A game whose journal begins as one should; only its first line is looked at.

        Raises:
            GameError: it cannot be read; the sentence names the file and says why.
        """
        try:
            with naming(found.path), open_file(found.path) as file:
                header = read_header(file.readline(_LONGEST_LINE).removesuffix(b"\n"))
        except OSError as problem:
            raise JournalFileError.of(found.path, "cannot be read", problem) from None
        return Kept(found.path, found.name, header, found.changed)

    def sweep(self) -> None:
        """Take away what a program that was killed had not finished."""
        for folder, _ in _of_open_games(self._folder):
            sweep(folder)

    def note_played(self, path: Path) -> None:
        """Remember that a game of this folder is the one that was played last."""
        self._order.note(path)

    def delete(self, path: Path) -> None:
        """Take a journal away for good.

        Raises:
            GameError: another window plays it, or it cannot be deleted.
        """
        if is_in_use(path):
            raise JournalInUseError(path)
        try:
            path.unlink()
        except OSError as problem:
            raise JournalFileError.of(path, "cannot be deleted", problem) from None
        self.mark_played(path, played=False)

    # -- whether a game was left, or cut off ------------------------------------------------------

    def mark_played(self, path: Path, *, played: bool) -> None:
        """Note that a game of this folder is played, until it is left: what stays noted was cut off."""
        if path.parent not in (self._folder, self._folder / _NAMED):
            return
        mark = self._mark(path)
        with contextlib.suppress(OSError):  # then nobody is told that it was cut off
            if played:
                mark.parent.mkdir(exist_ok=True)
                mark.touch()
            else:
                mark.unlink(missing_ok=True)

    def was_cut_off(self, path: Path) -> bool:
        """Whether the program ended while it played a game that nobody plays now."""
        return self._mark(path).exists()

    def _mark(self, path: Path) -> Path:
        return self._folder / _PLAYED / f"{path.parent.name}-{path.stem}"

    def put_away(self, path: Path) -> None:
        """Move a game that is over out of the way, if it lies here; it can still be replayed."""
        if path.parent not in (self._folder, self._folder / _NAMED):
            return
        over = self._folder / _OVER
        with contextlib.suppress(OSError):
            over.mkdir(exist_ok=True)
            target = over / path.name
            if not target.exists():
                os.rename(path, target)
                self._order.note(target)

    def _readable(self, games: Iterable[Found]) -> Iterator[Kept]:
        for found in games:
            with contextlib.suppress(GameError):
                yield self.read(found)


def _of_open_games(folder: Path) -> list[tuple[Path, bool]]:
    """The folders of games that are not over, each with whether its games were named by people."""
    return [(folder, False), (folder / _NAMED, True)]


def _found(folder: Path, *, named: bool) -> Iterator[Found]:
    try:
        with os.scandir(folder) as inside:
            for entry in inside:
                if entry.name.endswith(ENDING):
                    # It has gone since, or its time is none that there is.
                    with contextlib.suppress(OSError, ValueError, OverflowError):
                        path = Path(entry.path)
                        changed = datetime.fromtimestamp(_stat(entry).st_mtime)
                        yield Found(path, path.stem if named else "", changed)
    except OSError:
        return


def _stat(entry: os.DirEntry[str]) -> os.stat_result:
    """What is known of a file; of a link that leads nowhere, as on a stick that is not there, the link's."""
    try:
        return entry.stat()
    except OSError:
        return entry.stat(follow_symlinks=False)


def last_played(path: Path) -> datetime:
    """When a journal was written to; now if nobody knows."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime)
    except (OSError, ValueError, OverflowError):
        return datetime.now()


class KeptGame:
    """The `Log` and the `Saves` of one game that is being played.

    Args:
        journal: its open journal.
        folder: where it is saved under a name.
        language: of what is said about names.
        given: what was given at this start alone, and is to be given again to go on in the same way.
    """

    def __init__(
        self, journal: JournalFile, folder: GameFolder, language: str = "en", given: Sequence[str] = ()
    ) -> None:
        self._journal = journal
        self._given = given
        self._folder = folder
        self._words = catalogue(language, "cli")
        self._marked: Path | None = None
        self.last_move = time.monotonic()
        """When something was kept last: what is heard behind the last move is no part of the game."""

    def begin(self) -> None:
        """Note that it is played from now on."""
        self._folder.note_played(self._journal.path)
        self._mark(self._journal.path)

    def _mark(self, path: Path | None) -> None:
        """Note under which name it is played, until it is left; None: it is."""
        if self._marked is not None:
            self._folder.mark_played(self._marked, played=False)
        self._marked = path
        if path is not None:
            self._folder.mark_played(path, played=True)

    def write(self, seat: Seat, action: Action) -> None:
        """Keep one action; OSError if that is not possible."""
        self._journal.write(seat, action)
        self.last_move = time.monotonic()

    def undo(self, kept: int) -> None:
        """Keep that only the first actions count; OSError if that is not possible."""
        self._journal.undo(kept)

    def take_back(self, kept: int) -> None:
        """Keep the same, although something was revealed since; OSError if that is not possible."""
        self._journal.take_back(kept)

    def advise(self, seat: Seat) -> None:
        """Keep that somebody was told what to do; OSError if that is not possible."""
        self._journal.advise(seat)

    @property
    def command(self) -> str:
        """What to type to go on with this game; "" if it is not kept."""
        if not self._journal.there:
            return ""
        argument = self._folder.argument_for(self._journal.path)
        return as_typed("resume", *([argument] if argument else []), *self._given)

    def keep_as(self, name: str) -> str:
        """Let the game go on under a name; returns what to type to go on with it.

        Raises:
            GameError: the name will not do, is taken, or cannot be written.
        """
        try:
            path = self._folder.path_named(name)
        except GameError:
            raise GameError(self._words.text("cli-save-name", most=LONGEST_NAME)) from None
        if path.exists():
            raise GameError(self._words.text("cli-save-taken", name=path.stem))
        try:
            self._journal.move(path)
        except JournalFileError as problem:
            key, variables = fault_message(problem, path, self._folder.path)
            raise GameError(self._words.text(key, **variables)) from None
        self._folder.note_played(path)
        self._mark(path)
        return self.command

    def stop_keeping(self) -> None:
        """Write nothing from now on, until it is saved under a name."""
        self._journal.close()

    def discard(self) -> None:
        """Take the journal back: its game has not begun."""
        mine = self._journal.there
        self._journal.close()
        self._mark(None)
        if mine:
            with contextlib.suppress(OSError):
                self._journal.path.unlink()

    def close(self, *, over: bool) -> None:
        """Let go of the journal; a game that is over is put away."""
        mine = self._journal.there
        self._journal.close()
        self._mark(None)
        if mine:
            self._folder.note_played(self._journal.path)
        if mine and over:
            self._folder.put_away(self._journal.path)


# -- what is wrong with a kept game, in the words of whoever is told --------------------------


def fault_message(problem: GameError, path: Path, folder: Path) -> Message:
    """The message about a game that cannot be gone on with.

    Args:
        problem: what was raised.
        path: the journal.
        folder: where games are kept; a journal that lies there is named without its folder.
    """
    variables: dict[str, Any] = {"file": named(path, folder)}
    if isinstance(problem, JournalFileError):
        return f"cli-journal-{problem.obstacle or 'system'}", variables | {"reason": problem.reason}
    if isinstance(problem, JournalError):
        variables |= {"line": problem.line, "reason": problem.problem}
        return f"cli-journal-{problem.kind}", variables
    return "cli-journal-system", variables | {"reason": str(problem)}


def named(path: Path, folder: Path) -> str:
    """A journal's file as it is said: its name in the folder of the games, else the whole path."""
    try:
        return path.relative_to(folder).as_posix()
    except ValueError:
        return str(path)
