"""What happens in KamiMaï, as facts in the past tense."""

from __future__ import annotations

from typing import Final, Literal

from accessible_games.engine import CountOf, Event, Seat

from .balance import TAKEN_OFF
from .cards import Card, Effect, Spell
from .rows import ForceOf, GiftRow, LossRow, OuterCard, ZoneRow

LEANS: Final = 33
"""Steps of the stereo field that the creak of the paper moves in, the middle one for an even Grimoire."""


class SheetBegun(Event, begins=True):
    """A KamiMaï is faced: its level, the Energy Points to face it with, and its zones."""

    level: int
    energy: int
    zones: tuple[ZoneRow, ...]


class GrimoireBuilt(Event, reveals=True, variants=("whole", "discard", "fallen", "thin")):
    """Cards were shuffled into a new Grimoire and stood up."""

    cause: str
    left: int
    right: int

    def variant(self) -> str:
        """All cards; fallen cards with the discard pile or alone; too few were left (R10)."""
        return self.cause


class GrimoireToBuild(Event, variants=("whole", "discard", "fallen", "thin")):
    """Companion mode: people are to build the real Grimoire anew."""

    cause: str

    def variant(self) -> str:
        """Which cards are to be shuffled."""
        return self.cause


class StarterChosen(Event):
    """It was settled who is the first activator."""

    seat: Seat


class TurnBegan(Event):
    """Another invoker became the activator, and there was no Grimoire to be tried before."""

    seat: Seat


class ZoneTargeted(Event):
    """The arrow to a zone was scratched."""

    seat: Seat
    zone: str
    effect: Effect
    spells: tuple[Spell, ...]


class GuardiansCompete(Event):
    """The activator holds several Guardians and says which applies (KMI-63)."""

    seat: Seat
    guardians: tuple[Card, ...]
    """By name alone: the entries of the choice tell what each does, and later the chosen one."""


class GuardianApplied(Event):
    """A Guardian is in force for this draw."""

    seat: Seat
    guardian: ForceOf


class OuterTold(Event, reveals=True, restates=True):
    """The outer cards of the Grimoire, as everybody sees them (R35)."""

    cards: tuple[OuterCard, ...]


class CardDrawn(Event, reveals=True, variants=("left", "right")):
    """The activator took the outer card of a half."""

    seat: Seat
    half: str
    card: Card
    number: int

    def variant(self) -> str:
        """The half."""
        return self.half


class DrawSteadied(Event, variants=("centre", "beside", "least", "off")):
    """Skill mode: how near the centre of the tone the activator pressed, and what that made of the risk.

    Attributes:
        near: pulses from the centre.
        printed: per cent by the formula.
        risk: per cent that are tried.
    """

    near: int
    printed: int
    risk: int

    def variant(self) -> str:
        """At the centre; next to it; one of both, where no risk could be taken off; or farther away."""
        if self.near >= len(TAKEN_OFF):
            return "off"
        return "least" if self.risk == self.printed else ("centre", "beside")[self.near]


class CardHeld(Event, reveals=True, row=LEANS):
    """The Grimoire stood when a card was taken; how it leans now, and how the paper creaks."""

    left: int
    right: int
    lean: int
    creak: int

    def variant(self) -> Literal["even", "left", "right"]:
        """Even, or the half that has more cards."""
        if self.left == self.right:
            return "even"
        return "left" if self.left > self.right else "right"

    @property
    def position(self) -> int:
        """Where the creak sounds: toward the half that has more cards (KMI-A03)."""
        middle = (LEANS + 1) // 2
        return max(1, min(LEANS, middle + self.right - self.left))


class CardsEntered(Event):
    """Companion mode: the activator took these cards from the real Grimoire."""

    seat: Seat
    cards: tuple[CountOf, ...]


class GrimoireHeld(Event, reveals=True):
    """The Grimoire stood for three seconds after the draw: Phase 3 begins."""

    seat: Seat


class DrawingSkipped(Event):
    """There are too few cards for a Grimoire; Phase 3 goes on with the Reserve (R10)."""

    seat: Seat


class DrawingEnded(Event):
    """The activator draws no more; the Grimoire must stand for three seconds."""

    seat: Seat


