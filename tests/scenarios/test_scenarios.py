"""Every scenario file holds, with what is heard told by the program's own English narrator."""

from pathlib import Path

import pytest

from accessible_games.cli.scenario import EnglishTeller
from accessible_games.engine.scenario import find_files, run_text
from accessible_games.games import GAMES, get_game

FOLDER = Path(__file__).parent
FILES = find_files([FOLDER])


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_everything_that_the_file_says_holds(path):
    outcome = run_text(path.read_text(encoding="utf-8"), get_game, EnglishTeller)
    assert outcome.failure == ""
    assert outcome.id == path.stem


@pytest.mark.parametrize("game", GAMES)
def test_every_registered_game_has_scenarios(game):
    assert list((FOLDER / game).glob("*.toml"))
