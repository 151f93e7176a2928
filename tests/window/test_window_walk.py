"""The focus: where it goes, and that it stays on the same thing."""

from accessible_games.play.board import Item
from accessible_games.window.walk import Walk


def items(*keys, details=(), playable=""):
    return [
        Item(key, key, key, "playable" if key in playable else "blocked" if playable else "", details)
        for key in keys
    ]


def walking(*keys, at=0, **kw):
    walk = Walk()
    walk.open(items(*keys, **kw))
    walk.index = at
    return walk


def test_the_focus_goes_on_and_back_and_to_both_ends():
    walk = walking("a", "b", "c")
    assert not walk.move(1, wrapping=True) and walk.item.key == "b"
    assert not walk.move(-1, wrapping=True) and walk.item.key == "a"
    walk.jump(last=True)
    assert walk.item.key == "c"
    walk.jump(last=False)
    assert walk.item.key == "a"


def test_past_an_end_it_wraps_or_stays_and_says_so_either_way():
    wrapping, staying = walking("a", "b", at=1), walking("a", "b", at=1)
    assert wrapping.move(1, wrapping=True) and wrapping.item.key == "a"
    assert staying.move(1, wrapping=False) and staying.item.key == "b"


def test_in_a_list_of_one_every_step_meets_an_end():
    walk = walking("a")
    assert [walk.step(1, wrapping=wrapping) for wrapping in (True, False, True)] == [True] * 3
    assert walk.item.key == "a"


def test_the_focus_stays_on_the_same_card_when_others_come_or_go_before_it():
    walk = walking(*"abcdefghi", at=4)
    walk.open(items(*"zabcdefghi"), beside=True)
    assert walk.item.key == "e"
    walk.open(items(*"cdefgh"), beside=True)
    assert walk.item.key == "e"


def test_when_its_card_is_gone_the_focus_is_on_the_one_in_its_place_or_the_last():
    walk = walking(*"abcdefghi", at=4)
    walk.open(items(*"abcdfghi"), beside=True)
    assert walk.item.key == "f"
    walk.open(items("a", "b"), beside=True)
    assert walk.item.key == "b"
    walk.open([], beside=True)
    assert walk.item is None
    walk.open(items("x"), beside=True)
    assert walk.item.key == "x"


def test_another_list_begins_at_its_first_entry():
    walk = walking("a", "b", "c", at=2)
    assert walk.open(items("x", "y", "z")) == 0


def test_up_and_down_go_line_by_line_inside_an_entry_that_has_lines():
    walk = walking("a", "b", details=("one", "two"))
    met = [walk.step(1, wrapping=True) for _ in range(3)]
    assert (met, walk.line, walk.item.key) == ([False, False, True], 2, "a")
    walk.move(1, wrapping=True)
    assert (walk.line, walk.item.key) == (0, "b")


def test_up_and_down_go_from_entry_to_entry_where_each_has_one_line():
    walk = walking("a", "b", "c")
    walk.step(1, wrapping=True)
    assert walk.item.key == "b"


def test_the_next_playable_card_is_sought_beyond_those_that_are_not():
    walk = walking(*"abcdef", playable="bf")
    assert walk.seek_playable(1) and walk.item.key == "b"
    assert walk.seek_playable(1) and walk.item.key == "f"
    assert not walk.seek_playable(1) and walk.item.key == "f"
    assert walk.seek_playable(-1) and walk.item.key == "b"
