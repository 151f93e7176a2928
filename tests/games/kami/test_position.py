"""Positions of Kami: what loads, what is refused with which sentence, what comes out again."""

import random

import pytest

from accessible_games.engine import CHANCE, PositionError
from tests.each import each
from tests.games.kami.tables import KAMI, at, do, legal

NAMES = "warrior, horseman, lancer, silver, gold, madman, tower, empress"
KEYS = (
    "hands, scores, starter, lead, opening, attack, to_act, pending, defence, attacks, mercenaries, "
    "set_aside, knows_set_aside, ready_seat, claimer"
)
FOUR = {"hands": [["gold", "tower"], ["gold"], ["gold"], ["silver"]], "lead": 0}


def load(position, seats=4, options=None):
    return KAMI.load(seats, position, options or {}, {})


def wrong(position, seats=4):
    with pytest.raises(PositionError) as caught:
        load(position, seats)
    return str(caught.value)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_that_was_written_loads_to_the_same_position(seats):
    rng = random.Random(seats)
    compared = 0
    for _ in range(6):
        state = KAMI.new_state(seats, {"first_player": 0}, {})
        while state.actors():
            seat = state.actors()[0]
            if seat == CHANCE:
                state.apply(seat, state.due().sample(rng))
                continue
            twin = load(state.position(), seats)
            keys = set(twin.inspect()) - {"starter", "next_starter"}
            if not state.opening:
                assert {key: twin.inspect()[key] for key in keys - {"set_aside", "knows_set_aside"}} == {
                    key: state.inspect()[key] for key in keys - {"set_aside", "knows_set_aside"}
                }
                assert set(twin.legal_actions(seat)) == set(state.legal_actions(seat))
            else:
                assert twin.inspect() == state.inspect()
            compared += 1
            state.apply(seat, rng.choice(state.legal_actions(seat)))
    assert compared > 100


def test_the_neutral_values_of_keys_that_are_not_named():
    shown = load(FOUR).inspect()
    assert shown["scores"] == [0, 0]
    assert shown["starter"] == 0
    assert shown["opening"] is False
    assert shown["defence"] == shown["attacks"] == [[], [], [], []]
    assert shown["round_over"] is False
    assert shown["next_starter"] == 1


def test_a_lead_is_within_the_round_where_the_position_does_not_say_that_it_opens_it():
    assert load(FOUR).inspect()["opening"] is False
    assert load(FOUR | {"opening": True}).inspect()["opening"] is True


def test_of_real_cards_three_players_set_two_aside_and_four_none():
    for seats, aside in ((3, [2]), (4, [])):
        state = KAMI.new_state(seats, {"first_player": 0}, {})
        asked = KAMI.parts(state.due())
        assert [part.items for part in asked if part.secret] == aside
        assert [part.items for part in asked if part.owner is not None] == [10 if seats == 3 else 8] * seats


def test_the_starter_is_the_one_who_leads_the_opening_else_the_one_named():
    assert load(FOUR | {"lead": 0, "starter": 3}).inspect()["starter"] == 3
    assert load(FOUR | {"lead": 1, "starter": 3, "opening": True}).inspect()["starter"] == 1


def test_an_attack_named_in_attack_alone_lies_on_the_line_too():
    base = {"hands": FOUR["hands"], "attack": {"seat": 0, "card": "madman"}, "to_act": 1}
    assert load(base).inspect()["attacks"] == [["madman"], [], [], []]
    assert load(base | {"attacks": [["tower", "madman"], [], [], []]}).inspect()["attacks"][0] == [
        "tower",
        "madman",
    ]
    assert load(base | {"to_act": [2]}).actors() == (2,)


def test_the_hidden_card_of_a_pending_lead_is_the_first_card_of_the_move():
    position = {
        "hands": [["gold"], ["tower"]],
        "pending": {"seat": 0, "after": "lead"},
        "defence": [["(silver)", "(gold)"], ["tower"]],
        "mercenaries": ["silver/", ""],
    }
    state = load(position, 2)
    assert state.inspect()["pending"] == {"seat": 0, "after": "lead"}
    assert state.view(1).defence[0][1][0].id == "gold"
    won = do(state, 0, "attack gold")[-1]
    assert won.master_strike


