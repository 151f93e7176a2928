"""One side of a card as PDF operators: frame, corner indices, text, the mark as a picture.

The origin is the lower left corner of the cut card, lengths are in points.  Ink reaches 3 mm beyond
the cut; whoever places the card clips what its place does not allow.
"""

from __future__ import annotations

import unicodedata

from ..fonts import Typeface
from . import paint
from .autofit import Block, Metrics, Room, fit, fit_line
from .content import Face
from .design import COLOURS
from .errors import FitError
from .sizes import BLEED, CORNER_RADIUS, CUT_CORNER, FLOOR, MM, CardSize, Preset

STRIP = 2.6 * MM
"""Width of the patterned strip along each side."""

INSET = 4.4 * MM
"""From the cut to text, left and right."""

GAP = 1.4 * MM
"""Between a band and the text."""

CLEAR = 1.6 * MM
"""Least space above and below the corner index in its band."""

KANJI = (0.88, 0.1)
"""Reach of kanji and kana above and below its baseline, per point of size: taller than any capital, so it
sets the height of the bands in all languages."""

_ABOVE = 230
_BELOW = frozenset({202, 220})
"""Unicode's classes of accents that stand above a letter, and of those below it (a cedilla is 202)."""

_ACCENT = 0.22
_TAIL = 0.19
"""How far they reach beyond a capital and below the baseline, per point of size (Atkinson: 0.217, 0.187)."""

BACK_TITLE = Preset("back", 32, 1.2)
"""A back says one thing only, so it says it large."""

RULE = 0.4 * MM
GUIDE = 0.15 * MM
LEAST_PICTURE = 15 * MM
LARGEST_PICTURE = 34 * MM
_ARC = 0.5522847498


