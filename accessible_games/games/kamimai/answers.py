"""What an invoker can ask for at any time, told from what everybody knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from accessible_games.engine import Answer, CountOf, Seat

from .cards import (
    ELEMENTS,
    GUARDIAN_BITS,
    LOOSE_BITS,
    SPELLS,
    Card,
    Effect,
    Spell,
    count_of,
    group,
    size_of,
)  # fmt: skip
from .check import LEFT, RIGHT, halves_for
from .payments import can_pay, can_pay_team, most_worth
from .rows import ForceOf, GiftRow, OuterCard, RiskRow, force_of
from .view import KamimaiView


class ReserveHeld(Answer):
    """An invoker's Reserve."""

    seat: Seat
    cards: tuple[CountOf, ...]

    def variant(self) -> Literal["", "empty"]:
        """An empty Reserve needs another sentence."""
        return "" if self.cards else "empty"


class DrawnHeld(Answer):
    """The cards that the activator has drawn this turn and still holds."""

    seat: Seat
    cards: tuple[CountOf, ...]


class ToTarget(Answer):
    """Who chooses the next zone."""

    seat: Seat


class ToChooseGuardian(Answer):
    """Who says which Guardian applies."""

    seat: Seat


class ToDraw(Answer):
    """Who draws, at what risk; from the second card on it is also allowed to stop."""

    seat: Seat
    drawn: int
    companion: bool
    risks: tuple[RiskRow, ...]
    """Of the halves that may be drawn from now."""
    hold: int
    """Per cent that stopping risks."""

    def variant(self) -> Literal["", "more", "stop", "real", "real-more"]:
        """The first card is compulsory, and another may be forbidden; with real cards they are entered."""
        if self.companion:
            return "real-more" if self.drawn else "real"
        return ("more" if self.risks else "stop") if self.drawn else ""

    @property
    def listed_as(self) -> Literal["", "more", "stop", "real", "real-more"]:
        """Cards are entered from one long list, the first as the others, which only add how to stop."""
        return "real" if self.companion else self.variant()


class ToObey(Answer):
    """Who gives up how many cards to the curse, and what of."""

    seat: Seat
    count: int
    cards: tuple[CountOf, ...]


class ToCast(Answer):
    """Who casts spells or plays Creatures."""

    seat: Seat


class ToNameGiver(Answer):
    """Who names the next giver."""

    seat: Seat


class ToGive(Answer):
    """Who gives a card to somebody else."""

    seat: Seat


class ToTake(Answer):
    """Who may take a card from the discard pile."""

    seat: Seat


class ToStore(Answer):
    """Who keeps how many cards at most, and what of; "all": everything may be kept."""

    seat: Seat
    most: int
    cards: tuple[CountOf, ...]
    over: bool
    """Whether more is held than may be kept."""

    def variant(self) -> Literal["", "all", "nothing"]:
        """Whether something has to go, or all may be kept, or nothing is there."""
        return "" if self.over else "all" if self.cards else "nothing"


class KeptSoFar(Answer):
    """Of the kinds before, what is kept; the next one is asked for."""

    cards: tuple[CountOf, ...]

    def variant(self) -> Literal["", "nothing"]:
        """Whether there is anything."""
        return "" if self.cards else "nothing"


class GivenUpSoFar(Answer):
    """Of the kinds before, what goes to the curse; the next one is asked for."""

    cards: tuple[CountOf, ...]

    def variant(self) -> Literal["", "nothing"]:
        """Whether there is anything."""
        return "" if self.cards else "nothing"


class ToPay(Answer):
    """Who gives what for a spell is to be chosen."""

    colour: Card


class ToAgree(Answer):
    """Whether the helpers agree to what was chosen."""

    gifts: tuple[GiftRow, ...]


class FirstGiver(Answer):
    """Who gives the first card to somebody else is to be chosen."""


class ToWhom(Answer):
    """Who gets a card is to be chosen."""

    card: Card


class FirstTaker(Answer):
    """Who may take a card from the discard pile is to be chosen."""


