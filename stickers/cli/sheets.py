"""The command `stickers`: a deck on label sheets, with a list for sticking."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..decks import GAMES, open_deck
from ..layout import TOO_SMALL
from ..names import title_of
from ..output import check_targets, with_ending, write_all
from ..plan import check_numbers, choose, impose, parse_cells, parse_only
from ..preview import picture
from ..profile import find_profile
from ..refusal import SheetError
from ..stock import DEFAULT_STOCKS, STOCKS, Stock, check_stock, find_stock
from ..texts import texts
from . import Verb
from .language import answering
from .making import add_making, add_output_options, calibration_of, method_of, paper_wanted, whole_number
from .speaking import progress, say

if TYPE_CHECKING:
    from ..job import Product
    from ..sheets import Job


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
    parser.add_argument("--only", metavar="ID:COUNT,...", help="only these, for what was lost")
    parser.add_argument(
        "--text", metavar="PT", help="size of the words, 0 for none; default 16, or down to 12"
    )
    parser.add_argument("--data", type=Path, metavar="FILE", help="a deck of your own, .toml or .csv")
    parser.add_argument("--allow-large", action="store_true", help="numbers above 59 too")
    parser.add_argument("--svg", action="store_true", help="also each sheet as SVG in mm")


def run_stickers(arguments: argparse.Namespace, language: str) -> int:
    """Make everything, then write it and tell what was done."""
    target = with_ending(arguments.output or Path(f"{arguments.game}-stickers.pdf"), ".pdf")
    job, product = _made(arguments, language, target)
    contents = dict(product.files(target, svg=arguments.svg))
    if arguments.preview:
        contents[arguments.preview] = picture(product.pdf, 2 if job.method.punched else 1)
    write_all(contents, force=arguments.force)
    _tell(job, product, arguments.printer)
    for path in contents:
        say(texts(language, "sheets").text("say-wrote", path=str(path)))
    return 0


def _made(arguments: argparse.Namespace, language: str, target: Path) -> tuple[Job, Product]:
    """The job on the first stock that has room for it."""
    from ..job import make, svg_paths, text_path

    stocks = _stocks(arguments.stock, arguments.paper, language)
    for stock in stocks:
        job = _job(arguments, language, stock)
        targets = [target, text_path(target)]
        targets += [with_ending(arguments.preview, ".png")] if arguments.preview else []
        targets += svg_paths(target, len(job.sheets)) if arguments.svg else []
        check_targets(targets, force=arguments.force)
        try:
            return job, make(job, progress(texts(language, "sheets"), "say-progress"), svg=arguments.svg)
        except SheetError as problem:
            if stock is stocks[-1] or problem.key not in TOO_SMALL:
                raise
    raise AssertionError("there is always a last stock")


def _job(arguments: argparse.Namespace, language: str, stock: Stock) -> Job:
    from ..sheets import Job

    deck = open_deck(arguments.game, arguments.data)
    sets = whole_number("--sets", arguments.sets)
    only = parse_only(arguments.only) if arguments.only is not None else None
    stickers = choose(deck, sets=sets, only=only)
    if not stickers:
        raise SheetError("none-chosen")
    check_numbers(deck, stickers, allow_large=arguments.allow_large)
    skip = parse_cells(arguments.skip) if arguments.skip is not None else frozenset()
    sheets = tuple(impose(stickers, stock, start=whole_number("--start", arguments.start), skip=skip))
    return Job(
        deck,
        stock,
        find_profile(arguments.profile),
        method_of(arguments.method),
        language,
        sheets,
        sets,
        _text_size(arguments.text),
        calibration_of(arguments.printer),
    )


def _tell(job: Job, product: Product, printer: str | None) -> None:
    words = texts(job.language, "sheets")
    size = product.layout.size
    names = {
        "paper": words.text(f"paper-{job.stock.paper}"),
        "method": words.text(f"method-{job.method.name}"),
    }
    say(
        words.text(
            "say-sheets",
            title=title_of(job.deck, job.language),
            stickers=job.stickers,
            sheets=len(job.sheets),
        )
    )
    say(words.text("say-paper", stock=job.stock.name, profile=job.profile.name, **names))
    key = "say-words" if size >= 16 else "say-words-small" if size else "say-no-words"
    say(words.text(key, size=f"{size:g}"))
    if printer:
        say(words.text("say-printer", printer=printer))
    say(words.text("say-print"))


def _stocks(name: str | None, paper: str | None, language: str) -> list[Stock]:
    """The stock that was named, else those to be tried in turn."""
    wanted = paper_wanted(paper, language)
    if name is None:
        return [STOCKS[usual] for usual in DEFAULT_STOCKS[wanted]]
    stock = check_stock(find_stock(name))
    if paper is not None and stock.paper != wanted:
        known = ", ".join([other.name for other in STOCKS.values() if other.paper == wanted])
        raise SheetError("stock-other-paper", stock=stock.name, paper=stock.paper, wanted=wanted, known=known)
    return [stock]


def _text_size(text: str | None) -> float | None:
    if text is None:
        return None
    try:
        size = float(text)
    except ValueError:
        size = -1
    if size != 0 and not 6 <= size <= 40:
        raise SheetError("text-size")
    return size


VERBS: Final[Mapping[str, Verb]] = {
    "stickers": ("tactile stickers for a game on label sheets", add_stickers, answering(run_stickers))
}
"""The command of this module."""
