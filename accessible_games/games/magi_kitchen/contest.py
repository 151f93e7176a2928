"""A duel in progress: what can be claimed, who has claimed what, who waits for the floor.

Targets are numbers: tiles 0 to 4, or, against the wizardry trash, the piles by their seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Final, NamedTuple

from accessible_games.engine import Seat
from accessible_games.engine.board import Board

from .cards import CARDS, Card

NOBODY: Final = Seat(-1)
"""No keeper, no floor."""

HANDS: Final = 2
"""Covers that a player has in a duel (R11)."""

_TILES: Final = 0b11111
_BIT: Final = tuple(1 << card if card < Card.RAINBOW else 0 for card in CARDS)


class Kind(IntEnum):
    """What the card that was turned over asks for."""

    MATCH = 0
    RAINBOW = 1
    TRASH = 2
    POSTURE = 3


KIND_OF: Final = tuple(
    Kind.RAINBOW
    if card is Card.RAINBOW
    else Kind.TRASH
    if card is Card.TRASH
    else Kind.POSTURE
    if Card.POSTURE_CAULDRON <= card <= Card.POSTURE_MOON
    else Kind.MATCH
    for card in CARDS
)
"""By card: the kind of duel that it opens."""


class Press(NamedTuple):
    """A press that waits for the floor, or has it.

    Attributes:
        counted: milliseconds since the opening, a keeper's delay included.
        seat: whose it is.
    """

    counted: int
    seat: Seat


def claimable(kind: Kind, piles: Sequence[Sequence[Card]]) -> int:
    """The targets that may be claimed, as bits (R05, R08, MGK-20, MGK-25)."""
    if kind is Kind.POSTURE:
        return 0
    if kind is Kind.TRASH:
        return sum(1 << seat for seat, pile in enumerate(piles) if pile and pile[-1] < Card.POTION_TOMATO)
    shown = 0
    for pile in piles:
        if pile:
            shown |= _BIT[pile[-1]]
    return shown & _TILES if kind is Kind.RAINBOW else shown & shown >> 5 & _TILES


class Contest(Board):
    """One duel, from the flip to its closing.

    Attributes:
        kind: what was turned over.
        left: targets still to be won, as bits.
        claims: (seat, target) in the order of the right slaps.
        misfired: the seats that misfired, in order, once for each time.
        covers: hands in use, by seat.
        named: (seat, target) of second hands without penalty in buzz mode (R31).
        queue: presses in their order; the first has the floor.
        latest: the latest counted press; -1 before the first.
        posed: (moment, seat) of right postures in order of arrival; a press without a moment has -1.
    """

    kind: Kind
    left: int
    claims: list[tuple[Seat, int]]
    misfired: list[Seat]
    covers: list[int]
    named: list[tuple[Seat, int]]
    queue: list[Press]
    latest: int
    posed: list[tuple[int, Seat]]

    def __init__(self, seats: int, kind: Kind, left: int) -> None:
        self.kind = kind
        self.left = left
        self.claims = []
        self.misfired = []
        self.covers = [0] * seats
        self.named = []
        self.queue = []
        self.latest = -1
        self.posed = []

    def winner_of(self, target: int) -> Seat | None:
        """Who has won a target in this duel."""
        for seat, won in self.claims:
            if won == target:
                return seat
        return None

    def targets_of(self, seat: Seat) -> list[int]:
        """What a seat has won, in order."""
        return [target for winner, target in self.claims if winner == seat]
