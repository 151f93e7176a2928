"""The journal: one line per action, readable after a crash, refused where it is damaged."""

import json
from dataclasses import replace
from zlib import crc32

import pytest

from accessible_games.engine import CHANCE, GameError, Seat
from accessible_games.engine.journal import (
    FORMAT,
    Header,
    JournalError,
    before_line,
    header_line,
    journal_lines,
    open_table,
    parse_entries,
    read_header,
    read_journal,
)
from accessible_games.engine.table import TypedChance
from accessible_games.games import get_game
from tests.each import each

KAMI = get_game("kami")
POSITION = {"hands": [["warrior", "gold"], ["warrior", "silver"]], "mercenaries": [], "lead": 0}
HEADER = Header("kami", 2, {"target": 7}, {}, [{"name": "Chloé"}, {"name": "大輔"}], POSITION)
HANDS = [["warrior", "warrior", "gold", "tower"], ["warrior"], ["warrior"], ["warrior"]]
LONG = Header("kami", 4, {}, {}, [], {"hands": HANDS, "lead": 0})
LEAD = (Seat(0), KAMI.parse_action("lead warrior attack gold"))
PASSES = [(Seat(seat), KAMI.parse_action("pass")) for seat in (1, 2, 3)]

OLD_HEADER = json.dumps(
    {"accessible-games": "journal", "format": 1, "game": "kami", "seats": 4, "options": {}, "data": {},
     "players": [], "position": LONG.position}
) + "\n"  # fmt: skip
OLD_LEAD = '{"n": 1, "seat": 0, "action": "lead warrior attack gold"}\n'
OLD_PASSES = [f'{{"n": {n}, "seat": {n - 1}, "action": "pass"}}\n' for n in (2, 3, 4)]
"""Lines as an earlier release wrote them, without checksums."""


def journal_bytes(*steps, header=LONG):
    return "".join(journal_lines(header, steps)).encode("utf-8")


def old_bytes(*lines, header=OLD_HEADER):
    return "".join([header, *lines]).encode("utf-8")


def replaced(line, **changes):
    """A line of JSON with other values; None drops a key."""
    table = json.loads(line) | changes
    return json.dumps({key: value for key, value in table.items() if value is not None}) + "\n"


def sealed(*tables):
    """The lines of these tables, with checksums as the module says: CRC-32, on from line to line."""
    check, lines = 0, []
    for table in tables:
        body = json.dumps(table)[:-1]
        check = crc32(body.encode(), check)
        lines.append(f'{body}, "crc": "{check:08x}"}}\n')
    return "".join(lines).encode()


