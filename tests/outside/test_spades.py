"""The rules of the example Spades: the bids, the tricks, the score and the end, worked out by hand."""

import sys
from pathlib import Path
from random import Random

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "examples" / "spades"))

from spades import facts  # noqa: E402
from spades.game import Spades  # noqa: E402
from spades.rules import DECK, Bid, Nil, Play, Score  # noqa: E402

from accessible_games.decks.standard import BY_ID, SUITS, Suit  # noqa: E402
from accessible_games.engine import CHANCE, PositionError, Seat  # noqa: E402

SUITS_BY_SEAT = [[card.id for card in DECK if card.suit is suit] for suit in SUITS]


def at(played="", calls=(), swap=(), options=None, **keys):
    """Player 0 holds all spades, 1 hearts, 2 diamonds, 3 clubs, but for what is swapped; 3 has dealt."""
    hands = [list(hand) for hand in SUITS_BY_SEAT]
    for one, other in swap:
        a, b = (next(n for n in range(4) if card in hands[n]) for card in (one, other))
        hands[a][hands[a].index(one)], hands[b][hands[b].index(other)] = other, one
    played = played.split()
    hands = [[card for card in hand if card not in played] for hand in hands]
    position = {"hands": hands, "played": played, "calls": list(calls), "dealer": 3, **keys}
    return Spades().load(4, position, options or {}, {})


def play(state, text):
    events = []
    for word in text.split():
        state.apply(state.actors()[0], Play(BY_ID[word]), events.append)
    return events


def keys(events):
    return [event.key for event in events]


def test_bids_go_round_from_the_left_of_the_dealer_and_are_added_up_for_partners():
    state, events = at(), []
    for bid in (Bid(4), Nil(), Bid(3), Bid(2)):
        assert type(state.check(state.turn, Play(BY_ID["2s"]))) is facts.BidFirst
        state.apply(state.turn, bid, events.append)
    assert events[-2:] == [facts.SideBid((0, 2), 7), facts.SideBid((1, 3), 2)]
    assert state.turn == 0 and type(state.check(Seat(0), Bid(1))) is facts.BiddingOver


def test_suit_is_followed_by_whoever_can():
    state = at("2h", (1, 1, 1, 1), swap=[("2h", "as"), ("3d", "3h")])  # 0 led hearts, 1 holds spades' ace
    assert state.check(Seat(1), Play(BY_ID["as"])) == facts.MustFollow(BY_ID["as"], Suit.HEARTS)
    assert state.check(Seat(1), Play(BY_ID["4h"])) is None
    assert state.check(Seat(1), Play(BY_ID["2s"])) == facts.CardNotHeld(BY_ID["2s"])


def test_spades_are_led_once_they_are_broken_or_if_nothing_else_is_held():
    assert at(calls=(1, 1, 1, 1)).check(Seat(0), Play(BY_ID["2s"])) is None
    state = at(calls=(1, 1, 1, 1), swap=[("2s", "2h")])
    assert type(state.check(Seat(0), Play(BY_ID["as"]))) is facts.SpadesNotBroken
    events = play(state, "2h 2s 2d 2c")  # player 1, void but for hearts, breaks nothing lawfully: it follows
    assert facts.SpadesBroken() in events and events[-1] == facts.TrickTaken(Seat(1), BY_ID["2s"], 1)


@pytest.mark.parametrize(
    ("bids", "taken", "bags", "expected"),
    [
        ({0: 4, 2: 3}, (5, 0, 2, 0), 0, (70, 0, 0)),           # as bid
        ({0: 4, 2: 3}, (6, 0, 4, 0), 0, (73, 3, 0)),           # three bags
        ({0: 4, 2: 3}, (3, 0, 3, 0), 5, (-70, 5, 0)),          # one short
        ({0: 2, 2: 2}, (3, 0, 4, 0), 8, (43 - 100, 1, 1)),     # the eleventh bag
        ({0: 0, 2: 5}, (0, 0, 5, 0), 0, (150, 0, 0)),          # nil held
        ({0: 0, 2: 5}, (1, 0, 4, 0), 0, (-50, 0, 0)),          # nil broken; its trick makes the partner's five
        ({0: 0, 2: 0}, (0, 0, 2, 0), 0, (2, 2, 0)),            # one of two nils, and two bags
    ],
)  # fmt: skip
def test_a_deal_is_scored_by_the_bid_its_bags_and_its_nils(bids, taken, bags, expected):
    score = Score.of(bids, taken, bags)
    assert (score.points, score.bags, score.paid) == expected


