"""How exactly a duel times its players: presses injected against milliseconds in the journal.

    python bench/fairness/run.py > bench/fairness/RESULTS.md

A private PulseAudio with a null sink, a private Xvfb, and the program of table.py in it (see
../latency/README.md for the rig).  For each duel the rig presses Space, then each player's key at a
moment of its own, and looks up in the recording when the card's cue began.  The error of a press is
the journal's milliseconds less those from the recorded onset to the injection.
"""

from __future__ import annotations

import json
import os
import queue
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "latency"))

import rig  # noqa: E402

DUELS = 25
GOAL_MS = 5.0
TURNING = 0.2
"""Seconds after Space before which nothing that sounds is the card."""
AUDIBLE = 20
"""Of 32768: the null sink is silent but for our own sounds, so the first of this is the onset."""

KEYS = {
    ("cluster", 2): ("a", "h"),
    ("buzz", 8): ("q", "r", "u", "p", "slash", "m", "v", "z"),
}


class Bench:
    """The rig's servers, and a key board that can hold several keys."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.processes: list[subprocess.Popen[bytes]] = []
        self.env = dict(
            os.environ,
            PULSE_SERVER=f"unix:{folder}/pulse.sock",
            PULSE_SINK="rig",
            PULSE_COOKIE=f"{folder}/cookie",
            PULSE_RUNTIME_PATH=f"{folder}/rt",
            PULSE_STATE_PATH=f"{folder}/st",
            SDL_AUDIODRIVER="pulseaudio",
            ACCESSIBLE_GAMES_HOME=f"{folder}/home",
        )
        self._start_pulse()
        self.recorder = rig.Recorder(self.env, 5)
        self.processes.append(self.recorder.p)
        self.env["DISPLAY"] = self._start_xvfb()
        self.env.pop("SDL_VIDEODRIVER", None)
        self.keys = rig.Keys(self.env["DISPLAY"], False)

    def _start_pulse(self) -> None:
        command = [
            *("pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1"),
            *("--disallow-exit=yes", "--realtime=no", "--high-priority=no"),
            *("-L", f"module-null-sink sink_name=rig rate={rig.RATE} channels=2 format=s16le"),
            *("-L", f"module-native-protocol-unix socket={self.folder}/pulse.sock auth-anonymous=1"),
        ]
        quiet = subprocess.DEVNULL
        self.processes.append(subprocess.Popen(command, env=self.env, stdout=quiet, stderr=quiet))
        for _ in range(200):
            asked = subprocess.run(["pactl", "info"], env=self.env, stdout=quiet, stderr=quiet, check=False)
            if asked.returncode == 0:
                return
            time.sleep(0.05)
        raise SystemExit("fairness: PulseAudio does not start")

    def _start_xvfb(self) -> str:
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "800x600x24", "-nolisten", "tcp"]
        quiet = subprocess.DEVNULL
        self.processes.append(subprocess.Popen(command, pass_fds=[writing], stdout=quiet, stderr=quiet))
        os.close(writing)
        with os.fdopen(reading) as lines:
            return f":{lines.readline().strip()}"

    def move(self, key: str, down: bool) -> float:
        """Move a key now; returns when."""
        code = self.keys.x.XKeysymToKeycode(self.keys.d, self.keys.x.XStringToKeysym(key.encode()))
        at = time.perf_counter()
        self.keys.t.XTestFakeKeyEvent(self.keys.d, code, int(down), 0)
        self.keys.x.XFlush(self.keys.d)
        return at

    def press(self, key: str) -> float:
        """Press a key and let it go."""
        at = self.move(key, True)
        time.sleep(0.03)
        self.move(key, False)
        return at

    def onset_after(self, moment: float) -> float | None:
        """When the first sound after a moment began, by the recording; None: there was none."""
        first, frames, offset = self.recorder.frames_from(moment)
        found = rig.onset(frames, AUDIBLE)
        return None if found is None else (first + found) / rig.RATE + offset

    def close(self) -> None:
        """End what was started here, and nothing else."""
        for process in reversed(self.processes):
            process.terminate()
            process.wait(5)


def duel(bench: Bench, keys: tuple[str, ...], buzz: bool) -> tuple[float | None, dict[int, float]]:
    """Flip, which cuts speech, and press each key; returns the recorded onset and when each was pressed."""
    time.sleep(0.4 + random.random() * 0.05)
    flipped = bench.press("space")
    order = random.sample(range(len(keys)), len(keys))
    pressed: dict[int, float] = {}
    end = flipped + 0.7 + random.random() * 0.3
    for seat in order:
        while time.perf_counter() < end:
            time.sleep(0.0005)
        pressed[seat] = bench.move(keys[seat], True)
        end = time.perf_counter() + random.choice((0.0, 0.002, 0.01, 0.03, 0.06))
    time.sleep(0.3)
    for key in keys:
        bench.move(key, False)
    onset = bench.onset_after(flipped + TURNING)
    for _ in keys if buzz else ():
        time.sleep(0.12)
        bench.press("1")
    time.sleep(max(0.2, flipped + 2.2 - time.perf_counter()))
    bench.press("space")
    return onset, pressed


def errors_of(lines: list[str], onset: float, pressed: dict[int, float]) -> list[float]:
    """Per press: the journal's milliseconds less the injected ones."""
    kept = {}
    for line in lines:
        seat, verb, *rest = line.split()
        if verb in ("buzz", "slap") and int(seat) not in kept and "at" in rest:
            kept[int(seat)] = int(rest[-1])
    return [kept[seat] - (at - onset) * 1000 for seat, at in pressed.items() if seat in kept]


