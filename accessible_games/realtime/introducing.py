"""Whose keys are where, told before a game: by what is written on them in the layout in use."""

from __future__ import annotations

from collections.abc import Sequence

from accessible_games.engine import Seat
from accessible_games.play.outlet import Outlet

from .facts import ClusterKeys, KeyCalled, KeysAre, PlayerKey, SpaceFlips, called
from .keyboard import Keyboard, american_name
from .ports import Keys


def called_at(keys: Keys, place: str) -> KeyCalled:
    """The key of a place, as it is told."""
    return called(keys.name_of(place) or american_name(place))


def tell_keys(outlet: Outlet, keys: Keys, keyboard: Keyboard, people: Sequence[Seat]) -> None:
    """Tell every person's keys.

    Args:
        outlet: where they are told.
        keys: knows what is written on them.
        keyboard: whose they are.
        people: the seats of people.
    """
    if keyboard.cluster:
        rows = {seat: [called_at(keys, place) for place in keyboard.places(seat)] for seat in people}
        outlet.tell(*(ClusterKeys(seat, *row) for seat, row in rows.items()), SpaceFlips(), kind="event")
        return
    named = (PlayerKey(seat, called_at(keys, keyboard.places(seat)[0])) for seat in people)
    outlet.tell(KeysAre(tuple(named)), kind="event")
