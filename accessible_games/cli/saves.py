"""The folder of kept games: journals that are played on, named saves, and games that are over."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from accessible_games.engine import Action, GameError, Seat
from accessible_games.engine.journal import Header, read_header
from accessible_games.files import open_file
from accessible_games.narration.catalogue import catalogue
from accessible_games.play.journalfile import JournalFile

from .folders import Folders
from .invocation import as_typed
from .parser import shortened

ENDING: Final = ".jsonl"
_OVER: Final = "over"
_NAMED: Final = "named"
LONGEST_NAME: Final = 60

# Names that Windows keeps for devices, whatever stands behind the dot.
_DEVICES: Final = frozenset(
    {"con", "prn", "aux", "nul"} | {f"{port}{n}" for port in ("com", "lpt") for n in range(10)}
)
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


class GameFolder:
    """The kept games of one user.

    Args:
        folder: where they are.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @classmethod
    def of_user(cls) -> GameFolder:
        """The folder of whoever runs the program."""
        return cls(Folders.of_user().journals)

    def create(self, header: Header) -> JournalFile:
        """A journal for a new game, named by the program.

        Raises:
            GameError: it cannot be written.
        """
        stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{header.game}"
        for number in range(1, 1000):
            path = self._folder / f"{stem}{f'-{number}' if number > 1 else ''}{ENDING}"
            if not path.exists():
                return JournalFile.create(path, header)
        raise GameError(f"journal {stem}: there are too many games of this second")

    def path_named(self, name: str) -> Path:
        """Where a save of that name is, or would be.

        Raises:
            GameError: the name will not do.
        """
        plain = name.strip()
        fits = plain and len(plain) <= LONGEST_NAME and plain.isprintable() and not plain.startswith(".")
        if not fits or _NOT_IN_NAMES & set(plain) or plain.partition(".")[0].casefold() in _DEVICES:
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
        names = ", ".join(game.name for game in self.open_games() if game.name) or "there are none yet"
        raise GameError(
            f"journal {shortened(text)}: no such file and no such saved game; saved games: {names}"
        )

    def open_games(self) -> list[Kept]:
        """Games that can be gone on with, the last played first; what cannot be read is passed by."""
        games = [*self._games(self._folder, named=False), *self._games(self._folder / _NAMED, named=True)]
        return sorted(games, key=lambda game: game.changed, reverse=True)

    def finished_games(self) -> list[Kept]:
        """Games that are over, the last played first."""
        games = self._games(self._folder / _OVER, named=False)
        return sorted(games, key=lambda game: game.changed, reverse=True)

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

    def _games(self, folder: Path, *, named: bool) -> Iterator[Kept]:
        try:
            paths = sorted(folder.glob(f"*{ENDING}"))
        except OSError:
            return
        for path in paths:
            with contextlib.suppress(OSError, GameError), open_file(path) as file:
                header = read_header(file.readline().rstrip(b"\n"))
                yield Kept(path, path.stem if named else "", header, last_played(path))


def last_played(path: Path) -> datetime:
    """When a journal was written to; now if nobody knows."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime)
    except OSError:
        return datetime.now()


class KeptGame:
    """The `Log` and the `Saves` of one game that is being played.

    Args:
        journal: its open journal.
        folder: where it is saved under a name.
        language: of what is said about names.
    """

    def __init__(self, journal: JournalFile, folder: GameFolder, language: str = "en") -> None:
        self._journal = journal
        self._folder = folder
        self._words = catalogue(language, "cli")
        self._keeping = True
        self._argument = folder.argument_for(journal.path)

    def write(self, seat: Seat, action: Action) -> None:
        """Keep one action; OSError if that is not possible."""
        if self._keeping:
            self._journal.write(seat, action)

    def undo(self, kept: int) -> None:
        """Keep that only the first actions count; OSError if that is not possible."""
        if self._keeping:
            self._journal.undo(kept)

    def take_back(self, kept: int) -> None:
        """Keep the same, although something was revealed since; OSError if that is not possible."""
        if self._keeping:
            self._journal.take_back(kept)

    @property
    def command(self) -> str:
        """What to type to go on with this game; "" if it is not kept."""
        if not self._keeping:
            return ""
        return as_typed("resume", *([self._argument] if self._argument else []))

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
        self._journal.move(path)
        self._argument = self._folder.argument_for(self._journal.path)
        return self.command

    def stop_keeping(self) -> None:
        """Keep nothing from now on."""
        self._keeping = False

    def discard(self) -> None:
        """Take the journal back: its game has not begun."""
        self._journal.close()
        with contextlib.suppress(OSError):
            self._journal.path.unlink()

    def close(self, *, over: bool) -> None:
        """Let go of the journal; a game that is over is put away."""
        self._journal.close()
        if over and self._keeping:
            self._folder.put_away(self._journal.path)
