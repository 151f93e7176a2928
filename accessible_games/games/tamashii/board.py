"""What stands on the table of Tamashii, and what follows from it alone.

Shape and cost: a heap of gems is one number (see cards.py), the face-up positions are bits; so a copy
is a handful of references.
"""

from __future__ import annotations

from typing import Final

from accessible_games.engine import CHANCE, Seat
from accessible_games.engine.board import Board

from .cards import PLACES, Character, meets
from .chance import Due, LayoutDue, StarterDue, drawn_due, removed_due
from .rules import TamashiiRules

ALONE: Final = tuple((Seat(seat),) for seat in range(6))
AFTER: Final = {seats: (*ALONE[1:seats], ALONE[0]) for seats in range(2, 7)}
"""By the number of players: for each seat the next clockwise, as `actors` gives it."""
BY_CHANCE: Final = (CHANCE,)
ALL_UP: Final = (1 << PLACES) - 1


class TamashiiBoard(Board):
    """A game of Tamashii as data.

    Attributes:
        phase: layout, starter, turn, gem, draw, flip, effect, look, removal or over.
        acting: the seat that is asked, as `actors` gives it.
        after: for each seat the next clockwise, in that form.
        turn: the seat whose turn it is, also while chance is asked.
        characters: by place, 0 to 5; empty before the layout.
        face_up, known: places whose card is face up, or known to all by option `peek`, as bits.
        gems: what was given to each place, a heap each.
        bag, held, removed: heaps; `held` was drawn this turn.
        place: where gems were given, in phases flip, effect and look.
        glimpse: (place, seat) of the card that was seen last, None: by everybody; it passes when
            somebody draws or looks.
    """

    rules: TamashiiRules
    phase: str
    acting: tuple[Seat, ...]
    after: tuple[tuple[Seat, ...], ...]
    turn: Seat
    characters: tuple[Character, ...]
    face_up: int
    known: int
    gems: list[int]
    bag: int
    held: int
    removed: int
    place: int
    glimpse: tuple[int, Seat | None] | None

    def __init__(self, rules: TamashiiRules) -> None:
        self.rules = rules
        self.phase = "layout"
        self.acting = BY_CHANCE
        self.after = AFTER[rules.seats]
        self.turn = Seat(0)
        self.characters = ()
        self.face_up = self.known = 0
        self.gems = [0] * PLACES
        self.removed = rules.left_out
        self.bag = rules.copies - self.removed
        self.held = self.place = 0
        self.glimpse = None

    def actors(self) -> tuple[Seat, ...]:
        """The one seat that is asked, CHANCE, or nobody."""
        return self.acting

    def due(self) -> Due:
        """The outcome that is waited for."""
        if self.phase == "gem":
            return drawn_due(self.bag)
        if self.phase == "removal":
            return removed_due(self.bag)
        return LayoutDue() if self.phase == "layout" else StarterDue(self.rules.seats)

    def ask(self, phase: str, seat: Seat) -> None:
        """Make it a seat's turn (also for a position that is loaded)."""
        self.phase = phase
        self.turn = seat
        self.acting = ALONE[seat]

    def goes_on(self) -> bool:
        """Whether some character that is face down can still get enough gems (R03, R04).

        It may use what is hidden: only that the game goes on, or is over, is told.
        """
        rules, bag = self.rules, self.bag
        if meets(bag, rules.plenty) and self.face_up != ALL_UP:
            return True  # so it is at nearly every turn
        if not bag & rules.giving:
            return False
        return any(
            rules.satisfied(character, self.gems[place] + bag)
            for place, character in enumerate(self.characters)
            if not self.face_up & 1 << place
        )

    def rating(self) -> int:
        """0 to 4: below three characters face up, three, four, five, six (TAM-51)."""
        return max(0, self.face_up.bit_count() - 2)

    def returns(self) -> tuple[float, ...]:
        """For all the same: 1 if the rating is at least "good", else -1; 0 before the end."""
        result = 0.0
        if self.phase == "over":
            result = 1.0 if self.rating() else -1.0
        return (result,) * self.rules.seats
