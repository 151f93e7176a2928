"""The parser of one verb: help in sentences that read well aloud, and faults in one line."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from .failure import UsageError

WIDTH = 78


class Parser(argparse.ArgumentParser):
    """An `argparse` parser whose help is plain lines, without brackets, columns or colours."""

    def __init__(self, verb: str, about: str) -> None:
        super().__init__(prog=f"accessible-games {verb}".strip(), add_help=False, allow_abbrev=False)
        self.verb = verb
        self.about = about
        self.add_argument("--help", "-h", action="help", help="Say this, and nothing else.")

    def format_help(self) -> str:
        """What the verb does, its words, then its options, each followed by its meaning."""
        named = [action for action in self._actions if action.option_strings]
        words = [action for action in self._actions if not action.option_strings]
        lines = [_filled(self.about), ""]
        lines.append(_filled("Usage: " + " ".join([self.prog, *map(_word_usage, words), "options"])))
        for title, actions in (("", words), ("Options:", named)):
            if actions:
                lines += ["", title] if title else [""]
                lines += [text for action in actions for text in _described(action)]
        return "\n".join(lines) + "\n"

    def error(self, message: str) -> NoReturn:
        """Raise the fault in one line.

        Raises:
            UsageError: always.
        """
        text = message.removeprefix("argument ")
        raise UsageError(f"{self.prog}: {text[:1].lower()}{text[1:]}; --help tells more")

    def parse(self, words: Sequence[str]) -> argparse.Namespace:
        """The words as a namespace.

        Raises:
            UsageError: an option is not known, or a value not allowed.
        """
        known, rest = self.parse_known_args(words)
        if rest:
            options = [action.option_strings[0] for action in self._actions if action.option_strings]
            what = "option" if rest[0].startswith("-") else "word"
            raise UsageError(
                f"{self.prog}: {what} {shortened(rest[0])} is not expected; allowed: {', '.join(options)}"
            )
        return known


def shortened(text: str) -> str:
    """What somebody typed, quoted, on one line and not too long to hear."""
    plain = "".join(char if char.isprintable() else "?" for char in text)
    return f'"{plain[:40]}"'


def one_of(*words: str) -> Callable[[str], str]:
    """A type for `add_argument`: one of these words."""

    def read(text: str) -> str:
        if text not in words:
            raise argparse.ArgumentTypeError(f"{shortened(text)} is not known; allowed: {', '.join(words)}")
        return text

    return read


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """A type for `add_argument`: a whole number within bounds."""

    def read(text: str) -> int:
        if not text.removeprefix("-").isascii() or not text.removeprefix("-").isdecimal():
            raise argparse.ArgumentTypeError(
                f"{shortened(text)} is no whole number; {least} to {most} are allowed"
            )
        # Python refuses to read thousands of digits, and nobody means them.
        if len(text) > 20 or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{shortened(text)} is not between {least} and {most}")
        return int(text)

    return read


def _word_usage(action: argparse.Action) -> str:
    name = str(action.metavar or action.dest)
    return f"{name}..." if action.nargs in ("*", "+") else name


def _described(action: argparse.Action) -> list[str]:
    name = action.option_strings[0] if action.option_strings else str(action.metavar or action.dest)
    if action.option_strings and action.nargs != 0:
        name += f" {_value_name(action)}"
    return [
        f"  {name}",
        textwrap.fill(str(action.help), WIDTH, initial_indent="      ", subsequent_indent="      "),
    ]


def _value_name(action: argparse.Action) -> Any:
    return action.metavar or action.dest.upper()


def _filled(text: str) -> str:
    return "\n".join(textwrap.fill(part, WIDTH) for part in text.split("\n"))
