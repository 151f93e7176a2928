"""Tamashii with the real box: what people type of the layout, and of each gem."""

from __future__ import annotations

from collections.abc import Sequence

from accessible_games.engine import Action, Answer
from accessible_games.engine.dealing import Part

from .actions import GRAMMAR, Drawn
from .cards import PLACES
from .chance import Due, LayoutDue, StarterDue


class LayoutAsked(Answer):
    """The characters that lie face down, from the left, which nobody knows."""

    n: int


class StarterAsked(Answer):
    """Who takes the first turn."""


class GemAsked(Answer):
    """The gem that a player took out of the bag."""


class RemovedAsked(Answer):
    """The gem that leaves the bag at the end of a turn."""


def parts(due: Due) -> Sequence[Part]:
    """What is typed of an outcome."""
    if isinstance(due, LayoutDue):
        return (Part(LayoutAsked(PLACES), PLACES, secret=True),)
    if isinstance(due, StarterDue):
        return (Part(StarterAsked(), 0),)
    return (Part(GemAsked() if isinstance(due.outcomes[0], Drawn) else RemovedAsked(), 1),)


def outcome(due: Due, typed: Sequence[Sequence[str]]) -> Action:
    """The outcome of what was typed.

    Raises:
        NotationError: a word names nothing of the kind.
    """
    if isinstance(due, LayoutDue):
        verb = "layout"
    elif isinstance(due, StarterDue):
        verb = "starter"
    else:
        verb = "gem" if isinstance(due.outcomes[0], Drawn) else "remove"
    action: Action = GRAMMAR.parse(" ".join((verb, *typed[0])))
    return action
