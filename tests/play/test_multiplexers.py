"""GNU screen, tmux and a braille display of 40 cells: lines as they are, and what can be read back."""

import os
import re
import select
import shutil
import socket
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from tests.nursery import TAKE_TERMINAL

fcntl, pty, termios = (
    pytest.importorskip(name, reason="no pseudo-terminals on this system")
    for name in ("fcntl", "pty", "termios")
)

HOST = Path(__file__).with_name("hotseat.py")
COLUMNS = 40
SIGNS = re.compile(r"\x1b(?:\[[0-9;?>]*[A-Za-z]|[()*+].|[=>78MDEHc])|[\x00-\x09\x0b-\x1f]")
NO_SETTINGS = "/dev/null"


class Inside:
    """A game of four inside of another program's terminal, and somebody who types there."""

    def __init__(self, folder, name):
        self.folder, self.name = folder, name
        self.environment = os.environ | {
            "TERM": "xterm", "LC_ALL": "C.UTF-8", "HOTSEAT_CLEAR": "1", "SCREENDIR": str(folder / "sockets")
        }  # fmt: skip
        for taken in ("STY", "TMUX", "COLUMNS", "LINES"):
            self.environment.pop(taken, None)
        self.handle, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, COLUMNS, 0, 0))
        game = [sys.executable, str(HOST), "1", "Ana", "Ben", "Cid", "Dan"]
        words = [sys.executable, "-c", TAKE_TERMINAL, *self.starting(), *game]
        ends = {"stdin": theirs, "stdout": theirs, "stderr": theirs}
        self.process = subprocess.Popen(words, **ends, env=self.environment, start_new_session=True)
        os.close(theirs)
        self.text = ""

    def until(self, words):
        """Read on until the words stand there, whatever of the line was drawn anew; what came is returned."""
        shown = ""
        while words not in shown:
            assert select.select([self.handle], [], [], 30)[0], f"{words!r} not in {shown!r}"
            data = os.read(self.handle, 65536)
            self.show(data)
            self.text += data.decode("utf-8", "replace")
            shown = SIGNS.sub("", self.text)
        self.text = self.text[self.text.index(words[-1]) + 1 :] if words else ""
        return shown

    def show(self, data):
        """What is done with what came."""

    def type(self, text):
        self.text = ""
        os.write(self.handle, text.encode())

    def run(self, *words):
        done = subprocess.run(
            [shutil.which(self.name), *words],
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=30,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def close(self):
        self.process.kill()
        self.process.wait()
        os.close(self.handle)


class Tmux(Inside):
    def starting(self):
        self.socket = ["-S", str(self.folder / "socket"), "-f", NO_SETTINGS]
        return [shutil.which("tmux"), *self.socket, "new-session"]

    def kept(self):
        return self.run(*self.socket, "capture-pane", "-p", "-S", "-")

    def close(self):
        self.run(*self.socket, "kill-server")
        super().close()


class Screen(Inside):
    lines = "1000"

    def starting(self):
        (self.folder / "sockets").mkdir(mode=0o700)
        return [shutil.which("screen"), "-c", NO_SETTINGS, "-S", "games", "-h", self.lines]

    def kept(self):
        place = self.folder / "kept"
        self.run("-S", "games", "-X", "hardcopy", "-h", str(place))
        # It answers before it has written; what it is asked next is done after that.
        self.run("-S", "games", "-Q", "info")
        return place.read_text("utf-8", "replace")

    def close(self):
        self.run("-S", "games", "-X", "quit")
        super().close()


class ScreenWithoutScrollback(Screen):
    lines = "0"


@pytest.fixture(params=[Tmux, Screen, ScreenWithoutScrollback], ids=["tmux", "screen", "screen -h 0"])
def inside(request, tmp_path):
    name = "tmux" if request.param is Tmux else "screen"
    if shutil.which(name) is None:
        pytest.skip(f"not installed: {name}")
    made = request.param(tmp_path, name)
    yield made
    made.close()


def test_lines_stand_whole_and_a_hand_is_read_back_where_the_game_has_said_so_alone(inside):
    """A card is chosen at the private part of a turn; then the keyboard is handed over."""
    inside.until("press Enter.")
    inside.type("\n")
    shown = inside.until("number or words.")
    assert "Your hand:" in shown
    kept = inside.kept()
    assert all(3 <= len(line) <= COLUMNS for line in kept.split("\n") if line.strip()), kept
    inside.type("1\n")
    warned = "readable higher up" in inside.until("press Enter.")
    readable = "Your hand:" in inside.kept()
    assert readable == (type(inside) is Screen)
    assert warned == (inside.name == "screen")  # which does not say how much it keeps


class Console(Inside):
    """A game whose lines stand on the console, with brltty and its virtual display on it."""

    def __init__(self, folder, console):
        self.console, self.written, self.brltty = console, b"", None
        super().__init__(folder, "brltty")

    def watch(self):
        """Put the display on the console; what is written there afterwards would be news."""
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        words = ["brltty", "-n", "-b", "vr", "-d", f"server:127.0.0.1:{port}", "-x", "lx", "-s", "no"]
        words += ["-A", "none", "-N", "-M", "1", "-f", NO_SETTINGS, "-P", str(self.folder / "pid")]
        self.brltty = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        while b"listening" not in (line := self.brltty.stdout.readline()):
            assert line, "brltty has ended"
        self.cells = socket.create_connection(("127.0.0.1", port))
        self.cells.settimeout(20)
        self.shown = self.cells.makefile("r", encoding="utf-8")
        self.press("cells 40")

    def starting(self):
        return []

    def show(self, data):
        self.written += data
        os.write(self.console, data)

    def press(self, key):
        self.cells.sendall(f"{key}\n".encode())

    def line(self):
        """What the display shows next, once it is another line."""
        while not (told := self.shown.readline()).startswith("Visual "):
            assert told, "the display has ended"
        return told.strip().removeprefix('Visual "').removesuffix('"')

    def close(self):
        if self.brltty is not None:
            self.brltty.terminate()
            self.brltty.communicate()
            self.shown.close()
            self.cells.close()
        super().close()


@pytest.fixture
def display(tmp_path):
    if shutil.which("brltty") is None:
        pytest.skip("not installed: brltty")
    if not os.access("/dev/vcsa", os.R_OK):
        pytest.skip("the screen of a console cannot be read here")
    try:
        active = Path("/sys/class/tty/tty0/active").read_text("ascii").strip()
        console = os.open(f"/dev/{active}", os.O_RDWR | os.O_NOCTTY)
    except OSError:
        pytest.skip("no console of Linux to write to")
    fcntl.flock(console, fcntl.LOCK_EX)  # there is one, for all who run tests
    os.write(console, b"\x1b[H\x1b[2J")
    made = Console(tmp_path, console)
    yield made
    made.close()
    os.close(console)


def test_a_braille_display_of_forty_cells_reads_the_newest_lines_upwards_each_of_them_whole(display):
    display.until("press Enter.")
    display.type("\n")
    display.until("number or words.")
    display.watch()
    while display.line().startswith("BRLTTY"):  # which greets first
        pass
    told = [line.strip() for line in display.written.decode().split("\n") if line.strip()]
    read = []
    for _ in range(5):
        display.press("LNUP")
        read.append(display.line().rstrip())
    assert read == told[:-6:-1]
    assert read[0].endswith(": number or words.")
