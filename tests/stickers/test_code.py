"""The dot code: n dots are n, a circle with a point 5, a square with n points 10 n; nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stickers.code import CodeError, decode, encode
from stickers.marks import describe
from stickers.reading import read_words
from tests.each import each

BY_HAND = {
    1: ["dot"],
    2: ["dot"] * 2,
    4: ["dot"] * 4,
    5: ["circle1"],
    7: ["circle1", "dot", "dot"],
    9: ["circle1"] + ["dot"] * 4,
    10: ["square1"],
    15: ["square1", "circle1"],
    17: ["square1", "circle1", "dot", "dot"],
    20: ["square2"],
    30: ["square3"],
    40: ["square4"],
    59: ["square5", "circle1"] + ["dot"] * 4,
}


@each(("number", "glyphs"), BY_HAND.items())
def test_a_number_has_the_signs_that_the_adaptation_gives_it(number, glyphs):
    assert list(encode(number)) == glyphs
    assert decode(glyphs) == number


def test_99_is_the_largest_code_and_must_be_asked_for():
    assert list(encode(99, allow_large=True)) == ["square9", "circle1"] + ["dot"] * 4
    assert decode(["square9", "circle1"] + ["dot"] * 4) == 99
    with pytest.raises(CodeError) as refused:
        encode(60)
    assert refused.value.key == "fault-large"
    assert "--allow-large" in str(refused.value)


def test_every_number_from_1_to_99_comes_back_and_keeps_the_grammar():
    for number in range(1, 100):
        glyphs = encode(number, allow_large=True)
        shapes = [glyph.rstrip("0123456789") for glyph in glyphs]
        assert decode(glyphs) == number
        assert shapes.count("square") <= 1 and shapes.count("circle") <= 1 and shapes.count("dot") <= 4
        assert shapes == sorted(shapes, key=["square", "circle", "dot"].index)


def test_no_two_numbers_share_a_code():
    assert len({encode(number, allow_large=True) for number in range(1, 100)}) == 99


@pytest.mark.parametrize(("number", "fault"), [(0, "fault-zero"), (-3, "fault-range"), (100, "fault-range")])
def test_a_number_outside_the_range_is_refused_by_name(number, fault):
    with pytest.raises(CodeError) as refused:
        encode(number, allow_large=True)
    assert refused.value.key == fault


@each(
    ("glyphs", "fault"),
    [
        ([], "fault-empty"),
        (["circle0"], "fault-bare-circle"),
        (["square0", "dot"], "fault-bare-square"),
        (["circle2"], "fault-circle-points"),
        (["square10"], "fault-square-points"),
        (["dot"] * 5, "fault-loose-dots"),
        (["square1", "square1"], "fault-two-squares"),
        (["circle1", "circle1"], "fault-two-circles"),
        (["circle1", "square1"], "fault-order"),
        (["dot", "circle1"], "fault-order"),
        (["dot", "circle1", "dot"], "fault-order"),
        (["cross"], "fault-sign"),
        (["dot1"], "fault-sign"),
    ],
)
def test_signs_outside_the_grammar_are_refused_by_the_name_of_the_fault(glyphs, fault):
    with pytest.raises(CodeError) as refused:
        decode(glyphs)
    assert refused.value.key == fault


@given(
    st.lists(
        st.sampled_from(["dot", "circle0", "circle1", "square0", "square1", "square3", "star"]), max_size=7
    )
)
def test_whatever_is_read_is_the_one_code_of_its_number_or_refused(glyphs):
    try:
        number = decode(glyphs)
    except CodeError as problem:
        assert "\n" not in str(problem)
    else:
        assert list(encode(number, allow_large=True)) == glyphs


def test_17_in_words_in_three_languages():
    assert describe(encode(17), "en") == "a square with one dot, a circle with a dot, two dots"
    assert describe(encode(17), "fr") == "un carré pointé, un rond pointé, deux points"
    assert describe(encode(17), "ja") == "点入りの四角、点入りの丸、点2つ"


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_the_words_of_every_code_are_read_back_to_its_number(language):
    for number in range(1, 100):
        assert decode(read_words(describe(encode(number, allow_large=True), language))) == number


@each("number", range(1, 100))
def test_a_code_is_never_called_dotted_which_is_another_thing(number):
    assert "dotted" not in describe(encode(number, allow_large=True), "en")


@each(
    ("words", "number"),
    [
        ("square circle 2", 17),
        ("SQUARE, Circle, two", 17),
        ("a square with a dot inside and a circle and 2 dots", 17),
        ("carré rond 2", 17),
        ("carre pointe a trois points", 30),
        ("un carré à trois points, un point", 31),
        ("四角 丸 2", 17),
        ("点が3つ入った四角、点2つ", 32),
        ("三つの点が入った四角と点二つ", 32),
        ("しかく まる ふたつ", 17),
        ("square 2", 12),
        ("square with 2 dots", 20),
        ("dot dot dot", 3),
        ("square3 circle1 dot", 36),
        ("四角　丸　２", 17),
    ],
)
def test_codes_are_read_as_people_say_them(words, number):
    assert decode(read_words(words)) == number


@each(
    ("words", "fault"),
    [
        ("", "fault-empty"),
        ("0", "fault-zero"),
        ("square circle 0", "fault-zero"),
        ("100", "fault-range"),
        ("9" * 5000, "fault-range"),
        ("5 dots", "fault-loose-dots"),
        ("two squares", "fault-two-squares"),
        ("deux ronds", "fault-two-circles"),
        ("circle square", "fault-order"),
        ("deux points, carré", "fault-order"),
        ("circle without a dot", "fault-bare-circle"),
        ("rond sans point", "fault-bare-circle"),
        ("点のない丸", "fault-bare-circle"),
        ("空の四角", "fault-bare-square"),
        ("empty square, circle", "fault-bare-square"),
        ("circle with 2 dots", "fault-circle-points"),
        ("square diamond", "fault-word"),
        ("square with", "fault-word"),
        ("ひし形", "fault-word"),
        ("🦊", "fault-word"),
    ],
)
def test_words_that_are_no_code_are_refused_by_the_name_of_the_fault(words, fault):
    with pytest.raises(CodeError) as refused:
        decode(read_words(words))
    assert refused.value.key == fault
    for language in ("en", "fr", "ja"):
        assert 0 < len(refused.value.sentence(language)) < 200


@given(st.text(max_size=40))
def test_any_text_is_a_code_or_gets_one_line(text):
    try:
        assert 1 <= decode(read_words(text)) <= 99
    except CodeError as problem:
        assert len(problem.sentence("en").splitlines()) == 1
