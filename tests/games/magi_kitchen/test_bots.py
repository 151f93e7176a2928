"""Bots by a reaction-time model (R36): times from the given source, limits, manners and memory."""

import random
from collections import Counter

import pytest

from accessible_games.bots import LEVELS
from accessible_games.cli.selfplay import play_bots
from accessible_games.engine import CHANCE, Seat
from accessible_games.engine.timing import earliest
from accessible_games.games.magi_kitchen.actions import Buzz, Cover, Finish, Pose, Slap
from accessible_games.games.magi_kitchen.bot import BOTS, SKILLS, Pace, ReactionBot, Skill, skill_of
from accessible_games.games.magi_kitchen.cards import Card, Tile
from accessible_games.games.magi_kitchen.events import (
    Buzzed,
    CardTurned,
    PileMisfired,
    TileMisfired,
    TileWon,
)
from tests.games.magi_kitchen.tables import GAME, at, close, do, new, turned

CORN = Card.CORN
EASY, MEDIUM, HARD = (SKILLS[level] for level in ("easy", "medium", "hard"))
SURE = Skill(3, misses=0.0, slips=0.0, startles=0.0, forgets=0.0)
BLIND = Skill(3, misses=1.0, slips=0.0, startles=1.0, forgets=1.0)


def plan(bot, state, now=0, seed=1, seat=1):
    return bot.plan(state.view(seat), state.legal_actions(seat), now, random.Random(seed))


def choose(bot, state, seat=1, seed=1):
    return str(bot.choose(state.view(seat), state.legal_actions(seat), random.Random(seed)))


def test_mgk_r36_a_press_comes_around_the_reaction_of_its_level_and_never_below_500_ms():
    state = turned(["tomato", "potion_tomato", ""], mode="buzz")
    for skill, mean in ((EASY, 2600), (MEDIUM, 1800), (HARD, 1200)):
        sure = Skill(skill.level, 0.0, 0.0, 0.0, 0.0)
        times = [plan(ReactionBot(1, sure), state, seed=seed)[0] for seed in range(400)]
        assert min(times) >= 500
        assert abs(sum(times) / 400 - mean) < 80
        assert len(set(times)) > 200
    fast = turned(["tomato", "potion_tomato"], mode="buzz", options={"bot_reaction_ms": [500, 500, 500]})
    assert min(plan(ReactionBot(1, SURE), fast, seed=seed)[0] for seed in range(40)) == 500


def test_mgk_r36_the_moment_stands_in_the_action_and_the_mind_is_made_up_once():
    state = turned(["tomato", "potion_tomato", ""], mode="buzz")
    bot = ReactionBot(1, SURE)
    when, action = plan(bot, state)
    assert action == Buzz(when)
    assert plan(bot, state, seed=2) == (when, action)
    assert plan(bot, state, now=when + 100) == (when + 100, Buzz(when + 100))


def test_mgk_r36_it_answers_400_to_1500_ms_after_its_floor_and_queues_like_everybody():
    answers = []
    for seed in range(60):
        state = turned(["tomato", "potion_tomato", ""], mode="buzz")
        bot = ReactionBot(1, SURE)
        do(state, 1, "buzz at 900")
        when, action = plan(bot, state, now=900, seed=seed)
        assert action == Slap(Tile.TOMATO, when)
        answers.append(when - 900)
        assert plan(bot, state, now=1000, seed=seed + 1)[0] == when
    assert 400 <= min(answers) < 500
    assert 1400 < max(answers) <= 1500


def test_mgk_r36_it_times_out_by_the_same_rules():
    state = turned(["tomato", "potion_tomato", ""], mode="buzz", options={"answer_seconds": 1})
    do(state, 1, "buzz at 900")
    late = [plan(ReactionBot(1, SURE), state, now=900, seed=seed) for seed in range(40)]
    assert None in late
    assert any(late)
    assert all(planned is None or planned[0] <= 1900 for planned in late)


def test_mgk_r36_it_does_not_buzz_for_a_tile_that_is_gone():
    state = turned(["tomato", "potion_tomato", ""], mode="buzz")
    bot = ReactionBot(1, SURE)
    assert plan(bot, state) is not None
    do(state, 2, "buzz")
    do(state, 2, "slap tomato")
    assert plan(bot, state) is None


