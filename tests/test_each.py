"""`tests/each.py` runs every case, and a test with it is red if one of them is."""

import inspect

import pytest

from tests.each import each


def test_every_case_is_tried_and_each_that_fails_is_named():
    tried = []

    @each("a", (1, 2, 3))
    @each(("b", "c"), [(10, 10), (20, 21)])
    def compare(a, b, c, tried):
        tried.append((a, b))
        assert b == c

    assert list(inspect.signature(compare).parameters) == ["tried"]
    with pytest.raises(AssertionError, match=r"3 of 3 cases:\n1: 1 of 2 cases:\n\(20, 21\)"):
        compare(tried=tried)
    assert tried == [(a, b) for a in (1, 2, 3) for b in (10, 20)]


def test_a_test_without_cases_is_no_test():
    with pytest.raises(AssertionError, match="no case"):
        each("a", [])
