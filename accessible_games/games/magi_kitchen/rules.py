"""What can be set about a game of Magi Kitchen: the options of the ledger's data block, and the deck."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, Literal

from accessible_games.engine import Option, OptionError, Value, derived, shown
from accessible_games.games.deck import shipped_deck
from accessible_games.games.options import (
    a_table,
    check_starter,
    defaults,
    one_of,
    printed_rows,
    section_of,
    settings_of,
    starter,
    whole_number,
    with_tables,
)

from .cards import BLANKS, BY_ID, CARDS, FIRST_POSTURE, INGREDIENTS, POSTURES, Card
from .customs import Custom, read_customs

SEATS: Final = range(2, 9)
MODES: Final = ("buzz", "calm", "cluster")


def _is_levels(given: Any) -> bool:
    return (
        isinstance(given, (list, tuple))
        and len(given) == 3
        and all(type(ms) is int and 500 <= ms <= 60_000 for ms in given)
    )


def _is_custom(given: Any) -> bool:
    try:
        read_customs(given)
    except OptionError:
        return False
    return True


_COPIES: Final = Option(
    7,
    "as many of each as a box can hold, one to twenty",
    lambda given: type(given) is int and 1 <= given <= 20,
)
_CUSTOM_CARDS: Final = Option(
    (),
    "a list of tables with name, count, text and effect",
    _is_custom,
    examples=(
        ({"name": "Soup", "count": 6, "effect": "pass_left"}, {"name": "Salt", "count": 4, "text": "Hm"}),
    ),
)

OPTIONS: Final[Mapping[str, Option]] = MappingProxyType(
    {
        "mode": one_of(*MODES, offered=True).but(asked=True),
        "after_duel": one_of("winner", "left_of_flipper", offered=True),
        "end_immediately": one_of(True, False),
        "trash_burns_unprotected": one_of(False, True),
        "first_player": starter("random"),
        "last_round_after": whole_number(0, 0, 100_000, offered=(150, 0)).but(played=150),
        "keeper": one_of("delay", "none"),
        "keeper_delay_ms": whole_number(700, 0, 10_000),
        "calm_read_tops": one_of(False, True),
        "answer_seconds": Option(
            4,
            "whole seconds up to 3600, or zero for no limit",
            lambda given: type(given) is int and 0 <= given <= 3600,
        ),
        "open": one_of("onset", "after_word", host=True),
        "min_duel_ms": whole_number(1500, 0, 60_000, host=True),
        "posture_seconds": whole_number(15, 1, 3600, host=True),
        "long_tap_ms": whole_number(350, 100, 5000, host=True),
        "bot_reaction_ms": Option((2600, 1800, 1200), "three whole numbers from 500", _is_levels, host=True),
        "robots_react": one_of("level", "match", host=True, offered=True),
        "match_ms": whole_number(0, 0, 6000, host=True).but(carried=True),
        "robots_remember": one_of("level", "all", "most", "some", host=True, offered=True),
        "robots_risk": one_of("level", "careful", "bold", host=True, offered=True),
        "bot_flip_ms": whole_number(2500, 0, 60_000, host=True),
        "copies_ingredient": _COPIES,
        "copies_potion": _COPIES,
        "custom": _CUSTOM_CARDS,
    }
)
"""MGK-N02 and N03, with what each option allows; the clock and the bots are the host's affair."""


_KEEPER_COSTS: Final[dict[str, Literal["", "watch", "delay"]]] = {"calm": "watch", "buzz": "delay"}


class MagiRules(Value):
    """One game's settings, the same from its deal to its end.

    Attributes:
        seats: number of players, 2 to 8.
        customs: the cards of the players' own, in the order of the blanks.
        patterns: by posture, in the order of the cards: its taps, e.g. "SSL".
        cards: every card of the deck.
        match_ms: mean reaction from which robots that match begin, in milliseconds; 0: that of their level.
        reactions: mean reaction of robots by level, from the weakest to the strongest, in milliseconds.
        last_round_after: cards turned over after which the game ends, once the duel is paid; 0: never.
        The rest are the options of MGK-N02.
    """

    seats: int
    mode: str
    after_duel: str
    end_immediately: bool
    trash_burns_unprotected: bool
    first_player: str | int
    last_round_after: int
    keeper: str
    keeper_delay_ms: int
    calm_read_tops: bool
    answer_seconds: int
    open: str
    min_duel_ms: int
    posture_seconds: int
    long_tap_ms: int
    bot_reaction_ms: tuple[int, int, int]
    robots_react: str
    match_ms: int
    robots_remember: str
    robots_risk: str
    bot_flip_ms: int
    customs: tuple[Custom, ...]
    patterns: tuple[str, ...]
    cards: tuple[Card, ...]
    reactions: tuple[int, ...] = derived(lambda self: _five(*self.bot_reaction_ms))
    calm: bool = derived(lambda self: self.mode == "calm")
    by_heart: bool = derived(lambda self: self.calm and not self.calm_read_tops)
    buzz: bool = derived(lambda self: self.mode == "buzz")

    @property
    def keeper_costs(self) -> Literal["", "watch", "delay"]:
        """What the keeper of a posture goes without: nothing, the watch (A06), or time (A05)."""
        return _KEEPER_COSTS.get(self.mode, "") if self.keeper == "delay" else ""

    def pattern(self, posture: Card) -> str:
        """The taps of a posture card."""
        return self.patterns[posture - FIRST_POSTURE]

    def custom(self, blank: Card) -> Custom:
        """What a blank has become."""
        return self.customs[blank - BLANKS[0]]

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % self.seats


