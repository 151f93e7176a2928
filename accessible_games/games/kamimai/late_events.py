"""What happens in Phases 3 and 4 of KamiMaï, as facts in the past tense: curses, spells, Creatures."""

from __future__ import annotations

from typing import ClassVar

from accessible_games.engine import CountOf, Event, Seat, fact

from .cards import Card
from .rows import GiftRow, LossRow


@fact
class EnergyCursed(Event):
    """The curse took Energy Points, one for each Guardian drawn (KMI-53)."""

    seat: Seat
    count: int
    energy: int


@fact
class ColourCursed(Event):
    """The curse took all Element cards of the Guardians' colours (KMI-55)."""

    elements: tuple[Card, ...]
    losses: tuple[LossRow, ...]


@fact
class DiscardCursed(Event):
    """The curse asks every invoker for so many cards (KMI-54)."""

    count: int
    seats: tuple[Seat, ...]


@fact
class CurseObeyed(Event):
    """An invoker gave up cards to the curse."""

    seat: Seat
    cards: tuple[CountOf, ...]


@fact
class SpellCast(Event):
    """A spell was cast, and its cards were discarded."""

    variants: ClassVar[tuple[str, ...]] = ("", "team")

    seat: Seat
    colour: Card
    team: bool
    gifts: tuple[GiftRow, ...]

    def variant(self) -> str:
        """A spell of the zone's colour, or the team's."""
        return "team" if self.team else ""


@fact
class ZoneSealed(Event):
    """All spells of a zone are scratched, and so is its heart (KMI-31)."""

    zone: str
    zones_left: int


@fact
class GuardiansFreed(Event):
    """The Keyring Sprite made all Guardians go (KMI-74)."""

    variants: ClassVar[tuple[str, ...]] = ("", "none")

    seat: Seat
    losses: tuple[LossRow, ...]

    def variant(self) -> str:
        """Whether there was a Guardian at all."""
        return "" if self.losses else "none"


@fact
class DragonfliesUsed(Event):
    """The Draconic Dragonflies were played: two cards change hands (KMI-75)."""

    seat: Seat


@fact
class DragonfliesIdle(Event):
    """The Dragonflies were played while nobody held a card (R30)."""

    seat: Seat


@fact
class GiverNamed(Event):
    """The activator named who gives a card."""

    variants: ClassVar[tuple[str, ...]] = ("", "self")

    seat: Seat
    partner: Seat

    def variant(self) -> str:
        """Somebody else, or the activator."""
        return "self" if self.seat == self.partner else ""


@fact
class CardGiven(Event):
    """An invoker gave a card to another."""

    seat: Seat
    partner: Seat
    card: Card


@fact
class MouseUsed(Event):
    """The Sneaky Mouse was played: these invokers may take a card each (KMI-77)."""

    seat: Seat
    takers: tuple[Seat, ...]


@fact
class CardTaken(Event):
    """An invoker took a card from the discard pile."""

    seat: Seat
    card: Card


@fact
class TakeDeclined(Event):
    """An invoker left the discard pile alone."""

    seat: Seat


@fact
class CastingEnded(Event):
    """The activator casts no more: Phase 4 begins."""

    seat: Seat


@fact
class CardsKept(Event):
    """The activator kept some cards and discarded the rest (KMI-33)."""

    variants: ClassVar[tuple[str, ...]] = ("", "all", "none", "empty")

    seat: Seat
    kept: tuple[CountOf, ...]
    discarded: tuple[CountOf, ...]

    def variant(self) -> str:
        """All cards, none of them, or none since there were none, need other sentences."""
        if not self.kept:
            return "none" if self.discarded else "empty"
        return "" if self.discarded else "all"
