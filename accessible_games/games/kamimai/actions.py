"""KamiMaï's actions and their notation; `str(action)` and `parse_action` are inverses.

    target B                guardian red            draw left         hold
    draw left near 1        (skill mode: pulses between the press and the centre of the tone)
    discard fire water      done                    keep water wolf   keep
    cast fire from 0:fire 1:fire,fire 2:fire        cast team earth from 0:earth,fairy_earth=3
    use sprite              use dragonflies 1       use mouse 1 0
    giver 0                 give water to 2         take fairy_fire   take none
    drew water fire         collapse                (companion mode: what people did with the real cards)

Cards, and who gives what, may be written in any order; a Creature in a spell carries its value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from accessible_games.engine import Action, NotationError, Seat, shown

from .cards import BY_ID, CARDS, COLOURS, CREATURES, ELEMENTS, SPELL_BY_ID, Card, Spell
from .chance import parse_chance
from .piles import MOST_COPIES, cards_of, pack
from .steady import FARTHEST


def _ids(pile: int) -> str:
    return "".join(f" {card.id}" for card in cards_of(pile))


class Target(Action):
    """Scratch the arrow to a zone (KMI-16)."""

    zone: str

    def __str__(self) -> str:
        return f"target {self.zone}"


class ChooseGuardian(Action):
    """Say which of several Guardians applies to this draw (KMI-63)."""

    colour: int

    def __str__(self) -> str:
        return f"guardian {COLOURS[self.colour]}"


class Draw(Action):
    """Take the outer card of a half."""

    right: bool

    def __str__(self) -> str:
        return "draw right" if self.right else "draw left"


class SteadyDraw(Action, representative=True):
    """Skill mode: take the outer card of a half, and how near the centre of the tone one pressed (KMI-A04).

    No list holds it: whoever has no tone to follow draws without.

    Attributes:
        right: the half.
        near: pulses from the centre, 0 to `FARTHEST`.
    """

    right: bool
    near: int

    def __str__(self) -> str:
        return f"{Draw(self.right)} near {self.near}"


class Hold(Action):
    """Draw no more, and let the Grimoire stand for three seconds (KMI-N03)."""

    def __str__(self) -> str:
        return "hold"


class Drew(Action, representative=True):
    """Companion mode: the cards that were taken from the real Grimoire, a pile."""

    cards: int

    def __str__(self) -> str:
        return f"drew{_ids(self.cards)}"


class Collapse(Action):
    """Companion mode: the real Grimoire has collapsed."""

    def __str__(self) -> str:
        return "collapse"


class Discard(Action):
    """What an invoker gives up to the curse (KMI-54), a pile."""

    cards: int

    def __str__(self) -> str:
        return f"discard{_ids(self.cards)}"


@dataclass(frozen=True, slots=True)
class Gift:
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
    worth: int = field(init=False, repr=False, compare=False)
    pile: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "worth", sum([worth for _, worth in self.cards]))
        object.__setattr__(self, "pile", pack([card for card, _ in self.cards]))

    def __str__(self) -> str:
        named = (f"{card.id}={worth}" if card in CREATURES else card.id for card, worth in self.cards)
        return f"{self.seat}:{','.join(named)}"


class Cast(Action, representative=True):
    """Cast a spell (KMI-26); `colour` is what it is paid in.

    Attributes:
        team: whether it is the team spell.
        colour: an Element.
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


class UseSprite(Action):
    """All Guardians go (KMI-74)."""

    def __str__(self) -> str:
        return "use sprite"


class UseDragonflies(Action):
    """Two cards change hands; names the first giver (KMI-75)."""

    giver: Seat

    def __str__(self) -> str:
        return f"use dragonflies {self.giver}"


class UseMouse(Action):
    """Some invokers may each take a card from the discard pile, in this order (KMI-77)."""

    takers: tuple[Seat, ...]

    def __str__(self) -> str:
        return f"use mouse {' '.join(map(str, self.takers))}"


