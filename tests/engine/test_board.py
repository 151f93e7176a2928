"""A board is data: its copy follows from its fields."""

import pytest

from accessible_games.engine import PositionError
from accessible_games.engine.board import Board
from accessible_games.engine.layout import ByPlace, Key, Layout, Marks, OneWord, Whole
from accessible_games.engine.pile import Piles
from tests.each import each


class Shelf(Board):
    books: list[int]
    owner: str


class Locked(Shelf):
    code: int


def test_a_copy_has_lists_of_its_own_and_fields_that_others_build_on():
    shelf = Locked()
    shelf.books, shelf.owner, shelf.code = [1, 2], "Ana", 7
    twin = shelf.copy()
    twin.books.append(3)
    twin.owner = "Ben"
    assert type(twin) is Locked
    assert (shelf.books, shelf.owner, twin.books, twin.code) == ([1, 2], "Ana", [1, 2, 3], 7)
    with pytest.raises(AttributeError):
        shelf.colour = "red"


class House(Board):
    shelf: Shelf
    rooms: list[list[int]]


def test_a_copy_has_lists_in_lists_and_boards_in_the_board_of_its_own():
    house = House()
    house.shelf, house.rooms = Shelf(), [[1], []]
    house.shelf.books, house.shelf.owner = [1], "Ana"
    twin = house.copy()
    twin.rooms[1].append(2)
    twin.shelf.books.append(2)
    twin.shelf.owner = "Ben"
    assert (house.rooms, house.shelf.books, house.shelf.owner) == ([[1], []], [1], "Ana")
    assert (twin.rooms, twin.shelf.books) == ([[1], [2]], [1, 2])


def test_a_pile_is_added_and_taken_apart_by_its_numbers():
    piles = Piles(("a", "b", "c"), bits=4, most=15)
    pile = piles.pack((1, 0, 3)) + piles.unit[1]
    assert piles.counts_of(pile) == (1, 1, 3)
    assert (piles.count_of(pile, 2), piles.size_of(pile)) == (3, 5)
    assert [(one.item, one.n) for one in piles.group(pile - piles.unit[1])] == [("a", 1), ("c", 3)]


PLACE = Whole(1, 3, "shelf", first=0)
LAYOUT = Layout(
    "library",
    open=Key(Marks(PLACE, "shelves"), "which are open", default=[], of="books"),
    owner=Key(OneWord(("Ana", "Ben")), "whose it is", default="Ana"),
    code=Key(Whole(0, 9), "its code", when=lambda board: board.owner == "Ben"),
)


def test_a_position_is_written_and_read_by_what_its_keys_hold():
    shelf = Locked()
    LAYOUT.fill(shelf, {"open": [3, 1], "code": 4}, 2)
    assert (shelf.books, shelf.owner, shelf.code) == (0b101, "Ana", 4)
    assert LAYOUT.export(shelf) == {"open": [1, 3], "owner": "Ana"}
    shelf.owner = "Ben"
    assert LAYOUT.export(shelf) == {"open": [1, 3], "owner": "Ben", "code": 4}


@each(
    ("position", "said"),
    [
        ({"open": 1}, "position.open: a list of shelves is needed"),
        ({"open": [4]}, "position.open: 4 is no shelf; 1 to 3 are"),
        ({"open": [True]}, "position.open: true is no shelf; 1 to 3 are"),
        ({"owner": "Cid"}, "position.owner: Cid is not allowed; Ana, Ben are"),
        ({"owner": 3}, "position.owner: 3 is not allowed; Ana, Ben are"),
        ({"code": 10}, "position.code: 10; a whole number from 0 to 9 is needed"),
    ],
)
def test_what_a_key_cannot_hold_gets_one_sentence(position, said):
    with pytest.raises(PositionError) as problem:
        LAYOUT.fill(Locked(), position, 2)
    assert str(problem.value) == said


def test_a_key_that_is_not_known_is_told_with_all_that_are():
    with pytest.raises(PositionError, match="position.colour: not known; library has open, owner, code"):
        LAYOUT.check_keys({"colour": 1})


def test_a_table_by_place_has_each_place_once_it_is_written():
    kind = ByPlace(PLACE, Whole(0, 9), 0, "{ 1 = 2 }")
    assert kind.write(kind.read({"2": 7}, "x", 2)) == {"1": 0, "2": 7, "3": 0}
    for wrong in ({"4": 1}, {"01": 1}, {"2": 10}, 3):
        with pytest.raises(PositionError, match="position.x"):
            kind.read(wrong, "x", 2)
