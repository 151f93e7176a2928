"""What can be set about a game of Kameloot: the options of the ledger's data block, and the deck."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

from accessible_games.engine import Option, OptionError, Value
from accessible_games.games.deck import shipped_deck
from accessible_games.games.options import (
    a_whole,
    card_rows,
    check_starter,
    one_of,
    section_of,
    settings_of,
    starter,
    with_tables,
)

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
        "first_player": starter("random"),
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
    table, plain = with_tables(section_of("kameloot", data), options, ("cards",))
    cards = table.pop("cards", {})
    settings = settings_of("kameloot", OPTIONS, {**table, **plain})
    check_starter(settings["first_player"], seats)
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


def _copies(changes: Any, seats: int) -> tuple[int, ...]:
    """Copies per kind, with a user's changes checked."""
    rows = card_rows("kameloot", changes, IDS, "glove")
    printed = {spec.id: spec.copies for spec in shipped_deck("kameloot").cards}
    copies = []
    for name in IDS:
        most = MOST_HORNS if name == "unicorn" else COUNTS.most - MOST_HORNS
        n = rows.get(name, {}).get("copies", printed[name])
        copies.append(a_whole(n, f"data: kameloot.cards.{name}.copies", range(1, most + 1)))
    if sum(copies) < HAND_SIZE * seats:
        raise OptionError(
            f"data: kameloot.cards has {sum(copies)} copies in all; {seats} players are dealt "
            f"{HAND_SIZE * seats}"
        )
    return tuple(copies)
