"""Why a move of Tamashii is advised, in facts that can be asked for: who lies where is to be remembered."""

from __future__ import annotations

from accessible_games.engine import Answer, CountOf

from .cards import Character


class Advised(
    Answer, variants=("look", "draw", "again", "give", "flip", "decide", "effect", "without", "leave")
):
    """Which kind of move is advised."""

    move: str

    def variant(self) -> str:
        """The kind."""
        return self.move


class NobodyLooked(Answer):
    """Nobody has looked at a card yet."""

    position: int


class FewKnow(Answer):
    """All cards were looked at; this one by fewest."""

    position: int
    n: int


class LooksDone(Answer):
    """So many own looks are enough to begin with."""

    n: int


class MayDraw(Answer):
    """How many gems in the bag are red."""

    red: int
    bag: int


class NoRisk(Answer):
    """Red gems are jokers at this level: none sends anything back."""


class HeldAtRisk(Answer):
    """What a red gem would send back into the bag, and how likely it is."""

    held: tuple[CountOf, ...]
    red: int
    bag: int


class WishLacks(Answer):
    """What a character that all know lacks then."""

    character: Character
    missing: int


class WishMet(Answer):
    """The wish of a character that all know is met then."""

    character: Character


class GemsThere(Answer):
    """What lies on the card, and is lost if its wish is not met."""

    position: int
    gems: tuple[CountOf, ...]


class EffectHelps(Answer):
    """An effect costs nothing."""


class CostGems(Answer):
    """What a decision cost, in gems that lie where they are wanted; 0: less than one."""

    n: int
