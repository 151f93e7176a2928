"""From a deck to a PDF: notes, fronts and backs in pairs of pages, the list, rules and turn aid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Final

from accessible_games.games import GAMES
from accessible_games.games.deck import Deck
from accessible_games.narration.catalogue import Catalogue

from ..folio import Folio
from ..manifest import ATTACHMENT, Entry, Manifest, Panel
from ..marks import mark_of
from ..names import count_of, name_of, sentence_case, text_of, title_of
from ..plan import Sticker, choose
from ..refusal import CARDS, CardError
from ..stock import Rect
from ..tags import Tag
from ..texts import game_words, texts
from . import paint
from .composition import Shortfall
from .content import Card, Content
from .faces import FacePainter
from .flow import Flow, Section, turn_page
from .imposition import Imposition, impose
from .promises import Promise
from .sizes import MM, SIZES, CardSize, Preset

TURN_AID: Final = Preset("turn aid", 40, 1.25)
"""The turn aid lies in the middle of the table: as large as its page allows."""

NOT_CARDS: Final = frozenset({"gem"})
"""Kinds of components that nobody wants as a card unless asked for by name."""

MARK_WIDTH: Final = 0.2 * MM
"""Line width of crop marks."""


@dataclass(frozen=True)
class Order:
    """What is to be printed.

    Attributes:
        deck: the cards.
        language: "en", "fr" or "ja".
        paper: "a4" or "letter".
        size: the cards' format.
        preset: how large the print.
        sets: how many sets.
        only: how many of which card, instead of all.
        cards: print the cards.
        rules: print the rules sheet and the turn aid.
        progress: is told the sheets done and to do.
    """

    deck: Deck
    language: str
    paper: str
    size: CardSize
    preset: Preset
    sets: int = 1
    only: Mapping[str, int] | None = None
    cards: bool = True
    rules: bool = False
    progress: Callable[[int, int], None] = field(default=lambda done, total: None)


@dataclass(frozen=True)
class Product:
    """A finished PDF.

    Attributes:
        pdf: the file.
        cards: how many cards it holds.
        sheets: on how many sheets of paper, notes included.
        first_card_page: the page with the first fronts, from 1; 1 if there are no cards.
        promise: what became of the preset; None if there are no cards.
    """

    pdf: bytes
    cards: int
    sheets: int
    first_card_page: int
    promise: Promise | None


def produce(order: Order) -> Product:
    """Make the PDF of an order.

    Raises:
        OptionError: what cannot be printed as asked; one sentence that names card or option.
    """
    return _Production(order).run()


class _Production:
    def __init__(self, order: Order) -> None:
        self._order = order
        self._words = texts(order.language, CARDS)
        self._title = title_of(order.deck, order.language)
        title = self._words.text("cards-title" if order.cards else "cards-rules-title", game=self._title)
        self._folio = Folio(order.paper, title, order.language)
        self._grid = impose(order.size, order.paper)
        self._stickers = _chosen(order) if order.cards else []

    def run(self) -> Product:
        order = self._order
        pages: list[tuple[Entry, ...]] = []
        first, promise = 1, None
        if order.cards:
            painter = FacePainter(order.size, order.preset, paint.Writer(self._folio.lettering))
            cards = self._fitted(painter)
            promise = self._promise(painter, cards)
            if promise.broken:
                promise = replace(promise, instead=_instead(order, len(promise.broken)))
            self._notes(promise)
            first = self._folio.page_count + 1
            pages = self._card_sheets(painter, cards)
        numbers = tuple(range(first, first + 2 * len(pages), 2))
        if order.rules:
            self._rules()
        manifest = _manifest(order, self._grid, tuple(pages), numbers)
        listed = manifest.telling(self._folio.written()).to_json()
        pdf = self._folio.finish({ATTACHMENT: listed} if order.cards else {})
        sheets = (self._folio.page_count + 1) // 2
        return Product(pdf, len(self._stickers), sheets, first, promise)

    def promise(self) -> Promise:
        """What would become of the preset, without a page."""
        painter = FacePainter(self._order.size, self._order.preset, paint.Writer(self._folio.lettering))
        return self._promise(painter, self._fitted(painter))

    def _notes(self, promise: Promise) -> None:
        """How to print and cut, and the list of cards; an even number of pages, so that the backs fall."""
        flow = Flow(self._folio, self._order.preset, self._title)
        flow.title(self._words.text("cards-title", game=self._title))
        printing, *others = self._note_sections()
        flow.section(printing)
        flow.ruler(self._words.text("cards-ruler-alt"), self._words.text("cards-ruler"))
        for section in others:
            flow.section(section)
        flow.section(Section(self._words.text("cards-note-sizes"), promise.paragraphs()))
        flow.section(Section(self._words.text("cards-list"), tuple(self._list(promise)), listed=True))
        full = tuple(self._in_full(promise))
        if full:
            flow.section(Section(self._words.text("cards-in-full"), full, listed=True))
        self._end_of_sheet(flow)

    def _end_of_sheet(self, flow: Flow) -> None:
        """Finish the page, and its back too if nothing stands there yet."""
        flow.end()
        if self._folio.page_count % 2:
            flow.section(Section(self._words.text("cards-empty-page"), ()))
            flow.end()

    def _note_sections(self) -> list[Section]:
        order, grid = self._order, self._grid
        values = {
            "paper": self._words.text(f"cards-paper-{order.paper}"),
            "width": order.size.width,
            "height": order.size.height,
            "cards": len(self._stickers),
            "sheets": -(-len(self._stickers) // grid.cells),
        }
        keys = ("cards-note-print", "cards-note-cut", "cards-note-marks")
        return [
            Section(self._words.text(key, "heading"), tuple(self._words.text(key, **values).splitlines()))
            for key in keys
        ]

    def _list(self, promise: Promise) -> Iterator[str]:
        """A line for each kind of card: how many, and what is smaller on it than promised."""
        deck, language = self._order.deck, self._order.language
        counts = Counter(sticker.card.id for sticker in self._stickers)
        for card in deck.cards:
            if counts[card.id]:
                line, what = (
                    sentence_case(count_of(deck, card, counts[card.id], language)),
                    promise.told(card.id),
                )
                yield self._words.text("cards-list-but", card=line, what=what) if what else line

    def _in_full(self, promise: Promise) -> Iterator[str]:
        """The texts of cards that have no room for them."""
        deck, language = self._order.deck, self._order.language
        for card in deck.cards:
            if any(one.what in ("short", "none") for one in promise.kinds.get(card.id, ())):
                name, text = sentence_case(name_of(deck, card, language)), text_of(deck, card, language)
                if text:
                    yield self._words.text("cards-list-but", card=name, what=text)

    def _promise(self, painter: FacePainter, cards: Mapping[tuple[str, int], Card]) -> Promise:
        """What became of the promise of the preset on these cards."""
        kinds: dict[str, list[Shortfall]] = {}
        sizes = []
        for card in cards.values():
            found = kinds.setdefault(card.id, [])
            for face in (card.front, card.back):
                found += [one for one in painter.shortfalls(card.id, face) if one not in found]
            sizes.append(painter.sizes(card.id, card.front))
        return Promise(self._order.preset, self._order.size, self._order.language, kinds, sizes)

    def _fitted(self, painter: FacePainter) -> dict[tuple[str, int], Card]:
        """Every card by id and set, worked out before the first page: an error costs no waiting."""
        order = self._order
        content = Content(order.deck, order.language)
        cards: dict[tuple[str, int], Card] = {}
        for sticker in self._stickers:
            key = (sticker.card.id, sticker.set)
            if key in cards:
                continue
            card = content.card(sticker.card, sticker.set if order.sets > 1 else None)
            where = self._words.text("cards-card", id=card.id)
            painter.draw(where, card.front)
            painter.draw(where, card.back)
            cards[key] = card
        return cards

    def _card_sheets(
        self, painter: FacePainter, cards: Mapping[tuple[str, int], Card]
    ) -> list[tuple[Entry, ...]]:
        cells = self._grid.cells
        sheets = [self._stickers[at : at + cells] for at in range(0, len(self._stickers), cells)]
        pages = []
        for number, sheet in enumerate(sheets, 1):
            on_sheet = [cards[sticker.card.id, sticker.set] for sticker in sheet]
            self._side(painter, on_sheet, back=False)
            self._side(painter, on_sheet, back=True)
            pages.append(tuple(self._entry(cell, sticker) for cell, sticker in enumerate(sheet, 1)))
            self._order.progress(number, len(sheets))
        return pages

    def _side(self, painter: FacePainter, cards: Sequence[Card], *, back: bool) -> None:
        for cell, card in enumerate(cards):
            face = card.back if back else card.front
            rect = self._grid.back(cell) if back else self._grid.front(cell)
            operators = painter.draw(card.id, face)
            turn = 0.0 if not self._grid.turned else -90.0 if back else 90.0
            lines = tuple([(text, size, angle + turn) for text, size, angle in painter.lines(card.id, face)])
            tag = Tag("Figure", face.alt, box=rect, lines=lines)
            self._folio.add(tag, self._placed(rect, operators, back))
            self._folio.framed(_turned(painter.panel(card.id, face), rect, turn))
        marks = [self._crop(mark) for mark in self._grid.crop_marks()]
        self._folio.decorate(" ".join(marks))
        self._folio.end_page(plain=True)

    def _placed(self, rect: Rect, operators: str, back: bool) -> str:
        """A card in its box, lying on its side if need be, its bleed clipped to what is free."""
        left, top, right, bottom = self._grid.bleed(rect)
        page = self._folio.height * MM
        x, y = rect.x * MM, page - (rect.y + rect.height) * MM
        width, height = rect.width * MM, rect.height * MM
        window = paint.clip(
            x - left * MM, y - bottom * MM, width + (left + right) * MM, height + (top + bottom) * MM
        )
        if not self._grid.turned:
            inside = paint.placed(operators, 1, 0, 0, 1, x, y)
        elif back:
            inside = paint.placed(operators, 0, -1, 1, 0, x, y + height)
        else:
            inside = paint.placed(operators, 0, 1, -1, 0, x + width, y)
        return f"q {window} {inside} Q"

    def _crop(self, mark: tuple[float, float, float, float]) -> str:
        x1, y1, x2, y2 = (value * MM for value in mark)
        return paint.line(x1, self._folio.height * MM - y1, x2, self._folio.height * MM - y2, MARK_WIDTH)

    def _entry(self, cell: int, sticker: Sticker) -> Entry:
        name = name_of(self._order.deck, sticker.card, self._order.language)
        return Entry(cell, sticker.card.id, sticker.copy, sticker.set, mark_of(sticker.card), name)

    def _rules(self) -> None:
        deck, language = self._order.deck, self._order.language
        sections, turn = rules_of(deck, language), turn_of(deck, language)
        flow = Flow(self._folio, self._order.preset, self._title)
        flow.title(self._title)
        for section in sections:
            flow.section(section)
        self._end_of_sheet(flow)
        heading = self._words.text("cards-turn-title", game=self._title, heading=turn.heading)
        turn_page(self._folio, heading, turn.paragraphs, TURN_AID, self._title)


def _instead(order: Order, broken: int) -> tuple[CardSize, int] | None:
    """The smallest larger format on which the fewest kinds, and fewer than these, break the promise."""
    best: tuple[CardSize, int] | None = None
    for size in SIZES.values():
        if size.width * size.height > order.size.width * order.size.height:
            left = len(_Production(replace(order, size=size)).promise().broken)
            if left < (best[1] if best else broken):
                best = (size, left)
    return best


def _turned(panel: Panel, rect: Rect, turn: float) -> Panel:
    """A panel and its pictures on the page, where the card lies in a box, turned or not."""

    def place(box: Sequence[float]) -> tuple[float, ...]:
        x, y, width, height = box
        if not turn:
            placed = (rect.x + x, rect.y + y, width, height)
        elif turn > 0:
            placed = (rect.x + y, rect.y + rect.height - x - width, height, width)
        else:
            placed = (rect.x + rect.width - y - height, rect.y + x, height, width)
        return tuple([round(side, 3) for side in placed])

    box, pictures = panel
    return place(box), tuple([(place(at), mark, scale, turn) for at, mark, scale, _ in pictures])


def _chosen(order: Order) -> list[Sticker]:
    stickers = choose(order.deck, sets=order.sets, only=order.only)
    if order.only:
        return stickers
    return [sticker for sticker in stickers if sticker.card.extra.get("kind") not in NOT_CARDS]


def _manifest(
    order: Order, grid: Imposition, pages: tuple[tuple[Entry, ...], ...], numbers: tuple[int, ...]
) -> Manifest:
    first = grid.front(0)
    stock = {**asdict(order.size), "cols": grid.cols, "rows": grid.rows, "turned": grid.turned}
    stock |= {"x0": first.x, "y0": first.y, "px": grid.box[0] + grid.gap_x, "py": grid.box[1] + grid.gap_y}
    return Manifest(
        game=order.deck.game,
        kind="cards",
        stock=stock,
        paper=order.paper,
        method="",
        profile={},
        mirrored=False,
        language=order.language,
        calibration={},
        fiducials=(),
        pages=pages,
        sheet_pages=numbers,
        crops=grid.crop_marks(),
    )


# -- the rules of a game on one sheet, and the steps of a turn, from the locale files ---------


def rules_of(deck: Deck, language: str) -> tuple[Section, ...]:
    """The sections of the rules sheet, in order.

    Raises:
        CardError: the program knows no rules for this deck.
    """
    return tuple(_sections(deck, language))


def turn_of(deck: Deck, language: str) -> Section:
    """The steps of a turn, under their heading.

    Raises:
        CardError: the program knows no rules for this deck.
    """
    return _section(deck, language, "sheet-turn")


def _sections(deck: Deck, language: str) -> Iterator[Section]:
    number, words = 1, _sheet(deck, language)
    while number == 1 or words.has(_key(deck, f"sheet-{number}")):
        yield _section(deck, language, f"sheet-{number}")
        number += 1


def _section(deck: Deck, language: str, what: str) -> Section:
    words, key = _sheet(deck, language), _key(deck, what)
    return Section(words.text(key, "heading"), tuple(words.text(key).splitlines()))


def _sheet(deck: Deck, language: str) -> Catalogue:
    words = game_words(deck.game, "sheet", language)
    if words is None:
        known = [game for game in GAMES if game_words(game, "sheet", language) is not None]
        raise CardError("cards-no-rules", game=deck.game, games=", ".join(known))
    return words


def _key(deck: Deck, what: str) -> str:
    return f"{deck.game}-{what}".replace("_", "-")
