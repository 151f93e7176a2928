"""Simulated scans read without a wrong value, and tell how the printer laid the print on the paper."""

import importlib.util
import math
import struct
import zlib
from functools import lru_cache

import pypdfium2 as pdfium
import pytest
from check_drawing import MM, circle_operators, stickers, tampered
from PIL import Image, ImageOps

from stickers.calibration import Calibration
from stickers.check.faults import Unreadable
from stickers.check.lie import uneven
from stickers.check.picture import load
from stickers.check.placement import Placement, apply, combined, fit, inverse
from stickers.check.scan_check import check_scan

needs_opencv = pytest.mark.skipif(importlib.util.find_spec("cv2") is None, reason="OpenCV, the extra [scan]")
DOT = (7.2 + 4 + 0.664, 15.1 + 4 + 0.664)


def scan_of(pdf, target, page=0, dpi=300, placement=None, blur=0.08, noise=15, gain=0.05, base=600, **how):
    """A scan of a printed page, made with other tools than the product's own.

    Args:
        placement: how the printer and the scanner move the page; by default 1 degree about its middle.
        blur: standard deviation, mm.
        noise: standard deviation of each channel, of 255.
        gain: how much wider ink becomes, mm.
        base: dots per inch at which ink spreads, before the scanner sees it.
        how: grey=True for a scan without colour, turned=180, margin= mm of dark table around the sheet.
    """
    import cv2
    import numpy

    sheet = _printed(pdf, page, base, gain, max(blur * base / 25.4, 0.4 * base / dpi))
    margin = how.get("margin", 0)
    a, b, c, d, e, f = (placement or turned_about_middle(1)).affine
    ratio = dpi / base
    half = (ratio - 1) / 2
    offset = [(value + margin) * dpi / 25.4 + half for value in (c, f)]
    matrix = numpy.array([[a * ratio, b * ratio, offset[0]], [d * ratio, e * ratio, offset[1]]])
    size = tuple(round((side + 2 * margin) * dpi / 25.4) for side in (210, 297))
    around = (60, 60, 60) if margin else (255, 255, 255)
    paper = cv2.warpAffine(sheet, matrix, size, flags=cv2.INTER_AREA, borderValue=around)
    grain = _grain(paper.shape) * numpy.float32(noise)
    pixels = numpy.clip(paper * numpy.float32(0.9) + 12 + grain, 0, 255).astype(numpy.uint8)
    image = Image.fromarray(pixels).convert("L" if how.get("grey") else "RGB").rotate(how.get("turned", 0))
    image.save(target, dpi=(dpi, dpi))
    return target


@lru_cache(maxsize=2)
def _printed(pdf, page, base, gain, blur):
    """A page as ink has spread on it, and as the scanner's lens sees it; most tests begin with the same."""
    import cv2
    import numpy

    document = pdfium.PdfDocument(str(pdf))
    sheet = numpy.asarray(document[page].render(scale=base / 72).to_pil().convert("RGB"))
    document.close()
    reach = 2 * round(gain / 2 * base / 25.4) + 1
    if reach > 1:
        sheet = cv2.erode(sheet, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (reach, reach)))
    return cv2.GaussianBlur(sheet, (0, 0), blur)


@lru_cache(maxsize=1)
def _grain(shape):
    import numpy

    return numpy.random.default_rng(1).standard_normal(shape, numpy.float32)


def turned_about_middle(degrees):
    turn = math.radians(degrees)
    x, y = 105, 148.5
    return Placement(
        x - x * math.cos(turn) + y * math.sin(turn),
        y - x * math.sin(turn) - y * math.cos(turn),
        1,
        1,
        degrees,
    )


@pytest.fixture(scope="module")
def kameloot(tmp_path_factory):
    """Five sheets: numbers on the first ones, the question mark and the moon on the last."""
    return stickers(tmp_path_factory.mktemp("scan") / "kameloot.pdf", "kameloot")


