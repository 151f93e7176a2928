"""A true Windows Python under Wine: speech, the doctor, and a game in the terminal whose sound is recorded.

`tests/windows/run` prepares it; `WINDOWS_PYTHON` is the folder where it lies.
"""

from __future__ import annotations

import re

import pytest

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
