"""Items of lists: zones, Guardians with what they do, outer cards, losses and gifts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from accessible_games.engine import Answer, CountOf, Seat

from .actions import Cast
from .balance import Force
from .cards import COLOURS, GUARDIANS, MOST_WORTH, Card, Effect, Spell, group


class ForceRow(Answer, variants=("risk", "blind", "most", "left", "right", "free", *COLOURS)):
    """One thing that a Guardian in force does to the draw (KMI-A05).

    With the real Grimoire it rules the fingers, by its colour (KMI-62).
    """

    what: str
    n: int

    def variant(self) -> str:
        """What it does; "free": nothing."""
        return self.what


class ForceOf(Answer):
    """A Guardian and all that it does to the draw."""

    card: Card
    does: tuple[ForceRow, ...]


class ZoneRow(Answer):
    """A zone of a new sheet: what a Guardian does there, and the spells that it asks for."""

    zone: str
    effect: Effect
    spells: tuple[Spell, ...]


class RiskRow(Answer, variants=("left", "right")):
    """The risk of a card from a half that may be drawn from now, in per cent."""

    half: str
    risk: int

    def variant(self) -> str:
        """The half."""
        return self.half


class OuterCard(Answer, variants=("left", "right")):
    """The outer card of a half."""

    half: str
    card: Card

    def variant(self) -> str:
        """The half."""
        return self.half


class LossRow(Answer):
    """What an invoker lost."""

    seat: Seat
    cards: tuple[CountOf, ...]


class PaidRow(Answer, thing=True):
    """Cards of a spell: Elements, or a Creature and what it counts as."""

    cards: CountOf
    worth: int

    def variant(self) -> Literal["", "creature"]:
        """A Creature has a worth; Elements have 0 here."""
        return "creature" if self.worth else ""


class GiftRow(Answer):
    """What an invoker gives to a spell."""

    seat: Seat
    cards: tuple[PaidRow, ...]


def force_of(colour: int, force: Force, companion: bool) -> ForceOf:
    """A Guardian with what it does; with the real Grimoire it rules the fingers."""
    card = GUARDIANS[colour]
    if companion:
        return ForceOf(card, (ForceRow(COLOURS[colour], 0),))
    does = [
        ForceRow(what, n)
        for what, n in (("risk", force.risk), ("blind", int(force.blind)), ("most", force.max_cards))
        if n
    ]
    if force.half:
        does.append(ForceRow(force.half, 0))
    return ForceOf(card, tuple(does) or (ForceRow("free", 0),))


@lru_cache(maxsize=1 << 12)
def gift_rows(cast: Cast) -> tuple[GiftRow, ...]:
    """What each invoker gives to a spell."""
    return tuple(GiftRow(gift.seat, tuple(_paid(gift.cards))) for gift in cast.gifts)


def _paid(cards: tuple[tuple[Card, int], ...]) -> list[PaidRow]:
    elements = [card for card, _ in cards if card not in MOST_WORTH]
    rows = [PaidRow(CountOf(elements[0], len(elements)), 0)] if elements else []
    return rows + [PaidRow(CountOf(card, 1), worth) for card, worth in cards if card in MOST_WORTH]


def loss_rows(losses: Sequence[int]) -> tuple[LossRow, ...]:
    """Who lost what, by seat; those who lost nothing are left out."""
    return tuple(LossRow(Seat(seat), group(pile)) for seat, pile in enumerate(losses) if pile)
