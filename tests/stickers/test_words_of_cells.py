"""What the words of a cell can be read as: the way they run on the drawing counts, not the PDF's order."""

from stickers.check.printed import Letter, readings_of


def upwards(*lines):
    """Lines that run upwards, the first one farthest left, 6 mm from one to the next."""
    return [
        [
            Letter(sign, 10 + 6 * place + (0.8 if sign in "dt" else 0), 40 - 3 * step, 4, 3)
            for step, sign in enumerate(line)
        ]
        for place, line in enumerate(lines)
    ]


def test_lines_that_run_upwards_are_read_from_the_left_whichever_comes_first_in_the_pdf():
    red, draw, two = upwards("Red", "draw", "two")
    assert "Reddrawtwo" in readings_of([*two, *draw, *red])


def test_words_that_stand_in_another_order_on_the_sheet_are_read_in_no_other():
    two, red, draw = upwards("two", "Red", "draw")
    assert "Reddrawtwo" not in readings_of([*two, *red, *draw])


def test_lines_one_below_the_other_are_read_downwards():
    letters = [
        Letter(sign, 3 * step, 10 + 6 * place, 3, 4)
        for place, line in enumerate(("Red", "two"))
        for step, sign in enumerate(line)
    ]
    assert "Redtwo" in readings_of(letters[3:] + letters[:3])
