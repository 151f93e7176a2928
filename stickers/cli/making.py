"""Options that the printing commands share, and what they mean."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..calibration import NEUTRAL, Calibration, load_calibration
from ..methods import METHODS, Method
from ..refusal import SheetError
from ..stock import PAPERS, paper_of
from .language import add_language
from .speaking import system_region


def add_output_options(parser: argparse.ArgumentParser) -> None:
    """What every PDF can be asked for."""
    add_language(parser)
    parser.add_argument("--paper", metavar="P", help="a4 or letter; default: what your region uses")
    parser.add_argument("--force", action="store_true", help="replace files that exist")


def add_making(parser: argparse.ArgumentParser) -> None:
    """How something that is felt is made."""
    parser.add_argument("--method", default="swell", metavar="M", help=f"one of: {', '.join(METHODS)}")
    parser.add_argument("--printer", metavar="NAME", help="a printer that was calibrated")
    parser.add_argument("--preview", type=Path, metavar="PNG", help="also a picture of the first sheet")


def paper_wanted(paper: str | None, language: str) -> str:
    """The paper that was asked for, else what the country of the system uses."""
    if paper is None:
        return paper_of(language, system_region())
    if paper.lower() not in PAPERS:
        raise SheetError("paper-unknown", paper=paper, known=", ".join(PAPERS))
    return paper.lower()


def method_of(name: str) -> Method:
    """The production method of that name."""
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
