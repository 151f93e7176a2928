"""KamiMaï's rules: what each action does to what stands before the invokers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from accessible_games.engine import Action, Position, Record, Seat

from . import actions as act
from . import events as told
from . import position
from .balance import NEAR, UNCHOSEN, steadied, waiting_for
from .board import ALONE, BY_CHANCE, KamimaiBoard
from .cards import (
    CARDS,
    ELEMENT_OF,
    FIELD,
    GUARDIAN_BITS,
    GUARDIANS,
    SPELLS,
    UNIT,
    Card,
    Effect,
    cards_of,
    group,
    kinds_of,
    pack,
    size_of,
)
from .check import check, legal_actions
from .rows import OuterCard, ZoneRow, force_of, gift_rows, loss_rows
from .rules import LEVEL_GIFT, KamimaiRules
from .sheets import NOWHERE
from .view import view_of

CREAKS: Final = (5, 12, 25)
"""Per cent of the safer half from which the paper creaks louder."""

_CAUSES: Final = {"sheet": "whole", "turn": "discard", "late": "fallen"}
"""By what a rebuild waited for: what its cards come from."""

_FELL: Final = told.GrimoireFell()


class KamimaiState(KamimaiBoard):
    """A game of KamiMaï; see `engine.State` for what each method promises."""

    check = check
    legal_actions = legal_actions
    view = view_of
    inspect = position.inspect

    @classmethod
    def at(cls, rules: KamimaiRules, given: Position) -> KamimaiState:
        """The state at a position."""
        return position.load(cls, rules, given)

    def position(self) -> dict[str, Any]:
        """The referee's position."""
        return position.LAYOUT.export(self)

    # -- what actions do ----------------------------------------------------------------

    def apply(self, seat: Seat, action: Any, record: Record | None = None) -> None:
        """Do a legal action."""
        kind = action.__class__  # no subclasses: quicker than a chain of isinstance
        if kind is act.Roll and self.waiting == "card" and not record:
            if action.number <= self.risk_now():
                self._collapse_in_draw(None)
            else:
                self.waiting = ""
                self.acting = ALONE[self.activator]
        elif kind is act.Draw:
            right = action.right
            card = (self.right if right else self.left).pop()
            self.drawn += UNIT[card]
            self.waiting = "card"
            self.acting = BY_CHANCE
            if record:
                self._tell_drawn(card, right, record)
        else:
            self.does[kind](self, seat, action, record)

    # -- phase 1 --------------------------------------------------------------------------

    def _start(self, seat: Seat, action: act.Starter, record: Record | None) -> None:
        """Somebody is the first activator (KMI-10)."""
        if record:
            self._tell_sheet(record)
            if self.rules.companion:
                record(told.GrimoireToBuild("whole"))
            record(told.StarterChosen(action.seat))
        self._begin_turn(action.seat, record, fresh=True)

    def _begin_turn(self, seat: Seat, record: Record | None, *, fresh: bool = False) -> None:
        """Phase 1, or Phase 2 if a zone is targeted; outer cards of a fresh Grimoire are told at once."""
        self.clear_turn()
        self.activator = seat
        if self.targeted == NOWHERE:
            self.ask("target", seat)
            if record and fresh:
                self._tell_outer(record)
        else:
            self._enter_draw(record)

    def _target(self, seat: Seat, action: act.Target, record: Record | None) -> None:
        """Scratch an arrow (KMI-16)."""
        self.targeted = self.sheet.number_of(action.zone)
        if record:
            zone = self.sheet.zones[self.targeted]
            spells = tuple(SPELLS.list_of(self.open[self.targeted]))
            record(told.ZoneTargeted(self.activator, zone.id, zone.effect, spells))
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
                record(told.GrimoireToBuild("thin"))
            self._after_thin(record)
        else:
            self.await_chance("thin")

    def _after_thin(self, record: Record | None) -> None:
        """Draw, or skip Phase 2 if there are still too few cards (R10)."""
        if len(self.left) + len(self.right) > 1:
            self._open_draw(record)
            return
        if record:
            record(told.DrawingSkipped(self.activator))
        self.ask("cast", self.activator)
        if record:
            self._tell_outer(record)

    def _open_draw(self, record: Record | None) -> None:
        """Ask for the first card; a single Guardian applies by itself (KMI-62)."""
        self.ask("draw", self.activator)
        colours: list[int] = []
        if self.reserves[self.activator] & GUARDIAN_BITS:
            colours = self.guardian_colours()
            if len(colours) == 1:
                self.guardian = colours[0]
        if not record:
            return
        # The Guardians first, since they decide whether outer cards are told (R35).
        if len(colours) > 1:
            record(told.GuardiansCompete(self.activator, tuple(GUARDIANS[colour] for colour in colours)))
        elif colours:
            self._tell_guardian(record)
        self._tell_outer(record)

    # -- phase 2 --------------------------------------------------------------------------

    def _choose_guardian(self, seat: Seat, action: act.ChooseGuardian, record: Record | None) -> None:
        """Say which Guardian applies (KMI-63)."""
        self.guardian = action.colour
        if record:
            self._tell_guardian(record)
            self._tell_outer(record)

    def _steady_draw(self, seat: Seat, action: act.SteadyDraw, record: Record | None) -> None:
        """Skill mode: a card was taken in time with the tone (KMI-A04)."""
        card = (self.right if action.right else self.left).pop()
        self.drawn += UNIT[card]
        self.await_chance(waiting_for(action.near))
        if record:
            self._tell_drawn(card, action.right, record)
            risk = self.risk_now()
            record(told.DrawSteadied(action.near, risk, steadied(risk, action.near)))

    def _roll(self, seat: Seat, action: act.Roll, record: Record | None) -> None:
        """The Grimoire was tried with a card, by holding, or between two turns (KMI-N03)."""
        waiting, number = self.waiting, action.number
        if waiting == "hold":
            if number <= self.rules.hold_risk:
                self._collapse_in_draw(record)
                return
            blind = record is not None and self.force().blind
            if record:
                record(told.GrimoireHeld(self.activator))
            self._enter_casting(record)
            if record and blind:
                self._tell_outer(record)
        elif waiting in NEAR:
            if number <= steadied(self.risk_now(), NEAR[waiting]):
                self._collapse_in_draw(record)
                return
            self.ask("draw", self.activator)
            if record:
                self._tell_held(record)
        elif number <= self.rules.between_risk[self.rules.mode]:
            self._collapse_between(record)
        else:
            self._next_turn(record, stood=True)

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
            if not self.rules.companion:
                record(_FELL)
            record(told.CollapsedInDraw(self.activator, blessed, self.energy))
        if not self.energy:
            self._lose(record)

    def _drew(self, seat: Seat, action: act.Drew, record: Record | None) -> None:
        """Companion mode: cards of the real Grimoire were taken."""
        first = not self.drawn & GUARDIAN_BITS
        for card in cards_of(action.cards):
            self.left.remove(card)
        self.drawn += action.cards
        if record:
            record(told.CardsEntered(self.activator, group(action.cards)))
            if first:
                self._tell_blessing(action.cards, record)

    def _collapse(self, seat: Seat, action: act.Collapse, record: Record | None) -> None:
        """Companion mode: a collapse of the real Grimoire, by the phase that it happened in."""
        if self.phase == "target" or (self.phase == "draw" and not self.drawn):
            self._collapse_between(record)
        elif self.phase == "draw":
            self._collapse_in_draw(record)
        else:
            self.collapsed_late = True
            if record:
                record(told.CollapsedLate(self.activator))

    def _hold(self, seat: Seat, action: act.Hold, record: Record | None) -> None:
        """Draw no more; in companion mode people have waited the three seconds themselves."""
        if record:
            record(told.DrawingEnded(self.activator))
        if self.rules.companion:
            self._enter_casting(record)
        else:
            self.await_chance("hold")

    # -- phase 3: the curse (R05, R19) ------------------------------------------------------

    def _enter_casting(self, record: Record | None) -> None:
        """The curse, if a Guardian was drawn, then spells."""
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
                record(told.EnergyCursed(self.activator, count, self.energy))
            if not self.energy:
                self._lose(record)
        elif effect is Effect.CURSE_COLOUR:
            self._curse_colours(drawn, record)
        elif effect is Effect.CURSE_DISCARD:
            self.owing = self.owers()
            if record:
                record(told.DiscardCursed(count, self.owing))
            if self.owing:
                self.ask("curse", self.owing[0])

    def _curse_colours(self, guardians: int, record: Record | None) -> None:
        """Element cards of the Guardians' colours go (KMI-55)."""
        elements = sorted(ELEMENT_OF[card] for card in kinds_of(guardians))
        field = sum(FIELD[element] for element in elements)
        losses = self._lose_cards(field)
        if record:
            record(told.ColourCursed(tuple(CARDS[element] for element in elements), loss_rows(losses)))

    def _lose_cards(self, field: int) -> list[int]:
        """Discard all cards of some kinds, by their bits; returns what each seat lost."""
        losses = [self.hand(Seat(seat)) & field for seat in range(self.rules.seats)]
        self.drawn &= ~field
        self.reserves = [reserve & ~field for reserve in self.reserves]
        self.discard += sum(losses)
        return losses

    def _obey(self, seat: Seat, action: act.Discard, record: Record | None) -> None:
        """Give up cards to the curse (KMI-54)."""
        self.spend(seat, action.cards)
        self.discard += action.cards
        self.owing = self.owing[1:]
        if record:
            record(told.CurseObeyed(seat, group(action.cards)))
        if self.owing:
            self.ask("curse", self.owing[0])
        else:
            self.ask("cast", self.activator)

    # -- phase 3: spells --------------------------------------------------------------------

    def _cast(self, seat: Seat, action: act.Cast, record: Record | None) -> None:
        """Cast a spell: its cards go, it is scratched (KMI-26)."""
        for gift in action.gifts:
            pile = gift.pile
            self.spend(gift.seat, pile)
            self.discard += pile
        self.open[self.targeted] -= SPELLS.unit[action.spell]
        if record:
            record(told.SpellCast(seat, action.colour, action.team, gift_rows(action)))
        if not self.open[self.targeted]:
            self._seal(record)

    def _seal(self, record: Record | None) -> None:
        """All spells of the zone are done (KMI-31)."""
        zone = self.targeted
        self.sealed = (*self.sealed, zone)
        self.targeted = NOWHERE
        left = len(self.sheet.zones) - len(self.sealed)
        if record:
            record(told.ZoneSealed(self.sheet.zones[zone].id, left))
        if left:
            self.ask("store", self.activator)
        elif self.rules.adventure and self.level < len(self.rules.sheets):
            self._next_sheet(record)
        else:
            self.won = True
            self.end()
            if record:
                record(told.GameWon(self.energy, self.level))

    def _next_sheet(self, record: Record | None) -> None:
        """Adventure: all cards are shuffled anew, the next invoker starts (R23, R34)."""
        self.energy += LEVEL_GIFT
        if record:
            record(told.SheetWon(self.level, self.energy))
        self.set_sheet(self.level + 1, self.rules.sheets[self.level])
        self.clear_turn()
        self.reserves = [0] * self.rules.seats
        self.discard = 0
        self.left, self.right = [], []
        self.phase = "setup"
        if record:
            self._tell_sheet(record)
        if self.rules.companion:
            self.left = cards_of(self.rules.deck)
            if record:
                record(told.GrimoireToBuild("whole"))
            self._next_turn(record)
        else:
            self.await_chance("sheet")

    def _lose(self, record: Record | None) -> None:
        """The last Energy Point is gone (KMI-96)."""
        self.end()
        if record:
            record(told.GameLost(len(self.sheet.zones) - len(self.sealed)))

    # -- phase 3: Creatures -----------------------------------------------------------------

    def _use_sprite(self, seat: Seat, action: act.UseSprite, record: Record | None) -> None:
        """All Guardians go (KMI-74)."""
        self.spend(seat, UNIT[Card.SPRITE])
        losses = self._lose_cards(GUARDIAN_BITS)
        self.discard += UNIT[Card.SPRITE]
        if record:
            record(told.GuardiansFreed(seat, loss_rows(losses)))

    def _use_dragonflies(self, seat: Seat, action: act.UseDragonflies, record: Record | None) -> None:
        """Two cards change hands (KMI-75)."""
        self.spend(seat, UNIT[Card.DRAGONFLIES])
        self.discard += UNIT[Card.DRAGONFLIES]
        idle = not any(self.hand(Seat(one)) for one in range(self.rules.seats))
        if record:
            record(told.DragonfliesIdle(seat) if idle else told.DragonfliesUsed(seat))
        if not idle:
            self.transfers = 2
            self._name_giver(seat, act.NAME_GIVER[action.giver], record)

    def _name_giver(self, seat: Seat, action: act.NameGiver, record: Record | None) -> None:
        """Somebody is to give a card."""
        self.naming = False
        self.ask("give", action.giver)
        if record:
            record(told.GiverNamed(seat, action.giver))

    def _give(self, seat: Seat, action: act.Give, record: Record | None) -> None:
        """A card changes hands (R17)."""
        self.spend(seat, UNIT[action.card])
        self.reserves[action.to] += UNIT[action.card]
        self.transfers -= 1
        if record:
            record(told.CardGiven(seat, action.to, action.card))
        if self.transfers:
            self.naming = True
            self.ask("give", self.activator)
        else:
            self.ask("cast", self.activator)

    def _use_mouse(self, seat: Seat, action: act.UseMouse, record: Record | None) -> None:
        """Some may take a card from the discard pile (KMI-77)."""
        self.spend(seat, UNIT[Card.MOUSE])
        self.takers = action.takers
        if record:
            record(told.MouseUsed(seat, action.takers))
        self.ask("take", self.takers[0])

    def _take(self, seat: Seat, action: act.Take, record: Record | None) -> None:
        """Take a card, or leave it (R18)."""
        if action.card is not None:
            self.discard -= UNIT[action.card]
            self.reserves[seat] += UNIT[action.card]
        if record:
            card = action.card
            record(told.TakeDeclined(seat) if card is None else told.CardTaken(seat, card))
        self.takers = self.takers[1:]
        if self.takers:
            self.ask("take", self.takers[0])
        else:
            self.discard += UNIT[Card.MOUSE]  # it lay aside until now (R18)
            self.ask("cast", self.activator)

    def _done(self, seat: Seat, action: act.Done, record: Record | None) -> None:
        """Cast no more: Phase 4."""
        if record:
            record(told.CastingEnded(self.activator))
        self.ask("store", self.activator)

    # -- phase 4, and between two turns -------------------------------------------------------

    def _keep(self, seat: Seat, action: act.Keep, record: Record | None) -> None:
        """Keep some cards, discard the rest (KMI-33)."""
        rest = self.hand(seat) - action.cards
        self.reserves[seat] = action.cards
        self.discard += rest
        self.drawn = 0
        if record:
            record(told.CardsKept(seat, group(action.cards), group(rest)))
        if self.rules.companion:
            self._rebuild_by_hand(record)
        elif self.collapsed or self.collapsed_late:
            self.await_chance("turn" if self.collapsed else "late")
        else:
            self._try_between(record)

    def _rebuild_by_hand(self, record: Record | None) -> None:
        """Companion mode: tell people what to shuffle; then the next turn."""
        if self.collapsed:
            self._gather(self.discard)
        if record and (self.collapsed or self.collapsed_late):
            record(told.GrimoireToBuild("discard" if self.collapsed else "fallen"))
        self._next_turn(record)

    def _gather(self, pile: int) -> None:
        """Companion mode: cards of the discard pile go back into the Grimoire, whose order nobody knows."""
        self.discard -= pile
        self.left = cards_of(pack(self.left) + pile)

    def _try_between(self, record: Record | None, *, fresh: bool = False) -> None:
        """The roll between turns, if there is a Grimoire that could fall (R29)."""
        if self.left or self.right:
            self.await_chance("between")
            if record and fresh:
                self._tell_outer(record)
        else:
            self._next_turn(record)

    def _collapse_between(self, record: Record | None) -> None:
        """The Grimoire fell between two turns (KMI-83, KMI-91)."""
        hard = self.rules.mode == "hard"
        if hard:
            self.energy -= 1
        if record:
            if not self.rules.companion:
                record(_FELL)
            record(told.CollapsedBetween(hard, self.energy))
        if not self.energy:
            self._lose(record)
        elif self.rules.companion:
            if hard:
                self._gather(self.discard)
            if record:
                record(told.GrimoireToBuild("discard" if hard else "fallen"))
        else:
            self.await_chance("discard" if hard else "fallen")

    def _rebuild(self, seat: Seat, action: act.Rebuild, record: Record | None) -> None:
        """A new Grimoire stands; go on with what waited for it."""
        waiting = self.waiting
        self.left, self.right = list(action.left[::-1]), list(action.right[::-1])
        if waiting not in ("late", "fallen"):
            self.discard = 0
        if record:
            record(told.GrimoireBuilt(_CAUSES.get(waiting, waiting), len(self.left), len(self.right)))
        if waiting == "whole":
            self.await_chance("starter")
        elif waiting in ("turn", "late"):
            self.collapsed = self.collapsed_late = False
            self._try_between(record, fresh=True)
        elif waiting == "thin":
            self._after_thin(record)
        else:
            self._next_turn(record, fresh=True)

    def _next_turn(self, record: Record | None, *, stood: bool = False, fresh: bool = False) -> None:
        """The next invoker clockwise becomes the activator (KMI-35); told with the roll that it has stood."""
        seat = Seat((self.activator + 1) % self.rules.seats)
        if record:
            record(told.StoodBetween(seat) if stood else told.TurnBegan(seat))
        self._begin_turn(seat, record, fresh=fresh)

    # -- what is told from several places -----------------------------------------------------

    def _tell_sheet(self, record: Record) -> None:
        """A sheet lies before the invokers."""
        zones = tuple(ZoneRow(zone.id, zone.effect, zone.spells) for zone in self.sheet.zones)
        record(told.SheetBegun(self.level, self.energy, zones))

    def _tell_guardian(self, record: Record) -> None:
        """A Guardian applies."""
        force = force_of(self.guardian, self.force(), self.rules.companion)
        record(told.GuardianApplied(self.activator, force))

    def _tell_outer(self, record: Record) -> None:
        """The outer cards, where there is something to tell."""
        halves = zip(("left", "right"), self.outer_cards(), strict=True)
        cards = tuple(OuterCard(half, card) for half, card in halves if card is not None)
        if cards:
            record(told.OuterTold(cards))

    def _tell_drawn(self, card: Card, right: bool, record: Record) -> None:
        """A card was taken from a half."""
        number = size_of(self.drawn)
        record(told.CardDrawn(self.activator, "right" if right else "left", card, number))
        if size_of(self.drawn & GUARDIAN_BITS) == 1:
            self._tell_blessing(UNIT[card], record)

    def _tell_blessing(self, cards: int, record: Record) -> None:
        """The first Guardian of the turn in a blessed zone."""
        if cards & GUARDIAN_BITS and self.zone_effect() is Effect.BLESSING and self.rules.needs_guardian:
            record(told.BlessingWoke(self.activator))

    def _tell_held(self, record: Record) -> None:
        """The Grimoire stood; the paper creaks by the lesser of the two next risks."""
        left, right = len(self.left), len(self.right)
        risk = min(risk for risk in (self.risk_of(False), self.risk_of(True)) if risk is not None)
        creak = sum(1 for limit in CREAKS if risk >= limit)
        record(told.CardHeld(left, right, abs(left - right), creak))
        self._tell_outer(record)

    does: ClassVar[Mapping[type[Action], Callable[..., None]]] = {
        act.Roll: _roll,
        act.Hold: _hold,
        act.Done: _done,
        act.Target: _target,
        act.ChooseGuardian: _choose_guardian,
        act.SteadyDraw: _steady_draw,
        act.Drew: _drew,
        act.Collapse: _collapse,
        act.Discard: _obey,
        act.Cast: _cast,
        act.UseSprite: _use_sprite,
        act.UseDragonflies: _use_dragonflies,
        act.NameGiver: _name_giver,
        act.Give: _give,
        act.UseMouse: _use_mouse,
        act.Take: _take,
        act.Keep: _keep,
        act.Rebuild: _rebuild,
        act.Starter: _start,
    }
    """What does each action that is not the most frequent one."""