class NameGiver(Action):
    """The activator names who gives the second card of the Dragonflies."""

    giver: Seat

    def __str__(self) -> str:
        return f"giver {self.giver}"


class Give(Action):
    """The giver hands a card to another invoker."""

    card: Card
    to: Seat

    def __str__(self) -> str:
        return f"give {self.card.id} to {self.to}"


class Take(Action):
    """Take a card from the discard pile, or (None) decline."""

    card: Card | None

    def __str__(self) -> str:
        return "take none" if self.card is None else f"take {self.card.id}"


class Done(Action):
    """Cast no more."""

    def __str__(self) -> str:
        return "done"


class Keep(Action, representative=True):
    """What the activator keeps in the Reserve, Guardians too (KMI-33), a pile."""

    cards: int

    def __str__(self) -> str:
        return f"keep{_ids(self.cards)}"


DRAW_LEFT, DRAW_RIGHT, HOLD, DONE = Draw(False), Draw(True), Hold(), Done()
COLLAPSE, USE_SPRITE, TAKE_NONE = Collapse(), UseSprite(), Take(None)
CHOOSE: Final = tuple(ChooseGuardian(colour) for colour in range(4))
TAKE: Final = tuple(Take(card) for card in CARDS)
UNLISTED: Final = tuple(SteadyDraw(right, near) for right in (False, True) for near in range(FARTHEST + 1))
"""What only a front end with a tone brings about."""
_MOST_SEATS: Final = 8
USE_DRAGONFLIES: Final = tuple(UseDragonflies(Seat(seat)) for seat in range(_MOST_SEATS))
NAME_GIVER: Final = tuple(NameGiver(Seat(seat)) for seat in range(_MOST_SEATS))
GIVE: Final = tuple(tuple(Give(card, Seat(seat)) for seat in range(_MOST_SEATS)) for card in CARDS)
_PLAIN: Final = {
    str(action): action
    for action in (DRAW_LEFT, DRAW_RIGHT, HOLD, DONE, COLLAPSE, USE_SPRITE, TAKE_NONE, *CHOOSE, *TAKE)
}

USAGE: Final = (
    "target ZONE, guardian COLOUR, draw left, draw right, hold, discard CARDS, cast SPELL from SEAT:CARDS, "
    "use sprite, use dragonflies SEAT, use mouse SEATS, giver SEAT, give CARD to SEAT, take CARD, done, "
    "keep CARDS, drew CARDS or collapse"
)


def parse_action(text: str) -> Action:
    """The action of a notation, chance outcomes included.

    Raises:
        NotationError: which word cannot be read, and what would be.
    """
    words = text.split()
    line = " ".join(words)
    if line in _PLAIN:
        return _PLAIN[line]
    verb = words[0] if words else ""
    if verb in ("roll", "rebuild", "starter"):
        return parse_chance(line)
    reader = _READERS.get(verb)
    action = reader(words[1:]) if reader else None
    if action is None:
        raise NotationError(f"{shown(line)!r} is no action of kamimai; {USAGE} are")
    return action


def _target(words: list[str]) -> Action | None:
    return Target(words[0]) if len(words) == 1 else None


def _draw(words: list[str]) -> Action | None:
    if len(words) != 3 or words[0] not in ("left", "right") or words[1] != "near":
        return None
    if words[2] not in map(str, range(FARTHEST + 1)):
        raise NotationError(f"{shown(words[2])!r}: a press is 0 to {FARTHEST} pulses from the centre")
    return SteadyDraw(words[0] == "right", int(words[2]))


def _discard(words: list[str]) -> Action | None:
    return Discard(_pile(words)) if words else None


def _drew(words: list[str]) -> Action | None:
    return Drew(_pile(words)) if words else None


def _keep(words: list[str]) -> Action:
    return Keep(_pile(words))


