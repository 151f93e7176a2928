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


ALONE = ("secrets", "hot seat", "everything that is said is heard right")
"""Checks that last long enough to be tests of their own; of the others all of one case are one."""


def checks_by_test():
    """Name of a test -> the checks that it runs."""
    found = {}
    for name in GAMES:
        for check in suite_of(get_game(name), deck_copies(name), tuple(positions_of(name))):
            case, _, promise = check.name.partition(": ")
            if not promise.startswith("words:"):
                found.setdefault(check.name if promise in ALONE else case, []).append(check)
    return found


TESTS = checks_by_test()


@pytest.mark.parametrize("checks", TESTS.values(), ids=TESTS)
def test_every_registered_game_keeps_its_promises(checks):
    broken, missing = [], []
    for check in checks:
        try:
            check.run()
        except CannotCheck as problem:
            missing.append(str(problem))
        except Exception as problem:
            broken.append((check.name, problem))
    assert not broken, "\n".join(f"{name}: {type(problem).__name__}: {problem}" for name, problem in broken)
    if missing:
        pytest.skip("; ".join(missing))
