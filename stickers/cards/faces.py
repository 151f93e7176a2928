"""One side of a card as PDF operators: frame, corner indices, text, the mark as a picture.

The origin is the lower left corner of the cut card, lengths are in points.  Ink reaches 3 mm beyond
the cut; whoever places the card clips what its place does not allow.
"""

from __future__ import annotations

from accessible_games.games.looks import COLOURS

from ..manifest import Panel
from . import paint
from .composition import BESIDE, GAP, INSET, STRIP, Composer, Composition, Shortfall, is_letter
from .content import Face
from .promises import Sizes
from .sizes import BLEED, CORNER_RADIUS, CUT_CORNER, MM, CardSize, Preset

RULE = 0.4 * MM
GUIDE = 0.15 * MM
_ARC = 0.5522847498


class FacePainter:
    """Draws faces of one format, preset and language; each face is worked out once."""

    def __init__(self, size: CardSize, preset: Preset, writer: paint.Writer) -> None:
        self._writer = writer
        self._composer = Composer(size, preset, writer.typeface)
        self._width = self._composer.width
        self._height = self._composer.height
        self._composed: dict[Face, Composition] = {}
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
            self._known[face] = self._draw(card, face, self.composed(card, face))
        return self._known[face]

    def composed(self, card: str, face: Face) -> Composition:
        """The sizes of a face; errors as for `draw`."""
        if face not in self._composed:
            for text in (face.index, face.name, *face.body, *face.short):
                self._writer.typeface.check(text, card)
            self._composed[face] = self._composer.compose(card, face)
        return self._composed[face]

    def shortfalls(self, card: str, face: Face) -> tuple[Shortfall, ...]:
        """What the preset promises and this face does not keep; errors as for `draw`."""
        return self._composer.shortfalls(face, self.composed(card, face))

    def sizes(self, card: str, face: Face) -> Sizes:
        """How large everything on a face is; errors as for `draw`."""
        done = self.composed(card, face)
        height = self._composer.index_height(face.index, done.index) if face.index else 0.0
        return Sizes(height, done.block.name_size, done.block.size)

    def lines(self, card: str, face: Face) -> tuple[tuple[str, float, float], ...]:
        """Words, points and degrees of each line in the order in which they are drawn."""
        done = self.composed(card, face)
        corners = [(face.index, done.index, turn) for turn in (0.0, 180.0) if face.index]
        return (*corners, *[(line.text, line.size, 0.0) for line in done.block.lines])

    def panel(self, card: str, face: Face) -> Panel:
        """The white panel and the pictures on a face, mm from its top-left corner."""
        done = self.composed(card, face)
        inner = (STRIP, done.band, self._width - 2 * STRIP, self._height - 2 * done.band)
        places = []
        if done.sign and not is_letter(face):
            places.append((*self._sign_place(face, done), done.sign))
        if done.picture:
            places.append((*self._picture_place(face, done), done.picture))
        pictures = []
        for x, top, scale in places:
            width, height = (side * scale / MM for side in paint.sign_size(face.sign))
            mark = () if isinstance(face.sign, str) else tuple(face.sign)
            pictures.append(((x / MM, (self._height - top) / MM, width, height), mark, scale, 0.0))
        return tuple([side / MM for side in inner]), tuple(pictures)

    def _draw(self, card: str, face: Face, done: Composition) -> str:
        parts = [self._frame(face, done.band), self._guides(mirrored=face.back)]
        if face.index:
            index = self._corner(card, face, done)
            half_turn = (-1, 0, 0, -1, self._width, self._height)
            parts += [index, paint.placed(index, *half_turn)]
        parts += [self._text(card, face, done), self._picture(face, done)]
        return " ".join([part for part in parts if part])

    def _frame(self, face: Face, band: float) -> str:
        """Colour over all, the pattern along the sides (all round on a back), and a white panel."""
        bleed = BLEED * MM
        width, height = self._width, self._height
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

    def _guides(self, *, mirrored: bool) -> str:
        """Thin lines to cut by: the edge, three round corners, and the corner that says which way is up.

        Paper turned over on its long edge swaps left and right: the corner that is cut off at the top
        right of the front is at the top left of the back.
        """
        radius, leg = CORNER_RADIUS * MM, CUT_CORNER * MM
        width, height = self._width, self._height
        round_top, cut_top, inwards = (width, 0.0, leg) if mirrored else (0.0, width, -leg)
        arcs = [
            _arc(0, 0, radius, radius),
            _arc(width, 0, -radius, radius),
            _arc(round_top, height, -radius if mirrored else radius, -radius),
        ]
        edge = f"0 0 {width:.2f} {height:.2f} re S"
        cut = paint.line(cut_top, height - leg, cut_top + inwards, height, GUIDE)
        return f"q 0 G {GUIDE:.2f} w {edge} {' '.join(arcs)} [3 2] 0 d {cut} Q"

    def _corner(self, card: str, face: Face, done: Composition) -> str:
        """The index at the top left, clear of a corner that is cut off there, and the mark beside it."""
        up, down = self._composer.reach(face.index)
        baseline = self._height - done.band / 2 - (up - down) / 2 * done.index
        left = INSET + (CUT_CORNER * MM if face.back else 0.0)
        left += self._composer.metrics.overhang(face.index) * done.index
        text = self._writer.text(left, baseline, done.index, face.index, card)
        if not done.sign or is_letter(face):
            return text
        return text + " " + paint.sign_at(face.sign, *self._sign_place(face, done), done.sign)

    def _sign_place(self, face: Face, done: Composition) -> tuple[float, float]:
        """The top-left corner of the mark beside the index."""
        left = INSET + (CUT_CORNER * MM if face.back else 0.0)
        x = left + self._composer.metrics.measure(face.index) * done.index + BESIDE
        return x, self._height - (done.band - paint.sign_size(face.sign)[1] * done.sign) / 2

    def _text(self, card: str, face: Face, done: Composition) -> str:
        """Name and text: from the top of the panel, or in its middle if nothing stands below them."""
        room = self._height - 2 * done.band - 2 * GAP - done.block.height
        top = self._height - done.band - GAP - (0.0 if done.picture else room / 2)
        parts = []
        for line in done.block.lines:
            metrics = self._composer.metrics
            width = metrics.measure(line.text) * line.size
            x = INSET if face.index else (self._width - width) / 2
            x += metrics.overhang(line.text) * line.size
            parts.append(self._writer.text(x, top - line.baseline, line.size, line.text, card))
        return " ".join(parts)

    def _picture(self, face: Face, done: Composition) -> str:
        """The mark once more and large, in the middle of what the text leaves below it."""
        if not done.picture:
            return ""
        return paint.sign_at(face.sign, *self._picture_place(face, done), done.picture)

    def _picture_place(self, face: Face, done: Composition) -> tuple[float, float]:
        """The top-left corner of the mark below the text."""
        room = self._height - 2 * done.band - 2 * GAP - done.block.height
        width, height = (side * done.picture for side in paint.sign_size(face.sign))
        return (self._width - width) / 2, done.band + GAP + (room + height) / 2


def _arc(x: float, y: float, dx: float, dy: float) -> str:
    """A quarter circle in the corner (x, y) of the card; dx and dy point to its inside."""
    kx, ky = dx * (1 - _ARC), dy * (1 - _ARC)
    return f"{x:.2f} {y + dy:.2f} m {x:.2f} {y + ky:.2f} {x + kx:.2f} {y:.2f} {x + dx:.2f} {y:.2f} c S"
