"""The command `deck`: a table to begin a deck of one's own with."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from ..output import with_ending, write_all
from ..refusal import DeckError
from ..texts import short, texts
from . import Verb
from .speaking import add_language, answering, say

KNOWN: Final = "52, 54, 32, tarot, uno, skyjo, numbers, letters"
"""The templates, for the help: every command of printing makes its help, and only this one needs them."""

_NAME: Final = re.compile(r"[^\W_][\w-]{0,39}")


def add_deck(parser: argparse.ArgumentParser) -> None:
    """The arguments of `deck`."""
    parser.add_argument("action", metavar="new", help="new: write a table that a spreadsheet opens")
    parser.add_argument("name", metavar="NAME", help="what the deck is called: letters, digits, - and _")
    parser.add_argument("--template", metavar="T", help=f"one of: {KNOWN}")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="the table; default NAME.csv")
    add_language(parser)
    parser.add_argument("--force", action="store_true", help="replace a file that exists")


def run_deck(arguments: argparse.Namespace, language: str) -> int:
    """Write the table, and say what to do with it."""
    from ..templates import LARGE, TEMPLATES, template_csv

    words = texts(language, "template")
    if arguments.action != "new":
        raise DeckError("deck-action", action=short(arguments.action))
    if not _NAME.fullmatch(arguments.name):
        raise DeckError("deck-name", name=short(arguments.name))
    if arguments.template not in TEMPLATES:
        raise DeckError(
            "deck-template", template=short(arguments.template or "-"), known=", ".join(TEMPLATES)
        )
    target = with_ending(arguments.output or Path(f"{arguments.name}.csv"), ".csv")
    content = template_csv(arguments.template, language)
    write_all({target: content}, force=arguments.force)
    rows = content.count(b"\r\n") - 1
    say(words.text("template-done", path=str(target), rows=rows))
    say(words.text("template-fill"))
    say(words.text("template-then"))
    allowed = " --allow-large" if arguments.template in LARGE else ""
    print(f"accessible-games stickers {arguments.name} --data {target} --method dots{allowed}")
    return 0


VERBS: Final[Mapping[str, Verb]] = {
    "deck": ("begin a deck of your own with a table to fill in", add_deck, answering(run_deck))
}
"""The command of this module."""