@pytest.fixture(scope="module")
def few(tmp_path_factory):
    """One sheet of eight stickers: on a grey scan each letter is looked at like a mark."""
    return stickers(tmp_path_factory.mktemp("scan") / "kami.pdf", "kami", one_each=True)


@needs_opencv
@pytest.mark.parametrize(("page", "dpi", "name"), [(0, 300, "s.tif"), (4, 150, "s.png")])
def test_a_crooked_noisy_scan_with_dot_gain_reads_without_a_fault_and_the_gain_is_told(
    kameloot, tmp_path, page, dpi, name
):
    """1.33 mm drawn and 0.085 mm of gain, a pixel of 600 dpi on either side, are 1.41 mm on paper."""
    report = check_scan(kameloot, scan_of(kameloot, tmp_path / name, page, dpi, gain=0.085), "en")
    assert [fault.kind for fault in report.faults] == []
    assert ("check-scan-page", {"page": page + 1, "turned": 0}) in report.notes
    if dpi == 300:
        told = dict(report.notes)["check-scan-dots"]
        assert float(told["found"]) == pytest.approx(1.41, abs=0.05)


@needs_opencv
@pytest.mark.parametrize("game", ["kami", "kamimai", "tamashii"])
def test_the_marks_of_the_other_games_read_from_a_scan(tmp_path, game):
    path = stickers(tmp_path / "a.pdf", game, one_each=True)
    assert check_scan(path, scan_of(path, tmp_path / "s.tif", dpi=200, base=300)).faults == []


@needs_opencv
@pytest.mark.parametrize("method", ["dots", "punch"])
def test_other_methods_read_from_a_scan_at_300_dpi(tmp_path, method):
    path = stickers(tmp_path / "a.pdf", "kami", one_each=True, method=method)
    scan = scan_of(path, tmp_path / "s.tif", page=1 if method == "punch" else 0, base=300)
    assert check_scan(path, scan).faults == []


@needs_opencv
def test_a_sheet_that_lay_upside_down_is_read_and_said_so(kameloot, tmp_path):
    report = check_scan(kameloot, scan_of(kameloot, tmp_path / "s.tif", dpi=200, turned=180, base=300))
    assert report.faults == []
    assert ("check-scan-page", {"page": 1, "turned": 180}) in report.notes


@needs_opencv
def test_the_calibration_takes_back_what_the_printer_did(kameloot, tmp_path):
    """The printer moves by 1.2 and -0.7 mm, scales by 0.6 and -0.5 %, turns by half a degree."""
    printer = Placement(1.2, -0.7, 1.006, 0.995, 0.5)
    scan = scan_of(kameloot, tmp_path / "s.tif", dpi=200, placement=printer, base=300)
    report = check_scan(kameloot, scan)
    assert report.faults == []
    assert report.calibration is not None
    both = combined(report.calibration.affine, printer.affine)
    for corner in [(0, 0), (210, 0), (0, 297), (210, 297)]:
        assert apply(both, corner) == pytest.approx(corner, abs=0.1)


@needs_opencv
def test_a_second_measurement_counts_on_the_first(tmp_path):
    """A sheet that was printed through the right calibration is found in its place, and it is kept."""
    printer = Placement(1.2, -0.7, 1.006, 0.995, 0.5)
    a, b, c, d, e, f = inverse(printer.affine)
    right, _ = fit(
        [(0, 0), (210, 0), (0, 297)], [(c, f), (210 * a + c, 210 * d + f), (297 * b + c, 297 * e + f)]
    )
    path = stickers(tmp_path / "a.pdf", "kami", calibration=Calibration(**right.table()))
    report = check_scan(path, scan_of(path, tmp_path / "s.tif", dpi=200, placement=printer, base=300))
    assert report.faults == []
    assert report.calibration is not None
    for corner in [(0, 0), (210, 297)]:
        assert apply(report.calibration.affine, corner) == pytest.approx(apply(right.affine, corner), abs=0.1)


