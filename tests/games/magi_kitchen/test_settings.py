"""Options, custom cards and a user's data file."""

import pytest

from accessible_games.engine import OptionError
from accessible_games.games.magi_kitchen.cards import BLANKS, POSTURES, Card
from accessible_games.games.magi_kitchen.rules import OPTIONS
from tests.each import each
from tests.games.magi_kitchen.tables import GAME, new

LEDGER = {
    "mode": "buzz", "after_duel": "winner", "end_immediately": True, "trash_burns_unprotected": False,
    "keeper": "delay", "keeper_delay_ms": 700, "calm_read_tops": False, "answer_seconds": 4, "open": "onset",
    "min_duel_ms": 1500, "posture_seconds": 15, "long_tap_ms": 350, "bot_reaction_ms": (2600, 1800, 1200),
    "bot_flip_ms": 2500, "last_round_after": 0, "copies_ingredient": 7, "copies_potion": 7,
}  # fmt: skip


def test_mgk_n02_the_defaults_are_those_of_the_ledger():
    assert {key: OPTIONS[key].default for key in LEDGER} == LEDGER
    rules = new(4).rules
    for key in LEDGER.keys() - {"copies_ingredient", "copies_potion"}:
        assert getattr(rules, key) == LEDGER[key]
    assert rules.customs == ()
    assert [rules.pattern(card) for card in POSTURES] == [
        "SS",
        "SL",
        "LS",
        "LL",
        "SSS",
        "SSL",
        "SLS",
        "LSS",
        "LLL",
    ]
    assert new(4).rules is rules


@each(
    ("options", "words"),
    [
        ({"mood": 1}, "option mood: not known; magi_kitchen has mode"),
        ({"mode": "loud"}, "option mode: loud is not allowed; buzz, calm, cluster"),
        ({"end_immediately": 1}, "option end_immediately: 1 is not allowed; true, false"),
        ({"trash_burns_unprotected": "no"}, "false, true"),
        ({"first_player": 4}, "there is no seat 4; seats are 0 to 3"),
        ({"first_player": -1}, "random, or a seat number from 0"),
        ({"first_player": True}, "true is not allowed"),
        ({"keeper_delay_ms": 10_001}, "a whole number from 0 to 10000"),
        ({"answer_seconds": -1}, "whole seconds up to 3600, or zero for no limit"),
        ({"answer_seconds": 3601}, "up to 3600"),
        ({"posture_seconds": 0}, "a whole number from 1 to 3600"),
        ({"long_tap_ms": 99}, "a whole number from 100 to 5000"),
        ({"copies_potion": 0}, "as many of each as a box can hold, one to twenty"),
        ({"copies_ingredient": 21}, "one to twenty"),
        ({"bot_reaction_ms": [600, 600]}, "three whole numbers from 500"),
        ({"bot_reaction_ms": [499, 600, 600]}, "three whole numbers from 500"),
        ({"bot_reaction_ms": 600}, "three whole numbers from 500"),
        ({"open": "never" * 20}, r"never.*\.\.\. is not allowed"),
        ({"custom": {"name": "Soup"}}, "option custom: a list of tables is needed"),
        ({"custom": ["Soup"]}, "option custom: a list of tables is needed"),
        ({"custom": [{"count": 1}]}, "option custom, card 1: name: a name is needed"),
        ({"custom": [{"name": " "}]}, "option custom, card 1: name: a name is needed"),
        (
            {"custom": [{"name": "a"}, {"name": "x" * 41}]},
            "option custom, card 2: name: a text of at most 40",
        ),
        ({"custom": [{"name": 7}]}, "name: a text of at most 40 letters is needed"),
        ({"custom": [{"name": "a\x07"}]}, "name: a text of at most 40 letters is needed"),
        ({"custom": [{"name": "a", "text": "x" * 201}]}, "text: a text of at most 200 letters is needed"),
        ({"custom": [{"name": "a", "count": 0}]}, "count: 0 is not allowed; 1 to 10 is"),
        ({"custom": [{"name": "a", "count": True}]}, "count: True is not allowed"),
        ({"custom": [{"name": "a", "effect": "boom"}]}, "effect: 'boom' is not allowed; none, pass_left are"),
        ({"custom": [{"name": "a", "wind": 1}]}, "option custom, card 1: wind is not known"),
        (
            {"custom": [{"name": "a", "count": 6}, {"name": "b", "count": 5}]},
            "11 cards in all; 10 are the most",
        ),
    ],
)
def test_a_bad_option_is_refused_in_one_sentence(options, words):
    with pytest.raises(OptionError, match=words):
        new(4, **options)


def test_mgk_45_n03_up_to_ten_custom_cards_have_name_count_text_and_effect():
    custom = [
        {"name": "Big  Soup", "count": 7, "text": "Pass\nit on.", "effect": "pass_left"},
        {"name": "Salt"},
    ]
    rules = new(4, custom=custom).rules
    assert [rules.cards.count(blank) for blank in BLANKS[:3]] == [7, 1, 0]
    soup = rules.custom(Card.BLANK_1)
    assert (soup.name, soup.count, soup.text, soup.effect) == ("Big Soup", 7, "Pass it on.", "pass_left")
    salt = rules.custom(Card.BLANK_2)
    assert (salt.name, salt.count, salt.text, salt.effect) == ("Salt", 1, "", "none")
    ten = new(2, custom=[{"name": "a", "count": 10}]).rules
    assert len(ten.cards) == 95
    assert len(new(2, custom=[{"name": "x" * 40, "text": "y" * 200}]).rules.cards) == 86


