"""Random games, move by move beside a second writing of the rules (see reference.py)."""

from random import Random

import pytest

from accessible_games.engine import CHANCE
from accessible_games.games.tamashii.cards import GEM_IDS
from tests.games.tamashii.reference import Reference
from tests.games.tamashii.tables import TAMASHII

LEVELS = ("beginner", "easy", "standard", "difficult", "expert")


def counts(gems):
    return {colour: gems.count(colour) for colour in GEM_IDS}


def assert_agree(state, other):
    table = state.inspect()
    assert table["bag"] == counts(other.bag)
    assert table["held"] == counts(other.hand)
    assert table["removed"] == counts(other.out)
    assert table["gems"] == {str(position): counts(gems) for position, gems in other.on.items()}
    assert set(table["face_up"]) == other.up
    assert table["phase"] == other.waits
    assert table["over"] == (other.waits == "over")
    assert table["rating"] == max(0, len(other.up) - 2)
    for seat in range(other.n):
        assert {str(action) for action in state.legal_actions(seat)} == other.legal(seat)


def eager(legal, other, rng):
    """Rather draw and give where it helps: a game at random hardly ever satisfies anybody."""
    gives = [text for text in legal if text.startswith("give")]
    good = [text for text in gives if other.enough(int(text[5:]), other.on[int(text[5:])] + other.hand)]
    if good:
        return rng.choice(good)
    if other.waits == "flip" and other.enough(other.at, other.on[other.at]):
        return "flip" if rng.random() < 0.9 else "leave"
    if other.waits == "flip":
        return "leave" if rng.random() < 0.8 else "flip"
    if "draw" in legal and rng.random() < 0.75:
        return "draw"
    return rng.choice(legal)


def played(level, seats, seed, choose):
    """One game in both writings, compared after every step; returns the reference."""
    rng = Random(seed)
    state = TAMASHII.new_state(seats, {"level": level}, {})
    other = Reference(seats, level)
    while actors := state.actors():
        assert_agree(state, other)
        if actors == (CHANCE,):
            action = state.due().sample(rng)
            assert state.check(CHANCE, action) is None
            verb, *words = str(action).split()
            argument = words if verb == "layout" else int(words[0]) if verb == "starter" else words[0]
            getattr(other, verb)(argument)
        else:
            legal = sorted(map(str, state.legal_actions(actors[0])))
            action = TAMASHII.parse_action(choose(legal, other, rng))
            assert state.check(actors[0], action) is None
            other.play(str(action))
        state.apply(actors[0], action)
    assert_agree(state, other)
    return other


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_random_games_agree_with_the_second_writing_of_the_rules(level, seats):
    for seed in range(15):
        played(level, seats, seed, lambda legal, other, rng: rng.choice(legal))


@pytest.mark.parametrize("level", LEVELS)
def test_games_of_eager_players_agree_too_and_reach_all_that_can_happen(level):
    ends = [played(level, 4, seed, eager) for seed in range(60)]
    assert len({len(other.up) for other in ends}) > 2
    assert max(len(other.up) for other in ends) >= (6 if level == "beginner" else 3)
