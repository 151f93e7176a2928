"""Two pages that are felt and measured before the first sheet: sizes by touch, and the printer's errors."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from .calibration import CROSS, NEUTRAL, Calibration, crosses
from .folio import Folio
from .furniture import ruler
from .geometry import Drawing, Shape, draw
from .lettering import spaced, wrap
from .methods import HAIRLINE, MM, Method
from .paths import rectangle
from .profile import COMFORT, Profile
from .stock import PAPERS, Rect
from .tags import Tag
from .texts import texts

SIZES: Final[dict[str, tuple[float, ...]]] = {
    "dot": (1.0, 1.2, 1.4, 1.6, 1.8, 2.0, 2.2),
    "pitch": (2.5, 3.0, 3.5, 4.0, 5.0, 6.0, 6.5),
    "circle": (6.0, 7.0, 8.0, 10.0, 12.0, 14.0),
    "square": (6.0, 8.0, 10.0, 12.0, 14.0, 16.0),
    "line": (0.4, 0.6, 0.8, 1.0, 1.2, 1.4, 1.6),
}
"""What is to be felt, in mm; the rows of the page, in order."""

_LEFT: Final = 18.0
_STEP: Final = 24.0
_LARGE: Final = 16.0
_LINE_LENGTH: Final = 18.0


def test_sheet(method: Method, paper: str, language: str, calibration: Calibration = NEUTRAL) -> bytes:
    """The page with every size in a row of its own, made as the stickers will be.

    Args:
        method: how the stickers will be made.
        paper: "a4" or "letter".
        language: of the words.
        calibration: of the printer.
    """
    words = texts(language, "sheets")
    folio = Folio(paper, words.text("test-title"), language, calibration, method.words)
    _line_of(folio, "H1", _LEFT, 16, words.text("test-title"), 18)
    y = _paragraph(folio, words.text("test-how"), 18)
    for row, sizes in SIZES.items():
        y += 9
        _line_of(folio, "H2", _LEFT, y, words.text(f"test-{row}"), _LARGE)
        drawings = [(size, _sample(row, size, method)) for size in sizes]
        tallest = max(drawing.height for _, drawing in drawings)
        for place, (size, drawing) in enumerate(drawings):
            x = _LEFT + place * _STEP
            written = words.text("test-size", size=size)
            alt = words.text("test-item", what=words.text(f"test-{row}"), size=size)
            origin = folio.point(x, y + 4 + (tallest - drawing.height) / 2)
            shown = f"q 1 0 0 1 {origin} cm {method.operators(drawing)} Q"
            number = folio.text(x, y + 4 + tallest + 8, written, _LARGE)
            box = Rect(x, y + 4, max(drawing.width, 8.0), tallest + 8)
            folio.add(Tag("Figure", alt, written, _LARGE, box), f"{shown} {number}")
        y += 4 + tallest + 8
    _paragraph(folio, words.text("test-write"), y + 3)
    ruler(folio, _LEFT, folio.height - 10)
    _line_of(folio, "P", _LEFT + 104, folio.height - 8.5, words.text("ruler"), 9)
    folio.end_page(mirrored=method.mirrored)
    return folio.finish({})


def _sample(row: str, size: float, method: Method) -> Drawing:
    if row == "line":
        return _line(size, method)
    mark = {"dot": ("dot",), "pitch": ("dot", "dot"), "circle": ("circle1",), "square": ("square1",)}[row]
    profile = _with(row, size)
    return draw(mark, method.drawn(profile))


def _with(row: str, size: float) -> Profile:
    """The comfort profile with one other size."""
    match row:
        case "dot":
            return replace(COMFORT, dot=size)
        case "pitch":
            return replace(COMFORT, pitch=size)
        case "circle":
            return replace(COMFORT, circle=size)
        case "square":
            return replace(COMFORT, square=size)
        case _:
            return replace(COMFORT, line=size)


def _line(size: float, method: Method) -> Drawing:
    width = method.drawn(_with("line", size)).line
    middle = ((0.0, width / 2), (_LINE_LENGTH, width / 2))
    return Drawing(_LINE_LENGTH, width, (Shape((rectangle(0, 0, _LINE_LENGTH, width),), (middle,)),))


def calibration_page(paper: str, language: str) -> bytes:
    """The page to measure: four crosses, a ruler across and one down; printed without calibration."""
    words = texts(language, "sheets")
    width, height = PAPERS[paper]
    folio = Folio(paper, words.text("calibration-title"), language)
    _line_of(folio, "H1", 45, 40, words.text("calibration-title"), 18)
    y = _paragraph(folio, words.text("calibration-how", wanted=CROSS), 45, left=45)
    _paragraph(folio, words.text("calibration-then", paper=paper), y + 4, left=45)
    lines = []
    for letter, (x, y) in zip("ABCD", crosses(width, height), strict=True):
        lines += [(x - 8, y, x + 8, y), (x, y - 8, x, y + 8)]
        at = (x + 3 if x < width / 2 else x - 8, y + 12 if y < height / 2 else y - 9)
        name = words.text("calibration-cross", letter=letter)
        box = Rect(at[0], at[1] - 6, 8, 7)
        folio.add(Tag("Figure", name, letter, 20, box), folio.text(*at, letter, 20))
    down = height / 2 - 80
    lines += [(32, down, 32, down + 200)]
    lines += [(32, down + mm, 36 if mm % 100 == 0 else 34, down + mm) for mm in range(0, 201, 10)]
    parts = [f"{folio.point(a, b)} m {folio.point(c, d)} l" for a, b, c, d in lines]
    folio.decorate(f"{folio.words} RG {HAIRLINE * MM:.2f} w {' '.join(parts)} S")
    ruler(folio, 45, height / 2 + 20)
    _line_of(folio, "P", 45, height / 2 + 27, words.text("calibration-rulers"), 12)
    folio.end_page()
    return folio.finish({})


def _paragraph(folio: Folio, text: str, y: float, *, left: float = _LEFT, size: float = 14.0) -> float:
    """Lines from y downwards in mm; gives the y of the last baseline."""
    lines = _wrapped(folio, text, size, folio.width - 2 * left)
    shown = []
    for line in spaced(lines):
        y += size * 1.25 / MM
        shown.append(folio.text(left, y, line, size))
    folio.add(Tag("P", text="".join(spaced(lines)), size=size), " ".join(shown))
    return y


def _line_of(folio: Folio, kind: str, x: float, y: float, text: str, size: float) -> None:
    folio.add(Tag(kind, text=text, size=size), folio.text(x, y, text, size))


def _wrapped(folio: Folio, text: str, size: float, width: float) -> list[str]:
    lines = wrap(folio.lettering.typeface, text, size, width * MM, text[:40])
    assert lines is not None, text
    return lines
