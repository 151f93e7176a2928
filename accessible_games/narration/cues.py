"""Which cue goes with a fact: rows of `cues.toml` beside the facts' own module."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from accessible_games.engine import Fact, Refused, Seat
from accessible_games.engine.toml import TomlError, parse_toml

from .wording import package_of, perspective

SILENT: Final = "silent"
"""What a row says in place of a cue id where nothing is to sound."""

_LISTENER: Final = "listener"
_ROW_KEYS: Final = frozenset({"fact", "play", _LISTENER})


def cue_for(fact: Fact, listener: Seat | None = None) -> str | None:
    """The id of the cue that goes with a fact as `listener` (None: the table) hears it.

    Returns:
        None where nothing sounds: a row says "silent", or none fits.

    Raises:
        ValueError: a row asks for a field that is not there or can be hidden.
    """
    if isinstance(fact, Refused):
        return f"refused-{fact.kind.value}"
    heard_as = "table" if listener is None else perspective(fact, listener) or "other"
    for row in cue_rows(package_of(type(fact))).get(fact.key, ()):
        check_row(type(fact), row)
        if row.get(_LISTENER, heard_as) == heard_as and _fields_fit(fact, row):
            return None if row["play"] == SILENT else str(row["play"])
    return None


def check_row(cls: type[Fact], row: Mapping[str, Any]) -> None:
    """Hold a row to what everybody may hear: a cue never depends on a field that can be hidden.

    Raises:
        ValueError: it does, or asks for a field that the fact does not have.
    """
    for field in row.keys() - _ROW_KEYS:
        annotation = cls.field_types.get(field)
        if annotation is None:
            raise ValueError(f"cue of {cls.key}: no field {field}; {', '.join(cls.field_types)} are there")
        if "Sealed" in annotation or "Hidden" in annotation:
            raise ValueError(f"cue of {cls.key}: {field} can be hidden, so no cue may depend on it")


@cache
def cue_rows(package: str) -> Mapping[str, tuple[Mapping[str, Any], ...]]:
    """Fact key -> its rows in order, from the package's `cues.toml`; nothing where there is none.

    Raises:
        ValueError: it cannot be read, or a row lacks something; one sentence that names the file.
    """
    source = files(package).joinpath("cues.toml")
    if not source.is_file():
        return {}
    rows: dict[str, tuple[Mapping[str, Any], ...]] = {}
    for n, row in enumerate(_table(source).get("cue", ()), start=1):
        if not {"fact", "play"} <= row.keys():
            raise ValueError(f"{source}, cue {n}: fact and play are needed")
        rows[row["fact"]] = (*rows.get(row["fact"], ()), row)
    return rows


def _table(source: Traversable) -> dict[str, Any]:
    try:
        return parse_toml(source.read_bytes())
    except TomlError as problem:
        raise ValueError(f"{source}: {problem}") from None


def _fields_fit(fact: Fact, row: Mapping[str, Any]) -> bool:
    return all(_plain(getattr(fact, field)) == row[field] for field in row.keys() - _ROW_KEYS)


def _plain(value: Any) -> Any:
    """A field's value as a TOML file writes it: a card by its id."""
    return getattr(value, "id", value)
