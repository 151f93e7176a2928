"""What one seat of Kameloot knows, and a state drawn from it that the seat cannot tell from the real one."""

from __future__ import annotations

from random import Random
from typing import Generic, TypeVar

from accessible_games.engine import CHANCE, HIDDEN, Action, Hidden, Seat, Value

from .board import BY_CHANCE, KamelootBoard
from .cards import CARDS, KINDS, UNIT, Card, Tavern, count_of, kinds_in, list_cards, pack, size_of
from .rules import KamelootRules

B = TypeVar("B", bound=KamelootBoard)


class KamelootView(Value):
    """Everything that one seat may look at (None: what everybody may); compares by value.

    What was discarded before the top card is not in it: the pile may not be consulted (KLT-14).

    Attributes:
        rules: the settings of the game.
        stage: what is waited for (see `KamelootBoard`).
        hand: packed counts, or None for a spectator.
        taverns: per seat, None before it is known.
        fronts: per seat, counts of what lies in front, horns by the kind that they joined.
        horns: per seat, the horns among them.
        coins: per seat, HIDDEN where they are not shown (option `gold_visible`).
        left: cards in the draw pile.
        discard_size, discard_top: of the discard pile.
        discard: its counts, where it may be consulted (option `discard_review`); else None.
        sold_cards: counts of the cards that have become coins: all could see them.
        last: the last action of a player, until the next one.
        last_turns: seats that still have a turn; None before the end is triggered.
    """

    seat: Seat | None
    rules: KamelootRules
    stage: str
    to_act: tuple[Seat, ...]
    hand: int | None
    hand_sizes: tuple[int, ...]
    taverns: tuple[Tavern | None, ...]
    fronts: tuple[int, ...]
    horns: tuple[int, ...]
    coins: tuple[int | Hidden, ...]
    left: int
    discard_size: int
    discard_top: Card | None
    discard: int | None
    sold_cards: int
    last: Action | None
    first_player: Seat
    turn_after: Seat | None
    last_turns: tuple[Seat, ...] | None
    winners: tuple[Seat, ...]

    @property
    def seats(self) -> int:
        """Number of players."""
        return self.rules.seats

    def members(self, tavern: Tavern) -> tuple[Seat, ...]:
        """The seats in a tavern."""
        return tuple(Seat(seat) for seat, one in enumerate(self.taverns) if one is tavern)

    def totals(self, tavern: Tavern) -> int:
        """What lies in front of all members of a tavern together, as counts (KLT-20)."""
        return sum(self.fronts[seat] for seat in self.members(tavern))


def score(view: KamelootView, seat: Seat) -> int | None:
    """A player's coins; None while they are not shown."""
    coins = view.coins[seat]
    return coins if isinstance(coins, int) else None


def view_of(state: KamelootBoard, seat: Seat | None) -> KamelootView:
    """What `seat` knows of a state."""
    rules = state.rules
    shown = rules.gold_visible or state.stage == "over"
    actors = state.acting
    return KamelootView(
        seat=seat,
        rules=rules,
        stage=state.stage,
        to_act=() if actors == (CHANCE,) else actors,
        hand=None if seat is None else state.hands[seat],
        hand_sizes=tuple(size_of(hand) for hand in state.hands),
        taverns=state.known_taverns(),
        fronts=tuple(state.fronts),
        horns=tuple(state.horns),
        coins=tuple(n if shown or one == seat else HIDDEN for one, n in enumerate(state.coins)),
        left=state.left,
        discard_size=len(state.discard),
        discard_top=CARDS[state.discard[-1]] if state.discard else None,
        discard=pack(state.discard) if rules.discard_review else None,
        sold_cards=state.sold_cards,
        last=state.last,
        first_player=state.first_player,
        turn_after=state.turn_after,
        last_turns=state.last_turns,
        winners=state.winners(),
    )


