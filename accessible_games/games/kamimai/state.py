"""KamiMaï's rules: a game in progress, and what each action does to it.

Shape and cost: Reserves, drawn cards and the discard pile are one number each (see piles.py), what
is still open on the sheet is one number per zone; so a copy is two short lists and the Grimoire.
"""

from __future__ import annotations

from typing import Any, Final

from accessible_games.engine import CHANCE, Action, Record, Seat

from . import tell
from .actions import (
    Cast,
    ChooseGuardian,
    Collapse,
    Discard,
    Done,
    Draw,
    Drew,
    Give,
    Hold,
    Keep,
    NameGiver,
    Take,
    Target,
    UseDragonflies,
    UseMouse,
    UseSprite,
)
from .balance import FREE, Force
from .cards import ELEMENT_OF, Card, Effect
from .chance import ROLL_DUE, Due, Rebuild, RebuildDue, Roll, Starter, StarterDue
from .check import check
from .legal import legal_actions
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
from .rules import LEVEL_GIFT, MOST_SEATS, KamimaiRules
from .sheets import NOWHERE, Sheet
from .view import KamimaiView, view_of

ALONE: Final = tuple((Seat(seat),) for seat in range(MOST_SEATS))
BY_CHANCE: Final = (CHANCE,)
UNCHOSEN: Final = -1
"""No Guardian has been chosen, or none is there to be."""
_GUARDIAN: Final = int(Card.GUARDIAN_BLUE)


