"""The command `check`: read a PDF of ours, or a scan of its print, and compare it with its list."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessible_games.engine import OptionError

from ..texts import texts
from . import Verb
from .printer import tell_calibration
from .speaking import add_language, answering, progress, say

if TYPE_CHECKING:
    from ..check.placement import Placement
    from ..check.report import Report
    from ..manifest import Manifest


def add_check(parser: argparse.ArgumentParser) -> None:
    """The arguments of `check`."""
    parser.add_argument("file", type=Path, metavar="FILE.pdf", help="stickers or cards made by this program")
    parser.add_argument(
        "--dpi",
        metavar="N",
        help="read a PDF at so many dots per inch, from 150 (300 if not given); the resolution of a scan",
    )
    parser.add_argument(
        "--scan", type=Path, metavar="IMAGE", help="a scan or photo of a printed sheet, in colour"
    )
    parser.add_argument(
        "--save-calibration", metavar="PRINTER", help="keep how the scanned print lies on its paper"
    )
    add_language(parser)


def run_check(arguments: argparse.Namespace, language: str) -> int:
    """Check and tell; 0 if all is right, 1 if something is not."""
    report = _report(arguments, language)
    for line in report.lines(language):
        say(line)
    if arguments.save_calibration is not None:
        _save(arguments.save_calibration, report.calibration, arguments.scan, language)
    return 0 if report.passed else 1


VERBS: Final[Mapping[str, Verb]] = {
    "check": ("read a PDF or a scan of its print back, and compare it", add_check, answering(run_check))
}
"""The command of this module."""


def _report(arguments: argparse.Namespace, language: str) -> Report:
    """The check that was asked for, with the cards' names and what differs from the box."""
    from ..check.faults import Unreadable
    from ..check.pdf import check_pdf
    from ..check.raster import SHARP_DPI
    from ..check.scan_check import check_scan

    if arguments.save_calibration is not None and arguments.scan is None:
        raise Unreadable("check-save-needs-scan")
    dpi = None if arguments.dpi is None else _dpi(arguments.dpi)
    if arguments.scan is not None:
        report = check_scan(arguments.file, arguments.scan, language, dpi)
    else:
        report = check_pdf(
            arguments.file, dpi or SHARP_DPI, language, progress(texts(language, "check"), "check-progress")
        )
    _add_names(report, language)
    return report


def _dpi(text: str) -> int:
    from ..check.faults import Unreadable
    from ..check.pdf import HIGHEST_DPI
    from ..check.raster import LOWEST_DPI

    if not (text.isdecimal() and len(text) < 6 and LOWEST_DPI <= int(text) <= HIGHEST_DPI):
        raise Unreadable("check-dpi", dpi=text[:20], least=LOWEST_DPI, most=str(HIGHEST_DPI))
    return int(text)


def _add_names(report: Report, language: str) -> None:
    """What the cards are called: in the language asked for if the game is one of the five boxes."""
    from ..check.report import deck_notes
    from ..decks import open_deck
    from ..names import name_of

    try:
        deck = open_deck(report.manifest.game)
    except OptionError:
        report.names = _printed_names(report.manifest)
        return
    report.names = {card.id: name_of(deck, card, language) for card in deck.cards}
    report.notes += deck_notes(report.manifest, deck, report.names, language)


def _printed_names(manifest: Manifest) -> dict[str, str]:
    """A deck of one's own is known by what is printed on its stickers."""
    return {entry.card: entry.text or entry.card for page in manifest.pages for entry in page}


def _save(printer: str, placement: Placement | None, scan: Path, language: str) -> None:
    """Keep a measured calibration where the printing commands look for it."""
    from ..calibration import Calibration, check_calibration, keep_calibration
    from ..check.faults import Unreadable

    if placement is None:
        raise Unreadable("check-no-calibration", file=scan.name)
    numbers = {name: round(value, 5) for name, value in placement.table().items()}
    kept = check_calibration(Calibration(**numbers))
    keep_calibration(printer, kept)
    tell_calibration(printer, kept, language)