@needs_opencv
def test_a_photo_on_a_dark_table_is_measured_from_the_edges_of_the_sheet(kameloot, tmp_path):
    scan = scan_of(kameloot, tmp_path / "s.tif", dpi=200, placement=Placement(), margin=12, base=300)
    report = check_scan(kameloot, scan)
    assert report.faults == []
    assert report.calibration is not None
    assert report.calibration.dx == pytest.approx(0, abs=0.5)


@needs_opencv
@pytest.mark.parametrize(
    ("operators", "kind"),
    [
        (circle_operators(DOT[0] + 10, DOT[1], 1.328, 0), "mark"),
        (circle_operators(*DOT, 1.9, 1), "mark"),
        (circle_operators(*DOT, 1.9, 1) + circle_operators(*DOT, 0.85, 0), "size-dot"),
    ],
)
def test_faults_on_the_print_are_found(kameloot, tmp_path, operators, kind):
    """The first sticker is the ring's, two dots."""
    bad = tampered(kameloot, tmp_path / "bad.pdf", after=operators)
    report = check_scan(kameloot, scan_of(bad, tmp_path / "s.tif", dpi=200, base=300))
    assert [(fault.kind, fault.cell, fault.card) for fault in report.faults] == [(kind, 1, "ring")]


def printed(sx=1.0, sy=1.0, dx=0.0, dy=0.0):
    """A print that is scaled about the middle of an A4 sheet, as "fit to page" does it, and moved."""
    return Placement(105 * (1 - sx) + dx, 148.5 * (1 - sy) + dy, sx, sy, 0)


def on_a_dark_table(scan, margin=15, dpi=200):
    """The same picture of a sheet, with so many mm of table around it."""
    around = round(margin / 25.4 * dpi)
    with Image.open(scan) as sheet:
        table = Image.new("RGB", (sheet.width + 2 * around, sheet.height + 2 * around), (60, 60, 60))
        table.paste(sheet, (around, around))
    table.save(scan, dpi=(dpi, dpi), compress_level=1)
    return scan


@needs_opencv
@pytest.mark.parametrize(
    ("placement", "kind", "told", "dark"),
    [
        (printed(0.97, 0.97), "print-scaled", {"sx": "97.0", "sy": "97.0"}, True),
        (printed(1.03, 1.03), "print-scaled", {"sx": "103.0", "sy": "103.0"}, False),
        (printed(0.96, 1.0), "print-scaled", {"sx": "96.0", "sy": "100.0"}, False),
        (printed(dx=4.0), "print-moved", {"dx": "4.0", "dy": "0.0"}, True),
    ],
)
def test_a_print_that_came_out_at_another_size_or_place_is_no_good(
    kameloot, tmp_path, placement, kind, told, dark
):
    scan = scan_of(kameloot, tmp_path / "s.tif", dpi=200, placement=placement, base=300)
    if dark:
        on_a_dark_table(scan)
    report = check_scan(kameloot, scan)
    assert [fault.kind for fault in report.faults] == [kind]
    for name, value in told.items():
        assert float(report.faults[0].details[name]) == pytest.approx(float(value), abs=0.3)


@needs_opencv
def test_a_shrunk_print_at_150_dots_per_inch_is_measured_and_not_called_too_coarse(few, tmp_path):
    """97 % leave 145 dots to an inch of the drawing; that of a file without resolution the paper's edges tell."""
    scan = on_a_dark_table(scan_of(few, tmp_path / "s.png", dpi=150, placement=printed(0.97, 0.97), noise=5))
    with Image.open(scan) as image:
        bare = Image.frombytes(image.mode, image.size, image.tobytes())
    bare.save(scan, compress_level=1)
    (fault,) = check_scan(few, scan, "en").faults
    assert fault.kind == "print-scaled" and float(fault.details["sx"]) == pytest.approx(97, abs=0.3)


