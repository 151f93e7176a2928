"""Kami dealt by hand: what people type of a deal, and the questions for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessible_games.engine import Action, Answer, Seat
from accessible_games.engine.dealing import Part

from .actions import GRAMMAR
from .cards import HAND_SIZES
from .chance import DrawDue, Due, StarterDue
from .outcomes import STACKS


class StarterAsked(Answer):
    """Who starts the first round."""


class DrawAsked(Answer):
    """The card that a player drew for the start."""

    seat: Seat


class HandAsked(Answer):
    """The hand of a player."""

    seat: Seat
    n: int


class MercenariesAsked(Answer):
    """The mercenaries that lie open, stack by stack."""

    n: int


class BeneathAsked(Answer):
    """The cards beneath them, which nobody knows."""

    n: int


class AsideAsked(Answer):
    """The cards that are set aside, which nobody knows."""

    n: int


ASIDE: Final = 2


def parts(due: Due) -> Sequence[Part]:
    """What is typed of an outcome."""
    if isinstance(due, StarterDue):
        return (Part(StarterAsked(), 0),)
    if isinstance(due, DrawDue):
        return [Part(DrawAsked(seat), 1) for seat in due.among]
    n = HAND_SIZES[due.seats]
    hands = [Part(HandAsked(seat, n), n, owner=seat) for seat in map(Seat, range(due.seats))]
    if due.seats == 2:
        return [
            *hands,
            Part(MercenariesAsked(STACKS), STACKS),
            Part(BeneathAsked(STACKS), STACKS, secret=True),
        ]
    if due.seats == 3:
        return [*hands, Part(AsideAsked(ASIDE), ASIDE, secret=True)]
    return hands


def outcome(due: Due, typed: Sequence[Sequence[str]]) -> Action:
    """The outcome of what was typed.

    Raises:
        NotationError: a word is no card.
    """
    action: Action = GRAMMAR.parse(_written(due, typed))
    return action


def _written(due: Due, typed: Sequence[Sequence[str]]) -> str:
    if isinstance(due, StarterDue):
        return f"starter {typed[0][0]}"
    if isinstance(due, DrawDue):
        drawn = dict(zip(due.among, (part[0] for part in typed), strict=True))
        return "draw " + " ".join(drawn.get(Seat(seat), "-") for seat in range(due.seats))
    written = [" ".join(part) for part in typed[: due.seats]]
    if due.seats == 2:
        tops, beneath = typed[2:]
        written.append(" ".join(f"{top}/{card}" for top, card in zip(tops, beneath, strict=True)))
    elif due.seats == 3:
        written.append(" ".join(typed[3]))
    return "deal " + " | ".join(written)
