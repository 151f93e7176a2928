"""Options, sheets from data, positions, notations and views."""

import re
from random import Random

import pytest

from accessible_games.engine import CHANCE, GameError, NotationError, OptionError, PositionError, Seat
from tests.games.kamimai.tables import KAMIMAI, at, chance, do, legal, new, why_not

ZONE = {"id": "A", "effect": "none", "spells": ["water"]}


def with_data(seats=2, **section):
    return KAMIMAI.new_state(seats, {}, {"kamimai": section})


def risks(state):
    seen = state.inspect()
    return seen["risk_left"], seen["risk_right"]


def test_kmi_n02_sheets_from_data_replace_the_shipped_ones():
    level = {
        "id": 1,
        "start": "Heart",
        "zones": [{"id": "Heart", "effect": "blessing", "spells": ["team", "team"]}],
    }
    state = with_data(level=[level])
    assert state.inspect()["targeted"] == "Heart"
    with pytest.raises(OptionError, match="no level 2"):
        KAMIMAI.new_state(2, {"level": 2}, {"kamimai": {"level": [level]}})


def test_kmi_n02_a_zone_may_hold_a_spell_twice_and_arrows_may_bar_the_way():
    zones = [ZONE, {"id": "B", "effect": "none", "spells": ["fire", "fire"], "arrows_from": ["A"]}]
    state = at(["", ""], "target", sheet=zones)
    assert legal(state, 0) == {"target A"}
    assert why_not(state, 0, "target B") == "KMI-16"
    assert legal(at(["", ""], "target", sheet=zones, sealed=["A"]), 0) == {"target B"}
    barred = [{**ZONE, "arrows_from": ["start"]}, {"id": "B", "effect": "none", "spells": ["fire"]}]
    assert legal(at(["", ""], "target", sheet=barred), 0) == {"target A", "target B"}
    twice = at(["fire " * 8, ""], sheet=zones, sealed=["A"], targeted="B")
    do(twice, 0, "cast fire from 0:fire,fire,fire,fire")
    assert twice.inspect()["castable"] == ["fire"]


