"""The standard deck: 52 cards in four suits, its jokers, and the cuts that games are played with.

    deck = [*cards(32)] or [*cards(52, packs=2)]
    hand.sort(key=by_suit)

A card's id is its rank and its suit: "7s", "10h", "qd", "ac"; the jokers are "joker_red" and
"joker_black".  Names, in every language, lie in `locale/` here.  A game's `deck.toml` says
`standard = 52` (and `packs = 2`) in place of a list of cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from types import MappingProxyType
from typing import Any, Final

from accessible_games.engine import Value, derived


class Suit(Enum):
    """A suit; the value is its letter in a card's id."""

    SPADES = "s"
    HEARTS = "h"
    DIAMONDS = "d"
    CLUBS = "c"

    @property
    def id(self) -> str:
        """The word of the notation, e.g. "hearts"."""
        return self.name.lower()

    @property
    def message(self) -> str:
        """The id of the message with its name."""
        return f"standard-suit-{self.id}"


SUITS: Final = tuple(Suit)


class Rank(Enum):
    """A rank; the value is its number, an ace being 1."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    @property
    def id(self) -> str:
        """The word of the notation, e.g. "7", "queen"."""
        return self.name.lower() if self.value in (1, 11, 12, 13) else str(self.value)

    @property
    def sign(self) -> str:
        """How a card's id begins: "a", "7", "10", "q"."""
        return self.id if self.id.isdigit() else self.id[0]

    @property
    def message(self) -> str:
        """The id of the message with its name."""
        return f"standard-rank-{self.id}"


RANKS: Final = tuple(Rank)


class Card(Value):
    """A card.

    Attributes:
        rank: None for a joker.
        suit: None for a joker.
        joker: "red" or "black"; "" for all others.
        id: the card id of the notation, e.g. "7s".
        message: the id of the message with its name.
    """

    rank: Rank | None
    suit: Suit | None
    joker: str = ""
    id: str = derived(
        lambda self: f"{self.rank.sign}{self.suit.value}" if self.suit else f"joker_{self.joker}"
    )
    message: str = derived(lambda self: f"standard-card-{self.id.replace('_', '-')}")

    @property
    def number(self) -> int:
        """1 for an ace to 13 for a king; 0 for a joker."""
        return self.rank.value if self.rank else 0

    def __lt__(self, other: Card) -> bool:
        return by_suit(self) < by_suit(other)

    def __repr__(self) -> str:
        return f"Card({self.id})"


JOKERS: Final = (Card(None, None, "red"), Card(None, None, "black"))
ALL: Final = (*(Card(rank, suit) for suit in SUITS for rank in RANKS), *JOKERS)
BY_ID: Final = MappingProxyType({card.id: card for card in ALL})

CUTS: Final = MappingProxyType(
    {
        32: frozenset({1, *range(7, 14)}),
        36: frozenset({1, *range(6, 14)}),
        40: frozenset({*range(1, 8), 11, 12, 13}),
        52: frozenset(range(1, 14)),
        54: frozenset(range(14)),
    }
)
"""Number of cards of a pack -> the numbers of its ranks, 0 being the jokers.  40 cards, as in Spain and
Italy, leave out 8, 9 and 10."""


def cards(cut: int = 52, packs: int = 1) -> tuple[Card, ...]:
    """The cards of a deck, suit by suit, every pack by itself.

    Args:
        cut: how many cards a pack has, one of `CUTS`.
        packs: how many packs are shuffled together.

    Raises:
        ValueError: there is no such cut.
    """
    if cut not in CUTS or packs < 1:
        sizes = ", ".join(map(str, CUTS))
        raise ValueError(f"standard deck of {cut} cards, {packs} packs: {sizes} are allowed, 1 pack or more")
    return tuple(card for card in ALL if card.number in CUTS[cut]) * packs


def by_suit(card: Card) -> tuple[int, int]:
    """Sorts a hand suit by suit, the ace lowest, jokers last."""
    return (SUITS.index(card.suit) if card.suit else len(SUITS), card.number or _joker(card))


def by_suit_ace_high(card: Card) -> tuple[int, int]:
    """Sorts a hand suit by suit, the ace highest, as for games with tricks."""
    suit, number = by_suit(card)
    return (suit, 14) if card.rank is Rank.ACE else (suit, number)


def by_suit_from_the_ace(card: Card) -> tuple[int, int]:
    """Sorts a hand suit by suit, each from its ace downwards, as it is read aloud."""
    suit, number = by_suit_ace_high(card)
    return (suit, -number)


def by_rank(card: Card) -> tuple[int, int]:
    """Sorts a hand rank by rank, the ace lowest, jokers last, as for games with sets."""
    suit, number = by_suit(card)
    return (number, suit) if card.suit else (99, number)


def _joker(card: Card) -> int:
    return 1 if card.joker == "red" else 2


FEELS: Final = MappingProxyType(
    {
        Suit.SPADES: ("triangle", "black"),
        Suit.HEARTS: ("drop", "red"),
        Suit.DIAMONDS: ("block", "blue"),
        Suit.CLUBS: ("cross", "green"),
    }
)
"""Suit -> the shape that a finger tells, and the colour of its band in large print: four, so that no two
suits are told apart by a shape alone."""


PIPS: Final = MappingProxyType({Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"})
"""Suit -> what stands for it on paper."""


def printed(card: Card) -> dict[str, Any]:
    """What stands on a card and how it is known by touch, as a deck file writes it."""
    if card.suit is None:
        signs = ["star"] if card.joker == "red" else ["star", "star"]
        return {"mark": signs, "colour": "grey"}
    sign, colour = FEELS[card.suit]
    return {"number": card.number, "sign": (sign,), "colour": colour, "suit": PIPS[card.suit]}


def copies(cut: int = 52, packs: int = 1) -> dict[str, int]:
    """Card id -> copies, in the order of `cards`."""
    return dict.fromkeys((card.id for card in cards(cut)), packs)


def ids(some: Iterable[Card]) -> str:
    """Cards as the notation writes them, with blanks between."""
    return " ".join(card.id for card in some)
