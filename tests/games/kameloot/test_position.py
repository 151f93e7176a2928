"""Positions of Kameloot: what loads, what is refused with which sentence, what comes out again."""

import random

import pytest

from accessible_games.engine import CHANCE, PositionError
from tests.each import each
from tests.games.kameloot.tables import KAMELOOT, at, do, legal

THREE = {"hands": [["ring", "cloak"], ["scroll"], ["potion"]], "to_act": 0}


def load(**changes):
    return KAMELOOT.load(3, THREE | changes, {}, {})


def wrong(**changes):
    with pytest.raises(PositionError) as caught:
        load(**changes)
    message = str(caught.value)
    assert "\n" not in message
    return message


def test_a_kind_may_be_named_with_none_of_it():
    state = load(front=[{"ring": 0}, {}, {}])
    assert state.inspect()["front"] == [{}, {}, {}]


def test_what_is_not_named_is_empty_and_the_first_player_acts():
    state = KAMELOOT.load(3, {"hands": [[], ["ring"], []], "first_player": 1}, {}, {})
    assert state.actors() == (1,)
    assert state.inspect()["taverns"] == ["owl", "owl", "owl"]
    assert state.inspect()["coins"] == [0, 0, 0]
    assert state.inspect()["draw_pile"] == []
    assert "last_turns" not in state.position()


def test_a_position_comes_out_as_it_went_in():
    given = {
        "taverns": ["owl", "cat", "owl"],
        "hands": [["ring", "cloak", "unicorn"], ["scroll"], ["potion"]],
        "front": [{"glove": 2}, {}, {"wand": 3, "scroll": 1}],
        "front_unicorns": [{"glove": 1}, {}, {}],
        "coins": [3, 0, 12],
        "draw_pile": ["ring", "scroll"],
        "discard": ["glove", "cloak"],
        "first_player": 1,
        "to_act": [2],
        "last_turns": [2, 0],
    }
    state = KAMELOOT.load(3, given, {}, {})
    assert state.position() == given
    assert state.inspect()["front_cards"][0] == {"glove": 1, "unicorn": 1}
    assert state.totals == [given_total(state, (0, 2)), given_total(state, (1,))]


def given_total(state, seats):
    return sum(state.fronts[seat] for seat in seats)


def test_a_draw_pile_may_be_a_number_and_is_then_shuffled_from_what_is_not_named():
    state = load(draw_pile=5, discard=["glove"] * 13)
    assert state.phase == "setup"
    assert state.inspect()["to_act"] == []
    assert state.inspect()["draw_pile_size"] == 5
    assert state.view(0).turn_after == 0
    outcome = state.due().sample(random.Random(4))
    assert len(outcome.units) == 5
    assert "glove" not in str(outcome)
    do(state, CHANCE, str(outcome))
    assert state.phase == "play"
    assert state.actors() == (0,)
    assert str(outcome).split()[1:] == state.inspect()["draw_pile"]
    assert load(draw_pile=0).inspect()["draw_pile_size"] == 0


def test_a_whole_deck_knows_which_cards_have_become_coins():
    state = KAMELOOT.new_state(3, {}, {})
    rng = random.Random(2)
    while state.actors() and sum(state.coins) < 9:
        seat = state.actors()[0]
        state.apply(
            seat, state.due().sample(rng) if seat == CHANCE else rng.choice(state.legal_actions(seat))
        )
    loaded = KAMELOOT.load(3, state.position(), {}, {})
    assert loaded.inspect()["sold_cards"] == state.inspect()["sold_cards"] != {}


def test_taverns_that_are_not_chosen_yet_are_empty_texts():
    state = load(taverns=["cat", "", ""], first_player=0, to_act=1)
    assert state.phase == "choose"
    assert legal(state, 1) == {"choose owl", "choose cat"}
    assert state.position()["taverns"] == ["cat", "", ""]


