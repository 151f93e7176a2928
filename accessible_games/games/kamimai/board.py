"""What stands before the invokers of KamiMaï, and what follows from it alone.

Shape and cost: Reserves, drawn cards and the discard pile are one number each (`PILES` of cards.py),
what is still open on the sheet is one number per zone; so a copy is two short lists and the Grimoire.
"""

from __future__ import annotations

from typing import Final

from accessible_games.engine import CHANCE, Seat
from accessible_games.engine.board import Board

from .balance import FREE, NEAR, UNCHOSEN, WAITING, Force
from .cards import GUARDIAN_BITS, LOOSE_BITS, Card, Effect, cards_of, common, kinds_of, pack, size_of
from .chance import ROLL_DUE, Due, RebuildDue, StarterDue
from .rules import MOST_SEATS, KamimaiRules
from .sheets import NOWHERE, Sheet

ALONE: Final = tuple((Seat(seat),) for seat in range(MOST_SEATS))
BY_CHANCE: Final = (CHANCE,)
_GUARDIAN: Final = int(Card.GUARDIAN_BLUE)


Outer = tuple[Card | None, Card | None]
UNTOLD: Final[Outer] = (None, None)
_HIDDEN_WHILE: Final = frozenset({*WAITING, "whole", "starter", "sheet", "turn", "late", "fallen", "discard"})
"""Outcomes that are due while nobody knows the outer cards: a card just taken, a fallen Grimoire, the
first activator, whose turn begins with them."""


