"""What happens in Kameloot, as facts in the past tense.

The discard pile may not be consulted (KLT-14), so what tells which card was discarded is fleeting:
a history keeps of it that a power was used, and not which (R22).  Draws are fleeting too, since the
number of cards drawn would tell a wand or a glove from the rest.
"""

from __future__ import annotations

from typing import Literal

from accessible_games.engine import HIDDEN, Answer, CountOf, Event, Hidden, Sealed, Seat

from .cards import Card, Tavern

# -- the start


class SeatTavern(Answer):
    """The tavern of one player."""

    seat: Seat
    tavern: Tavern


class TokensFlipped(Event):
    """Each player threw the tavern token (KLT-07)."""

    taverns: tuple[SeatTavern, ...]


class HandsDealt(Event, reveals=True, begins=True):
    """So many cards were dealt to each player (KLT-09)."""

    size: int


class HandDealt(Event, reveals=True, whispered=True):
    """One player's new hand, for that ear alone."""

    seat: Seat
    cards: Sealed[tuple[CountOf, ...]] | tuple[CountOf, ...] | Hidden


class PileMade(Event):
    """The draw pile was shuffled."""

    left: int


class FirstChosen(Event):
    """It was settled who begins (R01)."""

    seat: Seat


class TavernChosen(Event):
    """A player chose the tavern to start in (R29)."""

    seat: Seat
    tavern: Tavern


# -- step 1: cards


class CardsPlaced(Event, reveals=True):
    """Cards went in front of a player (KLT-12 A)."""

    seat: Seat
    cards: tuple[CountOf, ...]
    """What left the hand: printed cards, then unicorn horns."""
    card: Card
    """The kind that all of it counts as."""
    joined: bool
    """Whether horns alone were put onto a collection."""
    horned: bool
    """Whether there is a horn among the cards."""
    tavern: Tavern
    total: int
    """Cards of that kind in the whole tavern now."""
    needed: int
    missing: int

    def variant(self) -> Literal["", "horns"]:
        """Horns alone need another sentence."""
        return "horns" if self.joined else ""


class Passed(Event):
    """A player who can do nothing passed (R02, R20)."""

    seat: Seat


# -- step 1: powers


class PowerSpent(Event):
    """What a history keeps of a power: that one was used (R22)."""

    seat: Seat


class _Discarding(Event, fleeting=True, reveals=True):
    """An event that tells which card was discarded; `kept` is the option `discard_review`."""

    __slots__ = ()

    @property
    def seat(self) -> Seat:
        """Who discarded it."""
        raise NotImplementedError

    @property
    def kept(self) -> bool:
        """Whether the pile may be consulted."""
        raise NotImplementedError

    def lasting(self) -> Event | None:
        """Itself where the pile may be consulted, else that a power was used."""
        return self if self.kept else PowerSpent(self.seat)


class RingUsed(_Discarding):
    """A kind was named by its number, and its cards came back from the discard pile (KLT-40, R08)."""

    seat: Seat
    number: int
    card: Card
    taken: int
    kept: bool


class LaidCard(Answer, thing=True, variant="horn"):
    """A card that went in front of a player by a wand."""

    card: Card
    horn: bool
    """Whether it is a unicorn horn that counts as `card`."""


class WandUsed(_Discarding):
    """Two different objects went in front of a player (KLT-41)."""

    seat: Seat
    cards: tuple[LaidCard, ...]
    kept: bool


class GloveUsed(_Discarding):
    """A player draws two cards; the draw itself follows (KLT-42)."""

    seat: Seat
    kept: bool


class PotionUsed(_Discarding):
    """Another player's token was turned over (KLT-43)."""

    seat: Seat
    partner: Seat
    """The player who changed sides."""
    tavern: Tavern
    kept: bool


class CloakUsed(_Discarding):
    """A player changed sides (KLT-44)."""

    seat: Seat
    tavern: Tavern
    kept: bool


class ScrollUsed(_Discarding):
    """Two collections were swapped (KLT-45)."""

    seat: Seat
    partner: Seat
    given: CountOf
    taken: CountOf
    kept: bool


class PowerWasted(_Discarding):
    """A card was discarded without effect (option `illegal_if_no_effect`)."""

    seat: Seat
    card: Card
    kept: bool


class DiscardTopShown(Event, fleeting=True, reveals=True):
    """Another card lies on top of the discard pile now, since the ring took itself away (R07)."""

    card: Card


class DiscardEmptied(Event, fleeting=True):
    """Nothing is left in the discard pile, since the ring took itself away (R07)."""


# -- step 2


class Share(Answer):
    """What one player gets of a sale."""

    seat: Seat
    coins: int


class CoinCount(Answer):
    """All coins of one player."""

    seat: Seat
    coins: int


class CollectionSold(Event):
    """A tavern sold a complete collection (KLT-20 to KLT-26)."""

    seat: Seat
    """The active player, who gets the first coin."""
    tavern: Tavern
    sold: CountOf
    coins: int
    shares: tuple[Share, ...]
    """What each member gets, in the order of handing out."""


# -- step 3, and the end


class _Drawing(Event, fleeting=True):
    """An event about drawing; `kept` is the option `discard_review`."""

    __slots__ = ()

    @property
    def kept(self) -> bool:
        """Whether the pile may be consulted."""
        raise NotImplementedError

    def lasting(self) -> Event | None:
        """Itself where the discard pile may be consulted, else nothing."""
        return self if self.kept else None


class CardsDrawn(_Drawing, reveals=True):
    """A player drew cards, by a glove or to refill the hand (KLT-30, KLT-42)."""

    seat: Seat
    n: int
    left: int
    """Cards left in the draw pile."""
    cards: Sealed[tuple[CountOf, ...]] | tuple[CountOf, ...] | Hidden
    kept: bool

    def variant(self) -> Literal["", "closed"]:
        """Whether this ear knows the cards."""
        return "closed" if self.cards is HIDDEN else ""


class NothingDrawn(_Drawing):
    """A glove found the draw pile empty (R16)."""

    seat: Seat
    kept: bool


class PileLow(Event):
    """The draw pile is about to be used up; told once."""

    left: int


class EndTriggered(Event):
    """A player could not refill the hand (KLT-60); the round is finished (KLT-61)."""

    seat: Seat
    remaining: tuple[Seat, ...]
    """Who still has a turn."""


class EndReached(Event):
    """The last player of a round could not refill the hand: the game ends at once (R18)."""

    seat: Seat


class GameWon(Event, reveals=True):
    """One player has the most coins (KLT-62)."""

    seat: Seat
    coins: int
    shares: tuple[CoinCount, ...]


class VictoryShared(Event, reveals=True):
    """Several players have the most coins (KLT-62)."""

    seats: tuple[Seat, ...]
    coins: int
    shares: tuple[CoinCount, ...]
