"""The layout of a label: what is cut off never comes near a mark, and words never leave their room."""

import pytest

from stickers.code import encode
from stickers.fonts import Typeface
from stickers.layout import Content, fit, fitting_numbers
from stickers.lettering import wrap
from stickers.methods import METHODS, MM
from stickers.profile import COMFORT, COMPACT
from stickers.stock import STOCKS, Stock

SEVENTEEN = encode(17)  # 39.3 x 12.7 mm in comfort


def label(width, height):
    return Stock("test", "a4", 1, 1, width, height, 5, 5, width, height)


def laid(width, height, text="seventeen", size=None, method="clear"):
    content = Content({SEVENTEEN: "n"}, {text: "n"})
    return fit(content, label(width, height), COMFORT, METHODS[method], Typeface("en"), size)


@pytest.mark.parametrize("width", [43.4, 45, 47, 49, 51, 55, 60, 70])
@pytest.mark.parametrize("height", [24, 30, 40])
def test_the_cut_corner_shrinks_or_goes_before_it_comes_within_two_millimetres_of_a_mark(width, height):
    layout = laid(width, height, size=12)
    x, y = layout.places[SEVENTEEN]
    assert x >= 2 and y >= 2 and x + 39.3 <= width - 2 + 0.01
    if layout.corner:
        assert (width - x - 39.3 + y - layout.corner) / 2**0.5 >= 2 - 0.01
    else:
        # Even the smallest cut of 3 mm would be too near.
        assert (width - x - 39.3 + y - 3) / 2**0.5 < 2


def test_a_mark_stands_four_millimetres_from_the_edges_where_there_is_room():
    assert laid(63.5, 38.1).places[SEVENTEEN] == (4, 4)


def test_words_shrink_from_sixteen_to_twelve_points_and_then_wrap_or_are_refused():
    assert laid(63.5, 38.1).size == 16
    assert laid(63.5, 23.3).size == 13  # 23.3 - 4 - 12.7 - 1 = 5.6 mm; 13 points need 5.5, 14 need 5.9
    with pytest.raises(Exception, match="12 points"):
        laid(63.5, 21)


def test_long_words_take_two_lines_and_each_stays_inside_the_label():
    layout = laid(63.5, 38.1, text="seventeen very long words")
    left, width = layout.words
    lines = layout.lines("seventeen very long words")
    assert len(lines) == 2
    assert left >= 2 and left + width <= 63.5 - 2
    assert all(Typeface("en").width(line, layout.size, "n") <= width * MM for line in lines)


def test_japanese_names_break_between_characters_only_where_they_may():
    lines = wrap(Typeface("ja"), "色抜けトウモロコシ（大）", 16, 40 * MM, "n")
    assert "".join(lines) == "色抜けトウモロコシ（大）"
    assert len(lines) > 1
    assert not any(line.startswith(("）", "ー")) for line in lines)


@pytest.mark.parametrize(
    ("stock", "profile", "count"),
    [("L7160", COMFORT, 59), ("L7159", COMFORT, 59), ("5160", COMFORT, 59), ("L7651", COMFORT, 39),
     ("L7651", COMPACT, 59), ("L4732", COMPACT, 59), ("5167", COMPACT, 59)],
)  # fmt: skip
def test_as_many_numbers_fit_each_label_as_were_calculated_for_it(stock, profile, count):
    fitting = fitting_numbers(STOCKS[stock], profile, METHODS["clear"])
    assert len(fitting) == count
    if stock == "L7651":
        assert set(range(2, 8)) <= set(fitting)
