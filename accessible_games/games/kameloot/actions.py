"""Kameloot's actions and outcomes of chance, as they are written.

Among cards the order does not matter, and one spelling is written: kinds by their ids, horns last.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Final

from accessible_games.engine import Action, NotationError, Seat, Value, derived
from accessible_games.engine.notation import Grammar, Number, OneOf, Words

from .cards import BIT, BY_NUMBER, CARDS, FIELD, KINDS, ONE, UNIT, Card, Tavern, list_cards, pack

UNICORN: Final = Card.UNICORN
CARD: Final = OneOf("CARD", CARDS, also=BY_NUMBER)
KIND: Final = OneOf("KIND", KINDS, also=BY_NUMBER)
Kind = Annotated[Card, KIND]
Player = Annotated[Seat, Number("SEAT", 0, 5)]


class Laid(Value):
    """A card that goes in front of a player; a unicorn horn with the kind that it joins."""

    card: Card
    onto: Card | None = None

    def __str__(self) -> str:
        return self.card.id if self.onto is None else f"{self.card.id} as {self.onto.id}"

    @property
    def kind(self) -> Card:
        """What it counts as in front of the player (the horn itself, if no kind was named)."""
        return self.card if self.onto is None else self.onto


class Play(Action, begins="play", usage="CARD ...", of=CARD):
    """Put identical cards in front of oneself, unicorn horns with them or onto a collection (KLT-12).

    Attributes:
        cards: kinds in the order of their ids, horns last.
        onto: the collection that horns join when they are played alone.
        cost: what leaves the hand.
        gain, horns: what comes to the table: all of it by its kind, and the horns among it.
        bits: the kinds that come to the table, one bit each.
    """

    cards: tuple[Card, ...]
    onto: Card | None = None
    cost: int = derived(lambda self: pack(self.cards))
    gain: int = derived(lambda self: len(self.cards) * BIT[self.kind])
    horns: int = derived(lambda self: self.cards.count(UNICORN) * BIT[self.kind])
    bits: int = derived(lambda self: 1 << self.kind)

    @property
    def kind(self) -> Card:
        """What all of it counts as (the horn itself, if nothing tells)."""
        return self.cards[0] if self.onto is None else self.onto

    def __str__(self) -> str:
        words = " ".join(card.id for card in self.cards)
        return f"play {words}" if self.onto is None else f"play {words} as {self.onto.id}"

    @classmethod
    def read(cls, words: Sequence[str]) -> Play:
        """The play of the words behind its verb; NotationError says what is wrong with them."""
        laid = _laid(words)
        onto = {one.onto for one in laid if one.onto is not None}
        if not laid:
            raise NotationError(f"'play' needs a card behind it; {CARD.allowed} are cards")
        if not onto:
            return cls(tuple(one.card for one in in_order(laid)))
        if len(onto) > 1 or any(one.card is not UNICORN for one in laid):
            raise NotationError("'as' is for unicorn horns alone, all to one kind: play unicorn as KIND")
        return cls((UNICORN,) * len(laid), onto.pop())


class UseRing(Action, written="use ring {card}"):
    """Take every card of a kind, named by its number, out of the discard pile (KLT-40).

    Attributes:
        card: the kind.
        byte: such a card as it lies in the discard pile.
        gain, bits: as in `Play`, for one card.
    """

    card: Annotated[Card, Words("NUMBER", BY_NUMBER)]
    byte: bytes = derived(lambda self: ONE[self.card])
    gain: int = derived(lambda self: BIT[self.card])
    bits: int = derived(lambda self: 1 << self.card)


class UseWand(Action, begins="use wand", usage="CARD CARD", of=CARD):
    """Put two different objects in front of oneself (KLT-41); none: without effect, by an option.

    Attributes:
        laid: in the order of their ids, a horn last.
        cost: what leaves the hand, the wand itself included.
        gain, horns, bits: as in `Play`.
    """

    laid: tuple[Laid, ...] = ()
    cost: int = derived(lambda self: pack([Card.WAND, *(one.card for one in self.laid)]))
    gain: int = derived(lambda self: sum(BIT[one.kind] for one in self.laid))
    horns: int = derived(lambda self: sum(BIT[one.kind] for one in self.laid if one.card is UNICORN))
    bits: int = derived(lambda self: sum({1 << one.kind for one in self.laid}))

    def __str__(self) -> str:
        return " ".join(("use wand", *map(str, self.laid)))

    @classmethod
    def read(cls, words: Sequence[str]) -> UseWand:
        """The use of the words behind it; NotationError says what is wrong with them."""
        return cls(in_order(_laid(words)))


class UseGlove(Action, written="use glove"):
    """Draw two cards (KLT-42)."""


class UsePotion(Action, written="use potion {target}"):
    """Turn over another player's token (KLT-43)."""

    target: Player


