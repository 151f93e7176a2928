"""The rules of a game on one sheet, and the steps of a turn, from the locale files."""

from __future__ import annotations

from collections.abc import Iterator

from accessible_games.games.deck import Deck

from ..decks import GAMES
from ..texts import texts
from .errors import CardError
from .flow import Section


def rules_of(deck: Deck, language: str) -> tuple[Section, ...]:
    """The sections of the rules sheet, in order.

    Raises:
        CardError: the program knows no rules for this deck.
    """
    return tuple(_sections(deck, language))


def turn_of(deck: Deck, language: str) -> Section:
    """The steps of a turn, under their heading.

    Raises:
        CardError: the program knows no rules for this deck.
    """
    return _section(deck, language, "turn")


def _sections(deck: Deck, language: str) -> Iterator[Section]:
    number = 1
    while number == 1 or texts(language, _stem(deck)).has(_key(deck, f"rules-{number}")):
        yield _section(deck, language, f"rules-{number}")
        number += 1


def _section(deck: Deck, language: str, what: str) -> Section:
    words, key = texts(language, _stem(deck)), _key(deck, what)
    return Section(words.text(key, "heading"), tuple(words.text(key).splitlines()))


def _stem(deck: Deck) -> str:
    if deck.game not in GAMES:
        raise CardError("cards-no-rules", game=deck.game, games=", ".join(GAMES))
    return f"{deck.game}-rules"


def _key(deck: Deck, what: str) -> str:
    return f"{deck.game}-{what}".replace("_", "-")
