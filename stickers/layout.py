"""Where on a label the mark, the words and the cut corner go, and whether they fit.

One layout serves a whole file: marks hang from the top-left, 4 mm from the edges if there is room
and never closer than the profile's margin; words stand below, all of one size; the top-right
corner is cut off, which tells which way is up; a printed triangle beside the words tells the same.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from .code import PRINTED, encode
from .fonts import Typeface
from .lettering import wrap
from .marks import GLYPHS, Mark, number_of
from .methods import MM, Method, room_for
from .profile import PROFILES, Profile
from .refusal import SheetError
from .stock import STOCKS, Stock

WISHED_MARGIN: Final = 4.0
"""From the edge of the label to the mark where there is room, mm."""

LARGE: Final = 16
CLEAR: Final = 12
"""Sizes of printed words in points: large print, and clear print, below which we do not go unasked."""

LEADING: Final = 1.2
"""Distance of lines per size of letters."""

AIR: Final = 1.0
"""Between the mark and the words, mm."""

ARROW: Final = 3.0
"""Side of the triangle that points up, mm."""

TOO_SMALL: Final = frozenset({"mark-too-big", "text-wide", "text-high", "round-words"})
"""Refusals that a larger label would lift."""

_CORNERS: Final = (6.0, 5.0, 4.0, 3.0)

Room = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Layout:
    """The plan of every label of one file; mm from the label's top-left corner unless said.

    Attributes:
        stock: the label sheet.
        size: of the words, in points; 0 prints none.
        split: height of the part that holds the mark.
        corner: leg of the triangle cut off at the top-right; 0 for none.
        places: per mark its top-left corner.
        texts: the lines of each text that takes more than one.
        words: left edge and width of the words.
    """

    stock: Stock
    size: float
    split: float
    corner: float
    places: Mapping[Mark, Room]
    texts: Mapping[str, Sequence[str]]
    words: Room

    def lines(self, text: str) -> Sequence[str]:
        """The lines of a text on its label."""
        return self.texts.get(text, (text,))


@dataclass(frozen=True, slots=True)
class Content:
    """What has to fit.

    Attributes:
        marks: per mark the id of the first card that has it.
        texts: per printed text the id of the first card that has it.
    """

    marks: Mapping[Mark, str]
    texts: Mapping[str, str]


def fit(
    content: Content, stock: Stock, profile: Profile, method: Method, typeface: Typeface, size: float | None
) -> Layout:
    """Find the layout.

    Args:
        content: the marks and texts of all labels.
        stock: the label sheet.
        profile: sizes of the marks.
        method: how they are made.
        typeface: of the words.
        size: of the words in points, 0 for none; None: the largest from 16 down to 12 that fits.

    Raises:
        SheetError: a mark or a text does not fit; the sentence says what would.
    """
    rooms = {mark: room_for(method, mark, profile) for mark in content.marks}
    _check_marks(content, rooms, stock, profile, method)
    sizes: Iterable[float] = range(LARGE, CLEAR - 1, -1) if size is None else (size,)
    tallest = max((height for _, height in rooms.values()), default=0.0)
    problem: SheetError | None = None
    for points in sizes:
        try:
            return _at_size(content, rooms, stock, profile, typeface, points, tallest)
        except SheetError as error:
            problem = error
    assert problem is not None
    raise problem


def _at_size(
    content: Content,
    rooms: Mapping[Mark, Room],
    stock: Stock,
    profile: Profile,
    typeface: Typeface,
    size: float,
    tallest: float,
) -> Layout:
    lines_room = stock.height - 2 * profile.margin - tallest - AIR
    words = _word_room(stock, profile, size)
    texts: dict[str, Sequence[str]] = {}
    if size:
        for text, card in content.texts.items():
            lines = _lines(text, card, typeface, size, words[1], lines_room)
            if len(lines) > 1:
                texts[text] = lines
    count = max((len(lines) for lines in texts.values()), default=1) if size else 0
    zone = count * size * LEADING / MM
    split = stock.height - profile.margin - zone - (AIR if zone else 0.0)
    if stock.round:
        split = (stock.height + tallest - zone - (AIR if zone else 0.0)) / 2
        _check_round(content, rooms, stock, profile, split)
    places = {mark: _place(room, stock, profile, split) for mark, room in rooms.items()}
    return Layout(stock, size, split, _corner(rooms, places, stock, profile), places, texts, words)


def _word_room(stock: Stock, profile: Profile, size: float) -> Room:
    """Left edge and width of the words; the arrow stands at their right."""
    if stock.round:
        radius = stock.width / 2 - profile.margin
        half = radius * 0.75
        return (stock.width / 2 - half, 2 * half - (ARROW + AIR if size else 0))
    left = min(WISHED_MARGIN, max(profile.margin, stock.width * 0.06))
    return (left, stock.width - left - profile.margin - ARROW - AIR)


def _lines(
    text: str, card: str, typeface: Typeface, size: float, width: float, height: float
) -> Sequence[str]:
    where = f"card {card}"
    lines = wrap(typeface, text, size, width * MM, where)
    if lines is None:
        needed = max(typeface.width(word, size, where) for word in text.split()) / MM
        raise SheetError(
            "text-wide", card=card, text=text, size=f"{size:g}", needed=f"{needed:.1f}", room=f"{width:.1f}"
        )
    needed = len(lines) * size * LEADING / MM
    if needed > height + 0.001:
        raise SheetError(
            "text-high",
            card=card,
            text=text,
            size=f"{size:g}",
            needed=f"{needed:.1f}",
            room=f"{max(height, 0):.1f}",
        )
    return lines


def _place(room: Room, stock: Stock, profile: Profile, split: float) -> Room:
    width, height = room
    if stock.round:
        return ((stock.width - width) / 2, split - height)
    x = min(WISHED_MARGIN, (stock.width - width) / 2)
    y = min(WISHED_MARGIN, split - height)
    return (max(x, profile.margin), max(y, profile.margin))


def _corner(rooms: Mapping[Mark, Room], places: Mapping[Mark, Room], stock: Stock, profile: Profile) -> float:
    """The largest corner whose cut stays clear of every mark by the margin."""
    if stock.round:
        return 0.0
    free = min(
        (
            stock.width - places[mark][0] - width + places[mark][1] - profile.margin * math.sqrt(2)
            for mark, (width, _) in rooms.items()
        ),
        default=_CORNERS[0],
    )
    return next((corner for corner in _CORNERS if corner <= min(free, stock.height / 3)), 0.0)


def _fits(room: Room, stock: Stock, margin: float) -> bool:
    width, height = room
    if stock.round:
        return math.hypot(width, height) <= stock.width - 2 * margin + 0.001
    return width <= stock.width - 2 * margin + 0.001 and height <= stock.height - 2 * margin + 0.001


def _check_marks(
    content: Content, rooms: Mapping[Mark, Room], stock: Stock, profile: Profile, method: Method
) -> None:
    for mark, room in rooms.items():
        _check_points(mark, content.marks[mark], profile)
        if not _fits(room, stock, profile.margin):
            raise _mark_refused(mark, content, room, stock, profile, method)


def _check_points(mark: Mark, card: str, profile: Profile) -> None:
    """Six to nine points need a square that holds three in a row."""
    crowded = any(GLYPHS[name].points > 5 for name in mark)
    if crowded and profile.square < profile.grid_square - 0.001:
        fitting = [other.name for other in PROFILES.values() if other.square >= other.grid_square]
        raise SheetError(
            "points-crowded",
            card=card,
            profile=profile.name,
            square=f"{profile.square:g}",
            least=f"{profile.grid_square:.1f}",
            profiles=", ".join(fitting),
        )


def _check_round(
    content: Content, rooms: Mapping[Mark, Room], stock: Stock, profile: Profile, split: float
) -> None:
    """On a round label the words push the mark up, where the label is narrower."""
    radius = stock.width / 2
    for mark, (width, height) in rooms.items():
        corners = [math.hypot(width / 2, radius - y) for y in (split - height, split)]
        if max(corners) > radius - profile.margin + 0.001:
            raise SheetError("round-words", card=content.marks[mark], stock=stock.name)


def _mark_refused(
    mark: Mark, content: Content, room: Room, stock: Stock, profile: Profile, method: Method
) -> SheetError:
    """What does not fit, and what would: numbers here, and other profiles and sheets for this mark."""
    profiles = [
        other.name
        for other in PROFILES.values()
        if other != profile and _fits(room_for(method, mark, other), stock, other.margin)
    ]
    sheets = [
        other.name
        for other in STOCKS.values()
        if other.paper == stock.paper and _fits(room, other, profile.margin)
    ]
    return SheetError(
        "mark-too-big",
        card=content.marks[mark],
        needed=f"{room[0] + 2 * profile.margin:.1f} x {room[1] + 2 * profile.margin:.1f}",
        room=f"{stock.width:g} x {stock.height:g}",
        stock=stock.name,
        profile=profile.name,
        kind="number" if number_of(mark) is not None else "sign",
        fitting=_ranges(fitting_numbers(stock, profile, method)) or "-",
        profiles=", ".join(profiles) or "none",
        sheets=", ".join(sheets[:4]) or "-",
    )


def fitting_numbers(stock: Stock, profile: Profile, method: Method) -> list[int]:
    """The numbers from 1 to 59 whose code fits a label of this stock."""
    return [
        number
        for number in range(1, PRINTED + 1)
        if _fits(room_for(method, encode(number), profile), stock, profile.margin)
    ]


def _ranges(numbers: Sequence[int]) -> str:
    """Numbers as "1-9, 11"."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join([f"{a}-{b}" if a < b else str(a) for a, b in runs])
