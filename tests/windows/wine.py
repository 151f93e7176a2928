"""Processes of a Windows Python under Wine: by pipes, and in a console."""

from __future__ import annotations

import contextlib
import os
import pty
import re
import select
import signal
import subprocess
import termios
import threading
import time
from array import array
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
FOLDER = Path(os.environ.get("WINDOWS_PYTHON", "/nowhere"))
PROGRAM = (str(FOLDER / "python"), "-m", "accessible_games")

PATIENCE = float(os.environ.get("PATIENCE", "240"))
LOUD = 3000


def of_windows(path: Path) -> str:
    """A path as Windows programs know it."""
    return "Z:" + str(path).replace("/", "\\")


class Windows:
    """Processes of the Windows Python, with a home of their own and sound that goes to a file."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "home"
        self.home.mkdir()
        self.recording = folder / "sound.raw"
        self.environment = {
            **os.environ,
            "WINEPREFIX": str(FOLDER / "prefix"),
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "winedbg.exe=d",
            "ACCESSIBLE_GAMES_HOME": of_windows(self.home),
            "SDL_AUDIODRIVER": "disk",
            "SDL_DISKAUDIOFILE": of_windows(self.recording),
            "PYTHONUTF8": "1",
            # A pseudo terminal would be asked for more than it can.
            "TERM": "xterm",
        }
        for name in ("DISPLAY", "SSH_CONNECTION", "SDL_DISKAUDIODELAY", "LC_ALL"):
            self.environment.pop(name, None)

    def run(self, *words: str, **how: Any) -> str:
        """What the Windows Python tells; `how` as for `run_program`."""
        return self.run_program(FOLDER / "python", *words, **how)

    def run_program(
        self,
        *words: str | Path,
        typed: tuple[str, ...] = (),
        pause: float = 1.0,
        encoding: str = "utf-8",
        **more: str,
    ) -> str:
        """What a program tells; lines are typed one after the other, and stdin stays open to its end."""
        process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=self.environment | more,
            cwd=ROOT,
            encoding=encoding,
            errors="replace",
        )
        told: list[str] = []
        reader = threading.Thread(target=lambda: told.extend(process.stdout), daemon=True)
        reader.start()
        try:
            with suppress(BrokenPipeError):  # it has ended before all was typed
                for line in typed:
                    time.sleep(pause)
                    process.stdin.write(f"{line}\n")
                    process.stdin.flush()
            process.wait(PATIENCE)
        finally:
            process.kill()
            process.wait()
            with suppress(BrokenPipeError):
                process.stdin.close()
            reader.join(5)
            process.stdout.close()
        return "".join(told).replace("\r", "")

    def loud_seconds(self) -> int:
        """In how many seconds of the recording something is loud."""
        raw = self.recording.read_bytes() if self.recording.exists() else b""
        samples = array("h", raw[: len(raw) // 4 * 4])
        second = 2 * 44100
        return sum(max(samples[at : at + second], default=0) > LOUD for at in range(0, len(samples), second))


class Console:
    """A console window of Windows with a program in it, which Wine shows in a pseudo terminal."""

    _SIGNS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")

    def __init__(self, windows: Windows, *words: str | Path, **more: str) -> None:
        self.shown = ""
        self.all = ""
        self.pid, self._handle = pty.fork()
        if self.pid == 0:
            os.chdir(ROOT)
            environment = windows.environment | more
            os.execvpe(str(words[0]), [str(word) for word in words], environment)

    def wait_for(self, text: str, seconds: float = PATIENCE) -> None:
        """Wait until this has been shown; what came before it is forgotten."""
        end = time.monotonic() + seconds
        while text not in self.shown:
            assert time.monotonic() < end, f"not shown: {text}\n{self.all}"
            self._read(0.1)
        self.shown = self.shown.partition(text)[2]

    def type(self, text: str, after: str) -> None:
        """Type keys once this has been shown ("": at once), and Wine hands on what is typed as it is."""
        if after:
            self.wait_for(after)
        end = time.monotonic() + PATIENCE
        while termios.tcgetattr(self._handle)[3] & termios.ICANON:
            assert time.monotonic() < end, "the console reads no keys"
            self._read(0.1)
        os.write(self._handle, text.encode())

    def type_until_the_end(self, typed: dict[str, str], after: str) -> None:
        """Begin once this is shown; type the keys for what is shown, whenever it is, until the program has ended."""
        self.type(typed[after], after)
        end = time.monotonic() + 4 * PATIENCE
        while not os.waitpid(self.pid, os.WNOHANG)[0]:
            assert time.monotonic() < end, f"still running\n{self.all}"
            self._read(0.1)
            for asked, keys in typed.items():
                if asked in self.shown:
                    self.shown = self.shown.partition(asked)[2]
                    os.write(self._handle, keys.encode())
        self._read(0.2)

    def end(self, seconds: float = PATIENCE) -> int:
        """The exit code, once the program has ended by itself."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self._read(0.1)
            ended, status = os.waitpid(self.pid, os.WNOHANG)
            if ended:
                self._read(0.2)
                return os.waitstatus_to_exitcode(status)
        raise AssertionError(f"still running\n{self.all}")

    def close_window(self) -> None:
        """What happens when its window is closed: the terminal is gone."""
        os.close(self._handle)
        self._handle = -1

    def close(self) -> None:
        with suppress(ProcessLookupError, ChildProcessError):
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        if self._handle >= 0:
            os.close(self._handle)

    def _read(self, seconds: float) -> None:
        if self._handle >= 0 and select.select([self._handle], [], [], seconds)[0]:
            with contextlib.suppress(OSError):  # the other side has ended
                told = os.read(self._handle, 65536).decode("utf-8", "replace")
                plain = self._SIGNS.sub("", told)
                self.shown += plain
                self.all += plain
