"""Everything that Crazy Eights says, as facts; their sentences lie in locale/."""

from __future__ import annotations

from typing import ClassVar

from accessible_games.decks.standard import Card, Suit
from accessible_games.engine import Answer, Event, Fact, Hidden, Refused, Sealed, Seat, fact


@fact
class Dealt(Event):
    """The cards were dealt, `size` to each player; `card` lies face up, and `seat` begins."""

    reveals: ClassVar[bool] = True

    seat: Seat
    size: int
    card: Card


@fact
class HandDealt(Event):
    """One player's hand, for that ear alone."""

    reveals: ClassVar[bool] = True
    whispered: ClassVar[bool] = True

    seat: Seat
    cards: Sealed[tuple[Card, ...]] | tuple[Card, ...] | Hidden


@fact
class CardPlayed(Event):
    """A card was laid on the pile; `left` are still in the hand."""

    reveals: ClassVar[bool] = True

    seat: Seat
    card: Card
    left: int


@fact
class SuitNamed(Event):
    """Whoever played an eight named the suit that follows."""

    seat: Seat
    suit: Suit


@fact
class CardDrawn(Event):
    """A card was drawn from the stock, which only its player sees."""

    reveals: ClassVar[bool] = True
    variants: ClassVar[tuple[str, ...]] = ("", "closed")

    seat: Seat
    card: Sealed[Card] | Card | Hidden
    stock: int

    def variant(self) -> str:
        """Others do not hear which card it was."""
        return "" if isinstance(self.card, Card) else "closed"


@fact
class Passed(Event):
    """A player passed: the stock is empty."""

    seat: Seat


@fact
class GameWon(Event):
    """Somebody has no card left; or all have passed, and these have the fewest."""

    seats: tuple[Seat, ...]
    left: int


EVENTS = (Dealt, HandDealt, CardPlayed, SuitNamed, CardDrawn, Passed, GameWon)


@fact
class CardNotHeld(Refused):
    """The hand does not hold this card."""

    rule: ClassVar[str] = "HOLD"

    card: Card


@fact
class DoesNotFollow(Refused):
    """The card has neither the suit that is asked for nor the rank on the pile."""

    rule: ClassVar[str] = "FOLLOW"

    card: Card
    top: Card
    suit: Suit


@fact
class SuitWanted(Refused):
    """An eight needs a suit, and no other card takes one."""

    rule: ClassVar[str] = "SUIT"


@fact
class StockEmpty(Refused):
    """There is nothing to be drawn."""

    rule: ClassVar[str] = "STOCK"


@fact
class StockLeft(Refused):
    """Nobody passes as long as a card can be drawn."""

    rule: ClassVar[str] = "STOCK"

    stock: int


REFUSALS = (CardNotHeld, DoesNotFollow, SuitWanted, StockEmpty, StockLeft)


@fact
class HandHeld(Answer):
    """The cards in the own hand."""

    cards: tuple[Card, ...]


@fact
class ToFollow(Answer):
    """Whose turn it is, and what must be followed."""

    seat: Seat
    top: Card
    suit: Suit


@fact
class NotDealt(Answer):
    """The cards are still to be dealt."""


@fact
class GameOver(Answer):
    """The game has ended."""

    seats: tuple[Seat, ...]


@fact
class HandSize(Answer):
    """How many cards a player holds."""

    seat: Seat
    n: int


ANSWERS = (HandHeld, ToFollow, NotDealt, GameOver, HandSize)


@fact
class PlayChoice(Fact):
    """Lay this card on the pile."""

    card: Card


@fact
class SuitChoice(Fact):
    """Name this suit."""

    suit: Suit


@fact
class DrawChoice(Fact):
    """Draw a card."""


@fact
class PassChoice(Fact):
    """Pass."""


CHOICES = (PlayChoice, SuitChoice, DrawChoice, PassChoice)
