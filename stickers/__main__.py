"""`python -m stickers VERB ...`: the printing commands alone."""

from __future__ import annotations

import argparse
import sys
from typing import NoReturn

from .cli import verbs


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
    return int(chosen.run(chosen))


if __name__ == "__main__":
    sys.exit(main())
