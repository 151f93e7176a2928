"""Hold games to all their promises.

    python -m accessible_games.testing crazy_eights
    python -m accessible_games.testing crazy_eights --only words

It ends with 0 if every promise holds, with 1 and a line for each that does not, and with 2 if there is no
such game.  How much of a game is told in each language stands at the end; a language counts against the
game only where it promises it.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence

from accessible_games.engine import Game, OptionError
from accessible_games.games import GAMES, get_game

from . import gate
from .conformance import deck_copies
from .failure import CannotCheck
from .suite import Check, suite_of

HELD, BROKEN, MISUSED = 0, 1, 2
"""Exit codes."""


def main(words: Sequence[str] | None = None) -> int:
    """Check the games that are named; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m accessible_games.testing", description="Check games.")
    parser.add_argument("games", nargs="+", metavar="GAME", help=f"installed are: {', '.join(GAMES)}")
    parser.add_argument("--only", default="", metavar="TEXT", help="only the checks with this in their names")
    arguments = parser.parse_args(words)
    try:
        games = [get_game(name) for name in arguments.games]
    except OptionError as problem:
        print(problem, file=sys.stderr)
        return MISUSED
    return max(_hold(game, arguments.only) for game in games)


def _hold(game: Game, only: str) -> int:
    begun, broken, held = time.monotonic(), 0, 0
    for check in suite_of(game, deck_copies(game.name)):
        if only in check.name:
            kept = _keeps(check)
            broken, held = broken + (not kept), held + kept
    print(f"{game.name}: {held} promises hold, {broken} do not; {time.monotonic() - begun:.0f} seconds.")
    for line in gate.table(game):
        print(f"  {line}")
    return BROKEN if broken or not held else HELD


def _keeps(check: Check) -> bool:
    try:
        check.run()
    except CannotCheck as problem:
        print(f"skipped  {check.name}: {problem}", flush=True)
    except Exception as problem:  # whatever a stranger's game raises is a promise that it breaks
        told = str(problem) if isinstance(problem, AssertionError) else repr(problem)
        print(f"BROKEN   {check.name}: {told}", flush=True)
        return False
    return True


if __name__ == "__main__":
    sys.exit(main())
