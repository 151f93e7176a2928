"""Auto-fit: the largest text, from the preset down to 16 points, that a card can hold.

The name stays on one line if it needs to shrink only a little for that, and never below 16 points;
otherwise it wraps, so that it is not set smaller than the text it stands over.  What does not fit at
16 points is an error that names the card and gives millimetres; nothing is cut off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from .errors import FitError
from .linebreak import Paragraph
from .sizes import FLOOR, MM, STEP, Preset

LITTLE = 0.85
"""A name may be set at this fraction of the text's size to stay on one line."""

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
    """Text that has been fitted: its lines from top to bottom, and its height in points."""

    lines: tuple[Line, ...]
    height: float


@dataclass(frozen=True, slots=True)
class Metrics:
    """How a typeface measures: width per point of a text, and its reach above and below a baseline."""

    measure: Callable[[str], float]
    ascent: float
    descent: float


@dataclass(frozen=True, slots=True)
class Room:
    """What text is set into: width and height in points, the preset, and the typeface's metrics."""

    width: float
    height: float
    preset: Preset
    metrics: Metrics


def fit(card: str, name: str, body: Sequence[str], room: Room) -> Block:
    """Set a name and the paragraphs under it into a room.

    Args:
        card: what the error calls the card.
        name: the heading.
        body: the paragraphs below it.
        room: where they have to go.

    Raises:
        FitError: it does not fit at 16 points.
    """
    for phrases, words in ((True, True), (False, True), (False, False)):
        heading, *paragraphs = (
            Paragraph(text, room.metrics.measure, phrases=phrases, words=words) for text in (name, *body)
        )
        for size in _sizes(room.preset.size):
            block = _set(heading, paragraphs, size, room)
            if block is not None and block.height <= room.height + 1e-6:
                return block
    raise _refusal(card, heading, paragraphs, room)


def fit_line(text: str, width: float, size: float, metrics: Metrics) -> float | None:
    """The size, from `size` down to 16, at which a text fits one line; None if it does not."""
    wide = metrics.measure(text)
    found = _down(min(size, width / wide)) if wide else size
    return found if found >= FLOOR else None


def _sizes(largest: float) -> Iterator[float]:
    size = largest
    while size >= FLOOR:
        yield size
        size -= STEP


def _heading_size(heading: Paragraph, size: float, width: float) -> float:
    """One line if that costs little, else what its widest word allows."""
    if not heading.width:
        return size
    whole = _down(min(size, width / heading.width))
    least = max(FLOOR, LITTLE * size)
    return whole if whole >= least else _down(min(size, width / heading.widest))


def _down(size: float) -> float:
    return int(size / STEP + 1e-9) * STEP


def _set(heading: Paragraph, body: Sequence[Paragraph], size: float, room: Room) -> Block | None:
    """The block at that size; None if a word is wider than the room."""
    heading_size = _heading_size(heading, size, room.width)
    if heading_size < FLOOR or any(paragraph.widest * size > room.width + 1e-6 for paragraph in body):
        return None
    reach = room.metrics.ascent + room.metrics.descent
    lines: list[Line] = []
    y = 0.0
    for paragraph, points in [(heading, heading_size), *((paragraph, size) for paragraph in body)]:
        y += PARAGRAPH_GAP * size if lines else 0.0
        for text in paragraph.lines(room.width / points):
            lines.append(Line(text, points, y + room.metrics.ascent * points))
            y += max(room.preset.leading, reach) * points
    bottom = lines[-1].baseline + room.metrics.descent * lines[-1].size if lines else 0.0
    return Block(tuple(lines), bottom)


def _refusal(card: str, heading: Paragraph, body: Sequence[Paragraph], room: Room) -> FitError:
    widest = max([heading, *body], key=lambda paragraph: paragraph.widest)
    if widest.widest * FLOOR > room.width:
        return FitError(
            "cards-too-wide",
            card=card,
            word=widest.widest_text(),
            needed=widest.widest * FLOOR / MM,
            available=room.width / MM,
        )
    block = _set(heading, body, FLOOR, room)
    needed = block.height if block is not None else room.height
    return FitError("cards-too-high", card=card, needed=needed / MM, available=room.height / MM)
