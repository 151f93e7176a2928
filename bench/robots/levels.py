"""One robot of a level among robots of another: how often it wins, with a 95 % interval.

    python bench/robots/levels.py kami hard medium [--seats 2,3,4] [--games 400] [--first 0]
        [--option target=15] [--toml 'bot_reaction_ms = [1800, 1800, 1800]']

Game number n is dealt from seed n // seats with the one at seat n % seats, so that it has every seat of
every deal; seeds begin at 0 and nobody picks them.  A long row is run in pieces (`--first`), and added up.
In a game of pairs the one is a pair.  A shared win counts as its fraction.  The interval is Wilson's;
where a win can be shared it is a little too wide.  Each robot hears and sees what its seat may know, at a
table as it is played.
"""

from __future__ import annotations

import argparse
import sys
import time
import tomllib
from collections.abc import Mapping
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from accessible_games.cli.fields import read_options  # noqa: E402
from accessible_games.cli.selfplay import play_bots  # noqa: E402
from accessible_games.engine import CHANCE  # noqa: E402
from accessible_games.games import get_game  # noqa: E402


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def team_of(name: str, seats: int, seat: int) -> set[int]:
    """A seat and those who play with it."""
    return next({*side} for side in get_game(name).sides(seats) if seat in side)


def play(task: tuple[str, int, str, str, int, Mapping[str, Any]]) -> tuple[float, int, float]:
    """One game: the one's share of the win, its decisions, and the seconds of CPU."""
    name, seats, one, others, number, options = task
    seat = number % seats
    team = team_of(name, seats, seat)
    levels = [one if who in team else others for who in range(seats)]
    deal = number // seats
    started = time.process_time()
    played = play_bots(get_game(name), options, levels, Random(f"bots {number}"), Random(f"deals {deal}"))
    spent = time.process_time() - started
    winners = [who for who, result in enumerate(played.returns) if result > 0]
    share = sum(who in team for who in winners) / len(winners) if winners else 0.0
    return share, sum(who != CHANCE for who, _ in played.done), spent


def compare(
    name: str, seats: int, one: str, others: str, numbers: range, options: Mapping[str, Any], cores: int
) -> str:
    """A row of the table."""
    games = len(numbers)
    tasks = [(name, seats, one, others, number, options) for number in numbers]
    with Pool(cores) as pool:
        rows = pool.map(play, tasks, chunksize=4)
    share = sum(row[0] for row in rows) / games
    low, high = interval(share, games)
    fair = len(team_of(name, seats, 0)) / seats
    each = sum(row[2] for row in rows) / sum(row[1] for row in rows) * 1000
    return (
        f"| {name} | {seats} | {one} | {others} | {100 * fair:.0f} | **{100 * share:.1f}** "
        f"[{100 * low:.1f}, {100 * high:.1f}] | {games} | {each:.2f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("one")
    parser.add_argument("others")
    parser.add_argument("--seats", default="")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--toml", default="")
    parser.add_argument("--cores", type=int, default=2)
    given = parser.parse_args()
    numbers = range(given.first, given.first + given.games)
    seats = [int(one) for one in given.seats.split(",")] if given.seats else list(get_game(given.game).seats)
    options = {**read_options(given.option), **tomllib.loads(given.toml)}
    print("| game | seats | one | others | fair | share won, % | games | ms a decision |")
    print("|---|---|---|---|---|---|---|---|")
    for number in seats:
        print(
            compare(given.game, number, given.one, given.others, numbers, options, given.cores),
            flush=True,
        )


if __name__ == "__main__":
    main()