class NextTaker(Answer):
    """Who else may is to be chosen."""

    takers: tuple[Seat, ...]


class OutcomeDue(Answer):
    """The Grimoire is about to be built or tried."""


class GameEnded(Answer):
    """The game is over."""

    won: bool

    def variant(self) -> Literal["won", "lost"]:
        """Won by all, or lost by all."""
        return "won" if self.won else "lost"


class EnergyIs(Answer, heads=True):
    """Energy Points and level."""

    energy: int
    level: int


class ZoneStands(Answer, variants=("open", "targeted", "sealed")):
    """A zone of the sheet, and what it still asks for."""

    zone: str
    effect: Effect
    spells: tuple[Spell, ...]
    status: str

    def variant(self) -> str:
        """Sealed, the target, or still to come."""
        return self.status


class GrimoireStands(Answer, balance=("left", "right")):
    """How many cards each half has, and how the Grimoire leans."""

    left: int
    right: int
    lean: int

    def variant(self) -> Literal["even", "left", "right"]:
        """Even, or the half that has more cards."""
        if self.left == self.right:
            return "even"
        return "left" if self.left > self.right else "right"


class GrimoireLies(Answer):
    """The Grimoire has collapsed and is built anew after this turn."""


class GrimoireReal(Answer):
    """Companion mode: how many cards the real Grimoire has."""

    cards: int


class OuterAre(Answer):
    """The outer cards that are told."""

    cards: tuple[OuterCard, ...]


class OuterUntold(Answer):
    """The outer cards are not told now."""


class RiskIs(Answer, variants=("both", "left", "right")):
    """Exactly how likely a collapse is if one card is drawn now."""

    left: int
    right: int
    halves: str

    def variant(self) -> str:
        """The halves that have a card."""
        return self.halves


class ForceIs(Answer):
    """The Guardian in force."""

    guardian: ForceOf


class DiscardHolds(Answer):
    """The discard pile."""

    cards: tuple[CountOf, ...]

    def variant(self) -> Literal["", "empty"]:
        """An empty pile needs another sentence."""
        return "" if self.cards else "empty"


class HeldFor(Answer):
    """What one invoker holds for a colour: cards, and Creatures that can count as so many more."""

    seat: Seat
    n: int
    creatures: int

    def variant(self) -> Literal["", "creature"]:
        """Whether a Fairy or the Wolf could help."""
        return "creature" if self.creatures else ""


class SpellStands(Answer, variants=("castable", "short", "team-castable", "team-short")):
    """A spell of the targeted zone: who holds what for it, and whether it can be cast (KMI-A06)."""

    colour: Card
    team: bool
    castable: bool
    holders: tuple[HeldFor, ...]

    def variant(self) -> str:
        """Castable by the activator or not; the zone's spell, or the team's."""
        return ("team-" if self.team else "") + ("castable" if self.castable else "short")


class NothingToCast(Answer):
    """No zone is targeted, so no spell is asked for."""


QUERIES: Final = ("hand", "turn", "scores", "table", "counts")


def answer(view: KamimaiView, query: str) -> Sequence[Answer]:
    """Facts that answer one of `QUERIES`, in the order of telling.

    hand: one's own Reserve; turn: who is asked for what; scores: energy and the sheet; table: the
    Grimoire with its exact risks, Reserves and discard pile; counts: what is missing for each spell.

    Raises:
        KeyError: no such query.
    """
    return {"hand": _hand, "turn": _turn, "scores": _scores, "table": _table, "counts": _counts}[query](view)


def _hand(view: KamimaiView) -> list[Answer]:
    return _held(view, view.activator if view.seat is None else view.seat)


def _held(view: KamimaiView, seat: Seat) -> list[Answer]:
    told: list[Answer] = [ReserveHeld(seat, group(view.reserves[seat]))]
    if seat == view.activator and view.drawn:
        told.append(DrawnHeld(seat, group(view.drawn)))
    return told


