"""The language in which a command answers, refusals included."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from accessible_games.engine import GameError
from accessible_games.narration.catalogue import LANGUAGES

from ..refusal import SheetError, sentence_of
from .speaking import prepare_output, system_language

MISUSED = 2
"""Exit code of a command that was not done, because something about it cannot be."""


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add --language; without it the system's language counts, and English if that is another."""
    parser.add_argument("--language", metavar="L", help="en, fr or ja; default: the system's")


def answering(run: Callable[[argparse.Namespace, str], int]) -> Callable[[argparse.Namespace], int]:
    """A command that is told its language, and tells every refusal in one line of it.

    Args:
        run: does the work; gives the exit code.
    """

    def command(arguments: argparse.Namespace) -> int:
        wanted = arguments.language
        language = wanted if wanted in LANGUAGES else system_language()
        prepare_output(language)
        try:
            if wanted not in (None, *LANGUAGES):
                raise SheetError("language-unknown", language=wanted[:40], known=", ".join(LANGUAGES))
            return run(arguments, language)
        except GameError as problem:
            print(sentence_of(problem, language), file=sys.stderr)
            return MISUSED

    return command
