"""Tamashii positions: the referee's tables of docs/notation.md, read and written.

A position may be partial: gems that it does not name are out of play, keys that it does not name
take their neutral value.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from accessible_games.engine import CHANCE, Position, PositionError, Seat
from accessible_games.games.options import shown

from .cards import CHARACTER_BY_ID, CHARACTER_IDS, CHARACTERS, GEM_IDS, LEVEL_BY_ID, PLACES, Character
from .heaps import counts_of, pack, size_of
from .rules import TamashiiRules

if TYPE_CHECKING:
    from .state import TamashiiState

KEYS: Final = (
    "level",
    "characters",
    "face_up",
    "known",
    "gems",
    "bag",
    "held",
    "removed",
    "to_act",
    "phase",
    "flip_at",
)
PHASES: Final = ("turn", "draw", "flip", "effect", "look")
"""Phases in which a seat is asked, so that a position can be set there."""

_AT_A_PLACE: Final = ("flip", "effect", "look")

UNORDERED: Final = frozenset({"face_up", "known"})
"""Keys whose lists are compared without regard to order."""


# -- writing ----------------------------------------------------------------------------


def export(state: TamashiiState) -> dict[str, Any]:
    """The position, in the keys that `load` takes."""
    table: dict[str, Any] = {
        "level": state.rules.level.value,
        "characters": [character.id for character in state.characters],
        "face_up": _positions(state.face_up),
        "gems": {str(place + 1): _table(heap) for place, heap in enumerate(state.gems)},
        "bag": _table(state.bag),
        "held": _table(state.held),
        "removed": _table(state.removed),
        "to_act": _asked(state),
        "phase": state.phase,
    }
    if state.rules.shared:
        table["known"] = _positions(state.known)
    if state.phase in _AT_A_PLACE:
        table["flip_at"] = state.place + 1
    return table


def inspect(state: TamashiiState) -> dict[str, Any]:
    """The position and every further key that a scenario may expect."""
    return export(state) | {
        "over": state.phase == "over",
        "winners": [],
        "scores": [],
        "bag_size": size_of(state.bag),
        "face_up_count": state.face_up.bit_count(),
        "rating": state.rating(),
    }


def _asked(state: TamashiiState) -> list[int]:
    actors = state.actors()
    return [] if actors == (CHANCE,) else [int(seat) for seat in actors]


def _positions(bits: int) -> list[int]:
    return [place + 1 for place in range(PLACES) if bits & 1 << place]


def _table(heap: int) -> dict[str, int]:
    return dict(zip(GEM_IDS, counts_of(heap), strict=True))


# -- reading ----------------------------------------------------------------------------


def load(rules: TamashiiRules, position: Position) -> TamashiiState:
    """The state at a position; in phase turn it is tested for the end (R04).

    Raises:
        PositionError: one sentence that names the key and what is allowed.
    """
    from .state import TamashiiState  # a state exports itself through this module

    for key in position:
        if key not in KEYS:
            raise PositionError(f"position.{key}: not known; tamashii has {', '.join(KEYS)}")
    if "level" in position:
        rules = rules.at_level(LEVEL_BY_ID[_word(position["level"], "level", LEVEL_BY_ID)])
    state = TamashiiState(rules)
    state.characters = _characters(position.get("characters", list(CHARACTER_IDS)))
    state.face_up = _bits(position.get("face_up", []), "face_up")
    state.known = _known(position, rules)
    state.gems = _gems(position.get("gems", {}))
    state.bag = _heap(position["bag"], "bag") if "bag" in position else state.bag
    state.held = _heap(position.get("held", {}), "held")
    state.removed = _heap(position.get("removed", {}), "removed")
    _count(state)
    seat = _seat(position.get("to_act", 0), rules.seats)
    phase = _word(position.get("phase", "turn"), "phase", PHASES)
    state.ask(phase, seat)
    _load_place(state, position)
    if phase == "turn":
        state.begin_turn(seat)
    return state


def _known(position: Position, rules: TamashiiRules) -> int:
    known = _bits(position.get("known", []), "known")
    if known and not rules.shared:
        raise PositionError("position.known: it goes with option peek = shared")
    return known


def _load_place(state: TamashiiState, position: Position) -> None:
    """The position that flip, effect and look are about, and what goes with each phase."""
    phase = state.phase
    if bool(state.held) != (phase == "draw"):
        raise PositionError("position.held: gems are held in phase draw, and only there")
    if ("flip_at" in position) != (phase in _AT_A_PLACE):
        raise PositionError(f"position.flip_at: it goes with phases {', '.join(_AT_A_PLACE)}")
    if phase == "turn" or phase == "draw":
        return
    state.place = _place(position["flip_at"], "flip_at")
    is_up = bool(state.face_up & 1 << state.place)
    if phase == "flip":
        if is_up or not state.gems[state.place]:
            raise PositionError("position.flip_at: in phase flip a card that is face down and has gems")
        return
    if not is_up or len(_positions(state.face_up)) == PLACES or state.rules.jokers:
        raise PositionError(
            f"position.flip_at: in phase {phase} a card that is face up, others still face down, "
            "and not at level beginner"
        )


def _count(state: TamashiiState) -> None:
    heaps = [state.bag, state.held, state.removed, *state.gems]
    there, most = [sum(column) for column in zip(*map(counts_of, heaps), strict=True)], state.rules.copies
    for colour, n, allowed in zip(GEM_IDS, there, counts_of(most), strict=True):
        if n > allowed:
            raise PositionError(f"position: {n} gems are {colour}; there are {allowed}")


def _characters(given: Any) -> tuple[Character, ...]:
    if not isinstance(given, list) or sorted(map(str, given)) != sorted(CHARACTER_IDS):
        raise PositionError(f"position.characters: each once, in any order: {', '.join(CHARACTER_IDS)}")
    return tuple(CHARACTERS[CHARACTER_BY_ID[name]] for name in given)


def _bits(given: Any, where: str) -> int:
    if not isinstance(given, list):
        raise PositionError(f"position.{where}: a list of positions is needed")
    return sum(1 << place for place in {_place(value, where) for value in given})


def _place(value: Any, where: str) -> int:
    if type(value) is not int or not 1 <= value <= PLACES:
        raise PositionError(f"position.{where}: {shown(value)} is no position; 1 to {PLACES} are")
    return value - 1


def _gems(given: Any) -> list[int]:
    if not isinstance(given, Mapping):
        raise PositionError('position.gems: a table is needed, such as { "4" = { blue = 2 } }')
    heaps = [0] * PLACES
    for key, table in given.items():
        if key not in ("1", "2", "3", "4", "5", "6"):
            raise PositionError(f"position.gems: {shown(key)} is no position; 1 to {PLACES} are")
        heaps[int(key) - 1] = _heap(table, f"gems.{key}")
    return heaps


def _heap(given: Any, where: str) -> int:
    """A table of colours; those not named are 0."""
    if not isinstance(given, Mapping):
        raise PositionError(f"position.{where}: a table of colours is needed, such as {{ blue = 2 }}")
    counts = dict.fromkeys(GEM_IDS, 0)
    for colour, n in given.items():
        if colour not in counts:
            raise PositionError(f"position.{where}: {shown(colour)} is no colour; {', '.join(GEM_IDS)} are")
        if type(n) is not int or not 0 <= n <= 30:
            raise PositionError(
                f"position.{where}.{colour}: {shown(n)}; a whole number from 0 to 30 is needed"
            )
        counts[colour] = n
    return pack(counts.values())


def _word(value: Any, where: str, allowed: Any) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise PositionError(f"position.{where}: {shown(value)} is not allowed; {', '.join(allowed)} are")
    return value


def _seat(value: Any, seats: int) -> Seat:
    if isinstance(value, list) and len(value) == 1:
        value = value[0]
    if type(value) is not int or not 0 <= value < seats:
        raise PositionError(f"position.to_act: {shown(value)} is no seat; 0 to {seats - 1} are")
    return Seat(value)
