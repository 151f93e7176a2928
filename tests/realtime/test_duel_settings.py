"""What the settings remember about duels, and what a handicap comes to."""

from random import Random

import pytest

from accessible_games.engine.table import RandomChance, Table
from accessible_games.games import get_game
from accessible_games.play.duelling import DuelChoice
from accessible_games.play.settings import Settings, load_settings, save_settings, settings_text
from accessible_games.realtime.table import fairness_of, live_kind


def test_keys_that_were_moved_and_delays_of_devices_come_back_as_they_were(tmp_path):
    path = tmp_path / "settings.toml"
    kept = Settings().with_duels(
        tolerance=20,
        dark=True,
        practised=True,
        moved=("KeyV=KeyO",),
        delays=DuelChoice().delays_with("Headset = 2, ö", 180),
    )
    save_settings(path, kept)
    duels = load_settings(path).settings.duels
    assert duels == kept.duels
    assert duels.moves == {"KeyV": "KeyO"}
    assert duels.delay("Headset = 2, ö") == 180
    assert duels.delay("Loudspeakers") is None


def test_a_delay_that_is_found_anew_takes_the_place_of_the_old_one():
    duels = DuelChoice(delays=("Headset=180", "Room=20"))
    assert DuelChoice(delays=duels.delays_with("Headset", 200)).delay("Headset") == 200
    assert DuelChoice(delays=duels.delays_with("Headset", 200)).delay("Room") == 20


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("tolerance = 201", "duels.tolerance: 0 to 200 are allowed"),
        ('delays = ["Headset"]', 'duels.delays: a list of texts such as "Headset=180" are allowed'),
        ('delays = ["Headset=fast"]', 'duels.delays: a list of texts such as "Headset=180" are allowed'),
        ('moved = "KeyV"', 'duels.moved: a list of texts such as "KeyV=KeyO" are allowed'),
    ],
)
def test_what_cannot_be_used_is_one_sentence_and_the_rest_stays(tmp_path, line, fault):
    path = tmp_path / "settings.toml"
    path.write_text(f"[duels]\ndark = true\n{line}\n", encoding="utf-8")
    loaded = load_settings(path)
    assert fault in loaded.fault
    assert loaded.settings.duels == DuelChoice(dark=True)


def test_the_file_explains_each_line():
    text = settings_text(Settings())
    assert "[duels]\n# Presses so many milliseconds apart count as equal, 0 to 200.\ntolerance = 0\n" in text
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
    assert (live_kind(table) == "duel") == live
