"""The command `learn-sheet`: the key of a game for fingers, to learn and to be examined on."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessible_games.games import GAMES

from ..decks import open_deck
from ..job import text_path
from ..output import check_targets, picture, with_ending, write_all
from ..profile import find_profile
from ..texts import texts
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

if TYPE_CHECKING:
    from ..learning import Lesson


def add_learn_sheet(parser: argparse.ArgumentParser) -> None:
    """Arguments of `learn-sheet`."""
    parser.add_argument("game", metavar="GAME", help=f"{', '.join(GAMES)}, or any name with --data")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="the PDF; default GAME-learn.pdf")
    add_output_options(parser)
    add_making(parser)
    parser.add_argument("--profile", default="comfort", metavar="P", help="comfort, compact or a .toml file")
    parser.add_argument("--data", type=Path, metavar="FILE", help="a deck of your own, .toml or .csv")


def run_learn_sheet(arguments: argparse.Namespace, language: str) -> int:
    """Make the sheet and its list, and tell what was made."""
    from ..learning import first_marks, learn_sheet, sections_of

    target = with_ending(arguments.output or Path(f"{arguments.game}-learn.pdf"), ".pdf")
    preview = [with_ending(arguments.preview, ".png")] if arguments.preview else []
    check_targets([target, text_path(target), *preview], force=arguments.force)
    lesson = lesson_of(arguments, language)
    pdf, text = learn_sheet(lesson)
    contents = {target: pdf, text_path(target): text.encode()}
    contents |= {path: picture(pdf, first_marks(lesson.method)) for path in preview}
    write_all(contents, force=arguments.force)
    words, sheets = texts(language, "learning"), texts(language, "sheets")
    marks = sum(len(section.entries) for section in sections_of(lesson))
    say(
        words.text(
            "learning-done",
            marks=marks,
            pages=page_count(pdf),
            paper=sheets.text(f"paper-{lesson.paper}"),
            method=sheets.text(f"method-{lesson.method.name}"),
        )
    )
    for path in contents:
        say(sheets.text("say-wrote", path=str(path)))
    # Swell paper goes through a printer sheet by sheet.
    two_sided = lesson.method.name != "swell"
    hand_over(arguments, target, language, (1, page_count(pdf)), two_sided=two_sided)
    return 0


def lesson_of(arguments: argparse.Namespace, language: str) -> Lesson:
    """What the arguments ask for."""
    from ..learning import Lesson

    return Lesson(
        open_deck(arguments.game, arguments.data),
        find_profile(arguments.profile),
        method_of(arguments.method),
        paper_wanted(arguments.paper, language),
        language,
        calibration_of(arguments.printer),
    )


VERBS: Final[Mapping[str, Verb]] = {
    "learn-sheet": (
        "a sheet to learn the marks of a game by touch",
        add_learn_sheet,
        answering(run_learn_sheet),
    )
}
"""The command of this module."""
