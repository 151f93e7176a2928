"""KamiMaï's rules: a game in progress, and what each action does to it.

Shape and cost: Reserves, drawn cards and the discard pile are one number each (see piles.py), what
is still open on the sheet is one number per zone; so a copy is two short lists and the Grimoire.
"""

from __future__ import annotations

from typing import Any, Final

from accessible_games.engine import CHANCE, Action, Record, Seat

from . import actions as act
from . import casting, drawing, events, tell, turns
from .balance import FREE, UNCHOSEN, Force
from .cards import Card, Effect
from .chance import ROLL_DUE, Due, Rebuild, RebuildDue, Roll, Starter, StarterDue
from .check import check
from .legal import legal_actions
from .outer import risk_now
from .piles import (
    GUARDIAN_BITS,
    LOOSE_BITS,
    UNIT,
    cards_of,
    common,
    kinds_of,
    pack,
    size_of,
)
from .position import export, inspect
from .rules import MOST_SEATS, KamimaiRules
from .sheets import NOWHERE, Sheet
from .steady import NEAR
from .view import KamimaiView, view_of

ALONE: Final = tuple((Seat(seat),) for seat in range(MOST_SEATS))
BY_CHANCE: Final = (CHANCE,)
_GUARDIAN: Final = int(Card.GUARDIAN_BLUE)


class KamimaiState:
    """A game of KamiMaï; see `engine.State` for what each method promises.

    Attributes:
        phase: setup, target, draw, curse, cast, give, take, store or over.
        waiting: which outcome is due: "" none; card (or centre, beside: with a press that makes it safer),
            hold or between: a roll; starter; or a rebuild: whole (the start), sheet, turn or late (after
            a collapse of this turn, with or without the discard pile), discard or fallen (the same,
            between turns), thin (R10).
        acting: the seat that is asked, as `actors` gives it.
        activator: whose turn it is.
        level: of the sheet; `sheet`: its zones.
        open: per zone the spells that are not scratched, four bits a kind.
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

    __slots__ = (
        "acting",
        "activator",
        "collapsed",
        "collapsed_late",
        "discard",
        "drawn",
        "energy",
        "guardian",
        "left",
        "level",
        "naming",
        "open",
        "owing",
        "phase",
        "reserves",
        "right",
        "rules",
        "sealed",
        "sheet",
        "takers",
        "targeted",
        "transfers",
        "waiting",
        "won",
    )

    def __init__(self, rules: KamimaiRules) -> None:
        self.rules = rules
        self.energy = rules.energy
        self.activator = Seat(0)
        self.reserves = [0] * rules.seats
        self.won = False
        self.discard = 0
        self.left: list[Card] = []
        self.right: list[Card] = []
        self.set_sheet(rules.level, rules.sheets[rules.level - 1])
        self.clear_turn()
        self.owing: tuple[Seat, ...] = ()
        self.transfers = 0
        self.naming = False
        self.takers: tuple[Seat, ...] = ()
        self.phase = "setup"
        self.waiting = "whole"
        self.acting: tuple[Seat, ...] = BY_CHANCE
        if rules.companion:
            self.left = cards_of(rules.deck)
            self.waiting = "starter"

    def set_sheet(self, level: int, sheet: Sheet) -> None:
        """Put a sheet before the invokers, nothing scratched but a first arrow (KMI-18)."""
        self.level = level
        self.sheet = sheet
        self.open = [zone.open_spells for zone in sheet.zones]
        self.targeted = sheet.start
        self.sealed: tuple[int, ...] = ()

    def clear_turn(self) -> None:
        """Forget what belongs to one turn; effects in the middle of it have run their course."""
        self.drawn = 0
        self.guardian = UNCHOSEN
        self.collapsed = self.collapsed_late = False

    # -- what the table asks ------------------------------------------------------------

    def actors(self) -> tuple[Seat, ...]:
        """The one seat that is asked, CHANCE, or nobody."""
        return self.acting

    check = check
    legal_actions = legal_actions

    def due(self) -> Due:
        """The outcome that is waited for."""
        waiting = self.waiting
        if waiting == "card" or waiting == "hold" or waiting == "between":
            return ROLL_DUE
        if waiting in NEAR:
            return ROLL_DUE
        return StarterDue(self.rules.seats) if waiting == "starter" else RebuildDue(self.pool())

    def view(self, seat: Seat | None) -> KamimaiView:
        """What one seat knows."""
        return view_of(self, seat)

    def position(self) -> dict[str, Any]:
        """The referee's position."""
        return export(self)

    def inspect(self) -> dict[str, Any]:
        """The position with all keys that a scenario may expect."""
        return inspect(self)

    def returns(self) -> tuple[float, ...]:
        """For all the same: 1 won, -1 lost, 0 before the end."""
        result = 0.0 if self.phase != "over" else 1.0 if self.won else -1.0
        return (result,) * self.rules.seats

    def copy(self) -> KamimaiState:
        """An independent twin."""
        twin = KamimaiState.__new__(KamimaiState)
        twin.rules = self.rules
        twin.phase = self.phase
        twin.waiting = self.waiting
        twin.acting = self.acting
        twin.activator = self.activator
        twin.level = self.level
        twin.sheet = self.sheet
        twin.open = self.open[:]
        twin.targeted = self.targeted
        twin.sealed = self.sealed
        twin.energy = self.energy
        twin.reserves = self.reserves[:]
        twin.drawn = self.drawn
        twin.discard = self.discard
        twin.left = self.left[:]
        twin.right = self.right[:]
        twin.guardian = self.guardian
        twin.collapsed = self.collapsed
        twin.collapsed_late = self.collapsed_late
        twin.owing = self.owing
        twin.transfers = self.transfers
        twin.naming = self.naming
        twin.takers = self.takers
        twin.won = self.won
        return twin

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

    # -- what actions do ----------------------------------------------------------------

    def apply(self, seat: Seat, action: Action, record: Record | None = None) -> None:
        """Do a legal action."""
        kind = action.__class__  # no subclasses: quicker than a chain of isinstance
        if kind is Roll and self.waiting == "card" and not record:
            if action.number <= risk_now(self):  # type: ignore[attr-defined]
                drawing.collapse_in_draw(self, None)
            else:
                self.waiting = ""
                self.acting = ALONE[self.activator]
        elif kind is act.Draw:
            right: bool = action.right  # type: ignore[attr-defined]
            card = (self.right if right else self.left).pop()
            self.drawn += UNIT[card]
            self.waiting = "card"
            self.acting = BY_CHANCE
            if record:
                tell.drawn(self, card, right, record)
        else:
            _DOERS[kind](self, seat, action, record)

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

    def lose(self, record: Record | None) -> None:
        """The last Energy Point is gone (KMI-96)."""
        self.end()
        if record:
            record(events.GameLost(len(self.sheet.zones) - len(self.sealed)))

    def end(self) -> None:
        """Nobody may act any more."""
        self.phase = "over"
        self.waiting = ""
        self.acting = ()