def test_with_nothing_left_it_names_what_costs_nothing_or_gives_up():
    state = turned(["tomato", "potion_tomato", ""], mode="buzz")
    bot = ReactionBot(1, SURE)
    plan(bot, state)
    do(state, 2, "buzz at 100")
    do(state, 1, "buzz at 200")
    do(state, 2, "slap tomato")
    assert isinstance(plan(bot, state, now=300)[1], Slap)  # second hand: free once (R31)
    do(state, 1, "slap tomato")
    do(state, 1, "buzz at 900")
    assert isinstance(plan(bot, state, now=900)[1], Finish)
    own = turned(["tomato", "potion_tomato", ""], mode="buzz")
    do(own, 1, "buzz")
    do(own, 1, "slap tomato")
    do(own, 1, "buzz")
    assert choose(ReactionBot(1, SURE), own) == "finish"


def test_a_bot_that_is_startled_presses_where_nothing_matches():
    state = turned(["tomato", "corn", ""], mode="buzz")
    bot = ReactionBot(1, BLIND)
    when, action = plan(bot, state)
    assert action == Buzz(when)
    do(state, 1, f"buzz at {when}")
    assert isinstance(plan(bot, state, now=when)[1], Slap)
    assert plan(ReactionBot(1, SURE), state) is not None
    calm = turned(["tomato", "corn", ""], mode="buzz")
    assert plan(ReactionBot(1, SURE), calm) is None
    match = turned(["tomato", "potion_tomato", ""], mode="buzz")
    assert plan(ReactionBot(1, BLIND), match) is None  # it misses every match


def test_with_clusters_it_slaps_or_covers_at_once_with_two_hands():
    tiles = turned(["tomato", "potion_tomato"])
    when, action = plan(ReactionBot(1, SURE), tiles)
    assert action == Slap(Tile.TOMATO, when)
    trash = turned(["trash", "corn", "tomato", "eggplant"])
    bot = ReactionBot(1, SURE)
    for _ in range(2):
        when, action = plan(bot, trash)
        assert isinstance(action, Cover)
        do(trash, 1, str(action))
    assert plan(bot, trash) is None
    assert choose(bot, trash) == "slap tomato"


def test_it_poses_and_tries_again_after_a_slip():
    state = turned(["posture_cat", ""], mode="buzz")
    bot = ReactionBot(1, SURE)
    when, action = plan(bot, state)
    assert action == Pose("SSL", when)
    assert when >= 500 + 3 * 400
    slip = ReactionBot(1, Skill(3, 0.0, 1.0, 0.0, 0.0))
    when, action = plan(slip, state)
    assert action.pattern != "SSL"
    assert len(action.pattern) == 3
    assert plan(slip, state, now=when)[0] == when + 900


def test_mgk_r36_a_penalty_goes_to_the_fewest_cards_and_the_lowest_seat_first():
    state = at(
        ["corn corn", "corn corn", "corn", "corn"],
        ["", "", "", ""],
        phase="penalty",
        flipper=0,
        penalties=[1],
    )
    assert choose(ReactionBot(1, SURE), state) == "give 2"
    state = at(["corn", "corn", "corn", "corn"], ["", "", "", ""], phase="penalty", flipper=0, penalties=[0])
    assert choose(ReactionBot(0, SURE), state, seat=0) == "give 1"


def test_it_turns_over_its_card():
    state = at(["corn corn", "corn"], ["", ""], to_act=0, phase="flip")
    assert choose(ReactionBot(0, SURE), state, seat=0) == "flip"
    duel = turned(["tomato", "potion_tomato"], mode="buzz")
    assert choose(ReactionBot(1, SURE), duel) == "buzz"


def hear(bot, events):
    for event in events:
        bot.hear(event)


def calm_game(skill):
    """Seats 0 and 1 turn over a tomato and its potion; seat 2 watches the second and listens."""
    state = at(
        ["tomato corn corn", "potion_tomato corn", "corn corn"],
        ["", "", ""],
        to_act=0,
        phase="flip",
        mode="calm",
    )
    bot = ReactionBot(2, skill)
    hear(bot, do(state, 0, "flip"))
    hear(bot, do(state, 1, "pass"))
    hear(bot, do(state, 1, "flip"))
    return state, bot


def test_in_calm_mode_a_bot_goes_by_what_it_remembers():
    state, bot = calm_game(SURE)
    assert choose(bot, state, seat=2) == "slap tomato"
    hear(bot, do(state, 2, "slap tomato"))
    assert choose(bot, state, seat=2) == "pass"
    stranger = ReactionBot(2, SURE)
    assert choose(stranger, state, seat=2) == "pass"


