"""The journal on disk: private, locked, whole, and never ahead or behind of what was told."""

import errno
import os
import signal
import stat
import subprocess
import sys
import textwrap
from random import Random

import pytest

from accessible_games.engine import CHANCE, GameError, Seat
from accessible_games.engine.journal import Header, JournalError, open_table, read_journal
from accessible_games.engine.table import RandomChance, Table
from accessible_games.games import get_game
from accessible_games.play.journalfile import (
    JournalFile,
    JournalInUseError,
    JournalLostError,
    keep_whole_part,
    read_file,
)

KAMI = get_game("kami")
HEADER = Header("kami", 4)
PASS = KAMI.parse_action("pass")


def play_into(log, count):
    """A table that has played `count` actions of random Kami into a journal."""
    table = Table(KAMI, 4, options={}, data={}, chance=RandomChance(Random(7)), log=log)
    table.deal()
    rng = Random(8)
    while table.count < count:
        seat = table.actors()[0]
        table.submit(seat, rng.choice(table.legal_actions(seat)))
    return table


@pytest.fixture
def journal(tmp_path):
    opened = JournalFile.create(tmp_path / "game.jsonl", HEADER)
    yield opened
    opened.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such rights")
def test_only_its_owner_may_read_a_journal(journal):
    assert stat.S_IMODE(journal.path.stat().st_mode) == 0o600


def test_an_action_is_on_disk_when_write_returns(journal):
    journal.write(Seat(2), PASS)
    assert read_file(journal.path).entries == ((2, "pass", 2),)


def test_undone_actions_do_not_count_and_numbers_go_on_from_there(journal):
    for seat in range(3):
        journal.write(Seat(seat), PASS)
    journal.undo(1)
    journal.write(Seat(3), PASS)
    assert [entry[:2] for entry in read_file(journal.path).entries] == [(0, "pass"), (3, "pass")]


def test_an_existing_file_is_refused_and_stays_as_it_is(tmp_path):
    path = tmp_path / "game.jsonl"
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(GameError, match="exists already.*resume"):
        JournalFile.create(path, HEADER)
    assert path.read_text(encoding="utf-8") == "mine"


