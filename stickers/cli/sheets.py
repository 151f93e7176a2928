"""The command `stickers`: a deck on label sheets, with a list for sticking."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessible_games.games import GAMES

from ..arrangement import SMALLEST
from ..braille import BRAILLE_METHODS, TABLES, table_for
from ..decks import open_deck
from ..key import allotted
from ..layout import TOO_SMALL, Layout, check_named, fit, own_layout
from ..names import title_of
from ..output import check_targets, picture, with_ending, write_all
from ..pieces import SIZES
from ..plan import check_numbers, choose, impose, kinds_of, parse_cells, parse_kinds, parse_only
from ..profile import find_profile
from ..refusal import SheetError
from ..stock import DEFAULT_STOCKS, STOCKS, Stock, check_stock, find_stock, on_its_side
from ..texts import texts
from ..twin import braille_notes, unnamed_notes
from . import Verb
from .making import (
    add_making,
    add_output_options,
    calibration_of,
    hand_over,
    method_of,
    page_count,
    paper_wanted,
    whole_number,
)
from .speaking import answering, progress, say

if TYPE_CHECKING:
    from ..job import Product
    from ..methods import Method
    from ..sheets import Job

_ON_LABELS: Final = "dots"
"""The way in which marks are made if labels are named and no way is: no labels swell."""

MOST_TOLD: Final = 8
"""So many names a menu tells unasked."""


def add_stickers(parser: argparse.ArgumentParser) -> None:
    """Arguments of `stickers`."""
    parser.add_argument("game", metavar="GAME", help=f"{', '.join(GAMES)}, or any name with --data")
    parser.add_argument(
        "-o", "--output", type=Path, metavar="FILE", help="the PDF; default GAME-stickers.pdf"
    )
    add_output_options(parser)
    add_making(parser)
    parser.add_argument("--stock", metavar="NAME", help="label sheet, or a .toml file with a [stock] table")
    parser.add_argument("--profile", default="comfort", metavar="P", help="comfort, compact or a .toml file")
    parser.add_argument("--start", default="1", metavar="K", help="first cell to use on the first sheet")
    parser.add_argument("--skip", metavar="3,7", help="cells of the first sheet that are used already")
    parser.add_argument("--sets", default="1", metavar="N", help="how many sets, one after the other")
    parser.add_argument("--covers", action="store_true", help="a page for each set, behind the key")
    parser.add_argument(
        "--card", metavar="SIZE", help=f"{', '.join(SIZES)}, or width and height such as 63.5x88"
    )
    parser.add_argument("--edge", action="store_true", help="marks in a column at the left edge, for a fan")
    parser.add_argument("--braille", metavar="B", help=f"the name in braille too: {', '.join(TABLES)}")
    parser.add_argument("--kind", metavar="K,...", help="only these kinds: card, token and others")
    parser.add_argument("--only", metavar="ID:COUNT,...", help="only these, for what was lost")
    parser.add_argument(
        "--text", metavar="PT", help="size of the words, 0 for none; default 16, or down to 9"
    )
    parser.add_argument("--data", type=Path, metavar="FILE", help="a deck of your own, .toml or .csv")
    parser.add_argument("--allow-large", action="store_true", help="numbers above 59 too")
    parser.add_argument("--svg", action="store_true", help="also each sheet as SVG in mm")


def run_stickers(arguments: argparse.Namespace, language: str) -> int:
    """Make everything, then write it and tell what was done."""
    target = with_ending(arguments.output or Path(f"{arguments.game}-stickers.pdf"), ".pdf")
    job, product = made(arguments, language, target)
    contents = dict(product.files(target, svg=arguments.svg))
    if arguments.preview:
        contents[arguments.preview] = picture(product.pdf, 2 if job.method.punched else 1)
    write_all(contents, force=arguments.force)
    for line in told(job, product, arguments.printer, language):
        say(line)
    if arguments.method is None and arguments.stock is not None:
        say(texts(language, "sheets").text("say-on-labels"))
    if arguments.braille and job.braille != arguments.braille:
        say(texts(language, "sheets").text("say-uncontracted"))
    for path in contents:
        say(texts(language, "sheets").text("say-wrote", path=str(path)))
    if arguments.open or arguments.send:
        labels, key = page_ranges(job, product)
        hand_over(arguments, target, language, labels, plain=key, two_sided=job.method.punched)
    return 0


def page_ranges(job: Job, product: Product) -> tuple[tuple[int, int], tuple[int, int]]:
    """The first and the last page of the sheets, and of the key behind them."""
    labels = len(job.sheets) * (2 if job.method.punched else 1)
    return (1, labels), (labels + 1, page_count(product.pdf))


def made(arguments: argparse.Namespace, language: str, target: Path) -> tuple[Job, Product]:
    """The job on the first stock that holds it, words and all; else on the first that holds the marks."""
    from ..job import make, svg_paths, text_path

    order = _Order(arguments, language)
    check_targets([target, text_path(target)], force=arguments.force)
    kept: Layout | None = None
    stocks = order.stocks()
    for stock in stocks:
        try:
            layout = order.layout(stock)
        except SheetError as problem:
            if (stock is stocks[-1] and kept is None) or problem.key not in TOO_SMALL:
                raise
            continue
        if kept is None or not layout.unnamed:
            kept = layout
        if not layout.unnamed:
            break
    assert kept is not None, "there is always a last stock"
    # Which cells are free is asked of the sheet that is chosen, not of those that were looked at.
    job = order.job(kept)
    targets = [target, text_path(target)]
    targets += [with_ending(arguments.preview, ".png")] if arguments.preview else []
    targets += svg_paths(target, len(job.sheets)) if arguments.svg else []
    check_targets(targets, force=arguments.force)
    return job, make(job, progress(texts(language, "sheets"), "say-progress"), svg=arguments.svg)


class _Order:
    """What the arguments ask for, before it is known on which sheet it goes."""

    def __init__(self, arguments: argparse.Namespace, language: str) -> None:
        from ..fonts import Typeface
        from ..layout import Style
        from ..pieces import pieces_of
        from ..sheets import Naming, items_of

        self._arguments, self._language = arguments, language
        self._deck = open_deck(arguments.game, arguments.data)
        self._sets = whole_number("--sets", arguments.sets)
        only = parse_only(arguments.only) if arguments.only is not None else None
        kinds = parse_kinds(arguments.kind) if arguments.kind is not None else None
        self._stickers = choose(self._deck, sets=self._sets, only=only, kinds=kinds)
        if not self._stickers:
            raise SheetError("none-chosen")
        check_numbers(self._deck, self._stickers, allow_large=arguments.allow_large)
        self._skip = parse_cells(arguments.skip) if arguments.skip is not None else frozenset()
        self._start = whole_number("--start", arguments.start)
        method = method_of(arguments.method, _ON_LABELS if arguments.stock is not None else "swell")
        size, profile = _text_size(arguments.text), find_profile(arguments.profile)
        self._style = Style(profile, method, Typeface(language), size, arguments.edge)
        pieces = pieces_of(self._deck, arguments.card)
        self._braille = _braille_table(arguments.braille, method, edge=arguments.edge)
        naming = Naming(self._deck, language, self._sets)
        self._items = items_of(self._stickers, naming, pieces, self._braille)
        self._calibration = calibration_of(arguments.printer)
        self._own: Layout | None = None

    def stocks(self) -> list[Stock]:
        """The sheet that was named, else those to be tried in turn, as they lie."""
        wanted = paper_wanted(self._arguments.paper, self._language)
        if self._arguments.stock is not None:
            return [self._laid(_named_stock(self._arguments.stock, self._arguments.paper, wanted))]
        if self._style.method.cut:
            self._own = own_layout(self._items, wanted, self._style)
            return [self._own.stock]
        return [self._laid(STOCKS[usual]) for usual in DEFAULT_STOCKS[wanted]]

    def _laid(self, stock: Stock) -> Stock:
        """A column at the edge of a card is higher than wide, and so is its label."""
        return on_its_side(stock) if self._style.edge and stock.width > stock.height else stock

    def layout(self, stock: Stock) -> Layout:
        """How the stickers are laid out on a sheet."""
        is_own = self._own is not None and self._own.stock is stock
        layout = self._own if self._own and is_own else fit(self._items, stock, self._style)
        if self._style.size is not None:
            kinds = {card.id: kinds_of(card) for card in self._deck.cards}
            check_named(layout, self._items, self._style, kinds)
        return layout

    def job(self, layout: Layout) -> Job:
        """The job on the sheet of a layout, from the first free cell on."""
        from ..sheets import Job

        sheets = tuple(impose(self._stickers, layout.stock, start=self._start, skip=self._skip))
        style = self._style
        return Job(
            self._deck,
            layout.stock,
            style.profile,
            style.method,
            self._language,
            sheets,
            self._sets,
            style.size,
            self._calibration,
            self._arguments.card,
            style.edge,
            covers=self._arguments.covers,
            braille=self._braille,
            layout=layout,
        )


def told(job: Job, product: Product, printer: str | None, language: str, *, menu: bool = False) -> list[str]:
    """What has become of an order, a sentence each; in kana, too, with the same sentences.

    Args:
        job: what was ordered.
        product: what became of it.
        printer: whose calibration was used.
        language: of the sentences.
        menu: which cannot name an option of a command, and reads aloud: of many names it tells some.
    """
    from ..sheets import stock_name
    from ..twin import size_notes

    words = texts(language, "sheets")
    smallest, largest = product.layout.sizes
    names = {
        "paper": words.text(f"paper-{job.stock.paper}"),
        "method": words.text(f"method-{job.method.name}"),
        "stock": stock_name(job.stock, language),
    }
    key = "say-no-words" if not largest else "say-words" if smallest == largest else "say-words-range"
    return [
        words.text(
            "say-sheets", title=title_of(job.deck, language), stickers=job.stickers, sheets=len(job.sheets)
        ),
        words.text("say-paper", profile=job.profile.name, **names),
        *size_notes(job, product.layout, "menu-card" if menu else "say-card", language=language),
        words.text(key, smallest=smallest, size=largest),
        *unnamed_notes(job, product.layout, language, most=MOST_TOLD if menu else None),
        *braille_notes(job, product.layout, language),
        *allotted(job.deck, language),
        *([words.text("say-printer", printer=printer)] if printer else []),
        words.text("say-print"),
    ]


def every_unnamed(job: Job, product: Product, language: str) -> list[str]:
    """All names that have no room, where a menu told some of them."""
    if len(product.layout.unnamed) <= MOST_TOLD:
        return []
    return unnamed_notes(job, product.layout, language)


def _braille_table(name: str | None, method: Method, *, edge: bool) -> str:
    """The table that was asked for, if these stickers can have it; "" for none."""
    if name is None:
        return ""
    if name not in TABLES:
        raise SheetError("braille-table", table=name[:20], known=", ".join(TABLES))
    if edge:
        raise SheetError("braille-edge")
    if method.name not in BRAILLE_METHODS:
        raise SheetError("braille-method", method=method.name, known=", ".join(BRAILLE_METHODS))
    return table_for(name)


def _named_stock(name: str, paper: str | None, wanted: str) -> Stock:
    """The sheet of that name, if it is on the paper that was asked for."""
    stock = check_stock(find_stock(name))
    if paper is not None and stock.paper != wanted:
        known = ", ".join([other.name for other in STOCKS.values() if other.paper == wanted])
        raise SheetError("stock-other-paper", stock=stock.name, paper=stock.paper, wanted=wanted, known=known)
    return stock


def _text_size(text: str | None) -> float | None:
    if text is None:
        return None
    try:
        size = float(text)
    except ValueError:
        size = -1
    if size != 0 and not SMALLEST <= size <= 40:
        raise SheetError("text-size")
    return size


VERBS: Final[Mapping[str, Verb]] = {
    "stickers": ("tactile stickers for a game on label sheets", add_stickers, answering(run_stickers))
}
"""The command of this module."""
