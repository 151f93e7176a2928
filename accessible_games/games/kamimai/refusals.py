"""Why an action of KamiMaï is refused; each carries its ledger id and what its sentence needs."""

from __future__ import annotations

from accessible_games.engine import Refused, Seat

from .cards import Card


class OtherPhase(
    Refused, rule="KMI-15", kind="now", variants=("target", "draw", "curse", "cast", "give", "take", "store")
):
    """The action belongs to another phase of the turn."""

    phase: str

    def variant(self) -> str:
        """The phase that the turn is in."""
        return self.phase


class ZoneIsTargeted(Refused, rule="KMI-17"):
    """There is a targeted zone, or it is too late for a new one."""


class ZoneNotOpen(Refused, rule="KMI-16"):
    """No such zone, it is sealed, or no arrow leads there yet."""

    zone: str


class DrawFirst(Refused, rule="KMI-20"):
    """At least one card must be drawn."""


class LastCardStays(Refused, rule="KMI-22"):
    """The Grimoire may not be emptied."""


class HalfIsEmpty(Refused, rule="HOLD"):
    """That half has no card."""


class ChooseGuardianFirst(Refused, rule="KMI-63"):
    """Which Guardian applies must be said before the first card."""


class NoGuardianToChoose(Refused, rule="KMI-63"):
    """There is no choice between Guardians now."""


class GuardianNotHeld(Refused, rule="HOLD"):
    """The Reserve has no Guardian of that colour."""


class GuardianForbids(Refused, rule="KMI-62", variants=("half", "most")):
    """The Guardian in force allows no further card, or not that half."""

    what: str
    most: int

    def variant(self) -> str:
        """The half, or the number of cards."""
        return self.what


class CardNotHeld(Refused, rule="HOLD"):
    """That invoker does not hold these cards."""

    seat: Seat


class NoSuchInvoker(Refused, rule="HOLD"):
    """There is no such seat at this table."""

    seats: int


class SpellNotOpen(Refused, rule="KMI-26"):
    """The targeted zone does not ask for that spell, or no longer."""


class CardOfNoUse(Refused, rule="KMI-26"):
    """The card does not count for the spell's colour."""

    card: Card
    colour: Card


class NothingFromActivator(Refused, rule="KMI-28"):
    """The activator starts every spell with a card of their own."""


class NothingFromTeamActivator(Refused, rule="KMI-40"):
    """The activator starts the team spell with a card of their own."""


class NotFour(Refused, rule="KMI-R12"):
    """The cards of a spell must add up to exactly four."""

    total: int


class WrongShares(Refused, rule="KMI-R15", variants=("two", "three", "four")):
    """A team spell asks for other shares with so many invokers."""

    shares: str

    def variant(self) -> str:
        """Two invokers, three, or four and more."""
        return self.shares


class WrongFairyValue(Refused, rule="KMI-71"):
    """A Fairy counts as one, two or three."""


class WrongWolfValue(Refused, rule="KMI-72"):
    """The Wolf counts as one or two."""


class CastingIsOver(Refused, rule="KMI-31"):
    """After the seal, or after one has said that one casts no more."""


class CastingIsSkipped(Refused, rule="KMI-90"):
    """After a collapse there is no Phase 3."""


class NotYours(Refused, rule="KMI-78"):
    """Only the activator who owns this Creature may play it."""

    card: Card


class GiverHasNothing(Refused, rule="KMI-R17"):
    """Who holds no card cannot give one."""


class GiveToAnother(Refused, rule="KMI-R17"):
    """A card is given to somebody else."""


class GiverIsNamed(Refused, rule="KMI-15"):
    """A giver is named when the second card of the Dragonflies is due, and not before."""


class WrongNumber(Refused, rule="KMI-54"):
    """The curse asks for another number of cards."""

    count: int


class GuardianStays(Refused, rule="KMI-61"):
    """No curse takes a Guardian."""


class GuardianNotTaken(Refused, rule="KMI-77"):
    """The Mouse takes no Guardian."""


class NotInDiscard(Refused, rule="HOLD"):
    """The discard pile has no such card."""

    card: Card


class TooManyKept(Refused, rule="KMI-33"):
    """The Reserve does not hold so many."""

    most: int


class GuardianMustStay(Refused, rule="KMI-34"):
    """Every Guardian must be kept."""


class RealGrimoire(Refused, rule="KMI-N04"):
    """Companion mode: people draw from the real Grimoire and enter the cards."""


class SkillIsOff(Refused, rule="KMI-A04"):
    """Without the skill mode no press counts."""


class OnlyWithRealGrimoire(Refused, rule="KMI-N04"):
    """Without companion mode nobody enters cards or a collapse."""


class NotInGrimoire(Refused, rule="HOLD"):
    """Companion mode: that card lies elsewhere, so it cannot have been drawn."""

    card: Card


class LiesAlready(Refused, rule="KMI-91"):
    """Companion mode: the Grimoire has collapsed this turn and is built anew after it."""