def test_a_folder_that_cannot_be_written_is_one_line(tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(GameError, match=r"^journal .*game.jsonl: its folder .*file cannot be made, "):
        JournalFile.create(tmp_path / "file" / "game.jsonl", HEADER)


def test_a_reopened_journal_goes_on_where_it_ended(tmp_path):
    path = tmp_path / "game.jsonl"
    first = JournalFile.create(path, HEADER)
    table = play_into(first, 40)
    first.close()
    second, read = JournalFile.reopen(path)
    again = open_table(KAMI, read, RandomChance(Random(1)), second)
    assert again.count == table.count
    assert [again.view(seat) for seat in range(4)] == [table.view(seat) for seat in range(4)]
    seat = again.actors()[0]
    again.submit(seat, again.legal_actions(seat)[0])
    second.close()
    assert len(read_file(path).entries) == again.count


def test_a_torn_last_line_is_cut_off_before_the_next_is_written(tmp_path):
    path = tmp_path / "game.jsonl"
    first = JournalFile.create(path, HEADER)
    first.write(Seat(0), PASS)
    first.close()
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"n": 2, "seat": 1, "act')
    second, read = JournalFile.reopen(path)
    assert read.torn
    assert path.read_bytes() == whole
    second.write(Seat(1), PASS)
    second.close()
    assert [entry[:2] for entry in read_file(path).entries] == [(0, "pass"), (1, "pass")]


@pytest.mark.parametrize(
    ("line", "content", "expected"),
    [
        (3, b"{damaged}", "line 3: damaged"),
        (3, b'{"n": 9, "seat": 0, "action": "pass"}', "line 3: damaged"),
        (1, b'{"accessible-games": "journal", "format": 3}', "line 1: written by a newer version"),
        (1, b'{"other": "program"}', "line 1: this is no journal of this program"),
    ],
)
def test_a_damaged_newer_or_foreign_journal_is_refused_by_its_line_and_kept(
    tmp_path, line, content, expected
):
    path = tmp_path / "game.jsonl"
    journal = JournalFile.create(path, HEADER)
    for seat in range(4):
        journal.write(Seat(seat), PASS)
    journal.close()
    lines = path.read_bytes().split(b"\n")
    lines[line - 1] = content
    path.write_bytes(b"\n".join(lines))
    before = path.read_bytes()
    with pytest.raises(JournalError, match=expected):
        JournalFile.reopen(path)
    assert path.read_bytes() == before


def test_two_processes_do_not_write_one_journal(tmp_path):
    path = tmp_path / "game.jsonl"
    program = textwrap.dedent(
        """
        import sys
        from pathlib import Path
        from accessible_games.engine.journal import Header
        from accessible_games.play.journalfile import JournalFile
        kept = JournalFile.create(Path(sys.argv[1]), Header("kami", 4))
        print("open", flush=True)
        sys.stdin.read()
        """
    )
    command = [sys.executable, "-c", program, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout.readline().split() == [b"open"]
        with pytest.raises(JournalInUseError, match="playing it now"):
            JournalFile.reopen(path)
        other.kill()
        other.wait()
    reopened, _ = JournalFile.reopen(path)
    reopened.close()


@pytest.mark.parametrize("room", range(0, 38, 7))
def test_a_full_disk_refuses_the_action_and_leaves_whole_lines(tmp_path, room):
    """A file that may not grow stands for the disk: the system cuts the write short the same way."""
    resource = pytest.importorskip("resource")
    journal = JournalFile.create(tmp_path / "game.jsonl", HEADER)
    journal.write(Seat(0), PASS)
    whole = journal.path.read_bytes()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(whole) + room, hard))
    try:
        with pytest.raises(OSError) as caught:
            journal.write(Seat(1), PASS)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, before)
    assert caught.value.errno == errno.EFBIG
    assert journal.path.read_bytes() == whole
    journal.write(Seat(2), PASS)
    journal.close()
    assert [entry[:2] for entry in read_file(journal.path).entries] == [(0, "pass"), (2, "pass")]


def test_a_table_whose_journal_fails_has_not_moved(tmp_path):
    journal = JournalFile.create(tmp_path / "game.jsonl", HEADER)
    table = play_into(journal, 10)
    seat = table.actors()[0]
    action = table.legal_actions(seat)[0]
    view = table.view(seat)
    os.close(journal._handle)
    with pytest.raises(OSError):
        table.submit(seat, action)
    assert table.view(seat) == view and table.count == 10


def test_a_journal_moves_to_a_new_name_with_all_it_holds(tmp_path):
    journal = JournalFile.create(tmp_path / "game.jsonl", HEADER)
    journal.write(Seat(0), PASS)
    journal.move(tmp_path / "named" / "friday.jsonl")
    journal.write(Seat(1), PASS)
    journal.close()
    assert not (tmp_path / "game.jsonl").exists()
    entries = read_file(tmp_path / "named" / "friday.jsonl").entries
    assert [entry[:2] for entry in entries] == [(0, "pass"), (1, "pass")]


def test_a_name_that_is_taken_is_refused_and_the_game_goes_on_where_it_was(tmp_path):
    journal = JournalFile.create(tmp_path / "game.jsonl", HEADER)
    (tmp_path / "friday.jsonl").write_text("other", encoding="utf-8")
    with pytest.raises(GameError, match="friday"):
        journal.move(tmp_path / "friday.jsonl")
    journal.write(Seat(3), PASS)
    journal.close()
    assert (tmp_path / "friday.jsonl").read_text(encoding="utf-8") == "other"
    assert [entry[:2] for entry in read_file(tmp_path / "game.jsonl").entries] == [(3, "pass")]


def test_every_prefix_of_a_journal_reads_as_the_whole_lines_in_it(tmp_path):
    journal = JournalFile.create(tmp_path / "game.jsonl", HEADER)
    play_into(journal, 12)
    journal.close()
    content = journal.path.read_bytes()
    first = content.index(b"\n") + 1
    for end in range(first, len(content) + 1):
        read = read_journal(content[:end])
        assert len(read.entries) == content[first:end].count(b"\n")
        assert read.torn == (content[end - 1 : end] != b"\n")
    assert read.entries[0][0] == CHANCE


