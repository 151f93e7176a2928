"""An evening of play: what the program holds at its beginning and its end, beside whatever else runs.

    nice python bench/endurance/run.py --minutes 95 --out bench/endurance/RESULTS.md

Everything is as it is for players: the command line's own session, journals on a disk, the speech
engine in its process, the mixer on a sound service (PulseAudio, if it is installed; else the sound
system's driver without a device), which ends and starts again every ten minutes.  Only the player is a
script, which cuts what is spoken after some milliseconds, as somebody in a hurry does, and takes the
first choice of a list, now and then the second; so days of speech pass in an hour.  After each game its
story is told, and the five games follow one another.

At the end all journals are read anew and played to their ends.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import os
import platform
import sys
import tempfile
import time
from collections import Counter
from datetime import date
from pathlib import Path
from queue import Empty, Queue
from threading import Thread

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "audio")]

from pulse import MISSING, SoundServer  # noqa: E402

from accessible_games.cli.console import Console  # noqa: E402
from accessible_games.cli.fields import read_players  # noqa: E402
from accessible_games.cli.play import NewGame, start_game  # noqa: E402
from accessible_games.cli.session import Session  # noqa: E402
from accessible_games.engine.journal import open_table, read_journal  # noqa: E402
from accessible_games.engine.table import TypedChance  # noqa: E402
from accessible_games.games import get_game  # noqa: E402
from accessible_games.play.settings import Settings, save_settings  # noqa: E402

WORDS_A_MINUTE = 200
"""The usual rate of speech; what was spoken would have taken so long."""

TABLES = (
    ("kami", "Ana,Ben:fr,bot,bot:medium", {}),
    ("kameloot", "Ana,Ben:fr,bot:medium", {}),
    ("tamashii", "Ana,Ben:fr", {}),
    ("kamimai", "Ana,Ben:fr", {}),
    ("magi_kitchen", "Ana,bot,bot", {"mode": "calm"}),
)
BETWEEN = ("hand", "table", "scores", "older", "find Ana", "verbosity", "sort", "away", "hint", "undo")
"""What is asked in turn besides moves: answers, the history, choices that are kept, a hand-over, advice."""

STALL_SECONDS = 3.0
TURNS = ("number or words", "numéro ou mots")
VOTES = ("Type a number", "Tapez un numéro")
TOLD = ("The sound device is gone", "Sound is back")


class Script:
    """A front end at which somebody in a hurry takes the first choice of every list."""

    interactive = True
    clears = False
    encoding = "utf-8"

    def __init__(self, cut_seconds: float) -> None:
        self._cut = cut_seconds
        self._asked = 0
        self._last = ""
        self._after = 0
        self._ended = False
        self._begun = time.monotonic()
        self.lines = 0
        self.waits: list[float] = []
        """Seconds in which the program was not ready for the next line, one after the other."""
        self.told: Counter[str] = Counter()

    def begin(self) -> None:
        """Count from now on: between games the bench waits itself."""
        self._begun = time.monotonic()

    def show(self, text: str) -> None:
        self._ended = self._ended or text.startswith("What next?")
        self.told.update(what for what in TOLD if what in text)
        self._last = text
        self.lines += 1

    def next(self, seconds: float | None = None) -> str:
        self.waits.append(time.monotonic() - self._begun)
        try:
            time.sleep(self._cut)
            return self._answer(seconds)
        finally:
            self._begun = time.monotonic()

    def _answer(self, seconds: float | None) -> str:
        if self._ended:  # the story once, then back to the menu
            self._ended = False
            self._after += 1
            return "2" if self._after % 2 else "4"
        last, self._last = self._last, ""
        if any(words in last for words in VOTES):
            return "1"
        if seconds is not None or not any(words in last for words in TURNS):
            return ""
        self._asked += 1
        if self._asked % 5 == 0:
            return BETWEEN[self._asked // 5 % len(BETWEEN)]
        # Whoever names in calm Magi Kitchen a tile that is gone may name it again, for ever.
        return "2" if self._asked % 7 == 0 else "1"

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


class House(Thread):
    """A sound service that ends and starts again; one thread does both, since the service ends with it."""

    def __init__(self, folder: Path, seconds: float) -> None:
        super().__init__(daemon=True)
        folder.mkdir()
        self._folder = folder
        self._seconds = seconds
        self._orders: Queue[str] = Queue()
        self._done: Queue[str] = Queue()
        self.restarts = 0
        self.start()
        os.environ["PULSE_SERVER"] = self._done.get()
        os.environ["SDL_AUDIODRIVER"] = "pulseaudio"

    def run(self) -> None:
        """Serve, and restart when that is due."""
        server = SoundServer(self._folder, dict(os.environ))
        self._done.put(server.address)
        while True:
            try:
                self._orders.get(timeout=self._seconds)
                break
            except Empty:
                server.end()
                time.sleep(2)
                server.begin()
                self.restarts += 1
                for name in server.SINKS:  # nobody listens
                    os.truncate(server.recording(name), 0)
        server.close()
        self._done.put("")

    def end(self) -> None:
        """End the service."""
        self._orders.put("")
        self._done.get()


def measure() -> dict[str, float]:
    """What this process and its children hold now; the sound service is none of them."""
    gc.collect()
    own = Path("/proc/self")
    children = _children(os.getpid())
    resident = 0
    for process in (own, *children):
        with contextlib.suppress(OSError):
            resident += int((process / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return {
        "memory in MB, the speech process included": round(resident / 2**20),
        "threads": len(list((own / "task").iterdir())),
        "open files": len(list((own / "fd").iterdir())),
        "of the program itself and its children, processes": 1 + len(children),
    }


def _children(parent: int) -> list[Path]:
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            name, _, rest = (process / "stat").read_text().rpartition(")")
            service = name.partition("(")[2] in ("pulseaudio", "parec", "setpriv")
            if int(rest.split()[1]) == parent and not service:
                found.append(process)
    return found


class Evening:
    """Games one after the other, until the time is over.

    Args:
        minutes: how long.
        cut_seconds: after which a line is cut.
    """

    def __init__(self, minutes: float, cut_seconds: float) -> None:
        self.samples: list[tuple[float, dict[str, float]]] = []
        """What was held after each game, and how many minutes after the beginning."""
        self.played: Counter[str] = Counter()
        self.script = Script(cut_seconds)
        self._minutes = minutes

    def play(self) -> None:
        """Play."""
        arguments = argparse.Namespace(speech="on", language="en", verbosity="full", front="terminal")
        begun = time.monotonic()
        with Session(arguments) as session:
            session.interactive = True
            session.front = self.script
            session.console = Console(session.front, session.language, session.sound.voice)
            session.sound.voice = self.spoken = Spoken(session.sound.voice)
            while time.monotonic() - begun < self._minutes * 60:
                name, people, options = TABLES[self.played.total() % len(TABLES)]
                players = read_players(people, ("easy", "medium"))
                new = NewGame(get_game(name), players, options, seed=self.played.total(), hints=True)
                self.script.begin()
                start_game(session, new)
                self.played[name] += 1
                self.spoken.wait(30)
                self.samples.append(((time.monotonic() - begun) / 60, measure()))
                print(f"{self.played.total()}, {name}: {self.samples[-1]}", file=sys.stderr, flush=True)
        self.minutes = (time.monotonic() - begun) / 60


def reread(home: Path) -> Counter[str]:
    """Read all journals anew and play them to their ends; how many of each game are whole and over."""
    found: Counter[str] = Counter()
    for path in sorted((home / "journals").rglob("*.jsonl")):
        journal = read_journal(path.read_bytes())
        table = open_table(get_game(journal.header.game), journal, TypedChance())
        found[f"{journal.header.game}{' not over' if table.actors() else ''}"] += 1
    return found


def report(evening: Evening, before: dict[str, float], after: dict[str, float], house: House | None) -> str:
    """The page of a run."""
    script, spoken = evening.script, evening.spoken
    waits = sorted(script.waits)
    hours = spoken.words / WORDS_A_MINUTE / 60
    games = ", ".join(f"{n} of {name}" for name, n in evening.played.items())
    restarts = house.restarts if house is not None else 0
    told = ", ".join(f'"{what}" {script.told[what]} times' for what in TOLD)
    lines = [
        "# An evening of play\n",
        f"{evening.played.total()} games ({games}), in English and French, told in full: "
        f"{spoken.lines:,} lines of speech with {spoken.words:,} words, {hours:.1f} hours at "
        f"{WORDS_A_MINUTE} words a minute, played in {evening.minutes:.0f} minutes beside other load "
        f"({os.getloadavg()[2]:.1f} processes at the end, on {os.cpu_count()} cores).",
        f"{date.today()}, {platform.system()}, Python {platform.python_version()}; made by",
        f"`python bench/endurance/run.py --minutes {evening.asked:g}`.\n",
        f"The sound service ended and started {restarts} times; told: {told}.\n",
        "| held | before | after a game of each | after a third | after two thirds | at the end | most "
        "| after closing |",
        "|---|---|---|---|---|---|---|---|",
    ]
    held = [one for _, one in evening.samples]
    at = (min(len(TABLES), len(held)) - 1, len(held) // 3, 2 * len(held) // 3, len(held) - 1)
    for what in before:
        row = [before[what], *(held[n][what] for n in at), max(one[what] for one in held), after[what]]
        lines.append(f"| {what} | {' | '.join(str(one) for one in row)} |")
    late = sum(wait > STALL_SECONDS for wait in waits)
    lines += [
        "",
        f"Between a line typed and the next question: {len(waits):,} times; median "
        f"{waits[len(waits) // 2]:.3f} s, 99 of 100 under {waits[len(waits) * 99 // 100]:.2f} s, longest "
        f"{waits[-1]:.2f} s (pauses and robots that think included); over {STALL_SECONDS:g} s: {late}.",
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--cut", type=float, default=0.03, help="seconds after which a line is cut")
    parser.add_argument(
        "--restart", type=float, default=600, help="seconds until the sound service ends again"
    )
    parser.add_argument("--out", type=Path, help="write the page there, too")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        home.mkdir()
        os.environ["ACCESSIBLE_GAMES_HOME"] = str(home)
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        house = None if MISSING else House(Path(folder) / "service", given.restart)
        save_settings(
            home / "settings.toml", Settings(speaks="program", private_way="sides", clear_at_handover="no")
        )
        before = measure()
        evening = Evening(given.minutes, given.cut)
        evening.asked = given.minutes
        evening.play()
        after = measure()
        page = report(evening, before, after, house)
        found = ", ".join(f"{n} of {name}" for name, n in reread(home).items())
        page += f"Journals read anew: {found}.\n"
        if house is not None:
            house.end()
    print(page, end="")
    if given.out is not None:
        given.out.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
