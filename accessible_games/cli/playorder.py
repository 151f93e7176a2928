"""Which of the kept games was played last, whatever a clock says that was wrong or was set.

A file in the folder of the games names them in the order in which they were played, one a line, a game
once for each time; the last line is the game that was played last.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final

from accessible_games.files import read_file
from accessible_games.play.wholefile import BINARY, PRIVATE, replace_file

_FILE: Final = "order"
_LONG: Final = 100_000
"""Bytes; a longer file is written anew, with each game once."""


class PlayOrder:
    """The order of the games of one folder.

    Args:
        folder: where they are.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path = folder / _FILE

    def note(self, path: Path) -> None:
        """A game is played now; a folder that cannot be written goes by the clock."""
        name = self._name(path)
        if name is None or "\n" in name:
            return
        with contextlib.suppress(OSError):
            handle = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | BINARY, PRIVATE)
            try:
                long = os.fstat(handle).st_size > _LONG
                os.write(handle, f"{name}\n".encode())
            finally:
                os.close(handle)
            if long:
                self._shorten()

    def places(self) -> dict[Path, int]:
        """The place of each game that was noted, the greater the later."""
        return {self._folder / name: place for place, name in enumerate(self._names())}

    def _names(self) -> list[str]:
        try:
            text = read_file(self._path).decode("utf-8", "replace")
        except OSError:
            return []
        # A line that was cut off, or is damaged, names no game that there is; on Windows an earlier release
        # ended its lines by two signs.
        return [name for line in text.split("\n") if (name := line.removesuffix("\r"))]

    def _shorten(self) -> None:
        once = dict.fromkeys(reversed(self._names()))
        there = [name for name in once if (self._folder / name).exists()]
        text = "".join(f"{name}\n" for name in reversed(there))
        replace_file(self._path, text.encode(), PRIVATE)

    def _name(self, path: Path) -> str | None:
        """How a game is named there; None if it lies elsewhere."""
        try:
            return path.relative_to(self._folder).as_posix()
        except ValueError:
            return None
