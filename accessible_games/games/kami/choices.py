"""A move of Kami as the choices that lead to it, one level of a menu each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from accessible_games.engine import Action, Fact, facts_of

from .actions import Attack, Claim, Defend, Keep, Lead, Pass, Peek, Place, Redeal, Waive
from .cards import Card
from .view import KamiView


class _FromHandOrStack(Fact):
    """A card and where it comes from."""

    __slots__ = ()

    @property
    def stack(self) -> int:
        """The stack, 0 for the hand."""
        raise NotImplementedError

    @property
    def covered(self) -> bool:
        """Whether another card lies beneath."""
        raise NotImplementedError

    @property
    def binding(self) -> bool:
        """Whether a card is turned up before the turn is over, so that there is no way back (R22)."""
        return self.covered and not isinstance(self, AttackChoice)

    def variant(self) -> Literal["", "mercenary", "covered"]:
        """Hand, mercenary, or the mercenary of a covered stack."""
        if not self.stack:
            return ""
        return "covered" if self.covered else "mercenary"


class PassChoice(Fact):
    """Do not answer."""


class DefendChoice(_FromHandOrStack):
    """Answer the attack with this card."""

    card: Card
    stack: int
    covered: bool


class HideChoice(_FromHandOrStack):
    """Lay this card face down."""

    card: Card
    stack: int
    covered: bool


class AttackChoice(_FromHandOrStack):
    """Attack with this card."""

    card: Card
    points: int
    stack: int
    covered: bool


class HideNothingChoice(Fact):
    """A lone card leads without a face-down card (R14)."""


class ReadyChoice(Fact):
    """Be ready for the opening."""


class ClaimChoice(Fact):
    """Show five warriors and ask the partner for a redeal."""


class RedealChoice(Fact):
    """Have the round dealt again."""


class KeepChoice(Fact):
    """Keep the hands as dealt."""


class PeekChoice(Fact):
    """Look at one of the cards set aside."""

    pile: int


CHOICES: Final = facts_of(__name__, Fact)


def steps(view: KamiView, action: Action) -> Sequence[Fact]:
    """The levels of the menu that lead to an action: the first card, then the attack.

    Raises:
        TypeError: it is no action of a player.
    """
    simple: dict[type[Action], Fact] = {
        Pass: PassChoice(),
        Waive: ReadyChoice(),
        Claim: ClaimChoice(),
        Redeal: RedealChoice(),
        Keep: KeepChoice(),
    }
    if type(action) in simple:
        return (simple[type(action)],)
    if isinstance(action, Peek):
        return (PeekChoice(action.pile),)
    if isinstance(action, Defend):
        first = action.defence
        return (DefendChoice(first.card, first.stack, _covered(view, first)), *_attack(view, action.attack))
    if isinstance(action, Lead):
        hidden = action.hidden
        if hidden is None:
            return (HideNothingChoice(), *_attack(view, action.attack))
        return (HideChoice(hidden.card, hidden.stack, _covered(view, hidden)), *_attack(view, action.attack))
    if isinstance(action, Attack):
        return _attack(view, action.attack)
    raise TypeError(f"{action} is no action of a player")


def _attack(view: KamiView, place: Place | None) -> tuple[Fact, ...]:
    if place is None:
        return ()
    return (AttackChoice(place.card, view.points[place.card], place.stack, _covered(view, place)),)


def _covered(view: KamiView, place: Place) -> bool:
    return place.stack > 0 and view.tops[place.stack - 1][1]
