"""Positions: what they hold, and what is wrong with bad ones, in one sentence."""

import pytest

from accessible_games.engine import NotationError, PositionError
from tests.each import each
from tests.games.magi_kitchen.tables import GAME, at, do, legal, names, new

DECKS = [["corn", "corn"], ["corn", "corn"], ["corn", "tomato"]]
GOOD = {"decks": DECKS, "piles": [["tomato"], [], ["potion_tomato"]], "to_act": 0, "phase": "flip"}


def load(seats=3, options=None, **changes):
    return GAME.load(seats, {**GOOD, **changes}, options or {}, {})


def test_keys_that_are_not_named_take_the_neutral_value():
    table = load().inspect()
    assert table["keeper"] == -1
    assert table["priority"] == [0, 1, 2]
    assert table["mode"] == "buzz"
    assert table["penalties"] == table["queue"] == table["box"] == table["burnt"] == []
    assert table["next"] == 0
    assert load(options={"mode": "calm"}).inspect()["mode"] == "calm"
    assert load(options={"mode": "calm"}, mode="cluster").inspect()["mode"] == "cluster"


def test_a_position_that_names_no_phase_awaits_a_flip():
    table = GAME.load(2, {"decks": [["corn"], ["corn"]], "to_act": 1}, {}, {}).inspect()
    assert table["phase"] == "flip"
    assert table["to_act"] == [1]
    assert table["flipper"] == -1
    assert table["piles"] == [[], []]


def test_decks_that_are_not_named_are_empty():
    table = GAME.load(2, {"phase": "duel", "flipper": 1, "piles": [[], ["corn"]]}, {}, {}).inspect()
    assert table["decks"] == [[], []]


DUEL = {"phase": "duel", "flipper": 0}
TRASH = {"piles": [["trash"], ["corn"], ["tomato"]], "phase": "duel", "flipper": 0}
POSTURE = {"piles": [["posture_owl"], [], []], "phase": "posture", "flipper": 0}
PENALTY = {"phase": "penalty", "flipper": 0}

TILES = "tomato, eggplant, mushroom, corn, broccoli"
CARDS = (
    f"{TILES}, potion_tomato, potion_eggplant, potion_mushroom, potion_corn, potion_broccoli, rainbow, trash, "
    "posture_cauldron, posture_wand, posture_broom, posture_hat, posture_owl, posture_cat, posture_toad, "
    "posture_bat, posture_moon"
)
NO_CARD = f"is no card; {CARDS}, {', '.join(f'blank_{number}' for number in range(1, 11))} are"
KEYS = (
    "decks, piles, to_act, phase, flipper, keeper, priority, mode, penalties, next, queue, queue_times, claims, "
    "misfired, covers, named, posed, flips, box, burnt"
)
PHASES = "flip, duel, posture, penalty"
LONG, CUT = "x" * 41, "x" * 37 + "..."
RISING = "one moment for each press of queue, in rising order"


