"""The commands that answer in words: `code` and `card`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from accessible_games.games import GAMES

from ..code import decode, encode
from ..decks import open_deck
from ..key import allotted, find_cards, key_lines, key_notes
from ..marks import describe
from ..names import title_of
from ..reading import read_words
from ..refusal import DeckError
from ..texts import short, texts
from . import Verb
from .speaking import add_language, answering, say


def add_code(parser: argparse.ArgumentParser) -> None:
    """The arguments of `code`."""
    parser.add_argument("numbers", nargs="*", metavar="NUMBER", help="1 to 99")
    parser.add_argument("--read", nargs="+", metavar="SIGN", help='signs in words, e.g. "square circle 2"')
    # Saying a number costs no fingertip anything; the flag is taken as `sheets` takes it.
    parser.add_argument("--allow-large", action="store_true", help=argparse.SUPPRESS)
    add_language(parser)


def run_code(arguments: argparse.Namespace, language: str) -> int:
    """Say the signs of numbers, or the number of signs."""
    return _answer(_code_lines(arguments, language))


def add_card(parser: argparse.ArgumentParser) -> None:
    """The arguments of `card`."""
    parser.add_argument("game", metavar="GAME", help=f"{', '.join(GAMES)}, or your own with --data")
    parser.add_argument(
        "card", nargs="*", metavar="CARD", help="a card's id, name, code or a sign of its mark"
    )
    parser.add_argument("--list", action="store_true", help="the whole key")
    parser.add_argument(
        "--data", type=Path, metavar="FILE", help="your own deck, or what your box prints differently"
    )
    add_language(parser)


def run_card(arguments: argparse.Namespace, language: str) -> int:
    """Say which card a code means and what it does, or the whole key."""
    return _answer(_card_lines(arguments, language))


VERBS: Final[Mapping[str, Verb]] = {
    "code": ("say a number in the dot code, or read signs back", add_code, answering(run_code)),
    "card": ("say which card a code means and what it does", add_card, answering(run_card)),
}
"""The commands of this module."""


def _code_lines(arguments: argparse.Namespace, language: str) -> Iterator[str]:
    if not arguments.numbers and arguments.read is None:
        raise DeckError("code-nothing")
    for text in arguments.numbers:
        yield _code_line(encode(_whole(text), allow_large=True), language)
    if arguments.read is not None:
        yield _code_line(read_words(" ".join(arguments.read)), language)


def _code_line(signs: tuple[str, ...], language: str) -> str:
    number = decode(signs)
    return texts(language, "marks").text("code-line", number=number, words=describe(signs, language))


def _whole(text: str) -> int:
    digits = text.removeprefix("-")
    if not digits.isdecimal() or len(digits) > 9:
        raise DeckError("code-not-number", value=short(text))
    return int(text)


def _card_lines(arguments: argparse.Namespace, language: str) -> Iterator[str]:
    deck = open_deck(arguments.game, arguments.data)
    if not arguments.card and not arguments.list:
        ids = ", ".join(card.id for card in deck.cards)
        raise DeckError("card-nothing", game=title_of(deck, language), ids=ids)
    lines = key_lines(deck, language)
    if arguments.card:
        found = find_cards(deck, " ".join(arguments.card), language)
        yield from (line.line(language) for line in lines if line.card in found)
    if arguments.list:
        yield title_of(deck, language)
        yield from (*allotted(deck, language), *key_notes(deck, language))
        yield from (line.line(language) for line in lines)


def _answer(lines: Iterator[str]) -> int:
    """Print the lines once all of them are known: a refusal stands alone."""
    for line in list(lines):
        say(line)
    return 0