def _turn(view: KamimaiView) -> list[Answer]:
    if view.phase == "over":
        return [GameEnded(view.won)]
    if not view.to_act:
        return [OutcomeDue()]
    seat = view.to_act[0]
    if view.phase == "draw":
        if view.must_choose:
            return [ToChooseGuardian(seat)]
        return [ToDraw(seat, size_of(view.drawn), view.rules.companion, _risks(view), view.rules.hold_risk)]
    if view.phase == "curse":
        return [ToObey(seat, view.owed, group(view.hand(seat) & LOOSE_BITS))]
    if view.phase == "store":
        hand = view.hand(seat)
        most = max(view.rules.reserve, size_of(hand & GUARDIAN_BITS))
        return [ToStore(seat, most, group(hand), size_of(hand) > most)]
    if view.phase == "give":
        return [ToNameGiver(seat) if view.naming else ToGive(seat)]
    return [{"target": ToTarget, "cast": ToCast, "take": ToTake}[view.phase](seat)]


def _risks(view: KamimaiView) -> tuple[RiskRow, ...]:
    """The risks of the halves that may be drawn from now."""
    bits = 0 if view.rules.companion else halves_for(*view.sizes, view.force, view.drawn)
    halves = ((LEFT, "left", view.risks[0]), (RIGHT, "right", view.risks[1]))
    return tuple(RiskRow(half, risk) for bit, half, risk in halves if bits & bit and risk is not None)


def _scores(view: KamimaiView) -> list[Answer]:
    told: list[Answer] = [EnergyIs(view.energy, view.level)]
    if view.phase == "over" and view.won:  # all zones are sealed then
        return told
    for number, zone in enumerate(view.sheet.zones):
        status = "sealed" if number in view.sealed else "targeted" if number == view.targeted else "open"
        told.append(ZoneStands(zone.id, zone.effect, tuple(SPELLS.list_of(view.open[number])), status))
    return told


def _table(view: KamimaiView) -> list[Answer]:
    told = _grimoire(view)
    told.append(DiscardHolds(group(view.discard)))
    for seat in range(view.rules.seats):
        told += _held(view, Seat(seat))
    return told


def _grimoire(view: KamimaiView) -> list[Answer]:
    left, right = view.sizes
    if view.collapsed or view.collapsed_late:
        return [GrimoireLies()]
    told: list[Answer] = []
    if view.force is not None:
        told.append(ForceIs(force_of(view.guardian, view.force, view.rules.companion)))
    if view.rules.companion:
        return [GrimoireReal(left + right), *told]
    told.insert(0, GrimoireStands(left, right, abs(left - right)))
    cards = [
        OuterCard(half, card)
        for half, card in zip(("left", "right"), view.outer, strict=True)
        if card is not None
    ]
    told.append(OuterAre(tuple(cards)) if cards else OuterUntold())
    known = [half for half, risk in zip(("left", "right"), view.risks, strict=True) if risk is not None]
    if known:
        halves = "both" if len(known) == 2 else known[0]
        told.append(RiskIs(view.risks[0] or 0, view.risks[1] or 0, halves))
    return told


def _counts(view: KamimaiView) -> list[Answer]:
    if view.zone is None:
        return [NothingToCast()]
    told: list[Answer] = []
    spells = SPELLS.list_of(view.open[view.targeted])
    for spell in dict.fromkeys(spells):
        team = spell is Spell.TEAM
        for colour in ELEMENTS if team else (Card(int(spell)),):
            told.append(_spell(view, team, colour))
    return told


def _spell(view: KamimaiView, team: bool, colour: Card) -> Answer:
    seats = range(view.rules.seats)
    worths = tuple(most_worth(view.hand(Seat(seat)), colour) for seat in seats)
    can = (can_pay_team if team else can_pay)(worths, view.activator)
    held = [count_of(view.hand(Seat(seat)), colour) for seat in seats]
    holders = tuple(HeldFor(Seat(seat), held[seat], worths[seat] - held[seat]) for seat in seats)
    return SpellStands(colour, team, can, holders)
