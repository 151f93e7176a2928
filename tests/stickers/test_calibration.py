"""Printer calibration: what is measured is taken back exactly, and nonsense is refused."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.engine import OptionError
from stickers.calibration import (
    Calibration,
    calibration_toml,
    crosses,
    keep_calibration,
    load_calibration,
    measured,
    printer_file,
)

A4 = (210.0, 297.0)


def printed_by(printer, x, y):
    """Where a printer with a shift, two scales and a turn about the middle of the paper puts a point."""
    dx, dy, sx, sy, degrees = printer
    turn = math.radians(degrees)
    u, v = sx * (x - A4[0] / 2), sy * (y - A4[1] / 2)
    return (
        A4[0] / 2 + dx + u * math.cos(turn) - v * math.sin(turn),
        A4[1] / 2 + dy + u * math.sin(turn) + v * math.cos(turn),
    )


def ruler_readings(printer):
    distances = []
    for cross in crosses(*A4):
        x, y = printed_by(printer, *cross)
        distances += [min(x, A4[0] - x), min(y, A4[1] - y)]
    return distances


@given(
    st.tuples(
        st.floats(-3, 3), st.floats(-3, 3), st.floats(0.99, 1.01), st.floats(0.99, 1.01), st.floats(-0.8, 0.8)
    )
)
def test_what_a_printer_does_wrong_is_undone_to_a_twentieth_of_a_millimetre(printer):
    calibration = measured(ruler_readings(printer), *A4)
    for x, y in [(5, 5), (205, 5), (100, 150), (5, 292), (205, 292)]:
        assert printed_by(printer, *calibration.moved(x, y)) == pytest.approx((x, y), abs=0.05)


def test_a_perfect_print_needs_no_calibration():
    assert measured([20] * 8, *A4) == Calibration()


def test_the_matrix_moves_and_scales_in_millimetres_from_the_top_left():
    a, b, c, d, e, f = Calibration(dx=2, dy=-1, sx=1.005, sy=1.005).matrix(297 * 72 / 25.4)
    assert (a, b, c, d) == pytest.approx((1.005, 0, 0, 1.005))
    # The top-left corner goes 2 mm to the right and 1 mm up.
    x, y = e, d * 297 * 72 / 25.4 + f
    assert x == pytest.approx(2 * 72 / 25.4)
    assert y == pytest.approx((297 + 1) * 72 / 25.4)


@pytest.mark.parametrize("point", [(0, 0), (210, 297), (50, 200)])
def test_the_matrix_and_the_moved_point_agree(point):
    calibration = Calibration(1.5, -2, 1.01, 0.99, 0.7)
    mm = 72 / 25.4
    a, b, c, d, e, f = calibration.matrix(297 * mm)
    x, y = point[0] * mm, (297 - point[1]) * mm
    assert ((a * x + c * y + e) / mm, 297 - (b * x + d * y + f) / mm) == pytest.approx(
        calibration.moved(*point)
    )


def test_fit_to_page_is_recognised_and_named():
    readings = ruler_readings((0, 0, 0.96, 0.96, 0))
    with pytest.raises(OptionError, match="fit to page"):
        measured(readings, *A4)


@pytest.mark.parametrize("readings", [[20] * 7, [], [20] * 7 + [math.nan], [20] * 7 + [math.inf]])
def test_anything_but_eight_distances_is_refused(readings):
    with pytest.raises(OptionError, match="eight distances"):
        measured(readings, *A4)


def test_a_shift_that_no_printer_makes_is_refused():
    with pytest.raises(OptionError, match="20 mm to the right"):
        measured([40, 20, 0, 20, 40, 20, 0, 20], *A4)


def test_a_kept_calibration_is_read_back(tmp_path):
    kept = Calibration(0.4, -0.25, 1.002, 0.998, 0.1)
    path = printer_file("Office 2", tmp_path)
    path.parent.mkdir()
    path.write_text(calibration_toml(kept))
    assert load_calibration("office 2", tmp_path) == kept


@pytest.mark.parametrize("name", ["", "../secret", "a/b", ".hidden", "x" * 61, " pad", "nul\0"])
def test_a_printers_name_that_is_no_file_name_is_refused(name, tmp_path):
    with pytest.raises(OptionError, match="name of a printer"):
        printer_file(name, tmp_path)


def test_an_unknown_printer_is_refused_with_those_that_are_known(tmp_path):
    (tmp_path / "printers").mkdir()
    (tmp_path / "printers" / "office.toml").write_text(calibration_toml(Calibration()))
    with pytest.raises(OptionError, match="Known: office"):
        load_calibration("home", tmp_path)


def test_a_damaged_calibration_is_refused_by_file_and_key(tmp_path):
    (tmp_path / "printers").mkdir()
    (tmp_path / "printers" / "office.toml").write_text("dx = 'far'\n")
    with pytest.raises(OptionError, match=r"office.toml: dx"):
        load_calibration("office", tmp_path)


def test_everything_in_one_folder_includes_what_is_known_of_printers(tmp_path, monkeypatch):
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))
    keep_calibration("attic", Calibration(dx=1.5))
    assert (tmp_path / "printers" / "attic.toml").is_file()
    assert load_calibration("attic") == Calibration(dx=1.5)


def test_a_folder_that_cannot_be_written_is_told_in_one_sentence(tmp_path):
    (tmp_path / "printers").write_text("a file where the folder should be")
    with pytest.raises(OptionError, match="attic.toml"):
        keep_calibration("attic", Calibration(dx=1.5), tmp_path)
