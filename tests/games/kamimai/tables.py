"""Small helpers of the KamiMaï tests: a position, a move in notation, what it told."""

from accessible_games.engine import CHANCE
from accessible_games.games import get_game
from tests.games import moves

KAMIMAI = get_game("kamimai")
_MOVER = moves.Mover(KAMIMAI)
do = _MOVER.do
legal = moves.legal
names = moves.names
SHEET = [
    {"id": "A", "effect": "none", "spells": ["water", "fire", "earth", "air", "team"]},
    {"id": "B", "effect": "none", "spells": ["water", "fire"]},
]


def sheet(effect):
    """Two zones, the first with this effect."""
    return [{**SHEET[0], "effect": effect}, SHEET[1]]


def at(reserves, phase="cast", options=None, **position):
    """A state at a position; reserves and drawn cards are given as strings."""
    table = {"phase": phase, "sheet": SHEET, "grimoire": {"left": 15, "right": 15}} | position
    table["targeted"] = position.get("targeted", "" if phase == "target" else "A")
    table["reserves"] = [reserve.split() for reserve in reserves]
    for key in ("drawn", "discard"):
        if isinstance(table.get(key), str):
            table[key] = table[key].split()
    return KAMIMAI.load(len(reserves), table, options or {}, {})


def new(seats, **options):
    """A new game."""
    return KAMIMAI.new_state(seats, options, {})


def chance(state, *texts):
    """Outcomes of chance; returns the events of the last one."""
    return do(state, CHANCE, *texts)


def why_not(state, seat, text):
    """The rule of the refusal of a move that must be refused and change nothing."""
    return _MOVER.why_not(state, seat, text).rule


def hand(state, seat):
    """What a Reserve holds, as a string."""
    return " ".join(state.inspect()["reserves"][seat])


def pile(state, key):
    """What `drawn` or `discard` holds, as a string."""
    return " ".join(state.inspect()[key])
