"""Positions: what they hold, and what is wrong with bad ones, in one sentence."""

import pytest

from accessible_games.engine import NotationError, PositionError
from tests.games.magi_kitchen.tables import GAME, at, do, names, new

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


DUEL = {"phase": "duel", "flipper": 0}
TRASH = {"piles": [["trash"], ["corn"], ["tomato"]], "phase": "duel", "flipper": 0}
POSTURE = {"piles": [["posture_owl"], [], []], "phase": "posture", "flipper": 0}


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"wind": 1}, "position.wind: not known"),
        ({"decks": [["corn"]]}, r"position.decks: 1 lists; one per seat, 3, are needed"),
        ({"decks": "corn"}, "position.decks: a list is needed"),
        ({"decks": [["corn"], "corn", []]}, r"position.decks\[1\]: a list is needed"),
        ({"piles": [["onion"], [], []]}, r"position.piles\[0\]: 'onion' is no card"),
        ({"piles": [["blank_1"], [], []]}, r"position.piles\[0\]: 'blank_1' is no card"),
        ({"piles": [[3], [], []]}, r"position.piles\[0\]: '3' is no card"),
        ({"piles": [["corn"] * 3, [], []]}, "position: 8 cards of corn; there are 7"),
        ({"box": ["rainbow"], "burnt": ["rainbow", "rainbow"]}, "3 cards of rainbow; there are 2"),
        ({"phase": "deal"}, "position.phase: 'deal' is not allowed; flip, duel, posture, penalty are"),
        ({"mode": "loud"}, "position.mode: 'loud' is not allowed; buzz, calm, cluster are"),
        ({"to_act": 3}, "position.to_act: 3 is no seat; 0 to 2 are"),
        ({"to_act": [0, 1]}, "position.to_act"),
        ({"decks": [[], ["corn"], ["corn"]]}, r"position.decks\[0\]: empty, but that seat is to flip"),
        ({"keeper": 3}, "position.keeper: 3 is no seat; -1 to 2 are"),
        ({"keeper": True}, "position.keeper"),
        ({"priority": [0, 1]}, "position.priority: every seat from 0 to 2 once"),
        ({"phase": "duel"}, "position.flipper: -1 is no seat; 0 to 2 are"),
        ({"phase": "duel", "flipper": 1}, r"position.piles\[1\]: empty, but its top was just turned over"),
        ({"phase": "posture", "flipper": 0}, r"position.piles\[0\]: in phase posture its top is a posture"),
        ({**POSTURE, "phase": "duel"}, r"position.piles\[0\]: in phase duel its top is no posture"),
        ({**DUEL, "claims": [[1, "corn"]]}, "position.claims: corn is not to be won in this duel"),
        ({**DUEL, "claims": [[1, "tomato"], [2, "tomato"]]}, "position.claims: tomato is not to be won"),
        ({**DUEL, "claims": [[1]]}, "position.claims: a list of pairs is needed"),
        ({**DUEL, "named": [[1, "onion"]]}, "position.named: 'onion' is no tile"),
        ({**TRASH, "claims": [[1, "corn"]]}, "position.claims: corn is no seat; 0 to 2 are"),
        ({**DUEL, "covers": [0, 1]}, "position.covers: 2 numbers; one per seat, 3, are needed"),
        ({**DUEL, "covers": [0, 1, 3]}, "position.covers: 3; a whole number from 0 to 2"),
        ({**DUEL, "queue": [1, 1]}, "position.queue: a seat waits at most once"),
        ({**DUEL, "queue": [1, 2], "queue_times": [5]}, "position.queue_times: one moment for each press"),
        ({**DUEL, "queue": [1, 2], "queue_times": [5, 4]}, "in rising order"),
        ({**DUEL, "queue": [1], "queue_times": [-1]}, "position.queue_times: -1; a whole number from 0"),
        ({**DUEL, "misfired": [3]}, "position.misfired: 3 is no seat"),
        ({**POSTURE, "posed": [[0, -2]]}, "position.posed: -2; a whole number from -1"),
        ({"phase": "penalty", "flipper": 0}, "position.penalties: somebody who has a card must owe one"),
        ({"phase": "penalty", "flipper": 0, "penalties": [1], "next": 4}, "position.next: 4 is no seat"),
    ],
)  # fmt: skip
def test_a_bad_position_is_refused_in_one_sentence(changes, words):
    with pytest.raises(PositionError, match=words):
        load(**changes)


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


def test_a_penalty_goes_on_to_the_left_of_the_flipper_unless_the_position_says_else():
    state = load(phase="penalty", flipper=2, penalties=[1, 0])
    assert state.position()["next"] == 0
    assert load(phase="penalty", flipper=2, penalties=[1], next=1).inspect()["next"] == 1
    do(state, 1, "give 0")
    assert state.position()["penalties"] == [0]


def test_the_keys_of_the_scenario_files_are_all_there():
    table = new(3).inspect()
    wanted = "to_act phase over winners scores deck_sizes tops claimable misfires next queue floor mode keeper"
    assert set(wanted.split()) <= set(table)
    assert table["to_act"] == []
    assert table["phase"] == "deal"
    state = at(["corn", "corn"], ["", ""], to_act=0, phase="flip")
    do(state, 0, "flip")
    assert state.inspect()["next"] == -1
    assert state.inspect()["over"] is True


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is no action of magi_kitchen"),
        ("slap onion", "'onion' is no ingredient; tomato, eggplant, mushroom, corn, broccoli are"),
        ("cover 8", "'8' is no seat; 0 to 7 are"),
        ("give x", "'x' is no seat"),
        ("pose SX", "'SX' is no pattern"),
        ("pose SSSSSSSSS", "up to 8 taps"),
        ("pose", "is no action"),
        ("slap", "is no action"),
        ("flip now", "is no action"),
        ("buzz at 12345678", "is no action"),
        ("starter 9", "a starter is a seat from 0 to 7"),
        ("deal corn | onion", "'onion' is no card of magi_kitchen"),
        ("close now", "nothing follows the word close"),
        ("timeout 3", "nothing follows the word timeout"),
        ("dance " + "x" * 60, r"\.\.\.' is no action"),
    ],
)
def test_what_cannot_be_read_is_said_in_one_sentence(text, words):
    with pytest.raises(NotationError, match=words):
        GAME.parse_action(text)


def test_long_words_are_cut_in_a_refusal():
    with pytest.raises(NotationError, match=f"^'{'x' * 40}' is no action"):
        GAME.parse_action("x" * 40)
    with pytest.raises(NotationError, match=rf"^'{'x' * 37}\.\.\.' is no action"):
        GAME.parse_action("x" * 41)
    with pytest.raises(NotationError, match=f"^'{'x' * 40}' is no card of magi_kitchen; tomato, eggplant"):
        GAME.parse_action("deal " + "x" * 50)


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("ssl", "pose SSL"),
        ("S l", "pose SL"),
        ("short short long", "pose SSL"),
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
