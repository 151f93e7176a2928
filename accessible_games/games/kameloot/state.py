"""Kameloot's rules: a game in progress, and what each action does to it.

Shape and cost: hands and fronts are one number each (see counts.py), the draw pile is one tuple
that all copies share, with the number of cards left; so a copy is a few short lists.
"""

from __future__ import annotations

from typing import Any, Final

from accessible_games.engine import CHANCE, Action, Record, Seat

from .actions import Play
from .cards import HAND_SIZE
from .chance import Due
from .check import check
from .counts import GUARDS, ONE_CARD, TO_COMPLETE
from .events import CoinCount, EndReached, EndTriggered, GameWon, VictoryShared
from .legal import legal_actions, lists_for
from .outcomes import due
from .position import export, inspect
from .powers import power_of, tell_drawn, tell_placed
from .rules import SEATS, KamelootRules
from .sale import Sale, sell
from .setup import before_the_first_turn
from .view import KamelootView, view_of

BY_CHANCE: Final = (CHANCE,)
ALONE: Final = tuple((Seat(seat),) for seat in range(SEATS[-1]))
AFTER: Final = {seats: (*ALONE[1:seats], ALONE[0]) for seats in SEATS}
"""By the number of players: for each seat the next clockwise, as `actors` gives it."""

FULL: Final = HAND_SIZE * ONE_CARD
"""A hand of four is not below this."""


