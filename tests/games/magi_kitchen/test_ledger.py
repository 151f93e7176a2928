"""Every numbered rule of Magi Kitchen is named by at least one test or scenario."""

from tests.each import each
from tests.games.ledger import named

NUMBERED = [*range(1, 18), *range(20, 24), *range(25, 29), *range(30, 34), 35, 40, 41, 45]
RULES = [f"{n:02}" for n in NUMBERED]
RULINGS = [f"r{n:02}" for n in range(1, 37) if n != 28]
"""R03 is the deal (MGK-06), R28 is withdrawn."""
SETTINGS = ["n01", "n02", "n03"]
EAR_AND_KEYBOARD = [f"a{n:02}" for n in range(1, 10)]


NAMED = named("magi_kitchen", "MGK")


@each("rule", RULES + RULINGS + SETTINGS + EAR_AND_KEYBOARD)
def test_a_rule_is_named_by_a_test(rule):
    assert rule in NAMED
