"""The KamiMaï's sheets: levels, their zones, and what zones ask for; read from data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from accessible_games.engine import OptionError, Value, shown
from accessible_games.games.deck import load_table

from .cards import EFFECT_BY_ID, SPELL_BY_ID, SPELL_IDS, SPELLS, Effect, Spell

START: Final = "start"
NOWHERE: Final = -1
"""No zone is targeted, or none has its arrow scratched at the start."""
MOST_ZONES: Final = 12
MOST_SPELLS: Final = 9


class Zone(Value):
    """A zone of a sheet.

    Attributes:
        id: its letter or word.
        effect: what a drawn Guardian does there.
        spells: what it asks for, sorted.
        arrows_from: "start" and ids of zones, one of which must be sealed; empty: always in reach.
    """

    id: str
    effect: Effect
    spells: tuple[Spell, ...]
    arrows_from: tuple[str, ...] = ()

    @property
    def open_spells(self) -> int:
        """The spells as a pile of `SPELLS`."""
        return SPELLS.pile_of(self.spells)

    def table(self) -> dict[str, Any]:
        """The zone as the data file has it."""
        arrows = {"arrows_from": list(self.arrows_from)} if self.arrows_from else {}
        return {"id": self.id, "effect": self.effect.id, "spells": [s.id for s in self.spells]} | arrows


class Sheet(Value):
    """A sheet: its zones, and the one whose arrow is scratched at the start, or `NOWHERE`."""

    zones: tuple[Zone, ...]
    start: int = NOWHERE

    def number_of(self, zone: str) -> int:
        """The place of a zone on the sheet, from 0; `NOWHERE` if it has none of that id, in any letters."""
        wanted = zone.casefold()
        return next((n for n, one in enumerate(self.zones) if one.id.casefold() == wanted), NOWHERE)

    def reachable(self, number: int, sealed: Sequence[int]) -> bool:
        """Whether an arrow leads to a zone that is not sealed."""
        arrows = self.zones[number].arrows_from
        if number in sealed:
            return False
        return not arrows or START in arrows or any(self.zones[done].id in arrows for done in sealed)


@lru_cache(maxsize=1)
def shipped_sheets() -> tuple[Sheet, ...]:
    """The sheets that come with the program, level 1 first."""
    return read_levels(load_table("kamimai", "sheets.toml")["level"], "sheets.toml: level")


def read_levels(rows: Any, where: str) -> tuple[Sheet, ...]:
    """The sheets of a data file, in the order of their levels.

    Raises:
        OptionError: one sentence that names the key and what is allowed.
    """
    if not isinstance(rows, list) or not rows or not all(isinstance(row, Mapping) for row in rows):
        raise OptionError(f"{where}: a list of tables is needed, one per level")
    levels: dict[int, Sheet] = {}
    for row in rows:
        level = row.get("id")
        if type(level) is not int or level in levels or not 1 <= level <= len(rows):
            raise OptionError(f"{where}.id: each number from 1 to {len(rows)} is needed once")
        extra = set(row) - {"id", "start", "zones"}
        if extra:
            raise OptionError(f"{where} {level}: {shown(min(extra))} is not known; id, start and zones are")
        levels[level] = _sheet(row, f"{where} {level}")
    return tuple(levels[level] for level in sorted(levels))


def _sheet(row: Mapping[str, Any], where: str) -> Sheet:
    zones = read_zones(row.get("zones"), where)
    sheet = Sheet(zones)
    if START in row:
        number = sheet.number_of(row[START]) if isinstance(row[START], str) else NOWHERE
        if number == NOWHERE:
            raise OptionError(f"{where}.start: one of {', '.join(zone.id for zone in zones)} is needed")
        sheet = Sheet(zones, number)
    return sheet


def read_zones(rows: Any, where: str) -> tuple[Zone, ...]:
    """The zones of one sheet.

    Raises:
        OptionError: one sentence that names the key and what is allowed.
    """
    if not isinstance(rows, list) or not 1 <= len(rows) <= MOST_ZONES:
        raise OptionError(f"{where}.zones: a list of 1 to {MOST_ZONES} tables is needed")
    zones = tuple(_zone(row, f"{where}.zones") for row in rows)
    ids = [zone.id for zone in zones]
    if len({name.casefold() for name in ids}) < len(ids):
        raise OptionError(f"{where}.zones: each id stands once")
    for zone in zones:
        unknown = sorted(set(zone.arrows_from) - {START, *ids})
        if unknown:
            what = f"arrows_from {unknown[0]} is neither start nor a zone"
            raise OptionError(f"{where}.zones.{zone.id}: {what}")
    _check_way(Sheet(zones), where)
    return zones


def _check_way(sheet: Sheet, where: str) -> None:
    """All zones can be sealed one after the other."""
    sealed: list[int] = []
    while len(sealed) < len(sheet.zones):
        found = [n for n in range(len(sheet.zones)) if sheet.reachable(n, sealed)]
        if not found:
            lost = next(zone.id for n, zone in enumerate(sheet.zones) if n not in sealed)
            raise OptionError(f"{where}.zones.{lost}: no arrow ever leads there")
        sealed += found


def _zone(row: Any, where: str) -> Zone:
    keys = {"id", "effect", "spells", "arrows_from"}
    if not isinstance(row, Mapping) or set(row) - keys or not {"id", "effect", "spells"} <= set(row):
        raise OptionError(f"{where}: a zone is a table with id, effect, spells and perhaps arrows_from")
    name, effect, spells, arrows = row["id"], row["effect"], row["spells"], row.get("arrows_from", [])
    if not isinstance(name, str) or not name.isalnum() or name == START or len(name) > 20:
        raise OptionError(f"{where}.id: {str(name)[:40]!r} is not allowed; a word of letters and digits is")
    if not isinstance(effect, str) or effect not in EFFECT_BY_ID:
        allowed = ", ".join(EFFECT_BY_ID)
        raise OptionError(f"{where}.{name}.effect: {str(effect)[:40]!r}; {allowed} are allowed")
    known = isinstance(spells, list) and all(isinstance(one, str) and one in SPELL_IDS for one in spells)
    if not known or not 1 <= len(spells) <= MOST_SPELLS:
        raise OptionError(f"{where}.{name}.spells: 1 to {MOST_SPELLS} of {', '.join(SPELL_IDS)} are needed")
    if not isinstance(arrows, list) or not all(isinstance(one, str) for one in arrows):
        raise OptionError(f"{where}.{name}.arrows_from: a list of start and zone ids is needed")
    return Zone(name, EFFECT_BY_ID[effect], tuple(sorted(SPELL_BY_ID[s] for s in spells)), tuple(arrows))
