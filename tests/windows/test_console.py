"""A console of Windows: typed keys, Ctrl-C, a window that is closed, code pages, paths, two at once."""

from __future__ import annotations

import os
import signal
import time
from ast import literal_eval
from pathlib import Path

import pytest
from wine import FOLDER, PROGRAM, of_windows

KAMI = ("play", "kami", "--players", "Ana,bot", "--seed", "3", "--front", "terminal")
MUTE = ("--speech", "off")


def journals(home: Path) -> list[Path]:
    return sorted((home / "journals").glob("*.jsonl"))


def test_a_game_is_played_by_typed_keys_and_ctrl_c_ends_it_in_one_line(console, windows):
    one = console(*PROGRAM, *KAMI, *MUTE)
    one.type("zzz\r", after="Ana: number or words.")
    one.wait_for("zzz")
    one.type("2\x7f1\r", after="Ana: number or words.")  # Backspace is the console's own
    one.type("\x03", after="Ana: number or words.")
    assert one.end() in (0, 1)
    told = " ".join(one.all.split())
    assert "Traceback" not in told and "Warrior face down. " in told, one.all
    again = console(*PROGRAM, "resume", *MUTE, "--front", "terminal")
    again.type("quit\r", after="Ana: number or words.")
    assert again.end() == 0
    assert len(journals(windows.home)) == 1


def test_a_window_that_is_closed_leaves_the_game_whole(console, windows):
    one = console(*PROGRAM, *KAMI, "--speech", "on")
    one.type("1\r", after="Ana: number or words.")
    one.wait_for("Ana: number or words.")
    before = journals(windows.home)[0].read_bytes()
    one.close_window()
    assert gone("accessible_games", within=120)
    assert gone("audio.synth_child", within=120)
    assert journals(windows.home)[0].read_bytes() == before and before.endswith(b"\n")


def test_the_speech_process_ends_with_a_program_that_was_killed(console):
    one = console(*PROGRAM, *KAMI, "--speech", "on")
    one.wait_for("Ana: number or words.")
    (speaking,) = running("audio.synth_child")
    os.kill(one.pid, signal.SIGKILL)
    assert gone("audio.synth_child", within=120), speaking


def running(module: str) -> list[int]:
    """Processes of the Windows Python that run a module."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_bytes().decode("utf-8", "replace").split("\0")
        except OSError:
            continue
        if module in words and any("python.exe" in word for word in words[:1]):
            found.append(int(folder.name))
    return found


def gone(module: str, within: float) -> bool:
    end = time.monotonic() + within
    while running(module):
        if time.monotonic() > end:
            return False
        time.sleep(0.1)
    return True


@pytest.mark.parametrize(
    ("locale", "language", "told"),
    [("fr_FR.UTF-8", "fr", "À vous d'ouvrir"), ("ja_JP.UTF-8", "ja", "あなた")],
)
def test_a_console_shows_all_letters_whatever_its_code_page(console, locale, language, told):
    one = console(*PROGRAM, *KAMI, *MUTE, "--language", language, LC_ALL=locale, PYTHONUTF8="0")
    one.wait_for(told)


@pytest.mark.parametrize(
    ("locale", "page", "language", "title"),
    [
        ("fr_FR.UTF-8", "cp1252", "fr", "Kami"),
        ("ja_JP.UTF-8", "cp932", "ja", "神"),
        ("en_US.UTF-8", "cp1252", "ja", "神"),
    ],
)
def test_what_is_piped_has_the_letters_of_its_language(windows, locale, page, language, title):
    more = {"LC_ALL": locale, "PYTHONUTF8": "0"}
    asked = windows.run("-c", "import locale; print(locale.getpreferredencoding())", **more)
    assert asked.split()[-1] == page
    where = of_windows(windows.home / "kami.pdf")
    # Where the code page has not the letters, it is written in UTF-8.
    encoding = "utf-8" if (page, language) == ("cp1252", "ja") else page
    words = ("-m", "stickers", "stickers", "kami", "-o", where, "--language", language)
    told = windows.run(*words, encoding=encoding, **more)
    assert "Traceback" not in told and title in told


@pytest.mark.parametrize("name", ["日本", "Zoé's games", "long " + "x" * 120 + "\\" + "y" * 120])
def test_settings_and_games_lie_in_any_folder(windows, name):
    home = windows.home / name.replace("\\", "/")
    more = {"ACCESSIBLE_GAMES_HOME": of_windows(home)}
    told = windows.run("-m", "accessible_games", *KAMI, *MUTE, typed=("quit",), **more)
    assert "Traceback" not in told and len(journals(home)) == 1


READ_BACK = """
import ctypes, msvcrt, sys
from ctypes import wintypes
from pathlib import Path
from accessible_games.play.terminal import Terminal
terminal = Terminal(sys.stdin, sys.stdout)
for number in range(60):
    terminal.show(f"Your hand: lancer {number}.")
def kept():
    handle, done = wintypes.HANDLE(msvcrt.get_osfhandle(1)), wintypes.DWORD()
    text = ctypes.create_unicode_buffer(1 << 16)
    start = wintypes._COORD(0, 0)
    ctypes.WinDLL("kernel32").ReadConsoleOutputCharacterW(handle, text, 60000, start, ctypes.byref(done))
    return text.value
before, cleared, after = kept(), terminal.clear(), kept()
Path(sys.argv[1]).write_text(repr((before.count("Your hand"), cleared, after.strip())), "utf-8")
"""


def test_after_a_hand_over_nothing_can_be_read_back_in_the_console(console, windows):
    place = windows.home / "kept"
    one = console(FOLDER / "python", "-c", READ_BACK, of_windows(place))
    one.end()
    before, cleared, after = literal_eval(place.read_text("utf-8"))
    assert before > 5 and cleared and after == ""


def test_a_game_that_is_open_elsewhere_is_left_alone(console, windows):
    one = console(*PROGRAM, *KAMI, *MUTE)
    one.wait_for("Ana: number or words.")
    kept = journals(windows.home)
    told = windows.run("-m", "accessible_games", "resume", of_windows(kept[0]), *MUTE, "--front", "terminal")
    assert "is being played in another window now" in " ".join(told.split())
    one.type("quit\r", after="")
    assert one.end() == 0
