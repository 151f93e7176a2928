"""Kami's actions and their notation; `str(action)` and `parse_action` are inverses.

A card from the hand is written as its id, a mercenary as `id@stack` (stacks count from 1):

    pass                              lead horseman attack silver
    defend lancer attack gold         lead - attack tower        (lone card, R14)
    defend silver@3                   attack tower@3             (covered stack, KAMI-78)
    waive  claim  redeal  keep        peek 1
"""

from __future__ import annotations

from dataclasses import dataclass, field

from accessible_games.engine import Action, NotationError, shown

from .cards import BY_ID, CARDS, Card
from .chance import parse_chance
from .hands import UNIT


@dataclass(frozen=True, slots=True)
class Place:
    """A card and where it comes from: `stack` 0 is the hand, 1..8 a stack of mercenaries.

    `unit` is what leaves a packed hand with the card.
    """

    card: Card
    stack: int = 0
    unit: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "unit", UNIT[self.card])

    def __str__(self) -> str:
        return f"{self.card.id}@{self.stack}" if self.stack else self.card.id


class Pass(Action):
    """Leave the attack to the next player (KAMI-14)."""

    def __str__(self) -> str:
        return "pass"


class Defend(Action):
    """Answer the attack, then attack; `attack` is None for a covered stack (KAMI-78)."""

    defence: Place
    attack: Place | None = None

    def __str__(self) -> str:
        return f"defend {self.defence}" + (f" attack {self.attack}" if self.attack else "")


class Lead(Action):
    """Lay a card face down, then attack.

    `hidden` is None for a lone card (R14), `attack` is None for a covered stack (KAMI-78).
    """

    hidden: Place | None
    attack: Place | None = None

    def __str__(self) -> str:
        return f"lead {self.hidden or '-'}" + (f" attack {self.attack}" if self.attack else "")


class Attack(Action):
    """The attack that a covered stack's use still owes (KAMI-78)."""

    attack: Place

    def __str__(self) -> str:
        return f"attack {self.attack}"


class Waive(Action):
    """Be ready for the opening (KAMI-55)."""

    def __str__(self) -> str:
        return "waive"


class Claim(Action):
    """Show five warriors and ask the partner for a redeal (KAMI-50)."""

    def __str__(self) -> str:
        return "claim"


class Redeal(Action):
    """The partner has the round dealt again (KAMI-52)."""

    def __str__(self) -> str:
        return "redeal"


class Keep(Action):
    """The partner keeps the hands as dealt (KAMI-53)."""

    def __str__(self) -> str:
        return "keep"


class Peek(Action):
    """Look at one of the two cards set aside, 1 or 2 (KAMI-62)."""

    pile: int

    def __str__(self) -> str:
        return f"peek {self.pile}"


PASS = Pass()
WAIVE, CLAIM, REDEAL, KEEP = Waive(), Claim(), Redeal(), Keep()
PEEKS = (Peek(1), Peek(2))
_WORDS = {str(action): action for action in (PASS, WAIVE, CLAIM, REDEAL, KEEP, *PEEKS)}

PLACES = tuple(Place(card) for card in CARDS)
"""Cards from the hand, by kind; shared objects, so that lists of moves cost nothing to build."""

DEFENDS = tuple(tuple(Defend(c, d) for d in PLACES) for c in PLACES)
LEADS = tuple(tuple(Lead(c, d) for d in PLACES) for c in PLACES)
LONE_LEADS = tuple(Lead(None, d) for d in PLACES)
ATTACKS = tuple(Attack(d) for d in PLACES)


def parse_action(text: str) -> Action:
    """The action of a notation, chance outcomes included.

    Raises:
        NotationError: which word cannot be read, and what would be.
    """
    words = text.split()
    line = " ".join(words)
    if line in _WORDS:
        return _WORDS[line]
    verb = words[0] if words else ""
    if verb in ("starter", "draw", "deal"):
        return parse_chance(line)
    if verb == "defend":
        return _defend(words)
    if verb == "lead":
        return _lead(words)
    if verb == "attack" and len(words) == 2:
        return Attack(_place(words[1]))
    raise NotationError(
        f"{shown(line)!r} is no action of kami; pass, defend CARD attack CARD, lead CARD attack CARD, "
        "waive, claim, redeal, keep, peek 1 or peek 2 are"
    )


def _defend(words: list[str]) -> Defend:
    if len(words) == 2:
        place = _place(words[1])
        if not place.stack:
            raise NotationError(f"'defend {place}' needs an attack: defend {place} attack CARD")
        return Defend(place)
    if len(words) == 4 and words[2] == "attack":
        return Defend(_place(words[1]), _place(words[3]))
    raise NotationError("a defence is written: defend CARD attack CARD, or defend CARD@STACK")


def _lead(words: list[str]) -> Lead:
    if len(words) == 2:
        place = _place(words[1])
        if not place.stack:
            raise NotationError(f"'lead {place}' needs an attack: lead {place} attack CARD")
        return Lead(place)
    if len(words) == 4 and words[2] == "attack":
        return Lead(None if words[1] == "-" else _place(words[1]), _place(words[3]))
    raise NotationError("a lead is written: lead CARD attack CARD, lead - attack CARD, or lead CARD@STACK")


def _place(word: str) -> Place:
    name, at, number = word.partition("@")
    if name not in BY_ID:
        raise NotationError(f"{shown(name)!r} is no card of kami; {', '.join(BY_ID)} are")
    if not at:
        return PLACES[BY_ID[name]]
    if number not in tuple("12345678"):
        raise NotationError(f"{shown(word)!r} names no stack; stacks are 1 to 8")
    return Place(BY_ID[name], int(number))
