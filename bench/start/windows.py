"""How soon the program starts under Wine and here, in turn, so that both meet the same machine.

    WINDOWS_PYTHON=... python bench/start/windows.py [PORTABLE]

`--help` of each, the best of five: an empty Python (Wine's own start is most of it), `python -m`, and the
program of an unpacked portable folder.  On a machine that is busy only the order of the rows means something.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
TRIES = 5


def seconds(words, environment):
    # A pipe that stays open: at the end of its input an interpreter under Wine does not start.
    start = time.monotonic()
    process = subprocess.Popen(
        words,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
        cwd=ROOT,
    )
    process.stdout.read()
    process.wait()
    process.stdin.close()
    return time.monotonic() - start


def main():
    folder = Path(os.environ["WINDOWS_PYTHON"])
    wine = {**os.environ, "WINEPREFIX": str(folder / "prefix"), "WINEDEBUG": "-all"}
    rows = {
        "here, an empty Python": ([sys.executable, "-c", "pass"], None),
        "here, python -m accessible_games --help": (
            [sys.executable, "-m", "accessible_games", "--help"],
            None,
        ),
        "Wine, an empty Python": ([folder / "python", "-c", "pass"], wine),
        "Wine, python -m accessible_games --help": (
            [folder / "python", "-m", "accessible_games", "--help"],
            wine,
        ),
    }
    for portable in sys.argv[1:]:
        program = Path(portable)
        words = ["wine", program, "--help"] if program.suffix == ".exe" else [program, "--help"]
        rows[f"portable, {program.name} --help"] = (words, wine)
    best = dict.fromkeys(rows, float("inf"))
    for _ in range(TRIES):
        for name, (words, environment) in rows.items():
            best[name] = min(best[name], seconds(words, environment))
    for name, taken in best.items():
        print(f"{name:45} {taken:6.2f} s")


if __name__ == "__main__":
    main()