@pytest.mark.parametrize(("size", "kind"), [(1.035, "print-scaled"), (0.99, "print-bent")])
def test_a_corner_mark_that_the_paper_cuts_off_does_not_make_a_large_print_a_bent_one(size, kind):
    """One of four marks lies 3 mm further in than the others say: half of it is beyond the paper."""
    drawn = [(7.0, 7.0), (203.0, 7.0), (7.0, 290.0), (203.0, 290.0)]
    found = [((x - 105) * size + 105, (y - 148.5) * size + 148.5) for x, y in drawn]
    found[3] = (found[3][0] - 3, found[3][1] - 3)
    assert uneven(*fit(drawn, found), page=1).kind == kind


@needs_opencv
def test_a_print_that_is_turned_on_its_paper_is_no_good_and_one_that_lay_crooked_is(kameloot, tmp_path):
    """On a dark table the paper's edges tell the one from the other."""
    import cv2
    import numpy

    straight = scan_of(kameloot, tmp_path / "s.tif", dpi=200, placement=Placement(), margin=45, base=300)
    pixels = cv2.imread(str(straight))
    height, width = pixels.shape[:2]
    turn = cv2.getRotationMatrix2D((width / 2, height / 2), 12, 1)
    crooked = cv2.warpAffine(pixels, turn, (width, height), borderValue=(60, 60, 60))
    Image.fromarray(numpy.ascontiguousarray(crooked[..., ::-1])).save(tmp_path / "c.tif", dpi=(200, 200))
    assert check_scan(kameloot, tmp_path / "c.tif").faults == []
    turned = scan_of(kameloot, tmp_path / "t.tif", dpi=200, placement=turned_about_middle(1.2), base=300)
    assert [f.kind for f in check_scan(kameloot, on_a_dark_table(turned)).faults] == ["print-turned"]


@needs_opencv
def test_the_resolution_tells_the_size_even_where_the_paper_seems_to_fit(kameloot, tmp_path):
    """A sheet that was copied at 97 %, paper and all, is as long as its paper: only the scanner knows."""
    scan = scan_of(kameloot, tmp_path / "s.tif", dpi=200, placement=printed(0.97, 0.97), margin=15, base=300)
    assert [fault.kind for fault in check_scan(kameloot, scan).faults] == ["print-scaled"]


@needs_opencv
@pytest.mark.parametrize(("resolution", "kind"), [(None, "print-no-size"), (200, "print-no-edges")])
def test_a_print_whose_place_cannot_be_seen_is_not_called_right(kameloot, tmp_path, resolution, kind):
    """The marks are compared all the same; a scan of part of the glass tells the size by its resolution."""
    scan = scan_of(kameloot, tmp_path / "s.tif", dpi=200, placement=Placement(), base=300)
    with Image.open(scan) as image:
        larger = Image.new("RGB", (image.width + 200, image.height + 100), "white")
        larger.paste(image, (120, 60))
    told = {"dpi": (resolution, resolution)} if resolution else {}
    larger.save(tmp_path / "l.tif", **told)
    report = check_scan(kameloot, tmp_path / "l.tif")
    assert [fault.kind for fault in report.faults] == [kind]
    assert ("check-scan-page", {"page": 1, "turned": 0}) in report.notes
    shrunk = scan_of(kameloot, tmp_path / "t.tif", dpi=200, placement=printed(0.97, 0.97), base=300)
    with Image.open(shrunk) as image:
        image.save(tmp_path / "u.tif")
    given = check_scan(kameloot, tmp_path / "u.tif", dpi=200)
    assert [fault.kind for fault in given.faults] == ["print-scaled"]


