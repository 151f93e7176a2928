"""An evening of Kami in a few minutes: memory, threads and open files at its beginning and its end.

    python bench/endurance/run.py --games 12 > bench/endurance/RESULTS.md

Everything is as it is for players: the command line's own session, journals on a disk, the speech
engine in its process, the mixer on the sound system's driver without a device.  Only the player is a
script, which cuts what is spoken after some milliseconds, as somebody in a hurry does, and takes the
first choice of every list; so hours of speech pass in minutes.
"""

from __future__ import annotations

import argparse
import gc
import os
import platform
import sys
import tempfile
import time
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ["SDL_AUDIODRIVER"] = "dummy"

from accessible_games.cli.console import Console  # noqa: E402
from accessible_games.cli.fields import read_players  # noqa: E402
from accessible_games.cli.play import NewGame, start_game  # noqa: E402
from accessible_games.cli.session import Session  # noqa: E402
from accessible_games.games import get_game  # noqa: E402
from accessible_games.play.settings import Settings, save_settings  # noqa: E402

WORDS_A_MINUTE = 200
"""The usual rate of speech; what was spoken would have taken so long."""

PEOPLE = "Ana,Ben:fr,bot,bot:medium"
BETWEEN = ("hand", "table", "scores", "older", "find Ana", "verbosity", "sort", "away")
"""What is asked in turn besides moves: answers, the history, choices that are kept, a hand-over."""


class Script:
    """A front end at which somebody in a hurry takes the first choice of every list."""

    interactive = True
    encoding = "utf-8"

    def __init__(self, cut_seconds: float) -> None:
        self._cut = cut_seconds
        self._asked = 0
        self._last = ""
        self._over = False
        self.lines = 0

    def show(self, text: str) -> None:
        self._last = text
        self._over = self._over or text.startswith("What next?")
        self.lines += 1

    def next(self, seconds: float | None = None) -> str:
        time.sleep(self._cut)
        if self._over:  # back to the menu
            self._over = False
            return "2"
        if seconds is not None or "number or words" not in self._last and "numéro ou mots" not in self._last:
            return ""
        self._asked += 1
        return BETWEEN[self._asked // 5 % len(BETWEEN)] if self._asked % 5 == 0 else "1"

    def forget_typed(self) -> None:
        """Nothing is typed ahead."""

    def hide_typing(self, hidden: bool) -> None:
        """Nothing is shown."""

    def clear(self) -> None:
        """Nothing is shown."""

    def end_line(self) -> None:
        """Nothing is shown."""

    def close(self) -> None:
        """Nothing is open."""


class Spoken:
    """A voice that counts the words it is given on their way."""

    def __init__(self, voice: object) -> None:
        self._voice = voice
        self.words = self.lines = 0

    def say(self, text: str, **how: object) -> object:
        self.words += len(text.split())
        self.lines += 1
        return self._voice.say(text, **how)

    def __getattr__(self, name: str) -> object:
        return getattr(self._voice, name)


def measure() -> dict[str, int]:
    """What this process and its children hold now."""
    gc.collect()
    own = Path("/proc/self")
    resident = 0
    for process in (own, *_children(os.getpid())):
        resident += int((process / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return {
        "memory in MB, the speech process included": round(resident / 2**20),
        "threads": len(list((own / "task").iterdir())),
        "open files": len(list((own / "fd").iterdir())),
        "processes": 1 + len(_children(os.getpid())),
    }


def _children(parent: int) -> list[Path]:
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if int((process / "stat").read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(process)
        except OSError:
            continue
    return found


def play(games: int, cut_seconds: float) -> tuple[list[dict[str, int]], Spoken, float]:
    """Play games one after the other; what was held after the first, after half and after all of them."""
    arguments = argparse.Namespace(speech="on", language="en", verbosity="full", front="terminal")
    held = []
    begun = time.monotonic()
    with Session(arguments) as session:
        session.front = Script(cut_seconds)
        session.console = Console(session.front, session.language, session.sound.voice)
        session.sound.voice = spoken = Spoken(session.sound.voice)
        players = read_players(PEOPLE, ("easy", "medium"))
        for number in range(games):
            start_game(session, NewGame(get_game("kami"), players, {}, seed=number))
            if number in (0, games // 2 - 1, games - 1):
                spoken.wait(30)
                held.append(measure())
            print(f"{number + 1} of {games}: {measure()}", file=sys.stderr)
    return held, spoken, time.monotonic() - begun


def main() -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--cut", type=float, default=0.03, help="seconds after which a line is cut")
    given = parser.parse_args()
    if given.games < 4:
        parser.error("--games: 4 or more are allowed")
    with tempfile.TemporaryDirectory() as home:
        os.environ["ACCESSIBLE_GAMES_HOME"] = home
        save_settings(
            Path(home) / "settings.toml",
            Settings(speaks="program", private_way="sides", clear_at_handover="no"),
        )
        before = measure()
        held, spoken, seconds = play(given.games, given.cut)
        after = measure()
    hours = spoken.words / WORDS_A_MINUTE / 60
    print("# An evening of Kami\n")
    print(
        f"{given.games} games of four players, two of them people, in English and French, told in full: "
        f"{spoken.lines:,} lines of speech with {spoken.words:,} words, {hours:.1f} hours at "
        f"{WORDS_A_MINUTE} words a minute, played in {seconds / 60:.1f} minutes."
    )
    print(f"{date.today()}, {platform.system()}, Python {platform.python_version()}; made by")
    print(f"`python bench/endurance/run.py --games {given.games}`.\n")
    print("| held | before | after the first game | after half | after all | after closing |")
    print("|---|---|---|---|---|---|")
    for what in before:
        row = [before[what], *(one[what] for one in held), after[what]]
        print(f"| {what} | {' | '.join(str(one) for one in row)} |")


if __name__ == "__main__":
    main()