def flipped(content, bit):
    changed = bytearray(content)
    changed[bit // 8] ^= 1 << bit % 8
    return bytes(changed)


# --- what is written


def test_a_header_reads_back_as_it_was_written():
    content = journal_bytes(header=HEADER)
    assert read_journal(content).header == HEADER
    assert read_header(content.rstrip(b"\n")) == HEADER


def test_a_line_can_be_read_by_people_and_holds_the_notation():
    line = header_line(LONG).place.action(*LEAD).text
    assert line.startswith('{"n": 1, "seat": 0, "action": "lead warrior attack gold", "crc": "')
    assert len(line) == len(OLD_LEAD) + len(', "crc": "01234567"')
    assert header_line(LONG).place.undo(3).text.startswith('{"undo": 3, "crc": "')


def test_a_checksum_is_crc_32_of_all_lines_so_far_up_to_where_theirs_stand():
    tables = [json.loads(line) for line in journal_lines(LONG, [LEAD, PASSES[0]])]
    for table in tables:
        del table["crc"]
    assert journal_bytes(LEAD, PASSES[0]) == sealed(*tables)


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


@pytest.mark.parametrize("whole", [journal_bytes(LEAD), old_bytes(OLD_LEAD)], ids=["checked", "old"])
def test_a_torn_last_line_is_left_out_wherever_it_was_torn(whole):
    line = read_journal(whole).place.action(*PASSES[0]).text.encode()
    for cut in range(1, len(line)):
        journal = read_journal(whole + line[:cut])
        assert (journal.torn, journal.good, len(journal.entries)) == (True, len(whole), 1)


def test_a_line_torn_inside_a_letter_is_left_out_too():
    whole = journal_bytes(header=HEADER)
    journal = read_journal(whole + '{"大'.encode()[:-1])
    assert (journal.torn, journal.good) == (True, len(whole))


def test_zeros_that_a_file_system_put_in_the_place_of_a_line_are_left_out_too():
    whole = journal_bytes(LEAD)
    for tail in (b"\0" * 70, b'{"n": 2, "se' + b"\0" * 58):
        journal = read_journal(whole + tail)
        assert (journal.torn, journal.good, len(journal.entries)) == (True, len(whole), 1)


@pytest.mark.parametrize("tail", [b"x", b" ", b"[1]", b"\xff" * 9, b'{"n": 2, "seat": 1, "action": "pass"}!'])
def test_what_stands_behind_the_last_line_and_is_no_beginning_of_one_is_damage(tail):
    for whole in (journal_bytes(LEAD), old_bytes(OLD_LEAD)):
        with pytest.raises(JournalError, match="^line 3: damaged"):
            read_journal(whole + tail)


# --- one bit


def test_every_flipped_bit_is_damage_that_is_named_with_its_line_and_never_called_a_crash():
    content = journal_bytes(LEAD, *PASSES[:1], header=HEADER)
    for bit in range(len(content) * 8):
        line = content[: bit // 8].count(b"\n") + 1
        with pytest.raises(JournalError, match=f"^line {line}: damaged") as caught:
            read_journal(flipped(content, bit))
        assert caught.value.line == line
        if line > 1:
            whole = read_journal(before_line(flipped(content, bit), line))
            assert [text for _, text, _ in whole.entries] == ["lead warrior attack gold", "pass"][: line - 2]


def test_a_flipped_bit_of_a_line_feed_before_a_torn_line_is_damage_of_the_line_that_was_whole():
    whole = journal_bytes(LEAD)
    torn = bytearray(whole + b'{"n": 2, "se')
    torn[len(whole) - 1] = 0x4A
    with pytest.raises(JournalError, match="^line 2: damaged"):
        read_journal(bytes(torn))


def test_a_line_that_is_lost_repeated_or_out_of_its_place_is_damage():
    steps = [LEAD, *PASSES]
    lines = [line.encode() for line in journal_lines(LONG, steps)]
    for order in ([0, 2, 3, 4], [0, 1, 1, 2, 3], [0, 1, 3, 2, 4]):
        with pytest.raises(JournalError, match="^line [23]: damaged"):
            read_journal(b"".join(lines[n] for n in order))


def test_a_line_of_another_game_does_not_fit_even_where_its_number_does():
    other = journal_lines(HEADER, [LEAD, PASSES[0]])
    mixed = [*journal_lines(LONG, [LEAD]), other[2]]
    with pytest.raises(JournalError, match="^line 3: damaged"):
        read_journal("".join(mixed).encode())


# --- journals of format 1, which had no checksums


def test_a_journal_without_checksums_reads_and_is_gone_on_with_as_it_is():
    old = old_bytes(OLD_LEAD)
    line = read_journal(old).place.action(*PASSES[0]).text
    assert line.startswith(OLD_PASSES[0].rstrip("}\n")), "as an earlier release reads it"
    journal = read_journal(old + line.encode())
    assert [text for _, text, _ in journal.entries] == ["lead warrior attack gold", "pass"]


def test_what_is_put_behind_lines_without_checksums_covers_them_from_then_on():
    old = old_bytes(OLD_LEAD)
    content = old + read_journal(old).place.action(*PASSES[0]).text.encode()
    for bit in range(len(old) * 8):
        with pytest.raises(JournalError, match="damaged|no journal|newer"):
            read_journal(flipped(content, bit))
    for bit in range(len(old) * 8, len(content) * 8):
        with pytest.raises(JournalError, match="^line [13]: damaged"):
            read_journal(flipped(content, bit))


def test_a_line_without_its_checksum_behind_one_that_has_it_is_damage():
    content = old_bytes(OLD_LEAD)
    content += read_journal(content).place.action(*PASSES[0]).text.encode()
    for more in (OLD_PASSES[1], OLD_PASSES[1].replace("}", ', "crd": "01234567"}')):
        with pytest.raises(JournalError, match="^line 4: damaged"):
            read_journal(content + more.encode())
    with pytest.raises(JournalError, match="^line 2: damaged"):
        read_journal(header_line(LONG).text.encode() + OLD_LEAD.encode())


# --- undo


def test_an_undo_line_takes_back_what_follows_the_actions_that_are_kept():
    journal = journal_with([LEAD, *PASSES[:2]], revealed=False)
    assert [text for _, text, _ in journal.entries] == ["lead warrior attack gold", "pass"]
    assert journal.entries[-1][2] == 6


def test_an_undo_line_may_keep_everything_or_nothing():
    content = journal_bytes(LEAD)
    place = read_journal(content).place
    for kept in (1, 0):
        assert len(read_journal(content + place.undo(kept).text.encode()).entries) == kept


def journal_with(steps, *, revealed):
    """A journal of these steps that are taken back but for the first, and of one more."""
    lines = journal_lines(LONG, steps)
    undone = read_journal("".join(lines).encode()).place.undo(1, revealed=revealed)
    again = undone.place.action(*PASSES[0])
    return read_journal("".join([*lines, undone.text, again.text]).encode())


def test_a_line_of_play_that_was_given_up_after_a_reveal_is_kept_whole_beside_the_one_that_counts():
    journal = journal_with([LEAD, *PASSES[:2]], revealed=True)
    assert [text for _, text, _ in journal.entries] == ["lead warrior attack gold", "pass"]
    (given_up,) = journal.given_up
    assert [text for _, text, _ in given_up.entries] == ["lead warrior attack gold", "pass", "pass"]
    assert given_up.kept == 1


def test_what_was_taken_back_before_anything_was_revealed_is_no_line_of_play_of_its_own():
    assert journal_with([LEAD, *PASSES[:2]], revealed=False).given_up == ()


def test_a_game_in_which_decisions_may_be_taken_back_says_so_in_its_header_and_no_other_does():
    assert read_journal(journal_bytes(header=replace(LONG, take_back=True))).header.take_back
    assert not read_journal(journal_bytes()).header.take_back
    assert "take_back" not in header_line(LONG).text


@pytest.mark.parametrize("kept", [2, -1, "1", 1.0, True])
def test_an_undo_line_that_keeps_what_there_is_not_is_damage(kept):
    with pytest.raises(JournalError, match="^line 3: damaged"):
        read_journal(old_bytes(OLD_LEAD, json.dumps({"undo": kept}) + "\n"))


# --- damage, foreign files, newer files


@each(
    "line",
    [
        "\n",
        "garbage\n",
        "[1]\n",
        '"text"\n',
        "{}\n",
        "{" * 100_000 + "\n",
        replaced(OLD_PASSES[0], n=3),
        replaced(OLD_PASSES[0], n="2"),
        replaced(OLD_PASSES[0], seat="1"),
        replaced(OLD_PASSES[0], seat=None),
        replaced(OLD_PASSES[0], action=5),
        replaced(OLD_PASSES[0], action=None),
        replaced(OLD_PASSES[0], seat=4),
        replaced(OLD_PASSES[0], seat=-2),
        replaced(OLD_PASSES[0], seat=10**30),
        replaced(OLD_PASSES[0], undo=1),
        '{"n": 2, "n": 2, "seat": 1, "action": "pass"}\n',
        '{"n": 2, "seat": NaN, "action": "pass"}\n',
        OLD_PASSES[1],
    ],
)
def test_damage_in_the_middle_is_refused_with_its_line_number(line):
    with pytest.raises(JournalError, match="^line 3: damaged"):
        read_journal(old_bytes(OLD_LEAD, line, OLD_PASSES[0]))


def test_bytes_that_are_no_text_are_damage():
    with pytest.raises(JournalError, match="^line 3: damaged"):
        read_journal(old_bytes(OLD_LEAD) + b"\xff\xfe\n" + OLD_PASSES[0].encode())


@each(
    "content", [b"", b"\n", b"hello\n", b"{}\n", b'{"accessible-games": "x"}\n', b"\x00" * 9]
)
def test_a_foreign_file_is_refused_in_one_sentence(content):
    with pytest.raises(JournalError, match="^line 1: this is no journal of this program"):
        read_journal(content)


def test_a_torn_header_alone_is_no_journal():
    with pytest.raises(JournalError, match="line 1"):
        read_journal(header_line(LONG).text.encode()[:-1])


def test_a_newer_journal_is_refused_and_both_versions_are_named():
    newer = replaced(header_line(LONG).text, format=FORMAT + 1, crc=None)
    with pytest.raises(JournalError, match=f"newer version .*format {FORMAT + 1}.* up to format {FORMAT}$"):
        read_journal(newer.encode())


@each("key", ["format", "game", "seats", "options", "data", "players"])
def test_a_header_without_one_of_its_keys_is_damaged(key):
    with pytest.raises(JournalError, match="^line 1: damaged"):
        read_journal(replaced(OLD_HEADER, **{key: None}).encode())


def test_a_header_whose_players_are_no_tables_is_damaged():
    with pytest.raises(JournalError, match="^line 1: damaged, players"):
        read_journal(replaced(OLD_HEADER, players=["Ana"]).encode())


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
    broken = replaced(OLD_PASSES[0], action="fly away")
    with pytest.raises(JournalError, match="^line 3: damaged, this is no action of kami"):
        parse_entries(KAMI, read_journal(old_bytes(OLD_LEAD, broken)))


def test_an_action_that_is_not_legal_there_names_its_line():
    broken = replaced(OLD_PASSES[0], action="lead warrior attack gold")
    with pytest.raises(JournalError, match="^line 3: damaged, an action is not possible there"):
        open_table(KAMI, read_journal(old_bytes(OLD_LEAD, broken)), TypedChance())


def test_an_outcome_that_is_not_possible_names_its_line():
    header = Header("kami", 4)
    start = (CHANCE, KAMI.parse_action("starter 1"))
    with pytest.raises(JournalError, match="^line 3: damaged, an outcome of chance"):
        open_table(KAMI, read_journal(journal_bytes(start, start, header=header)), TypedChance())


def test_options_that_the_game_does_not_take_are_refused():
    with pytest.raises(GameError, match="option speed"):
        open_table(KAMI, read_journal(journal_bytes(header=Header("kami", 4, {"speed": 3}))), TypedChance())


# --- damage that has not torn a line


@each(
    "changes",
    [
        {"format": 0},
        {"format": -1},
        {"seats": True},
        {"seats": 0},
        {"seats": 10**30},
        {"extra": 1},
        {"deals": 3},
        {"position": 3},
        {"position": []},
        {"position": "x"},
    ],
)
def test_a_header_of_the_wrong_kind_is_refused_by_its_line(changes):
    with pytest.raises(JournalError, match="^line 1: damaged"):
        read_journal(replaced(OLD_HEADER, **changes).encode())


@pytest.mark.parametrize(
    "changes", [{"options": {"x": 1}}, {"data": {"x": 1}}, {"position": {"lead": 9}}, {"seats": 9}]
)
def test_what_the_game_does_not_take_is_refused_by_the_line_that_holds_it(changes):
    journal = read_journal(replaced(OLD_HEADER, **changes).encode())
    with pytest.raises(JournalError, match="^line 1: "):
        open_table(KAMI, journal, TypedChance())


@pytest.mark.parametrize(
    "damaged", ["deal tower towerr madman | gold", "lead towxr attack gold", "led tower attack gold"]
)
def test_a_damaged_line_is_named_and_none_of_the_cards_on_it_is_quoted(damaged):
    line = replaced(OLD_PASSES[0], n=1, action=damaged)
    with pytest.raises(JournalError) as caught:
        open_table(KAMI, read_journal(old_bytes(line)), TypedChance())
    assert str(caught.value).startswith("line 2: damaged")
    for word in ("tow", "mad", "gold"):
        assert word not in str(caught.value)
