"""The commands `test-sheet` and `calibrate`: pages that are felt or measured before the first sheet."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from ..calibration import Calibration, check_calibration, keep_calibration, load_calibration, measured
from ..output import check_targets, picture, with_ending, write_all
from ..profile import derive, profile_toml
from ..refusal import SheetError
from ..stock import PAPERS
from ..texts import directed, short, texts
from . import Verb
from .making import (
    add_making,
    add_output_options,
    calibration_of,
    hand_over,
    method_of,
    page_count,
    paper_wanted,
)
from .speaking import answering, say

_LENGTH: Final = re.compile(r"[+-]?[0-9]{0,4}(?:[0-9]|[.,][0-9]{1,9})")
"""A number as one types it; nothing measured on paper is longer."""

_NUMBERS: Final[Mapping[str, str]] = {
    "dx": "shift to the right, mm",
    "dy": "shift downwards, mm",
    "sx": "scale across, about 1",
    "sy": "scale down the page, about 1",
    "rotation": "degrees clockwise",
}
"""The numbers of a calibration -> their meaning."""


def add_test_sheet(parser: argparse.ArgumentParser) -> None:
    """Arguments of `test-sheet`."""
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="the PDF, or the profile")
    add_output_options(parser)
    add_making(parser)
    parser.add_argument(
        "--sizes", metavar="D,P,C,S,L", help="keep a choice: dot, pitch, circle, square, line in mm"
    )


def add_calibrate(parser: argparse.ArgumentParser) -> None:
    """Arguments of `calibrate`."""
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="print the page to measure")
    add_output_options(parser)
    parser.add_argument("--printer", metavar="NAME", help="whose calibration is kept, or shown")
    parser.add_argument("--measured", metavar="A,A,B,B,...", help="eight distances of the crosses in mm")
    for name in _NUMBERS:
        parser.add_argument(f"--{name}", metavar="X", help=_NUMBERS[name])


def run_test_sheet(arguments: argparse.Namespace, language: str) -> int:
    """Print the page to feel, or keep the sizes that were chosen on it."""
    if arguments.sizes is not None:
        _keep_profile(arguments, language)
    else:
        _print_test_sheet(arguments, language)
    return 0


def _keep_profile(arguments: argparse.Namespace, language: str) -> None:
    target = with_ending(arguments.output or Path("profile.toml"), ".toml")
    dot, pitch, circle, square, line = _numbers(arguments.sizes, 5, "sizes-number")
    profile = derive(target.stem, dot=dot, pitch=pitch, circle=circle, square=square, line=line)
    write_all({target: profile_toml(profile).encode()}, force=arguments.force)
    say(texts(language, "sheets").text("say-profile", name=profile.name, path=str(target)))


def _print_test_sheet(arguments: argparse.Namespace, language: str) -> None:
    from ..testsheet import test_sheet

    words = texts(language, "sheets")
    target, preview = with_ending(arguments.output or Path("test-sheet.pdf"), ".pdf"), arguments.preview
    paper, method = paper_wanted(arguments.paper, language), method_of(arguments.method)
    check_targets([target, *([with_ending(preview, ".png")] if preview else [])], force=arguments.force)
    contents = {target: test_sheet(method, paper, language, calibration_of(arguments.printer))}
    if preview:
        contents[preview] = picture(contents[target], 1)
    write_all(contents, force=arguments.force)
    names = {"paper": words.text(f"paper-{paper}"), "method": words.text(f"method-{method.name}")}
    say(words.text("say-test", **names))
    for path in contents:
        say(words.text("say-wrote", path=str(path)))
    pages = page_count(contents[target])
    hand_over(arguments, target, language, (1, pages), two_sided=method.punched)


def run_calibrate(arguments: argparse.Namespace, language: str) -> int:
    """Print the page to measure, or keep or show what is known of a printer."""
    if arguments.output is None and arguments.printer is None:
        raise SheetError("calibrate-nothing")
    paper = paper_wanted(arguments.paper, language)
    if arguments.output is not None:
        _print_page(arguments, paper, language)
    if arguments.printer is not None:
        calibration = _new_calibration(arguments, paper)
        if calibration is None:
            calibration = load_calibration(arguments.printer)
        else:
            keep_calibration(arguments.printer, calibration)
        tell_calibration(arguments.printer, calibration, language)
    return 0


def _print_page(arguments: argparse.Namespace, paper: str, language: str) -> None:
    from ..testsheet import calibration_page

    words = texts(language, "sheets")
    target = with_ending(arguments.output, ".pdf")
    write_all({target: calibration_page(paper, language)}, force=arguments.force)
    say(words.text("say-page", paper=words.text(f"paper-{paper}")))
    say(words.text("say-wrote", path=str(target)))
    hand_over(arguments, target, language, (1, 1))


def tell_calibration(printer: str, calibration: Calibration, language: str) -> None:
    """Say what will be taken back on this printer."""
    shown = directed(calibration.dx, calibration.dy, calibration.rotation)
    scales = {name: round(getattr(calibration, name) * 100, 2) for name in ("sx", "sy")}
    say(texts(language, "sheets").text("say-calibrated", printer=printer, **shown, **scales))


def _new_calibration(arguments: argparse.Namespace, paper: str) -> Calibration | None:
    """What the arguments say of a printer; None if they say nothing."""
    if arguments.measured is not None:
        return measured([_millimetres(part) for part in _parts(arguments.measured)], *PAPERS[paper])
    given = {name: getattr(arguments, name) for name in _NUMBERS if getattr(arguments, name) is not None}
    if not given:
        return None
    return check_calibration(Calibration(**{name: _millimetres(text) for name, text in given.items()}))


def _millimetres(text: str) -> float:
    if not _LENGTH.fullmatch(text.strip()):
        raise SheetError("calibration-number", part=short(text))
    return float(text.replace(",", "."))


def _parts(text: str) -> list[str]:
    """A list of lengths; where a comma stands before decimals, blanks or semicolons part them: "1,6; 5"."""
    return text.replace(";", " ").split() if re.search("[; ]", text.strip()) else text.split(",")


def _numbers(text: str, count: int, key: str) -> list[float]:
    parts = [part.strip() for part in _parts(text)]
    if len(parts) != count or not all(_LENGTH.fullmatch(part) for part in parts):
        raise SheetError(key, part=short(text))
    return [float(part.replace(",", ".")) for part in parts]


VERBS: Final[Mapping[str, Verb]] = {
    "test-sheet": ("a page to choose sizes by touch", add_test_sheet, answering(run_test_sheet)),
    "calibrate": (
        "measure a printer's errors once",
        add_calibrate,
        answering(run_calibrate),
    ),
}
"""The commands of this module."""
