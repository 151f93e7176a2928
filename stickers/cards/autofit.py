"""Auto-fit: a name and paragraphs set into a room, as large as the room allows, down to 16 points.

The name stays on one line if it needs to shrink only a little for that, and never below 16 points;
otherwise it wraps, so that it is not set smaller than the text it stands over.  What does not fit at
16 points is an error that names the card and gives millimetres; nothing is cut off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from accessible_games.narration.phrases import Depth

from ..refusal import FitError
from .linebreak import Paragraph
from .sizes import FLOOR, MM, STEP, Preset

LITTLE = 0.85
"""A name may be set at this fraction of the wished size to stay on one line."""

PARAGRAPH_GAP = 0.35
"""Space between paragraphs, in multiples of the size."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of text: points of size, and its baseline in points below the top of the block."""

    text: str
    size: float
    baseline: float


@dataclass(frozen=True, slots=True)
class Block:
    """Text that has been fitted: its lines from top to bottom, and its height in points.

    Attributes:
        lines: from top to bottom.
        height: in points.
        name_size: of the name, in points.
        size: of the paragraphs, in points; 0 if there are none.
    """

    lines: tuple[Line, ...]
    height: float
    name_size: float
    size: float


@dataclass(frozen=True, slots=True)
class Metrics:
    """How a typeface measures, per point: width, what stands left of its place, reach above and below."""

    measure: Callable[[str], float]
    overhang: Callable[[str], float]
    ascent: float
    descent: float


@dataclass(frozen=True, slots=True)
class Room:
    """What text is set into: width and height in points, the preset, and the typeface's metrics."""

    width: float
    height: float
    preset: Preset
    metrics: Metrics


class Setting:
    """A name and paragraphs with one rule for where lines may end, to be set at many sizes.

    Args:
        name: the heading.
        body: the paragraphs below it.
        room: its width, leading and metrics; the height is the caller's affair.
        deepest: within what a line may end.
        promised: the name shrinks below this size for no single line, but only for its widest word.
    """

    def __init__(
        self,
        name: str,
        body: Sequence[str],
        room: Room,
        deepest: Depth,
        promised: float = FLOOR,
    ) -> None:
        self._room = room
        self._promised = promised
        metrics = room.metrics
        self.heading, *self.paragraphs = (Paragraph(text, metrics.measure, deepest) for text in (name, *body))
        self._step = max(room.preset.leading, metrics.ascent + metrics.descent)
        self._last = metrics.ascent + metrics.descent - self._step
        self._widest = max((paragraph.widest for paragraph in self.paragraphs), default=0.0)
        self._names: dict[float, int] = {}
        self._rows: dict[float, list[int]] = {}

    def height(self, name_size: float, size: float) -> float | None:
        """Height of the block in points; None if a word is wider than the room, or the name under 16 points.

        Args:
            name_size: wished size of the name, in points.
            size: of the paragraphs, in points.
        """
        heading_size = self.heading_size(name_size)
        if heading_size < FLOOR or self._widest * size > self._room.width + 1e-6:
            return None
        rows = self._body(size)
        name = self._name(heading_size) * self._step * heading_size
        text = (sum(rows) * self._step + len(rows) * PARAGRAPH_GAP) * size
        # Below the last line there is no leading.
        return name + text + self._last * (size if rows else heading_size)

    def block(self, name_size: float, size: float) -> Block | None:
        """The block; None and arguments as for `height`."""
        height = self.height(name_size, size)
        if height is None:
            return None
        heading_size = self.heading_size(name_size)
        lines: list[Line] = []
        y = 0.0
        parts = [(self.heading, heading_size), *((paragraph, size) for paragraph in self.paragraphs)]
        for paragraph, points in parts:
            y += PARAGRAPH_GAP * size if lines else 0.0
            for text in paragraph.lines(self._room.width / points):
                lines.append(Line(text, points, y + self._room.metrics.ascent * points))
                y += self._step * points
        return Block(tuple(lines), height, heading_size, size if self.paragraphs else 0.0)

    def heading_size(self, wished: float) -> float:
        """One line if that costs little, else what its widest word allows."""
        if self.heading.width * wished <= self._room.width:
            return down(wished)
        whole = down(self._room.width / self.heading.width)
        least = max(FLOOR, LITTLE * wished, min(wished, self._promised))
        return whole if whole >= least else down(min(wished, self._room.width / self.heading.widest))

    def _name(self, size: float) -> int:
        """In how many lines the name stands."""
        if size not in self._names:
            self._names[size] = self.heading.count(self._room.width / size)
        return self._names[size]

    def _body(self, size: float) -> list[int]:
        """In how many lines each paragraph stands."""
        if size not in self._rows:
            self._rows[size] = [paragraph.count(self._room.width / size) for paragraph in self.paragraphs]
        return self._rows[size]


def settings(name: str, body: Sequence[str], room: Room, promised: float = FLOOR) -> Iterator[Setting]:
    """The ways to break the lines, the one that reads best first; the last parts words in Japanese."""
    for deepest in Depth:
        yield Setting(name, body, room, deepest, promised)


def fit(card: str, name: str, body: Sequence[str], room: Room) -> Block:
    """Set a name and the paragraphs under it into a room, from the preset's size down to 16 points.

    Args:
        card: what the error calls the card.
        name: the heading.
        body: the paragraphs below it.
        room: where they have to go.

    Raises:
        FitError: it does not fit at 16 points.
    """
    for setting in settings(name, body, room):
        for size in sizes(room.preset.size):
            height = setting.height(size, size)
            if height is not None and height <= room.height + 1e-6:
                block = setting.block(size, size)
                assert block is not None, "it has a height"
                return block
    raise refusal(card, setting, room)


def fit_line(text: str, width: float, size: float, metrics: Metrics) -> float | None:
    """The size, from `size` down to 16, at which a text fits one line; None if it does not."""
    wide = metrics.measure(text)
    found = down(min(size, width / wide)) if wide else size
    return found if found >= FLOOR else None


def sizes(largest: float) -> Iterator[float]:
    """Sizes from the largest down to 16 points."""
    size = largest
    while size >= FLOOR:
        yield size
        size -= STEP


def down(size: float) -> float:
    """The size, cut to half a point."""
    return int(size / STEP + 1e-9) * STEP


def refusal(card: str, setting: Setting, room: Room) -> FitError:
    """Why a text does not fit at 16 points: the widest word, or the height of it all."""
    widest = max([setting.heading, *setting.paragraphs], key=lambda paragraph: paragraph.widest)
    if widest.widest * FLOOR > room.width:
        return FitError(
            "cards-too-wide",
            card=card,
            word=widest.widest_text(),
            needed=widest.widest * FLOOR / MM,
            available=room.width / MM,
        )
    needed = setting.height(FLOOR, FLOOR) or room.height
    return FitError("cards-too-high", card=card, needed=needed / MM, available=room.height / MM)
