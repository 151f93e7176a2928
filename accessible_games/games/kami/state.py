"""Kami's rules: what each action does to what stands on the table."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from accessible_games.engine import Action, CountOf, Position, Record, Sealed, Seat

from . import events as told
from . import position
from .actions import Attack, Claim, Defend, Keep, Lead, Pass, Peek, Place, Redeal, Waive
from .board import ALONE, BY_CHANCE, KamiBoard
from .cards import HAND_SIZES, Card, group_cards
from .chance import Deal, Draw, Starter
from .check import check
from .hands import ONE_CARD, count_of, counts_of, size_of
from .legal import legal_actions, lone_card
from .outcomes import due
from .round import ATTACK_LINE, FACE_DOWN, KNOWN, NOBODY, Round, open_stacks, side_scores
from .rules import KamiRules
from .view import view_of

ONLY: Final = tuple(frozenset({Seat(seat)}) for seat in range(4))
FIRST_PHASE: Final = {2: "lead", 3: "peek", 4: "ready"}
_EMPRESS: Final = int(Card.EMPRESS)

# Facts do not change, and the same ones come again: two out of three are found, not made.
_defended = lru_cache(maxsize=1 << 10)(told.Defended)
_attacked = lru_cache(maxsize=1 << 13)(told.Attacked)


class KamiState(KamiBoard):
    """A game of Kami; see `engine.State` for what each method promises."""

    check = check
    legal_actions = legal_actions
    due = due
    view = view_of
    inspect = position.inspect

    @classmethod
    def at(cls, rules: KamiRules, given: Position) -> KamiState:
        """The state at a position; a lead with a lone card is void as in play (R14)."""
        state = cls(rules)
        position.load(state, given)
        if state.phase == "lead" and not state.opening:
            state.void_lone_lead()
        return state

    def position(self) -> dict[str, Any]:
        """The referee's position."""
        return position.LAYOUT.export(self)

    # -- what actions do ----------------------------------------------------------------

    def apply(self, seat: Seat, action: Action, record: Record | None = None) -> None:
        """Do a legal action."""
        move: Any
        # By its class itself: a chain of isinstance, in whose words a checker believes, costs 4 %;
        # so does a call of `cast`.
        kind, move = action.__class__, action
        if kind is Pass:
            if record:
                record(told.PASSED[seat])
            self.acting = following = self.after[seat]
            if following[0] == self.attacker:
                self._return_lead(following[0], record)
        elif kind is Defend:
            self._move(seat, move.defence, move.attack, 0, record)
        elif kind is Lead:
            self._move(seat, move.hidden, move.attack, FACE_DOWN, record)
        elif kind is Attack:
            self._move(seat, None, move.attack, 0, record)
        elif kind is Waive:
            if record:
                record(told.READY[seat])
            self._next_ready(seat)
        elif kind is Deal:
            self._deal(move, record)
        else:
            self._before_the_opening(seat, action, record)

    def _before_the_opening(self, seat: Seat, action: Action, record: Record | None) -> None:
        if isinstance(action, Claim):
            shown = min(self.rules.redeal_show, count_of(self.hands[seat], Card.WARRIOR))
            partner = Seat(self.rules.partner(seat))
            self.round = self.round._replace(claimer=seat, shown=shown)
            self.ask("redeal", partner)
            if record:
                record(told.RedealClaimed(seat, partner, CountOf(Card.WARRIOR, shown)))
        elif isinstance(action, Redeal):
            self.round = self.round._replace(next_starter=self.round.starter)
            self._wait_for_deal()
            if record:
                record(told.RedealChosen(seat, self.round.claimer))
        elif isinstance(action, Keep):
            claimer = self.round.claimer
            self.round = self.round._replace(claimer=NOBODY, shown=0)
            if record:
                record(told.HandsKept(seat, claimer))
            self._next_ready(claimer)
        elif isinstance(action, Peek):
            self._peek(seat, action.pile - 1, record)
        else:
            self._chance(action, record)

    def _wait_for_deal(self) -> None:
        self.phase = "deal"
        self.acting = BY_CHANCE

    def _return_lead(self, seat: Seat, record: Record | None) -> None:
        """Everybody else has passed: the attacker leads again (KAMI-22), or cannot (R14)."""
        self.phase = "lead"
        self.attacker = NOBODY
        voided = self.void_lone_lead()
        if record:
            record(told.RoundVoided(seat) if voided else told.RETURNED[seat])

    def void_lone_lead(self) -> bool:
        """End the round without points if the lead is with a lone card that may not attack (R14).

        Also for a position that is loaded; returns whether it did.
        """
        seat = self.turn
        voided = self.rules.lone_card_lead == "void" and lone_card(self, self.hands[seat])
        if voided:
            self._end_round(seat, 0, False)
        return voided

    def _use_stack(self, number: int) -> None:
        stacks = list(self.stacks)
        hidden = stacks[number - 1][1]
        stacks[number - 1] = (hidden, None)
        self.stacks = tuple(stacks)

    def _move(
        self, seat: Seat, first: Place | None, attack: Place | None, down: int, record: Record | None
    ) -> None:
        """Defence or hidden card, then the attack; one of the two may be missing (KAMI-78, R14)."""
        laid = self.laid
        hands = self.hands
        # The first card of the move: the one that used a covered stack, in phase attack.
        defence = laid[-1] if self.phase == "attack" else -1
        self.opening = False
        if first is not None:
            defence = seat << 8 | down | first.card
            if first.stack:
                self._use_stack(first.stack)
                defence |= KNOWN if down else 0
            else:
                hands[seat] -= first.unit
            laid.append(defence)
            if not down and first.card == _EMPRESS:
                self.empress_up = True
            if record:
                self._tell_first(seat, first, down, record)
        if attack is None:
            self.attacker = NOBODY
            self.ask("attack", seat)
            if record and first is not None:
                self._tell_turned(first.stack, record)
            return
        if attack.stack:
            self._use_stack(attack.stack)
        else:
            hands[seat] -= attack.unit
        laid.append(seat << 8 | ATTACK_LINE | attack.card)
        if record:
            self._tell_attack(seat, attack, record)
        if hands[seat] < ONE_CARD:
            self._win_round(seat, attack.card, defence, record)
            return
        self.phase = "answer"
        self.attacker = seat
        self.attack = attack.card
        self.acting = self.after[seat]

    def _tell_first(self, seat: Seat, place: Place, down: int, record: Record) -> None:
        if down:
            card = place.card if place.stack else Sealed(place.card, ONLY[seat])
            record(told.CardHidden(seat, card, place.stack))
        else:
            record(_defended(seat, place.card, place.stack))

    def _tell_attack(self, seat: Seat, place: Place, record: Record) -> None:
        points = self.rules.points[place.card]
        record(_attacked(seat, place.card, points, place.stack, size_of(self.hands[seat])))
        if place.stack:
            self._tell_turned(place.stack, record)

    def _tell_turned(self, number: int, record: Record) -> None:
        """Tell which card now lies open on a stack that was used."""
        top = self.stacks[number - 1][0]
        if top is not None:
            record(told.TurnedUp(number, top))

    def _win_round(self, seat: Seat, card: Card, defence: int, record: Record | None) -> None:
        strike = defence >= 0 and bool(defence & FACE_DOWN) and defence & 7 == card
        points = self.rules.points[card] * (2 if strike else 1)
        if strike:
            self.laid[-2] |= KNOWN  # the doubled points give the face-down card away
        side = seat % 2 if self.rules.seats == 4 else seat
        total = self.scores[side] + points
        self.scores = (*self.scores[:side], total, *self.scores[side + 1 :])
        self._end_round(seat, points, strike)
        if record:
            partner = Seat(self.rules.partner(seat))
            record(told.RoundWon(seat, partner, card, points, strike, side_scores(self.rules, self.scores)))
        if total >= self.rules.target:
            self.phase = "over"
            self.acting = ()
            if record:
                record(told.GameWon(seat, partner, total))

    def _end_round(self, seat: Seat, points: int, strike: bool) -> None:
        """Close the round; `seat` won it, or found no lead (no points)."""
        before = self.round
        winner_starts = points and self.rules.next_starter == "winner"
        following = seat if winner_starts else self.after[before.starter][0]
        self.phase = "deal"
        self.acting = BY_CHANCE
        number, starter, _, _, _, aside, looks, *_ = before
        winner = seat if points else NOBODY
        self.round = Round(
            number, starter, (), NOBODY, 0, aside, looks, True, points, strike, following, winner
        )

    # -- before the opening -------------------------------------------------------------

    def _next_ready(self, seat: Seat) -> None:
        """Ask the seat after `seat`, or open the round when all have answered (R11)."""
        self.acting = following = self.after[seat]
        self.phase = "lead" if following[0] == self.round.starter else "ready"

    def _peek(self, seat: Seat, pile: int, record: Record | None) -> None:
        third = Seat((seat + 1) % 3)
        looks = ((seat, pile), (third, 1 - pile))
        self.round = self.round._replace(knows_aside=looks)
        self.ask("lead", self.round.starter)
        if record:
            for who, which in looks:
                record(told.SetAsideSeen(who, which + 1, Sealed(self.round.aside[which], (who,))))

    # -- chance -------------------------------------------------------------------------

    def _chance(self, action: Action, record: Record | None) -> None:
        if isinstance(action, Starter):
            self._start(action.seat, record)
        elif isinstance(action, Draw):
            self._draw(action, record)
        else:
            raise TypeError(f"{action!r} is no action of kami")

    def _start(self, seat: Seat, record: Record | None) -> None:
        self.round = self.round._replace(drawing=(), next_starter=seat)
        self._wait_for_deal()
        if record:
            record(told.StarterChosen(seat))

    def _draw(self, action: Draw, record: Record | None) -> None:
        points = self.rules.points
        drawn = [(Seat(seat), card) for seat, card in enumerate(action.cards) if card is not None]
        if record:
            for seat, card in drawn:
                record(told.CardDrawn(seat, card, points[card]))
        most = max(points[card] for _, card in drawn)
        highest = tuple(seat for seat, card in drawn if points[card] == most)
        if len(highest) == 1:
            self._start(highest[0], record)
            return
        self.round = self.round._replace(drawing=highest)
        if record:
            record(told.DrawTied(highest))

    def _deal(self, deal: Deal, record: Record | None) -> None:
        seats = self.rules.seats
        starter = self.round.next_starter
        self.hands = list(deal.hands)
        self.laid = []
        self.empress_up = False
        self.attacker = NOBODY
        self.stacks = deal.stacks
        self.opening = True
        self.round = Round(self.round.number + 1, starter, (), NOBODY, 0, deal.aside)
        self.phase = FIRST_PHASE[seats]
        self.acting = self.after[starter] if seats == 3 else ALONE[starter]
        if record:
            drawn = self.round.number == 1 and isinstance(self.rules.first_player, str)
            record(told.RoundDealt(self.round.number, starter, HAND_SIZES[seats], drawn))
            if seats == 2:
                tops = ((top, hidden is not None) for top, hidden in self.stacks)
                record(told.MercenariesLaid(open_stacks(tops)))
            if seats == 3:
                record(told.CardsSetAside(len(deal.aside)))
            for seat in range(seats):
                cards = group_cards(counts_of(self.hands[seat]))
                record(told.HandDealt(Seat(seat), Sealed(cards, ONLY[seat])))
