"""What happens in Tamashii, as facts in the past tense.

What a card is, is told apart from what was done with it: `CharacterSeen` and `CharacterExposed`
are fleeting, so the history keeps that somebody looked, and never what was there.
"""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_games.engine import CountOf, Event, Hidden, Sealed, Seat, fact

from .cards import PLACES, Character, Gem, Level


@fact
class CharactersLaid(Event):
    """The characters lie face down, and the bag is filled for the level (TAM-05, TAM-06)."""

    reveals: ClassVar[bool] = True

    level: Level
    bag: tuple[CountOf, ...]


@fact
class StarterChosen(Event):
    """It was settled who takes the first turn (TAM-07)."""

    seat: Seat


@fact
class Looked(Event):
    """A player looked at a card and put it back in its place (TAM-11, TAM-32)."""

    row: ClassVar[int] = PLACES

    seat: Seat
    position: int


@fact
class CharacterSeen(Event):
    """What a player saw on a card, for that ear alone and for no log (TAM-A02)."""

    fleeting: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    whispered: ClassVar[bool] = True
    row: ClassVar[int] = PLACES

    seat: Seat
    position: int
    character: Sealed[Character] | Character | Hidden
    wish: Sealed[tuple[CountOf, ...]] | tuple[CountOf, ...] | Hidden


@fact
class CharacterExposed(Event):
    """Everybody saw a card for a moment: it was turned over in vain (R06)."""

    fleeting: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    row: ClassVar[int] = PLACES

    position: int
    character: Character
    wish: tuple[CountOf, ...]


@fact
class CharacterShown(Event):
    """Everybody was told what a card is, and may ask for it again (option `peek`: shared)."""

    reveals: ClassVar[bool] = True
    row: ClassVar[int] = PLACES

    position: int
    character: Character
    wish: tuple[CountOf, ...]


@fact
class BagReached(Event):
    """A player reached into the bag for a gem (TAM-12)."""

    seat: Seat


@fact
class GemDrawn(Event):
    """A gem came out, and was kept for this turn (TAM-12; a red one as a joker, TAM-40)."""

    reveals: ClassVar[bool] = True

    gem: Gem
    n: int
    """Gems drawn this turn."""


@fact
class RedDrawn(Event):
    """A red gem came out: all gems of this turn went back, and the turn was over (TAM-14)."""

    reveals: ClassVar[bool] = True
    variants: ClassVar[tuple[str, ...]] = ("", "alone")

    gems: tuple[CountOf, ...]
    """What went back with it."""

    def variant(self) -> str:
        """Whether it was the first gem of the turn (R16)."""
        return "" if self.gems else "alone"


@fact
class GemsGiven(Event):
    """A player gave all gems of the turn to one character (TAM-13, TAM-15)."""

    row: ClassVar[int] = PLACES
    variants: ClassVar[tuple[str, ...]] = ("", "first")

    seat: Seat
    position: int
    gems: tuple[CountOf, ...]
    total: tuple[CountOf, ...]
    """What lies on that card now."""

    def variant(self) -> str:
        """The first gems on a card are all that lies there."""
        return "first" if self.total == self.gems else ""


@fact
class FlipWaived(Event):
    """A player left the character face down (TAM-20)."""

    # Where no gem can be removed any more, that the game goes on tells something of hidden wishes.
    reveals: ClassVar[bool] = True
    row: ClassVar[int] = PLACES

    seat: Seat
    position: int


@fact
class CharacterSatisfied(Event):
    """A character was turned over, its wish is met, and it stays face up (TAM-21)."""

    reveals: ClassVar[bool] = True
    row: ClassVar[int] = PLACES

    seat: Seat
    position: int
    character: Character
    n: int
    """Characters face up now."""


@fact
class FlipFailed(Event):
    """A character was turned over in vain: face down again, its gems out of the game (TAM-22)."""

    reveals: ClassVar[bool] = True
    row: ClassVar[int] = PLACES

    seat: Seat
    position: int
    gems: tuple[CountOf, ...]


@fact
class RedTaken(Event):
    """An effect took red gems out of the bag (TAM-30)."""

    variants: ClassVar[tuple[str, ...]] = ("", "nothing")

    character: Character
    gems: tuple[CountOf, ...]

    def variant(self) -> str:
        """Whether there was a red gem at all (R13)."""
        return "" if self.gems else "nothing"


@fact
class GemsReturned(Event):
    """An effect put gems back into the bag (TAM-31, TAM-33)."""

    variants: ClassVar[tuple[str, ...]] = ("", "nothing")

    character: Character
    gems: tuple[CountOf, ...]

    def variant(self) -> str:
        """Whether there was a gem to put back (R11)."""
        return "" if self.gems else "nothing"


@fact
class LookGranted(Event):
    """An effect lets the player look at a card that is face down (TAM-32)."""

    seat: Seat
    character: Character


@fact
class EffectWaived(Event):
    """A player left an effect unused (R12)."""

    seat: Seat
    character: Character


@fact
class RedPutBack(Event):
    """The gem to be removed was red: it went back, and another is removed instead (TAM-35)."""

    reveals: ClassVar[bool] = True


@fact
class GemRemoved(Event):
    """A gem left the game at the end of a turn (TAM-35)."""

    reveals: ClassVar[bool] = True

    gem: Gem
    left: int
    """Gems in the bag now."""


@fact
class NothingRemoved(Event):
    """No gem left the game at the end of a turn: at most red ones are in the bag (R15)."""


@fact
class GameEnded(Event):
    """No further character can get enough gems, or all are face up (TAM-50 to TAM-52)."""

    reveals: ClassVar[bool] = True
    variants: ClassVar[tuple[str, ...]] = ("again", "good", "well", "excellent", "impressive")

    n: int
    """Characters face up."""
    rating: str

    def variant(self) -> str:
        """The rating (TAM-51)."""
        return self.rating


RATINGS: Final = GameEnded.variants
"""By rating 0 to 4: below three characters face up, three, four, five, six."""


EVENTS: Final = (
    CharactersLaid,
    StarterChosen,
    Looked,
    CharacterSeen,
    CharacterExposed,
    CharacterShown,
    BagReached,
    GemDrawn,
    RedDrawn,
    GemsGiven,
    FlipWaived,
    CharacterSatisfied,
    FlipFailed,
    RedTaken,
    GemsReturned,
    LookGranted,
    EffectWaived,
    RedPutBack,
    GemRemoved,
    NothingRemoved,
    GameEnded,
)
