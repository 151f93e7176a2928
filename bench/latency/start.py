"""From the start of the program to its first word, in the window and in the terminal: a table.

    python bench/latency/start.py > bench/latency/START.md

A start is a process of its own with a home of its own.  It ends where the first piece of speech is given
to the mixer, which has opened the device by then; the device's own buffer comes on top.  Cold: nothing was
ever spoken; warm: the sentence lies in the cache of speech.  `cpu` is what the program's own process had
worked until then, which says more than the clock where other programs run; the engine works beside it.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
SAMPLES = 5
SETTINGS = 'speaks = "program"\nlanguage = "en"\n'
GOAL = 1.0

HOOK = """
import importlib.machinery, sys, time

class Finder:
    def find_spec(self, name, path=None, target=None):
        if name != "audio.mixer":
            return None
        spec = importlib.machinery.PathFinder.find_spec(name, path)
        load = spec.loader.exec_module

        def exec_module(module):
            load(module)
            speak = module.Mixer.speak

            def noted(*given, **named):
                if not noted.once:
                    noted.once = True
                    print("FIRST", time.time(), time.process_time(), flush=True)
                return speak(*given, **named)

            noted.once = False
            module.Mixer.speak = noted

        spec.loader.exec_module = exec_module
        return spec

sys.meta_path.insert(0, Finder())
"""

WAYS: dict[str, list[str]] = {
    "the window, its menu": ["--front", "window"],
    "the window, a game": ["play", "kami", "--players", "Ana,bot,bot", "--front", "window"],
    "the terminal, its menu": ["--front", "terminal", "--speech", "on"],
    "the terminal, a game": [
        *("play", "kami", "--players", "Ana,bot,bot", "--front", "terminal", "--speech", "on")
    ],
}


def first_word(home: Path, words: list[str]) -> tuple[float, float]:
    """Seconds by the clock, and of work, until the first piece of speech is given to the mixer."""
    (home / "sitecustomize.py").write_text(HOOK, encoding="utf-8")
    (home / "settings.toml").write_text(SETTINGS, encoding="utf-8")
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    env |= {
        "ACCESSIBLE_GAMES_HOME": str(home),
        "PYTHONPATH": os.pathsep.join((str(home), str(HERE.parent.parent))),
        "SDL_AUDIODRIVER": "dummy",
        "SDL_VIDEODRIVER": "dummy",
    }
    begin = time.time()
    command = [sys.executable, "-m", "accessible_games", *words]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, env=env, text=True, **pipes) as process:  # type: ignore[call-overload]
        line = next(line for line in process.stdout if line.startswith("FIRST"))
        time.sleep(1.0)  # the cache is written behind the first word
        process.kill()
    _, moment, worked = line.split()
    return float(moment) - begin, float(worked)


def measured(words: list[str], *, warm: bool) -> list[tuple[float, float]]:
    """Starts that begin alike."""
    found = []
    for _ in range(SAMPLES):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            home = Path(folder)
            if warm:
                first_word(home, words)
            found.append(first_word(home, words))
    return found


def main() -> None:
    """Measure, and print the table."""
    middle: Callable[[list[float]], float] = statistics.median
    print("# From the start to the first word, seconds\n")
    print(f"{time.strftime('%Y-%m-%d')}, load {os.getloadavg()[0]:.1f}; goal {GOAL:.1f};", end=" ")
    print("made by `python bench/latency/start.py`.\n")
    print("| start | cache of speech | median | longest | cpu, median | samples |\n|---|---|---|---|---|---|")
    for name, words in WAYS.items():
        for warm in (False, True):
            clock, work = zip(*measured(words, warm=warm), strict=True)
            row = f"{middle(list(clock)):.2f} | {max(clock):.2f} | {middle(list(work)):.2f} | {len(clock)}"
            print(f"| {name} | {'warm' if warm else 'cold'} | {row} |", flush=True)


if __name__ == "__main__":
    main()
