"""Which sticker goes where: copies, sets, a few that were lost, and sheets that are partly used."""

import pytest

from accessible_games.engine import OptionError
from stickers.decks import open_deck
from stickers.plan import choose, impose, parse_cells, parse_only
from stickers.stock import STOCKS
from tests.each import each

KAMELOOT = open_deck("kameloot")
L7651 = STOCKS["L7651"]


def cells(sheets):
    return [[cell for cell, _ in sheet] for sheet in sheets]


def test_a_box_gets_one_sticker_per_copy_in_the_order_of_the_card_list():
    stickers = choose(KAMELOOT)
    # 93 numbers, 3 unicorns, 6 owl faces.
    assert len(stickers) == 102
    runs = list(dict.fromkeys(sticker.card.id for sticker in stickers))
    assert runs == [card.id for card in KAMELOOT.cards]
    assert [s.copy for s in stickers if s.card.id == "unicorn"] == [1, 2, 3]


def test_kameloot_is_two_sheets_of_sixty_five():
    assert [len(sheet) for sheet in impose(choose(KAMELOOT), L7651)] == [65, 37]


def test_sets_follow_each_other_without_a_gap_and_are_numbered():
    sheets = list(impose(choose(KAMELOOT, sets=30), L7651))
    assert sum(map(len, sheets)) == 3060
    assert all(len(sheet) == 65 for sheet in sheets[:-1])
    assert [s.set for sheet in sheets for _, s in sheet] == [n for n in range(1, 31) for _ in range(102)]


def test_only_what_was_lost_is_made():
    stickers = choose(KAMELOOT, only={"unicorn": 1, "ring": 2})
    assert [(s.card.id, s.copy) for s in stickers] == [("ring", 1), ("ring", 2), ("unicorn", 1)]


def test_start_and_skip_leave_cells_not_stickers_and_only_on_the_first_sheet():
    sheets = list(impose(choose(KAMELOOT), STOCKS["L7160"], start=3, skip=frozenset({5, 6})))
    assert cells(sheets)[0] == [3, 4, *range(7, 22)]
    assert cells(sheets)[1] == list(range(1, 22))
    assert [s for sheet in sheets for _, s in sheet] == choose(KAMELOOT)


@pytest.mark.parametrize(
    ("start", "skip", "said"),
    [
        (0, (), "no cell 0"),
        (22, (), "cells 1 to 21"),
        (1, (22,), "no cell 22"),
        (1, tuple(range(1, 22)), "Nothing is left"),
        (20, (20, 21), "Nothing is left"),
    ],
)
def test_cells_that_are_not_there_are_refused(start, skip, said):
    with pytest.raises(OptionError, match=said):
        impose(choose(KAMELOOT), STOCKS["L7160"], start=start, skip=frozenset(skip))


@pytest.mark.parametrize("sets", [0, -1, 1000])
def test_no_set_and_too_many_sets_are_refused(sets):
    with pytest.raises(OptionError, match="1 to 999"):
        choose(KAMELOOT, sets=sets)


def test_more_than_a_hundred_thousand_stickers_are_refused():
    with pytest.raises(OptionError, match="too many"):
        choose(KAMELOOT, sets=999)


@pytest.mark.parametrize(
    ("only", "said"), [({"dragon": 1}, "no component dragon"), ({"ring": 0}, "at least 1")]
)
def test_only_asks_for_cards_that_exist(only, said):
    with pytest.raises(OptionError, match=said):
        choose(KAMELOOT, only=only)


def test_what_must_stay_secret_to_the_touch_gets_a_sticker_only_if_it_is_asked_for():
    tamashii = open_deck("tamashii")
    assert len(choose(tamashii)) == 6, "the gems are drawn from a bag, where a mark could be felt"
    assert len(choose(tamashii, kinds={"gem"})) == 32
    assert len(choose(tamashii, only={"red": 2})) == 2


def test_only_the_kinds_that_are_asked_for_are_made():
    assert len(choose(KAMELOOT, kinds={"token"})) == 6
    assert len(choose(KAMELOOT, kinds={"card"})) == 96
    assert len(choose(open_deck("kamimai"), kinds={"guardian", "creature"})) == 16
    with pytest.raises(OptionError, match="card, token"):
        choose(KAMELOOT, kinds={"gem"})


def test_arguments_of_only_and_skip_are_read():
    assert parse_only("scroll:2, unicorn") == {"scroll": 2, "unicorn": 1}
    assert parse_cells("3,7") == {3, 7}
    assert parse_cells("1-4, 9") == {1, 2, 3, 4, 9}


@each("text", ["", "scroll:", "scroll:x", "scroll:-1", "a:1,a:2", ":3", "scroll:2,,"])
def test_a_slip_in_only_is_refused(text):
    with pytest.raises(OptionError, match="ID:COUNT"):
        parse_only(text)


@each("text", ["", "x", "3,,4", "-3", "3-", "1.5", "٣", "99999"])
def test_a_slip_in_skip_is_refused(text):
    with pytest.raises(OptionError, match="Write cells"):
        parse_cells(text)
