"""Tricks: suit is followed, the right card takes, what was not followed is known, hands are imagined by it."""

from collections import Counter
from random import Random

import pytest

from accessible_games.decks.deal import Deal, DealDue, hands_of
from accessible_games.decks.standard import BY_ID, Suit, by_suit_from_the_ace, cards, ids
from accessible_games.decks.tricks import Tricks, deal_unseen
from accessible_games.engine import Seat
from tests.each import each


def some(text):
    return tuple(BY_ID[word] for word in text.split())


def after(text, leader=0, seats=4, trumps=Suit.SPADES):
    tricks = Tricks.begin(Seat(leader), seats, trumps)
    for card in some(text):
        tricks = tricks.play(card)
    return tricks


@each(
    ("cards_", "trumps", "taker"),
    [
        ("9h kh 10h 2h", Suit.SPADES, 1),   # the highest of the suit that was led
        ("9h kh ah 2h", Suit.SPADES, 2),    # the ace is high
        ("9h ac kd 2h", Suit.SPADES, 0),    # other suits never take it
        ("9h kh 2s ah", Suit.SPADES, 2),    # a trump beats them
        ("9h 3s 2s ah", Suit.SPADES, 1),    # the higher trump
        ("2s ah kh as", Suit.SPADES, 3),
        ("9h as ks 10h", None, 3),          # without trumps a spade is a card like any other
    ],
)  # fmt: skip
def test_the_right_card_takes_the_trick_and_its_player_leads_the_next(cards_, trumps, taker):
    tricks = after(cards_, trumps=trumps)
    assert tricks.leader == tricks.turn == taker
    assert tricks.taken == tuple(int(seat == taker) for seat in range(4))
    assert tricks.current == () and ids(tricks.played) == cards_


def test_turns_go_round_from_the_leader_with_any_number_of_players():
    assert [after(cards_, leader=3).turn for cards_ in ("", "2h", "2h 3h")] == [3, 0, 1]
    assert after("2h 3h", leader=2, seats=3).turn == 1
    assert after("2h 3h 4h", leader=2, seats=3).leader == 1


def test_the_suit_that_was_led_is_followed_and_anything_goes_without_it():
    hand = some("as 3h 2h kc")
    assert ids(after("9h").playable(hand)) == "3h 2h"
    assert ids(after("9d").playable(hand)) == "as 3h 2h kc"
    assert ids(after("").playable(hand)) == "as 3h 2h kc"


def test_a_card_beats_what_lies_if_it_would_take_the_trick():
    on = after("9h kh")
    assert [card.id for card in some("ah qh ac 2s") if on.beats(card)] == ["ah", "2s"]
    assert ids([on.best]) == "kh" and on.taker == 1 and on.seat_of(on.best) == 1
    assert after("").beats(BY_ID["2c"]) and after("").best is None and after("").taker is None


def test_who_did_not_follow_is_known_to_have_no_such_card():
    tricks = after("9h ac 2h 2s", leader=1)  # players 1, 2, 3, 0
    assert tricks.voids == ({Suit.HEARTS}, set(), {Suit.HEARTS}, set())
    assert tricks.has_played(Suit.CLUBS) and not tricks.has_played(Suit.DIAMONDS)


def test_hands_that_are_imagined_hold_every_unseen_card_and_no_suit_that_was_not_followed():
    unseen = [card for card in cards() if card.suit in (Suit.HEARTS, Suit.SPADES)]
    voids = (frozenset(), frozenset({Suit.HEARTS}), frozenset({Suit.SPADES}), frozenset())
    seen = Counter()
    for seed in range(40):
        hands = deal_unseen(unseen, (0, 10, 12, 4), voids, Random(seed))
        assert [len(hand) for hand in hands] == [0, 10, 12, 4]
        assert sorted(card for hand in hands for card in hand) == sorted(unseen)
        assert {card.suit for card in hands[1]} == {Suit.SPADES}
        assert {card.suit for card in hands[2]} == {Suit.HEARTS}
        seen[ids(sorted(hands[3]))] += 1
    assert len(seen) > 30


def test_hands_are_found_where_only_one_way_is_left_and_none_is_said_to_be_impossible():
    voids = (frozenset({Suit.HEARTS}), frozenset({Suit.SPADES}))
    for seed in range(20):
        assert deal_unseen(some("2h 2s"), (1, 1), voids, Random(seed)) == [some("2s"), some("2h")]
    for two, sizes in (("2h 3h", (1, 1)), ("2h 2s", (1, 2))):
        with pytest.raises(ValueError, match="2 cards do not fit"):
            deal_unseen(some(two), sizes, voids, Random(1))


def test_a_deal_is_a_whole_deck_in_some_order_and_hands_come_off_its_top():
    due = DealDue(cards(32))
    deal = due.sample(Random(1))
    assert due.fits(deal) and str(deal) == f"deal {ids(deal.order)}" and deal.order != cards(32)
    assert not due.fits(Deal(deal.order[:-1])) and not due.fits(Deal((*deal.order[:-1], deal.order[0])))
    assert hands_of(some("2h 3h 4h 5h 6h"), 2, 2) == [some("2h 3h"), some("4h 5h")]


def test_a_hand_is_read_from_the_ace_of_each_suit_downwards():
    assert ids(sorted(some("2h as kh 10s ah 2s"), key=by_suit_from_the_ace)) == "as 10s 2s ah kh 2h"
