"""A program that was frozen into one file is its own Python for the processes that it starts.

Speech runs in a process of its own, whose command is that of a Python: `PROGRAM -P -m MODULE ...`.
"""

from __future__ import annotations

import runpy
import sys
from collections.abc import Sequence
from typing import Final

_OWN: Final = ("audio.synth_child", "audio.doctor")
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
