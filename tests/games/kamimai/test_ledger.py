"""Every numbered rule of KamiMaï is named by at least one test or scenario."""

from tests.each import each
from tests.games.ledger import named

NUMBERED = [
    *range(1, 13),
    *range(15, 19),
    *range(20, 24),
    *range(25, 32),
    *range(33, 36),
    *range(40, 46),
    *range(50, 57),
    *range(60, 65),
    *range(70, 79),
    *range(80, 85),
    *range(90, 93),
    *range(95, 98),
]
RULES = [f"{n:02}" for n in NUMBERED]
RULINGS = [f"r{n:02}" for n in range(1, 37) if n != 25]
"""R25 settles a caption of the rulebook's example, which is a scenario."""
SETTINGS = ["n01", "n02", "n03", "n04"]
EAR_AND_KEYBOARD = [f"a{n:02}" for n in range(1, 9)]


NAMED = named("kamimai", "KMI")


@each("rule", RULES + RULINGS + SETTINGS + EAR_AND_KEYBOARD)
def test_a_rule_is_named_by_a_test(rule):
    assert rule in NAMED
