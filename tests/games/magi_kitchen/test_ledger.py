"""Every numbered rule of Magi Kitchen is named by at least one test or scenario."""

import re
import tomllib
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[2]
NUMBERED = [*range(1, 18), *range(20, 24), *range(25, 29), *range(30, 34), 35, 40, 41, 45]
RULES = [f"{n:02}" for n in NUMBERED]
RULINGS = [f"r{n:02}" for n in range(1, 37) if n != 28]
"""R03 is the deal (MGK-06), R28 is withdrawn."""
SETTINGS = ["n01", "n02", "n03"]
EAR_AND_KEYBOARD = [f"a{n:02}" for n in range(1, 10)]


def named():
    """Ids in the names of tests ("test_mgk_25_26_r09_the_...") and in scenarios' `rules`."""
    found = set()
    for path in (TESTS / "games" / "magi_kitchen").glob("test_*.py"):
        for name in re.findall(r"^def test_mgk(_\w+)", path.read_text("utf-8"), re.M):
            found |= set(re.findall(r"(?<=_)([rna]?\d\d)(?=_)", name))
    for path in (TESTS / "scenarios" / "magi_kitchen").glob("*.toml"):
        for rule in tomllib.loads(path.read_text("utf-8"))["rules"]:
            found.add(rule.removeprefix("MGK-").lower())
    return found


@pytest.mark.parametrize("rule", RULES + RULINGS + SETTINGS + EAR_AND_KEYBOARD)
def test_a_rule_is_named_by_a_test(rule):
    assert rule in named()
