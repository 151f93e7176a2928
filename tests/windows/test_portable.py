"""The portable folder for Windows: made here, unpacked elsewhere, and played in with nothing beside it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest
from wine import FOLDER, PATIENCE, ROOT, Console, Windows


def python_312() -> str | None:
    """A CPython 3.12 that can make the folder."""
    known = [shutil.which("python3.12"), *Path.home().glob(".pyenv/versions/3.12*/bin/python3.12")]
    for candidate in filter(None, map(str, known)):
        done = subprocess.run([candidate, "-m", "pip", "--version"], capture_output=True, check=False)
        if done.returncode == 0:
            return candidate
    return None


@pytest.fixture(scope="module")
def archive(tmp_path_factory):
    python = python_312()
    if python is None:
        pytest.skip("no CPython 3.12 with pip, which makes the folder")
    out = tmp_path_factory.mktemp("portable")
    words = [python, str(ROOT / "packaging" / "windows.py"), str(FOLDER / "windows"), str(out)]
    done = subprocess.run(words, capture_output=True, text=True, cwd=out, check=False)
    assert done.returncode == 0, done.stderr
    print(done.stdout)
    return out / "AccessibleGames-windows.zip"


@pytest.fixture
def portable(archive, tmp_path):
    """The folder, unpacked under a name with letters that no code page has all of."""
    folder = tmp_path / "Zoé's 日本"
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(folder)
    return folder / "AccessibleGames"


@pytest.fixture
def windows(tmp_path):
    """Without a home of its own, so that the folder `data` counts; with a Python in the way that is none."""
    made = Windows(tmp_path)
    made.environment |= {"PYTHONHOME": "Z:\\nonsense", "PYTHONPATH": "Z:\\nonsense"}
    del made.environment["ACCESSIBLE_GAMES_HOME"]
    return made


def test_it_speaks_and_a_game_is_played_to_its_end_and_kept_beside_it(portable, windows):
    program = ("wine", portable / "accessible-games.exe")
    told = " ".join(windows.run_program(*program, "doctor").split())
    assert len(re.findall(r"It said a word, \d+", told)) == 3, told
    assert "AccessibleGames\\data\\settings.toml" in told and "Everything that is needed is there." in told
    words = ("play", "kami", "--players", "Ana,bot", "--seed", "3", "--front", "terminal", "--speech", "on")
    one = Console(windows, *program, *words, "--option", "target=1")
    try:
        typed = {"Ana: number or words.": "1\r", "Close the program": "close the program\r"}
        one.type_until_the_end(typed, after="Ana: number or words.")
    finally:
        one.close()
    assert "wins the game" in " ".join(one.all.split())
    assert list((portable / "data" / "journals" / "over").glob("*-kami.jsonl"))
    assert windows.loud_seconds() >= 5


def test_its_window_opens_without_any_console(portable, windows, tmp_path):
    if not shutil.which("Xvfb") or not shutil.which("xdotool"):
        pytest.skip("Xvfb and xdotool show a window")
    shown = f":{50 + os.getpid() % 40}"
    screen = subprocess.Popen(["Xvfb", shown, "-screen", "0", "1280x800x24"], stderr=subprocess.DEVNULL)
    program = subprocess.Popen(
        ["wine", portable / "AccessibleGames.exe", "--language", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=windows.environment | {"DISPLAY": shown},
    )
    try:
        found = ["xdotool", "search", "--sync", "--name", "Accessible Games"]
        subprocess.run(
            found, env={**os.environ, "DISPLAY": shown}, timeout=PATIENCE, check=True, capture_output=True
        )
    finally:
        program.kill()
        program.communicate()
        screen.kill()
        screen.wait()
