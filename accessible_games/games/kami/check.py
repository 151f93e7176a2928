"""Why an action of Kami is refused: the rule that forbids it, the first that applies.

A refusal, like a list of moves, follows from what the player knows (R25).
"""

from __future__ import annotations

from accessible_games.engine import CHANCE, Action, Refused, Seat, out_of_turn

from . import refusals as no
from .actions import Attack, Claim, Defend, Keep, Lead, Pass, Peek, Place, Redeal, Waive
from .board import KamiBoard
from .cards import Card
from .chance import Outcome
from .hands import ANSWERING, FIELD, UNIT, count_of, size_of
from .legal import CLAIM_FROM, attack_places, certain_attack, goita, lone_card, without_stack
from .outcomes import check_outcome


def check(state: KamiBoard, seat: Seat, action: Action) -> Refused | None:
    """The reason against `action`, or None if it is legal."""
    refused = out_of_turn(state.acting, seat, action, Outcome)
    if refused:
        return refused
    if seat == CHANCE and isinstance(action, Outcome):
        return check_outcome(state, action)
    if state.phase == "ready":
        return _ready(state, seat, action)
    if state.phase == "redeal":
        if isinstance(action, (Redeal, Keep)):
            return None
        return no.DecideFirst(Seat(state.round.claimer))
    if state.phase == "peek":
        if isinstance(action, Claim):
            return no.NoRedeal()
        return None if isinstance(action, Peek) else no.PeekFirst()
    if isinstance(action, (Waive, Claim, Redeal, Keep)):
        if isinstance(action, Claim) and state.rules.seats != 4:
            return no.NoRedeal()
        return no.ReadyIsOver()
    if isinstance(action, Peek):
        return no.PeekIsOver()
    return _move(state, seat, action)


def _ready(state: KamiBoard, seat: Seat, action: Action) -> Refused | None:
    if isinstance(action, Waive):
        return None
    if isinstance(action, Claim):
        held = count_of(state.hands[seat], Card.WARRIOR)
        return None if held >= CLAIM_FROM else no.TooFewWarriors(held)
    return no.ReadyFirst()


def _move(state: KamiBoard, seat: Seat, action: Action) -> Refused | None:
    """Pass, defend, lead and attack, in the phases answer, lead and attack."""
    hand = state.hands[seat]
    if state.phase == "attack":
        if not isinstance(action, Attack):
            return no.AttackIsDue()
        return _attack(hand, state.stacks, action.attack, state.empress_up, goita(state, hand))
    if isinstance(action, Attack):
        return no.AttackNeedsDefence()
    if isinstance(action, Pass):
        return no.LeaderMustLead() if state.phase == "lead" else None
    if isinstance(action, Defend):
        if state.phase != "answer":
            return no.NothingToDefend()
        return _defend(state, hand, action)
    if isinstance(action, Lead):
        if state.phase != "lead":
            return no.AttackIsOpen(state.attacker, state.attack)
        return _lead(state, hand, action)
    return no.AttackNeedsDefence()


def _defend(state: KamiBoard, hand: int, action: Defend) -> Refused | None:
    place = action.defence
    card = place.card
    refused = _held(state, hand, place)
    if refused is not None:
        return refused
    if not FIELD[card] & ANSWERING[state.attack]:
        return (
            no.EmpressCannotAnswer(state.attack)
            if card is Card.EMPRESS
            else no.WrongDefence(card, state.attack)
        )
    up = state.empress_up or card is Card.EMPRESS
    return _first_and_attack(state, hand, place, action.attack, up)


def _lead(state: KamiBoard, hand: int, action: Lead) -> Refused | None:
    place = action.hidden
    lone = lone_card(state, hand)
    if place is None:
        if not lone or action.attack is None:
            return no.LoneCardOnly()
        # The last card of a hand may be an empress anyway (KAMI-32).
        return _attack(hand, (), action.attack, empress_up=False, both=False)
    refused = _held(state, hand, place)
    if refused is not None:
        return refused
    if place.stack and not state.rules.mercenary_as_hidden_defence:
        return no.MercenaryNotHidden()
    return _first_and_attack(state, hand, place, action.attack, state.empress_up)


def _first_and_attack(
    state: KamiBoard, hand: int, place: Place, attack: Place | None, empress_up: bool
) -> Refused | None:
    """The rest of a move whose first card is fine in itself."""
    both = goita(state, hand)
    if place.stack:
        covered = state.stacks[place.stack - 1][1] is not None
        if covered:
            if attack is not None:
                return no.CoveredStackAlone(place.stack)
            certain = certain_attack(state, hand, place.stack, empress_up)
            return None if certain else no.NoCertainAttack(place.stack)
        stacks = without_stack(state.stacks, place.stack)
        rest = hand
    else:
        stacks = list(state.stacks)
        rest = hand - UNIT[place.card]
    if attack is None:
        return no.StackNotCovered(place.stack)
    if next(attack_places(rest, stacks, empress_up, both), None) is None:
        return no.NoAttackLeft()
    return _attack(rest, stacks, attack, empress_up, both)


def _attack(
    hand: int,
    stacks: tuple[tuple[Card | None, Card | None], ...] | list[tuple[Card | None, Card | None]],
    place: Place,
    empress_up: bool,
    both: bool,
) -> Refused | None:
    """Whether a card may attack once the defence has left `hand` and `stacks`."""
    card = place.card
    if place.stack:
        if place.stack > len(stacks) or stacks[place.stack - 1][0] is not card:
            return no.MercenaryNotThere(card, place.stack)
        if not size_of(hand):
            return no.LastAttackFromHand()
    elif not hand & FIELD[card]:
        return no.CardNotHeld(card)
    last = not place.stack and size_of(hand) == 1
    if card is Card.EMPRESS and not (empress_up or both or last):
        return no.EmpressCannotAttack()
    return None


def _held(state: KamiBoard, hand: int, place: Place) -> Refused | None:
    """Whether the card is in the hand, or on top of that stack."""
    if not place.stack:
        return None if hand & FIELD[place.card] else no.CardNotHeld(place.card)
    stacks = state.stacks
    if place.stack > len(stacks) or stacks[place.stack - 1][0] is not place.card:
        return no.MercenaryNotThere(place.card, place.stack)
    return None