class FacePainter:
    """Draws faces of one format, preset and language; each face is worked out once."""

    def __init__(self, size: CardSize, preset: Preset, writer: paint.Writer) -> None:
        self._size = size
        self._preset = preset
        self._writer = writer
        self._width = size.width * MM
        self._height = size.height * MM
        self._band = sum(KANJI) * size.index + 2 * CLEAR
        self._metrics = metrics_of(writer.typeface)
        self._known: dict[Face, str] = {}

    def draw(self, card: str, face: Face) -> str:
        """The operators of a face.

        Args:
            card: what an error calls the card.
            face: what stands on it.

        Raises:
            FitError: the text does not fit at 16 points.
            GlyphError: a character that cannot be printed.
        """
        if face not in self._known:
            self._known[face] = self._draw(card, face)
        return self._known[face]

    def _draw(self, card: str, face: Face) -> str:
        for text in (face.index, face.name, *face.body, *face.short):
            self._writer.typeface.check(text, card)
        parts = [self._frame(face)]
        if face.index:
            parts.append(self._guides())
            index = self._corner(card, face)
            half_turn = (-1, 0, 0, -1, self._width, self._height)
            parts += [index, paint.placed(index, *half_turn)]
        block = self._fitted(card, face)
        parts += [self._text(card, block, centred=not face.index), self._picture(face, block)]
        return " ".join([part for part in parts if part])

    def _frame(self, face: Face) -> str:
        """Colour over all, the pattern along the sides (all round on a back), and a white panel."""
        bleed = BLEED * MM
        width, height, band = self._width, self._height, self._band
        colour = COLOURS[face.look.colour]
        whole = (-bleed, -bleed, width + 2 * bleed, height + 2 * bleed)
        parts = [paint.fill(colour, *whole)]
        name = face.look.pattern
        if face.index:
            inner = height - 2 * band
            parts.append(paint.pattern(name, -bleed, band, bleed + STRIP, inner))
            parts.append(paint.pattern(name, width - STRIP, band, bleed + STRIP, inner))
        else:
            parts.append(paint.pattern(name, *whole))
        panel = (STRIP, band, width - 2 * STRIP, height - 2 * band)
        edge = (panel[0] - RULE, panel[1] - RULE, panel[2] + 2 * RULE, panel[3] + 2 * RULE)
        parts += [paint.black(*edge), paint.fill(COLOURS["white"], *panel)]
        return " ".join([part for part in parts if part])

    def _guides(self) -> str:
        """Thin lines to cut by: the edge, three round corners, and the corner that says which way is up."""
        radius, leg = CORNER_RADIUS * MM, CUT_CORNER * MM
        width, height = self._width, self._height
        arcs = [_arc(0, 0, radius, radius), _arc(width, 0, -radius, radius), _arc(0, height, radius, -radius)]
        edge = f"0 0 {width:.2f} {height:.2f} re S"
        cut = paint.line(width, height - leg, width - leg, height, GUIDE)
        return f"q 0 G {GUIDE:.2f} w {edge} {' '.join(arcs)} [3 2] 0 d {cut} Q"

    def _corner(self, card: str, face: Face) -> str:
        """The index at the top left, and the mark as a picture beside it."""
        width = self._width - 2 * INSET - CUT_CORNER * MM
        size = fit_line(face.index, width, self._size.index, self._metrics)
        if size is None:
            needed = self._metrics.measure(face.index) * FLOOR / MM
            raise FitError("cards-index", card=card, word=face.index, needed=needed, available=width / MM)
        up, down = self._reach(face.index)
        baseline = self._height - self._band / 2 - (up - down) / 2 * size
        text = self._writer.text(INSET, baseline, size, face.index, card)
        if face.index == "?" and face.mark == ("question",):
            return text  # the letter is the mark
        x = INSET + self._metrics.measure(face.index) * size + 3 * MM
        room = (self._width - CUT_CORNER * MM - MM - x, self._band - 2 * CLEAR)
        scale = _scale(face, room, 1.0)
        if scale < 0.3:
            return text
        top = self._height - (self._band - paint.mark_size(face.mark)[1] * scale) / 2
        return text + " " + paint.mark_at(face.mark, x, top, scale)

    def _reach(self, index: str) -> tuple[float, float]:
        """How far an index goes above and below its baseline, per point of size."""
        if any(character >= "\u3000" for character in index):
            return KANJI
        accents = [unicodedata.combining(part) for part in unicodedata.normalize("NFD", index)]
        above, below = _ACCENT if _ABOVE in accents else 0.0, _TAIL if _BELOW & set(accents) else 0.0
        return self._writer.typeface.main.cap_height + above, below

    def _fitted(self, card: str, face: Face) -> Block:
        width, height = self._width - 2 * INSET, self._height - 2 * self._band - 2 * GAP
        room = Room(width, height, self._preset if face.index else BACK_TITLE, self._metrics)
        try:
            return fit(card, face.name, face.body, room)
        except FitError:
            if not face.short:
                raise
            return fit(card, face.name, face.short, room)

    def _text(self, card: str, block: Block, *, centred: bool) -> str:
        top = self._height - self._band - GAP
        if centred:
            top = (self._height + block.height) / 2
        parts = []
        for line in block.lines:
            width = self._metrics.measure(line.text) * line.size
            x = (self._width - width) / 2 if centred else INSET
            parts.append(self._writer.text(x, top - line.baseline, line.size, line.text, card))
        return " ".join(parts)

    def _picture(self, face: Face, block: Block) -> str:
        """The mark once more and large, where the text leaves room below it."""
        room = self._height - 2 * self._band - 2 * GAP - block.height - 3 * MM
        if not face.mark or room < LEAST_PICTURE:
            return ""
        scale = _scale(face, (self._width - 2 * INSET, min(room, LARGEST_PICTURE)), 3.0)
        width, height = (side * scale for side in paint.mark_size(face.mark))
        middle = self._band + GAP + (room + height) / 2
        return paint.mark_at(face.mark, (self._width - width) / 2, middle, scale)


def metrics_of(typeface: Typeface) -> Metrics:
    """How the typeface measures, with its widths kept."""
    widths: dict[str, float] = {}

    def measure(text: str) -> float:
        if text not in widths:
            widths[text] = typeface.width(text, 1.0, text)
        return widths[text]

    return Metrics(measure, typeface.main.ascent, typeface.main.descent)


def _scale(face: Face, room: tuple[float, float], most: float) -> float:
    width, height = paint.mark_size(face.mark)
    if not width or min(room) <= 0:
        return 0.0
    return min(most, room[0] / width, room[1] / height)


def _arc(x: float, y: float, dx: float, dy: float) -> str:
    """A quarter circle in the corner (x, y) of the card; dx and dy point to its inside."""
    kx, ky = dx * (1 - _ARC), dy * (1 - _ARC)
    return f"{x:.2f} {y + dy:.2f} m {x:.2f} {y + ky:.2f} {x + kx:.2f} {y:.2f} {x + dx:.2f} {y:.2f} c S"
