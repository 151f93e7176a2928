"""Players and options as people type them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.cli.failure import UsageError
from accessible_games.cli.fields import PlayerSpec, check_seats, read_options, read_players, read_value
from accessible_games.cli.seats import header_rows, make_players, players_of
from accessible_games.engine.journal import Header
from accessible_games.narration.wording import Verbosity
from accessible_games.play.settings import Settings
from tests.each import each

LEVELS = ("easy", "medium")


@pytest.mark.parametrize(
    ("text", "players"),
    [
        ("Ana:fr, Ben ,bot,bot:medium", [
            PlayerSpec("Ana", language="fr"), PlayerSpec("Ben"), PlayerSpec(bot="easy"), PlayerSpec(bot="medium"),
        ]),
        ("Bot,BOT:easy", [PlayerSpec(bot="easy"), PlayerSpec(bot="easy")]),
        ("山田=やまだ:ja、Anne Marie", [PlayerSpec("山田", "やまだ", "ja"), PlayerSpec("Anne Marie")]),
        ("Ana,Ana", [PlayerSpec("Ana"), PlayerSpec("Ana")]),
    ],
)  # fmt: skip
def test_players_are_read_as_they_are_written(text, players):
    assert list(read_players(text, LEVELS)) == players


@given(st.text(max_size=60))
def test_any_text_is_players_or_one_line(text):
    try:
        players = read_players(text, LEVELS)
    except UsageError as problem:
        assert "\n" not in str(problem) and len(str(problem)) < 200
    else:
        assert all(player.name or player.bot for player in players)


@each(
    ("text", "value"),
    [
        ("true", True),
        ("15", 15),
        ("1.5", 1.5),
        ("winner", "winner"),
        ('"two words"', "two words"),
        ("0x1f", 31),
    ],
)
def test_values_follow_toml_and_a_word_needs_no_quotes(text, value):
    read = read_value("key", text)
    assert read == value and type(read) is type(value)


@each("text", ["", "[1]", "{a = 1}", "two words", "1\nother = 2", "1979-05-27"])
def test_what_is_no_single_value_is_refused(text):
    if text == "1979-05-27":
        # TOML reads a date, for which no option has a use.
        with pytest.raises(UsageError):
            read_value("key", text)
        return
    with pytest.raises(UsageError, match="key"):
        read_value("key", text)


@given(st.text(max_size=30), st.text(max_size=30))
def test_any_option_is_read_or_one_line(key, value):
    try:
        options = read_options([f"{key}={value}"])
    except UsageError as problem:
        assert "\n" not in str(problem)
    else:
        assert len(options) == 1


def test_the_number_of_players_is_held_to_the_game():
    check_seats([PlayerSpec("Ana")] * 4, range(2, 5), "kami")
    with pytest.raises(UsageError, match="5 are named; kami takes 2 to 4"):
        check_seats([PlayerSpec("Ana")] * 5, range(2, 5), "kami")


def test_equal_names_are_told_apart_and_stay_so_in_the_journal():
    players = make_players(read_players("Ana,ana,bot,bot", LEVELS), Settings(), "en", "normal")
    assert [player.name.text for player in players] == ["Ana", "ana 2", "Robot 3", "Robot 4"]
    assert players_of(Header("kami", 4, players=header_rows(players)), Settings(), "en") == players


def test_a_player_is_told_as_chosen_here_else_as_once_chosen_else_as_the_table():
    settings = Settings().with_player("Ana", language="ja", verbosity="brief", private=("braille",), pace=2)
    ana, ben = make_players(read_players("Ana,Ben:fr", LEVELS), settings, "en", "full")
    assert (ana.language, ana.verbosity, ana.private, ana.pace) == (
        "ja", Verbosity.BRIEF, frozenset({"braille"}), 2,
    )  # fmt: skip
    assert (ben.language, ben.verbosity, ben.pace) == ("fr", Verbosity.FULL, "speech")
    assert make_players(read_players("Ana:fr,Ben", LEVELS), settings, "en", "full")[0].language == "fr"


def test_where_a_screen_reader_reads_what_happens_waits_for_a_key_group_by_group():
    (player,) = make_players([PlayerSpec("Ana")], Settings(speaks="reader"), "en", "normal")
    assert player.pace == "groups"
