"""What stands on a card and how large: index, sign, name, text and picture, each as the others allow.

First the promise of the preset: its size of text, or its height of the index.  Then everything grows
into the room that is left: index and name together, up to what is read at 6/60 from a hand's and from
a book's distance; then the text with them; then the name, the index and the text, each for itself.  The
mark fills what remains.  What could not be kept of the promise is a `Shortfall`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from ..fonts import Typeface
from ..refusal import FitError
from . import paint
from .autofit import Block, Metrics, Room, Setting, down, fit_line, refusal, settings, sizes
from .content import Face
from .sizes import CUT_CORNER, FLOOR, MM, NAME, STEP, CardSize, Preset

STRIP: Final = 2.6 * MM
"""Width of the patterned strip along each side."""

INSET: Final = 4.4 * MM
"""From the cut to text, left and right."""

GAP: Final = 1.4 * MM
"""Between a band and the text."""

CLEAR: Final = 1.6 * MM
"""Least space above and below the corner index in its band."""

BESIDE: Final = 3.0 * MM
"""Between the index and the sign beside it."""

AIR: Final = 6.0 * MM
"""Above and below a picture, together: dots nearer to a name would seem to belong to its letters."""

LATIN_HEIGHT: Final = "H"
ROUND: Final = "0"
KANJI_HEIGHT: Final = "土"
"""What is measured for all letters of a script in a corner, so that they have one size: a flat capital, and
a kanji lower than most."""

_HIGHEST: Final = 0.24
"""The index grows to this part of the card's height at most: two bands and something between them."""

_MOST: Final = 1.6
"""Names and texts grow to so many times the wished size."""

_MORE: Final = 1.15
"""A name is larger than its text by this factor, where there is room."""

_JUMBO_NAME: Final = 24.0
"""With jumbo indices the text on the card gives way to a name of this size, in points."""

_STEPS: Final = 16
_STRETCH: Final = 1.2
"""Steps of growth to what is read at 6/60, and as many beyond it, by up to this part of it."""

LEAST_SIGN: Final = 0.3
"""The least scale of a sign beside an index: smaller ones are only seen as a spot."""

_SHARE: Final = 0.6
"""The index leaves room for a sign of this part of its own height, at least."""

LARGEST_SIGN: Final = 3.0
LEAST_PICTURE: Final = 12.0 * MM
LARGEST_PICTURE: Final = 0.4
"""Scale of a sign; height of a picture in points, and as a part of the card's height."""

Shown = Literal["full", "short", "none"]
What = Literal["index", "sign", "name", "text", "short", "none"]


@dataclass(frozen=True, slots=True)
class Shortfall:
    """Something that a preset promises and a card does not keep.

    Attributes:
        what: "index" in mm; "name" or "text" in points; "sign" for none beside the index; "short" or
            "none" for the text on the card.
        got: how large it is; 0 where that says nothing.
        wanted: how large it was to be.
    """

    what: What
    got: float = 0.0
    wanted: float = 0.0


@dataclass(frozen=True, slots=True)
class Composition:
    """Sizes on one side of a card, in points.

    Attributes:
        index: size of the corner index; 0 for none.
        band: height of the band above and below the panel.
        sign: scale of the mark beside the index; 0 for none.
        block: name and text.
        shown: which text it is.
        picture: scale of the mark below the text; 0 for none.
    """

    index: float
    band: float
    sign: float
    block: Block
    shown: Shown
    picture: float


