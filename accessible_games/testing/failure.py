"""How the suite says that something does not hold."""

from __future__ import annotations

from collections.abc import Sequence

from accessible_games.engine import Action, Seat

from .cases import Case

Steps = Sequence[tuple[Seat, Action]]
"""Who did what, oldest first; chance is seat -1."""

_LAST = 12


class CannotCheck(Exception):
    """Something that a check needs is missing on this machine; the message says what."""


class SuiteError(AssertionError):
    """A promise of `engine.Game` or `engine.State` that a game does not keep."""


def failure(case: Case, steps: Steps, what: str) -> SuiteError:
    """The error that names the case, what does not hold, and the actions that led there."""
    lead = "... " if len(steps) > _LAST else ""
    said = ", ".join(f"{seat} {str(action)!r}" for seat, action in steps[-_LAST:])
    return SuiteError(f"{case}: {what} (after {len(steps)} actions: {lead}{said})")
