"""How well teams of robots do in a game that is won or lost together, by level and number of players.

    python bench/robots/teams.py tamashii face_up_count [--seats 2,3,4,5] [--games 400] [--levels hard,expert]
        [--option peek=shared] [--first 0]

The second word is what of `inspect()` is counted at the end; a game is won as its returns say.  Game number
n is dealt from seed n, the robots draw from another one; seeds begin at 0 and nobody picks them.  The
mean stands with 1.96 standard errors, the share of games won with Wilson's 95 % interval.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from levels import interval  # noqa: E402

from accessible_games.cli.fields import read_options  # noqa: E402
from accessible_games.cli.selfplay import play_bots  # noqa: E402
from accessible_games.games import get_game  # noqa: E402


def row(name: str, key: str, seats: int, level: str, numbers: range, options: Mapping[str, Any]) -> str:
    """A row of the table."""
    game, games, found, won = get_game(name), len(numbers), [], 0
    started, decisions = time.process_time(), 0
    for number in numbers:
        played = play_bots(
            game, options, [level] * seats, Random(f"bots {number}"), Random(f"deals {number}")
        )
        state = game.new_state(seats, options, {})
        for seat, action in played.done:
            state.apply(seat, action)
        found.append(state.inspect()[key])
        won += played.returns[0] > 0
        decisions += len(played.done)
    each = (time.process_time() - started) / decisions * 1000
    mean = sum(found) / games
    error = 1.96 * sqrt(sum((n - mean) ** 2 for n in found) / games / games)
    low, high = interval(won / games, games)
    return (
        f"| {name} | {seats} | {level} | {mean:.2f} ± {error:.2f} | {100 * won / games:.1f} "
        f"[{100 * low:.1f}, {100 * high:.1f}] | {games} | {each:.2f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("key")
    parser.add_argument("--seats", default="")
    parser.add_argument("--levels", default="")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--option", action="append", default=[])
    given = parser.parse_args()
    game = get_game(given.game)
    seats = [int(one) for one in given.seats.split(",")] if given.seats else list(game.seats)
    levels = given.levels.split(",") if given.levels else list(game.bots)
    numbers = range(given.first, given.first + given.games)
    print(f"| game | seats | level | {given.key} | won, % | games | ms an action |")
    print("|---|---|---|---|---|---|---|")
    for number in seats:
        for level in levels:
            line = row(given.game, given.key, number, level, numbers, read_options(given.option))
            print(line, flush=True)


if __name__ == "__main__":
    main()