class Composer:
    """Works out the faces of one format, preset and typeface.

    Args:
        size: of the cards.
        preset: what is promised.
        typeface: of all letters.
    """

    def __init__(self, size: CardSize, preset: Preset, typeface: Typeface) -> None:
        self.size = size
        self.preset = preset
        self._typeface = typeface
        self.metrics = metrics_of(typeface)
        self.width = size.width * MM
        self.height = size.height * MM
        self._reaches: dict[str, tuple[float, float]] = {}

    def compose(self, card: str, face: Face) -> Composition:
        """The sizes of a face.

        Args:
            card: what an error calls the card.
            face: what stands on it.

        Raises:
            FitError: the text does not fit at 16 points.
        """
        if not face.index:
            return self._back(card, face)
        index = self._least_index(card, face)
        shown, setting, size = self._begin(card, face, index)
        index, block = self._grown(face, setting, index, size)
        band = self.band(face.index, index)
        picture = self._picture(face.sign, self.room(band) - block.height)
        return Composition(index, band, self._sign(face, index), block, shown, picture)

    def shortfalls(self, face: Face, done: Composition) -> tuple[Shortfall, ...]:
        """What the preset promises and this face does not keep."""
        found: list[Shortfall] = []
        if self.preset.jumbo and face.index:
            height, wanted = self.index_height(face.index, done.index), self.size.jumbo
            found += [Shortfall("index", height, wanted)] if height < wanted - 0.05 else []
            found += [Shortfall("sign")] if face.sign and not done.sign and not is_letter(face) else []
        least = FLOOR if self.preset.jumbo else self.preset.size
        block = done.block
        if block.name_size < least:
            found.append(Shortfall("name", block.name_size, least))
        if 0 < block.size < least:
            found.append(Shortfall("text", block.size, least))
        if done.shown != "full":
            found.append(Shortfall(done.shown))
        return tuple(found)

    def index_height(self, index: str, size: float) -> float:
        """Height of an index without accents, in mm."""
        return self._capital(index) * size / MM

    def reach(self, index: str) -> tuple[float, float]:
        """How far an index goes above and below its baseline, per point of size.

        Round capitals and digits reach a little further than flat ones; of a deck they are all set alike.
        """
        above, below = self._own_reach(index)
        if index.isascii() and index.isalnum():
            round_above, round_below = self._own_reach(ROUND)
            return max(above, round_above), max(below, round_below)
        return above, below

    def _own_reach(self, index: str) -> tuple[float, float]:
        if index not in self._reaches:
            self._reaches[index] = self._typeface.reach(index, index)
        return self._reaches[index]

    def _capital(self, index: str) -> float:
        """Height of the letters of an index without accents, per point of size."""
        if any("\u4e00" <= character <= "\u9fff" for character in index):
            return sum(self._own_reach(KANJI_HEIGHT))
        if any("\u3040" <= character <= "\u30ff" for character in index):
            return max(sum(self._own_reach(character)) for character in index)
        return sum(self._own_reach(LATIN_HEIGHT))

    def least_name(self, size: float, setting: Setting) -> float:
        """Size of the name before anything grows, over a text of that size, in points."""
        return max(size, _JUMBO_NAME) if self.preset.jumbo and setting.paragraphs else size

    def band(self, index: str, size: float) -> float:
        """Height of a band with an index of that size, in points."""
        return sum(self.reach(index)) * size + 2 * CLEAR

    def room(self, band: float) -> float:
        """Height between two bands that text may fill, in points."""
        return self.height - 2 * band - 2 * GAP

    def _room_of(self, preset: Preset, band: float) -> Room:
        return Room(self.width - 2 * INSET, self.room(band), preset, self.metrics)

    def _least_index(self, card: str, face: Face) -> float:
        """The index before anything grows: what is promised, or as much of it as one line holds."""
        width = self.width - 2 * INSET - CUT_CORNER * MM
        wished = self.jumbo(face.index) if self.preset.jumbo else self.size.index
        size = fit_line(face.index, width, wished, self.metrics)
        if size is None:
            needed = self.metrics.measure(face.index) * FLOOR / MM
            raise FitError("cards-index", card=card, word=face.index, needed=needed, available=width / MM)
        return size

    def jumbo(self, index: str) -> float:
        """Points in which an index is as high as the preset `index` promises, rounded up."""
        return down(self.size.jumbo * MM / self._capital(index) + STEP)

    def _begin(self, card: str, face: Face, index: float) -> tuple[Shown, Setting, float]:
        """Which text, where its lines may end, and the size from which it grows.

        The fullest text that keeps the promise; if none does, the one that comes nearest.  Words are
        parted if nothing else fits.
        """
        room = self._room_of(self.preset, self.band(face.index, index))
        for parted in (False, True):
            found: list[tuple[Shown, Setting, float]] = []
            for shown, body in self._texts(face):
                begun = self._largest(face.name, body, room, parted=parted)
                if begun and (self.preset.jumbo or begun[1] >= self.preset.size):
                    return shown, *begun
                found += [(shown, *begun)] if begun else []
            if found:
                return max(found, key=lambda begun: begun[2])
        *_, (_, last) = self._texts(face)
        *_, setting = settings(face.name, last, room)
        raise refusal(card, setting, room)

    def _texts(self, face: Face) -> Iterator[tuple[Shown, Sequence[str]]]:
        yield "full", face.body
        if face.short:
            yield "short", face.short
        if self.preset.jumbo and face.body:
            yield "none", ()

    def _largest(
        self, name: str, body: Sequence[str], room: Room, *, parted: bool
    ) -> tuple[Setting, float] | None:
        """The largest text of at most the preset's size, with its words whole or `parted`."""
        promised = FLOOR if self.preset.jumbo else self.preset.size
        *whole, last = settings(name, body, room, promised)
        for size in sizes(self.preset.size):
            for setting in [last] if parted else whole:
                height = setting.height(self.least_name(size, setting), size)
                if height is not None and height <= room.height + 1e-6:
                    return setting, size
        return None

    def _grown(self, face: Face, setting: Setting, index: float, size: float) -> tuple[float, Block]:
        """Index and block, as large as they go."""
        growth = _Growth(self, face, setting, index, size)
        growth.together()
        growth.name()
        growth.index()
        growth.text()
        return growth.result()

    def most_index(self, face: Face, least: float) -> float:
        """The largest index that leaves the sign beside it its room."""
        width = self.width - 2 * INSET - CUT_CORNER * MM
        most = min(
            _HIGHEST * self.height / self._capital(face.index), width / self.metrics.measure(face.index)
        )
        size = max(down(most), least)
        while size > least and not self._leaves_room(face, size):
            size -= 2 * STEP
        return max(size, least)

    def _leaves_room(self, face: Face, size: float) -> bool:
        if not face.sign or is_letter(face):
            return True
        share = _SHARE * sum(self.reach(face.index)) * size / paint.sign_size(face.sign)[1]
        # A mark is never asked to be larger than it is felt; a suit has no size of its own.
        return self._sign(face, size) >= (share if isinstance(face.sign, str) else min(share, 1.0))

    def _sign(self, face: Face, index: float) -> float:
        """Scale of the mark beside an index of that size."""
        if is_letter(face):
            return 0.0
        room = self.width - INSET - self.metrics.measure(face.index) * index - BESIDE - CUT_CORNER * MM - MM
        scale = _scale(face.sign, room, sum(self.reach(face.index)) * index, LARGEST_SIGN)
        return scale if scale >= LEAST_SIGN else 0.0

    def _picture(self, sign: paint.Sign, left: float) -> float:
        """Scale of the sign once more and large, where the text leaves room below it."""
        high = min(left - AIR, LARGEST_PICTURE * self.height)
        if high < LEAST_PICTURE:
            return 0.0
        return _scale(sign, self.width - 2 * INSET, high, 2 * LARGEST_SIGN)

    def _back(self, card: str, face: Face) -> Composition:
        """A side that says one thing only says it large."""
        band = self.size.index + 2 * CLEAR
        room = self._room_of(Preset("back", _MOST * NAME * self.size.scale, 1.2), band)
        for setting in settings(face.name, face.body, room):
            for size in sizes(room.preset.size):
                block = setting.block(size, max(FLOOR, down(size / _MOST)))
                if block is not None and block.height <= room.height + 1e-6:
                    return Composition(0.0, band, 0.0, block, "full", 0.0)
        raise refusal(card, setting, room)


