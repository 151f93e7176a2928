"""Each feat of KamiMaï, by hand: a story that shows it and one that just misses it."""

from random import Random

from accessible_games.engine import CountOf, Seat
from accessible_games.games import get_game
from accessible_games.games.kamimai.cards import Card
from accessible_games.games.kamimai.events import (
    CardDrawn,
    CastingEnded,
    CollapsedInDraw,
    GameWon,
    GrimoireFell,
    GrimoireHeld,
    GuardiansFreed,
    SpellCast,
    ZoneSealed,
)
from accessible_games.games.kamimai.rows import GiftRow, LossRow, PaidRow
from tests.games.feats import ME, Tale, hold_to, hold_to_what_was_heard

BEN = Seat(1)


def cast(seat, *givers):
    gifts = tuple(GiftRow(one, (PaidRow(CountOf(Card.FIRE, 2), 0),)) for one in givers or (seat,))
    return SpellCast(seat, Card.FIRE, False, gifts)


def drawn(seat, n):
    return tuple(CardDrawn(seat, "left", Card.FIRE, number) for number in range(1, n + 1))


HELD, ENDED = GrimoireHeld(ME), CastingEnded(ME)
FREED = GuardiansFreed(ME, (LossRow(BEN, (CountOf(Card.GUARDIAN_RED, 1),)),))
SHOWN = {
    "first-win": [()],
    "level-2": [({"options": {"level": 2}},), ({"options": {"level": 3}},)],
    "level-3": [({"options": {"level": 3}},)],
    "unshaken": [(HELD,)],
    "last-breath": [(GameWon(1),)],
    "seven-cards": [(*drawn(ME, 7), HELD, {"won": False})],
    "generous": [(cast(BEN, BEN, ME),) * 3],
    "two-spells": [(HELD, cast(ME), cast(ME, ME, BEN), ENDED)],
    "blessed": [(CollapsedInDraw(ME, True, 5),)],
    "liberator": [(FREED,)],
    "alone": [({"seats": 1},)],
    "last-seal": [(cast(BEN), cast(ME), ZoneSealed("A", 0), GameWon(3))],
}
MISSED = {
    "first-win": [({"won": False},)],
    "level-2": [({"options": {"level": 1}},), ({"options": {"level": 2}, "won": False},)],
    "level-3": [({"options": {"level": 2}},)],
    "unshaken": [(GrimoireFell(),), ({"won": False},)],
    "last-breath": [(GameWon(2),)],
    "seven-cards": [
        (*drawn(ME, 6), HELD),
        (*drawn(ME, 4), HELD, *drawn(ME, 4), HELD),
        (*drawn(ME, 7), GrimoireFell(), CollapsedInDraw(ME, False, 4), HELD),
        (*drawn(BEN, 7), GrimoireHeld(BEN)),
    ],
    "generous": [(cast(BEN, BEN, ME), cast(BEN, BEN, ME), cast(ME), cast(BEN))],
    "two-spells": [(HELD, cast(ME), ENDED, HELD, cast(ME), ENDED), (cast(BEN), cast(BEN))],
    "blessed": [(CollapsedInDraw(ME, False, 4),), (CollapsedInDraw(BEN, True, 5),)],
    "liberator": [(GuardiansFreed(ME, ()),), (GuardiansFreed(BEN, FREED.losses),)],
    "alone": [({"seats": 2},), ({"seats": 1, "won": False},)],
    "last-seal": [
        (cast(ME), cast(BEN), ZoneSealed("A", 0), GameWon(3)),
        (cast(ME), ZoneSealed("A", 2), {"won": False}),
    ],
}


def test_each_feat_is_shown_by_what_it_asks_for_and_not_by_less():
    hold_to(Tale(get_game("kamimai")), SHOWN, MISSED)


def test_a_story_is_what_its_player_heard():
    hold_to_what_was_heard(get_game("kamimai"), Random(3))
