"""Why an action of Kami is refused; each carries its ledger id and what its sentence needs."""

from __future__ import annotations

from accessible_games.engine import Refused, Seat

from .cards import Card


class CardNotHeld(Refused, rule="HOLD"):
    """The hand has no (further) card of this kind."""

    card: Card


class MercenaryNotThere(Refused, rule="HOLD"):
    """That stack does not show this card, or there is no such stack."""

    card: Card
    stack: int


class AttackIsOpen(Refused, rule="KAMI-14"):
    """One cannot lead while an attack waits for an answer."""

    attacker: Seat
    card: Card


class WrongDefence(Refused, rule="KAMI-17"):
    """The defence is neither the attack's kind nor an empress."""

    card: Card
    attack: Card


class NoAttackLeft(Refused, rule="KAMI-19"):
    """After this defence no attack could follow."""


class NothingToDefend(Refused, rule="KAMI-22"):
    """There is no attack: it is time to lead."""


class LeaderMustLead(Refused, rule="KAMI-23"):
    """The leader may not pass."""


class EmpressCannotAnswer(Refused, rule="KAMI-30"):
    """An empress does not answer a warrior or a lancer."""

    attack: Card


class EmpressCannotAttack(Refused, rule="KAMI-32"):
    """No empress lies face up on a defence line, and it is not the last card of the hand."""


class ReadyFirst(Refused, rule="KAMI-50", kind="now"):
    """Before the opening each player says ready, or claims a redeal."""


class DecideFirst(Refused, rule="KAMI-50", kind="now"):
    """The partner of a claimer must first choose: redeal or keep."""

    claimer: Seat


class TooFewWarriors(Refused, rule="KAMI-50"):
    """A claim needs five warriors."""

    held: int


class ReadyIsOver(Refused, rule="KAMI-50", kind="now"):
    """Ready, claim, redeal and keep belong before the opening."""


class NoRedeal(Refused, rule="KAMI-54"):
    """A redeal is for four players."""


class PeekFirst(Refused, rule="KAMI-62", kind="now"):
    """The second player first looks at one of the two cards set aside."""


class PeekIsOver(Refused, rule="KAMI-62", kind="now"):
    """There is nothing to look at now."""


class LastAttackFromHand(Refused, rule="KAMI-75"):
    """The attack that ends a round must come from the hand."""


class CoveredStackAlone(Refused, rule="KAMI-78"):
    """A covered stack is used alone; the attack is chosen when the card beneath is open."""

    stack: int


class StackNotCovered(Refused, rule="KAMI-78"):
    """Nothing lies beneath: defence and attack are one move."""

    stack: int


class AttackNeedsDefence(Refused, rule="KAMI-78", kind="now"):
    """An attack alone follows only the turning up of a covered stack's card."""


class AttackIsDue(Refused, rule="KAMI-78", kind="now"):
    """The stack was used: now comes the attack, and nothing else."""


class NoCertainAttack(Refused, rule="KAMI-79"):
    """A covered stack may not be used while no attack is certain without the card beneath."""

    stack: int


class MercenaryNotHidden(Refused, rule="R08"):
    """Option: a mercenary may not be laid face down (R08)."""


class LoneCardOnly(Refused, rule="R14"):
    """Leading without a face-down card is for a lone card with no mercenary to hide (R14)."""
