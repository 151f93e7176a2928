"""Options and a user's data file: what they change, and one sentence for what they cannot."""

import pytest

from accessible_games.engine import OptionError
from tests.each import each
from tests.games.tamashii.tables import TAMASHII, at, do, gems


def wish_met(data, position, **table):
    state = at(data=data, bag={"blue": 1}, gems={str(position): table}, phase="flip", flip_at=position)
    do(state, 0, "flip")
    return state.inspect()["face_up"] == [position]


def test_tam_n01_the_options_and_their_defaults():
    defaults = {key: option.default for key, option in TAMASHII.options.items()}
    assert defaults == {
        "level": "standard",
        "peek": "private",
        "failed_flip_public": True,
        "bag_counts_public": True,
        "robots_remember": "level",
    }


def test_tam_n01_a_wish_can_be_what_the_owners_box_prints():
    data = {"tamashii": {"need": {"elsa": {"pink": 2, "green": 1}}}}
    assert wish_met(data, 4, pink=2, green=1)
    assert not wish_met(data, 4, blue=3)
    assert wish_met(data, 6, pink=3)


def test_tam_n01_an_effect_can_be_what_the_owners_box_prints():
    data = {
        "tamashii": {
            "effect": {
                "elsa": {"remove_red": 2},
                "sven": {"return_gems": "green", "count": 3},
                "trolls": {"return_all": True},
                "olaf": {"look": 1},
            }
        }
    }
    start = {"phase": "effect", "bag": {"green": 3, "red": 2}, "gems": {"1": {"pink": 2}}}
    elsa = at(data=data, face_up=[4], flip_at=4, **start)
    do(elsa, 0, "effect")
    assert elsa.inspect()["bag"] == gems(green=3)
    sven = at(data=data, face_up=[6], flip_at=6, removed={"green": 4}, **start)
    do(sven, 0, "effect")
    assert sven.inspect()["bag"] == gems(green=6, red=2)
    trolls = at(data=data, face_up=[1], flip_at=1, **start)
    do(trolls, 0, "effect")
    assert trolls.inspect()["bag"] == gems(green=3, pink=2, red=2)
    olaf = at(data=data, face_up=[2], flip_at=2, **start)
    do(olaf, 0, "effect")
    assert olaf.phase == "look"


def test_tam_n01_return_gems_without_a_count_returns_two():
    data = {"tamashii": {"effect": {"anna": {"return_gems": "pink"}}}}
    state = at(data=data, face_up=[3], phase="effect", flip_at=3, removed={"pink": 3})
    do(state, 0, "effect")
    assert state.inspect()["bag"]["pink"] == 9


def test_a_box_may_hold_other_numbers_of_gems():
    state = TAMASHII.new_state(2, {"level": "expert"}, {"tamashii": {"gems": {"blue": 12, "red": 3}}})
    assert state.inspect()["bag"] == {"blue": 10, "pink": 8, "green": 8, "red": 3}
    assert state.inspect()["removed"] == {"blue": 2, "pink": 2, "green": 2, "red": 0}


def test_a_file_that_is_also_printed_from_says_the_same_by_its_card_rows():
    data = {
        "format": 1,
        "game": "tamashii",
        "title": "Ours",
        "card": [
            {"id": "elsa", "need": {"pink": 1}, "mark": ["dot"]},
            {"id": "blue", "copies": 12},
            {"id": "sven", "effect": {"look": 1}},
            {"id": "new", "copies": 1},
        ],
    }
    assert wish_met(data, 4, pink=1)
    assert TAMASHII.new_state(2, {}, data).inspect()["bag"]["blue"] == 11
    own = {"tamashii": {"need": {"elsa": {"green": 1}}}} | data
    assert wish_met(own, 4, green=1), "the game's own section outranks the rows"
    sven = at(data=data, face_up=[6], phase="effect", flip_at=6)
    do(sven, 0, "effect")
    assert sven.phase == "look"


def test_options_outrank_the_data_file():
    data = {"tamashii": {"level": "easy", "peek": "shared"}}
    state = TAMASHII.new_state(2, {"level": "expert"}, data)
    assert state.inspect()["level"] == "expert"
    assert state.inspect()["known"] == []


@pytest.mark.parametrize("seats", [0, 1, 7, "two"])
def test_another_number_of_players_is_refused(seats):
    with pytest.raises(OptionError, match=r"players is not possible; 2 to 6 are"):
        TAMASHII.new_state(seats, {}, {})


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"level": "hard"}, "option level: hard is not allowed; beginner, easy, standard, difficult, expert"),
        ({"peek": True}, "option peek: true is not allowed; private, shared"),
        ({"failed_flip_public": 1}, "option failed_flip_public: 1 is not allowed; true, false"),
        ({"bag_counts_public": "no"}, "option bag_counts_public: no is not allowed; true, false"),
        (
            {"target": 15},
            "option target: not known; tamashii has level, peek, failed_flip_public, bag_counts_public, "
            "robots_remember",
        ),
    ],
)
def test_an_option_that_is_not_allowed_is_refused_in_one_sentence(options, said):
    with pytest.raises(OptionError) as problem:
        TAMASHII.new_state(2, options, {})
    assert str(problem.value) == said


