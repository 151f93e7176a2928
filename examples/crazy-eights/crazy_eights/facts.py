"""Everything that Crazy Eights says, as facts; their sentences lie in locale/."""

from __future__ import annotations

from typing import Literal

from accessible_games.decks.standard import Card, Suit
from accessible_games.engine import Answer, Event, Hidden, Refused, Sealed, Seat


class Dealt(Event, reveals=True, begins=True):
    """The cards were dealt, `size` to each player; `card` lies face up, and `seat` begins."""

    seat: Seat
    size: int
    card: Card


class HandDealt(Event, reveals=True, whispered=True):
    """One player's hand, for that ear alone."""

    seat: Seat
    cards: Sealed[tuple[Card, ...]] | tuple[Card, ...] | Hidden


class CardPlayed(Event, reveals=True):
    """A card was laid on the pile; `left` are still in the hand."""

    seat: Seat
    card: Card
    left: int


class SuitNamed(Event):
    """Whoever played an eight named the suit that follows."""

    seat: Seat
    suit: Suit


class CardDrawn(Event, reveals=True):
    """A card was drawn from the stock, which only its player sees."""

    seat: Seat
    card: Sealed[Card] | Card | Hidden
    stock: int

    def variant(self) -> Literal["", "closed"]:
        """Others do not hear which card it was."""
        return "" if isinstance(self.card, Card) else "closed"


class Passed(Event):
    """A player passed: the stock is empty."""

    seat: Seat


class GameWon(Event):
    """Somebody has no card left; or all have passed, and these have the fewest."""

    seats: tuple[Seat, ...]
    left: int


class CardNotHeld(Refused, rule="HOLD"):
    """The hand does not hold this card."""

    card: Card


class DoesNotFollow(Refused, rule="FOLLOW"):
    """The card has neither the suit that is asked for nor the rank on the pile."""

    card: Card
    top: Card
    suit: Suit


class SuitWanted(Refused, rule="SUIT"):
    """An eight needs a suit, and no other card takes one."""


class StockEmpty(Refused, rule="STOCK"):
    """There is nothing to be drawn."""


class StockLeft(Refused, rule="STOCK"):
    """Nobody passes as long as a card can be drawn."""

    stock: int


class HandHeld(Answer):
    """The cards in the own hand."""

    cards: tuple[Card, ...]


class ToFollow(Answer):
    """Whose turn it is, and what must be followed."""

    seat: Seat
    top: Card
    suit: Suit


class NotDealt(Answer):
    """The cards are still to be dealt."""


class GameOver(Answer):
    """The game has ended."""

    seats: tuple[Seat, ...]


class HandSize(Answer):
    """How many cards a player holds."""

    seat: Seat
    n: int
