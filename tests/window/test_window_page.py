"""The page: nothing is cut, nothing overlaps, at any size, in any window."""

import itertools
from dataclasses import replace

import pytest

from accessible_games.window.page import body_size, compose
from accessible_games.window.scene import Row, Scene
from accessible_games.window.typeset import fold

WINDOWS = [(1024, 768), (1280, 800), (1920, 1080), (2560, 1440), (3840, 2160), (1080, 1920), (640, 480)]
SIZES = (100, 140, 200, 300)


def measure(text, size):
    """As wide as a face whose letters are all 0.55 of their size, Japanese ones as wide as high."""
    return sum(size if letter > "\u2e80" else round(size * 0.55) for letter in text)


def leading(size):
    return round(size * 1.25)


ENGLISH = Scene(
    lines=tuple(f"Bot {n} attacks with a silver dragon, 3 points. 4 cards left." for n in range(30)),
    rows=(
        Row("1. Pass"),
        *(
            Row(f"{n}. Gold dragon of stack {n} defends, and the card beneath is turned up; no way back")
            for n in range(2, 12)
        ),
    ),
    row=6,
    cards=tuple(Row(f"Silver dragon, {n} points, not playable", "blocked") for n in range(8)),
    focus="Gold dragon of stack 7 defends, and the card beneath is turned up; no way back, 7 of 11",
)
JAPANESE = Scene(
    lines=("ロボット1さんが銀龍で攻撃、3点。残り4枚です。" * 3,) * 12,
    rows=tuple(Row(f"{n}. 傭兵{n}番の金龍で防御。下の札が表になり、取り消せません") for n in range(1, 12)),
    cards=tuple(Row("銀龍、3点、出せます", "playable") for _ in range(8)),
    card=5,
    focus="銀龍、3点、出せます、8枚中6枚目",
)
WORD = Scene(lines=("x" * 400,), rows=(Row("y" * 300),), row=0, focus="z" * 200)
BARE = Scene(focus="Ana: press Enter.")
SCENES = {"english": ENGLISH, "japanese": JAPANESE, "one word": WORD, "bare": BARE}
CASES = list(itertools.product(SCENES, WINDOWS, SIZES))


def pages():
    return pytest.mark.parametrize(("name", "window", "size"), CASES)


def laid(name, window, size):
    return compose(SCENES[name], *window, size, measure, leading)


@pages()
def test_every_line_of_text_stands_whole_inside_the_window(name, window, size):
    for text in laid(name, window, size).texts:
        box = text.box
        assert box.width == measure(text.text, text.size)
        assert box.x >= 0 and box.right <= window[0] and box.y >= 0 and box.bottom <= window[1], text


@pages()
def test_no_two_lines_of_text_overlap(name, window, size):
    texts = laid(name, window, size).texts
    for one, other in itertools.combinations(texts, 2):
        a, b = one.box, other.box
        apart = a.right <= b.x or b.right <= a.x or a.bottom <= b.y or b.bottom <= a.y
        assert apart, (one, other)


@pages()
def test_no_sign_stands_on_a_text_or_outside_of_the_window(name, window, size):
    page = laid(name, window, size)
    for shape in page.shapes:
        a = shape.box
        assert a.x >= 0 and a.right <= window[0] and a.y >= 0 and a.bottom <= window[1]
        for text in page.texts:
            b = text.box
            assert a.right <= b.x or b.right <= a.x or a.bottom <= b.y or b.bottom <= a.y, (shape, text)


@pages()
def test_the_line_in_focus_is_there_to_the_last_letter(name, window, size):
    page = laid(name, window, size)
    panel = page.panels[0]
    shown = "".join(text.text for text in page.texts if text.box.y >= panel.y)
    assert shown.replace(" ", "") == SCENES[name].focus.replace(" ", "")
    assert panel.bottom == window[1] and (panel.x, panel.right) == (0, window[0])


@pytest.mark.parametrize("window", WINDOWS)
def test_the_line_in_focus_begins_at_the_same_place_whatever_else_there_is(window):
    tops = {
        compose(Scene(lines, rows, 0 if rows else None, focus="Pass, 1 of 3"), *window, 100, measure, leading)
        .panels[0]
        .y
        for lines in ((), ("a",), ENGLISH.lines)
        for rows in ((), ENGLISH.rows)
    }
    assert len(tops) == 1


@pages()
def test_what_is_scrolled_out_is_whole_entries_and_a_sign_says_so(name, window, size):
    scene = replace(SCENES[name], cards=(), card=None)  # whose own signs would stand for those of the list
    page = compose(scene, *window, size, measure, leading)
    shown = "".join(text.text for text in page.texts).replace(" ", "")
    seen = [row.text.replace(" ", "") in shown for row in scene.rows]
    if scene.row is not None and any(seen) and not all(seen):
        kinds = {shape.kind for shape in page.shapes}
        assert ("above" in kinds) == (not seen[0]) and ("below" in kinds) == (not seen[-1])
        assert seen[scene.row]


def test_the_usual_text_follows_the_shorter_side_of_the_window():
    turned = compose(ENGLISH, 1080, 1920, 100, measure, leading)
    assert min(text.size for text in turned.texts) == body_size(1080, 100)


def test_the_usual_text_is_32_to_40_pixels_at_1080_lines_and_grows_with_the_screen():
    assert 32 <= body_size(1080, 100) <= 40
    assert body_size(2160, 100) == 2 * body_size(1080, 100)
    assert body_size(1080, 300) == 3 * body_size(1080, 100)


def test_nothing_is_drawn_under_28_pixels_at_1080_lines():
    assert min(text.size for text in compose(ENGLISH, 1920, 1080, 100, measure, leading).texts) >= 28


@pytest.mark.parametrize("size", SIZES)
def test_the_ring_is_at_least_four_pixels_for_each_colour_and_covers_no_text(size):
    page = compose(ENGLISH, 1920, 1080, size, measure, leading)
    assert page.ring >= 4
    for box in page.rings:
        inner = box.inner(2 * page.ring)
        for text in page.texts:
            inside = box.x <= text.box.x and text.box.right <= box.right and box.y <= text.box.y < box.bottom
            if inside:
                assert inner.x <= text.box.x and text.box.right <= inner.right
                assert inner.y <= text.box.y and text.box.bottom <= inner.bottom


def test_a_card_that_can_be_played_differs_by_word_and_shape_not_by_colour_alone():
    cards = (Row("Gold dragon, playable", "playable"), Row("Silver dragon, not playable", "blocked"))
    page = compose(Scene(cards=cards, card=0, focus="x y"), 1920, 1080, 100, measure, leading)
    assert {shape.kind for shape in page.shapes} == {"playable", "blocked"}


def test_text_is_broken_where_the_language_allows_it():
    assert fold("a silver dragon", measure("a silver", 10), 10, measure) == ["a silver", "dragon"]
    assert fold("銀龍で攻撃、3点。", 50, 10, measure) == [
        "銀龍で攻",
        "撃、3点。",
    ]  # never a stop at the beginning
    assert "".join(fold("x" * 50, 60, 10, measure)) == "x" * 50
