"""Options, sheets from data, notations and views."""

from random import Random

import pytest

from accessible_games.cli.options import played_options
from accessible_games.engine import CHANCE, GameError, NotationError, OptionError, Seat
from accessible_games.games.kamimai.rules import OPTIONS
from tests.each import each
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


WAY_A = {**ZONE, "arrows_from": ["B"]}
WAY_B = {**ZONE, "id": "B", "arrows_from": ["A"]}
A_ZONE = "a zone is a table with id, effect, spells and perhaps arrows_from"
EFFECTS = "none, blessing, curse_discard, curse_colour, curse_energy"
SPELLS = "1 to 9 of water, fire, earth, air, team are needed"
WORD = "is not allowed; a word of letters and digits is"
LONG, CUT = "x" * 41, "x" * 40


@each(
    ("level", "words"),
    [
        ("x", ": a list of tables is needed, one per level"),
        ([], ": a list of tables is needed, one per level"),
        (["x"], ": a list of tables is needed, one per level"),
        ([{"id": 2, "zones": [ZONE]}], ".id: each number from 1 to 1 is needed once"),
        ([{"id": 0, "zones": [ZONE]}], ".id: each number from 1 to 1 is needed once"),
        ([{"id": True, "zones": [ZONE]}], ".id: each number from 1 to 1 is needed once"),
        ([{"id": 1, "zones": [ZONE]}, {"id": 1, "zones": [ZONE]}], ".id: each number from 1 to 2 is needed once"),
        ([{"id": 1, "zones": [ZONE], "colour": 3}], " 1: colour is not known; id, start and zones are"),
    ],
)  # fmt: skip
def test_bad_levels_are_refused_in_one_sentence(level, words):
    with pytest.raises(OptionError) as caught:
        with_data(level=level)
    assert str(caught.value) == f"data: kamimai.level{words}"


@each(
    ("sheet", "words"),
    [
        ({}, ".zones: a list of 1 to 12 tables is needed"),
        ({"zones": []}, ".zones: a list of 1 to 12 tables is needed"),
        ({"zones": [{**ZONE, "id": f"Z{n}"} for n in range(13)]}, ".zones: a list of 1 to 12 tables is needed"),
        ({"zones": ["A"]}, f".zones: {A_ZONE}"),
        ({"zones": [{"id": "A"}]}, f".zones: {A_ZONE}"),
        ({"zones": [{"id": "A", "effect": "none"}]}, f".zones: {A_ZONE}"),
        ({"zones": [{"effect": "none", "spells": ["air"]}]}, f".zones: {A_ZONE}"),
        ({"zones": [{"id": "A", "spells": ["air"]}]}, f".zones: {A_ZONE}"),
        ({"zones": [{**ZONE, "colour": 3}]}, f".zones: {A_ZONE}"),
        ({"zones": [{**ZONE, "id": "A B"}]}, f".zones.id: 'A B' {WORD}"),
        ({"zones": [{**ZONE, "id": ""}]}, f".zones.id: '' {WORD}"),
        ({"zones": [{**ZONE, "id": 3}]}, f".zones.id: '3' {WORD}"),
        ({"zones": [{**ZONE, "id": "start"}]}, f".zones.id: 'start' {WORD}"),
        ({"zones": [{**ZONE, "id": "Z" * 21}]}, f".zones.id: '{'Z' * 21}' {WORD}"),
        ({"zones": [{**ZONE, "id": LONG}]}, f".zones.id: '{CUT}' {WORD}"),
        ({"zones": [{**ZONE, "effect": LONG}]}, f".zones.A.effect: '{CUT}'; {EFFECTS} are allowed"),
        ({"zones": [{**ZONE, "spells": []}]}, f".zones.A.spells: {SPELLS}"),
        ({"zones": [{**ZONE, "spells": "fire"}]}, f".zones.A.spells: {SPELLS}"),
        ({"zones": [{**ZONE, "spells": ["fire", "ice"]}]}, f".zones.A.spells: {SPELLS}"),
        ({"zones": [{**ZONE, "spells": ["fire"] * 10}]}, f".zones.A.spells: {SPELLS}"),
        ({"zones": [{**ZONE, "arrows_from": "A"}]}, ".zones.A.arrows_from: a list of start and zone ids is needed"),
        ({"zones": [{**ZONE, "arrows_from": [3]}]}, ".zones.A.arrows_from: a list of start and zone ids is needed"),
        ({"zones": [{**ZONE, "arrows_from": ["Q", "P"]}]}, ".zones.A: arrows_from P is neither start nor a zone"),
        ({"zones": [{**ZONE, "arrows_from": ["A"]}]}, ".zones.A: no arrow ever leads there"),
        ({"zones": [WAY_A, WAY_B, {**ZONE, "id": "C"}]}, ".zones.A: no arrow ever leads there"),
        ({"zones": [{**ZONE, "id": "C"}, WAY_A, WAY_B]}, ".zones.A: no arrow ever leads there"),
        ({"zones": [ZONE, {**ZONE, "id": "a"}]}, ".zones: each id stands once"),
        ({"zones": [ZONE, {**ZONE, "id": "B"}], "start": "C"}, ".start: one of A, B is needed"),
        ({"zones": [ZONE, {**ZONE, "id": "B"}], "start": 3}, ".start: one of A, B is needed"),
    ],
)  # fmt: skip
def test_a_bad_sheet_is_refused_in_one_sentence_that_names_its_level(sheet, words):
    good = {"id": 1, "zones": [ZONE]}
    with pytest.raises(OptionError) as caught:
        with_data(level=[good, {"id": 2, **sheet}])
    assert str(caught.value) == f"data: kamimai.level 2{words}"


