"""Learn the weights of a game's strong robots by letting them play against themselves.

    python bench/robots/train.py kami [--seats 2,3,4] [--rounds 6000] [--iterations 4] [--seed 1]

Each iteration plays rounds with what was learned so far (the first one as middling players do), 12 % of
the moves drawn by chance, and finds new weights by least squares over the data of the last three
iterations.  The result of each is tried against medium on deals of its own; the best is written into the
game's folder.  What it is worth is told by `bench/robots/levels.py`, on fresh deals.

It needs numpy, which nothing else does: pip install numpy.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import defaultdict
from importlib import import_module
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from accessible_games.bots import Weights, read_weights, write_weights  # noqa: E402
from accessible_games.games import home_of, package_of_game  # noqa: E402

CHANCE = 0.12
"""The share of moves that are drawn, so that also what lies behind other moves is learned."""
RIDGE = 3.0
"""What holds weights small that little data speaks for, in rows."""
FEWEST = 150
"""Rows below which a kind of position is not learned."""

TRIALS = 800
"""Deals on which each iteration is tried."""

Data = dict[str, tuple[Any, Any]]


def play(task: tuple[str, int, int, str, Weights | None]) -> Data:
    """So many rounds, as rows of features and what came of each."""
    game, seats, rounds, seed, weights = task
    school = import_module(f"{package_of_game(game)}.robots").School(seats)
    rng = Random(seed)
    rows: dict[str, list[Any]] = defaultdict(list)
    results: dict[str, list[float]] = defaultdict(list)
    for _ in range(rounds):
        for (kind, features), result in school.lesson(rng, weights, CHANCE):
            rows[kind].append(features)
            results[kind].append(result)
    return {kind: (np.array(rows[kind], np.float32), np.array(results[kind], np.float32)) for kind in rows}


def fit(data: list[Data]) -> dict[str, tuple[float, ...]]:
    """One vector of weights for each kind of position."""
    weights = {}
    for kind in sorted({kind for part in data for kind in part}):
        parts = [part[kind] for part in data if kind in part]
        x = np.concatenate([one for one, _ in parts]).astype(np.float64)
        y = np.concatenate([one for _, one in parts]).astype(np.float64)
        if len(x) < FEWEST:
            continue
        pull = RIDGE * np.eye(x.shape[1])
        pull[0, 0] = 0.0  # the mean is free
        weights[kind] = tuple(map(float, np.linalg.solve(x.T @ x + pull, x.T @ y)))
    return weights


def test(task: tuple[str, int, range, Weights]) -> float:
    """What weights are worth on so many deals, on average."""
    game, seats, deals, weights = task
    school = import_module(f"{package_of_game(game)}.robots").School(seats)
    return float(sum(school.trial(deal, weights) for deal in deals)) / len(deals)


def iterate(game: str, seats: int, rounds: int, iterations: int, seed: int, cores: int) -> Weights:
    """The best weights of all iterations, on deals that none of them has learned from."""
    found: list[Weights] = []
    worth: list[float] = []
    data: list[Data] = []
    with Pool(cores) as pool:
        for number in range(iterations):
            started = time.time()
            now = found[-1] if found else None
            tasks = [
                (game, seats, rounds // cores, f"{seed} {seats} {number} {core}", now)
                for core in range(cores)
            ]
            data = [*data[-2 * cores :], *pool.map(play, tasks)]
            found.append(fit(data))
            trials = [(game, seats, range(core, TRIALS, cores), found[-1]) for core in range(cores)]
            worth.append(sum(pool.map(test, trials)) / cores)
            rows = sum(len(y) for part in data for _, y in part.values())
            spent = time.time() - started
            print(f"{game}, {seats} seats: {rows} rows, {worth[-1]:+.3f}, {spent:.0f} s", file=sys.stderr)
    return found[worth.index(max(worth))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--rounds", type=int, default=5000)
    parser.add_argument("--iterations", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=2)
    given = parser.parse_args()
    path = Path(str(home_of(given.game))) / "weights.txt"
    kept: dict[str, Any] = dict(read_weights(given.game)) if path.exists() else {}
    for seats in map(int, given.seats.split(",")):
        found = iterate(given.game, seats, given.rounds, given.iterations, given.seed, given.cores)
        kept = {kind: row for kind, row in kept.items() if not kind.startswith(f"{seats}/")} | dict(found)
        path.write_text(write_weights(kept), encoding="utf-8")


if __name__ == "__main__":
    main()
