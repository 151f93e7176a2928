"""Why a move of KamiMaï is advised, in facts that lie open."""

from __future__ import annotations

from accessible_games.engine import Answer, CountOf, Seat

from .cards import Card

MOVES = (
    "draw",
    "hold",
    "cast",
    "keep",
    "discard",
    "target",
    "guardian",
    "take",
    "sprite",
    "dragonflies",
    "mouse",
    "give",
    "giver",
    "done",
    "drew",
    "collapse",
)
"""What is advised."""


class Advised(Answer, variants=MOVES):
    """Which kind of move is advised."""

    move: str

    def variant(self) -> str:
        """The kind."""
        return self.move


class DrawWanted(Answer):
    """The outer card is one that an open spell wants, and the risk of it."""

    card: Card
    risk: int


class DrawHelper(Answer):
    """The outer card is a Creature, and the risk of it."""

    card: Card
    risk: int


class DrawBalances(Answer):
    """The half has more cards than the other, which is paid for later; and the risk."""

    more: int
    risk: int


class DrawRisk(Answer):
    """The risk of a card, and so many drawn."""

    risk: int


class HoldNow(Answer):
    """So many cards are drawn, and the next one would risk so much at least."""

    n: int
    risk: int


class HoldEmpty(Answer):
    """Nothing more can be drawn well."""


class SpellsStay(Answer):
    """So many spells of the zone are left then."""

    left: int


class ServesSpells(Answer):
    """What is kept that open spells of this zone ask for."""

    wanted: tuple[CountOf, ...]


class ZoneWants(Answer):
    """What a zone asks for: spells, of which the team could pay so many now."""

    zone: str
    spells: int
    near: int


class CardFor(Answer):
    """Somebody holds more of the same."""

    receiver: Seat
    held: CountOf


class Judged(
    Answer,
    variants=(
        "keep",
        "discard",
        "guardian",
        "take",
        "sprite",
        "dragonflies",
        "mouse",
        "give",
        "giver",
        "done",
        "drew",
        "collapse",
    ),
):
    """A reason that is the same each time."""

    move: str

    def variant(self) -> str:
        """The kind of move."""
        return self.move


class CostCards(Answer):
    """What a decision cost, in cards that the team wanted; 0: less than one."""

    n: int
