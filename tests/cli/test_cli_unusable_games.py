"""Kept games that cannot be gone on with: each is named with the reason, what is whole of it is offered,
and the game behind it is reached.
"""

import os
import subprocess
import sys
import time
from contextlib import suppress
from random import Random

import pytest
from commandline import command, environment, run, run_powerless

from accessible_games.cli.playorder import PlayOrder
from accessible_games.cli.saves import GameFolder, KeptGame
from accessible_games.engine import Seat
from accessible_games.engine.journal import Header, journal_lines, read_journal
from accessible_games.engine.table import RandomChance, Table
from accessible_games.files import LARGEST
from accessible_games.games import get_game
from accessible_games.play.facts import NotKept
from tests import nursery
from tests.refused import sentence

KAMI = get_game("kami")
PASS = KAMI.parse_action("pass")
PEOPLE = [{"name": "Ana"}, {"name": "Ben"}]

unix_only = pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither these rights nor a pty")


class Steps:
    """A log that remembers."""

    def __init__(self):
        self.done = []

    def write(self, seat, action):
        self.done.append((seat, action))


def lines_of(count, game="kami", seed=7):
    """The lines of a journal of so many actions, two people at the table."""
    log = Steps()
    table = Table(get_game(game), 2, options={}, data={}, chance=RandomChance(Random(seed)), log=log)
    table.deal()
    rng = Random(seed)
    while table.count < count:
        seat = table.actors()[0]
        table.submit(seat, rng.choice(table.legal_actions(seat)))
    return journal_lines(Header(game, 2, players=PEOPLE), log.done[:count])


@pytest.fixture
def games(tmp_path):
    """A folder with a good game of Tamashii, which any other one was played after."""
    folder = tmp_path / "journals"
    folder.mkdir()
    path = folder / "2026-01-01-120000-tamashii.jsonl"
    path.write_text("".join(lines_of(6, "tamashii")), encoding="utf-8", newline="\n")
    os.utime(path, (1000, 1000))
    return folder


