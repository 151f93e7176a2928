"""Why an action of Tamashii is refused; each carries its ledger id and what its sentence needs."""

from __future__ import annotations

from accessible_games.engine import Refused


class GiveToFaceUp(Refused, rule="TAM-R07"):
    """Only characters that are face down can get gems."""

    position: int


class LookAtFaceUp(Refused, rule="TAM-R23"):
    """There is nothing to look at on a card that is face up."""

    position: int


class GiveBeforeDraw(Refused, rule="TAM-R08", kind="now"):
    """There is nothing to give before a gem was drawn."""


class LookAfterDraw(Refused, rule="TAM-R08", kind="now"):
    """Who has drawn gems goes on drawing or gives them; the look would have been the whole turn."""


class BagIsEmpty(Refused, rule="TAM-R08"):
    """No gem is left to be drawn: the player must give."""


class NothingToFlip(Refused, rule="TAM-R09", kind="now"):
    """Turning over is offered only after giving, for the character that was given to."""


class NoEffectNow(Refused, rule="TAM-R12", kind="now"):
    """An effect is offered only when its character has just been turned over."""


class FlipFirst(Refused, rule="TAM-20", kind="now"):
    """First it is settled whether the character is turned over."""

    position: int


class EffectFirst(Refused, rule="TAM-R24", kind="now"):
    """First it is settled whether the effect is used."""


class LookFirst(Refused, rule="TAM-32", kind="now"):
    """The effect was chosen: now comes the look, and nothing else."""
