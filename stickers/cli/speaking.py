"""Plain lines for a terminal and its screen reader, and what the system says of language and country."""

from __future__ import annotations

import argparse
import io
import locale
import os
import sys
import time
import unicodedata
from collections.abc import Callable

from accessible_games.engine import GameError
from accessible_games.narration.catalogue import LANGUAGES, Catalogue
from accessible_games.narration.phrases import fitting_pieces

from ..refusal import SheetError, sentence_of

_LETTERS = {"ja": "あア漢。", "fr": "é"}

WIDTH = 80
"""Columns of a line; a braille display pans over longer ones."""


def prepare_output(language: str) -> None:
    """Let no letter stop the output.

    A pipe or a file whose encoding has not the letters of the language is written in UTF-8; on a
    terminal what cannot be shown becomes "?".

    Args:
        language: in which the command answers.
    """
    for stream in (sys.stdout, sys.stderr):
        if not isinstance(stream, io.TextIOWrapper):
            continue
        if not stream.isatty() and not _has(stream.encoding, _LETTERS.get(language, "")):
            stream.reconfigure(encoding="utf-8")
        elif stream.errors == "strict":
            stream.reconfigure(errors="replace")


def _has(encoding: str, letters: str) -> bool:
    try:
        letters.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def say(text: str) -> None:
    """Print a sentence in lines of at most 80 columns, broken between words, or phrases of Japanese."""
    line, used = "", 0
    for piece in fitting_pieces(" ".join(text.split()), lambda phrase: _columns(phrase) <= WIDTH):
        needed = _columns(piece.text) + piece.spaced
        if line and used + needed > WIDTH:
            print(line)
            line, used = piece.text, _columns(piece.text)
        else:
            line, used = f"{line}{' ' if piece.spaced else ''}{piece.text}", used + needed
    print(line)


def progress(words: Catalogue, key: str) -> Callable[[int, int], None]:
    """What tells how far a long work is, at most every second; a short one passes in silence.

    It is told to who waits at a terminal, beside the result: whoever reads that by a pipe gets it alone,
    on a slow machine, too.

    Args:
        words: the catalogue of the sentence.
        key: its message, of the variables `done` and `total`.
    """
    last = [time.monotonic()]

    def tell(done: int, total: int) -> None:
        if sys.stderr.isatty() and time.monotonic() - last[0] >= 1:
            last[0] = time.monotonic()
            print(words.text(key, done=done, total=total), file=sys.stderr, flush=True)

    return tell


def _columns(text: str) -> int:
    return sum([2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text])


def system_language() -> str:
    """The system's language if it is one of ours, else English."""
    language = _system_locale("LC_MESSAGES")[:2].lower()
    return language if language in LANGUAGES else "en"


def system_region() -> str | None:
    """The country of the system's locale, as two letters; None if it names none."""
    name = _system_locale("LC_PAPER")
    name = name.replace("-", "_").split(".")[0].split("@")[0]
    region = name.partition("_")[2].upper()
    # Windows spells countries out.
    region = {"UNITED STATES": "US", "CANADA": "CA"}.get(region, region)
    return region if len(region) == 2 else None


def _system_locale(category: str) -> str:
    """What the environment says for a category, as "fr_CA.UTF-8", else what the system says."""
    variables = [os.environ.get(name, "") for name in ("LC_ALL", category, "LANG")]
    return next((value for value in variables if value), locale.getlocale()[0] or "")


# -- the language in which a command answers, refusals included -------------------------------

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
