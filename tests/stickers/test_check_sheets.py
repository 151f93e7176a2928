"""Every sheet that the product prints is read back without a fault; every planted fault is found."""

import shutil
import subprocess
from pathlib import Path

import pytest
from check_drawing import MM, circle_operators, stickers, tampered
from PIL import Image

from stickers.__main__ import main
from stickers.calibration import Calibration
from stickers.check.listing import read_listing
from stickers.check.pdf import check_pdf
from stickers.check.render import opened
from stickers.check.sheet_judge import SheetJudge
from stickers.manifest import Manifest

GAMES = ["kami", "kameloot", "kamimai", "tamashii", "magi_kitchen"]
METHODS = ["swell", "dots", "paint", "punch", "clear"]


def told(path, dpi=300):
    report = check_pdf(path, dpi)
    return report.lines("en")[:-1] if report.faults else []


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_box_of_each_game_reads_back(tmp_path, game):
    path = stickers(tmp_path / "a.pdf", game)
    report = check_pdf(path, 300)
    assert report.lines("en")[:-1] == []
    assert (
        report.signs == {"kami": 32, "kameloot": 102, "kamimai": 64, "tamashii": 6, "magi_kitchen": 100}[game]
    )


@pytest.mark.parametrize(
    ("game", "method"), [*zip(GAMES, METHODS, strict=True), *zip(GAMES[1:] + GAMES[:1], METHODS, strict=True)]
)
def test_each_method_and_language_reads_back(tmp_path, game, method):
    """Each game by two methods, each method in two games, in all languages by turns.

    `bench/print/readback.py` prints and reads every game by every method in every language.
    """
    language = ("en", "fr", "ja")[(GAMES.index(game) + METHODS.index(method)) % 3]
    path = stickers(tmp_path / "a.pdf", game, method=method, language=language, one_each=True)
    assert told(path) == []


@pytest.mark.parametrize(("game", "method"), [*zip(GAMES[2:] + GAMES[:2], METHODS, strict=True)])
def test_a_second_renderer_is_read_alike(tmp_path, game, method):
    if shutil.which("pdftoppm") is None:
        pytest.skip("pdftoppm of poppler is not installed")
    path = stickers(tmp_path / "a.pdf", game, method=method, one_each=True)
    with opened(path) as document:
        listing = read_listing(document, path.name)
    judge = SheetJudge(listing, path.name, "en")
    for number, entries in zip(listing.sheet_pages, listing.pages, strict=True):
        page = str(number)
        command = [
            "pdftoppm",
            "-r",
            "300",
            "-f",
            page,
            "-l",
            page,
            "-singlefile",
            str(path),
            str(tmp_path / "p"),
        ]
        subprocess.run(command, check=True)
        with Image.open(tmp_path / "p.ppm") as image:
            assert [fault.kind for fault in judge.image_faults(image, entries, number)] == []


@pytest.mark.parametrize("stock", ["L7159", "L7163", "3475", "5160", "5371", "6570"])
def test_other_stocks_read_back(tmp_path, stock):
    assert told(stickers(tmp_path / "a.pdf", "kameloot", stock=stock, one_each=True)) == []


@pytest.mark.parametrize("stock", ["8293", "5293"])
def test_round_labels_read_back(tmp_path, stock):
    assert told(stickers(tmp_path / "a.pdf", "kameloot", stock=stock, size=0, one_each=True)) == []


@pytest.mark.parametrize("dpi", [150, 600])
def test_other_resolutions_read_alike(tmp_path, dpi):
    assert told(stickers(tmp_path / "a.pdf", "tamashii", one_each=True), dpi) == []


@pytest.mark.parametrize("method", ["swell", "punch"])
def test_a_calibrated_sheet_is_read_through_its_calibration(tmp_path, method):
    moved = Calibration(1.5, -0.8, 1.004, 0.997, 0.3)
    path = stickers(tmp_path / "a.pdf", "kameloot", method=method, calibration=moved, one_each=True)
    assert told(path) == []


