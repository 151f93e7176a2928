"""What is wrong with a kept game, in the words of whoever is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from accessible_games.engine import GameError
from accessible_games.engine.journal import JournalError
from accessible_games.play.journalfile import JournalFileError

from .console import Message


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
