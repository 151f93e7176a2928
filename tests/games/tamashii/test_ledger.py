"""Every numbered rule of Tamashii is named by at least one test or scenario."""

from tests.each import each
from tests.games.ledger import named

NUMBERED = [*range(1, 8), *range(10, 16), *range(20, 23), *range(30, 34), 35, 36, 40, 41, *range(50, 53)]
RULES = [f"{n:02}" for n in NUMBERED]
RULINGS = [f"r{n:02}" for n in range(1, 26)]
SETTINGS = ["n01", "n02"]
EAR_AND_KEYBOARD = [f"a{n:02}" for n in range(1, 7)]


NAMED = named("tamashii", "TAM")


@each("rule", RULES + RULINGS + SETTINGS + EAR_AND_KEYBOARD)
def test_a_rule_is_named_by_a_test(rule):
    assert rule in NAMED
