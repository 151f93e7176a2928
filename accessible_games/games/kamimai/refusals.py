"""Why an action of KamiMaï is refused; each carries its ledger id and what its sentence needs."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_games.engine import RefusalKind, Refused, Seat, fact

from .cards import Card


@fact
class OtherPhase(Refused):
    """The action belongs to another phase of the turn."""

    rule: ClassVar[str] = "KMI-15"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW
    variants: ClassVar[tuple[str, ...]] = ("target", "draw", "curse", "cast", "give", "take", "store")

    phase: str

    def variant(self) -> str:
        """The phase that the turn is in."""
        return self.phase


@fact
class ZoneIsTargeted(Refused):
    """There is a targeted zone, or it is too late for a new one."""

    rule: ClassVar[str] = "KMI-17"


@fact
class ZoneNotOpen(Refused):
    """No such zone, it is sealed, or no arrow leads there yet."""

    rule: ClassVar[str] = "KMI-16"
    zone: str


@fact
class DrawFirst(Refused):
    """At least one card must be drawn."""

    rule: ClassVar[str] = "KMI-20"


@fact
class LastCardStays(Refused):
    """The Grimoire may not be emptied."""

    rule: ClassVar[str] = "KMI-22"


@fact
class HalfIsEmpty(Refused):
    """That half has no card."""

    rule: ClassVar[str] = "HOLD"


@fact
class ChooseGuardianFirst(Refused):
    """Which Guardian applies must be said before the first card."""

    rule: ClassVar[str] = "KMI-63"


@fact
class NoGuardianToChoose(Refused):
    """There is no choice between Guardians now."""

    rule: ClassVar[str] = "KMI-63"


@fact
class GuardianNotHeld(Refused):
    """The Reserve has no Guardian of that colour."""

    rule: ClassVar[str] = "HOLD"


@fact
class GuardianForbids(Refused):
    """The Guardian in force allows no further card, or not that half."""

    rule: ClassVar[str] = "KMI-62"
    variants: ClassVar[tuple[str, ...]] = ("half", "most")

    what: str
    most: int

    def variant(self) -> str:
        """The half, or the number of cards."""
        return self.what


@fact
class CardNotHeld(Refused):
    """That invoker does not hold these cards."""

    rule: ClassVar[str] = "HOLD"
    seat: Seat


@fact
class NoSuchInvoker(Refused):
    """There is no such seat at this table."""

    rule: ClassVar[str] = "HOLD"
    seats: int


@fact
class SpellNotOpen(Refused):
    """The targeted zone does not ask for that spell, or no longer."""

    rule: ClassVar[str] = "KMI-26"


@fact
class CardOfNoUse(Refused):
    """The card does not count for the spell's colour."""

    rule: ClassVar[str] = "KMI-26"
    card: Card
    colour: Card


@fact
class NothingFromActivator(Refused):
    """The activator starts every spell with a card of their own."""

    rule: ClassVar[str] = "KMI-28"


@fact
class NothingFromTeamActivator(Refused):
    """The activator starts the team spell with a card of their own."""

    rule: ClassVar[str] = "KMI-40"


@fact
class NotFour(Refused):
    """The cards of a spell must add up to exactly four."""

    rule: ClassVar[str] = "KMI-R12"
    total: int


@fact
class WrongShares(Refused):
    """A team spell asks for other shares with so many invokers."""

    rule: ClassVar[str] = "KMI-R15"
    variants: ClassVar[tuple[str, ...]] = ("two", "three", "four")

    shares: str

    def variant(self) -> str:
        """Two invokers, three, or four and more."""
        return self.shares


@fact
class WrongFairyValue(Refused):
    """A Fairy counts as one, two or three."""

    rule: ClassVar[str] = "KMI-71"


@fact
class WrongWolfValue(Refused):
    """The Wolf counts as one or two."""

    rule: ClassVar[str] = "KMI-72"


@fact
class CastingIsOver(Refused):
    """After the seal, or after one has said that one casts no more."""

    rule: ClassVar[str] = "KMI-31"


@fact
class CastingIsSkipped(Refused):
    """After a collapse there is no Phase 3."""

    rule: ClassVar[str] = "KMI-90"


@fact
class NotYours(Refused):
    """Only the activator who owns this Creature may play it."""

    rule: ClassVar[str] = "KMI-78"
    card: Card


@fact
class GiverHasNothing(Refused):
    """Who holds no card cannot give one."""

    rule: ClassVar[str] = "KMI-R17"


@fact
class GiveToAnother(Refused):
    """A card is given to somebody else."""

    rule: ClassVar[str] = "KMI-R17"


@fact
class GiverIsNamed(Refused):
    """A giver is named when the second card of the Dragonflies is due, and not before."""

    rule: ClassVar[str] = "KMI-15"


@fact
class WrongNumber(Refused):
    """The curse asks for another number of cards."""

    rule: ClassVar[str] = "KMI-54"
    count: int


@fact
class GuardianStays(Refused):
    """No curse takes a Guardian."""

    rule: ClassVar[str] = "KMI-61"


@fact
class GuardianNotTaken(Refused):
    """The Mouse takes no Guardian."""

    rule: ClassVar[str] = "KMI-77"


@fact
class NotInDiscard(Refused):
    """The discard pile has no such card."""

    rule: ClassVar[str] = "HOLD"
    card: Card


@fact
class TooManyKept(Refused):
    """The Reserve does not hold so many."""

    rule: ClassVar[str] = "KMI-33"
    most: int


@fact
class GuardianMustStay(Refused):
    """Every Guardian must be kept."""

    rule: ClassVar[str] = "KMI-34"


@fact
class RealGrimoire(Refused):
    """Companion mode: people draw from the real Grimoire and enter the cards."""

    rule: ClassVar[str] = "KMI-N04"


@fact
class SkillIsOff(Refused):
    """Without the skill mode no press counts."""

    rule: ClassVar[str] = "KMI-A04"


@fact
class OnlyWithRealGrimoire(Refused):
    """Without companion mode nobody enters cards or a collapse."""

    rule: ClassVar[str] = "KMI-N04"


@fact
class NotInGrimoire(Refused):
    """Companion mode: that card lies elsewhere, so it cannot have been drawn."""

    rule: ClassVar[str] = "HOLD"
    card: Card


@fact
class LiesAlready(Refused):
    """Companion mode: the Grimoire has collapsed this turn and is built anew after it."""

    rule: ClassVar[str] = "KMI-91"


REFUSALS: Final[tuple[type[Refused], ...]] = (
    OtherPhase,
    ZoneIsTargeted,
    ZoneNotOpen,
    DrawFirst,
    LastCardStays,
    HalfIsEmpty,
    ChooseGuardianFirst,
    NoGuardianToChoose,
    GuardianNotHeld,
    GuardianForbids,
    CardNotHeld,
    NoSuchInvoker,
    SpellNotOpen,
    CardOfNoUse,
    NothingFromActivator,
    NothingFromTeamActivator,
    NotFour,
    WrongShares,
    WrongFairyValue,
    WrongWolfValue,
    CastingIsOver,
    CastingIsSkipped,
    NotYours,
    GiverHasNothing,
    GiveToAnother,
    GiverIsNamed,
    WrongNumber,
    GuardianStays,
    GuardianNotTaken,
    NotInDiscard,
    TooManyKept,
    GuardianMustStay,
    RealGrimoire,
    SkillIsOff,
    OnlyWithRealGrimoire,
    NotInGrimoire,
    LiesAlready,
)
