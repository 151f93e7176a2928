"""The rules of Crazy Eights: what can be done, what comes of it, and who knows what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Annotated, Any

from accessible_games.decks.standard import BY_ID, SUITS, Card, Rank, Suit, by_suit, cards
from accessible_games.engine import (
    CHANCE,
    Action,
    GameIsOver,
    NotYourTurn,
    OutcomeAwaited,
    OutcomeNotPossible,
    PositionError,
    Record,
    Refused,
    Sealed,
    Seat,
)
from accessible_games.engine.notation import Grammar, Many, OneOf

from . import facts

DECK = cards(52)
SUIT_IDS = {suit.id: suit for suit in SUITS}


Playing = Annotated[Card, OneOf("CARD", DECK)]


class Deal(Action, written="deal {order}"):
    """The whole deck in the order in which it is dealt: the hands, the first card of the pile, the stock."""

    order: Annotated[tuple[Card, ...], Many(OneOf("CARD", DECK), n=len(DECK), different=True)]


class Play(Action, written="play {card}"):
    """Lay a card on the pile."""

    card: Playing


class PlayEight(Action, written="play {card} {suit}"):
    """Lay an eight on the pile, and name a suit."""

    card: Playing
    suit: Annotated[Suit, OneOf("SUIT", SUITS)]


class Draw(Action, written="draw"):
    """Draw a card, which ends the turn."""


class Pass(Action, written="pass"):
    """Do nothing, once the stock is empty."""


GRAMMAR = Grammar("crazy_eights", (Play, PlayEight, Draw, Pass), (Deal,))


class Due:
    """The deal that is waited for."""

    def sample(self, rng: Random) -> Deal:
        """A shuffled deck."""
        order = list(DECK)
        rng.shuffle(order)
        return Deal(tuple(order))


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


class State:
    """A game in progress; `turn` is CHANCE until the cards are dealt."""

    def __init__(self, seats: int) -> None:
        self.hands: list[tuple[Card, ...]] = [()] * seats
        self.stock: tuple[Card, ...] = ()
        self.pile: tuple[Card, ...] = ()
        self.suit: Suit | None = None
        self.turn = CHANCE
        self.passes = 0

    def copy(self) -> State:
        """An independent twin."""
        twin = State(len(self.hands))
        twin.__dict__.update(self.__dict__, hands=list(self.hands))
        return twin

    def winners(self) -> tuple[Seat, ...]:
        """Who has won: nobody as long as somebody can go on."""
        sizes = [len(hand) for hand in self.hands]
        if not self.pile or (min(sizes) and self.passes < len(sizes)):
            return ()
        return tuple(Seat(seat) for seat, size in enumerate(sizes) if size == min(sizes))

    def actors(self) -> tuple[Seat, ...]:
        """Who may act."""
        return () if self.winners() else (self.turn,)

    def due(self) -> Due:
        """The deal."""
        return Due()

    def check(self, seat: Seat, action: Action) -> Refused | None:
        """Why this may not be done now."""
        if self.winners():
            return GameIsOver()
        if self.turn == CHANCE:
            if seat != CHANCE or not isinstance(action, Deal):
                return OutcomeAwaited()
            return None if sorted(action.order) == sorted(DECK) else OutcomeNotPossible()
        if seat != self.turn or isinstance(action, Deal):
            return NotYourTurn(self.turn)
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
        tell: Any = record or (lambda event: None)
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
        for seat in range(seats):
            self.hands[seat] = tuple(sorted(action.order[seat * size : (seat + 1) * size], key=by_suit))
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
        """The position, which `load` takes back."""
        return {
            "hands": [[card.id for card in hand] for hand in self.hands],
            "stock": [card.id for card in self.stock],
            "pile": [card.id for card in self.pile],
            "suit": self.suit.id if self.suit else "",
            "turn": int(self.turn),
            "passes": self.passes,
        }

    inspect = position


def load(seats: int, position: Mapping[str, Any]) -> State:
    """A game at a position; what it leaves out is as before the deal."""
    state, known = State(seats), {**State(seats).position(), **position}
    if len(known) > 6:
        raise PositionError(f"position: {', '.join(State(seats).position())} are allowed, and no other keys")
    try:
        state.hands = [tuple(sorted((BY_ID[card] for card in hand), key=by_suit)) for hand in known["hands"]]
        state.stock, state.pile = (tuple(BY_ID[card] for card in known[key]) for key in ("stock", "pile"))
        state.suit = SUIT_IDS[known["suit"]] if known["suit"] else None
        state.turn, state.passes = Seat(known["turn"]), int(known["passes"])
    except (KeyError, TypeError, ValueError) as problem:
        raise PositionError(f"position: {problem} is no card, suit or number") from None
    found = [card for cards_ in (*state.hands, state.stock, state.pile) for card in cards_]
    whole = sorted(found) == sorted(DECK) and bool(state.pile) and state.suit is not None
    if len(state.hands) != seats or (found and not whole) or not -1 <= state.turn < seats:
        raise PositionError(f"position: {seats} hands, and 52 cards in hands, stock and pile are needed")
    if bool(found) != (state.turn != CHANCE):
        raise PositionError("position: turn is -1 before the deal, and a seat behind it")
    return state


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