@pytest.mark.parametrize(
    ("level", "words"),
    [
        ("x", "list of tables"),
        ([], "list of tables"),
        ([{"id": 2, "zones": [ZONE]}], "each number from 1 to 1"),
        ([{"id": 1, "zones": [ZONE], "colour": 3}], "colour is not known"),
        ([{"id": 1, "zones": []}], "1 to 12 tables"),
        ([{"id": 1, "zones": [{**ZONE, "id": f"Z{n}"} for n in range(13)]}], "1 to 12 tables"),
        ([{"id": 1, "zones": [ZONE]}, {"id": 1, "zones": [ZONE]}], "each number from 1 to 2"),
        ([{"id": True, "zones": [ZONE]}], "each number from 1 to 1"),
        ([{"id": 1, "start": 3, "zones": [ZONE, {**ZONE, "id": "B"}]}], "start: one of A, B is needed"),
        ([{"id": 1, "zones": [{**ZONE, "id": "Z" * 21}]}], f"'{'Z' * 21}' is not allowed; a word"),
        ([{"id": 1, "zones": [{**ZONE, "spells": ["fire"] * 10}]}], "1 to 9"),
        ([{"id": 1, "zones": ["A"]}], "a table with id, effect, spells"),
        ([{"id": 1, "zones": [{**ZONE, "effect": "doom"}]}], "none, blessing, curse_discard"),
        (
            [
                {
                    "id": 1,
                    "zones": [
                        {**ZONE, "arrows_from": ["B"]},
                        {**ZONE, "id": "B", "arrows_from": ["A"]},
                        {**ZONE, "id": "C"},
                    ],
                }
            ],
            "zones.A: no arrow ever leads there",
        ),
        ([{"id": 1, "zones": [ZONE, {**ZONE, "id": "a"}]}], "each id stands once"),
        ([{"id": 1, "start": "B", "zones": [ZONE]}], "start: one of A"),
        ([{"id": 1, "zones": [{"id": "A"}]}], "a table with id, effect, spells"),
        ([{"id": 1, "zones": [{**ZONE, "id": "A B"}]}], "a word of letters"),
        ([{"id": 1, "zones": [{**ZONE, "id": "start"}]}], "a word of letters"),
        ([{"id": 1, "zones": [{**ZONE, "effect": "doom"}]}], "'doom'"),
        ([{"id": 1, "zones": [{**ZONE, "spells": ["ice"]}]}], "water, fire, earth, air, team"),
        ([{"id": 1, "zones": [{**ZONE, "spells": []}]}], "1 to 9"),
        ([{"id": 1, "zones": [{**ZONE, "arrows_from": ["B"]}]}], "neither start nor a zone"),
        ([{"id": 1, "zones": [{**ZONE, "arrows_from": ["A"]}]}], "no arrow ever leads there"),
        ([{"id": 1, "zones": [{**ZONE, "arrows_from": "A"}]}], "a list of start"),
    ],
)
def test_a_bad_sheet_is_one_sentence_that_names_what_is_wrong(level, words):
    with pytest.raises(OptionError, match=re.escape(words)) as caught:
        with_data(level=level)
    assert "kamimai.level" in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"level": 4}, "no level 4"),
        ({"level": 0}, "a whole number from 1"),
        ({"mode": "brutal"}, "normal, easy, hard"),
        ({"energy": True}, "a whole number from 1 to 99"),
        ({"guardian": {"pink": {}}}, "blue, grey, red and green"),
        ({"guardian": {"red": {"max_cards": 0}}}, "blue, grey, red and green"),
        ({"guardian": {"red": {"speed": 1}}}, "blue, grey, red and green"),
        ({"card_risk": []}, "a list of per cents"),
        ({"between_turns_risk": {"hard": 101}}, "per cents for easy"),
        ({"colour": 1}, "not known; kamimai has level"),
    ],
)
def test_a_bad_option_is_one_sentence_that_names_what_is_allowed(options, words):
    with pytest.raises(OptionError, match=re.escape(words)):
        new(2, **options)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"kami": {}}, "allowed is [kamimai]"),
        ({"kamimai": 3}, "must be a table"),
        ({"kamimai": {"grimoire": {"colour": 1}}}, "kamimai.grimoire.colour is not known"),
        ({"kamimai": {"cards": {"ice": {"copies": 2}}}}, "kamimai.cards.ice is no card"),
        ({"kamimai": {"cards": {"fire": {"copies": 16}}}}, "0 to 15"),
        ({"kamimai": {"cards": {"wolf": {"copies": 2}}}}, "0 to 1"),
        ({"kamimai": {"cards": {"fire": {"price": 2}}}}, "price is not known"),
        ({"kamimai": {"cards": {e: {"copies": 1} for e in ("fire", "water", "air")}}}, "15 Element cards"),
    ],
)
def test_a_bad_data_file_is_one_sentence(data, words):
    with pytest.raises(OptionError, match=re.escape(words)):
        KAMIMAI.new_state(2, {}, data)


def test_the_largest_sheet_and_a_long_way_through_it_are_allowed():
    chain = [{**ZONE, "id": "Z" * 20, "spells": ["fire"] * 9}]
    chain += [{**ZONE, "id": f"Z{n}", "arrows_from": [f"Z{n - 1}" if n else "Z" * 20]} for n in range(11)]
    state = with_data(level=[{"id": 1, "zones": chain}])
    assert len(state.sheet.zones) == 12


def test_options_outrank_the_data_file_and_the_box_may_hold_other_copies():
    state = with_data(energy=7, grimoire={"hold_risk": 9}, cards={"fire": {"copies": 10}})
    assert (state.energy, state.rules.hold_risk) == (7, 9)
    built = state.due().sample(Random(1))
    assert len(built.left + built.right) == 62
    assert KAMIMAI.new_state(2, {"energy": 3}, {"kamimai": {"energy": 7}}).energy == 3


