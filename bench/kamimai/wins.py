"""How often a team of the program's own bots wins KamiMaï, by level, mode and number of players.

    python bench/kamimai/wins.py --games 300 > bench/kamimai/RESULTS.md

Beside our figures stand those of the rule ledger's simple bot (KMI-N03: 300 games per cell and rate,
the better of three and four cards a turn), where it gives any.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from accessible_games.engine import CHANCE, Seat  # noqa: E402
from accessible_games.games import get_game  # noqa: E402

MODES = ("easy", "normal", "hard")
LEVELS = (1, 2, 3)
LEDGER = {
    "normal": {1: (81, 46, 15), 2: (93, 56, 21), 3: (97, 77, 45), 4: (98, 67, 41), 5: (99, 81, 59)},
    "hard": {1: (66, 29, 8), 2: (77, 40, 11), 3: (91, 55, 24), 4: (95, 50, 21), 5: (95, 71, 38)},
}
GAME = get_game("kamimai")


def is_won(bot: str, seats: int, options: dict[str, object], seed: int) -> bool:
    """One game of a team of equal bots."""
    rng = Random(seed)
    state = GAME.new_state(seats, options, {})
    team = [GAME.bots[bot](Seat(seat), seats) for seat in range(seats)]
    while acting := state.actors():
        seat = acting[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.due().sample(rng))
        else:
            legal = state.legal_actions(seat)
            state.apply(seat, team[seat].choose(state.view(seat), legal, rng))
    return state.returns()[0] > 0


def rate(bot: str, seats: int, options: dict[str, object], games: int) -> int:
    """Wins in per cent."""
    return round(100 * sum(is_won(bot, seats, options, seed) for seed in range(games)) / games)


def main() -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--bot", default="medium", choices=sorted(GAME.bots))
    given = parser.parse_args()
    error = math.ceil(100 * math.sqrt(0.25 / given.games))
    print("# Wins of a KamiMaï team in per cent\n")
    print(f"Bots `{given.bot}`, {given.games} games a cell (standard error up to {error}), seeds from 0;")
    print(f"{time.strftime('%Y-%m-%d')}, made by `python bench/kamimai/wins.py --games {given.games}`.")
    print("In brackets the ledger's simple bot.\n")
    print(
        "| players | "
        + " | ".join(f"{mode} {level}" for mode in MODES for level in LEVELS)
        + " | adventure |"
    )
    print("|---" * (len(MODES) * len(LEVELS) + 2) + "|")
    for seats in GAME.seats:
        cells = []
        for mode in MODES:
            for level in LEVELS:
                ours = rate(given.bot, seats, {"mode": mode, "level": level}, given.games)
                theirs = LEDGER.get(mode, {}).get(seats)
                cells.append(f"{ours} ({theirs[level - 1]})" if theirs else str(ours))
        cells.append(str(rate(given.bot, seats, {"adventure": True}, given.games)))
        print(f"| {seats} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