def test_a_claim_shows_what_the_option_says():
    hands = [["gold"], ["warrior"] * 6, ["gold"], ["gold"]]
    state = load({"hands": hands, "lead": 0, "opening": True, "claimer": 1})
    assert state.inspect()["shown"] == ["warrior"] * 5
    assert state.actors() == (3,)


def test_a_peek_is_open_until_the_position_says_what_was_seen():
    base = {
        "hands": [["gold"], ["gold"], ["tower"]],
        "lead": 2,
        "opening": True,
        "set_aside": ["silver", "gold"],
    }
    assert (load(base, 3).phase, load(base, 3).actors()) == ("peek", (0,))
    seen = load(base | {"knows_set_aside": [["gold"], ["silver"], []]}, 3)
    assert (seen.phase, seen.actors()) == ("lead", (2,))
    assert seen.inspect()["knows_set_aside"] == [["gold"], ["silver"], []]


@each(
    ("change", "words"),
    [
        ({"lead": 4}, "position.lead: 4 is no seat; 0 to 3 are"),
        ({"lead": -1}, "position.lead: -1 is no seat; 0 to 3 are"),
        ({"lead": True}, "position.lead: true is no seat; 0 to 3 are"),
        ({"hands": [["gold"]]}, "position.hands: 1 lists; one per seat, 4, are needed"),
        ({"hands": "gold"}, "position.hands: a list is needed"),
        ({"hands": [["gold"], "gold", [], []]}, "position.hands[1]: a list is needed"),
        ({"hands": [["dragon"], [], [], []]}, f"position.hands[0]: 'dragon' is no card; {NAMES} are"),
        ({"hands": [[], ["gold"], [], []]}, "position.hands[0]: empty, but it is that seat's turn"),
        ({"hands": [["tower"] * 3, [], [], []]}, "position: 3 cards of tower; there are 2"),
        ({"scores": [1]}, "position.scores: 2 whole numbers are needed"),
        ({"scores": [1, -1]}, "position.scores: 2 whole numbers are needed"),
        ({"scores": [1, "2"]}, "position.scores: 2 whole numbers are needed"),
        ({"opening": 1}, "position.opening: true or false"),
        ({"ready_seat": 1}, "position.ready_seat and claimer need opening = true"),
        ({"claimer": 1}, "position.ready_seat and claimer need opening = true"),
        ({"opening": True, "claimer": 1}, "position.claimer: seat 1 holds 1 warriors; a claim needs five"),
        ({"opening": True, "ready_seat": 7}, "position.ready_seat: 7 is no seat; 0 to 3 are"),
        (
            {"attack": {"seat": 0, "card": "gold"}, "to_act": 1},
            "position: exactly one of lead, attack and pending must be given",
        ),
        ({"mercenaries": ["gold/"]}, "position.mercenaries: they are for two players"),
        ({"colour": 1}, f"position.colour: not known; kami has {KEYS}"),
        ({"starter": 9}, "position.starter: 9 is no seat; 0 to 3 are"),
        ({"defence": [["(gold"], [], [], []]}, f"position.defence[0]: '(gold' is no card; {NAMES} are"),
        ({"attacks": [[], [], [], [7]]}, f"position.attacks[3]: '7' is no card; {NAMES} are"),
        ({"set_aside": "gold"}, "position.set_aside: a list is needed"),
    ],
)
def test_a_wrong_position_of_four_is_refused_in_one_sentence(change, words):
    position = {**FOUR, "hands": [["gold", "tower"], ["gold", "warrior"], ["gold"], ["silver"]]} | change
    assert wrong(position) == words


