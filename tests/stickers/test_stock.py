"""Label sheets: every number of the table, a user's own sheet, and the paper of a country."""

from dataclasses import replace

import pytest

from accessible_games.engine import OptionError
from stickers.sheets import stock_name
from stickers.stock import (
    ALIASES,
    DEFAULT_STOCKS,
    PAPERS,
    SOLD_AS,
    STOCKS,
    Stock,
    cell_rect,
    check_stock,
    find_stock,
    paper_of,
    read_stock,
)
from tests.each import each

OWN = {
    "paper": "a4",
    "cols": 2,
    "rows": 3,
    "width": 80.0,
    "height": 60,
    "x0": 20,
    "y0": 30,
    "px": 90,
    "py": 70,
}


@each("stock", STOCKS.values())
def test_every_stock_lies_on_its_paper_without_overlap(stock):
    assert check_stock(stock) is stock
    width, height = PAPERS[stock.paper]
    last = cell_rect(stock, stock.cells)
    assert last.x + last.width <= width + 0.001
    assert last.y + last.height <= height + 0.001


@each("stock", STOCKS.values())
def test_every_stock_leaves_equal_margins_on_opposite_sides(stock):
    width, height = PAPERS[stock.paper]
    last = cell_rect(stock, stock.cells)
    assert abs(stock.x0 - (width - last.x - last.width)) <= 1
    assert abs(stock.y0 - (height - last.y - last.height)) <= 1


@each(
    ("name", "cells"),
    [("L7160", 21), ("L7159", 24), ("L7651", 65), ("L4732", 80), ("L4731", 189), ("L7163", 14),
     ("L7165", 8), ("3474", 24), ("3475", 24), ("5160", 30), ("5161", 20), ("5163", 10), ("5167", 80),
     ("6570", 32), ("8293", 20), ("5293", 24), ("5371", 10)],
)  # fmt: skip
def test_a_sheet_has_as_many_labels_as_its_maker_says(name, cells):
    assert STOCKS[name].cells == cells


def test_cells_are_counted_along_the_rows_from_the_top_left():
    stock = STOCKS["L7160"]
    assert cell_rect(stock, 1) == pytest.approx((7.2, 15.1, 63.5, 38.1))
    assert cell_rect(stock, 3) == pytest.approx((139.2, 15.1, 63.5, 38.1))
    assert cell_rect(stock, 4) == pytest.approx((7.2, 53.2, 63.5, 38.1))
    assert cell_rect(stock, 21) == pytest.approx((139.2, 243.7, 63.5, 38.1))


@pytest.mark.parametrize("k", [0, -1, 22])
def test_a_cell_outside_the_sheet_does_not_exist(k):
    with pytest.raises(ValueError, match="of 21"):
        cell_rect(STOCKS["L7160"], k)


def test_other_names_find_the_same_sheet_in_any_case():
    for said, ours in (("j8160", "L7160"), ("lp65/38", "L7651")):
        # It is called as its owner calls it.
        assert find_stock(said) == replace(STOCKS[ours], name=said)
    assert set(ALIASES.values()) <= set(STOCKS)
    assert all(name in STOCKS for names in DEFAULT_STOCKS.values() for name in names)


@each(
    ("said", "stock"),
    [("Avery L7160", "L7160"), ("Avery Zweckform L7651-25", "L7651"), ("Herma 4677", "L7160"),
     ("A-one 28368", "28388"), ("エーワン ７２２６５", "72265"), ("ヒサゴ ELM023", "L7651"),
     ("avery 18167", "5167"), ("Avery 5195", "8195"), ("HERMA no. 4346", "L4736")],
)  # fmt: skip
def test_a_sheet_is_found_by_what_stands_on_its_box(said, stock):
    found = find_stock(said)
    assert replace(found, name=stock) == STOCKS[stock]


def test_no_other_name_hides_a_sheet_and_none_leads_to_another_paper():
    assert not set(ALIASES) & set(STOCKS)
    assert all(name == name.upper() for name in ALIASES)


def test_an_unknown_stock_is_refused_with_the_list_of_known_ones():
    with pytest.raises(OptionError) as refused:
        find_stock("L9999")
    assert "L9999" in str(refused.value)
    assert "L7160" in str(refused.value)


def test_a_users_own_sheet_is_read_from_a_file(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(
        "[stock]\n" + "".join(f"{key} = {value!r}\n".replace("'", '"') for key, value in OWN.items())
    )
    stock = find_stock(str(file))
    assert stock == Stock("mine", "a4", 2, 3, 80, 60, 20, 30, 90, 70)


@each(
    ("change", "said"),
    [
        ({"px": 79}, "overlap"),
        ({"rows": 4}, "300 mm high"),
        ({"paper": "a5"}, "a5"),
        ({"cols": 0}, "start at 1"),
        ({"width": float("nan")}, "width must be a number"),
        ({"cols": 2.5}, "cols must be a whole number"),
        ({"cols": True}, "cols must be a whole number"),
        ({"width": "80"}, "width must be a number"),
        ({"width": 10**400}, "millimetres below 10000"),
        ({"px": 1e308}, "millimetres below 10000"),
        ({"rows": 10**9}, "whole number below 10000"),
        ({"colour": "red"}, "colour is not known"),
    ],
)
def test_an_impossible_sheet_is_refused_by_what_is_wrong_with_it(change, said):
    with pytest.raises(OptionError) as refused:
        read_stock({"stock": {**OWN, **change}}, "mine.toml")
    assert said in str(refused.value)


def test_a_missing_size_is_named():
    row = {key: value for key, value in OWN.items() if key != "py"}
    with pytest.raises(OptionError, match="py is missing"):
        read_stock({"stock": row}, "mine.toml")
    with pytest.raises(OptionError, match=r"no \[stock\]"):
        read_stock({}, "mine.toml")


@each(
    ("language", "region", "paper"),
    [("en", "US", "letter"), ("en", "GB", "a4"), ("fr", "CA", "letter"), ("fr", "FR", "a4"),
     ("ja", "JP", "a4"), ("en", None, "a4"), ("en", "us", "letter")],
)  # fmt: skip
def test_the_paper_is_that_of_the_country(language, region, paper):
    assert paper_of(language, region) == paper


def test_a_number_that_nobody_would_find_is_told_with_its_makers():
    """What the command says can be typed again; in Japan the number is that of a Japanese maker."""
    assert {"28388", "72265", "3657"} <= set(SOLD_AS)
    for name, told in SOLD_AS.items():
        assert stock_name(STOCKS[name], "fr") == told
        again = find_stock(told)
        assert again == replace(STOCKS[name], name=again.name)
        assert (stock_name(STOCKS[name], "ja"), stock_name(again, "ja")) == (name, told)
