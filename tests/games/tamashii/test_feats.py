"""Each feat of Tamashii, by hand: a story that shows it and one that just misses it."""

from random import Random

from accessible_games.engine import CountOf, Sealed, Seat
from accessible_games.games import get_game
from accessible_games.games.tamashii.cards import Character, Gem
from accessible_games.games.tamashii.events import (
    CharacterSatisfied,
    CharacterSeen,
    FlipFailed,
    GameEnded,
    GemRemoved,
    GemsGiven,
    Looked,
    NothingRemoved,
    RedDrawn,
    RedTaken,
)
from tests.games.feats import ME, Tale, hold_to, hold_to_what_was_heard

BEN = Seat(1)
END = GemRemoved(Gem.BLUE, 20)
BLUE = CountOf(Gem.BLUE, 3)


def faces(n):
    return GameEnded(n, "excellent")


def given(seat, n):
    return GemsGiven(seat, 2, (CountOf(Gem.BLUE, n - 2), CountOf(Gem.PINK, 2)), (CountOf(Gem.BLUE, n),))


def met(seat, position=2):
    return CharacterSatisfied(seat, position, Character.ELSA, 1)


def looked(seat, position=2):
    seen = CharacterSeen(seat, position, Sealed(Character.ELSA, [seat]), Sealed((BLUE,), [seat]))
    return (Looked(seat, position), seen) if seat == ME else (Looked(seat, position),)


SHOWN = {
    "first-win": [()],
    "five": [(faces(5),), (faces(6),)],
    "six": [(faces(6),)],
    "expert": [({"options": {"level": "expert"}},)],
    "flawless": [(met(ME),)],
    "brave": [(given(ME, 6), {"won": False})],
    "blind": [(*looked(BEN, 4), met(ME, 2))],
    "no-red": [(met(BEN),)],
    "three-mine": [(met(ME, 1), met(ME, 2), met(BEN, 3), met(ME, 4))],
    "hand-in-hand": [(met(ME), END, met(BEN), NothingRemoved())],
    "one-less": [(RedTaken(Character.TROLLS, (CountOf(Gem.RED, 1),)),)],
    "elephant": [(*looked(ME), *([END] * 6), met(ME))],
}
MISSED = {
    "first-win": [({"won": False},)],
    "five": [(faces(4),)],
    "six": [(faces(5),)],
    "expert": [({"options": {"level": "difficult"}},), ({"options": {"level": "expert"}, "won": False},)],
    "flawless": [(FlipFailed(BEN, 2, (BLUE,)),), ({"won": False},)],
    "brave": [(given(ME, 5),), (given(BEN, 8),)],
    "blind": [(*looked(BEN), met(ME)), (FlipFailed(BEN, 2, (BLUE,)), met(ME)), (met(BEN),)],
    "no-red": [(RedDrawn(()),), ({"won": False},)],
    "three-mine": [(met(ME), met(ME), met(BEN))],
    "hand-in-hand": [(met(ME), END, given(BEN, 3), END, met(ME), END), (met(ME), END)],
    "one-less": [(RedTaken(Character.TROLLS, ()),)],
    "elephant": [
        (*looked(ME), *([END] * 5), met(ME)),
        (*looked(BEN), *([END] * 7), met(ME)),
        (*looked(ME), *([END] * 7), met(BEN)),
    ],
}


def test_each_feat_is_shown_by_what_it_asks_for_and_not_by_less():
    hold_to(Tale(get_game("tamashii")), SHOWN, MISSED)


def test_a_story_is_what_its_player_heard():
    hold_to_what_was_heard(get_game("tamashii"), Random(3))