def _five(easy: int, medium: int, hard: int) -> tuple[int, ...]:
    """A beginner is as much slower than easy as that is than medium, an expert a little faster than hard."""
    return max(easy, 2 * easy - medium), easy, medium, hard, max(500, min(hard, hard - (medium - hard) // 2))


def make_rules(
    seats: int, options: Mapping[str, Any], data: Mapping[str, Any], mode: str | None = None
) -> MagiRules:
    """Settings from what people gave; options outrank the data file.

    Args:
        seats: number of players.
        options: keys of `OPTIONS`.
        data: a user's data file: `[magi_kitchen]` with options and `[magi_kitchen.posture]`; `[[card]]`
            rows of a file that is also printed from may give patterns too.
        mode: the mode that a position names; it outranks all.

    Raises:
        OptionError: one sentence that names the key and what is allowed.
    """
    if not options and not data and mode is None and seats in SEATS:
        return _standard(seats)
    if type(seats) is not int or seats not in SEATS:
        raise OptionError(f"magi_kitchen: {seats} players is not possible; 2 to 8 are")
    section, plain = with_tables(section_of(_SECTION, data, printed=True), options, ("posture",))
    postures = {**_printed(data), **a_table(section.pop("posture", {}), f"{_SECTION}.posture")}
    chosen = {**section, **plain}
    if "custom" in chosen:
        read_customs(chosen["custom"])  # says itself which of its keys is wrong
    settings = settings_of("magi_kitchen", OPTIONS, chosen)
    check_starter(settings["first_player"], seats)
    settings["mode"] = mode or settings["mode"]
    return _build(seats, settings, _patterns(postures))


@lru_cache(maxsize=len(SEATS))
def _standard(seats: int) -> MagiRules:
    """The rules as they ship; shared by all games of so many players."""
    return _build(seats, defaults(OPTIONS), _patterns({}))


def _build(seats: int, settings: dict[str, Any], patterns: tuple[str, ...]) -> MagiRules:
    customs = read_customs(settings.pop("custom"))
    copies = {spec.id: spec.copies for spec in shipped_deck("magi_kitchen").cards}
    ingredients, potions = settings.pop("copies_ingredient"), settings.pop("copies_potion")
    copies |= dict.fromkeys(INGREDIENTS, ingredients)
    copies |= {f"potion_{name}": potions for name in INGREDIENTS}
    copies |= {blank.id: custom.count for blank, custom in zip(BLANKS, customs, strict=False)}
    cards = tuple(card for card in CARDS for _ in range(copies.get(card.id, 0)))
    levels = tuple(settings.pop("bot_reaction_ms"))
    return MagiRules(
        seats, **settings, bot_reaction_ms=levels, customs=customs, patterns=patterns, cards=cards
    )


# -- a user's file ----------------------------------------------------------------------

_SECTION: Final = "magi_kitchen"


def _printed(data: Mapping[str, Any]) -> dict[str, Any]:
    """The patterns that the rows of a printed deck give."""
    ids = {posture.id: posture for posture in POSTURES}
    return {
        row["id"].removeprefix("posture_"): row["pattern"]
        for row in printed_rows(data)
        if "pattern" in row and isinstance(row.get("id"), str) and row["id"] in ids
    }


def _patterns(changes: Mapping[str, Any]) -> tuple[str, ...]:
    """The taps of each posture, with a user's changes checked: two or three each, no two the same."""
    found = {
        spec.id: spec.extra["pattern"]
        for spec in shipped_deck("magi_kitchen").cards
        if "pattern" in spec.extra
    }
    for name, pattern in changes.items():
        where = f"data: {_SECTION}.posture.{shown(name)}"
        if BY_ID.get(f"posture_{name}") not in POSTURES:
            known = ", ".join(posture.id.removeprefix("posture_") for posture in POSTURES)
            raise OptionError(f"{where} is no posture; there are {known}")
        if not isinstance(pattern, str) or not re.fullmatch("[SL]{2,3}", pattern):
            raise OptionError(f"{where}: {shown(pattern)} is not allowed; two or three taps, each S or L")
        found[f"posture_{name}"] = pattern
    patterns = tuple(found[posture.id] for posture in POSTURES)
    for pattern in patterns:
        if patterns.count(pattern) > 1:
            raise OptionError(f"data: {_SECTION}.posture: {pattern} is given twice; no two may be the same")
    return patterns
