"""What the table is asked for where the real box gives what happens."""

from accessible_games.games.tamashii.dealing import GemAsked, LayoutAsked, RemovedAsked, StarterAsked
from tests.games.tamashii.tables import TAMASHII, at, chance, do


def asked(state):
    return [(part.question, part.items, part.secret) for part in TAMASHII.parts(state.due())]


def test_first_six_characters_in_secret_then_a_player():
    state = TAMASHII.new_state(2, {}, {})
    assert asked(state) == [(LayoutAsked(6), 6, True)]
    do(state, -1, "layout elsa olaf anna trolls sven kristoff")
    assert asked(state) == [(StarterAsked(), 0, False)]


def test_each_gem_alone_as_it_comes_out_of_the_bag_or_leaves_the_game():
    state = at()
    do(state, 0, "draw")
    assert asked(state) == [(GemAsked(), 1, False)]
    state = at(to_act=1)
    do(state, 1, "look 3")
    chance(state, "remove red")
    assert asked(state) == [(RemovedAsked(), 1, False)]
