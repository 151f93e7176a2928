"""Games on disk: kept at every moment, gone on with by name, read back without their secrets."""

import json
import os
import re
import stat
import subprocess
import time

import pytest
from commandline import command, environment, run, run_powerless

from accessible_games.cli.saves import GameFolder, KeptGame
from accessible_games.engine import CHANCE, GameError, Seat
from accessible_games.engine.journal import Header, journal_lines, read_journal
from accessible_games.games import get_game
from accessible_games.play.journalfile import JournalFile

KAMI = get_game("kami")
PASS = KAMI.parse_action("pass")
PLAYERS = ("--players", "Ana,bot,bot,bot")


def journals(home):
    return sorted((home / "journals").glob("*.jsonl"))


def record(home, folder, *more):
    """One finished game of bots that play at random."""
    done = run(home, "simulate", "kami", "--games", "1", "--record", str(folder), *more)
    assert done.code == 0, done.err
    return next(folder.iterdir())


def cut(journal, target, actions):
    """The journal with its first so many actions."""
    lines = journal.read_bytes().splitlines(keepends=True)
    target.write_bytes(b"".join(lines[: actions + 1]))
    return target


# -- playing ----------------------------------------------------------------------------


def test_a_game_that_was_left_is_gone_on_with_and_its_moves_are_there(tmp_path):
    first = run(tmp_path, "play", "kami", *PLAYERS, "--seed", "3", typed="1\n1\nq\n")
    assert first.code == 0 and first.err == ""
    (journal,) = journals(tmp_path)
    kept = journal.read_bytes()
    assert stat.S_IMODE(journal.stat().st_mode) == 0o600
    again = run(tmp_path, "resume", typed="q\n")
    assert again.code == 0 and again.err == ""
    assert journal.read_bytes().startswith(kept)


def test_a_journal_keeps_no_seed(tmp_path):
    run(tmp_path, "play", "kami", *PLAYERS, "--seed", "918273645", typed="")
    (journal,) = journals(tmp_path)
    assert b"918273645" not in journal.read_bytes()


def test_the_same_seed_deals_the_same_cards(tmp_path):
    dealt = []
    for _ in range(2):
        home = tmp_path / str(len(dealt))
        run(home, "play", "kami", *PLAYERS, "--seed", "11", typed="")
        entries = read_journal(journals(home)[0].read_bytes()).entries
        dealt.append([text for seat, text, _ in entries if seat == CHANCE])
    assert dealt[0] == dealt[1] and len(dealt[0]) >= 2


def test_a_journal_of_a_given_name_is_never_written_over(tmp_path):
    taken = tmp_path / "mine.jsonl"
    taken.write_text("mine", encoding="utf-8")
    outcome = run(tmp_path, "play", "kami", *PLAYERS, "--journal", str(taken))
    assert outcome.code == 2 and "exists already" in outcome.error
    assert taken.read_text(encoding="utf-8") == "mine"


def test_a_home_that_cannot_be_written_is_one_line(tmp_path):
    home = tmp_path / "file"
    home.write_text("", encoding="utf-8")
    outcome = run(home, "play", "kami", *PLAYERS)
    assert outcome.code == 2
    assert str(home) in outcome.error


@pytest.mark.parametrize("size", [1, 450, 950, 1500, 2600])
def test_a_kill_at_any_moment_loses_nothing_that_was_announced(tmp_path, size):
    """Killed once the journal has so many bytes: what was told by then is told again by a replay."""
    with subprocess.Popen(
        command("play", "kami", *PLAYERS, "--seed", "5"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(tmp_path),
    ) as game:
        game.stdin.write(b"1\n" * 200)
        game.stdin.flush()
        wait_for(lambda: journals(tmp_path) and journals(tmp_path)[0].stat().st_size >= size)
        game.kill()
        told = game.stdout.read().decode(errors="ignore")
    (journal,) = journals(tmp_path)
    # The last line may be half told.
    announced = plays(told.rpartition("\n")[0])
    heard = plays(run(tmp_path, "replay", str(journal)).out)
    assert announced == heard[: len(announced)]
    outcome = run(tmp_path, "resume", typed="q\n")
    assert outcome.code == 0 and "Traceback" not in outcome.err
    assert len(outcome.err.splitlines()) <= 1


def plays(text):
    """The lines that tell an attack or a defence by somebody, whoever hears them."""
    joined = " ".join(text.split())
    told = [part.strip() for part in joined.replace("?", ".").split(".")]
    return [part for part in told if part.startswith("Robot") and ("attacks" in part or "defends" in part)]


def wait_for(condition, seconds=10):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.002)