@each(
    ("section", "said"),
    [
        ({"need": []}, "data: tamashii.need must be a table, [tamashii.need]"),
        ({"need": {"yeti": {"blue": 1}}}, "data: tamashii.need.yeti is no character; there are trolls, olaf"),
        ({"need": {"elsa": {}}}, "data: tamashii.need.elsa: a table of colours is needed"),
        ({"need": {"elsa": 3}}, "data: tamashii.need.elsa: a table of colours is needed"),
        ({"need": {"elsa": {"gold": 1}}}, "data: tamashii.need.elsa.gold cannot be wanted; blue, pink, green can"),
        ({"need": {"elsa": {"red": 1}}}, "data: tamashii.need.elsa.red cannot be wanted"),
        ({"need": {"elsa": {"blue": -2}}}, "data: tamashii.need.elsa.blue: -2 is not allowed; a whole number from 1 to 20"),
        ({"need": {"elsa": {"blue": 0}}}, "data: tamashii.need.elsa.blue: 0 is not allowed"),
        ({"need": {"elsa": {"blue": 21}}}, "data: tamashii.need.elsa.blue: 21 is not allowed"),
        ({"need": {"elsa": {"blue": True}}}, "data: tamashii.need.elsa.blue: true is not allowed"),
        ({"effect": {"yeti": {"look": 1}}}, "data: tamashii.effect.yeti is no character"),
        ({"effect": {"elsa": {}}}, "data: tamashii.effect.elsa: exactly one of remove_red, return_all, look, return_gems"),
        ({"effect": {"elsa": "look"}}, "data: tamashii.effect.elsa: exactly one of"),
        ({"effect": {"elsa": {"look": 1, "return_all": True}}}, "data: tamashii.effect.elsa: exactly one of"),
        ({"effect": {"elsa": {"look": 1, "count": 2}}}, "data: tamashii.effect.elsa: exactly one of"),
        ({"effect": {"elsa": {"look": 2}}}, "data: tamashii.effect.elsa.look: 2 is not allowed; 1"),
        ({"effect": {"elsa": {"return_all": 1}}}, "data: tamashii.effect.elsa.return_all: 1 is not allowed; true"),
        ({"effect": {"elsa": {"remove_red": 0}}}, "data: tamashii.effect.elsa.remove_red: 0 is not allowed; a whole number from 1 to 10"),
        ({"effect": {"elsa": {"return_gems": "red"}}}, "data: tamashii.effect.elsa.return_gems: red is not allowed; blue, pink, green"),
        ({"effect": {"elsa": {"return_gems": "blue", "count": 11}}}, "data: tamashii.effect.elsa.count: 11 is not allowed"),
        ({"gems": {"gold": 3}}, "data: tamashii.gems.gold is no colour; there are blue, pink, green, red"),
        ({"gems": {"blue": 0}}, "data: tamashii.gems.blue: 0 is not allowed; a whole number from 3 to 30"),
        ({"gems": {"red": 11}}, "data: tamashii.gems.red: 11 is not allowed; a whole number from 2 to 10"),
        ({"level": "x" * 90}, "option level: " + "x" * 37 + "... is not allowed"),
    ],
)  # fmt: skip
def test_a_wrong_data_file_gets_one_line(section, said):
    with pytest.raises(OptionError) as problem:
        TAMASHII.new_state(2, {}, {"tamashii": section})
    assert said in str(problem.value)
    assert "\n" not in str(problem.value)


@each(
    ("data", "said"),
    [
        ({"kami": {}}, "data: kami is not known here; allowed are [tamashii] and [[card]]"),
        ({"tamashii": 3}, "data: tamashii must be a table, [tamashii]"),
        ({"card": {}}, "data: card must be a list of tables, [[card]]"),
        ({"card": [{"id": "blue", "copies": 0}]}, "data: [[card]] 1.copies: 0 is not allowed"),
        ({"card": [{"id": "olaf"}, {"id": "elsa", "need": {"red": 1}}]}, "data: [[card]] 2.need.red cannot be wanted"),
        ({"card": [{"id": "elsa", "effect": {}}]}, "data: [[card]] 1.effect: exactly one of"),
    ],
)  # fmt: skip
def test_a_data_file_of_another_form_gets_one_line_too(data, said):
    with pytest.raises(OptionError) as problem:
        TAMASHII.new_state(2, {}, data)
    assert said in str(problem.value)


def test_tam_n01_an_option_can_be_a_table_of_the_data_block_as_the_file_has_it():
    tables = {"need": {"elsa": {"blue": 1}}, "effect": {"anna": {"remove_red": 2}}, "gems": {"blue": 12}}
    given, filed = (TAMASHII.new_state(2, *both) for both in ((tables, {}), ({}, {"tamashii": tables})))
    assert given.rules == filed.rules
    assert given.rules != TAMASHII.new_state(2, {}, {}).rules
    with pytest.raises(OptionError, match="tamashii.need.elsa.red cannot be wanted"):
        TAMASHII.new_state(2, {"need": {"elsa": {"red": 1}}}, {})
