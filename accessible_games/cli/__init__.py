"""The command line: one verb after `accessible-games`, the menu without one.

It alone knows both sides, the games and the outside, and plugs them together.  Each verb is a
module of its own that is imported when it is asked for, so that `--help` stays quick.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from .failure import run_guarded
from .folders import keep_beside
from .invocation import run_module, serves_as_python


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command.

    Args:
        argv: the words after the program's name; those of the process by default.

    Returns:
        0 if all went well, 1 if something failed, 2 if it was asked for in a way that cannot be.
    """
    if argv is None and serves_as_python(sys.argv):
        return run_module()
    keep_beside()
    if argv is None:
        return _ended(run_guarded(lambda: _run(sys.argv[1:])))
    return run_guarded(lambda: _run(list(argv)))


def main_in_window() -> int:
    """Run in the window: what a desktop starts, on Windows without a console."""
    if serves_as_python(sys.argv):
        return run_module()
    return _ended(main([*sys.argv[1:], "--front", "window"]))


def _ended(code: int) -> int:
    """The exit code of this process, which a sound service that hangs must not hold up."""
    device = sys.modules.get("audio.device")  # where no sound was opened, nothing is imported here
    return code if device is None else int(device.end_program(code))


def _run(words: list[str]) -> int:
    from .verbs import run

    return run(words)
