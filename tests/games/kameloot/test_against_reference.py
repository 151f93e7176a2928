"""Random games in which the program and the reference must agree on everything, move by move."""

import random

import pytest

from accessible_games.engine import CHANCE
from accessible_games.games.kameloot.cards import list_cards
from tests.games.kameloot.reference import KINDS, Reference
from tests.games.kameloot.tables import KAMELOOT

OPTIONS = [
    {},
    {"start_tavern": "choose"},
    {"ring_can_take_itself": False},
    {"gold_visible": False, "discard_review": True},
    {"illegal_if_no_effect": []},
    {"illegal_if_no_effect": ["wand"]},
    {"first_player": 1, "illegal_if_no_effect": "scroll"},
]


def hand_on(reference, outcome):
    """Tell the reference what chance did, in words."""
    verb, *words = str(outcome).split()
    if verb == "flip":
        reference.flip(words)
    elif verb == "deal":
        reference.hands = [[card.id for card in list_cards(hand)] for hand in outcome.hands]
    elif verb == "shuffle":
        reference.pile = words
    else:
        reference.begin(int(words[0]))


def play_both(seats, options, seed):
    """One game in both; returns the number of decisions."""
    rng = random.Random(seed)
    state = KAMELOOT.new_state(seats, options, {})
    reference = Reference(seats, **options)
    count = 0
    while state.actors():
        seat = state.actors()[0]
        if seat == CHANCE:
            outcome = state.due().sample(rng)
            assert state.check(CHANCE, outcome) is None
            state.apply(CHANCE, outcome)
            hand_on(reference, outcome)
            if state.actors() != (CHANCE,) and "first_player" in options:
                reference.begin(options["first_player"])
            continue
        actual, expected = state.inspect(), reference.expected()
        assert {key: actual.get(key) for key in expected} == expected
        if state.phase == "choose":
            text = rng.choice(["choose owl", "choose cat"])
            state.apply(seat, KAMELOOT.parse_action(text))
            reference.choose(seat, text.split()[1])
            continue
        legal = {str(action) for action in state.legal_actions(seat)}
        assert legal == reference.legal(seat)
        assert len(legal) == len(state.legal_actions(seat))
        text = rng.choice(sorted(legal))
        state.apply(seat, KAMELOOT.parse_action(text))
        reference.do(seat, text)
        count += 1
    actual, expected = state.inspect(), reference.expected()
    assert {key: actual.get(key) for key in expected} == expected
    return count


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: ",".join(o) or "standard")
def test_program_and_reference_agree_on_every_position_and_every_legal_move(seats, options):
    played = sum(play_both(seats, options, seed) for seed in range(6))
    assert played > 6 * 30


def universe():
    """Every notation of a player that can be written with up to four cards."""
    cards = [*KINDS, "unicorn"]
    texts = ["pass", "use glove", "use cloak", "use wand", "use scroll", "use unicorn", "choose owl"]
    texts += [f"use ring {number}" for number in range(2, 8)]
    texts += [f"use potion {seat}" for seat in range(6)]
    texts += [
        f"play {' '.join([card] * n + ['unicorn'] * more)}"
        for card in cards
        for n in (1, 2, 3, 4)
        for more in (0, 1, 2)
    ]
    texts += [f"play {one} {other}" for one in cards for other in cards]
    texts += [f"play {'unicorn ' * n}as {kind}" for n in (1, 2, 3) for kind in KINDS]
    laid = [*cards, *(f"unicorn as {kind}" for kind in KINDS)]
    texts += [f"use wand {one}" for one in laid]
    texts += [f"use wand {one} {other}" for one in laid for other in laid]
    texts += [f"use scroll {a} for {b} of {seat}" for a in KINDS for b in KINDS for seat in range(5)]
    return list({str(action): action for action in map(KAMELOOT.parse_action, texts)}.values())


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("options", OPTIONS[:5], ids=lambda o: ",".join(o) or "standard")
def test_an_action_is_refused_exactly_when_the_list_lacks_it(seats, options):
    rng = random.Random(seats)
    actions = universe()
    state = KAMELOOT.new_state(seats, options, {})
    checked = 0
    while state.actors():
        seat = state.actors()[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.due().sample(rng))
            continue
        if rng.random() < 0.4:
            legal = set(map(str, state.legal_actions(seat)))
            for action in actions:
                assert (state.check(seat, action) is None) == (str(action) in legal), str(action)
            checked += 1
            if checked == 25:
                break
        state.apply(seat, rng.choice(state.legal_actions(seat)))
    assert checked