class StoodBetween(Event, reveals=True):
    """The Grimoire stood between two turns, and another invoker became the activator."""

    seat: Seat


class GrimoireFell(Event, reveals=True):
    """The Grimoire collapsed; what follows from it is told next."""


class CollapsedInDraw(Event, variant="blessed"):
    """What a collapse in Phase 2 brings: Phase 3 is skipped (KMI-90)."""

    seat: Seat
    blessed: bool
    energy: int


class CollapsedBetween(Event, variant="hard"):
    """What a collapse between two turns brings (KMI-83, KMI-91)."""

    hard: bool
    energy: int


class CollapsedLate(Event):
    """Companion mode: the Grimoire collapsed in Phase 3 or 4, which costs nothing (KMI-91)."""

    seat: Seat


class BlessingWoke(Event):
    """A Guardian was drawn in a blessed zone: a collapse will cost nothing this turn (KMI-52)."""

    seat: Seat


class SheetWon(Event):
    """Adventure: all zones are sealed, and the next KamiMaï waits (KMI-84)."""

    level: int
    energy: int


class GameWon(Event):
    """All zones are sealed and energy is left (KMI-95)."""

    energy: int
    level: int = 1


class GameLost(Event):
    """The last Energy Point is gone (KMI-96)."""

    zones_left: int


# -- Phases 3 and 4: curses, spells, Creatures --------------------------------------------


class EnergyCursed(Event):
    """The curse took Energy Points, one for each Guardian drawn (KMI-53)."""

    seat: Seat
    count: int
    energy: int


class ColourCursed(Event):
    """The curse took all Element cards of the Guardians' colours (KMI-55)."""

    elements: tuple[Card, ...]
    losses: tuple[LossRow, ...]


class DiscardCursed(Event):
    """The curse asks every invoker for so many cards (KMI-54)."""

    count: int
    seats: tuple[Seat, ...]


class CurseObeyed(Event):
    """An invoker gave up cards to the curse."""

    seat: Seat
    cards: tuple[CountOf, ...]


class SpellCast(Event, variant="team"):
    """A spell was cast, and its cards were discarded."""

    seat: Seat
    colour: Card
    team: bool
    gifts: tuple[GiftRow, ...]


class ZoneSealed(Event):
    """All spells of a zone are scratched, and so is its heart (KMI-31)."""

    zone: str
    zones_left: int


class GuardiansFreed(Event):
    """The Keyring Sprite made all Guardians go (KMI-74)."""

    seat: Seat
    losses: tuple[LossRow, ...]

    def variant(self) -> Literal["", "none"]:
        """Whether there was a Guardian at all."""
        return "" if self.losses else "none"


class DragonfliesUsed(Event):
    """The Draconic Dragonflies were played: two cards change hands (KMI-75)."""

    seat: Seat


class DragonfliesIdle(Event):
    """The Dragonflies were played while nobody held a card (R30)."""

    seat: Seat


class GiverNamed(Event):
    """The activator named who gives a card."""

    seat: Seat
    partner: Seat

    def variant(self) -> Literal["", "self"]:
        """Somebody else, or the activator."""
        return "self" if self.seat == self.partner else ""


class CardGiven(Event):
    """An invoker gave a card to another."""

    seat: Seat
    partner: Seat
    card: Card


class MouseUsed(Event):
    """The Sneaky Mouse was played: these invokers may take a card each (KMI-77)."""

    seat: Seat
    takers: tuple[Seat, ...]


class CardTaken(Event):
    """An invoker took a card from the discard pile."""

    seat: Seat
    card: Card


class TakeDeclined(Event):
    """An invoker left the discard pile alone."""

    seat: Seat


class CastingEnded(Event):
    """The activator casts no more: Phase 4 begins."""

    seat: Seat


class CardsKept(Event):
    """The activator kept some cards and discarded the rest (KMI-33)."""

    seat: Seat
    kept: tuple[CountOf, ...]
    discarded: tuple[CountOf, ...]

    def variant(self) -> Literal["", "all", "none", "empty"]:
        """All cards, none of them, or none since there were none, need other sentences."""
        if not self.kept:
            return "none" if self.discarded else "empty"
        return "" if self.discarded else "all"
