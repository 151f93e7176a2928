"""How this program was started, as it can be typed again."""

from __future__ import annotations

import os
import runpy
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

NAME: Final = "accessible-games"
_MODULE: Final = "accessible_games"


def as_typed(*words: str) -> str:
    """A whole command with these words behind the program's name, as it was typed to start this one."""
    return " ".join(_as_word(word) for word in (*started_by(sys.argv, sys.orig_argv), *words))


def started_by(argv: Sequence[str], whole: Sequence[str]) -> tuple[str, ...]:
    """The words that start the program.

    Args:
        argv: the program and its arguments, as Python passes them on.
        whole: the interpreter's own command line.
    """
    program = Path(argv[0]) if argv and argv[0] else Path(NAME)
    if program.name == "__main__.py" and program.parent.name == _MODULE:  # python -m
        return (whole[0], "-m", _MODULE)
    if program.stem != NAME:  # somebody else's program, such as one that runs tests
        return (NAME,)
    found = shutil.which(NAME)
    if program == Path(program.name) or (found is not None and _is_same(found, argv[0])):
        return (NAME,)
    return (argv[0],)


def _is_same(one: str, other: str) -> bool:
    try:
        return os.path.samefile(one, other)
    except OSError:
        return False


def _as_word(text: str) -> str:
    return f'"{text}"' if " " in text else text


_OWN: Final = ("audio.synth_child", "audio.doctor", "audio.maker")
"""Modules that the program runs in this way; for anything else it is no Python."""


def serves_as_python(argv: Sequence[str]) -> bool:
    """Whether these are words for a Python, said to a frozen program by itself.

    Args:
        argv: the words of the process, the program's name first.
    """
    return (
        bool(getattr(sys, "frozen", False)) and list(argv[1:3]) == ["-P", "-m"] and "".join(argv[3:4]) in _OWN
    )


def run_module() -> int:
    """Run the module that the words of the process name, as Python would; returns the exit code."""
    module = sys.argv[3]
    del sys.argv[1:4]
    runpy.run_module(module, run_name="__main__", alter_sys=True)
    return 0