@needs_opencv
def test_a_mark_under_the_edge_of_a_shadow_is_not_guessed(kameloot, tmp_path):
    import numpy

    scan = scan_of(kameloot, tmp_path / "s.tif", dpi=200, placement=Placement(), margin=12, base=300)
    with Image.open(scan) as image:
        pixels = numpy.asarray(image).astype(float)
    width = pixels.shape[1]
    edge = numpy.clip((numpy.arange(width) - 0.22 * width) / 6, 0, 1)
    shaded = (pixels * (1 - 0.62 * edge)[None, :, None]).astype(numpy.uint8)
    Image.fromarray(shaded).save(tmp_path / "t.tif", dpi=(200, 200))
    kinds = {fault.kind for fault in check_scan(kameloot, tmp_path / "t.tif").faults}
    assert kinds <= {"unread-shadow"}


@needs_opencv
def test_a_pale_guide_is_read_across_the_hard_edge_of_a_shadow_which_is_none():
    """The old ink was what uneven light left: at 2 to 1 the edge itself read as a line as dark as a guide."""
    import cv2
    import numpy

    from stickers.check.scan_ink import lines_of

    across = numpy.arange(600)
    light = numpy.interp(across, [295, 305], [230, 115])[None, :].repeat(600, 0)
    light[299:302] *= 0.7  # a guide of 3 pixels, 30 % of black when it is blurred
    grey = cv2.GaussianBlur(light.astype(numpy.uint8), (0, 0), 0.8)
    none = numpy.zeros_like(grey)
    found = lines_of(grey, none, none, 28)
    assert found[300, 20:-20].min() > 28, "the guide is whole, in light, in shadow and between them"
    assert found[20:280].max() < 28, "the edge of the shadow is bare"


@needs_opencv
def test_two_guides_that_blurred_into_one_band_under_noise_are_two_whole_lines_again():
    import cv2
    import numpy

    from stickers.check.components import components
    from stickers.check.raster import Raster
    from stickers.check.ridges import WAYS, Ridges
    from stickers.stock import Rect

    # At 12 pixels to the mm: half black, 0.3 mm wide, 0.8 mm apart, blurred by 0.26 mm.
    paper = numpy.full((300, 300), 240, numpy.float32)
    for top in (145, 155):
        paper[top - 2 : top + 2, 48:252] = 120
    blurred = cv2.GaussianBlur(paper, (0, 0), 0.26 * 12)
    # The scan had half as many pixels, each with noise of its own.
    noise = cv2.resize(numpy.random.default_rng(5).normal(0, 9, (150, 150)).astype("f4"), (300, 300))
    grey = numpy.clip(blurred + noise, 0, 255).astype(numpy.uint8)
    everywhere = Raster(300, 300, 12, 12, b"\xff" * 90000)
    lines = Ridges(grey, 12).drawn(everywhere, [Rect(0, 0, 25, 25)], WAYS[0], 28)
    found = components(lines, 28)
    plain = Raster(300, 300, 12, 12, (255 - grey).tobytes())
    assert components(plain, 45)[0].bottom - components(plain, 45)[0].top > 10, "one band as it was scanned"
    assert len(found) == 2 and all(piece.right - piece.left > 16 * 12 for piece in found)


@needs_opencv
def test_a_mirrored_print_is_no_good(kameloot, tmp_path):
    bad = tampered(kameloot, tmp_path / "bad.pdf", page=4, before=f"-1 0 0 1 {210 * MM} 0 cm")
    report = check_scan(kameloot, scan_of(bad, tmp_path / "s.tif", page=4, dpi=200, base=300))
    assert report.faults


@needs_opencv
def test_a_scan_that_is_too_coarse_to_be_trusted_is_refused(kameloot, tmp_path):
    scan = scan_of(kameloot, tmp_path / "s.tif", dpi=100, base=300)
    with pytest.raises(Unreadable) as refused:
        check_scan(kameloot, scan)
    assert refused.value.key == "check-too-coarse"


