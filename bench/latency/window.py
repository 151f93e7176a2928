"""Key to sound in the window, on the product itself: a table of medians and p90.

    python bench/latency/window.py > bench/latency/WINDOW.md

Needs what rig.py needs (see README.md) and an installed or importable program.  The keys are pressed
in the main menu of the window on a virtual screen; what each row presses is in `ROWS`.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from run import row

HERE = Path(__file__).resolve().parent
SAMPLES = 20
PROGRAM = [sys.executable, "-m", "accessible_games", "--front", "window"]
SETTINGS = 'speaks = "program"\nlanguage = "en"\nclear_at_handover = "no"\n'

GAME = [*PROGRAM[:3], "play", "kami", "--players", "Ana,bot,bot,bot", "--option", "first_player=1",
        "--seed", "3", "--front", "window"]  # fmt: skip
SIX = ["--burst", "6", "--key", "Page_Up,Page_Down", "--before", "Return,Return", "--quiet", "2"]
"""Six presses in a second, through lines of a game that has begun: Ana has said ready, and passed once."""

ROWS: tuple[tuple[str, float, int, list[str], int], ...] = (
    # name, goal, samples, what the rig is told, which of so many samples in a row counts (the last)
    ("key that is not there now: key to cue", 12, SAMPLES, ["--key", "h"], 1),
    ("cached speech: arrow to the entry's name", 15, SAMPLES, ["--key", "Down,Up"], 1),
    ("uncached short sentence: F5, another speed", 30, 12, ["--key", "F5"], 1),
    ("uncached long sentence: F2 at another speed", 55, 16, ["--key", "F5,F2"], 2),
    (
        "silence: Ctrl to silence",
        15,
        SAMPLES,
        ["--measure", "stop", "--start-key", "F2", "--key", "Control_L"],
        1,
    ),
)


def rig(samples: int, arguments: list[str], program: list[str] = PROGRAM) -> dict[str, object]:
    """One run of the rig."""
    with tempfile.TemporaryDirectory() as home:
        Path(home, "settings.toml").write_text(SETTINGS, encoding="utf-8")
        env = dict(os.environ, ACCESSIBLE_GAMES_HOME=home, PYTHONPATH=str(HERE.parent.parent))
        quiet = ["--settle", "4", "--quiet", "1.0", "--quiet-timeout", "60"]
        full = [sys.executable, str(HERE / "rig.py"), "-n", str(samples), *quiet, *arguments, "--", *program]
        done = subprocess.run(full, env=env, capture_output=True, text=True, check=False)
    if not done.stdout.strip():
        raise SystemExit(done.stderr)
    result: dict[str, object] = json.loads(done.stdout)
    return result


_HOOK = """
import sys, time
def spoken(frame, event, argument):
    if event == "call" and frame.f_code.co_name == "speak" and frame.f_code.co_filename.endswith("mixer.py"):
        print("FIRST", time.time(), flush=True)
        sys.setprofile(None)
import threading
threading.setprofile(spoken)
"""


def first_word() -> float:
    """Seconds from the start of the process until the first piece of speech is given to the mixer."""
    with tempfile.TemporaryDirectory() as home:
        Path(home, "sitecustomize.py").write_text(_HOOK, encoding="utf-8")
        Path(home, "settings.toml").write_text(SETTINGS, encoding="utf-8")
        env = dict(
            os.environ,
            ACCESSIBLE_GAMES_HOME=home,
            PYTHONPATH=os.pathsep.join((home, str(HERE.parent.parent))),
            SDL_AUDIODRIVER="dummy",
            SDL_VIDEODRIVER="dummy",
        )
        begin = time.time()
        with subprocess.Popen(PROGRAM, env=env, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            line = next(line for line in process.stdout if line.startswith("FIRST"))
            process.kill()
    return float(line.split()[1]) - begin


def main() -> None:
    """Measure, and print the table."""
    print("# Key to sound in the window, milliseconds\n")
    print(f"{time.strftime('%Y-%m-%d')}, load {os.getloadavg()[0]:.1f};", end=" ")
    print("made by `python bench/latency/window.py`.\n")
    print("| path | median | p90 | goal p90 | samples |\n|---|---|---|---|---|")
    for name, goal, samples, arguments, each in ROWS:
        seen = rig(samples, arguments)
        values = seen["values_ms"]
        assert isinstance(values, list)
        print(row(name, goal, values[each - 1 :: each], seen["misses"]), flush=True)
    seen = rig(SAMPLES, SIX, GAME)
    six = "six quick keys: the sixth PageUp to its line"
    print(row(six, 30, seen["values_ms"], seen["misses"]), flush=True)
    starts = [first_word() for _ in range(5)]
    print(f"\nFrom the start to the first spoken word: median {statistics.median(starts):.2f} s,", end=" ")
    print(f"longest {max(starts):.2f} s of {len(starts)} (goal 1.2 s).")


if __name__ == "__main__":
    main()
