"""Each feat of Magi Kitchen, by hand: a story that shows it and one that just misses it."""

from random import Random

from accessible_games.engine import Seat
from accessible_games.games import get_game
from accessible_games.games.magi_kitchen.cards import TILES, Card, Tile
from accessible_games.games.magi_kitchen.events import (
    CardsWon,
    CardTurned,
    DeckCount,
    GameWon,
    KeeperNamed,
    NothingNamed,
    PenaltyPaid,
    PileMisfired,
    PileSaved,
    PileWrong,
    PostureMisfired,
    TileMisfired,
    TileWon,
    TileWrong,
    TimeRanOut,
)
from tests.games.feats import ME, Tale, hold_to, hold_to_what_was_heard

BEN, CLEO = Seat(1), Seat(2)


def turned(seat=BEN, left=9):
    return CardTurned(seat, Card.CORN, left)


def took(seat, n=2):
    return CardsWon(seat, (BEN,), n, 20)


def paid(seat, receiver):
    return PenaltyPaid(seat, receiver, 5)


def kept(seat):
    return KeeperNamed(seat, Card.POSTURE_OWL)


def decks(mine, theirs):
    return GameWon(ME, mine, (DeckCount(ME, mine), DeckCount(BEN, theirs), DeckCount(CLEO, 0)))


def slapped_wrong(seat):
    return TileMisfired(seat, Tile.CORN, TileWrong(Card.CORN, Card.POTION_CORN, "match"))


CORN, TOMATO = TileWon(ME, Tile.CORN), TileWon(ME, Tile.TOMATO)
SHOWN = {
    "first-win": [()],
    "feast": [(turned(), took(ME, 10)), (turned(), took(ME, 6), took(ME, 4))],
    "all-tiles": [tuple(TileWon(ME, tile) for tile in TILES)],
    "clean": [(slapped_wrong(BEN),)],
    "rainbow": [(turned(), CORN, TileWon(BEN, Tile.BROCCOLI), TOMATO)],
    "firefighter": [(PileSaved(ME, BEN), turned(), PileSaved(ME, CLEO), turned(), PileSaved(ME, ME))],
    "own-pile": [(PileSaved(ME, ME),)],
    "light-footed": [(kept(BEN), kept(CLEO), kept(BEN), {"won": False})],
    "three-row": [(took(BEN), turned(), took(ME), turned(), took(ME), turned(), took(ME))],
    "gift": [(paid(BEN, ME), paid(CLEO, ME), paid(BEN, ME))],
    "comeback": [(turned(ME, 3),)],
    "landslide": [(decks(21, 20),)],
}
MISSED = {
    "first-win": [({"won": False},)],
    "feast": [(turned(), took(ME, 6), turned(), took(ME, 6)), (turned(), took(BEN, 12))],
    "all-tiles": [tuple(TileWon(ME if tile else BEN, tile) for tile in TILES)],
    "clean": [
        *[(misfire,) for misfire in (slapped_wrong(ME), PileMisfired(ME, BEN, PileWrong("bare")), PostureMisfired(ME, ()),
                                     NothingNamed(ME), TimeRanOut(ME))],
        ({"won": False},),
    ],
    "rainbow": [(turned(), CORN, turned(), TOMATO), (turned(), CORN, TileWon(BEN, Tile.TOMATO))],
    "firefighter": [(PileSaved(ME, BEN), PileSaved(ME, BEN), PileSaved(BEN, ME))],
    "own-pile": [(PileSaved(ME, BEN), PileSaved(BEN, ME), PileSaved(BEN, BEN))],
    "light-footed": [(kept(BEN), kept(BEN)), (kept(BEN), kept(ME), kept(BEN), kept(BEN))],
    "three-row": [(took(ME), took(ME), took(BEN), took(ME))],
    "gift": [(paid(BEN, ME), paid(BEN, ME), paid(BEN, CLEO), paid(ME, BEN))],
    "comeback": [(turned(ME, 4),), (turned(BEN, 1),), (turned(ME, 2), {"won": False})],
    "landslide": [(decks(20, 20),)],
}  # fmt: skip


def test_each_feat_is_shown_by_what_it_asks_for_and_not_by_less():
    hold_to(Tale(get_game("magi_kitchen"), 3), SHOWN, MISSED)


def test_a_story_is_what_its_player_heard():
    hold_to_what_was_heard(get_game("magi_kitchen"), Random(3), {"mode": "calm"})