def test_kmi_n03_the_formula_follows_its_options_one_by_one():
    where = {"grimoire": {"left": 6, "right": 4}}
    assert risks(at(["", ""], "draw", **where)) == (2 + 0 + 4, 2 + 6 + 4)
    assert risks(at(["", ""], "draw", {"card_risk": [50]}, **where)) == (54, 60)
    assert risks(at(["", ""], "draw", {"lean_step": 0}, **where)) == (6, 6)
    assert risks(at(["", ""], "draw", {"thin_below": 9}, **where)) == (2, 8)
    assert risks(at(["", ""], "draw", {"thin_step": 5}, **where)) == (12, 18)
    assert risks(at(["", ""], "draw", {"max_risk": 7}, **where)) == (6, 7)
    assert risks(at(["", ""], "draw", grimoire={"left": 0, "right": 40})) == (0, 95)


def test_kmi_n03_further_cards_have_the_last_risk_of_the_list():
    drawn = "water " * 12 + "fire " * 3
    state = at(["", ""], "draw", {"max_risk": 100}, drawn=drawn, grimoire={"left": 20, "right": 20})
    assert risks(state) == (47, 47)


def test_kmi_n03_between_turns_risk_is_set_for_each_mode():
    state = at(["", ""], "store", {"between_turns_risk": {"normal": 30}})
    do(state, 0, "keep")
    chance(state, "roll 30")
    assert state.waiting == "fallen"
    assert new(2, between_turns_risk={"normal": 30}).rules.between_risk["hard"] == 4


def test_kmi_33_97_reserve_options_set_how_many_are_kept():
    assert len(legal(at(["water fire earth air", ""], "store", {"reserve": 2}), 0)) == 6
    assert len(legal(at(["water fire earth air"], "store", {"reserve_solo": 3}), 0)) == 4


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"colour": 1}, "position.colour: not known"),
        ({"level": 9}, "position.level"),
        ({"mode": "x"}, "position.mode"),
        ({"adventure": 1}, "true or false"),
        ({"energy": 0}, "position.energy"),
        ({"activator": 2}, "position.activator"),
        ({"sheet": []}, "position.sheet.zones"),
        ({"targeted": "Z"}, "position.targeted"),
        ({"targeted": "A", "sealed": ["A"]}, "that zone is sealed"),
        ({"sealed": ["A", "A"]}, "each zone stands once"),
        ({"sealed": ["A", "B", "C"]}, "one is left"),
        ({"scratched": []}, "position.scratched"),
        ({"scratched": {"A": ["air"]}}, "not open there"),
        ({"scratched": {"A": ["water", "fire"]}}, "the zone is sealed"),
        ({"reserves": [[]]}, "one per seat"),
        ({"reserves": [["ice"], []]}, "no card"),
        ({"reserves": ["fire", []]}, "a list is needed"),
        ({"drawn": ["fire"] * 16}, "15 at most"),
        ({"discard": ["fire"] * 13}, "13 cards of fire; there are 12"),
        ({"grimoire": {"left": []}}, "left and right"),
        ({"grimoire": {"left": 60, "right": 60}}, "120 cards are wanted"),
        ({"phase": "dream"}, "position.phase"),
        ({"phase": "cast"}, "a zone is needed"),
        ({"phase": "target", "targeted": "A"}, "none may be targeted"),
        ({"collapsed": True, "targeted": "A"}, "the phase is store"),
        ({"guardian": "red", "targeted": "A"}, "no colour in the activator's Reserve"),
        ({"phase": "curse", "targeted": "A"}, "a Guardian has been drawn"),
        ({"phase": "curse", "targeted": "A", "drawn": ["guardian_red"]}, "position.owing"),
        ({"phase": "give", "targeted": "A", "transfers": 3}, "position.transfers"),
        ({"phase": "give", "targeted": "A", "giver": 1}, "holds no card"),
        ({"phase": "take", "targeted": "A"}, "position.takers"),
        ({"phase": "take", "targeted": "A", "takers": [0], "discard": ["mouse"]}, "2 cards of mouse"),
    ],
)
def test_a_bad_position_is_one_sentence_that_names_its_key(position, words):
    with pytest.raises(PositionError, match=re.escape(words)) as caught:
        KAMIMAI.load(2, position, {}, {})
    assert str(caught.value).startswith("position")


