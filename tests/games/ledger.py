"""Which rules of a ledger the tests and the scenarios of its game name."""

import re
import tomllib
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]


def named(game, prefix):
    """Ids as in "test_klt_20_25_a_...", and in scenarios' `rules`, without the prefix.

    Behind the game's prefix all count, wherever the test stands; in the game's own folder also
    rulings and the like behind any name ("..._r05_..."), but no plain numbers.
    """
    found = set()
    for path in TESTS.rglob("test_*.py"):
        for name in re.findall(r"^def test(_\w+)", path.read_text("utf-8"), re.M):
            if name.startswith(f"_{prefix.lower()}_"):
                found |= set(re.findall(r"(?<=_)([rna]?\d\d)(?=_)", name))
            elif path.parent == TESTS / "games" / game:
                found |= set(re.findall(r"(?<=_)([rna]\d\d)(?=_)", name))
    for path in (TESTS / "scenarios" / game).glob("*.toml"):
        for rule in tomllib.loads(path.read_text("utf-8"))["rules"]:
            found.add(rule.removeprefix(f"{prefix}-").lower())
    return found