@pytest.fixture(scope="module")
def kami(tmp_path_factory):
    """Two sheets of Kami; cell 3 of the first is skipped, so cell 4 holds the third warrior."""
    return stickers(tmp_path_factory.mktemp("kami") / "kami.pdf", "kami", skip=(3,))


@pytest.fixture(scope="module")
def few(tmp_path_factory):
    """One sheet of it, a sticker of each kind; cell 3 is skipped."""
    return stickers(tmp_path_factory.mktemp("few") / "kami.pdf", "kami", skip=(3,), one_each=True)


# On L7160 the first label begins at 7.2, 15.1 mm; marks hang 4 mm from its top-left corner, and a
# dot for swell paper is 0.83 x 1.6 = 1.328 mm wide.
DOT = (7.2 + 4 + 0.664, 15.1 + 4 + 0.664)


def faults_of(file, tmp_path, **changes):
    path = tampered(file, tmp_path / "bad.pdf", **changes)
    return {(fault.kind, fault.page, fault.cell, fault.card) for fault in check_pdf(path, 300).faults}


def test_an_untouched_copy_has_no_fault(kami, tmp_path):
    assert faults_of(kami, tmp_path) == set()


def test_a_dot_too_many_is_found(few, tmp_path):
    extra = circle_operators(DOT[0] + 5, DOT[1], 1.328, 0)
    assert faults_of(few, tmp_path, after=extra) == {("mark", 1, 1, "warrior")}


def test_the_line_of_a_dot_too_many_names_whose_mark_it_is_now(few, tmp_path):
    path = tampered(few, tmp_path / "bad.pdf", after=circle_operators(DOT[0] + 5, DOT[1], 1.328, 0))
    report = check_pdf(path, 300, "en")
    report.names = {"warrior": "warrior", "horseman": "horseman"}
    line = "Page 1, cell 1, warrior. The mark is two dots, which means horseman; it should be one dot."
    assert report.lines("en")[0] == line


def test_a_lost_dot_is_found(few, tmp_path):
    assert faults_of(few, tmp_path, after=circle_operators(*DOT, 1.7, 1)) == {("empty", 1, 1, "warrior")}


def test_a_wiped_point_is_found(kami, tmp_path):
    """The empress, the 31st card, lies in cell 11 of the second sheet: row 4, column 2."""
    middle = (7.2 + 66 + 4 + 5, 15.1 + 3 * 38.1 + 4 + 5)
    wiped = faults_of(kami, tmp_path, page=1, after=circle_operators(*middle, 1.8, 1))
    assert wiped == {("unread-bare-circle", 2, 11, "empress")}


def test_a_mirrored_page_is_found(few, tmp_path):
    assert ("mirrored", 1, 0, "") in faults_of(few, tmp_path, before=f"-1 0 0 1 {210 * MM} 0 cm")


def test_words_that_run_down_are_told_from_mirrored_ones(tmp_path):
    """Along the edge of a card no two letters stand side by side; labels without a margin have no head."""
    path, order = tmp_path / "a.pdf", ["--edge", "--stock", "L7160", "--only", "warrior:1,lancer:1,empress:1"]
    assert main(["stickers", "kami", *order, "-o", str(path), "--language", "en"]) == 0
    assert told(path) == []
    assert {"mirrored"} == {
        kind for kind, *_ in faults_of(path, tmp_path, before=f"-1 0 0 1 {210 * MM} 0 cm")
    }


def test_a_mirrored_page_without_words_is_found(tmp_path):
    path = stickers(tmp_path / "a.pdf", "kameloot", size=0)
    assert faults_of(path, tmp_path, page=4, before=f"-1 0 0 1 {210 * MM} 0 cm")


@pytest.mark.parametrize("move", [(2, 0), (0, 2), (-2, 0), (0, -2)])
def test_a_page_shifted_by_two_millimetres_is_found(few, tmp_path, move):
    found = faults_of(few, tmp_path, before=f"1 0 0 1 {move[0] * MM} {move[1] * MM} cm")
    # A sticker that is cut tight loses its margin as well, on the sides that the page moved to.
    assert {"corner-off", "place"} <= {fault[0] for fault in found} <= {"corner-off", "place", "margin"}