def _use(words: list[str]) -> Action | None:
    if words[:1] == ["dragonflies"] and len(words) == 2:
        return UseDragonflies(_seat(words[1]))
    if words[:1] == ["mouse"] and len(words) > 1:
        takers = tuple(_seat(word) for word in words[1:])
        if len(set(takers)) < len(takers):
            raise NotationError(f"{shown(' '.join(words))!r} names a seat twice; each takes one card at most")
        return UseMouse(takers)
    return None


def _giver(words: list[str]) -> Action | None:
    return NameGiver(_seat(words[0])) if len(words) == 1 else None


def _give(words: list[str]) -> Action | None:
    if len(words) == 3 and words[1] == "to":
        del words[1]
    return Give(_card(words[0]), _seat(words[1])) if len(words) == 2 else None


def _cast(words: list[str]) -> Action | None:
    team = words[:1] == ["team"]
    colour, *rest = words[team:] or [""]
    if colour not in SPELL_BY_ID or colour == "team":
        raise NotationError(f"{shown(colour)!r} is no Element; {', '.join(card.id for card in ELEMENTS)} are")
    given = _given(rest[1:] if rest[:1] == ["from"] else rest)
    gifts = tuple(Gift(seat, tuple(sorted(given[seat]))) for seat in sorted(given))
    for gift in gifts:
        _fits(card for card, _ in gift.cards)
    return Cast(team, BY_ID[colour], gifts) if gifts else None


def _given(words: list[str]) -> dict[Seat, list[tuple[Card, int]]]:
    """Who gives what: SEAT:CARD,CARD=VALUE, or the same without its signs, as people type it."""
    given: dict[Seat, list[tuple[Card, int]]] = {}
    if not any(":" in word for word in words):
        return _given_plainly(words)
    for word in words:
        seat, colon, cards = word.partition(":")
        if not colon or not cards:
            raise NotationError(f"{shown(word)!r}: who gives what is written SEAT:CARD,CARD")
        mine = given.setdefault(_seat(seat), [])
        for one in cards.split(","):
            name, equals, value = one.partition("=")
            card = _card(name)
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
            cards = given.setdefault(_seat(token), [])
        elif cards is None:
            raise NotationError(f"{shown(token)!r}: who gives what is written SEAT:CARD,CARD")
        else:
            card = _card(token)
            cards.append((card, _value(card, tokens) if card in CREATURES else 1))
    if not all(given.values()):
        raise NotationError("who gives what is written SEAT:CARD,CARD; a seat without a card is left out")
    return given


def _value(card: Card, tokens: list[str]) -> int:
    """What a Creature counts as; it stands behind its name (R31)."""
    if not tokens or not (tokens[0].isascii() and tokens[0].isdecimal() and len(tokens[0]) < 3):
        raise NotationError(f"{card.id}: a Creature in a spell carries its value, e.g. {card.id}=1")
    return int(tokens.pop(0))


_READERS: Final[dict[str, Callable[[list[str]], Action | None]]] = {
    "target": _target,
    "draw": _draw,
    "drew": _drew,
    "discard": _discard,
    "cast": _cast,
    "use": _use,
    "giver": _giver,
    "give": _give,
    "keep": _keep,
}


def _pile(words: Iterable[str]) -> int:
    cards = [_card(word) for word in words]
    _fits(cards)
    return pack(cards)


def _fits(cards: Iterable[Card]) -> None:
    """No box holds more copies than a pile can."""
    held = list(cards)
    for card in set(held):
        if held.count(card) > MOST_COPIES:
            raise NotationError(f"{held.count(card)} cards of {card.id}: there are {MOST_COPIES} at most")


def _card(word: str) -> Card:
    if word not in BY_ID:
        raise NotationError(f"{shown(word)!r} is no card of kamimai; {', '.join(BY_ID)} are")
    return BY_ID[word]


def _seat(word: str) -> Seat:
    if len(word) != 1 or word not in "01234567":
        raise NotationError(f"{shown(word)!r} is no seat; seats are numbered from 0")
    return Seat(int(word))
