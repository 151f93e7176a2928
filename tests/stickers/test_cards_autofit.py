"""Text shrinks from the preset to 16 points, wraps, and is refused with millimetres, never clipped."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stickers.cards.autofit import Metrics, Room, fit, fit_line
from stickers.cards.sizes import PRESETS
from stickers.refusal import FitError

HALF = Metrics(lambda text: 0.5 * len(text), lambda text: 0.0, 0.9, 0.3)
"""A typeface in which every character is half as wide as its size."""


def room(width, height, preset="large"):
    return Room(width, height, PRESETS[preset], HALF)


def test_what_has_room_is_set_at_the_size_of_the_preset():
    for preset, size in (("large", 18), ("xlarge", 22), ("giant", 28)):
        block = fit("x", "Tower", ("4 points",), room(400, 400, preset))
        assert {line.size for line in block.lines} == {size}


def test_a_name_that_needs_a_little_less_stays_on_one_line():
    # 17 characters need 153 points at 18, and 144.5 at 17.
    block = fit("x", "a name of 17 lett", (), room(145, 400))
    assert [(line.text, line.size) for line in block.lines] == [("a name of 17 lett", 17)]


def test_a_name_that_would_have_to_shrink_below_16_points_wraps():
    block = fit("x", "a name of 17 lett", (), room(120, 400))
    assert [(line.text, line.size) for line in block.lines] == [("a name of", 18), ("17 lett", 18)]


def test_a_name_is_not_set_much_smaller_than_the_text_below_it():
    block = fit("x", "one two three four", ("word",), room(160, 400, "giant"))
    name, body = block.lines[0], block.lines[-1]
    assert body.size == 28 and name.size >= 0.85 * body.size


def test_text_shrinks_by_half_points_until_it_fits_the_height():
    text = "word " * 20
    # Name and five lines of four words need 7.8 times the size: 140.4 points at 18, 136.5 at 17.5, 132.6
    # at 17; at 16.5 five words go on a line, and four lines need 6.55 times the size.
    sizes = [fit("x", "Name", (text,), room(200, height)).lines[-1].size for height in (300, 140, 128)]
    assert sizes == [18, 17.5, 16.5]


def test_a_text_too_high_at_16_points_is_refused_with_the_millimetres_it_needs():
    # A heading and 10 lines of one word each: at 16 points, leading 1.25, first line 0.9, last 0.3 below;
    # 10 steps of 20 points, a gap of 5.6, and 19.2 for the first and the last line.
    text = " ".join(["abcdefghij"] * 10)
    with pytest.raises(FitError) as caught:
        fit("Card “owl”", "Owl", (text,), room(90, 100))
    assert caught.value.needed == pytest.approx((10 * 20 + 5.6 + 19.2) / 72 * 25.4)
    assert caught.value.available == pytest.approx(100 / 72 * 25.4)
    assert (
        "Card “owl”" in str(caught.value)
        and "79.4 mm" in str(caught.value)
        and "35.2 mm" in str(caught.value)
    )


def test_a_word_too_wide_at_16_points_is_refused_by_name():
    with pytest.raises(FitError) as caught:
        fit("Card “owl”", "Owl", ("a hippopotamus",), room(80, 400))
    assert "hippopotamus" in str(caught.value)
    assert caught.value.needed == pytest.approx(12 * 0.5 * 16 / 72 * 25.4)


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_a_refusal_is_told_in_one_line_of_each_language(language):
    with pytest.raises(FitError) as caught:
        fit("X", "Owl", ("a hippopotamus",), room(80, 400))
    sentence = caught.value.sentence(language)
    assert "hippopotamus" in sentence and "\n" not in sentence and "16" in sentence


@given(
    st.lists(st.text("abcde", min_size=1, max_size=9), min_size=1, max_size=30),
    st.sampled_from(sorted(PRESETS)),
    st.floats(70, 400),
    st.floats(60, 500),
)
def test_whatever_is_set_lies_inside_the_room_in_lines_that_do_not_touch(words, preset, width, height):
    space = room(width, height, preset)
    try:
        block = fit("x", words[0], (" ".join(words),), space)
    except FitError as problem:
        assert problem.needed > problem.available
        return
    assert block.height <= height + 1e-6
    bottom = 0.0
    for line in block.lines:
        assert 16 <= line.size <= space.preset.size
        assert HALF.measure(line.text) * line.size <= width + 1e-6
        assert line.baseline - HALF.ascent * line.size >= bottom - 1e-6
        bottom = line.baseline + HALF.descent * line.size
    assert " ".join(line.text for line in block.lines) == " ".join([words[0], *words])


def test_a_corner_index_shrinks_to_16_points_and_no_further():
    assert fit_line("W1–3", 100, 28, HALF) == 28
    assert fit_line("W1–3", 40, 28, HALF) == 20
    assert fit_line("W1–3", 31, 28, HALF) is None