def test_levels_may_stand_in_any_order_and_a_start_may_be_written_in_any_letters():
    state = with_data(level=[{"id": 2, "zones": [{**ZONE, "id": "Second"}]},
                             {"id": 1, "start": "first", "zones": [{**ZONE, "id": "Other"}, {**ZONE, "id": "First"}]}])  # fmt: skip
    assert state.inspect()["targeted"] == "First"
    assert [zone.id for zone in state.rules.sheets[1].zones] == ["Second"]


def test_kmi_16_a_zone_is_in_reach_as_soon_as_one_of_its_arrows_is():
    zones = [{**ZONE, "id": "A"}, {**ZONE, "id": "B"}, {**ZONE, "id": "C", "arrows_from": ["A", "B"]},
             {**ZONE, "id": "D", "arrows_from": ["C", "start"]}]  # fmt: skip
    assert legal(at(["", ""], "target", sheet=zones), 0) == {"target A", "target B", "target D"}
    assert legal(at(["", ""], "target", sheet=zones, sealed=["B"]), 0) == {"target A", "target C", "target D"}


GUARDIAN = "a table of blue, grey, red and green, each a table of risk, blind, max_cards and half"
CARD_RISK = "a list of per cents for each card"
BETWEEN = "a table of per cents for easy, normal and hard"


