"""What can be set about a game of Kameloot: the options of the ledger's data block, and the deck."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

from accessible_games.engine import Option, OptionError, Value, shown
from accessible_games.games.deck import Deck, load_deck
from accessible_games.games.options import one_of, settings_of, with_tables

from .cards import COUNTS, HAND_SIZE, IDS

SEATS: Final = range(3, 7)
MOST_HORNS: Final = 3
IDLE: Final = ("wand", "scroll")
"""Powers that may be found without effect (R10, R14)."""


def _names_powers(given: object) -> bool:
    """One of the two, "none", or a list of them."""
    if isinstance(given, str):
        return given in (*IDLE, "none")
    return isinstance(given, (list, tuple)) and all(isinstance(name, str) and name in IDLE for name in given)


OPTIONS: Final[Mapping[str, Option]] = MappingProxyType(
    {
        "start_tavern": one_of("flip", "choose", offered=True),
        "ring_can_take_itself": one_of(True, False),
        "gold_visible": one_of(True, False, offered=True),
        "discard_review": one_of(False, True),
        "illegal_if_no_effect": Option(IDLE, "wand, scroll, none, or a list of the first two", _names_powers),
        "first_player": Option(
            "random",
            "random, or a seat number from 0",
            lambda given: given == "random" or (type(given) is int and given >= 0),
        ),
    }
)
"""KLT-N05, with what each option allows."""


class KamelootRules(Value):
    """One game's settings, the same from its beginning to its end.

    Attributes:
        seats: number of players, 3 to 6.
        copies: per kind, in the order of `Card`.
        idle_wand, idle_scroll: whether the power may be used where it has no effect.
        The rest are the options of KLT-N05.
    """

    seats: int
    copies: tuple[int, ...]
    start_tavern: str
    ring_can_take_itself: bool
    gold_visible: bool
    discard_review: bool
    idle_wand: bool
    idle_scroll: bool
    first_player: str | int


def make_rules(seats: int, options: Mapping[str, Any], data: Mapping[str, Any]) -> KamelootRules:
    """Settings from what people gave; options outrank the data file.

    Args:
        seats: number of players.
        options: keys of `OPTIONS`.
        data: a user's data file: `[kameloot]` with options, `[kameloot.cards.ID]` with copies.

    Raises:
        OptionError: one sentence that names the key and what is allowed.
    """
    if seats not in SEATS:
        raise OptionError(f"kameloot: {seats} players is not possible; 3, 4, 5 or 6 are")
    if not options and not data:
        return _standard(seats)
    unknown = set(data) - {"kameloot"}
    if unknown:
        raise OptionError(f"data: {min(unknown)} is not known here; allowed is [kameloot]")
    section = data.get("kameloot", {})
    if not isinstance(section, Mapping):
        raise OptionError("data: kameloot must be a table, [kameloot]")
    table, plain = with_tables(section, options, ("cards",))
    cards = table.pop("cards", {})
    settings = settings_of("kameloot", OPTIONS, {**table, **plain})
    first = settings["first_player"]
    if isinstance(first, int) and first >= seats:
        raise OptionError(f"option first_player: there is no seat {first}; seats are 0 to {seats - 1}")
    return _made(seats, _copies(cards, seats), settings)


@lru_cache(maxsize=len(SEATS))
def _standard(seats: int) -> KamelootRules:
    """The rules as they are printed; shared by all games of so many players."""
    return _made(seats, _copies({}, seats), settings_of("kameloot", OPTIONS, {}))


def _made(seats: int, copies: tuple[int, ...], settings: dict[str, Any]) -> KamelootRules:
    given = settings.pop("illegal_if_no_effect")
    illegal = (given,) if isinstance(given, str) else given
    return KamelootRules(
        seats,
        copies,
        idle_wand="wand" not in illegal,
        idle_scroll="scroll" not in illegal,
        **settings,
    )


@lru_cache(maxsize=1)
def _shipped() -> Deck:
    return load_deck("kameloot")


def _copies(changes: Any, seats: int) -> tuple[int, ...]:
    """Copies per kind, with a user's changes checked."""
    if not isinstance(changes, Mapping) or not all(isinstance(row, Mapping) for row in changes.values()):
        raise OptionError("data: kameloot.cards must hold one table per card, e.g. [kameloot.cards.glove]")
    unknown = set(changes) - set(IDS)
    if unknown:
        raise OptionError(f"data: kameloot.cards.{min(unknown)} is no card; the cards are {', '.join(IDS)}")
    printed = {spec.id: spec.copies for spec in _shipped().cards}
    copies = []
    for name in IDS:
        row = changes.get(name, {})
        extra = set(row) - {"copies"}
        if extra:
            raise OptionError(f"data: kameloot.cards.{name}.{min(extra)} is not known; copies is")
        most = MOST_HORNS if name == "unicorn" else COUNTS.most - MOST_HORNS
        copies.append(_within(name, row.get("copies", printed[name]), most))
    if sum(copies) < HAND_SIZE * seats:
        raise OptionError(
            f"data: kameloot.cards has {sum(copies)} copies in all; {seats} players are dealt "
            f"{HAND_SIZE * seats}"
        )
    return tuple(copies)


def _within(card: str, value: Any, most: int) -> int:
    if type(value) is not int or not 1 <= value <= most:
        where = f"data: kameloot.cards.{card}.copies"
        raise OptionError(f"{where}: {shown(value)} is not allowed; a whole number from 1 to {most}")
    return value
