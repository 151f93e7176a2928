"""Every numbered rule of Kami is named by at least one test or scenario."""

from tests.each import each
from tests.games.ledger import named

NUMBERED = [*range(1, 26), *range(30, 37), *range(40, 49), *range(50, 56), *range(60, 65), *range(70, 80)]
RULES = [f"{n:02}" for n in NUMBERED]
RULINGS = [f"r{n:02}" for n in range(1, 26)]
SETTINGS = ["n01", "n02", "n07"]
"""N03 to N06 are about the box and its sources; nothing in the program follows from them."""
EAR_AND_KEYBOARD = [f"a{n:02}" for n in range(1, 9)]


NAMED = named("kami", "KAMI")


@each("rule", RULES + RULINGS + SETTINGS + EAR_AND_KEYBOARD)
def test_a_rule_is_named_by_a_test(rule):
    assert rule in NAMED