class Worlds(Generic[B]):
    """All states that fit a view: what it tells is put down once, the rest is dealt for each anew.

    The view of the same seat on each equals the given view.  Whole decks only: with cards out of
    play (a partial position) there is no telling what is unseen.

    Args:
        state: a new state, which becomes the one that all are copied from.
        view: what one seat knows.

    Raises:
        ValueError: fewer cards are unseen than places to fill.
    """

    def __init__(self, state: B, view: KamelootView) -> None:
        self._view, self._shared = view, state
        self._unseen = _unseen(view)
        state.stage = view.stage
        state.acting = view.to_act if view.to_act or view.stage == "over" else BY_CHANCE
        state.first_player, state.turn_after = view.first_player, view.turn_after
        state.last_turns = view.last_turns
        state.fronts, state.horns = list(view.fronts), list(view.horns)
        state.kinds = [kinds_in(front) for front in view.fronts]
        _seat_taverns(state, view)
        state.left = view.left
        state.sold_cards, state.last = view.sold_cards, view.last
        self._hands: list[tuple[int, int]] = []
        for seat, size in enumerate(view.hand_sizes):
            if seat == view.seat and view.hand is not None:
                state.hands[seat] = view.hand
            else:
                self._hands.append((seat, size))
        hidden = view.discard_size - 1 if view.discard is None and view.discard_size else 0
        if sum(size for _, size in self._hands) + view.left + hidden > len(self._unseen):
            raise ValueError("the view leaves too few unseen cards: was the position partial?")

    def sample(self, rng: Random) -> B:
        """One of them."""
        draw, view = rng.random, self._view
        state = self._shared.copy()
        unseen = sorted(self._unseen, key=lambda _: draw())
        state.discard = bytes(_discard(view, unseen, rng))
        units = [UNIT[card] for card in unseen]
        start = 0
        for seat, size in self._hands:
            state.hands[seat] = sum(units[start : start + size])
            start += size
        pile = units[start : start + view.left]
        state.pile = tuple(sorted(pile) if view.stage == "shuffle" else pile)
        state.coins = _coins(view, rng)
        return state


def determinise(state: B, view: KamelootView, rng: Random) -> B:
    """Make a new state one that fits the view; see `Worlds`."""
    return Worlds(state, view).sample(rng)


def _seat_taverns(state: KamelootBoard, view: KamelootView) -> None:
    state.taverns = [int(tavern or Tavern.OWL) for tavern in view.taverns]
    begin = view.to_act[0] if view.to_act else view.turn_after or Seat(0)
    state.unset = tuple(seat for seat in state.lists.order[begin] if view.taverns[seat] is None)
    for tavern, front in zip(state.taverns, view.fronts, strict=True):
        state.totals[tavern] += front


def _discard(view: KamelootView, unseen: list[Card], rng: Random) -> list[Card]:
    """A discard pile with the top that is seen; no horn is ever in it (R28)."""
    if view.discard_top is None:
        return []
    if view.discard is not None:
        beneath = list_cards(view.discard - UNIT[view.discard_top])
        rng.shuffle(beneath)
        return [*beneath, view.discard_top]
    pile = [card for card in unseen if card is not Card.UNICORN][: view.discard_size - 1]
    for card in pile:
        unseen.remove(card)
    return [*pile, view.discard_top]


def _coins(view: KamelootView, rng: Random) -> list[int]:
    """Coins per seat; those that are not shown are split at random, as many as cards were sold."""
    sold = sum(count_of(view.sold_cards, card) for card in CARDS)
    coins = [n if isinstance(n, int) else 0 for n in view.coins]
    closed = [seat for seat, n in enumerate(view.coins) if n is HIDDEN]
    for _ in range(sold - sum(coins) if closed else 0):
        coins[rng.choice(closed)] += 1
    return coins


def counted(view: KamelootView) -> dict[str, tuple[int, int]]:
    """By the message of its name: how many cards of a kind there are, and how many the seat can place.

    What lies below the top of the discard pile it cannot: that is a matter of memory (KLT-14).
    """
    unseen = _unseen(view)
    copies = view.rules.copies
    return {card.message: (copies[card], copies[card] - unseen.count(card)) for card in CARDS}


def _unseen(view: KamelootView) -> list[Card]:
    """Cards of the deck that this seat sees nowhere."""
    left = list(view.rules.copies)
    for front, horns in zip(view.fronts, view.horns, strict=True):
        for card in KINDS:
            joined = count_of(horns, card)
            left[card] -= count_of(front, card) - joined
            left[Card.UNICORN] -= joined
    if view.discard is None and view.discard_top is not None:
        left[view.discard_top] -= 1
    for counts in (view.hand, view.discard, view.sold_cards):
        if counts is not None:
            for card in CARDS:
                left[card] -= count_of(counts, card)
    return [card for card in CARDS for _ in range(left[card])]
