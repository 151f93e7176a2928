"""What is typed wrongly gets one line that names what is allowed, and code 2."""

import json
import os
import subprocess

import pytest
from commandline import command, environment, run

VERBS = ["play", "resume", "sounds", "doctor", "replay", "simulate", "scenario"]


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["plya"], ["play", "resume", "scenario", "stickers"]),
        (["play", "chess"], ["chess", "kami"]),
        (["play"], ["GAME"]),
        (["play", "kami", "--players", "Ana"], ["1 is named", "2 to 4"]),
        (["play", "kami", "--players", "A,B,C,D,E"], ["5 are named", "2 to 4"]),
        (["play", "kami", "--players", "Ana:de,bot"], ["de", "en, fr, ja"]),
        (["play", "kami", "--players", "Ana,bot:sly"], ["sly", "beginner, easy, medium, hard, expert"]),
        (["play", "kami", "--players", "Ana,,bot"], ["empty", "NAME"]),
        (["play", "kami", "--players", "山田=Yamada,bot"], ["Yamada", "kana"]),
        (["play", "kami", "--players", "x" * 41 + ",bot"], ["1 to 40"]),
        (["play", "kami", "--option", "targt=15"], ["targt", "target"]),
        (["play", "kami", "--option", "target=soon"], ["target", "soon"]),
        (["play", "kami", "--option", "target"], ["KEY=VALUE"]),
        (["play", "kami", "--option", "target=[1]"], ["target", "number"]),
        (["play", "kami", "--option", "target=9", "--option", "target=8"], ["target", "twice"]),
        (["play", "kami", "--language", "de"], ["de", "en, fr, ja"]),
        (["play", "kami", "--speech", "loud"], ["loud", "on, off"]),
        (["play", "kami", "--verbosity", "much"], ["much", "brief, normal, full"]),
        (["play", "kami", "--seed", "tomorrow"], ["tomorrow", "whole number"]),
        (["play", "kami", "--seed", "9" * 5000], ["999", "between"]),
        (["play", "kami", "--speach", "on"], ["--speach", "--speech"]),
        (["play", "kami", "--data", "nowhere.toml"], ["nowhere.toml", "No such file"]),
        (["play", "kami", "extra"], ["extra", "--players"]),
        (["--speech", "of"], ["of", "on, off"]),
        (["simulate", "kami", "--seats", "5"], ["2 to 4", "5"]),
        (["simulate", "kami", "--seats", "0"], ["0"]),
        (["simulate", "kami", "--games", "0"], ["0"]),
        (
            ["simulate", "kami", "--bots", "genius"],
            ["genius", "random, beginner, easy, medium, hard, expert"],
        ),
        (["simulate", "kami", "--games", "٣"], ["whole number"]),
        (["scenario", "nowhere.toml"], ["nowhere.toml"]),
        (["scenario"], ["PATH"]),
        (["replay", "nothing"], ["nothing"]),
        (["resume", "nothing"], ["nothing", "none is saved under a name"]),
    ],
)
def test_a_wrong_word_is_answered_by_one_line_that_names_what_is_allowed(tmp_path, words, named):
    outcome = run(tmp_path, *words)
    assert outcome.code == 2
    assert outcome.out == ""
    for part in named:
        assert part in outcome.error


@pytest.mark.parametrize("words", [[], *([verb] for verb in VERBS)])
def test_help_fits_80_columns_and_needs_no_brackets_to_be_understood(tmp_path, words):
    outcome = run(tmp_path, *words, "--help")
    assert outcome.code == 0 and outcome.err == ""
    assert max(map(len, outcome.lines)) <= 80
    assert not set("[]{}|\x1b\t") & set(outcome.out)


def test_the_help_names_every_command(tmp_path):
    out = run(tmp_path, "--help").out
    for verb in [*VERBS, "stickers", "cards", "test-sheet", "calibrate", "check", "code", "card"]:
        assert f"  {verb}: " in out


