"""What happens in Kami, as facts in the past tense."""

from __future__ import annotations

from typing import Final, Literal

from accessible_games.engine import HIDDEN, Answer, CountOf, Event, Hidden, Sealed, Seat

from .cards import Card


class CardDrawn(Event, reveals=True):
    """A player drew a card for the start (option `draw_high`, KAMI-N01)."""

    seat: Seat
    card: Card
    points: int


class DrawTied(Event):
    """Several players drew the highest points and draw again."""

    seats: tuple[Seat, ...]


class StarterChosen(Event):
    """It was settled who starts the first round."""

    seat: Seat


class RoundDealt(Event, reveals=True, begins=True, variant="told"):
    """A round was dealt: `size` cards to each player; `seat` is the starting player."""

    round: int
    seat: Seat
    size: int
    told: bool
    """Whether it has just been said who starts."""


class HandDealt(Event, reveals=True, whispered=True):
    """One player's new hand, for that ear alone."""

    seat: Seat
    cards: Sealed[tuple[CountOf, ...]] | tuple[CountOf, ...] | Hidden


class Stacks(Answer, variant="covered"):
    """The stacks that show the same mercenary: their numbers and the card on top."""

    numbers: tuple[int, ...]
    card: Card
    covered: bool


class MercenariesLaid(Event, reveals=True):
    """Two players: the stacks of mercenaries were laid out (KAMI-70)."""

    stacks: tuple[Stacks, ...]


class CardsSetAside(Event):
    """Three players: cards were put face down and stay out of the round (KAMI-61)."""

    count: int


class SetAsideSeen(Event, reveals=True):
    """A player looked at one of the cards set aside (KAMI-62)."""

    seat: Seat
    pile: int
    card: Sealed[Card] | Card | Hidden

    def variant(self) -> Literal["", "closed"]:
        """Whether this ear knows which card it was."""
        return "closed" if self.card is HIDDEN else ""


class BecameReady(Event):
    """A player is ready for the opening; it sounds the same for everybody (R23)."""

    seat: Seat


class RedealClaimed(Event, reveals=True):
    """A player showed warriors and asked for a redeal (KAMI-50, KAMI-51)."""

    seat: Seat
    partner: Seat
    shown: CountOf


class RedealChosen(Event):
    """The partner had the round dealt again (KAMI-52)."""

    seat: Seat
    claimer: Seat


class HandsKept(Event):
    """The partner kept the hands as dealt (KAMI-53)."""

    seat: Seat
    claimer: Seat


class CardHidden(Event):
    """A card was laid face down on one's own defence line (KAMI-10, KAMI-22)."""

    seat: Seat
    card: Sealed[Card] | Card | Hidden
    stack: int
    """The stack it came from, 1-based; 0 = the hand.  Everybody knows a mercenary (R08)."""

    def variant(self) -> Literal["", "closed", "mercenary"]:
        """Whether this ear knows the card, and whether everybody does."""
        if self.stack:
            return "mercenary"
        return "closed" if self.card is HIDDEN else ""


class Defended(Event, reveals=True):
    """A card was laid face up on one's own defence line (KAMI-17)."""

    seat: Seat
    card: Card
    stack: int
    """The stack it came from, 1-based; 0 = the hand."""

    def variant(self) -> Literal["", "mercenary"]:
        """Hand or mercenary."""
        return "mercenary" if self.stack else ""


class TurnedUp(Event, reveals=True):
    """The card beneath a mercenary was turned face up (KAMI-73)."""

    stack: int
    card: Card


class Attacked(Event, reveals=True):
    """A card was laid on one's own attack line; it is the current attack (KAMI-11, KAMI-18)."""

    seat: Seat
    card: Card
    points: int
    stack: int
    """The stack it came from, 1-based; 0 = the hand."""
    left: int
    """Cards left in the attacker's hand."""

    def variant(self) -> Literal["", "mercenary"]:
        """Hand or mercenary."""
        return "mercenary" if self.stack else ""


class Passed(Event):
    """A player did not answer the attack; why is nobody's business (KAMI-A02)."""

    seat: Seat


class LeadReturned(Event):
    """Everybody else passed: the attacker leads again (KAMI-22)."""

    seat: Seat


class SideScore(Answer):
    """The score of one side: a player, or a pair."""

    seat: Seat
    partner: Seat
    """The other seat of the pair; the same seat where everyone plays alone."""
    points: int

    def variant(self) -> Literal["", "pair"]:
        """Alone or a pair."""
        return "pair" if self.partner != self.seat else ""


class RoundWon(Event, reveals=True, variants=("", "master", "pair", "pair-master")):
    """A player got rid of the last card, and the side scored (KAMI-40 to KAMI-44)."""

    seat: Seat
    partner: Seat
    card: Card
    points: int
    master_strike: bool
    scores: tuple[SideScore, ...]

    def variant(self) -> str:
        """Alone or a pair, with or without a master strike."""
        words = ["pair"] if self.partner != self.seat else []
        return "-".join([*words, "master"] if self.master_strike else words)


class RoundVoided(Event):
    """Nobody answered, and the attacker has a lone card that cannot lead (R14, option `void`)."""

    seat: Seat


class GameWon(Event):
    """A side reached the target (KAMI-48)."""

    seat: Seat
    partner: Seat
    points: int

    def variant(self) -> Literal["", "pair"]:
        """Alone or a pair."""
        return "pair" if self.partner != self.seat else ""


PASSED: Final = tuple(Passed(Seat(seat)) for seat in range(4))
READY: Final = tuple(BecameReady(Seat(seat)) for seat in range(4))
RETURNED: Final = tuple(LeadReturned(Seat(seat)) for seat in range(4))
"""The events that happen most, made once: facts do not change."""