def test_mgk_r36_in_calm_mode_a_bot_forgets_tops_by_its_level():
    state, bot = calm_game(Skill(0, misses=0.0, slips=0.0, startles=0.0, forgets=1.0))
    assert choose(bot, state, seat=2) == "pass"
    remembered = Counter()
    for skill in (EASY, HARD):
        for seed in range(200):
            state, bot = calm_game(Skill(0, 0.0, 0.0, 0.0, skill.forgets))
            remembered[skill] += choose(bot, state, seat=2, seed=seed) != "pass"
    assert 120 < remembered[EASY] < 180
    assert remembered[HARD] > 185
    misses = Counter(
        choose(calm_game(Skill(0, 0.5, 0.0, 0.0, 0.0))[1], calm_game(SURE)[0], seat=2, seed=n)
        for n in range(200)
    )
    assert 60 < misses["pass"] < 140


def test_cards_that_were_won_are_no_tops_any_more():
    state, bot = calm_game(SURE)
    hear(bot, do(state, 2, "slap tomato"))
    hear(bot, do(state, 2, "pass"))
    hear(bot, do(state, 2, "flip"))
    hear(bot, do(state, 0, "pass"))
    hear(bot, do(state, 0, "flip"))
    assert set(bot._tops) == {0, 2}


def test_mgk_r36_equal_plans_of_bots_go_by_seat_and_people_are_not_planned_for():
    state = turned(["tomato", "potion_tomato", ""], mode="buzz")
    bots = {Seat(1): ReactionBot(1, SURE), Seat(2): ReactionBot(2, SURE)}
    first = earliest(state.actors(), bots.get, state.view, state.legal_actions, 5000, random.Random(1))
    assert (first.at, first.seat) == (5000, 1)
    assert earliest((CHANCE, 0), bots.get, state.view, state.legal_actions, 0, random.Random(1)) is None


@pytest.mark.parametrize("mode", ["buzz", "calm", "cluster"])
@pytest.mark.parametrize("level", list(BOTS))
def test_bots_play_whole_games_in_every_mode(mode, level):
    for seats in (2, 4):
        played = play_bots(GAME, {"mode": mode}, [level] * seats, random.Random(seats))
        assert any(played.returns)
        moments = [action.at for _, action in played.done if getattr(action, "at", None) is not None]
        assert bool(moments) == (mode != "calm")
        assert all(moment >= 500 for moment in moments)


def test_a_game_with_moments_replays_exactly_from_its_notation():
    played = play_bots(GAME, {}, ["easy"] * 4, random.Random(9))
    state = GAME.new_state(4, {}, {})
    for seat, action in played.done:
        again = GAME.parse_action(str(action))
        assert again == action
        assert state.check(seat, again) is None
        state.apply(seat, again)
    assert state.returns() == played.returns
    assert any("at" in str(action).split() for _, action in played.done)


@pytest.mark.parametrize("mode", ["buzz", "calm"])
def test_a_better_level_wins_more(mode):
    wins = Counter()
    for seed in range(24):
        bots = {
            Seat(seat): (BOTS["hard"] if seat % 2 == seed % 2 else BOTS["easy"])(seat, 4) for seat in range(4)
        }
        for seat in play_mixed(bots, mode, random.Random(seed)):
            wins[seat % 2 == seed % 2] += 1
    assert wins[True] > 2 * wins[False]


def play_mixed(bots, mode, rng):
    state = GAME.new_state(4, {"mode": mode}, {})
    now = 0

    def apply(seat, action):
        events = []
        state.apply(seat, action, events.append)
        for bot in bots.values():
            hear(bot, events)

    while actors := state.actors():
        if actors == (CHANCE,):
            apply(CHANCE, state.due().sample(rng))
        elif len(actors) == 1:
            now = 0
            apply(
                actors[0], bots[actors[0]].choose(state.view(actors[0]), state.legal_actions(actors[0]), rng)
            )
        else:
            planned = earliest(actors, bots.get, state.view, state.legal_actions, now, rng)
            if planned is None:
                apply(CHANCE, state.due().sample(rng))
            else:
                now = planned.at
                apply(planned.seat, planned.action)
    return state.winners()


def test_what_was_named_in_vain_is_not_tried_again():
    state = turned(["tomato", "corn", ""])
    bot = ReactionBot(1, BLIND)
    when, action = plan(bot, state)
    hear(bot, do(state, 2, str(action)))
    assert plan(bot, state)[1] == action  # somebody else's misfire
    hear(bot, do(state, 1, str(action)))
    assert plan(bot, state) is None


def test_closing_a_duel_is_not_the_bots_affair():
    state = turned(["tomato", "corn"], mode="buzz")
    assert plan(ReactionBot(1, SURE), state) is None
    close(state)
    assert state.phase == "flip"


