"""A program that was frozen: it is its own Python for the processes that it starts."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from commandline import ROOT, environment

ENTRY = """#!{python}
import sys
sys.frozen = True
sys.executable = __file__
from accessible_games.cli import {main} as main
raise SystemExit(main())
"""

needs_shebang = pytest.mark.skipif(os.name != "posix", reason="a file with #! is no program here")


@pytest.fixture
def frozen(tmp_path):
    """The program as one file, which is no Python but for the words that it understands."""

    def make(main="main"):
        entry = tmp_path / f"frozen-{main}"
        entry.write_text(ENTRY.format(python=sys.executable, main=main), encoding="utf-8")
        entry.chmod(0o755)
        return entry

    return make


def run(entry: Path, *words: str, **more: str) -> subprocess.CompletedProcess:
    return subprocess.run(
        [entry, *words],
        env=environment(entry.parent, **more),
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
        cwd=entry.parent,
    )


@needs_shebang
def test_a_frozen_program_has_speech_and_sound(frozen):
    pytest.importorskip("espeakng_loader", reason="the packaged eSpeak NG is not installed")
    told = run(frozen(), "doctor").stdout
    assert "Speech engine: " in told and "Speech engine: missing" not in told
    assert "Sound device: works." in told


@needs_shebang
@pytest.mark.parametrize("main", ["main", "main_in_window"])
def test_each_of_its_entries_runs_the_speech_process(frozen, main):
    done = run(frozen(main), "-P", "-m", "audio.synth_child", "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("usage: audio.synth_child")


@needs_shebang
def test_it_runs_each_module_for_which_the_program_starts_a_process(frozen):
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "audio").glob("*.py")]
    modules = {found for text in sources for found in re.findall(r'module_command\(\s*"([\w.]+)"', text)}
    assert modules >= {"audio.synth_child", "audio.doctor", "audio.maker"}
    entry = frozen()
    for module in modules:
        assert "Usage: accessible-games" not in run(entry, "-P", "-m", module, "--help").stdout, module


@needs_shebang
def test_it_is_no_python_for_anything_else(frozen):
    done = run(frozen(), "-P", "-m", "this")
    assert done.returncode == 2
    assert "Zen" not in done.stdout


def test_a_program_with_a_python_beside_it_takes_no_such_words():
    done = subprocess.run(
        [sys.executable, "-m", "accessible_games", "-P", "-m", "audio.synth_child", "--help"],
        cwd=ROOT,
        input="",
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert "usage: audio.synth_child" not in done.stdout


def played(entry: Path, home: Path) -> None:
    words = ("play", "kami", "--players", "Ana,bot", "--front", "terminal", "--speech", "off")
    told = run(entry, *words, ACCESSIBLE_GAMES_HOME="", HOME=str(home), XDG_DATA_HOME=str(home / "games"))
    assert "Ana" in told.stdout, told.stderr


@needs_shebang
def test_settings_and_games_are_kept_beside_it_where_a_folder_for_them_can_be_written(frozen, tmp_path):
    home, beside = tmp_path / "home", tmp_path / "data"
    beside.mkdir()
    played(frozen(), home)
    assert list((beside / "journals").glob("*-kami.jsonl")) and not home.exists()
    assert not list(beside.glob("*.new"))


@needs_shebang
def test_they_are_kept_in_the_users_own_folders_where_that_one_cannot_be_written(frozen, tmp_path):
    home, beside = tmp_path / "home", tmp_path / "data"
    beside.write_text("no folder", encoding="utf-8")
    played(frozen(), home)
    assert list(home.rglob("*-kami.jsonl")) and beside.read_text(encoding="utf-8") == "no folder"