@each(
    ("changes", "words"),
    [
        ({"wind": 1}, f"wind: not known; magi_kitchen has {KEYS}"),
        ({"decks": [["corn"]]}, "decks: 1 lists; one per seat, 3, are needed"),
        ({"decks": "corn"}, "decks: a list is needed"),
        ({"decks": [["corn"], "corn", []]}, "decks[1]: a list is needed"),
        ({"piles": [["onion"], [], []]}, f"piles[0]: 'onion' {NO_CARD}"),
        ({"piles": [[3], [], []]}, f"piles[0]: '3' {NO_CARD}"),
        ({"piles": [[LONG], [], []]}, f"piles[0]: '{CUT}' {NO_CARD}"),
        ({"box": "corn"}, "box: a list is needed"),
        ({"box": ["onion"]}, f"box: 'onion' {NO_CARD}"),
        ({"burnt": "corn"}, "burnt: a list is needed"),
        ({"burnt": ["onion"]}, f"burnt: 'onion' {NO_CARD}"),
        ({"phase": "deal"}, f"phase: deal is not allowed; {PHASES} are"),
        ({"phase": LONG}, f"phase: {CUT} is not allowed; {PHASES} are"),
        ({"mode": "loud"}, "mode: loud is not allowed; buzz, calm, cluster are"),
        ({"mode": LONG}, f"mode: {CUT} is not allowed; buzz, calm, cluster are"),
        ({"to_act": 3}, "to_act: 3 is no seat; 0 to 2 are"),
        ({"to_act": LONG}, f"to_act: {CUT} is no seat; 0 to 2 are"),
        ({"to_act": [0, 1]}, "to_act: [0, 1] is no seat; 0 to 2 are"),
        ({"decks": [[], ["corn"], ["corn"]]}, "decks[0]: empty, but that seat is to flip"),
        ({"keeper": 3}, "keeper: 3 is no seat; -1 to 2 are"),
        ({"keeper": True}, "keeper: true is no seat; -1 to 2 are"),
        ({"priority": [0, 1]}, "priority: every seat from 0 to 2 once"),
        ({"priority": 0}, "priority: a list is needed"),
        ({"priority": [0, 1, 3]}, "priority: 3 is no seat; 0 to 2 are"),
        ({"flipper": -2}, "flipper: -2 is no seat; -1 to 2 are"),
        ({"phase": "duel"}, "flipper: -1 is no seat; 0 to 2 are"),
        ({"phase": "duel", "flipper": 1}, "piles[1]: empty, but its top was just turned over"),
        ({"phase": "posture", "flipper": 0}, "piles[0]: in phase posture its top is a posture"),
        ({**POSTURE, "phase": "duel"}, "piles[0]: in phase duel its top is no posture"),
        ({**DUEL, "claims": [[1, "corn"]]}, "claims: corn is not to be won in this duel"),
        ({**DUEL, "claims": [[1, "tomato"], [2, "tomato"]]}, "claims: tomato is not to be won in this duel"),
        ({**TRASH, "claims": [[1, 0]]}, "claims: 0 is not to be won in this duel"),
        ({**DUEL, "claims": [[1]]}, "claims: a list of pairs is needed"),
        ({**DUEL, "claims": 7}, "claims: a list is needed"),
        ({**DUEL, "claims": [[3, "tomato"]]}, "claims: 3 is no seat; 0 to 2 are"),
        ({**TRASH, "claims": [[1, "corn"]]}, "claims: corn is no seat; 0 to 2 are"),
        ({**DUEL, "claims": [[1, LONG]]}, f"claims: '{CUT}' is no tile; {TILES} are"),
        ({**DUEL, "named": [[1, "onion"]]}, f"named: 'onion' is no tile; {TILES} are"),
        ({**DUEL, "named": 7}, "named: a list is needed"),
        ({**DUEL, "named": [7]}, "named: a list of pairs is needed"),
        ({**DUEL, "named": [[3, "corn"]]}, "named: 3 is no seat; 0 to 2 are"),
        ({**TRASH, "named": [[1, 3]]}, "named: 3 is no seat; 0 to 2 are"),
        ({**DUEL, "covers": 2}, "covers: a list is needed"),
        ({**DUEL, "covers": [0, 1]}, "covers: 2 numbers; one per seat, 3, are needed"),
        ({**DUEL, "covers": [0, 1, 3]}, "covers[2]: 3; a whole number from 0 to 2 is needed"),
        ({**DUEL, "covers": [0, 1, LONG]}, f"covers[2]: {CUT}; a whole number from 0 to 2 is needed"),
        ({**DUEL, "queue": 1}, "queue: a list is needed"),
        ({**DUEL, "queue": [3]}, "queue: 3 is no seat; 0 to 2 are"),
        ({**DUEL, "queue": [1, 1]}, "queue: a seat waits at most once"),
        ({**DUEL, "queue": [1], "queue_times": 5}, "queue_times: a list is needed"),
        ({**DUEL, "queue": [1, 2], "queue_times": [5]}, f"queue_times: {RISING}"),
        ({**DUEL, "queue": [1, 2], "queue_times": [5, 4]}, f"queue_times: {RISING}"),
        ({**DUEL, "queue": [1], "queue_times": [-1]}, "queue_times: -1; a whole number from 0 to 9999999 is needed"),
        ({**DUEL, "queue": [1], "queue_times": [10_000_000]}, "queue_times: 10000000; a whole number from 0 to 9999999 is needed"),
        ({**DUEL, "misfired": 1}, "misfired: a list is needed"),
        ({**DUEL, "misfired": [3]}, "misfired: 3 is no seat; 0 to 2 are"),
        ({**POSTURE, "posed": 1}, "posed: a list is needed"),
        ({**POSTURE, "posed": [1]}, "posed: a list of pairs is needed"),
        ({**POSTURE, "posed": [[3, 5]]}, "posed: 3 is no seat; 0 to 2 are"),
        ({**POSTURE, "posed": [[0, -2]]}, "posed: -2; a whole number from -1 to 9999999 is needed"),
        ({**PENALTY}, "penalties: somebody who has a card must owe one in phase penalty"),
        ({**PENALTY, "penalties": 1}, "penalties: a list is needed"),
        ({**PENALTY, "penalties": [3]}, "penalties: 3 is no seat; 0 to 2 are"),
        ({**PENALTY, "penalties": [1], "next": 4}, "next: 4 is no seat; 0 to 2 are"),
    ],
)  # fmt: skip
def test_a_bad_position_is_refused_in_one_sentence(changes, words):
    with pytest.raises(PositionError) as caught:
        load(**changes)
    assert str(caught.value) == f"position.{words}"


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"piles": [["corn"] * 3, [], []]}, "8 cards of corn; there are 7"),
        ({"box": ["rainbow"], "burnt": ["rainbow", "rainbow"]}, "3 cards of rainbow; there are 2"),
    ],
)
def test_mgk_01_a_position_has_no_card_more_often_than_the_box(changes, words):
    with pytest.raises(PositionError) as caught:
        load(**changes)
    assert str(caught.value) == f"position: {words}"


