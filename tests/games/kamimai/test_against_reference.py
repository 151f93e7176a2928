"""Random games in which the program and the reference must agree on everything, move by move."""

import random
from itertools import product

import pytest

from accessible_games.engine import CHANCE
from accessible_games.games import get_game
from accessible_games.games.kamimai.actions import Cast, Keep
from tests.games.kamimai.reference import ELEMENTS, ORDER, Reference

KAMIMAI = get_game("kamimai")

OPTIONS = [
    {},
    {"mode": "easy", "adventure": True},
    {"mode": "hard", "level": 2},
    {"level": 3},
    {"level": 2, "blessing_requires_guardian": False},
]


def hand_on(reference, text):
    """Tell the reference what chance did, in words."""
    verb, _, rest = text.partition(" ")
    if verb == "roll":
        reference.roll(int(rest))
    elif verb == "starter":
        reference.start(int(rest))
    else:
        reference.rebuild(*(half.split() for half in rest.split("|")))


def draw_outcome(state, rng):
    """An outcome; rolls are low more often than they should be, so that much collapses."""
    outcome = state.due().sample(rng)
    if str(outcome).startswith("roll") and rng.random() < 0.15:
        return KAMIMAI.parse_action(f"roll {rng.randint(1, 5)}")
    return outcome


def wanted(state, actions, rng):
    """A random action, spells first, so that zones are sealed."""
    casts = [action for action in actions if isinstance(action, Cast)]
    return str(rng.choice(casts if casts and rng.random() < 0.8 else list(actions)))


def play_both(seats, options, seed, limit=400):
    """One game in both; returns the events of it that matter for what was tested."""
    rng = random.Random(seed)
    state = KAMIMAI.new_state(seats, options, {})
    reference = Reference(seats, **options)
    seen = set()
    for _ in range(limit):
        expected = reference.expected()
        actual = state.inspect()
        assert {key: actual.get(key) for key in expected} == expected
        seen |= {expected["phase"], reference.wait}
        if not state.actors():
            break
        if state.actors() == (CHANCE,):
            outcome = draw_outcome(state, rng)
            assert state.check(CHANCE, outcome) is None
            state.apply(CHANCE, outcome)
            hand_on(reference, str(outcome))
            continue
        (seat,) = expected["to_act"]
        legal = state.legal_actions(seat)
        assert {str(one) for one in legal if not isinstance(one, (Cast, Keep))} == reference.legal()
        check_casts(state, reference, legal)
        check_keeps(state, reference, legal, rng)
        text = wanted(state, legal, rng)
        state.apply(seat, KAMIMAI.parse_action(text))
        reference.do(seat, text)
    return seen


def check_casts(state, reference, legal):
    """Each castable entry is in the list, each cast of the list is a right payment."""
    casts = [action for action in legal if isinstance(action, Cast)]
    assert {action.name for action in casts} == set(reference.castable())
    for action in casts:
        gifts = {gift.seat: [(card.id, worth) for card, worth in gift.cards] for gift in action.gifts}
        assert reference.may_cast(action.name, gifts), str(action)


def check_keeps(state, reference, legal, rng):
    if reference.phase != "store":
        return
    hand = reference.hand(reference.activator)
    for action in legal:
        assert reference.may_keep(str(action).split()[1:]), str(action)
    for _ in range(5):
        cards = rng.sample(hand, rng.randint(0, len(hand)))
        refused = state.check(reference.activator, KAMIMAI.parse_action(" ".join(["keep", *cards])))
        assert (refused is None) == reference.may_keep(cards), cards


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: ",".join(map(str, o.values())) or "standard")
def test_program_and_reference_agree_on_every_position_and_every_legal_move(seats, options):
    seen = set().union(*(play_both(seats, options, seed) for seed in range(6)))
    assert {"draw", "cast", "store", "over", "rebuild turn", "roll between"} <= seen


def random_cast(reference, rng):
    """A payment that somebody could try: mostly near a right one."""
    colour = rng.choice(ELEMENTS)
    team = rng.random() < 0.4
    gifts = {}
    for seat in range(reference.seats):
        cards = []
        for card in reference.hand(seat):
            if card == colour and rng.random() < 0.5:
                cards.append((card, 1))
            elif card in (f"fairy_{colour}", "wolf") and rng.random() < 0.5:
                cards.append((card, rng.randint(1, 4 if rng.random() < 0.2 else 2)))
            elif rng.random() < 0.03 and ORDER.index(card) < 4:
                cards.append((card, 1))
        if cards:
            gifts[seat] = cards
    name = f"team {colour}" if team else colour
    said = [
        f"{seat}:{','.join(card if ORDER.index(card) < 4 else f'{card}={worth}' for card, worth in cards)}"
        for seat, cards in gifts.items()
    ]
    return name, gifts, f"cast {name} from {' '.join(said)}"


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_payment_is_accepted_exactly_when_the_ledger_allows_it(seats):
    rng = random.Random(seats)
    tried = accepted = 0
    while tried < 300 or accepted < 5:
        state = KAMIMAI.new_state(seats, {"level": 3}, {})
        reference = Reference(seats, level=3)
        for _ in range(200):
            if not state.actors():
                break
            if state.actors() == (CHANCE,):
                outcome = state.due().sample(rng)
                state.apply(CHANCE, outcome)
                hand_on(reference, str(outcome))
                continue
            seat = state.actors()[0]
            for _ in range(6 if reference.phase == "cast" else 0):
                name, gifts, text = random_cast(reference, rng)
                if gifts and not text.endswith("from "):
                    right = reference.may_cast(name, gifts)
                    assert (state.check(seat, KAMIMAI.parse_action(text)) is None) == right, text
                    tried += 1
                    accepted += right
            text = str(rng.choice(list(state.legal_actions(seat))))
            state.apply(seat, KAMIMAI.parse_action(text))
            reference.do(seat, text)
    assert accepted < tried


def test_castable_follows_from_every_way_of_holding_a_few_cards():
    for n, fairy, wolf, helper in product(range(5), (0, 1), (0, 1), range(5)):
        own = ["fire"] * n + ["fairy_fire"] * fairy + ["wolf"] * wolf
        position = {
            "phase": "cast",
            "targeted": "A",
            "sheet": [{"id": "A", "effect": "none", "spells": ["fire", "team", "air"]}],
            "reserves": [own, ["fire"] * helper],
        }
        state = KAMIMAI.load(2, position, {}, {})
        reference = Reference(2)
        reference.phase, reference.wait, reference.open = "cast", "", {"A": ["fire", "team", "air"]}
        reference.reserves = [own, ["fire"] * helper]
        assert state.inspect()["castable"] == reference.castable(), (own, helper)
