"""Options and data of Kameloot (KLT-N05), and its notation."""

import pytest

from accessible_games.engine import NotationError, OptionError
from tests.each import each
from tests.games.kameloot.tables import KAMELOOT


def rules(options=None, data=None, seats=4):
    return KAMELOOT.new_state(seats, options or {}, data or {}).rules


def wrong(options=None, data=None, seats=4):
    with pytest.raises(OptionError) as caught:
        rules(options, data, seats)
    return str(caught.value)


def test_klt_n05_the_defaults_of_the_data_block():
    made = rules()
    assert made.start_tavern == "flip"
    assert made.ring_can_take_itself is True
    assert made.gold_visible is True
    assert made.discard_review is False
    assert (made.idle_wand, made.idle_scroll) == (False, False)
    assert made.first_player == "random"
    assert list(KAMELOOT.options) == [
        "start_tavern",
        "ring_can_take_itself",
        "gold_visible",
        "discard_review",
        "illegal_if_no_effect",
        "first_player",
    ]
    assert KAMELOOT.options["illegal_if_no_effect"].default == ("wand", "scroll")


@pytest.mark.parametrize("seats", [0, 2, 7])
def test_klt_n01_other_numbers_of_players_are_refused(seats):
    assert wrong(seats=seats) == f"kameloot: {seats} players is not possible; 3, 4, 5 or 6 are"


@each(
    ("key", "good", "bad"),
    [
        ("start_tavern", ["flip", "choose"], ["throw", 1, True]),
        ("ring_can_take_itself", [True, False], [1, "no"]),
        ("gold_visible", [True, False], [0, "yes"]),
        ("discard_review", [True, False], [1, "true"]),
        ("first_player", ["random", 0, 3], ["shopkeeper", 4, -1, True]),
        ("illegal_if_no_effect", [], ["ring", ["ring"], [1], 3, True]),
    ],
)
def test_each_option_takes_what_it_allows_and_names_itself_when_refusing(key, good, bad):
    for value in good:
        assert getattr(rules({key: value}), key) == value
    for value in bad:
        message = wrong({key: value})
        assert message.startswith(f"option {key}: ")
        assert "\n" not in message


@pytest.mark.parametrize(
    ("value", "wand", "scroll"),
    [
        (["wand", "scroll"], False, False),
        (["scroll"], True, False),
        ([], True, True),
        ("wand", False, True),
        ("none", True, True),
    ],
)
def test_the_powers_that_may_not_be_without_effect_are_a_list_or_a_word(value, wand, scroll):
    made = rules({"illegal_if_no_effect": value})
    assert (made.idle_wand, made.idle_scroll) == (wand, scroll)


def test_the_words_of_refusals_of_options():
    assert wrong({"start_tavern": "x"}) == "option start_tavern: x is not allowed; flip, choose"
    assert wrong({"gold_visible": "maybe"}) == "option gold_visible: maybe is not allowed; true, false"
    assert (
        wrong({"illegal_if_no_effect": "ring"})
        == "option illegal_if_no_effect: ring is not allowed; wand, scroll, none, or a list of the first two"
    )
    assert wrong({"first_player": 3}, seats=3) == "option first_player: there is no seat 3; seats are 0 to 2"
    assert wrong({"first_player": True}) == (
        "option first_player: true is not allowed; random, or a seat number from 0"
    )
    assert wrong({"speed": 3}).startswith("option speed: not known; kameloot has start_tavern, ring_can_take")
    assert len(wrong({"start_tavern": "x" * 300})) < 120


def test_a_data_file_sets_options_and_copies_and_the_command_line_outranks_it():
    data = {"kameloot": {"gold_visible": False, "first_player": 2, "cards": {"ring": {"copies": 28}}}}
    made = rules(data=data)
    assert made.gold_visible is False
    assert made.first_player == 2
    assert made.copies == (28, 11, 13, 16, 24, 21, 3)
    assert rules({"gold_visible": True}, data).gold_visible is True
    assert rules().copies == (8, 11, 13, 16, 24, 21, 3)


SMALL = {name: {"copies": 2} for name in ("ring", "wand", "glove", "potion", "cloak", "scroll", "unicorn")}


@each(
    ("data", "words"),
    [
        ({"kami": {}}, "data: kami is not known here; allowed is [kameloot]"),
        ({"kameloot": 3}, "data: kameloot must be a table, [kameloot]"),
        ({"kameloot": {"colour": 1}}, "option colour: not known; kameloot has start_tavern"),
        (
            {"kameloot": {"cards": []}},
            "data: kameloot.cards must hold one table per card, e.g. [kameloot.cards.glove]",
        ),
        ({"kameloot": {"cards": {"ring": 3}}}, "must hold one table per card"),
        (
            {"kameloot": {"cards": {"sword": {}}}},
            "data: kameloot.cards.sword is no card; the cards are ring, wand",
        ),
        (
            {"kameloot": {"cards": {"ring": {"number": 3}}}},
            "data: kameloot.cards.ring.number is not known; copies is",
        ),
        (
            {"kameloot": {"cards": {"ring": {"copies": 0}}}},
            "data: kameloot.cards.ring.copies: 0 is not allowed; a whole number from 1 to 28",
        ),
        ({"kameloot": {"cards": {"ring": {"copies": 29}}}}, "from 1 to 28"),
        ({"kameloot": {"cards": {"ring": {"copies": True}}}}, "ring.copies: true is not allowed"),
        (
            {"kameloot": {"cards": {"unicorn": {"copies": 4}}}},
            "unicorn.copies: 4 is not allowed; a whole number from 1 to 3",
        ),
        ({"kameloot": {"cards": SMALL}}, "data: kameloot.cards has 14 copies in all; 4 players are dealt 16"),
    ],
)
def test_a_wrong_data_file_gets_one_sentence(data, words):
    assert words in wrong(data=data)


