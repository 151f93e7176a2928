"""Deals and shuffles: every card comes from the box once, and every card is as likely everywhere."""

from collections import Counter
from random import Random

import pytest

from accessible_games.games import get_game
from accessible_games.games.kameloot.cards import UNIT, list_cards
from accessible_games.games.kameloot.chance import DealDue, ShuffleDue

KAMELOOT = get_game("kameloot")
BOX = tuple(unit for unit, copies in zip(UNIT, (8, 9, 10, 11, 12, 13, 3), strict=True) for _ in range(copies))
"""A made-up box: what each kind has is another number."""
DEALS = 3000


def drawn(seats):
    """Deals from one source of chance."""
    rng = Random(seats)
    return [DealDue(seats, BOX).sample(rng).hands for _ in range(DEALS)]


@pytest.mark.parametrize("seats", [3, 6])
def test_each_player_gets_four_cards_that_the_box_has(seats):
    have = Counter(list_cards(sum(BOX)))
    for hands in drawn(seats)[:300]:
        assert [len(list_cards(hand)) for hand in hands] == [4] * seats
        dealt = Counter(card for hand in hands for card in list_cards(hand))
        assert all(dealt[card] <= have[card] for card in dealt)


@pytest.mark.parametrize("seats", [3, 6])
def test_every_kind_is_as_likely_in_every_hand(seats):
    # A kind with c copies is expected 4c/66 times in a hand; 3,000 deals give it to about 0.03.
    deals = drawn(seats)
    for seat in range(seats):
        met = Counter(card for hands in deals for card in list_cards(hands[seat]))
        for card, copies in zip(sorted(met), (8, 9, 10, 11, 12, 13, 3), strict=True):
            assert met[card] / DEALS == pytest.approx(4 * copies / len(BOX), abs=0.07)


def test_the_draw_pile_holds_what_is_left_in_any_order():
    rng = Random(1)
    due = ShuffleDue(len(BOX), BOX)
    piles = [due.sample(rng).units for _ in range(600)]
    assert all(sorted(pile) == sorted(BOX) for pile in piles)
    assert {Counter(pile[place] for pile in piles).most_common(1)[0][1] < 300 for place in (0, -1)} == {True}
    few = ShuffleDue(5, BOX)
    assert {len(few.sample(rng).units) for _ in range(20)} == {5}
