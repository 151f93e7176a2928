"""Small helpers of the Kameloot tests: a position, a move in notation, what it told."""

from accessible_games.games.kameloot.cards import BY_ID
from accessible_games.games.kameloot.game import Kameloot

KAMELOOT = Kameloot()
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


def do(state, seat, text):
    """Play a move that must be legal; returns its events, still sealed."""
    action = KAMELOOT.parse_action(text)
    refused = state.check(seat, action)
    assert refused is None, f"{text}: {refused}"
    events = []
    state.apply(seat, action, events.append)
    return events


def why_not(state, seat, text):
    """The refusal of a move that must be refused and change nothing."""
    before = state.inspect()
    refused = state.check(seat, KAMELOOT.parse_action(text))
    assert refused is not None, f"{text} should be refused"
    assert state.inspect() == before
    return refused


def legal(state, seat):
    """Notations of the legal moves."""
    return {str(action) for action in state.legal_actions(seat)}


def told(events, listener=None):
    """Events as one listener hears them; what is not heard at all is left out."""
    heard = [event.heard_by(listener) for event in events]
    return [event for event in heard if event is not None]


def names(events):
    """Class names of events."""
    return [type(event).__name__ for event in events]


def card(name):
    """The card of an id."""
    return BY_ID[name]
