"""What lies on the table of Kameloot, and what follows from it alone.

Shape and cost: hands and fronts are one number each (see cards.py), the draw pile is one tuple that
all copies share, with the number of cards left; so a copy is a few short lists.
"""

from __future__ import annotations

from typing import Final

from accessible_games.engine import CHANCE, Action, Seat
from accessible_games.engine.board import Board

from .cards import TAVERN_OF, Card, Tavern
from .chance import Due, FirstDue, FlipDue, ShuffleDue, deal_due
from .moves import Lists, lists_for
from .rules import SEATS, KamelootRules

ALONE: Final = tuple((Seat(seat),) for seat in range(SEATS[-1]))
AFTER: Final = {seats: (*ALONE[1:seats], ALONE[0]) for seats in SEATS}
"""By the number of players: for each seat the next clockwise, as `actors` gives it."""
BY_CHANCE: Final = (CHANCE,)

Sale = tuple[Card, int, tuple[Seat, ...]]
"""A collection that was sold: its kind, its cards, and who got coins, in the order of handing out."""

SPLITS: Final = tuple(
    tuple(tuple(n // members + (place < n % members) for place in range(members)) for n in range(32))
    for members in range(1, 7)
)
"""By the number of members less one, and by the coins of a sale: what each gets (KLT-22)."""


def shares_of(sale: Sale) -> list[tuple[Seat, int]]:
    """What each member gets when the coins are handed out one by one (KLT-22)."""
    _, n, members = sale
    return list(zip(members, SPLITS[len(members) - 1][n], strict=True))


class KamelootBoard(Board):
    """A game of Kameloot as data.

    Attributes:
        stage: what is waited for: flip, deal, shuffle, first (chance), choose, play, or over.
        acting: the seat that is asked, as `actors` gives it.
        after: for each seat the next clockwise, in that form.
        lists: what all games with these settings share: lists of moves, and who sits where.
        taverns: per seat, as plain numbers of `Tavern`; nothing yet for those in `unset`.
        unset: seats that have no tavern yet, in the order of choosing.
        hands: a packed hand per seat.
        fronts: per seat, counts of what lies in front, horns by the kind that they joined.
        horns: per seat, the horns among them.
        kinds: per seat, the kinds that lie in front, as one bit each.
        totals: per tavern, the counts of all its members' fronts together.
        coins: per seat.
        pile: the draw pile as units, bottom first; before it is shuffled, what it is drawn from.
        left: cards in the draw pile: the first so many of `pile`.
        discard: the kinds in the discard pile, a byte each, top last.
        first_player: who began.
        turn_after: who is asked once the draw pile of a position that gives its size alone is
            shuffled; None in any other game.
        last_turns: seats that still have a turn, the one to act first; None before the trigger.
        last: the last action of a player: everybody saw it.
        sold: what it sold.
        sold_cards: counts of the cards that have become coins, as printed.
    """

    rules: KamelootRules
    stage: str
    acting: tuple[Seat, ...]
    after: tuple[tuple[Seat, ...], ...]
    lists: Lists
    taverns: list[int]
    unset: tuple[Seat, ...]
    hands: list[int]
    fronts: list[int]
    horns: list[int]
    kinds: list[int]
    totals: list[int]
    coins: list[int]
    pile: tuple[int, ...]
    left: int
    discard: bytes
    first_player: Seat
    turn_after: Seat | None
    last_turns: tuple[Seat, ...] | None
    last: Action | None
    sold: tuple[Sale, ...]
    sold_cards: int

    def __init__(self, rules: KamelootRules) -> None:
        seats = rules.seats
        self.rules = rules
        self.stage = "flip" if rules.start_tavern == "flip" else "deal"
        self.acting = BY_CHANCE
        self.after = AFTER[seats]
        self.lists = lists_for(seats, rules.idle_wand)
        self.taverns = [0] * seats
        self.unset = self.lists.order[0]
        self.hands = [0] * seats
        self.fronts = [0] * seats
        self.horns = [0] * seats
        self.kinds = [0] * seats
        self.totals = [0, 0]
        self.coins = [0] * seats
        self.pile = ()
        self.left = 0
        self.discard = b""
        self.first_player = Seat(0)
        self.turn_after = None
        self.last_turns = None
        self.last = None
        self.sold = ()
        self.sold_cards = 0

    def actors(self) -> tuple[Seat, ...]:
        """The one seat that is asked, CHANCE, or nobody."""
        return self.acting

    def due(self) -> Due:
        """The outcome that is waited for."""
        rules = self.rules
        if self.stage == "flip":
            return FlipDue(rules.seats)
        if self.stage == "deal":
            return deal_due(rules.seats, rules.copies)
        return ShuffleDue(self.left, self.pile) if self.stage == "shuffle" else FirstDue(rules.seats)

    @property
    def phase(self) -> str:
        """The phase of the notation: setup, choose, play or over."""
        return self.stage if self.stage in ("choose", "play", "over") else "setup"

    def ask(self, seat: Seat) -> None:
        """Make it a seat's turn (also for a position that is loaded)."""
        self.acting = ALONE[seat]
        self.stage = "choose" if self.unset else "play"

    def known_taverns(self) -> tuple[Tavern | None, ...]:
        """Per seat, None before it is known."""
        return tuple(None if seat in self.unset else TAVERN_OF[n] for seat, n in enumerate(self.taverns))

    def returns(self) -> tuple[float, ...]:
        """1 for the winners, -1 for the others, 0 before the end."""
        if self.stage != "over":
            return (0.0,) * self.rules.seats
        most = max(self.coins)
        return tuple(1.0 if coins == most else -1.0 for coins in self.coins)

    def winners(self) -> tuple[Seat, ...]:
        """The seats with the most coins, in order; empty before the end (KLT-62)."""
        return tuple(Seat(seat) for seat, result in enumerate(self.returns()) if result > 0)
