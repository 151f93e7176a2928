"""A move of KamiMaï as the choices that lead to it, one level of a menu each; what is held, card by card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from accessible_games.engine import Action, CountOf, Fact, Seat, facts_of

from . import actions as act
from .cards import LOOSE_BITS, SPELLS, Card, Effect, Spell, cards_of, count_of, group, kinds_of, size_of
from .rows import ForceOf, GiftRow, force_of, gift_rows
from .view import KamimaiView


class TargetChoice(Fact):
    """Scratch the arrow to this zone."""

    zone: str
    effect: Effect
    spells: tuple[Spell, ...]


class GuardianChoice(Fact):
    """Let this Guardian apply."""

    guardian: ForceOf


class DrawChoice(Fact, draws=True, variants=("left", "right")):
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


class DrawBlindChoice(Fact, draws=True, variants=("left", "right")):
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


class HoldChoice(Fact):
    """Stop and let the Grimoire stand."""


class EnterChoice(Fact):
    """Companion mode: this card was drawn."""

    card: Card


class FellChoice(Fact):
    """Companion mode: the real Grimoire has collapsed."""


class DiscardChoice(Fact):
    """Give up so many of a kind to the curse; with 0 none of them."""

    cards: CountOf


class CastChoice(Fact, variant="team"):
    """Cast this spell."""

    colour: Card
    team: bool


class PayChoice(Fact):
    """Pay for it so."""

    gifts: tuple[GiftRow, ...]


class AgreedChoice(Fact):
    """The helpers agree, or the activator decides (R14)."""

    seats: tuple[Seat, ...]


class SpriteChoice(Fact):
    """Play the Keyring Sprite."""


class DragonfliesChoice(Fact):
    """Play the Draconic Dragonflies."""


class GiverChoice(Fact):
    """This invoker gives a card."""

    seat: Seat


class GiveChoice(Fact):
    """Give this card."""

    card: Card


class ReceiverChoice(Fact):
    """To this invoker."""

    seat: Seat


class MouseChoice(Fact):
    """Play the Sneaky Mouse."""


class TakerChoice(Fact):
    """This invoker may take a card."""

    seat: Seat


class NoMoreTakersChoice(Fact):
    """Nobody else takes one."""


class TakeChoice(Fact):
    """Take this card from the discard pile."""

    card: Card


class TakeNothingChoice(Fact):
    """Leave the discard pile alone."""


class DoneChoice(Fact):
    """Cast no more."""


class KeepChoice(Fact):
    """Keep so many of a kind; with 0 none of them."""

    cards: CountOf


class KeepAllChoice(Fact):
    """Nothing has to go: keep everything."""


class KeepGuardiansChoice(Fact):
    """The Guardians fill the Reserve: everything else has to go (KMI-64)."""


class HeldChoice(Fact):
    """One card of one's own Reserve, or of those that were drawn this turn."""

    card: Card


CHOICES: Final = facts_of(__name__, Fact)

Steps = tuple[Fact, ...]


def steps(view: KamimaiView, action: Action) -> Sequence[Fact]:
    """The levels of the menu that lead to an action.

    Raises:
        KeyError: it is no action of an invoker.
    """
    return _STEPS[type(action)](view, action)


def _target(view: KamimaiView, action: act.Target) -> Steps:
    number = view.sheet.number_of(action.zone)
    zone = view.sheet.zones[number]
    return (TargetChoice(zone.id, zone.effect, tuple(SPELLS.list_of(view.open[number]))),)


def _guardian(view: KamimaiView, action: act.ChooseGuardian) -> Steps:
    force = view.rules.forces[action.colour]
    return (GuardianChoice(force_of(action.colour, force, view.rules.companion)),)


def _draw(view: KamimaiView, action: act.Draw | act.SteadyDraw) -> Steps:
    half = "right" if action.right else "left"
    card, cards, risk = view.outer[action.right], view.sizes[action.right], view.risks[action.right] or 0
    if card is None:
        return (DrawBlindChoice(half, cards, risk),)
    return (DrawChoice(half, card, cards, risk),)


def _counted(pile: int, part: int, choice: Callable[[CountOf], Fact], wanted: int) -> Steps:
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
    return tuple(found)


def _discard(view: KamimaiView, action: act.Discard) -> Steps:
    assert view.to_act
    loose = view.hand(view.to_act[0]) & LOOSE_BITS
    asked = _counted(loose, action.cards, DiscardChoice, view.owed)
    return asked or tuple(DiscardChoice(one) for one in group(action.cards))


def _keep(view: KamimaiView, action: act.Keep) -> Steps:
    pile = view.hand(view.activator)
    if action.cards == pile:
        return (KeepAllChoice(),)
    loose = action.cards & LOOSE_BITS
    asked = _counted(pile & LOOSE_BITS, loose, KeepChoice, size_of(loose))
    return asked or (KeepGuardiansChoice(),)


def _cast(view: KamimaiView, action: act.Cast) -> Steps:
    pay = (CastChoice(action.colour, action.team), PayChoice(gift_rows(action)))
    helpers = tuple(gift.seat for gift in action.gifts if gift.seat != view.activator)
    return (*pay, AgreedChoice(helpers)) if helpers else pay


def _mouse(view: KamimaiView, action: act.UseMouse) -> Steps:
    takers = tuple(TakerChoice(seat) for seat in action.takers)
    last = () if len(takers) == view.rules.seats else (NoMoreTakersChoice(),)
    return (MouseChoice(), *takers, *last)


def _take(view: KamimaiView, action: act.Take) -> Steps:
    return (TakeNothingChoice() if action.card is None else TakeChoice(action.card),)


_STEPS: Final[dict[type[Action], Callable[[KamimaiView, Any], Steps]]] = {
    act.Target: _target,
    act.ChooseGuardian: _guardian,
    act.Draw: _draw,
    act.SteadyDraw: _draw,
    act.Hold: lambda view, action: (HoldChoice(),),
    act.Drew: lambda view, action: tuple(EnterChoice(card) for card in kinds_of(action.cards)),
    act.Collapse: lambda view, action: (FellChoice(),),
    act.Discard: _discard,
    act.Cast: _cast,
    act.UseSprite: lambda view, action: (SpriteChoice(),),
    act.UseDragonflies: lambda view, action: (DragonfliesChoice(), GiverChoice(action.giver)),
    act.NameGiver: lambda view, action: (GiverChoice(action.giver),),
    act.Give: lambda view, action: (GiveChoice(action.card), ReceiverChoice(action.to)),
    act.UseMouse: _mouse,
    act.Take: _take,
    act.Done: lambda view, action: (DoneChoice(),),
    act.Keep: _keep,
}


# -- what is held, card by card --------------------------------------------------------------

_CREATURES: Final = {
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
