"""The journal: one line per action, readable after a crash, refused where it is damaged."""

import json
from dataclasses import replace

import pytest

from accessible_games.engine import CHANCE, GameError, Seat
from accessible_games.engine.journal import (
    FORMAT,
    Header,
    JournalError,
    action_line,
    header_line,
    open_table,
    parse_entries,
    read_journal,
    undo_line,
)
from accessible_games.engine.table import TypedChance
from accessible_games.games import get_game

KAMI = get_game("kami")
POSITION = {"hands": [["warrior", "gold"], ["warrior", "silver"]], "mercenaries": [], "lead": 0}
HEADER = Header("kami", 2, {"target": 7}, {}, [{"name": "Chloé"}, {"name": "大輔"}], POSITION)
LEAD = action_line(1, Seat(0), KAMI.parse_action("lead warrior attack gold"))
HANDS = [["warrior", "warrior", "gold", "tower"], ["warrior"], ["warrior"], ["warrior"]]
LONG = Header("kami", 4, {}, {}, [], {"hands": HANDS, "lead": 0})
PASSES = [action_line(n, Seat(n - 1), KAMI.parse_action("pass")) for n in (2, 3, 4)]


def journal_bytes(*lines, header=LONG):
    return "".join([header_line(header), *lines]).encode("utf-8")


def replaced(line, **changes):
    """A line of JSON with other values; None drops a key."""
    table = json.loads(line) | changes
    return json.dumps({key: value for key, value in table.items() if value is not None}) + "\n"


# --- what is written


def test_a_header_reads_back_as_it_was_written():
    assert read_journal(journal_bytes(header=HEADER)).header == HEADER


def test_a_line_can_be_read_by_people_and_holds_the_notation():
    assert LEAD == '{"n": 1, "seat": 0, "action": "lead warrior attack gold"}\n'
    assert undo_line(3) == '{"undo": 3}\n'


def test_names_are_written_as_they_are_and_every_line_ends_once():
    content = journal_bytes(LEAD, header=HEADER)
    assert "大輔".encode() in content
    assert content.count(b"\n") == 2
    assert content.endswith(b"\n")


def test_entries_keep_seat_notation_and_line_number():
    journal = read_journal(journal_bytes(LEAD, PASSES[0]))
    assert journal.entries == ((0, "lead warrior attack gold", 2), (1, "pass", 3))
    assert not journal.torn
    assert journal.good == len(journal_bytes(LEAD, PASSES[0]))


# --- a crash in the middle of a line


@pytest.mark.parametrize("cut", range(1, len(PASSES[0])))
def test_a_torn_last_line_is_left_out_wherever_it_was_torn(cut):
    whole = journal_bytes(LEAD)
    journal = read_journal(whole + PASSES[0].encode()[:cut])
    assert (journal.torn, journal.good, len(journal.entries)) == (True, len(whole), 1)


def test_a_line_torn_inside_a_letter_is_left_out_too():
    whole = journal_bytes(header=HEADER)
    journal = read_journal(whole + "{大".encode()[:-1])
    assert (journal.torn, journal.good) == (True, len(whole))


# --- undo


def test_an_undo_line_takes_back_what_follows_the_actions_that_are_kept():
    journal = read_journal(journal_bytes(LEAD, *PASSES[:2], undo_line(1), replaced(PASSES[0])))
    assert [text for _, text, _ in journal.entries] == ["lead warrior attack gold", "pass"]
    assert journal.entries[-1][2] == 6


def test_an_undo_line_may_keep_everything_or_nothing():
    assert len(read_journal(journal_bytes(LEAD, undo_line(1))).entries) == 1
    assert read_journal(journal_bytes(LEAD, undo_line(0))).entries == ()


def test_a_line_of_play_that_was_given_up_after_a_reveal_is_kept_whole_beside_the_one_that_counts():
    journal = read_journal(journal_bytes(LEAD, *PASSES[:2], undo_line(1, revealed=True), PASSES[0]))
    assert [text for _, text, _ in journal.entries] == ["lead warrior attack gold", "pass"]
    (given_up,) = journal.given_up
    assert [text for _, text, _ in given_up.entries] == ["lead warrior attack gold", "pass", "pass"]
    assert given_up.kept == 1


def test_what_was_taken_back_before_anything_was_revealed_is_no_line_of_play_of_its_own():
    assert read_journal(journal_bytes(LEAD, undo_line(0))).given_up == ()


def test_a_game_in_which_decisions_may_be_taken_back_says_so_in_its_header_and_no_other_does():
    assert read_journal(journal_bytes(header=replace(LONG, take_back=True))).header.take_back
    assert not read_journal(journal_bytes()).header.take_back
    assert "take_back" not in header_line(LONG)


@pytest.mark.parametrize("kept", [2, -1, "1", 1.0, True])
def test_an_undo_line_that_keeps_what_there_is_not_is_damage(kept):
    with pytest.raises(JournalError, match="^line 3: damaged"):
        read_journal(journal_bytes(LEAD, json.dumps({"undo": kept}) + "\n"))


# --- damage, foreign files, newer files


