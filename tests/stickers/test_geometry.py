"""The drawings of marks: their sizes by hand calculation, their gaps, and every production method."""

import math
from itertools import combinations

import pytest

from stickers.code import encode
from stickers.decks import GAMES, open_deck
from stickers.geometry import draw, extent
from stickers.marks import GLYPHS, mark_of
from stickers.methods import METHODS, draw_for, punch_points
from stickers.paths import flattened, spaced, stroke, svg_path
from stickers.profile import COMFORT, COMPACT
from tests.each import each

EVERY_MARK = sorted({mark_of(card) for game in GAMES for card in open_deck(game).cards} - {()})


def box(contour):
    xs, ys = zip(*flattened(contour), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


@each(
    ("number", "profile", "width", "height"),
    [
        (17, COMFORT, 39.3, 12.7),  # 12.7 + 5 + 10 + 5 + 1.6 + 5
        (7, COMFORT, 21.6, 10.0),  # 10 + 5 + 1.6 + 5
        (4, COMFORT, 6.6, 6.6),  # 1.6 + 5
        (2, COMFORT, 6.6, 1.6),
        (17, COMPACT, 25.4, 8.5),  # 8.5 + 3.2 + 6.5 + 3.2 + 1.5 + 2.5
        (7, COMPACT, 13.7, 6.5),
    ],
)
def test_codes_are_as_large_as_their_parts_add_up_to(number, profile, width, height):
    drawing = draw(encode(number), profile)
    assert (drawing.width, drawing.height) == pytest.approx((width, height))


@each("profile", [COMFORT, COMPACT])
@each("name", GLYPHS)
def test_every_sign_fills_its_nominal_width_and_height_and_no_more(name, profile):
    glyph = GLYPHS[name]
    unit = {"dot": profile.dot, "circle": profile.circle, "square": profile.square}[glyph.unit]
    drawing = draw((name,), profile)
    boxes = [box(contour) for shape in drawing.shapes for contour in shape.contours]
    assert min(b[0] for b in boxes) == pytest.approx(0, abs=0.05)
    assert min(b[1] for b in boxes) == pytest.approx(0, abs=0.05)
    assert max(b[2] for b in boxes) == pytest.approx(glyph.width * unit, abs=0.05)
    assert max(b[3] for b in boxes) == pytest.approx(glyph.height * unit, abs=0.05)


@each("number", range(1, 60))
@each("profile", [COMFORT, COMPACT])
def test_no_two_dots_of_a_code_come_nearer_than_a_finger_can_tell(number, profile):
    dots = [shape.dot for shape in draw(encode(number), profile).shapes if shape.dot]
    assert len(dots) == sum(1 if name == "dot" else GLYPHS[name].points for name in encode(number))
    for a, b in combinations(dots, 2):
        assert math.dist(a, b) - profile.dot >= 0.8


@pytest.mark.parametrize("number", [60, 70, 80, 90])
def test_six_to_nine_points_stand_as_far_from_each_other_as_from_the_wall(number):
    mark = encode(number, allow_large=True)
    dots = [shape.dot for shape in draw(mark, COMFORT).shapes if shape.dot]
    # Inside the wall 10.7 mm; three dots of 1.6 leave 5.9 for four gaps.
    assert min(math.dist(a, b) for a, b in combinations(dots, 2)) - 1.6 == pytest.approx(5.9 / 4)
    assert min(x for x, _ in dots) - 1.0 - 0.8 == pytest.approx(5.9 / 4)


def test_the_points_of_fifty_stand_as_far_from_the_wall_as_from_each_other():
    dots = [shape.dot for shape in draw(encode(50), COMFORT).shapes if shape.dot]
    to_wall = min(x for x, _ in dots) - COMFORT.line - COMFORT.dot / 2
    apart = min(math.dist(a, b) for a, b in combinations(dots, 2)) - COMFORT.dot
    assert to_wall == pytest.approx(apart, abs=0.05)
    assert to_wall >= 1.9


@each("mark", EVERY_MARK)
@each("method", METHODS.values())
def test_every_mark_of_the_five_boxes_is_drawn_by_every_method(mark, method):
    drawing = draw_for(method, mark, COMFORT)
    assert method.operators(drawing).count(" m") == method.operators(drawing).count(" h") > 0


def test_swell_paper_gets_smaller_dots_and_nothing_but_black():
    drawing = draw_for(METHODS["swell"], ("dot",), COMFORT)
    assert drawing.width == pytest.approx(1.6 * 0.83)
    operators = METHODS["swell"].operators(draw_for(METHODS["swell"], encode(17), COMFORT))
    assert operators.startswith("0 g ")
    assert " RG" not in operators and " G" not in operators


def crossings(outline):
    """How often the closed outline crosses itself."""
    points = flattened(outline)
    sides = [side for side in zip(points, points[1:], strict=False) if side[0] != side[1]]

    def left_of(point, side):
        (x, y), ((ax, ay), (bx, by)) = point, side
        return (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0

    return sum(
        left_of(c[0], a) != left_of(c[1], a) and left_of(a[0], c) != left_of(a[1], c)
        for (i, a), (k, c) in combinations(enumerate(sides), 2)
        if 1 < k - i < len(sides) - 1
    )


@each("profile", [COMFORT, COMPACT])
@each("method", METHODS.values())
@each("name", ["question", "wave", "moon", "star", "drop"])
def test_no_outline_crosses_itself(name, method, profile):
    for shape in draw_for(method, (name,), profile).shapes:
        assert [crossings(contour) for contour in shape.contours] == [0] * len(shape.contours)


def test_a_stroke_round_a_bend_tighter_than_its_pen_does_not_cross_itself():
    """From below, round a corner with a radius of 0.5 mm, and away to the left, with a pen of 2 mm."""
    corner = [(0.5 * math.cos(math.pi * i / 48), 0.5 * math.sin(math.pi * i / 48)) for i in range(25)]
    assert crossings(stroke(((0.5, -5.0), (0.5, -2.0), *corner, (-2.0, 0.5), (-5.0, 0.5)), 2)) == 0


def test_traced_outlines_have_round_joins_and_so_no_spikes_at_their_tips():
    for name in ("dots", "paint", "clear"):
        assert " 1 j " in METHODS[name].operators(draw_for(METHODS[name], ("star",), COMPACT))


@pytest.mark.parametrize("profile", [COMFORT, COMPACT], ids=lambda profile: profile.name)
def test_the_bars_of_a_window_are_pricked_from_frame_to_frame(profile):
    low, high = profile.line / 2, profile.square - profile.line / 2
    points = punch_points(draw(("window",), profile))
    for x in (low, profile.square / 2, high):
        for y in (low, profile.square / 2, high):
            assert min(math.dist((x, y), point) for point in points) < 0.01


def test_stick_on_dots_get_rings_a_little_wider_and_paint_outlines_a_little_narrower():
    assert draw_for(METHODS["dots"], ("dot",), COMFORT).width == pytest.approx(1.6 + 0.4)
    assert draw_for(METHODS["paint"], ("dot",), COMFORT).width == pytest.approx(1.6 * 0.8)
    for name in ("dots", "paint", "clear"):
        operators = METHODS[name].operators(draw_for(METHODS[name], encode(17), COMFORT))
        assert " f" not in operators


@each("name", ["paint", "clear"])
def test_grey_guides_are_seen_by_who_fills_them_and_wider_than_a_printers_raster(name):
    """A half grey has 4 to 1 on white (WCAG 1.4.11 asks for 3); a raster of 100 lines an inch has 0.25 mm."""
    grey, width = METHODS[name].operators(draw_for(METHODS[name], ("dot",), COMFORT)).split(" G ")
    assert 1.05 / (float(grey) ** 2.2 + 0.05) >= 3
    assert float(width.split()[0]) * 25.4 / 72 > 0.25


@each("mark", EVERY_MARK)
def test_pricks_are_close_enough_to_be_felt_as_a_line_and_never_tear_it(mark):
    drawing = draw(mark, COMFORT)
    points = punch_points(drawing)
    assert all(-0.01 <= x <= drawing.width + 0.01 and -0.01 <= y <= drawing.height + 0.01 for x, y in points)
    for a, b in combinations(points, 2):
        assert math.dist(a, b) >= 0.75
    for shape in drawing.shapes:
        for line in shape.lines:
            for place in spaced(line, 1.6):
                assert min(math.dist(place, point) for point in points) <= 0.8 + 1e-6


def test_a_stroke_is_a_closed_outline_as_wide_as_its_pen():
    outline = stroke(((0, 0), (10, 0)), 2)
    assert box(outline) == pytest.approx((-1, -1, 11, 1), abs=0.01)
    assert svg_path([outline]).count("Z") == 1


@pytest.mark.parametrize("profile", [COMFORT, COMPACT], ids=["comfort", "compact"])
@pytest.mark.parametrize("stacked", [False, True])
def test_the_room_of_a_mark_is_the_size_of_its_drawing(profile, stacked):
    for mark in [(name,) for name in GLYPHS] + [
        ("bar", "drop", "dot", "dot", "dot"),
        ("square1", "circle1", "dot"),
    ]:
        drawing = draw(mark, profile, stacked)
        assert extent(mark, profile, stacked) == pytest.approx((drawing.width, drawing.height))