@each(
    ("changes", "words"),
    [
        ({"gold": 3}, "position.gold: not known; kameloot has taverns, hands, front"),
        ({"hands": [["ring"]]}, "position.hands: 1 lists; one per seat, 3, are needed"),
        ({"hands": ["ring", [], []]}, "position.hands[0]: a list is needed"),
        ({"hands": [["sword"], [], []]}, "position.hands[0]: 'sword' is no card; ring, wand"),
        ({"hands": [[], [3], []]}, "position.hands[1]: '3' is no card"),
        ({"hands": [["ring"] * 9, [], []]}, "position: 9 cards of ring; there are 8"),
        ({"hands": [["ring"] * 32, [], []]}, "position.hands[0]: 32 times ring; 31 at most"),
        (
            {"front": [[], [], []]},
            "position.front[0]: a table of collections is needed, such as { ring = 2 }",
        ),
        ({"front": [{}]}, "position.front: 1 tables; one per seat"),
        ({"front": [{"unicorn": 1}, {}, {}]}, "position.front[0]: unicorn is no collection; ring, wand"),
        (
            {"front": [{"ring": -1}, {}, {}]},
            "position.front[0].ring: -1; a whole number from 0 to 31 is needed",
        ),
        (
            {"front": [{"ring": 32}, {}, {}]},
            "position.front[0].ring: 32; a whole number from 0 to 31 is needed",
        ),
        (
            {"front": [{"ring": True}, {}, {}]},
            "position.front[0].ring: true; a whole number from 0 to 31 is needed",
        ),
        ({"front": [{"ring": 9}, {}, {}]}, "position: 10 cards of ring; there are 8"),
        (
            {"front": [{"ring": 1}, {}, {}], "front_unicorns": [{"ring": 2}, {}, {}]},
            "position.front_unicorns[0].ring: 2 of the 1 cards in front cannot be unicorns",
        ),
        (
            {"front": [{"ring": 1}, {}, {}], "front_unicorns": [{"ring": 1}, {}, {}]},
            "position.front_unicorns[0].ring: 1 of the 1 cards",
        ),
        (
            {"front": [{"ring": 5}, {}, {}], "front_unicorns": [{"ring": 4}, {}, {}]},
            "position: 4 cards of unicorn; there are 3",
        ),
        ({"taverns": ["owl"]}, "position.taverns: 1 taverns; one per seat, 3, are needed"),
        ({"taverns": "owl"}, "position.taverns: a list is needed"),
        ({"taverns": ["owl", "dog", "cat"]}, "position.taverns[1]: 'dog' is no tavern; owl, cat are"),
        ({"taverns": ["owl", 1, "cat"]}, "position.taverns[1]: '1' is no tavern"),
        (
            {"taverns": ["", "owl", "cat"]},
            "position.taverns: taverns are chosen in turn order from the first player on",
        ),
        ({"taverns": ["owl", "", ""]}, "position.to_act: seat 1 is the next to choose a tavern"),
        (
            {"taverns": ["owl", "cat", ""], "to_act": 2, "front": [{}, {}, {"ring": 1}]},
            "position.front[2]: nothing lies there before a tavern is chosen",
        ),
        ({"coins": [1, 2]}, "position.coins: 2 numbers; one per seat, 3, are needed"),
        ({"coins": [1, 2, -1]}, "position.coins[2]: -1; a whole number from 0 to 99999 is needed"),
        ({"coins": 3}, "position.coins: a list is needed"),
        (
            {"draw_pile": "ring"},
            "position.draw_pile: ring is not possible; a list of cards, or a number from 0 to 92",
        ),
        ({"draw_pile": 93}, "position.draw_pile: 93 is not possible"),
        ({"draw_pile": -1}, "position.draw_pile: -1 is not possible"),
        ({"draw_pile": True}, "position.draw_pile: true is not possible"),
        ({"draw_pile": ["sword"]}, "position.draw_pile: 'sword' is no card"),
        ({"draw_pile": ["ring"] * 8}, "position: 9 cards of ring; there are 8"),
        ({"discard": 3}, "position.discard: a list is needed"),
        ({"discard": ["unicorn"]}, "position.discard: a unicorn is never discarded"),
        ({"first_player": 3}, "position.first_player: 3 is no seat; 0 to 2 are"),
        ({"first_player": "x"}, "position.first_player: x is no seat"),
        ({"to_act": 3}, "position.to_act: 3 is no seat; 0 to 2 are"),
        ({"to_act": []}, "position.to_act: [] is no seat"),
        ({"to_act": True}, "position.to_act: true is no seat"),
        (
            {"last_turns": [1]},
            "position.last_turns: [0, 1, 2] are the seats from to_act to the last one of the round",
        ),
        ({"last_turns": 3}, "position.last_turns: [0, 1, 2] are"),
    ],
)
def test_a_wrong_position_gets_one_sentence(changes, words):
    assert words in wrong(**changes)


def test_a_state_that_is_copied_goes_its_own_way():
    state = at(hands=["ring cloak", "scroll", "potion"], front=[{"ring": 1}, {}, {}])
    twin = state.copy()
    do(twin, 0, "play ring")
    assert state.inspect()["front"][0] == {"ring": 1}
    assert twin.inspect()["sold"] and not state.inspect()["sold"]


def test_a_twin_and_an_imagined_world_look_the_same_to_everybody_they_are_made_for():
    rng = random.Random(9)
    state = KAMELOOT.new_state(3, {}, {})
    for _ in range(40):
        for seat in (None, 0, 1, 2):
            assert state.copy().view(seat) == state.view(seat)
            assert KAMELOOT.determinise(state.view(seat), rng).view(seat) == state.view(seat)
        seat = state.actors()[0]
        state.apply(
            seat, state.due().sample(rng) if seat == CHANCE else rng.choice(state.legal_actions(seat))
        )


def test_a_partial_position_leaves_nothing_to_imagine_from():
    state = KAMELOOT.load(
        3, {"hands": [["ring"] * 8, [], []], "discard": ["wand"] * 11 + ["glove"] * 13}, {}, {}
    )
    data = {"kameloot": {"cards": {name: {"copies": 1} for name in ("potion", "cloak", "scroll", "unicorn")}}}
    small = KAMELOOT.load(3, state.position(), {}, data)
    view = small.view(1)
    assert KAMELOOT.determinise(view, random.Random(1)).view(1) == view
    crowded = KAMELOOT.load(3, THREE | {"hands": [["ring"] * 8, ["wand"] * 9, []]}, {}, {})
    seen = crowded.view(2).but(hand_sizes=(60, 60, 0))
    with pytest.raises(
        ValueError, match=r"^the view leaves too few unseen cards: was the position partial\?$"
    ):
        KAMELOOT.determinise(seen, random.Random(1))
