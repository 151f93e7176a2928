"""Where on each sticker of a file the mark, the braille, the words and the cut corner go.

A sticker is a label of the sheet if that fits the card; else it is cut out of the label, or of a
sheet of its own, tight around what stands on it.  It never hangs over the card and never covers more
than a quarter of its face.  The code is never refused for its words: words that do not fit at 9 points
are left to the key.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from .arrangement import LARGE, SMALLEST, Arrangement, Item, Room, arrangements, blocks_of, longest_of
from .braille import CELL, DOT, PITCH, lines_of
from .braille import size_of as braille_size
from .code import PRINTED, encode
from .fonts import Typeface
from .lettering import wrap
from .marks import GLYPHS, Mark, groups, number_of
from .methods import MM, Method, room_for
from .pieces import Piece
from .profile import PROFILES, Profile, for_edge
from .refusal import Measure, SheetError
from .stock import PAPERS, STOCKS, Rect, Stock

WISHED_MARGIN: Final = 4.0
"""From the edge of a label to its mark, and of a card to its sticker, where there is room, mm."""

TOO_SMALL: Final = frozenset({"mark-too-big", "names-no-room"})
"""Refusals that a larger label would lift."""

OWN_SHEET: Final = "own"
"""The name of a sheet whose stickers are cut out, with no labels on it."""

_CORNERS: Final = (6.0, 5.0, 4.0, 3.0)
_CUT_CORNER: Final = 4.0
"""Legs of the triangle that is cut off: on a label, and on a sticker that is cut out anyway, mm."""

_SIDES, _HEAD, _FOOT = 10.0, 16.0, 14.0
"""What a sheet of its own leaves free: corner marks, two lines above, the ruler below, mm."""

ABOVE_BRAILLE: Final = 5.0
"""Between the mark and a line of braille, mm: fingers read them apart."""

LEAST_SIDE: Final = 10.0
"""No sticker is cut smaller: fingers could not hold it, mm."""

_SUGGESTED: Final = 4
"""Sheets that a refusal names, the smallest first."""

_CLEAR_OF_WORDS: Final = 0.7
"""From a cut corner to words, mm."""

_SCISSORS: Final = 1.5
"""Between two stickers that are cut out, mm."""


@dataclass(frozen=True, slots=True)
class Label:
    """The plan of one sticker; mm from the top-left corner of its label.

    Attributes:
        mark: the mark's top-left corner.
        outline: the sticker itself.
        cut: whether it is cut out along that outline.
        corner: leg of the triangle that is cut off at its top-right; 0 for none.
        size: of the words in points; 0 for none.
        words: where they stand; None for none.
        along: they run downwards.
        texts: the lines of each of its texts.
        braille: lines of cells below the mark.
        dots: where their top-left corner is.
    """

    mark: Room
    outline: Rect
    cut: bool
    corner: float = 0.0
    size: float = 0.0
    words: Rect | None = None
    along: bool = False
    texts: Mapping[str, Sequence[str]] | None = None
    braille: tuple[tuple[int, ...], ...] = ()
    dots: Room = (0.0, 0.0)

    def lines(self, text: str) -> Sequence[str]:
        """The lines of a text on its label."""
        return (self.texts or {}).get(text, (text,))


@dataclass(frozen=True, slots=True)
class Layout:
    """The plan of a file.

    Attributes:
        stock: the label sheet.
        profile: the sizes of the marks; signs stand nearer to each other where a label is narrow.
        labels: card id -> its sticker.
        stacked: signs stand one below the other.
        unnamed: ids of the cards whose words have no room.
    """

    stock: Stock
    profile: Profile
    labels: Mapping[str, Label]
    stacked: bool
    unnamed: tuple[str, ...]

    @property
    def sizes(self) -> tuple[float, float]:
        """The smallest and the largest words in points; (0, 0) if there are none."""
        sizes = [label.size for label in self.labels.values() if label.size]
        return (min(sizes), max(sizes)) if sizes else (0.0, 0.0)

    @property
    def corner(self) -> float:
        """The smallest cut corner; 0 if a sticker has none."""
        return min((label.corner for label in self.labels.values()), default=0.0)

    @property
    def cut(self) -> bool:
        """Whether any of them is cut out."""
        return any(label.cut for label in self.labels.values())


@dataclass(frozen=True, slots=True)
class Style:
    """How the stickers of a file are made.

    Attributes:
        profile: sizes of the marks.
        method: of making them.
        typeface: of the words.
        size: of the words in points, 0 for none; None for the largest that fits, up to 16.
        edge: the mark is a column at the edge of the card, for a hand that is held as a fan.
        corners: a corner is cut off each label, which tells which way is up.
    """

    profile: Profile
    method: Method
    typeface: Typeface
    size: float | None = None
    edge: bool = False
    corners: bool = True

    @property
    def sizes(self) -> Iterable[float]:
        """The sizes of words to be tried, the wished one first."""
        if self.size == 0:
            return ()
        largest = LARGE if self.size is None else self.size
        return [largest, *range(math.ceil(largest) - 1, SMALLEST - 1, -1)]

    def room(self, mark: Mark) -> Room:
        """Width and height that a mark takes."""
        return room_for(self.method, mark, self.profile, self.edge)


def fit(items: Sequence[Item], stock: Stock, style: Style) -> Layout:
    """Find the layout of stickers on a sheet.

    Raises:
        SheetError: a mark does not fit its label or its card; the sentence says what would.
    """
    style = _narrowed(items, stock, style)
    _check_marks(items, stock, style)
    labels = {item.card: _label(item, stock, style) for item in items}
    corner = (
        0.0
        if not style.corners
        else _corner([item for item in items if not labels[item.card].cut], labels, style)
    )
    labels = {
        card: label if label.cut or stock.round else replace(label, corner=corner)
        for card, label in labels.items()
    }
    unnamed = tuple(item.card for item in items if style.sizes and not labels[item.card].size)
    return Layout(stock, style.profile, labels, style.edge, unnamed)


def own_sheet(items: Sequence[Item], paper: str, style: Style) -> Stock:
    """A sheet without labels, its cells as large as the largest sticker; cut out, they are smaller."""
    return own_layout(items, paper, style).stock


def own_layout(items: Sequence[Item], paper: str, style: Style) -> Layout:
    """The layout of stickers on a sheet without labels."""
    # Words that run along a mark are upright on a sheet that lies on its side.
    width, height = PAPERS[paper][::-1] if style.edge else PAPERS[paper]
    free = (width - 2 * _SIDES, height - _HEAD - _FOOT)
    whole = Stock(OWN_SHEET, paper, 1, 1, *free, _SIDES, _HEAD, *free, turned=style.edge)
    layout = fit(items, whole, style)
    largest = [label.outline for label in layout.labels.values()]
    cell = (max(rect.width for rect in largest), max(rect.height for rect in largest))
    pitch = (cell[0] + _SCISSORS, cell[1] + _SCISSORS)
    counts = [int((room + _SCISSORS) // step) for room, step in zip(free, pitch, strict=True)]
    left = (width - counts[0] * pitch[0] + _SCISSORS) / 2
    cols, rows = counts
    wide, high, x0, px, py = (round(size, 3) for size in (*cell, left, *pitch))
    stock = Stock(OWN_SHEET, paper, cols, rows, wide, high, x0, _HEAD, px, py, turned=style.edge)
    # Stickers that are cut out begin at the corner of their cell, however large it is.
    return replace(layout, stock=stock)


def covers(piece: Piece, width: float, height: float, *, edge: bool, disc: bool = False) -> bool:
    """Whether a sticker of that size, or a disc, may lie on a card or token."""
    side = 0.0 if edge or piece.round else min(WISHED_MARGIN, piece.width / 10)
    return width + side <= piece.width + 0.01 and piece.holds(width, height, disc=disc)


def _is_whole(item: Item, stock: Stock, style: Style) -> bool:
    """Whether a label may lie on the card as it comes off the sheet."""
    size = (stock.width, stock.height)
    return not style.method.cut and covers(item.piece, *size, edge=style.edge, disc=stock.round)


def _label(item: Item, stock: Stock, style: Style) -> Label:
    """The sticker of one card: the whole label if it fits the card, else as much as is needed."""
    for lines in _braille_of(item, stock, style):
        label = _with_lines(item, stock, style, lines)
        if label is not None:
            return label
    raise AssertionError("marks are checked before they are placed")


def _braille_of(item: Item, stock: Stock, style: Style) -> Iterator[tuple[tuple[int, ...], ...]]:
    """The braille that is tried in turn, in lines: the name, its number, none."""
    width = min(_content(stock, style)[0], item.piece.width)
    most = int((width - DOT - PITCH) // CELL) + 1
    for cells in item.braille:
        # Shorter lines make a sticker narrower, which may cover less of its card.
        for length in dict.fromkeys((most, most * 3 // 4, most // 2)):
            if length > 0 and (lines := lines_of(cells, length)) is not None:
                yield tuple(tuple(line) for line in lines)
    yield ()


def _with_lines(item: Item, stock: Stock, style: Style, lines: tuple[tuple[int, ...], ...]) -> Label | None:
    """The sticker with these lines of braille; None if they do not fit."""
    whole = _is_whole(item, stock, style)
    mark, core = style.room(item.mark), style.room(item.mark)
    if lines:
        wide, high = braille_size(lines)
        core = (max(mark[0], wide), mark[1] + ABOVE_BRAILLE + high)
    label = _largest(item, stock, style, core, whole)
    if label is None or not lines:
        return label
    return replace(label, braille=lines, dots=(label.mark[0], label.mark[1] + mark[1] + ABOVE_BRAILLE))


def _largest(item: Item, stock: Stock, style: Style, core: Room, whole: bool) -> Label | None:
    """The sticker with the largest words that have room beside what is felt."""
    text, where, room = longest_of(item, style.typeface), f"card {item.card}", _content(stock, style)
    for size in style.sizes:
        blocks = blocks_of(text, where, style.typeface, size, max(room) if style.edge else room[0])
        ways = arrangements(core, blocks, edge=style.edge)
        placed = [(label, way) for way in ways if (label := _placed(way, item, stock, style, whole))]
        if placed:
            label, way = min(placed, key=lambda pair: _rank(pair[0], pair[1], whole))
            return replace(label, texts=_texts(way, item, style))
    bare = Arrangement(*core, Rect(0, 0, *core))
    return _placed(bare, item, stock, style, whole)


def _rank(label: Label, way: Arrangement, whole: bool) -> tuple[float, float]:
    """A whole label prefers few lines; a sticker that is cut out prefers to be small and no strip."""
    lines = len(way.block.lines) if way.block else 0
    return (lines, 0.0) if whole else (math.hypot(label.outline.width, label.outline.height), lines)


def _content(stock: Stock, style: Style) -> Room:
    """What a label holds between its margins."""
    margin = 2 * style.profile.margin
    return (stock.width - margin, stock.height - margin)


def _placed(way: Arrangement, item: Item, stock: Stock, style: Style, whole: bool) -> Label | None:
    """A way as a sticker of its label; None if there is no room."""
    room = _content(stock, style)
    if way.width > room[0] + 0.001 or way.height > room[1] + 0.001:
        return None
    if not whole:
        return _cut_out(way, item, stock, style)
    if stock.round:
        return _on_round(way, item, stock, style)
    left = style.profile.margin if style.edge else _inset(stock.width, way.width, style)
    at = (left, _inset(stock.height, way.height, style))
    return _made(way, item, style, Rect(0, 0, stock.width, stock.height), at, cut=False)


def _inset(room: float, size: float, style: Style) -> float:
    """How far from the edge something begins: 4 mm if there is room, in the middle if there is less."""
    return max(style.profile.margin, min(WISHED_MARGIN, (room - size) / 2))


def _cut_out(way: Arrangement, item: Item, stock: Stock, style: Style) -> Label | None:
    """A sticker that is cut tight around mark and words; None if it is too large for its card or label."""
    margin = style.profile.margin
    height = max(way.height + 2 * margin, LEAST_SIDE)
    bare = max(way.width + 2 * margin, LEAST_SIDE)
    # A token is round, and has no way up; where a corner takes too much, the words tell which way is up.
    wishes = (
        [(bare, 0.0)]
        if item.piece.round
        else [(max(bare, _for_corner(way, style)), _CUT_CORNER), (bare, 0.0)]
    )
    fitting = [
        (width, corner)
        for width, corner in wishes
        if covers(item.piece, width, height, edge=style.edge) and width <= stock.width + 0.001
    ]
    if not fitting or height > stock.height + 0.001:
        return None
    width, corner = fitting[0]
    x, y = 0.0, 0.0
    if stock.round and math.hypot(width, height) > stock.width:
        return None
    if stock.name != OWN_SHEET:
        # Away from the edge of the label, in case the printer shifts the page.
        most = stock.width if stock.round else 2.0
        x, y = min(most, (stock.width - width) / 2), min(most, (stock.height - height) / 2)
    at = (x + margin, y + (height - way.height) / 2)
    return _made(way, item, style, Rect(x, y, width, height), at, cut=True, corner=corner)


def _for_corner(way: Arrangement, style: Style) -> float:
    """The least width of a sticker whose cut corner keeps clear of what stands on it."""
    margin = style.profile.margin
    parts = [(way.mark, margin)] + ([(way.words, _CLEAR_OF_WORDS)] if way.words else [])
    return max(
        part.x + part.width + margin - (part.y + margin) + _CUT_CORNER + clear * math.sqrt(2)
        for part, clear in parts
    )


def _made(
    way: Arrangement, item: Item, style: Style, outline: Rect, at: Room, *, cut: bool, corner: float = 0.0
) -> Label:
    mark = (at[0] + way.mark.x, at[1] + way.mark.y)
    if way.block is None or way.words is None:
        return Label(mark, outline, cut, corner)
    words = _moved(way.words, *at)
    return Label(mark, outline, cut, corner, way.block.size, words, way.along)


def _moved(rect: Rect, dx: float, dy: float) -> Rect:
    return Rect(rect.x + dx, rect.y + dy, rect.width, rect.height)


def _texts(way: Arrangement, item: Item, style: Style) -> Mapping[str, Sequence[str]]:
    """The lines of each text; all but the widest have room in the same block."""
    assert way.block is not None
    if len(item.texts) == 1:
        return {item.texts[0]: way.block.lines}
    along = way.words.height if way.along and way.words else way.block.width
    width, size, where = along * MM + 0.01, way.block.size, f"card {item.card}"
    return {text: wrap(style.typeface, text, size, width, where) or way.block.lines for text in item.texts}


def _on_round(way: Arrangement, item: Item, stock: Stock, style: Style) -> Label | None:
    """Mark and words in the middle of a round label, one below the other; None if they come too near."""
    middle, radius = stock.width / 2, stock.width / 2 - style.profile.margin
    if way.words and way.words.x:
        return None
    down = middle - way.height / 2
    parts = [_moved(way.mark, middle - way.mark.width / 2, down)]
    if way.words:
        parts.append(_moved(way.words, middle - way.words.width / 2, down))
    corners = [
        (part.x + dx, part.y + dy) for part in parts for dx in (0, part.width) for dy in (0, part.height)
    ]
    if max(math.dist(corner, (middle, middle)) for corner in corners) > radius + 0.001:
        return None
    outline = Rect(0, 0, stock.width, stock.height)
    if way.block is None:
        return Label((parts[0].x, parts[0].y), outline, False)
    return Label((parts[0].x, parts[0].y), outline, False, 0.0, way.block.size, parts[1])


def _corner(items: Sequence[Item], labels: Mapping[str, Label], style: Style) -> float:
    """The largest corner whose cut stays clear of every mark and word; 0 for none."""
    free = [_free_corner(labels[item.card], style.room(item.mark), style) for item in items]
    return next((corner for corner in _CORNERS if corner <= min(free, default=0.0) + 0.001), 0.0)


def _free_corner(label: Label, room: Room, style: Style) -> float:
    outline = label.outline
    parts = [(Rect(*label.mark, *room), style.profile.margin)]
    parts += [(label.words, _CLEAR_OF_WORDS)] if label.words else []
    free = [
        outline.x + outline.width - part.x - part.width + part.y - outline.y - clear * math.sqrt(2)
        for part, clear in parts
    ]
    return min(*free, outline.height * 0.4)


def _narrowed(items: Sequence[Item], stock: Stock, style: Style) -> Style:
    """The style with signs nearer to each other, if a mark fits in that way and not otherwise."""
    style = replace(style, profile=for_edge(style.profile)) if style.edge else style
    profile = style.profile
    over = [
        _overlong(item, stock, style) / (len(groups(item.mark)) - 1)
        for item in items
        if len(groups(item.mark)) > 1
    ]
    gap = round(profile.gap - max(over, default=0.0) - 0.0005, 3)
    return (
        replace(style, profile=replace(profile, gap=gap)) if profile.least_gap <= gap < profile.gap else style
    )


def _overlong(item: Item, stock: Stock, style: Style) -> float:
    """By how much the row of signs is longer than its label, mm; at most 0 if it fits."""
    along = 1 if style.edge else 0
    if stock.round:
        return 0.0
    return max(style.room(item.mark)[along] - _content(stock, style)[along], 0.0)


def _fits(item: Item, room: Room, stock: Stock, margin: float, style: Style) -> bool:
    """Whether a mark without words has room on a label, and on its card."""
    width, height = room
    if stock.round and _is_whole(item, stock, style):
        return math.hypot(width, height) <= stock.width - 2 * margin + 0.001
    if width > stock.width - 2 * margin + 0.001 or height > stock.height - 2 * margin + 0.001:
        return False
    if _is_whole(item, stock, style):
        return True
    bare = Arrangement(width, height, Rect(0, 0, width, height))
    return (
        _cut_out(bare, item, stock, replace(style, profile=replace(style.profile, margin=margin))) is not None
    )


def _check_marks(items: Sequence[Item], stock: Stock, style: Style) -> None:
    for item in items:
        _check_points(item, style.profile)
        if not _fits(item, style.room(item.mark), stock, style.profile.margin, style):
            raise _mark_refused(item, items, stock, style)


def _holds_all(items: Sequence[Item], stock: Stock, style: Style) -> bool:
    """Whether all marks have room, without words."""
    style = _narrowed(items, stock, style)
    return all(_fits(item, style.room(item.mark), stock, style.profile.margin, style) for item in items)


def check_named(
    layout: Layout, items: Sequence[Item], style: Style, kinds: Mapping[str, Collection[str]]
) -> None:
    """Refuse a sheet on which a name that was asked for has no room at 9 points.

    Args:
        layout: the plan.
        items: what the stickers hold.
        style: how they are made.
        kinds: card id -> the kinds that it is of.

    Raises:
        SheetError: the first such name, the sheets that hold all of them, and the kinds that have room here.
    """
    if not layout.unnamed:
        return
    larger = sorted(STOCKS.values(), key=lambda other: other.width * other.height)
    sheets: list[str] = []
    for other in larger:
        if other.paper == layout.stock.paper and len(sheets) < _SUGGESTED and layout.stock.name != OWN_SHEET:
            sheets += [other.name] if _names_all(items, other, style) else []
    raise SheetError(
        "names-no-room",
        card=layout.unnamed[0],
        least=SMALLEST,
        stock=layout.stock.name,
        sheets=", ".join(sheets) or "none",
        kinds=",".join(_named_kinds(layout, kinds)) or "none",
    )


def _named_kinds(layout: Layout, kinds: Mapping[str, Collection[str]]) -> list[str]:
    """The kinds all of whose cards have their names."""
    without = {kind for card in layout.unnamed for kind in kinds[card]}
    found = {kind for card in layout.labels for kind in kinds[card]} - without
    # Whoever asks for all cards need not name what some of them are besides.
    return ["card"] if "card" in found else sorted(found)


def _names_all(items: Sequence[Item], stock: Stock, style: Style) -> bool:
    try:
        return not fit(items, stock, replace(style, size=SMALLEST)).unnamed
    except SheetError:
        return False


def _check_points(item: Item, profile: Profile) -> None:
    """Six to nine points need a square that holds three in a row."""
    crowded = any(GLYPHS[name].points > 5 for name in item.mark)
    if crowded and profile.square < profile.grid_square - 0.001:
        fitting = [other.name for other in PROFILES.values() if other.square >= other.grid_square]
        raise SheetError(
            "points-crowded",
            card=item.card,
            profile=profile.name,
            square=profile.square,
            least=round(profile.grid_square, 1),
            profiles=", ".join(fitting),
        )


def _mark_refused(item: Item, items: Sequence[Item], stock: Stock, style: Style) -> SheetError:
    """What does not fit, and what would hold the marks of all cards: other profiles, and sheets."""
    margin, room = style.profile.margin, style.room(item.mark)
    profiles = [
        other.name
        for other in PROFILES.values()
        if other.name != style.profile.name and _holds_all(items, stock, replace(style, profile=other))
    ]
    least = (max(room[0] + 2 * margin, LEAST_SIDE), max(room[1] + 2 * margin, LEAST_SIDE))
    if not covers(item.piece, *least, edge=style.edge):
        return _too_large_for_card(item, least, profiles)
    sheets = [
        other.name
        for other in sorted(STOCKS.values(), key=lambda other: other.width * other.height)
        if other.paper == stock.paper and _holds_all(items, other, style)
    ]
    return SheetError(
        "mark-too-big",
        card=item.card,
        needed=Measure(room[0] + 2 * margin, room[1] + 2 * margin),
        room=Measure(stock.width, stock.height),
        stock=stock.name,
        profile=style.profile.name,
        kind="number" if number_of(item.mark) is not None else "sign",
        fitting=_ranges(fitting_numbers(stock, style.profile, style.method)) or "-",
        profiles=", ".join(profiles) or "none",
        sheets=", ".join(sheets[:4]) or "-",
    )


def _too_large_for_card(item: Item, least: Room, profiles: Sequence[str]) -> SheetError:
    return SheetError(
        "card-small",
        card=item.card,
        needed=Measure(*least),
        piece=Measure(item.piece.width, item.piece.height),
        profiles=", ".join(profiles) or "none",
    )


def fitting_numbers(stock: Stock, profile: Profile, method: Method) -> list[int]:
    """The numbers from 1 to 59 whose code fits a label of this stock."""
    width, height = stock.width - 2 * profile.margin + 0.001, stock.height - 2 * profile.margin + 0.001
    rooms = {number: room_for(method, encode(number), profile) for number in range(1, PRINTED + 1)}
    if stock.round:
        return [number for number, room in rooms.items() if math.hypot(*room) <= width]
    return [number for number, room in rooms.items() if room[0] <= width and room[1] <= height]


def _ranges(numbers: Sequence[int]) -> str:
    """Numbers as "1-9, 11"."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join([f"{a}-{b}" if a < b else str(a) for a, b in runs])
