"""Options that the printing commands share, and what they mean."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..calibration import NEUTRAL, Calibration, load_calibration
from ..methods import METHODS, Method
from ..refusal import SheetError
from ..stock import PAPERS, paper_of
from ..texts import texts
from .speaking import add_language, say, system_region


def add_output_options(parser: argparse.ArgumentParser, *, prints: bool = True) -> None:
    """What every PDF can be asked for.

    Args:
        parser: of the command.
        prints: whether its --print sends the PDF to the printer, as --send does; of large-print cards it
            is the size of the print.
    """
    add_language(parser)
    parser.add_argument("--paper", metavar="P", help="a4 or letter; default: what your region uses")
    parser.add_argument("--force", action="store_true", help="replace files that exist")
    parser.add_argument("--open", action="store_true", help="show the PDF in the system's viewer")
    sending = ("--print", "--send") if prints else ("--send",)
    parser.add_argument(*sending, dest="send", action="store_true", help="print it now, without scaling")


def add_making(parser: argparse.ArgumentParser) -> None:
    """How something that is felt is made."""
    parser.add_argument("--method", metavar="M", help=f"one of: {', '.join(METHODS)}; default: swell")
    parser.add_argument("--printer", metavar="NAME", help="a printer that was calibrated")
    parser.add_argument("--preview", type=Path, metavar="PNG", help="also a picture of the first sheet")


def hand_over(
    arguments: argparse.Namespace,
    path: Path,
    language: str,
    pages: tuple[int, int],
    *,
    plain: tuple[int, int] | None = None,
    two_sided: bool = False,
) -> None:
    """Show and print a PDF, if that was asked for, and say so.

    Args:
        arguments: of `add_output_options`.
        path: the PDF.
        language: of what is said.
        pages: the first and the last page that are printed.
        plain: those behind them that belong on another paper.
        two_sided: print on both sides.

    Raises:
        SheetError: the system has nothing that does it; the file is there.
    """
    if not (arguments.open or arguments.send):
        return
    from .. import desktop

    words = texts(language, "printing")
    if arguments.open:
        desktop.show(path)
        say(words.text("say-opened", path=str(path)))
    if arguments.send:
        desktop.send(path, pages, two_sided=two_sided)
        key = "say-sent-windows" if desktop.system() == "windows" else "say-sent"
        say(words.text(key, **range_of(pages)))
        if plain:
            say(words.text("say-sent-then", **range_of(plain)))


def range_of(pages: tuple[int, int]) -> dict[str, int]:
    """Pages as the variables of a message."""
    return {"first": pages[0], "last": pages[1], "count": pages[1] - pages[0] + 1}


def page_count(pdf: bytes) -> int:
    """How many pages a PDF has."""
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    try:
        return len(document)
    finally:
        document.close()


def paper_wanted(paper: str | None, language: str) -> str:
    """The paper that was asked for, else what the country of the system uses."""
    if paper is None:
        return paper_of(language, system_region())
    if paper.lower() not in PAPERS:
        raise SheetError("paper-unknown", paper=paper, known=", ".join(PAPERS))
    return paper.lower()


def method_of(name: str | None, default: str = "swell") -> Method:
    """The production method of that name, or the usual one."""
    if name is None:
        return METHODS[default]
    if name not in METHODS:
        raise SheetError("method-unknown", method=name, known=", ".join(METHODS))
    return METHODS[name]


def calibration_of(printer: str | None) -> Calibration:
    """What is known of a printer; nothing is taken back if none is named."""
    return NEUTRAL if printer is None else load_calibration(printer)


def whole_number(option: str, text: str) -> int:
    """The number that was given; whether there may be so many is checked where it is used."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise SheetError("whole-number", option=option, text=text[:40])
    return int(text)
