"""Kameloot's rules: what each action does to what lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple

from accessible_games.engine import Action, CountOf, Position, Record, Sealed, Seat

from . import actions as act
from . import events as told
from . import position
from .board import SPLITS, KamelootBoard, shares_of
from .cards import (
    BIT,
    CARDS,
    COUNTS,
    FIELD,
    HAND_SIZE,
    HANDS,
    KINDS,
    ONE,
    TAVERN_OF,
    UNIT,
    Card,
    count_of,
    group_cards,
)  # fmt: skip
from .chance import left_of
from .check import check, legal_actions
from .rules import KamelootRules
from .view import view_of

FULL: Final = HAND_SIZE << HANDS.top
"""A hand of four is not below this."""

LOW: Final = 10
"""Cards left in the draw pile with which it is called low."""

GLOVE_DRAWS: Final = 2

_GUARD: Final = tuple((COUNTS.most + 1) * BIT[card] for card in KINDS)
"""The sixth bit of each kind that makes collections."""

_GUARDS: Final = sum(_GUARD)
_TO_COMPLETE: Final = sum((COUNTS.most + 1 - card.number) * BIT[card] for card in KINDS)
"""Added to a tavern's counts it raises the guard of every complete kind (KLT-03, KLT-20)."""

_RING_UNIT, _, _GLOVE_UNIT, _POTION_UNIT, _CLOAK_UNIT, _SCROLL_UNIT, _ = UNIT
_A_RING, _A_WAND, _A_GLOVE, _A_POTION, _A_CLOAK, _A_SCROLL = ONE
# Names of the module, since an enum's member takes longer to look up.


class _Complete(NamedTuple):
    """A kind that is complete, with what a sale of it reckons with.

    Attributes:
        card: the kind.
        field: its bits in counts.
        others: all other bits in counts.
        bits: all other kinds, as one bit each.
    """

    card: Card
    field: int
    others: int
    bits: int


class _ByGuards(dict[int, tuple[_Complete, ...]]):
    """The kinds of raised guards, in ascending order (R05)."""

    def __missing__(self, guards: int) -> tuple[_Complete, ...]:
        found = self[guards] = tuple(
            _Complete(card, FIELD[card], ~FIELD[card], ~(1 << card))
            for card in KINDS
            if guards & _GUARD[card]
        )
        return found


_complete: Final = _ByGuards()


