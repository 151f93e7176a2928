"""How long a game's rules take to be loaded in a fresh process, in CPU milliseconds.

    python bench/engine/loading.py [--modules kami]

Each figure is the least of 30 processes, Python's own start included; the goal is 60.  Bytecode is kept, as
it is wherever the program is installed, also where this environment would not have it.  `--modules` lists
what is loaded and how long each module takes, the slowest last (`python -X importtime`).
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys

from accessible_games.games import GAMES

RUNS = 30
KEPT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
PROGRAM = "from accessible_games.games import get_game; get_game({name!r})"


def milliseconds(program: str) -> float:
    """CPU time of the quickest process that runs this."""
    quickest = 1e9
    for _ in range(RUNS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-c", program], check=True, env=KEPT)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        quickest = min(quickest, after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)
    return quickest * 1000


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--modules", metavar="GAME")
    options = parser.parse_args()
    if options.modules:
        program = PROGRAM.format(name=options.modules)
        command = [sys.executable, "-X", "importtime", "-c", program]
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=KEPT)
        told = done.stderr.splitlines()[1:]
        print("\n".join(sorted(told, key=lambda line: int(line.split(":")[1].split("|")[0]))))
        return
    for name, program in {
        "Python alone": "pass",
        "what every program needs": "import collections, enum, functools, re, typing",
        **{name: PROGRAM.format(name=name) for name in GAMES},
    }.items():
        print(f"{name:26} {milliseconds(program):5.0f} ms")


if __name__ == "__main__":
    main()
