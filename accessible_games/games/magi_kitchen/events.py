"""What happens in Magi Kitchen, as facts in the past tense; all of it is public (MGK-A01)."""

from __future__ import annotations

from typing import Literal

from accessible_games.engine import Answer, Event, Seat

from .cards import Card, Tap, Tile


class DecksDealt(Event, begins=True):
    """The decks were dealt: so many cards each, so many left in the box (MGK-06)."""

    size: int
    box: int

    def variant(self) -> Literal["", "even"]:
        """Whether cards are left over."""
        return "" if self.box else "even"


class StarterChosen(Event):
    """It was settled who turns over the first card (MGK-09)."""

    seat: Seat


class CardWasTurned(Event):
    """What a history keeps of a card in calm mode: that one was turned over (MGK-A06)."""

    seat: Seat
    left: int
    """Cards left in that player's deck."""


class _Turning(Event, reveals=True):
    """An event that tells a card which lies open from then on; `once` is whether that is told once alone."""

    __slots__ = ()

    @property
    def seat(self) -> Seat:
        """Who turned it over."""
        raise NotImplementedError

    @property
    def left(self) -> int:
        """Cards left in that player's deck."""
        raise NotImplementedError

    @property
    def once(self) -> bool:
        """Whether memory replaces speed, so that it is not read again."""
        raise NotImplementedError

    def lasting(self) -> Event:
        """Itself; where memory is the game, that a card was turned over."""
        return CardWasTurned(self.seat, self.left) if self.once else self

    def again(self) -> Event:
        """The same: whoever is asked would otherwise read the newest card."""
        return self.lasting()


class CardTurned(_Turning):
    """A player turned over a card; the duel is open from now on (MGK-10)."""

    seat: Seat
    card: Card
    left: int
    once: bool = False


class CustomTurned(_Turning):
    """A player turned over a card of the players' own (N03)."""

    seat: Seat
    name: str
    text: str
    left: int
    once: bool = False

    def variant(self) -> Literal["", "plain"]:
        """Whether a text is read aloud."""
        return "" if self.text else "plain"


class CardsPassed(Event):
    """An effect: everybody gave the top card of the deck to the left (N03)."""


class Buzzed(Event):
    """A player buzzed (MGK-A04); `place` counts from 1, which is the floor."""

    seat: Seat
    place: int

    def variant(self) -> Literal["", "waits"]:
        """Whether the player has the floor, or waits for it."""
        return "" if self.place == 1 else "waits"


class FloorPassed(Event, variant="tied"):
    """The floor went to the next of the queue."""

    seat: Seat
    before: Seat
    """Whose floor has ended."""
    tied: bool
    """Whether that one was first by priority alone, and now goes to the end of the list (R26)."""


class TileWon(Event):
    """A player was the first on a right tile (MGK-14)."""

    seat: Seat
    tile: Tile


class PileSaved(Event):
    """A player was the first to cover a pile that the trash would burn (MGK-26)."""

    seat: Seat
    owner: Seat

    def variant(self) -> Literal["", "own"]:
        """Whether the pile is the player's own (MGK-28)."""
        return "own" if self.seat == self.owner else ""


class TileGone(Event):
    """A player came second on a right tile: neither reward nor misfire (R12)."""

    seat: Seat
    tile: Tile


class PileGone(Event):
    """A player came second on a pile: neither reward nor misfire (R12)."""

    seat: Seat
    owner: Seat

    def variant(self) -> Literal["", "own"]:
        """Whether the pile is the player's own."""
        return "own" if self.seat == self.owner else ""


class TileWrong(Answer, variant="cause"):
    """Why a tile was wrong: as much of it as being wrong says by itself, so that it helps no memory."""

    ingredient: Card
    potion: Card
    cause: Literal["match", "rainbow", "trash", "won"]
    """What a tile would have needed in this duel; or it was won in it before (R31)."""


class PileWrong(Answer, variant="cause"):
    """Why a pile was wrong, in the same way."""

    cause: Literal["early", "bare", "won"]
    """No trash opened the duel, no ingredient lies there, or it was covered before (R31)."""


class TileMisfired(Event):
    """A player slapped a wrong tile (MGK-35)."""

    seat: Seat
    tile: Tile
    why: TileWrong


class PileMisfired(Event):
    """A player covered a wrong pile (MGK-35)."""

    seat: Seat
    owner: Seat
    why: PileWrong

    def variant(self) -> Literal["", "own"]:
        """Whether the pile is the player's own."""
        return "own" if self.seat == self.owner else ""


class NothingNamed(Event):
    """A player had the floor and gave it up: a misfire (MGK-A04)."""

    seat: Seat


class TimeRanOut(Event):
    """A player had the floor and named nothing in time: a misfire (MGK-A04)."""

    seat: Seat


class PostureTaken(Event):
    """A player took the right posture (MGK-30)."""

    seat: Seat
    taps: tuple[Tap, ...]


class PostureMisfired(Event):
    """A player took a wrong posture (MGK-35)."""

    seat: Seat
    taps: tuple[Tap, ...]


class Passed(Event):
    """A player claimed nothing, or ended the watch (MGK-A06)."""

    seat: Seat


class CardsWon(Event):
    """A player took the piles won in the duel under their own deck (R17)."""

    seat: Seat
    owners: tuple[Seat, ...]
    """Whose piles they were, clockwise from the flipper."""
    n: int
    deck: int
    """Cards in the winner's deck now."""


class NothingWon(Event):
    """The duel was closed, and no cards change hands."""


class PilesBurnt(Event):
    """Nobody covered these piles, and they are out of the game (R10, an option)."""

    owners: tuple[Seat, ...]
    n: int


class KeeperNamed(Event, variant="costs"):
    """A player was the last to take the posture, and keeps it (MGK-31)."""

    seat: Seat
    posture: Card
    costs: Literal["", "watch", "delay"] = ""
    """What that player goes without until the next posture: nothing, the watch (A06), or time (A05)."""


class PenaltyPaid(Event):
    """A player gave the top card of their own deck to another for a misfire (MGK-35)."""

    seat: Seat
    receiver: Seat
    left: int
    """Cards left in the giver's deck."""


class PenaltyLapsed(Event):
    """A player has no card to pay with, and owes nothing (R27)."""

    seat: Seat


class DeckEmptied(Event):
    """A deck has run out: the game is over (MGK-40)."""

    seat: Seat


class FlipsLeft(Event):
    """By a house rule the game ends soon (option `last_round_after`)."""

    n: int


class FlipsOver(Event):
    """So many cards have been turned over, after which a house rule ends the game."""

    n: int


class DeckCount(Answer):
    """The cards in one player's deck."""

    seat: Seat
    n: int


class GameWon(Event):
    """The largest deck won (MGK-41)."""

    seat: Seat
    n: int
    decks: tuple[DeckCount, ...]


class GameShared(Event):
    """Several players have the largest deck and share the victory (MGK-41)."""

    seats: tuple[Seat, ...]
    n: int
    decks: tuple[DeckCount, ...]
