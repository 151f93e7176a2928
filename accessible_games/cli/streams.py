"""What goes to stdout and stderr, whatever characters the terminal can show."""

from __future__ import annotations

import codecs
import io
import shutil
import sys
from collections.abc import Callable
from typing import Final

from accessible_games.play.layout import WIDEST, fits, fitting, wrap

from .failure import tell_error

_SAMPLE: Final = {"ja": "あア漢。", "fr": "é", "en": "e"}


def prepare_streams() -> None:
    """Let no character stop the output: what a stream cannot show loses its accent."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            handler = f"accessible-games-{stream.encoding}"
            codecs.register_error(handler, _fitter(stream.encoding))
            stream.reconfigure(errors=handler)


def can_be_shown(language: str) -> bool:
    """Whether stdout has the letters of a language."""
    return fits(_SAMPLE[language], _encoding())


def shown_language(language: str) -> str:
    """The language in which stdout can be written: English, said in one line, where it is not this one."""
    if can_be_shown(language):
        return language
    encoding = _encoding()
    tell_error(
        f"This terminal cannot show Japanese ({encoding}), so English is used. "
        "Set the environment variable PYTHONUTF8=1, or use a UTF-8 terminal, and start again"
    )
    return "en"


def _encoding() -> str:
    return getattr(sys.stdout, "encoding", None) or "utf-8"


def columns() -> int:
    """Columns of the terminal, 80 where there is none; never more than are pleasant to read."""
    return min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns)


def show(text: str) -> None:
    """Print a line, wrapped to the terminal."""
    print("\n".join(wrap(text, columns())), flush=True)


def _fitter(encoding: str) -> Callable[[UnicodeError], tuple[str, int]]:
    # The error names the codec, which for a code page is "charmap" and tells nothing: hence per stream.
    def replace(problem: UnicodeError) -> tuple[str, int]:
        if not isinstance(problem, UnicodeEncodeError):
            raise problem
        return fitting(problem.object[problem.start : problem.end], encoding), problem.end

    return replace
