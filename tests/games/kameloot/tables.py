"""Small helpers of the Kameloot tests: a position, a move in notation, what it told."""

from accessible_games.games.kameloot.cards import BY_ID
from accessible_games.games.kameloot.game import Kameloot
from tests.games import moves

KAMELOOT = Kameloot()
_MOVER = moves.Mover(KAMELOOT)
do = _MOVER.do
why_not = _MOVER.why_not
legal = moves.legal
told = moves.told
names = moves.names
PILE = "cloak scroll potion glove cloak scroll potion glove cloak scroll cloak scroll" + 8 * " potion"


def at(options=None, **position):
    """A state at a position of as many seats as it has hands; cards may be given as one string."""
    for key in ("hands", "draw_pile", "discard"):
        if key in position or key == "draw_pile":
            value = position.get(key, PILE)
            rows = value if key == "hands" else [value]
            read = [row.split() if isinstance(row, str) else row for row in rows]
            position[key] = read if key == "hands" else read[0]
    if isinstance(position.get("taverns"), str):
        position["taverns"] = position["taverns"].split()
    return KAMELOOT.load(len(position["hands"]), position, options or {}, {})


def new(seats=4, **options):
    """A new game."""
    return KAMELOOT.new_state(seats, options, {})


def card(name):
    """The card of an id."""
    return BY_ID[name]
