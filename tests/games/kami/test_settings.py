"""Options and data of Kami (KAMI-N07), and its notation."""

import pytest

from accessible_games.engine import NotationError, OptionError
from accessible_games.games.kami import actions as act
from accessible_games.games.kami.cards import Card
from accessible_games.games.kami.chance import Deal, Draw, Starter
from accessible_games.games.kami.hands import pack
from tests.each import each
from tests.games.kami.tables import FULL_DEAL, KAMI

W, H, L, S, G, M, T, E = Card


def rules(options=None, data=None, seats=4):
    return KAMI.new_state(seats, options or {}, data or {}).rules


def wrong(options=None, data=None, seats=4):
    with pytest.raises(OptionError) as caught:
        rules(options, data, seats)
    return str(caught.value)


def test_kami_n07_the_defaults_of_the_data_block():
    made = rules()
    assert made.target == 15
    assert made.first_player == "random"
    assert made.next_starter == "left_of_starter"
    assert made.goita_double_empress is False
    assert made.mercenary_as_hidden_defence is True
    assert made.lone_card_lead == "attack_only"
    assert made.redeal_show == 5
    assert list(KAMI.options) == [
        "target",
        "first_player",
        "next_starter",
        "goita_double_empress",
        "mercenary_as_hidden_defence",
        "lone_card_lead",
        "redeal_show",
    ]


def test_kami_n02_two_to_four_players():
    assert list(KAMI.seats) == [2, 3, 4]
    for seats in (0, 1, 5):
        assert wrong(seats=seats) == f"kami: {seats} players is not possible; 2, 3 or 4 are"


@each(
    ("key", "good", "bad"),
    [
        ("target", [1, 15, 1000], [0, 1001, "15", 1.5, True, -3]),
        ("first_player", ["random", "draw_high", 0, 3], ["low", 4, -1, True, 1.0]),
        ("next_starter", ["left_of_starter", "winner"], ["loser", 1, True]),
        ("goita_double_empress", [True, False], [1, 0, "true"]),
        ("mercenary_as_hidden_defence", [True, False], [1, "no"]),
        ("lone_card_lead", ["attack_only", "void"], ["pass", True]),
        ("redeal_show", [5, 8], [4, 9, "5", True]),
    ],
)
def test_each_option_takes_what_it_allows_and_names_itself_when_refusing(key, good, bad):
    for value in good:
        assert getattr(rules({key: value}), key) == value
    for value in bad:
        message = wrong({key: value})
        assert message.startswith(f"option {key}: ")
        assert "\n" not in message


def test_the_words_of_refusals_of_options():
    assert wrong({"target": 0}) == "option target: 0 is not allowed; a whole number from 1 to 1000"
    assert wrong({"goita_double_empress": "maybe"}) == (
        "option goita_double_empress: maybe is not allowed; false, true"
    )
    assert wrong({"first_player": 3}, seats=3) == "option first_player: there is no seat 3; seats are 0 to 2"
    assert wrong({"speed": 3}).startswith("option speed: not known; kami has target, first_player")
    assert "..." in wrong({"next_starter": "x" * 300})
    assert len(wrong({"next_starter": "x" * 300})) < 120


def test_a_data_file_sets_options_and_the_command_line_outranks_it():
    data = {"kami": {"target": 20, "redeal_show": 6}}
    assert rules(data=data).target == 20
    assert rules({"target": 7}, data).target == 7
    assert rules({"target": 7}, data).redeal_show == 6


def test_a_data_file_may_change_points_and_copies_as_long_as_there_are_thirty_two_cards():
    data = {"kami": {"cards": {"tower": {"points": 6}, "warrior": {"copies": 9}, "madman": {"copies": 3}}}}
    made = rules(data=data)
    assert made.points == (1, 2, 2, 3, 3, 4, 6, 5)
    assert made.copies == (9, 4, 4, 4, 4, 3, 2, 2)
    assert rules().points == (1, 2, 2, 3, 3, 4, 4, 5)
    assert rules().copies == (10, 4, 4, 4, 4, 2, 2, 2)


@each(
    ("data", "words"),
    [
        ({"goita": {}}, "data: goita is not known here; allowed is [kami]"),
        ({"kami": 3}, "data: kami must be a table"),
        ({"kami": {"colour": 1}}, "option colour: not known"),
        ({"kami": {"cards": []}}, "one table per card"),
        ({"kami": {"cards": {"tower": 3}}}, "one table per card"),
        ({"kami": {"cards": {"rook": {}}}}, "data: kami.cards.rook is no card; the cards are warrior,"),
        (
            {"kami": {"cards": {"tower": {"colour": 1}}}},
            "kami.cards.tower.colour is not known; points and copies are",
        ),
        (
            {"kami": {"cards": {"tower": {"points": 0}}}},
            "kami.cards.tower.points: 0 is not allowed; a whole number from 1 to 99",
        ),
        ({"kami": {"cards": {"tower": {"points": 100}}}}, "from 1 to 99"),
        (
            {"kami": {"cards": {"tower": {"points": "x" * 50}}}},
            "tower.points: " + "x" * 37 + "... is not allowed",
        ),
        ({"kami": {"cards": {"tower": {"points": True}}}}, "kami.cards.tower.points: true is not allowed"),
        (
            {"kami": {"cards": {"tower": {"copies": 3}}}},
            "data: kami.cards has 33 copies in all; a deck has 32",
        ),
        (
            {"kami": {"cards": {"tower": {"copies": 8}}}},
            "kami.cards.tower.copies: 8 is not allowed; a whole number from 0 to 7",
        ),
        ({"kami": {"cards": {"warrior": {"copies": 16}}}}, "from 0 to 15"),
        ({"kami": {"cards": {"warrior": {"copies": -1}}}}, "kami.cards.warrior.copies: -1 is not allowed"),
    ],
)
def test_a_wrong_data_file_gets_one_sentence(data, words):
    assert words in wrong(data=data)


