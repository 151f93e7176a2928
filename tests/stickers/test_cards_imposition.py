"""Cards lie on a sheet as printers, knives and the other side of the paper need them."""

from itertools import combinations

import pytest

from stickers.cards.imposition import impose
from stickers.cards.sizes import SIZES, CardSize
from stickers.refusal import CardError
from stickers.stock import PAPERS
from tests.each import each

EVERY = pytest.mark.parametrize(("size", "paper"), [(size, paper) for size in SIZES for paper in PAPERS])


def overlap(one, other):
    return (
        min(one.x + one.width, other.x + other.width) - max(one.x, other.x) > 1e-6
        and min(one.y + one.height, other.y + other.height) - max(one.y, other.y) > 1e-6
    )


@pytest.mark.parametrize(
    ("name", "width", "height"),
    [("poker", 63.5, 88.9), ("bridge", 57.15, 88.9), ("tarot", 70, 120), ("a6", 105, 148)],
)
def test_formats_have_their_published_sizes(name, width, height):
    assert (SIZES[name].width, SIZES[name].height) == (width, height)


@each(
    ("size", "paper", "cells"),
    [("poker", "a4", 9), ("bridge", "a4", 9), ("tarot", "a4", 4), ("a6", "a4", 2)]
    + [("poker", "letter", 8), ("bridge", "letter", 8), ("tarot", "letter", 4), ("a6", "letter", 2)],
)
def test_a_sheet_holds_as_many_cards_as_fit(size, paper, cells):
    assert impose(SIZES[size], paper).cells == cells


@EVERY
def test_boxes_are_equal_lie_on_the_paper_and_do_not_overlap(size, paper):
    grid = impose(SIZES[size], paper)
    boxes = [grid.front(cell) for cell in range(grid.cells)]
    wanted = sorted((SIZES[size].width, SIZES[size].height))
    for box in boxes:
        assert sorted((box.width, box.height)) == pytest.approx(wanted, abs=0.01)
        assert box.x >= 4 and box.y >= 4
        assert box.x + box.width <= PAPERS[paper][0] - 4 and box.y + box.height <= PAPERS[paper][1] - 4
    assert not any(overlap(one, other) for one, other in combinations(boxes, 2))


@EVERY
def test_margins_are_equal_on_opposite_sides(size, paper):
    grid = impose(SIZES[size], paper)
    first, last = grid.front(0), grid.front(grid.cells - 1)
    assert first.x == pytest.approx(PAPERS[paper][0] - last.x - last.width)
    assert first.y == pytest.approx(PAPERS[paper][1] - last.y - last.height)


@EVERY
def test_turned_over_on_the_long_edge_each_back_lands_on_its_front(size, paper):
    grid = impose(SIZES[size], paper)
    for cell in range(grid.cells):
        front, back = grid.front(cell), grid.back(cell)
        assert back.x == pytest.approx(PAPERS[paper][0] - front.x - front.width, abs=0.001)
        assert back.y == pytest.approx(front.y, abs=0.001)


@EVERY
def test_every_edge_has_crop_marks_at_both_ends_outside_all_boxes_and_printable(size, paper):
    grid = impose(SIZES[size], paper)
    boxes = [grid.front(cell) for cell in range(grid.cells)]
    marks = grid.crop_marks()
    upright = [mark for mark in marks if mark[0] == mark[2]]
    level = [mark for mark in marks if mark[1] == mark[3]]
    assert len(upright) + len(level) == len(marks)
    for box in boxes:
        for x in (box.x, box.x + box.width):
            assert sum(abs(mark[0] - x) < 0.01 for mark in upright) == 2
        for y in (box.y, box.y + box.height):
            assert sum(abs(mark[1] - y) < 0.01 for mark in level) == 2
    right, bottom = max(b.x + b.width for b in boxes), max(b.y + b.height for b in boxes)
    for x1, y1, x2, y2 in marks:
        outside = x2 <= boxes[0].x - 3 or x1 >= right + 3 or y2 <= boxes[0].y - 3 or y1 >= bottom + 3
        assert outside, "beyond the cards and their 3 mm of bleed"
        assert min(x1, y1) >= 4 - 1e-6 and max(x2 - PAPERS[paper][0], y2 - PAPERS[paper][1]) <= -4 + 1e-6
        assert abs(x2 - x1) + abs(y2 - y1) >= 1.8


@EVERY
def test_bleed_never_reaches_into_a_neighbour(size, paper):
    grid = impose(SIZES[size], paper)
    boxes = [grid.front(cell) for cell in range(grid.cells)]
    for one, other in combinations(boxes, 2):
        left, top, right, bottom = grid.bleed(one)
        grown = one._replace(
            x=one.x - left, y=one.y - top, width=one.width + left + right, height=one.height + top + bottom
        )
        assert not overlap(grown, other)


def test_a_bleed_of_3_mm_is_there_wherever_no_card_is_lost_by_it():
    grid = impose(SIZES["bridge"], "a4")
    assert {grid.bleed(grid.front(cell)) for cell in range(grid.cells)} == {(3, 3, 3, 3)}
    tight = impose(SIZES["poker"], "a4")
    assert tight.bleed(tight.front(0)) == (3, 3, 0, 3), "shared cuts side by side, bleed outside"
    assert tight.bleed(tight.front(4)) == (0, 3, 0, 3)


def test_a_card_larger_than_the_sheet_is_refused():
    with pytest.raises(CardError, match="does not fit a4"):
        impose(CardSize("poster", 300, 400, 28, 4.0), "a4")
