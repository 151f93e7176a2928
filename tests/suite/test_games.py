"""Every registered game passes the whole shipped suite; its words do in `tests/narration/test_gate.py`."""

import tomllib
from pathlib import Path

import pytest

from accessible_games.games import GAMES, get_game
from accessible_games.testing import suite_of
from accessible_games.testing.cases import CannotCheck
from accessible_games.testing.conformance import deck_copies

SCENARIOS = Path(__file__).resolve().parents[1] / "scenarios"


def positions_of(name):
    """The positions of a game's scenarios: some events hardly ever happen from the beginning."""
    for path in sorted((SCENARIOS / name).glob("*.toml")):
        table = tomllib.loads(path.read_text("utf-8"))
        if "position" in table:
            yield table["seats"], table.get("options", {}), table["position"]


CHECKS = [
    check
    for name in GAMES
    for check in suite_of(get_game(name), deck_copies(name), tuple(positions_of(name)))
    if ": words:" not in check.name
]


@pytest.mark.parametrize("check", CHECKS, ids=[check.name for check in CHECKS])
def test_every_registered_game_keeps_its_promises(check):
    try:
        check.run()
    except CannotCheck as problem:
        pytest.skip(str(problem))
