"""Marks: no two components of a box feel alike, however they are turned, also after a lost dot."""

from itertools import combinations, permutations, product

import pytest

from accessible_games.games.deck import CardSpec, load_deck
from stickers.code import CodeError, decode
from stickers.marks import GLYPHS, MarkError, after_lost_dot, alike, check_mark, describe, mark_of
from tests.each import each

GAMES = ["kami", "kameloot", "kamimai", "tamashii", "magi_kitchen"]

ACCESSIJEUX = {
    "kameloot": {
        "ring": ["dot"] * 2,
        "wand": ["dot"] * 3,
        "glove": ["dot"] * 4,
        "potion": ["circle1"],
        "cloak": ["circle1", "dot"],
        "scroll": ["circle1", "dot", "dot"],
        "unicorn": ["question"],
        "tavern_token": ["moon"],
    },
    "kami": {
        "warrior": ["dot"],
        "horseman": ["dot"] * 2,
        "lancer": ["dot", "dot", "cross"],
        "silver": ["dot"] * 3,
        "gold": ["dot"] * 3 + ["star"],
        "madman": ["dot"] * 4,
        "tower": ["dot"] * 4 + ["window"],
        "empress": ["circle1"],
    },
}

# A hand-made raster of each sign, upright, three by three; only how it is turned matters here.
PICTURES = {
    "circle1": "010 1.1 010",
    "cross": "010 111 010",
    "star": "010 111 101",
    "window": "111 1w1 111",
    "question": "011 001 010",
    "moon": "011 m00 011",
    "bar": "010 010 010",
    "triangle": "010 1.1 111",
    "wave": "100 010 001",
    "drop": "010 111 111",
    "block": "111 111 111",
    "dot1": "000 0d0 000",
    "dot2": "000 d0d 000",
    "dot3": "d00 000 d0d",
    "dot4": "d0d 000 d0d",
}


def picture(mark):
    """The mark as rows of characters: its groups side by side."""
    pictures, dots = [], 0
    for name in [*mark, None]:
        if name == "dot":
            dots += 1
            continue
        pictures += [PICTURES[f"dot{dots}"]] if dots else []
        pictures += [PICTURES[name]] if name else []
        dots = 0
    return tuple("0".join(rows) for rows in zip(*map(str.split, pictures), strict=True))


def turned(rows):
    """The picture in its eight positions: four quarter turns, and those of its mirror image."""
    positions = set()
    for start in (rows, tuple(row[::-1] for row in rows)):
        for _ in range(4):
            positions.add(start)
            start = tuple("".join(column) for column in zip(*start[::-1], strict=True))
    return positions


@pytest.mark.parametrize("game", GAMES)
def test_no_two_components_of_a_box_have_marks_that_feel_alike(game):
    for first, second in combinations(load_deck(game).cards, 2):
        assert not alike(mark_of(first), mark_of(second)), (first.id, second.id)


@pytest.mark.parametrize("game", GAMES)
def test_no_mark_of_a_box_turned_or_mirrored_is_the_picture_of_another(game):
    for first, second in permutations(load_deck(game).cards, 2):
        assert picture(mark_of(first)) not in turned(picture(mark_of(second))), (first.id, second.id)


@pytest.mark.parametrize("game", GAMES)
def test_a_mark_of_our_own_choosing_is_like_no_other_after_one_lost_dot(game):
    own = [card for card in load_deck(game).cards if card.id not in ACCESSIJEUX.get(game, {})]
    for card, other in permutations(own, 2):
        for worn in after_lost_dot(mark_of(card)):
            assert not alike(worn, mark_of(other)), (card.id, other.id)


@pytest.mark.parametrize("game", GAMES)
def test_every_component_of_a_box_has_a_mark_that_can_be_drawn(game):
    for card in load_deck(game).cards:
        assert check_mark(mark_of(card)) == mark_of(card)


@pytest.mark.parametrize("game", ["kameloot", "kami"])
def test_the_marks_of_accessijeux_are_the_defaults(game):
    assert {card.id: list(mark_of(card)) for card in load_deck(game).cards} == ACCESSIJEUX[game]


def test_the_number_on_a_kameloot_card_is_the_number_of_its_mark():
    for card in load_deck("kameloot").cards:
        if "number" in card.extra:
            assert decode(mark_of(card)) == card.extra["number"]


