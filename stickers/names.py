"""What a deck and its components are called, and what a card does, in each language.

A game's deck has its names and powers in the game's folder; a deck of one's own brings both in its file.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from accessible_games.games.deck import CardSpec, Deck, message_of, names_of, printed_on, text_owners
from accessible_games.narration.catalogue import Catalogue, catalogue, nearest_locale

from .texts import game_words, texts


def title_of(deck: Deck, language: str) -> str:
    """The name of the game, as printed at the head of a page."""
    if "title" in deck.extra:
        return _choose(deck.extra["title"], language)
    words = game_words(deck.game, "menu", language)
    if words is not None:
        return words.text(message_of(deck.game, "title"))
    paper = game_words(deck.names, "print", language)
    if paper is None:
        return deck.game
    return paper.text(f"{deck.names}-title", n=sum(card.copies for card in deck.cards))


def name_of(deck: Deck, card: CardSpec, language: str) -> str:
    """The name of a component, without article: "silver dragon"."""
    if "name" in card.extra:
        return _choose(card.extra["name"], language)
    return _names(deck, language).text(_message(deck, card))


def count_of(deck: Deck, card: CardSpec, number: int, language: str) -> str:
    """So many of a component: "2 silver dragons"; a card of one's own: "2 × fox"."""
    if "name" in card.extra:
        return texts(language, "marks").text("count", n=number, name=name_of(deck, card, language))
    return _names(deck, language).text(_message(deck, card), "count", n=number)


def sentence_case(text: str) -> str:
    """The text with a capital at its head, the rest untouched: never in capitals throughout."""
    return text[:1].upper() + text[1:]


def text_of(deck: Deck, card: CardSpec, language: str) -> str:
    """What the card does, one paragraph; "" if it does nothing of its own."""
    if "text" in card.extra:
        return _choose(card.extra["text"], language)
    return own_text(deck, "power", card.id, language, **_printed(deck, card, language))


def own_text(deck: Deck, what: str, name: str, language: str, /, **variables: Any) -> str:
    """A text that a game has for paper, or "": its "power", "short", "face", "back", "index", "fact"."""
    for owner in text_owners(deck):
        words, key = game_words(owner, "print", language), message_of(owner, what, name)
        if words is not None and words.has(key):
            return words.text(key, **variables)
    return ""


def notes_of(deck: Deck, language: str) -> list[str]:
    """What the game, and whose cards it uses, have to say about the marks; a paragraph each."""
    found = []
    for owner in text_owners(deck):
        words, key = game_words(owner, "print", language), message_of(owner, "note")
        if words is not None and words.has(key):
            found.append(words.text(key))
    return found


def _printed(deck: Deck, card: CardSpec, language: str) -> dict[str, Any]:
    """The values printed on a card that its power text repeats, in words."""
    separator = texts(language, "marks").text("mark-separator")
    return {
        name: value
        if isinstance(value, int)
        else separator.join(count_of(deck, one, number, language) for one, number in value)
        for name, value in printed_on(deck, card).items()
    }


def _names(deck: Deck, language: str) -> Catalogue:
    stem = f"{names_of(deck)}-names"
    return catalogue(nearest_locale(language, stem), stem)


def _message(deck: Deck, card: CardSpec) -> str:
    return message_of(names_of(deck), "card", card.id)


def _choose(text: str | Mapping[str, str], language: str) -> str:
    """A text in the language asked for, else in English, else in the first one given."""
    if isinstance(text, str):
        return text
    return text.get(language) or text.get("en") or next(iter(text.values()))
