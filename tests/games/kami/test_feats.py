"""Each feat of Kami, by hand: a story that shows it and one that just misses it."""

from random import Random

from accessible_games.engine import Seat
from accessible_games.games import get_game
from accessible_games.games.kami.cards import Card
from accessible_games.games.kami.events import (
    Attacked,
    Defended,
    GameWon,
    Passed,
    RoundDealt,
    RoundWon,
    SideScore,
)
from tests.games.feats import ME, Tale, hold_to, hold_to_what_was_heard

BEN = Seat(1)
PARTNER = Seat(2)


def won(seat, points=1, card=Card.WARRIOR, strike=False, mine=1, theirs=0, partner=None):
    scores = (SideScore(ME, ME, mine), SideScore(BEN, BEN, theirs))
    return RoundWon(seat, seat if partner is None else partner, card, points, strike, scores)


def paired(seat, partner, mine, theirs):
    scores = (SideScore(ME, PARTNER, mine), SideScore(BEN, Seat(3), theirs))
    return RoundWon(seat, partner, Card.GOLD, 3, False, scores)


DEALT = RoundDealt(1, ME, 8, False)
HIRED = (Defended(ME, Card.GOLD, 3), Attacked(ME, Card.GOLD, 3, 4, 5))

SHOWN = {
    "first-win": [()],
    "master-strike": [(won(ME, strike=True), {"won": False})],
    "imperial": [(won(ME, 10, Card.EMPRESS, True),)],
    "humble": [(won(ME),)],
    "clean-sheet": [(won(ME, mine=15, theirs=0),)],
    "comeback": [(won(BEN, mine=2, theirs=12), won(ME, mine=16, theirs=12))],
    "in-a-row": [(won(BEN), won(ME), won(ME), won(ME), {"won": False})],
    "exact": [(won(ME, mine=15), GameWon(ME, ME, 15))],
    "by-a-hair": [(won(ME, mine=15, theirs=13),), (won(ME, mine=15, theirs=14),)],
    "no-pass": [(DEALT, Passed(ME), won(BEN), DEALT, Passed(BEN), won(ME))],
    "teamwork": [(paired(ME, PARTNER, 8, 0), paired(PARTNER, ME, 16, 0), {"seats": 4})],
    "hired": [(DEALT, *HIRED, HIRED[0], won(ME))],
}
MISSED = {
    "first-win": [(won(ME), {"won": False})],
    "master-strike": [(won(BEN, strike=True),), (won(ME, 8),)],
    "imperial": [(won(ME, 5, Card.EMPRESS),), (won(ME, 8, Card.TOWER, True),)],
    "humble": [(won(ME, 2, Card.LANCER),), (won(BEN),)],
    "clean-sheet": [(won(BEN, theirs=1), won(ME, mine=15, theirs=1)), (won(ME), {"won": False})],
    "comeback": [(won(BEN, mine=2, theirs=11), won(ME, mine=16, theirs=11)), (won(BEN, theirs=15), {"won": False})],
    "in-a-row": [(won(ME), won(ME), won(BEN), won(ME))],
    "exact": [(won(ME, mine=16), GameWon(ME, ME, 16)), (GameWon(BEN, BEN, 15), {"won": False})],
    "by-a-hair": [(won(ME, mine=15, theirs=12),), (won(ME), {"options": {"target": 1}})],
    "no-pass": [(DEALT, Passed(ME), won(ME)), (DEALT, won(BEN))],
    "teamwork": [(paired(ME, PARTNER, 8, 0), paired(ME, PARTNER, 16, 0), {"seats": 4}), (won(ME), won(ME))],
    "hired": [(DEALT, *HIRED, won(BEN), DEALT, HIRED[0], won(ME)), (DEALT, *HIRED, won(ME))],
}  # fmt: skip


def test_each_feat_is_shown_by_what_it_asks_for_and_not_by_less():
    hold_to(Tale(get_game("kami")), SHOWN, MISSED)


def test_a_story_is_what_its_player_heard():
    hold_to_what_was_heard(get_game("kami"), Random(3), {"target": 5})
