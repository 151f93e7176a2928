"""Label sheets: every sticker in its cell, tagged, in one PDF.

A sticker's operators are made once per mark and text and then only placed, which is why ten
thousand of them take no longer than a page of ordinary calls.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace

from accessible_games.games.deck import CardSpec, Deck

from .arrangement import ASCENT, LEADING, Item
from .braille import DOT, cells_of, number_cells, shown
from .calibration import Calibration
from .folio import Folio
from .fonts import Typeface
from .furniture import draw_fiducials, draw_head, draw_ruler, fiducials
from .geometry import Drawing, draw_braille
from .layout import OWN_SHEET, Label, Layout, Style, fit
from .lettering import spaced
from .manifest import Entry, Manifest
from .marks import Mark, describe
from .methods import HAIRLINE, MM, WORDS, Method, draw_for
from .names import name_of, title_of
from .pieces import Piece, pieces_of
from .plan import Sheet, Sticker
from .profile import Profile
from .stock import SOLD_AS, Rect, Stock, cell_rect
from .tags import Tag
from .texts import texts

Progress = Callable[[int, int], None]
"""Is told how many stickers of how many are drawn."""


_NAME, _SET, _MARK = "\ue000", "\ue001", "\ue002"
"""Private characters that stand for a name, a set's number and a mark in a message."""


@dataclass(frozen=True, slots=True)
class Job:
    """Everything that decides how sheets look.

    Attributes:
        deck: the cards and their names.
        stock: the label sheet.
        profile: sizes of marks.
        method: how they are made.
        language: of the words.
        sheets: what goes into which cell.
        sets: how many sets; with more than one each sticker carries its set's number.
        size: of the words in points, 0 for none, None for the largest that fits.
        calibration: of the printer.
        card: what somebody says of the size of the cards; None if nobody does.
        edge: marks are columns for the edges of cards.
        corners: a corner is cut off each label.
        covers: add a page for each set, to lie on top of its box.
        braille: the table of the line of braille; "" for none.
        layout: of its stickers, if it is known already.
    """

    deck: Deck
    stock: Stock
    profile: Profile
    method: Method
    language: str
    sheets: Sequence[Sheet]
    sets: int
    size: float | None
    calibration: Calibration
    card: str | None = None
    edge: bool = False
    corners: bool = True
    covers: bool = False
    braille: str = ""
    layout: Layout | None = None

    @property
    def stickers(self) -> int:
        """How many there are."""
        return sum(len(sheet) for sheet in self.sheets)

    @property
    def pieces(self) -> Mapping[str, Piece]:
        """Card id -> what its stickers are glued on."""
        return pieces_of(self.deck, self.card)

    @property
    def style(self) -> Style:
        """How its stickers are made."""
        typeface = Typeface(self.language)
        return Style(self.profile, self.method, typeface, self.size, self.edge, self.corners)


class Naming:
    """The words of stickers.

    Args:
        deck: the cards.
        language: of the words.
        sets: how many sets; with more than one each sticker carries its set's number.
    """

    def __init__(self, deck: Deck, language: str, sets: int) -> None:
        self._deck, self._language, self._sets = deck, language, sets
        self._names: dict[str, str] = {}
        self._labels: dict[tuple[str, int], str] = {}
        # A message is formatted once with marks for what varies: thousands of labels have a set's number.
        self._set_label = texts(language, "sheets").text("sticker-set", name=_NAME, set=_SET)

    def name(self, card: CardSpec) -> str:
        """The card's name."""
        if card.id not in self._names:
            self._names[card.id] = name_of(self._deck, card, self._language)
        return self._names[card.id]

    def braille(self, card: CardSpec, table: str) -> tuple[tuple[int, ...], ...]:
        """What may be written of a card in braille: its name, else its number."""
        # Japanese braille is written in kana, as the narrator's names for voices are.
        language = {"ja": "ja-Hrkt"}.get(table, table[:2])
        found = [cells_of(name_of(self._deck, card, language), table)]
        if "number" in card.extra:
            found.append(number_cells(card.extra["number"], table))
        return tuple(tuple(cells) for cells in found)

    def label(self, sticker: Sticker) -> str:
        """The words on a sticker: its name, and its set if there are several."""
        if self._sets == 1:
            return self.name(sticker.card)
        key = sticker.card.id, sticker.set
        if key not in self._labels:
            label = self._set_label.replace(_SET, str(sticker.set))
            self._labels[key] = label.replace(_NAME, self.name(sticker.card))
        return self._labels[key]