@pytest.mark.parametrize(
    "line",
    [
        "\n",
        "garbage\n",
        "[1]\n",
        '"text"\n',
        "{}\n",
        "{" * 100_000 + "\n",
        replaced(PASSES[0], n=3),
        replaced(PASSES[0], n="2"),
        replaced(PASSES[0], seat="1"),
        replaced(PASSES[0], seat=None),
        replaced(PASSES[0], action=5),
        replaced(PASSES[0], action=None),
        PASSES[1],
    ],
)
def test_damage_in_the_middle_is_refused_with_its_line_number(line):
    with pytest.raises(JournalError, match="^line 3: damaged"):
        read_journal(journal_bytes(LEAD, line, PASSES[0]))


def test_bytes_that_are_no_text_are_damage():
    with pytest.raises(JournalError, match="^line 3: damaged"):
        read_journal(journal_bytes(LEAD) + b"\xff\xfe\n" + PASSES[0].encode())


@pytest.mark.parametrize(
    "content", [b"", b"\n", b"hello\n", b"{}\n", b'{"accessible-games": "x"}\n', b"\x00" * 9]
)
def test_a_foreign_file_is_refused_in_one_sentence(content):
    with pytest.raises(JournalError, match="^line 1: this is no journal of this program"):
        read_journal(content)


def test_a_torn_header_alone_is_no_journal():
    with pytest.raises(JournalError, match="line 1"):
        read_journal(header_line(LONG).encode()[:-1])


def test_a_newer_journal_is_refused_and_both_versions_are_named():
    newer = replaced(header_line(LONG), format=FORMAT + 1)
    with pytest.raises(JournalError, match=f"newer version .*format {FORMAT + 1}.* up to format {FORMAT}$"):
        read_journal(newer.encode())


@pytest.mark.parametrize("key", ["format", "game", "seats", "options", "data", "players"])
def test_a_header_without_one_of_its_keys_is_damaged(key):
    with pytest.raises(JournalError, match="^line 1: damaged"):
        read_journal(replaced(header_line(LONG), **{key: None}).encode())


def test_a_header_whose_players_are_no_tables_is_damaged():
    with pytest.raises(JournalError, match="^line 1: damaged, players"):
        read_journal(replaced(header_line(LONG), players=["Ana"]).encode())


def test_a_problem_of_a_journal_is_a_problem_of_the_input():
    assert issubclass(JournalError, GameError)


# --- opening


def test_a_table_is_opened_where_the_journal_ends():
    table = open_table(KAMI, read_journal(journal_bytes(LEAD, *PASSES[:2])), TypedChance())
    assert table.count == 3
    assert table.actors() == (3,)


def test_options_of_the_header_hold_at_the_table():
    table = open_table(KAMI, read_journal(journal_bytes(header=HEADER)), TypedChance())
    assert table.view(None).target == 7


def test_a_notation_that_cannot_be_read_names_its_line():
    broken = replaced(PASSES[0], action="fly away")
    with pytest.raises(JournalError, match="^line 3: damaged, this is no action of kami"):
        parse_entries(KAMI, read_journal(journal_bytes(LEAD, broken)))


def test_an_action_that_is_not_legal_there_names_its_line():
    broken = replaced(PASSES[0], action="lead warrior attack gold")
    with pytest.raises(JournalError, match="^line 3: damaged, an action is not possible there"):
        open_table(KAMI, read_journal(journal_bytes(LEAD, broken)), TypedChance())


def test_an_outcome_that_is_not_possible_names_its_line():
    header = Header("kami", 4)
    lines = [action_line(1, CHANCE, KAMI.parse_action("starter 1"))]
    lines += [replaced(lines[0], n=2)]
    with pytest.raises(JournalError, match="^line 3: damaged, an outcome of chance"):
        open_table(KAMI, read_journal(journal_bytes(*lines, header=header)), TypedChance())


def test_options_that_the_game_does_not_take_are_refused():
    with pytest.raises(GameError, match="option speed"):
        open_table(KAMI, read_journal(journal_bytes(header=Header("kami", 4, {"speed": 3}))), TypedChance())


# --- damage that has not torn a line


@pytest.mark.parametrize(
    "changes",
    [{"format": 0}, {"format": -1}, {"seats": True}, {"position": 3}, {"position": []}, {"position": "x"}],
)
def test_a_header_of_the_wrong_kind_is_refused_by_its_line(changes):
    with pytest.raises(JournalError, match="^line 1: damaged"):
        read_journal(replaced(header_line(LONG), **changes).encode())


@pytest.mark.parametrize(
    "changes", [{"options": {"x": 1}}, {"data": {"x": 1}}, {"position": {"lead": 9}}, {"seats": 9}]
)
def test_what_the_game_does_not_take_is_refused_by_the_line_that_holds_it(changes):
    journal = read_journal(replaced(header_line(LONG), **changes).encode())
    with pytest.raises(JournalError, match="^line 1: "):
        open_table(KAMI, journal, TypedChance())


@pytest.mark.parametrize(
    "damaged", ["deal tower towerr madman | gold", "lead towxr attack gold", "led tower attack gold"]
)
def test_a_damaged_line_is_named_and_none_of_the_cards_on_it_is_quoted(damaged):
    line = replaced(PASSES[0], n=1, action=damaged)
    with pytest.raises(JournalError) as caught:
        open_table(KAMI, read_journal(journal_bytes(line)), TypedChance())
    assert str(caught.value).startswith("line 2: damaged")
    for word in ("tow", "mad", "gold"):
        assert word not in str(caught.value)