# -- a file that another program takes or changes -----------------------------------------

unix_only = pytest.mark.skipif(sys.platform == "win32", reason="Windows lets nobody take an open file away")


def entries_of(path):
    return [entry[:2] for entry in read_file(path).entries]


@unix_only
@pytest.mark.parametrize("how", ["deleted", "moved", "replaced"])
def test_a_journal_that_is_taken_away_is_noticed_at_the_next_action_and_kept_anew(journal, how):
    journal.write(Seat(0), PASS)
    path = journal.path
    if how == "deleted":
        path.unlink()
    else:
        path.rename(path.with_name("elsewhere"))
    if how == "replaced":
        path.write_text("of somebody else", encoding="utf-8")
    assert not journal.there
    with pytest.raises(JournalLostError) as caught:
        journal.write(Seat(1), PASS)
    assert caught.value.how == "gone"
    journal.write(Seat(1), PASS)
    assert journal.there and journal.path.name == ("game-2.jsonl" if how == "replaced" else "game.jsonl")
    assert entries_of(journal.path) == [(0, "pass"), (1, "pass")]
    if how == "replaced":
        assert path.read_text(encoding="utf-8") == "of somebody else"


@pytest.mark.parametrize("how", ["shorter", "longer", "empty"])
def test_a_journal_that_another_program_changes_is_noticed_and_kept_anew_beside_that_file(journal, how):
    journal.write(Seat(0), PASS)
    path = journal.path
    content = path.read_bytes()
    path.write_bytes({"shorter": content[:-9], "longer": content + b"x", "empty": b""}[how])
    changed = path.read_bytes()
    with pytest.raises(JournalLostError) as caught:
        journal.undo(0)
    assert caught.value.how == "changed"
    journal.undo(0)
    journal.write(Seat(2), PASS)
    assert path.read_bytes() == changed and journal.path.name == "game-2.jsonl"
    assert entries_of(journal.path) == [(2, "pass")]


@unix_only
def test_a_journal_that_was_taken_away_can_be_saved_under_a_name_with_all_it_held(journal, tmp_path):
    journal.write(Seat(0), PASS)
    journal.path.unlink()
    journal.move(tmp_path / "friday.jsonl")
    journal.write(Seat(1), PASS)
    assert entries_of(tmp_path / "friday.jsonl") == [(0, "pass"), (1, "pass")]


def test_a_journal_that_nothing_can_be_written_of_waits_in_memory_until_it_is_moved(tmp_path):
    journal = JournalFile.unkept(tmp_path / "nowhere" / "game.jsonl", HEADER)
    journal.write(Seat(0), PASS)
    journal.undo(0)
    assert list(tmp_path.iterdir()) == [] and not journal.there
    journal.move(tmp_path / "friday.jsonl")
    journal.write(Seat(2), PASS)
    journal.close()
    assert entries_of(tmp_path / "friday.jsonl") == [(2, "pass")]


# -- what is whole of a damaged one -------------------------------------------------------


def test_the_part_before_the_damage_is_kept_and_the_damaged_file_beside_it(tmp_path):
    path = tmp_path / "game.jsonl"
    journal = JournalFile.create(path, HEADER)
    for seat in range(4):
        journal.write(Seat(seat), PASS)
    journal.close()
    damaged = path.read_bytes().replace(b'"seat": 2', b'"seat": 3')
    path.write_bytes(damaged)
    with pytest.raises(JournalError) as caught:
        JournalFile.reopen(path)
    aside = keep_whole_part(path, caught.value.line)
    assert aside.read_bytes() == damaged
    assert entries_of(path) == [(0, "pass"), (1, "pass")]
    assert keep_whole_part(path, 2) != aside, "a second one does not take the place of the first"


def test_the_part_before_the_damage_of_a_game_that_is_played_is_not_touched(journal):
    with pytest.raises(JournalInUseError):
        keep_whole_part(journal.path, 2)
