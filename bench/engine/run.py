"""Our engine beside its peers: five interleaved runs of each, medians and ratios as a table.

    python -m venv peers && peers/bin/pip install open_spiel rlcard numpy
    python bench/engine/run.py --peers peers/bin/python > bench/engine/RESULTS.md

Without `--peers` only our own rows are measured.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
OURS = ("kami", "kami-copy", "kami-events", "kameloot", "tamashii", "kamimai", "magi_kitchen")
PEERS = ("hearts", "hearts-quick", "uno", "uno-quick")
GOALS = (
    ("Kami, in place / OpenSpiel hearts", "kami", "hearts", 2.0),
    ("Kami, in place / RLCard uno game.step", "kami", "uno", 5.0),
    ("Kami, in place / hearts in the quickest way", "kami", "hearts-quick", None),
    ("Kami, in place / uno in the quickest way", "kami", "uno-quick", None),
    ("Kami, a copy per action / in place", "kami-copy", "kami", 0.5),
    ("Kami, events opened for four seats / in place", "kami-events", "kami", 0.4),
    ("Kameloot, in place / OpenSpiel hearts", "kameloot", "hearts", 1.0),
    ("Tamashii, in place / OpenSpiel hearts", "tamashii", "hearts", 1.0),
    ("KamiMaï, in place / OpenSpiel hearts", "kamimai", "hearts", 0.5),
    ("Magi Kitchen, in place / OpenSpiel hearts", "magi_kitchen", "hearts", 0.5),
)


def rate(python: str, engine: str, seconds: float, seed: int) -> int:
    """Actions per CPU second of one run."""
    env = dict(os.environ, PYTHONPATH=str(HERE.parent.parent), PYTHONHASHSEED="0")
    command = [python, str(HERE / "drivers.py"), engine, str(seconds), str(seed)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return int(json.loads(done.stdout.splitlines()[-1])["actions_per_s"])


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--peers", help="a Python that has open_spiel and rlcard")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.5)
    options = parser.parse_args()
    engines = OURS + (PEERS if options.peers else ())
    rates: dict[str, list[int]] = {engine: [] for engine in engines}
    for run in range(options.runs):
        for engine in engines:
            python = options.peers if engine in PEERS else sys.executable
            rates[engine].append(rate(python, engine, options.seconds, 1000 + run))
    print("# Random actions per second\n")
    print(
        f"Python {platform.python_version()}, {time.strftime('%Y-%m-%d')}, {options.runs} interleaved runs of"
    )
    print(f"{options.seconds} CPU seconds each; made by `python bench/engine/run.py --peers PYTHON`.\n")
    print("| engine | median | lowest | highest |\n|---|---|---|---|")
    for engine in engines:
        values = rates[engine]
        print(f"| {engine} | {statistics.median(values):,.0f} | {min(values):,} | {max(values):,} |")
    print("\n| ratio of medians | seen | goal |\n|---|---|---|")
    for name, above, below, goal in GOALS:
        if above in rates and below in rates:
            seen = statistics.median(rates[above]) / statistics.median(rates[below])
            print(f"| {name} | {seen:.2f} | {goal or '-'} |")


if __name__ == "__main__":
    main()
