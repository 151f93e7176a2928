"""Everything that Spades says, as facts; their sentences lie in locale/."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Literal

from accessible_games.decks.standard import Card, Rank, Suit
from accessible_games.engine import Answer, Event, Hidden, Refused, Sealed, Seat


class SuitHeld(Answer):
    """One suit of a hand, the highest card first."""

    suit: Suit
    ranks: tuple[Rank, ...]


def by_suits(hand: Iterable[Card]) -> tuple[SuitHeld, ...]:
    """A sorted hand as it is read aloud: thirteen cards are too many to be named one by one."""
    return tuple(
        SuitHeld(suit, tuple(card.rank for card in some if card.rank))
        for suit, some in groupby(hand, key=lambda card: card.suit)
        if suit
    )


class Dealt(Event, reveals=True, begins=True):
    """The cards were dealt."""

    seat: Seat


class HandDealt(Event, reveals=True, whispered=True):
    """One player's hand, for that ear alone."""

    seat: Seat
    hand: Sealed[tuple[SuitHeld, ...]] | tuple[SuitHeld, ...] | Hidden


class BidMade(Event):
    """A player said how many tricks the hand will take."""

    seat: Seat
    bid: int


class NilBid(Event):
    """A player said that the hand will take none."""

    seat: Seat


class SideBid(Event):
    """All have bid: what two partners must take together."""

    seats: tuple[Seat, ...]
    bid: int


class CardPlayed(Event, reveals=True):
    """A card was played to the trick."""

    seat: Seat
    card: Card


class SpadesBroken(Event):
    """The first spade of a deal was played: from now on a trick may be led with one."""


class TrickTaken(Event):
    """A player took the trick with a card, the `n`th one in this deal."""

    seat: Seat
    card: Card
    n: int


class NilScored(Event, variant="held"):
    """A player who bid nil took no trick, or did."""

    seat: Seat
    held: bool


class BagsPaid(Event):
    """Two partners have ten overtricks, which cost them 100 points."""

    seats: tuple[Seat, ...]


class DealScored(Event):
    """What two partners took and had bid, what it brings, and their score."""

    seats: tuple[Seat, ...]
    taken: int
    bid: int
    points: int
    score: int


class GameWon(Event):
    """Two partners have won."""

    seats: tuple[Seat, ...]
    score: int
    other: int


class CardNotHeld(Refused, rule="HOLD"):
    """The hand does not hold this card."""

    card: Card


class MustFollow(Refused, rule="FOLLOW"):
    """The suit that was led is in the hand, and must be played."""

    card: Card
    suit: Suit


class SpadesNotBroken(Refused, rule="BROKEN"):
    """No spade was played yet, so none is led while another suit is held."""


class BidFirst(Refused, rule="BID", kind="now"):
    """All bid before a card is played."""


class BiddingOver(Refused, rule="BID", kind="now"):
    """All have bid."""


class HandHeld(Answer):
    """The cards in the own hand."""

    hand: tuple[SuitHeld, ...]

    def variant(self) -> Literal["", "empty"]:
        """Between deals there is none."""
        return "" if self.hand else "empty"


class ToBid(Answer):
    """Whose bid it is."""

    seat: Seat


class ToLead(Answer):
    """Who leads to the next trick."""

    seat: Seat


class ToFollow(Answer):
    """Whose turn it is, what must be followed, and which card takes the trick as it lies."""

    seat: Seat
    suit: Suit
    taker: Seat
    card: Card


class NotDealt(Answer):
    """The cards are still to be dealt."""


class GameOver(Answer):
    """The game has ended."""

    seats: tuple[Seat, ...]
    score: int


class CardLies(Answer):
    """Who played which card to the trick on the table."""

    seat: Seat
    card: Card


class TableEmpty(Answer):
    """No trick lies on the table."""


class PlayerStands(Answer):
    """What a player has bid and taken."""

    seat: Seat
    taken: int
    bid: int


class NilStands(Answer):
    """What a player has taken who bid nil."""

    seat: Seat
    taken: int


class BidAwaited(Answer):
    """A player has not bid yet."""

    seat: Seat


class SideScore(Answer):
    """The points and overtricks of two partners, and what wins."""

    seats: tuple[Seat, ...]
    score: int
    bags: int
    target: int
