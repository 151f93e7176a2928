"""What may be done now in KamiMaï, and why anything else is refused: the first rule that forbids it.

A list of moves is all that the verdicts let pass of what a phase is for.  Casts, discards, keeps and
entered cards have more spellings than a list should have, or than can be tried one by one: there the
list is made of what must pass, or of representatives (`Action.representative`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import permutations
from operator import mul
from typing import Any, Final, overload

from accessible_games.engine import CHANCE, Action, OutcomeNotPossible, Refused, Seat, out_of_turn

from . import actions as act
from . import refusals as no
from .balance import SPEEDS, Force
from .board import KamimaiBoard
from .cards import (
    CARDS,
    ELEMENTS,
    FAIRY,
    FIELD,
    GUARDIAN_BITS,
    LOOSE_BITS,
    MOST_WORTH,
    PILES,
    SPELLS,
    UNIT,
    Card,
    common,
    count_of,
    holds,
    kinds_of,
    pack,
    size_of,
)  # fmt: skip
from .chance import RebuildDue, RollDue, StarterDue, halves_of
from .payments import PRICE, castable, payments, shares_fit

LEFT: Final = 1
RIGHT: Final = 2

_HOLD: Final = 4
_DRAWS: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(
        move
        for bit, move in ((LEFT, act.DRAW_LEFT), (RIGHT, act.DRAW_RIGHT), (_HOLD, act.HOLD))
        if bits & bit
    )
    for bits in range(8)
)


def legal_actions(state: KamimaiBoard, seat: Seat) -> Sequence[Action]:
    """All actions of a seat now, or representatives of them; () if it is not asked."""
    if seat not in state.acting or seat == CHANCE:
        return ()
    moves = _LISTS[state.phase](state, seat)
    if not state.rules.companion or state.phase == "draw":
        return moves
    return moves if _collapse(state, seat, act.COLLAPSE) else [*moves, act.COLLAPSE]


def check(state: KamimaiBoard, seat: Seat, action: Action) -> Refused | None:
    """The reason against `action`, or None if it is legal."""
    refused = out_of_turn(state.acting, seat, action, act.Outcome)
    if refused:
        return refused
    if seat == CHANCE and isinstance(action, act.Outcome):
        return None if _is_due(state, action) else OutcomeNotPossible()
    return _verdict(state, seat, action)


def _is_due(state: KamimaiBoard, action: act.Outcome) -> bool:
    """Whether an outcome is the one that is waited for, and exists; people can enter one."""
    waited = state.due()
    if isinstance(waited, RollDue):
        return isinstance(action, act.Roll)
    if isinstance(waited, StarterDue):
        return isinstance(action, act.Starter) and action.seat < waited.seats
    return isinstance(action, act.Rebuild) and _is_built_of(action, waited)


def _is_built_of(action: act.Rebuild, waited: RebuildDue) -> bool:
    """Whether the halves hold just the cards that are due, the left one the odd card."""
    cards = action.left + action.right
    if any(cards.count(card) > PILES.most for card in set(cards)):
        return False
    return pack(cards) == waited.cards and (action.left, action.right) == halves_of(cards)


# -- verdicts ------------------------------------------------------------------------------


def _verdict(state: KamimaiBoard, seat: Seat, action: Action) -> Refused | None:
    """The reason against an action of the seat that is asked."""
    judge = _JUDGES.get(type(action))
    if judge is None:
        return no.OtherPhase(state.phase)
    phase, verdict = judge
    if phase and phase != state.phase:
        return _other_phase(state, action)
    refused: Refused | None = verdict(state, seat, action)
    return refused


def _other_phase(state: KamimaiBoard, action: Action) -> Refused:
    if isinstance(action, act.Target):
        return no.ZoneIsTargeted()
    if state.phase == "store" and isinstance(
        action, (act.Cast, act.UseSprite, act.UseDragonflies, act.UseMouse)
    ):
        return no.CastingIsSkipped() if state.collapsed else no.CastingIsOver()
    return no.OtherPhase(state.phase)


# -- phases 1 and 2


def _target(state: KamimaiBoard, seat: Seat, action: act.Target) -> Refused | None:
    number = state.sheet.number_of(action.zone)
    if number < 0 or not state.sheet.reachable(number, state.sealed):
        return no.ZoneNotOpen(action.zone)
    return None


def _choose(state: KamimaiBoard, seat: Seat, action: act.ChooseGuardian) -> Refused | None:
    if not state.must_choose():
        return no.NoGuardianToChoose()
    return None if action.colour in state.guardian_colours() else no.GuardianNotHeld()


def _draw(state: KamimaiBoard, seat: Seat, action: act.Draw | act.SteadyDraw) -> Refused | None:
    if state.rules.companion:
        return no.RealGrimoire()
    if state.must_choose():
        return no.ChooseGuardianFirst()
    if len(state.left) + len(state.right) < 2:
        return no.LastCardStays()
    if not (state.right if action.right else state.left):
        return no.HalfIsEmpty()
    halves = open_halves(state)
    if halves & (RIGHT if action.right else LEFT):
        return None
    return no.GuardianForbids("half" if halves else "most", state.force().max_cards)


def _steady_draw(state: KamimaiBoard, seat: Seat, action: act.SteadyDraw) -> Refused | None:
    return no.SkillIsOff() if state.rules.skill == SPEEDS[0] else _draw(state, seat, action)


def _hold(state: KamimaiBoard, seat: Seat, action: act.Hold) -> Refused | None:
    if state.must_choose():
        return no.ChooseGuardianFirst()
    return None if state.drawn else no.DrawFirst()


def _drew(state: KamimaiBoard, seat: Seat, action: act.Drew) -> Refused | None:
    if not state.rules.companion:
        return no.OnlyWithRealGrimoire()
    if state.must_choose():
        return no.ChooseGuardianFirst()
    there = pack(state.left)
    missing = action.cards - common(there, action.cards)
    if missing:
        return no.NotInGrimoire(kinds_of(missing)[0])
    return None if size_of(action.cards) < len(state.left) else no.LastCardStays()


def _collapse(state: KamimaiBoard, seat: Seat, action: act.Collapse) -> Refused | None:
    if not state.rules.companion:
        return no.OnlyWithRealGrimoire()
    return no.LiesAlready() if state.collapsed or state.collapsed_late else None


def open_halves(state: KamimaiBoard) -> int:
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


# -- phase 3


def _discard(state: KamimaiBoard, seat: Seat, action: act.Discard) -> Refused | None:
    if action.cards & GUARDIAN_BITS:
        return no.GuardianStays()
    if not holds(state.hand(seat) & LOOSE_BITS, action.cards):
        return no.CardNotHeld(seat)
    owed = state.owed(seat)
    return None if size_of(action.cards) == owed else no.WrongNumber(owed)


def _cast(state: KamimaiBoard, seat: Seat, action: act.Cast) -> Refused | None:
    if not state.open[state.targeted] & SPELLS.field[action.spell]:
        return no.SpellNotOpen()
    for gift in action.gifts:
        for card, worth in gift.cards:
            refused = _worth(action.colour, card, worth)
            if refused is not None:
                return refused
    for gift in action.gifts:
        if gift.seat >= state.rules.seats:
            return no.NoSuchInvoker(state.rules.seats)
        if not holds(state.hand(gift.seat), gift.pile):
            return no.CardNotHeld(gift.seat)
    return _sum(state, seat, action)


def _worth(colour: Card, card: Card, worth: int) -> Refused | None:
    """Whether a card counts for a colour, and a Creature's value is one that it can have."""
    if card not in (colour, FAIRY[colour], Card.WOLF):
        return no.CardOfNoUse(card, colour)
    if card not in ELEMENTS and not 1 <= worth <= MOST_WORTH[card]:
        return no.WrongWolfValue() if card is Card.WOLF else no.WrongFairyValue()
    return None