@each(
    ("position", "words"),
    [
        ({"attack": {"seat": 0}, "to_act": 1}, "position.attack: a table with seat and card is needed"),
        ({"attack": "gold", "to_act": 1}, "position.attack: a table with seat and card is needed"),
        (
            {"attack": {"seat": 5, "card": "gold"}, "to_act": 1},
            "position.attack.seat: 5 is no seat; 0 to 1 are",
        ),
        (
            {"attack": {"seat": 0, "card": "rook"}, "to_act": 1},
            f"position.attack.card: 'rook' is no card; {NAMES} are",
        ),
        ({"attack": {"seat": 0, "card": "gold"}}, "position.to_act: None is no seat; 0 to 1 are"),
        (
            {"attack": {"seat": 0, "card": "gold"}, "to_act": 0},
            "position.to_act: the attacker does not answer their own attack",
        ),
        (
            {"attack": {"seat": 0, "card": "gold"}, "to_act": 1, "attacks": [["silver"], []]},
            "position.attacks[0]: its last card is not the attack, gold",
        ),
        ({"pending": {"seat": 0}}, "position.pending: a table with seat and after is needed"),
        ({"pending": 3}, "position.pending: a table with seat and after is needed"),
        ({"pending": {"seat": 0, "after": "tea"}}, "position.pending.after: defend or lead"),
        (
            {"pending": {"seat": 0, "after": "lead"}},
            "position.defence[0]: after lead its last card lies face down",
        ),
        (
            {"pending": {"seat": 0, "after": "lead"}, "defence": [["gold"], []]},
            "position.defence[0]: after lead its last card lies face down",
        ),
        (
            {"pending": {"seat": 0, "after": "defend"}, "defence": [["(gold)"], []]},
            "position.defence[0]: after defend its last card lies face up",
        ),
        (
            {"lead": 0, "mercenaries": ["gold"]},
            'position.mercenaries: \'gold\'; "top/hidden", "top/" or "" is',
        ),
        (
            {"lead": 0, "mercenaries": ["/gold"]},
            'position.mercenaries: \'/gold\'; "top/hidden", "top/" or "" is',
        ),
        ({"lead": 0, "mercenaries": ["rook/"]}, f"position.mercenaries: 'rook' is no card; {NAMES} are"),
        ({"lead": 0, "mercenaries": ["/"]}, 'position.mercenaries: \'/\'; "top/hidden", "top/" or "" is'),
        ({"lead": 0, "mercenaries": [""] * 9}, "position.mercenaries: there are at most 8 stacks"),
        ({"lead": 0, "mercenaries": "gold/"}, "position.mercenaries: a list is needed"),
        ({"lead": 0, "mercenaries": ["gold/rook"]}, f"position.mercenaries: 'rook' is no card; {NAMES} are"),
        ({"lead": 0, "mercenaries": ["gold/a/b"]}, f"position.mercenaries: 'a/b' is no card; {NAMES} are"),
        ({"lead": "x" * 50}, f"position.lead: {'x' * 37}... is no seat; 0 to 1 are"),
        (
            {"lead": 0, "attacks": [["x" * 50], []]},
            f"position.attacks[0]: '{'x' * 37}...' is no card; {NAMES} are",
        ),
        ({"lead": 0, "set_aside": ["rook"]}, f"position.set_aside: 'rook' is no card; {NAMES} are"),
        (
            {"lead": 0, "opening": True, "ready_seat": 0},
            "position.ready_seat and claimer are for four players",
        ),
        ({}, "position: exactly one of lead, attack and pending must be given"),
    ],
)
def test_a_wrong_position_of_two_is_refused_in_one_sentence(position, words):
    assert wrong({"hands": [["gold"], ["silver"]]} | position, 2) == words


@pytest.mark.parametrize("known", [[["tower"], [], []], [["gold", "silver"], [], []]])
def test_what_was_seen_must_be_one_of_the_cards_set_aside(known):
    base = {
        "hands": [["gold"], ["gold"], ["tower"]],
        "lead": 2,
        "opening": True,
        "set_aside": ["silver", "gold"],
    }
    assert "position.knows_set_aside[0]: one of the two cards" in wrong(base | {"knows_set_aside": known}, 3)


def test_set_aside_cards_count_too():
    position = {"hands": [["tower"], ["tower"], ["gold"]], "lead": 2, "set_aside": ["tower", "gold"]}
    assert "3 cards of tower" in wrong(position, 3)


