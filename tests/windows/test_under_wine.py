"""A true Windows Python under Wine: speech, the doctor, and a game in the terminal whose sound is recorded.

`tests/windows/run` prepares it; `WINDOWS_PYTHON` is the folder where it lies.
"""

from __future__ import annotations

import os
import re
import subprocess
import threading
import time
from array import array
from contextlib import suppress
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDER = Path(os.environ.get("WINDOWS_PYTHON", "/nowhere"))

pytestmark = pytest.mark.skipif(
    not (FOLDER / "python").is_file(), reason="no Windows Python under Wine; tests/windows/run prepares one"
)

PATIENCE = 240
LOUD = 3000


class Windows:
    """Processes of the Windows Python, with a home of their own and sound that goes to a file."""

    def __init__(self, folder: Path) -> None:
        self.recording = folder / "sound.raw"
        self._environment = {
            **os.environ,
            "ACCESSIBLE_GAMES_HOME": _path(folder / "home"),
            "SDL_AUDIODRIVER": "disk",
            "SDL_DISKAUDIOFILE": _path(self.recording),
            "PYTHONUTF8": "1",
        }
        (folder / "home").mkdir()

    def run(self, *words: str, typed: tuple[str, ...] = (), pause: float = 1.0) -> str:
        """What a process tells; lines are typed one after the other, and stdin stays open till its end."""
        process = subprocess.Popen(
            [FOLDER / "python", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=self._environment,
            cwd=ROOT,
            encoding="utf-8",
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


def _path(path: Path) -> str:
    return "Z:" + str(path).replace("/", "\\")


@pytest.fixture
def windows(tmp_path):
    return Windows(tmp_path)


SAY = """
import sys
from audio.mixer import Mixer
from audio.voice import Voice
voice = Voice(Mixer())
voice.say(sys.argv[2], kind="event", language=sys.argv[1])
print("said" if voice.wait(60) else "silent", [notice.id for notice in voice.notices()])
voice.close()
"""


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "It is your turn."), ("fr", "C'est à vous de jouer."), ("ja", "あなたの ばんです。")],
)
def test_a_line_of_each_language_is_heard(windows, language, text):
    assert "said []" in windows.run("-c", SAY, language, text)
    assert windows.loud_seconds() >= 1


def test_the_doctor_has_heard_a_word_of_each_language(windows):
    told = windows.run("-m", "accessible_games", "doctor")
    heard = re.findall(r"Voice for (\w+): [^.]+\. It said a word, (\d+)", " ".join(told.split()))
    assert [language for language, _ in heard] == ["English", "French", "Japanese"], told
    assert all(100 < int(milliseconds) < 2000 for _, milliseconds in heard)
    assert "Sound device: works." in told
    assert "Everything that is needed is there." in told


def test_a_game_in_the_terminal_is_spoken(windows):
    words = ("play", "kami", "--players", "Ana,bot", "--seed", "3", "--speech", "on", "--front", "terminal")
    told = windows.run("-m", "accessible_games", *words, typed=("1", "", "quit"), pause=6.0)
    assert "Ana" in told and "Traceback" not in told
    assert windows.loud_seconds() >= 3


FILES = (
    "tests/audio/test_audio_engine.py",
    "tests/audio/test_audio_doctor.py",
    "tests/audio/test_audio_device.py",
    "tests/cli/test_cli_frozen.py",
    "tests/play/test_journalfile.py",
    "tests/stickers/test_output.py",
)


@pytest.mark.parametrize("file", FILES)
def test_these_tests_hold_there_too(windows, file):
    told = windows.run("-m", "pytest", file, "-p", "no:cacheprovider", "--tb=short")
    assert "100%]" in told, told
    assert not re.search(r"^(FAILED|ERROR)", told, re.MULTILINE), told