def _sum(state: KamimaiBoard, seat: Seat, action: act.Cast) -> Refused | None:
    """Four in all, some of it from the activator, in the shares of a team spell."""
    worths = {gift.seat: gift.worth for gift in action.gifts}
    total = sum(worths.values())
    if total != PRICE:
        return no.NotFour(total)
    if seat not in worths:
        return no.NothingFromTeamActivator() if action.team else no.NothingFromActivator()
    seats = state.rules.seats
    if action.team and not shares_fit(list(worths.values()), seats):
        return no.WrongShares({2: "two", 3: "three"}.get(seats, "four"))
    return None


def _power(state: KamimaiBoard, seat: Seat, card: Card) -> Refused | None:
    """Whether the activator holds a Creature with a power of its own (KMI-78)."""
    if state.hand(seat) & FIELD[card]:
        return None
    elsewhere = any(reserve & FIELD[card] for reserve in state.reserves)
    return no.NotYours(card) if elsewhere else no.CardNotHeld(seat)


def _sprite(state: KamimaiBoard, seat: Seat, action: act.UseSprite) -> Refused | None:
    return _power(state, seat, Card.SPRITE)


def _dragonflies(state: KamimaiBoard, seat: Seat, action: act.UseDragonflies) -> Refused | None:
    refused = _power(state, seat, Card.DRAGONFLIES)
    return refused or _giver(state, action.giver, givers(state, laid_down=True))


