"""The command `cards`: large-print cards, rules sheet and turn aid as a PDF."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from accessible_games.games import GAMES

from ..cards.sizes import PRESETS, SIZES, size_for
from ..decks import open_deck
from ..output import check_targets, picture, with_ending, write_all
from ..plan import parse_only
from ..refusal import CARDS, CardError
from ..texts import texts
from . import Verb
from .making import add_output_options, hand_over, page_count, paper_wanted, whole_number
from .speaking import answering, progress, say

if TYPE_CHECKING:
    from ..cards.production import Order

T = TypeVar("T")


def add_cards(parser: argparse.ArgumentParser) -> None:
    """The arguments of `cards`."""
    parser.add_argument("game", metavar="GAME", help=f"{', '.join(GAMES)}, or your own with --data")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", required=True, help="the PDF to write")
    parser.add_argument("--size", help=f"{', '.join(SIZES)}; default: what the deck says, or poker")
    parser.add_argument(
        "--print",
        dest="preset",
        default="large",
        metavar="PRINT",
        help="large (18 points), xlarge (22), giant (28), or index (15 mm in the corner); default: large",
    )
    add_output_options(parser, prints=False)
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


def run_cards(arguments: argparse.Namespace, language: str) -> int:
    """Make everything, then write it and tell what was done."""
    from ..cards.production import produce

    path, preview = with_ending(arguments.output, ".pdf"), arguments.preview
    order = order_of(arguments, language)
    targets = [path] if preview is None else [path, with_ending(preview, ".png")]
    check_targets(targets, force=arguments.force)
    product = produce(order)
    contents = {path: product.pdf}
    if preview is not None:
        contents[preview] = picture(product.pdf, product.first_card_page)
    write_all(contents, force=arguments.force)
    words = texts(language, CARDS)
    key = "cards-done" if order.cards else "cards-done-rules"
    paper = words.text(f"cards-paper-{order.paper}")
    say(words.text(key, cards=product.cards, sheets=product.sheets, paper=paper))
    say(str(path))
    if product.promise is not None and product.promise.broken:
        first, *more = product.promise.kept()
        say(words.text("cards-done-broken", preset=order.preset.name, kept=first))
        for line in more:
            say(line)
    if preview is not None:
        say(words.text("cards-done-preview"))
        say(str(preview))
    if arguments.open or arguments.send:
        hand_over(arguments, path, language, (1, page_count(product.pdf)), two_sided=True)
    return 0


VERBS: Final[Mapping[str, Verb]] = {
    "cards": ("print large-print cards, a rules sheet and a turn aid", add_cards, answering(run_cards))
}
"""The command of this module."""


def order_of(arguments: argparse.Namespace, language: str) -> Order:
    """What the arguments ask for."""
    from ..cards.production import Order

    size = None if arguments.size is None else _one_of("--size", arguments.size.lower(), SIZES)
    deck = open_deck(arguments.game, arguments.data)
    return Order(
        deck=deck,
        language=language,
        paper=paper_wanted(arguments.paper, language),
        size=size or size_for(deck),
        preset=_one_of("--print", arguments.preset.lower(), PRESETS),
        sets=whole_number("--sets", arguments.sets),
        only=parse_only(arguments.only) if arguments.only is not None else None,
        cards=not arguments.rules_only,
        rules=arguments.rules or arguments.rules_only,
        progress=progress(texts(language, CARDS), "cards-progress"),
    )


def _one_of(option: str, value: str, known: Mapping[str, T]) -> T:
    if value not in known:
        raise CardError("cards-option", option=option, value=value[:30], known=", ".join(known))
    return known[value]
