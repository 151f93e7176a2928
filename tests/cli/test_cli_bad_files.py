"""Files that are no files, or not what they should be: one line, and nobody waits."""

import json
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


# -- journals ---------------------------------------------------------------------------


def journal_with(path, **header):
    """A journal of a game that has not dealt yet, with other values in its header."""
    table = {
        "accessible-games": "journal", "format": 1, "game": "kami", "seats": 2,
        "options": {}, "data": {}, "players": [{"name": "Ana"}, {"name": "Bo"}],
    }  # fmt: skip
    path.write_text(json.dumps(table | header) + "\n", encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "header",
    [
        {"game": "chess"},
        {"options": {"x": 1}},
        {"data": {"kami": 3}},
        {"position": {"lead": 9}},
        {"position": 3},
        {"seats": 9},
    ],
)
@pytest.mark.parametrize("verb", ["resume", "replay"])
def test_whatever_is_wrong_in_a_journal_is_said_with_its_file_and_line(tmp_path, verb, header):
    path = journal_with(tmp_path / "odd.jsonl", **header)
    outcome = run(tmp_path, verb, str(path))
    assert outcome.code == 2
    if verb == "replay":
        assert outcome.error.startswith(f"journal {path}: line 1: ")
    else:
        assert f"The game in {path} " in outcome.error


@pytest.mark.parametrize("bot", [["easy"], {"easy": 1}, 3, True, "genius"])
def test_a_bot_of_no_level_is_one_line(tmp_path, bot):
    path = journal_with(tmp_path / "odd.jsonl", players=[{"name": "Ana"}, {"bot": bot}])
    outcome = run(tmp_path, "resume", str(path))
    assert outcome.code == 2 and "easy, medium" in outcome.error


@pytest.mark.parametrize(
    "players", [[], [{}, {}], [{"name": ""}, {"name": 5}], [{"name": "\x1b[2J\n"}, {"name": "x" * 99}]]
)
def test_who_has_no_name_in_a_journal_is_told_apart_all_the_same(tmp_path, players):
    path = journal_with(tmp_path / "odd.jsonl", players=players)
    outcome = run(tmp_path, "resume", str(path))
    assert outcome.code == 0 and outcome.err == ""
    assert "At the table: Player, Player 2." in outcome.out


def test_a_game_whose_link_leads_nowhere_is_named_and_passed_by(tmp_path):
    (tmp_path / "journals").mkdir()
    try:
        (tmp_path / "journals" / "far.jsonl").symlink_to(tmp_path / "stick" / "far.jsonl")
    except OSError:
        pytest.skip("this system lets nobody make links")
    outcome = run(tmp_path, "resume")
    assert outcome.code == 1 and "far.jsonl" in outcome.error
    assert outcome.lines == ["There is no game to go on with."]


@needs_pipes
@pytest.mark.parametrize("kind", ["pipe", "device"])
def test_what_is_no_file_among_the_kept_games_is_named_and_passed_by(tmp_path, kind):
    (tmp_path / "journals").mkdir()
    special(kind, tmp_path / "journals" / "odd.jsonl")
    outcome = run(tmp_path, "resume")
    assert outcome.code == 1 and "odd.jsonl is no ordinary file" in outcome.error
    assert outcome.lines == ["There is no game to go on with."]


def test_a_name_that_no_system_takes_for_a_file_is_one_short_line(tmp_path):
    outcome = run(tmp_path, "resume", "x" * 5000)
    assert outcome.code == 2 and "no such saved game" in outcome.error and len(outcome.error) < 200
