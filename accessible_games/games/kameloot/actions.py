"""Kameloot's actions and their notation; `str(action)` and `parse_action` are inverses.

    play wand wand            play glove unicorn            play unicorn as glove
    use ring 5                use potion 2 (a seat)         use glove      use cloak
    use wand cloak glove      use wand cloak unicorn as glove
    use scroll glove for scroll of 1    (my gloves for the scrolls of seat 1)
    pass                      choose owl

A kind may be written as its number, 2 to 7.  `use wand` and `use scroll` alone are powers without
effect, which only an option allows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from accessible_games.engine import Action, NotationError, Seat, derived, shown

from .cards import BY_ID, BY_NUMBER, KINDS, ONE, Card, Tavern
from .chance import parse_chance
from .counts import BIT, FIELD, UNIT

UNICORN: Final = Card.UNICORN


@dataclass(frozen=True, slots=True)
class Laid:
    """A card that goes in front of a player; a unicorn horn with the kind that it joins."""

    card: Card
    onto: Card | None = None

    def __str__(self) -> str:
        return self.card.id if self.onto is None else f"{self.card.id} as {self.onto.id}"

    @property
    def kind(self) -> Card:
        """What it counts as in front of the player (the horn itself, if no kind was named)."""
        return self.card if self.onto is None else self.onto


class Play(Action):
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
    cost: int = derived(lambda self: sum(UNIT[card] for card in self.cards))
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


class UseRing(Action):
    """Take every card of a kind out of the discard pile (KLT-40).

    Attributes:
        card: the kind.
        byte: such a card as it lies in the discard pile.
        gain, bits: as in `Play`, for one card.
    """

    card: Card
    byte: bytes = derived(lambda self: ONE[self.card])
    gain: int = derived(lambda self: BIT[self.card])
    bits: int = derived(lambda self: 1 << self.card)

    def __str__(self) -> str:
        return f"use ring {self.card.number}"


class UseWand(Action):
    """Put two different objects in front of oneself (KLT-41); none: without effect (an option).

    Attributes:
        laid: in the order of their ids, a horn last.
        cost: what leaves the hand, the wand itself included.
        gain, horns, bits: as in `Play`.
    """

    laid: tuple[Laid, ...] = ()
    cost: int = derived(lambda self: UNIT[Card.WAND] + sum(UNIT[one.card] for one in self.laid))
    gain: int = derived(lambda self: sum(BIT[one.kind] for one in self.laid))
    horns: int = derived(lambda self: sum(BIT[one.kind] for one in self.laid if one.card is UNICORN))
    bits: int = derived(lambda self: sum({1 << one.kind for one in self.laid}))

    def __str__(self) -> str:
        return " ".join(("use wand", *map(str, self.laid)))


class UseGlove(Action):
    """Draw two cards (KLT-42)."""

    def __str__(self) -> str:
        return "use glove"


class UsePotion(Action):
    """Turn over another player's token (KLT-43)."""

    target: Seat

    def __str__(self) -> str:
        return f"use potion {self.target}"


class UseCloak(Action):
    """Turn over one's own token (KLT-44)."""

    def __str__(self) -> str:
        return "use cloak"


class UseScroll(Action):
    """Swap a collection for a different one of another player (KLT-45).

    Attributes:
        own, theirs: the two kinds.
        partner: the other player.
        own_field, their_field: all bits of the two kinds in counts.
        own_bit, their_bit: the two kinds as one bit each.
    """

    own: Card
    theirs: Card
    partner: Seat
    own_field: int = derived(lambda self: FIELD[self.own])
    their_field: int = derived(lambda self: FIELD[self.theirs])
    own_bit: int = derived(lambda self: 1 << self.own)
    their_bit: int = derived(lambda self: 1 << self.theirs)

    def __str__(self) -> str:
        return f"use scroll {self.own.id} for {self.theirs.id} of {self.partner}"


class WasteScroll(Action):
    """Discard a scroll where nothing can be swapped (an option)."""

    def __str__(self) -> str:
        return "use scroll"


class UseUnicorn(Action):
    """Never legal: a unicorn horn has no power (KLT-51)."""

    def __str__(self) -> str:
        return "use unicorn"


class Pass(Action):
    """Do nothing, where nothing can be done (R02)."""

    def __str__(self) -> str:
        return "pass"


