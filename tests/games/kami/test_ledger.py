"""Every numbered rule of Kami is named by at least one test or scenario."""

import re
import tomllib
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[2]
NUMBERED = [*range(1, 26), *range(30, 37), *range(40, 49), *range(50, 56), *range(60, 65), *range(70, 80)]
RULES = [f"{n:02}" for n in NUMBERED]
RULINGS = [f"r{n:02}" for n in range(1, 26)]
SETTINGS = ["n01", "n02", "n07"]
"""N03 to N06 are about the box and its sources; nothing in the program follows from them."""
EAR_AND_KEYBOARD = [f"a{n:02}" for n in range(1, 9)]


def named():
    """Ids in the names of tests ("test_kami_44_46_a_...", "..._r05_...") and in scenarios' `rules`."""
    found = set()
    for path in TESTS.rglob("test_*.py"):
        for name in re.findall(r"^def test(_\w+)", path.read_text("utf-8"), re.M):
            found |= set(re.findall(r"(?<=_)([rna]\d\d)(?=_)", name))
            if "_kami_" in name:
                found |= set(re.findall(r"(?<=_)(\d\d)(?=_)", name))
    for path in (TESTS / "scenarios" / "kami").glob("*.toml"):
        for rule in tomllib.loads(path.read_text("utf-8"))["rules"]:
            found.add(rule.removeprefix("KAMI-").lower())
    return found


@pytest.mark.parametrize("rule", RULES + RULINGS + SETTINGS + EAR_AND_KEYBOARD)
def test_a_rule_is_named_by_a_test(rule):
    assert rule in named()
