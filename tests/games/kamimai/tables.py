"""Small helpers of the KamiMaï tests: a position, a move in notation, what it told."""

from accessible_games.engine import CHANCE
from accessible_games.games import get_game

KAMIMAI = get_game("kamimai")
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


def do(state, seat, *texts):
    """Play moves that must be legal; returns the events of the last one."""
    events = []
    for text in texts:
        action = KAMIMAI.parse_action(text)
        refused = state.check(seat, action)
        assert refused is None, f"{text}: {refused}"
        events = []
        state.apply(seat, action, events.append)
    return events


def chance(state, *texts):
    """Outcomes of chance; returns the events of the last one."""
    return do(state, CHANCE, *texts)


def why_not(state, seat, text):
    """The rule of the refusal of a move that must be refused and change nothing."""
    before = state.inspect()
    refused = state.check(seat, KAMIMAI.parse_action(text))
    assert refused is not None, f"{text} should be refused"
    assert state.inspect() == before
    return refused.rule


def legal(state, seat):
    """Notations of the listed moves."""
    return {str(action) for action in state.legal_actions(seat)}


def names(events):
    """Class names of events."""
    return [type(event).__name__ for event in events]


def hand(state, seat):
    """What a Reserve holds, as a string."""
    return " ".join(state.inspect()["reserves"][seat])


def pile(state, key):
    """What `drawn` or `discard` holds, as a string."""
    return " ".join(state.inspect()[key])