def items_of(
    stickers: Iterable[Sticker], naming: Naming, pieces: Mapping[str, Piece], braille: str = ""
) -> list[Item]:
    """What the stickers of each card have to hold, one item per card, in their order.

    Args:
        stickers: all of them.
        naming: their words.
        pieces: card id -> what they are glued on.
        braille: the table of the line of braille; "" for none.
    """
    marks: dict[str, Mark] = {}
    cells: dict[str, tuple[tuple[int, ...], ...]] = {}
    labels: dict[str, dict[str, None]] = {}
    for sticker in stickers:
        marks.setdefault(sticker.card.id, sticker.mark)
        labels.setdefault(sticker.card.id, {})[naming.label(sticker)] = None
        if braille and sticker.card.id not in cells:
            cells[sticker.card.id] = naming.braille(sticker.card, braille)
    return [
        Item(card, mark, tuple(labels[card]), pieces[card], cells.get(card, ()))
        for card, mark in marks.items()
    ]


class SheetWriter:
    """Draws the sheets of a job into a folio.

    Args:
        job: what is to be drawn.
        folio: where to.

    Raises:
        SheetError: a mark or a text does not fit a label.
        GlyphError: a character that no font can print.

    Attributes:
        heading: the structure type of the head of each sheet.
    """

    heading = "H1"

    def __init__(self, job: Job, folio: Folio) -> None:
        self._job = job
        self._folio = folio
        self._words = texts(job.language, "sheets")
        self._naming = Naming(job.deck, job.language, job.sets)
        self._alt_text = self._words.text("sticker-alt", name=_NAME, mark=_MARK)
        self._described: dict[Mark, str] = {}
        self._last: tuple[Sticker, Tag, str] | None = None
        self._marks: dict[str, str] = {}
        self._guides: dict[str, str] = {}
        self.layout = job.layout or self._fit()
        folio.turn(job.stock.turned)
        self._rects = [cell_rect(job.stock, cell) for cell in range(1, job.stock.cells + 1)]
        self._boxes: dict[tuple[int, str], Rect] = {}
        self._origins = [f"q 1 0 0 1 {folio.point(rect.x, rect.y)} cm " for rect in self._rects]
        self._fiducials = fiducials(job.stock)
        self._sheet_pages: list[int] = []

    def _fit(self) -> Layout:
        job = self._job
        stickers = (sticker for sheet in job.sheets for _, sticker in sheet)
        return fit(items_of(stickers, self._naming, job.pieces, job.braille), job.stock, job.style)

    def draw(self, progress: Progress) -> None:
        """All sheets; punched ones with their front before them, for printing on both sides."""
        done, total = 0, self._job.stickers
        for number, sheet in enumerate(self._job.sheets, 1):
            if self._job.method.punched:
                with self._folio.within("Sect"):
                    self._draw_front(number, sheet)
            with self._folio.within("Sect"):
                self._draw_sheet(number, sheet)
            done += len(sheet)
            progress(done, total)

    def manifest(self) -> Manifest:
        """What the file tells about itself."""
        job, places = self._job, self._places()
        return Manifest(
            game=job.deck.game,
            kind="stickers",
            stock=asdict(job.stock),
            paper=job.stock.paper,
            method=job.method.name,
            profile=asdict(self.layout.profile),
            mirrored=job.method.mirrored,
            language=job.language,
            calibration=asdict(job.calibration),
            fiducials=self._fiducials,
            pages=tuple([tuple([self._entry(cell, s) for cell, s in sheet]) for sheet in job.sheets]),
            corner=self.layout.corner,
            corners={
                card: label.corner
                for card, label in self.layout.labels.items()
                if label.corner != self.layout.corner
            },
            split=round(max((rect[1] + rect[3] for rect in places.values()), default=0.0), 3),
            reach=round(max((rect[0] + rect[2] for rect in places.values()), default=0.0), 3),
            stacked=self.layout.stacked,
            places=places,
            outlines={
                card: _rounded(label.outline) for card, label in self.layout.labels.items() if label.cut
            },
            braille={
                card: (round(label.dots[0] + DOT / 2, 3), round(label.dots[1] + DOT / 2, 3))
                for card, label in self.layout.labels.items()
                if label.braille
            },
            sheet_pages=tuple(self._sheet_pages),
        )

    def _entry(self, cell: int, sticker: Sticker) -> Entry:
        text = self._naming.label(sticker) if self.layout.labels[sticker.card.id].size else ""
        lines = self.layout.labels[sticker.card.id].braille
        braille = "\n".join([shown(line) for line in lines]) if lines else ""
        return Entry(cell, sticker.card.id, sticker.copy, sticker.set, sticker.mark, text, braille)

    def _places(self) -> dict[str, tuple[float, ...]]:
        """Card id -> where its mark lies on its label, and what room it takes."""
        job, found = self._job, {}
        for sheet in job.sheets:
            for _, sticker in sheet:
                if sticker.card.id not in found:
                    drawing = self._drawing(sticker.mark)
                    at = self.layout.labels[sticker.card.id].mark
                    found[sticker.card.id] = _rounded(Rect(*at, drawing.width, drawing.height))
        return found

    def _drawing(self, mark: Mark) -> Drawing:
        return draw_for(self._job.method, mark, self.layout.profile, self.layout.stacked)

    def _draw_sheet(self, number: int, sheet: Sheet) -> None:
        folio = self._folio
        draw_fiducials(folio, self._fiducials, self._job.method)
        self._draw_guides(sheet)
        draw_head(folio, self._job.stock, [self._head(number), self._brief()], self.heading)
        for cell, sticker in sheet:
            tag, body = self._content(sticker)
            folio.add(tag._replace(box=self._placed(cell, sticker, tag)), self._origins[cell - 1] + body)
        draw_ruler(folio, self._job.stock, self._words.text("ruler"))
        folio.end_page(mirrored=self._job.method.mirrored)
        self._sheet_pages.append(folio.page_count)

    def _placed(self, cell: int, sticker: Sticker, tag: Tag) -> Rect:
        """The box of a sticker on its sheet; thousands of sheets share those of a card in a cell."""
        key = cell, sticker.card.id
        if key not in self._boxes:
            box, origin = tag.box, self._rects[cell - 1]
            assert box is not None
            self._boxes[key] = Rect(origin.x + box.x, origin.y + box.y, box.width, box.height)
        return self._boxes[key]

    def _draw_front(self, number: int, sheet: Sheet) -> None:
        """The readable side of a sheet that is punched from behind."""
        folio = self._folio
        draw_fiducials(folio, self._fiducials, self._job.method)
        self._draw_guides(sheet)
        front = self._words.text("head-front", head=self._head(number))
        draw_head(folio, self._job.stock, [front, self._brief()], self.heading)
        for cell, sticker in sheet:
            label = self.layout.labels[sticker.card.id]
            if label.size:
                text = self._naming.label(sticker)
                tag = Tag("P", text="".join(spaced(label.lines(text))), size=label.size)
                folio.add(tag, f"{self._origins[cell - 1]}{self._text(label, text)} Q")
        draw_ruler(folio, self._job.stock, self._words.text("ruler"))
        folio.end_page()

    def _draw_guides(self, sheet: Sheet) -> None:
        guides = [f"{self._origins[cell - 1]} {self._guide(sticker.card.id)} Q" for cell, sticker in sheet]
        self._folio.decorate(" ".join(guides))

    def _head(self, number: int) -> str:
        job = self._job
        return self._words.text(
            "sheet-head",
            title=title_of(job.deck, job.language),
            sheet=number,
            sheets=len(job.sheets),
            paper=self._words.text(f"paper-{job.stock.paper}"),
            stock=stock_name(job.stock, job.language),
            method=self._words.text(f"method-{job.method.name}"),
        )

    def _brief(self) -> str:
        return self._words.text(f"brief-{self._job.method.name}")

    def _content(self, sticker: Sticker) -> tuple[Tag, str]:
        """The tag, its box from the label's top-left corner, and the operators from there to their `Q`."""
        last = self._last
        # Copies of a card follow each other, so one place of memory is enough.
        if last is None or last[0].card is not sticker.card or last[0].set != sticker.set:
            text, label = self._naming.label(sticker), self.layout.labels[sticker.card.id]
            words = self._text(label, text) if label.size else ""
            shown = "".join(spaced(label.lines(text))) if label.size else ""
            tag = Tag("Figure", self._alt(sticker, text), shown, label.size, self._box(sticker, label))
            self._last = last = (sticker, tag, f"{self._mark(sticker)} {words} Q")
        return last[1:]

    def _box(self, sticker: Sticker, label: Label) -> Rect:
        """Around the mark and its words, on the label."""
        drawing = self._drawing(sticker.mark)
        (x, y), words = label.mark, label.words
        right, bottom = x + drawing.width, y + drawing.height
        if label.size and words is not None:
            x, y = min(x, words.x), min(y, words.y)
            right, bottom = max(right, words.x + words.width), max(bottom, words.y + words.height)
        return Rect(x, y, right - x, bottom - y)

    def _alt(self, sticker: Sticker, label: str) -> str:
        mark = sticker.mark
        if mark not in self._described:
            self._described[mark] = describe(mark, self._job.language)
        return self._alt_text.replace(_MARK, self._described[mark]).replace(_NAME, label)

    def _mark(self, sticker: Sticker) -> str:
        card = sticker.card.id
        if card not in self._marks:
            x, y = self.layout.labels[card].mark
            drawing = self._drawing(sticker.mark)
            paths = self._job.method.operators(drawing)
            form = self._folio.form(paths, drawing.width, drawing.height)
            self._marks[card] = f"q 1 0 0 1 {x * MM:.2f} {-y * MM:.2f} cm {form} Q{self._dots(card)}"
        return self._marks[card]

    def _dots(self, card: str) -> str:
        """The braille of a sticker; "" for none."""
        label = self.layout.labels[card]
        if not label.braille:
            return ""
        diameter = self._job.method.drawn(replace(self.layout.profile, dot=DOT)).dot
        drawing = draw_braille(label.braille, diameter)
        form = self._folio.form(self._job.method.operators(drawing), drawing.width, drawing.height)
        x, y = label.dots
        return f" q 1 0 0 1 {x * MM:.2f} {-y * MM:.2f} cm {form} Q"

    def _text(self, label: Label, text: str) -> str:
        """The words of a sticker; in the middle of a round one, from the left elsewhere."""
        assert label.words is not None
        lettering, size, words = self._folio.lettering, label.size, label.words
        turn = "0 -1 1 0" if label.along else "1 0 0 1"
        parts = []
        down = ASCENT * size / MM
        for line in spaced(label.lines(text)):
            x, y = words.x, words.y + down
            if label.along:
                x, y = words.x + words.width - down, words.y
            if self._job.stock.round and not label.cut:
                x += (words.width - lettering.typeface.width(line.rstrip(), size, text) / MM) / 2
            parts.append(f"{turn} {_place(x, y)} Tm {lettering.show(line, size, text)}")
            down += size * LEADING / MM
        return f"BT {' '.join(parts)} ET"

    def _guide(self, card: str) -> str:
        """The outline of a sticker that is cut out, else the corner that is cut off its label."""
        if card not in self._guides:
            label = self.layout.labels[card]
            corner = label.corner
            outline, stock = label.outline, self._job.stock
            right, bottom = outline.x + outline.width, outline.y + outline.height
            cut = (
                f"{_place(right - corner, outline.y)} m {_place(right, outline.y + corner)} l"
                if corner
                else ""
            )
            if label.cut:
                rest = [(right, bottom), (outline.x, bottom), (outline.x, outline.y)]
                start = cut or f"{_place(right, outline.y)} m"
                cut = " ".join([start, *[f"{_place(*point)} l" for point in rest], "h"])
            stroked = f"{WORDS} RG {HAIRLINE * MM:.2f} w {cut} S" if cut else ""
            self._guides[card] = self._folio.form(stroked, stock.width, stock.height) if cut else ""
        return self._guides[card]


def stock_name(stock: Stock, language: str) -> str:
    """What a sheet is called: by its maker, or in words if it has no labels."""
    if stock.name == OWN_SHEET:
        return texts(language, "sheets").text("stock-own")
    return stock.name if language.startswith("ja") else SOLD_AS.get(stock.name, stock.name)


def _rounded(rect: Rect) -> tuple[float, ...]:
    return tuple([round(value, 3) for value in rect])


def _place(x: float, y: float) -> str:
    """A place on a label, mm from its top-left corner, as two numbers of an operator."""
    return f"{x * MM:.2f} {-y * MM:.2f}"
