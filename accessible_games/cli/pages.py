"""Text that is taken along: to the clipboard of the window, else to files of its owner's."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path
from typing import Final

_TRIES: Final = 100


class TextPages:
    """The `Pages` of a game.

    Args:
        folder: where files go; made when the first one is written.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def copy(self, text: str) -> str:
        """Put a text into the clipboard, or into a file where there is none.

        Returns:
            "" for the clipboard, else the file's path.

        Raises:
            OSError: it could not be written.
        """
        return "" if _to_clipboard(text) else self._write("copied", text)

    def write(self, text: str) -> str:
        """Put lines into a new file; returns its path.

        Raises:
            OSError: it could not be written.
        """
        return self._write("history", text)

    def _write(self, kind: str, text: str) -> str:
        self._folder.mkdir(parents=True, exist_ok=True)
        stem = f"{kind}-{datetime.now():%Y-%m-%d-%H%M%S}"
        for number in range(1, _TRIES):
            path = self._folder / f"{stem}{f'-{number}' if number > 1 else ''}.txt"
            try:
                descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            except FileExistsError:
                continue
            with open(descriptor, "w", encoding="utf-8", newline="\n") as file:
                file.write(f"{text}\n")
            return str(path)
        raise FileExistsError(17, "there are too many files of this second", str(self._folder))


def _to_clipboard(text: str) -> bool:
    """Whether the text is in the clipboard: a window of ours must be open, since it holds it."""
    pygame = sys.modules.get("pygame")  # a terminal never loads its window part
    if pygame is None or not pygame.display.get_init() or pygame.display.get_surface() is None:
        return False
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True