class KamimaiState:
    """A game of KamiMaï; see `engine.State` for what each method promises.

    Attributes:
        phase: setup, target, draw, curse, cast, give, take, store or over.
        waiting: which outcome is due: "" none; card, hold or between: a roll; starter; or a rebuild:
            whole (the start), sheet, turn or late (after a collapse of this turn, with or without the
            discard pile), discard or fallen (the same, between turns), thin (R10).
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
        """Forget what belongs to one turn."""
        self.drawn = 0
        self.guardian = UNCHOSEN
        self.collapsed = self.collapsed_late = False
        self.owing: tuple[Seat, ...] = ()
        self.transfers = 0
        self.naming = False
        self.takers: tuple[Seat, ...] = ()

    # -- what the table asks ------------------------------------------------------------

    def actors(self) -> tuple[Seat, ...]:
        """The one seat that is asked, CHANCE, or nobody."""
        return self.acting

    check = check
    legal_actions = legal_actions

    def due(self) -> Due:
        """The outcome that is waited for."""
        if self.waiting in ("card", "hold", "between"):
            return ROLL_DUE
        if self.waiting == "starter":
            return StarterDue(self.rules.seats)
        return RebuildDue(self.pool())

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

    def force(self) -> Force:
        """What the Guardian in force does to the draw."""
        return FREE if self.guardian < 0 else self.rules.forces[self.guardian]

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
        if kind is Roll:
            self._roll(action.number, record)  # type: ignore[attr-defined]
        elif kind is Draw:
            half = self.right if action.right else self.left  # type: ignore[attr-defined]
            card = half.pop()
            self.drawn += UNIT[card]
            self.waiting = "card"
            self.acting = BY_CHANCE
            if record:
                tell.drawn(self, card, action.right, record)  # type: ignore[attr-defined]
        elif kind is Hold:
            if self.rules.companion:
                if record:
                    tell.drawing_ended(self, record)
                self._enter_casting(record)
            else:
                self.waiting = "hold"
                self.acting = BY_CHANCE
        elif kind is Done:
            if record:
                tell.casting_ended(self, record)
            self._enter_store()
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

    # -- phases 1 and 2 -----------------------------------------------------------------

    def _target(self, seat: Seat, action: Target, record: Record | None) -> None:
        self.targeted = self.sheet.number_of(action.zone)
        if record:
            tell.targeted(self, record)
        self._enter_draw(record)

    def _begin_turn(self, seat: Seat, record: Record | None) -> None:
        self.clear_turn()
        self.activator = seat
        if record:
            tell.turn_began(self, record)
        if self.targeted == NOWHERE:
            self.ask("target", seat)
        else:
            self._enter_draw(record)

    def _enter_draw(self, record: Record | None) -> None:
        """Phase 2 begins, with a new Grimoire if the old one is used up (R10)."""
        if len(self.left) + len(self.right) > 1:
            self._open_draw(record)
            return
        self.phase = "draw"
        if self.rules.companion:
            self._gather(self.discard)
            if record:
                tell.to_build(self, "thin", record)
            self._after_thin(record)
        else:
            self.await_chance("thin")

    def _after_thin(self, record: Record | None) -> None:
        if len(self.left) + len(self.right) > 1:
            self._open_draw(record)
            return
        if record:
            tell.drawing_skipped(self, record)
        self.ask("cast", self.activator)

    def _open_draw(self, record: Record | None) -> None:
        self.ask("draw", self.activator)
        colours = self.guardian_colours()
        if len(colours) == 1:
            self.guardian = colours[0]
        if record:
            tell.draw_opened(self, colours, record)

    def _choose_guardian(self, seat: Seat, action: ChooseGuardian, record: Record | None) -> None:
        self.guardian = action.colour
        if record:
            tell.guardian_applied(self, record)

    def _roll(self, number: int, record: Record | None) -> None:
        waiting = self.waiting
        if waiting == "card":
            left, right = len(self.left), len(self.right)
            extra = 0 if self.guardian < 0 else self.rules.forces[self.guardian].risk
            if number <= self.rules.balance.risk(size_of(self.drawn), left, right, extra):
                self._collapse_in_draw(record)
                return
            self.waiting = ""
            self.acting = ALONE[self.activator]
            if record:
                tell.card_held(self, record)
        elif waiting == "hold":
            if number <= self.rules.hold_risk:
                self._collapse_in_draw(record)
                return
            blind = self.force().blind
            if record:
                tell.grimoire_held(self, record)
            self._enter_casting(record)
            if record and blind:
                tell.outer(self, record)
        elif number <= self.rules.between_risk[self.rules.mode]:
            self._collapse_between(record)
        else:
            if record:
                tell.stood_between(record)
            self._next_turn(record)

    def _collapse_in_draw(self, record: Record | None) -> None:
        """KMI-90: a point unless blessed, no Phase 3, a new Grimoire after Phase 4."""
        drawn_guardian = bool(self.drawn & GUARDIAN_BITS)
        blessed = self.zone_effect() is Effect.BLESSING and (drawn_guardian or not self.rules.needs_guardian)
        self.collapsed = True
        self.guardian = UNCHOSEN
        if not blessed:
            self.energy -= 1
        self.ask("store", self.activator)
        if record:
            tell.collapsed_in_draw(self, blessed, record)
        if not self.energy:
            self._lose(record)

    def zone_effect(self) -> Effect:
        """The effect of the targeted zone."""
        return Effect.NONE if self.targeted == NOWHERE else self.sheet.zones[self.targeted].effect

    def _drew(self, seat: Seat, action: Drew, record: Record | None) -> None:
        first = not self.drawn & GUARDIAN_BITS
        for card in cards_of(action.cards):
            self.left.remove(card)
        self.drawn += action.cards
        if record:
            tell.entered(self, action.cards, record)
            if first:
                tell.blessing(self, action.cards, record)

    def _collapse(self, seat: Seat, action: Collapse, record: Record | None) -> None:
        """Companion mode: a collapse of the real Grimoire, by the phase that it happened in."""
        if self.phase == "target" or (self.phase == "draw" and not self.drawn):
            self._collapse_between(record)
        elif self.phase == "draw":
            self._collapse_in_draw(record)
        else:
            self.collapsed_late = True
            if record:
                tell.collapsed_late(self, record)

    # -- phase 3 ------------------------------------------------------------------------

    def _enter_casting(self, record: Record | None) -> None:
        """The curse, if a Guardian was drawn (R05, R19), then spells."""
        self.guardian = UNCHOSEN
        self.ask("cast", self.activator)
        drawn = self.drawn & GUARDIAN_BITS
        if not drawn:
            return
        effect = self.zone_effect()
        count = size_of(drawn)
        if effect is Effect.CURSE_ENERGY:
            self.energy = max(0, self.energy - count)
            if record:
                tell.energy_cursed(self, count, record)
            if not self.energy:
                self._lose(record)
        elif effect is Effect.CURSE_COLOUR:
            self._curse_colours(drawn, record)
        elif effect is Effect.CURSE_DISCARD:
            self.owing = self.owers()
            if record:
                tell.discard_cursed(self, count, record)
            if self.owing:
                self.ask("curse", self.owing[0])

    def owers(self) -> tuple[Seat, ...]:
        """Who has something that the curse can take, the activator first (R04)."""
        seats = self.rules.seats
        order = (Seat((self.activator + n) % seats) for n in range(seats))
        return tuple(seat for seat in order if self.hand(seat) & LOOSE_BITS)

    def owed(self, seat: Seat) -> int:
        """How many cards the curse takes from a seat."""
        return min(size_of(self.drawn & GUARDIAN_BITS), size_of(self.hand(seat) & LOOSE_BITS))

    def _curse_colours(self, guardians: int, record: Record | None) -> None:
        elements = sorted(ELEMENT_OF[card] for card in kinds_of(guardians))
        field = sum(15 << 4 * element for element in elements)
        losses = [self.hand(Seat(seat)) & field for seat in range(self.rules.seats)]
        self.drawn &= ~field
        self.reserves = [reserve & ~field for reserve in self.reserves]
        self.discard += sum(losses)
        if record:
            tell.colour_cursed(elements, losses, record)

    def _obey(self, seat: Seat, action: Discard, record: Record | None) -> None:
        self.spend(seat, action.cards)
        self.discard += action.cards
        self.owing = self.owing[1:]
        if record:
            tell.obeyed(seat, action.cards, record)
        if self.owing:
            self.ask("curse", self.owing[0])
        else:
            self.ask("cast", self.activator)

    def _cast(self, seat: Seat, action: Cast, record: Record | None) -> None:
        for gift in action.gifts:
            pile = gift.pile()
            self.spend(gift.seat, pile)
            self.discard += pile
        self.open[self.targeted] -= 1 << 4 * action.spell
        if record:
            tell.cast(seat, action, record)
        if not self.open[self.targeted]:
            self._seal(record)

    def _seal(self, record: Record | None) -> None:
        zone = self.targeted
        self.sealed = (*self.sealed, zone)
        self.targeted = NOWHERE
        if record:
            tell.sealed(self, zone, record)
        if len(self.sealed) < len(self.sheet.zones):
            self._enter_store()
        elif self.rules.adventure and self.level < len(self.rules.sheets):
            self._next_sheet(record)
        else:
            self.won = True
            self._end()
            if record:
                tell.won(self, record)

    def _next_sheet(self, record: Record | None) -> None:
        """Adventure: all cards are shuffled anew, the next invoker starts (R23, R34)."""
        self.energy += LEVEL_GIFT
        if record:
            tell.sheet_won(self, record)
        self.set_sheet(self.level + 1, self.rules.sheets[self.level])
        self.clear_turn()
        self.reserves = [0] * self.rules.seats
        self.discard = 0
        self.left, self.right = [], []
        self.phase = "setup"
        if record:
            tell.sheet_begun(self, record)
        if self.rules.companion:
            self.left = cards_of(self.rules.deck)
            if record:
                tell.to_build(self, "whole", record)
            self._next_turn(record)
        else:
            self.await_chance("sheet")

    def _use_sprite(self, seat: Seat, action: UseSprite, record: Record | None) -> None:
        self.spend(seat, UNIT[Card.SPRITE])
        losses = [self.hand(Seat(one)) & GUARDIAN_BITS for one in range(self.rules.seats)]
        self.drawn &= LOOSE_BITS
        self.reserves = [reserve & LOOSE_BITS for reserve in self.reserves]
        self.discard += sum(losses) + UNIT[Card.SPRITE]
        if record:
            tell.freed(seat, losses, record)

    def _use_dragonflies(self, seat: Seat, action: UseDragonflies, record: Record | None) -> None:
        self.spend(seat, UNIT[Card.DRAGONFLIES])
        self.discard += UNIT[Card.DRAGONFLIES]
        idle = not any(self.hand(Seat(one)) for one in range(self.rules.seats))
        if record:
            tell.dragonflies(seat, idle, record)
        if not idle:
            self.transfers = 2
            self._name_giver(seat, NameGiver(action.giver), record)

    def _name_giver(self, seat: Seat, action: NameGiver, record: Record | None) -> None:
        self.naming = False
        self.ask("give", action.giver)
        if record:
            tell.giver_named(seat, action.giver, record)

    def _give(self, seat: Seat, action: Give, record: Record | None) -> None:
        self.spend(seat, UNIT[action.card])
        self.reserves[action.to] += UNIT[action.card]
        self.transfers -= 1
        if record:
            tell.given(seat, action.to, action.card, record)
        if self.transfers:
            self.naming = True
            self.ask("give", self.activator)
        else:
            self.ask("cast", self.activator)

    def _use_mouse(self, seat: Seat, action: UseMouse, record: Record | None) -> None:
        self.spend(seat, UNIT[Card.MOUSE])
        self.takers = action.takers
        if record:
            tell.mouse(seat, action.takers, record)
        self.ask("take", self.takers[0])

    def _take(self, seat: Seat, action: Take, record: Record | None) -> None:
        if action.card is not None:
            self.discard -= UNIT[action.card]
            self.reserves[seat] += UNIT[action.card]
        if record:
            tell.taken(seat, action.card, record)
        self.takers = self.takers[1:]
        if self.takers:
            self.ask("take", self.takers[0])
        else:
            self.discard += UNIT[Card.MOUSE]  # it lay aside until now (R18)
            self.ask("cast", self.activator)

    # -- phase 4 and between turns ------------------------------------------------------

    def _enter_store(self) -> None:
        self.ask("store", self.activator)

    def _keep(self, seat: Seat, action: Keep, record: Record | None) -> None:
        rest = self.hand(seat) - action.cards
        self.reserves[seat] = action.cards
        self.discard += rest
        self.drawn = 0
        if record:
            tell.kept(seat, action.cards, rest, record)
        if self.rules.companion:
            self._rebuild_by_hand(record)
        elif self.collapsed or self.collapsed_late:
            self.await_chance("turn" if self.collapsed else "late")
        else:
            self._try_between(record)

    def _try_between(self, record: Record | None) -> None:
        """The roll between turns, if there is a Grimoire that could fall (R29)."""
        if self.left or self.right:
            self.await_chance("between")
        else:
            self._next_turn(record)

    def _rebuild_by_hand(self, record: Record | None) -> None:
        """Companion mode: tell people what to shuffle; then the next turn."""
        if self.collapsed:
            self._gather(self.discard)
        if record and (self.collapsed or self.collapsed_late):
            tell.to_build(self, "discard" if self.collapsed else "fallen", record)
        self._next_turn(record)

    def _gather(self, pile: int) -> None:
        """Companion mode: cards of the discard pile go back into the Grimoire, whose order nobody knows."""
        self.discard -= pile
        self.left = cards_of(pack(self.left) + pile)

    def _collapse_between(self, record: Record | None) -> None:
        hard = self.rules.mode == "hard"
        if hard:
            self.energy -= 1
        if record:
            tell.collapsed_between(self, hard, record)
        if not self.energy:
            self._lose(record)
        elif self.rules.companion:
            if hard:
                self._gather(self.discard)
            if record:
                tell.to_build(self, "discard" if hard else "fallen", record)
        else:
            self.await_chance("discard" if hard else "fallen")

    def _next_turn(self, record: Record | None) -> None:
        self._begin_turn(Seat((self.activator + 1) % self.rules.seats), record)

    def _rebuild(self, seat: Seat, action: Rebuild, record: Record | None) -> None:
        waiting = self.waiting
        self.left, self.right = list(action.left[::-1]), list(action.right[::-1])
        if waiting not in ("late", "fallen"):
            self.discard = 0
        if record:
            tell.built(self, waiting, record)
        if waiting == "whole":
            self.await_chance("starter")
        elif waiting in ("turn", "late"):
            self.collapsed = self.collapsed_late = False
            self._try_between(record)
        elif waiting == "thin":
            self._after_thin(record)
        else:
            self._next_turn(record)

    def _start(self, seat: Seat, action: Starter, record: Record | None) -> None:
        if record:
            tell.sheet_begun(self, record)
            if self.rules.companion:
                tell.to_build(self, "whole", record)
            tell.starter(action.seat, record)
        self._begin_turn(action.seat, record)

    def _lose(self, record: Record | None) -> None:
        self._end()
        if record:
            tell.lost(self, record)

    def _end(self) -> None:
        self.phase = "over"
        self.waiting = ""
        self.acting = ()


_DOERS: Final[dict[type[Action], Any]] = {
    Target: KamimaiState._target,
    ChooseGuardian: KamimaiState._choose_guardian,
    Drew: KamimaiState._drew,
    Collapse: KamimaiState._collapse,
    Discard: KamimaiState._obey,
    Cast: KamimaiState._cast,
    UseSprite: KamimaiState._use_sprite,
    UseDragonflies: KamimaiState._use_dragonflies,
    NameGiver: KamimaiState._name_giver,
    Give: KamimaiState._give,
    UseMouse: KamimaiState._use_mouse,
    Take: KamimaiState._take,
    Keep: KamimaiState._keep,
    Rebuild: KamimaiState._rebuild,
    Starter: KamimaiState._start,
}
"""What does each action that is not the most frequent one."""