@each(
    ("key", "value", "words"),
    [
        ("level", 0, "0 is not allowed; a whole number from 1 to 9"),
        ("level", 10, "10 is not allowed; a whole number from 1 to 9"),
        ("level", 4, "there is no level 4; 1 to 3 are there"),
        ("mode", "brutal", "brutal is not allowed; normal, easy, hard"),
        ("mode", "Brutal", "Brutal is not allowed; normal, easy, hard"),
        ("mode", "x" * 40, f"{CUT} is not allowed; normal, easy, hard"),
        ("mode", LONG, f"{'x' * 37}... is not allowed; normal, easy, hard"),
        ("adventure", 1, "1 is not allowed; false, true"),
        ("companion", "yes", "yes is not allowed; false, true"),
        ("blessing_requires_guardian", 0, "0 is not allowed; true, false"),
        ("energy", True, "true is not allowed; a whole number from 1 to 99"),
        ("energy", 100, "100 is not allowed; a whole number from 1 to 99"),
        ("reserve", 13, "13 is not allowed; a whole number from 1 to 12"),
        ("reserve_solo", 0, "0 is not allowed; a whole number from 1 to 12"),
        ("max_players", 4, "4 is not allowed; a whole number from 5 to 8"),
        ("max_players", 9, "9 is not allowed; a whole number from 5 to 8"),
        ("card_risk", [], f"[] is not allowed; {CARD_RISK}"),
        ("card_risk", [1] * 100, f"{str([1] * 100)[:37]}... is not allowed; {CARD_RISK}"),
        ("card_risk", 3, f"3 is not allowed; {CARD_RISK}"),
        ("card_risk", [101], f"[101] is not allowed; {CARD_RISK}"),
        ("card_risk", [1.5], f"[1.5] is not allowed; {CARD_RISK}"),
        ("lean_step", -1, "-1 is not allowed; a whole number from 0 to 100"),
        ("thin_below", 101, "101 is not allowed; a whole number from 0 to 100"),
        ("hold_risk", 101, "101 is not allowed; a whole number from 0 to 100"),
        ("max_risk", 101, "101 is not allowed; a whole number from 0 to 100"),
        ("guardian", 3, f"3 is not allowed; {GUARDIAN}"),
        ("guardian", {"pink": {}}, f"{{'pink': {{}}}} is not allowed; {GUARDIAN}"),
        ("guardian", {"red": 3}, f"{{'red': 3}} is not allowed; {GUARDIAN}"),
        ("guardian", {"red": {"risk": 96}}, f"{{'red': {{'risk': 96}}}} is not allowed; {GUARDIAN}"),
        ("guardian", {"red": {"risk": -1}}, f"{{'red': {{'risk': -1}}}} is not allowed; {GUARDIAN}"),
        ("guardian", {"red": {"blind": 1}}, f"{{'red': {{'blind': 1}}}} is not allowed; {GUARDIAN}"),
        ("guardian", {"red": {"half": "up"}}, f"{{'red': {{'half': 'up'}}}} is not allowed; {GUARDIAN}"),
        ("guardian", {"red": {"speed": 1}}, f"{{'red': {{'speed': 1}}}} is not allowed; {GUARDIAN}"),
        ("guardian", {"red": {"max_cards": 0}}, f"{{'red': {{'max_cards': 0}}}} is not allowed; {GUARDIAN}"),
        ("guardian", {"red": {"max_cards": 100}}, f"{{'red': {{'max_cards': 100}}}} is not allowed; {GUARDIAN}"),
        ("between_turns_risk", {"hard": 101}, f"{{'hard': 101}} is not allowed; {BETWEEN}"),
        ("between_turns_risk", {"mild": 1}, f"{{'mild': 1}} is not allowed; {BETWEEN}"),
        ("between_turns_risk", 1, f"1 is not allowed; {BETWEEN}"),
    ],
)  # fmt: skip
def test_a_bad_option_is_refused_in_one_sentence_that_names_what_is_allowed(key, value, words):
    with pytest.raises(OptionError) as caught:
        new(2, **{key: value})
    assert str(caught.value) == f"option {key}: {words}"


def test_an_option_that_is_not_known_is_refused_with_those_that_are():
    with pytest.raises(OptionError) as caught:
        new(2, colour=1)
    assert str(caught.value) == f"option colour: not known; kamimai has {', '.join(OPTIONS)}"


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"energy": 99}, "start_energy"),
        ({"hold_risk": 100}, "hold_risk"),
        ({"reserve": 12}, "reserve"),
    ],
)
def test_the_largest_value_of_an_option_is_allowed(options, key):
    assert getattr(new(2, **options).rules, key) in options.values()


@each(
    "row", [{"risk": 95}, {"risk": 0}, {"blind": False}, {"max_cards": 1}, {"max_cards": 99}, {"half": "left"}, {}]
)  # fmt: skip
def test_a_guardian_may_have_any_of_its_effects(row):
    force = new(2, guardian={"green": row}).rules.forces[3]
    given = {"risk": 0, "blind": False, "max_cards": 0, "half": ""} | row
    assert (force.risk, force.blind, force.max_cards, force.half) == tuple(given.values())


