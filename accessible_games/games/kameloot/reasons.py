"""Why a move of Kameloot is advised, in facts that the player may know."""

from __future__ import annotations

from accessible_games.engine import Answer, CountOf, Seat

from .cards import Tavern


class Advised(
    Answer,
    variants=("play", "ring", "wand", "glove", "potion", "cloak", "scroll", "waste", "pass", "choose"),
):
    """Which kind of move is advised."""

    move: str

    def variant(self) -> str:
        """The kind."""
        return self.move


class SellsNow(Answer):
    """It completes collections, which are sold at once."""

    sold: tuple[CountOf, ...]
    coins: int
    """Coins of whoever plays."""
    total: int
    """All coins of the sale."""


class ComesNear(Answer):
    """So many of a kind lie in a tavern then, and so many are missing."""

    there: CountOf
    tavern: Tavern
    missing: int


class ComesOver(Answer):
    """Somebody changes sides and brings along so many of a kind."""

    other: Seat
    brought: CountOf


class LeavesSharing(Answer):
    """Somebody changes sides, and so many share what the tavern sells."""

    other: Seat
    members: int


class DrawsTwo(Answer):
    """Two cards more, where nothing in hand sells at once."""


class RingFetches(Answer):
    """So many of a kind are missing, and some should lie in the discard pile."""

    lacks: CountOf


class NothingBetter(Answer):
    """All else brings less."""


class EitherTavern(Answer):
    """One tavern is as good as the other."""


class CostCoins(Answer):
    """What a decision cost, by what was to be expected; 0: less than one."""

    coins: int
