"""Typed lines as they come from a stream."""

import contextlib

import pytest

from accessible_games.play.typed import LONGEST, EndOfInput, TypedLines


def lines(content):
    """Every line of a stream of these bytes."""
    found = []
    with open(content, encoding="utf-8") as stream, contextlib.suppress(EndOfInput):
        typed = TypedLines(stream)
        while True:
            found.append(typed.next())
    return found


@pytest.fixture
def typed(tmp_path):
    def read(content):
        (tmp_path / "typed").write_bytes(content)
        return lines(tmp_path / "typed")

    return read


def test_lines_come_without_their_ends_and_the_last_needs_none(typed):
    assert typed(b"one\r\n\ntwo\nthree") == ["one", "", "two", "three"]


def test_a_mark_of_the_byte_order_is_no_part_of_the_first_line(typed):
    assert typed(b"\xef\xbb\xbf?\n1\n") == ["?", "1"]
    assert typed(b"\xef\xbb\xbf") == []


def test_a_line_without_end_is_not_kept_whole_and_the_next_is_read_as_ever(typed):
    assert typed(b"x" * 1_000_000 + b"\n1\n") == ["x" * LONGEST, "1"]
    assert typed(b"\xef\xbb\xbf" + b"x" * LONGEST + b"\n1\n") == ["x" * LONGEST, "1"]


def test_bytes_that_are_no_letters_stop_nothing(typed):
    assert typed(b"\xff\x00\n1\n") == ["\ufffd\x00", "1"]