def flipped(content, line, bit=300):
    """These lines with one bit of one of them changed; the number is from 1."""
    changed = bytearray("".join(content).encode())
    begin = sum(len(text.encode()) for text in content[: line - 1])
    place = begin * 8 + bit % (len(content[line - 1].encode()) * 8)
    changed[place // 8] ^= 1 << place % 8
    return bytes(changed)


def make(kind, path):
    """A file of the name of a game that is none."""
    lines = lines_of(8)
    if kind == "folder":
        path.mkdir()
    elif kind == "large":
        with open(path, "wb") as file:
            file.truncate(LARGEST + 1)
    elif kind == "forbidden":
        path.write_text("".join(lines), encoding="utf-8", newline="\n")
        path.chmod(0)
    else:
        content = {
            "newer": lines[0].replace('"format": 2', '"format": 3').partition(', "crc"')[0] + "}\n",
            "foreign": "one bad line\n",
            "empty": "",
            "damaged": flipped(lines, 5),
            "first": flipped(lines, 1),
            "last": flipped(lines, 9),
            "chess": "".join(journal_lines(Header("chess", 2), [])),
        }[kind]
        path.write_bytes(content if isinstance(content, bytes) else content.encode())


REASONS = {
    "newer": "was kept by a newer version of this program",
    "foreign": "is no game of this program",
    "empty": "is no game of this program",
    "damaged": "is damaged in line 5",
    "first": "is damaged in line 1",
    "last": "is damaged in line 9",
    "chess": "cannot be set up here",
    "folder": "is a folder, not a game",
    "large": "is far larger than a game can be",
    "forbidden": "The system does not let this program use",
}


@pytest.mark.parametrize("kind", REASONS)
def test_resume_names_what_it_passes_by_and_why_and_goes_on_to_the_next_game(tmp_path, games, kind):
    name = "2026-11-30-101010-kami.jsonl"
    make(kind, games / name)
    if kind == "forbidden" and sys.platform == "win32":
        pytest.skip("Windows has no such rights")
    outcome = run_powerless(tmp_path, "resume") if kind == "forbidden" else run(tmp_path, "resume")
    assert outcome.code == 0
    assert name in outcome.err and REASONS[kind] in outcome.err, outcome.err
    assert "Tamashii, last played" in outcome.out
    assert "cut off by a crash" not in outcome.err


def test_what_is_wrong_with_a_game_is_said_in_the_language_of_the_player(tmp_path, games):
    path = games / "2026-11-30-101010-kami.jsonl"
    make("newer", path)
    for language, words in (("fr", "version plus récente"), ("ja", "新しい版")):
        assert words in run(tmp_path, "resume", str(path), "--language", language).err


def test_many_games_that_cannot_be_read_are_counted_after_the_first_three(tmp_path, games):
    for n in range(6):
        make("foreign", games / f"2026-11-30-10101{n}-kami.jsonl")
    (games / "2026-01-01-120000-tamashii.jsonl").unlink()
    outcome = run(tmp_path, "resume")
    assert outcome.code == 1
    assert outcome.err.count("no game of this program") == 3 and "3 more kept games" in outcome.err


def test_the_last_game_is_the_one_that_was_played_last_whatever_the_clock_said(tmp_path, games):
    new = games / "2031-01-01-101010-kami.jsonl"
    new.write_text("".join(lines_of(8)), encoding="utf-8", newline="\n")
    os.utime(new, (4e9, 4e9))
    assert "Kami, last played" in run(tmp_path, "resume").out
    assert "Tamashii, last played" in run(tmp_path, "resume", str(min(games.glob("*.jsonl")))).out
    assert new.stat().st_mtime > time.time()
    assert "Tamashii, last played" in run(tmp_path, "resume").out


def test_the_order_of_games_stays_short_and_survives_damage(tmp_path):
    order = PlayOrder(tmp_path)
    paths = [tmp_path / f"{n}.jsonl" for n in range(3)]
    for path in paths:
        path.touch()
    for n in range(30_000):
        order.note(paths[n % 2])
    assert (tmp_path / "order").stat().st_size < 110_000
    order.note(paths[2])
    with open(tmp_path / "order", "ab") as file:
        file.write(b"\xff\xfe 1.js")
    places = order.places()
    assert places[paths[0]] < places[paths[1]] < places[paths[2]]


def test_a_game_that_is_over_is_put_away_and_the_one_behind_it_is_gone_on_with(tmp_path, games):
    done = run(
        tmp_path, "simulate", "kami", "--seats", "2", "--games", "1", "--record", str(tmp_path / "rec")
    )
    assert done.code == 0, done.err
    (recorded,) = (tmp_path / "rec").iterdir()
    journal = read_journal(recorded.read_bytes())
    steps = [(seat, KAMI.parse_action(text)) for seat, text, _ in journal.entries]
    path = games / "2026-11-30-101010-kami.jsonl"
    path.write_text(
        "".join(journal_lines(Header("kami", 2, players=PEOPLE), steps)), encoding="utf-8", newline="\n"
    )
    outcome = run(tmp_path, "resume")
    assert "That game is over." in outcome.error and "Tamashii, last played" in outcome.out
    assert not path.exists() and (games / "over" / path.name).exists()


# -- what is whole of a damaged game ------------------------------------------------------


def test_what_is_whole_before_the_damage_is_gone_on_with_if_asked_for_and_the_damaged_file_is_kept(
    tmp_path, games
):
    lines = lines_of(8)
    path = games / "2026-11-30-101010-kami.jsonl"
    damaged = flipped(lines, 6)
    path.write_bytes(damaged)
    told = " ".join(run(tmp_path, "resume", str(path)).err.split())
    assert "is damaged in line 6" in told and "The 2 moves before that are whole" in told
    assert f"resume {path} --whole" in told and path.read_bytes() == damaged
    outcome = run(tmp_path, "resume", str(path), "--whole")
    assert outcome.code == 0 and "Kami, last played" in outcome.out
    assert path.read_bytes().startswith("".join(lines[:5]).encode())
    assert (games / f"{path.name}.damaged-1").read_bytes() == damaged
    assert len(GameFolder(games).open_games()) == 2, "the damaged file is no game of its own"


def test_nothing_is_offered_of_a_game_whose_first_line_is_damaged(tmp_path, games):
    path = games / "2026-11-30-101010-kami.jsonl"
    path.write_bytes(flipped(lines_of(8), 1))
    assert "--whole" not in run(tmp_path, "resume", str(path)).error
    before = path.read_bytes()
    assert run(tmp_path, "resume", str(path), "--whole").code == 2
    assert path.read_bytes() == before


def at_a_terminal(home, *words, typed):
    """What somebody sees who types lines at a terminal."""
    import pty

    mine, its = pty.openpty()
    words += ("--front", "terminal", "--speech", "off", "--language", "en")
    program = nursery.start_at(its, "accessible_games", words, env=environment(home))
    os.close(its)
    os.write(mine, typed.encode())
    told = b""
    with suppress(OSError):  # what a terminal says when its program has gone
        while part := os.read(mine, 65536):
            told += part
    os.close(mine)
    code = program.wait(60)
    return code, " ".join(told.decode("utf-8", "replace").split())


@unix_only
def test_at_a_terminal_it_is_asked_and_a_no_leads_to_the_next_game(tmp_path, games):
    path = games / "2026-11-30-101010-kami.jsonl"
    path.write_bytes(flipped(lines_of(8), 6))
    before = path.read_bytes()
    _, told = at_a_terminal(tmp_path, "resume", typed="2\nquit\nquit\nquit\n")
    assert "The 2 moves before that are whole. Go on from there?" in told
    assert "Tamashii, last played" in told and path.read_bytes() == before
    PlayOrder(games).note(path)
    _, told = at_a_terminal(tmp_path, "resume", typed="1\nquit\nquit\nquit\n")
    assert "Kami, last played" in told and "The damaged file is kept as" in told


# -- where nothing can be written ---------------------------------------------------------


@unix_only
def test_a_game_that_cannot_be_kept_begins_if_people_agree_and_not_otherwise(tmp_path):
    (tmp_path / "journals").write_text("no folder", encoding="utf-8")
    play = "play", "kami", "--players", "Ana,bot", "--seed", "3"
    _, told = at_a_terminal(tmp_path, *play, typed="1\n")
    assert "so this game cannot be kept" in told and "At the table" not in told
    code, told = at_a_terminal(tmp_path, *play, typed="2\n1\n1\nquit\nquit\n")
    assert "At the table: Ana" in told and "To go on, type" not in told and code == 0
    assert run(tmp_path, *play).code == 2, "a script that nobody can ask is told, and nothing begins"


def test_a_game_that_was_not_kept_can_be_saved_once_there_is_room(tmp_path):
    folder = GameFolder(tmp_path / "games")
    kept = KeptGame(folder.create_unkept(Header("kami", 2, players=PEOPLE)), folder)
    kept.begin()
    kept.write(Seat(0), PASS)
    assert kept.command == "" and not (tmp_path / "games").exists()
    assert kept.keep_as("friday").endswith("resume friday")
    kept.write(Seat(1), PASS)
    kept.close(over=False)
    (game,) = folder.open_games()
    assert game.name == "friday" and len(read_journal(game.path.read_bytes()).entries) == 2


# -- a game whose file another program takes ----------------------------------------------


class AtWork:
    """The program, and somebody who types when something was told."""

    def __init__(self, home, *words):
        self.told = ""
        self.program = subprocess.Popen(
            command(*words), stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment(home)
        )

    def type(self, line):
        self.program.stdin.write(f"{line}\n".encode())
        self.program.stdin.flush()

    def until(self, words):
        """Read until these were told; ends with the program at the latest."""
        while words not in " ".join(self.told.split()):
            part = self.program.stdout.readline()
            assert part, self.told
            self.told += part.decode()

    def close(self):
        self.program.stdin.close()
        self.told += self.program.stdout.read().decode()
        self.program.stdout.close()
        return self.program.wait(60)


@unix_only
@pytest.mark.parametrize("answer", ["1", "2"])
def test_a_game_whose_file_is_deleted_says_so_at_the_next_move_and_goes_on_as_its_player_wants(
    tmp_path, answer
):
    game = AtWork(tmp_path, "play", "tamashii", "--players", "Ana,bot", "--seed", "5")
    game.until("number or words.")
    (path,) = (tmp_path / "journals").glob("*.jsonl")
    before = path.read_bytes()
    path.unlink()
    game.type("1")
    game.until(sentence(NotKept("gone")))
    assert not path.exists(), "nothing is written without a word"
    game.type(answer)
    game.type("quit")
    assert game.close() == 0
    told = " ".join(game.told.split())
    if answer == "1":
        assert path.read_bytes().startswith(before) and len(path.read_bytes()) > len(before)
        assert "To go on, type" in told
    else:
        assert not path.exists() and "is not saved from here" in told and "To go on, type" not in told