def duels(pace, *winners):
    for winner in winners:
        pace.hear(CardTurned(Seat(0), CORN, 9))
        pace.hear(TileWon(Seat(winner), Tile.TOMATO))
        pace.hear(TileWon(Seat(3), Tile.CORN))  # who is second changes nothing
    return pace


def test_robots_that_match_grow_faster_where_the_person_is_first_and_slower_where_a_robot_is():
    pace = Pace(4)
    pace.people = frozenset({Seat(0)})
    assert pace.mean(1800) == 1800
    # One duel each way: 1800 * exp(-0.18 * 0.765) = 1568, and * exp(0.18 * 0.235) = 1636.
    assert duels(pace, 0).mean(1800) == 1568
    assert duels(pace, 1).mean(1800) == 1636
    # Where earlier games have told how fast somebody is, a duel moves it by a quarter of that at four seats.
    known = Pace(4)
    known.people = frozenset({Seat(0)})
    assert duels(known, 0).mean(1800, 1000) == 966, "1000 * exp(-0.045 * 0.765)"
    assert duels(pace, *[0] * 90).mean(1800) == 300, "no faster than that"
    assert duels(pace, *[1] * 700).mean(1800) == 6000, "no slower than that"


def test_a_table_may_set_reaction_memory_and_risk_apart_from_the_level():
    slow = turned(["tomato", "potion_tomato", ""], mode="buzz", options={"robots_react": "match"})
    mean = {}
    for people in ((), (0,)):
        times = []
        for seed in range(200):
            bot = ReactionBot(1, SURE, 3)
            bot.meet([Seat(seat) for seat in people])
            for _ in range(90):
                bot.hear(CardTurned(Seat(0), CORN, 9))
                bot.hear(TileWon(Seat(0), Tile.TOMATO))
            times.append(plan(bot, slow, seed=seed)[0])
        mean[people] = sum(times) / 200
    assert abs(mean[()] - 1200) < 60, "among robots alone there is nobody to match"
    assert abs(mean[(0,)] - 344) < 30, "300 on average, and never before 300"
    bot = ReactionBot(1, SURE, 3)
    assert bot.learned(slow.view(1)) == {}
    bot.meet([Seat(0)])
    assert bot.learned(slow.view(1)) == {"match_ms": 1200}, "so the next game begins"
    assert bot.learned(turned(["tomato", "corn"], mode="buzz").view(1)) == {}, "this table matches nobody"
    begun = turned(["tomato", ""], mode="buzz", options={"robots_react": "match", "match_ms": 2000})
    assert bot.learned(begun.view(1)) == {"match_ms": 2000}
    rules = new(4, robots_remember="all", robots_risk="careful").rules
    assert skill_of(EASY, rules) == EASY.but(forgets=0.0, slips=0.01, startles=0.0)
    assert skill_of(EASY, new(4).rules) == EASY


def test_the_levels_are_the_same_five_in_their_order_each_quicker_and_surer_than_the_one_below():
    assert tuple(BOTS) == LEVELS
    assert new(4).rules.reactions == (3400, 2600, 1800, 1200, 900)
    for one in ("misses", "slips", "startles", "forgets"):
        values = [getattr(skill, one) for skill in SKILLS.values()]
        assert values == sorted(values, reverse=True)


def test_who_counts_goes_first_for_what_wins_the_most_cards():
    # The pile with broccoli on top has three cards, the others one each.
    piles = ["corn", "broccoli corn broccoli", "tomato"]
    counts = SURE.but(counts=True)
    for seed in range(20):
        for card, named in (("rainbow", "slap broccoli"), ("trash", "cover 2")):
            state, bot = turned([card, *piles], mode="buzz"), ReactionBot(Seat(1), counts)
            when, _ = plan(bot, state, seed=seed)
            do(state, 1, f"buzz at {when}")
            assert str(plan(bot, state, now=when, seed=seed)[1]).startswith(named)
        calm = turned(["rainbow", *piles], mode="calm", options={"calm_read_tops": True})
        assert choose(ReactionBot(Seat(1), counts), calm, seed=seed) == "slap broccoli"


def test_beginners_misfire_now_and_then_and_not_all_the_time():
    presses = misfires = 0

    def count(event):
        nonlocal presses, misfires
        presses += isinstance(event, Buzzed)
        misfires += isinstance(event, (TileMisfired, PileMisfired))

    for seed in range(3):
        played = play_bots(
            GAME, {"mode": "buzz", "last_round_after": 150}, ["beginner"] * 4, random.Random(seed)
        )
        state = new(4, mode="buzz", last_round_after=150)
        for seat, action in played.done:
            state.apply(seat, action, count)
    assert 0.1 < misfires / presses < 0.35, "one press of four: one of two would be no game"