def test_covered_cards_and_cards_on_the_lines_count_too():
    hands = [["tower"], ["gold"]]
    assert "3 cards of tower" in wrong({"hands": hands, "lead": 0, "mercenaries": ["tower/tower"]}, 2)
    assert "3 cards of tower" in wrong({"hands": hands, "lead": 0, "attacks": [["tower", "tower"], []]}, 2)


def test_a_position_stands_alone():
    position = {**FOUR}
    state = load(position)
    do(state, 0, "lead gold attack tower")
    assert position == FOUR
    assert at(4, hands=FOUR["hands"], lead=0).inspect()["hands"][0] == ["gold", "tower"]


def test_a_claim_by_two_players_or_by_nobody_is_refused():
    hands = [["warrior"] * 5, ["gold"]]
    assert wrong({"hands": hands, "lead": 0, "opening": True, "claimer": 0}, 2) == (
        "position.ready_seat and claimer are for four players"
    )
    four = {"hands": [["warrior"] * 5, ["gold"], ["gold"], ["gold"]], "lead": 0, "opening": True}
    assert wrong(four | {"claimer": 7}) == "position.claimer: 7 is no seat; 0 to 3 are"


def test_the_attack_goes_to_the_line_of_its_own_seat():
    position = {
        "hands": [["gold"], ["gold"], ["gold"], ["gold"]],
        "attack": {"seat": 2, "card": "madman"},
        "to_act": 3,
        "defence": [[], [], ["silver"], []],
        "attacks": [["tower"], [], [], ["lancer"]],
    }
    assert load(position).inspect()["attacks"] == [["tower"], [], ["madman"], ["lancer"]]
    assert load(position).inspect()["defence"] == [[], [], ["silver"], []]


def test_what_was_seen_of_the_cards_set_aside_holds_in_the_middle_of_a_round_too():
    position = {
        "hands": [["gold"], ["gold"], ["tower"]],
        "lead": 1,
        "starter": 0,
        "set_aside": ["silver", "madman"],
        "knows_set_aside": [[], ["madman"], ["silver"]],
    }
    state = load(position, 3)
    assert (state.phase, state.opening) == ("lead", False)
    assert state.inspect()["knows_set_aside"] == [[], ["madman"], ["silver"]]
    assert state.view(1).set_aside[1].id == "madman"
    assert load({"hands": [["gold"], ["gold"], ["tower"]], "lead": 1}, 3).inspect()["knows_set_aside"] == [
        [],
        [],
        [],
    ]
    assert "set_aside" not in load(FOUR).inspect()


def test_the_kind_that_is_too_many_is_the_one_that_is_named():
    hands = [["madman", "madman", "tower", "tower", "tower"], ["gold"]]
    assert wrong({"hands": hands, "lead": 0}, 2) == "position: 3 cards of tower; there are 2"


def test_kami_r24_whoever_is_attacked_may_hold_cards_that_nobody_named():
    state = load(
        {"hands": [["warrior", "warrior"], [], []], "attack": {"seat": 0, "card": "lancer"}, "to_act": 1}, 3
    )
    assert [str(action) for action in state.legal_actions(1)] == ["pass"]
    do(state, 1, "pass")
    do(state, 2, "pass")
    assert (state.phase, state.actors()) == ("lead", (0,))


@pytest.mark.parametrize(("rule", "phase"), [("void", "deal"), ("attack_only", "lead")])
def test_kami_r14_a_lead_with_a_lone_card_is_void_where_it_is_loaded_as_where_it_comes_about(rule, phase):
    option = {"lone_card_lead": rule}
    loaded = load({"hands": [["madman"], ["warrior"]], "lead": 0}, 2, option)
    position = {"hands": [["madman"], ["warrior"]], "attack": {"seat": 0, "card": "tower"}, "to_act": 1}
    played = load(position, 2, option)
    do(played, 1, "pass")
    for state in (loaded, played):
        seen = state.inspect()
        assert (seen["phase"], seen["round_over"], seen["round_points"]) == (phase, phase == "deal", 0)
        assert seen["scores"] == [0, 0]
    assert legal(loaded, 0) == (set() if phase == "deal" else {"lead - attack madman"})
