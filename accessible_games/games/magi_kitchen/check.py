"""What may be done now, and why anything else is refused: the first rule that forbids it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from accessible_games.engine import (
    CHANCE,
    Action,
    GameIsOver,
    NotYourTurn,
    OutcomeAwaited,
    OutcomeNotPossible,
    Refused,
    Seat,
)  # fmt: skip

from . import actions as act
from . import refusals as no
from .board import MagiBoard
from .contest import HANDS, NOBODY, Kind
from .rules import MODES

Actions = tuple[Action, ...]
_TRASH: Final = Kind.TRASH


class Moment(NamedTuple):
    """What decides what a player may do, besides the mode.

    Attributes:
        phase: flip, duel, posture or penalty.
        trash: whether the duel is about piles.
        holder: who has the floor, or NOBODY.
        waits: whether the player has the floor, or waits for it.
        used: whether both of the player's hands cover a pile.
        taps: how many the posture has.
        posed: whether the player has taken it.
    """

    phase: str
    trash: bool = False
    holder: Seat = NOBODY
    waits: bool = False
    used: bool = False
    taps: int = 0
    posed: bool = False


def check(state: MagiBoard, seat: Seat, action: Action) -> Refused | None:
    """The reason against `action`, or None if it is legal."""
    actors = state.acting
    if not actors:
        return GameIsOver()
    outcome = isinstance(action, act.Outcome)
    if seat == CHANCE or outcome:
        possible = seat == CHANCE and outcome and CHANCE in actors and state.due().fits(action)
        return None if possible else OutcomeNotPossible()
    if actors[0] == CHANCE:
        return OutcomeAwaited()
    named = action.owner if isinstance(action, act.Cover) else 0
    named = action.receiver if isinstance(action, act.Give) else named
    if named >= state.rules.seats:
        return no.NoSuchSeat(state.rules.seats)
    if seat != actors[0] and (state.rules.calm or state.phase in ("flip", "penalty")):
        return NotYourTurn(actors[0])
    return _decision(state.rules.mode, seat, _moment(state, seat), action)


def _moment(state: MagiBoard, seat: Seat) -> Moment:
    if state.phase == "posture":
        return Moment("posture", taps=len(state.pattern()), posed=seat not in state.acting)
    if state.phase != "duel":
        return Moment(state.phase)
    contest = state.contest
    queue = contest.queue
    return Moment(
        "duel",
        contest.kind is _TRASH,
        queue[0].seat if queue else NOBODY,
        any(press.seat == seat for press in queue),
        contest.covers[seat] >= HANDS,
    )


def _decision(mode: str, seat: Seat, moment: Moment, action: Action) -> Refused | None:
    """The reason against an action of a seat that may be asked."""
    phase = moment.phase
    if phase == "duel":
        return _in_duel(mode, seat, moment, action)
    if phase == "posture":
        return _in_posture(mode, moment, action)
    if phase == "flip":
        return None if isinstance(action, act.Flip) else no.FlipFirst()
    if not isinstance(action, act.Give):
        return no.PenaltyFirst()
    return no.PenaltyToOneself() if action.receiver == seat else None


def _in_posture(mode: str, moment: Moment, action: Action) -> Refused | None:
    if not isinstance(action, act.Pose):
        return no.PostureOnly()
    if moment.posed:
        return no.AlreadyPosed()
    if mode == "calm":
        return None if len(action.pattern) in (2, 3) else no.TwoOrThreeTaps()
    return None if len(action.pattern) == moment.taps else no.WrongLength(moment.taps)


def _in_duel(mode: str, seat: Seat, moment: Moment, action: Action) -> Refused | None:
    if isinstance(action, (act.Flip, act.Give, act.Pose)):
        return no.DuelIsOpen()
    if mode == "calm":
        return _in_calm(moment, action)
    if isinstance(action, act.Pass):
        return no.PassInCalmOnly()
    if mode == "buzz":
        refused = _at_floor(seat, moment, action)
        if refused is not None:
            return refused
    elif isinstance(action, (act.Buzz, act.Finish)):
        return no.NoBuzzer()
    return no.HandsInUse() if isinstance(action, act.Cover) and moment.used else None


def _in_calm(moment: Moment, action: Action) -> Refused | None:
    """What the seat that is asked may say."""
    if isinstance(action, (act.Buzz, act.Finish)):
        return no.NoBuzzInCalm()
    if isinstance(action, act.Slap) and moment.trash:
        return no.PilesOnly()
    return no.TilesOnly() if isinstance(action, act.Cover) and not moment.trash else None


def _at_floor(seat: Seat, moment: Moment, action: Action) -> Refused | None:
    """Buzz mode: who has the floor names, everybody else may buzz once."""
    if isinstance(action, act.Buzz):
        if moment.waits:
            return no.AlreadyBuzzed()
        return no.HandsInUse() if moment.trash and moment.used else None
    if moment.holder == NOBODY:
        return no.BuzzFirst()
    return None if moment.holder == seat else no.FloorIsTaken(moment.holder)


# -- lists ------------------------------------------------------------------------------


def legal_actions(state: MagiBoard, seat: Seat) -> Sequence[Action]:
    """Every action of a seat now, each in its one spelling, without a moment."""
    if seat not in state.acting or seat == CHANCE:
        return ()
    phase = state.phase
    rules = state.rules
    if phase == "duel":
        contest = state.contest
        key = rules.seats << 3
        if contest.kind is _TRASH:
            key |= 4
        if contest.covers[seat] >= HANDS:
            key |= 2
        if rules.buzz and contest.queue and contest.queue[0].seat == seat:
            key |= 1
        return _IN_DUELS[rules.mode][key]
    taps = len(state.pattern()) if phase == "posture" else 0
    return _elsewhere(rules.mode, rules.seats, seat, phase, taps)


# Kept, since every turn asks for one of these lists.


class _DuelLists(dict[int, Actions]):
    """The lists of a player in a duel, made when first wanted: whose it is does not matter.

    The key is the number of players, then one bit each for a trash card, hands in use, and the floor; a
    cache by these four as they are takes a tenth of the time of a simulated game.
    """

    def __init__(self, mode: str) -> None:
        super().__init__()
        self._mode = mode

    def __missing__(self, key: int) -> Actions:
        seat, floor = Seat(0), bool(key & 1)
        moment = Moment("duel", bool(key & 4), seat if floor else NOBODY, floor, bool(key & 2))
        self[key] = _allowed(self._mode, key >> 3, seat, moment)
        return self[key]


_IN_DUELS: Final = {mode: _DuelLists(mode) for mode in MODES}


@lru_cache(maxsize=1 << 10)
def _elsewhere(mode: str, seats: int, seat: Seat, phase: str, taps: int) -> Actions:
    return _allowed(mode, seats, seat, Moment(phase, taps=taps))


def _allowed(mode: str, seats: int, seat: Seat, moment: Moment) -> Actions:
    """All moves that the check lets pass."""
    moves = (
        act.FLIP, act.BUZZ, *act.SLAPS, *act.COVERS[:seats], act.FINISH, act.PASS, *act.POSES,
        *act.GIVES[:seats],
    )  # fmt: skip
    return tuple(move for move in moves if _decision(mode, seat, moment, move) is None)