@each(
    ("text", "action"),
    [
        ("pass", act.Pass()),
        ("waive", act.Waive()),
        ("claim", act.Claim()),
        ("redeal", act.Redeal()),
        ("keep", act.Keep()),
        ("peek 1", act.Peek(1)),
        ("peek 2", act.Peek(2)),
        ("defend lancer attack gold", act.Defend(act.Place(L), act.Place(G))),
        ("defend horseman@3 attack tower@8", act.Defend(act.Place(H, 3), act.Place(T, 8))),
        ("defend silver@3", act.Defend(act.Place(S, 3))),
        ("lead warrior attack madman", act.Lead(act.Place(W), act.Place(M))),
        ("lead - attack empress", act.Lead(None, act.Place(E))),
        ("lead gold@1", act.Lead(act.Place(G, 1))),
        ("attack tower@3", act.Attack(act.Place(T, 3))),
        ("starter 3", Starter(3)),
        ("draw gold - tower", Draw((G, None, T))),
        ("deal warrior gold | tower | gold/tower", Deal((pack([W, G]), pack([T])), ((G, T),))),
        ("deal gold | tower | silver | gold tower", Deal((pack([G]), pack([T]), pack([S])), aside=(G, T))),
    ],
)
def test_notation_and_action_are_inverses(text, action):
    parsed = KAMI.parse_action(text)
    assert parsed == action
    assert KAMI.parse_action(str(action)) == action
    assert str(parsed) == text


def test_a_deal_is_written_with_each_hand_in_reading_order():
    text = FULL_DEAL.replace(
        "warrior warrior warrior horseman lancer silver", "silver warrior lancer warrior horseman warrior"
    )
    assert str(KAMI.parse_action(text)) == FULL_DEAL


def test_spaces_do_not_matter():
    assert KAMI.parse_action("  defend   gold  attack tower ") == KAMI.parse_action(
        "defend gold attack tower"
    )


@each(
    ("text", "words"),
    [
        ("", "'' is no action of kami; pass, defend CARD"),
        ("fly", "'fly' is no action of kami"),
        ("peek 3", "'3' is no pile; 1 to 2 are"),
        ("pass pass", "'pass pass': it is written pass"),
        (
            "defend",
            "'defend': it is written defend CARD attack CARD or defend CARD; CARD is warrior, horseman",
        ),
        ("defend gold", "'defend gold' needs an attack behind it: attack CARD"),
        ("defend gold tower", "it is written defend CARD attack CARD"),
        ("defend gold guard tower", "it is written defend CARD attack CARD"),
        ("defend dragon attack gold", "'dragon' is no card; warrior, horseman"),
        ("defend gold attack dragon", "'dragon' is no card"),
        ("lead", "'lead': it is written lead CARD attack CARD or lead CARD; CARD is warrior, horseman"),
        ("lead gold", "'lead gold' needs an attack"),
        ("lead gold and tower", "it is written lead CARD attack CARD"),
        ("lead gold@9", "'gold@9' names no stack; stacks are 1 to 8"),
        ("lead gold@0", "'gold@0' names no stack"),
        ("lead gold@", "'gold@' names no stack"),
        ("lead gold@١", "names no stack"),
        ("attack", "'attack': it is written attack CARD"),
        ("attack gold tower", "'attack gold tower': it is written attack CARD"),
        ("starter 4", "'4' is no seat; 0 to 3 are"),
        ("starter", "'starter': it is written starter SEAT; SEAT is 0 to 3"),
        ("draw dragon", "'dragon' is no card"),
        ("deal gold | dragon", "'dragon' is no card"),
        ("deal gold | gold/dragon", "'dragon' is no card"),
    ],
)
def test_text_that_is_no_action_says_what_is(text, words):
    with pytest.raises(NotationError) as caught:
        KAMI.parse_action(text)
    assert words in str(caught.value)


def test_long_rubbish_is_quoted_short():
    with pytest.raises(NotationError) as caught:
        KAMI.parse_action("x" * 5000)
    assert len(str(caught.value)) < 250
    assert "..." in str(caught.value)


def test_the_limits_of_points_and_copies_are_allowed():
    data = {
        "kami": {
            "cards": {
                "tower": {"points": 99},
                "madman": {"points": 1},
                "gold": {"copies": 7},
                "silver": {"copies": 1},
            }
        }
    }
    made = rules(data=data)
    assert made.points == (1, 2, 2, 3, 3, 1, 99, 5)
    assert made.copies == (10, 4, 4, 1, 7, 2, 2, 2)


def test_an_option_can_be_a_table_of_the_data_block_as_the_file_has_it():
    game, tables = KAMI, {"cards": {"tower": {"points": 9}}}
    given, filed = (game.new_state(4, *both) for both in ((tables, {}), ({}, {"kami": tables})))
    assert given.rules == filed.rules
    assert given.rules != game.new_state(4, {}, {}).rules
