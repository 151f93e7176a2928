"""The commands `stickers`, `test-sheet` and `calibrate`."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessible_games.engine import GameError
from accessible_games.narration.catalogue import LANGUAGES

from ..calibration import (
    NEUTRAL,
    Calibration,
    calibration_toml,
    check_calibration,
    load_calibration,
    measured,
    printer_file,
)
from ..decks import GAMES, open_deck
from ..layout import TOO_SMALL
from ..methods import METHODS, Method
from ..output import check_targets, write_all
from ..plan import check_numbers, choose, impose, parse_cells, parse_only
from ..profile import derive, find_profile, profile_toml
from ..refusal import SheetError, sentence_of
from ..stock import DEFAULT_STOCKS, PAPERS, STOCKS, Stock, check_stock, find_stock, paper_of
from ..texts import texts
from .speaking import say, system_language, system_region

if TYPE_CHECKING:
    from ..job import Product
    from ..sheets import Job

Run = Callable[[argparse.Namespace], int]


def _add_common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", metavar="L", help="of the words: en, fr or ja")
    parser.add_argument("--paper", metavar="P", help="a4 or letter")
    parser.add_argument("--force", action="store_true", help="replace files that exist")


def _add_method(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--method", default="swell", metavar="M", help=f"one of: {', '.join(METHODS)}")
    parser.add_argument("--printer", metavar="NAME", help="a printer that was calibrated")
    parser.add_argument("--preview", type=Path, metavar="PNG", help="also a picture of the first sheet")


def add_stickers(parser: argparse.ArgumentParser) -> None:
    """Arguments of `stickers`."""
    parser.add_argument("game", metavar="GAME", help=f"{', '.join(GAMES)}, or any name with --data")
    parser.add_argument(
        "-o", "--output", type=Path, metavar="FILE", help="the PDF; default GAME-stickers.pdf"
    )
    _add_common(parser)
    _add_method(parser)
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


def add_test_sheet(parser: argparse.ArgumentParser) -> None:
    """Arguments of `test-sheet`."""
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="the PDF, or the profile")
    _add_common(parser)
    _add_method(parser)
    parser.add_argument(
        "--sizes", metavar="D,P,C,S,L", help="keep a choice: dot, pitch, circle, square, line in mm"
    )


def add_calibrate(parser: argparse.ArgumentParser) -> None:
    """Arguments of `calibrate`."""
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="print the page to measure")
    _add_common(parser)
    parser.add_argument("--printer", metavar="NAME", help="whose calibration is kept, or shown")
    parser.add_argument("--measured", metavar="A,A,B,B,...", help="eight distances of the crosses in mm")
    for name in _NUMBERS:
        parser.add_argument(f"--{name}", metavar="X", help=_NUMBERS[name])


_NUMBERS: Final[Mapping[str, str]] = {
    "dx": "shift to the right, mm",
    "dy": "shift downwards, mm",
    "sx": "scale across, about 1",
    "sy": "scale down the page, about 1",
    "rotation": "degrees clockwise",
}


def _told(run: Callable[[argparse.Namespace, str], None]) -> Run:
    """A command that tells every refusal in one line of the language asked for."""

    def command(arguments: argparse.Namespace) -> int:
        language = arguments.language or system_language()
        try:
            if language not in LANGUAGES:
                known, wrong = ", ".join(LANGUAGES), language
                language = system_language()
                raise SheetError("language-unknown", language=wrong, known=known)
            run(arguments, language)
        except GameError as problem:
            print(sentence_of(problem, language), file=sys.stderr)
            return 2
        return 0

    return command


def _stickers(arguments: argparse.Namespace, language: str) -> None:
    target = _ending(arguments.output or Path(f"{arguments.game}-stickers.pdf"), ".pdf")
    job, product = _made(arguments, language, target)
    contents = dict(product.files(target, svg=arguments.svg))
    if arguments.preview:
        contents[arguments.preview] = _picture(product.pdf, 1 if job.method.punched else 0)
    write_all(contents, force=arguments.force)
    _tell(job, product, arguments.printer)
    for path in contents:
        say(texts(language, "sheets").text("say-wrote", path=str(path)))


def _made(arguments: argparse.Namespace, language: str, target: Path) -> tuple[Job, Product]:
    """The job on the first stock that has room for it."""
    from ..job import make, svg_paths, text_path

    stocks = _stocks(arguments.stock, arguments.paper, language)
    for stock in stocks:
        job = _job(arguments, language, stock)
        targets = [target, text_path(target), *([arguments.preview] if arguments.preview else [])]
        targets += svg_paths(target, len(job.sheets)) if arguments.svg else []
        check_targets(targets, force=arguments.force)
        try:
            return job, make(job, _progress(language), svg=arguments.svg)
        except SheetError as problem:
            if stock is stocks[-1] or problem.key not in TOO_SMALL:
                raise
    raise AssertionError("there is always a last stock")


def _job(arguments: argparse.Namespace, language: str, stock: Stock) -> Job:
    from ..sheets import Job

    deck = open_deck(arguments.game, arguments.data)
    sets = _whole("--sets", arguments.sets)
    only = parse_only(arguments.only) if arguments.only is not None else None
    stickers = choose(deck, sets=sets, only=only)
    if not stickers:
        raise SheetError("none-chosen")
    check_numbers(deck, stickers, allow_large=arguments.allow_large)
    skip = parse_cells(arguments.skip) if arguments.skip is not None else frozenset()
    sheets = tuple(impose(stickers, stock, start=_whole("--start", arguments.start), skip=skip))
    return Job(
        deck,
        stock,
        find_profile(arguments.profile),
        _method(arguments.method),
        language,
        sheets,
        sets,
        _text_size(arguments.text),
        _calibration(arguments.printer),
    )


def _tell(job: Job, product: Product, printer: str | None) -> None:
    words = texts(job.language, "sheets")
    size = product.layout.size
    names = {
        "paper": words.text(f"paper-{job.stock.paper}"),
        "method": words.text(f"method-{job.method.name}"),
    }
    say(words.text("say-sheets", title=_title(job), stickers=job.stickers, sheets=len(job.sheets)))
    say(words.text("say-paper", stock=job.stock.name, profile=job.profile.name, **names))
    key = "say-words" if size >= 16 else "say-words-small" if size else "say-no-words"
    say(words.text(key, size=f"{size:g}"))
    if printer:
        say(words.text("say-printer", printer=printer))
    say(words.text("say-print"))


def _title(job: Job) -> str:
    from ..names import title_of

    return title_of(job.deck, job.language)


def _test_sheet(arguments: argparse.Namespace, language: str) -> None:
    words = texts(language, "sheets")
    if arguments.sizes is not None:
        target = _ending(arguments.output or Path("profile.toml"), ".toml")
        numbers = _numbers(arguments.sizes, 5, "sizes-number")
        profile = derive(
            target.stem, **dict(zip(("dot", "pitch", "circle", "square", "line"), numbers, strict=True))
        )
        write_all({target: profile_toml(profile).encode()}, force=arguments.force)
        say(words.text("say-profile", name=profile.name, path=str(target)))
        return
    from ..testsheet import test_sheet

    target = _ending(arguments.output or Path("test-sheet.pdf"), ".pdf")
    paper = _paper(arguments.paper, language)
    check_targets([target, *([arguments.preview] if arguments.preview else [])], force=arguments.force)
    pdf = test_sheet(_method(arguments.method), paper, language, _calibration(arguments.printer))
    contents = {target: pdf}
    if arguments.preview:
        contents[arguments.preview] = _picture(pdf, 0)
    write_all(contents, force=arguments.force)
    say(
        words.text(
            "say-test", paper=words.text(f"paper-{paper}"), method=words.text(f"method-{arguments.method}")
        )
    )
    for path in contents:
        say(words.text("say-wrote", path=str(path)))


def _calibrate(arguments: argparse.Namespace, language: str) -> None:
    words = texts(language, "sheets")
    if arguments.output is None and arguments.printer is None:
        raise SheetError("calibrate-nothing")
    paper = _paper(arguments.paper, language)
    if arguments.output is not None:
        from ..testsheet import calibration_page

        target = _ending(arguments.output, ".pdf")
        write_all({target: calibration_page(paper, language)}, force=arguments.force)
        say(words.text("say-page", paper=words.text(f"paper-{paper}")))
        say(words.text("say-wrote", path=str(target)))
    if arguments.printer is not None:
        calibration = _new_calibration(arguments, paper)
        if calibration is None:
            calibration = load_calibration(arguments.printer)
        else:
            path = printer_file(arguments.printer)
            path.parent.mkdir(parents=True, exist_ok=True)
            write_all({path: calibration_toml(calibration).encode()}, force=True)
        shown = {name: f"{getattr(calibration, name):g}" for name in ("dx", "dy", "rotation")}
        scales = {name: f"{getattr(calibration, name) * 100:.2f}" for name in ("sx", "sy")}
        say(words.text("say-calibrated", printer=arguments.printer, **shown, **scales))


def _new_calibration(arguments: argparse.Namespace, paper: str) -> Calibration | None:
    """What the arguments say of a printer; None if they say nothing."""
    if arguments.measured is not None:
        parts = arguments.measured.split(",")
        return measured([_millimetres(part) for part in parts], *PAPERS[paper])
    given = {name: getattr(arguments, name) for name in _NUMBERS if getattr(arguments, name) is not None}
    if not given:
        return None
    return check_calibration(Calibration(**{name: _millimetres(text) for name, text in given.items()}))


def _paper(paper: str | None, language: str) -> str:
    """The paper that was asked for, else what the country of the system uses."""
    if paper is None:
        return paper_of(language, system_region())
    if paper.lower() not in PAPERS:
        raise SheetError("paper-unknown", paper=paper, known=", ".join(PAPERS))
    return paper.lower()


def _stocks(name: str | None, paper: str | None, language: str) -> list[Stock]:
    """The stock that was named, else those to be tried in turn."""
    wanted = _paper(paper, language)
    if name is None:
        return [STOCKS[usual] for usual in DEFAULT_STOCKS[wanted]]
    stock = check_stock(find_stock(name))
    if paper is not None and stock.paper != wanted:
        known = ", ".join([other.name for other in STOCKS.values() if other.paper == wanted])
        raise SheetError("stock-other-paper", stock=stock.name, paper=stock.paper, wanted=wanted, known=known)
    return [stock]


def _method(name: str) -> Method:
    if name not in METHODS:
        raise SheetError("method-unknown", method=name, known=", ".join(METHODS))
    return METHODS[name]


def _calibration(printer: str | None) -> Calibration:
    return NEUTRAL if printer is None else load_calibration(printer)


def _whole(option: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise SheetError("whole-number", option=option, text=text[:40])
    return int(text)


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


def _millimetres(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise SheetError("calibration-number", part=text.strip()[:40]) from None


def _numbers(text: str, count: int, key: str) -> list[float]:
    try:
        numbers = [float(part) for part in text.split(",")]
    except ValueError:
        numbers = []
    if len(numbers) != count:
        raise SheetError(key, part=text[:40])
    return numbers


def _ending(path: Path, ending: str) -> Path:
    if path.suffix.lower() != ending:
        raise SheetError("output-ending", path=str(path), ending=ending)
    return path


def _progress(language: str) -> Callable[[int, int], None]:
    """Tells how far the work is, at most every second."""
    last = [time.monotonic()]

    def tell(done: int, total: int) -> None:
        if time.monotonic() - last[0] >= 1:
            last[0] = time.monotonic()
            say(texts(language, "sheets").text("say-progress", done=done, total=total))
            sys.stdout.flush()

    return tell


def _picture(pdf: bytes, page: int) -> bytes:
    """One page as PNG, 150 dots per inch."""
    import io

    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    try:
        file = io.BytesIO()
        document[page].render(scale=150 / 72).to_pil().save(file, "PNG")
        return file.getvalue()
    finally:
        document.close()


VERBS: Final = {
    "stickers": ("tactile stickers for a game on label sheets", add_stickers, _told(_stickers)),
    "test-sheet": ("a page to choose sizes by touch", add_test_sheet, _told(_test_sheet)),
    "calibrate": ("measure a printer's errors once and take them back", add_calibrate, _told(_calibrate)),
}
"""The commands of this module."""
