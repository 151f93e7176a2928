"""What can be set about a game of Tamashii: the level, the options of the ledger, the wishes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

from accessible_games.engine import Option, OptionError, Value, derived, shown
from accessible_games.games.deck import shipped_deck
from accessible_games.games.options import (
    a_table,
    a_whole,
    defaults,
    one_of,
    printed_rows,
    section_of,
    settings_of,
    with_tables,
)

from .cards import (
    CHARACTER_IDS,
    COLOURED,
    EVERY,
    GEM_BY_ID,
    GEM_IDS,
    LEFT_OUT,
    LEVEL_BY_ID,
    RED_SHIFT,
    Character,
    Effect,
    EffectKind,
    Gem,
    Level,
    counts_of,
    meets,
    pack,
    shortage,
    slack,
)

SEATS: Final = range(2, 7)
MOST_WANTED: Final = 20
"""Gems of one colour that a character can want."""
COPIES: Final = {gem: range(3, 31) for gem in (Gem.BLUE, Gem.PINK, Gem.GREEN)} | {Gem.RED: range(2, 11)}
"""Gems of each colour that a box can hold: after the hardest level some are left of each."""


OPTIONS: Final[Mapping[str, Option]] = MappingProxyType(
    {
        "level": one_of(*LEVEL_BY_ID, default="standard", offered=True).but(asked=True),
        "peek": one_of("private", "shared", offered=True),
        "failed_flip_public": one_of(True, False, default=True),
        "bag_counts_public": one_of(True, False, default=True),
        "robots_remember": one_of("level", "all", "most", "some", host=True, offered=True),
    }
)
"""The level and TAM-N01's options, with what each allows."""


class TamashiiRules(Value):
    """One game's settings, the same from its layout to its end.

    Attributes:
        seats: number of players, 2 to 6.
        level: the level of difficulty.
        shared: looks are told to everybody, and what was seen can be asked for (option `peek`).
        failed_flip_public: whether everybody learns which character was turned over in vain (R06).
        bag_counts_public: whether the program tells what is in the bag by colour (R20).
        robots_remember: how much robots keep in mind of what they saw; the rules never look at it.
        copies: gems in the box, a heap.
        needs, effects: what each character wants (a heap) and can do, in the order of `Character`.
        slacks: the wishes as `meets` takes them.
        jokers: beginner: red gems stand for any colour, and effects are left out (TAM-40, TAM-41).
        giving: the bits of the colours that can be given: red only as a joker.
        plenty: as `slacks`, for a heap with which any wish can be met.
    """

    seats: int
    level: Level
    shared: bool
    failed_flip_public: bool
    bag_counts_public: bool
    robots_remember: str
    copies: int
    needs: tuple[int, ...]
    effects: tuple[Effect, ...]
    slacks: tuple[int, ...]
    jokers: bool = derived(lambda self: self.level is Level.BEGINNER)
    giving: int = derived(lambda self: EVERY if self.jokers else COLOURED)
    plenty: int = derived(lambda self: slack(_most_wanted(self.needs)))

    @property
    def left_out(self) -> int:
        """The gems that stay out of the bag from the start, a heap."""
        return pack(LEFT_OUT[self.level])

    def satisfied(self, character: Character, heap: int) -> bool:
        """Whether a heap meets a character's wish; extra gems do not hurt (R10), jokers help (R21)."""
        if self.jokers:
            return shortage(heap, self.needs[character]) <= heap >> RED_SHIFT
        return meets(heap, self.slacks[character])

    def at_level(self, level: Level) -> TamashiiRules:
        """The same settings at another level."""
        return self.but(level=level)


def _most_wanted(needs: tuple[int, ...]) -> int:
    """Of each colour what some character wants most, a heap."""
    return pack([max(wanted) for wanted in zip(*map(counts_of, needs), strict=True)])


def make_rules(seats: int, options: Mapping[str, Any], data: Mapping[str, Any]) -> TamashiiRules:
    """Settings from what people gave; options outrank the data file.

    Args:
        seats: number of players.
        options: keys of `OPTIONS`, and what a data file's section may hold beside them.
        data: a user's data file: `[tamashii]` with options, `[tamashii.need]`, `[tamashii.effect]`
            and `[tamashii.gems]`; the `[[card]]` rows of a file that is also printed from say the same.

    Raises:
        OptionError: one sentence that names the key and what is allowed.
    """
    if not options and not data and seats in SEATS:
        return _standard(seats)
    if type(seats) is not int or seats not in SEATS:
        raise OptionError(f"tamashii: {seats} players is not possible; 2 to 6 are")
    table, plain = with_tables(section_of("tamashii", data, printed=True), options, _TABLES)
    changes = {key: dict(a_table(table.pop(key, {}), f"tamashii.{key}")) for key in _TABLES}
    for key, name, value, where in _rows(data):
        changes[key].setdefault(name, _Placed(value, where))
    settings = settings_of("tamashii", OPTIONS, {**table, **plain})
    return _build(seats, settings, changes)


