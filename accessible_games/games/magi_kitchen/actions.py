"""Magi Kitchen's actions and their notation; `str(action)` and `parse_action` are inverses.

    flip      slap tomato      cover 2 (the pile of seat 2)      pose SSL      give 3 (to seat 3)
    buzz      finish (nothing named)                              pass (calm mode)

A pattern may also be read alone, in any case, and spelt out: "ssl", "short short long"; and so may
the name of a tile: "tomato".  Any action may end in `at 350`: milliseconds since the duel opened, as
the host measured them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from typing import Final

from accessible_games.engine import Action, NotationError, Seat, shown

from .cards import INGREDIENTS, TILES, Tile
from .chance import CHANCE_VERBS, parse_chance

MOST_SEATS: Final = 8


def _timed(text: str, at: int | None) -> str:
    return text if at is None else f"{text} at {at}"


class Flip(Action):
    """Turn over the top card of one's own deck (MGK-10)."""

    at: int | None = None

    def __str__(self) -> str:
        return _timed("flip", self.at)


class Slap(Action):
    """Slap a tile (MGK-13)."""

    tile: Tile
    at: int | None = None

    def __str__(self) -> str:
        return _timed(f"slap {self.tile.id}", self.at)


class Cover(Action):
    """Cover the pile of a seat (MGK-25)."""

    owner: Seat
    at: int | None = None

    def __str__(self) -> str:
        return _timed(f"cover {self.owner}", self.at)


class Pose(Action):
    """Take a posture: its pattern of short and long taps, "S" and "L" (MGK-30)."""

    pattern: str
    at: int | None = None

    def __str__(self) -> str:
        return _timed(f"pose {self.pattern}", self.at)


class Give(Action):
    """Pay for a misfire: the top card of one's own deck goes to a seat (MGK-35)."""

    receiver: Seat
    at: int | None = None

    def __str__(self) -> str:
        return _timed(f"give {self.receiver}", self.at)


class Buzz(Action):
    """Take the floor, or queue for it (MGK-A04)."""

    at: int | None = None

    def __str__(self) -> str:
        return _timed("buzz", self.at)


class Finish(Action):
    """Give the floor up and name nothing (MGK-A04)."""

    at: int | None = None

    def __str__(self) -> str:
        return _timed("finish", self.at)


class Pass(Action):
    """End one's own watch, or claim nothing (MGK-A06)."""

    at: int | None = None

    def __str__(self) -> str:
        return _timed("pass", self.at)


FLIP: Final = Flip()
BUZZ: Final = Buzz()
FINISH: Final = Finish()
PASS: Final = Pass()
SLAPS: Final = tuple(Slap(tile) for tile in TILES)
COVERS: Final = tuple(Cover(Seat(seat)) for seat in range(MOST_SEATS))
GIVES: Final = tuple(Give(Seat(seat)) for seat in range(MOST_SEATS))
POSES: Final = {
    length: tuple(Pose("".join(taps)) for taps in product("SL", repeat=length)) for length in (2, 3)
}
"""By the number of taps: all patterns of that length."""

_SIMPLE: Final[dict[str, Callable[[int | None], Action]]] = {
    "flip": Flip,
    "buzz": Buzz,
    "finish": Finish,
    "pass": Pass,
}
_WHOLE: Final = {
    str(action): action
    for action in (FLIP, BUZZ, FINISH, PASS, *SLAPS, *COVERS, *GIVES, *POSES[2], *POSES[3])
}
_TAPS: Final = {"short": "S", "long": "L"}
_AT: Final = re.compile(r"(.*?) at (\d{1,7})")
_LETTERS: Final = "[SsLl]+|[CcLl]{2,}"
"""What taps are typed in: short and long, or court and long."""


def parse_action(text: str) -> Action:
    """The action of a notation, chance outcomes included.

    Raises:
        NotationError: which word cannot be read, and what would be.
    """
    line = " ".join(text.split())
    if line in _WHOLE:
        return _WHOLE[line]
    verb = line.partition(" ")[0]
    if verb in CHANCE_VERBS:
        return parse_chance(line)
    timed = _AT.fullmatch(line)
    body, at = (timed[1], int(timed[2])) if timed else (line, None)
    words = [_TAPS.get(word, word) for word in body.split()]
    if words and all(re.fullmatch(_LETTERS, word) for word in words):
        words = ["pose", *words]  # taps alone are a posture
    if len(words) == 1 and words[0] in _SIMPLE:
        return _SIMPLE[words[0]](at)
    if len(words) == 1 and words[0] in INGREDIENTS:
        words = ["slap", *words]  # a tile alone is slapped
    if len(words) == 2 and words[0] == "slap":
        return Slap(_tile(words[1]), at)
    if len(words) == 2 and words[0] == "cover":
        return Cover(_seat(words[1]), at)
    if len(words) == 2 and words[0] == "give":
        return Give(_seat(words[1]), at)
    if len(words) > 1 and words[0] == "pose":
        return Pose(_pattern("".join(words[1:])), at)
    raise NotationError(
        f"{shown(line)!r} is no action of magi_kitchen; flip, slap INGREDIENT, cover SEAT, pose TAPS, "
        "give SEAT, buzz, finish or pass are, each with 'at MILLISECONDS' behind it if it is timed"
    )


def _tile(word: str) -> Tile:
    if word not in INGREDIENTS:
        raise NotationError(f"{shown(word)!r} is no ingredient; {', '.join(INGREDIENTS)} are")
    return TILES[INGREDIENTS.index(word)]


def _seat(word: str) -> Seat:
    if not re.fullmatch("[0-7]", word):
        raise NotationError(f"{shown(word)!r} is no seat; 0 to {MOST_SEATS - 1} are")
    return Seat(int(word))


def _pattern(word: str) -> str:
    pattern = word.upper()
    if re.fullmatch("[CL]{2,}", pattern):  # French: court, long
        pattern = pattern.replace("C", "S")
    if not re.fullmatch("[SL]{1,8}", pattern):
        raise NotationError(f"{shown(word)!r} is no pattern; up to 8 taps, each S or L, are")
    return pattern