def test_a_seat_whose_deck_is_empty_owes_nothing_in_a_position():
    with pytest.raises(PositionError, match="^position.penalties: somebody who has a card must owe one"):
        load(**PENALTY, decks=[["corn"], [], ["corn"]], penalties=[1, 0])


def test_a_card_of_the_players_own_is_known_where_the_game_has_it():
    custom = [{"name": "Soup"}]
    assert load(options={"custom": custom}, box=["blank_1"]).inspect()["box"] == ["blank_1"]
    with pytest.raises(PositionError) as caught:
        load(options={"custom": custom}, box=["blank_2"])
    assert str(caught.value) == "position: 1 cards of blank_2; there are 0"


def test_a_position_speaks_of_a_duel_only_while_one_is_open():
    duel = {"claims", "misfired", "covers", "named", "queue", "queue_times", "posed"}
    always = set(KEYS.split(", ")) - duel - {"flips"}
    assert set(load(options={"last_round_after": 9}, flips=3).position()) == always | {"flips"}
    assert set(load().position()) == always
    assert set(load(**PENALTY, penalties=[1]).position()) == always
    assert set(load(**POSTURE).position()) == always - {"to_act"} | duel
    assert set(load(**DUEL).position()) == always - {"to_act"} | duel


def test_a_duel_of_which_nothing_more_is_said_has_just_been_opened():
    state = load(**DUEL)
    assert state.inspect()["to_act"] == [0, 1, 2]
    table = state.position()
    assert table["claims"] == table["misfired"] == table["named"] == []
    assert table["queue"] == table["queue_times"] == table["posed"] == []
    assert table["covers"] == [0, 0, 0]
    do(state, 1, "buzz")
    assert state.position()["queue_times"] == [0]  # one millisecond after nothing: the first


