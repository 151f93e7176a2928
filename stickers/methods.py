"""The ways to make a mark that can be felt, and what each needs from the sheet.

What is to be raised is black or grey and everything else on the sheet is coloured, whatever the
method: black is for the fingers.  Where no black would rise, words are so dark a blue that a printer
without colour makes them nearly black.

    swell   filled, DeviceGray 0 and no other black: black swells in the fuser.  Dots are drawn
            at 0.83 of their diameter, because they grow.
    dots    hairlines around each shape, 0.2 mm outside it (a ring of the dot's diameter + 0.4):
            a gem or bump is stuck inside.
    paint   lines in grey around 80 % of each dot and line: paint spreads to the rest.
    punch   the whole page mirrored, for the back: a 0.4 mm point in a hairline ring for each dot,
            and 0.4 mm points at most 1.6 mm apart along every line.
    clear   lines in grey, true to size.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from .geometry import Drawing, Shape, draw, extent
from .paths import Contour, circle, number, pdf_path, spaced
from .profile import Profile

MM: Final = 72 / 25.4
"""Points per millimetre."""

HAIRLINE: Final = 0.2
"""Width of black guide lines, mm."""

PALE_LINE: Final = 0.3
"""Width of grey guide lines, mm.

Printers make grey of dots that are up to a quarter of a millimetre apart: of a thinner line little is left.
"""

PALE: Final = 0.5
"""The grey of guides: 4 to 1 on white, for who fills them must see them (WCAG 2.2, 1.4.11: 3 to 1)."""

SWELL_FACTOR: Final = 0.83
"""Drawn over swollen diameter of a dot: a 24 pt font grows to about 29 pt in the fuser."""

STICK_ON: Final = 0.4
"""How much wider than a stick-on dot its guide ring is, mm."""

PAINTED: Final = 0.8
"""Drawn over wanted width where paint spreads."""

PUNCH: Final = 0.4
"""Diameter of a point to be pricked, mm."""

PUNCH_STEP: Final = 1.6
"""Greatest distance of two pricks along a line, mm."""

WORDS: Final = "0 0 1"
"""The colour of cut lines, and of words on swell paper (RGB): no black ink in it, and 8.6 to 1 from white."""

DARK_WORDS: Final = "0 0 0.7"
"""The colour of words where black does not rise (RGB): 12.7 to 1.

A printer without colour covers at least 76 % of the paper with it, and as little as 66 % with pure
blue: a raster that frays thin strokes.  At half the blue or less the check would take it for black,
and hairlines of it lose their colour in a phone's JPEG: lines that are cut stay pure blue.
"""

FIDUCIAL: Final = "1 0 1"
"""The colour of the corner marks where black would swell (RGB)."""


@dataclass(frozen=True, slots=True)
class Method:
    """One way to make marks.

    Attributes:
        name: as on the command line.
        grey: of what is to be raised; 0 is black.
        traced: only the outline is drawn, as a hairline.
        punched: points along every line, on a mirrored page.
        cut: the sheet is no label sheet, so the stickers are cut along printed corners.
    """

    name: str
    grey: float = 0.0
    traced: bool = False
    punched: bool = False
    cut: bool = False

    @property
    def mirrored(self) -> bool:
        """Whether the sheet is printed as seen from behind."""
        return self.punched

    @property
    def words(self) -> str:
        """The colour of words and rulers on its sheets (RGB)."""
        return WORDS if self.name == "swell" else DARK_WORDS

    def drawn(self, profile: Profile) -> Profile:
        """The sizes that are drawn so that these sizes come out."""
        if self.name == "swell":
            return replace(profile, dot=profile.dot * SWELL_FACTOR)
        if self.name == "dots":
            return _grown(profile, profile.dot + STICK_ON, profile.line + STICK_ON)
        if self.name == "paint":
            return _grown(profile, profile.dot * PAINTED, profile.line * PAINTED)
        return profile

    def operators(self, drawing: Drawing) -> str:
        """The drawing as PDF operators, in points from its top-left corner, y upwards."""
        if self.punched:
            return _punched(drawing)
        paths = " ".join([pdf_path(shape.contours, MM) + self._paint for shape in drawing.shapes])
        if self.traced:
            # Round joins: a mitred hairline ends in long spikes at the tips of a star.
            width = PALE_LINE if self.grey else HAIRLINE
            return f"{number(self.grey)} G {number(width * MM)} w 1 j {paths}"
        return f"{number(self.grey)} g {paths}"

    @property
    def _paint(self) -> str:
        return " S" if self.traced else " f*"


METHODS: Final[Mapping[str, Method]] = MappingProxyType(
    {
        method.name: method
        for method in (
            Method("swell", cut=True),
            Method("dots", traced=True),
            Method("paint", grey=PALE, traced=True),
            Method("punch", punched=True, cut=True),
            Method("clear", grey=PALE, traced=True),
        )
    }
)
"""Every production method, by name."""


def _grown(profile: Profile, dot: float, line: float) -> Profile:
    """Other widths of dots and lines; the middle of every line stays where it was."""
    more = line - profile.line
    return replace(profile, dot=dot, line=line, square=profile.square + more, circle=profile.circle + more)


def punch_points(drawing: Drawing) -> list[tuple[float, float]]:
    """Where to prick, in mm from the drawing's top-left corner."""
    points: list[tuple[float, float]] = []
    for shape in drawing.shapes:
        points.extend([shape.dot] if shape.dot else _along(shape))
    return points


def _along(shape: Shape) -> list[tuple[float, float]]:
    found: list[tuple[float, float]] = []
    for line in shape.lines:
        for x, y in spaced(line, PUNCH_STEP):
            # Where two lines meet, one prick serves both.
            if all((x - a) ** 2 + (y - b) ** 2 > (PUNCH_STEP / 2) ** 2 for a, b in found):
                found.append((x, y))
    return found


def _punched(drawing: Drawing) -> str:
    points: list[Contour] = [circle(x, y, PUNCH) for x, y in punch_points(drawing)]
    rings = [shape.contours[0] for shape in drawing.shapes if shape.dot]
    ring = f" 0 G {number(HAIRLINE * MM)} w {pdf_path(rings, MM)} S" if rings else ""
    return f"0 g {pdf_path(points, MM)} f{ring}"


def draw_for(method: Method, mark: tuple[str, ...], profile: Profile, stacked: bool = False) -> Drawing:
    """The mark as the method draws it."""
    return draw(mark, method.drawn(profile), stacked)


def room_for(
    method: Method, mark: tuple[str, ...], profile: Profile, stacked: bool = False
) -> tuple[float, float]:
    """Width and height that a mark takes, drawn and felt, in mm."""
    felt, drawn = extent(mark, profile, stacked), extent(mark, method.drawn(profile), stacked)
    return max(felt[0], drawn[0]), max(felt[1], drawn[1])
