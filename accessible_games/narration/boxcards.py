"""The cards of a box as things that can be told: what each is called, does, and by which words it is found.

All of it is what is printed: `deck.toml`, the names, and the powers of `print.ftl`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from accessible_games.engine import CountOf, OptionError
from accessible_games.engine.facts import Quote
from accessible_games.games.deck import (
    CardSpec,
    Deck,
    load_deck,
    message_of,
    names_of,
    printed_on,
    text_owners,
)

from .catalogue import KANA, Catalogue, catalogue, is_stem, nearest_locale
from .words import normalise

_FORMS: Final = (None, "the", "a", "short", "brief", "said")


@dataclass(frozen=True, slots=True)
class BoxCard:
    """A kind of card of a box.

    Attributes:
        stem: whose names it has: a game's, or those of the standard deck.
        id: of the deck file.
    """

    stem: str
    id: str

    @property
    def message(self) -> str:
        """The id of the message with its name."""
        return message_of(self.stem, "card", self.id)


@dataclass(frozen=True, slots=True)
class InBox:
    """What the box says of a kind of card.

    Attributes:
        card: the kind.
        copies: how many the box holds.
        points: what is printed on it; None if nothing is.
        power: what it does, as it is printed; None if nothing of its own.
        played: what it does where the program plays it, if that is something else.
    """

    card: BoxCard
    copies: int
    points: int | None
    power: Quote | None
    played: Quote | None = None


@cache
def box_of(game: str) -> Mapping[str, InBox]:
    """What lies in a game's box, by the ids of the messages of its names; nothing for one without a deck."""
    try:
        deck = load_deck(game)
    except OptionError:
        return {}
    made = {}
    for spec in deck.cards:
        card = BoxCard(names_of(deck), spec.id)
        points = spec.extra.get("points")
        power = _power(deck, spec)
        made[card.message] = InBox(card, spec.copies, points, power, _played(power))
    return made


def find_cards(game: str, wanted: str, language: str) -> Sequence[InBox]:
    """The kinds of cards that somebody may mean: by name, a part of it, or id; in the order of the box.

    A name as a whole comes before the beginnings of words, and those before any part of one.

    Args:
        game: whose box.
        wanted: what was typed; accents and capitals do not matter.
        language: of the names.
    """
    plain = normalise(wanted)
    known = [(inside, tuple(names_of_card(inside.card, language))) for inside in box_of(game).values()]
    ways = (
        lambda name: name == plain,
        lambda name: f" {name}".find(f" {plain}") >= 0,
        lambda name: plain in name,
    )
    for way in ways if plain else ():
        found = [inside for inside, names in known if any(map(way, names))]
        if found:
            return found
    return []


def names_of_card(card: BoxCard, language: str) -> Iterator[str]:
    """All that a kind of card is called, plainly written."""
    yield normalise(card.id.replace("_", " "))
    stem = f"{card.stem}-names"
    for locale in dict.fromkeys((nearest_locale(language, stem), KANA if language == "ja" else language)):
        if not is_stem(locale, stem):
            continue
        names = catalogue(locale, stem)
        for form in _FORMS:
            if form is None or names.has(card.message, form):
                yield normalise(names.text(card.message, form))
        for count in ("count", "short-count", "brief-count"):
            if names.has(card.message, count):
                yield normalise(names.text(card.message, count, n=2)).lstrip("2 ")


def _power(deck: Deck, spec: CardSpec) -> Quote | None:
    said = {
        name: value
        if isinstance(value, int)
        else tuple(CountOf(BoxCard(deck.game, one.id), number) for one, number in value)
        for name, value in printed_on(deck, spec).items()
    }
    for owner in text_owners(deck):
        message = message_of(owner, "power", spec.id)
        if _print_of(owner).has(message):
            return Quote(f"{owner}-print", message, variables=tuple(said.items()))
    return None


def _played(power: Quote | None) -> Quote | None:
    """Taps in place of a bent arm, a risk in place of fewer fingers: what print leaves to hands."""
    if power is None or not _print_of(_owner(power)).has(power.key, "played"):
        return power
    return Quote(power.stem, power.key, "played", power.variables)


def held_by(power: Quote | None, options: Mapping[str, Any]) -> Quote | None:
    """What a card does where a game is played by some options, as an attribute of its message may say.

    An option `level = "beginner"` is the attribute `level-beginner`.

    Args:
        power: what it does otherwise.
        options: those that were given.
    """
    if power is None:
        return None
    for key, value in options.items():
        form = f"{key}-{value}".replace("_", "-")
        if re.fullmatch(r"[a-z][a-z0-9-]*", form) and _print_of(_owner(power)).has(power.key, form):
            return Quote(power.stem, power.key, form, power.variables)
    return power


def _owner(power: Quote) -> str:
    return power.stem.removesuffix("-print")


def _print_of(owner: str) -> Catalogue:
    stem = f"{owner}-print"
    near = nearest_locale("en", stem)
    return catalogue(near, stem) if is_stem(near, stem) else catalogue(near)
