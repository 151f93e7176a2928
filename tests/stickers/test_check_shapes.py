"""Sizes and signs are read from images that the tests draw themselves, in sizes of the design."""

import check_drawing
import pytest
from check_drawing import Sketch

from stickers.check.components import components, holes
from stickers.check.parts import filled_parts
from stickers.check.raster import Raster, all_ink, black_ink
from stickers.check.shape import Shape
from stickers.check.signs import read_signs


def raster_of(sketch, dpi=300):
    image = sketch.image(dpi)
    return all_ink(image, image.width / check_drawing.WIDTH, image.height / check_drawing.HEIGHT)


def shapes_of(sketch, dpi=300):
    raster = raster_of(sketch, dpi)
    return [Shape(raster, piece) for piece in components(raster, 16)]


def signs_of(sketch, dpi=300):
    raster = raster_of(sketch, dpi)
    return read_signs(filled_parts(raster, components(raster, 16)))


@pytest.mark.parametrize("diameter", [1.0, 1.2, 1.328, 1.5, 1.6, 2.2])
def test_a_dot_is_measured_to_a_hundredth_of_a_millimetre(tmp_path, diameter):
    sketch = Sketch(tmp_path / "a.pdf")
    sketch.disc(50.03, 60.07, diameter)
    (dot,) = shapes_of(sketch)
    assert dot.disc.outer == pytest.approx(diameter, abs=0.012)
    assert (dot.x, dot.y) == pytest.approx((50.03, 60.07), abs=0.02)


@pytest.mark.parametrize(("outer", "line"), [(10.0, 1.0), (6.5, 0.8)])
def test_a_ring_and_its_line_are_measured_to_a_fiftieth(tmp_path, outer, line):
    sketch = Sketch(tmp_path / "a.pdf")
    sketch.ring(50, 60, outer, line)
    (ring,) = shapes_of(sketch)
    assert ring.ring.outer == pytest.approx(outer, abs=0.02)
    assert ring.ring.line == pytest.approx(line, abs=0.02)


@pytest.mark.parametrize("turn", [0, 1])
def test_a_square_outline_is_measured_even_where_it_is_turned_by_a_degree(tmp_path, turn):
    sketch = Sketch(tmp_path / "a.pdf")
    sketch.canvas.rotate(turn)
    sketch.frame(50, 60, 12.7, 1.0)
    (square,) = shapes_of(sketch)
    assert square.frame.outer == pytest.approx(12.7, abs=0.03)
    assert square.frame.line == pytest.approx(1.0, abs=0.02)


def draw_glyph(sketch, name, x, y, size):
    if name == "cross":
        sketch.polygon(x, y, check_drawing.cross(size, size / 4))
    elif name == "star":
        sketch.polygon(x, y, check_drawing.star(size))
    elif name == "moon":
        sketch.polygon(x, y, check_drawing.crescent(size))
    elif name == "drop":
        sketch.polygon(x, y, check_drawing.drop(size))
    elif name == "block":
        sketch.canvas.rect(x - size * 0.4, y - size * 0.4, size * 0.8, size * 0.8, stroke=0, fill=1)
    elif name == "bar":
        sketch.canvas.rect(x - 0.9, y - size / 2, 1.8, size, stroke=0, fill=1)
    elif name == "triangle":
        sketch.polygon(x, y, [(0, -size / 2), (size * 0.58, size / 2), (-size * 0.58, size / 2)], line=1.0)
    elif name == "wave":
        s = size / 2
        sketch.stroke(x, y, [(-s, 0), (-s / 2, -s, -s / 2, -s, 0, 0), (s / 2, s, s / 2, s, s, 0)], 1.5)
    elif name == "window":
        sketch.frame(x, y, size, 1.0)
        sketch.canvas.line(x - size / 2, y, x + size / 2, y)
        sketch.canvas.line(x, y - size / 2, x, y + size / 2)
    elif name == "question":
        hook = [(-3, -3), (-3, -7, 3, -7, 3, -3), (3, -0.5, 0, -0.5, 0, 2)]
        k = size / 12
        hook = [tuple(value * k for value in part) for part in hook]
        sketch.stroke(x, y, hook, 1.3)
        sketch.disc(x, y + 5.0 * k + 0.3, 1.6)


GLYPHS = ["cross", "star", "moon", "drop", "block", "bar", "triangle", "wave", "window", "question"]


@pytest.mark.parametrize("name", GLYPHS)
@pytest.mark.parametrize("size", [8.5, 12.0])
@pytest.mark.parametrize("turn", [-1, 0])
def test_each_named_sign_is_recognised_in_both_sizes_and_a_little_turned(tmp_path, name, size, turn):
    sketch = Sketch(tmp_path / "a.pdf")
    sketch.canvas.rotate(turn)
    draw_glyph(sketch, name, 60, 80, size)
    assert [sign.name for sign in signs_of(sketch)] == [name]


@pytest.mark.parametrize("size", [8.9, 10.3, 11.3])
def test_each_named_sign_is_recognised_wherever_the_pixels_cut_it(tmp_path, size):
    """Twelve places each, that lie otherwise in their pixels: a star's tip can end in one of its own."""
    sketch = Sketch(tmp_path / "a.pdf")
    for row, name in enumerate(GLYPHS, 1):
        for column in range(1, 13):
            draw_glyph(sketch, name, column * 16.013, row * 25.6 + column * 0.021, size)
    found = signs_of(sketch)
    rows = [[sign.name for sign in found if abs(sign.y - row * 25.6) < 12] for row in range(1, 11)]
    assert rows == [[name] * 12 for name in GLYPHS]


