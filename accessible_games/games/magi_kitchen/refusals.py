"""Why an action of Magi Kitchen is refused; each carries its ledger id and what its sentence needs."""

from __future__ import annotations

from accessible_games.engine import Refused, Seat


class FlipFirst(Refused, rule="MGK-10", kind="now"):
    """Between duels there is nothing but turning over the next card."""


class DuelIsOpen(Refused, rule="MGK-13", kind="now"):
    """In a duel nobody flips, gives or poses."""


class PostureOnly(Refused, rule="MGK-R25", kind="now"):
    """While a posture is taken nothing else counts."""


class PenaltyFirst(Refused, rule="MGK-R13", kind="now"):
    """A card is owed for a misfire, and that comes first."""


class PenaltyToOneself(Refused, rule="MGK-35"):
    """The card goes to another player."""


class NoSuchSeat(Refused, rule="NOTATION", kind="notation"):
    """So many players do not sit at this table."""

    seats: int
    """How many players sit there; the notation counts from 0, people do not."""


class HandsInUse(Refused, rule="MGK-R11"):
    """Both hands cover a pile: a third cover is not possible in this duel."""


class WrongLength(Refused, rule="MGK-R23"):
    """The posture has another number of taps."""

    taps: int
    """What it has."""


class TwoOrThreeTaps(Refused, rule="MGK-R23"):
    """Calm mode, where the posture's own number of taps is not told: no posture has this many."""


class AlreadyPosed(Refused, rule="MGK-30", kind="now"):
    """The player has taken this posture."""


class BuzzFirst(Refused, rule="MGK-A04", kind="now"):
    """In buzz mode only the player who has the floor names something."""


class FloorIsTaken(Refused, rule="MGK-A04", kind="now"):
    """Somebody else has the floor."""

    holder: Seat


class AlreadyBuzzed(Refused, rule="MGK-A04", kind="now"):
    """A player has at most one press waiting."""


class NoBuzzer(Refused, rule="MGK-A03"):
    """With clusters of keys nobody buzzes: the tile itself is slapped."""


class NoBuzzInCalm(Refused, rule="MGK-A06"):
    """In calm mode nobody buzzes: the player who is asked answers."""


class TilesOnly(Refused, rule="MGK-A06"):
    """In calm mode tiles are asked for now, not piles."""


class PilesOnly(Refused, rule="MGK-A06"):
    """In calm mode piles are asked for now, not tiles."""


class PassInCalmOnly(Refused, rule="MGK-A06"):
    """Passing belongs to calm mode."""
