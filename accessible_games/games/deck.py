"""Deck files: the one definition of a game's cards, and what a user's own file may change.

`deck.toml` beside a game's rules lists each card: id, copies, what is printed on it, and how it
is known by touch.  A user's file (`--data FILE`) may override what a box prints differently.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from math import isfinite
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from accessible_games.engine import OptionError, Value
from accessible_games.engine.errors import shown
from accessible_games.engine.toml import TomlError, parse_toml
from accessible_games.files import read_file

from . import GAMES, STANDARD, home_of

if TYPE_CHECKING:
    from pathlib import Path


class CardSpec(Value):
    """One kind of card (or token) of a box.

    Attributes:
        id: the card id of the notation, e.g. "silver".
        copies: how many the box holds.
        extra: every further key of its table: points, number, mark, ...
    """

    id: str
    copies: int
    extra: Mapping[str, Any]


class Deck(Value):
    """All components of one game's box, in the order of the file.

    Attributes:
        game: the game's id, e.g. "kami".
        cards: what is defined under `[[card]]`.
        extra: every further top-level key of the file.
        names: whose names its cards have: a game's, or `STANDARD`; "" for those of `game`.
    """

    game: str
    cards: tuple[CardSpec, ...]
    extra: Mapping[str, Any]
    names: str = ""


def message_of(*parts: str) -> str:
    """The id of a message that a deck names: `message_of("magi_kitchen", "card", "rainbow")`."""
    return "-".join(parts).replace("_", "-")


def names_of(deck: Deck) -> str:
    """Whose names its cards have: `<stem>-names` holds them, as `<stem>-card-<id>`."""
    return deck.names or deck.game


def text_owners(deck: Deck) -> tuple[str, ...]:
    """Whose `<owner>-print` says what a card does, as `<owner>-power-<id>`: the first that has it."""
    return tuple(owner for owner in dict.fromkeys((deck.game, deck.names)) if owner)


def printed_on(deck: Deck, card: CardSpec) -> dict[str, int | tuple[tuple[CardSpec, int], ...]]:
    """What is printed on a card that the text of its power repeats: numbers, and so many of other cards.

    A character's `wish`, and the `gems` that its effect puts back (Tamashii), are in the order of the box.
    """
    numbers = {key: value for key, value in card.extra.items() if type(value) is int}
    effect = card.extra.get("effect", {})
    returned = {effect["return_gems"]: effect["count"]} if "return_gems" in effect else {}
    counted = {"wish": card.extra.get("need", {}), "gems": returned}
    wanted = {
        name: tuple((one, many[one.id]) for one in deck.cards if one.id in many)
        for name, many in counted.items()
    }
    return numbers | wanted


def load_table(game: str, name: str) -> Mapping[str, Any]:
    """What another file of a game's folder holds, e.g. "sheets.toml"."""
    return parse_toml(home_of(game).joinpath(name).read_bytes())


def load_deck(game: str) -> Deck:
    """The deck of a game's box, from its folder.

    Raises:
        OptionError: no such game, or its file is not what it must be.
    """
    source = home_of(game).joinpath("deck.toml") if game in GAMES else None
    if source is None or not source.is_file():
        raise OptionError(f"game {game}: there is no deck of that name")
    try:
        table = parse_toml(source.read_bytes())
    except TomlError as problem:
        raise OptionError(f"{source}: {problem}") from None
    if "standard" in table:
        cut, packs = table["standard"], table.get("packs", 1)
        if type(cut) is not int or type(packs) is not int:
            raise OptionError(f"{source}: standard and packs are whole numbers")
        try:
            return standard_deck(game, cut, packs)
        except OptionError as problem:
            raise OptionError(f"{source}: {problem}") from None
    if not table.get("card"):
        raise OptionError(f"{source}: standard = 52, or a [[card]] for each kind of card, is needed")
    return _deck(game, table, str(source))


@cache
def shipped_deck(game: str) -> Deck:
    """The deck of a game's box, read once."""
    return load_deck(game)


def standard_deck(game: str, cut: int, packs: int = 1) -> Deck:
    """A standard deck for a game.

    Args:
        game: what the deck is for.
        cut: how many cards a pack has, one of `accessible_games.decks.standard.CUTS`.
        packs: how many packs there are.

    Raises:
        OptionError: there is no such cut.
    """
    from accessible_games.decks import standard  # most games have cards of their own

    try:
        kinds = standard.cards(cut)
    except ValueError as problem:
        raise OptionError(f"game {game}: {problem}") from None
    cards = [CardSpec(card.id, packs, MappingProxyType(standard.printed(card))) for card in kinds]
    return Deck(game, tuple(cards), MappingProxyType({}), STANDARD)


def read_data(path: Path) -> dict[str, Any]:
    """A user's data file as a table; what its keys mean is the game's affair.

    Raises:
        OptionError: the file cannot be read, is not TOML, or holds a value that is neither text, number,
            true or false, nor made of these; one line that names it.
    """
    try:
        table = parse_toml(read_file(path))
    except OSError as problem:
        raise OptionError(f"data file {path}: {problem.strerror}") from None
    except TomlError as problem:
        raise OptionError(f"data file {path}: {problem}") from None
    wrong = next(_not_plain(table), None)
    if wrong is not None:
        allowed = "texts, numbers, true, false, and lists and tables of them are allowed"
        raise OptionError(f"data file {path}: {shown(wrong)} cannot be used; {allowed}")
    return table


def _not_plain(value: Any) -> Iterator[Any]:
    """What of a value a journal could not keep: dates, times, and numbers that count nothing."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for inside in value:
            yield from _not_plain(inside)
    elif not isinstance(value, str | int) and not (isinstance(value, float) and isfinite(value)):
        yield value


def _deck(game: str, table: dict[str, Any], source: str) -> Deck:
    cards: list[CardSpec] = []
    for n, row in enumerate(table.pop("card"), start=1):
        id, copies = row.pop("id", None), row.pop("copies", None)
        if not isinstance(id, str) or type(copies) is not int or copies < 1:
            raise OptionError(f"{source}: [[card]] number {n}: an id, and copies from 1 up, are needed")
        if any(card.id == id for card in cards):
            raise OptionError(f"{source}: [[card]] number {n}: there is a card {id} already")
        cards.append(CardSpec(id, copies, MappingProxyType(row)))
    return Deck(table.pop("game", game), tuple(cards), MappingProxyType(table))
