"""A move of KamiMaï as the choices that lead to it, one level of a menu each; what is held, card by card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from accessible_games.engine import Action, Choice, CountOf, Fact, Seat

from . import actions as act
from . import answers
from .cards import LOOSE_BITS, SPELLS, Card, Effect, Spell, cards_of, count_of, group, kinds_of, size_of
from .rows import ForceOf, GiftRow, force_of, gift_rows
from .view import KamimaiView


class TargetChoice(Choice, of=act.Target):
    """Scratch the arrow to this zone."""

    zone: str
    effect: Effect
    spells: tuple[Spell, ...]

    @classmethod
    def levels(cls, view: KamimaiView, action: act.Target) -> Sequence[Fact]:
        """The zone, with what it holds."""
        number = view.sheet.number_of(action.zone)
        zone = view.sheet.zones[number]
        return (cls(zone.id, zone.effect, tuple(SPELLS.list_of(view.open[number]))),)


class GuardianChoice(Choice, of=act.ChooseGuardian):
    """Let this Guardian apply."""

    guardian: ForceOf

    @classmethod
    def levels(cls, view: KamimaiView, action: act.ChooseGuardian) -> Sequence[Fact]:
        """The Guardian, with what it does to a draw."""
        force = view.rules.forces[action.colour]
        return (cls(force_of(action.colour, force, view.rules.companion)),)


class DrawChoice(Choice, of=(act.Draw, act.SteadyDraw), draws=True, variants=("left", "right")):
    """Draw from a half: its outer card, its cards, and the risk."""

    half: str
    card: Card
    cards: int
    risk: int

    def variant(self) -> str:
        """The half."""
        return self.half

    @property
    def standing(self) -> str:
        """The half: its card and risk are told each time before it can be chosen."""
        return self.half

    @classmethod
    def levels(cls, view: KamimaiView, action: act.Draw | act.SteadyDraw) -> Sequence[Fact]:
        """The half as it lies now."""
        half = "right" if action.right else "left"
        card, cards, risk = view.outer[action.right], view.sizes[action.right], view.risks[action.right] or 0
        return (DrawBlindChoice(half, cards, risk) if card is None else cls(half, card, cards, risk),)


class DrawBlindChoice(Choice, draws=True, variants=("left", "right")):
    """Draw from a half whose outer card is not told."""

    half: str
    cards: int
    risk: int

    def variant(self) -> str:
        """The half."""
        return self.half

    @property
    def standing(self) -> str:
        """The half: its risk is told each time before it can be chosen."""
        return self.half


class HoldChoice(Choice, of=act.Hold, passes=True, variant="real"):
    """Stop and let the Grimoire stand, at this risk; a real one knows no number."""

    risk: int
    real: bool

    @classmethod
    def levels(cls, view: KamimaiView, action: act.Hold) -> Sequence[Fact]:
        """The roll that stopping brings."""
        return (cls(view.rules.hold_risk, view.rules.companion),)


class EnterChoice(Choice, of=act.Drew):
    """Companion mode: this card was drawn."""

    card: Card

    @classmethod
    def levels(cls, view: KamimaiView, action: act.Drew) -> Sequence[Fact]:
        """Each card that was drawn."""
        return [cls(card) for card in kinds_of(action.cards)]


class FellChoice(Choice, of=act.Collapse):
    """Companion mode: the real Grimoire has collapsed."""


class _HowMany(Choice):
    """So many cards of a kind, chosen by how many they are; with 0 none of them."""

    __slots__ = ()

    @property
    def cards(self) -> CountOf:
        """The kind, and how many."""
        raise NotImplementedError

    @property
    def number(self) -> int | None:
        """How many; none of them comes last."""
        return self.cards.n or None


class DiscardChoice(_HowMany, of=act.Discard):
    """Give up so many of a kind to the curse; with 0 none of them."""

    cards: CountOf

    @classmethod
    def levels(cls, view: KamimaiView, action: act.Discard) -> Sequence[Fact]:
        """A level for each kind of which there is a choice."""
        assert view.to_act
        loose = view.hand(view.to_act[0]) & LOOSE_BITS
        asked = _counted(loose, action.cards, cls, view.owed)
        return asked or [cls(one) for one in group(action.cards)]

    def asks(self, path: Sequence[Fact]) -> Fact:
        """How many of the next kind go."""
        return answers.GivenUpSoFar(_chosen(path))


class CastChoice(Choice, of=act.Cast, variant="team"):
    """Cast this spell."""

    colour: Card
    team: bool

    def asks(self, path: Sequence[Fact]) -> Fact:
        """Who gives what."""
        return answers.ToPay(self.colour)


class PayChoice(Choice, of=act.Cast):
    """Pay for it so."""

    gifts: tuple[GiftRow, ...]

    @classmethod
    def levels(cls, view: KamimaiView, action: act.Cast) -> Sequence[Fact]:
        """What each invoker gives."""
        return (cls(gift_rows(action)),)

    def asks(self, path: Sequence[Fact]) -> Fact:
        """Whether the helpers agree."""
        return answers.ToAgree(self.gifts)


class AgreedChoice(Choice, of=act.Cast, agrees=True):
    """The helpers agree, or the activator decides (R14)."""

    seats: tuple[Seat, ...]

    @classmethod
    def levels(cls, view: KamimaiView, action: act.Cast) -> Sequence[Fact]:
        """Asked where there are helpers."""
        helpers = tuple(gift.seat for gift in action.gifts if gift.seat != view.activator)
        return (cls(helpers),) if helpers else ()


class SpriteChoice(Choice, of=act.UseSprite):
    """Play the Keyring Sprite."""


class DragonfliesChoice(Choice, of=act.UseDragonflies):
    """Play the Draconic Dragonflies."""

    def asks(self, path: Sequence[Fact]) -> Fact:
        """Who gives the first card."""
        return answers.FirstGiver()


class GiverChoice(Choice, of=(act.UseDragonflies, act.NameGiver)):
    """This invoker gives a card."""

    seat: Seat

    @classmethod
    def levels(cls, view: KamimaiView, action: act.UseDragonflies | act.NameGiver) -> Sequence[Fact]:
        """Who gives."""
        return (cls(action.giver),)


class GiveChoice(Choice, of=act.Give):
    """Give this card."""

    card: Card

    def asks(self, path: Sequence[Fact]) -> Fact:
        """Who gets it."""
        return answers.ToWhom(self.card)


class ReceiverChoice(Choice, of=act.Give):
    """To this invoker."""

    seat: Seat

    @classmethod
    def levels(cls, view: KamimaiView, action: act.Give) -> Sequence[Fact]:
        """Who gets it."""
        return (cls(action.to),)


class MouseChoice(Choice, of=act.UseMouse):
    """Play the Sneaky Mouse."""

    def asks(self, path: Sequence[Fact]) -> Fact:
        """Who may take a card."""
        return answers.FirstTaker()


class TakerChoice(Choice, of=act.UseMouse):
    """This invoker may take a card."""

    seat: Seat

    @classmethod
    def levels(cls, view: KamimaiView, action: act.UseMouse) -> Sequence[Fact]:
        """One after the other."""
        return [cls(seat) for seat in action.takers]

    def asks(self, path: Sequence[Fact]) -> Fact:
        """Who else may."""
        return answers.NextTaker(tuple(one.seat for one in path if isinstance(one, TakerChoice)))


class NoMoreTakersChoice(Choice, of=act.UseMouse, passes=True):
    """Nobody else takes one."""

    @classmethod
    def levels(cls, view: KamimaiView, action: act.UseMouse) -> Sequence[Fact]:
        """Not asked where all of them take one."""
        return () if len(action.takers) == view.rules.seats else (cls(),)


class TakeChoice(Choice, of=act.Take):
    """Take this card from the discard pile."""

    card: Card

    @classmethod
    def levels(cls, view: KamimaiView, action: act.Take) -> Sequence[Fact]:
        """The card, or none."""
        return (TakeNothingChoice() if action.card is None else cls(action.card),)


class TakeNothingChoice(Choice, passes=True):
    """Leave the discard pile alone."""


class DoneChoice(Choice, of=act.Done, passes=True):
    """Cast no more."""


class KeepChoice(_HowMany, of=act.Keep):
    """Keep so many of a kind; with 0 none of them."""

    cards: CountOf

    @classmethod
    def levels(cls, view: KamimaiView, action: act.Keep) -> Sequence[Fact]:
        """A level for each kind of which there is a choice."""
        pile = view.hand(view.activator)
        if action.cards == pile:
            return (KeepAllChoice() if pile else KeepNothingChoice(),)
        loose = action.cards & LOOSE_BITS
        return _counted(pile & LOOSE_BITS, loose, cls, size_of(loose)) or (KeepGuardiansChoice(),)

    def asks(self, path: Sequence[Fact]) -> Fact:
        """How many of the next kind stay."""
        return answers.KeptSoFar(_chosen(path))


class KeepAllChoice(Choice):
    """Nothing has to go: keep everything."""


class KeepNothingChoice(Choice):
    """Nothing is held: the turn ends."""


class KeepGuardiansChoice(Choice):
    """The Guardians fill the Reserve: everything else has to go (KMI-64)."""


def _chosen(path: Sequence[Fact]) -> tuple[CountOf, ...]:
    """What was chosen of the kinds so far, without those of which nothing was."""
    return tuple(one.cards for one in path if isinstance(one, KeepChoice | DiscardChoice) and one.cards.n)


def _counted(pile: int, part: int, choice: Callable[[CountOf], Fact], wanted: int) -> Sequence[Fact]:
    """One step for each kind of which a choice is open: how many of it.

    Where every kind left goes or stays as a whole, nothing is asked.
    """
    found: list[Fact] = []
    left = wanted
    kinds = kinds_of(pile)
    below = [count_of(pile, card) for card in kinds]
    for number, card in enumerate(kinds):
        rest = sum(below[number + 1 :])
        n = count_of(part, card)
        if max(0, left - rest) < min(left, below[number]):
            found.append(choice(CountOf(card, n)))
        left -= n
    return found


# -- what is held, card by card --------------------------------------------------------------


class HeldChoice(Choice):
    """One card of one's own Reserve, or of those that were drawn this turn."""

    card: Card


_CREATURES: Final[dict[type[Fact], Card]] = {
    SpriteChoice: Card.SPRITE,
    DragonfliesChoice: Card.DRAGONFLIES,
    MouseChoice: Card.MOUSE,
}


def cards(view: KamimaiView) -> Sequence[Fact]:
    """What the view's owner holds, in reading order."""
    return [] if view.seat is None else [HeldChoice(card) for card in cards_of(view.hand(view.seat))]


def plays(card: Fact, choice: Fact) -> bool:
    """Whether an entry of the menu uses this card."""
    if not isinstance(card, HeldChoice):
        return False
    if isinstance(choice, DiscardChoice | KeepChoice):
        return choice.cards.item is card.card and choice.cards.n > 0
    if isinstance(choice, GiveChoice):
        return choice.card is card.card
    return _CREATURES.get(type(choice)) is card.card


def attempt(view: KamimaiView, card: Fact) -> Action:
    """What is meant by playing a card for itself: to give it to the next invoker."""
    assert isinstance(card, HeldChoice) and view.seat is not None
    return act.GIVE[card.card][Seat((view.seat + 1) % view.rules.seats)]
