"""What a deck and its components are called, and what a card does, in each language.

The five boxes have their names in the narrator's catalogue and their powers in this package's; a
deck of one's own brings both in its file.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from accessible_games.games.deck import CardSpec, Deck
from accessible_games.narration.catalogue import catalogue

from .decks import GAMES
from .texts import texts


def title_of(deck: Deck, language: str) -> str:
    """The name of the game, as printed at the head of a page."""
    if "title" in deck.extra:
        return _choose(deck.extra["title"], language)
    key = f"game-{_key(deck.game)}"
    return texts(language, "marks").text(key) if deck.game in GAMES else deck.game


def name_of(deck: Deck, card: CardSpec, language: str) -> str:
    """The name of a component, without article: "silver dragon"."""
    if "name" in card.extra:
        return _choose(card.extra["name"], language)
    return catalogue(language, f"{deck.game}-names").text(_message(deck, "card", card))


def count_of(deck: Deck, card: CardSpec, number: int, language: str) -> str:
    """So many of a component: "2 silver dragons"; a card of one's own: "2 × fox"."""
    if "name" in card.extra:
        return texts(language, "marks").text("count", n=number, name=name_of(deck, card, language))
    names = catalogue(language, f"{deck.game}-names")
    return names.text(_message(deck, "card", card), "count", n=number)


def sentence_case(text: str) -> str:
    """The text with a capital at its head, the rest untouched: never in capitals throughout."""
    return text[:1].upper() + text[1:]


def text_of(deck: Deck, card: CardSpec, language: str) -> str:
    """What the card does, one paragraph; "" if it does nothing of its own."""
    if "text" in card.extra:
        return _choose(card.extra["text"], language)
    if deck.game not in GAMES:
        return ""
    powers = texts(language, deck.game)
    key = _message(deck, "power", card)
    return powers.text(key, **_printed(deck, card, language)) if powers.has(key) else ""


def _printed(deck: Deck, card: CardSpec, language: str) -> dict[str, Any]:
    """The values printed on a card that its power text repeats."""
    printed = {key: value for key, value in card.extra.items() if isinstance(value, int | str)}
    separator = texts(language, "marks").text("mark-separator")
    for variable, wanted in (("wish", card.extra.get("need", {})), ("gems", _returned(card))):
        gems = [spec for spec in deck.cards if spec.id in wanted]
        printed[variable] = separator.join(count_of(deck, gem, wanted[gem.id], language) for gem in gems)
    return printed


def _returned(card: CardSpec) -> dict[str, int]:
    """The gems that a character's effect puts back into the bag (Tamashii)."""
    effect = card.extra.get("effect", {})
    return {effect["return_gems"]: effect["count"]} if "return_gems" in effect else {}


def _message(deck: Deck, what: str, card: CardSpec) -> str:
    return f"{_key(deck.game)}-{what}-{_key(card.id)}"


def _key(name: str) -> str:
    return name.replace("_", "-")


def _choose(text: str | Mapping[str, str], language: str) -> str:
    """A text in the language asked for, else in English, else in the first one given."""
    if isinstance(text, str):
        return text
    return text.get(language) or text.get("en") or next(iter(text.values()))
