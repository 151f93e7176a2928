"""Hold games to all their promises.

    python -m accessible_games.testing crazy_eights
    python -m accessible_games.testing crazy_eights --only words

It ends with 0 if every promise holds, with 1 and a line for each that does not, and with 2 if there is no
such game, or no check of that name.  A file that cannot be read is named with its line, and nothing else
of the game is looked at.  How much of a game is told in each language stands at the end; a language counts
against the game only where it promises it.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence

from accessible_games.engine import Game, OptionError
from accessible_games.games import GAMES, get_game, package_of_game, place_of

from . import gate
from .cases import CannotCheck
from .conformance import deck_copies
from .files import file_faults
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
    if faults := list(file_faults(game)):
        for fault in faults:
            print(f"BROKEN   {game.name}: {fault}")
        print(f"{game.name}: nothing else was looked at.")
        return BROKEN
    begun, kept = time.monotonic(), []
    told: dict[str, str] = {}
    for check in suite_of(game, deck_copies(game.name)):
        if only in check.name:
            kept.append(_keeps(game, check, told))
    if not kept:
        print(f"{game.name}: no check has {only!r} in its name; --only words has, say", file=sys.stderr)
        return MISUSED
    held, broken = kept.count(True), kept.count(False)
    print(f"{game.name}: {held} promises hold, {broken} do not; {time.monotonic() - begun:.0f} seconds.")
    for line in gate.table(game):
        print(f"  {line}")
    return BROKEN if broken else HELD


def _keeps(game: Game, check: Check, told: dict[str, str]) -> bool | None:
    """Whether a promise is kept, None if that cannot be looked at here; the same fault is told once.

    Args:
        game: whose it is.
        check: looks whether it is kept.
        told: what went wrong, and in which check that was told.
    """
    try:
        check.run()
    except CannotCheck as problem:
        print(f"skipped  {check.name}: {problem}", flush=True)
        return None
    except Exception as problem:  # whatever a stranger's game raises is a promise that it breaks
        what = str(problem) if isinstance(problem, AssertionError) else _raised(problem, game)
        first = told.setdefault(what, check.name)
        print(f"BROKEN   {check.name}: {what if first == check.name else 'as ' + first}", flush=True)
        return False
    return True


def _raised(problem: Exception, game: Game) -> str:
    """An error that is no promise's: what it is, and the place in the game's package that it came from."""
    place = place_of(problem, package_of_game(game.name))
    return f"{place}{': ' if place else ''}{problem!r}"


if __name__ == "__main__":
    sys.exit(main())