@needs_opencv
def test_a_grey_scan_is_read_because_words_and_cut_lines_are_known_by_their_places(few, tmp_path):
    right = check_scan(few, scan_of(few, tmp_path / "s.tif", dpi=200, base=300, grey=True))
    assert [fault.kind for fault in right.faults] == []
    bad = tampered(few, tmp_path / "bad.pdf", after=circle_operators(DOT[0] + 5, DOT[1], 1.328, 0))
    wrong = check_scan(few, scan_of(bad, tmp_path / "t.tif", dpi=200, base=300, grey=True))
    assert [(fault.kind, fault.cell) for fault in wrong.faults] == [("mark", 1)]


@needs_opencv
def test_a_grey_scan_whose_words_are_others_is_refused(few, tmp_path):
    """The same sheet in French: its words stand where the English file has none."""
    other = stickers(tmp_path / "fr.pdf", "kami", language="fr", one_each=True)
    with pytest.raises(Unreadable) as refused:
        check_scan(few, scan_of(other, tmp_path / "s.tif", dpi=200, base=300, grey=True))
    assert refused.value.key == "check-scan-grey"


@needs_opencv
def test_a_sheet_of_another_game_and_the_front_of_a_pricked_one_are_called_so_and_not_blurred(few, tmp_path):
    """The others' marks are sharp and in the same cells, so nothing but the sheet is wrong."""
    other = stickers(tmp_path / "other.pdf", "kameloot")
    told = check_scan(few, scan_of(other, tmp_path / "o.png"), "en")
    assert told.faults[0].kind == "other-sheet" and not told.passed
    pricked = stickers(tmp_path / "p.pdf", "kami", method="punch", one_each=True)
    with pytest.raises(Unreadable) as refused:
        check_scan(pricked, scan_of(pricked, tmp_path / "f.png", page=0), "en")
    assert refused.value.key == "check-scan-bare"


@needs_opencv
def test_an_image_that_is_no_sheet_is_refused(kameloot, tmp_path):
    Image.new("RGB", (2480, 3508), "white").save(tmp_path / "s.tif")
    with pytest.raises(Unreadable) as refused:
        check_scan(kameloot, tmp_path / "s.tif")
    assert refused.value.key == "check-no-corners"


