"""What a spell can be paid with: who can give how much, and some ways of giving exactly four.

A Fairy counts from one to three and the Wolf as one or two, as its owner likes; so an invoker can
give any worth from one to the most, and what can be cast follows from those most worths alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import islice
from typing import Final

from accessible_games.engine import Seat

from .actions import Cast, Gift
from .board import KamimaiBoard
from .cards import ELEMENTS, FAIRY, FIELD, MOST_WORTH, SPELLS, Card, Spell, count_of

PRICE: Final = 4
"""A spell is four Element cards (KMI-26)."""
MOST_PLAIN: Final = 5
MOST_PAYMENTS: Final = 7
"""Ways to pay for one spell that are offered, with Elements alone and in all; others can be typed."""

SERVING: Final = tuple(FIELD[colour] | FIELD[FAIRY[colour]] | FIELD[Card.WOLF] for colour in ELEMENTS)
"""By colour, the bits of a pile that can pay for it."""

_FAIRY: Final = 8
_WOLF: Final = 16
"""Bits of means above the number of Element cards."""


def most_worth(pile: int, colour: int) -> int:
    """The most Element cards of a colour that a pile can count as."""
    fairy = MOST_WORTH[FAIRY[colour]] if pile & FIELD[FAIRY[colour]] else 0
    wolf = MOST_WORTH[Card.WOLF] if pile & FIELD[Card.WOLF] else 0
    return count_of(pile, colour) + fairy + wolf


class _Worth(dict[int, int]):
    """The most Element cards of a colour that cards which serve for it can count as."""

    def __init__(self, colour: Card) -> None:
        super().__init__()
        self._colour = colour

    def __missing__(self, pile: int) -> int:
        worth = self[pile] = most_worth(pile, self._colour)
        return worth


class _Means(dict[int, int]):
    """What matters of the cards that serve: four of the Element, a Fairy, a Wolf, as one small number.

    Far fewer of these come than there are piles, and the same for every colour: so ways to pay are
    found again.
    """

    def __init__(self, colour: Card) -> None:
        super().__init__()
        self._colour = colour

    def __missing__(self, pile: int) -> int:
        fairy = _FAIRY if pile & FIELD[FAIRY[self._colour]] else 0
        wolf = _WOLF if pile & FIELD[Card.WOLF] else 0
        means = self[pile] = min(count_of(pile, self._colour), PRICE) + fairy + wolf
        return means


WORTH: Final = tuple(_Worth(colour) for colour in ELEMENTS)
MEANS: Final = tuple(_Means(colour) for colour in ELEMENTS)
"""By colour, and by the cards that serve for it (`SERVING`)."""


def can_pay(worths: Sequence[int], activator: int) -> bool:
    """Whether an individual or collective spell can be paid: one by the activator, four in all."""
    return worths[activator] > 0 and sum(worths) >= PRICE


@lru_cache(maxsize=1 << 12)
def can_pay_team(worths: tuple[int, ...], activator: int) -> bool:
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
def casts(team: bool, colour: Card, means: tuple[int, ...], activator: int) -> tuple[Cast, ...]:
    """Some ways to pay for a spell, at most `MOST_PAYMENTS`; () if it cannot be paid.

    The activator gives as much as possible; Creatures are offered if it cannot be paid without, or if
    the activator holds one.

    Args:
        team: whether it is the team spell.
        colour: what it is paid in.
        means: what each invoker has for it (`MEANS`).
        activator: who starts it.
    """
    return tuple(
        [
            Cast(team, colour, tuple([_gift(seat, colour, given) for seat, given in way]))
            for way in _ways(len(means) if team else 0, means, activator)
        ]
    )


Given = tuple[int, int, int]
"""What an invoker gives: Element cards, the worth of a Fairy, the worth of a Wolf; 0: none."""

_Way = tuple[tuple[int, Given], ...]
"""Who gives what, by seat."""


@cache
def _gift(seat: int, colour: Card, given: Given) -> Gift:
    elements, fairy, wolf = given
    creatures = tuple((card, n) for card, n in ((FAIRY[colour], fairy), (Card.WOLF, wolf)) if n)
    return Gift(Seat(seat), ((colour, 1),) * elements + creatures)


@lru_cache(maxsize=1 << 15)
def _ways(shares: int, means: tuple[int, ...], activator: int) -> tuple[_Way, ...]:
    """The ways to pay that are offered, whatever the colour.

    Args:
        shares: of how many invokers a team spell is to be shared; 0: it is none.
        means: what each invoker has.
        activator: who starts it.
    """
    order = (activator, *(seat for seat in range(len(means)) if seat != activator))
    seats = tuple((seat, means[seat]) for seat in order if means[seat] or seat == activator)
    plain = tuple((seat, has & _FAIRY - 1) for seat, has in seats)
    found = list(islice(_payments(shares, plain), MOST_PLAIN))
    if not found or means[activator] >= _FAIRY:
        more = (way for way in _payments(shares, seats) if any(map(_has_creature, way)))
        found += islice(more, MOST_PAYMENTS - len(found))
    return tuple(found)


def _has_creature(gift: tuple[int, Given]) -> bool:
    return any(gift[1][1:])


def _payments(shares: int, seats: tuple[tuple[int, int], ...]) -> Iterator[_Way]:
    """Who gives what, by seat, so that it is four in all; the activator, who comes first, gives something."""
    (activator, means), rest = seats[0], seats[1:]
    for worth, given in _offers(means):
        for others in _givings(rest, PRICE - worth):
            way = ((activator, given), *others)
            if not shares or shares_fit([sum(given) for _, given in way], shares):
                yield tuple(sorted(way))


@lru_cache(maxsize=1 << 15)
def _givings(seats: tuple[tuple[int, int], ...], total: int) -> tuple[_Way, ...]:
    """All ways for these invokers to make up a total, those who stand first giving most."""
    if not seats or not total:
        return () if total else ((),)
    (seat, means), rest = seats[0], seats[1:]
    found = [
        ((seat, given), *others)
        for worth, given in _offers(means)
        if worth <= total
        for others in _givings(rest, total - worth)
    ]
    return (*found, *_givings(rest, total))


@cache
def _offers(means: int) -> tuple[tuple[int, Given], ...]:
    """What an invoker could give, with its worth, most first; with equal worth the fewest Creatures first."""
    found: list[tuple[int, Given]] = []
    for by_wolf in range(MOST_WORTH[Card.WOLF] + 1 if means & _WOLF else 1):
        for by_fairy in range(MOST_WORTH[FAIRY[0]] + 1 if means & _FAIRY else 1):
            for n in range((means & _FAIRY - 1) + 1):
                worth = n + by_fairy + by_wolf
                if 1 <= worth <= PRICE:
                    found.append((worth, (n, by_fairy, by_wolf)))
    found.sort(key=lambda one: (-one[0], sum(map(bool, one[1][1:]))))
    return tuple(found)


# -- at a table ------------------------------------------------------------------------------

_TEAM: Final = SPELLS.field[Spell.TEAM]


class _Wanted(dict[int, tuple[tuple[Card, int, Mapping[int, int], bool], ...]]):
    """What an open spell of a zone could be paid in, by the spells that are open in it.

    Each colour with the bits of what serves for it, the worths of that, and whether the zone asks for
    it; if not, the colour may serve for the team spell alone.
    """

    def __missing__(self, spells: int) -> tuple[tuple[Card, int, Mapping[int, int], bool], ...]:
        found = self[spells] = tuple(
            (colour, serving, worth, bool(spells & SPELLS.field[colour]))
            for colour, serving, worth in zip(ELEMENTS, SERVING, WORTH, strict=True)
            if spells & (SPELLS.field[colour] | _TEAM)
        )
        return found


_WANTED: Final = _Wanted()


def castable(state: KamimaiBoard) -> list[tuple[bool, Card]]:
    """What can be cast now, as (team spell, colour)."""
    if state.phase != "cast":
        return []
    open_spells = state.open[state.targeted]
    activator, reserves = state.activator, state.reserves
    own = reserves[activator] + state.drawn
    held = sum(reserves) + state.drawn
    found: list[tuple[bool, Card]] = []
    team: list[tuple[bool, Card]] = []
    for colour, serving, worth, alone in _WANTED[open_spells]:
        # For the zone's own spells the sum is enough, and without it nothing can be paid (R12).
        if not own & serving or worth[held & serving] < PRICE:
            continue
        if alone:
            found.append((False, colour))
        if open_spells & _TEAM:
            worths = [worth[reserve & serving] for reserve in reserves]
            worths[activator] = worth[own & serving]
            if can_pay_team(tuple(worths), activator):
                team.append((True, colour))
    return found + team


def payments(state: KamimaiBoard, team: bool, colour: Card) -> tuple[Cast, ...]:
    """Ways to pay for a spell that can be cast."""
    serving = SERVING[colour]
    activator, means_of = state.activator, MEANS[colour]
    means = [means_of[reserve & serving] for reserve in state.reserves]
    means[activator] = means_of[(state.reserves[activator] + state.drawn) & serving]
    return casts(team, colour, tuple(means), activator)