def _giver(state: KamimaiBoard, giver: Seat, able: list[Seat]) -> Refused | None:
    if giver >= state.rules.seats:
        return no.NoSuchInvoker(state.rules.seats)
    return None if giver in able else no.GiverHasNothing()


def _name(state: KamimaiBoard, seat: Seat, action: act.NameGiver) -> Refused | None:
    if not state.naming:
        return no.GiverIsNamed()
    return _giver(state, action.giver, givers(state))


def _give(state: KamimaiBoard, seat: Seat, action: act.Give) -> Refused | None:
    if state.naming:
        return no.OtherPhase("give")
    if action.to >= state.rules.seats:
        return no.NoSuchInvoker(state.rules.seats)
    if action.to == seat:
        return no.GiveToAnother()
    return None if state.hand(seat) & FIELD[action.card] else no.CardNotHeld(seat)


def _mouse(state: KamimaiBoard, seat: Seat, action: act.UseMouse) -> Refused | None:
    refused = _power(state, seat, Card.MOUSE)
    if refused is None and max(action.takers) >= state.rules.seats:
        return no.NoSuchInvoker(state.rules.seats)
    return refused


def _take(state: KamimaiBoard, seat: Seat, action: act.Take) -> Refused | None:
    if action.card is None:
        return None
    if UNIT[action.card] & GUARDIAN_BITS:
        return no.GuardianNotTaken()
    return None if state.discard & FIELD[action.card] else no.NotInDiscard(action.card)


def _done(state: KamimaiBoard, seat: Seat, action: act.Done) -> Refused | None:
    return None


def givers(state: KamimaiBoard, laid_down: bool = False) -> list[Seat]:
    """Who could give a card to the Dragonflies; with nobody, anybody may be named in vain (R30).

    Args:
        state: the game.
        laid_down: whether the activator's Dragonflies still count as a card to be laid down.
    """
    seats = [Seat(seat) for seat in range(state.rules.seats)]
    own = UNIT[Card.DRAGONFLIES] if laid_down else 0
    found = [seat for seat in seats if state.hand(seat) - (own if seat == state.activator else 0)]
    return found or seats


# -- phase 4


def _keep(state: KamimaiBoard, seat: Seat, action: act.Keep) -> Refused | None:
    hand = state.hand(seat)
    if not holds(hand, action.cards):
        return no.CardNotHeld(seat)
    guardians = hand & GUARDIAN_BITS
    if action.cards & GUARDIAN_BITS != guardians:
        return no.GuardianMustStay()
    most = max(state.rules.reserve, size_of(guardians))  # R06: Guardians always find a place
    return None if size_of(action.cards) <= most else no.TooManyKept(most)


_JUDGES: Final[dict[type[Action], tuple[str, Callable[[KamimaiBoard, Seat, Any], Refused | None]]]] = {
    act.Target: ("target", _target),
    act.ChooseGuardian: ("draw", _choose),
    act.Draw: ("draw", _draw),
    act.SteadyDraw: ("draw", _steady_draw),
    act.Hold: ("draw", _hold),
    act.Drew: ("draw", _drew),
    act.Collapse: ("", _collapse),
    act.Discard: ("curse", _discard),
    act.Cast: ("cast", _cast),
    act.UseSprite: ("cast", _sprite),
    act.UseDragonflies: ("cast", _dragonflies),
    act.UseMouse: ("cast", _mouse),
    act.NameGiver: ("give", _name),
    act.Give: ("give", _give),
    act.Take: ("take", _take),
    act.Done: ("cast", _done),
    act.Keep: ("store", _keep),
}
"""The phase that each action belongs to ("": any), and what else is asked of it."""


# -- lists ---------------------------------------------------------------------------------


def _targets(state: KamimaiBoard, seat: Seat) -> Sequence[Action]:
    sheet = state.sheet
    return [act.Target(zone.id) for n, zone in enumerate(sheet.zones) if sheet.reachable(n, state.sealed)]