class KamelootState:
    """A game of Kameloot; see `engine.State` for what each method promises.

    Attributes:
        stage: what is waited for: flip, deal, shuffle, first (chance), choose, play, or over.
        acting: the seat that is asked, as `actors` gives it.
        after: for each seat the next clockwise, in that form.
        lists: legal lists that all games with these settings share.
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

    __slots__ = (
        "acting",
        "after",
        "coins",
        "discard",
        "first_player",
        "fronts",
        "hands",
        "horns",
        "kinds",
        "last",
        "last_turns",
        "left",
        "lists",
        "pile",
        "rules",
        "sold",
        "sold_cards",
        "stage",
        "taverns",
        "totals",
        "turn_after",
        "unset",
    )

    def __init__(self, rules: KamelootRules) -> None:
        seats = rules.seats
        self.rules = rules
        self.stage = "flip" if rules.start_tavern == "flip" else "deal"
        self.acting: tuple[Seat, ...] = BY_CHANCE
        self.after = AFTER[seats]
        self.lists = lists_for(seats, rules.idle_wand)
        self.taverns = [0] * seats
        self.unset: tuple[Seat, ...] = self.lists.order[0]
        self.hands = [0] * seats
        self.fronts = [0] * seats
        self.horns = [0] * seats
        self.kinds = [0] * seats
        self.totals = [0, 0]
        self.coins = [0] * seats
        self.pile: tuple[int, ...] = ()
        self.left = 0
        self.discard = b""
        self.first_player = Seat(0)
        self.turn_after: Seat | None = None
        self.last_turns: tuple[Seat, ...] | None = None
        self.last: Action | None = None
        self.sold: tuple[Sale, ...] = ()
        self.sold_cards = 0

    # -- what the table asks ------------------------------------------------------------

    def actors(self) -> tuple[Seat, ...]:
        """The one seat that is asked, CHANCE, or nobody."""
        return self.acting

    @property
    def phase(self) -> str:
        """The phase of the notation: setup, choose, play or over."""
        return self.stage if self.stage in ("choose", "play", "over") else "setup"

    check = check
    legal_actions = legal_actions

    def due(self) -> Due:
        """The outcome that is waited for."""
        return due(self)

    def view(self, seat: Seat | None) -> KamelootView:
        """What one seat knows."""
        return view_of(self, seat)

    def position(self) -> dict[str, Any]:
        """The referee's position."""
        return export(self)

    def inspect(self) -> dict[str, Any]:
        """The position with all keys that a scenario may expect."""
        return inspect(self)

    def returns(self) -> tuple[float, ...]:
        """1 for the winners, -1 for the others, 0 before the end."""
        if self.stage != "over":
            return (0.0,) * self.rules.seats
        most = max(self.coins)
        return tuple(1.0 if coins == most else -1.0 for coins in self.coins)

    def winners(self) -> tuple[Seat, ...]:
        """The seats with the most coins, in order; empty before the end (KLT-62)."""
        return tuple(Seat(seat) for seat, result in enumerate(self.returns()) if result > 0)

    def copy(self) -> KamelootState:
        """An independent twin."""
        twin = KamelootState.__new__(KamelootState)
        twin.rules = self.rules
        twin.stage = self.stage
        twin.acting = self.acting
        twin.after = self.after
        twin.lists = self.lists
        twin.taverns = self.taverns[:]
        twin.unset = self.unset
        twin.hands = self.hands[:]
        twin.fronts = self.fronts[:]
        twin.horns = self.horns[:]
        twin.kinds = self.kinds[:]
        twin.totals = self.totals[:]
        twin.coins = self.coins[:]
        twin.pile = self.pile
        twin.left = self.left
        twin.discard = self.discard
        twin.first_player = self.first_player
        twin.turn_after = self.turn_after
        twin.last_turns = self.last_turns
        twin.last = self.last
        twin.sold = self.sold
        twin.sold_cards = self.sold_cards
        return twin

    # -- a turn -------------------------------------------------------------------------

    def apply(self, seat: Seat, action: Action, record: Record | None = None) -> None:
        """Do a legal action: step 1, then the two steps that follow by themselves."""
        kind = action.__class__  # no subclasses: quicker than isinstance
        self.last = action
        self.sold = ()
        if kind is Play:
            # The commonest action of all: no calls here.
            hand = self.hands[seat] - action.cost  # type: ignore[attr-defined]
            gain = action.gain  # type: ignore[attr-defined]
            self.fronts[seat] += gain
            self.kinds[seat] |= action.bits  # type: ignore[attr-defined]
            tavern = self.taverns[seat]
            total = self.totals[tavern] = self.totals[tavern] + gain
            if action.horns:  # type: ignore[attr-defined]
                self.horns[seat] += action.horns  # type: ignore[attr-defined]
            if record:
                tell_placed(self, seat, action, record)  # type: ignore[arg-type]
        else:
            power = power_of(kind)
            if power is None:
                self.last = None
                before_the_first_turn(self, seat, action, record)
                return
            power(self, seat, action, record)
            hand = self.hands[seat]
            total = self.totals[self.taverns[seat]]
        complete = (total + TO_COMPLETE) & GUARDS
        if complete:
            sell(self, seat, complete, record)
        if hand < FULL:
            # Step 3: draw up to four, or what is there (KLT-30).
            left = before = self.left
            pile = self.pile
            while left:
                left -= 1
                hand += pile[left]
                if hand >= FULL:
                    break
            self.left = left
            if record and left < before:
                tell_drawn(self, seat, before, record)
        self.hands[seat] = hand
        if self.last_turns is None and hand >= FULL:
            self.acting = self.after[seat]
        else:
            self._finish_round(seat, record)

    def _finish_round(self, seat: Seat, record: Record | None) -> None:
        """The end was triggered, now or before: all have the same number of turns (KLT-61, R18)."""
        last = self.last_turns
        if last is None:
            order = self.lists.order[seat]
            last = order[: order.index(self.first_player) or None]
            if record:
                record(EndTriggered(seat, last[1:]) if last[1:] else EndReached(seat))
        self.last_turns = last = last[1:]
        self.acting = last[:1]
        if last:
            return
        self.stage = "over"
        if record:
            most = max(self.coins)
            winners = self.winners()
            shares = tuple(CoinCount(Seat(seat), coins) for seat, coins in enumerate(self.coins))
            if len(winners) == 1:
                record(GameWon(winners[0], most, shares))
            else:
                record(VictoryShared(winners, most, shares))

    def ask(self, seat: Seat) -> None:
        """Make it a seat's turn (also for a position that is loaded)."""
        self.acting = ALONE[seat]
        self.stage = "choose" if self.unset else "play"
