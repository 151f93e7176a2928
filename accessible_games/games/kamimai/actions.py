"""KamiMaï's actions and outcomes of chance, as they are written.

Cards, and who gives what, may be written in any order; a Creature in a spell carries its value.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any, Final

from accessible_games.engine import Action, NotationError, Seat, Value, derived, shown
from accessible_games.engine.notation import SEAT, AnyWord, Grammar, Many, Number, OneOf, OrNone, Words

from .balance import FARTHEST
from .cards import (
    CARDS,
    COLOURS,
    CREATURES,
    ELEMENTS,
    FAIRY,
    GUARDIAN_BITS,
    MOST_WORTH,
    PILES,
    Card,
    Spell,
    cards_of,
    pack,
)

CARD: Final = OneOf("CARD", CARDS)
_ELEMENT: Final = OneOf("ELEMENT", ELEMENTS)
Pile = Annotated[int, Many(CARD, piles=PILES)]
Half = Annotated[bool, Words("HALF", {"left": False, "right": True})]
_NO_CARD: Final = "needs a card behind it"


class Target(Action, written="target {zone}"):
    """Scratch the arrow to a zone (KMI-16)."""

    zone: Annotated[str, AnyWord("ZONE", "a zone of the sheet")]


class ChooseGuardian(Action, written="guardian {colour}"):
    """Say which of several Guardians applies to this draw (KMI-63)."""

    colour: Annotated[int, Words("COLOUR", {colour: n for n, colour in enumerate(COLOURS)})]


class Draw(Action, written="draw {right}"):
    """Take the outer card of a half."""

    right: Half


class SteadyDraw(Action, representative=True, written="draw {right} near {near}"):
    """Skill mode: the same, pressed so many pulses from the centre of the tone (KMI-A04).

    No list holds it: whoever has no tone to follow draws without.

    Attributes:
        right: the half.
        near: pulses from the centre, 0 to `FARTHEST`.
    """

    right: Half
    near: Annotated[int, Number("PULSE", 0, FARTHEST)]


class Hold(Action, written="hold"):
    """Draw no more, and let the Grimoire stand for three seconds (KMI-N03)."""


class Drew(Action, representative=True, written="drew {cards}"):
    """Companion mode: the cards that were taken from the real Grimoire."""

    cards: Pile

    def flaw(self) -> str:
        """At least one was taken."""
        return "" if self.cards else _NO_CARD


class Collapse(Action, written="collapse"):
    """Companion mode: the real Grimoire has collapsed."""


class Discard(Action, written="discard {cards}"):
    """What an invoker gives up to the curse (KMI-54)."""

    cards: Pile

    def flaw(self) -> str:
        """At least one is given up."""
        return "" if self.cards else _NO_CARD


class Gift(Value):
    """What one invoker gives to a spell.

    Attributes:
        seat: the invoker.
        cards: how many Element cards of each kind, and the Creatures, as (card, worth) sorted by
            card; an Element card is worth one.
        worth: how many Element cards they count as.
        pile: the cards as a pile.
    """

    seat: Seat
    cards: tuple[tuple[Card, int], ...]
    worth: int = derived(lambda self: sum([worth for _, worth in self.cards]))
    pile: int = derived(lambda self: pack([card for card, _ in self.cards]))

    def __str__(self) -> str:
        named = (f"{card.id}={worth}" if card in CREATURES else card.id for card, worth in self.cards)
        return f"{self.seat}:{','.join(named)}"


class Cast(Action, representative=True, begins="cast", usage="ELEMENT from SEAT:CARD,CARD ...", of=_ELEMENT):
    """Cast a spell: who gives what; `cast team ELEMENT` is the team's (KMI-26).

    Attributes:
        team: whether it is the team spell.
        colour: an Element, in which it is paid.
        gifts: who gives what, by seat.
    """

    team: bool
    colour: Card
    gifts: tuple[Gift, ...]

    @property
    def spell(self) -> Spell:
        """The spell that is scratched."""
        return Spell.TEAM if self.team else Spell(int(self.colour))

    @property
    def name(self) -> str:
        """The spell as `castable` names it."""
        return f"team {self.colour.id}" if self.team else self.colour.id

    def __str__(self) -> str:
        return f"cast {self.name} from {' '.join(map(str, self.gifts))}"

    @classmethod
    def meant(cls, words: Sequence[str], view: Any) -> Cast | None:
        """A spell that somebody names who does not say who pays: all that all of them could."""
        behind = words[1:] if words[:1] == ["cast"] else words
        team = behind[:1] == ["team"]
        named = [one for one in ELEMENTS if behind[team : 1 + team] == [one.id]]
        if behind == ["team"]:  # "team spell", with no word of what it is paid in
            named = list(ELEMENTS[:1])
        if not named or (behind is words and not team):
            return None
        worths = {named[0]: 1, FAIRY[named[0]]: MOST_WORTH[FAIRY[named[0]]], Card.WOLF: MOST_WORTH[Card.WOLF]}
        gifts = []
        for seat in range(view.rules.seats):
            held = [(card, worths[card]) for card in cards_of(view.hand(seat)) if card in worths]
            gifts += [Gift(Seat(seat), tuple(sorted(held)))] if held else []
        return cls(team, named[0], tuple(gifts))

    @classmethod
    def read(cls, words: Sequence[str]) -> Cast:
        """The spell of the words behind its verb; NotationError says what is wrong with them."""
        team = words[:1] == ["team"]
        name, *rest = words[team:] or [""]
        colour = _ELEMENT.read(name)
        given = _given(rest[1:] if rest[:1] == ["from"] else rest)
        if not given:
            raise NotationError(f"{_WRITTEN}, behind the Element")
        for cards in given.values():
            _PACKED.read([card.id for card, _ in cards])  # no more of a kind than a pile holds
        return cls(team, colour, tuple(Gift(seat, tuple(sorted(given[seat]))) for seat in sorted(given)))


class UseSprite(Action, written="use sprite"):
    """All Guardians go (KMI-74)."""


class UseDragonflies(Action, written="use dragonflies {giver}"):
    """Two cards change hands; names the first giver (KMI-75)."""

    giver: Seat


class UseMouse(Action, written="use mouse {takers}"):
    """Some invokers may each take a card from the discard pile, in this order (KMI-77)."""

    takers: Annotated[tuple[Seat, ...], Many(SEAT, different=True)]

    def flaw(self) -> str:
        """Somebody takes one."""
        return "" if self.takers else "needs a seat behind it"


class NameGiver(Action, written="giver {giver}"):
    """The activator names who gives the second card of the Dragonflies."""

    giver: Seat


class Give(Action, written="give {card} [to] {to}"):
    """The giver hands a card to another invoker."""

    card: Card
    to: Seat


class Take(Action, written="take {card}"):
    """Take a card from the discard pile, or decline (`take none`)."""

    card: Annotated[Card | None, OrNone("none")]


class Done(Action, written="done"):
    """Cast no more."""


class Keep(Action, representative=True, written="keep {cards}"):
    """What the activator keeps in the Reserve, Guardians too; the rest is discarded (KMI-33)."""

    cards: Pile

    @classmethod
    def in_full(cls, words: Sequence[str], view: Any) -> Sequence[str]:
        """With the Guardians that are held, which must be kept: "guardian" means them, or no word at all."""
        if view.phase != "store" or words[:1] != ["keep"] or not words[1:]:
            return words
        held = [card.id for card in cards_of(view.hand(view.activator) & GUARDIAN_BITS)]
        named = [word for word in words if held and word != "guardian"]
        return [*named, *(Counter(held) - Counter(named)).elements()] if named else words


# -- outcomes of chance ------------------------------------------------------------------


class Roll(Action, written="roll {number}"):
    """The Grimoire collapses if the number is not above the risk."""

    number: Annotated[int, Number("NUMBER", 1, 100)]


class Rebuild(Action, begins="rebuild", usage="CARD ... | CARD ...", of=CARD):
    """The halves of a Grimoire from shuffled cards, left and right, the outer card first."""

    left: tuple[Card, ...]
    right: tuple[Card, ...]

    def __str__(self) -> str:
        halves = (" ".join(card.id for card in half) for half in (self.left, self.right))
        return " ".join(f"rebuild {' | '.join(halves)}".split())

    @classmethod
    def read(cls, words: Sequence[str]) -> Rebuild:
        """The halves of the words behind its verb; NotationError says what is wrong with them."""
        left, bar, right = " ".join(words).partition("|")
        if not bar:
            raise NotationError("a new Grimoire is written: rebuild CARDS | CARDS, the left half first")
        return cls(tuple(map(CARD.read, left.split())), tuple(map(CARD.read, right.split())))


class Starter(Action, written="starter {seat}"):
    """Who is the first activator."""

    seat: Seat


# -- reading who gives what ---------------------------------------------------------------

_WRITTEN: Final = "who gives what is written SEAT:CARD,CARD"
_PACKED: Final = Many(CARD, piles=PILES)


def _given(words: list[str]) -> dict[Seat, list[tuple[Card, int]]]:
    """Who gives what: SEAT:CARD,CARD=VALUE, or the same without its signs, as people type it."""
    given: dict[Seat, list[tuple[Card, int]]] = {}
    if not any(":" in word for word in words):
        return _given_plainly(words)
    for word in words:
        seat, colon, cards = word.partition(":")
        if not colon or not cards:
            raise NotationError(f"{shown(word)!r}: {_WRITTEN}")
        mine = given.setdefault(Seat(SEAT.read(seat)), [])
        for one in cards.split(","):
            name, equals, value = one.partition("=")
            card = CARD.read(name)
            if equals and card not in CREATURES:
                raise NotationError(f"{shown(one)!r}: only a Creature carries a value")
            mine.append((card, _value(card, [value]) if card in CREATURES else 1))
    return given


def _given_plainly(words: list[str]) -> dict[Seat, list[tuple[Card, int]]]:
    """A seat, its cards, the next seat; a number behind a Creature is its value."""
    given: dict[Seat, list[tuple[Card, int]]] = {}
    tokens = " ".join(words).replace(",", " ").replace("=", " ").split()
    cards: list[tuple[Card, int]] | None = None
    while tokens:
        token = tokens.pop(0)
        if token.isdecimal():
            cards = given.setdefault(Seat(SEAT.read(token)), [])
        elif cards is None:
            raise NotationError(f"{shown(token)!r}: {_WRITTEN}")
        else:
            card = CARD.read(token)
            cards.append((card, _value(card, tokens) if card in CREATURES else 1))
    if not all(given.values()):
        raise NotationError(f"{_WRITTEN}; a seat without a card is left out")
    return given


def _value(card: Card, tokens: list[str]) -> int:
    """What a Creature counts as; it stands behind its name (R31)."""
    if not tokens or not (tokens[0].isascii() and tokens[0].isdecimal() and len(tokens[0]) < 3):
        raise NotationError(f"{card.id}: a Creature in a spell carries its value, e.g. {card.id}=1")
    return int(tokens.pop(0))


DRAW_LEFT, DRAW_RIGHT, HOLD, DONE = Draw(False), Draw(True), Hold(), Done()
COLLAPSE, USE_SPRITE, TAKE_NONE = Collapse(), UseSprite(), Take(None)
CHOOSE: Final = tuple(ChooseGuardian(colour) for colour in range(len(COLOURS)))
TAKE: Final = tuple(Take(card) for card in CARDS)
UNLISTED: Final = tuple(SteadyDraw(right, near) for right in (False, True) for near in range(FARTHEST + 1))
"""What only a front end with a tone brings about."""
_SEATS: Final = tuple(map(Seat, range(SEAT.high + 1)))
USE_DRAGONFLIES: Final = tuple(UseDragonflies(seat) for seat in _SEATS)
NAME_GIVER: Final = tuple(NameGiver(seat) for seat in _SEATS)
GIVE: Final = tuple(tuple(Give(card, seat) for seat in _SEATS) for card in CARDS)
ROLLS: Final = tuple(Roll(number) for number in range(101))
"""By their number; 0 never comes up."""
Outcome = Roll | Rebuild | Starter

GRAMMAR: Final = Grammar(
    "kamimai",
    (
        Target, ChooseGuardian, Draw, SteadyDraw, Hold, Discard, Cast, UseSprite, UseDragonflies, UseMouse,
        NameGiver, Give, Take, Done, Keep, Drew, Collapse,
    ),
    (Roll, Rebuild, Starter),
    shared=(DRAW_LEFT, DRAW_RIGHT, HOLD, DONE, COLLAPSE, USE_SPRITE, TAKE_NONE, *CHOOSE, *TAKE),
    named={f"kamimai-thing-{word}": word for word in ("left", "right", "team", "none", *COLOURS)},
)  # fmt: skip