def test_cards_in_the_wrong_order_are_found(kami, tmp_path):
    """The tenth warrior (cell 11, as cell 3 is skipped) and the first horseman (cell 12) change places.

    They are cut tight around their words, so that the lines to cut along are wrong, too.
    """

    def exchange(listing):
        first, second = listing["pages"][0][9], listing["pages"][0][10]
        for key in ("card", "mark", "text"):
            first[key], second[key] = second[key], first[key]

    found = faults_of(kami, tmp_path, listing=exchange)
    assert found == {
        (kind, 1, *place)
        for kind in ("mark", "words", "cut")
        for place in [(11, "horseman"), (12, "warrior")]
    }


def test_ink_in_a_skipped_cell_is_found_however_small(few, tmp_path):
    speck = circle_operators(7.2 + 132 + 30, 15.1 + 20, 0.3, 0)
    assert faults_of(few, tmp_path, after=speck) == {("skipped-ink", 1, 3, "")}


@pytest.mark.parametrize("factor", [0.8, 1.2])
def test_one_dot_a_fifth_too_small_or_too_large_is_found(few, tmp_path, factor):
    other = circle_operators(*DOT, 1.9, 1) + circle_operators(*DOT, 1.328 * factor, 0)
    assert faults_of(few, tmp_path, after=other) == {("size-dot", 1, 1, "warrior")}


def test_dots_that_stand_a_millimetre_too_close_are_found(tmp_path):
    """The horseman's second dot is moved from 5.0 to 4.0 mm beside the first."""
    path = stickers(tmp_path / "a.pdf", "kami", one_each=True)
    x = DOT[0] + 66
    moved = circle_operators(x + 5, DOT[1], 1.9, 1) + circle_operators(x + 4, DOT[1], 1.328, 0)
    assert faults_of(path, tmp_path, after=moved) == {("size-pitch", 1, 2, "horseman")}


@pytest.mark.parametrize(
    ("operators", "kind"),
    [
        ("q 0.1 0.1 0.1 rg 20 20 1 1 re f Q", "ink-grey"),
        ("q 0 0 0 1 k 20 20 1 1 re f Q", "ink-grey"),
        ("q 0.4 G 20 20 m 30 20 l S Q", "ink-grey"),
        ("q 1 0 0 1 20 20 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \x00 EI Q", "ink-image"),
    ],
)
def test_ink_that_would_rise_unevenly_on_swell_paper_is_found(few, tmp_path, operators, kind):
    assert (kind, 1, 0, "") in faults_of(few, tmp_path, after=operators)


def test_the_list_survives_its_way_through_the_pdf(kami):
    with opened(kami) as document:
        listing = read_listing(document, kami.name)
    assert isinstance(listing, Manifest)
    assert [len(page) for page in listing.pages] == [20, 12]
    assert listing.pages[0][0].card == "warrior"
    assert listing.pages[1][-1].mark == ("circle1",)


def test_the_check_knows_no_geometry_of_the_drawing():
    """Of the drawing's modules it may import the stock table and the list's format; of marks, names."""
    import ast

    allowed = {"stock", "manifest", "marks", "refusal", "texts"}
    folder = Path(__file__).parents[2] / "stickers" / "check"
    used = {
        node.module.split(".")[0]
        for path in folder.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.level == 2 and node.module
    }
    assert used <= allowed


def test_the_check_of_a_pdf_needs_no_array_library(few):
    """Another process, in which numpy and OpenCV cannot be imported, reads the sheets all the same."""
    import sys

    code = (
        "import sys; sys.modules['numpy'] = sys.modules['cv2'] = None\n"
        "from pathlib import Path; from stickers.check.pdf import check_pdf\n"
        f"print(check_pdf(Path({str(few)!r}), 300).passed)"
    )
    root = Path(__file__).parents[2]
    ran = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "True"
