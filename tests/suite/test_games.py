"""Every registered game passes the whole shipped suite."""

import pytest

from accessible_games.games import GAMES, get_game
from accessible_games.testing import suite_of
from accessible_games.testing.conformance import deck_copies

CHECKS = [check for name in GAMES for check in suite_of(get_game(name), deck_copies(name))]


@pytest.mark.parametrize("check", CHECKS, ids=[check.name for check in CHECKS])
def test_every_registered_game_keeps_its_promises(check):
    check.run()
