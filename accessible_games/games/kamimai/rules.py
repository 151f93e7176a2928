"""What can be set about a game of KamiMaï: mode, level, the options of the ledger, sheets and cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

from accessible_games.engine import Option, OptionError, Value, shown
from accessible_games.games.deck import shipped_deck
from accessible_games.games.options import (
    a_table,
    a_whole,
    card_rows,
    defaults,
    is_within,
    one_of,
    section_of,
    settings_of,
    whole_number,
    with_tables,
)

from .balance import SPEEDS, Balance, Force, read_forces
from .cards import CARDS, IDS, PILES, UNIT, Card
from .sheets import Sheet, read_levels, shipped_sheets

MODES: Final = ("normal", "easy", "hard")
MOST_LEVELS: Final = 9
SEATS: Final = range(1, 6)
MOST_SEATS: Final = 8
LEVEL_GIFT: Final = 2
"""Energy Points that a new sheet brings in adventure mode (KMI-84)."""


_IS_RISK: Final = is_within(0, 100)


def _is_risk_list(given: Any) -> bool:
    return isinstance(given, (list, tuple)) and 1 <= len(given) <= 99 and all(map(_IS_RISK, given))


def _is_mode_table(given: Any) -> bool:
    return isinstance(given, Mapping) and set(given) <= set(MODES) and all(map(_IS_RISK, given.values()))


GUARDIANS: Final[Mapping[str, Mapping[str, Any]]] = MappingProxyType(
    {"blue": {"risk": 2}, "grey": {"blind": True}, "red": {"max_cards": 3}, "green": {"half": "left"}}
)
BETWEEN_TURNS: Final[Mapping[str, int]] = MappingProxyType({"easy": 1, "normal": 1, "hard": 4})

GRIMOIRES: Final[Mapping[str, Mapping[str, Any]]] = MappingProxyType(
    {
        "ledger": MappingProxyType({}),
        "tense": MappingProxyType({"card_risk": (0, 0, 1, 4, 9, 16, 25, 36), "hold_risk": 4}),
    }
)
"""Tables of the digital Grimoire by name, as what they change: KMI-N03, and one whose risk grows more
steeply with each card, so that it is a question whether to draw on."""

OPTIONS: Final[Mapping[str, Option]] = MappingProxyType(
    {
        "level": whole_number(1, 1, MOST_LEVELS, offered=(1, 2, 3)).but(asked=True),
        "mode": one_of(*MODES).but(offered=("easy", "normal", "hard")),
        "adventure": one_of(False, True, offered=True),
        "companion": one_of(False, True),
        "skill": one_of(*SPEEDS, offered=True),
        "energy": whole_number(5, 1, 99),
        "reserve": whole_number(4, 1, 12),
        "reserve_solo": whole_number(6, 1, 12),
        "max_players": whole_number(SEATS[-1], SEATS[-1], MOST_SEATS),
        "blessing_requires_guardian": one_of(True, False),
        "grimoire": one_of(*GRIMOIRES).but(offered=("tense", "ledger"), played="tense"),
        "card_risk": Option(
            (2, 1, 1, 2, 3, 5, 8, 12, 17, 23, 30, 38, 47), "a list of per cents for each card", _is_risk_list
        ),
        "guardian": Option(
            GUARDIANS,
            "a table of blue, grey, red and green, each a table of risk, blind, max_cards and half",
            lambda given: read_forces(given) is not None,
        ),
        "lean_step": whole_number(3, 0, 100),
        "thin_below": whole_number(16, 0, 100),
        "thin_step": whole_number(2, 0, 100),
        "hold_risk": whole_number(2, 0, 100),
        "between_turns_risk": Option(
            BETWEEN_TURNS, "a table of per cents for easy, normal and hard", _is_mode_table
        ),
        "max_risk": whole_number(95, 0, 100),
    }
)
"""The data blocks KMI-N02 and KMI-N03, with what each option allows."""

_GRIMOIRE: Final = frozenset(
    {
        "card_risk",
        "guardian",
        "lean_step",
        "thin_below",
        "thin_step",
        "hold_risk",
        "between_turns_risk",
        "max_risk",
    }
)
"""Options that a data file has in [kamimai.grimoire]."""


class KamimaiRules(Value):
    """One game's settings, the same from its first card to its end.

    Attributes:
        seats: number of invokers.
        level: the level that is played, or (adventure) the one that it starts with.
        mode: easy, normal or hard.
        adventure: whether all levels are played in a row.
        companion: whether people draw from the real Grimoire.
        skill: speed of the tone that draws may follow (KMI-A04), or off.
        start_energy: Energy Points before the mode adds its own.
        reserve: cards that a Reserve holds.
        needs_guardian: whether the blessing protects only with a Guardian drawn (R01).
        balance: the risk of a card.
        forces: what each Guardian does to a draw, in the order of the colours.
        hold_risk, between_risk: per cent of the other two rolls.
        sheets: one per level.
        deck: all cards in play, a pile.
    """

    seats: int
    level: int
    mode: str
    adventure: bool
    companion: bool
    skill: str
    start_energy: int
    reserve: int
    needs_guardian: bool
    balance: Balance
    forces: tuple[Force, ...]
    hold_risk: int
    between_risk: Mapping[str, int]
    sheets: tuple[Sheet, ...]
    deck: int

    @property
    def energy(self) -> int:
        """Energy Points at the start of the game (KMI-80, KMI-81)."""
        return self.start_energy + (1 if self.mode == "easy" else 0)


def make_rules(seats: int, options: Mapping[str, Any], data: Mapping[str, Any]) -> KamimaiRules:
    """Settings from what people gave; options outrank the data file.

    Args:
        seats: number of invokers.
        options: keys of `OPTIONS`.
        data: a user's data file: `[kamimai]` and `[kamimai.grimoire]` with options,
            `[[kamimai.level]]` with sheets, `[kamimai.cards.ID]` with copies.  `grimoire` may be the
            name of a table in its place; what is given beside it changes that.

    Raises:
        OptionError: one sentence that names the key and what is allowed.
    """
    if not options and not data and seats in SEATS:
        return _standard(seats)
    settings, sheets, copies = _read(options, data)
    if type(seats) is not int or not 1 <= seats <= settings["max_players"]:
        raise OptionError(f"kamimai: {seats} players is not possible; 1 to {settings['max_players']} are")
    if settings["level"] > len(sheets):
        missing = settings["level"]
        raise OptionError(f"option level: there is no level {missing}; 1 to {len(sheets)} are there")
    if settings["companion"] and settings["skill"] != SPEEDS[0]:
        skill, only = settings["skill"], SPEEDS[0]
        raise OptionError(f"option skill: {skill} is not possible with the real Grimoire; {only} is allowed")
    return _build(seats, settings, sheets, copies)


def most_players(options: Mapping[str, Any], data: Mapping[str, Any]) -> int:
    """How many invokers can play at most (option `max_players`).

    Raises:
        OptionError: what people gave is wrong.
    """
    most: int = _read(options, data)[0]["max_players"]
    return most


def _read(
    options: Mapping[str, Any], data: Mapping[str, Any]
) -> tuple[dict[str, Any], tuple[Sheet, ...], tuple[int, ...]]:
    """Every setting, the sheets by level and the copies of each card, from what people gave."""
    section, given = dict(section_of("kamimai", data)), dict(options)
    # A word in place of the table names one; where both are there, the table changes what the word names.
    named = [one.pop("grimoire") for one in (given, section) if isinstance(one.get("grimoire"), str)]
    table, plain = with_tables(section, given, ("cards", "grimoire"))
    sheets = read_levels(table.pop("level"), "data: kamimai.level") if "level" in table else shipped_sheets()
    cards = a_table(table.pop("cards", {}), "kamimai.cards")
    grimoire = a_table(table.pop("grimoire", {}), "kamimai.grimoire")
    for key in grimoire:
        if key not in _GRIMOIRE:
            known = ", ".join(sorted(_GRIMOIRE))
            raise OptionError(f"data: kamimai.grimoire.{shown(key)} is not known; {known} are")
    chosen = {**table, **grimoire, **plain, **({"grimoire": named[0]} if named else {})}
    base = GRIMOIRES.get(chosen.get("grimoire", ""), {})
    return settings_of("kamimai", OPTIONS, {**base, **chosen}), sheets, _copies(cards)


@lru_cache(maxsize=len(SEATS))
def _standard(seats: int) -> KamimaiRules:
    """The rules as they ship; shared by all games of so many invokers."""
    return _build(seats, defaults(OPTIONS), shipped_sheets(), _copies({}))


def _build(
    seats: int, chosen: Mapping[str, Any], sheets: tuple[Sheet, ...], copies: tuple[int, ...]
) -> KamimaiRules:
    forces = read_forces(chosen["guardian"])
    assert forces is not None  # the option has been checked
    deck = PILES.pack(copies)
    if seats == 1:
        deck -= UNIT[Card.DRAGONFLIES] * copies[Card.DRAGONFLIES]  # KMI-97
    return KamimaiRules(
        seats,
        chosen["level"],
        chosen["mode"],
        chosen["adventure"],
        chosen["companion"],
        chosen["skill"],
        chosen["energy"],
        chosen["reserve_solo"] if seats == 1 else chosen["reserve"],
        chosen["blessing_requires_guardian"],
        Balance(
            tuple(chosen["card_risk"]),
            chosen["lean_step"],
            chosen["thin_below"],
            chosen["thin_step"],
            chosen["max_risk"],
        ),
        forces,
        chosen["hold_risk"],
        MappingProxyType({**BETWEEN_TURNS, **chosen["between_turns_risk"]}),
        sheets,
        deck,
    )


def _copies(changes: Mapping[str, Any]) -> tuple[int, ...]:
    """Copies per kind, with a user's changes checked."""
    tables = {name: a_table(row, f"kamimai.cards.{name}") for name, row in changes.items()}
    rows = card_rows("kamimai", tables, IDS, "fire")
    copies = [0] * len(CARDS)
    for spec in shipped_deck("kamimai").cards:
        card = IDS.index(spec.id)
        most = PILES.most if card < Card.FAIRY_WATER else 1
        n = rows.get(spec.id, {}).get("copies", spec.copies)
        copies[card] = a_whole(n, f"data: kamimai.cards.{spec.id}.copies", range(most + 1))
    if sum(copies[:4]) < 16:
        raise OptionError(f"data: kamimai.cards has {sum(copies[:4])} Element cards; 16 or more are needed")
    return tuple(copies)