class Choose(Action):
    """Choose the tavern to start in (R29)."""

    tavern: Tavern

    def __str__(self) -> str:
        return f"choose {self.tavern.id}"


PASS, GLOVE, CLOAK = Pass(), UseGlove(), UseCloak()
WASTE_WAND, WASTE_SCROLL = UseWand(), WasteScroll()
CHOICES = tuple(Choose(tavern) for tavern in Tavern)
POTIONS = tuple(UsePotion(Seat(seat)) for seat in range(6))
RINGS = tuple(UseRing(card) for card in KINDS)
_ALONE = {str(one): one for one in (PASS, GLOVE, CLOAK, WASTE_WAND, WASTE_SCROLL, UseUnicorn(), *CHOICES)}

_HOW = (
    "play CARD ..., use ring NUMBER, use wand CARD CARD, use glove, use potion SEAT, use cloak, "
    "use scroll CARD for CARD of SEAT and pass are"
)


def in_order(laid: Iterable[Laid]) -> tuple[Laid, ...]:
    """The one spelling of a list: kinds by their ids, horns last."""
    return tuple(sorted(laid, key=lambda one: (one.card is UNICORN, one.card.id, str(one))))


def parse_action(text: str) -> Action:
    """The action of a notation, chance outcomes included.

    Raises:
        NotationError: which word cannot be read, and what would be.
    """
    words = text.split()
    line = " ".join(words)
    verb = words[0] if words else ""
    if verb in ("flip", "deal", "shuffle", "first"):
        return parse_chance(line)
    if len(words) > 1 and words[1] in BY_NUMBER and verb == "use":
        line = " ".join([verb, BY_NUMBER[words[1]].id, *words[2:]])
        words = line.split()
    if line in _ALONE:
        return _ALONE[line]
    if verb == "play" and len(words) > 1:
        return _play(_laid(words[1:]))
    if words[:2] == ["use", "ring"] and len(words) == 3:
        return UseRing(_number(words[2]))
    if words[:2] == ["use", "wand"]:
        return UseWand(in_order(_laid(words[2:])))
    if words[:2] == ["use", "potion"] and len(words) == 3:
        return UsePotion(_seat(words[2]))
    if words[:2] == ["use", "scroll"]:
        return _scroll([word for word in words[2:] if word not in ("for", "of")])
    raise NotationError(f"{shown(line)!r} is no action of kameloot; {_HOW}")


def _play(laid: Sequence[Laid]) -> Play:
    named = {one.onto for one in laid if one.onto is not None}
    if not named:
        return Play(tuple(one.card for one in in_order(laid)))
    if len(named) > 1 or any(one.card is not UNICORN for one in laid):
        raise NotationError("'as' is for unicorn horns alone, all to one kind: play unicorn as KIND")
    return Play((UNICORN,) * len(laid), named.pop())


def _laid(words: Sequence[str]) -> list[Laid]:
    """Cards, each with "as KIND" behind it or without."""
    found: list[Laid] = []
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word != "as":
            found.append(Laid(_card(word)))
            continue
        if not found or found[-1].card is not UNICORN or not rest:
            raise NotationError("'as' stands between a unicorn horn and a kind: unicorn as KIND")
        found[-1] = Laid(UNICORN, _kind(rest.pop(0)))
    return found


def _scroll(words: Sequence[str]) -> UseScroll:
    if len(words) != 3:
        raise NotationError("a scroll is used as: use scroll CARD for CARD of SEAT")
    return UseScroll(_kind(words[0]), _kind(words[1]), _seat(words[2]))


def _card(word: str) -> Card:
    card = BY_ID.get(word, BY_NUMBER.get(word))
    if card is None:
        raise NotationError(f"{shown(word)!r} is no card of kameloot; {', '.join(BY_ID)} are")
    return card


def _kind(word: str) -> Card:
    card = _card(word)
    if card is UNICORN:
        raise NotationError(f"'unicorn' is no collection; {', '.join(card.id for card in KINDS)} are")
    return card


def _number(word: str) -> Card:
    """A kind by its number, which is how a ring announces it (KLT-40)."""
    if word not in BY_NUMBER:
        raise NotationError(f"{shown(word)!r} is no number of a kind; 2 to 7 are")
    return BY_NUMBER[word]


def _seat(word: str) -> Seat:
    if word not in ("0", "1", "2", "3", "4", "5"):
        raise NotationError(f"{shown(word)!r} is no seat; 0 to 5 are")
    return Seat(int(word))
