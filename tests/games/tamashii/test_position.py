"""Positions: the notation's tables, what may be left out, and what is refused in one sentence."""

import pytest

from accessible_games.engine import PositionError
from tests.each import each
from tests.games.tamashii.tables import TAMASHII, at, do, draw, gems, new


def test_a_position_with_nothing_named_is_the_standard_bag_and_the_order_of_the_deck():
    table = TAMASHII.load(3, {}, {}, {}).inspect()
    assert table["level"] == "standard"
    assert table["characters"] == ["trolls", "olaf", "anna", "elsa", "kristoff", "sven"]
    assert table["bag"] == {"blue": 9, "pink": 9, "green": 9, "red": 1}
    assert table["removed"] == table["held"] == gems()
    assert (table["to_act"], table["phase"], table["face_up"]) == ([0], "turn", [])


def test_an_exported_position_is_the_same_when_it_is_loaded():
    state = new(4, level="difficult", starter=3)
    draw(state, 3, "blue", "pink")
    held = state.position()
    assert held["phase"] == "draw"
    do(state, 3, "give 6")
    flip = state.position()
    assert (flip["flip_at"], flip["to_act"]) == (6, [3])
    for position in (held, flip):
        assert TAMASHII.load(4, position, {}, {}).position() == position


def test_a_seat_may_be_given_alone_or_as_a_list():
    assert at(to_act=1).actors() == at(to_act=[1]).actors() == (1,)


def test_the_position_outranks_the_option_for_the_level():
    assert TAMASHII.load(2, {"level": "easy"}, {"level": "expert"}, {}).inspect()["level"] == "easy"
    assert TAMASHII.load(2, {}, {"level": "expert"}, {}).inspect()["level"] == "expert"


def test_what_everybody_was_told_stands_in_the_position_only_where_peeks_are_shared():
    shared = {"peek": "shared"}
    assert at(options=shared, known=[2, 5]).position()["known"] == [2, 5]
    assert "known" not in at().position()


@each(
    ("position", "said"),
    [
        ({"hands": []}, "position.hands: not known; tamashii has level, characters"),
        ({"level": "hard"}, "position.level: hard is not allowed; beginner, easy, standard, difficult, expert"),
        ({"characters": ["elsa"]}, "position.characters: each once, in any order: trolls, olaf"),
        ({"characters": "elsa"}, "position.characters: each once"),
        ({"characters": ["elsa", "elsa", "anna", "olaf", "sven", "trolls"]}, "position.characters: each once"),
        ({"face_up": 3}, "position.face_up: a list of positions is needed"),
        ({"face_up": [7]}, "position.face_up: 7 is no position; 1 to 6 are"),
        ({"face_up": [0]}, "position.face_up: 0 is no position"),
        ({"face_up": [True]}, "position.face_up: true is no position"),
        ({"known": [1]}, "position.known: it goes with option peek = shared"),
        ({"gems": []}, "position.gems: a table is needed"),
        ({"gems": {"7": {}}}, "position.gems: 7 is no position; 1 to 6 are"),
        ({"gems": {"1": 3}}, "position.gems.1: a table of colours is needed"),
        ({"gems": {"1": {"gold": 1}}}, "position.gems.1: gold is no colour; blue, pink, green, red are"),
        ({"bag": {"blue": -1}}, "position.bag.blue: -1; a whole number from 0 to 30"),
        ({"bag": {"blue": 31}}, "position.bag.blue: 31; a whole number"),
        ({"bag": {"blue": "two"}}, "position.bag.blue: two; a whole number"),
        ({"bag": {"blue": True}}, "position.bag.blue: true; a whole number"),
        ({"bag": {"blue": 9}, "removed": {"blue": 2}}, "position: 11 gems are blue; there are 10"),
        ({"bag": {"red": 2}, "gems": {"3": {"red": 1}}}, "position: 3 gems are red; there are 2"),
        ({"bag": {"pink": 10}, "held": {"pink": 1}, "phase": "draw"}, "position: 11 gems are pink"),
        ({"to_act": 2}, "position.to_act: 2 is no seat; 0 to 1 are"),
        ({"to_act": []}, "position.to_act: [] is no seat"),
        ({"to_act": -1}, "position.to_act: -1 is no seat"),
        ({"phase": "gem"}, "position.phase: gem is not allowed; turn, draw, flip, effect, look are"),
        ({"phase": 3}, "position.phase: 3 is not allowed"),
        ({"phase": "draw"}, "position.held: gems are held in phase draw, and only there"),
        ({"held": {"blue": 1}}, "position.held: gems are held in phase draw"),
        ({"phase": "flip"}, "position.flip_at: it goes with phases flip, effect, look"),
        ({"flip_at": 3}, "position.flip_at: it goes with phases"),
        ({"phase": "flip", "flip_at": 7}, "position.flip_at: 7 is no position"),
        ({"phase": "flip", "flip_at": 1}, "position.flip_at: in phase flip a card that is face down and has gems"),
        (
            {"phase": "flip", "flip_at": 1, "face_up": [1], "gems": {"1": {"blue": 1}}},
            "position.flip_at: in phase flip",
        ),
        ({"phase": "effect", "flip_at": 1}, "position.flip_at: in phase effect a card that is face up"),
        ({"phase": "look", "flip_at": 1, "face_up": [1, 2, 3, 4, 5, 6]}, "others still face down"),
        ({"phase": "effect", "flip_at": 1, "face_up": [1], "level": "beginner"}, "not at level beginner"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused_in_one_sentence(position, said):
    with pytest.raises(PositionError) as problem:
        TAMASHII.load(2, position, {}, {})
    assert said in str(problem.value)
    assert "\n" not in str(problem.value)