def test_a_game_that_another_window_plays_is_left_alone(tmp_path):
    with subprocess.Popen(
        command("play", "kami", *PLAYERS),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(tmp_path),
    ) as other:
        wait_for(lambda: journals(tmp_path) and len(journals(tmp_path)[0].read_bytes()) > 500)
        outcome = run(tmp_path, "resume", str(journals(tmp_path)[0]))
        assert outcome.code == 2 and "being played in another window now" in outcome.error
        assert run(tmp_path, "resume").code == 1
        other.kill()


def test_a_torn_last_line_is_said_and_the_game_goes_on_with_the_whole_ones(tmp_path):
    run(tmp_path, "play", "kami", *PLAYERS, "--seed", "3", typed="1\n1\nq\n")
    (path,) = journals(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"n": 31, "seat"')
    outcome = run(tmp_path, "resume", typed="")
    assert outcome.code == 0 and "cut off by a crash" in outcome.error
    assert path.read_bytes() == whole


def test_bots_of_a_level_that_there_is_not_are_refused(tmp_path):
    path = cut(record(tmp_path, tmp_path / "rec"), tmp_path / "open.jsonl", 30)
    outcome = run(tmp_path, "resume", str(path))
    assert outcome.code == 2 and str(path) in outcome.error and "easy, medium" in outcome.error


def test_a_damaged_journal_is_refused_by_its_line_and_kept(tmp_path):
    path = cut(record(tmp_path, tmp_path / "rec"), tmp_path / "bad.jsonl", 30)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[10] = b"nonsense\n"
    path.write_bytes(b"".join(lines))
    before = path.read_bytes()
    for verb in ("resume", "replay"):
        outcome = run(tmp_path, verb, str(path))
        assert outcome.code == 2 and "line 11" in outcome.err.splitlines()[0]
        if verb == "resume":  # a command is typed as it stands: no stop behind it
            assert outcome.err.splitlines()[1].endswith(" --whole")
    assert path.read_bytes() == before


def test_an_action_that_is_not_possible_there_is_refused_by_its_line(tmp_path):
    path = cut(record(tmp_path, tmp_path / "rec"), tmp_path / "bad.jsonl", 30)
    journal = read_journal(path.read_bytes())
    steps = [(seat, KAMI.parse_action(text)) for seat, text, _ in journal.entries]
    steps[2] = (Seat(0), KAMI.parse_action("peek 1"))
    path.write_text("".join(journal_lines(journal.header, steps)), encoding="utf-8", newline="\n")
    outcome = run(tmp_path, "replay", str(path))
    assert outcome.code == 2 and "line 4" in outcome.error


# -- the folder -------------------------------------------------------------------------


def test_games_are_listed_the_last_played_first_with_their_names(tmp_path):
    folder = GameFolder(tmp_path)
    for n, name in enumerate(("one", "two", "three")):
        kept = KeptGame(folder.create(Header("kami", 4)), folder)
        kept.keep_as(name)
        os.utime(folder.path_named(name), (n * 1000, n * 1000))
        kept.close(over=False)
    (tmp_path / "junk.jsonl").write_text("junk", encoding="utf-8")
    assert [game.name for game in folder.open_games()] == ["three", "two", "one"]


def test_a_saved_game_goes_on_under_its_name_and_says_how(tmp_path):
    folder = GameFolder(tmp_path)
    kept = KeptGame(folder.create(Header("kami", 4)), folder)
    assert kept.command == "accessible-games resume"
    kept.write(Seat(0), PASS)
    assert kept.keep_as("Friday night") == 'accessible-games resume "Friday night"'
    kept.write(Seat(1), PASS)
    kept.close(over=False)
    assert len(read_journal(folder.find("Friday night").read_bytes()).entries) == 2
    assert len(folder.open_games()) == 1


@pytest.mark.parametrize(
    "name", ["", "  ", "../up", "a/b", "a\\b", "con", "NUL.txt", ".hidden", "a\nb", "x" * 61]
)
def test_a_name_that_no_file_can_have_is_refused(tmp_path, name):
    with pytest.raises(GameError, match="is no name"):
        GameFolder(tmp_path).path_named(name)


def test_a_name_that_this_system_has_no_letters_for_is_refused_as_no_name(tmp_path, monkeypatch):
    monkeypatch.setattr("accessible_games.cli.saves.os.fsencode", lambda name: name.encode("ascii"))
    with pytest.raises(GameError, match="no name for a game; up to 60"):
        KeptGame(GameFolder(tmp_path).create(Header("kami", 4)), GameFolder(tmp_path)).keep_as("Été")


def test_a_taken_name_is_refused_and_the_game_goes_on(tmp_path):
    folder = GameFolder(tmp_path)
    games = [KeptGame(folder.create(Header("kami", 4)), folder) for _ in range(2)]
    games[0].keep_as("friday")
    with pytest.raises(GameError, match="friday"):
        games[1].keep_as("friday")
    games[1].write(Seat(0), PASS)
    for game in games:
        game.close(over=False)
    assert len(folder.open_games()) == 2


def test_a_name_is_refused_in_the_words_of_the_table(tmp_path):
    folder = GameFolder(tmp_path)
    kept = KeptGame(folder.create(Header("kami", 4)), folder, "fr")
    with pytest.raises(GameError, match="Ce nom ne convient pas"):
        kept.keep_as("a/b")
    kept.close(over=False)


def test_a_game_that_is_over_is_put_away_and_can_still_be_found(tmp_path):
    folder = GameFolder(tmp_path)
    kept = KeptGame(folder.create(Header("kami", 4)), folder)
    kept.close(over=True)
    assert folder.open_games() == []
    assert len(list((tmp_path / "over").iterdir())) == 1


def test_after_stop_keeping_nothing_is_written_and_nothing_promised(tmp_path):
    folder = GameFolder(tmp_path)
    kept = KeptGame(folder.create(Header("kami", 4)), folder)
    kept.write(Seat(0), PASS)
    kept.stop_keeping()
    kept.write(Seat(1), PASS)
    assert kept.command == ""
    kept.close(over=True)
    assert len(read_journal(folder.open_games()[0].path.read_bytes()).entries) == 1


# -- replay -----------------------------------------------------------------------------


def test_positions_tell_each_action_and_what_was_legal_before_the_next(tmp_path):
    journal = record(tmp_path, tmp_path / "rec", "--seed", "2")
    lines = [json.loads(line) for line in run(tmp_path, "replay", str(journal), "--positions").lines]
    entries = read_journal(journal.read_bytes()).entries
    assert [line["n"] for line in lines] == list(range(len(entries) + 1))
    assert (lines[0]["seat"], lines[0]["action"]) == (None, None)
    assert lines[0]["position"]["phase"] == "first" and lines[0]["legal"] == {}
    for line, (seat, text, _) in zip(lines[1:], entries, strict=True):
        assert (line["seat"], line["action"]) == (seat, text)
    for before, after in zip(lines, lines[1:], strict=False):
        if after["seat"] != CHANCE:
            assert after["action"] in before["legal"][str(after["seat"])]
    assert lines[-1]["position"]["over"] is True and lines[-1]["legal"] == {}


def test_a_listener_hears_the_own_hand_and_the_table_does_not(tmp_path):
    journal = record(tmp_path, tmp_path / "rec")
    assert "Your hand" in run(tmp_path, "replay", str(journal), "--listener", "2").out
    public = run(tmp_path, "replay", str(journal)).out
    assert "Your" not in public and "Robot 1" in public


@pytest.mark.parametrize(("language", "word"), [("fr", "attaque"), ("ja", "攻撃"), ("en", "attacks")])
def test_a_replay_speaks_the_language_that_was_asked_for(tmp_path, language, word):
    journal = record(tmp_path, tmp_path / "rec")
    assert word in run(tmp_path, "replay", str(journal), "--language", language).out


def test_what_the_voice_is_given_is_told_a_line_for_each_event(tmp_path):
    journal = record(tmp_path, tmp_path / "rec", "--seed", "2")

    def spoken(language):
        words = ("replay", str(journal), "--listener", "2", "--language", language, "--spoken")
        return run(tmp_path, *words).lines

    english, french, japanese = map(spoken, ("en", "fr", "ja"))
    assert len(english) == len(french) == len(japanese) > 20
    assert all(re.fullmatch("[ぁ-ゖァ-ヺー、。！？「」 ]+", line) for line in japanese)
    assert any(line.startswith("あなたの てふだわ、") for line in japanese)
    assert not any("\u00a0" in line or re.search(r"\b1 (carte|lance|tour)", line) for line in french)
    assert any("une lance" in line for line in french)
    assert max(map(len, french)) > 80, "nothing is wrapped"


def test_positions_and_what_is_spoken_are_two_answers(tmp_path):
    journal = record(tmp_path, tmp_path / "rec")
    both = run(tmp_path, "replay", str(journal), "--positions", "--spoken")
    assert both.code == 2 and both.out == "" and "--positions and --spoken" in both.error


def test_a_game_that_is_not_over_keeps_its_secrets_unless_they_are_asked_for(tmp_path):
    path = cut(record(tmp_path, tmp_path / "rec"), tmp_path / "open.jsonl", 20)
    for words in (["--positions"], ["--listener", "1"]):
        closed = run(tmp_path, "replay", str(path), *words)
        assert closed.code == 2 and closed.out == "" and "--reveal" in closed.error
        opened = run(tmp_path, "replay", str(path), *words, "--reveal")
        assert opened.code == 0 and opened.out and opened.error.startswith("Warning: this game is not over")
    public = run(tmp_path, "replay", str(path))
    assert public.code == 0 and public.err == ""


def test_a_listener_that_does_not_sit_there_is_refused(tmp_path):
    journal = record(tmp_path, tmp_path / "rec")
    outcome = run(tmp_path, "replay", str(journal), "--listener", "4")
    assert outcome.code == 2 and "0 to 3" in outcome.error


# -- simulate ---------------------------------------------------------------------------


def test_a_simulation_tells_what_it_counted(tmp_path):
    folder = tmp_path / "rec"
    outcome = run(
        tmp_path, "simulate", "kami", "--seats", "2", "--games", "7", "--seed", "1", "--json", "--record", str(folder)
    )  # fmt: skip
    result = json.loads(outcome.out)
    kept = [read_journal(path.read_bytes()) for path in sorted(folder.iterdir())]
    lengths = [len(journal.entries) for journal in kept]
    assert len(kept) == 7 and all(journal.header.seats == 2 for journal in kept)
    assert result["length"] == {
        "mean": round(sum(lengths) / 7, 1),
        "least": min(lengths),
        "most": max(lengths),
    }
    assert sum(result["wins"]) == 7 and result["undecided"] == 0
    assert result["actions_per_second"] > result["games_per_second"] > 0


def test_the_same_seed_gives_the_same_games_whoever_plays(tmp_path):
    for bots in ("random", "easy"):
        contents = []
        for n in range(2):
            folder = tmp_path / f"{bots}{n}"
            run(tmp_path, "simulate", "kami", "--games", "2", "--bots", bots, "--record", str(folder))
            contents.append([path.read_bytes() for path in sorted(folder.iterdir())])
        assert contents[0] == contents[1] and contents[0][0] != contents[0][1]


def test_a_recording_never_replaces_one_that_is_there(tmp_path):
    journal = record(tmp_path, tmp_path / "rec")
    before = journal.read_bytes()
    outcome = run(tmp_path, "simulate", "kami", "--games", "1", "--record", str(tmp_path / "rec"))
    assert outcome.code == 2 and "exists already" in outcome.error
    assert journal.read_bytes() == before


# -- scenario ---------------------------------------------------------------------------

GOOD = """
id = "T-1"
game = "kami"
title = "A pass is possible"
rules = ["KAMI-15"]
seats = 2
[position]
hands = [["gold"], ["silver"]]
starter = 0
attack = { seat = 0, card = "tower" }
to_act = 1
attacks = [["tower"], []]
[[step]]
seat = 1
play = "pass"
"""


def test_scenarios_tell_ok_fail_and_unreadable_each_with_its_code(tmp_path):
    files = {
        "a.toml": GOOD,
        "b.toml": GOOD.replace("T-1", "T-2").replace('play = "pass"', 'refuse = "pass"'),
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    good = run(tmp_path, "scenario", str(tmp_path / "a.toml"))
    assert (good.code, good.out, good.err) == (0, "ok T-1\n", "")
    both = run(tmp_path, "scenario", str(tmp_path))
    assert both.code == 1 and both.lines[0] == "ok T-1" and both.lines[1].startswith("FAIL T-2: step 1: ")
    (tmp_path / "c.toml").write_text("id = ", encoding="utf-8")
    (tmp_path / "d.toml").write_bytes(b"\xff")
    all_four = run(tmp_path, "scenario", str(tmp_path))
    assert all_four.code == 2 and len(all_four.lines) == 2
    assert ["c.toml" in all_four.err, "d.toml" in all_four.err, all_four.err.count("\n")] == [True, True, 2]


def test_a_read_only_journal_is_one_line_when_it_is_resumed(tmp_path):
    path = tmp_path / "game.jsonl"
    JournalFile.create(path, Header("kami", 4)).close()
    path.chmod(0o400)
    outcome = run_powerless(tmp_path, "resume", str(path))
    assert outcome.code == 2 and "does not let this program use the file" in outcome.error


def test_randomness_of_a_game_without_a_seed_differs(tmp_path):
    hands = set()
    for n in range(3):
        home = tmp_path / str(n)
        run(home, "play", "kami", *PLAYERS, typed="")
        hands.add(read_journal(journals(home)[0].read_bytes()).entries[1][1])
    assert len(hands) == 3
