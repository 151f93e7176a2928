"""Typed lines as they come from a stream."""

import contextlib
import os
import sys
import threading
import time

import pytest

from accessible_games.play import typed as typed_lines
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


@pytest.mark.skipif(sys.platform == "win32", reason="there it cannot be seen that a line comes")
def test_a_line_that_is_forgotten_between_being_read_and_being_handed_on_reaches_nobody(monkeypatch):
    read, write = os.pipe()
    in_hand = threading.Event()
    plain = typed_lines._plain

    def slowly(line):
        if line == "private":
            in_hand.set()
            time.sleep(0.2)  # the machine is busy with something else
        return plain(line)

    monkeypatch.setattr(typed_lines, "_plain", slowly)
    with os.fdopen(read) as stream, os.fdopen(write, "w") as keyboard:
        typed = TypedLines(stream)
        assert typed.next(0) is None
        print("private", file=keyboard, flush=True)
        assert in_hand.wait(30)
        typed.forget()
        print("mine", file=keyboard, flush=True)
        assert typed.next(30) == "mine"
