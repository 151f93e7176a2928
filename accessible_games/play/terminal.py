"""The terminal front end: lines in, lines out, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TextIO

from accessible_games.engine import Bot, Seat
from accessible_games.engine.table import Table

from .players import Player
from .ports import Cues, Preferences, Saves, Voice


class Terminal:
    """Lines typed and lines printed.  Make one per process: it reads ahead of what it gives.

    Args:
        stdin, stdout: the streams of the process.
    """

    def __init__(self, stdin: TextIO, stdout: TextIO) -> None:
        self._stdin = stdin
        self._stdout = stdout


def run(
    table: Table,
    players: Sequence[Player],
    terminal: Terminal,
    *,
    saves: Saves,
    preferences: Preferences,
    voice: Voice | None,
    cues: Cues | None,
    make_bot: Callable[[str, Seat], Bot],
    rng: Random,
) -> int:
    """Play a game to its end, or until somebody leaves; returns the exit code, 0.

    The table has not dealt yet, or comes from a journal; nobody listens to it so far.

    Args:
        table: the table; its `log` is what `saves` speaks of.
        players: by seat.
        terminal: where lines come from and go to.
        saves: where the game is kept.
        preferences: what the table was asked once.
        voice, cues: speech and sounds; None: text only.
        make_bot: a bot of a level for a seat.
        rng: the source of the bots' choices.
    """
    raise NotImplementedError
