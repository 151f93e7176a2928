"""All legal actions of Magi Kitchen; the lists are made once and found again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from accessible_games.engine import CHANCE, Action, Seat

from .actions import BUZZ, COVERS, FINISH, FLIP, GIVES, MOST_SEATS, PASS, POSES, SLAPS
from .contest import HANDS, Kind

if TYPE_CHECKING:
    from .state import MagiState

Actions = tuple[Action, ...]

FLIP_ONLY: Final[Actions] = (FLIP,)
BUZZ_ONLY: Final[Actions] = (BUZZ,)
_SLAPS: Final[Actions] = SLAPS
_TILES_OR_PASS: Final[Actions] = (*SLAPS, PASS)
_BY_LENGTH: Final[dict[int, Actions]] = {length: tuple(poses) for length, poses in POSES.items()}
_ANY_LENGTH: Final[Actions] = (*POSES[2], *POSES[3])
_SEATS: Final = range(MOST_SEATS + 1)
_PILES_OR_PASS: Final[tuple[Actions, ...]] = tuple((*COVERS[:seats], PASS) for seats in _SEATS)
_NAMING: Final[tuple[Actions, ...]] = tuple((*SLAPS, *COVERS[:seats]) for seats in _SEATS)
_WITH_FLOOR: Final[tuple[Actions, ...]] = tuple((*named, FINISH) for named in _NAMING)
_HANDS_USED: Final[Actions] = (*SLAPS, FINISH)
_RECEIVERS: Final[tuple[tuple[Actions, ...], ...]] = tuple(
    tuple(tuple(give for give in GIVES[:seats] if give.receiver != seat) for seat in range(seats))
    for seats in _SEATS
)


def legal_actions(state: MagiState, seat: Seat) -> Sequence[Action]:
    """Every action of a seat now, each in its one spelling, without a moment."""
    if seat not in state.acting or seat == CHANCE:
        return ()
    phase = state.phase
    rules = state.rules
    if phase == "duel":
        contest = state.contest
        if rules.buzz:
            queue = contest.queue
            if not queue or queue[0].seat != seat:
                return BUZZ_ONLY
            return _WITH_FLOOR[rules.seats] if contest.covers[seat] < HANDS else _HANDS_USED
        if rules.calm:
            return _TILES_OR_PASS if contest.kind is not Kind.TRASH else _PILES_OR_PASS[rules.seats]
        return _NAMING[rules.seats] if contest.covers[seat] < HANDS else _SLAPS
    if phase == "flip":
        return FLIP_ONLY
    if phase == "penalty":
        return _RECEIVERS[rules.seats][seat]
    return _ANY_LENGTH if rules.calm else _BY_LENGTH[len(state.pattern())]
