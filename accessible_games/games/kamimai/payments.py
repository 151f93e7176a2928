"""What a spell can be paid with: who can give how much, and some ways of giving exactly four.

A Fairy counts from one to three and the Wolf as one or two, as its owner likes; so an invoker can
give any worth from one to the most, and what can be cast follows from those most worths alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from accessible_games.engine import Seat

from .actions import Cast, Gift
from .cards import ELEMENTS, FAIRY, MOST_WORTH, Card

PRICE: Final = 4
"""A spell is four Element cards (KMI-26)."""
MOST_PAYMENTS: Final = 12
"""Ways to pay for one spell that are offered; any other can be typed."""

Means = tuple[int, int, int]
"""What an invoker has for one colour: Element cards (no more than four matter), Fairies, Wolves."""


def means_of(pile: int, colour: int) -> Means:
    """What a pile holds for a colour."""
    return (
        min(pile >> 4 * colour & 15, PRICE),
        pile >> 4 * FAIRY[colour] & 15,
        pile >> 4 * Card.WOLF & 15,
    )


def most_worth(pile: int, colour: int) -> int:
    """The most Element cards of a colour that a pile can count as."""
    fairy = 3 if pile >> 4 * (8 + colour) & 15 else 0
    return (pile >> 4 * colour & 15) + fairy + (2 if pile >> 4 * Card.WOLF & 15 else 0)


def can_pay(worths: Sequence[int], activator: int) -> bool:
    """Whether an individual or collective spell can be paid: one by the activator, four in all."""
    return worths[activator] > 0 and sum(worths) >= PRICE


def can_pay_team(worths: Sequence[int], activator: int) -> bool:
    """Whether a team spell can be paid in the shares of so many invokers (KMI-41 to KMI-45)."""
    if not worths[activator]:
        return False
    able = sum(1 for worth in worths if worth)
    seats = len(worths)
    if seats >= 4:
        return able >= PRICE
    if seats == 3:
        return able == 3 and max(worths) >= 2
    return min(worths) >= PRICE // seats


def shares_fit(worths: Sequence[int], seats: int) -> bool:
    """Whether the worths given make a team spell of so many invokers (R15)."""
    return sorted(worths) == {1: [4], 2: [2, 2], 3: [1, 1, 2]}.get(seats, [1, 1, 1, 1])


@lru_cache(maxsize=1 << 15)
def casts(team: bool, colour: Card, means: tuple[Means, ...], activator: int) -> tuple[Cast, ...]:
    """Ways to pay for a spell, at most `MOST_PAYMENTS`; () if it cannot be paid.

    Creatures are spared where that is possible, and few invokers asked.
    """
    found = [
        Cast(team, colour, gifts)
        for worths in _splits(team, tuple(map(_most, means)), activator)
        for gifts in _gifts(colour, means, worths)
    ]
    found.sort(key=lambda cast: _cost(cast, activator))
    return tuple(found[:MOST_PAYMENTS])


def _most(means: Means) -> int:
    elements, fairies, wolves = means
    return elements + 3 * min(1, fairies) + 2 * min(1, wolves)


def _splits(team: bool, most: tuple[int, ...], activator: int) -> Iterator[tuple[int, ...]]:
    """What each could give so that it is four in all, and allowed."""
    for worths in _sums(most, PRICE):
        if worths[activator] and (not team or shares_fit([n for n in worths if n], len(most))):
            yield worths


def _sums(most: tuple[int, ...], total: int) -> Iterator[tuple[int, ...]]:
    """All ways to make up a total of parts that are no more than these."""
    if len(most) == 1:
        if total <= most[0]:
            yield (total,)
        return
    for first in range(min(most[0], total) + 1):
        for rest in _sums(most[1:], total - first):
            yield (first, *rest)


def _gifts(colour: Card, means: tuple[Means, ...], worths: tuple[int, ...]) -> Iterator[tuple[Gift, ...]]:
    """How each can make up that worth."""
    ways = [
        [Gift(Seat(seat), cards) for cards in _ways(colour, held, worth)] if worth else [None]
        for seat, (held, worth) in enumerate(zip(means, worths, strict=True))
    ]
    for chosen in product(*ways):
        yield tuple(gift for gift in chosen if gift is not None)


def _ways(colour: Card, means: Means, worth: int) -> Iterator[tuple[tuple[Card, int], ...]]:
    elements, fairies, wolves = means
    fairy = FAIRY[colour]
    for by_wolf in range(MOST_WORTH[Card.WOLF] + 1 if wolves else 1):
        for by_fairy in range(MOST_WORTH[fairy] + 1 if fairies else 1):
            rest = worth - by_wolf - by_fairy
            if 0 <= rest <= elements:
                creatures = ((fairy, by_fairy), (Card.WOLF, by_wolf))
                yield ((colour, 1),) * rest + tuple((card, n) for card, n in creatures if n)


def _cost(cast: Cast, activator: int) -> tuple[int, ...]:
    """Creatures, the Wolf first; what they are worth is wasted if it is little; then helpers."""
    creatures = [(card, worth) for gift in cast.gifts for card, worth in gift.cards if card not in ELEMENTS]
    wolf = sum(1 for card, _ in creatures if card is Card.WOLF)
    own = sum(gift.worth for gift in cast.gifts if gift.seat == activator)
    return (len(creatures), wolf, -sum(worth for _, worth in creatures), len(cast.gifts), -own)
