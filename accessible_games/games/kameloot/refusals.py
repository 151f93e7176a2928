"""Why an action of Kameloot is refused; each carries its ledger id and what its sentence needs."""

from __future__ import annotations

from accessible_games.engine import Refused, Seat

from .cards import Card


class CardNotHeld(Refused, rule="HOLD"):
    """The hand has no card of this kind, or not so many."""

    card: Card


class NoSuchPlayer(Refused, rule="NOTATION", kind="notation"):
    """There is no such player at this table; who there is is told by name."""

    seats: tuple[Seat, ...]


class NotIdentical(Refused, rule="KLT-12"):
    """Only identical cards go down together."""


class MustAct(Refused, rule="KLT-12"):
    """Passing is only for somebody who can do nothing (R02)."""


class WandNeedsTwo(Refused, rule="KLT-41"):
    """The wand needs exactly two different objects from the hand (R10, R11, R26)."""


class PotionOnOneself(Refused, rule="KLT-43"):
    """The potion is for another player."""


class ScrollSameKind(Refused, rule="KLT-45"):
    """The two collections must be different."""

    card: Card


class ScrollNothingOwn(Refused, rule="KLT-45"):
    """Nothing of that kind lies in front of the player who wants to swap it."""

    card: Card


class ScrollNothingTheirs(Refused, rule="KLT-45"):
    """Nothing of that kind lies in front of the other player."""

    card: Card
    partner: Seat


class ScrollWithOneself(Refused, rule="KLT-45"):
    """One cannot swap with oneself."""


class ScrollNeedsTwo(Refused, rule="KLT-45"):
    """A scroll is used with two collections, which must be named."""


class UnicornNeedsKind(Refused, rule="KLT-50"):
    """A unicorn horn goes down with another card, or onto one's own collection (R11, R12)."""


class UnicornHasNoPower(Refused, rule="KLT-51"):
    """A unicorn horn may not be discarded."""


class ChooseFirst(Refused, rule="R29", kind="now"):
    """Before the first turn each player chooses a tavern."""


class TavernIsChosen(Refused, rule="R29", kind="now"):
    """Taverns are chosen before the first turn only; later a potion or a cloak is needed (KLT-15)."""
