"""Each feat of Kameloot, by hand: a story that shows it and one that just misses it."""

from random import Random

from accessible_games.engine import CountOf, Seat
from accessible_games.games import get_game
from accessible_games.games.kameloot.cards import KINDS, Card, Tavern
from accessible_games.games.kameloot.events import (
    CardsPlaced,
    CloakUsed,
    CoinCount,
    CollectionSold,
    DiscardTopShown,
    GameWon,
    PotionUsed,
    RingUsed,
    Share,
    VictoryShared,
)
from tests.games.feats import ME, Tale, hold_to, hold_to_what_was_heard

BEN = Seat(1)


def sold(seat, mine, others=0, kind=Card.WAND):
    shares = tuple(Share(one, n) for one, n in ((ME, mine), (BEN, others)) if n)
    return CollectionSold(seat, Tavern.OWL, CountOf(kind, mine + others), mine + others, shares)


def placed(seat, horned):
    return CardsPlaced(seat, (CountOf(Card.WAND, 1),), Card.WAND, False, horned, Tavern.OWL, 3, 3, 0)


def gold(winner, mine, theirs):
    shares = (CoinCount(ME, mine), CoinCount(BEN, theirs), CoinCount(Seat(2), 1))
    return GameWon(winner, max(mine, theirs), shares)


CLOAK, POTION = CloakUsed(ME, Tavern.CAT, False), PotionUsed(ME, BEN, Tavern.OWL, False)
SHOWN = {
    "first-win": [()],
    "shared": [(VictoryShared((ME, BEN), 20, ()),)],
    "big-sale": [(sold(ME, 4, 4), {"won": False})],
    "lone-wolf": [(sold(ME, 3),)],
    "free-rider": [(sold(BEN, 3, 4),)],
    "turncoat": [(CLOAK, CLOAK, CLOAK)],
    "loyal": [(PotionUsed(ME, BEN, Tavern.OWL, False),)],
    "magnet": [(RingUsed(ME, 6, Card.CLOAK, 4, False),)],
    "alchemist": [(POTION, sold(ME, 2, 1)), (POTION, DiscardTopShown(Card.RING), sold(ME, 2, 1))],
    "horn": [(placed(ME, True), sold(ME, 2, 1))],
    "all-kinds": [tuple(sold(BEN, 1, 1, kind) for kind in KINDS)],
    "one-coin": [(gold(ME, 21, 20),)],
}
MISSED = {
    "first-win": [({"won": False},)],
    "shared": [(VictoryShared((BEN, Seat(2)), 20, ()), {"won": False}), ()],
    "big-sale": [(sold(ME, 4, 3),), (sold(BEN, 4, 4),)],
    "lone-wolf": [(sold(ME, 2, 1),), (sold(BEN, 0, 3),)],
    "free-rider": [(sold(BEN, 2, 3),), (sold(ME, 3, 3),)],
    "turncoat": [(CLOAK, CLOAK), (CloakUsed(BEN, Tavern.CAT, False),) * 3],
    "loyal": [(CLOAK,), (PotionUsed(BEN, ME, Tavern.CAT, False),), ({"won": False},)],
    "magnet": [(RingUsed(ME, 6, Card.CLOAK, 3, False),), (RingUsed(BEN, 6, Card.CLOAK, 9, False),)],
    "alchemist": [(POTION, placed(ME, False), sold(ME, 2, 1)), (POTION, sold(BEN, 2, 1)), (sold(ME, 2, 1), POTION)],
    "horn": [(placed(ME, False), sold(ME, 3)), (placed(BEN, True), sold(BEN, 3))],
    "all-kinds": [tuple(sold(BEN, int(kind != Card.RING), 1, kind) for kind in KINDS)],
    "one-coin": [(gold(ME, 22, 20),), (gold(BEN, 20, 21), {"won": False})],
}  # fmt: skip


def test_each_feat_is_shown_by_what_it_asks_for_and_not_by_less():
    hold_to(Tale(get_game("kameloot"), 3), SHOWN, MISSED)


def test_a_story_is_what_its_player_heard():
    hold_to_what_was_heard(get_game("kameloot"), Random(3))
