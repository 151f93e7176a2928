"""Small helpers of the Kami tests: a position, a move in notation, what it told."""

from accessible_games.engine import HIDDEN, Sealed
from accessible_games.games import get_game
from accessible_games.games.kami.cards import BY_ID
from tests.games import moves

KAMI = get_game("kami")
_MOVER = moves.Mover(KAMI)
do = _MOVER.do
why_not = _MOVER.why_not
legal = moves.legal
told = moves.told
names = moves.names

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
