"""What lies on the table in a round of Kami, in the form in which the state keeps it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from accessible_games.engine import Seat

from .cards import Card
from .events import SideScore, Stacks
from .rules import KamiRules

NOBODY: Final = Seat(-2)
"""No attacker, no claimer."""

ATTACK_LINE: Final = 1 << 6
FACE_DOWN: Final = 1 << 3
KNOWN: Final = 1 << 4
"""Bits of a card that was laid down: kind in 0-2, then face down, known to all, attack line.

`KNOWN` marks a face-down card that everybody has seen: a mercenary (R08), or a card that a master
strike gave away.  The seat stands above, from bit 8.
"""


class Round(NamedTuple):
    """What changes once or twice a round; replaced as a whole.

    Attributes:
        number: rounds dealt so far.
        starter: seat that starts (or started) this round.
        drawing: seats that draw for the start (option `draw_high`).
        claimer: seat whose claim waits for the partner, or NOBODY.
        shown: warriors that the claimer shows.
        aside: the cards set aside (three players).
        knows_aside: who has seen which of them, as (seat, 0 or 1).
        over, points, strike, next_starter, winner: the result, once the round has ended.
    """

    number: int = 0
    starter: Seat = Seat(0)
    drawing: tuple[Seat, ...] = ()
    claimer: Seat = NOBODY
    shown: int = 0
    aside: tuple[Card, ...] = ()
    knows_aside: tuple[tuple[Seat, int], ...] = ()
    over: bool = False
    points: int = 0
    strike: bool = False
    next_starter: Seat = NOBODY
    winner: Seat = NOBODY

    def public(self) -> Round:
        """The round without the cards set aside (who has looked at which is no secret)."""
        return self._replace(aside=()) if self.aside else self

    def with_aside(self, aside: tuple[Card, ...]) -> Round:
        """The round with these cards set aside."""
        return self._replace(aside=aside) if aside else self


def side_scores(rules: KamiRules, scores: Sequence[int]) -> tuple[SideScore, ...]:
    """The scores of all sides, with their seats."""
    return tuple(
        SideScore(Seat(side), Seat(rules.partner(side)), points) for side, points in enumerate(scores)
    )


def open_stacks(tops: Iterable[tuple[Card | None, bool]]) -> tuple[Stacks, ...]:
    """The stacks that still show a mercenary, those with the same one together.

    Args:
        tops: the card on top of each stack, and whether a hidden one lies beneath.
    """
    numbers: dict[tuple[Card, bool], list[int]] = {}
    for number, (top, covered) in enumerate(tops, 1):
        if top is not None:
            numbers.setdefault((top, covered), []).append(number)
    return tuple(Stacks(tuple(found), top, covered) for (top, covered), found in numbers.items())
