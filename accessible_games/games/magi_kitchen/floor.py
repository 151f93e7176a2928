"""Buzz mode's floor: who may name something now, who waits for it, and ties (MGK-A04, R26)."""

from __future__ import annotations

from functools import lru_cache

from accessible_games.engine import Record, Seat

from .actions import Buzz, Finish, Timeout
from .board import MagiBoard
from .contest import HANDS, Kind, Press
from .events import Buzzed, FloorPassed, NothingNamed, TimeRanOut
from .settling import close

# Facts do not change, and the same ones come again: they are found, not made.
_buzzed = lru_cache(maxsize=64)(Buzzed)
_floor_passed = lru_cache(maxsize=128)(FloorPassed)
_named_nothing = lru_cache(maxsize=8)(NothingNamed)
_time_ran_out = lru_cache(maxsize=8)(TimeRanOut)


def buzz(state: MagiBoard, seat: Seat, action: Buzz, record: Record | None) -> None:
    """Take the floor, or queue for it in order of the counted moments."""
    contest = state.contest
    rules = state.rules
    if action.at is None:
        counted = contest.latest + 1
    else:
        counted = action.at
        if seat == state.keeper and rules.keeper == "delay":
            counted += rules.keeper_delay_ms
    if counted > contest.latest:
        contest.latest = counted
    queue = contest.queue
    press = Press(counted, seat)
    queue.append(press)
    place = len(queue)
    if place > 1 and counted <= queue[-2].counted:
        rank = state.priority.index
        queue.sort(key=lambda one: (one.counted, rank(one.seat)))
        place = queue.index(press) + 1
    state.let_press()
    if record:
        record(_buzzed(seat, place))


def give_up(state: MagiBoard, seat: Seat, action: Finish, record: Record | None) -> None:
    """A buzz is a hand on the table: naming nothing is a misfire."""
    state.contest.misfired.append(seat)
    if record:
        record(_named_nothing(seat))
    end_floor(state, seat, record)


def run_out(state: MagiBoard, seat: Seat, action: Timeout, record: Record | None) -> None:
    """Whoever has the floor has named nothing in time: a misfire too."""
    late = state.contest.queue[0].seat
    state.contest.misfired.append(late)
    if record:
        record(_time_ran_out(late))
    end_floor(state, late, record)


def end_floor(state: MagiBoard, seat: Seat, record: Record | None) -> None:
    """Let the next of the queue have the floor, and settle a tie."""
    contest = state.contest
    queue = contest.queue
    ended = queue.pop(0)
    if queue:
        tied = queue[0].counted == ended.counted
        if tied:
            state.priority = (*(other for other in state.priority if other != seat), seat)
        if record:
            record(_floor_passed(queue[0].seat, seat, tied))
    elif contest.kind is Kind.TRASH and min(contest.covers) >= HANDS:
        close(state, record)  # all hands of all players are in use (R32)
        return
    state.let_press()
