"""Why a move of Kami is advised, in facts that the player may know."""

from __future__ import annotations

from accessible_games.engine import Answer, CountOf, Seat

from .cards import Card


class Advised(
    Answer, variants=("pass", "defend", "lead", "attack", "waive", "claim", "redeal", "keep", "peek")
):
    """Which kind of move is advised."""

    move: str

    def variant(self) -> str:
        """The kind."""
        return self.move


class GoesOut(Answer, variant="master"):
    """The move empties the hand and wins the round."""

    points: int
    master: bool


class NobodyAnswers(Answer):
    """No card that answers the attack is left to anybody else."""

    card: Card


class FewAnswer(Answer):
    """Few cards that answer the attack are unseen."""

    kinds: CountOf
    """All cards of the kind."""
    placed: int
    """Those of them that lie open or in the own hand."""


class FewAnswerPassed(Answer):
    """The same, and who let such an attack pass."""

    kinds: CountOf
    placed: int
    passed: tuple[Seat, ...]


class FewAnswerEmpress(Answer):
    """The same, and so many unseen empresses that answer it, too."""

    kinds: CountOf
    placed: int
    empresses: int


class OnlyEmpress(Answer):
    """No other card of the kind is unseen, and so many empresses that answer it are."""

    empresses: int


class MoreGone(Answer):
    """The attack may well be answered, but this is what is left after it."""

    left: int
    """Cards that stay in the hand."""
    fewest: int
    """Cards of the opponent who holds fewest."""


class KeptForLater(Answer):
    """The attack may well be answered; what stays in the hand is the better for it."""

    card: Card
    points: int


class StackTurnsUp(Answer):
    """A mercenary is used that covers another card."""


class PartnerAttacks(Answer):
    """The attack to be answered is the partner's."""

    attacker: Seat


class PassKeeps(Answer):
    """What an answer would cost, and how many cards the attacker holds."""

    card: Card
    attacker: Seat
    left: int


class WarriorsHeld(Answer, variant="many"):
    """So many warriors decide whether a redeal is asked for."""

    warriors: CountOf
    many: bool


class HandWorth(Answer, variant="better"):
    """The points of a hand, against those of an average one."""

    points: int
    average: int
    better: bool


class EitherCard(Answer):
    """One card set aside is as good as the other."""


class CostPoints(Answer):
    """What a decision cost, by what was to be expected; 0: less than one."""

    points: int
