"""Every numbered rule of Tamashii is named by at least one test or scenario."""

import re
import tomllib
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[2]
NUMBERED = [*range(1, 8), *range(10, 16), *range(20, 23), *range(30, 34), 35, 36, 40, 41, *range(50, 53)]
RULES = [f"{n:02}" for n in NUMBERED]
RULINGS = [f"r{n:02}" for n in range(1, 26)]
SETTINGS = ["n01", "n02"]
EAR_AND_KEYBOARD = [f"a{n:02}" for n in range(1, 7)]


def named():
    """Ids in the names of tests ("test_tam_14_r16_a_red_gem_...") and in scenarios' `rules`."""
    found = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for name in re.findall(r"^def test_tam(_\w+)", path.read_text("utf-8"), re.M):
            found |= set(re.findall(r"(?<=_)([rna]?\d\d)(?=_)", name))
    for path in (TESTS / "scenarios" / "tamashii").glob("*.toml"):
        for rule in tomllib.loads(path.read_text("utf-8"))["rules"]:
            found.add(rule.removeprefix("TAM-").lower())
    return found


@pytest.mark.parametrize("rule", RULES + RULINGS + SETTINGS + EAR_AND_KEYBOARD)
def test_a_rule_is_named_by_a_test(rule):
    assert rule in named()
