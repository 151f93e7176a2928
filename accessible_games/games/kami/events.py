"""What happens in Kami, as facts in the past tense."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_games.engine import HIDDEN, Answer, CountOf, Event, Hidden, Sealed, Seat, fact

from .cards import Card


@fact
class CardDrawn(Event):
    """A player drew a card for the start (option `draw_high`, KAMI-N01)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    card: Card
    points: int


@fact
class DrawTied(Event):
    """Several players drew the highest points and draw again."""

    seats: tuple[Seat, ...]


@fact
class StarterChosen(Event):
    """It was settled who starts the first round."""

    seat: Seat


@fact
class RoundDealt(Event):
    """A round was dealt: `size` cards to each player; `seat` is the starting player."""

    reveals: ClassVar[bool] = True
    variants: ClassVar[tuple[str, ...]] = ("", "told")

    round: int
    seat: Seat
    size: int
    told: bool
    """Whether it has just been said who starts."""

    def variant(self) -> str:
        """Nothing is said twice."""
        return "told" if self.told else ""


@fact
class HandDealt(Event):
    """One player's new hand, for that ear alone."""

    reveals: ClassVar[bool] = True
    whispered: ClassVar[bool] = True

    seat: Seat
    cards: Sealed[tuple[CountOf, ...]] | tuple[CountOf, ...] | Hidden


@fact
class Stacks(Answer):
    """The stacks that show the same mercenary: their numbers and the card on top."""

    variants: ClassVar[tuple[str, ...]] = ("", "covered")

    numbers: tuple[int, ...]
    card: Card
    covered: bool

    def variant(self) -> str:
        """Whether a hidden card lies beneath."""
        return "covered" if self.covered else ""


@fact
class MercenariesLaid(Event):
    """Two players: the stacks of mercenaries were laid out (KAMI-70)."""

    reveals: ClassVar[bool] = True

    stacks: tuple[Stacks, ...]


@fact
class CardsSetAside(Event):
    """Three players: cards were put face down and stay out of the round (KAMI-61)."""

    count: int


@fact
class SetAsideSeen(Event):
    """A player looked at one of the cards set aside (KAMI-62)."""

    reveals: ClassVar[bool] = True
    variants: ClassVar[tuple[str, ...]] = ("", "closed")

    seat: Seat
    pile: int
    card: Sealed[Card] | Card | Hidden

    def variant(self) -> str:
        """Whether this ear knows which card it was."""
        return "closed" if self.card is HIDDEN else ""


@fact
class BecameReady(Event):
    """A player is ready for the opening; it sounds the same for everybody (R23)."""

    seat: Seat


@fact
class RedealClaimed(Event):
    """A player showed warriors and asked for a redeal (KAMI-50, KAMI-51)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    partner: Seat
    shown: CountOf


@fact
class RedealChosen(Event):
    """The partner had the round dealt again (KAMI-52)."""

    seat: Seat
    claimer: Seat


@fact
class HandsKept(Event):
    """The partner kept the hands as dealt (KAMI-53)."""

    seat: Seat
    claimer: Seat


@fact
class CardHidden(Event):
    """A card was laid face down on one's own defence line (KAMI-10, KAMI-22)."""

    variants: ClassVar[tuple[str, ...]] = ("", "closed", "mercenary")

    seat: Seat
    card: Sealed[Card] | Card | Hidden
    stack: int
    """The stack it came from, 1-based; 0 = the hand.  Everybody knows a mercenary (R08)."""

    def variant(self) -> str:
        """Whether this ear knows the card, and whether everybody does."""
        if self.stack:
            return "mercenary"
        return "closed" if self.card is HIDDEN else ""


@fact
class Defended(Event):
    """A card was laid face up on one's own defence line (KAMI-17)."""

    reveals: ClassVar[bool] = True
    variants: ClassVar[tuple[str, ...]] = ("", "mercenary")

    seat: Seat
    card: Card
    stack: int
    """The stack it came from, 1-based; 0 = the hand."""

    def variant(self) -> str:
        """Hand or mercenary."""
        return "mercenary" if self.stack else ""


@fact
class TurnedUp(Event):
    """The card beneath a mercenary was turned face up (KAMI-73)."""

    reveals: ClassVar[bool] = True

    stack: int
    card: Card


@fact
class Attacked(Event):
    """A card was laid on one's own attack line; it is the current attack (KAMI-11, KAMI-18)."""

    reveals: ClassVar[bool] = True
    variants: ClassVar[tuple[str, ...]] = ("", "mercenary")

    seat: Seat
    card: Card
    points: int
    stack: int
    """The stack it came from, 1-based; 0 = the hand."""
    left: int
    """Cards left in the attacker's hand."""

    def variant(self) -> str:
        """Hand or mercenary."""
        return "mercenary" if self.stack else ""


@fact
class Passed(Event):
    """A player did not answer the attack; why is nobody's business (KAMI-A02)."""

    seat: Seat


@fact
class LeadReturned(Event):
    """Everybody else passed: the attacker leads again (KAMI-22)."""

    seat: Seat


@fact
class SideScore(Answer):
    """The score of one side: a player, or a pair."""

    variants: ClassVar[tuple[str, ...]] = ("", "pair")

    seat: Seat
    partner: Seat
    """The other seat of the pair; the same seat where everyone plays alone."""
    points: int

    def variant(self) -> str:
        """Alone or a pair."""
        return "pair" if self.partner != self.seat else ""


@fact
class RoundWon(Event):
    """A player got rid of the last card, and the side scored (KAMI-40 to KAMI-44)."""

    reveals: ClassVar[bool] = True
    variants: ClassVar[tuple[str, ...]] = ("", "master", "pair", "pair-master")

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


@fact
class RoundVoided(Event):
    """Nobody answered, and the attacker has a lone card that cannot lead (R14, option `void`)."""

    seat: Seat


@fact
class GameWon(Event):
    """A side reached the target (KAMI-48)."""

    variants: ClassVar[tuple[str, ...]] = ("", "pair")

    seat: Seat
    partner: Seat
    points: int

    def variant(self) -> str:
        """Alone or a pair."""
        return "pair" if self.partner != self.seat else ""


PASSED: Final = tuple(Passed(Seat(seat)) for seat in range(4))
READY: Final = tuple(BecameReady(Seat(seat)) for seat in range(4))
RETURNED: Final = tuple(LeadReturned(Seat(seat)) for seat in range(4))
"""The events that happen most, made once: facts do not change."""

EVENTS: Final = (
    CardDrawn,
    DrawTied,
    StarterChosen,
    RoundDealt,
    HandDealt,
    MercenariesLaid,
    CardsSetAside,
    SetAsideSeen,
    BecameReady,
    RedealClaimed,
    RedealChosen,
    HandsKept,
    CardHidden,
    Defended,
    TurnedUp,
    Attacked,
    Passed,
    LeadReturned,
    RoundWon,
    RoundVoided,
    GameWon,
)
