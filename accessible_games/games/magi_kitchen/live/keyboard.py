"""Whose key lies where: places on the keyboard, by the W3C's `code` names; and how they are told.

Places, not letters: a cluster is a cluster on any layout.  What is written on a key is told to the
players from the layout that is in use.  Insert, CapsLock, the numeric pad and Alt belong to screen
readers and the system, so no place is there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from accessible_games.engine import Seat
from accessible_games.play.output import Output
from accessible_games.realtime.ports import Keys

from ..cards import TILES
from .facts import ClusterKeys, KeyCalled, KeysAre, PlayerKey, SpaceFlips, called

FLIP: Final = "Space"
GIVE_UP: Final = "Enter"
MENU: Final = "Escape"
DIGITS: Final = tuple(f"Digit{number}" for number in range(1, 9))
"""The digits of the top row: tiles 1 to 5, or seats 1 to 8."""

_TOP: Final = ("KeyQ", "KeyR", "KeyU", "KeyP")
_BOTTOM: Final = ("Slash", "KeyM", "KeyV", "KeyZ")
BUZZERS: Final[Mapping[int, tuple[str, ...]]] = {
    2: ("KeyA", "KeyL"),
    3: ("KeyQ", "KeyP", "KeyV"),
    4: ("KeyQ", "KeyP", "Slash", "KeyZ"),
    5: ("KeyQ", "KeyP", "Slash", "KeyV", "KeyZ"),
    6: ("KeyQ", "KeyU", "KeyP", "Slash", "KeyV", "KeyZ"),
    7: (*_TOP, "Slash", "KeyV", "KeyZ"),
    8: (*_TOP, *_BOTTOM),
}
"""By number of players: each one's key, clockwise round the keyboard as people sit round it."""

CLUSTERS: Final = (
    ("KeyA", "KeyS", "KeyD", "KeyF", "KeyG", "KeyX"),
    ("KeyH", "KeyJ", "KeyK", "KeyL", "Semicolon", "Period"),
)
"""Two players: the keys of the five tiles in their order, then that of the pile (MGK-A03)."""

PILE: Final = len(TILES)
"""The key of a cluster that covers a pile."""

SPARE: Final = (
    *("KeyO", "KeyW", "KeyI", "KeyN", "KeyB", "Comma", "KeyY", "KeyG", "KeyF", "KeyJ", "KeyK", "KeyA"),
    *("KeyL", "KeyX", "Period", "KeyQ", "KeyP", "KeyZ", "Slash", "KeyV", "KeyM", "KeyU"),
)
"""Where a key that the keyboard loses may move, the best places first; C, E and T answer questions."""

_AMERICAN: Final[Mapping[str, str]] = {"Slash": "/", "Semicolon": ";", "Period": ".", "Comma": ","}


@dataclass(frozen=True, slots=True)
class Owned:
    """What a key means.

    Attributes:
        seat: whose key it is.
        number: which of that player's keys, from 0; in a cluster the tile, or `PILE`.
    """

    seat: Seat
    number: int


class Keyboard:
    """The players' keys at one table.

    Args:
        seats: number of players.
        cluster: whether each has a cluster of keys; else one key each.
        moves: places of keys that were moved, by their first place; what makes no sense is left out.
    """

    def __init__(self, seats: int, *, cluster: bool = False, moves: Mapping[str, str] | None = None) -> None:
        self.cluster = cluster
        self._homes = CLUSTERS if cluster else tuple((place,) for place in BUZZERS[seats])
        self._moves: dict[str, str] = {}
        for home, place in (moves or {}).items():
            if place in self.free() and any(home in row for row in self._homes):
                self._moves[home] = place

    @property
    def moves(self) -> dict[str, str]:
        """The places of keys that are not at their first place, by that."""
        return dict(self._moves)

    def places(self, seat: Seat) -> tuple[str, ...]:
        """Where a player's keys are."""
        return tuple(self._moves.get(home, home) for home in self._homes[seat])

    def owner(self, place: str) -> Owned | None:
        """What the key of a place means; None: it is nobody's."""
        for seat in range(len(self._homes)):
            places = self.places(Seat(seat))
            if place in places:
                return Owned(Seat(seat), places.index(place))
        return None

    def free(self) -> tuple[str, ...]:
        """Where no player's key is, and one could be, the best places first."""
        return tuple(place for place in SPARE if self.owner(place) is None)

    def move(self, owned: Owned, tried: frozenset[str] = frozenset()) -> str:
        """Move a key to the next free place that was not tried; "" if there is none."""
        places = [place for place in self.free() if place not in tried]
        if not places:
            return ""
        self._moves[self._homes[owned.seat][owned.number]] = places[0]
        return places[0]


def _american_name(place: str) -> str:
    """What is written there on an American keyboard, where the layout in use is not known."""
    return _AMERICAN.get(place, place.removeprefix("Key").removeprefix("Digit"))


def called_at(keys: Keys, place: str) -> KeyCalled:
    """The key of a place, as it is told."""
    return called(keys.name_of(place) or _american_name(place))


def cluster_keys(keys: Keys, keyboard: Keyboard, people: Sequence[Seat]) -> list[ClusterKeys]:
    """Everybody's keys in cluster mode, a fact each."""
    rows = {seat: [called_at(keys, place) for place in keyboard.places(seat)] for seat in people}
    return [ClusterKeys(seat, *row) for seat, row in rows.items()]


def tell_keys(output: Output, keys: Keys, keyboard: Keyboard, people: Sequence[Seat]) -> None:
    """Tell every person's keys.

    Args:
        output: where they are told.
        keys: knows what is written on them.
        keyboard: whose they are.
        people: the seats of people.
    """
    if keyboard.cluster:
        output.tell(*cluster_keys(keys, keyboard, people), SpaceFlips(), kind="event")
        return
    named = (PlayerKey(seat, called_at(keys, keyboard.places(seat)[0])) for seat in people)
    output.tell(KeysAre(tuple(named)), kind="event")
