"""Why a move of Magi Kitchen is advised, in facts that lie open."""

from __future__ import annotations

from accessible_games.engine import Answer, Seat

from .cards import Card


class Advised(
    Answer,
    variants=("flip", "buzz", "slap", "cover", "finish", "pose", "give", "pass", "wait", "heart"),
):
    """Which kind of move is advised."""

    move: str

    def variant(self) -> str:
        """The kind."""
        return self.move


class LieTogether(Answer):
    """An ingredient and its potion lie open."""

    ingredient: Card
    potion: Card


class LiesOpen(Answer):
    """With the rainbow any ingredient that lies open counts."""

    ingredient: Card


class LiesAt(Answer):
    """An ingredient lies on somebody's pile, which the trash asks for."""

    ingredient: Card
    owner: Seat


class NothingMatches(Answer):
    """Nothing that is left goes together."""


class SomethingNamed(Answer):
    """The same, for whoever has the floor and must use it."""


class ItsTaps(Answer):
    """The taps belong to a card."""

    card: Card


class FewestCards(Answer):
    """Who has the fewest cards is no danger yet."""

    receiver: Seat
    n: int


class CardDecides(Answer):
    """Nobody knows what comes."""


class ByHeart(Answer):
    """The piles are to be remembered."""


class CostCards(Answer):
    """What a decision cost."""

    n: int
