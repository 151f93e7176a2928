"""What is printed on a card, for a screen: the index in its corner, its mark, colour and pattern.

Paper and screen read the same data: `deck.toml` and the corner indices of `print.ftl`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from accessible_games.engine import OptionError

from .catalogue import catalogue, is_stem, nearest_locale

if TYPE_CHECKING:
    from accessible_games.games.deck import CardSpec, Deck
    from accessible_games.games.looks import Colour


@dataclass(frozen=True, slots=True)
class CardFace:
    """One kind of card as it looks.

    Attributes:
        index: what stands in its corner; "" for nothing.
        mark: the signs of its sticker, by name, or a suit.
        colour: of the band; black stands on it.
        pattern: of the edge, one of `looks.PATTERNS`.
    """

    index: str
    mark: tuple[str, ...]
    colour: Colour
    pattern: str


def face_of(game: str, thing: Any, language: str) -> CardFace | None:
    """The face of a named thing; None if it is no component of the game's box."""
    return _faces(game, language).get(thing.message)


def index_of(deck: Deck, card: CardSpec, name: str, language: str) -> str:
    """The corner index: letters of the deck's or the game's own, else the number, else an initial."""
    own = card.extra.get("index") or printed_text(deck, "index", card.id, language)
    number = card.extra.get("points", card.extra.get("number", card.extra.get("letter")))
    # A true minus is as wide as a digit; a hyphen is lost in large print.
    return own or (name[0] if number is None else str(number).replace("-", "\N{MINUS SIGN}"))


def printed_text(deck: Deck, what: str, name: str, language: str, /, **variables: Any) -> str:
    """A text that a game has for its printed cards, or "": its "power", "short", "index"."""
    for owner in (deck.game, deck.names):
        stem = f"{owner}-print"
        near = nearest_locale(language, stem) if owner else ""
        key = f"{owner}-{what}-{name}".replace("_", "-")
        if near and is_stem(near, stem) and catalogue(near, stem).has(key):
            return catalogue(near, stem).text(key, **variables)
    return ""


@cache
def _faces(game: str, language: str) -> Mapping[str, CardFace]:
    # Read with the first card that is drawn: a window opens without.
    from accessible_games.games.deck import load_deck
    from accessible_games.games.looks import COLOURS, look_of

    try:
        deck = load_deck(game)
    except OptionError:
        return {}
    stem = deck.names or deck.game
    near = nearest_locale(language, f"{stem}-names")
    names = catalogue(near, f"{stem}-names")
    made = {}
    for place, card in enumerate(deck.cards):
        message = f"{stem}-card-{card.id}".replace("_", "-")
        index = index_of(deck, card, names.text(message), language)
        look = look_of(card, place)
        made[message] = CardFace(*_corner(index, card), COLOURS[look.colour], look.pattern)
    return made


def _corner(index: str, card: CardSpec) -> tuple[str, tuple[str, ...]]:
    """The index and the sign beside it: a suit that the index has at its end, else the mark."""
    suit = str(card.extra.get("suit", ""))
    if suit:
        return index.removesuffix(suit).rstrip(), (suit,)
    return index, tuple(card.extra.get("mark", card.extra.get("sign", ())))
