"""Sound and screen come and go in the middle of a game, at random moments: what is heard, told and kept.

    python bench/shake/run.py --times 5 > bench/shake/RESULTS.md

The program itself plays Kami in a pseudo-terminal (for the X server: in a window), on a PulseAudio of the
bench's own with two devices, "Room", which is everybody's at first, and "Buds".  Both are recorded whole.
Ana's private lines are in the left ear alone, and something long is being read to her when it happens:

- the sound service ends, and starts again after a second, or after twenty;
- it hangs for five seconds;
- the device falls asleep for two seconds, or another one is chosen in the system's settings;
- the headset is unplugged;
- the speech process is killed ten times;
- both cores are busy with four programs that compute;
- the X server ends.

Measured: the longest silence while something was to be read and there was a device to read it on; what the
terminal says about it; sound on one side alone, which is private, on the other device before its line was
told; and whether the moves that were told stand in the journal, and one more can be made.
"""

from __future__ import annotations

import argparse
import os
import platform
import pty
import random
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "audio")]

from pulse import SoundServer  # noqa: E402

from accessible_games.engine.journal import read_journal  # noqa: E402
from accessible_games.play.settings import Settings, save_settings  # noqa: E402

STEP = 0.05
"""Seconds that are looked at together."""
CATCH_UP = 0.3
LOUD = 200
"""Of 32,768: what is louder is heard."""
OWN = ("The sound device is gone", "Sound is back", "A sound device is gone", "no longer answers", "speech")
"""Beginnings of what the program says of its sound."""


@dataclass
class Row:
    """What came of one kind of shake.

    Attributes:
        name: what happened.
        silences: the longest one each time, in seconds.
        told: what was said of it.
        astray: milliseconds of private sound on another device, each time.
        kept: how often the moves were on the disk, and another could be made.
        times: how often it was done.
    """

    name: str
    silences: list[float] = field(default_factory=list)
    told: set[str] = field(default_factory=set)
    astray: list[int] = field(default_factory=list)
    kept: int = 0
    times: int = 0


class Program:
    """The program in a pseudo-terminal, with what it has written."""

    def __init__(self, folder: Path, address: str, *arguments: str, **more: str) -> None:
        self.home = folder / "games"
        self.home.mkdir(exist_ok=True)
        settings = Settings(speaks="program", private_way="sides", clear_at_handover="no", language="en")
        save_settings(self.home / "settings.toml", settings)
        environment = {
            **os.environ, "PULSE_SERVER": address, "SDL_AUDIODRIVER": "pulseaudio", "TERM": "dumb",
            "ACCESSIBLE_GAMES_HOME": str(self.home), "LANG": "C.UTF-8", **more,
        }  # fmt: skip
        environment.pop("SDL_VIDEODRIVER", None)
        self._master, slave = pty.openpty()
        command = [sys.executable, "-m", "accessible_games", *arguments]
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=environment, cwd=ROOT,
            start_new_session=True,
        )  # fmt: skip
        os.close(slave)
        self.text = ""

    def read(self, seconds: float) -> None:
        """Take in what is written in so many seconds."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            if not select.select([self._master], [], [], left)[0]:
                return
            try:
                self.text += os.read(self._master, 1 << 16).decode("utf-8", "replace").replace("\r", "")
            except OSError:  # the program has ended
                return

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self._master, f"{line}\n".encode())

    def await_text(self, text: str, seconds: float = 60.0) -> None:
        """Read until a text is written.

        Raises:
            SystemExit: it is not.
        """
        begin, end = len(self.text), time.monotonic() + seconds
        while text not in self.text[begin:]:
            self.read(0.2)
            if time.monotonic() > end or self.process.poll() is not None:
                raise SystemExit(f"shake: {text!r} is not written:\n{self.text[-2000:]}")

    def children(self) -> list[int]:
        """Process ids of its speech processes."""
        found = []
        for place in Path("/proc").glob("[0-9]*"):
            try:
                parent = int((place / "stat").read_text().rpartition(")")[2].split()[1])
                spoken = b"synth_child" in (place / "cmdline").read_bytes()
            except OSError:
                continue
            if parent == self.process.pid and spoken:
                found.append(int(place.name))
        return found

    def moves(self) -> int:
        """How many lines the journal of the game has behind its header."""
        (journal,) = (self.home / "journals").glob("*.jsonl")
        return len(read_journal(journal.read_bytes()).entries)

    def close(self) -> None:
        """End it."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(10)
        os.close(self._master)


