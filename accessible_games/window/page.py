"""A scene as things to draw, each with its place; arithmetic only.

One grid.  A wide page has the table at the left and what goes on at the right, the hand below both; a
narrow one (a small window, large letters) has one column, in which the list and the hand have their room
first.  All words of a column begin at one edge; the ring of the focus hangs out of it.  Sizes: what has
just happened is largest, then names and cards, then lines, then labels; past events are the smallest.
What does not fit is left out as a whole, never cut: the entry in focus, the newest line and the kinds of
cards in the hand are always there.  An answer that has no room beside them takes theirs, until another key
is pressed, and goes on where its key is pressed again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from .bands import Bands
from .column import ALL, NOTHING, Block, lay_column, shares
from .drawn import Box, Measure, Page, picture_size, shift
from .paragraphs import SHARE_OF_FOCUS, Paragraphs
from .pen import Aspect, Pen
from .scene import Scene
from .strips import Strips
from .tabletop import Tabletop

BODY_AT_1080: Final = 36
"""Pixels of the usual text where the shorter side of the window has 1080; others in proportion."""

SMALLEST_BODY: Final = 24
_NEWS: Final = 1.35
_TITLE: Final = 1.3
_TYPED: Final = 1.1
_OWN: Final = 0.9
"""Sizes of the last event, of the title of a menu, of what is typed, and of what else its owner alone may
know, by that of the usual text."""

_WIDE: Final = 40
"""A page of so many body sizes is wide enough for two columns."""

_TABLE_SHARE: Final = 0.56
"""How much of a wide page the table takes."""

_FEW_LINES: Final = 9
"""Where there is room for fewer lines, what is asked comes before the places of the players."""

_BESIDE_PICTURE: Final = 14
"""So many body sizes are left for words beside a picture, or it is not drawn."""

_SHARES_OF_PICTURE: Final = (1 / 2, 1 / 3, 0.0)
_LEAST_BESIDE_PICTURE: Final = 0.65
"""Shares of the width that are tried for a picture, until words beside it are two thirds of their size."""

_SHARE_OF_NEWS: Final = 0.3
_SHARE_OF_ROW: Final = 0.3
_SHARE_OF_HAND: Final = 0.4
_LEAST_OF_HAND: Final = 0.26
"""Shares of the height: of the last event, while its letters are larger than others; of an entry in focus
above a hand; of the hand, before its letters get smaller and at last its names go, and where they do not."""

_HAND_SIZES: Final = (1.1, 1.0, 0.9, 0.8, 0.7)
_BARE_HAND_SIZES: Final = (1.0, 0.85, 0.7, 0.55)
"""Sizes that are tried, by that of the usual text, until all has room."""

_BESIDE: Final = (
    (1.0, ()),
    (0.85, ()),
    (0.85, ("seats",)),
    (0.85, ("seats", "names")),
    (0.75, ("seats", "names")),
)
_ALONE: Final = (
    (0.85, ("seats", "hand")),
    (0.75, ("seats", "hand", "title")),
    (2 / 3, ("seats", "hand", "title", "list")),
    (2 / 3, ("seats", "hand", "title", "list", "focus")),
)
"""How small the letters of an answer become, and what gives its room to it, one after the other; at last it
has all of it, and pages."""

_COLUMN: Final = ("seats", "news", "said", "title", "focus", "list", "hand", "table")
"""A narrow page from top to bottom."""


def body_size(side: int, per_cent: int) -> int:
    """Pixels of the usual text in a window whose shorter side has so many."""
    usual = max(SMALLEST_BODY, round(side * BODY_AT_1080 / 1080))
    return round(usual * per_cent / 100)


def compose(
    scene: Scene,
    width: int,
    height: int,
    per_cent: int,
    measure: Measure,
    leading: Callable[[int], int],
    aspect: Aspect = lambda mark: 0.0,
) -> Page:
    """Lay a scene out.

    Args:
        scene: what to draw.
        width: of the window.
        height: of the window.
        per_cent: of the usual size of text.
        measure: width of a text at a size.
        leading: height of a line at a size.
        aspect: proportions of the signs of a mark.
    """
    body = body_size(min(width, height), per_cent)
    names = [place.name for place in scene.tableau.places] if scene.tableau is not None else ()
    composer = _Composer(scene, Pen(width, height, body, measure, leading, aspect, names))
    composer.lay_out()
    return composer.page


class _Composer:
    def __init__(self, scene: Scene, pen: Pen) -> None:
        self._scene = scene
        self._pen = pen
        self.page = pen.page()
        self._words = Paragraphs(pen, self.page)
        self._bands = Bands(pen, self.page, scene)
        self._strips = Strips(pen)

    def lay_out(self) -> None:
        pen = self._pen
        area = pen.whole.inner(max(pen.pad, pen.edge + 2))
        if self._scene.tableau is None:
            self._lay_menu(area)
        elif pen.whole.width >= _WIDE * pen.body:
            self._lay_wide(area)
        else:
            self._lay_narrow(area)

    # -- the grid -------------------------------------------------------------------------

    def _lay_menu(self, area: Box) -> None:
        """How a game ended, what was told, a question and its list."""
        scene = self._scene
        for share in _SHARES_OF_PICTURE if scene.picture else (0.0,):
            picture = self._room_of_picture(area, share)
            width = area.width - (picture.width + 2 * self._pen.pad if picture is not None else 0)
            title = self._sentence(scene.title, width, 1.0 if scene.news else _TITLE)
            blocks = [NOTHING, NOTHING, title, self._list(width), self._focus(width)]
            left = area.height - sum(block.least for block in blocks)
            if self._scale_of_told(scene.said, width, left) >= _LEAST_BESIDE_PICTURE:
                break
        self.page.picture = picture
        area = Box(area.x, area.y, width, area.height)
        if scene.news:
            large = self._news(width, _NEWS)
            blocks[0] = large if large.least <= left else self._told((scene.news,), width, left)
        blocks[1] = self._told(scene.said, width, left - blocks[0].least)
        order = (4, 3, 2, 0, 1)
        self._column(area, blocks, [*((one, 1) for one in order), *((one, ALL) for one in (1, 3))])

    def _told(self, said: Sequence[str], width: int, height: int) -> Block:
        """What was told above a list: in letters as small as there is room; no key would turn a page."""
        if not said:
            return NOTHING
        scale = self._scale_of_told(said, width, height)
        if scale <= 0.4:
            said = said[:1]
            while scale > 0.2 and self._words.height(said, width, round(self._pen.body * scale)) > height:
                scale -= 0.05
        return self._words.answers(said, width, scale, 0)

    def _scale_of_told(self, said: Sequence[str], width: int, height: int) -> float:
        """How large its letters are, by that of the usual text, where it has all the room that is left."""
        scale = 1.0
        while scale > 0.4 and self._words.height(said, width, round(self._pen.body * scale)) > height:
            scale -= 0.05
        return scale

    def _lay_wide(self, area: Box) -> None:
        pen, page, pad = self._pen, self.page, self._pen.pad
        hand = self._hand(area.width, round(pen.whole.height * _SHARE_OF_HAND))
        room = area.height // 2
        below = max((step for step in hand.steps if step <= room), default=0)
        if below:
            hand.lay(Box(area.x, area.bottom - below, area.width, below))
            page.rules.append(Box(area.x, area.bottom - below - pad, area.width, 2))
            below += 2 * pad
        aside = max(pad, pen.edge + 4)  # the ring of the list stands clear of the line between
        left = Box(area.x, area.y, round(area.width * _TABLE_SHARE) - pad, area.height - below)
        at = left.right + pad + aside
        right = Box(at, area.y, area.right - at, left.height)
        page.rules.append(Box(left.right + pad - 1, area.y, 2, left.height))
        Tabletop(pen, self._strips, self._scene).place(page, left, heads=True)
        self._lay_right(right)

    def _lay_right(self, area: Box) -> None:
        """What goes on, beside the table."""
        scene, width = self._scene, area.width
        blocks = {
            "news": self._news(width, _NEWS),
            "said": NOTHING,
            "title": self._title(width),
            "focus": self._focus(width),
            "list": self._list(width),
            "log": self._words.past(scene.log, width),
        }
        plans = (*_BESIDE[:2], _BESIDE[-1])
        must = self._with_answer(area, blocks, ("focus", "list", "title"), plans)
        rest = ("news", "said", "list", "log")
        wishes = [*((name, 1) for name in must), ("news", 1), ("list", 2), ("log", 1), ("list", 4)]
        wishes += [(name, ALL) for name in rest]
        self._lay(area, blocks, tuple(blocks), wishes)

    def _lay_narrow(self, area: Box) -> None:
        scene, pen, width = self._scene, self._pen, area.width
        few = area.height < _FEW_LINES * pen.leading(pen.body)
        assert scene.tableau is not None
        top = Tabletop(pen, self._strips, scene)
        blocks = {
            "seats": self._seats(top, width),
            "news": self._news(width, 1.0 if scene.rows else _NEWS),
            "said": NOTHING,
            "title": self._title(width),
            "focus": self._focus(width),
            "list": self._list(width),
            "hand": NOTHING,
            "table": self._table(top, width),
        }
        blocks["hand"] = self._hand(width, self._room_of_hand(area, blocks))
        self._enlarge_news(area, blocks)
        kept = ("focus", "list", "hand") if scene.row is not None else ("focus", "hand", "list")
        must: tuple[str, ...] = (*kept, "title") if few else (*kept, "seats", "title")
        must = self._with_answer(area, blocks, must, (*_BESIDE, *_ALONE))
        wishes = [*((name, 1) for name in must)]
        if "said" in must and "list" not in must:
            wishes.append(("said", ALL))  # it is all that is asked for now
        else:
            rest = ("news", "seats", "table") if few else ("news", "table")
            wishes += [("list", 2), ("news", 1), ("list", 3), ("hand", ALL), *((name, 1) for name in rest)]
            wishes += [("said", ALL), ("list", ALL), ("table", ALL)]
        self._lay(area, blocks, _COLUMN, wishes)

    def _enlarge_news(self, area: Box, blocks: dict[str, Block]) -> None:
        """Write the last event large, where nothing else has to give way for it."""
        large = self._news(area.width, _NEWS)
        others = [blocks[name] for name in _COLUMN if name not in ("news", "table")]
        whole = sum(block.steps[-1] + block.gap for block in (large, *others) if block.steps)
        if whole + blocks["table"].least <= area.height:
            blocks["news"] = large

    def _with_answer(
        self,
        area: Box,
        blocks: dict[str, Block],
        must: tuple[str, ...],
        plans: Sequence[tuple[float, tuple[str, ...]]],
    ) -> tuple[str, ...]:
        """Find room for what was answered; returns what has to be there, the most urgent first.

        What was answered just now comes before all that can be asked for again.
        """
        scene = self._scene
        if not scene.said:
            return must
        typing = bool(scene.focus and scene.title)
        if scene.walked_on or typing:  # then what is walked or typed must be there
            plans = [plan for plan in plans if plan in _BESIDE]
        for scale, gone in plans:
            answer = self._words.answers(scene.said, area.width, scale, scene.again)
            kept = [name for name in must if name not in gone]
            smaller = "names" in gone and "hand" in kept
            others = [blocks[name].least for name in kept if not (smaller and name == "hand")]
            left = area.height + self._pen.pad // 2 - answer.least - sum(others)
            if smaller:
                hand = self._hand(area.width, max(1, left - self._pen.pad))
                left -= hand.least
            if left >= 0:
                blocks.update({"hand": hand} if smaller else {}, said=answer)
                return (*kept, "said")
        if scene.walked_on and not typing:
            return must  # what was told is told by its key again
        beside = ("focus", "title") if typing else ()
        blocks["said"] = self._paged(area, sum(blocks[name].least for name in beside))
        return (*beside, "said")

    def _paged(self, area: Box, other: int) -> Block:
        """What was answered, a page of it, with all the room that there is."""
        pen, scene = self._pen, self._scene
        answer = self._words.answers(scene.said, area.width, 2 / 3, scene.again)
        return replace(
            answer, steps=(max(pen.leading(pen.least), area.height - other - pen.pad),), loose=False
        )

    def _lay(
        self, area: Box, blocks: dict[str, Block], names: Sequence[str], wishes: Sequence[tuple[str, int]]
    ) -> None:
        """Lay blocks below each other, with lines between what has happened, what is asked, and cards."""
        asked = [name for name in ("title", "focus", "list") if blocks[name].steps]
        for name in (*asked[:1], "hand", "table", "log"):
            if name in blocks:
                blocks[name] = replace(blocks[name], parted=True)
        places = {name: place for place, name in enumerate(names)}
        self._column(area, [blocks[name] for name in names], [(places[name], n) for name, n in wishes])

    def _column(self, area: Box, blocks: Sequence[Block], wishes: Sequence[tuple[int, int]]) -> None:
        lay_column(self.page, area, blocks, shares(area.height, blocks, wishes))

    def _room_of_picture(self, area: Box, share: float) -> Box | None:
        """Where the picture stands, at the right, as large as it fits a share of the width; or nowhere."""
        if not share:
            return None
        wide, high = picture_size(self._scene.picture)
        beside = area.width - _BESIDE_PICTURE * self._pen.body - 2 * self._pen.pad
        scale = min(min(int(area.width * share), beside) / wide, area.height / high)
        width, height = int(wide * scale), int(high * scale)
        if width <= 0 or height <= 0:
            return None
        return Box(area.right - width, area.y + (area.height - height) // 2, width, height)

    # -- words ----------------------------------------------------------------------------

    def _sentence(self, text: str, width: int, scale: float) -> Block:
        return self._words.sentence(text, width, scale, _SHARE_OF_NEWS, "text")

    def _news(self, width: int, scale: float) -> Block:
        return self._sentence(self._scene.news, width, scale)

    def _title(self, width: int) -> Block:
        """What is asked: the title of the list, or whose turn it is."""
        scene = self._scene
        asked = scene.tableau.turn if scene.tableau is not None and not scene.title else ()
        block = self._sentence(scene.title or " ".join(asked), width, 1.0)
        return replace(block, gap=self._pen.pad // 2) if scene.rows or scene.focus else block

    def _focus(self, width: int) -> Block:
        """What Enter answers, or what is typed, on a ground of its own; nothing while a list is open."""
        pen, text = self._pen, self._scene.focus
        if not text:
            return NOTHING
        edge = pen.edge
        block = self._words.sentence(text, width - edge, _TYPED, SHARE_OF_FOCUS, "panel-text")

        def lay(box: Box) -> None:
            panel = Box(box.x - edge, box.y, box.width + 2 * edge, box.height)
            self.page.panels.append(panel)
            self.page.rings.append(panel)
            block.lay(Box(box.x, box.y + edge, box.width - edge, box.height - 2 * edge))

        return replace(block, steps=tuple(step + 2 * edge for step in block.steps), lay=lay)

    def _list(self, width: int) -> Block:
        return self._bands.block(width, _SHARE_OF_ROW if self._scene.hand else SHARE_OF_FOCUS)

    # -- the table ------------------------------------------------------------------------

    def _seats(self, top: Tabletop, width: int) -> Block:
        page = self._pen.page()
        height = top.seats(page, width)
        return Block((height,), lambda box: self._put(page, box), self._pen.pad)

    def _table(self, top: Tabletop, width: int) -> Block:
        """What lies there, without the numbers of the players."""
        return Block(
            top.heights(width, heads=False),
            lambda box: top.place(self.page, box, heads=False),
            self._pen.pad,
            loose=True,
        )

    def _put(self, page: Page, box: Box) -> None:
        shift(page, box.x, box.y)
        self.page.add(page)

    # -- the hand -------------------------------------------------------------------------

    def _room_of_hand(self, area: Box, blocks: dict[str, Block]) -> int:
        """What the hand may take: two entries of the list and what has happened come first."""
        whole = self._pen.whole.height
        rows = blocks["list"].steps
        entries = rows[min(1, len(rows) - 1)] + blocks["list"].gap if rows else 0
        others = sum(blocks[name].least for name in ("seats", "news", "title", "focus")) + entries
        most, least = round(whole * _SHARE_OF_HAND), round(whole * _LEAST_OF_HAND)
        return max(least, min(most, area.height - others))

    def _hand(self, width: int, room: int) -> Block:
        """All kinds of cards that are held, and what else only their owner may know.

        Args:
            width: pixels.
            room: how high it may become before its letters get smaller, and at last its names go.
        """
        scene, pen = self._scene, self._pen
        if not (scene.hand or scene.own or scene.label):
            return NOTHING
        tries = [(scale, True) for scale in _HAND_SIZES] + [(scale, False) for scale in _BARE_HAND_SIZES]
        if not any(held.piece.face is not None or held.piece.closed for held in scene.hand):
            tries = [(pen.small / pen.body, True)]  # words alone
        for scale, named in tries:
            page, height = self._held(width, max(pen.least, round(pen.body * scale)), named=named)
            if height <= room:
                break
        own, with_own = self._owned(width, height)

        def lay(box: Box) -> None:
            self._put(page, box)
            if box.height >= with_own:
                self._put(own, box)

        return Block(tuple(sorted({height, with_own})), lay, pen.pad)

    def _held(self, width: int, size: int, *, named: bool) -> tuple[Page, int]:
        """The hand at a size, from (0, 0), and its height; without their names cards are narrow."""
        scene, pen = self._scene, self._pen
        page, y = pen.page(), 0
        if scene.label and named:
            y = pen.write(page, [scene.label], 0, 0, pen.small, "faint")
        chips = [
            self._strips.chip(held.piece, size, width, held.state, named=named, ringed=True)
            for held in scene.hand
        ]
        y = self._strips.flow(page, chips, -pen.edge, y, width + 2 * pen.edge, 0, scene.card)
        note = scene.note if scene.card is not None else ""
        if not named and scene.card is not None and not note:
            note = scene.hand[scene.card].piece.text
        if note:
            lines = pen.fold(note, width, pen.body)
            y = pen.write(page, lines, 0, y + pen.pad // 2, pen.body, "text")
        return page, y

    def _owned(self, width: int, y: int) -> tuple[Page, int]:
        """What else only the owner of the hand may know, from a height on."""
        page = self._pen.page()
        for strip in self._scene.own:
            y = self._strips.lay(page, strip, 0, y + self._pen.pad // 2, width, round(self._pen.body * _OWN))
        return page, y
