"""Each level of each game decides by what its seat knows: a seeded part of what bench/robots/unseen.py tries whole."""

import runpy
from pathlib import Path

import pytest

from accessible_games.bots import LEVELS
from accessible_games.games import OWN_GAMES, get_game

UNSEEN = runpy.run_path(str(Path(__file__).parents[2] / "bench" / "robots" / "unseen.py"))


@pytest.mark.parametrize("name", OWN_GAMES)
def test_every_game_has_the_same_five_levels_and_each_and_a_hint_choose_alike_whatever_is_hidden(name):
    game = get_game(name)
    assert tuple(game.bots) == LEVELS
    for level in (*LEVELS, UNSEEN["ADVICE"]):
        worlds = 2 if level in ("expert", UNSEEN["ADVICE"]) else 12
        _, differ = UNSEEN["compare"](name, level, min(3, game.seats[-1]), worlds)
        assert not differ, level