def test_the_longest_list_of_risks_and_a_table_for_every_mode_are_allowed():
    assert new(2, card_risk=[1] * 99).rules.balance.card_risk == (1,) * 99
    between = {"easy": 2, "normal": 3, "hard": 5}
    assert dict(new(2, between_turns_risk=between).rules.between_risk) == between


def test_kmi_n02_n03_the_rules_as_they_ship_are_those_of_the_ledger():
    rules = new(2).rules
    assert new(2).rules is rules
    assert (rules.level, rules.mode, rules.adventure, rules.companion) == (1, "normal", False, False)
    assert (rules.start_energy, rules.reserve, rules.needs_guardian, rules.hold_risk) == (5, 4, True, 2)
    assert new(1).rules.reserve == 6
    assert dict(rules.between_risk) == {"easy": 1, "normal": 1, "hard": 4}
    balance = rules.balance
    assert balance.card_risk == (2, 1, 1, 2, 3, 5, 8, 12, 17, 23, 30, 38, 47)
    assert (balance.lean_step, balance.thin_below, balance.thin_step, balance.max_risk) == (3, 16, 2, 95)
    blue, grey, red, green = rules.forces
    assert (blue.risk, grey.blind, red.max_cards, green.half) == (2, True, 3, "left")


LAID = "water, fire, earth, air, guardian_blue, guardian_grey, guardian_red, guardian_green"
ALL_CARDS = f"{LAID}, fairy_water, fairy_fire, fairy_earth, fairy_air, wolf, sprite, dragonflies, mouse"
GRIMOIRE = "between_turns_risk, card_risk, guardian, hold_risk, lean_step, max_risk, thin_below, thin_step"


@each(
    ("data", "words"),
    [
        ({"kami": {}}, "kami is not known here; allowed is [kamimai]"),
        ({"kamimai": 3}, "kamimai must be a table, [kamimai]"),
        ({"kamimai": {"grimoire": 3}}, "kamimai.grimoire must be a table, [kamimai.grimoire]"),
        ({"kamimai": {"grimoire": {"colour": 1}}}, f"kamimai.grimoire.colour is not known; {GRIMOIRE} are"),
        ({"kamimai": {"cards": 3}}, "kamimai.cards must be a table, [kamimai.cards]"),
        ({"kamimai": {"cards": {"ice": {}}}}, f"kamimai.cards.ice is no card; the cards are {ALL_CARDS}"),
        ({"kamimai": {"cards": {"fire": 3}}}, "kamimai.cards.fire must be a table, [kamimai.cards.fire]"),
        ({"kamimai": {"cards": {"fire": {"price": 2}}}}, "kamimai.cards.fire.price is not known; copies is"),
        ({"kamimai": {"cards": {"fire": {"copies": 16}}}},
         "kamimai.cards.fire.copies: 16 is not allowed; a whole number from 0 to 15"),
        ({"kamimai": {"cards": {"guardian_green": {"copies": -1}}}},
         "kamimai.cards.guardian_green.copies: -1 is not allowed; a whole number from 0 to 15"),
        ({"kamimai": {"cards": {"wolf": {"copies": 2}}}},
         "kamimai.cards.wolf.copies: 2 is not allowed; a whole number from 0 to 1"),
        ({"kamimai": {"cards": {"fairy_water": {"copies": 2}}}},
         "kamimai.cards.fairy_water.copies: 2 is not allowed; a whole number from 0 to 1"),
        ({"kamimai": {"cards": {"wolf": {"copies": True}}}},
         "kamimai.cards.wolf.copies: true is not allowed; a whole number from 0 to 1"),
        ({"kamimai": {"cards": {e: {"copies": 1} for e in ("fire", "water", "air")}}},
         "kamimai.cards has 15 Element cards; 16 or more are needed"),
    ],
)  # fmt: skip
def test_a_bad_data_file_is_refused_in_one_sentence(data, words):
    with pytest.raises(OptionError) as caught:
        KAMIMAI.new_state(2, {}, data)
    assert str(caught.value) == f"data: {words}"


