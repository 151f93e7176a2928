"""Why an action of Magi Kitchen is refused: the rule that forbids it, the first that applies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessible_games.engine import (
    CHANCE,
    Action,
    GameIsOver,
    NotYourTurn,
    OutcomeAwaited,
    OutcomeNotPossible,
    Refused,
    Seat,
)

from . import refusals as no
from .actions import Buzz, Cover, Finish, Flip, Give, Pass, Pose, Slap
from .chance import Close, Deal, DealDue, HostDue, Starter, StarterDue, Timeout
from .contest import HANDS, Kind

if TYPE_CHECKING:
    from .state import MagiState

_OUTCOMES = (Deal, Starter, Close, Timeout)


def check(state: MagiState, seat: Seat, action: Action) -> Refused | None:
    """The reason against `action`, or None if it is legal."""
    actors = state.acting
    if not actors:
        return GameIsOver()
    outcome = isinstance(action, _OUTCOMES)
    if seat == CHANCE or outcome:
        if seat == CHANCE and outcome and CHANCE in actors:
            return _check_outcome(state, action)
        return OutcomeNotPossible()
    if actors[0] == CHANCE:
        return OutcomeAwaited()
    named = action.owner if isinstance(action, Cover) else action.receiver if isinstance(action, Give) else 0
    if named >= state.rules.seats:
        return no.NoSuchSeat(state.rules.seats)
    if state.phase == "duel":
        return _check_duel(state, seat, action)
    if state.phase == "posture":
        return _check_posture(state, seat, action)
    if seat != actors[0]:
        return NotYourTurn(actors[0])
    if state.phase == "flip":
        return None if isinstance(action, Flip) else no.FlipFirst()
    if not isinstance(action, Give):
        return no.PenaltyFirst()
    return no.PenaltyToOneself() if action.receiver == seat else None


def _check_outcome(state: MagiState, action: Action) -> Refused | None:
    """Whether an outcome is the one that is due, or that the host may decide on now."""
    due = state.due()
    if isinstance(due, HostDue):
        fits = action == due.outcome
    elif isinstance(due, StarterDue):
        fits = isinstance(action, Starter) and action.seat < due.seats
    else:
        fits = isinstance(action, Deal) and _deal_fits(action, due)
    return None if fits else OutcomeNotPossible()


def _deal_fits(deal: Deal, due: DealDue) -> bool:
    """Equal decks of cards that exist."""
    size = len(due.cards) // due.seats
    left = list(due.cards)
    if [len(deck) for deck in deal.decks] != [size] * due.seats:
        return False
    for deck in deal.decks:
        for card in deck:
            if card not in left:
                return False
            left.remove(card)
    return True


def _check_posture(state: MagiState, seat: Seat, action: Action) -> Refused | None:
    calm = state.rules.calm
    if calm and seat != state.acting[0]:
        return NotYourTurn(state.acting[0])
    if not isinstance(action, Pose):
        return no.PostureOnly()
    if seat not in state.acting:
        return no.AlreadyPosed()
    if calm:
        return None if len(action.pattern) in (2, 3) else no.TwoOrThreeTaps()
    wanted = len(state.pattern())
    return None if len(action.pattern) == wanted else no.WrongLength(wanted)


def _check_duel(state: MagiState, seat: Seat, action: Action) -> Refused | None:
    calm = state.rules.calm
    if calm and seat != state.acting[0]:
        return NotYourTurn(state.acting[0])
    if isinstance(action, (Flip, Give, Pose)):
        return no.DuelIsOpen()
    if calm:
        return _check_calm(state, action)
    if isinstance(action, Pass):
        return no.PassInCalmOnly()
    if state.rules.buzz:
        refused = _check_floor(state, seat, action)
        if refused is not None:
            return refused
    elif isinstance(action, (Buzz, Finish)):
        return no.NoBuzzer()
    if isinstance(action, Cover) and state.contest.covers[seat] >= HANDS:
        return no.HandsInUse()
    return None


def _check_calm(state: MagiState, action: Action) -> Refused | None:
    """What the seat that is asked may say."""
    if isinstance(action, (Buzz, Finish)):
        return no.NoBuzzInCalm()
    trash = state.contest.kind is Kind.TRASH
    if isinstance(action, Slap) and trash:
        return no.PilesOnly()
    return no.TilesOnly() if isinstance(action, Cover) and not trash else None


def _check_floor(state: MagiState, seat: Seat, action: Action) -> Refused | None:
    """Buzz mode: who has the floor names, everybody else may buzz once."""
    contest = state.contest
    queue = contest.queue
    if isinstance(action, Buzz):
        if any(press.seat == seat for press in queue):
            return no.AlreadyBuzzed()
        used = contest.kind is Kind.TRASH and contest.covers[seat] >= HANDS
        return no.HandsInUse() if used else None
    if not queue:
        return no.BuzzFirst()
    return None if queue[0].seat == seat else no.FloorIsTaken(queue[0].seat)
