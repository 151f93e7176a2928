"""What a spell can be paid with: who can give how much, and some ways of giving exactly four.

A Fairy counts from one to three and the Wolf as one or two, as its owner likes; so an invoker can
give any worth from one to the most, and what can be cast follows from those most worths alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import Final

from accessible_games.engine import Seat

from .actions import Cast, Gift
from .cards import ELEMENTS, FAIRY, MOST_WORTH, Card

PRICE: Final = 4
"""A spell is four Element cards (KMI-26)."""
MOST_PLAIN: Final = 5
MOST_PAYMENTS: Final = 7
"""Ways to pay for one spell that are offered, with Elements alone and in all; others can be typed."""
_CREATURE_BITS: Final = -1 << 4 * Card.FAIRY_WATER

Means = tuple[int, int, int]
"""What an invoker has for one colour: Element cards, Fairies, Wolves."""

SERVING: Final = tuple(
    15 << 4 * colour | 15 << 4 * FAIRY[colour] | 15 << 4 * Card.WOLF for colour in ELEMENTS
)
"""By colour, the bits of a pile that can pay for it."""


def _means(pile: int, colour: int) -> Means:
    return (pile >> 4 * colour & 15, pile >> 4 * FAIRY[colour] & 15, pile >> 4 * Card.WOLF & 15)


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
def casts(team: bool, colour: Card, piles: tuple[int, ...], activator: int) -> tuple[Cast, ...]:
    """Some ways to pay for a spell, at most `MOST_PAYMENTS`; () if it cannot be paid.

    The activator gives as much as possible; Creatures are offered if it cannot be paid without, or if
    the activator holds one.

    Args:
        team: whether it is the team spell.
        colour: what it is paid in.
        piles: what each invoker holds of the cards that serve (`SERVING`).
        activator: who starts it.
    """
    order = (activator, *(seat for seat in range(len(piles)) if seat != activator))
    seats = tuple((seat, _means(piles[seat], colour)) for seat in order if piles[seat] or seat == activator)
    plain = tuple((seat, (elements, 0, 0)) for seat, (elements, _, _) in seats)
    shares = len(piles) if team else 0
    found = list(islice(_payments(shares, colour, plain), MOST_PLAIN))
    if not found or piles[activator] & _CREATURE_BITS:
        more = (gifts for gifts in _payments(shares, colour, seats) if any(map(_has_creature, gifts)))
        found += islice(more, MOST_PAYMENTS - len(found))
    return tuple([Cast(team, colour, gifts) for gifts in found])


def _has_creature(gift: Gift) -> bool:
    return gift.cards[-1][0] >= Card.FAIRY_WATER


def _payments(shares: int, colour: Card, seats: tuple[tuple[int, Means], ...]) -> Iterator[tuple[Gift, ...]]:
    """Who gives what, by seat, so that it is four in all; the activator comes first.

    Args:
        shares: of how many invokers a team spell is to be shared; 0: it is none.
        colour: what it is paid in.
        seats: who could give what.
    """
    for gifts in _gifts(colour, seats, PRICE, first=True):
        if not shares or shares_fit([gift.worth for gift in gifts], shares):
            yield tuple(sorted(gifts, key=_seat_of))


def _seat_of(gift: Gift) -> Seat:
    return gift.seat


def _gifts(
    colour: Card, seats: tuple[tuple[int, Means], ...], total: int, first: bool = False
) -> Iterator[tuple[Gift, ...]]:
    """All ways for these invokers to make up a total, those who stand first giving most."""
    (seat, means), rest = seats[0], seats[1:]
    for gift in _ways(colour, Seat(seat), means):
        left = total - gift.worth
        if left == 0:
            yield (gift,)
        elif left > 0 and rest:
            for others in _gifts(colour, rest, left):
                yield (gift, *others)
    if rest and not first:
        yield from _gifts(colour, rest, total)


@lru_cache(maxsize=1 << 10)
def _ways(colour: Card, seat: Seat, means: Means) -> tuple[Gift, ...]:
    """What an invoker could give, most first; with equal worth the fewest Creatures first."""
    elements, fairies, wolves = means
    fairy = FAIRY[colour]
    found = []
    for by_wolf in range(MOST_WORTH[Card.WOLF] + 1 if wolves else 1):
        for by_fairy in range(MOST_WORTH[fairy] + 1 if fairies else 1):
            creatures = tuple((card, n) for card, n in ((fairy, by_fairy), (Card.WOLF, by_wolf)) if n)
            for n in range(min(elements, PRICE) + 1):
                if 1 <= n + by_fairy + by_wolf <= PRICE:
                    found.append((len(creatures), Gift(seat, ((colour, 1),) * n + creatures)))
    found.sort(key=lambda one: (-one[1].worth, one[0]))
    return tuple(gift for _, gift in found)