class Stage:
    """A sound service and a game in which something private is being read."""

    def __init__(self, folder: Path) -> None:
        self.server = SoundServer(folder, dict(os.environ))
        players = ("--players", "Ana,Ben", "--seed", "3", "--front", "terminal", "--speech", "on")
        self.program = Program(folder, self.server.address, "play", "kami", *players)
        self.marks: dict[str, int] = {}
        try:
            self._take_the_keyboard()
        except BaseException:
            self.close()
            raise

    def _take_the_keyboard(self) -> None:
        self.program.await_text("press Enter.")
        self.program.type("k")
        self.program.await_text("Silence.")
        self.program.type("")
        self.program.await_text("number or words.")
        self.program.read(1.0)

    def ask(self) -> None:
        """Let something be read that takes half a minute."""
        self.program.type("k")
        self.program.type("?")
        self.program.read(2.0)

    def mark(self) -> None:
        """What is recorded from now on counts."""
        self.marks = {name: self.server.recording(name).stat().st_size for name in self.server.SINKS}

    def windows(self, name: str) -> list[tuple[int, int]]:
        """How loud each side of a recording was since the mark, step by step."""
        with self.server.recording(name).open("rb") as file:
            file.seek(self.marks[name] - self.marks[name] % 4)
            raw = file.read()
        frames = array("h", raw[: len(raw) - len(raw) % 4])
        size = 2 * round(44100 * STEP)
        found = []
        for at in range(0, len(frames) - size + 1, size):
            part = frames[at : at + size]
            found.append((max(map(abs, part[0::2])), max(map(abs, part[1::2]))))
        return found

    def wait_for_sound(self, limit: float = 20.0) -> float:
        """Seconds until a device sounds, since the mark."""
        begin = time.monotonic()
        while time.monotonic() < begin + limit:
            if any(max(sides) > LOUD for name in self.server.SINKS for sides in self.windows(name)):
                break
            self.program.read(0.05)
        return time.monotonic() - begin

    def longest_silence(self, *names: str) -> float:
        """Seconds, since the mark, for which none of these devices sounded."""
        longest = run = 0
        for heard in zip(*(self.windows(name) for name in names), strict=False):
            run = 0 if any(max(sides) > LOUD for sides in heard) else run + 1
            longest = max(longest, run)
        return longest * STEP

    def astray(self, name: str) -> int:
        """Milliseconds, since the mark, in which a device sounded on one side alone."""
        one_side = [sides for sides in self.windows(name) if max(sides) > LOUD >= 4 * min(sides)]
        return round(1000 * STEP * len(one_side))

    def close(self) -> None:
        """End what was started here."""
        self.program.close()
        self.server.close()


Shake = Callable[[Stage, random.Random], tuple[float, int]]
"""Does it, while something is read; returns the longest silence and what private sound went astray."""


def _service_ends(away: float) -> Shake:
    def shake(stage: Stage, rng: random.Random) -> tuple[float, int]:
        stage.server.end()
        stage.program.read(away)
        stage.server.begin()
        stage.mark()
        stage.ask() if away > 10 else stage.program.read(0)  # after so long what waited is in the text alone
        stage.program.read(6.0)
        return stage.longest_silence("Room", "Buds"), stage.astray("Buds")

    return shake


def _hangs(stage: Stage, rng: random.Random) -> tuple[float, int]:
    stage.server.hang(True)
    stage.program.read(5.0)
    stage.server.hang(False)
    stage.program.read(CATCH_UP)  # a null sink makes up for the time at once, in silence
    stage.mark()
    waited = CATCH_UP + stage.wait_for_sound()
    stage.mark()
    stage.program.read(6.0)
    return max(waited, stage.longest_silence("Room", "Buds")), stage.astray("Buds")


def _sleeps(stage: Stage, rng: random.Random) -> tuple[float, int]:
    stage.server.suspend("Room", True)
    stage.program.read(2.0)
    stage.server.suspend("Room", False)
    stage.mark()
    stage.program.read(6.0)
    return stage.longest_silence("Room", "Buds"), stage.astray("Buds")


def _is_elsewhere(go: Callable[[SoundServer], None]) -> Shake:
    def shake(stage: Stage, rng: random.Random) -> tuple[float, int]:
        stage.mark()
        go(stage.server)
        stage.program.read(4.0)  # nobody presses a key: all have to listen away first
        astray = stage.astray("Buds")
        stage.program.type("r")
        stage.mark()
        stage.program.read(4.0)
        return stage.longest_silence("Buds"), astray

    return shake


def _child_dies(stage: Stage, rng: random.Random) -> tuple[float, int]:
    stage.mark()
    for _ in range(10):
        for process in stage.program.children():
            os.kill(process, signal.SIGKILL)
        stage.ask()
        stage.program.read(rng.uniform(0.2, 1.0))
    stage.program.read(3.0)
    return stage.longest_silence("Room", "Buds"), stage.astray("Buds")


def _busy(stage: Stage, rng: random.Random) -> tuple[float, int]:
    burners = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(4)]
    try:
        stage.mark()
        for _ in range(4):
            stage.ask()
            stage.program.read(2.0)
        return stage.longest_silence("Room", "Buds"), stage.astray("Buds")
    finally:
        for burner in burners:
            burner.kill()
            burner.wait()


