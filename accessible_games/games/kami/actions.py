"""Kami's actions, as they are written.

A card from the hand is its id, a mercenary `id@stack`; stacks count from 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

from accessible_games.engine import Action, Named, NotationError, Value, derived, shown
from accessible_games.engine.notation import Grammar, Number, OrNone

from .cards import BY_ID, CARDS, Card
from .chance import Deal, Draw, Starter
from .hands import UNIT


class Place(Value):
    """A card and where it comes from: `stack` 0 is the hand, 1..8 a stack of mercenaries.

    `unit` is what leaves a packed hand with the card.
    """

    card: Card
    stack: int = 0
    unit: int = derived(lambda self: UNIT[self.card])

    def __str__(self) -> str:
        return f"{self.card.id}@{self.stack}" if self.stack else self.card.id


class PlaceWord:
    """A card of the hand, or with its stack a mercenary."""

    usage = "CARD"
    allowed = ", ".join(BY_ID)

    def read(self, word: str) -> Place:
        """The card and where it comes from."""
        name, at, number = word.partition("@")
        if name not in BY_ID:
            raise NotationError(f"{shown(name)!r} is no card; {', '.join(BY_ID)} are")
        if not at:
            return PLACES[BY_ID[name]]
        if number not in tuple("12345678"):
            raise NotationError(f"{shown(word)!r} names no stack; stacks are 1 to 8")
        return Place(BY_ID[name], int(number))

    def write(self, value: object) -> str:
        """Its word."""
        return str(value)

    def names(self) -> Mapping[str, Named]:
        """All cards."""
        return dict(BY_ID)


From = Annotated[Place, PlaceWord()]


class Pass(Action, written="pass"):
    """Leave the attack to the next player (KAMI-14)."""


class Defend(Action, written=("defend {defence} attack {attack}", "defend {defence}")):
    """Answer the attack, then attack; without an attack from a covered stack (KAMI-78)."""

    defence: From
    attack: From | None = None

    def flaw(self) -> str:
        """Only a covered stack needs no attack."""
        return "" if self.attack or self.defence.stack else "needs an attack behind it: attack CARD"


class Lead(Action, written=("lead {hidden} attack {attack}", "lead {hidden}")):
    """Lay a card face down (`-`: none, for a lone card), then attack; no attack from a covered stack."""

    hidden: Annotated[From | None, OrNone("-")]
    attack: From | None = None

    def flaw(self) -> str:
        """Only a covered stack needs no attack."""
        covered = self.hidden is not None and self.hidden.stack
        return "" if self.attack or covered else "needs an attack behind it: attack CARD"


class Attack(Action, written="attack {attack}"):
    """The attack that a covered stack's use still owes (KAMI-78)."""

    attack: From


class Waive(Action, written="waive"):
    """Be ready for the opening (KAMI-55)."""


class Claim(Action, written="claim"):
    """Show five warriors and ask the partner for a redeal (KAMI-50)."""


class Redeal(Action, written="redeal"):
    """The partner has the round dealt again (KAMI-52)."""


class Keep(Action, written="keep"):
    """The partner keeps the hands as dealt (KAMI-53)."""


class Peek(Action, written="peek {pile}"):
    """Look at one of the two cards set aside (KAMI-62)."""

    pile: Annotated[int, Number("PILE", 1, 2)]


PASS = Pass()
WAIVE, CLAIM, REDEAL, KEEP = Waive(), Claim(), Redeal(), Keep()
PEEKS = (Peek(1), Peek(2))

PLACES = tuple(Place(card) for card in CARDS)
"""Cards from the hand, by kind; shared objects, so that lists of moves cost nothing to build."""

DEFENDS = tuple(tuple(Defend(c, d) for d in PLACES) for c in PLACES)
LEADS = tuple(tuple(Lead(c, d) for d in PLACES) for c in PLACES)
LONE_LEADS = tuple(Lead(None, d) for d in PLACES)
ATTACKS = tuple(Attack(d) for d in PLACES)

GRAMMAR: Final = Grammar(
    "kami",
    (Pass, Defend, Lead, Attack, Waive, Claim, Redeal, Keep, Peek),
    (Starter, Draw, Deal),
    shared=(PASS, WAIVE, CLAIM, REDEAL, KEEP, *PEEKS),
)
