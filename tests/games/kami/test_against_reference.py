"""Random games in which the program and the reference must agree on everything, move by move."""

import random

import pytest

from accessible_games.engine import CHANCE
from accessible_games.games import get_game
from accessible_games.games.kami.chance import Deal, Draw, Starter
from accessible_games.games.kami.hands import counts_of
from tests.games.kami.reference import KINDS, Reference

KAMI = get_game("kami")

OPTIONS = [
    {},
    {"goita_double_empress": True},
    {"mercenary_as_hidden_defence": False},
    {"lone_card_lead": "void"},
    {"lone_card_lead": "void", "mercenary_as_hidden_defence": False},
    {"next_starter": "winner", "target": 9},
    {"first_player": "draw_high", "redeal_show": 7},
    {"first_player": 1},
]


def cards_of(packed):
    return [kind for kind, n in zip(KINDS, counts_of(packed), strict=True) for _ in range(n)]


def hand_on(reference, outcome):
    """Tell the reference what chance did, in words."""
    if isinstance(outcome, Starter):
        reference.starter_is(outcome.seat)
    elif isinstance(outcome, Draw):
        reference.draw([card.id if card is not None else None for card in outcome.cards])
    else:
        assert isinstance(outcome, Deal)
        stacks = [(top.id, hidden.id) for top, hidden in outcome.stacks]
        reference.deal([cards_of(hand) for hand in outcome.hands], stacks, [c.id for c in outcome.aside])


def play_both(seats, options, seed, compare_every=1):
    """One game in both; returns the number of decisions."""
    rng = random.Random(seed)
    state = KAMI.new_state(seats, options, {})
    reference = Reference(seats, **options)
    count = 0
    while state.actors():
        actual = state.inspect()
        expected = reference.expected()
        assert {key: actual.get(key) for key in expected} == expected
        seat = state.actors()[0]
        if seat == CHANCE:
            outcome = state.due().sample(rng)
            assert state.check(CHANCE, outcome) is None
            state.apply(CHANCE, outcome)
            hand_on(reference, outcome)
            continue
        legal = {str(action) for action in state.legal_actions(seat)}
        assert legal == reference.legal(seat)
        assert len(legal) == len(state.legal_actions(seat))
        for other in range(seats):
            if other != seat:
                assert list(state.legal_actions(other)) == []
        text = rng.choice(sorted(legal))
        state.apply(seat, KAMI.parse_action(text))
        reference.do(seat, text)
        count += 1
    assert reference.phase == "over"
    assert state.inspect()["winners"] == reference.winners()
    assert state.inspect()["scores"] == reference.scores
    return count


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: ",".join(o) or "standard")
def test_program_and_reference_agree_on_every_position_and_every_legal_move(seats, options):
    played = sum(play_both(seats, options, seed) for seed in range(12))
    assert played > 12 * 20


def universe():
    """Every notation of a player that can be written."""
    places = list(KINDS) + [f"{kind}@{stack}" for kind in KINDS for stack in (1, 2, 8)]
    texts = ["pass", "waive", "claim", "redeal", "keep", "peek 1", "peek 2"]
    texts += [f"attack {d}" for d in places]
    texts += [f"lead - attack {d}" for d in places]
    texts += [f"{verb} {c}" for verb in ("defend", "lead") for c in places if "@" in c]
    texts += [f"{verb} {c} attack {d}" for verb in ("defend", "lead") for c in places for d in places]
    return [KAMI.parse_action(text) for text in texts]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS[:5], ids=lambda o: ",".join(o) or "standard")
def test_an_action_is_refused_exactly_when_the_list_lacks_it(seats, options):
    rng = random.Random(seats)
    actions = universe()
    state = KAMI.new_state(seats, options, {})
    checked = 0
    while state.actors():
        seat = state.actors()[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.due().sample(rng))
            continue
        if rng.random() < 0.3:
            legal = set(map(str, state.legal_actions(seat)))
            for action in actions:
                assert (state.check(seat, action) is None) == (str(action) in legal), str(action)
            checked += 1
            if checked == 25:
                break
        state.apply(seat, rng.choice(state.legal_actions(seat)))
    assert checked