@pytest.mark.parametrize("levels", [[500, 60_000, 700], (900, 800, 700)])
def test_reaction_times_of_three_levels_are_taken(levels):
    assert new(2, bot_reaction_ms=levels).rules.bot_reaction_ms == tuple(levels)


@pytest.mark.parametrize("levels", [[500, 500, 60_001], [500.0, 500, 500], [500, 500, 500, 500]])
def test_other_reaction_times_are_refused(levels):
    with pytest.raises(OptionError, match="three whole numbers from 500"):
        new(2, bot_reaction_ms=levels)


def test_long_values_are_cut_in_a_refusal():
    with pytest.raises(OptionError, match=f"option open: {'x' * 40} is not allowed"):
        new(2, open="x" * 40)
    with pytest.raises(OptionError, match=rf"option open: {'x' * 37}\.\.\. is not allowed"):
        new(2, open="x" * 41)


def test_the_numbers_of_copies_can_be_changed():
    rules = new(2, copies_ingredient=3, copies_potion=20).rules
    assert [rules.cards.count(card) for card in (Card.TOMATO, Card.POTION_BROCCOLI, Card.TRASH)] == [3, 20, 4]


def data(table, **options):
    return GAME.new_state(4, options, table).rules


def test_a_data_file_may_hold_options_postures_and_custom_cards_and_options_outrank_it():
    table = {
        "magi_kitchen": {
            "mode": "calm",
            "answer_seconds": 9,
            "custom": [{"name": "Soup"}],
            "posture": {"cat": "LLS"},
        }
    }
    rules = data(table)
    assert (rules.mode, rules.calm, rules.buzz) == ("calm", True, False)
    assert rules.pattern(Card.POSTURE_CAT) == "LLS"
    assert rules.pattern(Card.POSTURE_OWL) == "SSS"
    assert rules.customs[0].name == "Soup"
    assert data(table, mode="cluster", answer_seconds=2).answer_seconds == 2


def test_a_file_that_cards_are_printed_from_gives_patterns_too():
    table = {"game": "magi_kitchen", "format": 1, "title": "Ours",
             "card": [{"id": "posture_cat", "pattern": "LSL"}, {"id": "tomato", "pattern": "SS"}, {"id": "corn"}]}  # fmt: skip
    assert data(table).pattern(Card.POSTURE_CAT) == "LSL"
    table["magi_kitchen"] = {"posture": {"cat": "LLS"}}
    assert data(table).pattern(Card.POSTURE_CAT) == "LLS"


TAPS = "is not allowed; two or three taps, each S or L"
POSTURES_ARE = "cauldron, wand, broom, hat, owl, cat, toad, bat, moon"


@each(
    ("table", "words"),
    [
        ({"kami": {}}, "kami is not known here; allowed are [magi_kitchen] and [[card]]"),
        ({"magi_kitchen": 3}, "magi_kitchen must be a table, [magi_kitchen]"),
        ({"magi_kitchen": {"posture": 3}}, "magi_kitchen.posture must be a table, [magi_kitchen.posture]"),
        ({"magi_kitchen": {"posture": {"duck": "SS"}}}, f"magi_kitchen.posture.duck is no posture; there are {POSTURES_ARE}"),
        ({"magi_kitchen": {"posture": {"cat": "SSSS"}}}, f"magi_kitchen.posture.cat: SSSS {TAPS}"),
        ({"magi_kitchen": {"posture": {"cat": "S"}}}, f"magi_kitchen.posture.cat: S {TAPS}"),
        ({"magi_kitchen": {"posture": {"cat": "XS"}}}, f"magi_kitchen.posture.cat: XS {TAPS}"),
        ({"magi_kitchen": {"posture": {"cat": 3}}}, f"magi_kitchen.posture.cat: 3 {TAPS}"),
        ({"magi_kitchen": {"posture": {"cat": "SS"}}}, "magi_kitchen.posture: SS is given twice; no two may be the same"),
        ({"card": 3}, "card must be a list of tables, [[card]]"),
        ({"card": ["x"]}, "card must be a list of tables, [[card]]"),
    ],
)  # fmt: skip
def test_a_bad_data_file_is_refused_in_one_sentence(table, words):
    with pytest.raises(OptionError) as caught:
        data(table)
    assert str(caught.value) == f"data: {words}"


def test_an_option_that_a_data_file_gives_is_refused_like_any_other():
    with pytest.raises(OptionError) as caught:
        data({"magi_kitchen": {"wind": 1}})
    assert str(caught.value) == f"option wind: not known; magi_kitchen has {', '.join(OPTIONS)}"


@pytest.mark.parametrize("seats", [1, 9, True, "4"])
def test_other_numbers_of_players_are_refused(seats):
    with pytest.raises(OptionError) as caught:
        GAME.new_state(seats, {}, {})
    assert str(caught.value) == f"magi_kitchen: {seats} players is not possible; 2 to 8 are"


def test_an_option_can_be_a_table_of_the_data_block_as_the_file_has_it():
    game, tables = GAME, {"posture": {"cauldron": "SL", "wand": "SS"}}
    given, filed = (game.new_state(4, *both) for both in ((tables, {}), ({}, {"magi_kitchen": tables})))
    assert given.rules == filed.rules
    assert given.rules != game.new_state(4, {}, {}).rules
