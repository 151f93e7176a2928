"""Tactile sizes: the two that ship keep the guidelines, a user's own are checked and kept."""

from dataclasses import replace

import pytest

from accessible_games.engine import OptionError
from stickers.profile import COMFORT, COMPACT, check_profile, derive, find_profile, profile_toml
from tests.each import each


def test_comfort_keeps_the_gaps_that_touch_guidelines_ask_for():
    assert 1.5 <= COMFORT.dot <= 1.6  # ADA 703.3.1
    assert COMFORT.pitch - COMFORT.dot >= 3.2  # 1/8 inch between two things
    assert COMFORT.square == 12.7  # sides of half an inch are recognised
    assert (COMFORT.circle - 2 * COMFORT.line - COMFORT.dot) / 2 >= 3.2
    assert COMFORT.gap >= 3.2


@pytest.mark.parametrize("profile", [COMFORT, COMPACT], ids=lambda profile: profile.name)
def test_symbols_stand_further_apart_than_their_own_parts(profile):
    inside = [
        profile.pitch - profile.dot,
        (profile.circle - 2 * profile.line - profile.dot) / 2,
        profile.point_pitch - profile.dot,
    ]
    assert profile.gap > max(inside)
    assert profile.margin >= 2


def test_the_profile_derived_from_comforts_five_sizes_is_comfort():
    assert derive("comfort", dot=1.6, pitch=5.0, square=12.7, circle=10.0, line=1.0) == COMFORT


def test_a_kept_profile_is_read_back_unchanged(tmp_path):
    mine = derive('my "own"', dot=2.0, pitch=6.0, square=15.0, circle=12.0, line=1.2)
    file = tmp_path / "profile.toml"
    file.write_text(profile_toml(mine), encoding="utf-8")
    assert find_profile(str(file)) == mine


@each(
    ("change", "said"),
    [
        ({"dot": 0.5}, "dot"),
        ({"pitch": 2.0}, "pitch"),
        ({"circle": 4.0}, "circle"),
        ({"square": 8.0}, "square"),
        ({"margin": 1.5}, "margin"),
        ({"line": 0.1}, "line"),
        ({"square": 50.0, "circle": 45.0}, "at most 40"),
    ],
)
def test_a_size_that_fingers_cannot_tell_is_refused_by_name(change, said):
    with pytest.raises(OptionError) as refused:
        check_profile(replace(COMFORT, **change), "mine")
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("dot = 1.6", r"no \[profile\]"),
        ("[profile]\ndot = 1.6", "is missing"),
        (profile_toml(COMFORT) + "colour = 3\n", "colour is not known"),
        (profile_toml(COMFORT).replace("dot = 1.6", 'dot = "big"'), "dot must be a number"),
        (profile_toml(COMFORT).replace("dot = 1.6", "dot = nan"), "nan cannot be used"),
        (profile_toml(COMFORT).replace("gap = 5.0", "gap = 1e308"), "millimetres below 10000"),
        (profile_toml(COMFORT).replace("line = 1.0", f"line = {10**400}"), "millimetres below 10000"),
        ("[profile", "not TOML"),
    ],
)
def test_a_damaged_profile_is_refused_in_one_sentence(tmp_path, text, said):
    file = tmp_path / "bad.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(OptionError, match=said):
        find_profile(str(file))


def test_an_unknown_profile_and_a_missing_file_are_refused():
    with pytest.raises(OptionError, match="comfort, compact"):
        find_profile("huge")
    with pytest.raises(OptionError, match="nowhere.toml"):
        find_profile("nowhere.toml")