def _hold(state: KamimaiState, seat: Seat, action: act.Hold, record: Record | None) -> None:
    """Draw no more; in companion mode people have waited the three seconds themselves."""
    if record:
        record(events.DrawingEnded(state.activator))
    if state.rules.companion:
        casting.enter_casting(state, record)
    else:
        state.await_chance("hold")


def _done(state: KamimaiState, seat: Seat, action: act.Done, record: Record | None) -> None:
    """Cast no more: Phase 4."""
    if record:
        record(events.CastingEnded(state.activator))
    state.ask("store", state.activator)


_DOERS: Final[dict[type[Action], Any]] = {
    Roll: drawing.roll,
    act.Hold: _hold,
    act.Done: _done,
    act.Target: turns.target,
    act.ChooseGuardian: drawing.choose_guardian,
    act.SteadyDraw: drawing.steady_draw,
    act.Drew: drawing.drew,
    act.Collapse: drawing.collapse,
    act.Discard: casting.obey,
    act.Cast: casting.cast,
    act.UseSprite: casting.use_sprite,
    act.UseDragonflies: casting.use_dragonflies,
    act.NameGiver: casting.name_giver,
    act.Give: casting.give,
    act.UseMouse: casting.use_mouse,
    act.Take: casting.take,
    act.Keep: turns.keep,
    Rebuild: turns.rebuild,
    Starter: turns.start,
}
"""What does each action that is not the most frequent one."""
