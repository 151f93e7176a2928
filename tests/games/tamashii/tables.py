"""Small helpers of the Tamashii tests: a position, a move in notation, what it told."""

from accessible_games.engine import CHANCE
from accessible_games.games import get_game
from accessible_games.games.tamashii.cards import CHARACTER_IDS, GEM_IDS
from accessible_games.narration.names import PlayerName
from accessible_games.narration.narrator import Narrator
from tests.games import moves

TAMASHII = get_game("tamashii")
_MOVER = moves.Mover(TAMASHII)
do = _MOVER.do
why_not = _MOVER.why_not
legal = moves.legal
told = moves.told
names = moves.names
NAMES = [PlayerName(name) for name in ("Ana", "Ben", "Cid", "Dan", "Eva", "Fay")]
ENGLISH = Narrator(NAMES, "en")
IN_ORDER = " ".join(CHARACTER_IDS)
FULL = {"blue": 7, "pink": 7, "green": 7, "red": 1}
"""A bag with enough of everything."""


def at(seats=2, options=None, data=None, **position):
    """A state at a position; characters lie in the order of the deck unless they are named."""
    position.setdefault("bag", FULL)
    return TAMASHII.load(seats, position, options or {}, data or {})


def new(seats=2, layout=IN_ORDER, starter=0, **options):
    """A new game whose cards lie as they are named."""
    state = TAMASHII.new_state(seats, options, {})
    do(state, CHANCE, f"layout {layout}")
    do(state, CHANCE, f"starter {starter}")
    return state


def chance(state, *outcomes):
    """Outcomes one after the other; returns their events."""
    return [event for text in outcomes for event in do(state, CHANCE, text)]


def draw(state, seat, *gems):
    """Draw gems of these colours, one after the other."""
    return [event for gem in gems for event in (*do(state, seat, "draw"), *chance(state, f"gem {gem}"))]


def heard(events, listener=None):
    """What a listener is told in English."""
    return " ".join(ENGLISH.tell(event, listener).text for event in told(events, listener))


def asked(state, seat, query):
    """The answer to a query, in English."""
    return " ".join(ENGLISH.tell(line, seat).text for line in TAMASHII.answer(state.view(seat), query))


def gems(**counts):
    """A table of all four colours."""
    return dict.fromkeys(GEM_IDS, 0) | counts


def look_of(state):
    """The keys of a position that say what lies where."""
    table = state.inspect()
    return {key: table[key] for key in ("bag", "held", "removed", "gems", "face_up")}
