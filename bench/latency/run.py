"""Key to sound in the terminal, on the product itself: a table of medians and p90.

    python bench/latency/run.py > bench/latency/RESULTS.md

Needs what rig.py needs (see README.md) and an installed or importable program.  Each row is a
game of Kami on a pseudo-terminal with speech on; a sample is one typed line, Enter included.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
READY = "number or words"
SAMPLES = 20
PACES = ",".join(f"d+space+{seconds}+Return" for seconds in range(2, 32))
"""Each answer, "the next event waits 7 seconds", is a sentence that was not spoken before."""
PLAY = [sys.executable, "-m", "accessible_games", "play", "kami", "--speech", "on", "--language", "en"]


def game(*more: str) -> list[str]:
    """A command that plays Kami with speech."""
    return [*PLAY, "--players", "Ana,bot,bot", "--option", "first_player=1", *more]


def ready_game(*more: str) -> list[str]:
    """A game of four in which Ana is asked first: whether she is ready."""
    return [*PLAY, "--players", "Ana,bot,bot,bot", "--option", "first_player=0", *more]


ROWS: tuple[tuple[str, float, list[str], list[str]], ...] = (
    ("refused: key to cue", 12, ["--key", "q+q+q+Return"], game("--seed", "3")),
    ("cached speech: key to speech", 15, ["--key", "s+Return"], game("--seed", "3")),
    ("uncached short sentence: key to speech", 30, ["--key", PACES], game("--seed", "3")),
    (
        "silence: Enter to silence",
        15,
        ["--measure", "stop", "--start-key", "h+Return", "--key", "Return"],
        game("--seed", "3"),
    ),
)
SIX = ["--burst", "6", "--key", "p+Return,n+Return", "--before", "1+Return,1+Return", "--quiet", "2"]
"""Six lines in a second, through a game that has begun: Ana has said ready, and passed once."""
COMMIT_SEEDS = range(3, 18)
"""One sample a game, the first decision: afterwards robots think, and a line would wait for its turn."""


def rig(samples: int, arguments: list[str], command: list[str]) -> dict[str, object]:
    """One run of the rig."""
    with tempfile.TemporaryDirectory() as home:
        env = dict(os.environ, ACCESSIBLE_GAMES_HOME=home, PYTHONPATH=str(HERE.parent.parent))
        ready = ["--terminal", "--ready", READY, "--settle", "2", "--quiet-timeout", "90"]
        full = [sys.executable, str(HERE / "rig.py"), "-n", str(samples), *ready, *arguments, "--", *command]
        done = subprocess.run(full, env=env, capture_output=True, text=True, check=False)
    if not done.stdout.strip():
        raise SystemExit(done.stderr)
    result: dict[str, object] = json.loads(done.stdout)
    return result


def row(name: str, goal: object, values: list[float], misses: object) -> str:
    """A line of the table."""
    values = sorted(values)
    if not values:
        return f"| {name} | no sample | | {goal} | 0 |"
    p90 = values[min(len(values) - 1, round(0.9 * (len(values) - 1)))]
    return (
        f"| {name} | {values[len(values) // 2]:.1f} | {p90:.1f} | {goal} | {len(values)}, {misses} missed |"
    )


def main() -> None:
    """Measure, and print the table."""
    print("# Key to sound in the terminal, milliseconds\n")
    print(f"{time.strftime('%Y-%m-%d')}, load {os.getloadavg()[0]:.1f};", end=" ")
    print("made by `python bench/latency/run.py`.\n")
    print("| path | median | p90 | goal p90 | samples |\n|---|---|---|---|---|")
    floor = subprocess.run(
        [sys.executable, str(HERE / "rig.py"), "--calibrate", "-n", str(SAMPLES)],
        capture_output=True,
        text=True,
        check=True,
    )
    print(row("the rig's own floor", "", json.loads(floor.stdout)["values_ms"], 0), flush=True)
    for name, goal, arguments, command in ROWS:
        seen = rig(SAMPLES, arguments, command)
        print(row(name, goal, seen["values_ms"], seen["misses"]), flush=True)
    seen = rig(SAMPLES, SIX, ready_game("--seed", "3", "--option", "first_player=1"))
    print(row("six quick lines: the sixth p to its line", 30, seen["values_ms"], seen["misses"]), flush=True)
    passes: list[float] = []
    for seed in COMMIT_SEEDS:
        seen = rig(1, ["--key", "1+Return"], ready_game("--seed", str(seed)))
        passes += seen["values_ms"]
    print(row("committed move, on disk: key to cue", 20, passes, 0))


if __name__ == "__main__":
    main()
