"""CPU of a game in which nothing happens, per cent of one core: the window, and the terminal.

    python bench/latency/idle.py [--seconds 60] [--most 2]

Each is a game of Kami with speech on a private sound server (a null sink) and a private screen, left
alone once all was said: the question waits, nobody presses anything.  Counted are the program and its
speech process, by the system's own clocks, so that what else the machine does changes little.  Exit
status 1 if one takes `--most` per cent or more.

Needs what rig.py needs (see README.md), and /proc.
"""

from __future__ import annotations

import argparse
import os
import pty
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent
PLAY = [sys.executable, "-m", "accessible_games", "play", "kami", "--players", "Ana,bot", "--seed", "3"]
SETTINGS = 'speaks = "program"\nlanguage = "en"\nclear_at_handover = "no"\n'
QUIET = 5.0
"""Seconds of silence after which all has been said, and made ahead."""
CALM = 0.02
"""Seconds of CPU in a second under which a child of the program has nothing to do."""
REST = 35.0
"""Seconds without a sound after which a new program makes those that nobody waited for: once."""
PATIENCE = 600.0


@contextmanager
def sound_server(folder: Path) -> Iterator[dict[str, str]]:
    """A sound server with a null sink; yields the environment of its programs."""
    address = f"unix:{folder / 'pulse'}"
    home = folder / "pulse-home"
    home.mkdir()
    env = {**os.environ, "PULSE_SERVER": address, "PULSE_RUNTIME_PATH": str(home), "HOME": str(home)}
    server = subprocess.Popen(
        ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no",
         "-L", "module-null-sink sink_name=idle",
         "-L", f"module-native-protocol-unix socket={folder / 'pulse'} auth-anonymous=1"],
        env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        until = time.monotonic() + 10
        while subprocess.run(["pactl", "info"], env=env, capture_output=True).returncode:
            if time.monotonic() > until:
                raise SystemExit("the sound server does not come up")
            time.sleep(0.05)
        yield {"PULSE_SERVER": address, "SDL_AUDIODRIVER": "pulseaudio"}
    finally:
        server.terminate()
        server.wait()


@contextmanager
def screen() -> Iterator[dict[str, str]]:
    """A screen; yields the environment of its programs."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1366x768x24", "-nolisten", "tcp"],
        pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write)
    try:
        with os.fdopen(read) as numbers:
            yield {"DISPLAY": f":{numbers.readline().strip()}"}
    finally:
        server.terminate()
        server.wait()


def cpu_seconds(pid: int, *, itself: bool = True) -> float:
    """CPU time so far of a process, or not, and of its children that live."""
    ticks = 0
    for folder in Path("/proc").iterdir():
        if not folder.name.isdecimal():
            continue
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if (itself and int(folder.name) == pid) or int(fields[1]) == pid:
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def share(process: subprocess.Popen[bytes], env: dict[str, str], seconds: float) -> float:
    """Per cent of a core that a game takes which is left alone."""
    end = time.monotonic() + PATIENCE
    time.sleep(REST)
    while not _is_silent(env) or _children_work(process):
        if time.monotonic() > end:
            raise SystemExit("the game is never silent")
    return _taken(process, seconds)


def _children_work(process: subprocess.Popen[bytes]) -> bool:
    """True while something is made for the first time, as the sounds are."""
    before = cpu_seconds(process.pid, itself=False)
    time.sleep(1.0)
    return cpu_seconds(process.pid, itself=False) - before > CALM


def _is_silent(env: dict[str, str]) -> bool:
    """True if nothing sounds for a while."""
    ear = subprocess.Popen(["parec", "-d", "idle.monitor", "--raw"], env=env, stdout=subprocess.PIPE)
    threading.Timer(QUIET, ear.terminate).start()
    heard, _ = ear.communicate()
    return len(heard) > 0 and not any(heard)


def _taken(process: subprocess.Popen[bytes], seconds: float) -> float:
    before, begun = cpu_seconds(process.pid), time.monotonic()
    time.sleep(seconds)
    if process.poll() is not None:
        raise SystemExit("the program ended")
    return 100 * (cpu_seconds(process.pid) - before) / (time.monotonic() - begun)


def in_window(env: dict[str, str], seconds: float) -> float:
    """Per cent for the window."""
    with screen() as display:
        process = subprocess.Popen(
            [*PLAY, "--front", "window"], env={**env, **display}, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            return share(process, env, seconds)
        finally:
            process.terminate()
            process.wait()


def in_terminal(env: dict[str, str], seconds: float) -> float:
    """Per cent for the terminal, on a pseudo-terminal."""
    master, slave = pty.openpty()

    def read() -> None:
        try:
            while os.read(master, 4096):
                pass
        except OSError:
            pass

    threading.Thread(target=read, daemon=True).start()
    process = subprocess.Popen(
        [*PLAY, "--front", "terminal"], env=env, stdin=slave, stdout=slave, stderr=slave
    )
    try:
        return share(process, env, seconds)
    finally:
        process.terminate()
        process.wait()
        os.close(slave)


def main() -> int:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to measure (default 60)")
    parser.add_argument("--most", type=float, default=2.0, help="per cent of a core (default 2)")
    options = parser.parse_args()
    print("| idle game | per cent of a core | goal |\n|---|---|---|")
    worst = 0.0
    with tempfile.TemporaryDirectory() as home:  # one for both: the sounds are made once
        Path(home, "settings.toml").write_text(SETTINGS, encoding="utf-8")
        for name, measure in (("window", in_window), ("terminal", in_terminal)):
            with tempfile.TemporaryDirectory() as folder, sound_server(Path(folder)) as sound:
                env = {**os.environ, **sound, "ACCESSIBLE_GAMES_HOME": home}
                env["PYTHONPATH"] = str(HERE.parent.parent)
                found = measure(env, options.seconds)
            worst = max(worst, found)
            print(f"| {name} | {found:.2f} | under {options.most:g} |", flush=True)
    print(f"\nLoad {os.getloadavg()[0]:.1f}.")
    return 0 if worst < options.most else 1


if __name__ == "__main__":
    sys.exit(main())