def test_presses_without_moments_came_one_after_the_other():
    state = load(**DUEL, queue=[2, 0, 1])
    assert state.position()["queue_times"] == [0, 1, 2]
    do(state, 2, "slap tomato")
    assert state.inspect()["priority"] == [0, 1, 2]  # no tie was settled
    do(state, 2, "buzz")
    assert state.position()["queue_times"] == [1, 2, 3]


def test_who_has_the_floor_with_both_hands_in_use_may_still_give_it_up():
    state = load(**TRASH, queue=[1], covers=[2, 2, 0])
    assert state.inspect()["to_act"] == [1, 2]
    assert "finish" in legal(state, 1)
    do(state, 1, "finish")
    assert state.inspect()["to_act"] == [2]


def test_nobody_waits_for_a_floor_while_a_posture_is_taken_or_where_nobody_buzzes():
    posture = load(**POSTURE, posed=[[1, 300]])
    assert posture.inspect()["to_act"] == [0, 2]
    cluster = load(**TRASH, mode="cluster", covers=[0, 2, 0])
    assert cluster.inspect()["to_act"] == [0, 1, 2]
    assert legal(cluster, 1) == {f"slap {tile}" for tile in TILES.split(", ")}


def test_second_hands_against_the_trash_are_named_by_seats():
    state = load(**TRASH, claims=[[1, 1]], named=[[0, 1]], covers=[1, 1, 0])
    assert state.position()["named"] == [[0, 1]]
    do(state, 0, "buzz")
    assert names(do(state, 0, "cover 1")) == ["PileMisfired"]  # R31: once is without penalty, twice is not


def test_a_duel_can_be_set_up_in_the_middle_and_is_the_same_when_it_is_loaded_again():
    state = load(**{**DUEL, "queue": [2, 1], "queue_times": [400, 400], "covers": [0, 2, 1], "misfired": [2, 0, 2],
                    "claims": [[1, "tomato"]], "named": [[0, "tomato"]], "priority": [2, 1, 0]})  # fmt: skip
    table = state.inspect()
    assert table["claimable"] == []
    assert table["misfires"] == [1, 0, 2]
    assert table["floor"] == 2
    assert table["to_act"] == [0, 2]
    again = GAME.load(3, state.position(), {}, {})
    assert again.inspect() == table
    do(again, 2, "slap tomato")
    assert again.inspect()["priority"] == [1, 0, 2]
    do(again, 1, "slap tomato")
    assert again.inspect()["misfires"] == [1, 1, 2]
    do(again, 0, "buzz")
    assert again.contest.latest == 401
    do(again, 0, "slap tomato")
    assert again.inspect()["misfires"] == [2, 1, 2]


def test_a_duel_against_the_trash_names_its_piles_by_seats():
    state = load(**TRASH, mode="cluster", claims=[[1, 1]])
    assert state.inspect()["claimable"] == [2]
    assert state.position()["claims"] == [[1, 1]]
    assert names(do(state, 0, "cover 1")) == ["PileGone"]


def test_a_posture_can_be_set_up_in_the_middle():
    state = load(**POSTURE, posed=[[1, 300]], mode="cluster")
    assert state.inspect()["to_act"] == [0, 2]
    assert state.position()["posed"] == [[1, 300]]
    calm = load(**POSTURE, to_act=[2], mode="calm", misfired=[1])
    assert calm.actors() == (2,)
    assert calm.position()["to_act"] == 2
    assert calm.phase == "posture"


def test_a_penalty_goes_on_to_the_left_of_the_flipper_unless_the_position_says_else():
    state = load(phase="penalty", flipper=2, penalties=[1, 0])
    assert state.position()["next"] == 0
    assert load(phase="penalty", flipper=2, penalties=[1], next=1).inspect()["next"] == 1
    do(state, 1, "give 0")
    assert state.position()["penalties"] == [0]