class UseCloak(Action, written="use cloak"):
    """Turn over one's own token (KLT-44)."""


class UseScroll(Action, written="use scroll {own} [for] {theirs} [of] {partner}"):
    """Swap a collection for a different one of another player (KLT-45).

    Attributes:
        own, theirs: the two kinds.
        partner: the other player.
        own_field, their_field: all bits of the two kinds in counts.
        own_bit, their_bit: the two kinds as one bit each.
    """

    own: Kind
    theirs: Kind
    partner: Player
    own_field: int = derived(lambda self: FIELD[self.own])
    their_field: int = derived(lambda self: FIELD[self.theirs])
    own_bit: int = derived(lambda self: 1 << self.own)
    their_bit: int = derived(lambda self: 1 << self.theirs)


class WasteScroll(Action, written="use scroll"):
    """Discard a scroll where nothing can be swapped, by an option."""


class UseUnicorn(Action, written="use unicorn"):
    """Never legal, so nothing lists it: a unicorn horn has no power (KLT-51)."""


class Pass(Action, written="pass"):
    """Do nothing, where nothing can be done (R02)."""


class Choose(Action, written="choose {tavern}"):
    """Choose the tavern to start in (R29)."""

    tavern: Tavern


# -- outcomes of chance ------------------------------------------------------------------


class Flip(Action, written="flip {taverns}"):
    """The token of each player, thrown like a coin (KLT-07)."""

    taverns: tuple[Tavern, ...]


class Deal(Action, begins="deal", usage="HAND | HAND | ...", of=CARD):
    """A hand of cards per seat.

    Attributes:
        hands: piles of `HANDS`: the order of the cards in them means nothing.
    """

    hands: tuple[int, ...]

    def __str__(self) -> str:
        return "deal " + " | ".join(" ".join(card.id for card in list_cards(hand)) for hand in self.hands)

    @classmethod
    def read(cls, words: Sequence[str]) -> Deal:
        """The deal of the words behind its verb; NotationError says which is no card."""
        return cls(tuple(pack(map(CARD.read, part.split())) for part in " ".join(words).split("|")))


class Shuffle(Action, begins="shuffle", usage="CARD ...", of=CARD):
    """The draw pile, top first.

    Attributes:
        units: as units of a hand, bottom first, so that drawing cuts the end off.
    """

    units: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(("shuffle", *(CARDS[UNIT.index(unit)].id for unit in reversed(self.units))))

    @classmethod
    def read(cls, words: Sequence[str]) -> Shuffle:
        """The pile of the words behind its verb; NotationError says which is no card."""
        return cls(tuple(UNIT[CARD.read(word)] for word in reversed(words)))


class First(Action, written="first {seat}"):
    """Who begins (R01)."""

    seat: Player


# -- reading -----------------------------------------------------------------------------


def in_order(laid: Iterable[Laid]) -> tuple[Laid, ...]:
    """The one spelling of a list: kinds by their ids, horns last."""
    return tuple(sorted(laid, key=lambda one: (one.card is UNICORN, one.card.id, str(one))))


def _laid(words: Sequence[str]) -> list[Laid]:
    """Cards, each with "as KIND" behind it or without."""
    found: list[Laid] = []
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word != "as":
            found.append(Laid(CARD.read(word)))
            continue
        if not found or found[-1].card is not UNICORN or not rest:
            raise NotationError("'as' stands between a unicorn horn and a kind: unicorn as KIND")
        found[-1] = Laid(UNICORN, KIND.read(rest.pop(0)))
    return found


PASS, GLOVE, CLOAK = Pass(), UseGlove(), UseCloak()
WASTE_WAND, WASTE_SCROLL = UseWand(), WasteScroll()
CHOICES: Final = tuple(Choose(tavern) for tavern in Tavern)
POTIONS: Final = tuple(UsePotion(Seat(seat)) for seat in range(6))
RINGS: Final = tuple(UseRing(card) for card in KINDS)
Outcome = Flip | Deal | Shuffle | First

GRAMMAR: Final = Grammar(
    "kameloot",
    (Play, UseRing, UseWand, UseGlove, UsePotion, UseCloak, UseScroll, WasteScroll, Pass, Choose),
    (Flip, Deal, Shuffle, First),
    shared=(PASS, GLOVE, CLOAK, WASTE_WAND, WASTE_SCROLL, UseUnicorn(), *CHOICES),
    also={f"use {card.number}": f"use {card.id}" for card in KINDS},
    words=("as", "for", "of"),
)
