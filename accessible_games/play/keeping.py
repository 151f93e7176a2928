"""Doing what is written to the journal, where a disk may refuse."""

from __future__ import annotations

import errno
from collections.abc import Callable

from .asking import RetryChoice, UnkeptChoice
from .course import Course
from .desk import Desk
from .facts import KeepingStopped, NotKept
from .ports import Saves


def keep(
    act: Callable[[], None], course: Course, desk: Desk, saves: Saves, other: Callable[[str], object]
) -> None:
    """Do something that is kept before it is told; if it cannot be kept, ask what to do.

    Args:
        act: what to do; it raises OSError if it could not be kept.
        course: the game.
        desk: where the question is asked.
        saves: what may stop keeping.
        other: what to do with a typed line that answers something else.

    Raises:
        IllegalActionError: as `act` does.
        UndoRefusedError: as `act` does.
    """
    while True:
        count = course.table.count
        try:
            act()
        except OSError as problem:
            choices = (RetryChoice(), UnkeptChoice())
            if desk.pick(None, NotKept(_cause(problem)), choices, other) == len(choices):
                saves.stop_keeping()
                desk.outlet.tell(KeepingStopped(), kind="alert")
            if course.table.count > count:  # it was done, and only the deal that follows was not
                act = course.deal
        else:
            return


def _cause(problem: OSError) -> str:
    """A variant of `NotKept`."""
    if problem.errno in (errno.ENOSPC, errno.EDQUOT):
        return "full"
    return "forbidden" if problem.errno in (errno.EROFS, errno.EACCES, errno.EPERM) else ""
