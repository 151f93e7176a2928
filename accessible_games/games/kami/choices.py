"""A move of Kami as the choices that lead to it, one level of a menu each."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_games.engine import Fact, fact

from .cards import Card


class _FromHandOrStack(Fact):
    """A card and where it comes from."""

    __slots__ = ()
    variants: ClassVar[tuple[str, ...]] = ("", "mercenary", "covered")

    stack: int
    covered: bool

    def variant(self) -> str:
        """Hand, mercenary, or the mercenary of a covered stack."""
        if not self.stack:
            return ""
        return "covered" if self.covered else "mercenary"


@fact
class PassChoice(Fact):
    """Do not answer."""


@fact
class DefendChoice(_FromHandOrStack):
    """Answer the attack with this card."""

    card: Card
    stack: int
    covered: bool


@fact
class HideChoice(_FromHandOrStack):
    """Lay this card face down."""

    card: Card
    stack: int
    covered: bool


@fact
class AttackChoice(_FromHandOrStack):
    """Attack with this card."""

    card: Card
    points: int
    stack: int
    covered: bool


@fact
class HideNothingChoice(Fact):
    """A lone card leads without a face-down card (R14)."""


@fact
class ReadyChoice(Fact):
    """Be ready for the opening."""


@fact
class ClaimChoice(Fact):
    """Show five warriors and ask the partner for a redeal."""


@fact
class RedealChoice(Fact):
    """Have the round dealt again."""


@fact
class KeepChoice(Fact):
    """Keep the hands as dealt."""


@fact
class PeekChoice(Fact):
    """Look at one of the cards set aside."""

    pile: int


CHOICES: Final = (
    PassChoice,
    DefendChoice,
    HideChoice,
    AttackChoice,
    HideNothingChoice,
    ReadyChoice,
    ClaimChoice,
    RedealChoice,
    KeepChoice,
    PeekChoice,
)
