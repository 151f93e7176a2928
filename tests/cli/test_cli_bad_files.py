"""Files that are no files, or not what they should be: one line, and nobody waits."""

import os

import pytest
from commandline import run

SCENARIO = 'id = "X"\ngame = "kami"\nseats = 4\n'
NOT_TOML = {
    "a number of thousands of digits": b"x = " + b"9" * 5000,
    "brackets without end": b"x = " + b"[" * 100_000,
    "bytes that are no UTF-8": b"x = '\xff'",
    "half a statement": b"x =",
}

needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")


def special(kind, path):
    """Something at this path that is no file and would be read without end."""
    if kind == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to("/dev/zero")
    return path


@pytest.mark.parametrize("content", NOT_TOML.values(), ids=NOT_TOML)
def test_whatever_is_no_toml_is_one_line_that_names_the_file_wherever_it_is_read(tmp_path, content):
    file = tmp_path / "mine.toml"
    file.write_bytes(content)
    for words in (["scenario", str(file)], ["play", "kami", "--data", str(file)]):
        outcome = run(tmp_path, *words)
        assert outcome.code == 2, words
        assert str(file) in outcome.error and "inside the program" not in outcome.error


@pytest.mark.parametrize("content", NOT_TOML.values(), ids=NOT_TOML)
def test_settings_that_are_no_toml_are_moved_aside_and_the_game_starts(tmp_path, content):
    (tmp_path / "settings.toml").write_bytes(content)
    outcome = run(tmp_path, "play", "kami", "--players", "Ana,bot")
    assert outcome.code == 0
    assert "settings.broken-1.toml" in outcome.error
    assert (tmp_path / "settings.broken-1.toml").read_bytes() == content


def test_a_byte_order_mark_is_no_fault_in_any_file(tmp_path):
    file = tmp_path / "marked.toml"
    file.write_bytes(b"\xef\xbb\xbf" + SCENARIO.encode())
    assert run(tmp_path, "scenario", str(file)).out == "ok X\n"


@needs_pipes
@pytest.mark.parametrize("kind", ["pipe", "device"])
def test_what_is_no_ordinary_file_is_refused_and_never_waited_for(tmp_path, kind):
    path = special(kind, tmp_path / "odd.toml")
    for words in (["scenario", str(path)], ["play", "kami", "--data", str(path)]):
        outcome = run(tmp_path, *words)
        assert outcome.code == 2, words
        assert str(path) in outcome.error and "no ordinary file" in outcome.error


@needs_pipes
@pytest.mark.parametrize("kind", ["pipe", "device"])
def test_settings_that_are_no_ordinary_file_are_said_and_the_game_starts(tmp_path, kind):
    path = special(kind, tmp_path / "settings.toml")
    outcome = run(tmp_path, "play", "kami", "--players", "Ana,bot")
    assert outcome.code == 0
    assert str(path) in outcome.error and "no ordinary file" in outcome.error


def test_no_line_of_a_scenario_reaches_the_terminal_as_an_order(tmp_path):
    file = tmp_path / "loud.toml"
    file.write_text(SCENARIO.replace('"X"', '"X\\u001b[2J\\nY"'), encoding="utf-8")
    assert run(tmp_path, "scenario", str(file)).out == "ok X?[2J Y\n"


def test_no_words_of_a_file_reach_the_terminal_as_an_order_in_an_error(tmp_path):
    (tmp_path / "settings.toml").write_text('"\\u001b[2J" = 1\n', encoding="utf-8")
    outcome = run(tmp_path, "play", "kami", "--players", "Ana,bot")
    assert "\x1b" not in outcome.err and "?[2J" in outcome.error
