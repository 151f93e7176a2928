"""Why an action of Tamashii is refused; each carries its ledger id and what its sentence needs."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_games.engine import RefusalKind, Refused, fact


@fact
class GiveToFaceUp(Refused):
    """Only characters that are face down can get gems."""

    rule: ClassVar[str] = "TAM-R07"
    position: int


@fact
class LookAtFaceUp(Refused):
    """There is nothing to look at on a card that is face up."""

    rule: ClassVar[str] = "TAM-R23"
    position: int


@fact
class GiveBeforeDraw(Refused):
    """There is nothing to give before a gem was drawn."""

    rule: ClassVar[str] = "TAM-R08"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


@fact
class LookAfterDraw(Refused):
    """Who has drawn gems goes on drawing or gives them; the look would have been the whole turn."""

    rule: ClassVar[str] = "TAM-R08"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


@fact
class BagIsEmpty(Refused):
    """No gem is left to be drawn: the player must give."""

    rule: ClassVar[str] = "TAM-R08"


@fact
class NothingToFlip(Refused):
    """Turning over is offered only after giving, for the character that was given to."""

    rule: ClassVar[str] = "TAM-R09"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


@fact
class NoEffectNow(Refused):
    """An effect is offered only when its character has just been turned over."""

    rule: ClassVar[str] = "TAM-R12"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


@fact
class FlipFirst(Refused):
    """First it is settled whether the character is turned over."""

    rule: ClassVar[str] = "TAM-20"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW
    position: int


@fact
class EffectFirst(Refused):
    """First it is settled whether the effect is used."""

    rule: ClassVar[str] = "TAM-R24"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


@fact
class LookFirst(Refused):
    """The effect was chosen: now comes the look, and nothing else."""

    rule: ClassVar[str] = "TAM-32"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


REFUSALS: Final = (
    GiveToFaceUp,
    LookAtFaceUp,
    GiveBeforeDraw,
    LookAfterDraw,
    BagIsEmpty,
    NothingToFlip,
    NoEffectNow,
    FlipFirst,
    EffectFirst,
    LookFirst,
)
