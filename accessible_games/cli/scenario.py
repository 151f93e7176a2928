"""`scenario`: check positions and moves that are written down in files."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from accessible_games.engine import Event, Game, GameError, Seat
from accessible_games.files import read_file

from .failure import FAILED, MISUSED, OK, one_line, tell_error
from .parser import Parser

ABOUT: Final = (
    "Run scenario files: each sets a position, plays moves and says what must hold. "
    "One line per file says ok or FAIL. The exit code is 0 if all hold, 1 if one fails, "
    "2 if one cannot be read."
)


def add_arguments(parser: Parser) -> None:
    """The words that the verb takes."""
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="A file, or a folder of them.")


def run(arguments: argparse.Namespace) -> int:
    """Run all files; the worst of them gives the exit code."""
    from accessible_games.engine.scenario import find_files, run_text
    from accessible_games.games import get_game

    code = OK
    for path in find_files(arguments.paths):
        try:
            outcome = run_text(read_file(path), get_game, EnglishTeller)
        except (GameError, OSError) as problem:
            tell_error(f"unreadable {path}: {getattr(problem, 'strerror', None) or problem}")
            code = MISUSED
            continue
        if outcome.failure:
            code = max(code, FAILED)
        told = f"FAIL {outcome.id}: {outcome.failure}" if outcome.failure else f"ok {outcome.id}"
        print(one_line(told), flush=True)
    return code


class EnglishTeller:
    """The English words of a table whose players are called by their seats; others if a game has none."""

    def __init__(self, game: Game, seats: int) -> None:
        from accessible_games.narration.catalogue import language_for
        from accessible_games.narration.narrator import Narrator, PlayerName

        names = [PlayerName(f"Player {seat}") for seat in range(seats)]
        self._narrator = Narrator(names, language_for(game, "en"))

    def tell(self, event: Event, seat: Seat | None) -> str:
        """An event that was opened for `seat`, in words."""
        return self._narrator.tell(event, seat).text