class KamelootState(KamelootBoard):
    """A game of Kameloot; see `engine.State` for what each method promises."""

    check = check
    legal_actions = legal_actions
    view = view_of
    inspect = position.inspect

    @classmethod
    def at(cls, rules: KamelootRules, given: Position) -> KamelootState:
        """The state at a position."""
        state = cls(rules)
        position.load(state, given)
        return state

    def position(self) -> dict[str, Any]:
        """The referee's position."""
        return position.LAYOUT.export(self)

    # -- a turn -------------------------------------------------------------------------

    def apply(self, seat: Seat, action: Any, record: Record | None = None) -> None:
        """Do a legal action: step 1, then the two steps that follow by themselves."""
        kind = action.__class__  # no subclasses: quicker than isinstance
        self.last = action
        self.sold = ()
        if kind is act.Play:
            # The commonest action of all: no calls here.
            hand = self.hands[seat] - action.cost
            gain = action.gain
            self.fronts[seat] += gain
            self.kinds[seat] |= action.bits
            tavern = self.taverns[seat]
            total = self.totals[tavern] = self.totals[tavern] + gain
            if action.horns:
                self.horns[seat] += action.horns
            if record:
                self._tell_placed(seat, action, record)
        else:
            power = self.powers.get(kind)
            if power is None:
                self.last = None
                self._before_the_first_turn(seat, action, record)
                return
            power(self, seat, action, record)
            hand = self.hands[seat]
            total = self.totals[self.taverns[seat]]
        complete = (total + _TO_COMPLETE) & _GUARDS
        if complete:
            self._sell(seat, complete, record)
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
                self._tell_drawn(seat, before, record)
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
                record(told.EndTriggered(seat, last[1:]) if last[1:] else told.EndReached(seat))
        self.last_turns = last = last[1:]
        self.acting = last[:1]
        if last:
            return
        self.stage = "over"
        if record:
            most = max(self.coins)
            winners = self.winners()
            shares = tuple(told.CoinCount(Seat(seat), coins) for seat, coins in enumerate(self.coins))
            if len(winners) == 1:
                record(told.GameWon(winners[0], most, shares))
            else:
                record(told.VictoryShared(winners, most, shares))

    # -- step 1: cards and powers (KLT-12, KLT-40 to KLT-45) ------------------------------

    def _tell_placed(self, seat: Seat, action: act.Play, record: Record) -> None:
        """Tell what went in front of a player, and how far the tavern is with it now (KLT-12 A)."""
        kind, tavern = action.kind, TAVERN_OF[self.taverns[seat]]
        total = count_of(self.totals[tavern], kind)
        missing = max(0, kind.number - total)
        cards = group_cards(action.cost)
        joined, horned = action.onto is not None, action.horns > 0
        record(told.CardsPlaced(seat, cards, kind, joined, horned, tavern, total, kind.number, missing))

    def _pass(self, seat: Seat, action: act.Pass, record: Record | None) -> None:
        if record:
            record(told.Passed(seat))

    def _ring(self, seat: Seat, action: act.UseRing, record: Record | None) -> None:
        """The ring is discarded before its power is applied, so it may take itself (R07)."""
        card = action.card
        self.hands[seat] -= _RING_UNIT
        pile = self.discard
        itself = self.rules.ring_can_take_itself
        if itself:
            pile += _A_RING
        n = pile.count(action.byte)
        if n:
            pile = pile.replace(action.byte, b"")
            gain = n * action.gain
            self.fronts[seat] += gain
            self.kinds[seat] |= action.bits
            self.totals[self.taverns[seat]] += gain
        if not itself:
            pile += _A_RING
        self.discard = pile
        if record:
            record(told.RingUsed(seat, card.number, card, n, self.rules.discard_review))
            if not pile:
                record(told.DiscardEmptied())
            elif pile[-1] != Card.RING:
                record(told.DiscardTopShown(CARDS[pile[-1]]))

    def _wand(self, seat: Seat, action: act.UseWand, record: Record | None) -> None:
        if not action.laid:
            self._waste(seat, Card.WAND, record)
            return
        gain = action.gain
        self.hands[seat] -= action.cost
        self.discard += _A_WAND
        self.fronts[seat] += gain
        self.kinds[seat] |= action.bits
        self.horns[seat] += action.horns
        self.totals[self.taverns[seat]] += gain
        if record:
            laid = tuple(told.LaidCard(one.kind, one.card is act.UNICORN) for one in action.laid)
            record(told.WandUsed(seat, laid, self.rules.discard_review))

    def _glove(self, seat: Seat, action: act.UseGlove, record: Record | None) -> None:
        """Draw what is there, two at most (R16)."""
        before = self.left
        left = self.left = max(0, before - GLOVE_DRAWS)
        self.hands[seat] += sum(self.pile[left:before]) - _GLOVE_UNIT
        self.discard += _A_GLOVE
        if record:
            record(told.GloveUsed(seat, self.rules.discard_review))
            self._tell_drawn(seat, before, record)

    def _tell_drawn(self, seat: Seat, before: int, record: Record) -> None:
        """Tell that a player drew from a pile that held so many cards before."""
        left = self.left
        if left == before:
            record(told.NothingDrawn(seat, self.rules.discard_review))
            return
        cards = Sealed(group_cards(sum(self.pile[left:before])), (seat,))
        record(told.CardsDrawn(seat, before - left, left, cards, self.rules.discard_review))
        if before > LOW >= left > 0:
            record(told.PileLow(left))

    def _potion(self, seat: Seat, action: act.UsePotion, record: Record | None) -> None:
        self.hands[seat] -= _POTION_UNIT
        self.discard += _A_POTION
        target = action.target
        tavern = self._turn_over(target)
        if record:
            record(told.PotionUsed(seat, target, TAVERN_OF[tavern], self.rules.discard_review))

    def _cloak(self, seat: Seat, action: act.UseCloak, record: Record | None) -> None:
        self.hands[seat] -= _CLOAK_UNIT
        self.discard += _A_CLOAK
        tavern = self._turn_over(seat)
        if record:
            record(told.CloakUsed(seat, TAVERN_OF[tavern], self.rules.discard_review))

    def _turn_over(self, seat: Seat) -> int:
        """Turn a token over: all that lies in front of its owner counts for the other tavern now."""
        totals, taverns = self.totals, self.taverns
        tavern = taverns[seat] = 1 - taverns[seat]
        front = self.fronts[seat]
        if front:
            totals[tavern] += front
            totals[1 - tavern] -= front
        return tavern

    def _scroll(self, seat: Seat, action: act.UseScroll, record: Record | None) -> None:
        self.hands[seat] -= _SCROLL_UNIT
        self.discard += _A_SCROLL
        other = action.partner
        fronts, kinds, taverns, horns = self.fronts, self.kinds, self.taverns, self.horns
        front, front_there = fronts[seat], fronts[other]
        change = (front_there & action.their_field) - (front & action.own_field)
        fronts[seat] = front + change
        fronts[other] = front_there - change
        own, theirs = action.own_bit, action.their_bit
        kinds[seat] = kinds[seat] ^ own | theirs
        kinds[other] = kinds[other] ^ theirs | own
        here, there = taverns[seat], taverns[other]
        if here != there:
            self.totals[here] += change
            self.totals[there] -= change
        if horns[seat] or horns[other]:
            swapped = (horns[other] & action.their_field) - (horns[seat] & action.own_field)
            horns[seat] += swapped
            horns[other] -= swapped
        if record:
            gave = CountOf(action.own, count_of(front, action.own))
            took = CountOf(action.theirs, count_of(front_there, action.theirs))
            record(told.ScrollUsed(seat, other, gave, took, self.rules.discard_review))

    def _waste_scroll(self, seat: Seat, action: act.WasteScroll, record: Record | None) -> None:
        self._waste(seat, Card.SCROLL, record)

    def _waste(self, seat: Seat, card: Card, record: Record | None) -> None:
        """Discard a card without effect (option `illegal_if_no_effect`)."""
        self.hands[seat] -= UNIT[card]
        self.discard += ONE[card]
        if record:
            record(told.PowerWasted(seat, card, self.rules.discard_review))

    powers: ClassVar[Mapping[type[Action], Callable[..., None]]] = {
        act.UseRing: _ring,
        act.UseWand: _wand,
        act.UseGlove: _glove,
        act.UsePotion: _potion,
        act.UseCloak: _cloak,
        act.UseScroll: _scroll,
        act.WasteScroll: _waste_scroll,
        act.Pass: _pass,
    }
    """What step 1 does for a kind of action, but `Play`; the others come before the first turn."""

    # -- step 2: complete collections are sold (KLT-20 to KLT-26) -------------------------

    def _sell(self, seat: Seat, complete: int, record: Record | None) -> None:
        """Sell every complete kind of the active player's tavern (R03), and hand out the coins.

        Args:
            seat: the active player, who gets the first coin of every sale (R06).
            complete: the guards of the kinds that are complete.
            record: gets the events.
        """
        taverns, totals = self.taverns, self.totals
        tavern = taverns[seat]
        members = self.lists.members[seat][tuple(taverns)]
        split = SPLITS[len(members) - 1]
        fronts, kinds, coins = self.fronts, self.kinds, self.coins
        for card, field, others, bits in _complete[complete]:
            sold = totals[tavern] & field
            totals[tavern] -= sold
            n = count_of(sold, card)
            for member, share in zip(members, split[n], strict=True):
                fronts[member] &= others
                kinds[member] &= bits
                coins[member] += share
            if any(self.horns):
                horns = self._take_horns(members, card)
                sold += horns * (BIT[Card.UNICORN] - BIT[card])
            self.sold_cards += sold
            sale = (card, n, members)
            self.sold += (sale,)
            if record:
                shares = tuple(told.Share(member, share) for member, share in shares_of(sale) if share)
                record(told.CollectionSold(seat, TAVERN_OF[tavern], CountOf(card, n), n, shares))

    def _take_horns(self, members: Sequence[Seat], card: Card) -> int:
        """Take the horns of a kind that is sold from its owners; returns how many there were."""
        horns = 0
        for member in members:
            horns += count_of(self.horns[member], card)
            self.horns[member] &= ~FIELD[card]
        return horns

    # -- before the first turn ----------------------------------------------------------

    def _before_the_first_turn(self, seat: Seat, action: Action, record: Record | None) -> None:
        """Tokens, hands, the draw pile, who begins, and the choice of taverns."""
        if isinstance(action, act.Flip):
            self._flip(action, record)
        elif isinstance(action, act.Deal):
            self._deal(action, record)
        elif isinstance(action, act.Shuffle):
            self._shuffle(action, record)
        elif isinstance(action, act.First):
            if record:
                record(told.FirstChosen(action.seat))
            self._begin(action.seat)
        elif isinstance(action, act.Choose):
            self._choose(seat, action, record)
        else:
            raise TypeError(f"{action!r} is no action of kameloot")

    def _flip(self, flip: act.Flip, record: Record | None) -> None:
        self.taverns = [int(tavern) for tavern in flip.taverns]
        self.unset = ()
        self.stage = "deal"
        if record:
            owners = enumerate(flip.taverns)
            record(told.TokensFlipped(tuple(told.SeatTavern(Seat(seat), tavern) for seat, tavern in owners)))

    def _deal(self, deal: act.Deal, record: Record | None) -> None:
        self.hands = list(deal.hands)
        self.pile = left_of(self.rules.copies, sum(deal.hands))
        self.left = len(self.pile)
        self.stage = "shuffle"
        if record:
            record(told.HandsDealt(HAND_SIZE))
            for seat, hand in enumerate(deal.hands):
                record(told.HandDealt(Seat(seat), Sealed(group_cards(hand), (Seat(seat),))))

    def _shuffle(self, shuffle: act.Shuffle, record: Record | None) -> None:
        self.pile = shuffle.units
        if record:
            record(told.PileMade(self.left))
        first = self.rules.first_player
        if self.turn_after is not None:
            self.ask(self.turn_after)
            self.turn_after = None
        elif isinstance(first, int):
            self._begin(Seat(first))
        else:
            self.stage = "first"

    def _begin(self, first: Seat) -> None:
        """Everything is laid out: the first player is asked, for a tavern or for a turn."""
        self.first_player = first
        if self.unset:
            self.unset = self.lists.order[first]
        self.ask(first)

    def _choose(self, seat: Seat, action: act.Choose, record: Record | None) -> None:
        """A tavern to start in, in turn order from the first player on (R29)."""
        self.taverns[seat] = int(action.tavern)
        self.unset = self.unset[1:]
        if record:
            record(told.TavernChosen(seat, action.tavern))
        self.ask(self.unset[0] if self.unset else self.first_player)
