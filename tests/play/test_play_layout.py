"""Lines for a terminal: short enough, long enough, in letters that it has."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.play.layout import fits, fitting, width, wrap

WORDS = st.lists(st.text("abcdefgéè'-.,:", min_size=1, max_size=50), min_size=1, max_size=30)
KANA = st.text("あいうえおアイウ戦士銀龍、。「」（）ー123 ", min_size=3, max_size=120)


@given(WORDS, st.integers(20, 200))
def test_no_line_is_wider_than_the_terminal_or_eighty_columns(words, columns):
    assert all(width(line) <= min(columns, 80) for line in wrap(" ".join(words), columns))


@given(WORDS, st.integers(20, 80))
def test_no_line_is_shorter_than_three_letters_unless_the_text_is(words, columns):
    text = " ".join(words)
    assert all(len(line) >= 3 for line in wrap(text, columns)) or len(text) < 3


@given(WORDS, st.integers(20, 80))
def test_no_letter_is_lost_and_no_blank_stands_at_an_end(words, columns):
    lines = wrap(" ".join(words), columns)
    assert "".join("".join(lines).split()) == "".join(words)
    assert all(line == line.strip() for line in lines)


@given(KANA, st.integers(20, 80))
def test_japanese_keeps_every_letter_within_the_columns(text, columns):
    lines = wrap(text, columns)
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert all(width(line) <= columns for line in lines)


def test_a_wide_letter_takes_two_columns():
    assert [width(line) for line in wrap("戦" * 25, 40)] == [40, 10]


def test_no_japanese_line_begins_with_a_stop_or_holds_two_letters():
    assert wrap("戦士" * 10 + "。", 40) == ["戦士" * 9, "戦士。"]


def test_words_are_not_broken_where_they_fit():
    assert wrap("Pass the keyboard to Ana, who is at the far end.", 40) == [
        "Pass the keyboard to Ana, who is at the",
        "far end.",
    ]


def test_a_last_word_of_two_letters_takes_the_word_before_along():
    assert wrap("aaaaaaaaaa bbbbbbbbb c.", 20) == ["aaaaaaaaaa", "bbbbbbbbb c."]


def test_control_and_format_characters_never_reach_the_terminal():
    assert wrap("red \x1b[31m\x07 and\tback\u2066 again\r", 40) == ["red [31m and back again"]


def test_a_first_word_of_two_letters_takes_the_beginning_of_a_long_one_along():
    assert wrap("ab " + "c" * 20, 20) == ["ab " + "c" * 17, "ccc"]


@pytest.mark.parametrize(
    ("text", "encoding", "plain"),
    [
        ("Zoé défend : « l'œil »", "ascii", 'Zoe defend : " l\'oeil "'),
        ("l\u2019épée\u00a0!", "ascii", "l'epee !"),
        ("Zoé œ", "cp1252", "Zoé œ"),
        ("Šimůnek", "ascii", "Simunek"),
    ],
)
def test_french_may_lose_accents_and_never_letters(text, encoding, plain):
    assert fitting(text, encoding) == plain
    assert fits(text, encoding)


def test_letters_that_an_encoding_lacks_are_noticed():
    assert not fits("さくら", "cp1252")
    assert fits("Who? Ana?", "ascii")


@pytest.mark.parametrize(
    "command",
    [
        "/opt/ana/games/bin/python -m accessible_games resume /opt/ana/long/place/kami.jsonl",
        r"Z:\Users\ana\games\Scripts\python.exe -m accessible_games resume Z:\Users\ana\kami.jsonl",
        r'"C:\Program Files\Our games\AccessibleGames\accessible-games.exe" resume "D:\my games\kami.jsonl"',
        r'"C:\Program Files\A Python of mine\python.exe" -m accessible_games resume the-first-of-many-games',
    ],
)
def test_a_command_that_is_to_be_typed_is_not_broken_but_has_a_line_of_its_own(command):
    assert wrap(f"The game is saved. To go on, type: {command}", 80) == [
        "The game is saved. To go on, type:", command,
    ]  # fmt: skip
    assert wrap(f"続けるには次を入力：{command}", 80)[-1] == command
    assert wrap("To go on: accessible-games resume", 80) == ["To go on: accessible-games resume"]