def cut(picture, folder, name):
    picture.save(folder / name)
    content = (folder / name).read_bytes()
    (folder / name).write_bytes(content[: len(content) // 2])


def claiming(width, height):
    """A PNG that says in its head how large it is, and holds nothing."""
    head = struct.pack(">II5B", width, height, 8, 2, 0, 0, 0)
    chunks = [(b"IHDR", head), (b"IDAT", b""), (b"IEND", b"")]
    told = [struct.pack(">I", len(d)) + t + d + struct.pack(">I", zlib.crc32(t + d)) for t, d in chunks]
    return b"\x89PNG\r\n\x1a\n" + b"".join(told)


NO_SHEETS = {
    "none.png": (lambda folder, name: None, "check-no-file"),
    "folder.png": (lambda folder, name: (folder / name).mkdir(), "check-no-file"),
    "text.png": (lambda folder, name: (folder / name).write_text("no image"), "check-no-image"),
    "empty.png": (lambda folder, name: (folder / name).write_bytes(b""), "check-no-image"),
    "half.png": (lambda folder, name: cut(noise(), folder, name), "check-image-damaged"),
    "half.jpg": (lambda folder, name: cut(noise(), folder, name), "check-image-damaged"),
    "half.tif": (lambda folder, name: cut(noise(), folder, name), "check-image-damaged"),
    "vast.png": (
        lambda folder, name: (folder / name).write_bytes(claiming(20000, 20000)),
        "check-image-large",
    ),
    "one.png": (lambda folder, name: Image.new("RGB", (1, 1)).save(folder / name), "check-no-corners"),
    "line.png": (lambda folder, name: Image.new("RGB", (1, 900)).save(folder / name), "check-no-corners"),
}


def noise():
    return Image.effect_noise((300, 400), 90)


@needs_opencv
@pytest.mark.parametrize("name", NO_SHEETS)
def test_an_image_that_cannot_be_judged_is_refused_for_what_is_wrong_with_it(kameloot, tmp_path, name):
    make, key = NO_SHEETS[name]
    make(tmp_path, name)
    with pytest.raises(Unreadable) as refused:
        check_scan(kameloot, tmp_path / name)
    assert refused.value.key == key


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGB", "RGBA", "CMYK", "I;16", "F", "LAB"])
def test_black_on_white_is_that_in_every_kind_of_picture(tmp_path, mode):
    """Left half black, right half white; where there is transparency, white is what lets paper through."""
    plain = Image.new("L", (40, 20), 255)
    plain.paste(0, (0, 0, 20, 20))
    if mode == "I;16":
        picture = plain.convert("I").point(lambda level: level * 257).convert("I;16")
    elif mode in ("LA", "RGBA"):
        picture = Image.new(mode, plain.size)
        picture.putalpha(ImageOps.invert(plain))
    else:
        picture = (plain.convert("RGB") if mode in ("CMYK", "LAB") else plain).convert(mode)
    picture.save(tmp_path / "a.tif")
    loaded, _ = load(tmp_path / "a.tif")
    assert loaded.mode == "RGB"
    assert max(loaded.getpixel((5, 10))) < 40 and min(loaded.getpixel((35, 10))) > 215


def test_a_picture_finer_than_can_be_used_is_made_coarser_with_its_resolution(tmp_path):
    Image.new("1", (9000, 9000), 1).save(tmp_path / "a.png", dpi=(1200, 1200))
    loaded, dpi = load(tmp_path / "a.png")
    assert loaded.size == (4500, 4500) and dpi == pytest.approx(600, abs=0.1)


def test_without_opencv_one_line_says_what_to_install(kameloot, tmp_path, monkeypatch):
    import sys

    monkeypatch.setitem(sys.modules, "cv2", None)
    monkeypatch.delitem(sys.modules, "stickers.check.scan", raising=False)
    with pytest.raises(Unreadable) as refused:
        check_scan(kameloot, tmp_path / "s.tif")
    assert 'pip install "accessible-games[scan]"' in refused.value.sentence("en")


def test_fit_finds_the_placement_that_moved_the_points():
    true = Placement(1.5, -2.25, 1.004, 0.991, 0.75)
    points = [(6, 6), (204, 6), (6, 291), (204, 291)]
    found, rest = fit(points, [apply(true.affine, point) for point in points])
    assert rest < 1e-9
    assert found.table() == pytest.approx(true.table(), abs=1e-9)


def test_inverse_takes_a_placement_back():
    moved = Placement(1.5, -2.25, 1.004, 0.991, 0.75).affine
    assert apply(inverse(moved), apply(moved, (33, 44))) == pytest.approx((33, 44))


@needs_opencv
def test_the_command_keeps_the_calibration_for_later_sheets(kameloot, tmp_path, monkeypatch, capsys):
    from stickers.__main__ import main
    from stickers.calibration import load_calibration

    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setattr("platformdirs.user_config_path", lambda *names, **how: tmp_path)
    printer = Placement(1.2, -0.7, 1.006, 0.995, 0.5)
    scan = scan_of(kameloot, tmp_path / "s.tif", dpi=200, placement=printer, base=300)
    arguments = [
        "check",
        str(kameloot),
        "--scan",
        str(scan),
        "--save-calibration",
        "attic",
        "--language",
        "en",
    ]
    assert main(arguments) == 0
    assert "Printer attic: moved" in capsys.readouterr().out
    kept = load_calibration("attic")
    both = combined(Placement(kept.dx, kept.dy, kept.sx, kept.sy, kept.rotation).affine, printer.affine)
    assert apply(both, (210, 297)) == pytest.approx((210, 297), abs=0.1)


@needs_opencv
def test_a_sheet_that_was_shrunk_into_a_corner_is_told_its_scale_and_no_mark_of_it_is_called_wrong(
    kameloot, tmp_path
):
    """Its far corner mark lies 31 mm from where it belongs, so that the marks alone must tell how it lies."""
    shrunk = Placement(0, 0, 0.91, 0.91, 0)
    scan = scan_of(kameloot, tmp_path / "s.tif", dpi=200, placement=shrunk, margin=15, base=300)
    report = check_scan(kameloot, scan)
    assert [fault.kind for fault in report.faults] == ["print-scaled"]
    (placement,) = [values for key, values in report.notes if key == "check-scan-placement"]
    assert abs(float(placement["dx"])) < 0.5 and abs(float(placement["dy"])) < 0.5


@needs_opencv
def test_the_colour_that_a_jpeg_blurs_around_words_is_not_taken_for_a_sign(kameloot, tmp_path):
    scan = scan_of(kameloot, tmp_path / "s.tif", dpi=200, noise=6, margin=15, base=300)
    with Image.open(scan) as image:
        image.save(tmp_path / "s.jpg", quality=45, subsampling="4:2:0", dpi=(200, 200))
    assert check_scan(kameloot, tmp_path / "s.jpg").faults == []


@needs_opencv
def test_a_dot_too_many_behind_the_widest_mark_is_found(tmp_path):
    path = stickers(tmp_path / "a.pdf", "tamashii")
    # The first mark is a solid square of 9.5 mm; a dot beside it is still on the sticker.
    dot = circle_operators(7.2 + 4 + 9.5 + 4.2, 15.1 + 4 + 4.7, 1.328, 0)
    bad = tampered(path, tmp_path / "bad.pdf", after=dot)
    faults = check_scan(path, scan_of(bad, tmp_path / "s.tif", dpi=150, base=300)).faults
    assert [(fault.kind, fault.cell) for fault in faults] == [("mark", 1)]


@needs_opencv
def test_a_toner_speck_is_passed_over_only_if_the_mark_is_right_without_it(kameloot, tmp_path):
    speck = circle_operators(DOT[0] + 8, DOT[1] + 3, 0.4, 0)
    report = check_scan(
        kameloot,
        scan_of(tampered(kameloot, tmp_path / "a.pdf", after=speck), tmp_path / "a.tif", dpi=200, base=300),
    )
    assert report.faults == []
    wiped = f"1 g {(DOT[0] - 1) * MM} {(297 - DOT[1] - 1) * MM} {2 * MM} {2 * MM} re f 0 g "
    bad = tampered(kameloot, tmp_path / "b.pdf", after=wiped + speck)
    kinds = [
        fault.kind
        for fault in check_scan(kameloot, scan_of(bad, tmp_path / "b.tif", dpi=200, base=300)).faults
    ]
    assert kinds == ["unread-shape"]


@needs_opencv
def test_a_shadow_over_a_corner_of_the_sheet_does_not_move_its_corner_marks(kameloot, tmp_path):
    import numpy

    scan = scan_of(kameloot, tmp_path / "s.tif", dpi=200, noise=6, margin=15, placement=Placement(), base=300)
    with Image.open(scan) as image:
        pixels = numpy.asarray(image).astype(numpy.float32)
    rows, columns = numpy.indices(pixels.shape[:2])
    # The top-left corner of the sheet lies in a hard shadow of 40 % whose edge runs across its labels.
    pixels[(rows + columns) < 0.45 * pixels.shape[1]] *= 0.6
    Image.fromarray(pixels.astype(numpy.uint8)).save(scan, dpi=(200, 200))
    report = check_scan(kameloot, scan)
    assert not [fault for fault in report.faults if fault.kind not in ("unread-shadow",)]
