"""What lies on the table of Magi Kitchen, and what follows from it alone.

Shape and cost: decks and piles are lists whose last card is the one on top, so that turning one
over moves no other; who may act stands ready as a tuple; so a copy is a handful of slices.
"""

from __future__ import annotations

from typing import Final

from accessible_games.engine import CHANCE, Seat
from accessible_games.engine.board import Board

from .actions import MOST_SEATS
from .cards import Card
from .chance import CLOSE_DUE, TIMEOUT_DUE, Due, StarterDue, deal_due
from .contest import HANDS, NOBODY, Contest, Kind, claimable
from .rules import MagiRules

ALONE: Final = tuple((Seat(seat),) for seat in range(MOST_SEATS))
BY_CHANCE: Final = (CHANCE,)
SEATS_OF: Final = tuple(
    tuple(Seat(seat) for seat in range(MOST_SEATS) if bits >> seat & 1) for bits in range(1 << MOST_SEATS)
)
"""By bits: these seats."""
WITH_HOST: Final = tuple((*seats, CHANCE) for seats in SEATS_OF)
"""By bits: these seats, and the host, who may end what is going on."""


_TRASH: Final = Kind.TRASH  # found in a third of the time in which the enum gives it


class MagiBoard(Board):
    """A game of Magi Kitchen as data.

    Attributes:
        phase: deal, starter, flip, duel, posture, penalty or over.
        acting: who is asked, as `actors` gives it.
        decks, piles: per seat; the last card is on top.
        box: cards that were left over when the decks were dealt.
        burnt: cards that the trash took out of the game (an option).
        flipper: who turned over the last card.
        keeper: who keeps a posture, or NOBODY.
        priority: whose press goes first where two are equal (R26).
        contest: the duel that is open, or the last one.
        penalties: who still owes a card, in order.
        following: who flips next, in phases flip and penalty.
        flips: cards turned over so far.
    """

    rules: MagiRules
    phase: str
    acting: tuple[Seat, ...]
    decks: list[list[Card]]
    piles: list[list[Card]]
    box: tuple[Card, ...]
    burnt: tuple[Card, ...]
    flipper: Seat
    keeper: Seat
    priority: tuple[Seat, ...]
    contest: Contest
    penalties: tuple[Seat, ...]
    following: Seat
    flips: int

    def __init__(self, rules: MagiRules) -> None:
        seats = rules.seats
        self.rules = rules
        self.phase = "deal"
        self.acting = BY_CHANCE
        self.decks = [[] for _ in range(seats)]
        self.piles = [[] for _ in range(seats)]
        self.box = self.burnt = ()
        self.flipper = self.keeper = NOBODY
        self.priority = tuple(Seat(seat) for seat in range(seats))
        self.contest = Contest(seats, Kind.MATCH, 0)
        self.penalties = ()
        self.following = Seat(0)
        self.flips = 0

    def actors(self) -> tuple[Seat, ...]:
        """Who is asked; CHANCE stands last where the host may end a duel or a floor."""
        return self.acting

    def due(self) -> Due:
        """The outcome that is waited for, or that the host may decide on."""
        if self.phase == "deal":
            return deal_due(self.rules.seats, self.rules.cards)
        if self.phase == "starter":
            return StarterDue(self.rules.seats)
        return TIMEOUT_DUE if self.contest.queue else CLOSE_DUE

    def ask(self, phase: str, seat: Seat) -> None:
        """Make it one seat's turn (also for a position that is loaded)."""
        self.phase = phase
        self.acting = ALONE[seat]

    def open_contest(self, kind: Kind) -> None:
        """Begin the duel that the top card of the flipper's pile asks for."""
        rules = self.rules
        self.contest = Contest(rules.seats, kind, claimable(kind, self.piles))
        self.phase = "posture" if kind is Kind.POSTURE else "duel"
        if not rules.calm:
            self.acting = WITH_HOST[(1 << rules.seats) - 1]
            return
        asked = Seat(rules.left_of(self.flipper))
        if kind is Kind.MATCH and asked == self.keeper and rules.keeper == "delay":
            asked = Seat(rules.left_of(asked))  # a keeper does not watch (A06)
        self.acting = ALONE[asked]

    def let_press(self) -> None:
        """Buzz mode: settle who may act now, and whether the host may."""
        contest = self.contest
        queue = contest.queue
        free = (1 << self.rules.seats) - 1
        for waiting in queue[1:]:
            free ^= 1 << waiting.seat
        if contest.kind is _TRASH:
            holder = queue[0].seat if queue else NOBODY
            for seat, hands in enumerate(contest.covers):
                if hands >= HANDS and seat != holder:
                    free &= ~(1 << seat)
        host = not queue or self.rules.answer_seconds
        self.acting = (WITH_HOST if host else SEATS_OF)[free]

    def pattern(self) -> str:
        """The taps of the posture that was turned over, in phase posture."""
        return self.rules.pattern(self.piles[self.flipper][-1])

    def next_flipper(self) -> Seat:
        """Who flips next; in a duel, if it were closed now (R01, R24)."""
        if self.phase in ("flip", "penalty"):
            return self.following
        claims = self.contest.claims
        if claims and self.rules.after_duel == "winner":
            return claims[0][0]
        return Seat(self.rules.left_of(self.flipper))

    def clockwise(self, first: int) -> list[Seat]:
        """All seats, in this order."""
        seats = self.rules.seats
        return [Seat((first + step) % seats) for step in range(seats)]

    def returns(self) -> tuple[float, ...]:
        """1 for the largest decks, -1 for the others, 0 before the end."""
        if self.phase != "over":
            return (0.0,) * self.rules.seats
        most = max(map(len, self.decks))
        return tuple(1.0 if len(deck) == most else -1.0 for deck in self.decks)

    def winners(self) -> tuple[Seat, ...]:
        """The seats with the largest decks (MGK-41); empty before the end."""
        return tuple(Seat(seat) for seat, result in enumerate(self.returns()) if result > 0)
