"""What is heard of keys that players really press one soon after the other, and when: a table.

    python bench/latency/sequences.py > bench/latency/SEQUENCES.md

Each sequence is pressed in the window, on a private screen and a private sound server, in a game of
Kami that has begun (or, where it says so, in the menu).  The times are milliseconds from the last key
before a line until the line is given to the sound device; bench/latency/window.py measures the rest of
the way, which is the same for all.  The order itself is held by tests/window/test_key_sequences.py.

Needs what rig.py needs (see README.md).
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from idle import SETTINGS, screen, sound_server
from rig import Keys

HERE = Path(__file__).resolve().parent
GAME = [sys.executable, "-m", "accessible_games", "play", "kami", "--players", "Ana,bot,bot,bot",
        "--option", "first_player=1", "--seed", "3", "--front", "window"]  # fmt: skip
MENU = [sys.executable, "-m", "accessible_games", "--front", "window"]

_HOOK = """
import sys, threading, time
import audio.voice
class Tells(audio.voice.SpeechQueue):
    def begin_sounding(self, utterance):
        print("SPEAKS", time.monotonic(), utterance.ticket, utterance.kind, utterance.text, flush=True)
        super().begin_sounding(utterance)
audio.voice.SpeechQueue = Tells
from accessible_games.cli import main
sys.exit(main(sys.argv[1:]))
"""

Press = tuple[float, str]
"""Seconds since the key before, and a key as X names it; "down:" and "up:" before it for a chord."""

SIX = [(0.17, "Page_Up")] * 6
SEQUENCES: tuple[tuple[str, list[str], list[Press]], ...] = (
    ("six PageUps in a second", GAME, SIX),
    ("Y, then Down, Down, Escape", GAME, [(0, "y"), (1.0, "Down"), (0.3, "Down"), (0.3, "Escape")]),
    ("H, then Down after 2 s", GAME, [(0, "h"), (2.0, "Down")]),
    ("H T S C E L, 0.1 s apart", GAME, [(0.1, key) for key in "htscel"]),
    ("a key without a command, five times", GAME, [(0.15, "z")] * 5),
    ("R, four times", GAME, [(0.3, "r")] * 4),
    ("Down, Up, Down, Up fast", GAME, [(0.12, "Down"), (0.12, "Up"), (0.12, "Down"), (0.12, "Up")]),
    ("two Returns 50 ms apart", GAME, [(0, "Return"), (0.05, "Return")]),
    ("Return, then H while the event sounds", GAME, [(0, "Return"), (0.5, "h")]),
    ("Return, then Control, then S with it", GAME,
     [(0, "Return"), (0.5, "down:Control_L"), (0.1, "s"), (0.1, "up:Control_L")]),
    ("Return, then Control alone, then PageUp", GAME, [(0, "Return"), (0.5, "Control_L"), (1.0, "Page_Up")]),
    ("Escape, then Return at once", GAME, [(0, "Escape"), (0.01, "Return")]),
    ("Escape, End, Control, Return", GAME,
     [(0, "Escape"), (0.2, "Up"), (0.02, "Control_L"), (0.2, "Return")]),
    ("F1, then Escape", GAME, [(0, "F1"), (0.8, "Escape")]),
    ("F3 and letters over its question", GAME, [(0, "F3"), (0.2, "a"), (0.2, "b"), (0.2, "c")]),
    ("F3, then F1, then a letter", GAME, [(0, "F3"), (0.5, "F1"), (1.0, "x")]),
    ("2 and Return at once", GAME, [(0, "2"), (0.01, "Return")]),
    ("Tab along the cards", GAME, [(0.2, "Tab")] * 3),
    ("menu: Down six times", MENU, [(0.15, "Down")] * 6),
    ("menu: End, Return at once", MENU, [(0, "Up"), (0.01, "Return")]),
    ("menu: F2, then Down", MENU, [(0, "F2"), (0.4, "Down")]),
)  # fmt: skip


class Game:
    """A running program, its keys, and what it says."""

    def __init__(self, command: list[str], env: dict[str, str], folder: Path) -> None:
        hook = folder / "hook.py"
        hook.write_text(_HOOK, encoding="utf-8")
        self.said: list[tuple[float, str, str]] = []
        self._begun: set[str] = set()
        self._process = subprocess.Popen(
            [sys.executable, str(hook), *command[3:]], env=env, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        threading.Thread(target=self._read, daemon=True).start()
        self._keys = Keys(env["DISPLAY"], False)

    def _read(self) -> None:
        assert self._process.stdout is not None
        last = ""
        for line in self._process.stdout:
            head, _, rest = line.rstrip("\n").partition(" ")
            if head == "SPEAKS":
                at, ticket, kind, text = rest.split(" ", 3)
                if ticket != last:  # the further pieces of a line are no news
                    self.said.append((float(at), kind, text))
                last = ticket

    def wait_for_quiet(self, seconds: float = 3.0) -> None:
        """Wait until something has been said, and then nothing new for so long."""
        count, since = -1, time.monotonic()
        while not self.said or time.monotonic() - since < seconds:
            if len(self.said) != count:
                count = len(self.said)
                words = len(self.said[-1][2].split()) if self.said else 0
                since = time.monotonic() + words / 3  # that long it sounds
            time.sleep(0.05)

    def press(self, keys: list[Press]) -> list[tuple[float, str]]:
        """Press keys at their times; returns when each went down."""
        pressed = []
        for wait, key in keys:
            time.sleep(wait)
            pressed.append((time.monotonic(), key))
            self._touch(key)
        return pressed

    def _touch(self, key: str) -> None:
        way, _, name = key.rpartition(":")
        x, t, display = self._keys.x, self._keys.t, self._keys.d
        code = x.XKeysymToKeycode(display, x.XStringToKeysym(name.encode()))
        if way != "up":
            t.XTestFakeKeyEvent(display, code, 1, 0)
            x.XFlush(display)
        if not way:
            time.sleep(0.005)
        if way != "down":
            t.XTestFakeKeyEvent(display, code, 0, 0)
            x.XFlush(display)

    def focus(self) -> None:
        """Wait for the window, and give it the keyboard."""
        while not self._keys.focus(None):
            time.sleep(0.1)

    def close(self) -> None:
        """End the program."""
        self._process.terminate()
        self._process.wait()


@contextlib.contextmanager
def playing(command: list[str]) -> Iterator[Game]:
    """A program that has said all it has to say, a game at a question that offers a choice."""
    with tempfile.TemporaryDirectory() as name, screen() as display:
        folder = Path(name)
        with sound_server(folder) as sound:
            settings = SETTINGS + "pace = 0.0\n[voice.en]\nrate = 320\n"
            (folder / "settings.toml").write_text(settings, encoding="utf-8")
            env = {**os.environ, **sound, **display, "ACCESSIBLE_GAMES_HOME": name}
            env["PYTHONPATH"] = str(HERE.parent.parent)
            game = Game(command, env, folder)
            try:
                game.focus()
                game.wait_for_quiet(5.0)
                if command is GAME:  # Ana says that she is ready
                    game.press([(0, "Return")])
                    game.wait_for_quiet(5.0)
                yield game
            finally:
                game.close()


def rows(name: str, game: Game, keys: list[Press]) -> Iterator[str]:
    """What was said from the first key on, each line with the key before it."""
    game.said.clear()
    pressed = game.press(keys)
    game.wait_for_quiet(2.0)
    for at, kind, text in game.said:
        before = [(when, key) for when, key in pressed if when <= at]
        when, key = before[-1] if before else (at, "")
        shown = text if len(text) < 50 else f"{text[:47]}..."
        yield f"| {name} | {key} | {(at - when) * 1000:.0f} | {kind} | {shown} |"
        name = ""


def main() -> None:
    """Press all of them, and print the table."""
    print("# Key sequences in the window: what is heard, and how soon\n")
    print(f"{time.strftime('%Y-%m-%d')}, load {os.getloadavg()[0]:.1f};", end=" ")
    print("made by `python bench/latency/sequences.py`.\n")
    print("| sequence | last key | ms from it | kind | line |\n|---|---|---|---|---|")
    for name, command, keys in SEQUENCES:
        with playing(command) as game:
            for row in rows(name, game, keys):
                print(row, flush=True)


if __name__ == "__main__":
    main()
