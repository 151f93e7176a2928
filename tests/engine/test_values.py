"""Values: what a frozen class with fields is, without `dataclasses`."""

import pytest

from accessible_games.engine import Value, derived


class Point(Value):
    x: int
    y: int = 2
    sum: int = derived(lambda self: self.x + self.y)


class Other(Value):
    x: int
    y: int = 2


class Nothing(Value):
    """Has no fields."""


def test_values_are_equal_if_they_are_of_one_class_and_all_fields_are():
    assert Point(1) == Point(1, 2) != Point(1, 3)
    assert Point(1) != Other(1) and Nothing() == Nothing() != Point(1)
    assert {Point(1): "a"}[Point(x=1, y=2)] == "a" and hash(Nothing()) == hash(Nothing())


def test_what_is_derived_is_no_argument_and_follows_the_fields_when_they_are_changed():
    assert Point(1).sum == 3 and Point(1).but(y=5) == Point(1, 5) and Point(1).but(y=5).sum == 6
    with pytest.raises(TypeError):
        Point(1, 2, 3)


def test_a_value_tells_its_fields_and_never_changes():
    assert repr(Point(1)) == "Point(x=1, y=2)" and repr(Nothing()) == "Nothing()"
    with pytest.raises(AttributeError, match=r"Point\.x: a value never changes"):
        Point(1).x = 3
    with pytest.raises(AttributeError, match=r"Point\.y: a value never changes"):
        del Point(1).y


def test_a_wrong_argument_is_refused_by_the_first_call_as_by_any_other():
    class Late(Value):
        x: int

    for _ in range(2):
        with pytest.raises(TypeError, match="unexpected keyword argument 'z'"):
            Late(z=1)
    assert Late(1) == Late(x=1)


def test_methods_of_its_own_are_kept():
    class Own(Value):
        x: int

        def __eq__(self, other):
            return True

        def __hash__(self):
            return 7

        def __repr__(self):
            return "own"

    assert Own(1) == Own(2) and hash(Own(1)) == 7 and repr(Own(1)) == "own"


def test_the_fields_can_be_matched_by_place():
    match Point(4, 5):
        case Point(x, y):
            assert (x, y) == (4, 5)


def test_a_word_behind_the_base_that_it_does_not_declare_is_an_error():
    with pytest.raises(TypeError, match="reveals is nothing that its base declares"):
        type(Value)("Odd", (Value,), {"__module__": __name__}, reveals=True)


def test_the_constructor_of_a_class_is_compiled_when_it_is_first_called():
    class Early(Value):
        x: int

    assert Early.__init__.__code__.co_filename.endswith("values.py")
    Early(1)
    assert Early.__init__.__code__.co_filename == "<string>"