@pytest.mark.parametrize(
    ("scores", "calls", "target", "told"),
    [
        # Player 0 takes all 13 tricks with spades: the bid of 13 brings 130, the bid of 1 costs 10, nil 100.
        ([80, 0], (13, 1, 0, 0), 200, facts.GameWon((0, 2), 310, 90)),
        # The other side is too far down; 10 and 10 for the bids of 1, 11 bags, ten of them paid for: minus 69.
        ([0, -110], (1, 10, 1, 1), 500, facts.GameWon((0, 2), -69, -220)),
        ([0, 0], (13, 1, 1, 1), 500, None),  # it goes on
    ],
)  # fmt: skip
def test_the_game_ends_with_the_deal_that_brings_a_side_to_the_target_or_too_far_down(
    scores, calls, target, told
):
    state = at(calls=calls, scores=scores, options={"target": target})
    events = play(state, " ".join(f"{a} {b} {c} {d}" for a, b, c, d in zip(*SUITS_BY_SEAT, strict=True)))
    assert keys(events).count("trick-taken") == 13
    if told is None:
        assert state.actors() == (CHANCE,) and state.dealer == 0
    else:
        assert events[-1] == told and state.actors() == () and state.returns() == (1, -1, 1, -1)


def test_no_side_wins_with_as_many_points_as_the_other():
    assert Spades().load(4, {"scores": [510, 510]}, {}, {}).actors() == (CHANCE,)
    assert Spades().load(4, {"scores": [510, 520]}, {}, {}).winners() == (1, 3)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"hands": [["as"], [], [], []]}, "all 52 cards, or none"),
        ({"calls": (1, 1, 1, 1, 1)}, "a bid of each player"),
        ({"played": "as", "calls": (1,)}, "a bid of each player"),
        ({"calls": (14,)}, "position.calls: 14; a whole number from 0 to 13"),
        ({"scores": [1]}, "position.scores: 1 are given; 2 are needed"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_words(wrong, told):
    with pytest.raises(PositionError, match=told):
        at(**wrong)


def test_a_hand_of_another_size_than_what_was_played_leaves_is_refused():
    hands = [list(hand) for hand in SUITS_BY_SEAT]
    hands[0].append(hands[1].pop())
    with pytest.raises(PositionError, match=r"\[13, 13, 13, 13\] cards are held"):
        Spades().load(4, {"hands": hands}, {}, {})


def test_nobody_is_imagined_with_a_suit_that_they_did_not_follow():
    state = at("2h as", (1, 1, 1, 1), swap=[("2h", "as")])  # player 1 did not follow, though it could
    for seed in range(10):
        imagined = Spades().determinise(state.view(Seat(0)), Random(seed))
        assert Suit.HEARTS not in {card.suit for card in imagined.hands[1]}
        assert imagined.view(Seat(0)) == state.view(Seat(0))


@pytest.mark.parametrize(
    ("hand", "bid"),
    [("as ks qs 2h 3h 4h 2d 3d 4d 2c 3c 4c 5c", 3), ("2s 3s 4h 2h 3h 5h 2d 3d 4d 2c 3c 4c 5c", 0)],
)
def test_the_better_robot_bids_what_its_hand_takes_and_nil_where_it_takes_nothing(hand, bid):
    robot, state = Spades.bots["medium"](Seat(0), 4), at()
    rest = [card.id for card in DECK if card.id not in hand.split()]
    others = [rest[n * 13 : (n + 1) * 13] for n in range(3)]
    state = Spades().load(4, {"hands": [hand.split(), *others], "dealer": 3}, {}, {})
    chosen = robot.choose(state.view(Seat(0)), state.legal_actions(Seat(0)), Random(1))
    assert chosen == (Bid(bid) if bid else Nil())


def test_the_better_robot_wins_three_games_of_five_against_the_easy_one():
    won = 0
    for seed in range(30):
        rng, game = Random(seed), Spades()
        state = game.new_state(4, {"target": 300}, {})
        levels = ("medium", "easy") if seed % 2 else ("easy", "medium")
        robots = [game.bots[levels[seat % 2]](Seat(seat), 4) for seat in range(4)]
        while state.actors():
            (seat,) = state.actors()
            if seat == CHANCE:
                state.apply(seat, state.due().sample(rng))
                continue
            state.apply(seat, robots[seat].choose(state.view(seat), state.legal_actions(seat), rng))
        won += levels[state.winners()[0]] == "medium"
    assert won >= 18