def test_the_unicorn_is_marked_at_the_top_centre_and_the_token_on_the_owl_face():
    cards = {card.id: card for card in load_deck("kameloot").cards}
    assert cards["unicorn"].extra["place"] == "top-centre"
    assert cards["tavern_token"].extra["face"] == "owl"


def test_a_guardian_says_which_finger_draws():
    cards = {card.id: mark_of(card) for card in load_deck("kamimai").cards}
    fingers = {"blue": 3, "grey": 4, "red": 5}
    for colour, finger in fingers.items():
        assert decode(cards[f"guardian_{colour}"][2:]) == finger
    with pytest.raises(CodeError):
        decode(cards["guardian_green"][2:])


def test_a_guardian_and_a_fairy_show_the_shape_of_their_element():
    cards = {card.id: mark_of(card) for card in load_deck("kamimai").cards}
    elements = {"blue": "water", "red": "fire", "grey": "air", "green": "earth"}
    for colour, element in elements.items():
        assert cards[f"guardian_{colour}"][1:2] == cards[element]
        assert cards[f"fairy_{element}"][1:] == cards[element]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (["dot", "dot", "cross"], ["cross", "dot", "dot"]),
        (["bar", "drop"], ["drop", "bar"]),
        (["star"], ["star"]),
        (["window"], ["square4"]),
    ],
)
def test_marks_that_are_equal_from_the_other_end_are_alike(first, second):
    assert alike(first, second) and alike(second, first)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (["dot", "dot"], ["dot", "dot", "dot"]),
        (["dot", "dot", "cross"], ["dot", "cross", "dot"]),
        (["bar", "drop", "drop"], ["drop", "bar", "drop"]),
        (["square2"], ["square3"]),
        (["circle1"], ["circle1", "circle1"]),
    ],
)
def test_marks_with_another_count_or_order_are_not_alike(first, second):
    assert not alike(first, second)


def test_what_looks_alike_in_some_turn_is_alike():
    names = [
        "cross",
        "star",
        "question",
        "moon",
        "bar",
        "triangle",
        "wave",
        "drop",
        "block",
        "circle1",
        "dot",
    ]
    marks = [[name] for name in names] + [list(pair) for pair in product(names, repeat=2)]
    for first, second in combinations(marks, 2):
        if picture(first) in turned(picture(second)):
            assert alike(first, second), (first, second)


def test_a_lost_dot_leaves_the_mark_without_it():
    assert after_lost_dot(["circle1", "dot", "dot"]) == {("circle1", "dot")}
    assert after_lost_dot(["square3", "dot"]) == {("square2", "dot"), ("square3",)}
    assert after_lost_dot(["dot", "dot", "cross"]) == {("dot", "cross")}
    assert after_lost_dot(["star"]) == frozenset()
    assert after_lost_dot(["dot"]) == frozenset()


@each(
    ("mark", "fault"),
    [
        ([], "fault-mark-empty"),
        (["diamond"], "fault-mark-sign"),
        (["circle0"], "fault-mark-sign"),
        (["circle"], "fault-mark-sign"),
        (["dot"] * 5, "fault-loose-dots"),
        (["star", "bar"] * 4, "fault-mark-long"),
    ],
)
def test_a_mark_that_cannot_be_made_is_refused_by_the_name_of_the_fault(mark, fault):
    with pytest.raises(MarkError) as refused:
        check_mark(mark)
    assert refused.value.key == fault


def test_no_sign_is_a_diamond_or_an_empty_circle_or_square():
    assert not {"diamond", "rhombus", "circle", "circle0", "square", "square0"} & set(GLYPHS)


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_every_sign_has_its_own_words(language):
    said = [describe([name], language) for name in GLYPHS]
    assert len(set(said)) == len(GLYPHS)


def test_several_equal_signs_are_counted_in_words():
    assert describe(["cross", "cross"], "en") == "two crosses"
    assert describe(["moon", "moon"], "fr") == "deux croissants de lune"
    assert describe(["dot", "dot", "cross"], "ja") == "点2つ、十字"
    assert describe(["bar"] * 3 + ["dot"], "fr") == "trois barres verticales, un point"
    assert describe((), "en") == "no mark"


def test_a_card_without_a_mark_of_its_own_shows_its_number():
    assert mark_of(CardSpec("fox", 1, {"number": 17})) == ("square1", "circle1", "dot", "dot")
    assert mark_of(CardSpec("fox", 1, {"number": 17, "mark": ["star"]})) == ("star",)
    assert mark_of(CardSpec("fox", 1, {})) == ()
