"""What stands on the table of Kami, and what follows from it alone.

Shape and cost: hands are one number each (see hands.py), what was laid down is one list, and what
changes once a round stands in a frozen `Round`; so a copy is a handful of references.
"""

from __future__ import annotations

from typing import Final

from accessible_games.engine import CHANCE, Seat
from accessible_games.engine.board import Board

from .cards import HAND_SIZES, Card
from .round import NOBODY, Round
from .rules import KamiRules

ALONE: Final = tuple((Seat(seat),) for seat in range(4))
AFTER: Final = {seats: (*ALONE[1:seats], ALONE[0]) for seats in HAND_SIZES}
"""By the number of players: for each seat the next clockwise, as `actors` gives it."""
BY_CHANCE: Final = (CHANCE,)


class KamiBoard(Board):
    """A game of Kami as data.

    Attributes:
        phase: first, deal, ready, redeal, peek, lead, answer, attack or over.
        acting: the seat that is asked, as `actors` gives it.
        after: for each seat the next clockwise, in that form.
        opening: nothing has been laid down in this round.
        hands: a packed hand per seat.
        laid: every card laid down this round, oldest first, as the bits of round.py.
        attacker, attack: the current attack, in phase answer.
        empress_up: an empress lies face up on a defence line (KAMI-33).
        stacks: (top, hidden) of each stack of mercenaries; empty with 3 or 4 players.
        scores: per side.
    """

    rules: KamiRules
    phase: str
    acting: tuple[Seat, ...]
    after: tuple[tuple[Seat, ...], ...]
    opening: bool
    hands: list[int]
    laid: list[int]
    attacker: Seat
    attack: Card
    empress_up: bool
    stacks: tuple[tuple[Card | None, Card | None], ...]
    scores: tuple[int, ...]
    round: Round

    def __init__(self, rules: KamiRules) -> None:
        self.rules = rules
        self.phase = "first"
        self.acting = BY_CHANCE
        self.after = AFTER[rules.seats]
        self.opening = False
        self.hands = [0] * rules.seats
        self.laid = []
        self.attacker = NOBODY
        self.attack = Card.WARRIOR
        self.empress_up = False
        self.stacks = ()
        self.scores = (0,) * rules.sides
        self.round = Round()
        if isinstance(rules.first_player, int):
            self.phase = "deal"
            self.round = Round(next_starter=Seat(rules.first_player))
        elif rules.first_player == "draw_high":
            self.round = Round(drawing=tuple(Seat(seat) for seat in range(rules.seats)))

    def actors(self) -> tuple[Seat, ...]:
        """The one seat that is asked, CHANCE, or nobody."""
        return self.acting

    @property
    def turn(self) -> Seat:
        """The seat that is asked; only while one is."""
        return self.acting[0]

    def ask(self, phase: str, seat: Seat) -> None:
        """Make it a seat's turn (also for a position that is loaded)."""
        self.phase = phase
        self.acting = ALONE[seat]

    def winners(self) -> tuple[Seat, ...]:
        """The seats of the side that has won, in order; empty before the end."""
        if self.phase != "over":
            return ()
        seat = self.round.winner
        return tuple(sorted({seat, Seat(self.rules.partner(seat))}))

    def returns(self) -> tuple[float, ...]:
        """1 for the winning side, -1 for the others, 0 before the end."""
        if self.phase != "over":
            return (0.0,) * self.rules.seats
        winners = self.winners()
        return tuple(1.0 if seat in winners else -1.0 for seat in range(self.rules.seats))