def test_the_smallest_deck_is_one_that_can_be_dealt():
    exact = SMALL | {"ring": {"copies": 4}}
    assert sum(rules(data={"kameloot": {"cards": exact}}).copies) == 16


@each(
    "text",
    [
        "play wand",
        "play wand wand",
        "play glove unicorn",
        "play unicorn",
        "play unicorn unicorn as cloak",
        "play cloak glove",
        "use ring 2",
        "use ring 7",
        "use wand",
        "use wand cloak",
        "use wand cloak glove",
        "use wand cloak unicorn as glove",
        "use glove",
        "use potion 0",
        "use potion 5",
        "use cloak",
        "use scroll",
        "use scroll glove for scroll of 1",
        "use unicorn",
        "pass",
        "choose owl",
        "choose cat",
        "flip owl cat owl",
        "deal ring | wand glove | unicorn",
        "shuffle ring wand ring",
        "first 5",
    ],
)
def test_notation_and_action_are_inverses(text):
    action = KAMELOOT.parse_action(text)
    assert str(action) == text
    assert KAMELOOT.parse_action(str(action)) == action
    assert hash(KAMELOOT.parse_action(f"  {text.replace(' ', '  ')} ")) == hash(action)


@each(
    ("text", "spelt"),
    [
        ("play unicorn glove", "play glove unicorn"),
        ("use wand glove cloak", "use wand cloak glove"),
        ("use wand unicorn as ring cloak", "use wand cloak unicorn as ring"),
        ("play 3 3", "play wand wand"),
        ("use 2 5", "use ring 5"),
        ("use 5 1", "use potion 1"),
        ("use 7 4 for 2 of 1", "use scroll glove for ring of 1"),
        ("use scroll glove ring 1", "use scroll glove for ring of 1"),
        ("play unicorn as 4", "play unicorn as glove"),
    ],
)
def test_klt_a05_kinds_may_be_numbers_and_there_is_one_spelling(text, spelt):
    assert str(KAMELOOT.parse_action(text)) == spelt


@each(
    ("text", "words"),
    [
        ("", "'' is no action of kameloot; play CARD ..., use ring NUMBER"),
        ("fly", "'fly' is no action of kameloot"),
        (
            "play",
            "'play' needs a card behind it; ring, wand, glove, potion, cloak, scroll, unicorn are cards",
        ),
        ("play sword", "'sword' is no card; ring, wand, glove"),
        ("play 1", "'1' is no card"),
        ("play 8", "'8' is no card"),
        ("play glove as ring", "'as' stands between a unicorn horn and a kind"),
        ("play unicorn as", "'as' stands between a unicorn horn and a kind"),
        ("play as ring", "'as' stands between"),
        ("play unicorn as unicorn", "'unicorn' is no kind; ring, wand"),
        ("play unicorn as ring unicorn as wand", "'as' is for unicorn horns alone, all to one kind"),
        ("play ring unicorn as ring", "'as' is for unicorn horns alone"),
        ("use", "'use' is no action"),
        ("use ring", "'use ring': it is written use ring NUMBER; NUMBER is 2, 3, 4, 5, 6, 7"),
        ("use ring 1", "'1' is no number; 2, 3, 4, 5, 6, 7 are"),
        ("use ring 8", "'8' is no number"),
        ("use ring cloak", "'cloak' is no number"),
        ("use potion", "'use potion': it is written use potion SEAT; SEAT is 0 to 5"),
        ("use potion 6", "'6' is no seat; 0 to 5 are"),
        ("use potion x", "'x' is no seat"),
        ("use scroll glove", "it is written use scroll KIND for KIND of SEAT or use scroll"),
        ("use scroll unicorn for ring of 1", "'unicorn' is no kind"),
        ("use cloak 3", "'use cloak 3': it is written use cloak"),
        ("choose dog", "'dog' is no tavern; owl, cat are"),
        ("flip owl dog", "'dog' is no tavern; owl, cat are"),
        ("deal ring | sword", "'sword' is no card; ring, wand"),
        ("shuffle sword", "'sword' is no card"),
        ("first", "'first': it is written first SEAT; SEAT is 0 to 5"),
        ("first 6", "'6' is no seat; 0 to 5 are"),
        ("x" * 100, "'" + "x" * 37 + "...' is no action"),
    ],
)
def test_what_cannot_be_read_is_named_with_what_could_be(text, words):
    with pytest.raises(NotationError) as caught:
        KAMELOOT.parse_action(text)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_option_can_be_a_table_of_the_data_block_as_the_file_has_it():
    game, tables = KAMELOOT, {"cards": {"glove": {"copies": 8}}}
    given, filed = (game.new_state(3, *both) for both in ((tables, {}), ({}, {"kameloot": tables})))
    assert given.rules == filed.rules
    assert given.rules != game.new_state(3, {}, {}).rules