def test_ink_touches_at_corners_and_what_it_closes_in_does_not():
    """A slanting line one pixel wide is one piece, closes in what it goes around, and ends with its row."""
    drawn = ["..#...", ".#.#..", "#...#.", ".#.#.#", "..#...", "#....."]
    ink = bytes(255 * (level == "#") for row in drawn for level in row)
    raster = Raster(6, 6, 1.0, 1.0, ink)
    pieces = components(raster, 16)
    assert [(piece.left, piece.top, piece.right, piece.bottom) for piece in pieces] == [
        (0, 0, 6, 5),
        (0, 5, 1, 6),
    ]
    assert [sum(end - start for start, end in hole) for hole in holes(pieces[0], 6)] == [5]


def test_signs_and_dots_are_read_from_left_to_right_with_their_points(tmp_path):
    """17 by the design page: a square with a point, a circle with a point, two dots."""
    sketch = Sketch(tmp_path / "a.pdf")
    sketch.frame(30, 50, 12.7, 1)
    sketch.disc(30, 50, 1.6)
    sketch.ring(46.4, 50, 10, 1)
    sketch.disc(46.4, 50, 1.6)
    sketch.disc(57.2, 50, 1.6)
    sketch.disc(62.2, 50, 1.6)
    assert [sign.name for sign in signs_of(sketch)] == ["square1", "circle1", "dot", "dot"]


@pytest.mark.parametrize(
    ("points", "name"),
    [
        ([(0, 0)], "square1"),
        ([(-2.05, 0), (2.05, 0)], "square2"),
        ([(-2.05, -2.05), (2.05, -2.05), (-2.05, 2.05)], "square3"),
        ([(-2.05, -2.05), (2.05, -2.05), (-2.05, 2.05), (2.05, 2.05)], "square4"),
        ([(-2.55, -2.55), (2.55, -2.55), (0, 0), (-2.55, 2.55), (2.55, 2.55)], "square5"),
    ],
)
@pytest.mark.parametrize("dpi", [300, 600])
def test_a_square_counts_its_points(tmp_path, points, name, dpi):
    sketch = Sketch(tmp_path / "a.pdf")
    sketch.frame(30, 50, 12.7, 1)
    for x, y in points:
        sketch.disc(30 + x, 50 + y, 1.6)
    assert [sign.name for sign in signs_of(sketch, dpi)] == [name]


def wrong_bare_circle(sketch):
    sketch.ring(30, 50, 10, 1)


def wrong_bare_square(sketch):
    sketch.frame(30, 50, 12.7, 1)


def wrong_circle_points(sketch):
    sketch.ring(30, 50, 10, 1)
    sketch.disc(28, 50, 1.6)
    sketch.disc(32, 50, 1.6)


def wrong_inside(sketch):
    sketch.frame(30, 50, 12.7, 1)
    sketch.polygon(30, 50, check_drawing.cross(5, 1.5))


def wrong_diamond(sketch):
    sketch.polygon(30, 50, [(0, -5), (5, 0), (0, 5), (-5, 0)])


def wrong_oval(sketch):
    sketch.canvas.setLineWidth(1)
    sketch.canvas.ellipse(25, 46.5, 35, 53.5)


def wrong_letter(sketch):
    sketch.canvas.rect(26, 44, 2, 12, stroke=0, fill=1)
    sketch.canvas.rect(26, 54, 8, 2, stroke=0, fill=1)


def wrong_half_a_dot(sketch):
    sketch.polygon(30, 50, check_drawing.crescent(1.6))


@pytest.mark.parametrize(
    ("draw", "problem"),
    [
        (wrong_bare_circle, "bare-circle"),
        (wrong_bare_square, "bare-square"),
        (wrong_circle_points, "circle-points"),
        (wrong_inside, "inside"),
        (wrong_diamond, "shape"),
        (wrong_oval, "shape"),
        (wrong_letter, "shape"),
        (wrong_half_a_dot, "shape"),
    ],
)
def test_what_is_no_sign_is_refused_and_never_guessed(tmp_path, draw, problem):
    sketch = Sketch(tmp_path / "a.pdf")
    draw(sketch)
    assert [(sign.name, sign.problem) for sign in signs_of(sketch)] == [("", problem)]


def test_a_hook_without_its_dot_is_no_sign(tmp_path):
    sketch = Sketch(tmp_path / "a.pdf")
    sketch.stroke(60, 80, [(-3, -3), (-3, -7, 3, -7, 3, -3), (3, -0.5, 0, -0.5, 0, 2)], 1.3)
    assert [sign.name for sign in signs_of(sketch)] == [""]


def test_the_moon_tells_to_which_side_it_is_open(tmp_path):
    sketch = Sketch(tmp_path / "a.pdf")
    sketch.polygon(30, 50, check_drawing.crescent(12, facing=1))
    sketch.polygon(60, 50, check_drawing.crescent(12, facing=-1))
    right, left = signs_of(sketch)
    assert (right.name, left.name) == ("moon", "moon")
    assert right.reach > 0.1 > -0.1 > left.reach


def test_blue_words_and_magenta_marks_are_no_black_ink(tmp_path):
    sketch = Sketch(tmp_path / "a.pdf")
    sketch.canvas.setFillColorRGB(0, 0, 1)
    sketch.disc(30, 50, 5)
    sketch.canvas.setFillColorRGB(1, 0, 1)
    sketch.disc(60, 50, 5)
    sketch.canvas.setFillColorRGB(0, 0, 0.7)
    sketch.disc(30, 20, 5)
    sketch.canvas.setFillGray(0)
    sketch.disc(90, 50, 5)
    image = sketch.image()
    scale = image.width / check_drawing.WIDTH
    assert len(components(black_ink(image, scale, scale), 16)) == 1
    assert len(components(all_ink(image, scale, scale), 16)) == 4
