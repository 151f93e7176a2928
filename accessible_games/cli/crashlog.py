"""The log of faults inside the program: where they happened, and never with what values."""

from __future__ import annotations

import os
import platform
import time
import traceback
from pathlib import Path

from accessible_games import __version__

from .folders import Folders


def write_crash(problem: BaseException) -> Path | None:
    """Append the places a fault went through; None if that is not possible.

    An exception's text can quote a card that a player holds, so only its class is kept, and of
    each line of code only where it stands.
    """
    lines = [
        f"{time.strftime('%Y-%m-%d %H:%M:%S')} accessible-games {__version__}, "
        f"Python {platform.python_version()}, {platform.system()}"
    ]
    seen: set[int] = set()
    current: BaseException | None = problem
    while current is not None and id(current) not in seen:
        seen.add(id(current))
        lines.append(type(current).__name__)
        for frame in traceback.extract_tb(current.__traceback__):
            lines.append(f"  {Path(frame.filename).name}, line {frame.lineno}, in {frame.name}")
        current = current.__cause__ or current.__context__
    path = Folders.of_user().logs / "faults.log"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        with open(handle, "a", encoding="utf-8") as log:
            log.write("\n".join(lines) + "\n")
    except OSError:
        return None
    return path