class KamimaiBoard(Board):
    """A game of KamiMaï as data.

    Attributes:
        phase: setup, target, draw, curse, cast, give, take, store or over.
        waiting: which outcome is due: "" none; card (or centre, beside: with a press that makes it safer),
            hold or between: a roll; starter; or a rebuild: whole (the start), sheet, turn or late (after
            a collapse of this turn, with or without the discard pile), discard or fallen (the same,
            between turns), thin (R10).
        acting: the seat that is asked, as `actors` gives it.
        activator: whose turn it is.
        level: of the sheet; `sheet`: its zones.
        open: per zone the spells that are not scratched, as piles (`SPELLS`).
        targeted: number of the targeted zone, or `NOWHERE`.
        sealed: numbers of the sealed zones, in order.
        energy: Energy Points left.
        reserves, drawn, discard: piles.
        left, right: the halves of the Grimoire, the outer card last.
        guardian: number of the colour that applies to this draw, or `UNCHOSEN`.
        collapsed, collapsed_late: what happened this turn, in Phase 2 or after it.
        owing: seats that still choose what the curse takes, the first one now.
        transfers: gifts left to make by the Dragonflies.
        naming: in phase give, the activator is to name the next giver.
        takers: seats that may still take a card, the first one now.
        won: the game is over and won.
    """

    rules: KamimaiRules
    phase: str
    waiting: str
    acting: tuple[Seat, ...]
    activator: Seat
    level: int
    sheet: Sheet
    open: list[int]
    targeted: int
    sealed: tuple[int, ...]
    energy: int
    reserves: list[int]
    drawn: int
    discard: int
    left: list[Card]
    right: list[Card]
    guardian: int
    collapsed: bool
    collapsed_late: bool
    owing: tuple[Seat, ...]
    transfers: int
    naming: bool
    takers: tuple[Seat, ...]
    won: bool

    def __init__(self, rules: KamimaiRules) -> None:
        self.rules = rules
        self.energy = rules.energy
        self.activator = Seat(0)
        self.reserves = [0] * rules.seats
        self.won = False
        self.discard = 0
        self.left = []
        self.right = []
        self.set_sheet(rules.level, rules.sheets[rules.level - 1])
        self.clear_turn()
        self.owing = ()
        self.transfers = 0
        self.naming = False
        self.takers = ()
        self.phase = "setup"
        self.waiting = "whole"
        self.acting = BY_CHANCE
        if rules.companion:
            self.left = cards_of(rules.deck)
            self.waiting = "starter"

    def set_sheet(self, level: int, sheet: Sheet) -> None:
        """Put a sheet before the invokers, nothing scratched but a first arrow (KMI-18)."""
        self.level = level
        self.sheet = sheet
        self.open = [zone.open_spells for zone in sheet.zones]
        self.targeted = sheet.start
        self.sealed = ()

    def clear_turn(self) -> None:
        """Forget what belongs to one turn; effects in the middle of it have run their course."""
        self.drawn = 0
        self.guardian = UNCHOSEN
        self.collapsed = self.collapsed_late = False

    def actors(self) -> tuple[Seat, ...]:
        """The one seat that is asked, CHANCE, or nobody."""
        return self.acting

    def due(self) -> Due:
        """The outcome that is waited for."""
        waiting = self.waiting
        if waiting == "card" or waiting == "hold" or waiting == "between" or waiting in NEAR:
            return ROLL_DUE
        return StarterDue(self.rules.seats) if waiting == "starter" else RebuildDue(self.pool())

    def returns(self) -> tuple[float, ...]:
        """For all the same: 1 won, -1 lost, 0 before the end."""
        result = 0.0 if self.phase != "over" else 1.0 if self.won else -1.0
        return (result,) * self.rules.seats

    # -- what follows from where it stands ----------------------------------------------

    def in_force(self) -> int:
        """The colour of the Guardian that applies to this turn's draw, or `UNCHOSEN`.

        In Phase 1 none applies yet, but a single one surely will, and the risk is asked for there.
        """
        if self.phase == "target":
            colours = self.guardian_colours()
            return colours[0] if len(colours) == 1 else UNCHOSEN
        return self.guardian

    def force(self) -> Force:
        """What that Guardian does to the draw."""
        colour = self.in_force()
        return FREE if colour < 0 else self.rules.forces[colour]

    def guardian_colours(self) -> list[int]:
        """Numbers of the colours of the activator's Guardians (R07: in the Reserve)."""
        held = self.reserves[self.activator] & GUARDIAN_BITS
        return [card - _GUARDIAN for card in kinds_of(held)] if held else []

    def must_choose(self) -> bool:
        """Whether the activator has to say which Guardian applies (KMI-63)."""
        held = self.reserves[self.activator] & GUARDIAN_BITS
        return bool(held) and self.guardian < 0 and self.phase == "draw"

    def hand(self, seat: Seat) -> int:
        """All that an invoker holds: the Reserve, and the drawn cards of the activator."""
        return self.reserves[seat] + (self.drawn if seat == self.activator else 0)

    def pool(self) -> int:
        """The cards that the next Grimoire is built from."""
        if self.waiting in ("whole", "sheet"):
            return self.rules.deck
        fallen = pack(self.left) + pack(self.right)
        return fallen if self.waiting in ("late", "fallen") else fallen + self.discard

    # -- what changes it in more than one way ---------------------------------------------

    def ask(self, phase: str, seat: Seat) -> None:
        """Make it a seat's turn to decide (also for a position that is loaded)."""
        self.phase = phase
        self.acting = ALONE[seat]
        self.waiting = ""

    def await_chance(self, waiting: str) -> None:
        """Wait for an outcome."""
        self.waiting = waiting
        self.acting = BY_CHANCE

    def spend(self, seat: Seat, pile: int) -> None:
        """Take cards from an invoker, the drawn ones first."""
        if seat == self.activator and self.drawn:
            now = common(self.drawn, pile)
            self.drawn -= now
            pile -= now
        self.reserves[seat] -= pile

    def zone_effect(self) -> Effect:
        """The effect of the targeted zone."""
        return Effect.NONE if self.targeted == NOWHERE else self.sheet.zones[self.targeted].effect

    def owers(self) -> tuple[Seat, ...]:
        """Who has something that the curse can take, the activator first (R04)."""
        seats = self.rules.seats
        order = (Seat((self.activator + n) % seats) for n in range(seats))
        return tuple(seat for seat in order if self.hand(seat) & LOOSE_BITS)

    def owed(self, seat: Seat) -> int:
        """How many cards the curse takes from a seat."""
        return min(size_of(self.drawn & GUARDIAN_BITS), size_of(self.hand(seat) & LOOSE_BITS))

    def end(self) -> None:
        """Nobody may act any more."""
        self.phase = "over"
        self.waiting = ""
        self.acting = ()

    # -- what of the Grimoire is open to everybody (R35) -----------------------------------

    def outer_cards(self) -> Outer:
        """The outer cards of both halves, None for an empty half and for one that is not told."""
        if self.rules.companion or self.phase == "over" or self.collapsed or self.collapsed_late:
            return UNTOLD
        if self.waiting in _HIDDEN_WHILE or (self.phase in ("target", "draw") and self._is_blind()):
            return UNTOLD
        left, right = self.left, self.right
        return (left[-1] if left else None, right[-1] if right else None)

    def _is_blind(self) -> bool:
        """Whether the activator's Guardian in force draws blind, or one that may still be chosen."""
        if self.guardian >= 0:
            return self.rules.forces[self.guardian].blind
        return any(self.rules.forces[colour].blind for colour in self.guardian_colours())

    def risk_of(self, right: bool) -> int | None:
        """Per cent that the Grimoire collapses if one card were drawn now; None for an empty half."""
        left, rest = len(self.left), len(self.right)
        if not (rest if right else left):
            return None
        after = (left, rest - 1) if right else (left - 1, rest)
        return self.rules.balance.risk(size_of(self.drawn) + 1, *after, self.force().risk)

    def risk_now(self) -> int:
        """Per cent that the card just taken brings the Grimoire down."""
        rules = self.rules
        balance = rules.balance
        left, right = len(self.left), len(self.right)
        lean = left - right if left > right else right - left
        # The sum of `Balance.risk`, in place: it is asked for after every card.
        risk = balance.by_card[size_of(self.drawn)] + balance.by_lean[lean] + balance.by_size[left + right]
        if self.guardian >= 0:
            risk += rules.forces[self.guardian].risk
        return risk if risk < balance.max_risk else balance.max_risk
