"""The rules of a game on one sheet, and the steps of a turn, from the locale files."""

from __future__ import annotations

from collections.abc import Iterator

from accessible_games.games import GAMES
from accessible_games.games.deck import Deck
from accessible_games.narration.catalogue import Catalogue

from ..texts import game_words
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
    return _section(deck, language, "sheet-turn")


def _sections(deck: Deck, language: str) -> Iterator[Section]:
    number, words = 1, _sheet(deck, language)
    while number == 1 or words.has(_key(deck, f"sheet-{number}")):
        yield _section(deck, language, f"sheet-{number}")
        number += 1


def _section(deck: Deck, language: str, what: str) -> Section:
    words, key = _sheet(deck, language), _key(deck, what)
    return Section(words.text(key, "heading"), tuple(words.text(key).splitlines()))


def _sheet(deck: Deck, language: str) -> Catalogue:
    words = game_words(deck.game, "sheet", language)
    if words is None:
        known = [game for game in GAMES if game_words(game, "sheet", language) is not None]
        raise CardError("cards-no-rules", game=deck.game, games=", ".join(known))
    return words


def _key(deck: Deck, what: str) -> str:
    return f"{deck.game}-{what}".replace("_", "-")
