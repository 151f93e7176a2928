"""The rules of Spades: what can be done, what comes of it, and who knows what."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Annotated, Any

from accessible_games.decks.deal import CARDS, AnyCard, Deal, DealDue, hands_of
from accessible_games.decks.standard import Card, Suit, by_suit_from_the_ace, cards
from accessible_games.decks.tricks import Tricks, deal_unseen
from accessible_games.engine import (
    CHANCE,
    Action,
    Choice,
    OutcomeNotPossible,
    Position,
    PositionError,
    Record,
    Refused,
    Sealed,
    Seat,
    out_of_turn,
)
from accessible_games.engine.board import Board
from accessible_games.engine.layout import Key, Layout, ListOf, OneSeat, PerSeat, Whole
from accessible_games.engine.notation import Grammar, Number

from . import facts

DECK = cards(52)
SEATS, HAND = 4, 13
LOST = -200
"""A side that has come down to this has lost."""


class Bid(Action, written="bid {tricks}"):
    """Say how many tricks the hand will take."""

    tricks: Annotated[int, Number("TRICKS", 1, HAND)]


class Nil(Action, written="nil"):
    """Say that the hand will take none."""


class Play(Action, written="play {card}"):
    """Play a card to the trick."""

    card: AnyCard


class BidChoice(Choice, of=Bid):
    """Bid this many tricks."""

    tricks: int


class NilChoice(Choice, of=Nil):
    """Bid nil."""


class PlayChoice(Choice, of=Play):
    """Play this card."""

    card: Card


GRAMMAR = Grammar("spades", (Bid, Nil, Play), (Deal,))


def side_of(seat: int) -> int:
    """The side of a seat: 0 or 1; partners sit opposite each other."""
    return seat % 2


def players_of(side: int) -> tuple[Seat, Seat]:
    """The partners of a side."""
    return (Seat(side), Seat(side + 2))


@dataclass(frozen=True)
class Score:
    """How a deal went for one side.

    Attributes:
        bid, taken: tricks that it had to take, and that it took.
        nils: for each partner who bid nil, whether that held.
        paid: how many times ten overtricks were paid for with 100 points.
        bags: the overtricks that are left.
        points: what the deal brings it.
    """

    bid: int
    taken: int
    nils: tuple[tuple[Seat, bool], ...]
    paid: int
    bags: int
    points: int

    @classmethod
    def of(cls, bids: dict[Seat, int], taken: tuple[int, ...], bags: int) -> Score:
        """Score a deal.

        Args:
            bids: of the two partners.
            taken: tricks by seat.
            bags: overtricks before.
        """
        bid, took = sum(bids.values()), sum(taken[seat] for seat in bids)
        nils = tuple((seat, not taken[seat]) for seat, n in bids.items() if not n)
        over = max(0, took - bid)
        points = 10 * bid + over if took >= bid else -10 * bid
        points += sum(100 if held else -100 for _, held in nils)
        paid, left = divmod(bags + over, 10)
        return cls(bid, took, nils, paid, left, points - 100 * paid)


@dataclass(frozen=True)
class View:
    """What one seat knows (None: a spectator); `sizes` are those of the hands."""

    seat: Seat | None
    turn: Seat | None
    hand: tuple[Card, ...]
    sizes: tuple[int, ...]
    dealer: Seat
    calls: tuple[int, ...]
    tricks: Tricks
    scores: tuple[int, ...]
    bags: tuple[int, ...]
    target: int
    winners: tuple[Seat, ...]

    @property
    def bids(self) -> dict[Seat, int]:
        """The bids by seat, in their order; nil is 0."""
        return bids_of(self.dealer, self.calls)


def bids_of(dealer: Seat, calls: tuple[int, ...]) -> dict[Seat, int]:
    """Bids by seat, in their order: the player to the left of the dealer begins."""
    return {Seat((dealer + 1 + n) % SEATS): bid for n, bid in enumerate(calls)}


class State(Board):
    """A game in progress.

    Attributes:
        target: points that win.
        hands: by seat; all empty until the cards are dealt.
        dealer: of this deal.
        calls: the bids of this deal in their order; nil is 0.
        tricks: what has been played of this deal.
        scores, bags: points and overtricks by side.
    """

    target: int
    hands: list[tuple[Card, ...]]
    dealer: Seat
    calls: tuple[int, ...]
    tricks: Tricks
    scores: list[int]
    bags: list[int]

    def __init__(self, target: int) -> None:
        self.target = target
        self.scores, self.bags = [0, 0], [0, 0]
        self.await_deal(Seat(SEATS - 1))

    def await_deal(self, dealer: Seat) -> None:
        """Clear the table for a deal."""
        self.hands = [()] * SEATS
        self.dealer, self.calls = dealer, ()
        self.begin_tricks()

    def begin_tricks(self) -> None:
        """Nothing has been played."""
        self.tricks = Tricks.begin(Seat((self.dealer + 1) % SEATS), SEATS, Suit.SPADES)

    @property
    def turn(self) -> Seat:
        """Who is asked, as long as the game goes on."""
        if not any(self.hands):
            return CHANCE
        if len(self.calls) == SEATS:
            return self.tricks.turn
        return Seat((self.dealer + 1 + len(self.calls)) % SEATS)

    def winners(self) -> tuple[Seat, ...]:
        """The side with more points, once a deal has brought one to the target, or too far down."""
        ours, theirs = self.scores
        ends = max(self.scores) >= self.target or min(self.scores) <= LOST
        if any(self.hands) or ours == theirs or not ends:
            return ()
        return players_of(0 if ours > theirs else 1)

    def actors(self) -> tuple[Seat, ...]:
        """Who may act."""
        return () if self.winners() else (self.turn,)

    def due(self) -> DealDue:
        """The deal."""
        return DealDue(DECK)

    def check(self, seat: Seat, action: Action) -> Refused | None:
        """Why this may not be done now."""
        refused = out_of_turn(self.actors(), seat, action, Deal)
        if refused:
            return refused
        if isinstance(action, Deal):
            return None if seat == CHANCE and self.due().fits(action) else OutcomeNotPossible()
        if isinstance(action, Play):
            return self._check_play(action.card, self.hands[seat])
        return None if len(self.calls) < SEATS else facts.BiddingOver()

    def _check_play(self, card: Card, hand: tuple[Card, ...]) -> Refused | None:
        if len(self.calls) < SEATS:
            return facts.BidFirst()
        if card not in hand:
            return facts.CardNotHeld(card)
        led = self.tricks.led
        if led and card not in self.tricks.playable(hand):
            return facts.MustFollow(card, led)
        others = any(held.suit is not Suit.SPADES for held in hand)
        if not led and card.suit is Suit.SPADES and others and not self.tricks.has_played(Suit.SPADES):
            return facts.SpadesNotBroken()
        return None

    def legal_actions(self, seat: Seat) -> list[Action]:
        """All that a seat can do; it depends on its own hand and the table alone."""
        if seat == CHANCE or seat not in self.actors():
            return []
        bids = (*map(Bid, range(1, HAND + 1)), Nil())
        tries: Iterable[Action] = bids if len(self.calls) < SEATS else map(Play, self.hands[seat])
        return [action for action in tries if self.check(seat, action) is None]

    def apply(self, seat: Seat, action: Action, record: Record | None = None) -> None:
        """Do it; `record` gets the events."""
        tell = record or (lambda event: None)
        if isinstance(action, Deal):
            self._deal(action, tell)
        elif isinstance(action, Play):
            self._play(seat, action.card, tell)
        else:
            self._bid(seat, action, tell)

    def _deal(self, action: Deal, tell: Record) -> None:
        tell(facts.Dealt(self.dealer))
        for seat, hand in enumerate(hands_of(action.order, SEATS, HAND)):
            self.hands[seat] = tuple(sorted(hand, key=by_suit_from_the_ace))
            tell(facts.HandDealt(Seat(seat), Sealed(facts.by_suits(self.hands[seat]), (Seat(seat),))))

    def _bid(self, seat: Seat, action: Action, tell: Record) -> None:
        bid = action.tricks if isinstance(action, Bid) else 0
        self.calls = (*self.calls, bid)
        tell(facts.BidMade(seat, bid) if bid else facts.NilBid(seat))
        if len(self.calls) == SEATS:
            bids = bids_of(self.dealer, self.calls)
            for partners in map(players_of, (0, 1)):
                tell(facts.SideBid(partners, sum(bids[one] for one in partners)))

    def _play(self, seat: Seat, card: Card, tell: Record) -> None:
        was_broken, best = self.tricks.has_played(Suit.SPADES), self.tricks.best
        takes = best if best and not self.tricks.beats(card) else card
        self.hands[seat] = tuple(held for held in self.hands[seat] if held != card)
        self.tricks = self.tricks.play(card)
        tell(facts.CardPlayed(seat, card))
        if card.suit is Suit.SPADES and not was_broken:
            tell(facts.SpadesBroken())
        if self.tricks.current:
            return
        taker = self.tricks.leader
        tell(facts.TrickTaken(taker, takes, self.tricks.taken[taker]))
        if not any(self.hands):
            self._score(tell)

    def _score(self, tell: Record) -> None:
        bids = bids_of(self.dealer, self.calls)
        for side in (0, 1):
            partners = players_of(side)
            score = Score.of({one: bids[one] for one in partners}, self.tricks.taken, self.bags[side])
            for one, held in score.nils:
                tell(facts.NilScored(one, held))
            if score.paid:
                tell(facts.BagsPaid(partners))
            self.bags[side] = score.bags
            self.scores[side] += score.points
            tell(facts.DealScored(partners, score.taken, score.bid, score.points, self.scores[side]))
        self.await_deal(Seat((self.dealer + 1) % SEATS))
        if winners := self.winners():
            tell(facts.GameWon(winners, max(self.scores), min(self.scores)))

    def view(self, seat: Seat | None) -> View:
        """What one seat knows."""
        winners, turn = self.winners(), self.turn
        return View(
            seat=seat,
            turn=None if winners or turn == CHANCE else turn,
            hand=() if seat is None else self.hands[seat],
            sizes=tuple(map(len, self.hands)),
            dealer=self.dealer,
            calls=self.calls,
            tricks=self.tricks,
            scores=tuple(self.scores),
            bags=tuple(self.bags),
            target=self.target,
            winners=winners,
        )

    def returns(self) -> tuple[float, ...]:
        """1 for both winners, -1 for the others; 0 as long as the game goes on."""
        winners = self.winners()
        return tuple((1.0 if seat in winners else -1.0) if winners else 0.0 for seat in range(SEATS))

    def position(self) -> dict[str, Any]:
        """The position, which `fit` takes back."""
        return LAYOUT.export(self)

    inspect = position


LAYOUT = Layout(
    "spades",
    hands=Key(PerSeat(CARDS), "each player's cards; all empty before the deal", default=[[]] * SEATS),
    played=Key(CARDS, "the cards played since the deal, in order", [], of="tricks.played", loads=False),
    dealer=Key(OneSeat(), "who deals, or has dealt; the next player bids and leads first"),
    calls=Key(ListOf(Whole(0, HAND), tuple), "the bids, in their order; nil is 0", default=[]),
    scores=Key(ListOf(Whole(-9999, 9999), n=2), "points by side, that of players 0 and 2 first"),
    bags=Key(ListOf(Whole(0, 9), n=2), "overtricks by side that were not paid for yet"),
)


def fit(state: State, position: Position) -> None:
    """Put on a state what was played, and see to it that hands, bids and tricks go together."""
    state.begin_tricks()
    for card in LAYOUT.read(position, "played", SEATS):
        state.tricks = state.tricks.play(card)
    found = [*state.tricks.played, *(card for hand in state.hands for card in hand)]
    if found and sorted(found) != sorted(DECK):
        raise PositionError("position.hands: with those in played, all 52 cards, or none, are needed")
    sizes = sizes_of(state.tricks)
    if found and [len(hand) for hand in state.hands] != list(sizes):
        raise PositionError(f"position.hands: with these cards played, {list(sizes)} cards are held")
    n, played = len(state.calls), state.tricks.played
    if n > SEATS or (n and not found) or (played and n < SEATS):
        raise PositionError("position.calls: a bid of each player, before a card is played, is needed")
    state.hands = [tuple(sorted(hand, key=by_suit_from_the_ace)) for hand in state.hands]


def sizes_of(tricks: Tricks) -> tuple[int, ...]:
    """How many cards each seat holds behind what was played."""
    whole, ahead = divmod(len(tricks.played), SEATS)
    return tuple(HAND - whole - ((seat - tricks.leader) % SEATS < ahead) for seat in range(SEATS))


def determinise(view: View, rng: Random) -> State:
    """A state that its seat cannot tell from the real one: nobody holds a suit that they did not follow."""
    state = State(view.target)
    state.dealer, state.calls, state.tricks = view.dealer, view.calls, view.tricks
    state.scores, state.bags = list(view.scores), list(view.bags)
    if any(view.sizes):
        unseen = [card for card in DECK if card not in view.hand and card not in view.tricks.played]
        sizes = [0 if seat == view.seat else size for seat, size in enumerate(view.sizes)]
        hands = deal_unseen(unseen, sizes, view.tricks.voids, rng)
        state.hands = [tuple(sorted(hand, key=by_suit_from_the_ace)) for hand in hands]
        if view.seat is not None:
            state.hands[view.seat] = view.hand
    return state