SHAKES: dict[str, Shake] = {
    "the sound service ends, for 1 s": _service_ends(1.0),
    "the sound service ends, for 20 s": _service_ends(20.0),
    "the sound service hangs, for 5 s": _hangs,
    "the device sleeps, for 2 s": _sleeps,
    "another device is chosen": _is_elsewhere(lambda server: server.choose("Buds")),
    "the headset is unplugged in a private line": _is_elsewhere(lambda server: server.unplug("Room")),
    "the speech process is killed ten times": _child_dies,
    "both cores are busy": _busy,
}


def _plays_on(program: Program, before: int) -> bool:
    """Whether one more move can be made, and stands on the disk behind those before."""
    for _ in range(8):
        program.type("1")
        program.read(1.0)
        if program.moves() > before:
            return True
    return False


def shake_once(name: str, row: Row, rng: random.Random) -> None:
    """Do one of them in a game of its own."""
    with tempfile.TemporaryDirectory(prefix="shake-", ignore_cleanup_errors=True) as folder:
        stage = Stage(Path(folder))
        try:
            before = stage.program.moves()
            stage.ask()
            stage.program.read(rng.uniform(0.0, 1.5))
            told = len(stage.program.text)
            silence, astray = SHAKES[name](stage, rng)
            said = re.sub(r"\n(?=[a-z])", " ", stage.program.text[told:])
            row.told |= {line for line in said.splitlines() if line.startswith(OWN)}
            row.silences.append(silence)
            row.astray.append(astray)
            row.kept += _plays_on(stage.program, before)
        finally:
            row.times += 1
            stage.close()


def end_the_screen(row: Row, rng: random.Random) -> None:
    """The X server ends while a game is played in the window; then the game is gone on with."""
    with tempfile.TemporaryDirectory(prefix="shake-", ignore_cleanup_errors=True) as folder:
        server = SoundServer(Path(folder), dict(os.environ))
        reading, writing = os.pipe()
        screen = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "800x600x24", "-nolisten", "tcp"],
            pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(writing)
        with os.fdopen(reading) as lines:
            display = f":{lines.readline().strip()}"
        players = ("--players", "Ana,bot", "--seed", "3", "--front", "window", "--speech", "on")
        program = Program(Path(folder), server.address, "play", "kami", *players, DISPLAY=display)
        try:
            program.read(6.0 + rng.uniform(0.0, 3.0))
            before, told = program.moves(), len(program.text)
            screen.terminate()
            screen.wait()
            began = time.monotonic()
            program.read(5.0)
            while program.process.poll() is None and time.monotonic() < began + 10:
                program.read(0.2)
            row.silences.append(0.0)
            row.astray.append(0)
            row.told |= {" ".join(program.text[told:].split())}
            row.told.add(f"exit code {program.process.poll()}")
            row.kept += program.moves() == before
        finally:
            row.times += 1
            screen.kill()
            program.close()
            server.close()


def report(rows: list[Row], times: int) -> str:
    """The page of a run."""
    load = " ".join(f"{one:.1f}" for one in os.getloadavg())
    lines = [
        "# Sound and screen come and go\n",
        f"`python bench/shake/run.py --times {times}`, Python {platform.python_version()}, "
        f"{platform.system()}, {date.today()}, {os.cpu_count()} cores, load {load} from other programs.\n",
        "| what happens | times | longest silence, s | private sound elsewhere, ms | kept, and played on |",
        "|---|---|---|---|---|",
    ]
    for row in rows:
        silence = "-" if row.name == SCREEN else f"{max(row.silences, default=0):.2f}"
        astray = max(row.astray, default=0)
        lines.append(f"| {row.name} | {row.times} | {silence} | {astray} | {row.kept} of {row.times} |")
    lines.append("\nWhat was said of it:\n")
    lines += [f"- {row.name}: {' / '.join(sorted(row.told)) or 'nothing'}" for row in rows]
    return "\n".join([*lines, ""])


SCREEN = "the X server ends"


def main() -> None:
    """Shake, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=5, help="how often each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="those whose name holds this")
    given = parser.parse_args()
    missing = [tool for tool in ("pulseaudio", "pactl", "parec", "Xvfb") if not shutil.which(tool)]
    if missing:
        parser.error(f"not installed: {', '.join(missing)}")
    rows = []
    for name in (*SHAKES, SCREEN):
        if given.only and given.only not in name:
            continue
        row = Row(name)
        rows.append(row)
        for number in range(given.times):
            rng = random.Random(f"{name} {given.seed + number}")
            if name == SCREEN:
                end_the_screen(row, rng)
            else:
                shake_once(name, row, rng)
            print(f"{name}: {row}", file=sys.stderr)
    print(report(rows, given.times), end="")


if __name__ == "__main__":
    main()
