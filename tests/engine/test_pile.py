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


def test_what_two_piles_have_in_common_is_the_lesser_of_each_number():
    for piles in (PLAIN, SIZED):
        assert piles.kinds_of(piles.pack((2, 0, 1))) == (Fruit.APPLE, Fruit.PLUM)
    two, other = PLAIN.pack((3, 0, 5)), PLAIN.pack((1, 4, 7))
    assert PLAIN.common(two, other) == PLAIN.common(other, two) == PLAIN.pack((1, 0, 5))
    assert PLAIN.holds(two, PLAIN.pack((3, 0, 1))) and not PLAIN.holds(two, other)
    assert PLAIN.holds(two, 0) and PLAIN.common(0, two) == 0


def test_as_much_as_fits_is_counted_too():
    full = PLAIN.pack((15, 15, 15))
    assert (PLAIN.size_of(full), PLAIN.counts_of(full)) == (45, (15, 15, 15))
    assert [PLAIN.size_of(PLAIN.pack((n, 0, n))) for n in range(4)] == [0, 2, 4, 6]
