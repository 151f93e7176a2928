"""What can be set about a game of Kami: the options of the ledger's data block, and the deck."""

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
    defaults,
    one_of,
    section_of,
    settings_of,
    starter,
    whole_number,
    with_tables,
)

from .cards import HAND_SIZES, IDS, KINDS
from .hands import MOST_COPIES

DECK_SIZE: Final = 32


OPTIONS: Final[Mapping[str, Option]] = MappingProxyType(
    {
        "target": whole_number(15, 1, 1000, offered=(10, 15, 20, 30)),
        "first_player": starter("random", "draw_high"),
        "next_starter": one_of("left_of_starter", "winner", offered=True),
        "goita_double_empress": one_of(False, True),
        "mercenary_as_hidden_defence": one_of(True, False),
        "lone_card_lead": one_of("attack_only", "void"),
        "redeal_show": whole_number(5, 5, 8),
    }
)
"""KAMI-N07, with what each option allows."""


class KamiRules(Value):
    """One game's settings, the same from its first deal to its end.

    Attributes:
        seats: number of players, 2 to 4.
        points, copies: per kind, in the order of `Card`.
        The rest are the options of KAMI-N07.
    """

    seats: int
    points: tuple[int, ...]
    copies: tuple[int, ...]
    target: int
    first_player: str | int
    next_starter: str
    goita_double_empress: bool
    mercenary_as_hidden_defence: bool
    lone_card_lead: str
    redeal_show: int

    @property
    def sides(self) -> int:
        """Four play as two pairs, the others alone (KAMI-02)."""
        return 2 if self.seats == 4 else self.seats

    def partner(self, seat: int) -> int:
        """The other seat of the pair; the seat itself where everyone plays alone."""
        return (seat + 2) % 4 if self.seats == 4 else seat


def make_rules(seats: int, options: Mapping[str, Any], data: Mapping[str, Any]) -> KamiRules:
    """Settings from what people gave; options outrank the data file.

    Args:
        seats: number of players.
        options: keys of `OPTIONS`.
        data: a user's data file: `[kami]` with options, `[kami.cards.ID]` with copies and points.

    Raises:
        OptionError: one sentence that names the key and what is allowed.
    """
    if not options and not data and seats in HAND_SIZES:
        return _standard(seats)
    if seats not in HAND_SIZES:
        raise OptionError(f"kami: {seats} players is not possible; 2, 3 or 4 are")
    table, plain = with_tables(section_of("kami", data), options, ("cards",))
    cards = table.pop("cards", {})
    settings = settings_of("kami", OPTIONS, {**table, **plain})
    check_starter(settings["first_player"], seats)
    points, copies = _cards(cards)
    return KamiRules(seats, points, copies, **settings)


@lru_cache(maxsize=len(HAND_SIZES))
def _standard(seats: int) -> KamiRules:
    """The rules as they are printed; shared by all games of so many players."""
    points, copies = _cards({})
    return KamiRules(seats, points, copies, **defaults(OPTIONS))


def _cards(changes: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Points and copies per kind, with a user's changes checked."""
    rows = card_rows("kami", changes, IDS, "tower", ("points", "copies"))
    points, copies = [0] * KINDS, [0] * KINDS
    for spec in shipped_deck("kami").cards:
        row, where = rows.get(spec.id, {}), f"data: kami.cards.{spec.id}"
        kind = IDS.index(spec.id)
        points[kind] = a_whole(row.get("points", spec.extra["points"]), f"{where}.points", range(1, 100))
        most = MOST_COPIES[kind]
        copies[kind] = a_whole(row.get("copies", spec.copies), f"{where}.copies", range(most + 1))
    if sum(copies) != DECK_SIZE:
        raise OptionError(f"data: kami.cards has {sum(copies)} copies in all; a deck has {DECK_SIZE}")
    return tuple(points), tuple(copies)
