"""What Kami's robots make of a position, level by level."""

import random

import pytest

from accessible_games.bots import LEVELS
from accessible_games.engine import CHANCE, Seat
from accessible_games.games.kami.robots import Passes, Scene, quick_choice, scene_in, scene_of
from tests.games.kami.tables import KAMI, at, do


def choice(level, state, seat, rng=None):
    """What a robot that has heard nothing does."""
    robot = KAMI.bots[level](Seat(seat), state.rules.seats)
    return str(robot.choose(state.view(seat), state.legal_actions(seat), rng or random.Random(1)))


def test_the_levels_are_the_same_five_in_their_order():
    assert tuple(KAMI.bots) == LEVELS == ("beginner", "easy", "medium", "hard", "expert")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_robots_play_whole_games_by_the_rules_from_what_they_hear(level, seats):
    rng = random.Random(5)
    state = KAMI.new_state(seats, {"target": 1 if level == "expert" else 15}, {})
    bots = [KAMI.bots[level](seat, seats) for seat in range(seats)]

    def hear(event):
        for seat, bot in enumerate(bots):
            opened = event.heard_by(seat)
            if opened is not None:
                bot.hear(opened)

    while state.actors():
        seat = state.actors()[0]
        if seat == CHANCE:
            state.apply(seat, state.due().sample(rng), hear)
            continue
        action = bots[seat].choose(state.view(seat), state.legal_actions(seat), rng)
        assert state.check(seat, action) is None
        state.apply(seat, action, hear)


@pytest.mark.parametrize("level", ["beginner", "easy", "medium"])
def test_kami_25_robots_go_out_when_they_can_and_leave_the_partners_attack_alone(level):
    rng = random.Random(1)
    state = at(
        4, hands=["gold", "gold", "silver gold", "gold"], attack={"seat": 0, "card": "silver"}, to_act=2
    )
    assert choice(level, state, 2, rng) == "defend silver attack gold"
    hands = ["gold", "gold", "silver gold tower warrior", "gold"]
    state = at(4, hands=hands, attack={"seat": 0, "card": "silver"}, to_act=2)
    for _ in range(20):
        assert choice(level, state, 2, rng) == "pass"


def test_the_medium_robot_takes_the_most_points_and_knows_a_master_strike():
    state = at(4, hands=["tower gold", "gold", "silver", "gold"], lead=0)
    assert choice("medium", state, 0) == "lead gold attack tower"


def test_the_medium_robot_claims_with_six_warriors_and_redeals_a_weak_hand():
    hands = ["warrior warrior warrior warrior warrior warrior gold tower", "gold", "warrior silver", "gold"]
    state = at(4, hands=hands, lead=0, opening=True, ready_seat=0)
    assert choice("medium", state, 0) == "claim"
    do(state, 0, "claim")
    # 4 points in two cards; an average hand of two would have 76 / 32 * 2 = 4.75.
    assert choice("medium", state, 2) == "redeal"
    hands = ["warrior warrior warrior warrior warrior gold", "gold", "tower silver", "gold"]
    state = at(4, hands=hands, lead=0, opening=True, ready_seat=0)
    assert choice("medium", state, 0) == "waive"
    do(state, 0, "claim")
    assert choice("medium", state, 2) == "keep"


def test_a_robot_prefers_an_attack_that_nobody_can_answer_and_the_expert_keeps_what_wins_most():
    # All four golds but the two in hand lie open; a tower is still about.
    state = at(
        4,
        hands=[
            "gold gold tower warrior",
            "madman warrior horseman lancer",
            "warrior",
            "warrior silver silver lancer",
        ],
        lead=0,
        defence=[[], ["gold", "empress", "empress"], [], []],
        attacks=[[], ["gold"], [], []],
    )
    for level in ("medium", "hard", "expert"):
        assert choice(level, state, 0).endswith("attack gold"), level
    # Nobody can answer the gold, so the lead comes back with two cards: the tower has to be one of them.
    assert "tower" not in choice("expert", state, 0)


def numbers(scene):
    return [
        getattr(scene, name) if name != "unseen" else list(scene.unseen)
        for name in Scene.__slots__
        if name not in ("_rests", "sizes", "tops", "attacker", "attack")
    ] + [list(scene.sizes), list(scene.tops), int(scene.attacker), int(scene.attack)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_scene_made_of_a_state_is_the_one_made_of_the_view_so_that_it_holds_no_secret(seats):
    rng = random.Random(3)
    state, passes = KAMI.new_state(seats, {"target": 40}, {}), Passes(seats)
    compared = 0
    while state.actors():
        seat = state.actors()[0]
        if seat == CHANCE:
            state.apply(seat, state.due().sample(rng), passes.hear)
            continue
        for other in range(seats):
            mine = scene_of(state.view(other), passes.seen)
            assert numbers(mine) == numbers(scene_in(state, other, passes.seen))
            compared += 1
        state.apply(seat, rng.choice(state.legal_actions(seat)), passes.hear)
    assert compared > 100


def test_a_pass_on_the_partners_attack_tells_nothing_and_any_other_does():
    state = at(4, hands=["gold gold", "silver silver", "tower tower", "lancer lancer"], lead=0)
    passes = Passes(4)
    hidden_and_attack = "lead gold attack gold"
    state = at(4, hands=["gold gold silver", "silver silver", "tower tower", "lancer lancer"], lead=0)
    state.apply(0, KAMI.parse_action(hidden_and_attack), passes.hear)
    for seat in (1, 2, 3):
        state.apply(seat, KAMI.parse_action("pass"), passes.hear)
    gold = 4
    assert passes.seen == {(1, gold), (3, gold)}


def test_the_robots_of_imagined_worlds_go_out_when_they_can():
    state = at(4, hands=["tower gold", "gold", "silver", "gold"], lead=0)
    legal = state.legal_actions(0)
    assert str(quick_choice(scene_in(state, 0, set()), legal)) == "lead gold attack tower"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_an_expert_does_follows_from_what_its_seat_knows_and_from_its_dice_alone(seats):
    rng = random.Random(8)
    state = KAMI.new_state(seats, {}, {})
    told = 0
    while told < 4:
        seat = state.actors()[0]
        if seat == CHANCE:
            state.apply(seat, state.due().sample(rng))
            continue
        legal = state.legal_actions(seat)
        if len(legal) > 2:
            told += 1
            other = KAMI.determinise(state.view(seat), rng)
            assert choice("expert", state, seat) == choice("expert", other, seat)
        state.apply(seat, rng.choice(legal))
