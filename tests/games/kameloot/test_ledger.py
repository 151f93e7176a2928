"""Every numbered rule of Kameloot is named by at least one test or scenario."""

from tests.each import each
from tests.games.ledger import named

NUMBERED = [*range(1, 16), *range(20, 27), 30, 31, *range(40, 46), *range(50, 53), *range(60, 64)]
RULES = [f"{n:02}" for n in NUMBERED]
"""KLT-70 to KLT-74 are about stickers, and are held by their tests."""
RULINGS = [f"r{n:02}" for n in range(1, 30)]
SETTINGS = ["n01", "n02", "n05"]
"""N03 and N04 are about the sources; nothing in the program follows from them."""
EAR_AND_KEYBOARD = [f"a{n:02}" for n in range(1, 8)]


NAMED = named("kameloot", "KLT")


@each("rule", RULES + RULINGS + SETTINGS + EAR_AND_KEYBOARD)
def test_a_rule_is_named_by_a_test(rule):
    assert rule in NAMED
