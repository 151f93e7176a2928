"""Random games in which the program and the reference must agree on everything, move by move."""

import random

import pytest

from accessible_games.engine import CHANCE
from accessible_games.games.magi_kitchen.actions import Close, Deal, Starter, Timeout
from tests.games.magi_kitchen.reference import FOOD, Reference
from tests.games.magi_kitchen.tables import GAME

CUSTOM = [{"name": "Soup", "count": 6, "effect": "pass_left"}, {"name": "Salt", "count": 4}]
OPTIONS = [
    {},
    {"mode": "calm"},
    {"mode": "cluster"},
    {"mode": "calm", "keeper": "none", "after_duel": "left_of_flipper"},
    {"mode": "cluster", "end_immediately": False, "trash_burns_unprotected": True},
    {"mode": "calm", "end_immediately": False, "custom": CUSTOM},
    {"after_duel": "left_of_flipper", "answer_seconds": 0, "trash_burns_unprotected": True},
    {"end_immediately": False, "keeper": "none", "custom": CUSTOM},
]


def sensible(reference, legal, rng):
    """A move that is right more often than chance would have it, so that games are not all misfires."""
    left = reference.left()
    good = [
        text for text in legal if text in {f"slap {one}" for one in left} | {f"cover {one}" for one in left}
    ]
    if reference.phase == "posture":
        good = [text for text in legal if text == "pose " + reference.pattern()]
    if "pass" in legal and not good:
        good = ["pass"]
    return rng.choice(good) if good and rng.random() < 0.7 else rng.choice(sorted(legal))


def step(state, reference, rng):
    """One step in both; True if it was a player's."""
    seats, host = reference.actors()
    if state.actors() == (CHANCE,) or (host and rng.random() < 0.2):
        outcome = state.due().sample(rng)
        assert state.check(CHANCE, outcome) is None
        state.apply(CHANCE, outcome)
        if isinstance(outcome, Deal):
            reference.deal([[card.id for card in deck] for deck in outcome.decks])
        elif isinstance(outcome, Starter):
            reference.start(outcome.seat)
        else:
            assert isinstance(outcome, {"close": Close, "timeout": Timeout}[host])
            reference.do(None, host)
        return False
    seat = rng.choice(seats)
    text = sensible(reference, reference.legal(seat), rng)
    if rng.random() < 0.5 and text.split()[0] in ("buzz", "pose"):
        text += f" at {rng.choice((100, 200, 900, 1000))}"
    action = GAME.parse_action(text)
    assert state.check(seat, action) is None, text
    state.apply(seat, action)
    reference.do(seat, text)
    return True


def agree(state, reference):
    actual = state.inspect()
    expected = reference.expected()
    assert {key: actual[key] for key in expected} == expected
    seats, host = reference.actors()
    assert (CHANCE in state.actors()) == (bool(host) or reference.phase in ("deal", "starter"))
    for seat in range(reference.n):
        listed = state.legal_actions(seat)
        assert len(set(listed)) == len(listed)
        assert {str(action) for action in listed} == reference.legal(seat)


@pytest.mark.parametrize("seats", [2, 3, 4, 8])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: ",".join(f"{k}={v}"[:20] for k, v in o.items()))
def test_program_and_reference_agree_on_every_position_and_every_legal_move(seats, options):
    played = ended = 0
    for seed in range(4):
        rng = random.Random(f"{seed} {seats}")
        state = GAME.new_state(seats, options, {})
        reference = Reference(seats, **options)
        for _ in range(500):
            if not state.actors():
                break
            agree(state, reference)
            played += step(state, reference, rng)
        agree(state, reference)
        ended += reference.phase == "over"
    assert played > 100
    assert ended or seats == 8 or options.get("mode") != "calm"


def universe(seats):
    texts = ["flip", "buzz", "finish", "pass", "pose S", "pose LSSL"]
    texts += [f"slap {food}" for food in FOOD]
    texts += [f"{verb} {seat}" for verb in ("cover", "give") for seat in range(8)]
    texts += ["pose " + taps for taps in ("SS", "SL", "LS", "LL", "SSS", "SSL", "LSS", "LLL")]
    texts += ["close", "timeout", "starter 0"]
    return [GAME.parse_action(text) for text in texts]


@pytest.mark.parametrize("options", OPTIONS[:3], ids=lambda o: str(o))
def test_an_action_is_refused_exactly_when_the_list_lacks_it(options):
    rng = random.Random(5)
    actions = universe(3)
    state = GAME.new_state(3, options, {})
    reference = Reference(3, **options)
    for _ in range(150):
        if not state.actors():
            break
        for seat in range(3):
            listed = {str(action) for action in state.legal_actions(seat)}
            for action in actions:
                assert (state.check(seat, action) is None) == (str(action) in listed), str(action)
        step(state, reference, rng)
