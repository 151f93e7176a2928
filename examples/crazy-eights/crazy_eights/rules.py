"""The rules of Crazy Eights: what can be done, what comes of it, and who knows what."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from accessible_games.decks.deal import CARDS, AnyCard, AnySuit, Deal, DealDue, hands_of
from accessible_games.decks.standard import SUITS, Card, Rank, Suit, by_suit, cards
from accessible_games.engine import (
    CHANCE,
    Action,
    Choice,
    OutcomeNotPossible,
    PositionError,
    Record,
    Refused,
    Sealed,
    Seat,
    out_of_turn,
)
from accessible_games.engine.board import Board
from accessible_games.engine.layout import Called, Key, Layout, OneSeat, PerSeat, Whole
from accessible_games.engine.notation import Grammar

from . import facts

DECK = cards(52)


class Play(Action, written="play {card}"):
    """Lay a card on the pile."""

    card: AnyCard


class PlayEight(Action, written="play {card} {suit}"):
    """Lay an eight on the pile, and name a suit."""

    card: AnyCard
    suit: AnySuit


class Draw(Action, written="draw"):
    """Draw a card, which ends the turn."""


class Pass(Action, written="pass"):
    """Do nothing, once the stock is empty."""


class PlayChoice(Choice, of=(Play, PlayEight)):
    """Lay this card on the pile."""

    card: Card


class SuitChoice(Choice, of=PlayEight):
    """Name this suit."""

    suit: Suit


class DrawChoice(Choice, of=Draw):
    """Draw a card."""


class PassChoice(Choice, of=Pass, passes=True):
    """Pass."""


GRAMMAR = Grammar("crazy_eights", (Play, PlayEight, Draw, Pass), (Deal,))


@dataclass(frozen=True)
class View:
    """What one seat knows (None: a spectator)."""

    seat: Seat | None
    turn: Seat | None
    hand: tuple[Card, ...]
    sizes: tuple[int, ...]
    stock: int
    pile: tuple[Card, ...]
    suit: Suit | None
    passes: int
    winners: tuple[Seat, ...]


class State(Board):
    """A game in progress.

    Attributes:
        hands: by seat, sorted; all empty until the cards are dealt.
        stock: the card that is drawn next first.
        pile: the card that must be followed last.
        suit: what must be followed: that card's, or what was named.
        turn: who is asked; CHANCE until the cards are dealt.
        passes: how many players have passed, one after the other.
    """

    hands: list[tuple[Card, ...]]
    stock: tuple[Card, ...]
    pile: tuple[Card, ...]
    suit: Suit | None
    turn: Seat
    passes: int

    def __init__(self, seats: int) -> None:
        self.hands = [()] * seats
        self.stock, self.pile, self.suit = (), (), None
        self.turn, self.passes = CHANCE, 0

    def winners(self) -> tuple[Seat, ...]:
        """Who has won: nobody as long as somebody can go on."""
        sizes = [len(hand) for hand in self.hands]
        if not self.pile or (min(sizes) and self.passes < len(sizes)):
            return ()
        return tuple(Seat(seat) for seat, size in enumerate(sizes) if size == min(sizes))

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
        if isinstance(action, Play | PlayEight):
            return self._check_play(action, self.hands[seat])
        if isinstance(action, Draw):
            return None if self.stock else facts.StockEmpty()
        return facts.StockLeft(len(self.stock)) if self.stock else None

    def _check_play(self, action: Play | PlayEight, hand: tuple[Card, ...]) -> Refused | None:
        card, top, suit = action.card, self.pile[-1], self.suit
        if card not in hand:
            return facts.CardNotHeld(card)
        eight = card.rank is Rank.EIGHT
        if eight != isinstance(action, PlayEight):
            return facts.SuitWanted()
        assert suit is not None
        follows = eight or card.suit is suit or card.rank is top.rank
        return None if follows else facts.DoesNotFollow(card, top, suit)

    def legal_actions(self, seat: Seat) -> list[Action]:
        """All that a seat can do; it depends on its own hand alone."""
        if seat != self.turn or self.winners() or seat == CHANCE:
            return []
        tries: list[Action] = []
        for card in self.hands[seat]:
            tries += [PlayEight(card, suit) for suit in SUITS] if card.rank is Rank.EIGHT else [Play(card)]
        return [action for action in (*tries, Draw(), Pass()) if self.check(seat, action) is None]

    def apply(self, seat: Seat, action: Action, record: Record | None = None) -> None:
        """Do it; `record` gets the events."""
        tell = record or (lambda event: None)
        if isinstance(action, Deal):
            self._deal(action, tell)
            return
        self.passes = self.passes + 1 if isinstance(action, Pass) else 0
        if isinstance(action, Play | PlayEight):
            self._play(seat, action, tell)
        elif isinstance(action, Draw):
            card, *rest = self.stock
            self.stock = tuple(rest)
            self.hands[seat] = tuple(sorted((*self.hands[seat], card), key=by_suit))
            tell(facts.CardDrawn(seat, Sealed(card, (seat,)), len(rest)))
        else:
            tell(facts.Passed(seat))
        self.turn = Seat((seat + 1) % len(self.hands))
        if winners := self.winners():
            tell(facts.GameWon(winners, len(self.hands[winners[0]])))

    def _deal(self, action: Deal, tell: Record) -> None:
        seats = len(self.hands)
        size = 7 if seats == 2 else 5
        self.hands = [tuple(sorted(hand, key=by_suit)) for hand in hands_of(action.order, seats, size)]
        top, *stock = action.order[seats * size :]
        self.pile, self.suit, self.stock, self.turn = (top,), top.suit, tuple(stock), Seat(0)
        tell(facts.Dealt(Seat(0), size, top))
        for seat, hand in enumerate(self.hands):
            tell(facts.HandDealt(Seat(seat), Sealed(hand, (Seat(seat),))))

    def _play(self, seat: Seat, action: Play | PlayEight, tell: Record) -> None:
        self.hands[seat] = tuple(card for card in self.hands[seat] if card != action.card)
        suit = action.suit if isinstance(action, PlayEight) else None
        self.pile, self.suit = (*self.pile, action.card), suit or action.card.suit
        tell(facts.CardPlayed(seat, action.card, len(self.hands[seat])))
        if suit:
            tell(facts.SuitNamed(seat, suit))

    def view(self, seat: Seat | None) -> View:
        """What one seat knows."""
        winners = self.winners()
        turn = None if winners or self.turn == CHANCE else self.turn
        sizes = tuple(len(hand) for hand in self.hands)
        hand = () if seat is None else self.hands[seat]
        return View(seat, turn, hand, sizes, len(self.stock), self.pile, self.suit, self.passes, winners)

    def returns(self) -> tuple[float, ...]:
        """1 for whoever has won, -1 for all others; 0 as long as the game goes on."""
        seats, winners = range(len(self.hands)), self.winners()
        return tuple(0.0 if not winners else 1.0 if seat in winners else -1.0 for seat in seats)

    def position(self) -> dict[str, Any]:
        """The position, which `LAYOUT` and `fit` take back."""
        return LAYOUT.export(self)

    inspect = position


LAYOUT = Layout(
    "crazy_eights",
    hands=Key(PerSeat(CARDS), "each player's cards; all empty before the deal"),
    stock=Key(CARDS, "the stock, the next card first", default=[]),
    pile=Key(CARDS, "the pile, the card to be followed last", default=[]),
    suit=Key(
        Called({suit.id: suit for suit in SUITS}, "suit"),
        "the suit to be followed; by default that of the pile's last card",
        when=lambda state: state.suit is not None,
    ),
    turn=Key(OneSeat(), "who is asked", when=lambda state: state.turn != CHANCE),
    passes=Key(Whole(0, 5), "how many have passed one after the other", default=0),
)


def fit(state: State) -> None:
    """See to it that what a position says goes together."""
    found = [*state.stock, *state.pile, *(card for hand in state.hands for card in hand)]
    if sorted(found) != (sorted(DECK) if state.pile else []):
        raise PositionError("position.hands: with those in stock and pile, all 52 cards, or none, are needed")
    state.hands = [tuple(sorted(hand, key=by_suit)) for hand in state.hands]
    if state.pile:
        state.suit, state.turn = state.suit or state.pile[-1].suit, max(state.turn, Seat(0))


def determinise(view: View, rng: Random, seats: int) -> State:
    """A state that its seat cannot tell from the real one."""
    state = State(seats)
    if not view.pile:
        return state
    unseen = [card for card in DECK if card not in view.hand and card not in view.pile]
    rng.shuffle(unseen)
    for seat, size in enumerate(view.sizes):
        others = (unseen.pop() for _ in range(0 if seat == view.seat else size))
        state.hands[seat] = view.hand if seat == view.seat else tuple(sorted(others, key=by_suit))
    state.stock, state.pile, state.suit, state.passes = tuple(unseen), view.pile, view.suit, view.passes
    state.turn = view.turn if view.turn is not None else Seat(0)
    return state
