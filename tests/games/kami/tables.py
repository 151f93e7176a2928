"""Small helpers of the Kami tests: a position, a move in notation, what it told."""

from accessible_games.engine import HIDDEN, Sealed
from accessible_games.games import get_game
from accessible_games.games.kami.cards import BY_ID

KAMI = get_game("kami")

FULL_DEAL = (
    "deal warrior warrior warrior horseman lancer silver gold madman"
    " | warrior warrior horseman lancer silver gold tower empress"
    " | warrior warrior horseman lancer silver silver madman empress"
    " | warrior warrior warrior horseman lancer gold gold tower"
)


def cards(text):
    """'warrior gold' as a list of ids."""
    return text.split()


def at(seats, options=None, **position):
    """A state at a position; hands may be given as strings."""
    hands = position.pop("hands")
    position["hands"] = [cards(hand) if isinstance(hand, str) else hand for hand in hands]
    return KAMI.load(seats, position, options or {}, {})


def new(seats, **options):
    """A new game."""
    return KAMI.new_state(seats, options, {})


def do(state, seat, text):
    """Play a move that must be legal; returns its events, still sealed."""
    action = KAMI.parse_action(text)
    refused = state.check(seat, action)
    assert refused is None, f"{text}: {refused}"
    events = []
    state.apply(seat, action, events.append)
    return events


def why_not(state, seat, text):
    """The refusal of a move that must be refused and change nothing."""
    before = state.inspect()
    refused = state.check(seat, KAMI.parse_action(text))
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


__all__ = [
    "HIDDEN",
    "KAMI",
    "FULL_DEAL",
    "Sealed",
    "at",
    "card",
    "cards",
    "do",
    "legal",
    "names",
    "new",
    "told",
    "why_not",
]