@pytest.mark.parametrize("verb", ["stickers", "cards", "test-sheet", "calibrate", "check", "code", "card"])
def test_each_printing_command_is_found_among_the_modules_of_stickers(tmp_path, verb):
    outcome = run(tmp_path, verb, "--help")
    assert outcome.code == 0 and outcome.err == ""
    assert max(map(len, outcome.lines)) <= 80


def test_a_printing_command_runs(tmp_path):
    assert "two dots" in run(tmp_path, "code", "17").out


def test_values_are_read_as_toml_writes_them_and_words_without_quotes(tmp_path):
    outcome = run(
        tmp_path, "simulate", "kami", "--games", "1", "--json",
        "--option", "target=3", "--option", "next_starter=winner", "--option", "goita_double_empress=true",
    )  # fmt: skip
    assert outcome.code == 0, outcome.err
    assert json.loads(outcome.out)["games"] == 1


def test_a_closed_pipe_ends_the_output_without_a_traceback(tmp_path):
    run(tmp_path, "simulate", "kami", "--games", "1", "--seed", "4", "--record", str(tmp_path / "rec"))
    journal = next((tmp_path / "rec").iterdir())
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as closed:
        done = subprocess.run(
            command("replay", str(journal)),
            stdout=closed,
            stderr=subprocess.PIPE,
            env=environment(tmp_path),
            check=False,
        )
    assert done.returncode in (0, 1)
    assert b"Traceback" not in done.stderr and done.stderr.count(b"\n") <= 1


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no full device")
@pytest.mark.parametrize("words", [["--help"], ["simulate", "kami", "--games", "1"]])
def test_an_output_that_cannot_be_written_is_one_line(tmp_path, words):
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            command(*words), stdout=full, stderr=subprocess.PIPE, env=environment(tmp_path), check=False
        )
    assert done.returncode == 1
    assert done.stderr.decode().splitlines() == ["The output cannot be written: No space left on device."]


@pytest.mark.skipif(os.name == "nt", reason="a shell closes the streams")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
def test_streams_that_are_closed_are_no_reason_to_fail(tmp_path, closed):
    for words in ("--help", "play kami --players Ana,bot"):
        line = f'"{command()[0]}" -m accessible_games {words} {closed}'
        done = subprocess.run(
            ["sh", "-c", line],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            env=environment(tmp_path),
            check=False,
        )
        assert done.returncode == 0 and done.stderr == b""


def test_a_fault_of_the_program_is_one_line_and_its_log_holds_no_value(tmp_path):
    """The text of an exception can quote a card, so the log keeps classes and places only."""
    program = (
        "import sys\n"
        "from accessible_games.cli.failure import run_guarded\n"
        "def broken():\n"
        "    raise KeyError('the gold dragon of Ana')\n"
        "sys.exit(run_guarded(broken))\n"
    )
    done = subprocess.run(
        [command()[0], "-c", program], capture_output=True, env=environment(tmp_path), check=False, text=True
    )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1 and "faults.log" in done.stderr
    log = (tmp_path / "logs" / "faults.log").read_text(encoding="utf-8")
    assert "KeyError" in log and "in broken" in log
    assert "dragon" not in log + done.stderr


@pytest.mark.parametrize(
    ("language", "words"),
    [("fr_FR.UTF-8", "Un problème est survenu"), ("ja_JP.UTF-8", "プログラムの中で問題が起きました")],
)
def test_the_line_about_a_fault_of_the_program_is_in_the_language_of_whoever_sits_before_it(
    tmp_path, language, words
):
    program = (
        "import sys\n"
        "from accessible_games.cli.failure import run_guarded\n"
        "sys.exit(run_guarded(lambda: {}['nothing']))\n"
    )
    done = subprocess.run(
        [command()[0], "-c", program],
        capture_output=True,
        env={**environment(tmp_path), "LC_ALL": language, "PYTHONUTF8": "1"},
        check=False,
    )
    line = done.stderr.decode()
    assert done.returncode == 1 and line.startswith(words) and line.count("\n") == 1
    assert "KeyError" in line and "faults.log" in line