_ENTRIES: Final[tuple[Action, ...]] = (
    *act.CHOOSE, *(act.Drew(UNIT[card]) for card in CARDS), act.COLLAPSE, act.HOLD,
)  # fmt: skip
"""Companion mode: each card that may be the next one; several at once can be typed."""


def _draws(state: KamimaiBoard, seat: Seat) -> Sequence[Action]:
    if state.rules.companion:
        return [move for move in _ENTRIES if _verdict(state, seat, move) is None]
    if state.guardian < 0 and state.must_choose():
        return [act.CHOOSE[colour] for colour in state.guardian_colours()]
    # Not tried one by one: half of all questions are this one, and games took a quarter longer.
    return _DRAWS[open_halves(state) | (_HOLD if state.drawn else 0)]


def _casting(state: KamimaiBoard, seat: Seat) -> Sequence[Action]:
    found: list[Action] = []
    for team, colour in castable(state):
        found += payments(state, team, colour)
    powers = (state.reserves[seat] | state.drawn) & _POWERS
    if powers:
        found += _powers(state, seat, powers)
    found.append(act.DONE)
    return found


_POWERS: Final = FIELD[Card.SPRITE] | FIELD[Card.DRAGONFLIES] | FIELD[Card.MOUSE]


def _powers(state: KamimaiBoard, seat: Seat, powers: int) -> Iterator[Action]:
    """What the Creatures among these can be used for."""
    if powers & FIELD[Card.SPRITE]:
        yield act.USE_SPRITE
    if powers & FIELD[Card.DRAGONFLIES]:
        yield from (use for use in act.USE_DRAGONFLIES if _dragonflies(state, seat, use) is None)
    if powers & FIELD[Card.MOUSE]:
        yield from _mouse_uses(state.rules.seats)


@lru_cache(maxsize=8)
def _mouse_uses(seats: int) -> tuple[act.UseMouse, ...]:
    """Every choice of takers, in every order (R18)."""
    return tuple(
        act.UseMouse(tuple(map(Seat, order)))
        for size in range(1, seats + 1)
        for order in permutations(range(seats), size)
    )


def _gives(state: KamimaiBoard, seat: Seat) -> Sequence[Action]:
    if state.naming:
        return [move for move in act.NAME_GIVER if _name(state, seat, move) is None]
    seats, cards = range(state.rules.seats), kinds_of(state.hand(seat))
    moves = (act.GIVE[card][to] for card in cards for to in seats)
    return [move for move in moves if _give(state, seat, move) is None]


def _takes(state: KamimaiBoard, seat: Seat) -> Sequence[Action]:
    moves = (*(act.TAKE[card] for card in kinds_of(state.discard)), act.TAKE_NONE)
    return [move for move in moves if _take(state, seat, move) is None]


def _discards(state: KamimaiBoard, seat: Seat) -> Sequence[Action]:
    return Parts(act.Discard, state.hand(seat) & LOOSE_BITS, state.owed(seat))


def _keeps(state: KamimaiBoard, seat: Seat) -> Sequence[Action]:
    """All ways to keep as much as one may; keeping less can be typed."""
    hand = state.hand(seat)
    guardians, loose = hand & GUARDIAN_BITS, hand & LOOSE_BITS
    room = max(0, state.rules.reserve - size_of(guardians))
    return (act.Keep(hand),) if room >= size_of(loose) else Parts(act.Keep, loose, room, guardians)


_LISTS: Final[dict[str, Callable[[KamimaiBoard, Seat], Sequence[Action]]]] = {
    "target": _targets,
    "draw": _draws,
    "curse": _discards,
    "cast": _casting,
    "give": _gives,
    "take": _takes,
    "store": _keeps,
}


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
        counts, self._units = _split(pile & _ELEMENTS)  # in two halves, each of which comes again
        if pile & ~_ELEMENTS:
            more, units = _split(pile & ~_ELEMENTS)
            counts, self._units = counts + more, self._units + units
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


_ELEMENTS: Final = sum(FIELD[card] for card in ELEMENTS)


@lru_cache(maxsize=1 << 12)
def _split(pile: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The counts of the kinds that a pile has, and what one card of each adds to it."""
    kinds = kinds_of(pile)
    return tuple([count_of(pile, card) for card in kinds]), tuple([UNIT[card] for card in kinds])
