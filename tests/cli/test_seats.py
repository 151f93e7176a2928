"""Who sits where, and what each once chose: from profiles to the players of a table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessible_games.cli.fields import PlayerSpec
from accessible_games.cli.seats import header_rows, in_the_open, make_players, players_of
from accessible_games.engine.journal import Header
from accessible_games.narration.catalogue import LANGUAGES
from accessible_games.narration.names import PlayerName
from accessible_games.narration.narrator import Narrator
from accessible_games.narration.wording import Verbosity
from accessible_games.play.facts import HandOver
from accessible_games.play.settings import Settings

ANA, BEN, BOT = PlayerSpec(name="Ana"), PlayerSpec(name="Ben"), PlayerSpec(bot="easy")


def seat(settings, *specs, speaks=True):
    return make_players(specs or (ANA,), settings, "en", "normal", speaks=speaks)


def test_a_profile_is_what_its_player_sits_down_with():
    settings = Settings().with_player(
        "Ana",
        language="fr",
        verbosity="brief",
        private=("screen", "braille"),
        ear="right",
        rate=320,
        volume=60,
        voice="roa/fr",
        pace="key",
        order="named",
        handicap=150,
        sound_only=("turns.others",),
        untold=("deals.mine",),
    )
    (ana,) = seat(settings)
    assert (ana.language, ana.verbosity, ana.private) == ("fr", Verbosity.BRIEF, {"screen", "braille"})
    assert (ana.ear, ana.rate, ana.volume, ana.voice) == ("right", 320, 0.6, "roa/fr")
    assert (ana.pace, ana.order, ana.handicap) == ("key", "named", 150)
    assert (ana.sound_only, ana.untold) == ({"turns.others"}, {"deals.mine"})


def test_private_words_go_to_the_ear_alone_where_the_program_speaks_and_to_the_screen_where_it_does_not():
    assert seat(Settings())[0].private == {"ear"}
    assert seat(Settings(), speaks=False)[0].private == {"screen"}
    chosen = Settings().with_player("Ana", private=("screen",))
    assert seat(chosen)[0].private == {"screen"}


def test_on_a_shared_headset_people_take_sides_in_turn_and_bots_take_none():
    players = seat(Settings(private_way="sides"), ANA, BOT, BEN, PlayerSpec(name="Cid"))
    assert [player.ear for player in players if player.person] == ["left", "right", "left"]


def test_a_second_device_serves_everybody_who_has_chosen_nothing_else():
    settings = Settings(private_way="device", private_device="Headset").with_player("Ben", ear="left")
    ana, ben = seat(settings, ANA, BEN)
    assert (ana.device, ana.ear, ana.away) == ("Headset", "both", False)
    assert (ben.device, ben.ear, ben.away) == ("", "left", False)


def test_a_players_own_device_comes_before_the_tables_way():
    settings = Settings(private_way="away").with_player("Ben", device="Buds")
    ana, ben = seat(settings, ANA, BEN)
    assert (ana.device, ana.away) == ("", True)
    assert (ben.device, ben.away) == ("Buds", False)


def test_where_nothing_is_hidden_what_one_asks_for_is_printed_too_and_on_no_device_of_ones_own():
    settings = Settings(private_way="device", private_device="Buds")
    ana, ben = in_the_open(seat(settings, ANA, BEN))
    assert ana.private == {"ear", "screen"} and (ben.device, ben.ear, ben.away) == ("", "both", False)


def test_ten_players_of_one_name_are_told_apart_and_each_keeps_choices_of_the_own():
    settings = Settings().with_player("Ana", verbosity="brief").with_player("Ana 2", verbosity="full")
    players = seat(settings, *[ANA] * 10)
    assert [player.name.text for player in players] == ["Ana", *(f"Ana {n}" for n in range(2, 11))]
    assert [player.verbosity.value for player in players[:3]] == ["brief", "full", "brief"]


def test_the_reading_of_a_profile_tells_names_apart_too():
    settings = Settings().with_player("優", kana="ゆう").with_player("ゆう", language="ja")
    players = seat(settings, PlayerSpec(name="ゆう"), PlayerSpec(name="優"))
    assert [player.name.text for player in players] == ["ゆう", "優 2"]
    assert players[1].name.kana == "ゆう 2"


def test_what_a_player_changed_since_comes_before_what_a_kept_game_says():
    full = Settings().with_player("Ana", verbosity="full")
    kept = Header("kami", 2, {}, {}, header_rows(seat(full, ANA, BOT)))
    changed = Settings(verbosity="normal").with_player("Ana", verbosity="brief")
    assert players_of(kept, changed, "en")[0].verbosity is Verbosity.BRIEF
    assert players_of(kept, Settings(), "en")[0].verbosity is Verbosity.FULL


def test_where_a_screen_reader_reads_the_table_waits_for_a_key_where_much_was_said_but_not_a_player_who_chose_otherwise():
    settings = Settings(speaks="reader").with_player("Ben", pace="speech").with_player("Cleo", pace=3.0)
    paces = [player.pace for player in seat(settings, ANA, BEN, PlayerSpec(name="Cleo"))]
    assert paces == ["groups", "speech", 3.0]
    header = Header("kami", 2, {}, {}, header_rows(seat(settings, BEN, BOT)))
    assert players_of(header, settings, "en")[0].pace == "speech"  # over quit and resume, too


def test_a_robot_is_called_as_each_language_calls_it_and_read_so_that_its_number_is_heard():
    robot = seat(Settings(), ANA, PlayerSpec(bot="easy"), PlayerSpec(bot="easy"))[1].name
    names = [PlayerName("Ana"), robot]
    told = [Narrator(names, language).tell(HandOver(1), None) for language in LANGUAGES]
    assert [line.text for line in told] == [
        "Pass the keyboard to Robot 2.",
        "Passez le clavier à Robot 2.",
        "キーボードをロボット2号に渡してください。",
    ]
    assert "ロボット にごうに" in told[2].spoken


def test_the_only_robot_of_a_table_has_no_number_in_a_new_game_and_a_kept_one():
    (_, robot) = seat(Settings(), ANA, BOT)
    assert (robot.name.text, robot.name.written("ja")) == ("Robot", "ロボット")
    for name in ("Robot 2", "Robot", "ロボット"):
        header = Header("kami", 2, {}, {}, [{"name": "Ana"}, {"name": name, "bot": "easy"}])
        assert players_of(header, Settings(), "en")[1].name.text == "Robot"


@pytest.mark.parametrize("name", ["Robot 2", "ロボット2号"])
def test_a_robot_of_a_kept_game_is_called_as_in_a_new_one(name):
    header = Header("kami", 2, {}, {}, [{"name": "Ana"}, {"name": name, "bot": "easy"}])
    assert (
        players_of(header, Settings(), "ja")[1].name == seat(Settings(), ANA, PlayerSpec(bot="easy"))[1].name
    )


def test_a_kept_game_in_which_nobody_chose_a_language_follows_the_programs():
    rows = header_rows(make_players([ANA, BOT], Settings(), "en", "normal"), "en")
    ana = players_of(Header("kami", 2, {}, {}, rows), Settings(), "fr")[0]
    assert (ana.name.text, ana.language) == ("Ana", "fr")
    specs = [replace(ANA, language="fr"), BEN]
    rows = header_rows(make_players(specs, Settings(), "en", "normal"), "en")
    kept = players_of(Header("kami", 2, {}, {}, rows), Settings(), "ja")
    assert [player.language for player in kept] == ["fr", "en"]


def test_whoever_gave_no_name_is_called_so_in_the_language_that_the_program_has_now():
    header = Header("kami", 2, {}, {}, [{"name": "Player", "language": "en"}, {"bot": "easy"}])
    you = players_of(header, Settings(), "fr")[0]
    assert (you.name.text, you.language) == ("Joueur", "fr")
