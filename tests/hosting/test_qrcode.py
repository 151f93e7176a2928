"""The way in as a QR code, read back as a camera would."""

import pytest

numpy = pytest.importorskip("numpy", reason="pip install '.[scan]' brings it")
cv2 = pytest.importorskip("cv2", reason="pip install '.[scan]' brings it")
qrcode = pytest.importorskip("accessible_games.hosting.qrcode", reason="pip install '.[host]' brings segno")

WAY_IN = qrcode.way_in("http://192.168.1.20:8000/", "4711")


def read(picture):
    return cv2.QRCodeDetector().detectAndDecode(picture)[0]


def test_the_picture_holds_the_address_with_the_code():
    picture = cv2.imdecode(numpy.frombuffer(qrcode.png(WAY_IN), numpy.uint8), cv2.IMREAD_GRAYSCALE)
    assert read(picture) == "http://192.168.1.20:8000/#4711"


def test_the_letters_of_a_terminal_hold_the_same_and_fit_into_it():
    lines = qrcode.in_letters(WAY_IN)
    assert len(lines) <= 24 and {len(line) for line in lines} == {len(lines[0])} and len(lines[0]) <= 80
    light = {"█": (255, 255), "▀": (255, 0), "▄": (0, 255), " ": (0, 0)}
    rows = [[light[sign][half] for sign in line] for line in lines for half in (0, 1)]
    picture = numpy.kron(numpy.array(rows, numpy.uint8), numpy.ones((8, 8), numpy.uint8))
    assert read(picture) == WAY_IN
