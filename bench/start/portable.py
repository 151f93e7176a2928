"""A portable folder, played: a game to its end in the terminal and one in the window, heard and seen.

    [WINEPREFIX=...] python bench/start/portable.py FOLDER PICTURES [terminal | window]

FOLDER is an unpacked `AccessibleGames`, for Windows (then it runs under Wine) or for Linux (then with PATH
empty).  A PulseAudio of its own with a null sink and an Xvfb stand for loudspeaker and screen; PICTURES gets
a picture of the window in the middle of the game and at its end.  Told: size, how soon `--help` is there,
whether each game was kept in `data` beside the program, and in how many seconds something was heard.
"""

import array
import os
import pty
import re
import select
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path

GAME = ["play", "kami", "--players", "Ana,bot", "--seed", "3", "--option", "target=1", "--language", "en"]
TYPED = (("Ana: number or words.", b"1\r"), ("Close the program", b"close the program\r"))
SIGNS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")  # with which a console of Wine draws
PATIENCE = 150


class Room:
    """A screen and a loudspeaker of its own, and what comes out of it."""

    def __init__(self, folder):
        self.display = f":{60 + os.getpid() % 30}"
        self.screen = subprocess.Popen(
            ["Xvfb", self.display, "-screen", "0", "1280x800x24"], stderr=subprocess.DEVNULL
        )
        socket = folder / "loudspeaker"
        self.here = os.environ | {"PULSE_SERVER": f"unix:{socket}", "XDG_RUNTIME_DIR": str(folder)}
        modules = (
            f"module-native-protocol-unix auth-anonymous=1 socket={socket}",
            "module-null-sink sink_name=room",
        )
        loaded = [word for module in modules for word in ("-L", module)]
        words = ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", *loaded]
        self.service = subprocess.Popen(words, env=self.here, stderr=subprocess.DEVNULL)
        while subprocess.run(["pactl", "info"], env=self.here, capture_output=True, check=False).returncode:
            time.sleep(0.1)
        self.samples = bytearray()
        self.ear = subprocess.Popen(
            ["parec", "--raw", "--format=s16le", "--rate=8000", "--channels=1", "-d", "room.monitor"],
            env=self.here,
            stdout=subprocess.PIPE,
        )
        threading.Thread(target=self._hear, daemon=True).start()

    def _hear(self):
        while data := self.ear.stdout.read(1600):
            self.samples += data

    def loud_seconds(self):
        """In how many seconds something was heard since this was asked last."""
        samples = array.array("h", bytes(self.samples[: len(self.samples) // 2 * 2]))
        self.samples.clear()
        return sum(max(map(abs, samples[at : at + 8000])) > 500 for at in range(0, len(samples), 8000))

    def close(self):
        for process in (self.ear, self.service, self.screen):
            process.terminate()
            process.wait()


def kept(folder):
    """Games that are over, beside the program."""
    return len(list((folder / "data" / "journals" / "over").glob("*-kami.jsonl")))


def by_lines(words, environment):
    """Play to the end in a terminal; returns what was told."""
    pid, handle = pty.fork()
    if pid == 0:
        os.execve(words[0], words, environment)
    told, at, silent = "", 0, time.monotonic()
    while time.monotonic() - silent < PATIENCE:
        if select.select([handle], [], [], 0.2)[0]:
            try:
                data = os.read(handle, 65536)
            except OSError:
                break
            told, silent = told + SIGNS.sub("", data.decode("utf-8", "replace")), time.monotonic()
            for asked, keys in TYPED:
                if asked in told[at:]:
                    at = len(told)
                    time.sleep(0.5)  # a console of Wine hands on what is typed once it is read
                    os.write(handle, keys)
    with suppress(ProcessLookupError):
        os.kill(pid, 9)
    os.waitpid(pid, 0)
    os.close(handle)
    return told


def in_the_window(words, environment, room, folder, pictures):
    """Play to the end in the window, by Enter alone; returns whether it was kept."""
    at_screen = os.environ | {"DISPLAY": room.display}
    before = kept(folder)
    program = subprocess.Popen(
        words, env=environment, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    end = time.monotonic() + 4 * PATIENCE
    presses = 0
    while kept(folder) == before and time.monotonic() < end and program.poll() is None:
        time.sleep(6)  # a key that comes before its entry was heard does not count
        subprocess.run(["xdotool", "key", "Return"], env=at_screen, check=False)
        presses += 1
        if presses == 4:
            subprocess.run(["import", "-window", "root", pictures / "middle.png"], env=at_screen, check=False)
    time.sleep(3)
    subprocess.run(["import", "-window", "root", pictures / "end.png"], env=at_screen, check=False)
    program.kill()
    program.communicate()
    return kept(folder) > before


def main():
    folder, pictures = (Path(word).resolve() for word in sys.argv[1:3])
    played = sys.argv[3:] or ["terminal", "window"]
    pictures.mkdir(exist_ok=True)
    windows = (folder / "accessible-games.exe").exists()
    suffix = ".exe" if windows else ""
    before = ["/usr/bin/wine"] if windows else []
    terminal, window = (
        [*before, str(folder / f"{name}{suffix}")] for name in ("accessible-games", "AccessibleGames")
    )
    files = [file for file in folder.rglob("*") if file.is_file() and not file.is_symlink()]
    print(f"unpacked {sum(file.stat().st_size for file in files) / 1e6:.1f} MB", flush=True)
    with tempfile.TemporaryDirectory() as place:
        room = Room(Path(place))
        environment = {"PULSE_SERVER": room.here["PULSE_SERVER"], "DISPLAY": room.display, "PATH": ""}
        environment |= {"HOME": place, "TERM": "xterm", "LC_ALL": "C.UTF-8", "PYTHONHOME": "/nonsense"}
        if windows:
            del environment["HOME"]
            environment = os.environ | environment | {"PATH": os.environ["PATH"], "WINEDEBUG": "-all"}
        taken = []
        for _ in range(5):
            start = time.monotonic()
            subprocess.run(
                [*terminal, "--help"], env=environment, stdin=subprocess.PIPE, capture_output=True, check=True
            )
            taken.append(time.monotonic() - start)
        print(f"--help in {min(taken):.2f} s, the best of five", flush=True)
        room.loud_seconds()
        if "terminal" in played:
            games = kept(folder)
            plain = {name: value for name, value in environment.items() if name != "DISPLAY"}
            told = by_lines([*terminal, *GAME, "--front", "terminal", "--speech", "on"], plain)
            ended = "wins the game" in " ".join(told.split())
            heard = room.loud_seconds()
            print(f"terminal: over {ended}, kept {kept(folder) - games}, {heard} s heard", flush=True)
            (pictures / "told.txt").write_text(told, encoding="utf-8")
        if "window" in played:
            room.loud_seconds()
            ended = in_the_window([*window, *GAME, "--speech", "on"], environment, room, folder, pictures)
            print(f"window: over and kept {ended}, {room.loud_seconds()} s heard", flush=True)
        room.close()


if __name__ == "__main__":
    main()
