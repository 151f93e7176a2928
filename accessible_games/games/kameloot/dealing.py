"""Kameloot dealt by hand: what people type of the tokens, the hands and the draw pile."""

from __future__ import annotations

from collections.abc import Sequence

from accessible_games.engine import Action, Answer, Seat
from accessible_games.engine.dealing import Part

from .actions import GRAMMAR
from .cards import HAND_SIZE
from .chance import DealDue, Due, FirstDue, FlipDue


class TokenAsked(Answer):
    """The tavern that a player's token fell on."""

    seat: Seat


class HandAsked(Answer):
    """The hand of a player."""

    seat: Seat
    n: int


class PileAsked(Answer):
    """The whole draw pile, which nobody knows."""

    n: int


class FirstAsked(Answer):
    """Who begins."""


def parts(due: Due) -> Sequence[Part]:
    """What is typed of an outcome."""
    if isinstance(due, FirstDue):
        return (Part(FirstAsked(), 0),)
    if isinstance(due, FlipDue):
        return [Part(TokenAsked(Seat(seat)), 1) for seat in range(due.seats)]
    if isinstance(due, DealDue):
        seats = map(Seat, range(due.seats))
        return [Part(HandAsked(seat, HAND_SIZE), HAND_SIZE, owner=seat) for seat in seats]
    return (Part(PileAsked(due.count), due.count, secret=True),)


def outcome(due: Due, typed: Sequence[Sequence[str]]) -> Action:
    """The outcome of what was typed.

    Raises:
        NotationError: a word is no card, or no tavern.
    """
    written = [" ".join(part) for part in typed]
    if isinstance(due, FirstDue):
        text = f"first {written[0]}"
    elif isinstance(due, FlipDue):
        text = "flip " + " ".join(written)
    else:
        text = "deal " + " | ".join(written) if isinstance(due, DealDue) else f"shuffle {written[0]}"
    action: Action = GRAMMAR.parse(text)
    return action
