"""How often a perfect player wins whom the robots match, by reaction time and number of players.

    python bench/robots/match.py [--seats 2,3,4,5,6,7,8] [--times 600,1000,1800,3000] [--sessions 40]
        [--first 0] [--cores 2]

A session is 120 duels or a little more, game after game, as people play them (at most 150 cards a game);
what the robots have learned of the person goes on to the next game.  The perfect player misses nothing and
slips never, at a mean reaction that is given; the others are robots of the level medium that match them.
Told is the share of the games that begin after duel 20, as a multiple of the fair share, with Wilson's 95 %
interval, and the robots' mean reaction at the end (median of the sessions).  `--equal N` counts the cards
that N games of equal robots turn over, at most 150 as it is played.
"""

from __future__ import annotations

import argparse
import sys
from multiprocessing import Pool
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from levels import interval  # noqa: E402

from accessible_games.cli.selfplay import play_out  # noqa: E402
from accessible_games.engine import Bot, Event, Seat  # noqa: E402
from accessible_games.engine.table import RandomChance, Table  # noqa: E402
from accessible_games.games import get_game  # noqa: E402
from accessible_games.games.magi_kitchen import events as told  # noqa: E402
from accessible_games.games.magi_kitchen.bot import SKILLS, ReactionBot, Skill  # noqa: E402

LAST_ROUND = 150
"""Cards turned over after which a game ends, as it is played."""
AFTER, TO = 20, 120
"""Duels after which a game counts, and after which a session ends with the game that is played."""
SLOWEST, MEDIUM = 2600, 1800
PERFECT = Skill(3, misses=0.0, slips=0.0, startles=0.0, forgets=0.0)
"""A player whose mean reaction is the third of `bot_reaction_ms`."""


class Flips:
    """Counts the cards that are turned over."""

    def __init__(self) -> None:
        self.n = 0

    def hear(self, event: Event) -> None:
        """Count one."""
        self.n += isinstance(event, (told.CardTurned, told.CustomTurned))


def play(bots: list[Bot], options: dict[str, Any], rng: Random) -> tuple[tuple[float, ...], int]:
    """One game at a table, in simulated time: the result by seat, and the cards turned over."""
    game, flips = get_game("magi_kitchen"), Flips()
    table = Table(game, len(bots), options=options, data={}, chance=RandomChance(rng))
    table.listen(None, flips)
    return play_out(table, bots, rng), flips.n


def session(task: tuple[int, int, int]) -> tuple[float, int, int]:
    """120 duels of a person among robots that match: games won, games that count, and the last mean."""
    seats, mean, number = task
    rng = Random(f"match {seats} {number}")
    me = Seat(number % seats)
    won, counted, duels, start = 0.0, 0, 0, 0
    while duels < TO:
        options = {
            "last_round_after": LAST_ROUND,
            "robots_react": "match",
            "match_ms": start,
            "bot_reaction_ms": (SLOWEST, MEDIUM, mean),
        }
        robots = [ReactionBot(Seat(seat), SKILLS["medium"], seats) for seat in range(seats)]
        for robot in robots:
            robot.meet([me])
        bots: list[Bot] = [*robots]
        bots[me] = ReactionBot(me, PERFECT, seats)
        returns, _ = play(bots, options, rng)
        pace = robots[me - 1].pace
        if duels > AFTER:
            counted += 1
            winners = [seat for seat, result in enumerate(returns) if result > 0]
            won += (me in winners) / len(winners)
        duels, start = duels + pace.duels, pace.mean(MEDIUM, start)
    return won, counted, start


def equal(task: tuple[int, int]) -> int:
    """Cards turned over in a game of equal robots."""
    seats, number = task
    bots: list[Bot] = [ReactionBot(Seat(seat), SKILLS["medium"], seats) for seat in range(seats)]
    return play(bots, {"last_round_after": LAST_ROUND}, Random(f"equal {seats} {number}"))[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", default="2,3,4,5,6,7,8")
    parser.add_argument("--times", default="600,1000,1800,3000")
    parser.add_argument("--sessions", type=int, default=40)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--equal", type=int, default=0)
    parser.add_argument("--cores", type=int, default=2)
    given = parser.parse_args()
    numbers = range(given.first, given.first + given.sessions)
    with Pool(given.cores) as pool:
        for seats in map(int, given.seats.split(",")):
            if given.equal:
                flips = pool.map(equal, [(seats, number) for number in range(given.equal)])
                print(f"| {seats} | equal | {sum(flips) / len(flips):.0f} cards | {max(flips)} |", flush=True)
                continue
            for mean in map(int, given.times.split(",")):
                rows = pool.map(session, [(seats, mean, number) for number in numbers])
                games = sum(row[1] for row in rows)
                share = sum(row[0] for row in rows) / games
                low, high = (seats * one for one in interval(share, games))
                ends = median(row[2] for row in rows)
                print(
                    f"| {seats} | {mean} | **{seats * share:.2f}** [{low:.2f}, {high:.2f}] | {games} "
                    f"| {ends:.0f} |",
                    flush=True,
                )


if __name__ == "__main__":
    main()
