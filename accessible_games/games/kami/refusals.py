"""Why an action of Kami is refused; each carries its ledger id and what its sentence needs."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_games.engine import RefusalKind, Refused, Seat, fact

from .cards import Card


@fact
class CardNotHeld(Refused):
    """The hand has no (further) card of this kind."""

    rule: ClassVar[str] = "HOLD"
    card: Card


@fact
class MercenaryNotThere(Refused):
    """That stack does not show this card, or there is no such stack."""

    rule: ClassVar[str] = "HOLD"
    card: Card
    stack: int


@fact
class AttackIsOpen(Refused):
    """One cannot lead while an attack waits for an answer."""

    rule: ClassVar[str] = "KAMI-14"
    attacker: Seat
    card: Card


@fact
class WrongDefence(Refused):
    """The defence is neither the attack's kind nor an empress."""

    rule: ClassVar[str] = "KAMI-17"
    card: Card
    attack: Card


@fact
class NoAttackLeft(Refused):
    """After this defence no attack could follow."""

    rule: ClassVar[str] = "KAMI-19"


@fact
class NothingToDefend(Refused):
    """There is no attack: it is time to lead."""

    rule: ClassVar[str] = "KAMI-22"


@fact
class LeaderMustLead(Refused):
    """The leader may not pass."""

    rule: ClassVar[str] = "KAMI-23"


@fact
class EmpressCannotAnswer(Refused):
    """An empress does not answer a warrior or a lancer."""

    rule: ClassVar[str] = "KAMI-30"
    attack: Card


@fact
class EmpressCannotAttack(Refused):
    """No empress lies face up on a defence line, and it is not the last card of the hand."""

    rule: ClassVar[str] = "KAMI-32"


@fact
class ReadyFirst(Refused):
    """Before the opening each player says ready, or claims a redeal."""

    rule: ClassVar[str] = "KAMI-50"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


@fact
class DecideFirst(Refused):
    """The partner of a claimer must first choose: redeal or keep."""

    rule: ClassVar[str] = "KAMI-50"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW
    claimer: Seat


@fact
class TooFewWarriors(Refused):
    """A claim needs five warriors."""

    rule: ClassVar[str] = "KAMI-50"
    held: int


@fact
class ReadyIsOver(Refused):
    """Ready, claim, redeal and keep belong before the opening."""

    rule: ClassVar[str] = "KAMI-50"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


@fact
class NoRedeal(Refused):
    """A redeal is for four players."""

    rule: ClassVar[str] = "KAMI-54"


@fact
class PeekFirst(Refused):
    """The second player first looks at one of the two cards set aside."""

    rule: ClassVar[str] = "KAMI-62"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


@fact
class PeekIsOver(Refused):
    """There is nothing to look at now."""

    rule: ClassVar[str] = "KAMI-62"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


@fact
class LastAttackFromHand(Refused):
    """The attack that ends a round must come from the hand."""

    rule: ClassVar[str] = "KAMI-75"


@fact
class CoveredStackAlone(Refused):
    """A covered stack is used alone; the attack is chosen when the card beneath is open."""

    rule: ClassVar[str] = "KAMI-78"
    stack: int


@fact
class StackNotCovered(Refused):
    """Nothing lies beneath: defence and attack are one move."""

    rule: ClassVar[str] = "KAMI-78"
    stack: int


@fact
class AttackNeedsDefence(Refused):
    """An attack alone follows only the turning up of a covered stack's card."""

    rule: ClassVar[str] = "KAMI-78"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


@fact
class AttackIsDue(Refused):
    """The stack was used: now comes the attack, and nothing else."""

    rule: ClassVar[str] = "KAMI-78"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


@fact
class NoCertainAttack(Refused):
    """A covered stack may not be used while no attack is certain without the card beneath."""

    rule: ClassVar[str] = "KAMI-79"
    stack: int


@fact
class MercenaryNotHidden(Refused):
    """Option: a mercenary may not be laid face down (R08)."""

    rule: ClassVar[str] = "R08"


@fact
class LoneCardOnly(Refused):
    """Leading without a face-down card is for a lone card with no mercenary to hide (R14)."""

    rule: ClassVar[str] = "R14"


REFUSALS: Final = (
    CardNotHeld,
    MercenaryNotThere,
    AttackIsOpen,
    WrongDefence,
    NoAttackLeft,
    NothingToDefend,
    LeaderMustLead,
    EmpressCannotAnswer,
    EmpressCannotAttack,
    ReadyFirst,
    DecideFirst,
    TooFewWarriors,
    ReadyIsOver,
    NoRedeal,
    PeekFirst,
    PeekIsOver,
    LastAttackFromHand,
    CoveredStackAlone,
    StackNotCovered,
    AttackNeedsDefence,
    AttackIsDue,
    NoCertainAttack,
    MercenaryNotHidden,
    LoneCardOnly,
)
