"""Why an action of KamiMaï is refused: the rule that forbids it, the first that applies."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from accessible_games.engine import CHANCE, Action, GameIsOver, NotYourTurn, OutcomeAwaited, Refused, Seat

from . import actions as act
from . import refusals as no
from .cards import ELEMENTS, FAIRY, MOST_WORTH, Card
from .legal import LEFT, RIGHT, givers, most_kept, open_halves
from .outcomes import OUTCOMES, check_outcome
from .payments import PRICE, shares_fit
from .piles import GUARDIAN_BITS, LOOSE_BITS, cards_of, common, count_of, holds, kinds_of, pack, size_of
from .steady import SPEEDS

if TYPE_CHECKING:
    from .state import KamimaiState


def check(state: KamimaiState, seat: Seat, action: Action) -> Refused | None:
    """The reason against `action`, or None if it is legal."""
    actors = state.actors()
    if not actors:
        return GameIsOver()
    if actors[0] == CHANCE:
        if seat != CHANCE or not isinstance(action, OUTCOMES):
            return OutcomeAwaited()
        return check_outcome(state, action)
    if seat != actors[0]:
        return NotYourTurn(actors[0])
    judge = _JUDGES.get(type(action))
    if judge is None:
        return no.OtherPhase(state.phase)
    phase, verdict = judge
    if phase and phase != state.phase:
        return _other_phase(state, action)
    refused: Refused | None = verdict(state, seat, action)
    return refused


def _other_phase(state: KamimaiState, action: Action) -> Refused:
    if isinstance(action, act.Target):
        return no.ZoneIsTargeted()
    if state.phase == "store" and isinstance(
        action, (act.Cast, act.UseSprite, act.UseDragonflies, act.UseMouse)
    ):
        return no.CastingIsSkipped() if state.collapsed else no.CastingIsOver()
    return no.OtherPhase(state.phase)


# -- phases 1 and 2 -----------------------------------------------------------------------


def _target(state: KamimaiState, seat: Seat, action: act.Target) -> Refused | None:
    number = state.sheet.number_of(action.zone)
    if number < 0 or not state.sheet.reachable(number, state.sealed):
        return no.ZoneNotOpen(action.zone)
    return None


def _choose(state: KamimaiState, seat: Seat, action: act.ChooseGuardian) -> Refused | None:
    if not state.must_choose():
        return no.NoGuardianToChoose()
    return None if action.colour in state.guardian_colours() else no.GuardianNotHeld()


def _draw(state: KamimaiState, seat: Seat, action: act.Draw | act.SteadyDraw) -> Refused | None:
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


def _steady_draw(state: KamimaiState, seat: Seat, action: act.SteadyDraw) -> Refused | None:
    return no.SkillIsOff() if state.rules.skill == SPEEDS[0] else _draw(state, seat, action)


def _hold(state: KamimaiState, seat: Seat, action: act.Hold) -> Refused | None:
    if state.must_choose():
        return no.ChooseGuardianFirst()
    return None if state.drawn else no.DrawFirst()


def _drew(state: KamimaiState, seat: Seat, action: act.Drew) -> Refused | None:
    if not state.rules.companion:
        return no.OnlyWithRealGrimoire()
    if state.must_choose():
        return no.ChooseGuardianFirst()
    there = pack(state.left)
    missing = action.cards - common(there, action.cards)
    if missing:
        return no.NotInGrimoire(kinds_of(missing)[0])
    return None if size_of(action.cards) < len(state.left) else no.LastCardStays()


def _collapse(state: KamimaiState, seat: Seat, action: act.Collapse) -> Refused | None:
    if not state.rules.companion:
        return no.OnlyWithRealGrimoire()
    return no.LiesAlready() if state.collapsed or state.collapsed_late else None


# -- phase 3 --------------------------------------------------------------------------------


def _discard(state: KamimaiState, seat: Seat, action: act.Discard) -> Refused | None:
    if action.cards & GUARDIAN_BITS:
        return no.GuardianStays()
    if not holds(state.hand(seat) & LOOSE_BITS, action.cards):
        return no.CardNotHeld(seat)
    owed = state.owed(seat)
    return None if size_of(action.cards) == owed else no.WrongNumber(owed)


def _cast(state: KamimaiState, seat: Seat, action: act.Cast) -> Refused | None:
    if not state.open[state.targeted] >> 4 * action.spell & 15:
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


def _sum(state: KamimaiState, seat: Seat, action: act.Cast) -> Refused | None:
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


def _power(state: KamimaiState, seat: Seat, card: Card) -> Refused | None:
    """Whether the activator holds a Creature with a power of its own (KMI-78)."""
    if count_of(state.hand(seat), card):
        return None
    elsewhere = any(count_of(reserve, card) for reserve in state.reserves)
    return no.NotYours(card) if elsewhere else no.CardNotHeld(seat)


def _sprite(state: KamimaiState, seat: Seat, action: act.UseSprite) -> Refused | None:
    return _power(state, seat, Card.SPRITE)


def _dragonflies(state: KamimaiState, seat: Seat, action: act.UseDragonflies) -> Refused | None:
    refused = _power(state, seat, Card.DRAGONFLIES)
    return refused or _giver(state, action.giver, givers(state, laid_down=True))


def _giver(state: KamimaiState, giver: Seat, able: list[Seat]) -> Refused | None:
    if giver >= state.rules.seats:
        return no.NoSuchInvoker(state.rules.seats)
    return None if giver in able else no.GiverHasNothing()


def _name(state: KamimaiState, seat: Seat, action: act.NameGiver) -> Refused | None:
    if not state.naming:
        return no.GiverIsNamed()
    return _giver(state, action.giver, givers(state))


def _give(state: KamimaiState, seat: Seat, action: act.Give) -> Refused | None:
    if state.naming:
        return no.OtherPhase("give")
    if action.to >= state.rules.seats:
        return no.NoSuchInvoker(state.rules.seats)
    if action.to == seat:
        return no.GiveToAnother()
    return None if count_of(state.hand(seat), action.card) else no.CardNotHeld(seat)


def _mouse(state: KamimaiState, seat: Seat, action: act.UseMouse) -> Refused | None:
    refused = _power(state, seat, Card.MOUSE)
    if refused is None and max(action.takers) >= state.rules.seats:
        return no.NoSuchInvoker(state.rules.seats)
    return refused


def _take(state: KamimaiState, seat: Seat, action: act.Take) -> Refused | None:
    if action.card is None:
        return None
    if pack([action.card]) & GUARDIAN_BITS:
        return no.GuardianNotTaken()
    return None if count_of(state.discard, action.card) else no.NotInDiscard(action.card)


def _done(state: KamimaiState, seat: Seat, action: act.Done) -> Refused | None:
    return None


# -- phase 4 --------------------------------------------------------------------------------


def _keep(state: KamimaiState, seat: Seat, action: act.Keep) -> Refused | None:
    hand = state.hand(seat)
    if not holds(hand, action.cards):
        return no.CardNotHeld(seat)
    guardians = hand & GUARDIAN_BITS
    if action.cards & GUARDIAN_BITS != guardians:
        return no.GuardianMustStay()
    most = most_kept(state, len(cards_of(guardians)))
    return None if size_of(action.cards) <= most else no.TooManyKept(most)


_JUDGES: Final[dict[type[Action], tuple[str, Callable[[KamimaiState, Seat, Any], Refused | None]]]] = {
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