def test_a_position_fills_numbers_with_cards_that_it_names_nowhere():
    state = at(["fire " * 12, ""], grimoire={"left": 20, "right": 20})
    halves = state.inspect()["grimoire"]
    assert "fire" not in halves["left"] + halves["right"]
    again = at(["fire " * 12, ""], grimoire={"left": 20, "right": 20})
    assert again.inspect() == state.inspect()


def test_a_position_with_the_right_half_written_first_is_the_same():
    state = at(["", ""], "draw", grimoire={"right": ["fire"], "left": ["air", "water"]})
    assert state.inspect()["outer"] == ["air", "fire"]


@pytest.mark.parametrize(
    "text",
    [
        "", "draw", "draw up", "target", "target A B", "guardian pink", "discard", "keep ice", "use wolf",
        "use dragonflies", "use mouse", "use mouse 0 0", "use mouse 9", "giver", "giver x", "give fire",
        "give fire to", "take ice", "cast", "cast fire", "cast ice from 0:fire", "cast team from 0:fire",
        "cast fire from fire", "cast fire from 0:", "cast fire from 0:fire=2", "cast fire from 0:wolf",
        "cast fire from 0:wolf=x", "cast fire 0", "drew", "roll 0", "roll 101", "roll x", "rebuild fire",
        "rebuild ice | fire", "starter 9", "keep " + "fire " * 16, "cast fire from 0:" + ",".join(["fire"] * 16),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_in_one_sentence(text):
    with pytest.raises(NotationError) as caught:
        KAMIMAI.parse_action(text)
    assert isinstance(caught.value, GameError)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("keep wolf water fire", "keep water fire wolf"),
        ("cast fire from 2:fire 0:fire,fire 2:wolf=1", "cast fire from 0:fire,fire 2:fire,wolf=1"),
        ("cast team air 0 air fairy_air 3", "cast team air from 0:air,fairy_air=3"),
        ("give water 2", "give water to 2"),
        ("rebuild |", "rebuild |"),
        ("keep", "keep"),
    ],
)
def test_notation_has_one_spelling_whatever_the_order(typed, written):
    assert str(KAMIMAI.parse_action(typed)) == written
    assert str(KAMIMAI.parse_action(written)) == written


def test_an_outcome_that_is_not_due_or_has_other_cards_is_refused():
    state = new(2)
    built = str(state.due().sample(Random(1)))
    assert why_not(state, CHANCE, "roll 5") == "NOTATION"
    assert why_not(state, CHANCE, "starter 0") == "NOTATION"
    assert why_not(state, CHANCE, "rebuild fire | fire") == "NOTATION"
    all_right = f"rebuild | {built.removeprefix('rebuild ').replace(' | ', ' ')}"
    assert why_not(state, CHANCE, all_right) == "NOTATION"
    assert why_not(state, CHANCE, "rebuild " + "fire " * 16 + "|") == "NOTATION"
    assert why_not(state, 0, "draw left") == "TURN"
    chance(state, built)
    assert why_not(state, CHANCE, "starter 2") == "NOTATION"
    assert why_not(state, CHANCE, "draw left") == "TURN"


def test_a_view_shows_no_card_beneath_and_an_imagined_grimoire_has_the_same_outer_cards():
    state = at(["", ""], "draw", grimoire={"left": ["fire", "wolf"], "right": ["air", "water", "mouse"]})
    view = state.view(Seat(1))
    assert "WOLF" not in repr(view)
    imagined = KAMIMAI.determinise(new_view := started_view(), Random(1))
    assert imagined.view(Seat(0)) == new_view
    assert view.sizes == (2, 3)


def started_view():
    state = new(2)
    state.apply(CHANCE, state.due().sample(Random(1)))
    chance(state, "starter 0")
    return state.view(Seat(0))


def test_a_partial_position_leaves_too_few_cards_to_imagine_from():
    state = at(["fire " * 12, "water " * 12], grimoire={"left": 30, "right": 2})
    view = state.view(Seat(0))
    assert KAMIMAI.determinise(view, Random(1)).view(Seat(0)) == view
