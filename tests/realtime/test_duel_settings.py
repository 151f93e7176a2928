"""What the settings remember about duels, and what a handicap comes to."""

from random import Random

import pytest

from accessible_games.engine import LiveGame
from accessible_games.engine.table import RandomChance, Table
from accessible_games.games import get_game
from accessible_games.games.magi_kitchen.live.choices import Choices
from accessible_games.games.magi_kitchen.live.duel import fairness_of
from accessible_games.play.settings import Settings, load_settings, save_settings, settings_text


def test_keys_that_were_moved_and_delays_of_devices_come_back_as_they_were(tmp_path):
    path = tmp_path / "settings.toml"
    kept = Settings().with_live(
        "magi_kitchen", tolerance=20, dark=True, practised=True, moved=("KeyV=KeyO",)
    )
    kept = kept.with_delay("Headset = 2, ö", 180)
    save_settings(path, kept)
    loaded = load_settings(path)
    assert loaded.settings == kept and not loaded.fault
    assert loaded.settings.live_of("magi_kitchen").moves == {"KeyV": "KeyO"}
    assert loaded.settings.delay("Headset = 2, ö") == 180
    assert loaded.settings.delay("Loudspeakers") is None


def test_what_an_earlier_release_kept_under_its_own_title_is_read_and_written_under_the_games(tmp_path):
    path = tmp_path / "settings.toml"
    old = 'tolerance = 20\nmoved = ["KeyV=KeyO"]\ndelays = ["Room=40"]\n'
    path.write_text(f"[duels]\n{old}", encoding="utf-8")
    loaded = load_settings(path)
    assert not loaded.fault
    assert loaded.settings.live_of("magi_kitchen") == Choices(tolerance=20, moved=("KeyV=KeyO",))
    assert loaded.settings.delay("Room") == 40
    save_settings(path, loaded.settings)
    text = path.read_text(encoding="utf-8")
    assert "[duels]" not in text and '[live."magi_kitchen"]' in text
    assert load_settings(path).settings == loaded.settings


def test_a_table_for_a_game_that_remembers_nothing_is_one_sentence(tmp_path):
    path = tmp_path / "settings.toml"
    path.write_text("[live.kami]\ndark = true\n", encoding="utf-8")
    assert "live.kami: there are no such settings" in load_settings(path).fault


def test_a_delay_that_is_found_anew_takes_the_place_of_the_old_one():
    settings = Settings(delays=("Headset=180", "Room=20")).with_delay("Headset", 200)
    assert (settings.delay("Headset"), settings.delay("Room")) == (200, 20)


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("tolerance = 201", "live.magi_kitchen.tolerance: 0 to 200 are allowed"),
        ('moved = "KeyV"', 'live.magi_kitchen.moved: a list of texts such as "KeyV=KeyO" are allowed'),
    ],
)
def test_what_cannot_be_used_is_one_sentence_and_the_rest_stays(tmp_path, line, fault):
    path = tmp_path / "settings.toml"
    path.write_text(f"[live.magi_kitchen]\ndark = true\n{line}\n", encoding="utf-8")
    loaded = load_settings(path)
    assert fault in loaded.fault
    assert loaded.settings.live_of("magi_kitchen") == Choices(dark=True)


@pytest.mark.parametrize("delays", ['["Headset"]', '["Headset=fast"]'])
def test_a_delay_that_is_no_number_is_one_sentence(tmp_path, delays):
    path = tmp_path / "settings.toml"
    path.write_text(f"delays = {delays}\n", encoding="utf-8")
    assert 'delays: a list of texts such as "Headset=180" are allowed' in load_settings(path).fault


def test_the_file_explains_each_line():
    text = settings_text(Settings())
    assert '[live."magi_kitchen"]\n# Presses so many milliseconds apart count as equal, 0 to 200.\ntolerance = 0\n' in text
    assert "dark = false" in text  # sighted players see as much as blind ones hear
    assert "practised = false" in text


def test_what_is_taken_off_one_players_times_is_added_to_everybody_elses():
    assert fairness_of((0, 300, 100), 20).handicaps == (300, 0, 200)
    assert fairness_of((0, 0), 0).handicaps == (0, 0)
    assert fairness_of((150, 150), 0).handicaps == (0, 0)


@pytest.mark.parametrize(
    ("game", "options", "live"),
    [
        ("magi_kitchen", {}, True),
        ("magi_kitchen", {"mode": "cluster"}, True),
        ("magi_kitchen", {"mode": "calm"}, False),
        ("kami", {}, False),
    ],
)
def test_real_time_is_for_magi_kitchen_but_not_in_calm_mode(game, options, live):
    table = Table(get_game(game), 2, options=options, data={}, chance=RandomChance(Random(1)))
    assert (isinstance(table.game, LiveGame) and table.game.live(table.view(None))) == live