@lru_cache(maxsize=len(SEATS))
def _standard(seats: int) -> TamashiiRules:
    """The rules as they ship; shared by all games of so many players."""
    return _build(seats, defaults(OPTIONS), {"need": {}, "effect": {}, "gems": {}})


def _build(seats: int, settings: Mapping[str, Any], changes: Mapping[str, dict[str, Any]]) -> TamashiiRules:
    for key in ("need", "effect"):
        _known(changes[key], CHARACTER_IDS, f"tamashii.{key}", "character")
    _known(changes["gems"], GEM_IDS, "tamashii.gems", "colour")
    specs = {spec.id: spec for spec in shipped_deck("tamashii").cards}
    needs = [_need(name, changes["need"].get(name, specs[name].extra["need"])) for name in CHARACTER_IDS]
    effects = [
        _effect(name, changes["effect"].get(name, specs[name].extra["effect"])) for name in CHARACTER_IDS
    ]
    copies = [_copies(gem, changes["gems"].get(gem.id, specs[gem.id].copies)) for gem in Gem]
    return TamashiiRules(
        seats,
        LEVEL_BY_ID[settings["level"]],
        settings["peek"] == "shared",
        settings["failed_flip_public"],
        settings["bag_counts_public"],
        settings["robots_remember"],
        pack(copies),
        tuple(needs),
        tuple(effects),
        tuple(slack(need) for need in needs),
    )


# -- a user's file ----------------------------------------------------------------------

_TABLES: Final = ("need", "effect", "gems")


class _Placed(Value):
    """A value and where it stands in the file."""

    value: Any
    where: str


def _placed(given: Any, where: str) -> _Placed:
    return given if isinstance(given, _Placed) else _Placed(given, where)


def _rows(data: Mapping[str, Any]) -> Iterator[tuple[str, str, Any, str]]:
    """What the `[[card]]` rows change: (need, effect or gems, card id, value, where)."""
    for number, row in enumerate(printed_rows(data), 1):
        name, where = row.get("id"), f"data: [[card]] {number}"
        for key in ("need", "effect"):
            if key in row and name in CHARACTER_IDS:
                yield key, name, row[key], f"{where}.{key}"
        if "copies" in row and name in GEM_IDS:
            yield "gems", name, row["copies"], f"{where}.copies"


def _known(changes: Mapping[str, Any], ids: tuple[str, ...], where: str, kind: str) -> None:
    unknown = set(changes) - set(ids)
    if unknown:
        raise OptionError(f"data: {where}.{shown(min(unknown))} is no {kind}; there are {', '.join(ids)}")


def _need(name: str, given: Any) -> int:
    placed = _placed(given, f"data: tamashii.need.{name}")
    need, where = placed.value, placed.where
    if not isinstance(need, Mapping) or not need:
        raise OptionError(f"{where}: a table of colours is needed, such as {{ blue = 3 }}")
    counts = dict.fromkeys(GEM_IDS, 0)
    for colour, n in need.items():
        if colour not in GEM_IDS[:3]:
            raise OptionError(f"{where}.{shown(colour)} cannot be wanted; {', '.join(GEM_IDS[:3])} can")
        counts[colour] = a_whole(n, f"{where}.{colour}", range(1, MOST_WANTED + 1))
    return pack(counts.values())


def _effect(name: str, given: Any) -> Effect:
    placed = _placed(given, f"data: tamashii.effect.{name}")
    effect, where = placed.value, placed.where
    kinds = {kind.value: kind for kind in EffectKind}
    chosen = [kind for kind in effect if kind in kinds] if isinstance(effect, Mapping) else []
    allowed = {*chosen, "count"} if chosen == ["return_gems"] else {*chosen}
    if len(chosen) != 1 or set(effect) - allowed:
        raise OptionError(
            f"{where}: exactly one of {', '.join(kinds)} is needed; return_gems goes with count"
        )
    kind, value = kinds[chosen[0]], effect[chosen[0]]
    if kind is EffectKind.RETURN_ALL:
        if value is not True:
            raise OptionError(f"{where}.return_all: {shown(value)} is not allowed; true")
        return Effect(kind)
    if kind is EffectKind.LOOK:
        return Effect(kind, n=a_whole(value, f"{where}.look", range(1, 2)))
    if kind is EffectKind.REMOVE_RED:
        return Effect(kind, Gem.RED, a_whole(value, f"{where}.remove_red", range(1, 11)))
    if value not in GEM_IDS[:3]:
        raise OptionError(f"{where}.return_gems: {shown(value)} is not allowed; {', '.join(GEM_IDS[:3])}")
    return Effect(kind, GEM_BY_ID[value], a_whole(effect.get("count", 2), f"{where}.count", range(1, 11)))


def _copies(gem: Gem, given: Any) -> int:
    placed = _placed(given, f"data: tamashii.gems.{gem.id}")
    return a_whole(placed.value, placed.where, COPIES[gem])
