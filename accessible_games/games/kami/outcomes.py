"""Whether an outcome of chance fits what is due; people who deal by hand can enter one."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain

from accessible_games.engine import OutcomeNotPossible, Refused, Seat

from .board import KamiBoard
from .cards import HAND_SIZES, Card, count_cards, list_cards
from .chance import Deal, DealDue, Draw, DrawDue, Outcome, Starter, StarterDue
from .hands import UNIT, counts_of, size_of
from .rules import KamiRules

STACKS = 8
"""Stacks of two mercenaries with two players (KAMI-70)."""


def due(state: KamiBoard) -> StarterDue | DrawDue | DealDue:
    """The outcome that the rules wait for."""
    rules = state.rules
    if state.phase == "deal":
        return _deal_due(rules.seats, rules.copies)
    if state.round.drawing:
        return DrawDue(rules.seats, state.round.drawing, rules.copies)
    return StarterDue(rules.seats)


@lru_cache(maxsize=8)
def _deal_due(seats: int, copies: tuple[int, ...]) -> DealDue:
    return DealDue(seats, tuple(UNIT[card] for card in list_cards(copies)))


def check_outcome(state: KamiBoard, action: Outcome) -> Refused | None:
    """The reason against an outcome, or None."""
    waited = due(state)
    rules = state.rules
    if isinstance(action, Starter):
        fits = isinstance(waited, StarterDue) and 0 <= action.seat < rules.seats
    elif isinstance(action, Draw):
        drawing = tuple(Seat(seat) for seat, card in enumerate(action.cards) if card is not None)
        cards = [card for card in action.cards if card is not None]
        fits = isinstance(waited, DrawDue) and len(action.cards) == rules.seats and drawing == waited.among
        fits = fits and exists(cards, rules)
    else:
        fits = isinstance(waited, DealDue) and _deal_fits(action, rules)
    return None if fits else OutcomeNotPossible()


def exists(cards: Iterable[Card], rules: KamiRules) -> bool:
    """Whether no kind comes more often than the deck has it."""
    return all(n <= most for n, most in zip(count_cards(cards), rules.copies, strict=True))


def _deal_fits(deal: Deal, rules: KamiRules) -> bool:
    size = HAND_SIZES[rules.seats]
    sizes = [size_of(hand) for hand in deal.hands]
    held = chain.from_iterable(list_cards(counts_of(hand)) for hand in deal.hands)
    cards = chain(held, chain.from_iterable(deal.stacks), deal.aside)
    return (
        sizes == [size] * rules.seats
        and len(deal.stacks) == (STACKS if rules.seats == 2 else 0)
        and len(deal.aside) == (2 if rules.seats == 3 else 0)
        and exists(cards, rules)
    )
