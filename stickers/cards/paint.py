"""PDF operators for cards and pages: text in the embedded fonts, fills, patterns, marks.

Everything is written as operator strings, so that a card is worked out once and placed many times.
Lengths are in points and y grows upwards, as in a PDF.
"""

from __future__ import annotations

from functools import lru_cache

from accessible_games.games.looks import Colour

from ..geometry import draw, extent
from ..lettering import Lettering
from ..marks import Mark
from ..paths import number, pdf_path
from ..profile import COMFORT
from .sizes import MM
from .suits import SUITS

Sign = Mark | str
"""What is drawn as a picture: a mark, or one of the four suits."""

SUIT = 10.0
"""Side of a suit at scale 1, mm: as high as a circle of the code."""


class Writer:
    """Text operators of one document.

    Args:
        lettering: of the document.
    """

    def __init__(self, lettering: Lettering) -> None:
        self._lettering = lettering
        self.typeface = lettering.typeface

    def text(self, x: float, y: float, size: float, text: str, where: str) -> str:
        """The text with its baseline starting at (x, y), in black.

        Raises:
            GlyphError: a character that cannot be printed; `where` names its card or page.
        """
        shown = self._lettering.show(text, size, where)
        return f"BT 0 g 1 0 0 1 {number(x)} {number(y)} Tm {shown} ET"


def fill(colour: Colour, x: float, y: float, width: float, height: float) -> str:
    """A filled rectangle."""
    return f"{_rgb(colour)} rg {_rect(x, y, width, height)} f"


def black(x: float, y: float, width: float, height: float) -> str:
    """A black rectangle."""
    return f"0 g {_rect(x, y, width, height)} f"


def clip(x: float, y: float, width: float, height: float) -> str:
    """Ink from here to the end of the graphics state stays inside the rectangle."""
    return f"{_rect(x, y, width, height)} W n"


def line(x1: float, y1: float, x2: float, y2: float, width: float) -> str:
    """A black line."""
    return f"0 G {number(width)} w {number(x1)} {number(y1)} m {number(x2)} {number(y2)} l S"


def placed(content: str, a: float, b: float, c: float, d: float, e: float, f: float) -> str:
    """Content under a transformation (the six numbers of a PDF matrix)."""
    matrix = " ".join([f"{value:.4f}".rstrip("0").rstrip(".") for value in (a, b, c, d, e, f)])
    return f"q {matrix} cm {content} Q"


def sign_size(sign: Sign) -> tuple[float, float]:
    """Width and height of a sign at scale 1, a mark's being the one in which it is felt; in points."""
    width, height = (SUIT, SUIT) if isinstance(sign, str) else extent(sign, COMFORT)
    return width * MM, height * MM


def sign_at(sign: Sign, x: float, top: float, scale: float) -> str:
    """The sign with its top-left corner at (x, top), at a scale."""
    return placed(_sign(sign, round(scale, 3)), 1, 0, 0, 1, x, top)


@lru_cache(maxsize=512)
def _sign(sign: Sign, scale: float) -> str:
    if isinstance(sign, str):
        return "0 g " + " ".join([pdf_path([part], SUIT * scale * MM) + " f" for part in SUITS[sign]])
    shapes = [pdf_path(shape.contours, scale * MM) + " f*" for shape in draw(sign, COMFORT).shapes]
    return "0 g " + " ".join(shapes)


def pattern(name: str, x: float, y: float, width: float, height: float) -> str:
    """A black pattern in a rectangle; "plain" is nothing."""
    if name == "plain":
        return ""
    return f"q {clip(x, y, width, height)} 0 g {_PATTERNS[name](x, y, width, height)} Q"


def _bars(x: float, y: float, width: float, height: float) -> str:
    return " ".join([_rect(x, at, width, 1.5 * MM) for at in _steps(y, height, 4 * MM)]) + " f"


def _blocks(x: float, y: float, width: float, height: float) -> str:
    """A chequerboard of 2 mm."""
    side = 2 * MM
    cells = [
        _rect(x + column * side, y + row * side, side, side)
        for row in range(int(height / side) + 1)
        for column in range(row % 2, int(width / side) + 1, 2)
    ]
    return " ".join(cells) + " f"


def _slants(x: float, y: float, width: float, height: float) -> str:
    thick, pitch = 1.4 * MM, 3.6 * MM
    count = int((width + height) / pitch) + 2
    parts = []
    for index in range(count):
        start = x - height + index * pitch
        parts.append(
            f"{number(start)} {number(y)} m {number(start + thick)} {number(y)} l "
            f"{number(start + thick + height)} {number(y + height)} l "
            f"{number(start + height)} {number(y + height)} l h"
        )
    return " ".join(parts) + " f"


def _dots(x: float, y: float, width: float, height: float) -> str:
    """Round dots of 1.4 mm, drawn as strokes of no length with a round pen."""
    pitch = 3 * MM
    points = [
        f"{number(at_x)} {number(at_y)} m {number(at_x)} {number(at_y)} l"
        for at_y in _steps(y + pitch / 2, height - pitch / 2, pitch)
        for at_x in _steps(x + pitch / 2, width - pitch / 2, pitch)
    ]
    return f"0 G 1 J {number(1.4 * MM)} w " + " ".join(points) + " S"


def _lattice(x: float, y: float, width: float, height: float) -> str:
    """Thin lines both ways: a back that costs little ink."""
    pitch = 5 * MM
    down = [_segment(start - height, y + height, start, y) for start in _steps(x, width + height, pitch)]
    up = [_segment(start - height, y, start, y + height) for start in _steps(x, width + height, pitch)]
    return f"0 G {number(0.3 * MM)} w " + " ".join([*down, *up]) + " S"


def _segment(x1: float, y1: float, x2: float, y2: float) -> str:
    return f"{number(x1)} {number(y1)} m {number(x2)} {number(y2)} l"


_PATTERNS = {"bars": _bars, "blocks": _blocks, "slants": _slants, "dots": _dots, "lattice": _lattice}


def _steps(start: float, length: float, pitch: float) -> list[float]:
    return [start + index * pitch for index in range(int(length / pitch) + 1)]


def _rect(x: float, y: float, width: float, height: float) -> str:
    return f"{number(x)} {number(y)} {number(width)} {number(height)} re"


def _rgb(colour: Colour) -> str:
    return " ".join([f"{value / 255:.3f}".rstrip("0").rstrip(".") for value in colour])
