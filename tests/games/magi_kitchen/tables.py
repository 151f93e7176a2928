"""Small helpers of the Magi Kitchen tests: a position, a move in notation, what it told."""

from accessible_games.games import get_game
from tests.games import moves

GAME = get_game("magi_kitchen")
_MOVER = moves.Mover(GAME)
do = _MOVER.do
legal = moves.legal
names = moves.names


def at(decks, piles, seats=None, options=None, **position):
    """A state at a position; decks and piles are texts of card ids, next and top card first."""
    position["decks"] = [deck.split() for deck in decks]
    position["piles"] = [pile.split() for pile in piles]
    mode = position.pop("mode", "cluster")
    return GAME.load(seats or len(decks), position | {"mode": mode}, options or {}, {})


def turned(tops, mode="cluster", options=None, card=None, **position):
    """Everybody has three cards; seat 0 has just turned over its top (or `card`)."""
    piles = list(tops)
    card = card or piles[0].split()[0]
    decks = [f"{card} broccoli broccoli broccoli", *(["corn corn corn"] * (len(tops) - 1))]
    piles[0] = " ".join(piles[0].split()[1:]) if piles[0].split()[:1] == [card] else piles[0]
    full = {"copies_ingredient": 20, "copies_potion": 20}
    state = at(decks, piles, mode=mode, options=full | (options or {}), to_act=0, phase="flip", **position)
    do(state, 0, "flip")
    return state


def new(seats, **options):
    """A new game."""
    return GAME.new_state(seats, options, {})


def close(state):
    """Let the host close the duel."""
    return do(state, -1, "close")


def why_not(state, seat, text):
    """The rule of the refusal of a move that must be refused and change nothing."""
    return _MOVER.why_not(state, seat, text).rule


def ids(row):
    """Card ids of a deck, next card first."""
    return [card.id for card in reversed(row)]