def measure(mode: str, players: int) -> tuple[list[float], list[float], int]:
    """All errors of a run, how far those of one duel lay apart, and how many presses were lost."""
    keys = KEYS[mode, players]
    errors: list[float] = []
    apart: list[float] = []
    lost = 0
    with tempfile.TemporaryDirectory(prefix="fairness-") as folder:
        bench = Bench(folder)
        try:
            command = [sys.executable, str(HERE / "table.py"), mode, str(players), str(DUELS)]
            program = subprocess.Popen(command, env=bench.env, stdout=subprocess.PIPE, text=True)
            bench.processes.append(program)  # type: ignore[arg-type]
            said: queue.SimpleQueue[str] = queue.SimpleQueue()
            assert program.stdout is not None
            lines = program.stdout
            threading.Thread(target=lambda: [said.put(line) for line in lines], daemon=True).start()
            for number in range(DUELS):
                while not said.get(timeout=30).startswith("READY"):
                    pass
                if not number:
                    time.sleep(1.5)
                    bench.keys.focus(None)
                    time.sleep(0.3)
                onset, pressed = duel(bench, keys, mode == "buzz")
                line = said.get(timeout=30)
                assert line.startswith("DUEL"), line
                if onset is None:
                    lost += len(keys)
                    continue
                found = errors_of(json.loads(line[5:]), onset, pressed)
                lost += len(keys) - len(found)
                errors += found
                apart += [max(found) - min(found)] if found else []
        finally:
            bench.close()
    return errors, apart, lost


def row(mode: str, players: int, errors: list[float], apart: list[float], lost: int) -> str:
    """A line of the table."""
    if not errors:
        return f"| {mode}, {players} keys | no press | | | | | | {lost} |"
    size = sorted(map(abs, errors))
    within = sum(one <= GOAL_MS for one in size)
    p90 = size[round(0.9 * (len(size) - 1))]
    return (
        f"| {mode}, {players} keys | {statistics.mean(errors):+.1f} | {statistics.median(size):.1f} "
        f"| {p90:.1f} | {size[-1]:.1f} | {within} of {len(size)} "
        f"| {statistics.median(apart):.1f}, {max(apart):.1f} | {lost} |"
    )


def main() -> None:
    """Measure, and print the table."""
    print("# A duel's times against presses injected, milliseconds\n")
    print(f"{time.strftime('%Y-%m-%d')}, load {os.getloadavg()[0]:.1f}, {DUELS} duels each;", end=" ")
    print("made by `python bench/fairness/run.py`.\n")
    print(
        "| keys | mean error | median size | p90 | largest | within 5 ms "
        "| apart in a duel: median, most | lost |"
    )
    print("|---|---|---|---|---|---|---|---|")
    for mode, players in KEYS:
        errors, apart, lost = measure(mode, players)
        print(row(mode, players, errors, apart, lost), flush=True)
        print([round(one, 1) for one in errors], file=sys.stderr)


if __name__ == "__main__":
    main()