def test_the_box_may_hold_the_fewest_and_the_most_of_each():
    cards = {"fire": {"copies": 15}, "water": {"copies": 1}, "earth": {"copies": 0}, "air": {"copies": 0}}
    state = with_data(cards=cards | {"guardian_red": {"copies": 15}, "wolf": {"copies": 0}, "mouse": {}})
    built = state.due().sample(Random(1))
    counts = [(built.left + built.right).count(card) for card in (0, 1, 2, 3, 6, 12, 15)]
    assert counts == [1, 15, 0, 0, 15, 0, 1]


@pytest.mark.parametrize("seats", [0, 6, True, "2"])
def test_other_numbers_of_players_are_refused(seats):
    with pytest.raises(OptionError) as caught:
        KAMIMAI.new_state(seats, {"energy": 5}, {})
    assert str(caught.value) == f"kamimai: {seats} players is not possible; 1 to 5 are"


def test_six_may_play_where_the_option_lets_them():
    assert new(6, max_players=6).rules.seats == 6
    with pytest.raises(OptionError) as caught:
        new(7, max_players=6)
    assert str(caught.value) == "kamimai: 7 players is not possible; 1 to 6 are"


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


@each(
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


@each(
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


def test_an_option_can_be_a_table_of_the_data_block_as_the_file_has_it():
    game, tables = KAMIMAI, {"cards": {"mouse": {"copies": 0}}, "grimoire": {"hold_risk": 7}}
    given, filed = (game.new_state(4, *both) for both in ((tables, {}), ({}, {"kamimai": tables})))
    assert given.rules == filed.rules
    assert given.rules != game.new_state(4, {}, {}).rules


def test_a_named_table_of_the_grimoire_makes_each_card_after_the_third_a_question():
    def rules(options, section=None):
        return KAMIMAI.new_state(2, options, {"kamimai": section} if section else {}).rules

    def table(of):
        return of.balance.card_risk[:4], of.hold_risk

    ledger, tense = ((2, 1, 1, 2), 2), ((0, 0, 1, 4), 4)
    assert table(rules({})) == table(rules({"grimoire": "ledger"})) == ledger
    assert table(rules({"grimoire": "tense"})) == table(rules({}, {"grimoire": "tense"})) == tense
    assert table(rules({"grimoire": "tense", "hold_risk": 3})) == (tense[0], 3)
    assert table(rules({"grimoire": "tense"}, {"grimoire": {"hold_risk": 7}})) == (tense[0], 7)
    assert table(rules({}, {"grimoire": {"hold_risk": 7}})) == (ledger[0], 7)
    with pytest.raises(OptionError, match="option grimoire: loose is not allowed; ledger, tense"):
        rules({"grimoire": "loose"})


def test_who_sits_down_to_play_gets_the_tense_table_and_whoever_says_otherwise_gets_that():
    companion = dict(KAMIMAI.companion)
    assert played_options(KAMIMAI, {}, {})["grimoire"] == "tense"
    assert played_options(KAMIMAI, {"grimoire": "ledger"}, {})["grimoire"] == "ledger"
    assert "grimoire" not in played_options(KAMIMAI, {}, {"kamimai": {"grimoire": {"hold_risk": 1}}})
    assert played_options(KAMIMAI, companion, {}) == companion, "real cards fall by themselves"


def test_a_robot_that_weighs_stakes_stops_before_a_great_risk_and_in_any_case_behind_three_cards():
    def next_one(level, drawn, **options):
        # Water is wanted in zone A, nobody holds any: a wolf stands for two cards of an Element.
        state = at(
            ["", ""], "draw", options={"grimoire": "tense"} | options, drawn=drawn,
            grimoire={"left": ["wolf", *["earth"] * 9], "right": ["guardian_blue", *["air"] * 9]},
        )  # fmt: skip
        bot = KAMIMAI.bots[level](Seat(0), 2)
        return str(bot.choose(state.view(0), state.legal_actions(0), Random(1)))

    two_in_five = {"card_risk": [0, 40, 40, 40]}
    assert next_one("medium", "fire", **two_in_five) == "draw left", "it wants three cards"
    assert next_one("expert", "fire", **two_in_five) == "hold"
    for level in ("medium", "expert"):
        assert next_one(level, "fire fire") == "draw left"
        assert next_one(level, "fire fire air") == "hold"
