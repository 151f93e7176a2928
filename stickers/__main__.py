"""`python -m stickers VERB ...`: the printing commands alone."""

from __future__ import annotations

import os
import sys

# `python -m` looks into the current folder first: no file there may take the place of a module.  Before any
# import that could be taken already.
if sys.path[:1] != [os.path.dirname(os.path.dirname(os.path.abspath(__file__)))] and not sys.flags.safe_path:
    del sys.path[:1]

import argparse  # noqa: E402
from typing import NoReturn  # noqa: E402

from .cli import verbs  # noqa: E402


class _Parser(argparse.ArgumentParser):
    """One line for a mistake: a screen reader should not have to pass the usage each time."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}. See {self.prog} --help\n")


def main(arguments: list[str] | None = None) -> int:
    """Run one command; gives its exit code."""
    parser = _Parser(prog="stickers", description="Stickers and large-print cards, printed at home.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name, (help_line, add_arguments, run) in sorted(verbs().items()):
        command = commands.add_parser(name, help=help_line, description=help_line)
        add_arguments(command)
        command.set_defaults(run=run)
    chosen = parser.parse_args(arguments)
    try:
        code = int(chosen.run(chosen))
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read the lines has heard enough; what was to be written is written.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


if __name__ == "__main__":
    sys.exit(main())
