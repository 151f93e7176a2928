"""Why an action of Magi Kitchen is refused; each carries its ledger id and what its sentence needs."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_games.engine import RefusalKind, Refused, Seat, fact


@fact
class FlipFirst(Refused):
    """Between duels there is nothing but turning over the next card."""

    rule: ClassVar[str] = "MGK-10"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


@fact
class DuelIsOpen(Refused):
    """In a duel nobody flips, gives or poses."""

    rule: ClassVar[str] = "MGK-13"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


@fact
class PostureOnly(Refused):
    """While a posture is taken nothing else counts."""

    rule: ClassVar[str] = "MGK-R25"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


@fact
class PenaltyFirst(Refused):
    """A card is owed for a misfire, and that comes first."""

    rule: ClassVar[str] = "MGK-R13"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


@fact
class PenaltyToOneself(Refused):
    """The card goes to another player."""

    rule: ClassVar[str] = "MGK-35"


@fact
class NoSuchSeat(Refused):
    """So many players do not sit at this table."""

    rule: ClassVar[str] = "NOTATION"
    kind: ClassVar[RefusalKind] = RefusalKind.NOTATION

    seats: int
    """How many players sit there; the notation counts from 0, people do not."""


@fact
class HandsInUse(Refused):
    """Both hands cover a pile: a third cover is not possible in this duel."""

    rule: ClassVar[str] = "MGK-R11"


@fact
class WrongLength(Refused):
    """The posture has another number of taps."""

    rule: ClassVar[str] = "MGK-R23"

    taps: int
    """What it has."""


@fact
class TwoOrThreeTaps(Refused):
    """Calm mode, where the posture's own number of taps is not told: no posture has this many."""

    rule: ClassVar[str] = "MGK-R23"


@fact
class AlreadyPosed(Refused):
    """The player has taken this posture."""

    rule: ClassVar[str] = "MGK-30"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


@fact
class BuzzFirst(Refused):
    """In buzz mode only the player who has the floor names something."""

    rule: ClassVar[str] = "MGK-A04"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


@fact
class FloorIsTaken(Refused):
    """Somebody else has the floor."""

    rule: ClassVar[str] = "MGK-A04"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW

    holder: Seat


@fact
class AlreadyBuzzed(Refused):
    """A player has at most one press waiting."""

    rule: ClassVar[str] = "MGK-A04"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


@fact
class NoBuzzer(Refused):
    """With clusters of keys nobody buzzes: the tile itself is slapped."""

    rule: ClassVar[str] = "MGK-A03"


@fact
class NoBuzzInCalm(Refused):
    """In calm mode nobody buzzes: the player who is asked answers."""

    rule: ClassVar[str] = "MGK-A06"


@fact
class TilesOnly(Refused):
    """In calm mode tiles are asked for now, not piles."""

    rule: ClassVar[str] = "MGK-A06"


@fact
class PilesOnly(Refused):
    """In calm mode piles are asked for now, not tiles."""

    rule: ClassVar[str] = "MGK-A06"


@fact
class PassInCalmOnly(Refused):
    """Passing belongs to calm mode."""

    rule: ClassVar[str] = "MGK-A06"


REFUSALS: Final = (
    FlipFirst,
    DuelIsOpen,
    PostureOnly,
    PenaltyFirst,
    PenaltyToOneself,
    NoSuchSeat,
    HandsInUse,
    WrongLength,
    TwoOrThreeTaps,
    AlreadyPosed,
    BuzzFirst,
    FloorIsTaken,
    AlreadyBuzzed,
    NoBuzzer,
    NoBuzzInCalm,
    TilesOnly,
    PilesOnly,
    PassInCalmOnly,
)
