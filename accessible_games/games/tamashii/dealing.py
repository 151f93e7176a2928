"""Tamashii with the real box: what people type of the layout, and of each gem."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessible_games.engine import Action, Answer, fact
from accessible_games.engine.dealing import Part

from .cards import PLACES
from .chance import Drawn, Due, LayoutDue, StarterDue, parse_chance


@fact
class LayoutAsked(Answer):
    """The characters that lie face down, from the left, which nobody knows."""

    n: int


@fact
class StarterAsked(Answer):
    """Who takes the first turn."""


@fact
class GemAsked(Answer):
    """The gem that a player took out of the bag."""


@fact
class RemovedAsked(Answer):
    """The gem that leaves the bag at the end of a turn."""


QUESTIONS: Final = (LayoutAsked, StarterAsked, GemAsked, RemovedAsked)


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
    words = list(typed[0])
    if isinstance(due, LayoutDue):
        return parse_chance("layout", words)
    if isinstance(due, StarterDue):
        return parse_chance("starter", words)
    return parse_chance("gem" if isinstance(due.outcomes[0], Drawn) else "remove", words)