class _Growth:
    """One face that grows from what its preset promises.

    Sizes are tried on the grid of `STEP`; each of the methods leaves the largest of its kind that fits.
    """

    def __init__(self, composer: Composer, face: Face, setting: Setting, index: float, size: float) -> None:
        self._composer, self._face, self._setting = composer, face, setting
        scale, preset = composer.size.scale, composer.preset
        most = composer.most_index(face, index)
        near = max(index, min(composer.jumbo(face.index), most))
        self._from = (index, composer.least_name(size, setting), size)
        self._goal = (near, max(NAME * scale, _MORE * size), max(size, preset.size * scale))
        self._most = (most, _MOST * self._goal[1], _MOST * self._goal[2])
        self._sizes = self._from

    def together(self) -> None:
        """Index and name to their goal, then all three beyond it."""
        low, high = 0, 2 * _STEPS
        while low < high:
            middle = (low + high + 1) // 2
            if self._fits(*self._level(middle)):
                low = middle
            else:
                high = middle - 1
        self._sizes = self._level(low)

    def name(self) -> None:
        """The name alone."""
        self._alone(1, 1.0)

    def index(self) -> None:
        """The index alone."""
        self._alone(0, 1.0)

    def text(self) -> None:
        """The text alone."""
        if self._setting.paragraphs:
            self._alone(2, STEP)

    def result(self) -> tuple[float, Block]:
        """The size of the index, and the block."""
        index, name, text = self._sizes
        block = self._setting.block(name, text)
        assert block is not None, "it fitted before it grew"
        return index, block

    def _level(self, step: int) -> tuple[float, float, float]:
        if step <= _STEPS:
            part = step / _STEPS
            pairs = zip(self._from, self._goal, strict=True)
            index, name, text = (down(begin + part * (end - begin)) for begin, end in pairs)
        else:
            factor = 1 + _STRETCH * (step - _STEPS) / _STEPS
            index, name, text = (
                down(min(most, goal * factor)) for goal, most in zip(self._goal, self._most, strict=True)
            )
        return max(index, self._from[0]), max(name, self._from[1]), text

    def _alone(self, place: int, step: float) -> None:
        size = self._most[place]
        while size > self._sizes[place]:
            index, name, text = (down(size) if at == place else old for at, old in enumerate(self._sizes))
            if self._fits(index, name, text):
                self._sizes = (index, name, text)
                return
            size -= step

    def _fits(self, index: float, name: float, text: float) -> bool:
        composer = self._composer
        height = self._setting.height(name, text)
        return height is not None and height <= composer.room(composer.band(self._face.index, index)) + 1e-6


def is_letter(face: Face) -> bool:
    """Whether the index is the mark itself: a question mark."""
    return face.index == "?" and face.mark == ("question",)


def metrics_of(typeface: Typeface) -> Metrics:
    """How the typeface measures, with its widths kept."""
    widths: dict[str, float] = {}

    def measure(text: str) -> float:
        if text not in widths:
            widths[text] = typeface.width(text, 1.0, text) + overhang(text)
        return widths[text]

    def overhang(text: str) -> float:
        return typeface.overhang(text, text)

    return Metrics(measure, overhang, typeface.main.ascent, typeface.main.descent)


def _scale(sign: paint.Sign, width: float, height: float, most: float) -> float:
    if not sign or min(width, height) <= 0:
        return 0.0
    wide, high = paint.sign_size(sign)
    return min(most, width / wide, height / high)
