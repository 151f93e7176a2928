"""What Kameloot's robots make of the table, level by level, and what they remember."""

import random

import pytest

from accessible_games.bots import LEVELS
from accessible_games.engine import CHANCE, Seat
from accessible_games.games.kameloot.bot import Discards
from accessible_games.games.kameloot.robots import After, Outlook, Scene, scene_in, scene_of
from tests.games.kameloot.tables import KAMELOOT, at, card, new


def played(seats, seed, ears=(), choose=None):
    """A random game, state by state before each decision; all hear it."""
    rng = random.Random(seed)
    state = new(seats)
    while state.actors():
        seat = state.actors()[0]
        if seat == CHANCE:
            action = state.due().sample(rng)
        else:
            yield state, seat
            legal = state.legal_actions(seat)
            action = choose(state, seat, legal, rng) if choose else rng.choice(legal)
            assert state.check(seat, action) is None

        def hear(event):
            for listener, ear in ears:
                if (opened := event.heard_by(listener)) is not None:
                    ear.hear(opened)

        state.apply(seat, action, hear)


def numbers(scene):
    return [
        getattr(scene, name) for name in Scene.__slots__ if name not in ("fronts", "taverns", "discard")
    ] + [
        list(scene.fronts),
        list(scene.taverns),
        list(scene.discard),
    ]


@pytest.mark.parametrize("seats", [3, 6])
def test_a_scene_made_of_a_state_is_the_one_of_who_listened_so_that_it_holds_no_secret(seats):
    discards, compared = Discards(), 0
    for state, _ in played(seats, 3, [(None, discards)]):
        for seat in range(seats):
            view = state.view(seat)
            assert numbers(scene_of(view, discards.counts(view))) == numbers(scene_in(state, seat))
            compared += 1
    assert compared > 100


@pytest.mark.parametrize("seats", [3, 5])
def test_what_is_imagined_behind_a_move_is_what_the_rules_make_of_it(seats):
    rng, kinds = random.Random(2), set()
    for state, seat in played(seats, 4):
        if state.phase != "play":
            continue
        scene = scene_in(state, seat)
        for action in rng.sample(state.legal_actions(seat), min(4, len(state.legal_actions(seat)))):
            after, done = After(scene, action), state.copy()
            done.left = 0  # nothing is drawn
            done.apply(seat, action)
            kinds.add(type(action).__name__)
            here = done.taverns[seat]
            assert (after.own, after.other) == (done.totals[here], done.totals[1 - here]), action
            assert after.front == done.fronts[seat], action
            assert after.hand == done.hands[seat], action
            assert after.gain == done.coins[seat] - state.coins[seat], action
            assert after.sold == sum(done.coins) - sum(state.coins), action
    assert {"Play", "UseRing", "UseWand", "UseGlove", "UsePotion", "UseCloak", "UseScroll"} <= kinds


def choice(level, state, seat, ears=(), seed=1):
    robot = KAMELOOT.bots[level](Seat(seat), state.rules.seats)
    for event in ears:
        robot.hear(event)
    return str(robot.choose(state.view(seat), state.legal_actions(seat), random.Random(seed)))


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_klt_26_alone_in_the_tavern_a_robot_sells_what_brings_most(level):
    # Alone among owls: two wands lie there, so a third sells three coins, all of them its own.
    state = at(
        hands=["wand potion scroll cloak", "glove glove scroll cloak", "cloak cloak potion scroll"],
        taverns="owl cat cat",
        front=[{"wand": 2}, {"scroll": 2}, {"cloak": 1}],
        to_act=0,
    )
    assert choice(level, state, 0) == "play wand"


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_strong_robot_fetches_with_a_ring_what_it_heard_go_to_the_discard_pile(level):
    events = []
    position = {
        "hands": ["ring scroll cloak unicorn", "glove glove scroll cloak", "glove scroll potion cloak"],
        "taverns": "owl cat cat",
        "front": [{"glove": 2}, {}, {}],
    }
    state = at(**position, to_act=1)
    for seat in (1, 2):
        state.apply(seat, KAMELOOT.parse_action("use glove"), events.append)
    # Two gloves lie in the discard pile and two in front: four are complete, all coins its own (KLT-40, KLT-26).
    assert choice(level, state, 0, events) == "use ring 4"


@pytest.mark.parametrize("level", LEVELS)
def test_robots_play_to_the_end_by_the_rules_from_what_they_hear(level):
    bots = [KAMELOOT.bots[level](Seat(seat), 3) for seat in range(3)]

    def choose(state, seat, legal, rng):
        # An expert is asked near the end alone, for its time's sake.
        if level == "expert" and state.left > 8:
            return rng.choice(legal)
        return bots[seat].choose(state.view(seat), legal, rng)

    assert sum(1 for _ in played(3, 5, list(enumerate(bots)), choose)) > 20


def test_imagined_worlds_hold_the_discards_that_were_heard_and_a_stranger_guesses_them():
    outlook, seen = Outlook({}), 0
    for state, seat in played(4, 6, [(0, outlook)]):
        if seat == 0 and len(state.discard) > 4:
            view = state.view(0)
            world = outlook.worlds(view).sample(random.Random(1))
            assert sorted(world.discard) == sorted(state.discard)
            assert world.view(0) == view
            strange = KAMELOOT.worlds(view).sample(random.Random(1))
            seen += sorted(strange.discard) != sorted(state.discard)
            assert strange.view(0) == view
    assert seen


def test_what_an_expert_does_follows_from_what_its_seat_knows_and_from_its_dice_alone():
    told = 0
    for state, seat in played(3, 8):
        if state.phase == "play" and state.left < 40 and len(state.legal_actions(seat)) > 2:
            other = KAMELOOT.determinise(state.view(seat), random.Random(told))
            assert choice("expert", state, seat) == choice("expert", other, seat)
            told += 1
            if told == 4:
                return


def test_who_heard_nothing_guesses_the_discard_pile_by_its_size_and_top():
    state = at(
        hands=["ring scroll cloak unicorn", "glove glove scroll cloak", "glove scroll potion cloak"],
        taverns="owl cat cat",
        discard="cloak glove glove",
        to_act=0,
    )
    guessed = Discards().counts(state.view(0))
    assert guessed[card("glove")] >= 1
