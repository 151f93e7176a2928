"""Label sheets: every sticker in its cell, tagged, in one PDF.

A sticker's operators are made once per mark and text and then only placed, which is why ten
thousand of them take no longer than a page of ordinary calls.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

from accessible_games.games.deck import CardSpec, Deck

from .calibration import Calibration
from .folio import Folio
from .furniture import cut_marks, draw_fiducials, draw_head, draw_ruler, fiducials
from .layout import ARROW, LEADING, Content, Layout, fit
from .manifest import Entry, Manifest
from .marks import Mark, describe
from .methods import HAIRLINE, MM, WORDS, Method, draw_for
from .names import name_of, title_of
from .plan import Sheet, Sticker
from .profile import Profile
from .stock import Rect, Stock, cell_rect
from .tagging import Tag
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

    @property
    def stickers(self) -> int:
        """How many there are."""
        return sum(len(sheet) for sheet in self.sheets)


class SheetWriter:
    """Draws the sheets of a job into a folio.

    Args:
        job: what is to be drawn.
        folio: where to.

    Raises:
        SheetError: a mark or a text does not fit a label.
        GlyphError: a character that no font can print.
    """

    def __init__(self, job: Job, folio: Folio) -> None:
        self._job = job
        self._folio = folio
        self._words = texts(job.language, "sheets")
        self._names: dict[str, str] = {}
        # A message is formatted once with marks for what varies: thousands of labels have a set's number.
        self._set_label = self._words.text("sticker-set", name=_NAME, set=_SET)
        self._alt_text = self._words.text("sticker-alt", name=_NAME, mark=_MARK)
        self._described: dict[Mark, str] = {}
        self._last: tuple[Sticker, str, str] | None = None
        self._marks: dict[Mark, str] = {}
        self.layout = self._fit()
        rects = [cell_rect(job.stock, cell) for cell in range(1, job.stock.cells + 1)]
        self._origins = [f"q 1 0 0 1 {folio.point(rect.x, rect.y)} cm " for rect in rects]
        self._guide = self._guides()
        self._fiducials = fiducials(job.stock)
        self._sheet_pages: list[int] = []

    def label(self, sticker: Sticker) -> str:
        """The words on a sticker: its name, and its set if there are several."""
        name = self.name(sticker.card)
        if self._job.sets == 1:
            return name
        return self._set_label.replace(_SET, str(sticker.set)).replace(_NAME, name)

    def name(self, card: CardSpec) -> str:
        """The card's name in the language of the job."""
        if card.id not in self._names:
            self._names[card.id] = name_of(self._job.deck, card, self._job.language)
        return self._names[card.id]

    def draw(self, progress: Progress) -> None:
        """All sheets; punched ones with their front before them, for printing on both sides."""
        done, total = 0, self._job.stickers
        for number, sheet in enumerate(self._job.sheets, 1):
            if self._job.method.punched:
                self._draw_front(number, sheet)
            self._draw_sheet(number, sheet)
            done += len(sheet)
            progress(done, total)

    def manifest(self) -> Manifest:
        """What the file tells about itself."""
        job = self._job
        return Manifest(
            game=job.deck.game,
            kind="stickers",
            stock=asdict(job.stock),
            paper=job.stock.paper,
            method=job.method.name,
            profile=asdict(job.profile),
            mirrored=job.method.mirrored,
            language=job.language,
            calibration=asdict(job.calibration),
            fiducials=self._fiducials,
            pages=tuple([tuple([self._entry(cell, s) for cell, s in sheet]) for sheet in job.sheets]),
            corner=self.layout.corner,
            split=round(self.layout.split, 3),
            sheet_pages=tuple(self._sheet_pages),
        )

    def _entry(self, cell: int, sticker: Sticker) -> Entry:
        text = self.label(sticker) if self.layout.size else ""
        return Entry(cell, sticker.card.id, sticker.copy, sticker.set, sticker.mark, text)

    def _fit(self) -> Layout:
        job = self._job
        marks: dict[Mark, str] = {}
        labels: dict[str, str] = {}
        for sheet in job.sheets:
            for _, sticker in sheet:
                marks.setdefault(sticker.mark, sticker.card.id)
                labels.setdefault(self.label(sticker), sticker.card.id)
        typeface = self._folio.lettering.typeface
        return fit(Content(marks, labels), job.stock, job.profile, job.method, typeface, job.size)

    def _draw_sheet(self, number: int, sheet: Sheet) -> None:
        folio = self._folio
        draw_fiducials(folio, self._fiducials, self._job.method)
        self._draw_guides(sheet)
        draw_head(folio, self._job.stock, [self._head(number), self._brief()])
        for cell, sticker in sheet:
            alt, body = self._content(sticker)
            folio.add(Tag("Figure", alt), self._origins[cell - 1] + body)
        draw_ruler(folio, self._job.stock, self._words.text("ruler"))
        folio.end_page(mirrored=self._job.method.mirrored)
        self._sheet_pages.append(folio.page_count)

    def _draw_front(self, number: int, sheet: Sheet) -> None:
        """The readable side of a sheet that is punched from behind."""
        folio = self._folio
        draw_fiducials(folio, self._fiducials, self._job.method)
        self._draw_guides(sheet)
        front = self._words.text("head-front", head=self._head(number))
        draw_head(folio, self._job.stock, [front, self._brief()])
        if self.layout.size:
            for cell, sticker in sheet:
                folio.add(Tag("P"), f"{self._origins[cell - 1]}{self._text(self.label(sticker))} Q")
        draw_ruler(folio, self._job.stock, self._words.text("ruler"))
        folio.end_page()

    def _draw_guides(self, sheet: Sheet) -> None:
        places = [self._origins[cell - 1] for cell, _ in sheet]
        guides = f" {self._guide} Q ".join([*places, ""])
        self._folio.decorate(guides)

    def _head(self, number: int) -> str:
        job = self._job
        return self._words.text(
            "sheet-head",
            title=title_of(job.deck, job.language),
            sheet=number,
            sheets=len(job.sheets),
            paper=self._words.text(f"paper-{job.stock.paper}"),
            stock=job.stock.name,
            method=self._words.text(f"method-{job.method.name}"),
        )

    def _brief(self) -> str:
        return self._words.text(f"brief-{self._job.method.name}")

    def _content(self, sticker: Sticker) -> tuple[str, str]:
        """The alternative text, and the operators from the label's top-left corner to its `Q`."""
        last = self._last
        # Copies of a card follow each other, so one place of memory is enough.
        if last is None or last[0].card is not sticker.card or last[0].set != sticker.set:
            label = self.label(sticker)
            words = self._text(label) if self.layout.size else ""
            self._last = last = (sticker, self._alt(sticker, label), f"{self._mark(sticker.mark)} {words} Q")
        return last[1:]

    def _alt(self, sticker: Sticker, label: str) -> str:
        mark = sticker.mark
        if mark not in self._described:
            self._described[mark] = describe(mark, self._job.language)
        return self._alt_text.replace(_MARK, self._described[mark]).replace(_NAME, label)

    def _mark(self, mark: Mark) -> str:
        if mark not in self._marks:
            x, y = self.layout.places[mark]
            drawing = draw_for(self._job.method, mark, self._job.profile)
            paths = self._job.method.operators(drawing)
            shown = self._folio.form(paths, drawing.width, drawing.height)
            self._marks[mark] = f"q 1 0 0 1 {x * MM:.2f} {-y * MM:.2f} cm {shown} Q"
        return self._marks[mark]

    def _text(self, label: str) -> str:
        layout, lettering = self.layout, self._folio.lettering
        size, (left, width) = layout.size, layout.words
        lines = layout.lines(label)
        below = self._job.stock.height - self._job.profile.margin
        if self._job.stock.round:
            below = layout.split + 1 + len(lines) * size * LEADING / MM
        baseline = below * MM - (len(lines) - 1) * size * LEADING - 0.25 * size
        parts = []
        for line in lines:
            x = left * MM
            if self._job.stock.round:
                x += (width * MM - lettering.typeface.width(line, size, label)) / 2
            parts.append(f"1 0 0 1 {x:.2f} {-baseline:.2f} Tm {lettering.show(line, size, label)}")
            baseline += size * LEADING
        return f"BT {' '.join(parts)} ET"

    def _guides(self) -> str:
        """The cut corner, the triangle that points up, and cut marks where labels are cut out."""
        job, layout = self._job, self.layout
        width, height = job.stock.width, job.stock.height
        lines = []
        if layout.corner:
            lines.append((width - layout.corner, 0.0, width, layout.corner))
        if job.method.cut:
            lines += cut_marks(Rect(0, 0, width, height))
        parts = [f"{_place(a, b)} m {_place(c, d)} l" for a, b, c, d in lines]
        stroked = f"{WORDS} RG {HAIRLINE * MM:.2f} w {' '.join(parts)} S" if parts else ""
        filled = f"{WORDS} rg {self._arrow()}" if layout.size else ""
        return self._folio.form(f"{stroked} {filled}", width, height) if stroked or filled else ""

    def _arrow(self) -> str:
        layout, stock = self.layout, self._job.stock
        left = layout.words[0] + layout.words[1] + 1
        foot = stock.height - self._job.profile.margin - 0.5
        if stock.round:
            foot = layout.split + 1 + layout.size * LEADING / MM - 0.5
        tip, right = _place(left + ARROW / 2, foot - ARROW), _place(left + ARROW, foot)
        return f"{_place(left, foot)} m {tip} l {right} l f"


def _place(x: float, y: float) -> str:
    """A place on a label, mm from its top-left corner, as two numbers of an operator."""
    return f"{x * MM:.2f} {-y * MM:.2f}"
