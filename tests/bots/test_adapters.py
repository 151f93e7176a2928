"""Our games behind the interfaces of others: held to the conformance tests that those ship, and to our secrecy."""

import pickle
import warnings
from random import Random

import pytest

from accessible_games.bots.adapters.decisions import DRAWS, WAIT, Decisions
from accessible_games.engine import CHANCE
from accessible_games.games import OWN_GAMES, get_game

SEATS = {"kami": 4, "kameloot": 3, "tamashii": 3, "kamimai": 2, "magi_kitchen": 3}


def played(game, seed, most=400):
    """A game of random decisions, some way in or over."""
    rng, decisions = Random(seed), Decisions(game, SEATS[game])
    for _ in range(rng.randrange(most)):
        if decisions.actor is None:
            break
        decisions.act(rng.randrange(DRAWS) if decisions.actor == CHANCE else rng.choice(decisions.legal()))
    return decisions


@pytest.mark.parametrize("game", OWN_GAMES)
def test_the_same_draws_and_decisions_give_the_same_game_also_from_a_copy_or_a_pickle(game):
    for seed in range(3):
        one, other = played(game, seed), played(game, seed)
        twins = (other, one.copy(), pickle.loads(pickle.dumps(one)))
        for twin in twins:
            assert twin.actor == one.actor and twin.legal() == one.legal()
            for seat in range(SEATS[game]):
                assert twin.heard(seat) == one.heard(seat) and twin.seen(seat) == one.seen(seat)


@pytest.mark.parametrize("game", OWN_GAMES)
def test_a_copy_goes_its_own_way(game):
    one = played(game, 1, 20)
    before = one.legal(), [one.heard(seat) for seat in range(SEATS[game])]
    twin = one.copy()
    while twin.actor is not None and len(twin.legal()) < 2:
        twin.act(twin.legal()[0])
    if twin.actor is not None:
        twin.act(twin.legal()[-1])
    assert before == (one.legal(), [one.heard(seat) for seat in range(SEATS[game])])


@pytest.mark.parametrize("game", OWN_GAMES)
def test_what_a_seat_is_given_is_the_same_in_every_world_that_it_cannot_tell_apart(game):
    rules, compared = get_game(game), 0
    for seed in range(8):
        decisions = played(game, seed, 40)
        seat = decisions.actor
        if seat is None or seat == CHANCE:
            continue
        other = decisions.copy()
        other._state = rules.determinise(decisions._state.view(seat), Random(seed))
        assert other.seen(seat) == decisions.seen(seat)
        assert other.features(seat) == decisions.features(seat)
        assert other.legal() == decisions.legal()
        compared += 1
    assert compared


def test_where_several_may_act_each_may_wait_and_then_the_outcome_comes():
    decisions = Decisions("magi_kitchen", 3, {"mode": "buzz"})
    rng = Random(2)
    while decisions.actor == CHANCE or decisions.legal()[0] != WAIT:
        decisions.act(rng.choice(decisions.legal()))
    asked = []
    while decisions.actor != CHANCE and WAIT in decisions.legal():
        asked.append(decisions.actor)
        decisions.act(WAIT)
    assert asked == sorted(asked) and len(asked) > 1


@pytest.mark.parametrize("game", OWN_GAMES)
def test_openspiel_takes_it_for_one_of_its_own(game, capfd):
    pyspiel = pytest.importorskip("pyspiel", reason="pip install '.[research]' brings open_spiel")
    from accessible_games.bots.adapters import openspiel

    loaded = pyspiel.load_game(openspiel.SHORT_NAME, {"game": game, "players": SEATS[game]})
    pyspiel.random_sim_test(loaded, 1, True, False, True)
    capfd.readouterr()  # it prints each state


@pytest.mark.parametrize("game", OWN_GAMES)
def test_pettingzoo_takes_it_for_one_of_its_own(game, capsys):
    pytest.importorskip("pettingzoo", reason="pip install '.[research]' brings pettingzoo")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of its own old names, and of a mask beside a vector
        from pettingzoo.test import api_test, seed_test

        from accessible_games.bots.adapters.pettingzoo import env

        api_test(env(game, SEATS[game]), num_cycles=100)
        seed_test(lambda: env(game, SEATS[game]), num_cycles=30)
    assert "Passed" in capsys.readouterr().out


def test_an_action_that_may_not_be_taken_loses():
    pytest.importorskip("pettingzoo", reason="pip install '.[research]' brings pettingzoo")
    from accessible_games.bots.adapters.pettingzoo import ToolkitEnv

    environment = ToolkitEnv("tamashii", 2)
    environment.reset(seed=1)
    agent = environment.agent_selection
    mask = environment.observe(agent)["action_mask"]
    environment.step(int(mask.argmin()))
    assert environment.terminations == dict.fromkeys(environment.possible_agents, True)
    assert environment.rewards[agent] == -1.0
