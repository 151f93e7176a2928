"""What can be done in KamiMaï now.

Casts, keeps, and entered cards have more spellings than a list should have: there the list holds
representatives, and `check` decides (`Action.representative`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import permutations
from operator import mul
from typing import TYPE_CHECKING, Final, overload

from accessible_games.engine import CHANCE, Action, Seat

from .actions import (
    CHOOSE,
    COLLAPSE,
    DONE,
    DRAW_LEFT,
    DRAW_RIGHT,
    GIVE,
    HOLD,
    NAME_GIVER,
    TAKE,
    TAKE_NONE,
    USE_DRAGONFLIES,
    USE_SPRITE,
    Cast,
    Discard,
    Drew,
    Keep,
    Target,
    UseMouse,
)
from .cards import ELEMENTS, Card
from .payments import MEANS, PRICE, SERVING, WORTH, can_pay_team, casts
from .piles import FIELD, GUARDIAN_BITS, LOOSE_BITS, UNIT, count_of, kinds_of, pack, size_of, split

if TYPE_CHECKING:
    from .balance import Force
    from .state import KamimaiState

LEFT: Final = 1
RIGHT: Final = 2
_HOLD: Final = 4
_DRAWS: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(action for bit, action in ((LEFT, DRAW_LEFT), (RIGHT, DRAW_RIGHT), (_HOLD, HOLD)) if bits & bit)
    for bits in range(8)
)
_ANY: Final = _DRAWS[LEFT | RIGHT]
_ANY_HOLD: Final = _DRAWS[LEFT | RIGHT | _HOLD]
_TEAM_BITS: Final = 15 << 16


def legal_actions(state: KamimaiState, seat: Seat) -> Sequence[Action]:
    """All actions of a seat now, or representatives of them; () if it is not asked."""
    if seat not in state.acting:
        return ()
    if (
        state.phase == "draw"
        and state.guardian < 0
        and state.left
        and state.right
        and not state.reserves[seat] & GUARDIAN_BITS
        and not state.rules.companion
    ):
        # By far the most frequent question: no calls here.
        return _ANY_HOLD if state.drawn else _ANY
    return _LISTS[state.phase](state) if seat != CHANCE else ()


# -- phases 1 and 2 -----------------------------------------------------------------------


def _targets(state: KamimaiState) -> Sequence[Action]:
    zones = state.sheet.zones
    found: list[Action] = [
        Target(zone.id) for n, zone in enumerate(zones) if state.sheet.reachable(n, state.sealed)
    ]
    return [*found, COLLAPSE] if state.rules.companion else found


def open_halves(state: KamimaiState) -> int:
    """The halves that may be drawn from now, as bits."""
    force = None if state.guardian < 0 else state.rules.forces[state.guardian]
    return halves_for(len(state.left), len(state.right), force, state.drawn)


def halves_for(left: int, right: int, force: Force | None, drawn: int) -> int:
    """The same by what everybody sees: the last card stays, a Guardian may forbid a half, or more cards.

    Args:
        left: cards in the left half.
        right: cards in the right half.
        force: what the Guardian in force does; None: there is none.
        drawn: the pile that was drawn this turn.
    """
    bits = 3 if left and right else 0 if left + right < 2 else LEFT if left else RIGHT
    if force is None:
        return bits
    if force.max_cards and size_of(drawn) >= force.max_cards:
        return 0
    only = LEFT if force.half == "left" else RIGHT if force.half else 0
    return bits & only or bits


def _draws(state: KamimaiState) -> Sequence[Action]:
    if state.rules.companion:
        return _entries(state)
    if state.guardian >= 0:
        return _DRAWS[open_halves(state) | (_HOLD if state.drawn else 0)]
    if state.reserves[state.activator] & GUARDIAN_BITS:
        return _chosen(state)
    return _DRAWS[open_halves(state) | (_HOLD if state.drawn else 0)]


def _chosen(state: KamimaiState) -> list[Action]:
    """Which Guardian applies must be said first (KMI-63)."""
    return [CHOOSE[colour] for colour in state.guardian_colours()]


def _entries(state: KamimaiState) -> Sequence[Action]:
    """Companion mode: each card that may be the next one; several at once can be typed."""
    if state.must_choose():
        return [*_chosen(state), COLLAPSE]
    found: list[Action] = []
    if len(state.left) > 1:
        found = [Drew(UNIT[card]) for card in kinds_of(pack(state.left))]
    return [*found, COLLAPSE, HOLD] if state.drawn else [*found, COLLAPSE]


# -- phase 3 --------------------------------------------------------------------------------


class _Wanted(dict[int, tuple[tuple[Card, int, Mapping[int, int], bool], ...]]):
    """What an open spell of a zone could be paid in, by the spells that are open in it.

    Each colour with the bits of what serves for it, the worths of that, and whether the zone asks for
    it; if not, the colour may serve for the team spell alone.
    """

    def __missing__(self, spells: int) -> tuple[tuple[Card, int, Mapping[int, int], bool], ...]:
        found = self[spells] = tuple(
            (colour, serving, worth, bool(spells & FIELD[colour]))
            for colour, serving, worth in zip(ELEMENTS, SERVING, WORTH, strict=True)
            if spells & (FIELD[colour] | _TEAM_BITS)
        )
        return found


_WANTED: Final = _Wanted()


def castable(state: KamimaiState) -> list[tuple[bool, Card]]:
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
        if open_spells & _TEAM_BITS:
            worths = [worth[reserve & serving] for reserve in reserves]
            worths[activator] = worth[own & serving]
            if can_pay_team(tuple(worths), activator):
                team.append((True, colour))
    return found + team


def payments(state: KamimaiState, team: bool, colour: Card) -> tuple[Cast, ...]:
    """Ways to pay for a spell that can be cast."""
    serving = SERVING[colour]
    activator, means_of = state.activator, MEANS[colour]
    means = [means_of[reserve & serving] for reserve in state.reserves]
    means[activator] = means_of[(state.reserves[activator] + state.drawn) & serving]
    return casts(team, colour, tuple(means), activator)


_POWERS: Final = UNIT[Card.SPRITE] * 15 | UNIT[Card.DRAGONFLIES] * 15 | UNIT[Card.MOUSE] * 15


def _casting(state: KamimaiState) -> Sequence[Action]:
    found: list[Action] = []
    for team, colour in castable(state):
        found += payments(state, team, colour)
    activator = state.activator
    powers = (state.reserves[activator] | state.drawn) & _POWERS
    if powers:
        found += _powers(state, powers)
    found.append(DONE)
    return [*found, COLLAPSE] if _may_fall(state) else found


def _powers(state: KamimaiState, powers: int) -> Iterator[Action]:
    seats = state.rules.seats
    if count_of(powers, Card.SPRITE):
        yield USE_SPRITE
    if count_of(powers, Card.DRAGONFLIES):
        yield from (USE_DRAGONFLIES[seat] for seat in givers(state, laid_down=True))
    if count_of(powers, Card.MOUSE):
        yield from _mouse_uses(seats)


@lru_cache(maxsize=8)
def _mouse_uses(seats: int) -> tuple[UseMouse, ...]:
    """Every choice of takers, in every order (R18)."""
    return tuple(
        UseMouse(tuple(map(Seat, order)))
        for size in range(1, seats + 1)
        for order in permutations(range(seats), size)
    )


def givers(state: KamimaiState, laid_down: bool = False) -> list[Seat]:
    """Who could give a card to the Dragonflies; with nobody, anybody may be named in vain (R30).

    Args:
        state: the game.
        laid_down: whether the activator's Dragonflies still count as a card to be laid down.
    """
    seats = [Seat(seat) for seat in range(state.rules.seats)]
    own = UNIT[Card.DRAGONFLIES] if laid_down else 0
    found = [seat for seat in seats if state.hand(seat) - (own if seat == state.activator else 0)]
    return found or seats


def _may_fall(state: KamimaiState) -> bool:
    """Companion mode: whether the Grimoire still stands, so that it could fall."""
    return state.rules.companion and not state.collapsed and not state.collapsed_late


def _discards(state: KamimaiState) -> Sequence[Action]:
    seat = state.acting[0]
    found: Sequence[Action] = Parts(Discard, state.hand(seat) & LOOSE_BITS, state.owed(seat))
    return [*found, COLLAPSE] if _may_fall(state) else found


class Parts(Sequence[Action]):
    """All ways to choose so many cards of a pile; each action is made when it is asked for.

    Args:
        make: the action of a chosen pile.
        pile: what can be chosen from.
        n: how many.
        base: what is chosen in any case.
    """

    __slots__ = ("_base", "_make", "_ways", "_units")

    def __init__(self, make: Callable[[int], Action], pile: int, n: int, base: int = 0) -> None:
        counts, self._units = split(pile)
        self._ways = _ways(counts, n)
        self._make = make
        self._base = base

    def __len__(self) -> int:
        return len(self._ways)

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return [self[n] for n in range(*index.indices(len(self)))]
        return self._make(self._base + sum(map(mul, self._ways[index], self._units)))


@lru_cache(maxsize=1 << 12)
def _ways(counts: tuple[int, ...], n: int) -> tuple[tuple[int, ...], ...]:
    """How many of each kind, so that it is `n` in all; most of the first kinds first.

    Piles of the same counts have the same ways, whatever their kinds: so few have to be looked for.
    """
    if not counts:
        return ((),) if n == 0 else ()
    first, rest = counts[0], counts[1:]
    return tuple(
        (taken, *others) for taken in range(min(first, n), -1, -1) for others in _ways(rest, n - taken)
    )


def _gives(state: KamimaiState) -> Sequence[Action]:
    seat = state.acting[0]
    found: list[Action]
    if state.naming:
        found = [NAME_GIVER[giver] for giver in givers(state)]
    else:
        others = [to for to in range(state.rules.seats) if to != seat]
        found = [GIVE[card][to] for card in kinds_of(state.hand(seat)) for to in others]
    return [*found, COLLAPSE] if _may_fall(state) else found


def _takes(state: KamimaiState) -> Sequence[Action]:
    found: list[Action] = [TAKE[card] for card in kinds_of(state.discard & LOOSE_BITS)]
    found.append(TAKE_NONE)
    return [*found, COLLAPSE] if _may_fall(state) else found


# -- phase 4 --------------------------------------------------------------------------------


def most_kept(state: KamimaiState, guardians: int) -> int:
    """Cards that may be kept, so many Guardians among them (R06)."""
    return max(state.rules.reserve, guardians)


def _keeps(state: KamimaiState) -> Sequence[Action]:
    """All ways to keep as much as one may; keeping less can be typed."""
    hand = state.hand(state.activator)
    guardians, loose = hand & GUARDIAN_BITS, hand & LOOSE_BITS
    held = size_of(loose)
    room = max(0, state.rules.reserve - size_of(guardians))
    found: Sequence[Action] = (Keep(hand),) if room >= held else Parts(Keep, loose, room, guardians)
    return [*found, COLLAPSE] if _may_fall(state) else found


_LISTS: Final = {
    "target": _targets,
    "draw": _draws,
    "curse": _discards,
    "cast": _casting,
    "give": _gives,
    "take": _takes,
    "store": _keeps,
}
