"""Why an action of Kameloot is refused; each carries its ledger id and what its sentence needs."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_games.engine import RefusalKind, Refused, Seat, fact

from .cards import Card


@fact
class CardNotHeld(Refused):
    """The hand has no card of this kind, or not so many."""

    rule: ClassVar[str] = "HOLD"
    card: Card


@fact
class NoSuchPlayer(Refused):
    """There is no such player at this table; who there is is told by name."""

    rule: ClassVar[str] = "NOTATION"
    kind: ClassVar[RefusalKind] = RefusalKind.NOTATION
    seats: tuple[Seat, ...]


@fact
class NotIdentical(Refused):
    """Only identical cards go down together."""

    rule: ClassVar[str] = "KLT-12"


@fact
class MustAct(Refused):
    """Passing is only for somebody who can do nothing (R02)."""

    rule: ClassVar[str] = "KLT-12"


@fact
class WandNeedsTwo(Refused):
    """The wand needs exactly two different objects from the hand (R10, R11, R26)."""

    rule: ClassVar[str] = "KLT-41"


@fact
class PotionOnOneself(Refused):
    """The potion is for another player."""

    rule: ClassVar[str] = "KLT-43"


@fact
class ScrollSameKind(Refused):
    """The two collections must be different."""

    rule: ClassVar[str] = "KLT-45"
    card: Card


@fact
class ScrollNothingOwn(Refused):
    """Nothing of that kind lies in front of the player who wants to swap it."""

    rule: ClassVar[str] = "KLT-45"
    card: Card


@fact
class ScrollNothingTheirs(Refused):
    """Nothing of that kind lies in front of the other player."""

    rule: ClassVar[str] = "KLT-45"
    card: Card
    partner: Seat


@fact
class ScrollWithOneself(Refused):
    """One cannot swap with oneself."""

    rule: ClassVar[str] = "KLT-45"


@fact
class ScrollNeedsTwo(Refused):
    """A scroll is used with two collections, which must be named."""

    rule: ClassVar[str] = "KLT-45"


@fact
class UnicornNeedsKind(Refused):
    """A unicorn horn goes down with another card, or onto one's own collection (R11, R12)."""

    rule: ClassVar[str] = "KLT-50"


@fact
class UnicornHasNoPower(Refused):
    """A unicorn horn may not be discarded."""

    rule: ClassVar[str] = "KLT-51"


@fact
class ChooseFirst(Refused):
    """Before the first turn each player chooses a tavern."""

    rule: ClassVar[str] = "R29"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


@fact
class TavernIsChosen(Refused):
    """Taverns are chosen before the first turn only; later a potion or a cloak is needed (KLT-15)."""

    rule: ClassVar[str] = "R29"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


REFUSALS: Final = (
    CardNotHeld,
    NoSuchPlayer,
    NotIdentical,
    MustAct,
    WandNeedsTwo,
    PotionOnOneself,
    ScrollSameKind,
    ScrollNothingOwn,
    ScrollNothingTheirs,
    ScrollWithOneself,
    ScrollNeedsTwo,
    UnicornNeedsKind,
    UnicornHasNoPower,
    ChooseFirst,
    TavernIsChosen,
)
