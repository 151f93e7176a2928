"""Tamashii's positions: what each key holds, and what must fit together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from accessible_games.engine import Position, PositionError, Seat
from accessible_games.engine.layout import (
    ByPlace,
    Counts,
    EachOnce,
    Key,
    Layout,
    Marks,
    OneWord,
    SeatAsked,
    Whole,
)

from .board import TamashiiBoard
from .cards import CHARACTER_BY_ID, CHARACTER_IDS, GEM_IDS, LEVEL_BY_ID, PLACES, counts_of, pack, size_of
from .rules import TamashiiRules

B = TypeVar("B", bound=TamashiiBoard)

PHASES: Final = ("turn", "draw", "flip", "effect", "look")
"""Phases in which a seat is asked, so that a position can be set there."""

_AT_A_PLACE: Final = ("flip", "effect", "look")
_PLACE: Final = Whole(1, PLACES, "position", first=0)
_PLACES: Final = Marks(_PLACE, "positions")
_HEAP: Final = Counts(GEM_IDS, ("colour", "colours"), 30, pack, counts_of)

LAYOUT: Final = Layout(
    "tamashii",
    level=Key(OneWord(LEVEL_BY_ID), "the level of difficulty", of="rules.level", loads=False),
    characters=Key(EachOnce(CHARACTER_BY_ID), "all six, from position 1 to 6", default=list(CHARACTER_IDS)),
    face_up=Key(_PLACES, "positions whose character is face up", default=[]),
    gems=Key(
        ByPlace(_PLACE, _HEAP, 0, '{ "4" = { blue = 2 } }'), "by position what was given there", default={}
    ),
    bag=Key(_HEAP, "the gems in the bag; by default those of the level at the beginning"),
    held=Key(_HEAP, "the gems drawn this turn", default={}),
    removed=Key(_HEAP, "the gems that are out of the game", default={}),
    to_act=Key(SeatAsked(), "the seat that is asked", default=0, of="acting", loads=False),
    phase=Key(OneWord(PHASES), f"what is asked: {', '.join(PHASES)}", default="turn", loads=False),
    known=Key(
        _PLACES,
        "option `peek = shared`: positions whose character everybody was told",
        default=[],
        when=lambda board: board.rules.shared,
    ),
    flip_at=Key(
        _PLACE,
        "the position that phases flip, effect and look are about",
        of="place",
        when=lambda board: board.phase in _AT_A_PLACE,
    ),
)
UNORDERED: Final = frozenset({"face_up", "known"})
"""Keys whose lists are compared without regard to order."""


def inspect(state: TamashiiBoard) -> dict[str, Any]:
    """The position and every further key that a scenario may expect."""
    return LAYOUT.export(state) | {
        "over": state.phase == "over",
        "winners": [],
        "scores": [],
        "bag_size": size_of(state.bag),
        "face_up_count": state.face_up.bit_count(),
        "rating": state.rating(),
    }


def load(new: Callable[[TamashiiRules], B], rules: TamashiiRules, position: Position) -> B:
    """The board of a position, which may be partial: gems that it does not name are out of play.

    Args:
        new: makes a new game.
        rules: the settings, but for the level.
        position: what people gave.

    Raises:
        PositionError: one sentence that names the key and what is allowed.
    """
    LAYOUT.check_keys(position)
    level = LAYOUT.read(position, "level", rules.seats)
    state = new(rules if level is None else rules.at_level(level))
    LAYOUT.fill(state, position, rules.seats)
    if state.known and not rules.shared:
        raise PositionError("position.known: it goes with option peek = shared")
    _count(state)
    seat, phase = (LAYOUT.read(position, key, rules.seats) for key in ("to_act", "phase"))
    state.ask(phase, Seat(seat))
    _check_phase(state, "flip_at" in position)
    return state


def _check_phase(state: TamashiiBoard, placed: bool) -> None:
    """What goes with each phase: gems in hand, and the position that flip, effect and look are about."""
    phase = state.phase
    if bool(state.held) != (phase == "draw"):
        raise PositionError("position.held: gems are held in phase draw, and only there")
    if placed != (phase in _AT_A_PLACE):
        raise PositionError(f"position.flip_at: it goes with phases {', '.join(_AT_A_PLACE)}")
    if not placed:
        return
    is_up = bool(state.face_up & 1 << state.place)
    if phase == "flip":
        if is_up or not state.gems[state.place]:
            raise PositionError("position.flip_at: in phase flip a card that is face down and has gems")
        return
    if not is_up or state.face_up.bit_count() == PLACES or state.rules.jokers:
        raise PositionError(
            f"position.flip_at: in phase {phase} a card that is face up, others still face down, "
            "and not at level beginner"
        )


def _count(state: TamashiiBoard) -> None:
    heaps = [state.bag, state.held, state.removed, *state.gems]
    there, most = [sum(column) for column in zip(*map(counts_of, heaps), strict=True)], state.rules.copies
    for colour, n, allowed in zip(GEM_IDS, there, counts_of(most), strict=True):
        if n > allowed:
            raise PositionError(f"position: {n} gems are {colour}; there are {allowed}")
