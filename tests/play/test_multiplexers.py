"""GNU screen and tmux, 40 columns wide: lines as they are, and what can be read back after a hand-over."""

import os
import re
import select
import shutil
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
            self.text += os.read(self.handle, 65536).decode("utf-8", "replace")
            shown = SIGNS.sub("", self.text)
        self.text = self.text[self.text.index(words[-1]) + 1 :] if words else ""
        return shown

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
