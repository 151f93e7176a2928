"""All legal moves of Kami from a position, as lists.

What may be done follows from one's own hand and the open cards alone (R25): no list depends on a
face-down card.  Lists from the hand are remembered per hand, since the same hands come again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from accessible_games.engine import CHANCE, Action, Seat

from .actions import (
    ATTACKS,
    CLAIM,
    DEFENDS,
    KEEP,
    LEADS,
    LONE_LEADS,
    PASS,
    PEEKS,
    PLACES,
    REDEAL,
    WAIVE,
    Attack,
    Defend,
    Lead,
    Place,
)
from .board import KamiBoard
from .cards import CARDS, Card
from .hands import (
    ANSWERING,
    BIT,
    EACH,
    EIGHT_WARRIORS,
    FIELD,
    SIZE_SHIFT,
    UNIT,
    count_of,
    holds_both_empresses,
)
from .mercenaries import moves

PASS_ONLY: Final[tuple[Action, ...]] = (PASS,)
EVERY: Final = sum(FIELD)
READY_ONLY: Final[tuple[Action, ...]] = (WAIVE,)
READY_OR_CLAIM: Final[tuple[Action, ...]] = (CLAIM, WAIVE)
CLAIM_FROM: Final = 5
"""Warriors that a claim needs (KAMI-50)."""


def legal_actions(state: KamiBoard, seat: Seat) -> Sequence[Action]:
    """Every action of a seat now, each in its one spelling."""
    if seat not in state.acting:
        return ()
    if state.phase == "answer" and not state.stacks:
        # The commonest question, asked at every turn of every simulated game: no calls here.
        attack = state.attack
        hand = state.hands[seat]
        if not hand & ANSWERING[attack]:
            return PASS_ONLY
        more = hand >> 1 | hand >> 2 | hand >> 3 & EIGHT_WARRIORS
        key = (hand | more) & EACH | (more & _TWICE[attack]) << 1
        option = state.rules.goita_double_empress and holds_both_empresses(hand)
        if state.empress_up or hand >> SIZE_SHIFT == 2 or option:
            key |= FREE
        return _ANSWERS[attack][key]
    return () if seat == CHANCE else _other_phases(state, state.hands[seat])


def _other_phases(state: KamiBoard, hand: int) -> Sequence[Action]:
    phase = state.phase
    if phase == "answer":
        return _answers(state, hand)
    if phase == "lead":
        if state.stacks:
            return _leads(state, hand)
        return leads_from_hand(hand, state.empress_up, state.rules.goita_double_empress)
    if phase == "attack":
        places = attack_places(hand, state.stacks, state.empress_up, goita(state, hand))
        return tuple(Attack(place) if place.stack else ATTACKS[place.card] for place in places)
    if phase == "ready":
        return READY_OR_CLAIM if count_of(hand, Card.WARRIOR) >= CLAIM_FROM else READY_ONLY
    if phase == "redeal":
        return (REDEAL, KEEP)
    return PEEKS


def goita(state: KamiBoard, hand: int) -> bool:
    """Whether both empresses in hand let one attack (R06: an option, as in Goita)."""
    return state.rules.goita_double_empress and holds_both_empresses(hand)


def attack_places(
    hand: int, stacks: Sequence[tuple[Card | None, Card | None]], empress_up: bool, both: bool
) -> Iterator[Place]:
    """Cards that may attack once the defence has left `hand` and `stacks`.

    Args:
        hand: the hand without the defence card.
        stacks: (top, hidden) of each stack, the defence card gone.
        empress_up: an empress lies face up on a defence line (KAMI-33).
        both: both empresses in hand count as a permission.
    """
    size = hand >> SIZE_SHIFT
    free = empress_up or both
    for card in CARDS:
        if hand & FIELD[card] and (card is not Card.EMPRESS or free or size == 1):
            yield PLACES[card]
    if size:  # the attack that empties the hand must come from the hand (KAMI-75)
        for number, (top, _) in enumerate(stacks, 1):
            if top is not None and (top is not Card.EMPRESS or free):
                yield Place(top, number)


def certain_attack(state: KamiBoard, hand: int, stack: int, empress_up: bool) -> bool:
    """Whether an attack is certain without the card beneath this stack (KAMI-79)."""
    others = without_stack(state.stacks, stack)
    return next(attack_places(hand, others, empress_up, goita(state, hand)), None) is not None


def without_stack(
    stacks: Sequence[tuple[Card | None, Card | None]], number: int
) -> list[tuple[Card | None, Card | None]]:
    """The stacks with one of them (1-based) taken as used up."""
    rest = list(stacks)
    rest[number - 1] = (None, None)
    return rest


class _Answers(dict[int, tuple[Action, ...]]):
    """Answers to one attack by what matters of a hand, made when first wanted.

    The key of a hand: per kind the lowest bit if it is held, for the two kinds that may answer
    the second bit if it is held twice, and the third bit of all if an empress may attack after
    the other kind.  Few hands differ in it, so the table stays in the processor's cache.
    """

    def __init__(self, attack: Card) -> None:
        super().__init__()
        firsts = (attack, Card.EMPRESS) if ANSWERING[attack] != FIELD[attack] else (attack,)
        self._firsts = firsts
        self.twice = sum(BIT[first] for first in firsts)

    def __missing__(self, key: int) -> tuple[Action, ...]:
        moves = list(PASS_ONLY)
        for first in self._firsts:
            if key & BIT[first]:
                # R05: a defending empress is on the table before the attack is chosen.
                free = key & FREE or first is Card.EMPRESS
                left = key if key & BIT[first] << 1 else key ^ BIT[first]
                moves += [
                    DEFENDS[first][card]
                    for card in CARDS
                    if left & BIT[card] and (free or card is not Card.EMPRESS)
                ]
        self[key] = tuple(moves)
        return self[key]


FREE: Final = 4
_ANSWERS: Final = tuple(_Answers(attack) for attack in CARDS)
_TWICE: Final = tuple(answers.twice for answers in _ANSWERS)


@lru_cache(maxsize=1 << 14)
def leads_from_hand(hand: int, empress_up: bool, option: bool) -> tuple[Action, ...]:
    """All leads with cards of the hand alone.

    Args:
        hand: the hand.
        empress_up: an empress lies face up on a defence line.
        option: `goita_double_empress`.
    """
    size = hand >> SIZE_SHIFT
    if size == 1:
        return tuple(LONE_LEADS[card] for card in CARDS if hand & FIELD[card])
    free = empress_up or size == 2 or (option and holds_both_empresses(hand))
    return tuple(
        LEADS[first][card]
        for first in CARDS
        if hand & FIELD[first]
        for card in CARDS
        if (hand - UNIT[first]) & FIELD[card] and (free or card is not Card.EMPRESS)
    )


def _answers(state: KamiBoard, hand: int) -> Sequence[Action]:
    """Answers of a two-player game while mercenaries are left; a defending empress lets one attack (R05)."""
    kinds = ANSWERING[state.attack]
    if not hand & kinds:  # most often nothing answers
        for top, _ in state.stacks:
            if top is not None and kinds & FIELD[top]:
                break
        else:
            return PASS_ONLY
    free = state.empress_up or (state.rules.goita_double_empress and goita(state, hand))
    return moves(Defend, hand, state.stacks, kinds, free, True, passes=True)


def _leads(state: KamiBoard, hand: int) -> Sequence[Action]:
    """Leads of a two-player game while mercenaries are left."""
    if lone_card(state, hand):
        return tuple(LONE_LEADS[place.card] for place in attack_places(hand, (), False, False))
    free = state.empress_up or (state.rules.goita_double_empress and goita(state, hand))
    beneath = state.rules.mercenary_as_hidden_defence
    return moves(Lead, hand, state.stacks, EVERY, free, False, beneath=beneath)


def lone_card(state: KamiBoard, hand: int) -> bool:
    """Whether no pair can be laid: one card in hand and no mercenary to hide (R14)."""
    if hand >> SIZE_SHIFT != 1:
        return False
    may_hide = state.rules.mercenary_as_hidden_defence
    return not (may_hide and any(top is not None for top, _ in state.stacks))
