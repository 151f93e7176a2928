"""What happens in Tamashii, as facts in the past tense.

What a card is, is told apart from what was done with it: `CharacterSeen` and `CharacterExposed`
are fleeting, so the history keeps that somebody looked, and never what was there.
"""

from __future__ import annotations

from typing import Final, Literal

from accessible_games.engine import CountOf, Event, Hidden, Sealed, Seat

from .cards import PLACES, Character, Gem, Level


class CharactersLaid(Event, reveals=True, begins=True):
    """The characters lie face down, and the bag is filled for the level (TAM-05, TAM-06)."""

    level: Level
    bag: tuple[CountOf, ...]


class StarterChosen(Event):
    """It was settled who takes the first turn (TAM-07)."""

    seat: Seat


class Looked(Event, row=PLACES):
    """A player looked at a card and put it back in its place (TAM-11, TAM-32)."""

    seat: Seat
    position: int


class CharacterSeen(Event, fleeting=True, reveals=True, whispered=True, row=PLACES):
    """What a player saw on a card, for that ear alone and for no log (TAM-A02)."""

    seat: Seat
    position: int
    character: Sealed[Character] | Character | Hidden
    wish: Sealed[tuple[CountOf, ...]] | tuple[CountOf, ...] | Hidden


class CharacterExposed(Event, fleeting=True, reveals=True, row=PLACES):
    """Everybody saw a card for a moment: it was turned over in vain (R06)."""

    position: int
    character: Character
    wish: tuple[CountOf, ...]

    def again(self) -> None:
        """Nothing: what was there is remembered, and told to nobody who asks (TAM-A03)."""


class CharacterShown(Event, reveals=True, row=PLACES):
    """Everybody was told what a card is, and may ask for it again (option `peek`: shared)."""

    position: int
    character: Character
    wish: tuple[CountOf, ...]


class BagReached(Event):
    """A player reached into the bag for a gem (TAM-12)."""

    seat: Seat


class GemDrawn(Event, reveals=True):
    """A gem came out, and was kept for this turn (TAM-12; a red one as a joker, TAM-40)."""

    gem: Gem
    n: int
    """Gems drawn this turn."""


class RedDrawn(Event, reveals=True):
    """A red gem came out: all gems of this turn went back, and the turn was over (TAM-14)."""

    gems: tuple[CountOf, ...]
    """What went back with it."""

    def variant(self) -> Literal["", "alone"]:
        """Whether it was the first gem of the turn (R16)."""
        return "" if self.gems else "alone"


class GemsGiven(Event, row=PLACES):
    """A player gave all gems of the turn to one character (TAM-13, TAM-15)."""

    seat: Seat
    position: int
    gems: tuple[CountOf, ...]
    total: tuple[CountOf, ...]
    """What lies on that card now."""

    def variant(self) -> Literal["", "first"]:
        """The first gems on a card are all that lies there."""
        return "first" if self.total == self.gems else ""


class FlipWaived(Event, reveals=True, row=PLACES):
    """A player left the character face down (TAM-20)."""

    # Where no gem can be removed any more, that the game goes on tells something of hidden wishes.

    seat: Seat
    position: int


class CharacterSatisfied(Event, reveals=True, row=PLACES):
    """A character was turned over, its wish is met, and it stays face up (TAM-21)."""

    seat: Seat
    position: int
    character: Character
    n: int
    """Characters face up now."""


class FlipFailed(Event, reveals=True, row=PLACES):
    """A character was turned over in vain: face down again, its gems out of the game (TAM-22)."""

    seat: Seat
    position: int
    gems: tuple[CountOf, ...]


class RedTaken(Event):
    """An effect took red gems out of the bag (TAM-30)."""

    character: Character
    gems: tuple[CountOf, ...]

    def variant(self) -> Literal["", "nothing"]:
        """Whether there was a red gem at all (R13)."""
        return "" if self.gems else "nothing"


class GemsReturned(Event):
    """An effect put gems back into the bag (TAM-31, TAM-33)."""

    character: Character
    gems: tuple[CountOf, ...]

    def variant(self) -> Literal["", "nothing"]:
        """Whether there was a gem to put back (R11)."""
        return "" if self.gems else "nothing"


class LookGranted(Event):
    """An effect lets the player look at a card that is face down (TAM-32)."""

    seat: Seat
    character: Character


class EffectWaived(Event):
    """A player left an effect unused (R12)."""

    seat: Seat
    character: Character


class RedPutBack(Event, reveals=True):
    """The gem to be removed was red: it went back, and another is removed instead (TAM-35)."""


class GemRemoved(Event, reveals=True):
    """A gem left the game at the end of a turn (TAM-35)."""

    gem: Gem
    left: int
    """Gems in the bag now."""


class NothingRemoved(Event):
    """No gem left the game at the end of a turn: at most red ones are in the bag (R15)."""


class GameEnded(Event, reveals=True, variants=("again", "good", "well", "excellent", "impressive")):
    """No further character can get enough gems, or all are face up (TAM-50 to TAM-52)."""

    n: int
    """Characters face up."""
    rating: str

    def variant(self) -> str:
        """The rating (TAM-51)."""
        return self.rating


RATINGS: Final = GameEnded.variants
"""By rating 0 to 4: below three characters face up, three, four, five, six."""
