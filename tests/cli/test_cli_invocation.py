"""The command that the program tells is one that works where it was typed."""

import os
import subprocess
import sys

import pytest
from commandline import environment, run

from accessible_games.cli.invocation import started_by
from accessible_games.cli.saves import GameFolder, KeptGame
from accessible_games.engine.journal import Header
from accessible_games.play.journalfile import JournalFile

HEADER = Header("kami", 2, {}, {}, [{"name": "Ana", "language": "en"}, {"bot": "easy"}])


@pytest.fixture
def on_path(tmp_path, monkeypatch):
    """The program in a folder where the shell finds it; returns its path."""
    folder = tmp_path / "bin"
    folder.mkdir()
    program = folder / "accessible-games"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder), prepend=os.pathsep)
    return str(program)


@pytest.fixture
def nowhere(monkeypatch):
    monkeypatch.setenv("PATH", "")


def test_a_program_in_a_folder_is_named_as_it_was_typed(nowhere):
    assert started_by([".venv/bin/accessible-games"], ["python"]) == (".venv/bin/accessible-games",)


@pytest.mark.skipif(os.name == "nt", reason="which looks for other endings there")
def test_a_program_that_the_shell_finds_is_named_alone(on_path):
    assert started_by([on_path], ["python"]) == ("accessible-games",)


def test_a_module_is_named_with_the_interpreter_as_it_was_typed():
    whole = [".venv/bin/python", "-m", "accessible_games", "play"]
    argv = ["/somewhere/accessible_games/__main__.py", "play"]
    assert started_by(argv, whole) == (".venv/bin/python", "-m", "accessible_games")


def test_what_is_told_at_the_end_of_a_game_goes_on_with_it(tmp_path):
    told = run(tmp_path, "play", "kami", "--players", "Ana,bot", typed="save first\nquit\n").out
    command = " ".join(told.split()).rpartition("type: ")[2]
    assert command == f"{sys.executable} -m accessible_games resume first"
    assert "Kami, last played" in run(tmp_path, "resume", "first", typed="quit\n").out


@pytest.mark.parametrize(("typed", "again"), [(("--language", "fr"), " --language fr"), ((), "")])
def test_what_is_typed_to_go_on_names_a_language_that_was_chosen_for_once(tmp_path, typed, again):
    told = run(tmp_path, "play", "kami", "--players", "Ana,bot", *typed, typed="quit\n").out
    assert " ".join(told.split()).endswith(f"accessible_games resume{again}")


@pytest.mark.parametrize(
    ("name", "told"), [("", "resume"), ("first", "resume first"), ("two words", 'resume "two words"')]
)
def test_a_game_in_its_usual_folder_is_told_without_a_path_each_time_it_is_gone_on_with(tmp_path, name, told):
    folder = GameFolder(tmp_path)
    journal = folder.create(HEADER) if not name else JournalFile.create(folder.path_named(name), HEADER)
    journal.close()
    again, _ = JournalFile.reopen(journal.path)
    assert KeptGame(again, folder).command.endswith(f"accessible-games {told}")
    again.close()


def test_a_game_elsewhere_is_told_with_its_path(tmp_path):
    path = tmp_path / "elsewhere.jsonl"
    journal = JournalFile.create(path, HEADER)
    assert KeptGame(journal, GameFolder(tmp_path / "games")).command.endswith(f"resume {path}")
    journal.close()


def test_as_many_sit_down_as_an_option_of_the_game_allows_and_no_more(tmp_path):
    six = "--players", "A,B,C,D,E,F"
    play = run(tmp_path, "play", "kamimai", *six, "--option", "max_players=6", "--front", "terminal")
    assert play.code == 0 and "F" in play.out
    assert "kamimai takes 1 to 5" in run(tmp_path, "play", "kamimai", *six).error
    three = "play", "magi_kitchen", "--players", "A,B,C", "--front", "terminal", "--option"
    assert "magi_kitchen takes 2 with these options" in run(tmp_path, *three, "mode=cluster").error
    assert run(tmp_path, *three, "mode=calm").code == 0


SHADOWS = ("accessible_games", "audio", "random", "reportlab", "stickers")


@pytest.mark.parametrize(
    ("module", "words", "told"),
    [
        ("accessible_games", ("stickers", "kami", "-o", "kami.pdf"), "Kami: 32 stickers"),
        ("accessible_games.testing", ("kami", "--only", "no such check"), "no such check"),
        ("stickers", ("stickers", "kami", "-o", "kami.pdf"), "Kami: 32 stickers"),
    ],
)
def test_no_file_of_the_current_folder_takes_the_place_of_a_module(tmp_path, module, words, told):
    for name in SHADOWS:
        if name != module.partition(".")[0]:  # that one is what was asked for
            (tmp_path / f"{name}.py").write_text("raise SystemExit('taken')\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", module, *words],
        cwd=tmp_path,
        env=environment(tmp_path),
        input=b"",
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert told.encode() in done.stdout + done.stderr


def test_a_module_of_somebody_else_is_found_in_the_current_folder(tmp_path):
    (tmp_path / "mine.py").write_text("import accessible_games, beside\n", encoding="utf-8")
    (tmp_path / "beside.py").write_text("print('found')\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mine"],
        cwd=tmp_path,
        env=environment(tmp_path),
        capture_output=True,
        check=False,
    )
    assert done.stdout.split() == [b"found"]
