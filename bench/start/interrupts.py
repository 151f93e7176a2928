"""Ctrl-C at random moments of a start: whether anything but quiet comes of it.

    python bench/start/interrupts.py [--tries 100] [--within 0.6] [--seed 1]

Each way of starting gets SIGINT once, at a random moment.  What it says on stderr is judged: a traceback that
names a file of this project is ours; one that names none came while Python itself was still starting.
"""

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCRIPT = Path(sys.executable).with_name("accessible-games")
OURS = (f"{ROOT}/accessible_games", f"{ROOT}/audio", f"{ROOT}/stickers")
WAYS = {
    "python -m accessible_games": [sys.executable, "-m", "accessible_games"],
    "accessible-games": [str(SCRIPT)],
}
WORDS = ["play", "kami", "--players", "Ana,bot", "--seed", "3", "--front", "terminal", "--speech", "off"]


def judged(words, after, home):
    """What came of one try, and what was said on stderr."""
    process = subprocess.Popen(
        words,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env=os.environ | {"ACCESSIBLE_GAMES_HOME": home, "SDL_AUDIODRIVER": "dummy"},
        start_new_session=True,
    )
    time.sleep(after)
    os.killpg(process.pid, signal.SIGINT)
    try:
        process.wait(30)  # its input stays open: nothing but the signal ends it
    except subprocess.TimeoutExpired:
        process.kill()
        return "WENT ON for 30 s", process.communicate()[1].decode("utf-8", "replace")
    said = process.communicate()[1].decode("utf-8", "replace")
    if "Traceback" not in said and "Error" not in said and "Exception" not in said:
        return f"quiet, exit {process.returncode}", said
    return ("OURS" if any(name in said for name in OURS) else "Python's own start"), said


def _where(said):
    """The last file in a traceback."""
    return next((line.strip() for line in reversed(said.splitlines()) if "File" in line), said.strip())


def main():
    asked = argparse.ArgumentParser()
    asked.add_argument("--tries", type=int, default=100)
    asked.add_argument("--within", type=float, default=0.6)
    asked.add_argument("--seed", type=int, default=1)
    asked = asked.parse_args()
    # A job in the background would hand on that it is ignored.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    chance = random.Random(asked.seed)
    counts = {way: Counter() for way in WAYS}
    with tempfile.TemporaryDirectory() as home:
        for _ in range(asked.tries):
            for way, words in WAYS.items():
                after = chance.uniform(0, asked.within)
                came, said = judged([*words, *WORDS], after, home)
                counts[way][came] += 1
                if not came.startswith("quiet"):
                    print(f"{way}, after {after:.3f} s: {came}: {_where(said)}", flush=True)
    for way, count in counts.items():
        print(f"{way:30}", ", ".join(f"{came}: {n}" for came, n in sorted(count.items())))


if __name__ == "__main__":
    main()
