"""The command `cards`: large-print cards, rules sheet and turn aid as a PDF."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from ..cards.errors import STEM, CardError
from ..cards.sizes import PRESETS, SIZES
from ..decks import GAMES, open_deck
from ..output import check_targets, with_ending, write_all
from ..plan import MOST_SETS, parse_only
from ..preview import picture
from ..stock import PAPERS, paper_of
from ..texts import texts
from . import Verb
from .language import add_language, answering
from .speaking import say, system_region

if TYPE_CHECKING:
    from ..cards.production import Order

_QUIET_SHEETS: Final = 20
"""Up to so many sheets are done before anybody could wonder; more tell their progress."""

T = TypeVar("T")


def add_cards(parser: argparse.ArgumentParser) -> None:
    """The arguments of `cards`."""
    parser.add_argument("game", metavar="GAME", help=f"{', '.join(GAMES)}, or your own with --data")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", required=True, help="the PDF to write")
    parser.add_argument("--size", default="poker", help=f"{', '.join(SIZES)}; default: poker")
    parser.add_argument(
        "--print",
        dest="preset",
        default="large",
        metavar="PRINT",
        help="large (18 points), xlarge (22) or giant (28); default: large",
    )
    parser.add_argument("--paper", help=f"{' or '.join(PAPERS)}; default: what your region uses")
    add_language(parser)
    parser.add_argument(
        "--data", type=Path, metavar="FILE", help="your own deck, or what your box prints differently"
    )
    parser.add_argument("--sets", default="1", metavar="N", help="how many sets; default: 1")
    parser.add_argument("--only", metavar="ID:COUNT,...", help="only these cards, so many of each")
    parser.add_argument("--rules", action="store_true", help="add the rules sheet and the turn aid")
    parser.add_argument("--rules-only", action="store_true", help="the rules sheet and the turn aid alone")
    parser.add_argument(
        "--preview", type=Path, metavar="PNG", help="also a picture of the first page of cards"
    )
    parser.add_argument("--force", action="store_true", help="replace files that exist")


def run_cards(arguments: argparse.Namespace, language: str) -> int:
    """Make everything, then write it and tell what was done."""
    from ..cards.production import produce

    path, preview = with_ending(arguments.output, ".pdf"), arguments.preview
    order = _order(arguments, language)
    targets = [path] if preview is None else [path, with_ending(preview, ".png")]
    check_targets(targets, force=arguments.force)
    product = produce(order)
    contents = {path: product.pdf}
    if preview is not None:
        contents[preview] = picture(product.pdf, product.first_card_page)
    write_all(contents, force=arguments.force)
    words = texts(language, STEM)
    key = "cards-done" if order.cards else "cards-done-rules"
    paper = words.text(f"cards-paper-{order.paper}")
    say(words.text(key, cards=product.cards, sheets=product.sheets, paper=paper))
    say(str(path))
    if preview is not None:
        say(words.text("cards-done-preview"))
        say(str(preview))
    return 0


VERBS: Final[Mapping[str, Verb]] = {
    "cards": ("print large-print cards, a rules sheet and a turn aid", add_cards, answering(run_cards))
}
"""The command of this module."""


def _order(arguments: argparse.Namespace, language: str) -> Order:
    """What the arguments ask for."""
    from ..cards.production import Order

    paper = arguments.paper or paper_of(language, system_region())
    return Order(
        deck=open_deck(arguments.game, arguments.data),
        language=language,
        paper=_one_of("--paper", paper.lower(), {name: name for name in PAPERS}),
        size=_one_of("--size", arguments.size.lower(), SIZES),
        preset=_one_of("--print", arguments.preset.lower(), PRESETS),
        sets=_sets(arguments.sets),
        only=parse_only(arguments.only) if arguments.only is not None else None,
        cards=not arguments.rules_only,
        rules=arguments.rules or arguments.rules_only,
        progress=lambda done, total: _progress(done, total, language),
    )


def _one_of(option: str, value: str, known: Mapping[str, T]) -> T:
    if value not in known:
        raise CardError("cards-option", option=option, value=value[:30], known=", ".join(known))
    return known[value]


def _sets(value: str) -> int:
    """The number of sets as given; whether there may be so many is checked where they are made."""
    if not (value.isascii() and value.isdigit() and len(value) < 6):
        raise CardError("cards-sets", value=value[:30], most=MOST_SETS)
    return int(value)


def _progress(done: int, total: int, language: str) -> None:
    if total > _QUIET_SHEETS and done % -(-total // 10) == 0:
        say(texts(language, STEM).text("cards-progress", done=done, total=total))
        sys.stdout.flush()
