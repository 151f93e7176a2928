"""What happens in KamiMaï, as facts in the past tense."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_games.engine import CountOf, Event, Seat, fact

from .cards import Card, Effect, Spell
from .late_events import (
    CardGiven,
    CardsKept,
    CardTaken,
    CastingEnded,
    ColourCursed,
    CurseObeyed,
    DiscardCursed,
    DragonfliesIdle,
    DragonfliesUsed,
    EnergyCursed,
    GiverNamed,
    GuardiansFreed,
    MouseUsed,
    SpellCast,
    TakeDeclined,
    ZoneSealed,
)
from .rows import ForceOf, OuterCard, ZoneRow
from .steady import TAKEN_OFF

LEANS: Final = 33
"""Steps of the stereo field that the creak of the paper moves in, the middle one for an even Grimoire."""


@fact
class SheetBegun(Event):
    """A KamiMaï is faced: its level, the Energy Points to face it with, and its zones."""

    level: int
    energy: int
    zones: tuple[ZoneRow, ...]


@fact
class GrimoireBuilt(Event):
    """Cards were shuffled into a new Grimoire and stood up."""

    reveals: ClassVar[bool] = True
    variants: ClassVar[tuple[str, ...]] = ("whole", "discard", "fallen", "thin")

    cause: str
    left: int
    right: int

    def variant(self) -> str:
        """All cards; fallen cards with the discard pile or alone; too few were left (R10)."""
        return self.cause


@fact
class GrimoireToBuild(Event):
    """Companion mode: people are to build the real Grimoire anew."""

    variants: ClassVar[tuple[str, ...]] = ("whole", "discard", "fallen", "thin")

    cause: str

    def variant(self) -> str:
        """Which cards are to be shuffled."""
        return self.cause


@fact
class StarterChosen(Event):
    """It was settled who is the first activator."""

    seat: Seat


@fact
class TurnBegan(Event):
    """Another invoker became the activator, and there was no Grimoire to be tried before."""

    seat: Seat


@fact
class ZoneTargeted(Event):
    """The arrow to a zone was scratched."""

    seat: Seat
    zone: str
    effect: Effect
    spells: tuple[Spell, ...]


@fact
class GuardiansCompete(Event):
    """The activator holds several Guardians and says which applies (KMI-63)."""

    seat: Seat
    guardians: tuple[ForceOf, ...]


@fact
class GuardianApplied(Event):
    """A Guardian is in force for this draw."""

    seat: Seat
    guardian: ForceOf


@fact
class OuterTold(Event):
    """The outer cards of the Grimoire, as everybody sees them (R35)."""

    reveals: ClassVar[bool] = True
    restates: ClassVar[bool] = True

    cards: tuple[OuterCard, ...]


@fact
class CardDrawn(Event):
    """The activator took the outer card of a half."""

    reveals: ClassVar[bool] = True
    variants: ClassVar[tuple[str, ...]] = ("left", "right")

    seat: Seat
    half: str
    card: Card
    number: int

    def variant(self) -> str:
        """The half."""
        return self.half


@fact
class DrawSteadied(Event):
    """Skill mode: how near the centre of the tone the activator pressed, and what that made of the risk.

    Attributes:
        near: pulses from the centre.
        printed: per cent by the formula.
        risk: per cent that are tried.
    """

    variants: ClassVar[tuple[str, ...]] = ("centre", "beside", "least", "off")

    near: int
    printed: int
    risk: int

    def variant(self) -> str:
        """At the centre; next to it; one of both, where no risk could be taken off; or farther away."""
        if self.near >= len(TAKEN_OFF):
            return "off"
        return "least" if self.risk == self.printed else ("centre", "beside")[self.near]


@fact
class CardHeld(Event):
    """The Grimoire stood when a card was taken; how it leans now, and how the paper creaks."""

    reveals: ClassVar[bool] = True
    variants: ClassVar[tuple[str, ...]] = ("even", "left", "right")
    row: ClassVar[int] = LEANS

    left: int
    right: int
    lean: int
    creak: int

    def variant(self) -> str:
        """Even, or the half that has more cards."""
        if self.left == self.right:
            return "even"
        return "left" if self.left > self.right else "right"

    @property
    def position(self) -> int:
        """Where the creak sounds: toward the half that has more cards (KMI-A03)."""
        middle = (LEANS + 1) // 2
        return max(1, min(LEANS, middle + self.right - self.left))


@fact
class CardsEntered(Event):
    """Companion mode: the activator took these cards from the real Grimoire."""

    seat: Seat
    cards: tuple[CountOf, ...]


@fact
class GrimoireHeld(Event):
    """The Grimoire stood for three seconds after the draw: Phase 3 begins."""

    reveals: ClassVar[bool] = True

    seat: Seat


@fact
class DrawingSkipped(Event):
    """There are too few cards for a Grimoire; Phase 3 goes on with the Reserve (R10)."""

    seat: Seat


@fact
class DrawingEnded(Event):
    """The activator draws no more; the Grimoire must stand for three seconds."""

    seat: Seat


@fact
class StoodBetween(Event):
    """The Grimoire stood between two turns, and another invoker became the activator."""

    reveals: ClassVar[bool] = True

    seat: Seat


@fact
class GrimoireFell(Event):
    """The Grimoire collapsed; what follows from it is told next."""

    reveals: ClassVar[bool] = True


@fact
class CollapsedInDraw(Event):
    """What a collapse in Phase 2 brings: Phase 3 is skipped (KMI-90)."""

    variants: ClassVar[tuple[str, ...]] = ("", "blessed")

    seat: Seat
    blessed: bool
    energy: int

    def variant(self) -> str:
        """Whether a blessing saved the Energy Point."""
        return "blessed" if self.blessed else ""


@fact
class CollapsedBetween(Event):
    """What a collapse between two turns brings (KMI-83, KMI-91)."""

    variants: ClassVar[tuple[str, ...]] = ("", "hard")

    hard: bool
    energy: int

    def variant(self) -> str:
        """In hard mode it costs a point."""
        return "hard" if self.hard else ""


@fact
class CollapsedLate(Event):
    """Companion mode: the Grimoire collapsed in Phase 3 or 4, which costs nothing (KMI-91)."""

    seat: Seat


@fact
class BlessingWoke(Event):
    """A Guardian was drawn in a blessed zone: a collapse will cost nothing this turn (KMI-52)."""

    seat: Seat


@fact
class SheetWon(Event):
    """Adventure: all zones are sealed, and the next KamiMaï waits (KMI-84)."""

    level: int
    energy: int


@fact
class GameWon(Event):
    """All zones are sealed and energy is left (KMI-95)."""

    energy: int


@fact
class GameLost(Event):
    """The last Energy Point is gone (KMI-96)."""

    zones_left: int


EVENTS: Final[tuple[type[Event], ...]] = (
    SheetBegun,
    GrimoireBuilt,
    GrimoireToBuild,
    StarterChosen,
    TurnBegan,
    ZoneTargeted,
    GuardiansCompete,
    GuardianApplied,
    OuterTold,
    CardDrawn,
    DrawSteadied,
    CardHeld,
    CardsEntered,
    GrimoireHeld,
    DrawingEnded,
    DrawingSkipped,
    StoodBetween,
    GrimoireFell,
    CollapsedInDraw,
    CollapsedBetween,
    CollapsedLate,
    BlessingWoke,
    EnergyCursed,
    ColourCursed,
    DiscardCursed,
    CurseObeyed,
    SpellCast,
    ZoneSealed,
    GuardiansFreed,
    DragonfliesUsed,
    DragonfliesIdle,
    GiverNamed,
    CardGiven,
    MouseUsed,
    CardTaken,
    TakeDeclined,
    CastingEnded,
    CardsKept,
    SheetWon,
    GameWon,
    GameLost,
)
