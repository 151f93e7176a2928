"""A pile of things as one number: what goes in is counted, listed and grouped as it went in."""

from enum import IntEnum

import pytest

from accessible_games.engine import CountOf
from accessible_games.engine.pile import Piles


class Fruit(IntEnum):
    APPLE = 0
    PEAR = 1
    PLUM = 2


PLAIN = Piles(Fruit, bits=4, most=15)
SIZED = Piles(Fruit, bits=4, most=7, sized=True)


@pytest.mark.parametrize("piles", [PLAIN, SIZED])
def test_a_pile_knows_what_it_holds(piles):
    pile = piles.pile_of([Fruit.PLUM, Fruit.APPLE, Fruit.PLUM])
    assert pile == piles.pack((1, 0, 2)) == piles.unit[Fruit.APPLE] + 2 * piles.unit[Fruit.PLUM]
    assert piles.counts_of(pile) == (1, 0, 2)
    assert [piles.count_of(pile, fruit) for fruit in Fruit] == [1, 0, 2]
    assert piles.list_of(pile) == [Fruit.APPLE, Fruit.PLUM, Fruit.PLUM]
    assert piles.group(pile) == (CountOf(Fruit.APPLE, 1), CountOf(Fruit.PLUM, 2))
    assert piles.size_of(pile) == 3
    assert [bool(pile & piles.field[fruit]) for fruit in Fruit] == [True, False, True]


def test_the_number_of_all_stands_above_where_a_pile_is_sized():
    assert SIZED.top == PLAIN.top == 12
    assert SIZED.pile_of(Fruit) >> SIZED.top == 3
    assert PLAIN.pile_of(Fruit) >> PLAIN.top == 0


def test_nothing_is_none_of_each():
    for piles in (PLAIN, SIZED):
        assert piles.pile_of(()) == 0
        assert piles.list_of(0) == [] and piles.group(0) == () and piles.size_of(0) == 0
