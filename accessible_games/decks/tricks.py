"""Tricks: who must follow what, who takes a trick, what everybody knows by it.

    tricks = Tricks.begin(leader=Seat(0), seats=4, trumps=Suit.SPADES)
    if card not in tricks.playable(hand): ...
    tricks = tricks.play(card)

The ace is high.  A `Tricks` is a value: it holds all that has been played since the deal, and whatever
follows from that.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from accessible_games.engine import Seat, Value

from .standard import Card, Rank, Suit


def height(card: Card) -> int:
    """Its height within its suit: 2 is lowest, and an ace, 14, highest."""
    return 14 if card.rank is Rank.ACE else card.number


class Tricks(Value):
    """The tricks of one deal up to now.

    Attributes:
        leader: who led the trick on the table, or leads the next one.
        trumps: the suit that beats all others, if there is one.
        taken: tricks that each seat has taken.
        voids: by seat, the suits that it does not hold, since it did not follow them.
        current: the cards of the trick on the table, the leader's first.
        played: all cards that were played, in order, those on the table included.
    """

    leader: Seat
    trumps: Suit | None
    taken: tuple[int, ...]
    voids: tuple[frozenset[Suit], ...]
    current: tuple[Card, ...] = ()
    played: tuple[Card, ...] = ()

    @classmethod
    def begin(cls, leader: Seat, seats: int, trumps: Suit | None = None) -> Tricks:
        """Before the first card."""
        return cls(leader, trumps, (0,) * seats, (frozenset(),) * seats)

    @property
    def turn(self) -> Seat:
        """Who plays next."""
        return Seat((self.leader + len(self.current)) % len(self.taken))

    @property
    def led(self) -> Suit | None:
        """The suit to be followed, if a card lies on the table."""
        return self.current[0].suit if self.current else None

    @property
    def best(self) -> Card | None:
        """The card that takes the trick as it lies."""
        return max(self.current, key=self.strength, default=None)

    @property
    def taker(self) -> Seat | None:
        """Who takes the trick as it lies."""
        best = self.best
        return None if best is None else self.seat_of(best)

    def seat_of(self, card: Card) -> Seat:
        """Who played a card of the trick on the table."""
        return Seat((self.leader + self.current.index(card)) % len(self.taken))

    def strength(self, card: Card) -> tuple[int, int]:
        """Compares cards of the trick on the table: trumps, then the suit that was led, then no other."""
        kind = 2 if card.suit is self.trumps else 1 if card.suit is self.led else 0
        return (kind, height(card))

    def beats(self, card: Card) -> bool:
        """Whether a card would take the trick as it lies."""
        best = self.best
        return best is None or self.strength(card) > self.strength(best)

    def playable(self, hand: Sequence[Card]) -> tuple[Card, ...]:
        """The cards of a hand that follow suit; all of them, if none does, or a trick is led."""
        return tuple(card for card in hand if card.suit is self.led) or tuple(hand)

    def has_played(self, suit: Suit) -> bool:
        """Whether a card of this suit was played yet: whether it is broken."""
        return any(card.suit is suit for card in self.played)

    def play(self, card: Card) -> Tricks:
        """After one more card; the last one of a trick leaves an empty table, and its taker leads."""
        seats, turn, led = len(self.taken), self.turn, self.led
        voids = self.voids
        if led is not None and card.suit is not led:
            voids = (*voids[:turn], voids[turn] | {led}, *voids[turn + 1 :])
        on = self.but(current=(*self.current, card), played=(*self.played, card), voids=voids)
        if len(on.current) < seats:
            return on
        taker = on.taker
        assert taker is not None
        taken = tuple(n + (seat == taker) for seat, n in enumerate(self.taken))
        return on.but(leader=taker, current=(), taken=taken)


def deal_unseen(
    unseen: Iterable[Card], sizes: Sequence[int], voids: Sequence[frozenset[Suit]], rng: Random
) -> list[tuple[Card, ...]]:
    """Hands at random of the cards that somebody has not seen, none with a suit that it cannot hold.

    Args:
        unseen: the cards, as many as the hands take.
        sizes: how many each seat gets.
        voids: by seat, the suits that it does not hold.
        rng: the only source of chance.

    Raises:
        ValueError: no such hands are possible.
    """
    cards, places = list(unseen), [seat for seat, size in enumerate(sizes) for _ in range(size)]
    rng.shuffle(cards)
    rng.shuffle(places)
    lying: dict[int, Card] = {}  # place -> card

    def put(card: Card, tried: set[int]) -> bool:
        """Find a place, if need be by moving other cards: so one is found whenever there is one."""
        for place, seat in enumerate(places):
            if place in tried or card.suit in voids[seat]:
                continue
            tried.add(place)
            if place not in lying or put(lying[place], tried):
                lying[place] = card
                return True
        return False

    if len(cards) != len(places) or not all(put(card, set()) for card in cards):
        raise ValueError(f"{len(cards)} cards do not fit hands of {list(sizes)}")
    hands: list[list[Card]] = [[] for _ in sizes]
    for place, card in lying.items():
        hands[places[place]].append(card)
    return [tuple(hand) for hand in hands]