def test_the_keys_of_the_scenario_files_are_all_there():
    table = new(3).inspect()
    wanted = (
        "to_act phase over winners scores deck_sizes tops claimable misfires next queue floor mode keeper"
    )
    assert set(wanted.split()) <= set(table)
    assert table["to_act"] == []
    assert table["phase"] == "deal"
    state = at(["corn", "corn"], ["", ""], to_act=0, phase="flip")
    do(state, 0, "flip")
    assert state.inspect()["next"] == -1
    assert state.inspect()["over"] is True


NO_ACTION = "is no action of magi_kitchen; flip, slap INGREDIENT, cover SEAT, pose TAPS, give SEAT, buzz, finish and pass are"
TIMED = "MILLISECONDS is 0 to 9999999"


@each(
    ("text", "words"),
    [
        ("", f"'' {NO_ACTION}"),
        ("slap onion", f"'onion' is no ingredient; {TILES} are"),
        ("cover 8", "'8' is no seat; 0 to 7 are"),
        ("give x", "'x' is no seat; 0 to 7 are"),
        ("pose SX", "'SX' is no pattern; up to 8 taps, each S or L, are"),
        ("pose SSSSSSSSS", "'SSSSSSSSS' is no pattern; up to 8 taps, each S or L, are"),
        ("pose", "'' is no pattern; up to 8 taps, each S or L, are"),
        ("slap", f"'slap': it is written slap INGREDIENT at MILLISECONDS or slap INGREDIENT; INGREDIENT is {TILES}; "
                 f"{TIMED}"),
        ("flip now", f"'flip now': it is written flip at MILLISECONDS or flip; {TIMED}"),
        ("flip at", f"'flip at': it is written flip at MILLISECONDS or flip; {TIMED}"),
        ("flip 350", f"'flip 350': it is written flip at MILLISECONDS or flip; {TIMED}"),
        ("buzz at 12345678", "'12345678' is no moment; whole milliseconds, 0 to 9999999, are"),
        ("buzz at soon", "'soon' is no moment; whole milliseconds, 0 to 9999999, are"),
        ("buzz at ²", "'²' is no moment; whole milliseconds, 0 to 9999999, are"),
        ("starter 9", "'9' is no seat; 0 to 7 are"),
        ("starter X", "'X' is no seat; 0 to 7 are"),
        ("starter", "'starter': it is written starter SEAT; SEAT is 0 to 7"),
        (f"starter {LONG}", f"'{CUT}' is no seat; 0 to 7 are"),
        ("close now", "'close now': it is written close"),
        ("timeout 3", "'timeout 3': it is written timeout"),
        (f"close {LONG}", f"'close {'x' * 31}...': it is written close"),
        ("x" * 40, f"'{'x' * 40}' {NO_ACTION}"),
        (LONG, f"'{CUT}' {NO_ACTION}"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_said_in_one_sentence(text, words):
    with pytest.raises(NotationError) as caught:
        GAME.parse_action(text)
    assert str(caught.value) == words


def test_a_deal_of_what_is_no_card_names_all_cards():
    for word, shown in (("onion", "onion"), (LONG, CUT)):
        with pytest.raises(NotationError) as caught:
            GAME.parse_action(f"deal corn | {word}")
        assert str(caught.value) == f"'{shown}' {NO_CARD}"


@each(
    ("typed", "notation"),
    [
        ("ssl", "pose SSL"),
        ("S l", "pose SL"),
        ("short short long", "pose SSL"),
        ("ccl", "pose SSL"),
        ("ssl at 20", "pose SSL at 20"),
        ("buzz at 007", "buzz at 7"),
        ("pose s l at 20", "pose SL at 20"),
        ("  slap   corn ", "slap corn"),
        ("corn", "slap corn"),
        ("corn at 7", "slap corn at 7"),
        ("starter 7", "starter 7"),
        ("deal corn tomato | trash rainbow", "deal corn tomato | trash rainbow"),
        ("close", "close"),
        ("timeout", "timeout"),
    ],
)
def test_what_can_be_read_has_one_notation(typed, notation):
    assert str(GAME.parse_action(typed)) == notation
